"""The notebooks in docs run, in a kernel of their own; they are kept without output, and pictures come of them."""

from __future__ import annotations

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat", reason="there is no notebook runner for this Python: pip install nbclient")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")

BOOKS = sorted((Path(__file__).parents[1] / "docs" / "notebooks").glob("*.ipynb"))
PICTURES = {"play-and-draw": 3, "write-and-measure-a-bot": 3, "balance-a-card": 2}
"""How many cells of each show themselves as a picture or a page."""


def test_there_are_three():
    assert {book.stem for book in BOOKS} == PICTURES.keys()


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_they_are_kept_without_output(path: Path):
    cells = nbformat.read(path, as_version=4).cells

    assert all(not cell.outputs and cell.execution_count is None for cell in cells if cell.cell_type == "code")


# Jupyter's own: it speaks to its kernel over sockets that it leaves to the collector, in loops of an older fashion.
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning", "ignore::RuntimeWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_they_run_and_show_pictures(path: Path, tmp_path: Path):
    book = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(
        book, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    shown = [kind for cell in book.cells for output in cell.get("outputs", []) for kind in output.get("data", {})]

    assert shown.count("image/svg+xml") + shown.count("text/html") == PICTURES[path.stem]
