"""What an adapter stands on, or which extra brings it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ofrenda.kernel.errors import OfrendaError


class MissingExtra(OfrendaError, ImportError):
    """A package that an adapter needs and nobody has installed."""


def need(package: str, extra: str) -> ModuleType:
    """The package; refused with the extra that brings it."""
    try:
        return import_module(package)
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] != package.partition(".")[0]:
            raise
        raise MissingExtra(
            "{package} is not installed: pip install ofrenda[{extra}].", package=package, extra=extra
        ) from None
