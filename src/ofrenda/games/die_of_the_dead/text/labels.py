"""What the answers say."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.die_of_the_dead.engine.pieces import (
    ACTIONS,
    ADD_FREE,
    ADD_PREPARED,
    ASCEND,
    BLANK,
    BREAD,
    BREAD_INTO,
    CANDLE,
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
    MARIGOLD,
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
from ofrenda.games.die_of_the_dead.text.words import (
    FREE_WORDS,
    KIND_WORDS,
    PREPARED_WORDS,
    TOKEN_WORDS,
    player,
    token_label,
    token_word,
)
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.text import Choice, menu_of
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, bare, mark

CASKET_LABELS = (
    mark("Casket 1: add souls, then shake it if it holds two colours"),
    mark("Casket 2: prepare souls, then shake it"),
    mark("Casket 3: shake it, then take a token"),
    mark("Casket 4: shake it, the winner's souls climb, then choose a further action"),
)
EMPTY_CASKET_LABELS = (
    CASKET_LABELS[0],
    mark("Casket 2: prepare souls; it is empty and is not shaken"),
    mark("Casket 3: take a token; it is empty and is not shaken"),
    mark("Casket 4: choose its further action; it is empty and is not shaken"),
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
    places = {"soul": _(KIND_WORDS[kind]), "player": bare(player(owner, names))}
    if action < ASCEND:
        return _("Send {soul} of {player} back", **places)
    return _("Let {soul} of {player} climb to step {step}", step=table.heights[owner] + 1, **places)


def _space(space: int, table: DieView) -> str:
    """A space of the step, with what the soul's owner gains there, or what it covers for later souls."""
    owner = table.phase.number("soul") // 2
    bonus = table.bonuses[table.heights[owner] * SPACES + space]
    places = {"space": space + 1, "bonus": _(GAIN_WORDS[bonus])}
    if not gains(table) and bonus == BLANK:
        return _("Space {space}: covers no bonus", **places)
    if not gains(table):
        return _("Space {space}: covers “{bonus}”", **places)
    if bonus == PREPARE_BONUS and not spaces_left(table, owner):
        return _("Space {space}: {bonus}, but the board is full", **places)
    left = (*table.stock, sum(table.free[owner * 2 :][:2]), table.city[owner], 1)[bonus]
    return _(mark("Space {space}: {bonus}") if left else mark("Space {space}: {bonus}, but none is left"), **places)


def _casket(place: int, table: DieView) -> str:
    """What choosing the casket does, and what of it has no effect now."""
    empty = table.empty[place]
    if place == 0 and not any((*table.prepared[table.active * 2 :][:2], *table.free[table.active * 2 :][:2])):
        return _("Casket 1: shake it if it holds two colours; you have no soul to add")
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
        place = action - LOOK + 1
        if table.empty[place - 1]:
            return _("Marigold: look into casket {place}, which is empty", place=place)
        return _("Marigold: look into casket {place}", place=place)
    if action < PLAY_BREAD:
        source = action - MARIGOLD_ADD
        kinds = FREE_WORDS if source < len(KIND_WORDS) else PREPARED_WORDS
        return _("Marigold: add {soul} to casket 1", soul=_(kinds[source % len(KIND_WORDS)]))
    if action < BREAD_INTO:
        soul, place = _(PREPARED_WORDS[action - PLAY_BREAD]), table.phase.number("position") + 1
        return _("Bread: add {soul} to casket {place}", soul=soul, place=place)
    if action < PLAY_INCENSE:
        return _("Bread: add souls to the empty casket {place}", place=action - BREAD_INTO + 1)

    return _("Incense: shake the casket again") if table.sides[INCENSE] == "B" else _("Incense: turn a die by one")


def _with_a_soul(action: int, table: DieView, names: Sequence[str]) -> str:
    if action >= PEEK:
        place = action - PEEK + 1
        if table.empty[place - 1]:
            return _("Peek into casket {place}, which is empty", place=place)
        return _("Peek into casket {place}", place=place)
    if action in (KEEP, KEEP + 1):
        soul = _(KIND_WORDS[action - KEEP])
        owner = bare(player(table.phase.number("owner"), names))
        return _("Leave {soul} of {player} in the casket", player=owner, soul=soul)

    what = {
        ADD_FREE: (mark("Add {soul}"), FREE_WORDS),
        ADD_PREPARED: (mark("Add {soul}"), PREPARED_WORDS),
        PREPARE: (mark("Prepare {soul}"), FREE_WORDS),
        CONVERT: (mark("Take {soul} back for a candle"), PREPARED_WORDS),
    }
    kind = (action - ADD_FREE) % len(KIND_WORDS)
    label, kinds = what[action - kind]
    return _(label, soul=_(kinds[kind]))


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
    return bare(player(table.colours.index(COLOURS[colour]), names))


NUMBERED = (
    *((CASKET, PLAY_CANDLE), (LOOK, MARIGOLD_ADD), (BREAD_INTO, PLAY_INCENSE), (PEEK, SWAP)),
    *((DECLARE, TURN), (SPACE, MOVE), (RETURN, len(ACTIONS))),
)
"""From which action on and up to which things have numbers of their own."""

DONE_LABELS = {
    "RemoveOne": mark("Close the casket again"),
    "AddSouls": mark("Add no more souls"),
    "BreadSouls": mark("Add no more souls"),
    "Prepare": mark("Prepare no soul"),
    "ReturnSouls": mark("Leave the others on the steps"),
}


def menu(actions: Sequence[int], view: View, names: Sequence[str]) -> list[Choice]:
    """What ends a decision comes last; caskets, spaces, steps and what a skull counts are typed by their own numbers.

    Where one may do several things with a casket, the first of them has its number.
    """
    choices = menu_of(action, actions, view, names, last=(PASS, DONE))
    for first, after in NUMBERED:
        if any(first <= choice.action < after for choice in choices):
            return [
                Choice(choice.action, choice.label, number=choice.action - first + 1)
                if first <= choice.action < after
                else choice
                for choice in choices
            ]
    return choices


def missing(action: int, view: View, names: Sequence[str]) -> str:
    """Why it cannot be done now, with the rule."""
    table = narrowed(view, DieView)

    if table.phase.name == "Climb" and SPACE <= action < MOVE:
        return _("a soul stands on that space already (DIE-B3).")
    if table.phase.name == "AddSouls" and ADD_FREE <= action < ADD_FREE + len(KIND_WORDS):
        return _("a free soul comes alone, or you have none of this kind (DIE-C1).")
    if table.phase.name == "AddSouls" and ADD_PREPARED <= action < PREPARE:
        return _("at most three prepared souls, or one free soul, and you need one of this kind (DIE-C1).")
    if table.phase.name == "Prepare" and PREPARE <= action < CONVERT:
        return _("you have no free soul of this kind, or no room on your board (DIE-C12).")
    if table.phase.name == "TakeToken" and TAKE <= action < TAKE_FROM:
        return _("none of these is left in the supply (DIE-C5).")
    if table.phase.name == "Secondary":
        return _no_further_action(action)

    if PLAY_CANDLE <= action <= PLAY_INCENSE:
        return _no_token(action, table)
    if CASKET <= action < PLAY_CANDLE:
        return _("a casket is chosen once at the beginning of a turn (DIE-1).")

    return ""


def _no_further_action(action: int) -> str:
    if action == POWER_SOUL:
        return _("no power soul of yours is left in the City (DIE-C9).")
    if ASCEND <= action < SPACE:
        return _("none such of your own souls is in casket 4 (DIE-C8).")
    return _("casket 4 has three further actions: move the caskets, let a soul climb, gain a power soul (DIE-C9).")


def _no_token(action: int, table: DieView) -> str:
    """Why a token is not played: it is not there, or this is not its moment."""
    token = _token_of(action)
    held = table.seat is not None and table.tokens[table.seat * len(TOKENS) + token] > 0
    if not held:
        return _("you have no such token: {token}.", token=token_word(token))
    return _(MOMENTS[token][table.sides[token] == "B"])


def _token_of(action: int) -> int:
    starts = ((PLAY_INCENSE, INCENSE), (PLAY_BREAD, BREAD), (LOOK, MARIGOLD), (PLAY_CANDLE, CANDLE))
    return next(token for first, token in starts if action >= first)


MOMENTS = {
    CANDLE: (
        mark("a candle moves the caskets, at the start of a turn (DIE-T5)."),
        mark("a candle swaps two neighbouring caskets, at the start of a turn (DIE-T3)."),
    ),
    MARIGOLD: (
        mark("a marigold looks into a casket, at the start of your own turn (DIE-T4)."),
        mark("a marigold adds a soul to casket 1, at the start of your own turn, and you need one (DIE-T7)."),
    ),
    BREAD: (
        mark("bread adds a prepared soul to the casket that another player has chosen (DIE-T12)."),
        mark("bread adds prepared souls to an empty casket, before another player chooses (DIE-T13)."),
    ),
    INCENSE: (
        mark("incense turns a die after a casket was shaken (DIE-T9)."),
        mark("incense has a casket shaken again (DIE-T10)."),
    ),
}
