"""What the answers say."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import (
    ADD_FREE,
    ADD_PREPARED,
    ASCEND,
    BLANK,
    BREAD_INTO,
    CASKET,
    COLOURS,
    CONVERT,
    DECLARE,
    DISCARD,
    DONE,
    DOWN,
    INCENSE,
    KEEP,
    LOOK,
    MARIGOLD_ADD,
    MOVE,
    PASS,
    PEEK,
    PLAY_BREAD,
    PLAY_CANDLE,
    PLAY_INCENSE,
    POWER_SOUL,
    PREPARE,
    PREPARE_BONUS,
    REMOVE,
    RETURN,
    SPACE,
    SPACES,
    SWAP,
    SWAP_CASKETS,
    TAKE,
    TAKE_FROM,
    TOKENS,
    TURN,
    UP,
    VALUES,
)
from ofrenda.games.die_of_the_dead.text.questions import gains, spaces_left
from ofrenda.games.die_of_the_dead.text.words import KIND_WORDS, TOKEN_WORDS, player, token_label, token_word
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.text import Choice, menu_of
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, mark

CASKET_LABELS = (
    mark("Casket 1: add souls, then shake it if it holds two colours"),
    mark("Casket 2: prepare souls, then shake it"),
    mark("Casket 3: shake it, then take a token"),
    mark("Casket 4: shake it, the winner's souls climb, then one thing more"),
)
EMPTY_CASKET_LABELS = (
    CASKET_LABELS[0],
    mark("Casket 2: prepare souls; it is empty and is not shaken"),
    mark("Casket 3: take a token; it is empty and is not shaken"),
    mark("Casket 4: one thing only; it is empty and is not shaken"),
)
GAIN_WORDS = (*TOKEN_WORDS, mark("prepare a soul"), mark("a power soul"), mark("nothing"))


# What can be done


def action(action: int, view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DieView)
    if action < ADD_FREE:
        return _before_the_roll(action, table)
    if action < SWAP:
        return _with_a_soul(action, table, names)
    if action < DECLARE:
        return _with_a_token(action, table, names)
    if action < REMOVE:
        return _with_a_die(action, table, names)
    if action < SPACE:
        return _out_of_a_casket(action, table, names)
    if action < MOVE:
        return _space(action - SPACE, table)
    if action == MOVE:
        return _("Move every casket one place on")
    if action == POWER_SOUL:
        return _("Gain a power soul")
    return _("Take your soul back from step {step}", step=action - RETURN + 1)


def _out_of_a_casket(action: int, table: DieView, names: Sequence[str]) -> str:
    colour, kind = divmod(action - (ASCEND if action >= ASCEND else REMOVE), len(KIND_WORDS))
    owner = table.colours.index(COLOURS[colour])
    places = {"soul": _(KIND_WORDS[kind]), "player": player(owner, names)}
    if action < ASCEND:
        return _("Remove {soul} of {player}", **places)
    return _("Raise {soul} of {player} to step {step}", step=table.heights[owner] + 1, **places)


def _space(space: int, table: DieView) -> str:
    """A space of the step, with what the soul's owner gains there, or what it covers for later souls."""
    owner = table.phase.number("soul") // 2
    bonus = table.bonuses[table.heights[owner] * SPACES + space]
    places = {"space": space + 1, "bonus": _(GAIN_WORDS[bonus])}
    if not gains(table) and bonus == BLANK:
        return _("Space {space}: no gain, covers no bonus", **places)
    if not gains(table):
        return _("Space {space}: no gain, covers “{bonus}”", **places)
    if bonus == PREPARE_BONUS and not spaces_left(table, owner):
        return _("Space {space}: {bonus}, but the board is full", **places)
    left = (*table.stock, sum(table.free[owner * 2 :][:2]), table.city[owner], 1)[bonus]
    return _(mark("Space {space}: {bonus}") if left else mark("Space {space}: {bonus}, but none is left"), **places)


def _casket(place: int, table: DieView) -> str:
    """What choosing the casket does, and what of it has no effect now."""
    empty = table.empty[place]
    if place == 1 and not min(spaces_left(table, table.active), sum(table.free[table.active * 2 :][:2])):
        if empty:
            return _("Casket 2: nothing happens, for it is empty and you can prepare no soul")
        return _("Casket 2: shake it; you can prepare no soul before")
    if place == 2 and not any(table.stock):
        return _("Casket 3: nothing happens") if empty else _("Casket 3: shake it; no token is left to take")
    return _(EMPTY_CASKET_LABELS[place] if empty else CASKET_LABELS[place])


def _before_the_roll(action: int, table: DieView) -> str:
    if action == PASS:
        return _("Pass: play nothing")
    if action == DONE:
        return _("Add no soul") if table.phase.fields.get("added") == 0 else _(DONE_LABELS[table.phase.name])
    if action < PLAY_CANDLE:
        return _casket(action - CASKET, table)
    if action == PLAY_CANDLE:
        return _("Candle: move every casket one place on")
    if action < LOOK:
        place = action - SWAP_CASKETS + 1
        return _("Candle: swap caskets {place} and {next}", place=place, next=place + 1)
    if action < MARIGOLD_ADD:
        return _("Marigold: look into casket {place}", place=action - LOOK + 1)
    if action < PLAY_BREAD:
        source = action - MARIGOLD_ADD
        from_supply = mark("Marigold: add {soul} from your supply to casket 1")
        from_board = mark("Marigold: add {soul} from your board to casket 1")
        return _(from_supply if source < 2 else from_board, soul=_(KIND_WORDS[source % 2]))
    if action < BREAD_INTO:
        soul, place = _(KIND_WORDS[action - PLAY_BREAD]), table.phase.number("position") + 1
        return _("Bread: add {soul} from your board to casket {place}", soul=soul, place=place)
    if action < PLAY_INCENSE:
        return _("Bread: add souls to the empty casket {place}", place=action - BREAD_INTO + 1)
    return _("Incense: shake the casket again") if table.sides[INCENSE] == "B" else _("Incense: turn a die by one")


def _with_a_soul(action: int, table: DieView, names: Sequence[str]) -> str:
    if action >= PEEK:
        return _("Peek into casket {place}", place=action - PEEK + 1)
    if action in (KEEP, KEEP + 1):
        soul = _(KIND_WORDS[action - KEEP])
        return _("Leave {soul} of {player} in the casket", player=player(table.phase.number("owner"), names), soul=soul)

    what = {
        ADD_FREE: mark("Add {soul} from your supply"),
        ADD_PREPARED: mark("Add {soul} from your board"),
        PREPARE: mark("Prepare {soul} from your supply"),
        CONVERT: mark("Take {soul} off your board and gain a candle"),
    }
    kind = (action - ADD_FREE) % len(KIND_WORDS)
    return _(what[action - kind], soul=_(KIND_WORDS[kind]))


def _with_a_token(action: int, table: DieView, names: Sequence[str]) -> str:
    if action < TAKE:
        return _("Swap your {token} for another token", token=token_word(action - SWAP))
    if action < TAKE_FROM:
        return _("Take from the supply: {token}", token=token_label(action - TAKE, table.sides))
    if action >= DISCARD:
        return _("Give back: {token}", token=token_label(action - DISCARD, table.sides))
    colour, token = divmod(action - TAKE_FROM, len(TOKENS))
    taken = token_label(token, table.sides)
    return _("Take from {player}: {token}", player=_of_colour(colour, table, names), token=taken)


def _with_a_die(action: int, table: DieView, names: Sequence[str]) -> str:
    if action < TURN:
        return _("Your skull counts {value}", value=action - DECLARE + 1)
    if action in (UP, DOWN):
        value = table.phase.number("value")
        return _("Make it a {value}", value=value - 1 if action == DOWN else value + 1)
    soul, value = divmod(action - TURN, VALUES)
    owner = _of_colour(soul // 2, table, names)
    if soul % 2:
        return _("Turn the power soul of {player} that shows {value}", player=owner, value=value + 1)
    return _("Turn the {value} of {player}", player=owner, value=value + 1)


def _of_colour(colour: int, table: DieView, names: Sequence[str]) -> str:
    return player(table.colours.index(COLOURS[colour]), names)


DONE_LABELS = {
    "RemoveOne": mark("Close the casket again"),
    "AddSouls": mark("Add no more souls"),
    "BreadSouls": mark("Add no more souls"),
    "Prepare": mark("Prepare no soul"),
    "ReturnSouls": mark("Leave the others on the steps"),
}


def menu(actions: Sequence[int], view: View, names: Sequence[str]) -> list[Choice]:
    """What ends a decision comes last; spaces, steps and what a skull counts are typed by their own numbers."""
    return [
        Choice(choice.action, choice.label, number=_number(choice.action))
        for choice in menu_of(action, actions, view, names, last=(PASS, DONE))
    ]


def _number(action: int) -> int:
    for first, after in ((CASKET, PLAY_CANDLE), (DECLARE, TURN), (SPACE, MOVE)):
        if first <= action < after:
            return action - first + 1
    return action - RETURN + 1 if action >= RETURN else 0


def missing(action: int, view: View, names: Sequence[str]) -> str:
    """Why it cannot be done now, with the rule."""
    table = narrowed(view, DieView)
    if table.phase.name == "Climb" and SPACE <= action < MOVE:
        return _("a soul stands on that space already (DIE-B3).")
    if table.phase.name == "AddSouls" and ADD_FREE <= action < ADD_FREE + len(KIND_WORDS):
        return _("a soul from your supply comes alone, or you have none of this kind (DIE-C1).")
    return ""
