"""An analysis as people read it: sentences, the curve, the account of luck and play, and a page that stands alone."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.record import Record
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.scene import shared_style
from ofrenda.lab.analysis import Account, Analysis, Judgement, analyse
from ofrenda.lab.chart import chart, chart_style
from ofrenda.table import labels
from ofrenda.words import LANGUAGES, _, language, number, percent, quotable, signed, speaking

COLUMNS = ("start", "luck", "hidden", "play", "others", "result")


class Told(msgspec.Struct, frozen=True):
    """A moment worth a look: after which entry, and a sentence."""

    entry: int
    text: str


def columns(analysis: Analysis) -> list[str]:
    """Of the account; what was hidden only where it mattered to somebody, for in some games nothing is."""
    mattered = any(round(account.hidden * 100) for account in analysis.accounts)
    return [name for name in COLUMNS if name != "hidden" or mattered]


def headings(analysis: Analysis) -> list[str]:
    """Of the columns. Where nothing is hidden, what is left over is what there was no time to judge."""
    hides = find_game(analysis.game).hidden
    called = {
        "start": _("at the start"),
        "luck": _(find_game(analysis.game).luck),
        "hidden": _("luck with what was hidden") if hides else _("what was not judged"),
        "play": _("own play"),
        "others": _("the others' play"),
        "result": _("result"),
    }
    return [called[name] for name in columns(analysis)]


def figures(analysis: Analysis) -> list[list[str]]:
    """By seat, under the headings: shares of the win, what was gained and lost with a sign."""
    return [[_figure(account, name) for name in columns(analysis)] for account in analysis.accounts]


def _figure(account: Account, name: str) -> str:
    share: float = getattr(account, name)
    return percent(share) if name in ("start", "result") else signed(share * 100)


class Report(msgspec.Struct, frozen=True):
    """An analysis in words and pictures."""

    at: list[int]
    chart: str
    headings: list[str]
    names: list[str]
    figures: list[list[str]]
    """By seat, under the headings."""
    mistakes: list[Told]
    turning_points: list[Told]
    explanation: str


def reports(text: str, seconds: float) -> dict[str, Report]:
    """The analysis of a record for a page that has the style, judged once and told in every language."""
    record = records.parse(text)
    analysis = analyse(text, seconds)
    told = {}
    for spoken in {*LANGUAGES, language()}:
        with speaking(spoken):
            told[spoken] = _report(record, msgspec.structs.replace(analysis, names=labels(record.seats)))
    return told


def _report(record: Record, analysis: Analysis) -> Report:
    teller = Teller(record, analysis.names)
    return Report(
        analysis.at,
        "".join(chart(analysis)),
        headings(analysis),
        analysis.names,
        figures(analysis),
        teller.mistakes(analysis),
        teller.turning_points(analysis),
        explanation(),
    )


def reports_or_reason(text: str, seconds: float) -> dict[str, Report] | str:
    """For workers, from which a refusal comes back as a sentence."""
    try:
        return reports(text, seconds)
    except OfrendaError as refusal:
        return str(refusal)


class Teller:
    """Says the entries of a match in words; it is over, and everything lies open."""

    def __init__(self, record: Record, names: list[str]) -> None:
        self._record = record
        self._names = names
        self._game = find_game(record.game)
        match = Replay.of(self._game, record)
        match.follow(record.entries)
        self._told = {step.number: step.events for step in match.steps}

    def mistakes(self, analysis: Analysis) -> list[Told]:
        """What cost most, and what would have been better."""
        return [Told(one.entry, self._mistake(one)) for one in analysis.mistakes() if one.seat is not None]

    def turning_points(self, analysis: Analysis) -> list[Told]:
        """What changed most, in the order in which it happened."""
        told = []
        for one in analysis.turning_points():
            place = analysis.at.index(one.entry)
            before, after = analysis.chances[place - 1], analysis.chances[place]
            seat = max(range(len(after)), key=lambda seat: after[seat] - before[seat])

            sentence = _(
                "{what} {player}: {before} → {after}.",
                what=self._words(one.entry) or one.played,
                player=self._names[seat],
                before=percent(before[seat]),
                after=percent(after[seat]),
            )
            told.append(Told(one.entry, sentence))

        return sorted(told, key=lambda one: one.entry)

    def _mistake(self, one: Judgement) -> str:
        seat = one.seat or 0
        there = Replay.of(self._game, self._record)
        there.follow(self._record.entries[: one.entry - 1])
        view = there.state.view(seat)

        def said(notation: str) -> str:
            label = self._game.text.action(self._game.action(notation), view, self._names)
            return quotable(_PLAIN.sub("", label))

        return _(
            "{player}: “{played}” cost {loss} % of the win; better was “{better}”.",
            player=self._names[seat],
            played=said(one.played.partition(" ")[2]),
            loss=number(one.loss * 100),
            better=said(one.better),
        )

    def _words(self, entry: int) -> str:
        lines = [self._game.text.caption(event, self._names) for event in self._told.get(entry, ()) if not event.but]
        return _PLAIN.sub("", next((line for line in lines if line), ""))


_PLAIN = re.compile(r"\[[^\]]*\]")
"""The terminal's markup."""


def page(analysis: Analysis, record: Record) -> str:
    """The analysis as one HTML page that needs nothing else."""
    game = find_game(analysis.game)
    teller = Teller(record, analysis.names)
    sheet = shared_style() + chart_style() + (Path(__file__).parent / "analysis.css").read_text(encoding="utf-8")
    title = _("{title}: what luck gave, what play gave", title=game.title)

    parts = [
        f"<!doctype html><html lang={language()!r}><head><meta charset='utf-8'>",
        f"<meta name='viewport' content='width=device-width'><title>{escape(title)}</title>",
        f"<style>{sheet}</style></head><body><main><h1>{escape(title)}</h1>",
        "".join(chart(analysis)),
        _account_table(analysis),
        _list(_("What cost most"), teller.mistakes(analysis)),
        _list(_("Where it turned"), teller.turning_points(analysis)),
        f"<p class='fine'>{escape(explanation())}</p></main></body></html>",
    ]
    return "".join(parts)


def explanation() -> str:
    """What the figures mean."""
    return _(
        "All figures are shares of the win in percent. Luck is what fell, compared with the mean of all that might "
        "have fallen; play is what a decision added, as far as its player could know, compared with usual play. "
        "For each player they add up to the result. Mistakes were found by the expert's own search."
    )


def _account_table(analysis: Analysis) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in ["", *headings(analysis)])
    rows = "".join(
        f"<tr><th>{escape(name)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        for name, cells in zip(analysis.names, figures(analysis), strict=True)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _list(title: str, told: list[Told]) -> str:
    if not told:
        return ""
    lines = "".join(f"<li value='{one.entry}'>{escape(one.text)}</li>" for one in told)
    return f"<h2>{escape(title)}</h2><ol>{lines}</ol>"
