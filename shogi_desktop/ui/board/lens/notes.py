"""The notes below the diagram of a lens: each a sign of the diagram and what it says, wrapped to the width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from ...diagrams.reach import Sign
from .words import Note

SIGN_HEIGHT: Final = 20.0
SIGN_WIDTH: Final = 2 * SIGN_HEIGHT
GAP: Final = 7.0  # between a sign and its words
LINE_GAP: Final = 5.0  # between notes
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


class NoteBlock:
    """Notes laid out for a width in logical pixels. Words break as their script does, Japanese ones anywhere."""

    def __init__(self, notes: Sequence[Note], font: QFont, width: float) -> None:
        self._font = font
        self._left = SIGN_WIDTH + GAP if any(note.sign for note in notes) else 0.0
        metrics = QFontMetricsF(font)
        self._rows: list[tuple[Note, QRectF]] = []
        self.height = 0.0
        for note in notes:
            room = QRectF(0, 0, width - self._left, 10_000)
            wanted = metrics.boundingRect(room, _WRAP, note.text).height()
            row = QRectF(0, self.height, width, max(wanted, SIGN_HEIGHT))
            self._rows.append((note, row))
            self.height = row.bottom() + LINE_GAP

    def paint(self, painter: QPainter, corner: QPointF, picture: Callable[[Sign, float], QPixmap]) -> None:
        """Below and to the right of `corner`; `picture` gives a sign of a height in logical pixels."""
        painter.setFont(self._font)
        for note, place in self._rows:
            row = place.translated(corner)
            if note.sign is not None:
                pixmap = picture(note.sign, SIGN_HEIGHT)
                box = QRectF(row.left(), row.center().y() - SIGN_HEIGHT / 2, SIGN_WIDTH, SIGN_HEIGHT)
                painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            flags = _WRAP | int(Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(row.adjusted(self._left, 0, 0, 0), flags, note.text)
