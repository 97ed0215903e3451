"""What docs/research.md shows runs, and docs/tensors.md is what the games declare."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
SECTIONS = {
    "PettingZoo": "pettingzoo",
    "Gymnasium": "gymnasium",
    "OpenSpiel": "pyspiel",
    "Many matches at once": "numpy",
}
"""By heading: what its Python stands on."""
HEAVY = "sb3_contrib"
"""What our environments do not have: such examples are run by hand."""


@pytest.mark.parametrize("heading", SECTIONS)
def test_the_python_runs(heading: str):
    pytest.importorskip(SECTIONS[heading], reason=f"{SECTIONS[heading]} has no wheel for this Python")
    section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", (DOCS / "research.md").read_text(), re.S | re.M)
    assert section is not None
    blocks = [block for block in re.findall(r"```python\n(.*?)```", section[1], re.S) if HEAVY not in block]

    assert blocks
    for block in blocks:
        exec(block, {})


def test_the_page_of_tensors_is_up_to_date():
    made = runpy.run_path(str(DOCS / "make_tensors.py"))["page"]()

    assert made == (DOCS / "tensors.md").read_text(encoding="utf-8"), f"run {sys.executable} docs/make_tensors.py"
