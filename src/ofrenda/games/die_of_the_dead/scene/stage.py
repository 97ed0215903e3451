"""What is chosen from cards: a space of the steps for a climbing soul, a token, a soul that returns."""

from __future__ import annotations

from ofrenda.games.die_of_the_dead.engine.pieces import (
    COLOURS,
    DISCARD,
    RETURN,
    SPACE,
    SPACES,
    STEPS,
    TAKE,
    TAKE_FROM,
    TOKENS,
)
from ofrenda.games.die_of_the_dead.engine.state import NOWHERE
from ofrenda.games.die_of_the_dead.scene import shapes
from ofrenda.games.die_of_the_dead.scene.layout import Box, Layout
from ofrenda.games.die_of_the_dead.scene.sight import DieSight, Owner
from ofrenda.games.die_of_the_dead.scene.tags import piece
from ofrenda.games.die_of_the_dead.text.about import (
    ON_STEP,
    SOUL_RULES,
    soul_about,
    space_about,
    token_about,
    token_rule,
)
from ofrenda.games.die_of_the_dead.text.questions import gains
from ofrenda.games.die_of_the_dead.text.words import BONUS_WORDS, TOKEN_WORDS, player, player_first
from ofrenda.kernel.scene import Motif, Offer, group, shortened
from ofrenda.words import _, kept

TITLE_ROOM = 36
LETTERS, NOTED = 14, 9
"""How long names are in the title and on the cards."""


class Card(Motif, frozen=True):
    """Something to be chosen, or that has just been."""

    face: str
    """As it is drawn, around the origin."""
    word: str
    note: str = ""
    offer: Offer | None = None
    taken: bool = False
    lit: bool = False
    about: str = ""
    rule: str = ""


def stage(sight: DieSight) -> str:
    """The cards with their title, if something is put as cards now."""
    if not sight.cards:
        return ""
    title, cards = _step(sight) if sight.climb != NOWHERE else _pieces(sight)
    return _cards(sight.layout, title, tuple(cards))


def _step(sight: DieSight) -> tuple[str, list[Card]]:
    """The five spaces of a step: what they bring, and who stands there."""
    view, step = sight.view, sight.climb
    arrived = sight.staging.event("ascended")
    mine = view.seat is not None and view.heights[view.seat] == step

    cards = []
    for space in range(SPACES):
        bonus, soul = view.bonuses[step * SPACES + space], view.steps[step * SPACES + space] - 1
        here = arrived is not None and arrived.number("space") == space

        if soul >= 0:
            face = shapes.soul(view.colours[soul // 2], soul % 2 == 1, shapes.blank_face(soul // 2), 46)
            word = _(BONUS_WORDS[bonus]) if here else ""
            about = soul_about(soul % 2 == 1, ON_STEP)
            note = shortened(player(soul // 2, sight.names), NOTED)
            cards.append(Card(face, word, note, None, not here, here, about, SOUL_RULES[soul % 2]))
        else:
            offer = sight.offers.first(SPACE + space)
            about = space_about(step, bonus, mine, view.sides)
            cards.append(Card(_enlarged(bonus), _(BONUS_WORDS[bonus]), "", offer, False, False, about, "DIE-B2"))

    return _climbing(sight, step), cards


def _enlarged(bonus: int) -> str:
    """A bonus as large as the soul that would take its place."""
    return f'<g transform="scale(1.3)">{shapes.ICONS[bonus]}</g>'


def _climbing(sight: DieSight, step: int) -> str:
    """Whose soul comes to the step, and whether it brings a bonus."""
    view = sight.view
    arrived = sight.staging.event("ascended")
    owner = view.phase.number("soul") // 2 if arrived is None else arrived.number("seat")
    places = {"player": shortened(player_first(owner, sight.names), LETTERS), "step": step + 1}
    if arrived is None and not gains(view):
        return _("{player} climbs to step {step}, no bonus", **places)
    return _("{player} climbs to step {step}", **places)


def _pieces(sight: DieSight) -> tuple[str, list[Card]]:
    """Tokens of the supply and of others, or the viewer's own souls on the steps."""
    taking = sight.offers.within(range(TAKE, DISCARD))
    if taking:
        return _("Take a token"), [_token(sight, offer) for offer in taking]
    owner = sight.owners[sight.view.seat or 0]
    returning = sight.offers.within(range(RETURN, RETURN + STEPS))
    return _("Your souls on the steps"), [_climber(sight, owner, offer) for offer in returning]


def _token(sight: DieSight, offer: Offer) -> Card:
    view = sight.view
    kind = (offer.action - TAKE) % len(TOKENS)
    note = _("supply")
    if offer.action >= TAKE_FROM:
        colour = COLOURS[(offer.action - TAKE_FROM) // len(TOKENS)]
        note = shortened(player(view.colours.index(colour), sight.names), NOTED)
    about = token_about(kind, view.sides, True, view.stock[kind])
    face = shapes.token(kind)
    return Card(face, _(TOKEN_WORDS[kind]), note, offer, about=about, rule=token_rule(kind, view.sides))


def _climber(sight: DieSight, owner: Owner, offer: Offer) -> Card:
    step = offer.action - RETURN
    standing = [soul - 1 for soul in sight.view.steps[step * SPACES : (step + 1) * SPACES] if soul]
    power = owner.number * 2 + 1 in standing
    face = shapes.soul(owner.colour, power, shapes.blank_face(owner.number), 46)
    return Card(face, _("step {number}", number=step + 1), "", offer, about=soul_about(power, ON_STEP), rule="DIE-U")


@kept(512)
def _cards(layout: Layout, title: str, cards: tuple[Card, ...]) -> str:
    room = layout.stage()
    across = min(len(cards), 5 if len(cards) == SPACES or not layout.tall else 4)
    lines = -(-len(cards) // across)
    wide, high = (room.width - 12) / across, (room.height - TITLE_ROOM - 6) / lines

    size = (min(wide, 150) - 6, min(high, 180) - 6)
    left = room.x + (room.width - across * (size[0] + 6)) / 2 + 3
    top = room.y + TITLE_ROOM + (room.height - TITLE_ROOM - lines * (size[1] + 6)) / 2

    parts = [
        f'<rect class="die-stage" x="{room.x:g}" y="{room.y:g}" width="{room.width:g}" height="{room.height:g}" '
        'rx="14"/>',
        shapes.fitted(title, room.x + room.width / 2, room.y + 27, "die-headline", room.width - 24),
    ]

    for number, card in enumerate(cards):
        row, column = divmod(number, across)
        at = (left + column * (size[0] + 6), top + row * (size[1] + 6))
        parts.append(_card(card, Box(*at, *size), f"card-{number}"))

    return group(*parts, cls="die-stage-cards")


def _card(card: Card, box: Box, key: str) -> str:
    width, height = box.width, box.height
    scale = min(width / 52, (height - 40) / 50, 1.9)
    cls = "die-card" + (" die-taken" if card.taken else "") + (" die-here face-up" if card.lit else "")

    return piece(
        f'<rect class="die-card-paper" width="{width:g}" height="{height:g}" rx="10"/>',
        f'<g transform="translate({width / 2:g} {(height - 34) / 2 + 2:g}) scale({scale:.3g})">{card.face}</g>',
        shapes.fitted(card.word, width / 2, height - 24, "die-word", width - 4),
        shapes.fitted(card.note, width / 2, height - 8, "die-whose", width - 4),
        offer=card.offer,
        label=card.word or card.note,
        cls=cls,
        at=(box.x, box.y),
        key=key,
        about=card.about,
        rule=card.rule,
    )
