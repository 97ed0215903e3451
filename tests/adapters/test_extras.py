"""What an adapter stands on may be missing: then it says which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ofrenda.adapters.extras import MissingExtra, need

PACKAGES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


@pytest.mark.parametrize("adapter", PACKAGES)
def test_a_missing_extra_is_named(adapter: str):
    """In a Python in which the package cannot be imported."""
    blocked = f"import sys; sys.modules[{PACKAGES[adapter]!r}] = None; import ofrenda.adapters.{adapter}"
    ran = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, timeout=60, check=False)

    assert ran.returncode == 1
    assert f"{PACKAGES[adapter]} is not installed: pip install ofrenda[{adapter}]." in ran.stderr


def test_what_a_package_itself_misses_is_not_blamed_on_us(tmp_path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "half_installed.py").write_text("import its_own_dependency\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="its_own_dependency"):
        need("half_installed", "anything")


def test_it_is_an_import_error_too():
    with pytest.raises(ImportError):
        need("no_such_package_anywhere", "pettingzoo")
    assert issubclass(MissingExtra, ImportError)
