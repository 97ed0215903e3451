"""What Dia de los Muertos asks the players."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.dia_de_los_muertos.engine.phases.movement import ATTACKED
from ofrenda.games.dia_de_los_muertos.engine.pieces import is_reaction
from ofrenda.games.dia_de_los_muertos.text.words import FRONT_WORDS, bones, card, lacks_limb, near, thing
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, mark, plural

QUESTIONS = {
    "LayCard": mark("Which card do you lay face down?"),
    "DogAttack": mark("Whom does the dog attack?"),
    "PutDog": mark("Which den does the dog carry its prey to?"),
    "Snatch": mark("What do you snatch from {victim}?"),
    "HustlePush": mark("Hustle: where do you push {victim}?"),
    "HustleStep": mark("And where do you step yourself?"),
    "Leap": mark("Leapfrog: where do you land?"),
    "Wheeling": mark("Cartwheel: which field is next? Everybody on your way is struck."),
    "WheelHits": mark("Whom does the cartwheel strike first?"),
    "ChooseLimb": mark("Which limb does {victim} lose? The card shows hand and foot."),
    "DiggerWalk": mark("Which field does the gravedigger block for good? The last festival card is taken."),
    "Evade": mark("Where do you go? The gravedigger wants your field."),
    "PickFromDen": mark("What do you take out of the den?"),
    "Mend": mark("Which limb do you get back?"),
    "HandLimit": mark("Which card do you discard? You hold more than eight."),
    "SwapReactions": mark(
        "A hand of nothing but Dodge and Holding must be shown and swapped whole; any other is kept."
    ),
}


def question(view: View, names: Sequence[str]) -> str:
    table = narrowed(view, DiaView)
    victim = names[table.phase.number("victim")] if "victim" in table.phase.fields else ""

    match table.phase.name:
        case "Turn":
            return _how_to_use(table)
        case "HoldWindow":
            return _(
                "Do you hold on to {player}, who is about to walk? "
                "Then {player} goes one field less and drags you along.",
                player=names[table.active],
            )
        case "Moving":
            return _way_left(table.phase.number("bones"), table.phase.number("steps"), table.phase.number("led"))
        case "ChooseTarget":
            return _("On whom do you play {card}?", card=card(table.phase.number("kind")))
        case "DodgeWindow":
            return _dodge(table, names)
        case "RandomAttack" if table.phase.number("dog"):
            return _(
                "Which card does the dog draw from the hand of {victim}? Its front says what is lost.", victim=victim
            )
        case "RandomAttack":
            return _("Which card do you draw from the hand of {victim}? Its front says what is lost.", victim=victim)
        case "Evade" if table.fields[table.phase.number("seat")] != table.phase.number("gate"):
            return _("Where do you go? The dog drives you out, and the gravedigger stands at the door.")
        case "SwapTwo" if table.phase.number("begun"):
            return _("And the second card to discard? Then you draw one.")
        case "SwapTwo" if table.seat is None:
            return _("Does anybody discard two cards for one new one?")
        case "SwapTwo":
            return _("Two cards for a new one? Choose the first to discard, or keep all.")
        case phase:
            return _(QUESTIONS[phase], victim=victim)


def _dodge(table: DiaView, names: Sequence[str]) -> str:
    """Who attacks, with what, and what it would do: the attack is declared in full (DM-30)."""
    attack = table.phase
    told: dict[str, object] = {
        "player": names[table.active],
        "card": card(table.played),
        "start": table.fields[table.active],
        "own": table.fields[attack.number("victim")],
    }
    if "limb" in attack.fields:
        limb = thing(attack.number("limb"))
        return _(
            "Do you dodge? {player} on field {start} plays {card} on you on field {own}: you lose {limb}.",
            limb=limb,
            **told,
        )
    if "pushed" in attack.fields:
        return _(
            "Do you dodge? {player} plays {card}: you are pushed from field {own} to {pushed}, "
            "and {player} steps to {field}.",
            pushed=attack.number("pushed"),
            field=attack.number("field"),
            **told,
        )
    if "thing" in attack.fields:
        wanted = thing(attack.number("thing"))
        return _(
            "Do you dodge? {player} on field {start} means to snatch {thing} from you on field {own}.",
            thing=wanted,
            **told,
        )

    return _("Do you dodge? {player} on field {start} plays {card} on you on field {own}.", **told)


def _how_to_use(table: DiaView) -> str:
    """What may be done with the laid card: its action, its bones, or either (DM-4, DM-5)."""
    kind = table.laid[table.seat] if table.seat is not None else -1
    if kind < 0:
        return _("How is the laid card used?")

    front, back = card(kind), bones(table.bones[kind])
    what = _(FRONT_WORDS[kind], reach=table.reach[kind], near=near(table.reach[kind]))
    if lacks_limb(kind, table) and not is_reaction(kind):
        what = _("without effect, for you lack the limb it needs.")
    elif not table.able and not is_reaction(kind):
        what = _("without effect now.")
    last = table.seat is not None and not sum(table.backs[table.seat])
    if last and is_reaction(kind):
        return _("Turn up {card}, your last card; nothing happens.", card=front)
    if last:
        return _("Turn up {card}, your last card: {what}", card=front, what=what)
    if is_reaction(kind):
        return _(
            "{card} is {what} On your turn you can only use its {bones} to move.", card=front, what=what, bones=back
        )

    return _("{card}: {what} Or move with its {bones}.", card=front, what=what, bones=back)


def _way_left(left: int, steps: int, led: int) -> str:
    """What can still be walked: the bones, by the skeleton, and by the dog unless it has attacked."""
    if led == ATTACKED and not steps:
        return _("Nothing is left to walk.")
    if led == ATTACKED:
        return plural(
            "Your skeleton may still walk {count} field.", "Your skeleton may still walk {count} fields.", steps
        )
    if not steps:
        return _("{bones} left, for the dog only.", bones=bones(left))
    if steps == left:
        return _("{bones} left for your skeleton or the dog.", bones=bones(left))

    return plural(
        "{bones} left to walk: at most {count} field for your skeleton, the rest for the dog.",
        "{bones} left to walk: at most {count} fields for your skeleton, the rest for the dog.",
        steps,
        bones=bones(left),
    )
