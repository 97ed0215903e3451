"""Documents that lie beside a game: its course, its rulebook. Each is written for one version of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from ofrenda.kernel.errors import DataError
from ofrenda.kernel.toml import NotToml, read_toml


class Versioned(Protocol):
    """What every such document says first."""

    @property
    def rules(self) -> int: ...


D = TypeVar("D", bound=Versioned)


def load(path: Path, kind: type[D], rules_version: int) -> D:
    """Reads a document; one that is damaged, or was written for other rules, is refused with file and line."""
    text = path.read_text(encoding="utf-8")
    try:
        document = msgspec.convert(read_toml(text), kind)
    except NotToml as error:
        raise DataError("{file} is not valid TOML: {reason}.", file=path.name, reason=str(error)) from None
    except msgspec.ValidationError as error:
        raise DataError(
            "{file}, line {line}: {reason}.", file=path.name, line=_line_of(str(error), text), reason=str(error)
        ) from None

    if document.rules != rules_version:
        raise DataError(
            "{file}, line {line}: it was written for version {version} of the rules, which are version {known} now.",
            file=path.name,
            line=_line_of("$.rules", text),
            version=document.rules,
            known=rules_version,
        )
    return document


def _line_of(reason: str, text: str) -> int:
    """The line of the part, or else of the key, that the reason names as in `$.lesson[2].task[0].right`."""
    place = re.search(r"\$\.(\w+)(?:\[(\d+)\])?", reason)
    if place is None:
        return 1
    key, number = place[1], int(place[2] or 0)
    found = [m.start() for m in re.finditer(rf"^\[\[{key}\]\]|^{key}\s*=|^\[{key}\b", text, re.MULTILINE)]
    return text.count("\n", 0, found[min(number, len(found) - 1)]) + 1 if found else 1
