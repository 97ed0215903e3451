"""A report in words: what its figures are called and how they are written."""

from __future__ import annotations

from ofrenda.games import game as find_game
from ofrenda.kernel.option import written as written_option
from ofrenda.lab.report import CLOSE, Findings, Measure
from ofrenda.lab.statistics import FEWEST, Estimate
from ofrenda.lab.uses import HARDLY, SURE
from ofrenda.lab.wording import menu_words
from ofrenda.words import _, mark, number, percent, plural, signed

SECTIONS = {
    "length": mark("How long it takes"),
    "course": mark("What there is to decide"),
    "drama": mark("Drama"),
    "close": mark("How close it ends"),
    "luck": mark("How much is luck"),
    "seat": mark("Who begins, and where one sits"),
    "bot": mark("The bots"),
    "ending": mark("How it ends"),
    "figure": mark("The game's own figures"),
}
"""In the order of the page."""

LABELS = {
    "length.entries": mark("Entries (decisions and rolls)"),
    "length.turns": mark("Turns"),
    "length.decisions": mark("Decisions"),
    "course.decisions": mark("Decisions in a turn"),
    "course.forced": mark("Decisions with one answer only"),
    "course.options": mark("Answers to choose from, where there is a choice"),
    "close.margin": mark("Points between the first and the second"),
    "close.near": mark("Matches with the second within a tenth of the winner's points"),
    "close.shared": mark("Matches that nobody won alone"),
    "drama.lead_changes": mark("Changes of the lead"),
    "drama.comeback": mark("How far the winner once was behind, as a share of the win"),
    "drama.decided": mark("Part of the match after which the winner led for good"),
    "luck.hidden": mark("Luck with what was hidden"),
    "luck.play": mark("Own play"),
    "luck.others": mark("The others' play"),
}
VERDICTS = {
    "never": mark("never chosen"),
    "hardly": mark("hardly ever chosen"),
    "losing": mark("chosen by those who lose"),
}
MOST_NAMED = 4
"""So many pieces or choices are named in a sentence."""
SHARES = ("course.forced", "close.near", "close.shared", "drama.comeback", "drama.decided")
SHARE_SECTIONS = ("luck", "seat", "bot", "ending")


def title(found: Findings) -> str:
    return _("{title}: a report for designers", title=find_game(found.game).title)


def played(found: Findings) -> str:
    """What the report stands on."""
    told = plural(
        "{count} match of {bots}, seed {seed}; {judged} of them judged entry by entry.",
        "{count} matches of {bots}, seed {seed}; {judged} of them judged entry by entry.",
        found.games,
        bots=", ".join(found.bots),
        seed=found.seed,
        judged=found.judged,
    )
    options = ", ".join(f"{name}={written_option(value)}" for name, value in found.options.items())
    return told + " " + _("Options: {options}.", options=options or "-")


def summary(found: Findings) -> list[str]:
    """What stands out, in a few sentences; each is said only where there are enough matches for it."""
    return [line for line in (_size(found), _luck(found), _fairness(found), *_lifts(found), _neglected(found)) if line]


def _size(found: Findings) -> str:
    turns, decisions, answers = map(found.value, ("length.turns", "length.decisions", "course.options"))
    if turns is None or decisions is None or answers is None:
        return ""
    return _(
        "A match has {turns} turns and {decisions} decisions; where there is a choice, {answers} answers.",
        turns=figure(turns),
        decisions=figure(decisions),
        answers=figure(answers),
    )


def _luck(found: Findings) -> str:
    played, others = found.value("luck.play"), found.value("luck.others")
    if played is None or others is None or found.judged < FEWEST:
        return ""
    return _("Of what decides who wins, play is {play} and luck {luck}.", **_shares(played + others))


def _shares(play: float) -> dict[str, str]:
    play = min(1.0, max(0.0, play))
    return {"play": percent(play), "luck": percent(1 - play)}


def _fairness(found: Findings) -> str:
    seats = found.section("seat")
    if not seats:
        return ""
    favoured = [one for one in seats if one.doubt is not None and one.doubt < SURE]
    if not favoured:
        return _("No seat wins more or less often than chance would show.")
    told = [f"{label(found.game, one.key)} {percent(one.estimate.value, 1)}" for one in favoured]
    return _("Where one sits matters: {seats} of the wins.", seats=", ".join(told))


def _lifts(found: Findings) -> list[str]:
    """The pieces that surely go together with winning, and those with losing, the plainest first."""
    sure = [
        (piece.lift.value, find_game(found.game).term(piece.name))
        for piece in found.pieces
        if piece.lift is not None and piece.doubt is not None and piece.doubt < SURE
    ]
    winning = [name for lift, name in sorted(sure, reverse=True) if lift > 0][:MOST_NAMED]
    losing = [name for lift, name in sorted(sure) if lift < 0][:MOST_NAMED]
    return [
        _("Used by those who win: {names}.", names=", ".join(winning)) if winning else "",
        _("Used by those who lose: {names}.", names=", ".join(losing)) if losing else "",
    ]


def _neglected(found: Findings) -> str:
    names = [one.name for one in found.choices if one.verdict != "losing"]
    if not names:
        return ""
    said = menu_words(found)
    return plural(
        "{count} choice is never or hardly ever taken: {names}.",
        "{count} choices are never or hardly ever taken, {names} among them.",
        len(names),
        names=", ".join(_("“{words}”", words=said.get(name, name)) for name in names[:MOST_NAMED]),
    )


def label(game: str, key: str) -> str:
    """What a measure is called."""
    if key in LABELS:
        return _(LABELS[key])
    if key == "luck.luck":  # with dice, or with cards
        luck = _(find_game(game).luck)
        return luck[0].upper() + luck[1:]
    section, _dot, name = key.partition(".")
    if section == "seat":
        return _("Seat {seat}", seat=name)
    return find_game(game).term(name)


def is_share(key: str) -> bool:
    return key in SHARES or key.partition(".")[0] in SHARE_SECTIONS


def written(key: str, value: float) -> str:
    """A figure as people read it."""
    return percent(value, 1) if is_share(key) else figure(value)


def figure(value: float) -> str:
    return number(value, 1 if abs(value) >= 10 else 2)


def interval(key: str, estimate: Estimate) -> str:
    """From where to where; what cannot be is left out."""
    low, high = estimate.low, estimate.high
    if not key.startswith("luck."):  # what goes against the result is less than nothing
        low, high = max(0.0, low), min(1.0, high) if is_share(key) else high
    return f"{written(key, low)} … {written(key, high)}"


def gain(estimate: Estimate) -> str:
    """A difference between shares of the win, in hundredths, with its interval."""
    value, low, high = (signed(end * 100, 1) for end in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} … {high})"


def remark(measure: Measure) -> str:
    """What a seat's share means."""
    if measure.doubt is None or measure.expected is None:
        return ""
    if measure.doubt >= SURE:
        return _("within chance of a fair {fair}", fair=percent(measure.expected, 1))
    if measure.estimate.value > measure.expected:
        return _("favoured: fair would be {fair}", fair=percent(measure.expected, 1))
    return _("at a disadvantage: fair would be {fair}", fair=percent(measure.expected, 1))


def explanation() -> list[str]:
    """What the figures mean, and what they do not."""
    return [
        _(
            "Intervals are 95 %, taken over matches. Everything is said of these bots: stronger players may find more "
            "in a choice, and people may see less."
        ),
        _(
            "The lift of a piece is the share of the win, in hundredths, of those who used it more often than usual, "
            "minus that of the others. It goes together with winning; that it is why they won is not said. What chance "
            "would show too, many pieces being looked at (Holm's correction), is pale."
        ),
        _(
            "Lead, comeback and luck come from matches that were judged entry by entry. Luck is what fell, compared "
            "with the mean of all that might have fallen; its part is how far it decided who won, and the parts add "
            "up to the whole."
        ),
        _(
            "Hardly ever is less than {share} of the times it was offered beside something else. A match is close "
            "within {close} of the winner's points.",
            share=percent(HARDLY),
            close=percent(CLOSE),
        ),
    ]
