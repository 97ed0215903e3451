"""The sign by which an open page learns that it is older than the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from ofrenda.server import edition


def sign() -> str:
    edition.edition.cache_clear()
    return edition.edition()


def test_the_sign_changes_with_any_page_and_with_what_pages_are_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wire, page = tmp_path / "wire.py", tmp_path / "web" / "js" / "table.js"
    page.parent.mkdir(parents=True)
    wire.write_text("a")
    page.write_text("a")
    monkeypatch.setattr(edition, "WEB", tmp_path / "web")
    monkeypatch.setattr(edition, "MESSAGES", wire)
    try:
        before = sign()
        assert sign() == before
        page.write_text("b")
        with_page = sign()
        wire.write_text("b")
        assert len({before, with_page, sign()}) == 3
    finally:
        edition.edition.cache_clear()
