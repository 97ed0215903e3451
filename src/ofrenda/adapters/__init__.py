"""Our games for other people's tools: PettingZoo, Gymnasium, OpenSpiel. Each is an extra, imported where it is used."""

from __future__ import annotations
