"""Many matches between bots, and what they say."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from ofrenda.bots import Player, bot
from ofrenda.bots.failures import saved
from ofrenda.games import game as find_game
from ofrenda.kernel.chance import Chance, Outcome
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.result import Result
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.state import Rules, State
from ofrenda.lab.parallel import ALONE, Cutter, Workers
from ofrenda.lab.recording import Recorder
from ofrenda.lab.statistics import wilson
from ofrenda.words import _


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What is simulated. Bots rotate over the seats from match to match unless the seats are fixed."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Value] = {}
    data: dict[str, str] = {}
    fixed_seats: bool = False


class Tally(msgspec.Struct):
    """What one bot's matches add up to, in whole numbers: the same in whatever order they are added."""

    wins: Counter[int]
    """By how many shared the win."""
    points: int = 0
    places: int = 0

    def add(self, other: Tally) -> None:
        self.wins.update(other.wins)
        self.points += other.points
        self.places += other.places


class MatchTotals(msgspec.Struct):
    """How matches went, whoever played them: their entries, how they ended, and the game's own figures."""

    lengths: Counter[int]
    endings: Counter[str]
    figures: Counter[str]

    @classmethod
    def none(cls) -> MatchTotals:
        return cls(Counter(), Counter(), Counter())

    def add(self, other: MatchTotals) -> None:
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        self.figures.update(other.figures)


class Length(msgspec.Struct, frozen=True):
    """How many entries (decisions and rolls) a match has."""

    mean: float
    shortest: int
    longest: int


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did. A win shared by k counts 1/k; `seat` is where it sat (in the first match, if bots rotate)."""

    bot: str
    seat: int
    wins: float
    win_rate: float
    win_rate_interval: tuple[float, float]
    mean_points: float
    mean_place: float


class Simulation(msgspec.Struct, frozen=True):
    """What a simulation found."""

    game: str
    options: dict[str, Value]
    seed: int
    games: int
    seconds: float
    workers: int
    length: Length
    endings: dict[str, int]
    """How often a match ended in which way."""
    figures: dict[str, float]
    """The game's own telling numbers, as means."""
    bots: list[BotResult]

    def _repr_html_(self) -> str:
        """How the bots did, for notebooks."""
        from ofrenda.lab.report_page import simulated

        return simulated(self)


class Observer(Protocol):
    """Watches a match between bots; what it hears comes before it happens, what was told comes after."""

    def decides(self, state: State[Any], seat: int, legal: list[int], action: int) -> None: ...

    def falls(self, chance: Chance, outcome: Outcome) -> None: ...

    def told(self, log: Log) -> None: ...


def play_match(
    game: Game, setting: Setting, number: int, observer: Observer | None = None
) -> tuple[State[Any], int, list[int]]:
    """One match between bots: how it stands at its end, how many entries it took, and where each bot sat."""
    seats = len(setting.bots)
    turn = 0 if setting.fixed_seats else number % seats
    seat_of = [(position + turn) % seats for position in range(seats)]
    streams = [seeded(setting.seed, number, "bot", seat) for seat in range(seats)]
    dice = seeded(setting.seed, number, "dice")
    log: Log | None = Log()
    state = game.start(seats, setting.options, setting.data, log)
    if observer is not None and log is not None:
        observer.told(log)
    players = [Player(bot(setting.bots[seat_of.index(seat)], own=True), state.rules, seat) for seat in range(seats)]
    watchers = [player for player in players if player.watches]
    _tell(watchers, log)
    entries = 0
    for log in play_on(state, players, streams, dice, bool(watchers), observer):
        _tell(watchers, log)
        entries += 1

    return state, entries, seat_of


def play_on(
    state: State[Any],
    players: Sequence[Player],
    streams: Sequence[Rng],
    dice: Rng,
    logged: bool,
    observer: Observer | None = None,
) -> Iterator[Log | None]:
    """Plays a match between bots to its end, entry by entry; each with what it told, if that is `logged`."""
    while state.stack:
        log = Log() if logged or observer is not None else None
        chance = state.chance()
        if chance is not None:
            outcome = chance.sample(dice)
            if observer is not None:
                observer.falls(chance, outcome)
            state.settle_unchecked(outcome, log)
        else:
            seat = state.deciders()[0]
            action = _chosen(players[seat], state, streams[seat])
            if observer is not None:
                observer.decides(state, seat, state.actions(seat), action)
            state.act(seat, action, log)

        if observer is not None and log is not None:
            observer.told(log)
        yield log


def _chosen(player: Player, state: State[Any], rng: Rng) -> int:
    """The bot's choice; one that fails or chooses what is not legal stops the experiment, with the position kept."""
    try:
        action = player.choose(state, rng)
    except Exception as error:
        raise _failed(player, state, rng, repr(error)) from error
    if action not in state.actions(player.seat):
        raise _failed(player, state, rng, _("it answered {action}, which is not legal", action=action))
    return action


def _failed(player: Player, state: State[Any], rng: Rng, reason: str) -> OfrendaError:
    return OfrendaError(
        "The bot {bot} failed: {reason}. The position as it saw it: {file}",
        bot=type(player.bot).__name__,
        reason=reason,
        file=saved(state.resample(player.seat, rng)),
    )


def _tell(watchers: list[Player], log: Log | None) -> None:
    if log is not None:
        for player in watchers:
            player.witness(log.events)


def result_of(state: State[Any]) -> Result:
    """How a match that is over ended."""
    result: Result | None = state.result()
    if result is None:
        raise OfrendaError("The match ended without a result.")
    return result


def by_seat(setting: Setting, seat_of: Sequence[int]) -> list[str]:
    """Who sat in each seat, if each bot sat there."""
    return [setting.bots[seat_of.index(seat)] for seat in range(len(setting.bots))]


def play_batch(setting: Setting, first: int, count: int, recorded: bool) -> tuple[list[Tally], MatchTotals, list[str]]:
    """Matches `first` to `first + count - 1`: a tally for each bot, how they went, and their records if wanted."""
    game = find_game(setting.game)
    tallies = [Tally(Counter()) for _bot in setting.bots]
    went = MatchTotals.none()
    records = []
    for number in range(first, first + count):
        recorder = Recorder() if recorded else None
        state, entries, seat_of = play_match(game, setting, number, recorder)
        if recorder is not None:
            records.append(recorder.record(state, by_seat(setting, seat_of), setting.seed, number).text())
        result = result_of(state)
        winners = result.winners
        for tally, seat in zip(tallies, seat_of, strict=True):
            tally.points += result.points[seat]
            tally.places += result.places[seat]
            if seat in winners:
                tally.wins[len(winners)] += 1

        went.lengths[entries] += 1
        went.endings[result.ending] += 1
        went.figures.update(game.figures(state))

    return tallies, went, records


def check(setting: Setting) -> Rules:
    """The rules of the setting; refuses a game, a bot or an option that does not exist before anything is played."""
    rules = find_game(setting.game).rules(len(setting.bots), setting.options, setting.data)
    for level in setting.bots:
        bot(level, own=True)
    return rules


def simulate(
    setting: Setting,
    games: int,
    workers: Workers = ALONE,
    progress: Callable[[int], None] = lambda _played: None,
    keep: Callable[[int, str], None] | None = None,
) -> Simulation:
    """Plays the matches; `progress` hears how many more are done. The workers change the time and nothing else.

    `keep` is given the number and the record of every match.
    """
    rules = check(setting)
    began = time.perf_counter()
    totals = [Tally(Counter()) for _bot in setting.bots]
    went = MatchTotals.none()
    cutter = Cutter(workers.count)
    jobs = ((setting, first, count, keep is not None) for first, count in cutter.pieces(games))
    for (_setting, first, played, _recorded), (tallies, more, records) in workers.each(play_batch, jobs):
        for total, tally in zip(totals, tallies, strict=True):
            total.add(tally)
        went.add(more)
        if keep is not None:
            for number, text in enumerate(records, first):
                keep(number, text)
        cutter.done(played)
        progress(played)

    return Simulation(
        game=setting.game,
        options=rules.options,
        seed=setting.seed,
        games=games,
        seconds=round(time.perf_counter() - began, 3),
        workers=workers.count,
        length=_length(went.lengths),
        endings=dict(sorted(went.endings.items())),
        figures={name: total / games for name, total in sorted(went.figures.items())},
        bots=[
            _bot_result(level, seat, tally, games)
            for seat, (level, tally) in enumerate(zip(setting.bots, totals, strict=True), 1)
        ],
    )


def _length(lengths: Counter[int]) -> Length:
    entries = sum(length * times for length, times in lengths.items())
    return Length(entries / lengths.total(), min(lengths), max(lengths))


def _bot_result(level: str, seat: int, tally: Tally, games: int) -> BotResult:
    wins = sum(times / shared for shared, times in sorted(tally.wins.items()))
    return BotResult(
        bot=level,
        seat=seat,
        wins=wins,
        win_rate=wins / games,
        win_rate_interval=wilson(wins, games),
        mean_points=tally.points / games,
        mean_place=tally.places / games,
    )
