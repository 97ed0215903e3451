"""The faces of the fighters: friendly skulls, each with eyes, a mouth and something of its own."""

from __future__ import annotations

from typing import Final

from ofrenda.games.day_of_the_dead.engine.pieces import FIGHTER_NAMES

HEAD: Final = (
    '<path class="day-bone" d="'
    'M-24 -6C-24 -24 -13 -30 0 -30S24 -24 24 -6C24 4 18 8 16 13V26H-16V13C-18 8 -24 4 -24 -6Z"/>'
    '<path class="day-ink" d="M0 4l4 7h-8z"/>'
)
SOCKETS: Final = '<circle class="day-ink" cx="-10" cy="-4" r="7"/><circle class="day-ink" cx="10" cy="-4" r="7"/>'

EYES: Final = {
    "round": SOCKETS,
    "angry": SOCKETS + '<path class="day-line" d="M-20 -15L-4 -9M20 -15L4 -9"/>',
    "sad": SOCKETS + '<path class="day-line" d="M-20 -10L-6 -16M20 -10L6 -16"/>',
    "sleepy": '<path class="day-ink" d="M-17 -5h14a7 7 0 0 1-14 0zM3 -5h14a7 7 0 0 1-14 0z"/>',
    "narrow": '<path class="day-ink" d="M-18 -8l15 4q-9 7-15-4zM18 -8l-15 4q9 7 15-4z"/>',
    "wide": '<circle class="day-ink" cx="-10" cy="-5" r="9"/><circle class="day-ink" cx="10" cy="-5" r="9"/>'
    '<circle class="day-light" cx="-10" cy="-5" r="3"/><circle class="day-light" cx="10" cy="-5" r="3"/>',
    "aside": SOCKETS
    + '<circle class="day-light" cx="-7" cy="-6" r="2.6"/><circle class="day-light" cx="13" cy="-6" r="2.6"/>',
    "coins": SOCKETS
    + '<circle class="day-gold" cx="-10" cy="-4" r="5"/><circle class="day-gold" cx="10" cy="-4" r="5"/>',
    "stars": SOCKETS
    + '<path class="day-gold" d="M-10 -10l2 4 4 2-4 2-2 4-2-4-4-2 4-2zM10 -10l2 4 4 2-4 2-2 4-2-4-4-2 4-2z"/>',
    "crossed": '<path class="day-line" d="M-15 -9l10 10M-5 -9l-10 10M5 -9l10 10M15 -9l-10 10"/>',
    "patch": '<circle class="day-ink" cx="10" cy="-4" r="7"/><path class="day-ink" d="M-18 -10h15v8a7 7 0 0 1-15 0z"/>'
    '<path class="day-line" d="M-23 -12L22 -20"/>',
}
MOUTHS: Final = {
    "teeth": '<path class="day-line thin" d="M-10 26v-8M-3.5 26v-8M3.5 26v-8M10 26v-8"/>',
    "grin": '<path class="day-line thin" d="M-12 15q12 9 24 0M-6 17v5M0 19v5M6 17v5"/>',
    "frown": '<path class="day-line thin" d="M-10 22q10 -8 20 0"/>',
    "open": '<ellipse class="day-ink" cy="19" rx="6" ry="5"/>',
    "fangs": '<path class="day-line thin" d="M-12 15h24"/>'
    '<path class="day-light edged" d="M-9 15h5l-2.5 8zM4 15h5l-2.5 8z"/>',
    "stitches": '<path class="day-line thin" d="M-12 19h24M-8 16v6M-3 16v6M3 16v6M8 16v6"/>',
    "tongue": '<path class="day-line thin" d="M-11 16h22"/><path class="day-rosa" d="M-2 16h9v6a4.5 4.5 0 0 1-9 0z"/>',
}
CANDLE: Final = (
    '<path class="day-light edged" d="M23 6h9v22h-9z"/><path class="day-gold" d="M27.5 -8q6 8 0 12q-6 -4 0 -12z"/>'
)
THINGS: Final = {
    "flower": '<path class="day-gold" d="M0 -32l3 5 6-1-3 5 3 5-6-1-3 5-3-5-6 1 3-5-3-5 6 1z"/>',
    "flames": '<path class="day-red" d="M-20 -20q-4 -12 4 -20q1 8 6 8q0 -8 8 -14q1 9 7 12q3 -3 3 -8q10 8 6 20'
    'q-17 -14 -34 2z"/>',
    "blades": '<path class="day-line steel" d="M-30 30L-12 8M30 30L12 8"/>'
    '<path class="day-gold" d="M-29 20l10 9-3 3-10-9zM29 20l-10 9 3 3 10-9z"/>',
    "flask": '<path class="day-turquoise" d="M22 2h8v8l7 14q1 5-4 5h-14q-5 0-4-5l7-14z"/>'
    '<circle class="day-light" cx="25" cy="22" r="2.5"/>',
    "no": '<circle class="day-line red" r="28" cy="-1"/><path class="day-line red" d="M-20 -21L20 19"/>',
    "strings": '<path class="day-line thin" d="M-16 -25V-40M0 -30V-40M16 -25V-40"/>'
    '<path class="day-gold" d="M-24 -43h48v5h-48z"/>',
    "sprout": '<path class="day-line green" d="M0 -29V-38"/>'
    '<path class="day-green" d="M0 -36q-14 2 -15 -9q14 -1 15 9zM0 -36q14 2 15 -9q-14 -1 -15 9z"/>',
    "bowl": '<path class="day-red" d="M-18 24h36q-2 12 -18 12t-18 -12z"/>',
    "question": '<path class="day-line gold" d="M22 -32q2 -8 9 -6t2 10q-4 2 -4 7M29 -15v2"/>',
    "coin": '<circle class="day-gold edged" cx="26" cy="20" r="9"/><path class="day-line thin" d="M26 15v10"/>',
    "coins": '<path class="day-gold edged" d="M-36 26h20v6h-20zM-34 20h20v6h-20zM16 26h20v6h-20zM18 20h20v6'
    'h-20zM16 14h20v6h-20z"/>',
    "tear": '<path class="day-turquoise" d="M-12 5q6 9 0 12q-6 -3 0 -12z"/>',
    "cloud": '<path class="day-cloud" d="M-20 -28a8 8 0 0 1 8 -11a11 11 0 0 1 20 -2a8 8 0 0 1 12 13z"/>',
    "sweat": '<path class="day-turquoise" d="M-29 -22q5 8 0 10q-5 -2 0 -10zM29 -22q5 8 0 10q-5 -2 0 -10z'
    'M22 -36q4 7 0 9q-4 -2 0 -9z"/>',
    "arrow": '<path class="day-line gold" d="M-28 14A30 30 0 1 0 -20 -26M-21 -36v11h11"/>',
    "wisp": '<path class="day-wisp" d="M-34 32q-4 -72 34 -72t34 72q-7 -9 -11 0q-6 -9 -12 0q-5 -9 -11 0'
    'q-6 -9 -11 0q-6 -9 -12 0q-5 -9 -11 0z"/>',
    "fedora": '<path class="day-ink" d="M-30 -17q30 -9 60 0l-2 5q-28 -7 -56 0zM-17 -20l3 -19q14 5 28 0l3 19z"/>'
    '<path class="day-rosa" d="M-16 -25h32l1 5h-34z"/>',
    "horns": '<path class="day-red" d="M-20 -20q-14 -4 -12 -20q5 10 18 12zM20 -20q14 -4 12 -20q-5 10 -18 12z"/>',
    "collar": '<path class="day-rosa" d="M-34 -6l14 42h40l14 -42l-18 24v10h-32v-10z"/>',
    "second": '<g transform="translate(21 -15) scale(.5)">' + HEAD + SOCKETS + "</g>",
    "mask": '<path class="day-turquoise" d="M-26 -13q13 -6 26 0q13 -6 26 0q2 18 -12 19q-9 0 -14 -7q-5 7 -14 7'
    'q-14 -1 -12 -19z"/>' + SOCKETS,
    "spade": '<path class="day-line wood" d="M29 -26V8"/>'
    '<path class="day-steel" d="M21 6h16v12q-2 9 -8 12q-6 -3 -8 -12z"/>',
    "bandana": '<path class="day-red" d="M-25 -12q3 -19 25 -19t25 19q-25 -9 -50 0zM24 -13l14 -4-4 8 6 6-16 -4z"/>',
    "glasses": '<path class="day-line green" d="M-18 -11h15v13h-15zM3 -11h15v13h-15zM-3 -6h6M-18 -7l-6 -3'
    'M18 -7l6 -3"/>',
    "flag": '<path class="day-line wood" d="M28 34V-36"/><path class="day-green" d="M28 -36l-24 6 24 8z"/>',
    "torch": '<path class="day-line wood" d="M28 32V-4"/>'
    '<path class="day-red" d="M28 -34q12 16 7 26q-7 7 -14 0q-5 -10 7 -26z"/>',
    "beard": '<path class="day-cloud" d="M-20 12q8 6 10 14h20q2 -8 10 -14q4 26 -20 30q-24 -4 -20 -30z"/>',
    "spark": '<path class="day-gold" d="M27 -40l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM-28 -32l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>',
    "bandage": '<path class="day-light edged" d="M-25 -21l44 -6 2 8-46 7zM2 -27l7 9"/>',
    "snooze": '<path class="day-line gold" d="M18 -20h8l-8 9h8M28 -38h9l-9 11h9"/>',
    "bubble": '<path class="day-light edged" d="M16 -40h24v16h-14l-7 7v-7h-3z"/>'
    '<path class="day-line thin" d="M21 -32h2M27 -32h2M33 -32h2"/>',
    "halo": '<ellipse class="day-line gold" cy="-36" rx="19" ry="5"/>',
    "candle": CANDLE,
    "crown": '<path class="day-gold edged" d="M-20 -22l-3 -19 12 9 11 -13 11 13 12 -9-3 19q-20 -7 -40 0z"/>',
    "shield": '<path class="day-turquoise" d="M14 2h24v12q-2 14 -12 18q-10 -4 -12 -18z"/>'
    '<path class="day-line thin" d="M26 5v23"/>',
}
BEHIND: Final = ("wisp", "collar", "second", "arrow")
"""What lies behind the head instead of before it."""

LOOKS: Final = {
    "oaf": "aside open flower",
    "anger": "angry teeth flames",
    "nemesis": "narrow grin blades",
    "alchemy": "round grin flask",
    "cancel": "narrow stitches no",
    "challenge": "angry grin shield",
    "control": "stars grin strings",
    "cultivate": "round grin sprout",
    "famine": "sad open bowl",
    "forget": "aside open question",
    "greed": "coins grin coin",
    "grief": "sad frown tear",
    "moody": "sleepy frown cloud",
    "paranoid": "wide frown sweat",
    "return": "round grin arrow",
    "spook": "wide open wisp",
    "spy": "aside teeth fedora",
    "troll": "angry tongue horns",
    "vampire": "narrow fangs collar",
    "twin": "round grin second",
    "hoard": "coins teeth coins",
    "mimic": "round grin mask",
    "digger": "round teeth spade",
    "scavenge": "patch grin bandana",
    "envy": "narrow frown glasses",
    "haunt": "sad open wisp",
    "rally": "stars open flag",
    "mob": "angry open torch",
    "elder": "sleepy teeth beard",
    "eager": "stars grin spark",
    "grudge": "angry frown bandage",
    "smug": "sleepy grin fedora",
    "sloth": "sleepy open snooze",
    "clumsy": "crossed tongue bandage",
    "gossip": "aside open bubble",
    "martyr": "sad grin halo",
    "exorcist": "narrow stitches candle",
    "usurp": "angry grin crown",
}
"""By fighter: its eyes, its mouth and its thing."""


def portrait(fighter: int) -> str:
    """The face of a fighter, drawn around the origin, about 70 wide."""
    eyes, mouth, thing = LOOKS[FIGHTER_NAMES[fighter]].split()
    face = HEAD + EYES[eyes] + MOUTHS[mouth]
    return THINGS[thing] + face if thing in BEHIND else face + THINGS[thing]
