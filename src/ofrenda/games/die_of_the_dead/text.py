"""What Die of the Dead says to people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ofrenda.games.die_of_the_dead.drawing import draw
from ofrenda.games.die_of_the_dead.pieces import (
    ADD_FREE,
    ADD_PREPARED,
    ASCEND,
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
from ofrenda.games.die_of_the_dead.questions import gains
from ofrenda.games.die_of_the_dead.questions import question as question
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.games.die_of_the_dead.words import (
    COLOUR_WORDS,
    TOKEN_WORDS,
    player,
    roll,
    seen,
    souls,
    token_label,
    way_up,
)
from ofrenda.kernel.event import Event, number, numbers
from ofrenda.kernel.text import Share
from ofrenda.kernel.view import View
from ofrenda.words import _, listing, mark, plural

CASKET_LABELS = (
    mark("Casket 1: add your souls, then shake it"),
    mark("Casket 2: prepare souls, then shake it"),
    mark("Casket 3: shake it, then take a token"),
    mark("Casket 4: shake it, the winner's souls climb"),
)
GAIN_WORDS = (*TOKEN_WORDS, mark("prepare a soul"), mark("a power soul"), mark("nothing"))
SETUP_RULES = ("DIE-S8", "DIE-S9", "DIE-A2")
KIND_WORDS = (mark("an ordinary soul"), mark("a power soul"))


def summary() -> str:
    return _("Lay souls into caskets, shake them, and be the first to lead one up the steps to the living.")


def board(view: View, names: Sequence[str]) -> str:
    return draw(seen(view), names)


# What happened


def event(event: Event, names: Sequence[str]) -> str:
    """A line of the log; what has faded is left out."""
    line = _told(event, names)
    return _("Set-up: {line}", line=line) if event.rule in SETUP_RULES else line


def _told(event: Event, names: Sequence[str]) -> str:
    args = event.args
    who = player(number(args["seat"]), names) if "seat" in args else ""
    match event.kind:
        case "rolled-for-start" | "begins" | "turn" | "chose" | "ended" | "too-long":
            return _course(event, who, names)
        case "laid" | "laid-prepared" | "removed" | "ascended" | "moved" | "swapped" | "looked" | "peeked":
            return _casket_line(event, who, names)
        case "shook" | "declared" | "turned" | "won":
            return _roll_line(event, who, names)
        case "prepared":
            return _("{player} prepares {soul}.", player=who, soul=_(KIND_WORDS[number(args["kind"])]))
        case "gained-power":
            return _("{player} gains a power soul.", player=who)
        case "returned":
            return _("{player} takes a soul back from step {step}.", player=who, step=number(args["step"]) + 1)
        case "gained-token":
            return _("{player} gains a token: {token}.", player=who, token=_token(args["token"]))
        case "discarded":
            return _("{player} gives a token back: {token}.", player=who, token=_token(args["token"]))
        case "candle":
            return _("{player} lights a candle: the caskets move.", player=who)
        case "marigold":
            return _("{player} plays a marigold on casket 1.", player=who)
        case "nothing-removed":
            return _(
                "{player} closes casket {place} again: nobody has several souls there.", player=who, **_place(args)
            )
        case "bread" if "position" not in args:
            return _("{player} plays bread.", player=who)
        case "bread":
            return _("{player} plays bread on casket {place}.", player=who, **_place(args))
        case "incense":
            return _("{player} lights incense to turn a die.", player=who)
        case "shake-again":
            return _("{player} lights incense: the casket is shaken again.", player=who)
        case "converted":
            return _("{player} takes a prepared soul back for a candle.", player=who)
        case _:
            return _swapped_token(event, who, names)


def _course(event: Event, who: str, names: Sequence[str]) -> str:
    args = event.args
    match event.kind:
        case "rolled-for-start":
            totals = [f"{names[seat]} {total}" for seat, total in enumerate(numbers(args["totals"])) if total]
            return _("Two dice each decide who begins: {totals}.", totals=listing(totals))
        case "begins":
            return _("{player} begins.", player=who)
        case "turn":
            return _("Turn {number}: {player}.", number=args["number"], player=who)
        case "chose":
            return _("{player} chooses casket {place}.", player=who, **_place(args))
        case "ended":
            return _("A soul of {player} has come home to the living: the match is over.", player=who)
        case _:
            return _("Three hundred turns have been played: the match is over.")


def _casket_line(event: Event, who: str, names: Sequence[str]) -> str:
    args = event.args
    told = souls(numbers(args["souls"])) if "souls" in args else ""
    match event.kind:
        case "laid" | "laid-prepared" if not told:
            return _("Souls were added to casket {place}.", place=number(args["into"]) + 1)
        case "laid":
            return _("{player} adds {souls} to casket {place}.", player=who, souls=told, place=number(args["into"]) + 1)
        case "laid-prepared":
            place = number(args["into"]) + 1
            return _("{player} adds {souls} from the board to casket {place}.", player=who, souls=told, place=place)
        case "removed" if not told:
            return _("Souls were removed from casket {place}.", place=number(args["out_of"]) + 1)
        case "removed":
            place = number(args["out_of"]) + 1
            return _("Back to {player} from casket {place}: {souls}.", player=who, souls=told, place=place)
        case "ascended":
            return _("{player}: {souls} ascends to step {step}.", player=who, souls=told, step=args["step"])
        case "moved":
            return _with_found(_("The caskets move."), mark("Casket 1 now: {souls}."), event, "opened", names)
        case "swapped":
            place = number(args["position"]) + 1
            line = _("{player} swaps caskets {place} and {next} by candle.", player=who, place=place, next=place + 1)
            return _with_found(line, mark("Casket 1 now: {souls}."), event, "opened", names)
        case "looked":
            line = _("{player} plays a marigold and looks into casket {place}.", player=who, **_place(args))
            return _with_found(line, mark("In it: {souls}."), event, "found", names)
        case _:
            line = _("{player} peeks into casket {place}.", player=who, **_place(args))
            return _with_found(line, mark("In it: {souls}."), event, "found", names)


def _with_found(line: str, found_line: str, event: Event, key: str, names: Sequence[str]) -> str:
    """The line, and what lies in the casket if that is told."""
    if not event.args.get(key):
        return line
    counts = numbers(event.args[key])
    found = [
        f"{player(owner, names)} {souls(counts[owner * 2 : owner * 2 + 2])}"
        for owner in range(len(counts) // 2)
        if any(counts[owner * 2 : owner * 2 + 2])
    ]
    return f"{line} {_(found_line, souls='; '.join(found) or _('empty'))}"


def _roll_line(event: Event, who: str, names: Sequence[str]) -> str:
    args = event.args
    match event.kind:
        case "shook" if "roll" not in args:
            return _("Casket {place} is shaken.", **_place(args))
        case "shook":
            return _("Casket {place} is shaken. {dice}.", dice=roll(numbers(args["roll"]), names), **_place(args))
        case "declared" if not who:
            return _("A skull is declared.")
        case "declared":
            return _("{player} declares a skull: {value}.", player=who, value=args["value"])
        case "turned" if "to" not in args:
            return _("{player} turns a die.", player=who)
        case "turned":
            owner = player(number(args["owner"]), names)
            return _("{player} turns a {value} of {owner} to {to}.", player=who, owner=owner, **_values(event))
        case _ if "winners" not in args:
            return _("Casket {place} is won.", **_place(args))
        case _:
            winners = [player(owner, names) for owner in numbers(args["winners"])]
            return plural(
                "{players} wins casket {place}.",
                "{players} tie and win casket {place}.",
                len(winners),
                players=listing(winners),
                **_place(args),
            )


def _swapped_token(event: Event, who: str, names: Sequence[str]) -> str:
    giver = number(event.args["giver"])
    tokens = {"given": _token(event.args["given"]), "taken": _token(event.args["taken"])}
    if giver < 0:
        return _("{player} swaps with the supply: {given} for {taken}.", player=who, **tokens)
    return _("{player} swaps with {giver}: {given} for {taken}.", player=who, giver=player(giver, names), **tokens)


def _place(args: Mapping[str, object]) -> dict[str, object]:
    return {"place": number(args["position"]) + 1}


def _values(event: Event) -> dict[str, object]:
    return {"value": event.args["value"], "to": event.args["to"]}


def _token(token: object) -> str:
    return _(TOKEN_WORDS[number(token)])


# What can be done


def action(action: int, view: View, names: Sequence[str]) -> str:
    table = seen(view)
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
    """A space of the step, with what the soul's owner gains there."""
    if not gains(table):
        return _("Space {space}", space=space + 1)
    owner = table.asked[0] // 2
    bonus = table.bonuses[table.heights[owner] * SPACES + space]
    left = (*table.stock, 1, table.city[owner], 1)[bonus]
    label = mark("Space {space}: {bonus}") if left else mark("Space {space}: {bonus}, but none is left")
    return _(label, space=space + 1, bonus=_(GAIN_WORDS[bonus]))


def _before_the_roll(action: int, table: DieView) -> str:
    if action == PASS:
        return _("Pass: play nothing")
    if action == DONE:
        return _(DONE_LABELS[table.phase])
    if action < PLAY_CANDLE:
        return _(CASKET_LABELS[action - CASKET])
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
        soul, place = _(KIND_WORDS[action - PLAY_BREAD]), table.asked[0] + 1
        return _("Bread: add {soul} from your board to casket {place}", soul=soul, place=place)
    if action < PLAY_INCENSE:
        return _("Bread: add souls to the empty casket {place}", place=action - BREAD_INTO + 1)
    return _("Incense: shake the casket again") if table.sides[INCENSE] == "B" else _("Incense: turn a die by one")


def _with_a_soul(action: int, table: DieView, names: Sequence[str]) -> str:
    if action >= PEEK:
        return _("Peek into casket {place}", place=action - PEEK + 1)
    if action in (KEEP, KEEP + 1):
        soul = _(KIND_WORDS[action - KEEP])
        return _("Leave {soul} of {player} in the casket", player=player(table.asked[0], names), soul=soul)
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
        return _("Swap your {token} for another token", token=_token(action - SWAP))
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
        value = table.asked[2]
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
    "Prepare": mark("Prepare no more souls"),
    "ReturnSouls": mark("Leave the others on the steps"),
}


# How the players stand


def standing(view: View, seat: int) -> str:
    """The colour of the seat's souls, how high they have come, and the tokens."""
    table = seen(view)
    counts = table.tokens[seat * len(TOKENS) :][: len(TOKENS)]
    tokens = [_(word) for word, count in zip(TOKEN_WORDS, counts, strict=True) for _token in range(count)]
    facts = [_(COLOUR_WORDS[table.colours[seat]]), way_up(table.heights[seat])]
    return " · ".join([*facts, listing(tokens)] if tokens else facts)


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    if not result.winners and result.ending == "ghost":
        return _("The ghost is first at the land of the living: everybody has lost.")
    if not result.winners:
        return _("The ghost has climbed highest: everybody has lost.")
    winners = [names[seat] for seat in result.winners]
    if result.ending == "living":
        return _("{player} has led a soul home and wins.", player=winners[0])
    if len(winners) > 1:
        return _("The match ends in a draw between {players}.", players=listing(winners))
    return _("{player} has climbed highest and wins.", player=winners[0])


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    return [(_("Highest step reached"), seen(view).heights[: view.seats])]
