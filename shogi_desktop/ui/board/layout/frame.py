"""Which part of the table the viewport shows, without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NEARLY_WHOLE: Final = 1.02  # zooming out to less shows the whole table


@dataclass(frozen=True, slots=True)
class Frame:
    """The table is `zoom` times as large as the viewport, whose left upper corner lies at (x, y) of it (0 to 1)."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def corner(self, width: float, height: float) -> tuple[float, float]:
        """Where the table's left upper corner is in a viewport of this size."""
        return -self.x * self.zoom * width, -self.y * self.zoom * height

    def zoomed(self, factor: float, x: float, y: float, most: float) -> Frame:
        """Larger by `factor`, up to `most`; the point at (x, y) of the viewport (0 to 1) stays where it is."""
        zoom = min(self.zoom * factor, most)
        if zoom <= 1.0 or (factor < 1 and zoom < NEARLY_WHOLE):
            return Frame()
        return Frame(zoom, self.x + x / self.zoom - x / zoom, self.y + y / self.zoom - y / zoom).held()

    def panned(self, dx: float, dy: float) -> Frame:
        """The table moved by these parts of the viewport."""
        return Frame(self.zoom, self.x - dx / self.zoom, self.y - dy / self.zoom).held()

    def held(self) -> Frame:
        """Without empty space at the edges."""
        room = 1 - 1 / self.zoom
        return Frame(self.zoom, min(max(self.x, 0.0), room), min(max(self.y, 0.0), room))
