"""What is used, by whom, and what is not: the pieces, choices that may be none, and what never happens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec

from ofrenda.kernel.game import Game
from ofrenda.kernel.use import Excluded
from ofrenda.lab.observation import Observations
from ofrenda.lab.statistics import Estimate, contrast, corrected, doubt, mean_of

SURE = 0.05
"""A difference is told apart from chance where chance alone would show so much less often than this."""
OFTEN = 30
"""What was offered less often may be missing by chance."""
HARDLY = 0.01
"""What is chosen less often than this where it is offered is hardly ever chosen."""
VERDICTS = ("never", "hardly", "losing")
"""What may be wrong with a choice: never chosen, hardly ever, or by those who lose."""


class Piece(msgspec.Struct, frozen=True):
    """A card, bone, casket …: how often a seat uses it in a match, and who wins with it.

    `lift` is the share of the win of those who used it more often than usual (the median) minus that of the others.
    """

    use: str
    name: str
    uses: Estimate
    seats: float
    """The share of seats that used it at all."""
    lift: Estimate | None
    doubt: float | None


class DominatedChoice(msgspec.Struct, frozen=True):
    """Actions that may be dominated: how often they were offered among others, and chosen.

    `verdict` is never, hardly or losing; `lift` is the share of the win of the seats that chose it minus that of those
    that could have.
    """

    name: str
    verdict: str
    offered: int
    chosen: int
    lift: Estimate | None


def pieces(game: Game, matches: Observations) -> Iterator[Piece]:
    found = []
    for use in game.uses:
        of_action = use.pieces(game.actions)
        for name in dict.fromkeys(of_action.values()):
            actions = [action for action, piece in of_action.items() if piece == name]
            found.append(_piece(use.name, name, actions, matches))

    told = [piece for piece in found if piece.lift is not None]
    doubts = dict(zip(map(id, told), corrected([doubt(piece.lift) for piece in told if piece.lift]), strict=True))
    for piece in found:
        yield msgspec.structs.replace(piece, doubt=doubts.get(id(piece)))


def _piece(use: str, name: str, actions: Sequence[int], matches: Observations) -> Piece:
    times = [[sum(one.used(seat, action) for action in actions) for seat in range(len(one.bots))] for one in matches]
    everybody = sorted(count for counts in times for count in counts)
    usual = everybody[len(everybody) // 2]
    # Where all use it as often as they can, more than usual is as often as usual.
    often = usual if everybody[-1] == usual else usual + 1

    cases = [
        [(count >= often, share) for count, share in zip(counts, one.shares, strict=True)]
        for counts, one in zip(times, matches, strict=True)
    ]

    uses = mean_of([sum(counts) / len(counts) for counts in times])
    return Piece(
        use=use,
        name=name,
        uses=uses or Estimate(0.0, 0.0, 0.0, 0),
        seats=sum(count > 0 for count in everybody) / len(everybody),
        lift=contrast(cases) if everybody[-1] and len(times[0]) > 1 else None,
        doubt=None,
    )


def groups(game: Game) -> dict[str, list[int]]:
    """Actions that are one choice to a designer: those that use the same piece in the same way; else each alone."""
    groups: dict[str, list[int]] = {}
    for number, notation in enumerate(game.actions):
        groups.setdefault(_called(game, notation), []).append(number)
    return groups


def _called(game: Game, notation: str) -> str:
    """The notation, with … for what comes after the piece that it uses: `lay skull as …`."""
    for use in game.uses:
        match = re.fullmatch(use.notation, notation)
        if match:
            rest = notation[match.end(1) :].split()
            return " ".join([notation[: match.end(1)], *rest[:-1][:1], *(["…"] if rest else [])])
    return notation


def choices(game: Game, matches: Observations) -> Iterator[DominatedChoice]:
    """What is offered often and hardly ever chosen, or chosen by those who lose."""
    found = []
    for name, actions in groups(game).items():
        offered, chosen, cases = 0, 0, []
        for one in matches:
            case = []
            for seat, share in enumerate(one.shares):
                could = sum(one.offered[seat].get(action, 0) for action in actions)
                did = sum(one.chosen[seat].get(action, 0) for action in actions)
                offered, chosen = offered + could, chosen + did
                if could:
                    case.append((did > 0, share))
            cases.append(case)
        if offered >= OFTEN:
            found.append(DominatedChoice(name, "", offered, chosen, contrast(cases)))

    doubts = corrected([doubt(choice.lift) if choice.lift else 1.0 for choice in found])
    verdicts = []
    for choice, p in zip(found, doubts, strict=True):
        verdict = _verdict(choice, p)
        if verdict:
            verdicts.append(msgspec.structs.replace(choice, verdict=verdict))
    yield from sorted(verdicts, key=lambda choice: (VERDICTS.index(choice.verdict), -choice.offered, choice.name))


def _verdict(one: DominatedChoice, p: float) -> str:
    if not one.chosen:
        return "never"
    if one.chosen < HARDLY * one.offered:
        return "hardly"
    return "losing" if one.lift and one.lift.value < 0 and p < SURE else ""


def never_done(game: Game, excluded: Excluded, matches: Observations) -> list[str]:
    """Actions that were never possible, though the settings allow them."""
    known = excluded.notations(game.actions)
    for one in matches:
        for seat in range(len(one.bots)):
            known.update(one.offered[seat], one.forced[seat])
    return [notation for number, notation in enumerate(game.actions) if number not in known]


def gathered(game: Game, names: Sequence[str]) -> list[str]:
    """The names, with those that differ by a number only as one where all of the game's are among them."""
    families: dict[str, list[str]] = {}
    for notation in game.actions:
        families.setdefault(re.sub(r"\d+(-\d+)?", "…", _called(game, notation)), []).append(notation)
    whole = {one: family for family, members in families.items() if set(members) <= set(names) for one in members}
    return list(dict.fromkeys(whole.get(name, name) for name in names))
