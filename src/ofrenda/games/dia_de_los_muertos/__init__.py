"""Dia de los Muertos: skeletons race from festival to festival and home, with as many limbs as they can keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.dia_de_los_muertos import box, excluded, position, scene, text, view
from ofrenda.games.dia_de_los_muertos.engine import tactics, tensor
from ofrenda.games.dia_de_los_muertos.engine.phases.actions import ChooseTarget, Leap
from ofrenda.games.dia_de_los_muertos.engine.phases.cards import TURN_TOP, DrawCards, TurnTop, draw_cards
from ofrenda.games.dia_de_los_muertos.engine.phases.cartwheel import WheelHits, Wheeling
from ofrenda.games.dia_de_los_muertos.engine.phases.dodging import DodgeWindow
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import Arrived, DiggerWalk, Evade, Mend, PickFromDen
from ofrenda.games.dia_de_los_muertos.engine.phases.hustle import Hustled, HustlePush, HustleStep
from ofrenda.games.dia_de_los_muertos.engine.phases.movement import DogAttack, GoAlong, HoldWindow, Moving, PutDog
from ofrenda.games.dia_de_los_muertos.engine.phases.random_attacks import (
    ChooseLimb,
    DrawForVictim,
    DrawFromHand,
    RandomAttack,
)
from ofrenda.games.dia_de_los_muertos.engine.phases.round import (
    NEW_ROUND,
    EndTurn,
    HandLimit,
    LayCard,
    NewRound,
    PutAway,
    SwapReactions,
    SwapTwo,
    Turn,
)
from ofrenda.games.dia_de_los_muertos.engine.phases.straight_attacks import Blow, Snatch, Snatched
from ofrenda.games.dia_de_los_muertos.engine.pieces import ACTIONS, EVENTS, HAND_AT_START, MOST_SEATS
from ofrenda.games.dia_de_los_muertos.engine.settings import DiaRules
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.games.dia_de_los_muertos.text.words import SILENT_EVENTS, TERMS
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Option, Value
from ofrenda.kernel.use import Excluded, Use
from ofrenda.kernel.view import View
from ofrenda.words import mark


class DiaDeLosMuertos(Game):
    slug = "dia-de-los-muertos"
    title = "Dia de los Muertos"
    rules_version = 2
    min_seats = 2
    max_seats = MOST_SEATS
    minutes = 60
    weight = mark("medium")
    hidden = True
    public_chance = False
    luck = mark("luck with cards")
    decisive = (
        "home",
        "festival",
        "picked-festival",
        "snatched",
        "snapped",
        "lost-limb",
        "mended",
        "hustled",
        "jumped-at",
        "lost-turn",
        "targets",
        "struck",
        "ended",
    )
    options = (
        Option(
            name="round_limit",
            default=150,
            low=0,
            high=10_000,
            samples=(3, 40),
            rule="DM-42",
            help=mark("After so many rounds the match is evaluated as it stands; 0 is no limit."),
        ),
        Option(
            name="snatch_dodgeable",
            default=False,
            rule="DM-20B",
            help=mark("Snatching can be dodged like an attack."),
        ),
    )
    actions = ACTIONS
    events = EVENTS
    terms = TERMS
    uses = (
        Use(mark("Cards laid"), r"lay (.+)"),
        Use(mark("Cards used for"), r"(action|movement)"),
        Use(mark("Reactions"), r"(hold|dodge)"),
        Use(mark("Things taken"), r"(music|dance|banquet|pick .+)"),
    )
    silent_events = SILENT_EVENTS
    phases = (
        NewRound,
        LayCard,
        Turn,
        HoldWindow,
        Moving,
        DogAttack,
        PutDog,
        GoAlong,
        ChooseTarget,
        Blow,
        Snatch,
        Snatched,
        HustlePush,
        HustleStep,
        Hustled,
        Leap,
        Wheeling,
        WheelHits,
        RandomAttack,
        DrawFromHand,
        DrawForVictim,
        ChooseLimb,
        DodgeWindow,
        Arrived,
        DiggerWalk,
        Evade,
        PickFromDen,
        Mend,
        PutAway,
        TurnTop,
        DrawCards,
        HandLimit,
        EndTurn,
        SwapReactions,
        SwapTwo,
    )
    data_files = box.FILES
    text = text
    scene = scene
    tactics = tactics
    tensor = tensor
    view_type = view.DiaView

    def may_never_end(self, options: Mapping[str, Value]) -> bool:
        return options.get("round_limit") == 0

    def make_rules(self, seats: int, options: dict[str, Value], data: dict[str, str]) -> DiaRules:
        board, dog = box.read_board(data.get("board.toml") or box.shipped("board.toml"))
        deck = box.read_deck(data.get("cards.toml") or box.shipped("cards.toml"))
        return DiaRules(self, seats, options, data, board, deck, dog)

    def new(self, rules: DiaRules) -> DiaState:
        s = DiaState()
        s.rules = rules
        s.clear()
        s.push(NEW_ROUND)
        for seat in range(rules.seats - 1, -1, -1):
            s.push(draw_cards(seat, HAND_AT_START))
        s.push(TURN_TOP)
        return s

    def view(self, s: DiaState, seat: int | None) -> View:
        return view.view(s, seat)

    def open_view(self, s: DiaState) -> View:
        return view.open_view(s)

    def excluded(self, rules: DiaRules) -> Excluded:
        return excluded.excluded(rules)

    def figures(self, s: DiaState) -> dict[str, int]:
        return {"rounds": s.round, "skeletons_home": sum(place > 0 for place in s.home)}

    def position(self, s: DiaState) -> dict[str, Any]:
        return self.frame(s) | position.position(s)

    def lay_out(self, s: DiaState, given: Mapping[str, Any]) -> None:
        position.lay_out(s, given)

    def check(self, s: DiaState) -> None:
        position.check(s)


GAME = DiaDeLosMuertos()
