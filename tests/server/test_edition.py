"""The sign by which an open page learns that it is older than the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from ofrenda.server import edition


def sign() -> str:
    edition.edition.cache_clear()
    return edition.edition()


def test_the_sign_changes_with_any_page_style_sheet_or_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    files = [tmp_path / "web" / "js" / "table.js", tmp_path / "games" / "one" / "scene.css", tmp_path / "lines.py"]
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("a")
    monkeypatch.setattr(edition, "PACKAGE", tmp_path)
    monkeypatch.setattr(edition, "WEB", tmp_path / "web")
    monkeypatch.setattr(edition, "MESSAGES", tmp_path / "lines.py")
    try:
        signs = [sign()]
        assert sign() == signs[0]
        for file in files:
            file.write_text("b")
            signs.append(sign())
        assert len(set(signs)) == 4
    finally:
        edition.edition.cache_clear()
