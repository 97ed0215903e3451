"""Day of the Dead as a picture: two lines of fighters facing each other, their spirits, the hand, and the fights."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.engine.pieces import BECOME_SPIRIT, LEAVE_IT, STAY_FALLEN, UNEARTH_IT
from ofrenda.games.day_of_the_dead.scene.arena import arena
from ofrenda.games.day_of_the_dead.scene.decks import decks
from ofrenda.games.day_of_the_dead.scene.field import between, line, offered_places
from ofrenda.games.day_of_the_dead.scene.hand import stage
from ofrenda.games.day_of_the_dead.scene.layout import Layout
from ofrenda.games.day_of_the_dead.scene.players import players
from ofrenda.games.day_of_the_dead.scene.sight import DaySight
from ofrenda.games.day_of_the_dead.text.words import fighter_word
from ofrenda.games.day_of_the_dead.view import UNKNOWN, DayView
from ofrenda.kernel.scene import STILL, Offer, Offers, Picture, Staging, ground, svg, tag
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, kept, listing


def draw(view: View, offers: Offers, names: Sequence[str], staging: Staging = STILL) -> Picture:
    sight = DaySight(narrowed(view, DayView), offers, names, staging)
    layout, far, near = sight.layout, 1 - sight.near, sight.near
    offered = offered_places(sight)

    return svg(
        *layout.size,
        _("Day of the Dead: turn {turn}, {score}", turn=sight.view.turn, score=_score(sight)),
        _ground(layout),
        *between(sight),
        *line(sight, far, offered),
        *line(sight, near, offered),
        *decks(sight),
        *stage(sight),
        *arena(sight),
        *players(sight),
        *_tags(sight),
        cls="tall" if layout.tall else "",
    )


@kept(2)
def _ground(layout: Layout) -> str:
    """Under everything the table; on a wide screen with paper flags half as large as elsewhere."""
    width, height = layout.size
    if layout.tall:
        return ground(width, height, banner=False)
    return f'<g transform="scale(.5)">{ground(2 * width, 2 * height)}</g>'


def _tags(sight: DaySight) -> list[str]:
    """What belongs to no piece, such as to leave a fighter as it is; on a tall screen also what has no room on one."""
    first = sight.offers.first
    if not sight.tall:
        return [_tag(sight.layout, 1, _("leave it"), first(LEAVE_IT)), ""]
    if sight.view.phase.name == "MayUnearth":
        left, right = (_("unearth"), first(UNEARTH_IT)), (_("leave it"), first(LEAVE_IT))
    else:
        left, right = (_("be the spirit"), first(BECOME_SPIRIT)), (_("stay fallen"), first(STAY_FALLEN))
    return [_tag(sight.layout, at, _of_fighter(sight, word), offer) for at, (word, offer) in enumerate((left, right))]


def _of_fighter(sight: DaySight, word: str) -> str:
    """With the name of the fighter that it is about: the tags stand below both who fight."""
    view = sight.view
    owner = view.phase.number("owner") if view.phase.name == "MayUnearth" else sight.near
    card = view.lines[owner][view.fight.slot] if view.fight else None
    if card is None or card.fighter == UNKNOWN:
        return word
    return _("{fighter}: {what}", fighter=fighter_word(card.fighter), what=word)


@kept(64)
def _tag(layout: Layout, number: int, text: str, offer: Offer | None) -> str:
    return tag(text, offer, layout.tags[number], 168 if layout.tall else 118) if offer else ""


def _score(sight: DaySight) -> str:
    return listing([f"{name} {points}" for name, points in zip(sight.names, sight.view.scores, strict=False)])
