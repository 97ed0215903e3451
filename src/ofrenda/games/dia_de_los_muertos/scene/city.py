"""The city as it never moves: a sugar skull, the ways on it, the fields, and where figures stand around them."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, cos, degrees, dist, hypot, radians, sin

from ofrenda.games.dia_de_los_muertos.engine.pieces import MOST_SEATS
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import marigold
from ofrenda.games.dia_de_los_muertos.view import Counts, DiaView, Rows
from ofrenda.kernel.scene import Spot

PILE_WIDTH = 125
"""Of the pile and the discards beside the jaw, in units of the canvas."""
RINGS = 24
"""So many rings around a field are searched for places to stand, a quarter of an elbow apart."""
DIRECTIONS = [(sin(radians(turn)), cos(radians(turn))) for turn in range(0, 360, 10)]
STANDS = 8
"""How many may stand around a field: six skeletons, the dog, the gravedigger."""

SKULL = (
    '<path class="dm-skull" d="M500 8C190 8 22 160 30 330C35 450 70 530 125 595C170 645 205 650 212 720L222 905'
    "C232 985 330 998 500 998S768 985 778 905L788 720C795 650 830 645 875 595C930 530 965 450 970 330"
    'C978 160 810 8 500 8Z"/>'
)
TEETH = "".join(
    f'<rect class="dm-tooth" x="{x}" y="{y}" width="74" height="66" rx="18"/>'
    for x in (376, 550)
    for y in range(650, 880, 73)
)
BROW = (
    '<path class="dm-swirl rosa" d="M250 210c-40 -50 30 -90 60 -45c18 30 -20 50 -32 28"/>'
    '<path class="dm-swirl turquoise" d="M820 480c40 -20 60 30 25 45c-24 8 -34 -18 -16 -26"/>'
    '<path class="dm-swirl leaf" d="M660 130c20 -30 60 -10 46 18c-10 18 -34 10 -30 -8"/>'
    '<path class="dm-swirl rosa" d="M680 650c40 -30 80 10 50 45c-22 20 -46 -4 -32 -24"/>'
    '<path class="dm-swirl turquoise" d="M690 860c-30 -30 -4 -66 26 -48c20 14 6 38 -12 30"/>'
)


PAW_SIDES = ((31, 21), (31, -21), (-31, 21), (-31, -21), (0, 38), (0, -38), (38, 0), (-38, 0))
"""Where beside a field a paw may lie."""


class City:
    """What never moves: the skull, the ways, the shape of every field, and where figures stand around it."""

    def __init__(
        self,
        layout: Layout,
        places: Rows,
        paths: Rows,
        arrows: Rows,
        start: int,
        goal: int,
        red: Counts,
        dens_at: Counts,
        festivals_at: Counts,
    ) -> None:
        left, top = layout.board
        self.layout = layout
        self.spots = [(left + x * layout.across, top + y * layout.down) for x, y in places]
        self.fields = sorted({field for edge in (*paths, *arrows) for field in edge})
        self.start = start
        self.goal = goal
        self.red = red
        self.dens_at = dens_at
        self.festivals_at = festivals_at
        self.one_way = {one for one, other in arrows if other not in red}
        self.out: dict[int, list[int]] = {field: [] for field in self.fields}
        """By field: the fields one step on."""
        for one, other in (*arrows, *paths):
            self.out[one].append(other)
        for one, other in paths:
            self.out[other].append(one)

        eyes = "".join(_eye(*places[field]) for field in (festivals_at[0], festivals_at[-1]))
        face = _face(layout, eyes, *places[dens_at[-1]])
        thin = layout.tall
        ways = [_way(*self.spots[one], *self.spots[other], False, thin) for one, other in paths]
        ways += [_way(*self.spots[one], *self.spots[other], True, thin) for one, other in arrows]
        self.ground = face + "".join(ways)

        self.paws = [self._beside(field) for field in range(len(places))]
        """Where the dog's way to a field is offered."""
        self._stands: dict[int, list[Spot]] = {}
        """By field, as soon as somebody has stood there: to look around all at once would hold up a server."""

    def stands(self, field: int) -> list[Spot]:
        """Where the first, the second and so on who is on the field stands, never on a number."""
        if field not in self._stands:
            self._stands[field] = self._around(field)
        return self._stands[field]

    def _beside(self, field: int) -> Spot:
        """Beside the field, on the side where other fields are farthest: which one is meant must be plain."""
        x, y = self.spots[field]
        sides = [(x + across, y + down) for across, down in PAW_SIDES]
        sides = [side for side in sides if side[1] > self.layout.board[1] + self.layout.radius]
        others = [spot for spot in self.spots if spot != (x, y)]
        others += self._festival_cards()
        return max(sides, key=lambda side: min(dist(side, other) for other in others))

    def _around(self, field: int) -> list[Spot]:
        """As near to the field as may be, nearer than to any other, nobody upon a number, nor upon anybody's face."""
        x, y = self.spots[field]
        elbow, near = self.layout.elbow, self.layout.radius + self.layout.elbow
        farthest = near + RINGS * elbow / 4
        others = [spot for spot in self.spots if 0 < dist(spot, (x, y)) < 2 * farthest]
        kept_clear = [*(self.grave(place) for place in range(1, MOST_SEATS + 1)), *self._festival_cards()]
        kept_clear = [spot for spot in kept_clear if dist(spot, (x, y)) < farthest + 2 * elbow]

        free: list[Spot] = []
        found: list[Spot] = []
        for ring in range(RINGS):
            far = near + ring * elbow / 4
            for across, down in DIRECTIONS:
                spot = (x + far * across, y - far * down)
                if not self._free(*spot) or any(dist(spot, other) < far for other in others):
                    continue
                if any(dist(spot, other) < 1.4 * elbow for other in kept_clear):
                    continue
                free.append(spot)
                if all(dist(spot, one) >= 1.8 * elbow for one in found):
                    found.append(spot)
                if len(found) == STANDS:
                    return found

        for apart in (1.25, 0.6):  # where there is little room they stand closer
            for spot in free:
                if len(found) < STANDS and all(dist(spot, one) >= apart * elbow for one in found):
                    found.append(spot)
        return found or [(x, y - near)] * STANDS  # a board of one's own may leave no room at all

    def _festival_cards(self) -> list[Spot]:
        """Where the festival cards lie, two above each field."""
        size = self.layout.radius / 17
        around = [self.spots[field] for field in self.festivals_at]
        return [(x + side * size, y - 27 * size) for x, y in around for side in (-15, 15)]

    def _free(self, x: float, y: float) -> bool:
        """Whether a figure there is on the board, and neither upon the pile nor upon the dens."""
        layout, elbow = self.layout, self.layout.elbow
        left, top = layout.board
        if not (left + elbow < x < left + 1000 * layout.across - elbow and top + elbow < y < top + layout.floor):
            return False
        upon_pile = y > layout.pile[1] - elbow and x < layout.pile[0] + PILE_WIDTH * layout.across + elbow
        return not upon_pile and not (y > layout.dens[1] - 2 * elbow and x > layout.dens[0] - 2 * elbow)

    def grave(self, place: int) -> Spot:
        """Where the gravestone of whoever comes home as this one stands."""
        x, y = self.spots[self.goal]
        step = 13 if self.layout.tall else 22
        return x + self.layout.radius + step * place, y + 4


_city = lru_cache(16)(City)


def city_of(view: DiaView, layout: Layout) -> City:
    return _city(
        layout, view.places, view.paths, view.arrows, view.start, view.goal, view.red, view.dens_at, view.festivals_at
    )


def _face(layout: Layout, eyes: str, x: int, y: int) -> str:
    """The skull below the fields, its eyes around the outer festivals, its nose around the last den."""
    nose = (
        f'<path class="dm-socket" d="M{x} {y - 85}C{x + 75} {y - 10} {x + 80} {y + 62} {x} {y + 44}'
        f'C{x - 80} {y + 62} {x - 75} {y - 10} {x} {y - 85}Z"/>'
    )
    (left, top), across, down = layout.board, layout.across, layout.down
    return (
        f'<g transform="translate({left:g} {top:g}) scale({across:g} {down:g})" aria-hidden="true">'
        f"{SKULL}{TEETH}{BROW}{eyes}{nose}"
        f"{marigold(512, 150, 2.6)}{marigold(455, 128, 1.4)}{marigold(570, 128, 1.4)}</g>"
    )


@cache
def _eye(x: int, y: int) -> str:
    petals = "".join(
        f'<circle class="{"dm-petal" if turn % 60 else "dm-petal other"}" cx="{x}" cy="{y - 84}" r="24" '
        f'transform="rotate({turn} {x} {y})"/>'
        for turn in range(0, 360, 30)
    )
    return f'{petals}<circle class="dm-socket" cx="{x}" cy="{y}" r="80"/>'


@cache
def _way(x: float, y: float, to_x: float, to_y: float, one_way: bool, thin: bool) -> str:
    line = f'<path class="dm-way{" thin" if thin else ""}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'
    if not one_way:
        return line
    turn = degrees(atan2(to_y - y, to_x - x))
    far = (hypot(to_x - x, to_y - y) + 2) / 2
    place = f"translate({x:.1f} {y:.1f}) rotate({turn:.1f}) translate({far:.1f} 0)"
    if thin:
        place += " scale(.6)"
    return f'{line}<path class="dm-arrow" d="M-4 -7L6 0L-4 7Z" transform="{place}"/>'
