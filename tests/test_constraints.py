"""What we stand on is pinned with hashes: no machine installs anything else than was tried."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
FILES = ("constraints.txt", "constraints-tools.txt")
PIN = re.compile(r"([A-Za-z0-9._-]+)==(\S+)((?: --hash=sha256:[0-9a-f]{64})+)")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def pins(name: str) -> dict[str, str]:
    """Each package of the file with its version; every line must be a pin with hashes."""
    joined = (ROOT / name).read_text().replace("\\\n", "")
    lines = [" ".join(line.split()) for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    found = [PIN.fullmatch(line) for line in lines]

    assert [line for line, pin in zip(lines, found, strict=True) if pin is None] == []
    return {canonicalize_name(pin[1]): pin[2] for pin in found if pin is not None}


def wished() -> list[Requirement]:
    """What the project, its tests and its build name themselves."""
    extras = PROJECT["project"]["optional-dependencies"]
    named = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"], *extras["dev"]]
    for own in [Requirement(line) for line in extras["dev"] if line.startswith("ofrenda[")]:
        named += [line for extra in sorted(own.extras) for line in extras[extra]]
    return [Requirement(line) for line in named if not line.startswith("ofrenda[")]


@pytest.mark.parametrize("name", FILES)
def test_every_package_is_pinned_with_hashes(name: str):
    assert len(pins(name)) > 10


@pytest.mark.parametrize("name", FILES)
def test_no_file_says_where_packages_come_from(name: str):
    assert "://" not in (ROOT / name).read_text()


@pytest.mark.parametrize("needed", wished(), ids=str)
def test_what_the_project_names_is_pinned_in_a_version_that_it_allows(needed: Requirement):
    assert pins("constraints.txt")[canonicalize_name(needed.name)] in needed.specifier


def test_the_tools_that_renew_and_list_are_pinned_too():
    assert {"pip-tools", "cyclonedx-bom"} <= pins("constraints-tools.txt").keys()
