"""What the settings of Die of the Dead rule out: sides of boards, abilities and colours that nobody has."""

from __future__ import annotations

from collections.abc import Iterator

from ofrenda.games.die_of_the_dead.engine.pieces import COLOURS, NOBODY, TOKENS
from ofrenda.games.die_of_the_dead.engine.settings import DieRules
from ofrenda.kernel.use import Excluded

OF_SIDE: dict[tuple[str, bool], Excluded] = {
    ("candle", False): Excluded(("candle",), ("candle",)),
    ("candle", True): Excluded((r"candle \d-\d",), ("swapped",)),
    ("marigold", False): Excluded((r"marigold casket \d",), ("looked", "nothing-removed")),
    ("marigold", True): Excluded((r"marigold (?:free|prepared) .+",), ("marigold",)),
    ("incense", False): Excluded(("turn .+", "up", "down"), ("incense", "turned")),
    ("incense", True): Excluded((), ("shake-again",)),
    ("bread", False): Excluded(("bread (?:soul|power)",)),
    ("bread", True): Excluded((r"bread casket \d",)),
}
"""By token and side (B is True): what only that side of its board brings."""


def excluded(rules: DieRules) -> Excluded:
    found = list(_parts(rules))
    return Excluded(
        tuple(pattern for part in found for pattern in part.actions),
        tuple(event for part in found for event in part.events),
    )


def _parts(rules: DieRules) -> Iterator[Excluded]:
    for token, side_b in zip(TOKENS, rules.side_b, strict=True):
        yield OF_SIDE[token, not side_b]

    if rules.red == NOBODY:
        yield Excluded(("convert .+",), ("converted",))
    if rules.yellow == NOBODY:
        yield Excluded((r"peek \d",), ("peeked",))
    if rules.blue == NOBODY:
        yield Excluded((r"return \d+",), ("returned",))
    if rules.black == NOBODY:
        yield Excluded(("swap .+", "take .+ from .+"), ("swapped-token",))

    for number, colour in enumerate(COLOURS):
        owner = rules.owner_of[number]
        if owner == NOBODY:
            yield Excluded((rf"(?:turn|remove|ascend) {colour}(?:-power)?(?: \d)?",))
        if owner == NOBODY or owner >= rules.seats or owner == rules.black:
            yield Excluded((f"take .+ from {colour}",))
