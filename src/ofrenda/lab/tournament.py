"""A tournament between bots: every line-up in all seat orders, ratings, and who finishes ahead of whom."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.option import Value
from ofrenda.lab.parallel import ALONE, Cutter, Job, Workers
from ofrenda.lab.simulate import Setting, check, play_match, result_of
from ofrenda.lab.statistics import CONFIDENCE, wilson

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

Places: TypeAlias = tuple[int, ...]
"""By seat: the place in a match, from 1; equal ones are shared."""
Match: TypeAlias = tuple[tuple[str, ...], Places]
"""Who sat there, by seat, and how it ended."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: every line-up of so many of the bots, `games` matches each or as many more as seat orders need.

    A bot may be named several times; then it sits several times at the table.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, Value] = {}
    data: dict[str, str] = {}


class Standing(msgspec.Struct, frozen=True):
    """How one bot did: its rating with a 95 % interval, and its share of wins (a shared one counts in parts)."""

    bot: str
    rating: float
    rating_interval: tuple[float, float]
    wins: float
    games: int
    win_rate: float
    win_rate_interval: tuple[float, float]


class Duel(msgspec.Struct, frozen=True):
    """How often one bot finished ahead of another at the same table; equal places count half."""

    bot: str
    other: str
    games: int
    share: float
    interval: tuple[float, float]


class Outcome(msgspec.Struct, frozen=True):
    """What a tournament found, the best bot first."""

    game: str
    options: dict[str, Value]
    seed: int
    seats: int
    games: int
    seconds: float
    workers: int
    standings: list[Standing]
    duels: list[Duel]

    def duel(self, bot: str, other: str) -> Duel | None:
        """How the one did against the other, if they met."""
        return next((duel for duel in self.duels if (duel.bot, duel.other) == (bot, other)), None)

    def _repr_svg_(self) -> str:
        """Ratings and shares, for notebooks."""
        from ofrenda.lab.standings import standings_chart

        return standings_chart(self)


def orders(tournament: Tournament) -> list[list[tuple[str, ...]]]:
    """For every line-up: all the orders in which it can sit; a line-up of one bot alone says nothing."""
    found = sorted({tuple(sorted(some)) for some in combinations(tournament.bots, tournament.seats)})
    return [sorted(set(permutations(lineup))) for lineup in found if len(set(lineup)) > 1]


def settings(tournament: Tournament) -> list[tuple[Setting, int, int]]:
    """For every order of every line-up: its setting, and the number of its first match and how many there are."""
    found = []
    first = 0

    for lineup in orders(tournament):
        each = -(-tournament.games // len(lineup))
        for bots in lineup:
            setting = Setting(
                game=tournament.game,
                bots=bots,
                seed=tournament.seed,
                options=tournament.options,
                data=tournament.data,
                fixed_seats=True,
            )
            found.append((setting, first, each))
            first += each

    return found


def check_tournament(tournament: Tournament) -> int:
    """Refuses what cannot be played before anything is; says how many matches there will be."""
    if tournament.seats > len(tournament.bots):
        raise OfrendaError(
            "{seats} seats need as many bots; {count} are named. One may be named several times.",
            seats=tournament.seats,
            count=len(tournament.bots),
        )

    played = settings(tournament)
    if not played:
        raise OfrendaError("A tournament needs two different bots at least.")

    for setting, _first, _each in played:
        check(setting)
    _rater()
    return sum(each for _setting, _first, each in played)


def play_places(setting: Setting, first: int, count: int) -> list[Places]:
    """Matches `first` to `first + count - 1`: the places by seat."""
    game = find_game(setting.game)
    return [result_of(play_match(game, setting, number)[0]).places for number in range(first, first + count)]


def play_tournament(
    tournament: Tournament, workers: Workers = ALONE, progress: Callable[[int], None] = lambda _played: None
) -> Outcome:
    """Plays it; `progress` hears how many more matches are done. The workers change the time and nothing else."""
    games = check_tournament(tournament)
    began = time.perf_counter()
    cutter = Cutter(workers.count)
    begins = {setting.bots: first for setting, first, _each in settings(tournament)}
    played: dict[tuple[int, tuple[str, ...]], Places] = {}
    for (setting, first, count), places in workers.each(play_places, _jobs(tournament, cutter)):
        for number in range(count):
            played[first + number - begins[setting.bots], setting.bots] = places[number]
        cutter.done(count)
        progress(count)

    # The orders take turns, so that no rating is made of early matches alone.
    matches = [(bots, places) for (_number, bots), places in sorted(played.items())]
    ratings = _ratings(matches)
    return Outcome(
        game=tournament.game,
        options=check(settings(tournament)[0][0]).options,
        seed=tournament.seed,
        seats=tournament.seats,
        games=games,
        seconds=round(time.perf_counter() - began, 3),
        workers=workers.count,
        standings=sorted(_standings(matches, ratings), key=lambda standing: -standing.rating),
        duels=list(_duels(matches)),
    )


def _jobs(tournament: Tournament, cutter: Cutter) -> Iterator[Job]:
    """The matches of all settings in turn: some take longer, and how long all will take should show early."""
    left = [(setting, first, cutter.pieces(each)) for setting, first, each in settings(tournament)]
    while left:
        going_on = []
        for setting, first, pieces in left:
            for start, count in islice(pieces, 1):
                yield setting, first + start, count
                going_on.append((setting, first, pieces))
        left = going_on


def _ratings(matches: list[Match]) -> dict[str, PlackettLuceRating]:
    """Openskill's ratings, match by match; a bot that sits several times at a table takes the mean of its seats."""
    rater = _rater()
    ratings: dict[str, PlackettLuceRating] = {}
    for bots, places in matches:
        before = [[ratings.get(bot) or rater.rating()] for bot in bots]
        after = rater.rate(before, ranks=[float(place) for place in places])
        for bot in dict.fromkeys(bots):
            own = [team[0] for team, name in zip(after, bots, strict=True) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[bot] = rater.rating(mu=mu, sigma=sigma)
    return ratings


def _rater() -> PlackettLuce:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise OfrendaError("For ratings a package is needed: pip install ofrenda[lab].") from None
    return PlackettLuce(tau=0.0)  # bots neither learn nor tire


def _standings(matches: list[Match], ratings: dict[str, PlackettLuceRating]) -> Iterator[Standing]:
    wins: defaultdict[str, float] = defaultdict(float)
    games: defaultdict[str, int] = defaultdict(int)
    for bots, places in matches:
        for bot, place in zip(bots, places, strict=True):
            games[bot] += 1
            if place == 1:
                wins[bot] += 1 / places.count(1)

    for bot, rating in ratings.items():
        spread = CONFIDENCE * rating.sigma
        yield Standing(
            bot=bot,
            rating=rating.mu,
            rating_interval=(rating.mu - spread, rating.mu + spread),
            wins=wins[bot],
            games=games[bot],
            win_rate=wins[bot] / games[bot],
            win_rate_interval=wilson(wins[bot], games[bot]),
        )


def _duels(matches: list[Match]) -> Iterator[Duel]:
    ahead: defaultdict[tuple[str, str], float] = defaultdict(float)
    met: defaultdict[tuple[str, str], int] = defaultdict(int)
    for bots, places in matches:
        seated = list(zip(bots, places, strict=True))
        for (bot, place), (other, others_place) in permutations(seated, 2):
            if bot != other:
                met[bot, other] += 1
                ahead[bot, other] += 1.0 if place < others_place else 0.5 if place == others_place else 0.0

    for (bot, other), games in sorted(met.items()):
        yield Duel(bot, other, games, ahead[bot, other] / games, wilson(ahead[bot, other], games))
