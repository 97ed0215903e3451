"""A table as one seat sees it: everything that leaves the server about a running match is put together here."""

from __future__ import annotations

from ofrenda.kernel.scene import Offers
from ofrenda.server.edition import edition
from ofrenda.server.live import LiveTable
from ofrenda.server.wire import (
    ChatLine,
    SeatLine,
    Shown,
    UndoLine,
    WindowLine,
    action_lines,
    plain,
    reckoning_lines,
)
from ofrenda.table import Match


def shown(table: LiveTable, seats: tuple[int, ...], lifted: int | None = None) -> Shown:
    """The table as these seats (none: a spectator) see it now.

    Where several people share a device and hands are hidden, it shows what everybody may see until whoever is asked
    has `lifted` the curtain.
    """
    names = table.names
    here = table.here
    seat = table.eyes(seats)
    shared = table.game.hidden and len(seats) > 1 and table.status == "playing"
    asked = seat is not None and table.awaits(seat)
    message = Shown(
        version=edition(),
        mine=list(seats),
        curtain=shared and asked and seat != lifted,
        table=table.facts.id,
        game=table.facts.game,
        title=table.game.title,
        status=table.status,
        seat=seat,
        owner=table.facts.owner,
        host=any(table.may_host(one) for one in seats),
        listed=table.facts.listed,
        number=table.match.number if table.match else 0,
        seats=[
            SeatLine(
                number,
                names[number],
                sitting.kind,
                sitting.played_by,
                number in here,
                number in table.asked.open,
                sitting.kind == "person" and table.silent(number),
            )
            for number, sitting in enumerate(table.seats)
        ],
        # What was said at a private table stays there, also when its replay is shared.
        chat=[ChatLine(speaker, names[speaker], text) for speaker, text in table.chat]
        if seats or table.facts.watchable
        else [],
        commitment=table.commitment,
        next_table=table.facts.next_table,
        undone=table.undone,
    )
    if table.match is not None:
        covered = shared and not (asked and seat == lifted)
        _show_match(message, table, table.match, None if covered else seat)
        if not table.match.over:
            _show_undo(message, table, table.match, seats, None if covered else seat)
    return message


def _show_match(message: Shown, table: LiveTable, match: Match, seat: int | None) -> None:
    names = table.names
    game = table.game
    state = match.state
    view = game.open_view(state) if match.over else state.view(seat)
    if seat is not None and table.awaits(seat) and seat not in table.windows.passing:
        message.actions = action_lines(state, view, seat, names)  # a window that goes by is not put to the seat
    message.view = view
    offers = Offers({action.id: action.label for action in message.actions})
    message.scene = game.scene.draw(view, offers, names)
    message.standings = table.standings(view)
    message.log = table.story(seat)
    if seat is not None and message.actions:
        message.question = table.asked.open[seat]
        message.prompt = plain(game.text.question(view))
        message.forced = table.windows.plays_itself(match, seat)
        message.may_let_pass = table.windows.goes_by(match, seat)
    window = table.windows.now
    if window is not None and window.hurried:
        message.window = WindowLine(window.seat, round(window.left * 1000), window.held_by, sorted(window.waited))
    if seat is not None and not match.over:
        message.letting_pass = seat in table.windows.passing
    if match.over:
        message.result = state.result()
        message.ending = plain(game.text.ending(view, names))
        message.reckoning = reckoning_lines(game, view, match.told)


def _show_undo(message: Shown, table: LiveTable, match: Match, seats: tuple[int, ...], viewer: int | None) -> None:
    """What may be taken back here, on a covered device only what is free; and what somebody asks to take back."""
    for seat in seats if viewer is None else (viewer,):
        last = table.last_choice(match, seat)
        free = last in match.free(seat)
        if viewer is not None or free:
            message.own_last, message.free_undo = last, free
            message.undo_by = None if last is None or table.seats[seat].bot else seat
    if seats:
        message.undo = _undo_line(table, viewer)


def _undo_line(table: LiveTable, viewer: int | None) -> UndoLine | None:
    """The undo that is asked for, named by what the viewer witnessed of it and need not have forgotten."""
    if table.undo is None:
        return None
    asked = table.undo
    move = next((line.text for line in table.story(viewer) if line.entry == asked.to), "")
    return UndoLine(asked.seat, table.names[asked.seat], asked.to, move, sorted(asked.missing))
