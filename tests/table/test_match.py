"""A match at the table: people, bots, undo, and what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

import ofrenda
from ofrenda.bots import LEVELS, Bot, Question
from ofrenda.games import drawn_games
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import IllegalAction, OfrendaError, RecordError, UndoRefused, UnknownName, WrongSeat
from ofrenda.kernel.rng import seeded
from ofrenda.table import Fair, Match, RecordFile, Seeded, Typed, labels, read_record
from ofrenda.table.undo import free_entries, last_decision, stays_free
from tests.testing.minigame import CANDLES

GAME = ofrenda.game("rolling-bones")
ROLL = "left 6xhand, right 6xhand, centre 3xskull 2xhat gravestone"


def typed(*seats: str) -> Match:
    match = Match(GAME, seats or ("Ana", "Luis"), Typed(GAME))
    match.roll(ROLL)
    return match


def finished(match: Match) -> Match:
    while not match.over:
        if match.step() is None:
            seat = match.awaited()[0]
            match.play(seat, match.state.actions(seat)[-1])
    return match


def test_people_and_bots_play_to_the_end():
    match = finished(Match(GAME, ["Ana", "bot:greedy"], Seeded(1), {"target": 20}))

    assert match.state.result().winners == (1,)
    assert match.record.trailer["result"].endswith("place 1 points " + str(match.state.result().points[1]))


def test_only_a_person_who_is_asked_can_play():
    match = typed()

    with pytest.raises(WrongSeat, match="Now seat 1 must decide"):
        match.play(1, "lay skull")
    with pytest.raises(IllegalAction):
        match.play(0, "bury")
    with pytest.raises(UnknownName):
        match.play(0, -1)
    assert match.number == 1


def test_nobody_plays_for_a_bot():
    match = Match(GAME, ["bot:greedy", "Ana"], Seeded(1))
    match.step()

    with pytest.raises(WrongSeat, match="Seat 1 is played by a bot"):
        match.play(0, match.state.actions(0)[0])


def test_every_seat_has_a_name_of_its_own():
    for seats in (["Ana", "Ana"], ["Ana", " Ana "], ["Ana", " "]):
        with pytest.raises(OfrendaError, match="Every seat needs a name of its own"):
            Match(GAME, seats, Seeded(1))


def test_bots_are_called_by_level_and_seat():
    assert labels(["Ana", "bot:greedy", "bot:greedy"]) == ["Ana", "Greedy bot 2", "Greedy bot 3"]


# Undo


def test_own_decisions_are_free_to_take_back_one_by_one():
    match = typed()
    match.play(0, "lay skull")
    match.play(0, "hat on")

    assert free_entries(match.steps, 0) == [3, 2]
    match.undo(0, 3)
    assert not match.state.hat
    match.undo(0, 2)
    assert match.state.position()["skeleton"] == []
    assert str(match.record.entries[-1]) == "1 undo 2"


def test_what_was_rolled_cannot_be_taken_back_for_free():
    match = typed()
    match.play(0, "lay skull")
    match.play(0, "pay left")
    match.roll("left 5xhand, right 6xhand, centre 5xribcage")

    assert free_entries(match.steps, 0) == []
    assert last_decision(match.steps, 0) == 3
    with pytest.raises(UndoRefused, match="To take that back, Luis must agree"):
        match.undo(0, 3)


def test_with_everybodys_word_more_can_be_taken_back_and_the_record_shows_both():
    match = typed()
    match.play(0, "lay skull")
    match.play(0, "pay left")
    match.roll("left 5xhand, right 6xhand, centre 5xribcage")
    match.undo(0, 3, agreed=[1])

    assert match.number == 5
    assert [step.number for step in match.steps] == [1, 2]
    assert len(match.record.entries) == 5


def test_bots_always_agree():
    match = Match(GAME, ["Ana", "bot:greedy"], Seeded(3))
    match.step()
    first = match.state.actions(0)[0]
    match.play(0, first)
    match.play(0, GAME.action("give up"))
    match.step()

    assert match.consent_needed(0, 3) == []
    match.undo(0, 3)
    assert match.awaited() == [0]


def test_an_undo_past_a_roll_rolls_anew():
    """Later entries have new numbers, so the dice of the record are other dice."""
    match = Match(GAME, ["Ana"], Seeded(3))
    match.step()
    before = match.record.entries[0]
    match.play(0, match.state.actions(0)[0])
    match.undo(0, 1)
    match.step()

    assert match.record.entries[-1] != before


def test_after_the_end_nothing_can_be_taken_back():
    match = finished(Match(GAME, ["Ana"], Seeded(1), {"max_rounds": 1}))

    with pytest.raises(UndoRefused, match="The match is over"):
        match.undo(0, match.number)


def test_an_entry_that_does_not_exist_cannot_be_taken_back():
    match = typed()
    for number in (0, 2, 99):
        with pytest.raises(UndoRefused):
            match.undo(0, number, agreed=[1])


@pytest.mark.parametrize("slug", drawn_games())
def test_that_an_answer_could_be_taken_back_freely_is_known_before(slug: str):
    """It is so when the answer has been given; and whoever asks learns nothing about what they cannot see."""
    game = ofrenda.game(slug)
    rng = seeded("free", slug)
    match = Match(game, ["Ana", "Luis"], Seeded(3))
    free = final = 0
    for _entry in range(400):
        if match.over:
            break
        if match.fall() is not None:
            continue
        seat = match.awaited()[0]
        actions = match.state.actions(seat)
        action = actions[rng.below(len(actions))]
        known = stays_free(match.state, seat, action)
        assert known == stays_free(match.state.resample(seat, rng), seat, action)

        match.play(seat, action)
        given = match.number
        really = not match.over and match.state.chance() is None and given in match.free(seat)
        if not game.hidden:
            assert known == really, match.record.entries[-1]
        free, final = free + known, final + (not known)

    assert free > 5
    assert final > 5


def test_undo_of_a_sealed_choice_is_free_until_it_is_revealed():
    match = Match(CANDLES, ["Ana", "Luis"], Seeded(1))
    match.step()
    match.step()
    match.play(0, match.state.actions(0)[0])

    assert free_entries(match.steps, 0) == [3]
    match.play(1, match.state.actions(1)[0])
    assert free_entries(match.steps, 1) == []


# Keeping


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.ofrenda"


def kept(path: Path, seats: list[str], dice: Fair | Seeded, entries: int) -> Match:
    """A match of which so many entries were kept before its program died."""
    with RecordFile(path) as file:
        file.create(dice)
        match = Match(GAME, seats, dice, {"target": 30}, keep=file.keep)
        for _entry in range(entries):
            match.step()
    return match


def gone_on(path: Path) -> Match:
    """The kept match, played to its end."""
    with RecordFile(path) as file:
        match = finished(file.resume(GAME, file.recover()))
        file.finish()
    return match


@pytest.mark.parametrize("cut", [0, 1, 3, 8])
def test_a_match_goes_on_exactly_where_it_was(path: Path, cut: int):
    """Killed after some entries, even in the middle of a line, the match plays out as if nothing had happened."""
    whole = finished(Match(GAME, ["bot:greedy", "bot:random"], Seeded(5), {"target": 30})).record.text()
    kept(path, ["bot:greedy", "bot:random"], Seeded(5), 20)
    text = path.read_bytes()
    path.write_bytes(text[: len(text) - cut])

    assert gone_on(path).record.text() == whole
    assert path.read_text() == whole


def test_fair_dice_go_on_with_their_secret_and_give_it_up_at_the_end(path: Path):
    match = kept(path, ["bot:greedy", "bot:random"], Fair.fresh(2), 5)
    secret = path.with_name("match.ofrenda.secret")
    assert secret.stat().st_mode & 0o777 == 0o600
    assert match.dice.secret not in path.read_text()

    gone_on(path)
    assert not secret.exists()
    assert read_record(path).trailer["seed"] == match.dice.secret


def test_a_trailer_that_was_cut_off_is_completed(path: Path):
    kept(path, ["bot:greedy"], Fair.fresh(1), 9999)
    whole = path.read_text()
    path.write_text(whole.partition("\nseed")[0] + "\n" + "seed: 12")

    gone_on(path)
    assert read_record(path).trailer == records.parse(whole).trailer


def test_a_record_cut_off_in_its_header_is_refused(path: Path):
    kept(path, ["bot:greedy"], Seeded(1), 0)
    path.write_text(path.read_text().rstrip("\n") + "\n")

    with pytest.raises(RecordError, match="cut off before the match began"):
        gone_on(path)


def test_a_file_cut_inside_a_letter_is_mended(path: Path):
    kept(path, ["bot:greedy"], Seeded(1), 1)
    path.write_bytes(path.read_bytes() + "# añ".encode()[:-1])

    assert gone_on(path).over


def test_a_file_that_exists_is_not_overwritten(path: Path):
    kept(path, ["bot:greedy"], Seeded(1), 1)
    before = path.read_text()

    with pytest.raises(OfrendaError, match=r"exists already\. Go on with it by --resume"):
        kept(path, ["bot:greedy"], Seeded(1), 1)
    assert path.read_text() == before


def test_one_match_is_not_played_in_two_windows(path: Path):
    kept(path, ["bot:greedy"], Seeded(1), 1)

    with RecordFile(path) as first, RecordFile(path) as second:
        first.recover()
        with pytest.raises(OfrendaError, match="is being played in another window"):
            second.recover()


def test_what_cannot_be_kept_does_not_happen():
    """A full disk: the entry is refused, the match stands where it stood, and it can go on later."""
    full = False
    pieces: list[str] = []

    def keep(text: str) -> None:
        if full:
            raise OfrendaError("The disk is full.")
        pieces.append(text)

    match = Match(GAME, ["Ana", "Luis"], Typed(GAME), keep=keep)
    match.roll(ROLL)
    full = True
    with pytest.raises(OfrendaError, match="disk is full"):
        match.play(0, "lay skull")

    assert match.number == 1
    full = False
    match.play(0, "lay skull")
    assert "".join(pieces) == match.record.text()


def test_a_failed_write_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch):
    def fails(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with RecordFile(path) as file:
        file.create(Seeded(1))
        match = Match(GAME, ["bot:greedy"], Seeded(1), keep=file.keep)
        match.step()
        before = path.read_text()
        with monkeypatch.context() as patched:
            patched.setattr("ofrenda.table.keeping.os.fsync", fails)
            with pytest.raises(OfrendaError, match="cannot be written: No space left on device"):
                match.step()

        assert path.read_text() == before
        match.step()
        assert path.read_text() == match.record.text()


# What bots are told


class Listening(Bot):
    uses_events = True
    uses_world = True
    heard: ClassVar[list[Question]] = []

    def choose(self, question: Question) -> int:
        self.heard.append(question)
        return question.actions[0]


def test_a_bot_is_told_what_its_seat_witnessed_and_never_the_true_state(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LEVELS, "listening", Listening)
    Listening.heard = []
    match = Match(CANDLES, ["bot:listening", "bot:random"], Seeded(2))
    while match.step() is not None:
        for question in Listening.heard:
            assert question.world is not match.state

    first = Listening.heard[0]
    assert [(event.kind, event.args["seat"]) for event in first.events] == [("drew", 0), ("drew-hidden", 1)]
    assert first.view.hand_sizes == (2, 2)
    assert first.seat == 0
    assert sum(first.world.hands[1]) == 2


def test_after_an_undo_a_bot_has_witnessed_only_what_still_stands(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LEVELS, "listening", Listening)
    Listening.heard = []
    match = Match(GAME, ["Ana", "bot:listening"], Typed(GAME))
    match.roll(ROLL)
    match.play(0, "lay skull")
    match.undo(0, 2)
    match.play(0, "lay left hand")
    match.play(0, "give up")
    match.roll(ROLL)
    match.step()

    assert [event.kind for event in Listening.heard[0].events] == ["pre-op", "laid", "gave-up", "pre-op"]


def test_a_record_cannot_load_code():
    """A seat `bot:module:Class` in somebody else's record is not imported."""
    text = Match(GAME, ["Ana", "bot:greedy"], Seeded(1)).record.text().replace("bot:greedy", "bot:antigravity:Fly")

    with pytest.raises(UnknownName, match=r"There is no bot “antigravity:Fly”\. Bots: random, "):
        Match.resume(GAME, records.parse(text), Seeded(1))
