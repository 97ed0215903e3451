"""Which pages go with this server: an older page that is still open somewhere must be loaded anew."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from ofrenda import __version__

PACKAGE = Path(__file__).parents[1]
WEB = PACKAGE / "web"
MESSAGES = PACKAGE / "server" / "table" / "lines.py"


@cache
def edition() -> str:
    """The version, and a sign of the pages and of what they are sent: between releases too they change together."""
    files = [path for path in WEB.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    signed = hashlib.sha256()
    for path in sorted([*files, *PACKAGE.rglob("scene.css"), MESSAGES]):
        signed.update(path.read_bytes())
    return f"{__version__}-{signed.hexdigest()[:8]}"
