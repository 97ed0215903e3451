"""The laboratory: simulation, measurement, and play in bulk for programs that learn."""

from __future__ import annotations

from ofrenda.lab.bulk import batch

__all__ = ["batch"]
