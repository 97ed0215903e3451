"""The supply of tokens."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import CANDLE, CONVERT, PEEK, SIDES, TAKE, TOKENS
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.layout import Layout
from ofrenda.games.die_of_the_dead.scene.sight import DieSight
from ofrenda.games.die_of_the_dead.scene.tags import all_of, piece
from ofrenda.games.die_of_the_dead.text.about import token_about, token_rule
from ofrenda.games.die_of_the_dead.text.words import TOKEN_WORDS, token_label
from ofrenda.kernel.scene import Offer, group, touch, words
from ofrenda.words import _, kept

BOLD = 1.1
"""How much wider bold letters are."""


def supply(sight: DieSight) -> str:
    """A candle is also what a prepared soul is taken back for."""
    view, offers = sight.view, sight.offers
    clicks = [all_of(offers, TAKE + kind) for kind in range(len(TOKENS))]
    clicks[CANDLE] += offers.within(range(CONVERT, PEEK))
    return _supply(sight.layout, view.sides, view.stock, tuple(clicks))


@kept(256)
def _supply(layout: Layout, sides: str, stock: tuple[int, ...], offers: tuple[tuple[Offer, ...], ...]) -> str:
    box = layout.supply
    lines = len(TOKENS) // layout.supply_across
    wide, high = box.width / layout.supply_across, box.height / lines

    tokens = []
    for kind, (left, clicks) in enumerate(zip(stock, offers, strict=True)):
        row, column = divmod(kind, layout.supply_across)
        tokens.append(
            piece(
                touch(0, (high - layout.finger) / 2 - 0.5, wide - 4, layout.finger) if clicks else "",
                f'<rect class="die-shelf" y="1" width="{wide - 4:g}" height="{high - 3:g}" rx="10"/>',
                group(shapes.token(kind, 0.8), at=(21, high / 2 - 0.5)),
                _words(kind, sides, left, layout.tall, high),
                offers=clicks,
                label=token_label(kind, sides),
                cls="" if left else "die-gone",
                at=(box.x + column * wide, box.y + row * high),
                key=f"supply-{kind}",
                about=token_about(kind, sides, bool(clicks), left),
                rule=token_rule(kind, sides),
            )
        )

    return group(*tokens, cls="die-supply")


def _words(kind: int, sides: str, left: int, tall: bool, high: float) -> str:
    """How many there are, with its side where not all lie on the usual one; by name where there is room."""
    count = f"×{left}" if set(sides) == {SIDES[0]} else f"{sides[kind]} ×{left}"
    if tall:
        return shapes.fitted(count, 58, high / 2 + 5, "die-whose", 28)
    name = shapes.fitted(_(TOKEN_WORDS[kind]), 78, high / 2 - 3, "die-word", 68, BOLD)
    return name + words(count, 78, high / 2 + 14, "die-whose")
