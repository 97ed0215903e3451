"""The picture: what can be clicked where, and what is not shown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ofrenda
from ofrenda.games.die_of_the_dead.scene.layout import TALL, WIDE
from ofrenda.kernel.moment import Film
from ofrenda.kernel.scene import STILL, Staging, width_of
from ofrenda.testing import Placed
from ofrenda.words import speaking
from tests.games.drawn import scene_of

from .setting import table, with_abilities

GAME = ofrenda.game("die-of-the-dead")
NAMES = ["Ana", "Ben", "Cleo", "Dora", "Emil"]


def scene(match: Placed, seat: int | None = 0, staging: Staging = STILL) -> str:
    state = match.state
    actions = state.actions(seat) if seat is not None and seat in state.deciders() else []
    names = NAMES[: state.rules.seats]
    return "".join(GAME.picture(state.view(seat), GAME.labels(state.view(seat), actions, names), names, staging))


def moments(match: Placed, does: Callable[[Film], None], tall: bool, seat: int | None = None) -> dict[str, str]:
    """The moments of an act or a roll as the seat sees them, by what each told last."""
    film = Film()
    does(film)
    pictures = {}
    for moment in film.moments:
        events = tuple(event for event in moment.events if event.seen_by(seat))
        names = NAMES[: match.state.rules.seats]
        drawn = GAME.picture(moment.state.view(seat), {}, names, Staging(tall, events))
        pictures[events[-1].kind] = "".join(drawn)
    return pictures


def shaken(match: Placed, roll: str, tall: bool = False) -> dict[str, str]:
    """The moments of this roll, as a spectator sees them."""
    chance = match.state.chance()
    assert chance is not None
    return moments(match, lambda film: match.state.settle(chance.parse(roll), film), tall)


def pips(drawn: str) -> list[str]:
    """What the dice in the caskets show."""
    return re.findall(r"<desc>(.*?)</desc>", drawn)


def clickable(drawn: str) -> set[str]:
    """The actions that have a place in the picture, by their notation."""
    return {
        GAME.actions[int(number)] for found in re.findall(r'data-action="([\d ]+)"', drawn) for number in found.split()
    }


def pieces(drawn: str, notation: str) -> int:
    return drawn.count(f'data-action="{GAME.action(notation)}"')


def caskets(drawn: str, whole: bool = False) -> list[str]:
    """The drawings of the four caskets, without their numbers and words unless they are to be whole."""
    parts = drawn.split('class="die-piece die-casket')[1:]
    return parts if whole else [part.split('<circle class="die-medal"')[0].partition("</title>")[2] for part in parts]


def test_the_casket_is_chosen_by_a_click_on_it():
    drawn = scene(table(caskets={"1": "white"}))

    assert clickable(drawn) == {"casket 1", "casket 2", "casket 3", "casket 4"}
    assert "<title>Casket 3: take a token; it is empty and is not shaken</title>" in drawn


def test_who_is_not_asked_can_click_nothing():
    match = table(caskets={"1": "white"})

    assert clickable(scene(match, 1)) == set()
    assert clickable(scene(match, None)) == set()


def test_closed_caskets_look_alike_whatever_they_hold():
    few, many, open_one, empty = (
        caskets(
            scene(
                table(caskets={"1": "red", "2": "white", "3": "red red blue-power"}).play("white", "casket 1", "done"),
                1,
            )
        )[1:3]
        + caskets(scene(table(caskets={"1": "red"}), 1))[:2]
    )

    assert few == many
    assert few != open_one
    assert few != empty


def test_what_another_looks_into_stays_closed():
    match = table(caskets={"2": "white", "3": "red red"}, tokens={"white": "marigold"})
    match.play("white", "marigold casket 3")

    assert pieces(scene(match, 0), "remove red") == 2
    mine, others = caskets(scene(match, 0)), caskets(scene(match, 1))
    assert mine[2] != others[2]
    assert others[2] == others[1]


def test_after_the_match_all_caskets_are_drawn_open():
    match = table(turn=300, caskets={"3": "red"}).play("white", "casket 1", "done")

    assert scene(match, None).count('class="die-lining"') == 4


def test_a_skull_is_asked_for_on_the_open_casket():
    match = table(caskets={"4": "white-power red"}).play("white", "casket 4").roll("white-power skull, red 2")
    drawn = scene(match)

    assert clickable(drawn) == {f"skull {value}" for value in range(1, 7)}
    assert drawn.count("<desc>-1</desc>") == 1
    assert "<desc>2</desc>" in drawn


def test_a_die_keeps_what_it_tells_while_the_roll_lies():
    """Only a piece whose text changes tumbles."""
    match = table(caskets={"4": "white red"}, tokens={"white": "incense"})
    match.play("white", "casket 4").roll("white 3, red 2")
    before = re.findall(r'id="(die-\d-\d-\d)">.*?<desc>(.*?)</desc>', scene(match))
    match.play("white", "incense")
    drawn = scene(match)

    assert re.findall(r'id="(die-\d-\d-\d)">.*?<desc>(.*?)</desc>', drawn) == before
    assert clickable(drawn) == {"turn white 3", "turn red 2"}


def test_souls_climb_onto_the_free_spaces_of_their_step():
    match = table(caskets={"4": "white"}, steps={"1": "white red . . .", "2": "red . . . ."})
    match.play("white", "casket 4").roll("white 3")
    drawn = scene(match)

    assert clickable(drawn) == {"space 2", "space 3", "space 4", "space 5"}
    assert pieces(drawn, "space 2") == 1
    assert drawn.count('id="climber-0"') == 1


@pytest.mark.parametrize(
    ("match", "seat"),
    [
        (table(prepared={"white": "soul power"}).play("white", "casket 1"), 0),
        (table().play("white", "casket 2"), 0),
        (table().play("white", "casket 3"), 0),
        (table().play("white", "casket 4"), 0),
        (table(options={"tokens": "BBBB"}, tokens={"white": "candle marigold"}, prepared={"white": "soul"}), 0),
        (table(options={"tokens": "BBBB"}, tokens={"red": "bread"}, prepared={"red": "soul"}), 1),
        (with_abilities("yellow,red,white", tokens={"yellow": "marigold"}), 0),
        (with_abilities("black,red,white", tokens={"black": "bread", "red": "candle"}).play("black", "swap bread"), 0),
        (with_abilities("white,red,blue", prepared={"red": "soul"}), 1),
        (with_abilities("black,red,white", tokens={"black": "candle bread"}), 0),
    ],
)
def test_every_action_has_its_place(match: Placed, seat: int):
    assert clickable(scene(match, seat)) == {GAME.actions[action] for action in match.state.actions(seat)}


def tags(drawn: str) -> dict[str, tuple[float, float]]:
    """The words on the tags, and where they are: within a casket or on the whole table."""
    found = re.findall(r'class="tagged" transform="translate\((\S+) (\S+)\)".*?class="tag-word">(.*?)<', drawn)
    return {word: (float(x), float(y)) for x, y, word in found}


def tagged_casket(drawn: str) -> int:
    """The number of the casket with a tag; 0 if none has one."""
    return next(
        (number for number, casket in enumerate(caskets(drawn, whole=True), 1) if 'class="tagged"' in casket), 0
    )


@pytest.mark.parametrize(
    ("match", "seat", "word", "casket"),
    [
        (table(prepared={"white": "soul"}).play("white", "casket 1"), 0, "done", 1),
        (table(tokens={"red": "bread"}, prepared={"red": "soul"}).play("white", "casket 3"), 1, "pass", 3),
        (
            table(options={"tokens": "BBBB"}, tokens={"red": "bread"}, prepared={"red": "soul soul"})
            .play("red", "bread casket 4")
            .play("red", "add prepared soul"),
            1,
            "done",
            4,
        ),
        (
            table(caskets={"4": "white"}, tokens={"red": "incense"}).play("white", "casket 4").roll("white 3"),
            1,
            "pass",
            4,
        ),
        (
            table(caskets={"3": "red"}, tokens={"white": "marigold"}).play("white", "marigold casket 3"),
            0,
            "close it",
            3,
        ),
        (table(tokens={"white": "candle"}), 0, "pass", 0),
        (table().play("white", "casket 2"), 0, "done", 0),
    ],
)
def test_the_tag_for_doing_nothing_is_at_the_casket_in_question(match: Placed, seat: int, word: str, casket: int):
    drawn = scene(match, seat)

    assert list(tags(drawn)) == [word]
    assert tagged_casket(drawn) == casket


def test_dice_make_room_for_the_tag_in_their_casket():
    crowd = {"1": "white white red red blue blue", "2": "red"}
    match = table(caskets=crowd, prepared={"white": "soul"}).play("white", "casket 1")
    drawn = scene(match)
    dice = re.findall(r'translate\(\S+ (\S+)\)"[^>]*><title>\w+: an ordinary soul</title><g id="die-0-', drawn)
    sizes = [
        float(size) for size in re.findall(r'id="die-0-\S+"><g class="die-soul \S+" transform="scale\((\S+)\)', drawn)
    ]

    assert len(dice) == len(sizes) == 6
    assert max(float(y) + size * 18 for y, size in zip(dice, sizes, strict=True)) <= tags(drawn)["done"][1]


def touch_sizes(drawn: str, notation: str) -> list[tuple[float, float]]:
    """Width and height of the rooms for fingers of the pieces that do this; cards and shelves are rooms themselves."""
    parts = drawn.split(f'data-action="{GAME.action(notation)}"')[1:]
    room_of = re.compile(r'class="(?:touch|die-card-paper|die-shelf)"(?: [xy]="\S+")* width="(\S+)" height="(\S+?)"')
    rooms = [room_of.search(part) for part in parts]
    return [(float(room[1]), float(room[2])) for room in rooms if room]


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(
    ("match", "notation"),
    [
        (table(caskets={"4": "white red"}, tokens={"white": "incense"}), "turn white 3"),
        (table(5, caskets={"1": "white"}, prepared={"white": "soul"}).play("white", "casket 1"), "add free soul"),
        (table(5, caskets={"1": "white"}, prepared={"white": "soul"}).play("white", "casket 1"), "add prepared soul"),
        (table().play("white", "casket 3"), "take bread"),
        (table(tokens={"white": "marigold"}, caskets={"3": "red"}), "marigold casket 3"),
        (table(caskets={"4": "white"}).play("white", "casket 4").roll("white 3"), "space 2"),
        (
            table(5, caskets={"4": "white-power red yellow blue black"})
            .play("white", "casket 4")
            .roll("white-power skull, red 2, yellow 2, blue 2, black 2"),
            "skull 1",
        ),
    ],
)
def test_fingers_have_room(match: Placed, notation: str, tall: bool):
    if notation.startswith("turn") and match.state.shaken < 0:
        match.play("white", "casket 4").roll("white 3, red 2").play("white", "incense")
    sizes = touch_sizes(scene(match, 0, Staging(tall)), notation)

    assert sizes
    assert min(map(min, sizes)) >= (TALL if tall else WIDE).finger - 3


def test_the_souls_that_may_stay_are_clicked_themselves():
    match = table(caskets={"3": "red red-power blue"}).play("white", "casket 3").roll("red 2, red-power 2, blue 5")
    drawn = scene(match)

    assert clickable(drawn) == {"keep soul", "keep power"}
    assert pieces(drawn, "keep soul") == pieces(drawn, "keep power") == 1


def test_a_prepared_soul_that_serves_two_ends_is_asked_which():
    """Red adds it by marigold, or takes it back for a candle from the supply."""
    position = {"tokens": {"red": "marigold"}, "prepared": {"red": "soul"}}
    match = with_abilities("red,white,blue", options={"tokens": "ABAA"}, **position)
    drawn = scene(match)

    add, convert = GAME.action("marigold prepared soul"), GAME.action("convert soul")
    assert re.search(rf'id="prepared-0-0" transform="\S+ \S+" data-action="{add} {convert}"', drawn)
    assert re.search(rf'id="supply-0" transform="\S+ \S+" data-action="{convert}"', drawn)
    assert re.search(rf'id="token-0-0" transform="\S+ \S+" data-action="\d+ {add}"', drawn)


def test_names_are_escaped():
    view = table(caskets={"1": "white"}).state.view(None)
    drawn = scene_of(GAME, view, [], ["<b>A&B", '"', "Cleo"])

    assert "<b>" not in drawn
    assert "&lt;b&gt;A&amp;B" in drawn


# Moments


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("place", [2, 4])
def test_a_shake_is_seen_with_its_pips_and_then_with_its_winner(place: int, tall: bool):
    match = table(caskets={str(place): "white white red"}, prepared={"white": "soul soul soul"})
    match.play("white", f"casket {place}")
    seen = shaken(match, "white 5 2, red 3", tall)

    assert pips(seen["shook"]) == ["5", "2", "3"]
    assert f'class="die-piece die-casket die-rolled shaken" id="large-{place - 1}"' in seen["shook"]
    assert "die-rolled shaken" not in seen["won"]
    assert "die-lit" not in seen["shook"]
    assert pips(seen["won"]) == ["5", "2", "3"]
    assert seen["won"].count('class="die-lit"') == 1
    assert "Ana wins: 5 is highest" in seen["won"]


@pytest.mark.parametrize(
    ("souls", "roll", "told"),
    [
        ("white white red", "white 5 2, red 3", "Ana wins: 5 is highest"),
        ("white white red red red", "white 4 2, red 4 4 1", "Ben wins: most 4s"),
        ("white white red red", "white 6 3, red 6 2", "Ana wins: 6 is a tie, then 3"),
        ("white white red", "white 6 2, red 6", "Ana wins: 6 is a tie, then 2"),
        ("white red blue blue", "white 6 , red 6, blue 5 5", "Ana, Ben win!"),
        ("white", "white 3", "Ana wins!"),
    ],
)
def test_the_winner_is_told_by_the_number_that_decides(souls: str, roll: str, told: str):
    match = table(caskets={"2": souls}, prepared={"white": "soul soul soul"}).play("white", "casket 2")

    assert f">{told}<" in shaken(match, roll)["won"]


def test_all_who_tie_are_lit():
    match = table(caskets={"2": "white red blue"}, prepared={"white": "soul soul soul"}).play("white", "casket 2")
    won = shaken(match, "white 5, red 5, blue 1")["won"]

    assert won.count('class="die-lit"') == 2
    assert "Ana, Ben win!" in won


def test_dice_that_decide_by_themselves_are_ringed():
    pairs = table(caskets={"3": "white white red"}).play("white", "casket 3")
    ones = table(caskets={"2": "white red"}, prepared={"white": "soul soul soul"}).play("white", "casket 2")

    assert shaken(pairs, "white 5 5, red 5")["shook"].count("die-decides") == 2
    assert shaken(ones, "white 1, red 5")["shook"].count("die-decides") == 1


def test_a_soul_is_seen_on_the_space_to_which_it_climbs():
    match = table(caskets={"4": "white"}).play("white", "casket 4").roll("white 3")
    act = GAME.action("space 3")
    seen = moments(match, lambda film: match.state.act(0, act, film), False)

    assert "Ana climbs to step 1" in seen["gained-token"]
    assert seen["gained-token"].count("die-here") == 1


def test_a_long_heading_over_the_spaces_stays_in_its_frame():
    match = table(2, caskets={"4": "yellow"}).play("white", "casket 4").roll("yellow 3")
    with speaking("es"):
        drawn = scene(match, staging=Staging(tall=True))
    heading = re.search(r"<text[^>]*>El fantasma sube al escalón 1, sin bono<", drawn)

    assert heading
    assert "textLength" in heading[0]


def test_a_roll_that_has_faded_is_drawn_without_a_winner():
    match = table(caskets={"4": "white red"}).play("white", "casket 4")
    film = Film()
    chance = match.state.chance()
    assert chance is not None
    match.state.settle(chance.parse("white 5, red 2"), film)
    won = film.moments[-1]
    drawn = GAME.picture(won.state.view(None), {}, NAMES[:3], Staging(events=tuple(e.faded() for e in won.events)))

    assert "die-lit" not in "".join(drawn)


# For whoever looks


@pytest.mark.parametrize(
    ("match", "prospects"),
    [
        (table(caskets={"1": "red"}), ["add 1 soul", "a shake if one is added", "prepare 2 souls", "empty: no shake"]),
        (table(caskets={"1": "white"}), ["no shake: one colour"]),
        (table(caskets={"1": "white red", "2": "red"}), ["a 1 moves the caskets", "the winner prepares 1"]),
        (table(prepared={"white": "soul soul soul"}), ["add up to 3 souls", "the board is full"]),
        (table(prepared={"white": "soul soul"}), ["add up to 2 souls", "prepare 1 soul"]),
        (table(tokens={"white": "bread candle"}), ["take one, give one back", "move or power soul"]),
        (table(caskets={"4": "red"}), ["winner: up to 2 steps", "take a token"]),
    ],
)
def test_a_casket_says_what_it_would_do_for_the_viewer(match: Placed, prospects: list[str]):
    for drawn in (scene(match), scene(match, 0, Staging(tall=True))):
        written = re.findall(r'class="die-(?:gain|shake)"[^>]*>(.*?)<', drawn)
        assert [text for text in prospects if text not in written] == []


@pytest.mark.parametrize("tall", [False, True])
def test_the_step_of_the_viewers_next_soul_is_lit(tall: bool):
    match = table(steps={"1": "white red . . .", "2": ". red . . ."})
    lit = [scene(match, seat, Staging(tall)).partition('<g class="die-next">')[2] for seat in (0, 1, 2)]

    assert [re.search(r'class="die-step-number">(\d)', one)[1] for one in lit] == ["2", "3", "1"]  # type: ignore[index]
    assert 'class="die-next"' not in scene(match, None, Staging(tall))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_on_a_phone_the_strips_of_the_others_tell_their_steps(seats: int):
    drawn = scene(table(seats, steps={"1": ". red . . .", "2": ". red . . ."}), 0, Staging(tall=True))
    strips = drawn.partition('class="die-players"')[2].split('class="die-board')[2:]

    assert re.search(r">step 2<" if seats < 5 else r"die-upward.*?>2<", strips[0])
    assert len(strips) == (2 if seats == 2 else seats - 1)


@pytest.mark.parametrize("tall", [False, True])
def test_a_soul_comes_home_beside_the_words_and_not_on_them(tall: bool):
    match = table(steps={"8": "white . . . ."}, caskets={"4": "white red"})
    with speaking("de"):
        drawn = scene(match, 0, Staging(tall))
    x, size = map(
        float, re.search(r'translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)"><g class="die-rays"', drawn).groups()
    )  # type: ignore[union-attr]
    end = float(re.search(r'x="([\d.]+)"[^>]*>die Lebenden<', drawn)[1])  # type: ignore[index]

    assert x + 62 * size <= end - width_of("die Lebenden", 13.6 if tall else 16)


def test_a_roll_that_still_lies_in_a_small_casket_is_a_heap():
    match = table(2, steps={"8": "white . . . ."}, caskets={"4": "white white red"}).play("white", "casket 4")
    match.roll("white 6 2, red 5")

    assert match.state.result() is not None
    assert 'class="die-badge"' not in scene(match, 0, Staging(tall=True)).partition('id="casket-3"')[2]


@pytest.mark.parametrize("tall", [False, True])
def test_every_piece_says_what_it_is_by_which_rule(tall: bool):
    match = table(caskets={"1": "white", "2": "red"}, tokens={"red": "bread"}, steps={"1": "red . . . ."})
    drawn = scene(match, 0, Staging(tall))
    pieces_drawn = re.findall(r'<g class="die-piece[^>]*>', drawn)
    rules = set(re.findall(r'data-rule="(.*?)"', drawn))

    assert [piece for piece in pieces_drawn if "data-about" not in piece or "data-rule" not in piece] == []
    assert rules <= {rule.id for rule in GAME.ledger}
    assert "Now: prepare 2 souls; the winner prepares 1." in drawn


def test_what_closed_caskets_say_tells_nothing_of_their_content():
    one, other = (
        scene(table(caskets={"2": souls, "3": "red"}), 1) for souls in ("white", "red red blue-power blue-power")
    )

    assert re.findall(r'data-about="(.*?)"', caskets(one, whole=True)[1]) == re.findall(
        r'data-about="(.*?)"', caskets(other, whole=True)[1]
    )
    assert re.findall(r'id="casket-1".*?data-about="(.*?)"', one) == re.findall(
        r'id="casket-1".*?data-about="(.*?)"', other
    )


@pytest.mark.parametrize(("sides", "told"), [("AAAA", ["×2"] * 4), ("ABAA", ["A ×2", "B ×2", "A ×2", "A ×2"])])
def test_the_supply_names_sides_where_they_differ_from_the_usual(sides: str, told: list[str]):
    drawn = scene(table(options={"tokens": sides}))
    shelves = drawn[drawn.index("die-supply") :]

    assert re.findall(r">((?:[AB] )?×\d)<", shelves)[:4] == told
