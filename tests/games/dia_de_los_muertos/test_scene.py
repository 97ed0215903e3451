"""The scene of Dia de los Muertos: what can be clicked, and what stays hidden."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from ofrenda.games.dia_de_los_muertos.engine.pieces import KINDS
from ofrenda.games.dia_de_los_muertos.scene.city import city_of
from ofrenda.games.dia_de_los_muertos.scene.figures import stands_of
from ofrenda.games.dia_de_los_muertos.scene.layout import TALL, TALL_MANY, WIDE, WIDE_MANY_CHOSEN, Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import Card, front
from ofrenda.kernel.event import Event
from ofrenda.kernel.moment import Film
from ofrenda.kernel.rng import seeded
from ofrenda.kernel.scene import Staging, touch_areas, width_of
from ofrenda.testing import Placed
from tests.games.dia_de_los_muertos.setting import GAME, acting, moving, table
from tests.games.dia_de_los_muertos.test_round import SWAPPING
from tests.games.drawn import scene_of

MANY_HELD = "kicking, kicking, cake, dodge, header, hustle"
NAMES = ("Ana", "Luis", "Eva", "Juan", "Sofia", "Diego")


def drawn(table: Placed, seat: int | None = 1, names: Sequence[str] = NAMES, tall: bool = False) -> str:
    actions = [] if seat is None else table.state.actions(seat - 1)
    return scene_of(GAME, table.sees(seat), actions, names[: table.state.rules.seats], Staging(tall))


def clickable(scene: str, cls: str) -> set[str]:
    """The actions on pieces of this class, by name."""
    found = re.findall(rf'<g class="{cls}[^"]*"[^>]*data-action="(\d+)"', scene)
    return {GAME.name(int(action)) for action in found}


@pytest.mark.parametrize("tall", [False, True])
def test_fields_walk_paws_lead_the_dog_and_a_plaque_stops(tall: bool):
    scene = drawn(moving(fields=[17, 9], dog=10, digger=5), tall=tall)

    assert clickable(scene, "dm-place") == {"go 7", "go 16", "go 25", "go 31"}
    assert clickable(scene, "dm-lead") == {"dog 9", "dog 11"}
    assert clickable(scene, "dm-card") == {"stop"}


def test_targets_glow_on_the_board_and_beside_it():
    scene = drawn(acting("cake", seats=3, fields=[9, 10, 11]))

    assert clickable(scene, "dm-figure") == clickable(scene, "dm-panel") == {"target 2", "target 3"}


def test_on_a_tall_screen_skeletons_glow_on_the_board_but_are_chosen_in_the_row():
    scene = drawn(acting("snatching", seats=6, arms=[1, 2, 2, 2, 2, 2], fields=[17] * 6, digger=26), tall=True)

    assert clickable(scene, "dm-figure") == set()
    assert clickable(scene, "dm-panel") == {f"target {seat}" for seat in range(2, 7)}
    assert scene.count('<g class="dm-glow"') == 5


def test_the_victims_backs_can_be_picked():
    attack = acting("cake", seats=3, fields=[9, 10, 12], hands=["following", "header, kicking", "header, skull"])
    attack.play(1, *attack.can(1)[:1])

    assert clickable(drawn(attack), "dm-mini") == {"back 1", "back 2"}


def test_cards_in_hand_are_laid_and_the_laid_card_is_used():
    lay = table(hands=["kicking, cake", "dodge"])
    assert clickable(drawn(lay), "dm-card") == {"lay kicking", "lay cake"}

    turn = table(active=1, hands=["kicking", "dodge"], laid=["cake", "skull"])
    assert clickable(drawn(turn), "dm-card") == {"action", "movement"}


def test_bones_in_a_den_can_be_taken():
    den = moving(fields=[9, 0], arms=[1, 2], dog=14, dens=["beating, kicking; dance", "snatching", ""])
    den.play(1, "go 29")

    assert clickable(drawn(den), "dm-mini") == {"pick beating", "dance"}


def test_a_limb_is_chosen_on_the_skeleton():
    mend = acting("bone patches", arms=[1, 2], legs=[1, 2])

    assert clickable(drawn(mend), "dm-limbs") == {"arm", "leg"}


def test_the_tray_shows_the_limbs_to_be_found_in_a_den():
    den = moving(fields=[9, 0], arms=[1, 2], legs=[1, 2], dog=14, dens=["kicking, leapfrog", "", ""])
    before = drawn(den)
    after = drawn(den.play(1, "go 29"))

    assert "dm-mini" not in before
    limbs = [piece.count("dm-limb") for piece in re.findall(r'<g class="dm-mini".*?</text></g>', after)]
    assert limbs == [2, 1]


def test_equal_backs_are_drawn_from_as_one_stack():
    attack = acting("cake", fields=[9, 10], hands=["following", "2x header, kicking"]).play(1, "target 2")
    scene = drawn(attack)

    assert ">×2<" in scene
    assert ">×1<" in scene
    assert len(re.findall(r'data-action="\d+"', scene)) == 2


def test_passing_is_called_keeping_where_cards_are_swapped():
    swapping = table(stack=["NewRound", "SwapTwo place=0 begun=0"], hands=["cake, kicking", "cake"])
    dodging = acting("kicking", fields=[9, 9], hands=["cake", "dodge"]).play(1, "target 2")

    assert ">keep</text>" in drawn(swapping)
    assert ">pass</text>" in drawn(dodging, 2)


def test_every_seat_has_its_number_on_the_board_and_beside_it():
    scene = drawn(table(seats=6, fields=[4, 4, 4, 4, 9, 32], home=[0, 0, 0, 0, 0, 1], digger=5))

    for seat in range(1, 7):
        assert len(re.findall(rf'class="dm-number-word">{seat}<', scene)) == 2


def test_long_names_are_cut_where_they_must_be_and_told_in_full():
    scene = drawn(table(), names=("Konstantin", "Guadalupe Xochimilco-Diaz"))

    assert 'class="dm-name you">Konstantin</text>' in scene
    assert re.search('class="dm-name"[^>]*>Guadalupe X…</text>', scene)
    assert "<title>Guadalupe Xochimilco-Diaz</title>" in scene


@pytest.mark.parametrize("layout", [WIDE, WIDE_MANY_CHOSEN], ids=["wide", "many"])
@pytest.mark.parametrize("kind", range(KINDS))
def test_words_fit_on_their_card(kind: int, layout: Layout):
    drawn = front(layout, Card(kind, 1, 0, 5))
    (name,) = re.findall(r'class="dm-card-name">([^<]+)<', drawn)
    lines = re.findall(r'y="([\d.]+)"[^>]*class="dm-card-text">([^<]+)<', drawn)

    assert len(name) <= 10
    assert lines
    assert max(len(line) for _y, line in lines) <= layout.letters
    assert float(lines[-1][0]) < layout.card[1]


# Room for fingers


def test_a_tap_goes_to_the_nearest_spot():
    spots = ((0.0, 0.0), (40.0, 0.0), (0.0, 200.0))
    shapes = [re.findall(r"(-?[\d.]+) (-?[\d.]+)", room) for room in touch_areas(spots)]
    boxes = [[(float(x) + at[0], float(y) + at[1]) for x, y in shape] for at, shape in zip(spots, shapes, strict=True)]

    assert sorted(boxes[0]) == [(-32, -32), (-32, 32), (20, -32), (20, 32)]
    assert sorted(boxes[1]) == [(20, -32), (20, 32), (72, -32), (72, 32)]
    assert sorted(boxes[2]) == [(-32, 168), (-32, 232), (32, 168), (32, 232)]


def test_a_spot_without_room_for_a_finger_leaves_its_room_to_the_others():
    left, middle, right = touch_areas(((0.0, 0.0), (20.0, 0.0), (40.0, 0.0)), reach=30, finger=44)

    assert middle == ""
    assert "L20.0" in left
    assert "M-20.0" in right


def test_whatever_can_be_clicked_on_the_board_has_room_for_a_finger():
    scene = drawn(moving(fields=[17, 9], dog=10, digger=5))
    pieces = re.findall(
        r'<g class="dm-(?:place|lead|figure)[^>]*data-action="\d+"[^>]*>(?:<title>[^<]*</title>)?(<\w+ \S+)', scene
    )

    assert len(pieces) == 6
    assert set(pieces) == {'<path class="touch"'}


def test_fields_that_can_be_clicked_are_not_covered_by_others():
    """Only by those that are within reach as well."""
    scene = drawn(moving(fields=[17, 9], dog=10, digger=5))
    places = re.findall(r'<g class="dm-place".*?</g>', scene)
    free = ["data-action" in place or "dm-reach" in place for place in places]

    assert any("data-action" in place for place in places)
    assert free == sorted(free)


@pytest.mark.parametrize("tall", [False, True])
def test_what_lies_in_the_tray_has_room_for_a_finger_and_lies_upon_nothing(tall: bool):
    dens = ["kicking, leapfrog, beating, snatching, header, cake, skull, flowerpot; dance", "", ""]
    den = moving(fields=[9, 0], arms=[1, 2], legs=[1, 2], dog=14, dens=dens).play(1, "go 29")
    pieces = re.findall(
        r'<g class="dm-(?:mini|card plaque)" transform="translate\(([\d.]+) ([\d.]+)\)"[^>]*data-action',
        drawn(den, tall=tall),
    )
    places = [(float(x), float(y)) for x, y in pieces]

    assert len(places) == 10
    for one, other in combinations(places, 2):
        assert abs(one[0] - other[0]) >= 52 or abs(one[1] - other[1]) >= 60
    assert max(x for x, _y in places) + 52 <= (360 if tall else 1000)


def test_only_the_owner_sees_fronts():
    hidden = table(active=1, hands=["kicking", "header"], laid=["cake", "cartwheel"])

    assert "Header" not in drawn(hidden, 1)
    assert "Cartwheel" not in drawn(hidden, 1)
    assert "Header" in drawn(hidden, 2)
    for word in ("Kicking", "Header", "cake", "Cartwheel"):
        assert word not in drawn(hidden, None)


def test_old_backs_are_underlined_and_a_legend_says_what_that_means():
    fresh, old = drawn(table(hands=["kicking", "header, cake"])), drawn(table(hands=["kicking", "old header, cake"]))

    assert "dm-old" not in fresh
    assert "last shuffle" not in fresh
    assert old.count("dm-old") == 2
    assert ">last shuffle</text>" in old


def test_the_way_home_is_locked_until_the_digger_is_gone():
    assert drawn(table(digger=25)).count('class="dm-lock"') == 2
    opened = drawn(table(digger=7))
    assert 'class="dm-lock"' not in opened
    assert opened.count('class="dm-lock open"') == 1


def test_lost_limbs_are_dashed():
    whole, hurt = drawn(table()), drawn(table(arms=[2, 0]))

    assert whole.count("dm-bone gone") == 0
    assert hurt.count("dm-bone gone") == 4


def test_names_are_escaped():
    scene = drawn(table(), names=("<b>Ana", "Lu&is"))

    assert "&lt;b&gt;Ana" in scene
    assert "<b>" not in scene


def test_ids_are_unique():
    scene = drawn(moving(seats=3, hands=["2x kicking, 2x dodge, cake", "dodge", "skull"]))
    ids = re.findall(r' id="([^"]+)"', scene)

    assert len(ids) == len(set(ids))


def test_the_paw_of_a_field_is_nearer_to_it_than_to_any_other():
    board = city_of(GAME.start(2).view(None), WIDE)
    for field, paw in enumerate(board.paws):
        nearest = min(range(len(board.spots)), key=lambda other: dist(paw, board.spots[other]))
        assert nearest == field


# Who stands where, how far one comes, what a piece is


@pytest.mark.parametrize("layout", [WIDE, TALL], ids=["wide", "tall"])
def test_six_stand_around_a_field_on_nobody_and_on_no_number(layout: Layout):
    board = city_of(GAME.start(6).view(None), layout)
    for field in board.fields:
        six = board.stands(field)[:6]
        for one, other in combinations(six, 2):
            assert dist(one, other) >= 1.25 * layout.elbow - 0.01, field
        for spot in six:
            assert min(dist(spot, number) for number in board.spots) >= layout.radius + layout.elbow - 0.01, field
            assert min(board.fields, key=lambda other: dist(spot, board.spots[other])) == field


def test_a_first_picture_looks_around_no_field_on_which_nobody_stands():
    view = table(seats=2, fields=[8, 0], dog=9).sees(None)
    board = city_of(view, replace(WIDE, elbow=WIDE.elbow + 0.001))  # a board that was never drawn
    stands_of(view, board)

    assert set(board._stands) == {8, 0, view.dog, view.digger}


def test_fields_within_reach_of_the_whole_card_are_marked():
    scene = drawn(table(active=1, fields=[9, 0], dog=11, hands=["kicking", "dodge"], laid=["skull", "cake"]))
    marked = re.findall(r'dm-reach".*?dm-field-word">(\d+)<', scene)

    assert sorted(map(int, marked)) == [6, 7, 8, 10, 17, 18, 19, 29]


def test_the_strip_shows_how_far_everybody_is():
    seats = table(
        seats=4, fields=[9, 26, 8, 32], home=[0, 0, 0, 1], digger=5, festivals=["", "music", "music, dance", "banquet"]
    )
    strip = drawn(seats)
    stretches = re.findall(r'dm-stretch".*?(?=<rect class="dm-stretch"|<g class="dm-panel)', strip, re.DOTALL)

    assert [re.findall(r'dm-token-word">(\d)<', stretch) for stretch in stretches] == [
        ["1"],
        [],
        ["3"],
        [],
        ["2"],
        ["4"],
    ]


def test_every_piece_says_what_it_is_by_which_rule():
    scene = drawn(moving(fields=[17, 9], arms=[1, 2], dog=16, digger=25, hands=["kicking", ""]))

    for said, rule in [
        ("A skeleton near loses a leg. Or its 2 bones to move.", "DM-21"),
        ("the dog lies there, and nobody passes it (DM-14).", "DM-12"),
        ("field 17, 1 arm, 2 legs, walks up to 3 fields, 1 card in hand, no festival yet.", "DM-12"),
    ]:
        assert f'data-about="{said}" data-rule="{rule}"' in scene
    for rule in ("DM-33", "DM-34", "DM-35", "DM-36", "DM-16", "DM-41"):
        assert f'data-rule="{rule}"' in scene


def test_a_card_without_its_limb_says_that_it_does_nothing():
    assert "You lack the limb it needs" in drawn(table(legs=[0, 2], hands=["kicking", "cake"]))
    assert "You lack the limb it needs" not in drawn(table(legs=[1, 2], hands=["kicking", "cake"]))


# Walking in one press


def ways(scene: str) -> dict[str, list[str]]:
    """By field: the actions that one press on it does."""
    found = re.findall(r'class="dm-place"[^>]*data-way="([\d ]+)".*?dm-field-word">(\d+)<', scene)
    return {field: [GAME.name(int(action)) for action in way.split()] for way, field in found}


def test_a_far_field_is_walked_to_in_one_press_if_one_way_leads_there():
    """From 9 with three bones: 12 over 10 and 11; what lies next to 9 is one ordinary step."""
    found = ways(drawn(moving(fields=[9, 0], dog=29, digger=5)))

    assert found["11"] == ["go 10", "go 11"]
    assert found["12"] == ["go 10", "go 11", "go 12"]
    assert "10" not in found
    for field, steps in found.items():
        walked = moving(fields=[9, 0], dog=29, digger=5).play(1, *steps)
        assert walked.state.fields[0] == int(field)


def test_before_the_card_is_used_a_press_on_a_field_uses_its_bones():
    found = ways(drawn(table(active=1, fields=[9, 0], dog=11, hands=["kicking", "dodge"], laid=["skull", "cake"])))

    assert found["10"] == ["movement", "go 10"]


def test_where_two_ways_are_equally_short_each_step_is_chosen():
    """From 17 to 6 over 5 or over 7."""
    scene = drawn(moving(fields=[17, 0], dog=29, digger=26))

    assert re.search(r'dm-reach"[^>]*/>(?:(?!dm-place).)*dm-field-word">6<', scene)
    assert "6" not in ways(scene)


def test_a_press_on_a_field_within_reach_never_goes_to_another():
    """From 4 the rooms for a finger around 5 and 6 reach as far as 7, which lies upon them."""
    scene = drawn(moving(fields=[4, 0], dog=29, digger=26), tall=True)
    order = re.findall(r'dm-field-word">(\d+)<', scene)

    assert clickable(scene, "dm-place") >= {"go 5", "go 6"}
    assert ways(scene)["7"] == ["go 6", "go 7"]
    for near in ("5", "6"):
        assert order.index("13") < order.index(near) < order.index("7")


# The tall composition


def test_on_a_tall_screen_what_is_decided_lies_on_top():
    lay = drawn(table(hands=["kicking, cake", "dodge"]), tall=True)
    walk = drawn(moving(fields=[17, 9], dog=10, digger=5), tall=True)

    assert top_of(lay, 'id="hand-10') < top_of(lay, "dm-pile")
    assert top_of(walk, 'id="hand-6-rests') > top_of(walk, "dm-pile")
    assert top_of(lay, "dm-pile") == top_of(walk, "dm-pile"), "the city never moves"


def test_on_a_tall_screen_nothing_below_the_city_is_needed_to_choose():
    """Or the page would scroll down to it."""
    turn = drawn(table(active=1, hands=["kicking", "dodge"], laid=["cake", "skull"]), tall=True)

    assert (
        "data-action" not in turn[turn.index('class="dm-hand"') : turn.index('class="dm-plaque"')].rpartition("<g")[0]
    )
    assert clickable(turn, "dm-card") == {"action", "movement"}


def test_on_a_tall_screen_keeping_the_hand_lies_beside_its_cards():
    for held in ("kicking, cake", "kicking, cake, dodge, header"):
        scene = drawn(table(order=[1, 2], hands=[held, "following, skull"], stack=SWAPPING), tall=True)
        spots = re.findall(r'<g class="dm-card[^>]* transform="translate\(([\d.]+) ([\d.]+)\)', scene)

        assert len(spots) == held.count(",") + 2
        assert len({y for _x, y in spots}) == 1
        assert max(float(x) for x, _y in spots) < 300


def test_from_a_festival_one_walks_to_a_far_field_in_one_press():
    scene = drawn(moving(fields=[19, 9], dog=30, digger=28), tall=True)

    assert ways(scene)["8"] == ["go 18", "go 8"]


@pytest.mark.parametrize("phase", [{}, {"stack": SWAPPING}], ids=["laying", "swapping"])
def test_on_a_tall_screen_the_hand_stays_where_it_is_while_others_choose_of_theirs(phase: dict[str, list[str]]):
    hands = ["kicking, cake", "following, skull"]
    asked = table(order=[1, 2], hands=hands, **phase)
    waiting = table(order=[2, 1], hands=hands, **phase)

    assert asked.state.actions(0)
    assert not waiting.state.actions(0)
    assert top_of(drawn(waiting, tall=True), 'id="hand-10') == top_of(drawn(asked, tall=True), 'id="hand-10')


def test_a_field_on_which_somebody_stands_is_looked_at_before_one_chooses():
    """So that the page takes care that the bar does not cover it."""
    scene = drawn(table(hands=["kicking, cake", "dodge"]), tall=True)

    assert re.findall(r'dm-place subject"(?:(?!dm-place).)*?dm-field-word">(\d+)<', scene, re.DOTALL) == ["0"]


def test_on_a_tall_screen_every_card_of_a_large_hand_lies_uncovered():
    held = "kicking, cake, dodge, header, hustle, following, beating, skull"
    scene = drawn(table(hands=[held, ""]), tall=True)
    places = re.findall(r'id="hand-\d+" transform="translate\(([\d.]+) ([\d.]+)\)', scene)

    assert len(places) == 8
    for (x, y), (other_x, other_y) in combinations([(float(x), float(y)) for x, y in places], 2):
        assert abs(x - other_x) >= TALL_MANY.card[0] or abs(y - other_y) >= TALL_MANY.card[1]


def top_of(scene: str, piece: str) -> float:
    found = re.search(rf'{piece}" transform="translate\([\d.]+ ([\d.]+)\)', scene)
    assert found
    return float(found[1])


def test_few_things_in_the_tray_are_broad_enough_for_their_words():
    """Even the German "behalten" is not squeezed then."""
    few = drawn(table(active=1, fields=[9, 0], hands=["kicking", "dodge"], laid=["skull", "cake"]), tall=True)
    (width,) = {float(found) for found in re.findall(r'dm-plaque" width="(\d+)"', few)}

    assert width_of("behalten", 14) <= width - 6


@pytest.mark.parametrize(("held", "tall"), [("kicking, kicking", False), ("kicking, kicking", True), (MANY_HELD, True)])
def test_how_many_cards_are_equal_does_not_cover_their_name(held: str, tall: bool):
    scene = drawn(table(hands=[held, "dodge"]), tall=tall)
    (middle,) = re.findall(r'class="dm-number" cx="[\d.]+" cy="([\d.]+)"', scene[scene.index("dm-hand") :])

    assert float(middle) - 10 > 18, "where the name ends"


# Moments


def staged(table: Placed, action: str, kind: str, by: int = 1, tall: bool = False) -> str:
    """The stage at the moment that tells of this event."""
    film = Film()
    table.state.act(by - 1, GAME.actions.index(action), film)
    while (chance := table.state.chance()) is not None:
        table.state.settle(chance.sample(seeded("dia")), film)
    (moment,) = [moment for moment in film.moments if any(event.kind == kind for event in moment.events)]
    names = NAMES[: table.state.rules.seats]
    scene = "".join(GAME.picture(moment.state.view(None), {}, names, Staging(tall, moment.events)))
    return scene[scene.index("dm-staged") :]


@pytest.mark.parametrize("tall", [False, True])
def test_a_blow_shows_who_strikes_whom_with_what_and_the_limb_that_flies_off(tall: bool):
    stage = staged(acting("kicking", fields=[9, 9], hands=["cake", ""]), "target 2", "lost-limb", tall=tall)

    assert stage.index("Ana</text>") < stage.index("Luis</text>")
    assert ">Kicking</text>" in stage
    assert stage.count("dm-bone flies") == 1
    assert ">- leg</text>" in stage


def test_a_random_attack_shows_the_card_that_was_drawn():
    attack = acting("cake", fields=[9, 10], hands=["following", "beating"])
    stage = staged(attack, "target 2", "struck")

    assert ">Beating</text>" in stage
    assert ">- arm</text>" in stage
    assert "dm-bone flies" in stage


def test_a_dodge_is_seen():
    attack = acting("kicking", fields=[9, 9], hands=["cake", "dodge, cake"]).play(1, "target 2")
    stage = staged(attack, "dodge", "dodged", by=2)

    assert "dm-swish" in stage
    assert ">dodged!</text>" in stage
    assert "dm-bone flies" not in stage


def test_the_dog_bites():
    stage = staged(moving(fields=[20, 10], dog=11, hands=["cake", "kicking"]), "dog 10", "struck")

    assert ">The dog</text>" in stage
    assert '<path class="dm-dog"' in stage
    assert ">- leg</text>" in stage


def test_the_gravedigger_takes_his_step_and_the_lock_opens_at_last():
    first = staged(moving(seats=3, fields=[18, 0, 0]), "go 19", "digger")
    taken = ["", "music, dance, banquet", "dance, banquet"]
    last = moving(seats=3, fields=[18, 0, 0], digger=17, festivals=taken).play(1, "go 19")
    last = staged(last, "digger 5", "digger")

    assert ">field 28: 5 festivals to go</text>" in first
    assert ">the way home is open</text>" in last
    assert "dm-lock open" in last


@pytest.mark.parametrize(("other", "word"), [(11, "the last card must act"), (8, "last card, no effect")])
def test_the_stage_says_why_a_last_card_was_turned_up(other: int, word: str):
    def stage(hand: str) -> str:
        following = table(active=1, fields=[9, other], hands=[hand, "dodge"], laid=["following", "skull"])
        return staged(following, "action", "acts")

    assert f">{word}</text>" in stage("")
    assert "last card" not in stage("cake")


def test_a_new_round_names_bots_by_their_number():
    names = ("Ana", "Bot 2 (easy)")
    order = Event(kind="round", rule="DM-R1", args={"number": 2, "order": (1, 0)})
    scene = "".join(GAME.picture(table().sees(None), {}, names, Staging(True, (order,))))

    assert ">Bot 2</text>" in scene[scene.index("dm-staged") :]


def test_at_rest_there_is_no_stage():
    assert "dm-staged" not in drawn(acting("kicking", fields=[9, 9], hands=["cake", ""]))
