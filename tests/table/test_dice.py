"""Dice sources, and records that can be verified."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ofrenda
from ofrenda.kernel import record as records
from ofrenda.kernel.errors import OfrendaError, RecordError
from ofrenda.table import Dice, Fair, Match, Seeded, Typed, dice_of, verify
from tests.testing.minigame import CANDLES

GAME = ofrenda.game("rolling-bones")
BOTS = ["bot:greedy", "bot:random"]
SHORT = {"target": 20}
SECRET = bytes(range(32))
DOCS = Path(__file__).parents[2] / "docs"


def recorded(dice: Dice, seats: list[str] | None = None) -> str:
    match = Match(GAME, seats or BOTS, dice, SHORT)
    while match.step() is not None:
        pass
    return match.record.text()


def fair_record() -> str:
    return recorded(Fair(SECRET, ("ana", "luis")))


def test_the_same_seed_gives_the_same_match():
    assert recorded(Seeded(7)) == recorded(Seeded(7))
    assert recorded(Seeded(7)) != recorded(Seeded(8))


def test_the_bots_thinking_does_not_move_the_dice():
    """Another bot in the other seat leaves the first roll as it was."""
    first = [re.search(r"^\* .*", recorded(Seeded(7), seats), re.M)[0] for seats in (BOTS, ["bot:random"])]

    assert first[0] == first[1]


@pytest.mark.parametrize("dice", [Seeded(7), Fair(SECRET, ("ana", "luis"))])
def test_a_true_record_verifies(dice: Dice):
    text = recorded(dice)

    assert verify(GAME, records.parse(text)) == text.count("\n* ")


def test_the_secret_stands_in_the_record_only_at_the_end():
    match = Match(GAME, BOTS, Fair(SECRET, ("ana", "luis")), SHORT)
    while match.step() is not None and not match.over:
        assert SECRET.hex() not in match.record.text()

    assert match.record.trailer["seed"] == SECRET.hex()


def test_fair_rolls_depend_on_every_seed():
    rolls = {
        re.search(r"^\* .*", recorded(Fair(secret, seeds)), re.M)[0]
        for secret in (SECRET, bytes(32))
        for seeds in (("ana", "luis"), ("ana", "maria"), ("luis", "ana"))
    }

    assert len(rolls) == 6


def test_a_changed_roll_is_refused_and_its_entry_named():
    text = fair_record()
    line = next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith("* "))
    changed = re.sub(r"centre (\w+) (.*)", r"centre \1 \1 \2", text, count=1)
    changed = re.sub(r"^(\* .*) \w+$", r"\1", changed, count=1, flags=re.M)

    with pytest.raises(RecordError, match=rf"line {line}: entry 1 says .* but the dice showed"):
        verify(GAME, records.parse(changed))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"seed: \w\w", "seed: ff", "not the one that the header's commitment was made for"),
        (r"seed: .*\n", "", "has not been revealed"),
        (r"seed: .*\n", "seed: xyz\n", "not a hexadecimal number"),
        (r"commitment: \w\w", "commitment: ff", "not the one that the header's commitment was made for"),
        (r"seat-seed.2: luis\n", "", "but the dice showed"),
        (r"seat-seed.[12]: \w+\nseat-seed.2: luis\n", "", "needs a seat-seed for seat 1, 2"),
        (r"seat-seed.2: luis", "seat-seed.2: maria", "but the dice showed"),
        (r"dice: fair", "dice: typed", "Typed dice have no commitment; this record was changed"),
        (r"dice: fair", "dice: loaded", "should be seeded NUMBER, fair, fair 2 or typed"),
        (r"dice: fair 2", "dice: seeded x", "“x” of the dice is not a whole number"),
        (r"result: 1 place 1", "result: 1 place 2", "but its entries lead to"),
        (r"result: .*\n", "", "does not tell its result"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(old: str, new: str, message: str):
    changed = re.sub(rf"^{old}", new, fair_record(), count=1, flags=re.M)
    assert changed != fair_record()

    with pytest.raises(RecordError, match=message):
        verify(GAME, records.parse(changed))


def test_a_record_cut_short_does_not_verify():
    entries, _seed, trailer = fair_record().partition("\nseed")
    cut = "\n".join(entries.split("\n")[:-4]) + "\n\nseed" + trailer.partition("\nresult")[0] + "\n"

    with pytest.raises(RecordError, match="so far are true, but the match is not over"):
        verify(GAME, records.parse(cut))


def test_typed_dice_are_refused_where_draws_are_secret():
    with pytest.raises(OfrendaError, match="Candles cannot be played with typed dice"):
        Typed(CANDLES)


def test_nobody_can_dictate_fair_or_seeded_dice():
    for dice in (Seeded(1), Fair(SECRET, ("ana", "luis"))):
        match = Match(GAME, ["Ana", "Luis"], dice)

        with pytest.raises(OfrendaError, match="Nobody is asked now what the dice show"):
            match.roll("left 6xhand, right 6xhand, centre 6xskull")


@pytest.mark.parametrize("seeds", [("ana",), ("ana", "l u i s"), ("ana", "luis\n"), ("ana", "x" * 65)])
def test_every_seat_gives_one_plain_seed(seeds: tuple[str, ...]):
    with pytest.raises(OfrendaError, match=r"one seed from each of the 2 seats|1 to 64 letters"):
        Match(GAME, BOTS, Fair(SECRET, seeds))


def test_dice_are_found_again_from_their_record():
    record = records.parse(fair_record())
    dice = Fair(SECRET, ("ana", "luis"))
    dice.bind(record.header)

    assert dice_of(GAME, record).rng(5).word() == dice.rng(5).word()


def test_the_checker_in_the_docs_finds_the_same_rolls(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Twenty lines of plain Python, without Ofrenda, recompute every roll of a fair record."""
    checker = re.search(r"```python\n(.*?)```", (DOCS / "fair-dice.md").read_text(), re.S)[1]
    path = tmp_path / "match.ofrenda"
    path.write_text(fair_record())

    assert len([line for line in checker.split("\n") if line]) <= 20
    exec(checker.replace('"match.ofrenda"', repr(str(path))), {"__name__": "__main__"})
    printed = capsys.readouterr().out
    assert printed.count("true") == fair_record().count("\n* ")
    assert "FALSE" not in printed

    path.write_text(re.sub(r"^\* left \w+", "* left thigh", fair_record(), count=1, flags=re.M))
    exec(checker.replace('"match.ofrenda"', repr(str(path))), {"__name__": "__main__"})
    assert "FALSE" in capsys.readouterr().out


# The house as a cheat


def re_rolled(header: dict[str, str]) -> str:
    """The record that a house would write that knows the secret and had this header instead."""
    dice = Fair(SECRET, tuple(header.get(f"seat-seed.{seat}", "") for seat in (1, 2)))
    match = Match(GAME, BOTS, dice, SHORT)
    dice.bind(header)
    while match.step() is not None:
        pass
    return records.Record(header, match.record.entries, match.record.trailer).text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"seat.1: bot:greedy", "seat.1: Ana"),
        (r"seat.2: bot:random", "seat.2: bot:greedy"),
        (r"option.target: 20", "option.target: 21"),
    ],
)
def test_names_and_options_cannot_be_changed_afterwards(old: str, new: str):
    changed = re.sub(rf"^{old}$", new, fair_record(), count=1, flags=re.M)
    assert changed != fair_record()

    with pytest.raises(RecordError, match="but the dice showed"):
        verify(GAME, records.parse(changed))


@pytest.mark.parametrize("added", [{"nonce": "17"}, {"annotator": "the house"}])
def test_a_house_that_aims_with_a_line_of_its_own_in_the_header_is_found_out(added: dict[str, str]):
    header = records.parse(fair_record()).header | added
    aimed = re_rolled(header)
    assert aimed.count("\n* ") > 0

    with pytest.raises(RecordError, match="exactly the usual lines"):
        verify(GAME, records.parse(aimed))


def test_a_house_that_aims_with_the_order_of_the_header_is_found_out():
    header = records.parse(fair_record()).header
    turned = dict(reversed(header.items()))

    with pytest.raises(RecordError, match="exactly the usual lines"):
        verify(GAME, records.parse(re_rolled(turned)))


def test_a_house_that_swaps_its_secret_when_it_knows_the_seeds_breaks_its_promise():
    promised = Fair(SECRET, ()).commitment
    swapped = recorded(Fair(bytes(32), ("ana", "luis")))

    assert verify(GAME, records.parse(swapped)) > 0, "in itself it is sound"
    assert records.parse(swapped).header["commitment"] != promised, "but it is not what the browser was shown first"


def test_bots_need_no_seed_and_somebody_must_give_one():
    assert "seat-seed.2" not in recorded(Fair(SECRET, ("ana", "")))
    assert verify(GAME, records.parse(recorded(Fair(SECRET, ("ana", ""))))) > 0

    with pytest.raises(OfrendaError, match="need a seed from somebody"):
        Match(GAME, BOTS, Fair(SECRET, ("", "")))


def test_records_of_the_first_version_still_verify_as_what_they_are():
    first = recorded(Fair(SECRET, ("ana", "luis"), version=1))
    renamed = first.replace("seat.2: bot:random", "seat.2: Luis")

    assert "dice: fair\n" in first
    assert verify(GAME, records.parse(first)) > 0
    assert verify(GAME, records.parse(renamed)) > 0, "names were not bound then"
    with pytest.raises(RecordError, match="needs a seat-seed for seat 2"):
        verify(GAME, records.parse(first.replace("seat-seed.2: luis\n", "")))
