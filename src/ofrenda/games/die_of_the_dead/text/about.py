"""What each piece is and would do now, or why not; and what has just happened to it: for scenes and whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ofrenda.games.die_of_the_dead.engine.pieces import (
    BLANK,
    LIVING,
    MOST_ADDED,
    POWER_BONUS,
    PREPARE_BONUS,
    SIDES,
    TOKENS,
    TOKENS_HELD,
    VALUES,
)
from ofrenda.games.die_of_the_dead.text.questions import both, spaces_left
from ofrenda.games.die_of_the_dead.text.story import SPEAKS_OF
from ofrenda.games.die_of_the_dead.text.words import ABILITY_WORDS, COLOUR_WORDS, player_first, souls, way_up
from ofrenda.games.die_of_the_dead.view import DieView
from ofrenda.kernel.event import Event, number, numbers
from ofrenda.words import _, listing, mark, plural

MOST_PREPARED = 2
SHAKES = (
    mark("a 1 moves the caskets"),
    mark("the winner prepares 1"),
    mark("pairs go back"),
    mark("the winner climbs"),
)
"""What a shake of the casket at each position decides."""


Prospect: TypeAlias = tuple[str, str]
"""What one gains by choosing a casket, and what its shake decides."""


def prospect(table: DieView, place: int) -> Prospect:
    seat = table.active if table.seat is None else table.seat
    if place == 0:
        return _adding(table, seat)
    if place == 1:
        return _preparing(table, seat), _shake(table, place)
    if place == 2:
        return _taking(table, seat), _shake(table, place)
    if table.empty[place]:
        return _("move or power soul"), _shake(table, place)
    return _("winner: up to 2 steps"), _("+ move, climb or power")


def _shake(table: DieView, place: int) -> str:
    return _("empty: no shake") if table.empty[place] else _(SHAKES[place])


def _adding(table: DieView, seat: int) -> Prospect:
    most = max(min(MOST_ADDED, both(table.prepared, seat)), min(1, both(table.free, seat)))
    gain = plural("add {count} soul", "add up to {count} souls", most) if most else _("no soul to add")
    souls = table.caskets[0] or ()
    owners = {soul // 2 for soul, count in enumerate(souls) if count}
    if len(owners) > 1:
        return gain, _(SHAKES[0])
    if owners and seat not in owners and most:
        return gain, _("a shake if one is added")
    return gain, _("no shake: one colour") if owners | ({seat} if most else set()) else _("empty: no shake")


def _preparing(table: DieView, seat: int) -> str:
    free, room = both(table.free, seat), spaces_left(table, seat)
    if not room:
        return _("the board is full")
    if not free:
        return _("no free soul left")
    return plural("prepare {count} soul", "prepare {count} souls", min(MOST_PREPARED, free, room))


def _taking(table: DieView, seat: int) -> str:
    if not any(table.stock):
        return _("no token is left")
    if sum(table.tokens[seat * len(TOKENS) :][: len(TOKENS)]) == TOKENS_HELD:
        return _("take one, give one back")
    return _("take a token")


ASKED = {
    "Secondary": mark("one further action"),
    "RemoveOne": mark("one soul goes back"),
    "RemoveOpponent": mark("one soul goes back"),
}
"""While the casket is open for something else than its shake."""


def headline(event: Event | None, table: DieView, place: int, names: Sequence[str]) -> str:
    """What has just been seen of the casket in the foreground; without that, what its shake decides."""
    if event is None or SPEAKS_OF.get(event.kind) not in event.args:
        return _(ASKED.get(table.phase.name) or SHAKES[place])
    args = event.args
    who = player_first(number(args["seat"]), names) if "seat" in args else ""

    match event.kind:
        case "won":
            return _won(numbers(args["winners"]), table, names)
        case "declared":
            return _("{player}: the skull counts {value}", player=who, value=args["value"])
        case "turned":
            return _("{player} turns a {value} to {to}", player=who, value=args["value"], to=args["to"])
        case "removed":
            return _("{souls} back to {player}", souls=souls(numbers(args["souls"])), player=who)
        case _:
            return _(SHAKES[place])


def _won(winners: Sequence[int], table: DieView, names: Sequence[str]) -> str:
    """Who wins, and by which number, where the roll still lies there (DIE-P5)."""
    players = listing([player_first(owner, names) for owner in winners])
    values = range(int(VALUES), 0, -1)
    tied = [owner for owner in range(len(table.colours)) if any(_showing(table, owner, value) for value in values)]
    if len(winners) > 1 or len(tied) < 2:
        return plural("{players} wins!", "{players} win!", len(winners), players=players)

    evened = 0
    for value in values:
        counts = {owner: _showing(table, owner, value) for owner in tied}
        most = max(counts.values())
        tied = [owner for owner in tied if counts[owner] == most]
        if len(tied) == 1:
            break
        if most and not evened:
            evened = value
    if evened:
        return _("{players} wins: {tied} is a tie, then {value}", players=players, tied=evened, value=value)
    if sum(counts.values()) > most:
        return _("{players} wins: most {value}s", players=players, value=value)
    return _("{players} wins: {value} is highest", players=players, value=value)


def _showing(table: DieView, owner: int, value: int) -> int:
    """How many of a player's souls, ordinary and power, show a value."""
    first = owner * 2 * int(VALUES) + value - 1
    return sum(table.shown[first : first + int(VALUES) + 1 : int(VALUES)])


CASKET_RULES = ("DIE-C1", "DIE-C3", "DIE-C4", "DIE-C6")
CASKET_ABOUT = (
    mark(
        "It is always open. Add up to three prepared souls, or one free soul. If two players have souls in it, it is"
        " shaken, and a 1 moves all caskets one place on."
    ),
    mark(
        "Prepare up to two free souls. Then it is shaken: the winner prepares one soul, and a 1 moves all caskets one"
        " place on."
    ),
    mark(
        "It is shaken: souls of a player that show the same number go back to being free, but one always stays. Then"
        " take a token."
    ),
    mark(
        "It is shaken: two souls of the winner climb, onto spaces that you choose. Then move the caskets, let one of"
        " your own souls climb, or gain a power soul."
    ),
)

TOKEN_RULES = (("DIE-T5", "DIE-T3"), ("DIE-T4", "DIE-T7"), ("DIE-T9", "DIE-T10"), ("DIE-T12", "DIE-T13"))
"""By token and side, like what follows."""
TOKEN_ABOUT = (
    (
        mark("Played at the start of anybody's turn: all caskets move one place on."),
        mark("Played at the start of anybody's turn: two neighbouring caskets change places."),
    ),
    (
        mark("Played at the start of your own turn: look into a casket; one of somebody's several souls goes back."),
        mark("Played at the start of your own turn: add a soul to casket 1, then a soul of an opponent goes back."),
    ),
    (
        mark("Played after a shake: turn any die up or down by one."),
        mark("Played after a shake: the casket is shaken again."),
    ),
    (
        mark("Played on another player's turn, before the shake: add a prepared soul to the chosen casket."),
        mark("Played before another player chooses: add one or two prepared souls to an empty casket."),
    ),
)

SOUL_RULES = ("DIE-P1", "DIE-P2")
KIND_ABOUT = (
    mark("A die with the numbers 1 to 6."),
    mark("A die with 1, 2, 5, 6 and two skulls: its player says what a skull counts."),
)
FREE = mark("Free: casket 2 prepares it, casket 1 takes one alone.")
PREPARED = mark("Prepared: casket 1 takes up to three at once.")
IN_CASKET = mark("It lies in a casket and is rolled when that is shaken.")
ON_STEP = mark("It has climbed and covers its space.")
IN_CITY = mark("It waits in the City of the Dead: casket 4 and some spaces of the steps set it free.")


def casket_about(place: int, would: Prospect, offered: bool) -> str:
    """What choosing the casket does, for whoever looks, and whether it can be chosen now."""
    gain, shake = would
    now = _("Now: {gain}; {shake}.", gain=gain, shake=shake)
    when = "" if offered else _("A casket is chosen at the beginning of one's own turn.")
    return " ".join(filter(None, [_(CASKET_ABOUT[place]), now, when]))


def token_about(kind: int, sides: str, offered: bool, left: int | None = None) -> str:
    """When a token is played and what for; in the supply, how many are left."""
    use = _(TOKEN_ABOUT[kind][SIDES.index(sides[kind])])
    if left is not None:
        stock = plural("{count} is left in the supply.", "{count} are left in the supply.", left)
        return f"{use} {stock} {_('Casket 3 and the steps bring tokens; a player keeps two.')}"
    return use if offered else f"{use} {_('Not now.')}"


def token_rule(kind: int, sides: str) -> str:
    return TOKEN_RULES[kind][SIDES.index(sides[kind])]


def soul_about(power: bool, where: str) -> str:
    return f"{_(KIND_ABOUT[power])} {_(where)}"


def space_about(step: int, bonus: int, mine: bool, sides: str = "") -> str:
    """What a space of the steps brings to whom, and whether the viewer's next soul comes to its step.

    With the sides of the tokens in play it also says what the token is for.
    """
    if bonus == BLANK:
        brings = _("A space of step {step} without a bonus.", step=step + 1)
    elif bonus == PREPARE_BONUS:
        brings = _("A soul on this space of step {step}: its player may prepare a soul.", step=step + 1)
    elif bonus == POWER_BONUS:
        brings = _("A soul on this space of step {step}: its player gains a power soul.", step=step + 1)
    else:
        brings = _("A soul on this space of step {step}: its player gains this token.", step=step + 1)
        if sides:
            brings = f"{brings} {token_about(bonus, sides, True)}"

    once = _("Only a player's first soul of a turn brings a bonus; whoever's turn it is picks the space.")
    return " ".join(filter(None, [brings, once, _("Your next soul comes to this step.") if mine else ""]))


def living_about() -> str:
    return _("The land of the living, step {step}: whoever's soul comes here first wins.", step=LIVING)


def board_about(
    colour: str, step: int, prepared: tuple[int, ...], free: tuple[int, ...], ghost: bool, abilities: bool
) -> str:
    """What lies before a player, and what the board can do."""
    facts = [
        _("Colour: {colour}, {way}.", colour=_(COLOUR_WORDS[colour]), way=way_up(step)),
        _("Prepared: {souls}.", souls=souls(prepared) or _("none")),
        _("Free: {souls}.", souls=souls(free) or _("none")),
    ]
    if ghost:
        facts.append(_("After each turn the ghost prepares a soul; two of them go into casket 1, which is shaken."))
    elif abilities:
        facts.append(_("Ability: {ability}.", ability=_(ABILITY_WORDS[colour])))
    return " ".join(facts)


def board_rule(ghost: bool, abilities: bool) -> str:
    if ghost:
        return "DIE-G2"
    return "DIE-A1" if abilities else "DIE-Q2"
