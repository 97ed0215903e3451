"""Reaction windows: seats are asked whether they react to what is about to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from ofrenda.kernel.phase import Phase, S

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Phase[S]):
    """One seat may react. A game's window names its `decider` and its `pass_action`.

    Whether the seat is asked at all follows from public facts alone, so that the question tells nothing of its hand.
    """

    def may_react(self, s: S, seat: i64) -> bool:
        """Whether the seat could react, judging by what everybody sees."""
        raise NotImplementedError

    def react(self, s: S, seat: i64, action: i64, log: Log | None) -> None:
        """Whoever is asked reacts."""
        raise NotImplementedError

    def decline(self, s: S, seat: i64, log: Log | None) -> None:
        """Whoever is asked lets the window go by."""
        s.pop()

    def to_be_asked(self, s: S) -> list[int]:
        return [self.decider(s)]

    def run(self, s: S, log: Log | None) -> bool:
        if self.may_react(s, self.decider(s)):
            return False
        s.pop()
        return True

    def apply(self, s: S, seat: i64, action: i64, log: Log | None) -> None:
        if action == self.pass_action():
            self.decline(s, seat, log)
        else:
            self.react(s, seat, action, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowInTurn(Window[S]):
    """Several seats may react, one after another; `asked` is the place in that order of whoever is asked now.

    Those who publicly cannot react are passed over.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("asked",)

    def __init__(self, asked: i64) -> None:
        self.asked = asked

    def places(self, s: S) -> i64:
        """How long the order is."""
        seats: i64 = s.rules.seats
        return seats

    def seat_at(self, s: S, place: i64) -> i64:
        """The seat at this place of the order."""
        raise NotImplementedError

    def asking(self, place: i64) -> WindowInTurn[S]:
        """This window with the seat at another place asked."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """Everybody has been asked: go on."""
        s.pop()

    def decider(self, s: S) -> i64:
        return self.seat_at(s, self.asked)

    def to_be_asked(self, s: S) -> list[int]:
        seats = [self.seat_at(s, place) for place in range(self.asked, self.places(s))]
        return [seat for seat in seats if self.may_react(s, seat)]

    def run(self, s: S, log: Log | None) -> bool:
        places = self.places(s)
        asked = self.asked
        while asked < places and not self.may_react(s, self.seat_at(s, asked)):
            asked += 1

        if asked >= places:
            self.close(s)
            return True
        if asked > self.asked:
            s.stack[-1] = self.asking(asked)
        return False  # whoever is asked now may react: there is nothing more to run

    def decline(self, s: S, seat: i64, log: Log | None) -> None:
        s.stack[-1] = self.asking(self.asked + 1)
