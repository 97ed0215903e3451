"""Plays the golden matches anew, of all games or of those named: `python -m tests.make_golden rolling-bones`.

Read the diff before you commit it: a golden record that changed is a rule that changed.
"""

import sys

from tests.golden import FOLDER, golden_games, golden_matches, played, story

if __name__ == "__main__":
    for slug in sys.argv[1:] or golden_games():
        for golden in golden_matches(slug):
            record = played(slug, golden)
            (FOLDER / slug / f"{golden.name}.ofrenda").write_text(record)
            (FOLDER / slug / f"{golden.name}.story").write_text(story(record))
