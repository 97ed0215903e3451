"""What happened, line by line.

After its turn a line says only what somebody without memory could still see: boards, tokens and steps. What was seen of
a casket has faded, and a line with nothing left to say is empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ofrenda.games.die_of_the_dead.text.words import KIND_WORDS, player, player_first, roll, souls, token_word
from ofrenda.kernel.event import Event, number, numbers
from ofrenda.words import _, bare, listing, mark, plural

SETUP_RULES = ("DIE-S8", "DIE-S9", "DIE-A2")

SPEAKS_OF = {
    "chose": "position",
    "laid": "souls",
    "laid-prepared": "souls",
    "removed": "souls",
    "moved": "opened",
    "swapped": "opened",
    "looked": "position",
    "peeked": "position",
    "shook": "roll",
    "not-shaken": "owners",
    "declared": "value",
    "turned": "to",
    "won": "winners",
    "prepared": "kind",
    "cannot-prepare": "free",
    "nothing-removed": "position",
    "bread": "position",
    "marigold": "position",
}
"""What each line that fades is about; without it, the line has faded."""


def caption(event: Event, names: Sequence[str]) -> str:
    """A shaken casket without its dice, which lie there."""
    if event.kind == "shook" and "roll" in event.args:
        return _("Casket {place} is shaken.", **_place(event.args))
    return _line(event, names)


def event(event: Event, names: Sequence[str]) -> str:
    return _line(event, names)


def _line(event: Event, names: Sequence[str]) -> str:
    """A line of the log; empty if all that it said has faded."""
    line = _told(event, names)
    return _("Set-up: {line}", line=line) if event.rule in SETUP_RULES and line else line


def _told(event: Event, names: Sequence[str]) -> str:
    args = event.args
    who = player_first(number(args["seat"]), names) if "seat" in args else ""
    if event.kind in SPEAKS_OF and SPEAKS_OF[event.kind] not in args:
        return _faded(event, who)

    match event.kind:
        case "rolled-for-start" | "begins" | "turn" | "chose" | "ended" | "too-long":
            return _course(event, who, names)
        case "laid" | "laid-prepared" | "removed" | "ascended" | "moved" | "swapped" | "looked" | "peeked":
            return _casket_line(event, who, names)
        case "shook" | "not-shaken" | "declared" | "turned" | "won":
            return _roll_line(event, who, names)
        case "prepared":
            return _("{player} prepares {soul}.", player=who, soul=_(KIND_WORDS[number(args["kind"])]))
        case "cannot-prepare" if args["free"]:
            return _("{player} has a full board: no further soul is prepared.", player=who)
        case "cannot-prepare":
            return _("{player} has no free soul left to prepare.", player=who)
        case "gained-power":
            return _("{player} gains a power soul.", player=who)
        case "returned":
            return _("{player} takes a soul back from step {step}.", player=who, step=number(args["step"]) + 1)
        case "gained-token":
            return _("{player} gains a token: {token}.", player=who, token=token_word(args["token"]))
        case "discarded":
            return _("{player} gives a token back: {token}.", player=who, token=token_word(args["token"]))
        case "candle":
            return _("{player} lights a candle.", player=who)
        case "marigold":
            return _("{player} plays a marigold on casket {place}.", player=who, **_place(args))
        case "nothing-removed":
            return _(
                "{player} closes casket {place} again: nobody has several souls there.", player=who, **_place(args)
            )
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


def _faded(event: Event, who: str) -> str:
    """What is left to say: that a token was spent, for everybody sees who holds which."""
    match event.kind:
        case "swapped":
            return _("{player} plays a candle.", player=who)
        case "looked" | "marigold":
            return _("{player} plays a marigold.", player=who)
        case "bread":
            return _("{player} plays bread.", player=who)
        case _:
            return ""


def _course(event: Event, who: str, names: Sequence[str]) -> str:
    args = event.args

    match event.kind:
        case "rolled-for-start":
            totals = [f"{names[seat]}: {total}" for seat, total in enumerate(numbers(args["totals"])) if total]
            return _("Two dice each decide who begins: {totals}.", totals=listing(totals))
        case "begins":
            return _("{player} begins.", player=who)
        case "turn":
            return _("Turn {number}: {player}.", number=args["number"], player=who)
        case "chose":
            return _("{player} chooses casket {place}.", player=who, **_place(args))
        case "ended":
            owner = bare(player(number(args["seat"]), names))
            return _("A soul of {player} has come home to the living: the match is over.", player=owner)
        case _:
            return _("Three hundred turns have been played: the match is over.")


def _casket_line(event: Event, who: str, names: Sequence[str]) -> str:
    args = event.args
    told = souls(numbers(args["souls"])) if "souls" in args else ""

    match event.kind:
        case "laid":
            return _("{player} adds {souls} to casket {place}.", player=who, souls=told, place=number(args["into"]) + 1)
        case "laid-prepared":
            place = number(args["into"]) + 1
            return _("{player} adds {souls} to casket {place} (prepared).", player=who, souls=told, place=place)
        case "removed":
            place = number(args["out_of"]) + 1
            owner = player(number(args["seat"]), names)
            return _("Back to {player} from casket {place}: {souls}.", player=owner, souls=told, place=place)
        case "ascended":
            return _("{player}: {souls} climbs to step {step}.", player=who, souls=told, step=args["step"])
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
        f"{player(owner, names)}: {souls(counts[owner * 2 : owner * 2 + 2])}"
        for owner in range(len(counts) // 2)
        if any(counts[owner * 2 : owner * 2 + 2])
    ]
    if not found:
        return f"{line} {_('It is empty.')}" if key == "found" else f"{line} {_('Casket 1 is empty now.')}"
    return f"{line} {_(found_line, souls='; '.join(found))}"


def _roll_line(event: Event, who: str, names: Sequence[str]) -> str:
    args = event.args

    match event.kind:
        case "shook":
            return _("Casket {place} is shaken. {dice}.", dice=roll(numbers(args["roll"]), names), **_place(args))
        case "not-shaken" if args["owners"]:
            return _("Casket 1 is not shaken: only souls of one colour are in it.")
        case "not-shaken":
            return _("Casket 1 is not shaken: it is empty.")
        case "declared":
            return _("{player} declares a skull: {value}.", player=who, value=args["value"])
        case "turned":
            owner = bare(player(number(args["owner"]), names))
            return _("{player} turns a {value} of {owner} to {to}.", player=who, owner=owner, **_values(event))
        case _:
            first, *others = numbers(args["winners"])
            winners = [player_first(first, names), *(player(owner, names) for owner in others)]
            return plural(
                "{players} wins casket {place}.",
                "{players} tie and win casket {place}.",
                len(winners),
                players=listing(winners),
                **_place(args),
            )


def _swapped_token(event: Event, who: str, names: Sequence[str]) -> str:
    giver = number(event.args["giver"])
    tokens = {"given": token_word(event.args["given"]), "taken": token_word(event.args["taken"])}
    if giver < 0:
        return _("{player} swaps with the supply: {given} for {taken}.", player=who, **tokens)
    return _("{player} swaps with {giver}: {given} for {taken}.", player=who, giver=player(giver, names), **tokens)


def _place(args: Mapping[str, object]) -> dict[str, object]:
    return {"place": number(args["position"]) + 1}


def _values(event: Event) -> dict[str, object]:
    return {"value": event.args["value"], "to": event.args["to"]}
