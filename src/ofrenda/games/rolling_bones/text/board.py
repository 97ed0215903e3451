"""The skeleton and the dice, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.engine.pieces import (
    DICE_PER_COLOUR,
    GRAVESTONE,
    HAT,
    LEFT,
    LEFT_ARM,
    LEFT_LEG,
    OPEN_SLOTS,
    RIBCAGE,
    RIGHT,
    RIGHT_ARM,
    RIGHT_LEG,
    TORSO,
)
from ofrenda.games.rolling_bones.engine.state import EMPTY
from ofrenda.games.rolling_bones.text.words import COLOUR_WORDS, FACE_WORDS, bone_word, payable
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, plural


def board(view: View, names: Sequence[str]) -> str:
    table = narrowed(view, BonesView)
    lines = [_totals(table, names), "", *_figure(table), "", *_dice_lines(table)]
    lines += [
        "[red]"
        + _("Wrong: the {bone} lies where the {slot} belongs.", bone=bone_word(bone), slot=bone_word(slot))
        + "[/]"
        for slot, bone in enumerate(table.laid)
        if bone not in (EMPTY, slot)
    ]
    return "\n".join(lines)


def _totals(table: BonesView, names: Sequence[str]) -> str:
    parts = []
    for seat, total in enumerate(table.totals):
        part = _("{player}: {total}", player=names[seat], total=total)
        parts.append(f"[bold reverse] {part} [/]" if seat == table.active else f" {part} ")
    heading = _("Round {round}, to {target}:", round=table.round, target=table.target)
    return f"{heading} {' '.join(parts)}"


def _figure(table: BonesView) -> list[str]:
    """The skeleton: laid bones bright, missing ones dim, wrong ones red. Its left is on the left, as it says."""
    arm = sum(_width(slot) for slot in LEFT_ARM)
    middle = max(_width(slot) for slot in TORSO)
    hat = f"▟{_(FACE_WORDS[HAT])}▙"
    top = f"[bold yellow]{_centred(hat, len(hat), middle)}[/]" if table.hat else " " * middle
    left, right = _(COLOUR_WORDS[LEFT]), _(COLOUR_WORDS[RIGHT])
    lines = [f"[dim]{_centred(left, len(left), arm)}[/]{top}[dim]{_centred(right, len(right), arm)}[/]".rstrip()]
    for slot in TORSO:
        left = "".join(_cell(table, bone) for bone in LEFT_ARM) if slot == RIBCAGE else " " * arm
        right = "".join(_cell(table, bone) for bone in reversed(RIGHT_ARM)) if slot == RIBCAGE else ""
        lines.append(left + _centred(_cell(table, slot), _width(slot), middle) + right)

    for left_bone, right_bone in zip(reversed(LEFT_LEG), reversed(RIGHT_LEG), strict=True):
        indent = " " * (arm + middle // 2 - 1 - _width(left_bone))
        lines.append(f"{indent}{_cell(table, left_bone)}  {_cell(table, right_bone)}")

    return lines


def _centred(text: str, width: int, room: int) -> str:
    return " " * ((room - width) // 2) + text + " " * ((room - width + 1) // 2)


def _width(slot: int) -> int:
    return len(_(FACE_WORDS[slot])) + 4


def _cell(table: BonesView, slot: int) -> str:
    """One slot: `●─thigh─●` when its bone lies there."""
    word = _(FACE_WORDS[slot])
    bone = table.laid[slot]
    if bone == EMPTY:
        return f"[dim]  {word}  [/]"
    if bone == slot:
        return f"[bold]●─{word}─●[/]"
    return f"[bold red]✗─{word}─✗[/]"


def _dice_lines(table: BonesView) -> list[str]:
    lines = []
    filled = sum(1 << slot for slot, bone in enumerate(table.laid) if bone != EMPTY)
    column = 2 + max(len(_(word)) for word in COLOUR_WORDS)
    for colour, word in enumerate(COLOUR_WORDS):
        faces = []
        for face in range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR):
            times = table.shown[face]
            if times:
                label = _(FACE_WORDS[face]) + (f" ×{times}" if times > 1 else "")
                faces.append(f"[bold {_face_colour(face, filled)}]{label}[/]")
        unlaid = plural("{count} die", "{count} dice", table.unlaid[colour])
        paid = plural("{count} paid", "{count} paid", table.paid[colour]) if table.paid[colour] else ""
        rest = f" [dim]({paid})[/]" if paid else ""
        lines.append(f"  {_(word):<{column}}{unlaid:<8} {'  '.join(faces)}{rest}")

    points = plural("This skeleton: {count} point.", "This skeleton: {count} points.", table.skeleton_points)
    lines.append(f"  [bold]{points}[/] [dim]{_price(table)}[/]".rstrip())
    return lines


def _price(table: BonesView) -> str:
    """What the next roll costs, if it can be paid."""
    if table.phase.name != "Laying" or not payable(table, 0):
        return ""
    return plural("The next roll costs {count} die.", "The next roll costs {count} dice.", table.post_ops + 1)


def _face_colour(face: int, filled: int) -> str:
    """Green is what fits now, yellow what is special."""
    if face == GRAVESTONE:
        return "magenta"
    if face == HAT:
        return "yellow"
    return "green" if OPEN_SLOTS[filled] >> face & 1 else "default"
