"""Day of the Dead: The Card Game: two necromancers send lines of undead fighters against each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.day_of_the_dead import box, position, scene, text, view
from ofrenda.games.day_of_the_dead.engine import tactics, tensor
from ofrenda.games.day_of_the_dead.engine.phases.decks import Deal
from ofrenda.games.day_of_the_dead.engine.phases.digging import DiscardOne, DrawOne, PickDeck, RevealTwo
from ofrenda.games.day_of_the_dead.engine.phases.effects import PickFromPile, PickTwin
from ofrenda.games.day_of_the_dead.engine.phases.fighting import (
    AfterResult,
    BecomeSpirit,
    Fight,
    LoserReplaced,
    MayUnearth,
    Result,
    Rewards,
    UseEffects,
)
from ofrenda.games.day_of_the_dead.engine.phases.picks import PickCard
from ofrenda.games.day_of_the_dead.engine.phases.summoning import (
    DrawLots,
    FieldBecomesActive,
    SummonFighter,
    SummonSpirit,
    Turn,
    begin,
)
from ofrenda.games.day_of_the_dead.engine.phases.unearthing import LookAtThree, TakeOne
from ofrenda.games.day_of_the_dead.engine.pieces import ACTIONS, EVENTS
from ofrenda.games.day_of_the_dead.engine.settings import DayRules
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.games.day_of_the_dead.text.words import TERMS
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Option, Value
from ofrenda.kernel.use import Use
from ofrenda.kernel.view import View
from ofrenda.words import mark


class DayOfTheDead(Game):
    slug = "day-of-the-dead"
    title = "Day of the Dead: The Card Game"
    rules_version = 1
    min_seats = 2
    max_seats = 2
    minutes = 30
    weight = mark("medium")
    hidden = True
    public_chance = False
    luck = mark("luck with cards")
    decisive = ("won", "won-at-once")
    options = (
        Option(
            name="instant_win_skips_spirit",
            default=False,
            rule="DAY-R1",
            help=mark("Who loses a fight that was won at once may not turn the loser into a spirit."),
        ),
    )
    actions = ACTIONS
    events = EVENTS
    terms = TERMS
    uses = (
        Use(mark("Fighters summoned"), r"summon \S+ (.+)"),
        Use(mark("Backs summoned"), r"summon (\S+) .+"),
        Use(mark("Fighters taken"), r"take (.+)"),
        Use(mark("After a fight"), r"(become spirit|stay fallen|unearth|leave)"),
    )
    phases = (
        Deal,
        DrawLots,
        Turn,
        SummonFighter,
        SummonSpirit,
        FieldBecomesActive,
        Fight,
        UseEffects,
        Result,
        AfterResult,
        MayUnearth,
        BecomeSpirit,
        Rewards,
        PickCard,
        LookAtThree,
        TakeOne,
        PickDeck,
        DrawOne,
        DiscardOne,
        RevealTwo,
        PickTwin,
        PickFromPile,
        LoserReplaced,
    )
    data_files = box.FILES
    text = text
    scene = scene
    tactics = tactics
    tensor = tensor
    view_type = view.DayView

    def make_rules(self, seats: int, options: dict[str, Value], data: dict[str, str]) -> DayRules:
        powers, copies, effects = box.read_fighters(data.get(box.FILE) or box.shipped(box.FILE))
        return DayRules(self, options, data, powers, copies, effects)

    def new(self, rules: DayRules) -> DayState:
        s = DayState()
        s.rules = rules
        s.clear()
        begin(s)
        return s

    def view(self, s: DayState, seat: int | None) -> View:
        return view.view(s, seat)

    def open_view(self, s: DayState) -> View:
        return view.open_view(s)

    def figures(self, s: DayState) -> dict[str, int]:
        return {"points": sum(s.scores), "margin": max(s.scores) - min(s.scores)}

    def position(self, s: DayState) -> dict[str, Any]:
        return self.frame(s) | position.position(s)

    def lay_out(self, s: DayState, given: Mapping[str, Any]) -> None:
        position.lay_out(s, given)

    def check(self, s: DayState) -> None:
        position.check(s)


GAME = DayOfTheDead()
