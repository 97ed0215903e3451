"""The souls, tokens, caskets and steps, and the actions.

A soul is a die: ordinary, or a power soul whose 3 and 4 are skulls. Souls belong to an owner: a seat, or with two
players the ghost. Lists over souls count them at `owner * 2 + kind`; in names they go by their colour, `red` or
`red-power`. Caskets are numbered by their position, from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.kernel.chance import Die

NOBODY: Final = -1
MOST_SEATS: Final[i64] = 5

WHITE: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BLACK: Final = 4
COLOURS: Final = ("white", "red", "yellow", "blue", "black")

ORDINARY: Final = 0
POWER: Final = 1
KINDS: Final = ("soul", "power")
SOUL_KINDS: Final[i64] = 2
SOUL_NAMES: Final = tuple([name for colour in COLOURS for name in (colour, f"{colour}-power")])
POWER_SOULS: Final = 3

VALUES: Final[i64] = 6
ORDINARY_FACES: Final = ("1", "2", "3", "4", "5", "6")
POWER_FACES: Final = ("1", "2", "skull", "skull", "5", "6")
POWER_VALUES: Final = (1, 2, 0, 5, 6)
"""What the different faces of a power die count, in the order of a roll; the skull's 0 is still to be declared."""
DICE: Final = tuple(
    [Die(name, POWER_FACES if number % 2 else ORDINARY_FACES) for number, name in enumerate(SOUL_NAMES)]
)
"""By colour and kind."""

CASKETS: Final[i64] = 4
PREPARED_ROOM: Final = 3
MOST_ADDED: Final = 3
"""So many prepared souls go into casket 1 at once (DIE-C1)."""
GHOST_ROOM: Final = 2
"""When so many of its souls are prepared, the ghost lays them into casket 1 (DIE-G2)."""
STEPS: Final[i64] = 8
"""Above them lies the land of the living, as step nine."""
LIVING: Final[i64] = 9
SPACES: Final[i64] = 5

CANDLE: Final = 0
MARIGOLD: Final = 1
INCENSE: Final = 2
BREAD: Final = 3
TOKENS: Final = ("candle", "marigold", "incense", "bread")
TOKEN_KINDS: Final[i64] = 4
TOKENS_HELD: Final = 2
SIDES: Final = ("A", "B")

# What a space on the steps grants: a token by its number, or one of these.
PREPARE_BONUS: Final = 4
POWER_BONUS: Final = 5
BLANK: Final = 6
BONUSES: Final = (*TOKENS, "prepare", "power soul", "blank")

# What was used in a turn and serves once in it, as bits: the abilities, then Bread B by the colour that played it.
CONVERTED: Final = 1
SWAPPED: Final = 2
PEEKED: Final = 4
BREAD_BY: Final = (8, 16, 32, 64, 128)
ANY_BREAD: Final = 248
ONCE: Final = ("convert", "swap", "peek", *(f"bread {colour}" for colour in COLOURS))

# Actions
PASS: Final = 0
DONE: Final = 1
CASKET: Final = 2
PLAY_CANDLE: Final = 6
SWAP_CASKETS: Final = 7
LOOK: Final = 10
MARIGOLD_ADD: Final = 14
PLAY_BREAD: Final = 18
BREAD_INTO: Final = 20
PLAY_INCENSE: Final = 24
ADD_FREE: Final = 25
ADD_PREPARED: Final = 27
PREPARE: Final = 29
KEEP: Final = 31
CONVERT: Final = 33
PEEK: Final = 35
SWAP: Final = 39
TAKE: Final = 43
TAKE_FROM: Final = 47
DISCARD: Final = 67
DECLARE: Final = 71
TURN: Final = 77
UP: Final = 137
DOWN: Final = 138
REMOVE: Final = 139
ASCEND: Final = 149
SPACE: Final = 159
MOVE: Final = 164
POWER_SOUL: Final = 165
RETURN: Final = 166

ACTIONS: Final = (
    "pass",
    "done",
    *(f"casket {number}" for number in range(1, CASKETS + 1)),
    "candle",
    *(f"candle {number}-{number + 1}" for number in range(1, CASKETS)),
    *(f"marigold casket {number}" for number in range(1, CASKETS + 1)),
    *(f"marigold {where} {kind}" for where in ("free", "prepared") for kind in KINDS),
    *(f"bread {kind}" for kind in KINDS),
    *(f"bread casket {number}" for number in range(1, CASKETS + 1)),
    "incense",
    *(f"add {where} {kind}" for where in ("free", "prepared") for kind in KINDS),
    *(f"prepare {kind}" for kind in KINDS),
    *(f"keep {kind}" for kind in KINDS),
    *(f"convert {kind}" for kind in KINDS),
    *(f"peek {number}" for number in range(1, CASKETS + 1)),
    *(f"swap {token}" for token in TOKENS),
    *(f"take {token}" for token in TOKENS),
    *(f"take {token} from {colour}" for colour in COLOURS for token in TOKENS),
    *(f"discard {token}" for token in TOKENS),
    *(f"skull {value}" for value in range(1, VALUES + 1)),
    *(f"turn {soul} {value}" for soul in SOUL_NAMES for value in range(1, VALUES + 1)),
    "up",
    "down",
    *(f"remove {soul}" for soul in SOUL_NAMES),
    *(f"ascend {soul}" for soul in SOUL_NAMES),
    *(f"space {number}" for number in range(1, SPACES + 1)),
    "move caskets",
    "power soul",
    *(f"return {step}" for step in range(1, STEPS)),
)

EVENTS: Final = (
    *("ascended", "begins", "bread", "candle", "cannot-prepare", "chose", "converted", "declared"),
    *("discarded", "ended", "gained-power", "gained-token", "incense", "laid", "laid-prepared", "looked"),
    *("marigold", "moved", "not-shaken", "nothing-removed", "peeked", "prepared", "removed", "returned"),
    *("rolled-for-start", "shake-again", "shook", "swapped", "swapped-token", "too-long", "turn", "turned"),
    "won",
)
"""The kinds of events that its phases tell."""

# Who lays what before the first turn, by turn order: the caskets that get a soul each, and the prepared souls.
RULEBOOK_SETUP: Final = (((0, 1), 0), ((0, 1), 1), ((0, 2), 0), ((0, 2), 1), ((0, 1, 2), 0))
PUBLISHED_SETUP: Final = (((0,), 1), ((0, 1), 0), ((0, 1), 1), ((0, 1, 2), 0), ((0, 1, 2), 1))
