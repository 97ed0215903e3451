"""Makes the pictures of README and docs: `make pictures`."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import ofrenda
from ofrenda.kernel.text import keys
from ofrenda.testing import Placed, place

PICTURES = Path(__file__).parent / "pictures"
NIGHT = TerminalTheme(
    (27, 19, 38),
    (243, 234, 215),
    [
        (34, 22, 46),
        (232, 97, 26),
        (90, 168, 79),
        (246, 165, 26),
        (45, 27, 69),
        (214, 36, 127),
        (19, 168, 168),
        (243, 234, 215),
    ],
    [
        (120, 100, 140),
        (232, 97, 26),
        (90, 168, 79),
        (246, 165, 26),
        (120, 90, 180),
        (214, 36, 127),
        (19, 168, 168),
        (255, 246, 229),
    ],
)
# Rich's own frame names web fonts; ours uses what the reader has.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect width="{width}" height="{height}" rx="12" fill="#1b1326"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def rolling_bones() -> Placed:
    """A good moment: most of a skeleton, a hat, and a gravestone to bury it with."""
    table = place("rolling-bones", seats=2, totals=[31, 44])
    table.roll(
        "left hand forearm upper-arm foot foot lower-leg, right upper-arm 5xfoot, "
        "centre skull ribcage spine hat gravestone gravestone"
    )
    return table.play(1, "lay skull", "lay ribcage", "lay spine", "hat on", "lay left upper-arm", "lay left forearm")


def die_of_the_dead() -> Placed:
    """A good moment: casket 4 has been shaken, and Ana's incense decides who climbs."""
    table = place(
        "die-of-the-dead",
        seats=4,
        turn=27,
        tokens={"white": "incense candle", "red": "marigold", "blue": "bread candle"},
        prepared={"white": "soul power", "red": "soul soul soul", "yellow": "power", "blue": "soul"},
        caskets={
            "1": "white red yellow blue",
            "2": "red blue",
            "3": "yellow white",
            "4": "white white white-power red red yellow blue blue-power",
        },
        steps={
            "1": "red white . yellow blue",
            "2": ". white red . yellow",
            "3": "blue . white . .",
            "4": ". . blue-power white .",
            "5": ". . white . .",
        },
    )
    table.play(1, "pass").play(4, "pass").play(1, "casket 4").play(4, "pass")
    return table.roll("white 5 3, white-power 6, red 6 5, yellow 2, blue 4, blue-power 1")


def dia_de_los_muertos() -> Placed:
    """A good moment: Ana stands at the crossing with three bones to walk, and the dog is near."""
    table = place(
        "dia-de-los-muertos",
        seats=4,
        active=1,
        order=[1, 2, 3, 4],
        round=12,
        fields=[17, 16, 23, 6],
        arms=[2, 1, 2, 0],
        legs=[2, 2, 1, 2],
        hands=[
            "kicking, cake, dodge, bone patches, cartwheel",
            "kicking, snatching",
            "beating, 2x flowerpot",
            "header",
        ],
        laid=["skull", "hustle", "kicking", "leapfrog"],
        festivals=["music", "dance, banquet", "", ""],
        top=2,
        dog=7,
        digger=27,
        dens=["", "kicking, snatching", "beating"],
    )
    table.play(1, "movement")
    while table.state.deciders() != (0,):
        table.play(table.state.deciders()[0] + 1, "pass")
    return table


def day_of_the_dead() -> Placed:
    """A good moment: five slots deep, a Spook chooses whom to unearth."""
    return place(
        "day-of-the-dead",
        turn=5,
        scores=[27, 31],
        lines=[
            ["power-up vampire", "double oaf", "unearth twin", "power-up elder", "double spook"],
            ["unearth hoard", "double anger", "power-up troll", "unearth digger", "power-up usurp"],
        ],
        spirits=["unearth martyr", "double nemesis"],
        hands=[["double moody", "power-up rally", "unearth mimic"], ["double greed", "power-up mob", "unearth spy"]],
        discards=["double mob", "double sloth", "double envy", "power-up eager", "unearth haunt", "unearth famine"],
    )


SCENES = {
    "rolling-bones": rolling_bones,
    "dia-de-los-muertos": dia_de_los_muertos,
    "die-of-the-dead": die_of_the_dead,
    "day-of-the-dead": day_of_the_dead,
}


def draw_scene(slug: str) -> None:
    """The picture for README and docs: the scene with its own style sheet, as `ofrenda draw` makes it."""
    table = SCENES[slug]()
    names = ["Ana", "Luis", "Eva", "Juan", "Sofia", "Diego"][: table.state.rules.seats]
    picture = ofrenda.game(slug).draw(table.sees(1), table.state.actions(0), names)
    (PICTURES / f"{slug}.svg").write_text(picture)


def terminal_picture() -> None:
    table = rolling_bones()
    names = ["Ana", "Luis"]
    console = Console(record=True, width=80, highlight=False, force_terminal=True, file=io.StringIO())
    game = ofrenda.game("rolling-bones")
    view = table.sees(1)
    console.print(game.text.board(view, names))
    console.print()
    console.print(f"[bold]Ana:[/] {game.text.question(view, names)}")
    choices = game.text.menu(table.state.actions(0), view, names)
    for key, choice in zip(keys(choices), choices, strict=True):
        console.print(f"[bold cyan]{key:>2}[/] {choice.label}")
    picture = console.export_svg(theme=NIGHT, code_format=FRAME, title="", unique_id="ofrenda")
    (PICTURES / "rolling-bones-terminal.svg").write_text(picture)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    terminal_picture()
    for drawn in SCENES:
        draw_scene(drawn)
