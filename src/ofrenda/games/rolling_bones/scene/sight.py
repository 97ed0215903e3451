"""What the scene is drawn from: the view, what its seat may do, and the names."""

from __future__ import annotations

from typing import TypeAlias

from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import Sight

BonesSight: TypeAlias = Sight[BonesView]
