"""The build: compiles the hot modules with mypyc and the catalogues with Babel.

`OFRENDA_PURE=1` leaves everything interpreted. `OFRENDA_FAST` is set by `make fast`, which compiles all modules as one
group, twice: `train` counts what a training run does, `use` arranges the code by those counts. The group is one C file
for each module, and they are optimized together when they are linked, on all cores: as a single file one core would
work on it alone. All builds play the same matches.
"""

import json
import os
import runpy
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/ofrenda")
HOT = ("batch", "chance", "legal", "packed", "phase", "play", "rng", "state", "tensor", "window")
COMPILED = [
    *(PACKAGE / "kernel" / f"{name}.py" for name in HOT),
    *(PACKAGE / "bots" / f"{name}.py" for name in ("evaluation", "tree")),
    *sorted((PACKAGE / "games").glob("*/engine/**/*.py")),
]
"""The kernel's hot modules, and of every game its engine: all of that floor, and nothing else of it."""

OWN_CACHE = ["--cache-dir", "build/mypy"]
"""What mypy remembers of a check, with other settings, makes a build that goes on from it fail."""

INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nobody links to our modules by name. Without these, no call within one of them could be inlined."""


FAST = os.environ.get("OFRENDA_FAST", "")
PROFILE = Path(os.environ.get("OFRENDA_PROFILE", "build/profile")).absolute()
"""Where the training run of `make fast` keeps its counts."""
TOGETHER = ["-flto=auto"]
PROFILING = {
    "": [],
    "train": [*TOGETHER, f"-fprofile-generate={PROFILE}", "-fprofile-update=single"],
    "use": [*TOGETHER, f"-fprofile-use={PROFILE}", "-fprofile-partial-training", "-Wno-missing-profile"],
}
"""What the training run never did is compiled as it is without one: other options and numbers of seats matter too."""


class BuildWithCatalogues(build_py):
    """Turns each translation (`.po`) into what gettext reads (`.mo`), and keeps which tests prove which rule."""

    def run(self) -> None:
        super().run()
        proofs = runpy.run_path(str(PACKAGE / "proofs.py"))
        kept = json.dumps(proofs["all_tested"](Path("tests/games")), indent=1)
        Path(self.build_lib, "ofrenda", "proofs.json").write_text(kept, encoding="utf-8")
        for po in PACKAGE.glob("locale/*/LC_MESSAGES/*.po"):
            target = Path(self.build_lib, *po.with_suffix(".mo").parts[1:])
            target.parent.mkdir(parents=True, exist_ok=True)
            with po.open("rb") as source, target.open("wb") as out:
                write_mo(out, read_po(source))


def extensions() -> list:
    if os.environ.get("OFRENDA_PURE") == "1":
        return []
    paths = [str(path) for path in COMPILED]
    found = mypycify([*OWN_CACHE, *paths], separate=not FAST, multi_file=bool(FAST), opt_level="3")
    # A module is laid out by what it includes: when a header changes, whoever was built with the old one would crash.
    headers = [str(header) for header in Path("build").rglob("__native*.h")]
    for extension in found:
        extension.depends = [*extension.depends, *headers]
        if os.name == "posix":
            extension.extra_compile_args += INLINING + PROFILING[FAST]
            extension.extra_link_args += PROFILING[FAST]
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithCatalogues},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
