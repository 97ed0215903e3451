"""The city as a picture: a sugar skull with the fields on it, and everybody who stands there."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.scene.city import City
from ofrenda.games.dia_de_los_muertos.scene.fields import Touch, fields, gravestones, paws
from ofrenda.games.dia_de_los_muertos.scene.figures import Stands, figures
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.kernel.scene import Picture


def skull(sight: DiaSight, city: City, stands: Stands, touch: Touch) -> Picture:
    """What lies farther back comes first."""
    return (
        '<g class="dm-board">',
        city.ground,
        fields(sight, city, touch),
        gravestones(city, sight.view.seats),
        figures(sight, city, stands, touch.room),
        paws(sight, city, touch.room),
        "</g>",
    )
