"""The scene of Dia de los Muertos: what can be clicked, and what stays hidden."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ofrenda.testing import Placed
from tests.games.dia_de_los_muertos.setting import GAME, acting, moving, table

NAMES = ("Ana", "Luis", "Eva", "Juan", "Sofia", "Diego")


def drawn(table: Placed, seat: int | None = 1, names: Sequence[str] = NAMES) -> str:
    actions = [] if seat is None else table.state.actions(seat - 1)
    return GAME.draw(table.sees(seat), actions, names[: table.state.rules.seats])


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


def test_only_the_owner_sees_fronts():
    hidden = table(active=1, hands=["kicking", "header"], laid=["cake", "cartwheel"])

    assert "Header" not in drawn(hidden, 1)
    assert "Cartwheel" not in drawn(hidden, 1)
    assert "Header" in drawn(hidden, 2)
    for front in ("Kicking", "Header", "cake", "Cartwheel"):
        assert front not in drawn(hidden, None)


def test_old_backs_are_underlined_and_say_so():
    fresh, old = drawn(table(hands=["kicking", "header, cake"])), drawn(table(hands=["kicking", "old header, cake"]))

    assert "dm-old" not in fresh
    assert old.count("dm-old") == 1
    assert "held since before the last shuffle" in old


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
