"""The conformance suite and what tests of games are written with, for us and for other people's games.

Needs pytest and hypothesis: `pip install ofrenda[testing]`.
"""

from ofrenda.testing.conformance import check_game, check_match
from ofrenda.testing.failure import Failure
from ofrenda.testing.ledger import check_ledger, rule
from ofrenda.testing.lines import lines_of_play
from ofrenda.testing.looks import look_closely
from ofrenda.testing.machine import machine_for
from ofrenda.testing.placed import Placed, place
from ofrenda.testing.worlds import Worlds, check_worlds, worlds_after, worlds_among

__all__ = [
    "Failure",
    "Placed",
    "Worlds",
    "check_game",
    "check_ledger",
    "check_match",
    "check_worlds",
    "lines_of_play",
    "look_closely",
    "machine_for",
    "place",
    "rule",
    "worlds_after",
    "worlds_among",
]
