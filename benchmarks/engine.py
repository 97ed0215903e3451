"""The engine's speed, compiled and pure side by side in one run: `make bench`.

The argument is a folder with the pure package. The ratio counts; the digits depend on the machine.
"""

import json
import os
import subprocess
import sys

MEASURE = [sys.executable, "-c", "from ofrenda.cli import main; main(['bench', '--json'])"]


def speeds(pure: str | None = None) -> dict[str, dict[str, float]]:
    environment = {**os.environ, **({"PYTHONPATH": pure} if pure else {})}
    printed = subprocess.run(MEASURE, env=environment, check=True, capture_output=True, text=True).stdout
    games: dict[str, dict[str, float]] = json.loads(printed)["games"]
    return games


def main() -> None:
    compiled, pure = speeds(), speeds(sys.argv[1])
    for slug, figures in compiled.items():
        print(slug)
        for figure in ("entries_per_second", "games_per_second", "clone_us", "view_us"):
            ratio = figures[figure] / pure[slug][figure]
            print(
                f"  {figure:<20} compiled {figures[figure]:>12,}   pure {pure[slug][figure]:>12,}   ratio {ratio:5.2f}"
            )


if __name__ == "__main__":
    main()
