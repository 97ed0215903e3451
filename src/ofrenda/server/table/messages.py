"""Everything that a seat is shown of a live table is put together here, from a view and from witnessed events.

Positions of recorded matches are in `replays`. What else leaves the server are acknowledgements: the seat one took
(`Seated`), the entry that one's answer became (`Moved`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ofrenda.kernel.scene import Staging
from ofrenda.kernel.state import State
from ofrenda.kernel.text import NO_ACTION, keys
from ofrenda.kernel.view import View
from ofrenda.server.edition import edition
from ofrenda.server.table.closing import reason_in_words
from ofrenda.server.table.lines import (
    ActionLine,
    MomentLine,
    SeatLine,
    Shown,
    TableLine,
    TogetherLine,
    UndoLine,
    WindowLine,
    plain,
    without_rule,
)
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.replays import Eyes, moment_line, reckoning_lines
from ofrenda.table import Match


class Look:
    """How somebody looks at a table: on which screen, who lifted the curtain last, and what they have seen already."""

    def __init__(self, lifted: int | None = None, tall: bool = False, since: Mapping[int | None, int] = {}) -> None:
        self.lifted = lifted
        self.tall = tall
        self.since = since
        """By seat through whose eyes: up to which entry. What happened later is shown step by step."""


def shown(table: LiveTable, seats: tuple[int, ...], look: Look) -> Shown:
    """The table as these seats (none: a spectator) see it now.

    Where several people share a device and hands are hidden, it shows what everybody may see until whoever is asked
    has lifted the curtain.
    """
    lifted = look.lifted
    match = table.play.match
    seat = table.seating.viewing_seat(seats)
    hides = match is not None and table.game.hides(match.state.rules)
    shared = hides and len(seats) > 1 and table.status == "playing"
    is_asked = seat is not None and table.seating.awaits_person(seat)
    needs_nobody = seat is not None and is_asked and match is not None and _needs_nobody(table, match, seat)

    message = Shown(
        version=edition(),
        mine=list(seats),
        curtain=shared and is_asked and seat != lifted and not needs_nobody,
        table=table.settings.id,
        game=table.settings.game,
        title=table.game.title,
        status=table.status,
        closed=reason_in_words(table.settings),
        seat=seat,
        owner=table.settings.owner,
        host=any(table.seating.may_host(one) for one in seats),
        listed=table.settings.listed,
        hints=table.hints.allowed,
        number=match.number if match else 0,
        seats=_seat_lines(table),
        # What was said at a private table stays there, also when its replay is shared.
        chat=table.chat.shown(table.seating.names) if seats or table.settings.watchable else (),
        watching=table.core.presence.spectators,
        commitment=table.commitment,
        next_table=table.settings.next_table,
        undone=table.play.undone,
    )

    if match is not None:
        viewer = None if shared and not (is_asked and seat == lifted) else seat
        _show_match(message, table, match, viewer, look)
        if message.curtain:
            message.together = _together_line(table, match, seats)
        if not match.over:
            _show_undo(message, table, match, seats, viewer)

    return message


def _seat_lines(table: LiveTable) -> list[SeatLine]:
    names, here = table.seating.names, table.core.presence.here

    return [
        SeatLine(
            number,
            names[number],
            sitting.kind,
            sitting.played_by,
            number in here,
            number in table.questions.open,
            sitting.kind == "person" and table.seating.silent(number),
        )
        for number, sitting in enumerate(table.seating.seats)
    ]


def _show_match(message: Shown, table: LiveTable, match: Match, seat: int | None, look: Look) -> None:
    names = table.seating.names
    game = table.game
    state = match.state
    view = game.open_view(state) if match.over else state.view(seat)
    if seat is not None and table.seating.awaits_person(seat) and seat not in table.windows.passing:
        # A window that goes by is not put to the seat.
        message.actions, message.barred = action_lines(state, view, seat, names)
    message.view = view
    labels = {action.id: action.label for action in message.actions}
    message.scene = game.picture(view, labels, names, Staging(look.tall))
    message.moments = moment_lines(match, seat, names, look)
    message.standings = table.log.standings(match, view)
    message.log = table.log.lines(match, seat, names)
    if seat is not None and message.actions:
        message.question = table.questions.open[seat]
        message.prompt = plain(game.text.question(view, names))
        message.forced = seat in table.windows.forced
        message.may_let_pass = table.windows.may_skip(match, seat)

    timer = table.windows.timer
    if timer is not None and timer.passes_by_itself:
        left_ms = round(timer.seconds_left * 1000)
        message.window = WindowLine(timer.seat, left_ms, timer.held_by, sorted(timer.waited))

    if seat is not None and not match.over:
        message.letting_pass = seat in table.windows.passing
    if match.over:
        message.result = state.result()
        message.ending = plain(game.text.ending(view, names))
        message.reckoning = reckoning_lines(game, view, match.told)


def _needs_nobody(table: LiveTable, match: Match, seat: int) -> bool:
    """Whether what the seat is asked will be answered without its person before the screen."""
    return table.play.has_let_go_by(seat) or table.windows.plays_itself(match, seat)


def _together_line(table: LiveTable, match: Match, seats: tuple[int, ...]) -> TogetherLine | None:
    """Who of these may let the open question go by, if whoever is asked now is among them."""
    asked = table.play.together.whom_to_ask(seats) if table.play.together is not None else []
    if table.seating.viewing_seat(seats) not in asked:
        return None
    people = [seat for seat in asked if not table.seating.seats[seat].bot]
    return TogetherLine(people, plain(table.game.text.question(match.state.view(None), table.seating.names)))


def moment_lines(match: Match, seat: int | None, names: Sequence[str], look: Look) -> list[MomentLine]:
    """What happened since the seat last looked, step by step."""
    if seat not in look.since:
        return []
    eyes = Eyes(seat, tall=look.tall)
    return [moment_line(match.game, recent, eyes, names) for recent in match.moments_since(look.since[seat])]


def _show_undo(message: Shown, table: LiveTable, match: Match, seats: tuple[int, ...], viewer: int | None) -> None:
    """What may be taken back here, on a covered device only what is free; and what somebody asks to take back."""
    for seat in seats if viewer is None else (viewer,):
        last = table.play.last_choice(match, seat)
        free = last in match.free(seat)
        if viewer is not None or free:
            message.own_last, message.free_undo = last, free
            message.undo_by = None if last is None or table.seating.seats[seat].bot else seat
    if seats:
        message.undo = _undo_line(table, match, viewer)


def _undo_line(table: LiveTable, match: Match, viewer: int | None) -> UndoLine | None:
    """The pending undo request, named by the log line that the viewer still has."""
    request = table.undo.current
    if request is None:
        return None
    names = table.seating.names
    move = next((line.text for line in table.log.lines(match, viewer, names) if line.entry == request.to), "")
    return UndoLine(request.seat, names[request.seat], request.to, move, sorted(request.pending_seats))


def table_line(table: LiveTable, seats: tuple[int, ...]) -> TableLine:
    """One of these seats' tables in a list."""
    yours = any(table.seating.awaits_person(seat) for seat in seats)
    return TableLine(table.settings.id, table.game.title, table.seating.names, table.status, yours)


def action_lines(state: State[Any], view: View, seat: int, names: Sequence[str]) -> tuple[list[ActionLine], list[str]]:
    """What the seat may do, in the order in which it is read, and what it may not do, with the reason."""
    game = state.rules.game
    menu = game.text.menu(state.actions(seat), view, names)
    lines = [
        ActionLine(
            choice.action,
            game.name(choice.action),
            plain(choice.label),
            key,
            choice.group,
            choice.short,
            choice.last_resort,
        )
        for choice, key in zip(menu, keys(menu), strict=True)
        if choice.action != NO_ACTION
    ]
    return lines, [without_rule(plain(choice.label)) for choice in menu if choice.action == NO_ACTION]
