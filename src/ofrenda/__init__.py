"""Ofrenda: four tabletop games about the Day of the Dead, on one rules engine.

>>> import ofrenda
>>> state = ofrenda.game("rolling-bones").start(seats=2)
>>> state.chance().text(state.chance().sample(ofrenda.seeded(7)))[:4]
'left'
"""

from importlib.metadata import version

from ofrenda.games import game, games
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.rng import Rng, seeded

__version__ = version("ofrenda")

__all__ = ["OfrendaError", "Rng", "__version__", "compiled", "game", "games", "seeded"]


def compiled() -> bool:
    """Whether the engine runs compiled (mypyc) or as plain Python."""
    from ofrenda.kernel import state

    return not str(state.__file__).endswith(".py")
