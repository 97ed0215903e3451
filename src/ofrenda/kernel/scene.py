"""Scenes: a view drawn as SVG, for the browser, notebooks, docs and files.

A game's floor `scene/` has `draw(view, offers, names, staging)`: two compositions, one for wide screens, one for a
phone held upright, each at rest or at a moment. What can be clicked carries `data-action`, the number of its action, or
of several, of which a second click on another piece chooses one; whatever may be done can be done by clicking. What one
looks at in order to choose is a `subject`: on a small screen the page keeps it in sight, with what can be clicked. A
piece that may move keeps its `id`, so that it glides when the scene is replaced. Scenes use attributes and classes,
never `style`: the page's policy forbids it. They are built with plain string formatting, which is ten times as fast as
an element tree.

A move changes little of a scene. So it is made of parts, each drawn by a function of exactly what it shows and `kept`
by that: the same part is drawn once for all seats, moves and tables, and only sent if it changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event
from ofrenda.kernel.view import View
from ofrenda.words import bare

V = TypeVar("V", bound=View)

_escaped = lru_cache(8192)(escape)

SEAT_MARKS = ("petal", "dots", "drops", "star", "cross", "wave")
"""Each seat has a colour and a pattern on its skull; nothing is told by colour alone."""

FINGER = 64
"""As wide as a finger needs: 22 pixels where a scene of a thousand is as narrow as a phone."""
TAG_HEIGHT = 48
TAG_SIZE = 19
"""Of the letters on a tag."""


Spot: TypeAlias = tuple[float, float]
"""A place in a scene."""

Picture: TypeAlias = tuple[str, ...]
"""A scene in parts; joined they are one SVG."""


class Motif(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What a part of a scene shows, as the key by which the drawing is kept.

    Thousands are kept at a time, and none is part of a cycle: the garbage collector need not look at them.
    """


class Offer(Motif, frozen=True):
    """What a click on a piece does: the action, and how it is said."""

    action: int
    label: str


class Offers:
    """What the seat may do now."""

    def __init__(self, labels: Mapping[int, str]) -> None:
        self._offers = {action: Offer(action, label) for action, label in labels.items()}

    def __bool__(self) -> bool:
        return bool(self._offers)

    def first(self, *actions: int) -> Offer | None:
        """The first of these that may be done."""
        for action in actions:
            if action in self._offers:
                return self._offers[action]
        return None

    def within(self, *actions: range) -> tuple[Offer, ...]:
        """All that may be done of these."""
        return tuple(offer for number, offer in self._offers.items() if any(number in some for some in actions))


class Staging(msgspec.Struct, frozen=True):
    """For what a scene is drawn: for which screen, and at a moment what has just happened to the viewer's eyes."""

    tall: bool = False
    events: tuple[Event, ...] = ()

    def event(self, *kinds: str) -> Event | None:
        """The last of these kinds that has just happened."""
        return next((event for event in reversed(self.events) if event.kind in kinds), None)


STILL = Staging()
"""A position, on a wide screen."""


class Sight(Generic[V]):
    """What a scene is drawn from: the view, what its seat may do, the names of the players, and the staging."""

    def __init__(self, view: V, offers: Offers, names: Sequence[str], staging: Staging = STILL) -> None:
        self.view = view
        self.offers = offers
        self.names = names
        self.staging = staging
        self.tall = staging.tall


class Scene(Protocol):
    """The floor `scene/` of a game."""

    def draw(self, view: View, offers: Offers, names: Sequence[str], staging: Staging) -> Picture:
        """The position as the view's seat sees it, composed for the screen, with what has just happened."""
        ...


@cache
def shared_style() -> str:
    """The style sheet that all scenes share: the colours by name, the banner, skulls, tags."""
    return (Path(__file__).parent / "scene.css").read_text(encoding="utf-8")


def with_style(scene: Picture, sheet: str) -> str:
    """The scene as one SVG with its own style: for notebooks, docs and files, where no page has a sheet for it.

    Colours stand in it by value, since not every program that shows SVG knows custom properties.
    """
    head, *parts = scene
    return "".join([head, f"<style>{_by_value(sheet)}</style>", *parts])


def png(drawn: str, width: int | None = None) -> bytes:
    """An SVG as PNG, as wide as it is drawn or as wide as is asked for."""
    try:
        import resvg_py
    except ImportError:
        raise OfrendaError("For PNG a converter is needed: pip install ofrenda[png]. SVG needs none.") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=width))


@lru_cache(64)
def _by_value(sheet: str) -> str:
    values: dict[str, str] = dict(re.findall(r"(--[\w-]+):\s*([^;]+);", sheet))
    while found := re.search(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)", sheet):
        name, otherwise = found.groups()
        sheet = sheet.replace(found[0], values.get(name) or otherwise or "initial")
    rules = re.sub(r":root\s*{[^}]*}|/\*.*?\*/", "", sheet, flags=re.DOTALL)
    return " ".join(rules.split())


def svg(width: int, height: int, title: str, *parts: str, cls: str = "") -> Picture:
    """A whole scene."""
    name = f"scene {cls}".rstrip()
    return (
        f'<svg class="{name}" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">'
        f"<title>{escape(title)}</title>",
        *parts,
        "</svg>",
    )


def group(
    *parts: str,
    cls: str = "",
    at: tuple[float, float] | None = None,
    key: str = "",
    offer: Offer | None = None,
    offers: Sequence[Offer] = (),
    label: str = "",
    about: str = "",
    rule: str = "",
    way: Sequence[int] = (),
) -> str:
    """Shapes that belong together: placed, named, and clickable if that does something, or one of several things.

    At the end of a `way` stands a piece that several actions lead to, one after another: a click does them all.
    `about` says what the piece is, what it would do now or why it cannot be used, by which `rule`: for whoever asks.
    """
    attributes = f' class="{cls}"' if cls else ""
    if key:
        attributes += f' id="{key}"'
    if at is not None:
        attributes += f' transform="translate({at[0]:g} {at[1]:g})"'
    if offer is not None:
        offers = (offer,)
    if offers:
        attributes += f' data-action="{" ".join(str(one.action) for one in offers)}"'
        label = offers[0].label if len(offers) == 1 else label
    if way:
        attributes += f' data-way="{" ".join(map(str, way))}"'
    if about:
        attributes += f' data-about="{_escaped(about)}"'
    if rule:
        attributes += f' data-rule="{rule}"'

    title = f"<title>{_escaped(label)}</title>" if label else ""
    return f"<g{attributes}>{title}{''.join(parts)}</g>"


@lru_cache(8192, typed=True)
def words(text: object, x: float, y: float, cls: str = "", anchor: str = "middle") -> str:
    """A line of text."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" class="{cls}">{escape(str(text))}</text>'


@lru_cache(4096)
def fitted(text: str, x: float, y: float, cls: str, room: float, size: float, anchor: str = "middle") -> str:
    """A line of text, in letters of this size, for a place of this width: a longer one is squeezed.

    Languages differ by a third, and what can be pressed must be read as a whole.
    """
    squeezed = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if width_of(text, size) > room else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" class="{cls}"{squeezed}>{escape(text)}</text>'


NARROW, BROAD = frozenset("fijlrtIJ.,:;'!|()[]· "), frozenset("mwMW%@…")


def width_of(text: str, size: float) -> float:
    """About how wide a text in letters of this size is, rather more than less: fonts differ."""
    narrow = sum(letter in NARROW for letter in text)
    broad = sum(letter in BROAD for letter in text)
    capital = sum(letter.isupper() and letter not in BROAD for letter in text)
    return size * (0.63 * len(text) - 0.24 * narrow + 0.3 * broad + 0.1 * capital)


def shortened(text: str, most: int) -> str:
    """A name that fits its place: before it is cut, a bot's is told without its level."""
    text = text if len(text) <= most else bare(text)
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


@lru_cache(1024)
def touch(x: float, y: float, width: float = FINGER, height: float = FINGER) -> str:
    """Nothing to see, but room for a finger; drawn within what can be clicked."""
    return f'<rect class="touch" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'


@lru_cache(512)
def touch_areas(spots: tuple[Spot, ...], reach: float = FINGER / 2, finger: float = 0) -> tuple[str, ...]:
    """For spots close together: the room around each, as far as it may reach, cut so that a tap goes to the nearest.

    A spot that would be left with less than a finger needs has none: what it does is offered elsewhere, and the
    others have its room.
    """
    rooms = {spot: _room(spot, spots, reach) for spot in spots}
    while rooms and min(map(_extent, rooms.values())) < finger:
        del rooms[min(rooms, key=lambda spot: _extent(rooms[spot]))]
        rooms = {spot: _room(spot, tuple(rooms), reach) for spot in rooms}
    return tuple(_touch_area(rooms[spot]) if spot in rooms else "" for spot in spots)


def _room(spot: Spot, spots: tuple[Spot, ...], reach: float) -> list[Spot]:
    """The corners of the part of a square around the spot that is nearer to it than to any other."""
    corners: list[Spot] = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    for other in spots:
        corners = _nearer(corners, other[0] - spot[0], other[1] - spot[1])
    return corners


def _extent(corners: list[Spot]) -> float:
    """How wide a shape is, or how high, whichever is less."""
    across, down = [x for x, _y in corners], [y for _x, y in corners]
    return min(max(across) - min(across), max(down) - min(down))


def _touch_area(corners: list[Spot]) -> str:
    return f'<path class="touch" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in corners)}Z"/>'


def _nearer(corners: list[Spot], across: float, down: float) -> list[Spot]:
    """The part of a shape around the origin that is nearer to it than to the point across and down."""
    middle = (across * across + down * down) / 2
    beyond = [x * across + y * down - middle for x, y in corners]
    part = []
    for number, (x, y) in enumerate(corners):
        (before_x, before_y), before, here = corners[number - 1], beyond[number - 1], beyond[number]
        if before * here < 0:
            share = before / (before - here)
            part.append((before_x + share * (x - before_x), before_y + share * (y - before_y)))
        if here <= 0:
            part.append((x, y))
    return part


def tag(
    text: str,
    offer: Offer,
    at: tuple[float, float],
    width: float = 120,
    about: str = "",
    rule: str = "",
    last_resort: bool = False,
) -> str:
    """A paper tag for what belongs to no piece, such as passing; around it is room for a finger.

    A last resort neither glows nor has the colour of what is offered.
    """
    room = touch(0, (TAG_HEIGHT - FINGER) / 2, width)
    paper = f'<rect class="tag" width="{width:g}" height="{TAG_HEIGHT}" rx="12"/>'
    word = fitted(text, width / 2, 31, "tag-word", width - 10, TAG_SIZE)
    cls = "tagged last-resort" if last_resort else "tagged"
    return group(room, paper, word, cls=cls, at=at, offer=offer, about=about, rule=rule)


@cache
def ground(width: int, height: int, banner: bool = True) -> str:
    """The table under everything, and papel picado along its top: paper flags on a string."""
    table = f'<rect class="table" width="{width}" height="{height}" rx="18"/>'
    return table + papel_picado(width) if banner else table


@cache
def papel_picado(width: int) -> str:
    """Paper flags on a string, so wide and 46 high."""
    flags = []
    colours = ("rosa", "marigold", "turquoise", "leaf", "red")
    size = 62
    for number in range(width // size):
        x = number * size
        flags.append(
            f'<g class="flag {colours[number % len(colours)]}" transform="translate({x} 0)">'
            f'<path d="M3 4h56v34l-7 8-7-8-7 8-7-8-7 8-7-8-7 8-7-8z"/>'
            f'<circle class="hole" cx="31" cy="19" r="8"/><circle class="hole" cx="14" cy="14" r="3"/>'
            f'<circle class="hole" cx="48" cy="14" r="3"/><path class="hole" d="M26 32h10l-5 6z"/></g>'
        )

    return f'<g class="banner" aria-hidden="true"><path class="string" d="M0 4H{width}"/>{"".join(flags)}</g>'


@cache
def skull(seat: int, size: float = 40) -> str:
    """A friendly skull with the seat's colour and pattern, drawn around the origin."""
    return (
        f'<g class="skull seat-{seat % len(SEAT_MARKS)}" transform="scale({size / 40:g})">'
        '<path class="bone" d="M-17 -4C-17 -17 -9 -21 0 -21S17 -17 17 -4C17 3 13 6 11 9V17H-11V9C-13 6 -17 3 -17 -4Z"/>'
        '<circle class="eye" cx="-7" cy="-3" r="5"/><circle class="eye" cx="7" cy="-3" r="5"/>'
        '<path class="eye" d="M0 3l3 6h-6z"/><path class="teeth" d="M-7 17v-5M-2.3 17v-5M2.3 17v-5M7 17v-5"/>'
        f"{_mark(SEAT_MARKS[seat % len(SEAT_MARKS)])}</g>"
    )


def _mark(name: str) -> str:
    """The pattern on a skull's brow."""
    marks: Mapping[str, str] = {
        "petal": '<path class="mark" d="M0 -19c3 3 3 7 0 9c-3 -2 -3 -6 0 -9z"/>',
        "dots": '<g class="mark"><circle cx="-5" cy="-14" r="2"/><circle cx="0" cy="-16" r="2"/>'
        '<circle cx="5" cy="-14" r="2"/></g>',
        "drops": '<path class="mark" d="M-6 -18l3 6h-6zM6 -18l3 6h-6z"/>',
        "star": '<path class="mark" d="M0 -20l1.8 4.4h4.6l-3.7 2.8 1.4 4.6L0 -11l-4.1 2.8 1.4-4.6-3.7-2.8h4.6z"/>',
        "cross": '<path class="mark" d="M-1.6 -20h3.2v3.6h3.6v3.2H1.6v3.6h-3.2v-3.6h-3.6v-3.2h3.6z"/>',
        "wave": '<path class="mark line" d="M-9 -13c3 -5 6 5 9 0s6 5 9 0"/>',
    }
    return marks[name]
