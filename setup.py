"""The build: compiles the hot modules with mypyc and the catalogues with Babel.

All modules are one group: a C file for each, which are optimized together when they are linked, on all cores. As one
file a single core would work on it alone; as groups of their own nothing would be inlined between them, and what they
share would be compiled again with each.

`OFRENDA_PURE=1` leaves everything interpreted. `OFRENDA_FAST` is set by `make fast`, which compiles twice: `train`
counts what a training run does, `use` arranges the code by those counts. All builds play the same matches.
"""

import json
import os
import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext
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

OPTIMIZED = [
    *("-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"),
    *("-include", str(Path("native.h").absolute())),
]
"""Together, and inlined: nobody links to our modules by name. `native.h` says what the compiler cannot know."""

FAST = os.environ.get("OFRENDA_FAST", "")
PROFILE = Path(os.environ.get("OFRENDA_PROFILE", "build/profile")).absolute()
"""Where the training run of `make fast` keeps its counts."""
PROFILING = {
    "": [],
    "train": [f"-fprofile-generate={PROFILE}", "-fprofile-update=single"],
    "use": [f"-fprofile-use={PROFILE}", "-fprofile-partial-training", "-Wno-missing-profile"],
}
"""What the training run never did is compiled as it is without one: other options and numbers of seats matter too."""


class BuildOnAllCores(build_ext):
    """The many files of the one group are compiled side by side, not one after another."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                objects = list(cores.map(lambda source: compile_in_turn([source], **options), sources))
            return [path for found in objects for path in found]

        self.compiler.compile = compile_all
        super().build_extensions()


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
    found = mypycify([*OWN_CACHE, *paths], multi_file=True, opt_level="3", debug_level="0")
    for extension in found:
        if os.name == "posix" and extension.name.endswith("__mypyc"):  # the group; the others only open it
            extension.depends = [*extension.depends, "native.h"]
            extension.extra_compile_args = [*extension.extra_compile_args, *OPTIMIZED, *PROFILING[FAST]]
            extension.extra_link_args = [*extension.extra_link_args, "-flto=auto", *PROFILING[FAST]]
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithCatalogues, "build_ext": BuildOnAllCores},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
