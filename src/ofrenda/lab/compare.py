"""Two variants of a game side by side, each difference tested."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ofrenda.lab.report import Findings
from ofrenda.lab.statistics import FEWEST, Estimate, corrected, difference_of, doubt
from ofrenda.lab.uses import SURE


class Difference(msgspec.Struct, frozen=True):
    """One figure in both variants. `kind` is measure, use or lift; `key` names it as in a report."""

    kind: str
    key: str
    a: Estimate
    b: Estimate
    difference: Estimate
    """B minus A."""
    doubt: float
    """How often chance alone would show so much (p)."""
    corrected: float
    """The same for all the comparisons together (Holm)."""

    @property
    def sure(self) -> bool:
        """Whether it is more than chance would show."""
        return self.corrected < SURE


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """What a change does."""

    a: Findings
    b: Findings
    differences: list[Difference]
    only_a: list[str]
    """Actions and events that happen in A alone."""
    only_b: list[str]

    @property
    def sure(self) -> list[Difference]:
        """The differences that are more than chance, the plainest first."""
        return sorted((one for one in self.differences if one.sure), key=lambda one: one.corrected)

    def _repr_html_(self) -> str:
        """The comparison itself, for notebooks."""
        from ofrenda.lab.compare_page import embedded

        return embedded(self)


def compare(a: Findings, b: Findings) -> Comparison:
    """What stands in both reports, and how sure the differences are."""
    pairs = list(_pairs(a, b))
    doubts = [doubt(difference_of(one, other)) for _kind, _key, one, other in pairs]

    return Comparison(
        a=a,
        b=b,
        differences=[
            Difference(kind, key, one, other, difference_of(one, other), p, together)
            for (kind, key, one, other), p, together in zip(pairs, doubts, corrected(doubts), strict=True)
        ],
        only_a=_missing(b, a),
        only_b=_missing(a, b),
    )


def _pairs(a: Findings, b: Findings) -> Iterator[tuple[str, str, Estimate, Estimate]]:
    theirs = {one.key: one.estimate for one in b.measures}
    for one in a.measures:
        if one.key in theirs and min(one.estimate.cases, theirs[one.key].cases) >= FEWEST:
            yield "measure", one.key, one.estimate, theirs[one.key]

    pieces = {(piece.use, piece.name): piece for piece in b.pieces}
    for piece in a.pieces:
        other = pieces.get((piece.use, piece.name))
        if other is None or not (piece.uses.value or other.uses.value):
            continue
        key = f"{piece.use}: {piece.name}"
        yield "use", key, piece.uses, other.uses
        if piece.lift is not None and other.lift is not None:
            yield "lift", key, piece.lift, other.lift


def _missing(here: Findings, there: Findings) -> list[str]:
    """What never happens here, but does there."""
    return [name for name in here.absent if name not in there.absent]
