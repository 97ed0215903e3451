"""Die of the Dead: lay souls into caskets, shake them, and be the first to lead one up the marigold steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.die_of_the_dead import box, excluded, position, scene, text, view
from ofrenda.games.die_of_the_dead.engine import tactics, tensor
from ofrenda.games.die_of_the_dead.engine.memory import CasketMemory
from ofrenda.games.die_of_the_dead.engine.phases.caskets import (
    AddSouls,
    BreadWindow,
    ChooseCasket,
    MoveOnAOne,
    RemovePairs,
    Secondary,
    ShakeIfTwo,
    WinnersAscend,
    WinnersPrepare,
)
from ofrenda.games.die_of_the_dead.engine.phases.gains import Discard, Prepare, ReturnSouls, StartToken, TakeToken
from ofrenda.games.die_of_the_dead.engine.phases.opening import (
    BreadSouls,
    RemoveOne,
    RemoveOpponent,
    StartWindow,
    SwapToken,
)
from ofrenda.games.die_of_the_dead.engine.phases.shaking import Declare, IncenseWindow, PickDie, Shake, TurnDie
from ofrenda.games.die_of_the_dead.engine.phases.steps import Ascending, Climb
from ofrenda.games.die_of_the_dead.engine.phases.turn import BeginTurn, EndOfTurn, NextTurn, SetUp, StartRoll, begin
from ofrenda.games.die_of_the_dead.engine.pieces import ACTIONS, EVENTS, NOBODY
from ofrenda.games.die_of_the_dead.engine.settings import DieRules
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.games.die_of_the_dead.text.words import TERMS
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Option, Value
from ofrenda.kernel.use import Excluded, Use
from ofrenda.kernel.view import View
from ofrenda.words import mark


class DieOfTheDead(Game):
    slug = "die-of-the-dead"
    title = "Die of the Dead"
    rules_version = 2
    min_seats = 2
    max_seats = 5
    minutes = 40
    weight = mark("medium")
    hidden = True
    public_chance = True
    luck = mark("luck with dice")
    decisive = ("ended", "ascended", "returned", "won", "gained-power")
    options = (
        Option(
            name="tokens",
            default="AAAA",
            samples=("BBBB", "ABAB", "BABA", "ABBB"),
            rule="DIE-S3",
            help=mark("The sides of the candle, marigold, incense and bread boards."),
        ),
        Option(
            name="abilities",
            default=False,
            rule="DIE-A1",
            help=mark("Each colour has its own ability and starting bonus."),
        ),
        Option(
            name="open",
            default=False,
            rule="DIE-O1",
            help=mark("All caskets lie open."),
        ),
        Option(
            name="setup",
            default="rulebook",
            choices=("rulebook", "published"),
            words=(mark("the rulebook"), mark("the published game")),
            rule="DIE-S9",
            help=mark("The table of starting souls: the rulebook's, or the one of the published game."),
        ),
        Option(
            name="souls",
            default=10,
            choices=(10, 12),
            rule="DIE-S5",
            help=mark("How many ordinary souls each player has."),
        ),
        Option(
            name="colours",
            default="white,red,yellow,blue,black",
            samples=("black,blue,yellow,red,white", "blue,yellow,black,white,red"),
            rule="DIE-S10B",
            help=mark("Who plays which colour, seat by seat."),
        ),
        Option(
            name="first",
            default="dice",
            choices=("dice", "seat1"),
            words=(mark("the dice"), mark("seat 1")),
            rule="DIE-S11",
            help=mark("Who begins: whom the dice choose, or seat 1."),
        ),
    )
    actions = ACTIONS
    events = EVENTS
    terms = TERMS
    uses = (
        Use(mark("Caskets chosen"), r"(casket \d)"),
        Use(mark("Tokens played"), r"(candle|marigold|incense|bread)(?: .+)?"),
        Use(mark("Tokens taken"), r"take (candle|marigold|incense|bread)(?: .+)?"),
        Use(mark("Souls added"), r"add (.+)"),
    )
    phases = (
        StartRoll,
        SetUp,
        StartToken,
        BeginTurn,
        StartWindow,
        RemoveOne,
        RemoveOpponent,
        BreadSouls,
        SwapToken,
        ChooseCasket,
        BreadWindow,
        AddSouls,
        ShakeIfTwo,
        Shake,
        Declare,
        IncenseWindow,
        PickDie,
        TurnDie,
        MoveOnAOne,
        WinnersPrepare,
        RemovePairs,
        WinnersAscend,
        Ascending,
        Climb,
        Secondary,
        Prepare,
        TakeToken,
        Discard,
        ReturnSouls,
        EndOfTurn,
        NextTurn,
    )
    data_files = box.FILES
    text = text
    scene = scene
    tactics = tactics
    tensor = tensor
    view_type = view.DieView

    def make_rules(self, seats: int, options: dict[str, Value], data: dict[str, str]) -> DieRules:
        bonuses = box.read_steps(data.get(box.FILE) or box.shipped(box.FILE))
        return DieRules(self, seats, options, data, bonuses)

    def new(self, rules: DieRules) -> DieState:
        s = DieState()
        s.rules = rules
        s.clear()
        begin(s)
        return s

    def view(self, s: DieState, seat: int | None) -> View:
        return view.view(s, seat)

    def open_view(self, s: DieState) -> View:
        return view.open_view(s)

    def excluded(self, rules: DieRules) -> Excluded:
        return excluded.excluded(rules)

    def hides(self, rules: DieRules) -> bool:
        return not rules.open

    def memory(self, rules: DieRules, seat: int) -> CasketMemory | None:
        """Where all caskets lie open there is nothing to remember (DIE-O1)."""
        return None if rules.open else CasketMemory(rules)

    def seat_called(self, s: DieState, who: int | str) -> int:
        """Seats are also called by their colours."""
        seat = position.seat_called(s.rules, who) if isinstance(who, str) else NOBODY
        return seat if seat != NOBODY else super().seat_called(s, who)

    def figures(self, s: DieState) -> dict[str, int]:
        return {"turns": s.turn, "highest_step": max(s.heights[: s.rules.seats])}

    def position(self, s: DieState) -> dict[str, Any]:
        return self.frame(s) | position.position(s)

    def lay_out(self, s: DieState, given: Mapping[str, Any]) -> None:
        position.lay_out(s, given)

    def check(self, s: DieState) -> None:
        position.check(s)


GAME = DieOfTheDead()
