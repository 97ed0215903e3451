"""An analysis as people read it: sentences, the curve, the account of luck and play, and a page that stands alone."""

from __future__ import annotations

import re
from collections import Counter
from html import escape
from pathlib import Path

import msgspec

from ofrenda.games import game as find_game
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.event import Event
from ofrenda.kernel.record import Record
from ofrenda.kernel.replay import Replay
from ofrenda.kernel.scene import shared_style
from ofrenda.lab.analysis import Account, Analysis, Judgement, Swing, analyse
from ofrenda.lab.chart import chart, chart_style
from ofrenda.table import labels
from ofrenda.words import LANGUAGES, _, bare, language, percent, quotable, signed, speaking

COLUMNS = ("start", "luck", "hidden", "play", "others", "result")


MOST_LINES = 3
"""So much is told of a turn."""
LONG = 40
"""A label of more letters goes without what it explains behind a colon."""


class Told(msgspec.Struct, frozen=True):
    """A moment worth a look: its entry, in which turn or round it was (and whose), what happened, what that changed."""

    entry: int
    when: str
    text: str
    change: str

    @property
    def line(self) -> str:
        """All in one."""
        return f"{self.when} ({self.change}): {self.text}"


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
            told[spoken] = _report(record, msgspec.structs.replace(analysis, names=short_labels(record)))
    return told


def short_labels(record: Record) -> list[str]:
    """Names for columns and sentences: a bot's without its level."""
    return [bare(name) for name in labels(record.seats)]


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
        self._when = _named_turns(match)

    def mistakes(self, analysis: Analysis) -> list[Told]:
        """What cost most, and what would have been better."""
        return [self._mistake(one, one.seat) for one in analysis.mistakes() if one.seat is not None]

    def turning_points(self, analysis: Analysis) -> list[Told]:
        """The turns that changed most, in the order in which they were played: what happened, and to whose good."""
        told = []
        for swing in analysis.turning_points():
            seat = max(range(len(swing.after)), key=lambda seat: swing.after[seat] - swing.before[seat])
            change = _(
                "{player}: {before} → {after}",
                player=self._names[seat],
                before=percent(swing.before[seat]),
                after=percent(swing.after[seat]),
            )
            entry, text = self._decisive(swing)
            told.append(Told(entry, self._when[swing.first], text, change))

        return sorted(told, key=lambda one: one.entry)

    def _mistake(self, one: Judgement, seat: int) -> Told:
        there = Replay.of(self._game, self._record)
        there.follow(self._record.entries[: one.entry - 1])
        view = there.state.view(seat)

        def said(notation: str) -> str:
            label = _PLAIN.sub("", self._game.text.action(self._game.action(notation), view, self._names))
            return quotable(label) if len(label) < LONG else label.partition(":")[0]

        question = _first_question(_PLAIN.sub("", self._game.text.question(view, self._names)))
        answers = {"played": said(one.played.partition(" ")[2]), "better": said(one.better)}
        if question:
            text = _("“{question}” {played}. Better: {better}.", question=question, **answers)
        else:
            text = _("{played}. Better: {better}.", **answers)
        when = f"{self._when[one.entry]} · {self._names[seat]}"
        return Told(one.entry, when, text, percent(-one.loss))

    def _decisive(self, swing: Swing) -> tuple[int, str]:
        """What the turn brought, in the order in which it happened, and the entry after which it is seen."""
        weights = {kind: weight for weight, kind in enumerate(self._game.decisive)}
        weighty = [
            (weights[event.kind], entry, place)
            for entry in range(swing.first, swing.last + 1)
            for place, event in enumerate(self._told.get(entry, ()))
            if event.kind in weights and not event.but
        ]
        if not weighty:
            return swing.peak, self._deed(swing.peak)

        chosen = sorted((entry, place) for _weight, entry, place in sorted(weighty)[:MOST_LINES])
        return chosen[-1][0], " ".join(self._line(self._told[entry][place]) for entry, place in chosen)

    def _deed(self, entry: int) -> str:
        """What an entry did: its first line that says so, or the entry itself."""
        lines = [self._line(event) for event in self._told[entry] if not event.but and not event.turn]
        return next((line for line in lines if line), str(self._record.entries[entry - 1]))

    def _line(self, event: Event) -> str:
        return _PLAIN.sub("", self._game.text.event(event, self._names))


def _first_question(text: str) -> str:
    """Without what is explained behind it; empty where nothing is asked."""
    asked, mark, _explained = text.partition("?")
    return asked + mark if mark else ""


def _named_turns(match: Replay) -> dict[int, str]:
    """By entry: the turn or round in which it was played; an entry that ends one is still in it.

    Games that number their turns or rounds say so; in others everybody has one turn in a round.
    """
    numbered = any(event.turn and "number" in event.args for event in match.told)
    rounds: Counter[object] = Counter()
    when = _("Set-up")

    def after(event: Event) -> str:
        if not event.turn or (numbered and "number" not in event.args):
            return when
        if numbered and event.kind != "round":
            return _("Turn {number}", number=event.args["number"])
        rounds[event.args.get("seat")] += 1
        return _("Round {round}", round=event.args.get("number", rounds[event.args.get("seat")]))

    for event in match.opening:
        when = after(event)
    named = {}
    for step in match.steps:
        named[step.number] = when
        for place, event in enumerate(step.events):
            when = after(event)
            if place == 0:
                named[step.number] = when
    return named


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
    lines = "".join(f"<li value='{one.entry}'>{escape(one.line)}</li>" for one in told)
    return f"<h2>{escape(title)}</h2><ol>{lines}</ol>"
