"""The conformance suite passes a sound game and fails every broken one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ofrenda.kernel.chance import Outcome
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Log
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.phase import OPEN, Phase
from ofrenda.kernel.play import playout
from ofrenda.kernel.rng import Rng, seeded
from ofrenda.kernel.scene import Offer, Offers, Picture, Staging, group, svg
from ofrenda.kernel.tensor import Part, StepField, Tensor
from ofrenda.kernel.view import Memory, View
from ofrenda.testing import Failure, check_game
from ofrenda.testing.conformance import check_match
from ofrenda.testing.looks import check_fast
from tests.testing import minigame as candles
from tests.testing.minigame import CANDLES, Candles, CandlesState, CandlesView, Deal, OfferCard, SnuffWindow


def check(game: Candles) -> None:
    small = game.start(2, {"stock": "single"})
    check_game(game, matches=200, small=[small], small_entries=6)


def test_a_sound_game_passes():
    check(CANDLES)


def test_a_game_with_secrets_must_bring_small_positions():
    with pytest.raises(Failure, match="no small position") as failure:
        check_game(CANDLES, matches=1)

    assert failure.value.check == "worlds"


class FastDeal(Deal):
    """The same deal thrown straight into the state: drawn card by card, as a Draw is sampled."""

    def tumble(self, s: CandlesState, rng: Rng) -> None:
        for _card in range(int(s.rules.options["hand"])):
            place = rng.below(sum(s.deck))
            card = 0
            while place >= s.deck[card]:
                place -= s.deck[card]
                card += 1
            s.deck[card] -= 1
            s.hands[self.seat][card] += 1
        s.pop()
        s.push(FastDeal(self.seat + 1) if self.seat + 1 < s.rules.seats else FastOffer((OPEN,) * s.rules.seats))

    def fall(self, s: CandlesState, outcome: Outcome, log: Log | None) -> None:
        super().fall(s, outcome, log)
        s.stack[-1] = FastDeal(self.seat + 1) if isinstance(s.stack[-1], Deal) else FastOffer((OPEN,) * s.rules.seats)


class FastOffer(OfferCard):
    """The same choice, its actions added to the buffer instead of listed."""

    actions = Phase.actions

    def sealed(self, choices: tuple[int, ...]) -> FastOffer:
        return FastOffer(choices)

    def legal(self, s: CandlesState, seat: int, legal: Legal) -> None:
        for card in range(len(candles.CARDS)):
            if s.hands[seat][card]:
                legal.add(candles.OFFER + card)


class WithFastMethods(Candles):
    phases = (FastDeal, FastOffer, *CANDLES.phases)

    def new(self, rules: Any) -> CandlesState:
        s = super().new(rules)
        s.stack[0] = FastDeal(0)
        return s


def test_a_game_may_have_the_fast_methods_or_not():
    """Both play the same matches from the same streams."""
    fast = WithFastMethods()
    check(fast)

    for number in range(20):
        plain, quick = CANDLES.start(3), fast.start(3)
        entries = playout(plain, seeded(number)), playout(quick, seeded(number))

        assert entries[0] == entries[1]
        assert plain.candles == quick.candles
        assert plain.offers == quick.offers


class ForgetsAnAction(FastOffer):
    def sealed(self, choices: tuple[int, ...]) -> ForgetsAnAction:
        return ForgetsAnAction(choices)

    def legal(self, s: CandlesState, seat: int, legal: Legal) -> None:
        if not legal.listing:
            legal.add(max(card for card in range(len(candles.CARDS)) if s.hands[seat][card]))
            return
        super().legal(s, seat, legal)


class TumblesUnfairly(FastDeal):
    """Gives everybody the lowest cards."""

    def tumble(self, s: CandlesState, rng: Rng) -> None:
        lowest = [card for card in range(len(candles.CARDS)) for _copy in range(s.deck[card])]
        self.fall(s, tuple(lowest[: int(s.rules.options["hand"])]), None)


class Neither(Phase[CandlesState]):
    """A decision that forgot to say what is legal."""

    def decider(self, s: CandlesState) -> int:
        return 0


def broken_phase(wrong: type[Phase[Any]], instead_of: type[Phase[Any]]) -> Candles:
    """Candles with one phase wrong in whatever is thrown or chosen first."""

    class Broken(WithFastMethods):
        phases = (wrong, *WithFastMethods.phases)

        def new(self, rules: Any) -> CandlesState:
            s = super().new(rules)
            if instead_of is FastDeal:
                s.stack[0] = wrong(0)
                return s
            s.stack[0] = wrong((OPEN,) * rules.seats)
            for seat in range(rules.seats):
                for card in (seat, 2):
                    if s.deck[card]:
                        s.deck[card] -= 1
                        s.hands[seat][card] += 1
            return s

    return Broken()


@pytest.mark.parametrize(("wrong", "instead_of"), [(ForgetsAnAction, FastOffer), (TumblesUnfairly, FastDeal)])
def test_fast_methods_that_differ_are_found(wrong: type[Phase[Any]], instead_of: type[Phase[Any]]):
    game = broken_phase(wrong, instead_of)

    with pytest.raises(Failure) as failure:
        check_fast(game.start(2))

    assert failure.value.check == "fast"


def test_a_decision_without_legal_actions_of_either_kind_is_told_so():
    state = CANDLES.start(2)
    state.stack = [Neither()]

    with pytest.raises(NotImplementedError):
        state.actions(0)
    with pytest.raises(NotImplementedError):
        playout(state, seeded(1))


class OnlyCopies(CandlesState):
    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> CandlesState:
        return self.clone()


class DealsUnevenly(CandlesState):
    """Redraws only every other time."""

    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> CandlesState:
        return super().resample(seat, rng) if rng.below(2) else self.clone()


class KeepsSealedChoices(CandlesState):
    """Redraws hands but not what others have chosen in secret, where that can be kept."""

    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> CandlesState:
        copy = super().resample(seat, rng)
        if copy.stack and isinstance(copy.stack[-1], OfferCard):
            kept = [
                true if true < 0 or copy.hands[other][true] else redrawn
                for other, (true, redrawn) in enumerate(
                    zip(self.stack[-1].choices, copy.stack[-1].choices, strict=True)
                )
            ]
            copy.stack[-1] = OfferCard(tuple(kept))
        return copy


class LosesCards(CandlesState):
    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> CandlesState:
        copy = super().resample(seat, rng)
        if sum(copy.deck) > 2:
            copy.deck[copy.deck.index(max(copy.deck))] -= 1
        return copy


class ChangesItself(CandlesState):
    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> CandlesState:
        self.candles[0] += 1
        return super().resample(seat, rng)


class SharesAList(CandlesState):
    def clone(self) -> CandlesState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class ForgetsInClone(CandlesState):
    def clone(self) -> CandlesState:
        copy = super().clone()
        copy.candles = [0] * self.rules.seats
        return copy


class ForgetsAField(CandlesState):
    FIELDS = ("deck", "hands", "seen", "offers")


class EndsEarly(CandlesState):
    def result(self) -> Any:
        stack, self.stack = self.stack, []
        result = super().result()
        self.stack = stack
        return result


class NoPlaces(CandlesState):
    def result(self) -> Any:
        result = super().result()
        return result and type(result)(result.points, (), result.ending)


BROKEN_STATES = [
    (OnlyCopies, "worlds"),
    (DealsUnevenly, "worlds"),
    (KeepsSealedChoices, "worlds"),
    (LosesCards, "guard"),
    (ChangesItself, "guard"),
    (SharesAList, "clone"),
    (ForgetsInClone, "clone"),
    (ForgetsAField, "fields"),
    (EndsEarly, "result"),
    (NoPlaces, "result"),
]


@pytest.mark.parametrize(("state_type", "check_name"), BROKEN_STATES)
def test_a_broken_state_is_found(state_type: type[CandlesState], check_name: str):
    class Broken(Candles):
        pass

    Broken.state_type = state_type

    with pytest.raises(Failure) as failure:
        check(Broken())

    assert failure.value.check == check_name


class ShowsHands(Candles):
    def view(self, s: CandlesState, seat: int | None) -> View:
        view = super().view(s, seat)
        return candles.CandlesView(**{**_fields(view), "hand": tuple(s.hands[0])})


class ShowsSealedChoices(Candles):
    def view(self, s: CandlesState, seat: int | None) -> View:
        view = super().view(s, seat)
        choices = s.stack[-1].choices if s.stack and isinstance(s.stack[-1], OfferCard) else (OPEN,)
        return candles.CandlesView(**{**_fields(view), "own_choice": max(choices)})


class HandsAsTensors:
    """Tensors of the hands, as an author might write them: of the seat that looks, or of somebody else."""

    VERSION = 1
    ENDINGS = ("hands-empty",)
    FIXED = ()

    def __init__(self, owner: int) -> None:
        self.owner = owner
        """How many seats further."""

    def steps(self) -> list[StepField]:
        return [StepField("seat", 0, "who is dealt"), StepField("winner", 0, "who won"), *self._numbers()]

    def _numbers(self) -> list[StepField]:
        return [StepField("asked", 1, "whose turn it is"), StepField("chosen", 4, "who has chosen")]

    def parts(self, seats: int) -> list[Part]:
        return [Part("hand", len(candles.CARDS), "By card: a hand.")]

    def write(self, s: CandlesState, t: Tensor) -> None:
        for count in s.hands[t.seat(self.owner)]:
            t.number(count)


class HasTensors(Candles):
    tensor = HandsAsTensors(0)


class TensorsTellHands(Candles):
    tensor = HandsAsTensors(1)


class ViewIsNotJson(Candles):
    def view(self, s: CandlesState, seat: int | None) -> View:
        view = super().view(s, seat)
        return candles.CandlesView(**{**_fields(view), "seen": list(s.seen)})  # a list comes back as a tuple


def _fields(view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in CandlesView.__struct_fields__}


class AsksWhoHolds(SnuffWindow):
    """Only who really holds a zero is asked: that betrays the hand."""

    def may_react(self, s: CandlesState, seat: int) -> bool:
        return super().may_react(s, seat) and s.hands[seat][0] > 0


class TellsDraws(Deal):
    def fall(self, s: CandlesState, outcome: Outcome, log: Log | None) -> None:
        super().fall(s, outcome, None)
        if isinstance(s.stack[-1], Deal):
            s.stack[-1] = TellsDraws(self.seat + 1)
        if log is not None:
            log.public("drew", "C-1", seat=self.seat, cards=tuple(s.hands[0]), reveals=True)


class TellsTheDeal(Deal):
    """The event names what was drawn, though no view shows it."""

    def fall(self, s: CandlesState, outcome: Outcome, log: Log | None) -> None:
        super().fall(s, outcome, None)
        if isinstance(s.stack[-1], Deal):
            s.stack[-1] = TellsTheDeal(self.seat + 1)
        if log is not None:
            log.public("drew", "C-1", seat=self.seat, cards=outcome, reveals=True)


class TellsSealedChoices(OfferCard):
    def sealed(self, choices: tuple[int, ...]) -> OfferCard:
        return TellsSealedChoices(choices)

    def chosen(self, s: CandlesState, seat: int, log: Log | None) -> None:
        if log is not None:
            log.public("chose", "C-2", seat=seat, card=s.stack[-1].choices[seat])


class OnlyWhenLogged(SnuffWindow):
    """The state changes only if somebody listens."""

    def apply(self, s: CandlesState, seat: int, action: int, log: Log | None) -> None:
        super().apply(s, seat, action, log)
        if log is not None:
            s.candles[seat] += 1


class HidesThatItReveals(SnuffWindow):
    def apply(self, s: CandlesState, seat: int, action: int, log: Log | None) -> None:
        super().apply(s, seat, action, None)
        if log is not None:
            log.public("passed", "C-3", seat=seat)


class Unsorted(SnuffWindow):
    def actions(self, s: CandlesState, seat: int) -> list[int]:
        return super().actions(s, seat)[::-1]


class CitesNothing(SnuffWindow):
    def apply(self, s: CandlesState, seat: int, action: int, log: Log | None) -> None:
        super().apply(s, seat, action, None)
        if log is not None:
            log.public("passed", "C-99", seat=seat, reveals=True)


class NothingToDo(SnuffWindow):
    def actions(self, s: CandlesState, seat: int) -> list[int]:
        return [action for action in super().actions(s, seat) if action == candles.SNUFF]


class ForcedAnswersTell(SnuffWindow):
    """Who can only pass would pass at once."""

    BY_HAND = False


class CannotLetGo(SnuffWindow):
    def pass_action(self) -> int:
        return candles.SNUFF


class LosesTheCard(SnuffWindow):
    def apply(self, s: CandlesState, seat: int, action: int, log: Log | None) -> None:
        super().apply(s, seat, action, log)
        if action == candles.SNUFF:
            s.seen[0] -= 1


@pytest.mark.parametrize(("game_type", "check_name"), [(ShowsHands, "guard"), (ShowsSealedChoices, "guard")])
def test_a_leaking_view_is_found(game_type: type[Candles], check_name: str):
    with pytest.raises(Failure) as failure:
        check(game_type())

    assert failure.value.check == check_name


def test_a_leaking_tensor_is_found():
    for number in range(20):
        check_match(HasTensors(), 2, {}, str(number))
    with pytest.raises(Failure, match="the tensor tells seat") as failure:
        check_match(TensorsTellHands(), 2, {}, "0")

    assert failure.value.check == "guard"


def test_a_game_without_tensors_says_so():
    with pytest.raises(OfrendaError, match="no observation tensors"):
        CANDLES.start(2).tensor(0)


def test_a_view_that_changes_in_json_is_found():
    with pytest.raises(Failure) as failure:
        check(ViewIsNotJson())

    assert failure.value.check == "views"


BROKEN_PHASES = [
    (SnuffWindow, AsksWhoHolds, "guard"),
    (Deal, TellsDraws, "guard"),
    (Deal, TellsTheDeal, "guard"),
    (OfferCard, TellsSealedChoices, "guard"),
    (SnuffWindow, OnlyWhenLogged, "log"),
    (SnuffWindow, HidesThatItReveals, "reveals"),
    (SnuffWindow, Unsorted, "actions"),
    (SnuffWindow, CitesNothing, "events"),
    (SnuffWindow, NothingToDo, "actions"),
    (SnuffWindow, ForcedAnswersTell, "guard"),
    (SnuffWindow, CannotLetGo, "actions"),
    (SnuffWindow, LosesTheCard, "census"),
]


@pytest.mark.parametrize(("sound", "broken", "check_name"), BROKEN_PHASES)
def test_a_broken_phase_is_found(monkeypatch: pytest.MonkeyPatch, sound: type, broken: type, check_name: str):
    class Broken(Candles):
        phases = tuple(broken if phase is sound else phase for phase in Candles.phases)

    monkeypatch.setattr(candles, sound.__name__, broken)

    with pytest.raises(Failure) as failure:
        check(Broken())

    assert failure.value.check == check_name


def test_a_reckoning_that_does_not_add_up_is_found():
    class Flatters(candles.CandlesText):
        def reckoning(self, view: View, events: Any) -> Any:
            return [("Candles", tuple(points + 1 for points in view.candles))]

    class Broken(Candles):
        text = Flatters()

    with pytest.raises(Failure, match="reckoning") as failure:
        check(Broken())

    assert failure.value.check == "result"


def test_a_standing_that_tells_a_secret_is_found():
    class Boasts(candles.CandlesText):
        def standing(self, view: View, seat: int) -> str:
            return f"{sum(view.hand)} cards, as far as I can see"

    class Broken(Candles):
        text = Boasts()

    with pytest.raises(Failure) as failure:
        check(Broken())

    assert failure.value.check == "guard"


class NoTags(candles.CandlesScene):
    def draw(self, view: View, offers: Offers, names: Sequence[str], staging: Staging) -> Picture:
        return svg(100, 100, "", *(group("", offer=offer) for offer in offers.within(range(candles.PASS))))


class OneForAll(candles.CandlesScene):
    def draw(self, view: View, offers: Offers, names: Sequence[str], staging: Staging) -> Picture:
        return svg(100, 100, "", group("", offers=offers.within(range(len(candles.ACTIONS)))))


class OffersTooMuch(candles.CandlesScene):
    def draw(self, view: View, offers: Offers, names: Sequence[str], staging: Staging) -> Picture:
        more = group("", offer=Offer(candles.SNUFF, "Snuff"))
        return svg(100, 100, "", *super().draw(view, offers, names, staging), more)


@pytest.mark.parametrize("broken", [NoTags, OneForAll, OffersTooMuch])
def test_a_scene_in_which_not_just_the_legal_can_be_clicked_is_found(broken: type[candles.CandlesScene]):
    class Broken(Candles):
        scene = broken()

    with pytest.raises(Failure) as failure:
        check(Broken())

    assert failure.value.check == "scene"


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ofrenda.testing.conformance.LONGEST", 3)

    with pytest.raises(Failure) as failure:
        check(CANDLES)

    assert failure.value.check == "end"


def test_a_failure_says_how_to_see_it_again():
    class Broken(Candles):
        state_type = NoPlaces

    with pytest.raises(Failure) as failure:
        check(Broken())

    assert "in match 0 of seed 0: 2 seats" in failure.value.__notes__[0]
