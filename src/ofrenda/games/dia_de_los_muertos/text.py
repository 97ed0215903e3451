"""What Dia de los Muertos says to people."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos import picture, questions
from ofrenda.games.dia_de_los_muertos.pieces import (
    ARM,
    BACK,
    DIGGER,
    DISCARD,
    DODGE_IT,
    DOG,
    FESTIVAL_BITS,
    FESTIVALS,
    FOOT,
    GO,
    HAND,
    HOLD,
    LEG,
    LIMBS_OF_A_KIND,
    PASS,
    PICK,
    PLACE_POINTS,
    PUSH,
    STOP,
    SWAP_ALL,
    TAKE,
    TARGET,
    USE_ACTION,
)
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.games.dia_de_los_muertos.wording import (
    FESTIVAL_SHORT,
    FESTIVAL_WORDS,
    SILENT_EVENTS,
    bones,
    card,
    seen,
    thing,
    whereabouts,
)
from ofrenda.kernel.event import Event, number
from ofrenda.kernel.result import Result
from ofrenda.kernel.text import Share
from ofrenda.kernel.view import View
from ofrenda.words import _, listing, mark, plural

board = picture.board
question = questions.question

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
    "own-deck": mark("This deck of one's own has {cards} cards instead of 66."),
}


def summary() -> str:
    return _("Race from festival to festival and home again, and keep your bones together.")


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


PLAIN_LABELS = {
    HOLD: mark("Play Holding"),
    DODGE_IT: mark("Play Dodge"),
    SWAP_ALL: mark("Show and swap the whole hand"),
    STOP: mark("Stop here"),
}
PASSES = {
    "HoldWindow": mark("Do not hold on"),
    "DodgeWindow": mark("Do not dodge"),
    "PickFromDen": mark("Take nothing"),
    "SwapReactions": mark("Keep your hand"),
    "SwapTwo": mark("Keep your hand"),
}
LIMB_LABELS = {
    "Snatch": mark("Take {limb}"),
    "Mend": mark("Get {limb} back"),
    "ChooseLimb": mark("{player} loses {limb}"),
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
        return _("Take {limb} ({card})", limb=_limb_on(action - PICK, table), card=card(action - PICK))
    if action < GO:
        return _use_label(action, table)
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
    if action < TAKE:
        victim = names[number(table.facts["victim"])] if "victim" in table.facts else ""
        return _(LIMB_LABELS[table.phase], limb=thing(action), player=victim)
    return _("Take {festival}", festival=_(FESTIVAL_WORDS[action - TAKE]))


def _full_card(kind: int, table: DiaView) -> str:
    return f"{card(kind)} ({bones(table.bones[kind])})"


def _use_label(action: int, table: DiaView) -> str:
    """What using the laid card does; a card knocked over is not used."""
    kind = table.laid[table.seat] if table.seat is not None else -1
    if action == USE_ACTION:
        return _("Turn up {card}, then draw 2 cards", card=card(kind)) if kind >= 0 else _("Turn up the card")
    return _movement_label(kind, table)


def _movement_label(kind: int, table: DiaView) -> str:
    """What the bones of the laid card are good for: the skeleton goes no farther than its limbs carry it (DM-12)."""
    if kind < 0 or table.seat is None:
        return _("Walk")
    back, far = table.bones[kind], _carried(table)
    if not far:
        return _("Lead the dog: {bones}", bones=bones(back))
    if far >= back:
        return _("Walk {bones}, or lead the dog", bones=bones(back))
    return plural(
        "Walk {count} field, or lead the dog: {bones}",
        "Walk {count} fields, or lead the dog: {bones}",
        far,
        bones=bones(back),
    )


def _carried(table: DiaView) -> int:
    """How far the limbs of the seat carry it."""
    seat = table.seat or 0
    return table.legs[seat] + 1 if table.legs[seat] else table.arms[seat]


def _limb_on(kind: int, table: DiaView) -> str:
    """The limb that a card in a den gives back: one of those on it that the seat lacks."""
    seat = number(table.facts["seat"])
    arm = table.symbols[kind] & HAND and table.arms[seat] < LIMBS_OF_A_KIND
    leg = table.symbols[kind] & FOOT and table.legs[seat] < LIMBS_OF_A_KIND
    return _("an arm or a leg") if arm and leg else thing(ARM if arm else LEG)


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
        "{bones}: of {total} such cards {arm} can cost an arm, {leg} can cost a leg, {blank} cost no limb",
        bones=bones(back + 1),
        arm=arm,
        leg=leg,
        blank=blank,
        total=total,
    )


def standing(view: View, seat: int) -> str:
    table = seen(view)
    held = [_(word) for word, bit in zip(FESTIVAL_SHORT, FESTIVAL_BITS, strict=True) if table.festivals[seat] & bit]
    festivals = [_("all festivals")] if len(held) == FESTIVALS else held
    if table.home[seat]:
        return listing([_("home with gravestone {place}", place=table.home[seat]), *festivals])
    cards = plural("{count} card", "{count} cards", sum(table.backs[seat]))
    return listing([whereabouts(table, seat), *_limbs_left(table.arms[seat], table.legs[seat]), cards, *festivals])


def _limbs_left(arms: int, legs: int) -> list[str]:
    if arms == legs == LIMBS_OF_A_KIND:
        return [_("all limbs")]
    if not arms and not legs:
        return [_("no limbs")]
    left = [plural("{count} arm", "{count} arms", arms)] if arms else []
    return [*left, plural("{count} leg", "{count} legs", legs)] if legs else left


def ending(view: View, names: Sequence[str]) -> str:
    result = view.result
    if result is None:
        return ""
    return " ".join([_victory(result, names), *_ties(result, names)])


def _victory(result: Result, names: Sequence[str]) -> str:
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


def _ties(result: Result, names: Sequence[str]) -> list[str]:
    """What decided where equal points have different places (DM-41)."""
    told = []
    for points in sorted(set(result.points), reverse=True):
        tied = [seat for seat, own in enumerate(result.points) if own == points]
        if len({result.places[seat] for seat in tied}) > 1:
            places = sorted({result.places[seat] for seat in tied})
            players = [_together([names[seat] for seat in tied if result.places[seat] == place]) for place in places]
            told.append(
                plural(
                    "With {count} point each, who came home earlier, or at all, is ahead: {players}.",
                    "With {count} points each, who came home earlier, or at all, is ahead: {players}.",
                    points,
                    players=listing(players),
                )
            )
    return told


def _together(names: list[str]) -> str:
    """Those who share a place."""
    return f" {_('and')} ".join(names)


def reckoning(view: View, events: Sequence[Event]) -> list[Share]:
    """Points for coming home, by gravestone; the others are for festival cards (DM-41)."""
    home = tuple(PLACE_POINTS[place - 1] if place else 0 for place in seen(view).home)
    points = view.result.points if view.result else home
    festivals = tuple(total - arrival for total, arrival in zip(points, home, strict=True))
    return [(_("Coming home"), home), (_("Festival cards"), festivals)]
