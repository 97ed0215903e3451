"""Tournaments: every line-up in all seat orders; the same seed, the same outcome, whatever the number of workers."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ofrenda.kernel.errors import OfrendaError, UnknownName
from ofrenda.lab.parallel import ALONE, Processes
from ofrenda.lab.standings import standings_chart
from ofrenda.lab.tournament import Tournament, check_tournament, orders, play_tournament, settings

PAIR = Tournament(game="rolling-bones", bots=("random", "greedy"), seats=2, games=20, seed=5, options={"max_rounds": 1})


def pair_but(**changes: object) -> Tournament:
    given = {field: getattr(PAIR, field) for field in PAIR.__struct_fields__}
    return Tournament(**(given | changes))  # type: ignore[arg-type]


def test_the_number_of_workers_changes_nothing():
    one = play_tournament(PAIR, workers=ALONE)
    two = play_tournament(PAIR, workers=Processes(2))

    assert (one.standings, one.duels) == (two.standings, two.duels)


def test_another_seed_gives_another_outcome():
    assert play_tournament(PAIR).duels != play_tournament(pair_but(seed=6)).duels


def test_every_pair_sits_in_both_orders():
    assert orders(pair_but(bots=("a", "b", "c"))) == [
        [("a", "b"), ("b", "a")],
        [("a", "c"), ("c", "a")],
        [("b", "c"), ("c", "b")],
    ]


def test_a_bot_named_several_times_sits_several_times():
    found = orders(pair_but(bots=("a", "b", "b", "b"), seats=4))

    assert found == [[("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]]


def test_all_orders_play_the_same_number_of_matches():
    """Twenty matches in three orders: seven each, so that nobody has the better seats."""
    three = pair_but(bots=("greedy", "random", "random"), seats=3)
    found = settings(three)

    assert [each for _setting, _first, each in found] == [7, 7, 7]
    assert [first for _setting, first, _each in found] == [0, 7, 14]
    assert check_tournament(three) == 21


def test_the_better_bot_comes_first_with_an_interval():
    outcome = play_tournament(PAIR)
    best, other = outcome.standings
    duel = outcome.duel("greedy", "random")

    assert (best.bot, other.bot) == ("greedy", "random")
    assert best.rating_interval[0] < best.rating < best.rating_interval[1]
    assert best.rating > other.rating
    assert duel is not None
    assert duel.interval[0] < duel.share <= duel.interval[1]
    assert duel.games == outcome.games == 20


def test_shares_of_a_pair_add_up():
    outcome = play_tournament(pair_but(bots=("greedy", "random", "random"), seats=3, games=6))
    one, other = outcome.duel("greedy", "random"), outcome.duel("random", "greedy")

    assert one is not None
    assert other is not None
    assert one.share + other.share == pytest.approx(1)
    assert sum(standing.wins for standing in outcome.standings) == pytest.approx(outcome.games)


def test_progress_is_told_until_all_are_played():
    told: list[int] = []
    play_tournament(PAIR, progress=told.append)

    assert sum(told) == 20
    assert len(told) > 5


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bots": ("greedy",)}, "2 seats need as many bots; 1 are named"),
        ({"bots": ("greedy", "greedy")}, "two different bots"),
        ({"bots": ("greedy", "nobody")}, "There is no bot “nobody”"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(changes: dict[str, object], message: str):
    with pytest.raises((OfrendaError, UnknownName), match=message):
        check_tournament(pair_but(**changes))


def test_the_plot_names_every_bot_and_stands_alone():
    drawn = standings_chart(play_tournament(PAIR))
    texts = [element.text for element in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]

    assert {"greedy", "random"} <= set(texts)
    assert any(text.startswith("Rolling Bones, 2 seats: ") for text in texts if text)
    assert drawn == play_tournament(PAIR)._repr_svg_(), "a notebook shows the same"
    assert "<style>" in drawn
    assert "var(--" not in drawn
