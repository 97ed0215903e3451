"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.text.words import FESTIVAL_WORDS, SILENT_EVENTS, bones, card, thing
from ofrenda.kernel.event import Event, number
from ofrenda.words import _, listing, mark, plural

SAID = {
    "top": mark("The pile shows a back with {bones}."),
    "drew": mark("{player} draws {card}."),
    "drew-back": mark("{player} draws a card with {back}."),
    "laid": mark("{player} lays {card}."),
    "laid-back": mark("{player} lays a card with {back}."),
    "moves": mark("{player} uses the card as a movement with {bones}."),
    "acts": mark("{player} turns up {card}."),
    "no-effect": mark("{card} cannot be carried out: nothing happens."),
    "targets": mark("{player} plays {card} on {victim}."),
    "let-go": mark("{player} does not hold on."),
    "held": mark("{player} holds on to {victim}: one field less."),
    "went-along": mark("{player} is dragged along to field {field}."),
    "walked": mark("{player} walks to field {field}."),
    "stopped": mark("{player} stops."),
    "led-dog": mark("{player} leads the dog to field {field}."),
    "set-dog": mark("{player} sets the dog on {victim}."),
    "put-dog": mark("The dog trots off to its den on field {field}."),
    "driven-out": mark("{player} must make way and stands on field {field} now."),
    "picked-back": mark("{player} picks a card with {back} from the hand of {victim}."),
    "lost-limb": mark("{player} loses {thing}."),
    "snapped": mark("The dog snaps {festival} away from {player}."),
    "suffers": mark("{player} does not dodge."),
    "dodged": mark("{player} dodges the attack."),
    "snatches": mark("{player} means to snatch {thing} from {victim}."),
    "snatched": mark("{player} snatches {thing} from {victim}."),
    "hustles": mark("{player} means to push {victim} to field {pushed} and to step to field {field}."),
    "hustled": mark("{player} pushes {victim} to field {pushed} and stands on field {field}."),
    "followed": mark("{player} follows to field {field}."),
    "leapt": mark("{player} leapfrogs to field {field}."),
    "wheeled": mark("{player} turns a cartwheel to field {field}."),
    "festival": mark("{player} joins a festival and takes {festival}."),
    "digger": mark("The gravedigger shuffles on to field {field}."),
    "evaded": mark("{player} gets out of the gravedigger's way, to field {field}."),
    "left-den": mark("{player} takes nothing out of the den."),
    "picked-festival": mark("{player} finds {festival} in the den."),
    "picked": mark("{player} finds a bone in the den: {card}."),
    "mended": mark("{player} has {thing} more."),
    "home": mark("{player} is home and takes gravestone {place}."),
    "lost-turn": mark("{player} was knocked over and loses the turn."),
    "no-card": mark("{player} has no card and only draws."),
    "discarded": mark("{player} discards {card}."),
    "discarded-back": mark("{player} discards a card with {back}, face down."),
    "own-deck": mark("This deck of one's own has {cards} cards instead of 66."),
}


def event(event: Event, names: Sequence[str]) -> str:
    args = event.args
    player = names[number(args["seat"])] if "seat" in args else ""
    victim = names[number(args["victim"])] if "victim" in args else ""

    match event.kind:
        case kind if kind in SILENT_EVENTS:
            return ""
        case "round":
            order = args["order"]
            seats = order if isinstance(order, tuple | list) else ()
            return _("Round {number}: {order}.", number=args["number"], order=listing([names[seat] for seat in seats]))
        case "shuffled":
            count = number(args["cards"])
            return plural("{count} card is shuffled into a new pile.", "{count} cards make a new pile.", count)
        case "struck":
            by = _("The dog") if args["dog"] else player
            return _("{by} strikes {victim} and turns up {card}.", by=by, victim=victim, card=card(args["card"]))
        case "jumped-at" if args["knocked"]:
            return _("{player} jumps at {victim} and knocks the laid card away.", player=player, victim=victim)
        case "jumped-at":
            return _("{player} jumps at {victim}.", player=player, victim=victim)
        case "swapped-all":
            count = number(args["dodges"]) + number(args["holdings"])
            return plural(
                "{player} swaps {count} reaction card.", "{player} swaps {count} reaction cards.", count, player=player
            )
        case "ended" if args["ending"] == "home":
            return _("Nobody is left who could still come home: the match is over.")
        case "ended":
            return _("The last round has been played: the match is over.")
        case _:
            return _(SAID[event.kind], player=player, victim=victim, **_told(event))


def _told(event: Event) -> dict[str, object]:
    """The words for the arguments of an event."""
    words: dict[str, object] = {}
    for key, value in event.args.items():
        match key:
            case "card":
                words[key] = card(value)
            case "back":
                words[key] = bones(number(value) + 1)
            case "bones":
                words[key] = bones(number(value))
            case "festival":
                words[key] = _(FESTIVAL_WORDS[number(value)])
            case "thing" | "limb":
                words["thing"] = thing(number(value))
            case "seat" | "victim":
                pass
            case _:
                words[key] = value

    return words
