"""One match at one table: a game, its seats, its dice and its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ofrenda.bots import Player, bot
from ofrenda.kernel.errors import OfrendaError, UndoRefused, WrongOutcome, WrongSeat
from ofrenda.kernel.event import Event
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Value
from ofrenda.kernel.record import Act, Entry, Fall, Record, Undo, head, header_for, result_text, tail
from ofrenda.kernel.replay import Recent, Replay, Step
from ofrenda.kernel.state import State
from ofrenda.table.dice import Dice
from ofrenda.table.undo import free_entries, may_react
from ofrenda.words import _, listing, mark, visible

BOT = "bot:"
"""A seat whose name begins so is played by the bot that follows."""

ANY_BOT = mark("Bot {seat} ({level})")
BOT_LABELS = {
    "greedy": mark("Greedy bot {seat}"),
    "random": mark("Random bot {seat}"),
    "easy": mark("Easy bot {seat}"),
    "medium": mark("Medium bot {seat}"),
    "hard": mark("Hard bot {seat}"),
    "expert": mark("Expert bot {seat}"),
}
"""By level, as people read it, at the beginning of a sentence too."""

Keep = Callable[[str], None]
"""Keeps a piece of the record for good before anybody sees what it did."""


class Match:
    """The only authority over a running match: what the rules do not allow does not happen.

    `step` does what needs nobody (dice, bots); `play`, `roll` and `undo` are for people. Where bots think elsewhere and
    their choices are brought in by `answer`, `with_bots=False` makes none here.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        dice: Dice,
        options: Mapping[str, Value] | None = None,
        data: Mapping[str, str] | None = None,
        keep: Keep | None = None,
        own_bots: bool = False,
        with_bots: bool = True,
    ) -> None:
        self.game = game
        self.dice = dice
        self._own_bots = own_bots
        self._with_bots = with_bots

        rules = game.rules(len(seats), options, data)
        header = header_for(game, _checked_names(seats), rules.options, rules.data, dice.header(len(seats)))
        dice.bind(header)
        self.record = Record(header, [], {})
        self._replay = Replay(game, len(seats), rules.options, rules.data)

        self._keep = keep
        self._seat_bots()
        if keep:
            keep(head(header))

    @classmethod
    def resume(cls, game: Game, record: Record, dice: Dice, keep: Keep | None = None, own_bots: bool = False) -> Match:
        """The match that the record tells, ready to go on; `keep` gets only what is new."""
        match = cls.__new__(cls)
        match.game = game
        match.dice = dice
        match._own_bots = own_bots
        match._with_bots = True

        match.record = record
        match._replay = Replay.of(game, record)
        match._replay.follow(record.entries)
        match._replay.check_result(record)

        match._keep = keep
        match._seat_bots()
        match._complete_trailer()
        return match

    # What stands

    @property
    def state(self) -> State[Any]:
        return self._replay.state

    @property
    def names(self) -> list[str]:
        """Who sits where, as in the record."""
        return self.record.seats

    @property
    def people(self) -> list[int]:
        """The seats that are not played by bots."""
        return [seat for seat, name in enumerate(self.names) if not name.startswith(BOT)]

    @property
    def opening(self) -> tuple[Event, ...]:
        """What was told before the first entry."""
        return self._replay.opening

    @property
    def steps(self) -> list[Step]:
        """The entries that still stand."""
        return self._replay.steps

    @property
    def told(self) -> list[Event]:
        """The whole story of what still stands, secrets included."""
        return self._replay.told

    def moments_since(self, number: int) -> list[Recent]:
        """What happened after that entry, step by step, as far as it is still kept."""
        return [recent for recent in self._replay.recent if recent.number > number]

    def forget_moments(self) -> None:
        """Nobody looks who could still be shown them."""
        self._replay.recent.clear()

    @property
    def number(self) -> int:
        """How many entries the record has."""
        return self._replay.number

    @property
    def over(self) -> bool:
        return not self.state.stack

    def awaited(self) -> list[int]:
        """The people who owe a decision now."""
        people = self.people
        return [seat for seat in self.state.deciders() if seat in people]

    def _repr_svg_(self) -> str:
        """The scene, for notebooks: what everybody may see, and after the end everything."""
        view = self.game.open_view(self.state) if self.over else self.state.view(None)
        return self.game.draw(view, names=labels(self.names))

    # What happens

    def step(self) -> tuple[Event, ...] | None:
        """Let the dice fall or a bot decide; None if a person must answer or the match is over."""
        if self.state.chance() is not None:
            return self.fall()
        for seat in self.state.deciders():
            player = self._players.get(seat)
            if player is not None:
                return self.answer(seat, player.choose(self.state, self.dice.bot_rng(seat, self.number + 1)))
        return None

    def fall(self) -> tuple[Event, ...] | None:
        """Let the dice or cards fall that are due; None if none are, or if people say what falls."""
        chance = self.state.chance()
        rng = self.dice.rng(self.number + 1)
        if chance is None or rng is None:
            return None
        return self.take(Fall(chance.text(chance.sample(rng))))

    def answer(self, seat: int, action: int | str) -> tuple[Event, ...]:
        """What whoever plays the seat decided, a person or a bot."""
        return self.take(Act(seat + 1, action if isinstance(action, str) else self.game.name(action)))

    def play(self, seat: int, action: int | str) -> tuple[Event, ...]:
        """What a person decided."""
        if seat in self._players:
            raise WrongSeat("Seat {seat} is played by a bot.", seat=seat + 1)
        return self.answer(seat, action)

    def roll(self, text: str) -> tuple[Event, ...]:
        """What people say that fell."""
        chance = self.state.chance()
        if chance is None or self.dice.rng(self.number + 1) is not None:
            raise WrongOutcome("Nobody is asked now what the dice show.")
        return self.take(Fall(chance.text(chance.parse(text))))

    def undo(self, seat: int, to: int, agreed: Iterable[int] = ()) -> None:
        """Take the match back to before entry `to`: free by the computed rule, else every other person must agree."""
        missing = sorted(set(self.consent_needed(seat, to)) - set(agreed))
        if missing:
            raise UndoRefused(
                "To take that back, {players} must agree.",
                players=listing([labels(self.names)[other] for other in missing]),
            )
        self.take(Undo(seat + 1, to))
        self._seat_bots()

    def free(self, seat: int) -> list[int]:
        """The entries that the seat may take back without asking, latest first; none while another may react."""
        return [] if may_react(self.state, seat) else free_entries(self.steps, seat)

    def consent_needed(self, seat: int, to: int) -> list[int]:
        """The people who must agree before the seat may take entry `to` back; bots always do."""
        if self.over:
            raise UndoRefused("The match is over; nothing can be taken back.")
        if all(step.number != to for step in self.steps):
            raise UndoRefused("What should be taken back has been taken back already, or never happened.")
        if to in self.free(seat):
            return []
        return [other for other in self.people if other != seat]

    def take(self, entry: Entry) -> tuple[Event, ...]:
        """Do what an entry says, keep it, and tell the bots what they witnessed."""
        events = self._replay.take(entry)
        trailer = self._trailer()
        text = f"{entry}\n{tail(trailer)}"
        if self._keep:
            try:
                self._keep(text)
            except BaseException:
                self._replay = Replay.of(self.game, self.record)  # what was not kept has not happened
                self._replay.follow(self.record.entries)
                raise

        self.record.entries.append(entry)
        self.record.trailer = trailer
        for player in self._players.values():
            if player.watches:
                player.witness(events)

        return events

    def _trailer(self) -> dict[str, str]:
        """What is revealed at the end; nothing before."""
        result = self.state.result()
        return {} if result is None else {**self.dice.trailer(), "result": result_text(result)}

    def _complete_trailer(self) -> None:
        """A match may have been cut off between its last entry and its trailer."""
        missing = {key: value for key, value in self._trailer().items() if key not in self.record.trailer}
        if missing:
            self.record.trailer |= missing
            if self._keep:
                self._keep(tail(missing))

    def _seat_bots(self) -> None:
        """Bots as they are now, having witnessed what still stands."""
        names = self.names if self._with_bots else []
        self._players = {
            seat: Player(bot(name.removeprefix(BOT), own=self._own_bots), self.state.rules, seat)
            for seat, name in enumerate(names)
            if name.startswith(BOT)
        }
        for player in self._players.values():
            if player.watches:
                player.witness(self._replay.opening)
                for step in self.steps:
                    player.witness(step.events)


def labels(names: Sequence[str]) -> list[str]:
    """The seats' names as people read them: `bot:greedy` in seat 2 is Greedy bot 2."""
    return [
        _(BOT_LABELS.get(name.removeprefix(BOT), ANY_BOT), level=name.removeprefix(BOT), seat=seat)
        if name.startswith(BOT)
        else visible(name)
        for seat, name in enumerate(names, 1)
    ]


def _checked_names(seats: Sequence[str]) -> Sequence[str]:
    names = [name.strip() for name in seats]
    for number, name in enumerate(names):
        if not name or (name in names[:number] and not name.startswith(BOT)):
            raise OfrendaError("Every seat needs a name of its own; “{name}” is empty or taken.", name=name)
    return names
