"""The moment of a burial: the gravestone with its reckoning, or the skeleton that nobody buried."""

from __future__ import annotations

from ofrenda.games.rolling_bones.engine.pieces import HAT
from ofrenda.games.rolling_bones.scene.layout import Layout
from ofrenda.games.rolling_bones.scene.sight import BonesSight
from ofrenda.games.rolling_bones.text.words import FACE_WORDS, SECTION_WORDS
from ofrenda.kernel.event import numbers
from ofrenda.kernel.scene import group, shortened, words
from ofrenda.words import _, kept

LINE = 22


def grave(sight: BonesSight, layout: Layout) -> str:
    """What is written on the stone, while it is being set."""
    buried = sight.staging.event("buried")
    if buried is None:
        lost = sight.staging.event("gave-up")
        return _stone(layout, sight.names[lost.number("seat")], (), _("nothing counts")) if lost else ""

    sections = zip(SECTION_WORDS, numbers(buried.args["sections"]), strict=True)
    lines = [(_(word), f"{points:+d}") for word, points in sections if points]
    if buried.args["wrong"]:
        lines.append((_("wrong bones"), f"{-5 * buried.number('wrong')}"))
    if buried.args["hat"]:
        lines.append((_(FACE_WORDS[HAT]), "×2"))
    return _stone(layout, sight.names[buried.number("seat")], tuple(lines), str(buried.args["points"]))


@kept(256)
def _stone(layout: Layout, name: str, lines: tuple[tuple[str, str], ...], sum_: str) -> str:
    width, height = 230, 120 + LINE * len(lines)
    x, y = (layout.size[0] - width) / 2, (layout.size[1] - height) / 2
    edge = f"M0 {height}V90A{width / 2:g} 90 0 0 1 {width} 90V{height}z"

    written = [
        words(word, 26, 92 + LINE * number, "grave-line", "start")
        + words(points, width - 26, 92 + LINE * number, "grave-line", "end")
        for number, (word, points) in enumerate(lines)
    ]

    return group(
        f'<path class="grave" d="{edge}"/>',
        words(shortened(name, 16), width / 2, 62, "grave-name"),
        *written,
        words(sum_, width / 2, height - 14, "grave-sum"),
        key="grave",
        cls="face-up",
        at=(x, y),
    )
