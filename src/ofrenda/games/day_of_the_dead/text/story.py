"""The story of a match, a line for each event."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.day_of_the_dead.engine.pieces import PLACES, SPIRIT
from ofrenda.games.day_of_the_dead.text.words import back_word, card_word, effect_word, fighter_of, place_word
from ofrenda.kernel.event import Event, number, numbers
from ofrenda.words import _, listing, plural


def caption(happened: Event, names: Sequence[str]) -> str:
    """Short: the effect stands below its fighter, sums are added up there, and points lie before their players."""
    told = _Told(happened, names)
    match happened.kind:
        case "sum" | "strengthened":
            return ""
        case "uses" if told.number("again"):
            return _("Once more: {player}'s {fighter} uses its effect.", player=told.player, fighter=told.fighter)
        case "uses":
            return _("{player}'s {fighter} uses its effect.", player=told.player, fighter=told.fighter)
        case "scored":
            points, total = told.number("points"), told.number("total")
            return _("{player}: {points:+}, now {total}.", player=told.player, points=points, total=total)
    return event(happened, names)


def event(event: Event, names: Sequence[str]) -> str:
    told = _Told(event, names)
    for tell in (_dealing, _summoning, _unearthing, _effects, _fighting):
        line = tell(event.kind, told)
        if line:
            return line
    return _rewards(event.kind, told)


class _Told:
    """The arguments of an event, as words and numbers."""

    def __init__(self, event: Event, names: Sequence[str]) -> None:
        self.rule = event.rule
        self._args = event.args
        self._names = names

    def number(self, key: str) -> int:
        return number(self._args[key])

    def numbers(self, key: str) -> tuple[int, ...]:
        return numbers(self._args[key])

    @property
    def player(self) -> str:
        return self._names[self.number("seat")]

    @property
    def other(self) -> str:
        return self._names[1 - self.number("seat")]

    @property
    def owner(self) -> str:
        return self._names[self.number("at") // PLACES]

    @property
    def own(self) -> bool:
        """Whether the place is one of whoever does it."""
        return self.number("seat") == self.number("at") // PLACES

    @property
    def place(self) -> str:
        return place_word(self.number("at") % PLACES)

    @property
    def card(self) -> str:
        return card_word(self.number("card"))

    @property
    def fighter(self) -> str:
        return fighter_of(self.number("card"))

    @property
    def back(self) -> str:
        return back_word(self.number("back"))

    @property
    def cards(self) -> str:
        return listing([card_word(card) for card in self.numbers("cards")])

    @property
    def fighters(self) -> list[str]:
        return [fighter_of(card) for card in self.numbers("cards")]

    def named(self, seat: int) -> str:
        return self._names[seat]


def _dealing(kind: str, told: _Told) -> str:
    match kind:
        case "dealt":
            return _(
                "{player} is dealt from the {back} deck: {fighters}.",
                player=told.player,
                back=told.back,
                fighters=listing(told.fighters),
            )
        case "dealt-hidden":
            return plural(
                "{player} is dealt {count} card of the {back} deck.",
                "{player} is dealt {count} cards of the {back} deck.",
                told.number("count"),
                player=told.player,
                back=told.back,
            )
        case "lot":
            return _("The lot gives {player} Priority.", player=told.player)
        case "reshuffled":
            return _("The {back} discards are shuffled and become a new deck.", back=told.back)
        case "picked-deck":
            return _("{player} chooses the {back} deck.", player=told.player, back=told.back)
        case "drew":
            return _("{player} draws {card}.", player=told.player, card=told.card)
        case "drew-hidden":
            return _("{player} draws a card with the back {back}.", player=told.player, back=told.back)
        case "discarded":
            return _("{player} discards {card}.", player=told.player, card=told.card)

    return ""


def _summoning(kind: str, told: _Told) -> str:
    match kind:
        case "turn":
            line = _("Turn {turn}. {player} has Priority.", turn=told.number("number"), player=told.player)
            return f"[bold magenta]{line}[/]"
        case "chose":
            return _("{player} has chosen a card.", player=told.player)
        case "summoned" if told.number("place") == SPIRIT:
            return _("{player} summons {card} as the spirit.", player=told.player, card=told.card)
        case "summoned":
            return _("{player} summons {card} as the first fighter.", player=told.player, card=told.card)
        case "summoned-hidden" if told.number("place") == SPIRIT:
            return _("{player} summons a spirit with the back {back}.", player=told.player, back=told.back)
        case "summoned-hidden":
            return _("{player} summons a first fighter with the back {back}.", player=told.player, back=told.back)
        case "activated":
            return _("{player}'s line turns face up: {fighters}.", player=told.player, fighters=listing(told.fighters))

    return ""


def _unearthing(kind: str, told: _Told) -> str:
    match kind:
        case "unearths" if told.own:
            return _("{player} unearths {card}, their {place}.", player=told.player, card=told.card, place=told.place)
        case "unearths":
            return _(
                "{player} unearths {card}, the {place} of {owner}.",
                player=told.player,
                card=told.card,
                owner=told.owner,
                place=told.place,
            )
        case "looked":
            return _("{player} looks at {cards}.", player=told.player, cards=told.cards)
        case "looked-hidden":
            return plural(
                "{player} looks at {count} card of the {back} deck.",
                "{player} looks at {count} cards of the {back} deck.",
                told.number("count"),
                player=told.player,
                back=told.back,
            )
        case "replaced" if told.own:
            return _(
                "{player} chooses {card}, now their {place}.", player=told.player, card=told.card, place=told.place
            )
        case "replaced":
            return _(
                "{player} chooses {card}, now the {place} of {owner}.",
                player=told.player,
                card=told.card,
                owner=told.owner,
                place=told.place,
            )
        case "replaced-hidden" if told.own:
            return _(
                "{player} lays a new card with the back {back} face down, now their {place}.",
                player=told.player,
                back=told.back,
                place=told.place,
            )
        case "replaced-hidden":
            return _(
                "{player} lays a new card with the back {back} face down, now the {place} of {owner}.",
                player=told.player,
                back=told.back,
                owner=told.owner,
                place=told.place,
            )
        case "unused":
            return _("Discarded: {cards}.", cards=told.cards)
        case "demanded":
            return _(
                "{player} makes {owner} unearth {fighter}.",
                player=told.player,
                owner=told.owner,
                fighter=told.fighter,
            )
        case "left":
            return _("{player} leaves {fighter} where it is.", player=told.player, fighter=told.fighter)

    return ""


def _effects(kind: str, told: _Told) -> str:
    match kind:
        case "uses" if told.number("again"):
            return _(
                "Once more {player}'s {fighter} uses its effect: “{effect}”.",
                player=told.player,
                fighter=told.fighter,
                effect=effect_word(told.number("effect")),
            )
        case "uses":
            return _(
                "{player}'s {fighter} uses its effect: “{effect}”.",
                player=told.player,
                fighter=told.fighter,
                effect=effect_word(told.number("effect")),
            )
        case "in-vain":
            return _("This time the effect does nothing.")
        case "power-waited":
            return _(
                "By an earlier fighter's effect {player} begins this fight with {power:+} power.",
                player=told.player,
                power=told.number("power"),
            )
        case "uses-waited":
            return plural(
                "By Alchemy {player}'s fighter uses its effect once more.",
                "By Alchemy {player}'s fighter uses its effect {count} times more.",
                told.number("uses"),
                player=told.player,
            )
        case "stopped" if told.rule == "DAY-CANCEL":
            return _("Cancelled in the fight before: {player}'s fighter may not use its effect.", player=told.player)
        case "stopped":
            return _("Stopped by a Troll: {player}'s fighter may not use its effect.", player=told.player)
        case "blank":
            return _("{player}'s {fighter} has no effect this turn.", player=told.player, fighter=told.fighter)
        case "blanked":
            return _("The {place} of {owner} loses its effect for this turn.", owner=told.owner, place=told.place)
        case "strengthened":
            return _("{player}'s fighter has {power:+} power.", player=told.player, power=told.number("power"))
        case "points" if not told.number("points"):
            return plural(
                "{player} still has {count} victory point.",
                "{player} still has {count} victory points.",
                told.number("total"),
                player=told.player,
            )
        case "points":
            points = told.number("points")
            return plural(
                "{player}: {points:+} victory point, now {total}.",
                "{player}: {points:+} victory points, now {total}.",
                points,
                player=told.player,
                points=points,
                total=told.number("total"),
            )
        case "revealed":
            return _(
                "For {player} the challenge shows {card}, power {power}.",
                player=told.player,
                card=told.card,
                power=told.number("power"),
            )
        case "challenge-lost":
            return _("The card of {player} is not the higher one: the fight goes on.", player=told.player)
        case "returned":
            return _(
                "{player} brings {card} back from the discards in place of {old}.",
                player=told.player,
                card=told.card,
                old=fighter_of(told.number("old")),
            )
        case "won-at-once":
            return _("{player} wins the fight at once.", player=told.player)

    return ""


def _fighting(kind: str, told: _Told) -> str:
    match kind:
        case "fight":
            first, second = told.fighters
            line = _(
                "Fight in slot {number}: {first} ({one}) against {second} ({other}).",
                number=told.number("slot") + 1,
                first=first,
                one=told.named(0),
                second=second,
                other=told.named(1),
            )
            return f"[bold]{line}[/]"
        case "sum":
            return _sum(told)
        case "tied":
            return _("A tie: both fighters stay active.")
        case "won":
            fighters = told.fighters
            seat = told.number("seat")
            line = _(
                "{player}'s {winner} wins; {other}'s {loser} falls.",
                player=told.player,
                winner=fighters[seat],
                other=told.other,
                loser=fighters[1 - seat],
            )
            return f"[yellow]{line}[/]"
        case "stayed":
            return _("{player}'s loser stays in line.", player=told.player)
        case "became-spirit":
            return _(
                "{player}'s {fighter} becomes the spirit; the old one ({back}) joins the line.",
                player=told.player,
                fighter=told.card,
                back=back_word(told.number("old")),
            )
        case "became-spirit-hidden":
            return _(
                "{player}'s face-down loser ({fighter}) becomes the spirit; the old one ({back}) joins the line.",
                player=told.player,
                fighter=told.back,
                back=back_word(told.number("old")),
            )

    return ""


def _sum(told: _Told) -> str:
    parts = [_("{power} printed", power=told.number("printed"))]
    if told.number("effects"):
        parts.append(_("{power:+} by effects", power=told.number("effects")))
    if told.number("spirit"):
        parts.append(_("{power:+} by Power Up", power=told.number("spirit")))

    return _(
        "{player}'s {fighter}: {parts} = {total}.",
        player=told.player,
        fighter=told.fighter,
        parts=" ".join(parts),
        total=told.number("total"),
    )


def _rewards(kind: str, told: _Told) -> str:
    match kind:
        case "scored":
            return plural(
                "{player} scores {count} victory point for active fighters and has {total}.",
                "{player} scores {count} victory points for active fighters and has {total}.",
                told.number("points"),
                player=told.player,
                total=told.number("total"),
            )
        case "priority":
            return _("Priority passes to {player}.", player=told.player)
        case _:
            return _("The sixth turn is over, and so is the match.")
