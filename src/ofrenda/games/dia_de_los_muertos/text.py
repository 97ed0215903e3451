"""What Dia de los Muertos says to people."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos import picture
from ofrenda.games.dia_de_los_muertos.pieces import (
    ARM,
    BACK,
    DIGGER,
    DISCARD,
    DODGE_IT,
    DOG,
    FESTIVAL_BITS,
    GO,
    HOLD,
    LEG,
    PASS,
    PICK,
    PLACE_POINTS,
    PUSH,
    STOP,
    SWAP_ALL,
    TAKE,
    TARGET,
    USE_ACTION,
    USE_MOVEMENT,
)
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.games.dia_de_los_muertos.wording import (
    CARD_WORDS,
    FESTIVAL_SHORT,
    FESTIVAL_WORDS,
    FRONT_WORDS,
    bones,
    card,
    seen,
    thing,
    whereabouts,
)
from ofrenda.kernel.event import Event, number
from ofrenda.kernel.text import Share
from ofrenda.kernel.view import View
from ofrenda.words import _, listing, mark, plural

board = picture.board

SAID = {
    "top": mark("The pile shows a back with {bones}."),
    "drew": mark("{player} draws {card}."),
    "drew-back": mark("{player} draws a card with {back}."),
    "laid": mark("{player} lays {card}."),
    "laid-back": mark("{player} lays a card with {back}."),
    "moves": mark("{player} uses the card as a movement with {bones}."),
    "acts": mark("{player} turns up {card}."),
    "no-effect": mark("{card} cannot be carried out: nothing happens."),
    "targets": mark("{player} aims at {victim}: {card}."),
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
    "mixed": mark("{player} does not hold reactions alone."),
    "keeps": mark("{player} swaps no cards."),
    "own-deck": mark("This deck of one's own has {cards} cards instead of 66."),
}


def summary() -> str:
    return _("Race from festival to festival and home again, and keep your bones together.")


def event(event: Event, names: Sequence[str]) -> str:
    args = event.args
    player = names[number(args["seat"])] if "seat" in args else ""
    victim = names[number(args["victim"])] if "victim" in args else ""
    match event.kind:
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


PLAIN_LABELS = {
    USE_MOVEMENT: mark("Use it as a movement"),
    ARM: mark("An arm"),
    LEG: mark("A leg"),
    HOLD: mark("Play Holding"),
    DODGE_IT: mark("Play Dodge"),
    SWAP_ALL: mark("Swap all reactions"),
    STOP: mark("Stop here"),
}
PASSES = {
    "HoldWindow": mark("Do not hold on"),
    "DodgeWindow": mark("Do not dodge"),
    "PickFromDen": mark("Take nothing"),
    "SwapReactions": mark("Not reactions alone"),
    "SwapTwo": mark("Swap no cards"),
}


def action(action: int, view: View, names: Sequence[str]) -> str:
    table = seen(view)
    if action == PASS:
        return _(PASSES.get(table.phase, mark("Pass")))
    if action in PLAIN_LABELS:
        return _(PLAIN_LABELS[action])
    if action < DISCARD:
        return _("Lay {card}", card=_full_card(action, table))
    if action < PICK:
        return _("Discard {card}", card=_full_card(action - DISCARD, table))
    if action < USE_ACTION:
        return _("Take the bone on {card}", card=card(action - PICK))
    if action == USE_ACTION:
        laid = table.laid[table.seat] if table.seat is not None else -1
        return _("Carry out the action: {card}", card=card(laid)) if laid >= 0 else _("Carry out the action")
    if action < DOG:
        return _("Go to {field}", field=_place(action - GO, table, names))
    if action < PUSH:
        return _("The dog to {field}", field=_place(action - DOG, table, names))
    if action < DIGGER:
        return _("Push to {field}", field=_place(action - PUSH, table, names))
    if action < TARGET:
        return _("The gravedigger to {field}", field=_place(action - DIGGER, table, names))
    if action < BACK:
        return names[action - TARGET]
    if action < ARM:
        return _back_label(action - BACK, table)
    return _("Take {festival}", festival=_(FESTIVAL_WORDS[action - TAKE]))


def _full_card(kind: int, table: DiaView) -> str:
    return f"{_(CARD_WORDS[kind])} ({picture.BONE * table.bones[kind]})"


def _place(field: int, table: DiaView, names: Sequence[str]) -> str:
    """A field, with what lies there and who stands on it."""
    there = [names[seat] for seat in range(table.seats) if table.fields[seat] == field and not table.home[seat]]
    if field in table.festivals_at:
        there.insert(0, _(FESTIVAL_WORDS[table.festivals_at.index(field)]))
    if field in table.dens_at:
        there.insert(0, _("den"))
    return f"{field} ({listing(there)})" if there else str(field)


def _back_label(back: int, table: DiaView) -> str:
    """What a hit on this back can cost, counted from the card list."""
    total, arm, leg, blank = table.odds[back]
    return _(
        "{bones}: arm {arm} in {total}, leg {leg} in {total}, no limb {blank} in {total}",
        bones=bones(back + 1),
        arm=arm,
        leg=leg,
        blank=blank,
        total=total,
    )


QUESTIONS = {
    "LayCard": mark("Which card do you lay? The others see its back."),
    "Turn": mark("How do you use your card?"),
    "HoldWindow": mark("A skeleton beside you is about to move. Do you hold on to it?"),
    "DogAttack": mark("Whom does the dog attack?"),
    "PutDog": mark("Which den does the dog run to?"),
    "Snatch": mark("What do you snatch?"),
    "HustlePush": mark("Where do you push the other?"),
    "HustleStep": mark("And where do you step?"),
    "Leap": mark("Where do you land?"),
    "Wheeling": mark("Where does the cartwheel go?"),
    "WheelHits": mark("Whom does the cartwheel hit first?"),
    "RandomAttack": mark("Which back do you draw? The numbers count all cards with that back in the deck."),
    "ChooseLimb": mark("Hand and foot: which limb must go?"),
    "DodgeWindow": mark("You are under attack. Do you dodge?"),
    "DiggerWalk": mark("The last festival: which way does the gravedigger block for good?"),
    "Evade": mark("The gravedigger wants your field. Where do you go?"),
    "PickFromDen": mark("What do you take out of the den?"),
    "Mend": mark("Which limb do you find?"),
    "HandLimit": mark("More than eight cards: which one do you discard?"),
    "SwapReactions": mark("A hand of nothing but reactions must be swapped."),
    "SwapTwo": mark("Swap two cards for one? Choose the first to discard."),
}


def question(view: View) -> str:
    table = seen(view)
    if table.phase == "Moving":
        steps = number(table.facts["steps"])
        return plural(
            "{bones} left for skeleton and dog; your skeleton may walk {count} field of them.",
            "{bones} left for skeleton and dog; your skeleton may walk {count} fields of them.",
            steps,
            bones=bones(number(table.facts["bones"])),
        )
    if table.phase == "Turn" and table.seat is not None and table.laid[table.seat] >= 0:
        kind = table.laid[table.seat]
        what = _(FRONT_WORDS[kind], reach=table.reach[kind])
        return _("{card}: {what} Or {bones}.", card=card(kind), what=what, bones=bones(table.bones[kind]))
    if table.phase == "Evade" and table.fields[number(table.facts["seat"])] != table.facts["gate"]:
        return _("The dog drives you out, and the gravedigger stands at the door. Where do you go?")
    if table.phase == "ChooseTarget":
        return _("{card}: whom do you choose?", card=card(table.facts["kind"]))
    if table.phase == "SwapTwo" and table.facts["begun"]:
        return _("And the second card to discard?")
    return _(QUESTIONS[table.phase])


def standing(view: View, seat: int) -> str:
    table = seen(view)
    held = [_(word) for word, bit in zip(FESTIVAL_SHORT, FESTIVAL_BITS, strict=True) if table.festivals[seat] & bit]
    parts = [
        whereabouts(table, seat),
        plural("{count} arm", "{count} arms", table.arms[seat]),
        plural("{count} leg", "{count} legs", table.legs[seat]),
        plural("{count} card", "{count} cards", sum(table.backs[seat])),
    ]
    return listing(parts + held)


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    winners = [names[seat] for seat in result.winners]
    points = max(result.points)
    if len(winners) > 1:
        return plural(
            "{players} share the victory with {count} point.",
            "{players} share the victory with {count} points.",
            points,
            players=listing(winners),
        )
    return plural("{player} wins with {count} point.", "{player} wins with {count} points.", points, player=winners[0])


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    """Points for coming home, by gravestone; the others are for festival cards (DM-41)."""
    home = tuple(PLACE_POINTS[place - 1] if place else 0 for place in seen(view).home)
    points = view.result.points if view.result else home
    festivals = tuple(total - arrival for total, arrival in zip(points, home, strict=True))
    return [(_("Coming home"), home), (_("Festival cards"), festivals)]
