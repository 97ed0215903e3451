"""Rolling Bones: roll eighteen dice, build a skeleton without gaps, and bury it before the luck runs out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.rolling_bones import position, scene, text, view
from ofrenda.games.rolling_bones.engine import tactics, tensor
from ofrenda.games.rolling_bones.engine.phases.turn import Laying, Paid, Paying, PostOpRoll, PreOpRoll
from ofrenda.games.rolling_bones.engine.pieces import ACTIONS, EVENTS
from ofrenda.games.rolling_bones.engine.settings import BonesRules
from ofrenda.games.rolling_bones.engine.state import BonesState
from ofrenda.games.rolling_bones.text.words import TERMS
from ofrenda.kernel.game import Game
from ofrenda.kernel.option import Option, Value
from ofrenda.kernel.use import Use
from ofrenda.kernel.view import View
from ofrenda.words import mark


class RollingBones(Game):
    slug = "rolling-bones"
    title = "Rolling Bones"
    rules_version = 2
    min_seats = 1
    max_seats = 6
    minutes = 20
    weight = mark("light")
    hidden = False
    public_chance = True
    luck = mark("luck with dice")
    decisive = ("buried", "gave-up")
    options = (
        Option(
            name="target",
            default=100,
            low=1,
            high=1000,
            samples=(1, 20),
            rule="RB-E1",
            help=mark("The total that ends the match."),
        ),
        Option(
            name="hat_counts",
            default=True,
            rule="RB-5",
            help=mark("Putting on the hat meets the duty to lay a die after a roll."),
        ),
        Option(
            name="finish_round",
            default=False,
            rule="RB-19B",
            help=mark("When somebody reaches the target, the round is played to its end."),
        ),
        Option(
            name="max_rounds",
            default=500,
            low=1,
            high=10_000,
            samples=(1, 5),
            rule="RB-21",
            help=mark("After so many rounds the highest total wins."),
        ),
    )
    actions = ACTIONS
    events = EVENTS
    terms = TERMS
    uses = (
        Use(mark("Bones laid where they belong"), r"lay ((?:(?! as ).)+)"),
        Use(mark("Bones laid elsewhere"), r"lay (.+) as .+"),
        Use(mark("Decisions of a turn"), r"(hat on|hat off|bury|pay .+|give up)"),
    )
    phases = (PreOpRoll, Laying, Paying, Paid, PostOpRoll)
    text = text
    scene = scene
    tactics = tactics
    tensor = tensor
    view_type = view.BonesView

    def make_rules(self, seats: int, options: dict[str, Value], data: dict[str, str]) -> BonesRules:
        return BonesRules(self, seats, options, data)

    def new(self, rules: BonesRules) -> BonesState:
        s = BonesState()
        s.rules = rules
        s.begin()
        s.push(PreOpRoll())
        return s

    def view(self, s: BonesState, seat: int | None) -> View:
        return view.view(s, seat)

    def figures(self, s: BonesState) -> dict[str, int]:
        return {"rounds": s.round, "highest_total": max(s.totals)}

    def position(self, s: BonesState) -> dict[str, Any]:
        return self.frame(s) | position.position(s)

    def lay_out(self, s: BonesState, given: Mapping[str, Any]) -> None:
        position.lay_out(s, given)

    def check(self, s: BonesState) -> None:
        position.check(s)


GAME = RollingBones()
