"""The scene of Dia de los Muertos: what can be clicked, and what stays hidden."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import dist

import pytest

from ofrenda.games.dia_de_los_muertos.engine.pieces import KINDS
from ofrenda.games.dia_de_los_muertos.scene.shapes import front
from ofrenda.games.dia_de_los_muertos.scene.skull import City
from ofrenda.kernel.scene import touch_areas
from ofrenda.testing import Placed
from tests.games.dia_de_los_muertos.setting import GAME, acting, moving, table
from tests.games.drawn import scene_of

NAMES = ("Ana", "Luis", "Eva", "Juan", "Sofia", "Diego")


def drawn(table: Placed, seat: int | None = 1, names: Sequence[str] = NAMES) -> str:
    actions = [] if seat is None else table.state.actions(seat - 1)
    return scene_of(GAME, table.sees(seat), actions, names[: table.state.rules.seats])


def clickable(scene: str, cls: str) -> set[str]:
    """The actions on pieces of this class, by name."""
    found = re.findall(rf'<g class="{cls}[^"]*"[^>]*data-action="(\d+)"', scene)
    return {GAME.name(int(action)) for action in found}


def test_fields_walk_paws_lead_the_dog_and_the_own_figure_stops():
    scene = drawn(moving(fields=[17, 9], dog=10, digger=5))

    assert clickable(scene, "dm-place") == {"go 7", "go 16", "go 25", "go 31"}
    assert clickable(scene, "dm-lead") == {"dog 9", "dog 11"}
    assert clickable(scene, "dm-figure") == {"stop"}


def test_targets_glow_on_the_board_and_beside_it():
    scene = drawn(acting("cake", seats=3, fields=[9, 10, 11]))

    assert clickable(scene, "dm-figure") == clickable(scene, "dm-panel") == {"target 2", "target 3"}


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


def test_a_den_is_pulled_out_and_shows_the_limbs_to_be_found():
    den = moving(fields=[9, 0], arms=[1, 2], legs=[1, 2], dog=14, dens=["kicking, leapfrog", "", ""])
    before = drawn(den)
    after = drawn(den.play(1, "go 29"))

    assert "dm-prey" not in before
    assert after.count('<rect class="dm-prey"') == 1
    limbs = [piece.count("dm-limb") for piece in re.findall(r'<g class="dm-mini".*?</g></g></g>', after)]
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


def test_long_names_are_written_small_and_only_cut_where_they_must_be():
    whole, cut = "Konstantin von Hohenfels", "Guadalupe Xochimilco-Diaz"
    scene = drawn(table(), names=(whole, cut))

    assert f'class="dm-name you long">{whole}</text>' in scene
    assert 'class="dm-name long">Guadalupe Xochimilco-Di…</text>' in scene


@pytest.mark.parametrize("kind", range(KINDS))
def test_words_fit_on_their_card(kind: int):
    lines = re.findall(r'class="dm-card-name">([^<]+)<', front(kind, 1, 0))

    assert max(map(len, lines)) <= 10


# Room for fingers


def test_a_tap_goes_to_the_nearest_spot():
    spots = ((0.0, 0.0), (40.0, 0.0), (0.0, 200.0))
    shapes = [re.findall(r"(-?[\d.]+) (-?[\d.]+)", room) for room in touch_areas(spots)]
    boxes = [[(float(x) + at[0], float(y) + at[1]) for x, y in shape] for at, shape in zip(spots, shapes, strict=True)]

    assert sorted(boxes[0]) == [(-32, -32), (-32, 32), (20, -32), (20, 32)]
    assert sorted(boxes[1]) == [(20, -32), (20, 32), (72, -32), (72, 32)]
    assert sorted(boxes[2]) == [(-32, 168), (-32, 232), (32, 168), (32, 232)]


def test_whatever_can_be_clicked_on_the_board_has_room_for_a_finger():
    scene = drawn(moving(fields=[17, 9], dog=10, digger=5))
    pieces = re.findall(
        r'<g class="dm-(?:place|lead|figure)[^>]*data-action="\d+">(?:<title>[^<]*</title>)?(<\w+ \S+)', scene
    )

    assert len(pieces) == 7
    assert set(pieces) == {'<path class="touch"'}


def test_fields_that_can_be_clicked_are_not_covered_by_others():
    scene = drawn(moving(fields=[17, 9], dog=10, digger=5))
    offered = ["data-action" in field for field in re.findall(r'<g class="dm-place"[^>]*>', scene)]

    assert offered == sorted(offered)


def test_arms_and_legs_each_have_room_for_a_finger():
    scene = drawn(acting("bone patches", arms=[1, 2], legs=[1, 2]))
    rects = re.findall(r'<rect class="touch" x="(\S+)" y="(\S+)" width="(\d+)" height="(\d+)"/>', scene)

    assert [tuple(map(int, rect)) for rect in rects] == [(-42, -50, 80, 64), (-42, 14, 80, 64)]
    assert scene.index("Luis</text>") < scene.index("Ana</text>")  # nobody's panel lies upon that room


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
    assert ">held since before the last shuffle</text>" in old


def test_the_way_home_is_locked_until_the_digger_is_gone():
    assert "dm-lock" in drawn(table(digger=25))
    assert "dm-lock" not in drawn(table(digger=7))


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
    view = GAME.start(2).view(None)
    board = City(view.places, view.paths, view.arrows, view.start, view.goal, view.red, view.dens_at, view.festivals_at)
    for field, paw in enumerate(board.paws):
        nearest = min(range(len(board.spots)), key=lambda other: dist(paw, board.spots[other]))
        assert nearest == field
