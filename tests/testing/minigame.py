"""Candles: a small game made for the tests, with hidden hands, a reaction window and a sealed choice.

Everybody draws cards 0 to 6. Each round all offer one card in secret; the highest alone scores a candle. Before,
whoever else may hold a 0 is asked whether to snuff the candle with it. The match ends when the hands are empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.errors import PositionError
from ofrenda.kernel.event import Event, Log
from ofrenda.kernel.game import Game
from ofrenda.kernel.ledger import Ledger, Rule
from ofrenda.kernel.option import Option, Value
from ofrenda.kernel.phase import OPEN, Phase, Sealed
from ofrenda.kernel.position import Reader
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.scene import Offers, Picture, Staging, group, svg, tag
from ofrenda.kernel.state import Rules, State
from ofrenda.kernel.text import AidPart, Choice, Share, menu_of
from ofrenda.kernel.view import Memory, View
from ofrenda.kernel.window import WindowInTurn

CARDS = ("zero", "one", "two", "three", "four", "five", "six")
STOCKS = {"twins": (2, 2, 2, 1, 1, 0, 0), "single": (1, 1, 1, 1, 1, 1, 1)}
OFFER, PASS, SNUFF = 0, 7, 8
ACTIONS = (*(f"offer {card}" for card in CARDS), "pass", "snuff")


def stock(rules: Rules) -> tuple[int, ...]:
    return STOCKS[rules.options["stock"]]


class CandlesState(State[Rules]):
    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "hands", "seen", "offers", "candles")

    deck: list[int]
    hands: list[list[int]]
    seen: list[int]
    offers: list[int]
    candles: list[int]

    def clone(self) -> CandlesState:
        copy = type(self)()
        copy.rules = self.rules
        copy.stack = self.stack[:]
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.seen = self.seen[:]
        copy.offers = self.offers[:]
        copy.candles = self.candles[:]
        return copy

    def census(self) -> tuple[int, ...]:
        return tuple(self.deck[c] + self.seen[c] + sum(hand[c] for hand in self.hands) for c in range(len(CARDS)))

    def result(self) -> Result | None:
        return None if self.stack else Result(tuple(self.candles), ranked(self.candles), "hands-empty")

    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> CandlesState:
        copy = self.clone()
        others = [other for other in range(self.rules.seats) if other != seat]
        for other in others:
            for card in range(len(CARDS)):
                copy.deck[card] += copy.hands[other][card]
        for other in others:
            size = sum(copy.hands[other])
            drawn = Draw(CARDS, tuple(copy.deck), size).sample(rng)
            copy.hands[other] = [drawn.count(card) for card in range(len(CARDS))]
            for card in drawn:
                copy.deck[card] -= 1
        if copy.stack and isinstance(copy.stack[-1], OfferCard):
            choices = list(copy.stack[-1].choices)
            for other in others:
                if choices[other] >= 0:
                    held = [card for card in range(len(CARDS)) if copy.hands[other][card]]
                    choices[other] = held[rng.below(len(held))]
            copy.stack[-1] = copy.stack[-1].sealed(tuple(choices))
        return copy


class Deal(Phase[CandlesState]):
    """Each seat in turn draws its hand (C-1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def chance(self, s: CandlesState) -> Chance:
        return Draw(CARDS, tuple(s.deck), int(s.rules.options["hand"]))

    def fall(self, s: CandlesState, outcome: Outcome, log: Log | None) -> None:
        for card in outcome:
            s.deck[card] -= 1
            s.hands[self.seat][card] += 1
        s.pop()
        s.push(Deal(self.seat + 1) if self.seat + 1 < s.rules.seats else OfferCard((OPEN,) * s.rules.seats))
        if log is not None:
            log.private((self.seat,), "drew", "C-1", seat=self.seat, cards=outcome, reveals=True)
            log.others((self.seat,), "drew-hidden", "C-1", seat=self.seat, reveals=True)


class OfferCard(Sealed[CandlesState]):
    """All offer a card in secret (C-2)."""

    BY_HAND: ClassVar[bool] = True

    def sealed(self, choices: tuple[int, ...]) -> OfferCard:
        return OfferCard(choices)

    def actions(self, s: CandlesState, seat: int) -> list[int]:
        return [OFFER + card for card in range(len(CARDS)) if s.hands[seat][card]]

    def chosen(self, s: CandlesState, seat: int, log: Log | None) -> None:
        if log is not None:
            log.public("chose", "C-2", seat=seat)

    def reveal(self, s: CandlesState, log: Log | None) -> None:
        for seat, card in enumerate(self.choices):
            s.hands[seat][card] -= 1
            s.seen[card] += 1
        s.offers = list(self.choices)
        if log is not None:
            log.public("offered", "C-2", cards=self.choices, reveals=True)
        best = max(self.choices)
        s.pop()
        s.push(NextRound())
        if self.choices.count(best) == 1:
            s.push(Light(self.choices.index(best)))
            s.push(SnuffWindow(self.choices.index(best), 0))


class SnuffWindow(WindowInTurn[CandlesState]):
    """Whoever may hold a zero, judging by what everybody sees, is asked (C-3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "asked")
    BY_HAND: ClassVar[bool] = True

    def __init__(self, winner: int, asked: int) -> None:
        super().__init__(asked)
        self.winner = winner

    def pass_action(self) -> int:
        return PASS

    def seat_at(self, s: CandlesState, place: int) -> int:
        return place

    def asking(self, place: int) -> SnuffWindow:
        return type(self)(self.winner, place)

    def may_react(self, s: CandlesState, seat: int) -> bool:
        return seat != self.winner and sum(s.hands[seat]) > 0 and s.seen[0] < stock(s.rules)[0]

    def actions(self, s: CandlesState, seat: int) -> list[int]:
        return [PASS, SNUFF] if s.hands[seat][0] else [PASS]

    def decline(self, s: CandlesState, seat: int, log: Log | None) -> None:
        super().decline(s, seat, log)
        if log is not None:
            log.public("passed", "C-3", seat=seat)

    def react(self, s: CandlesState, seat: int, action: int, log: Log | None) -> None:
        s.hands[seat][0] -= 1
        s.seen[0] += 1
        s.pop()
        s.pop()
        if log is not None:
            log.public("snuffed", "C-3", seat=seat, reveals=True)


class Light(Phase[CandlesState]):
    """The highest card alone scores a candle (C-4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, s: CandlesState, log: Log | None) -> bool:
        s.candles[self.winner] += 1
        s.pop()
        if log is not None:
            log.public("lit", "C-4", seat=self.winner)
        return True


class NextRound(Phase[CandlesState]):
    """The next round begins with those who still hold cards; a snuffer may be out earlier (C-5)."""

    def run(self, s: CandlesState, log: Log | None) -> bool:
        s.pop()
        if all(sum(hand) > 0 for hand in s.hands):
            s.push(OfferCard((OPEN,) * s.rules.seats))
        return True


class CandlesView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    seen: tuple[int, ...]
    offers: tuple[int, ...]
    candles: tuple[int, ...]
    chosen: tuple[bool, ...]
    own_choice: int
    stack: tuple[str, ...]


class CandlesText:
    def summary(self) -> str:
        return "Light candles."

    def aid(self) -> list[AidPart]:
        return []

    def aim(self) -> str:
        return "Have the most candles lit."

    def event(self, event: Event, names: Sequence[str]) -> str:
        return f"{event.kind} {event.args}"

    def caption(self, event: Event, names: Sequence[str]) -> str:
        return self.event(event, names)

    def action(self, action: int, view: View, names: Sequence[str]) -> str:
        return ACTIONS[action].capitalize()

    def menu(self, actions: Sequence[int], view: View, names: Sequence[str]) -> list[Choice]:
        return menu_of(self.action, actions, view, names)

    def missing(self, action: int, view: View, names: Sequence[str]) -> str:
        return ""

    def question(self, view: View, names: Sequence[str]) -> str:
        return "What now?"

    def board(self, view: View, names: Sequence[str]) -> str:
        return f"hand {view.hand}, candles {view.candles}"

    def standing(self, view: View, seat: int) -> str:
        return f"{view.candles[seat]} candles"

    def ending(self, view: View, names: Sequence[str]) -> str:
        return f"The end: {view.result}"

    def reckoning(self, view: View, events: Sequence[Event]) -> list[Share]:
        return [("Candles", view.candles)]


class CandlesScene:
    """A card and a place to lay it; what is no card has a tag."""

    def draw(self, view: View, offers: Offers, names: Sequence[str], staging: Staging) -> Picture:
        cards = [group("", offer=offer) for offer in offers.within(range(OFFER, PASS))]
        tags = [tag(offer.label, offer, (0, 0)) for offer in offers.within(range(PASS, len(ACTIONS)))]
        return svg(100, 100, "Candles", *cards, *tags)


class CandlesTactics:
    def prefer(self, s: Any, seat: int, actions: list[int], rng: Rng) -> int:
        return actions[-1]

    def worth(self, s: Any, seat: int) -> float:
        return float(s.candles[seat])


class Candles(Game):
    slug = "candles"
    title = "Candles"
    rules_version = 1
    min_seats = 2
    max_seats = 3
    minutes = 1
    weight = "light"
    hidden = True
    public_chance = False
    luck = "luck with cards"
    options = (
        Option(name="hand", default=2, low=1, high=2, samples=(1,), rule="C-1", help="Cards in hand."),
        Option(name="stock", default="twins", choices=("twins", "single"), rule="C-1", help="Which cards."),
    )
    actions = ACTIONS
    phases = (Deal, OfferCard, SnuffWindow, Light, NextRound)
    text = CandlesText()
    scene = CandlesScene()
    tactics = CandlesTactics()
    state_type: type[CandlesState] = CandlesState

    @property
    def ledger(self) -> Ledger:
        return Ledger([Rule(id=f"C-{n}", section="", says="", source="ours") for n in range(1, 6)])

    def make_rules(self, seats: int, options: dict[str, Value], data: dict[str, str]) -> Rules:
        return Rules(self, seats, options, data)

    def new(self, rules: Rules) -> CandlesState:
        s = self.state_type()
        s.rules = rules
        s.deck = list(stock(rules))
        s.hands = [[0] * len(CARDS) for _seat in range(rules.seats)]
        s.seen = [0] * len(CARDS)
        s.offers = []
        s.candles = [0] * rules.seats
        s.push(Deal(0))
        return s

    def view(self, s: CandlesState, seat: int | None) -> View:
        top = s.stack[-1] if s.stack else None
        choices = top.choices if isinstance(top, OfferCard) else ()
        return CandlesView(
            seat=seat,
            seats=s.rules.seats,
            deciders=s.deciders(),
            result=s.result(),
            hand=() if seat is None else tuple(s.hands[seat]),
            hand_sizes=tuple(sum(hand) for hand in s.hands),
            deck_size=sum(s.deck),
            seen=tuple(s.seen),
            offers=tuple(s.offers),
            candles=tuple(s.candles),
            chosen=tuple(choice != OPEN for choice in choices),
            own_choice=choices[seat] if choices and seat is not None else OPEN,
            stack=tuple(type(phase).__name__ for phase in s.stack),
        )

    def position(self, s: CandlesState) -> dict[str, Any]:
        return self.frame(s) | {
            "deck": s.deck,
            "hands": s.hands,
            "seen": s.seen,
            "offers": s.offers,
            "candles": s.candles,
        }

    def lay_out(self, s: CandlesState, given: Mapping[str, Any]) -> None:
        reader = Reader(given, ("deck", "hands", "seen", "offers", "candles"))
        s.deck = reader.wholes("deck", s.deck, 0, 9)
        s.seen = reader.wholes("seen", s.seen, 0, 9)
        s.candles = reader.wholes("candles", s.candles, 0, 9)
        s.offers = list(given.get("offers", []))
        s.hands = [list(hand) for hand in given.get("hands", s.hands)]
        if s.census() != stock(s.rules):
            raise PositionError("There are {cards} cards.", cards=stock(s.rules))
        s.push(OfferCard((OPEN,) * s.rules.seats))


CANDLES = Candles()
