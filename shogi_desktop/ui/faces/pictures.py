"""Faces stored as SVG files, one folder a set; a kind without a file gets the face of another set, or a plain pentagon
with its kanji."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.rules.record.variant import Kind

from .classes import PieceClass
from .plain_piece import draw_plain_piece
from .stain import stained

if TYPE_CHECKING:
    from .art import Faces


class SvgFolder:
    """The SVG files of a folder, each parsed once for each stain of its wood."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._there: dict[str, bool] = {}
        self._renderers: dict[tuple[str, PieceClass | None], QSvgRenderer | None] = {}

    def has(self, name: str) -> bool:
        """Whether there is a file `name`, without its ending."""
        if name not in self._there:
            self._there[name] = (self._folder / f"{name}.svg").is_file()
        return self._there[name]

    def draw(self, painter: QPainter, area: QRectF, name: str, stain: PieceClass | None) -> bool:
        """Draws the file `name` without its ending into `area`; False where there is none."""
        if (name, stain) not in self._renderers:
            self._renderers[name, stain] = self._read(name, stain)
        renderer = self._renderers[name, stain]
        if renderer is None:
            return False
        renderer.render(painter, area)
        return True

    def _read(self, name: str, stain: PieceClass | None) -> QSvgRenderer | None:
        if not self.has(name):
            return None
        text = (self._folder / f"{name}.svg").read_text(encoding="utf-8")
        return QSvgRenderer(QByteArray((stained(text, stain) if stain else text).encode()))


class Pictures:
    """One of the sets of pictures."""

    stays_upright = False

    def __init__(self, folder: Path, spare: Faces | None = None) -> None:
        """`spare` shows the faces that the folder lacks."""
        self._files = SvgFolder(folder)
        self._spare = spare

    def has(self, kind: Kind, side: int) -> bool:
        return self._files.has(self._stem(kind, side))

    def identity(self, kind: Kind, side: int) -> Hashable:
        if self._spare is not None and not self.has(kind, side):
            return self._spare.identity(kind, side)
        return written(kind, side)

    def paint(
        self, painter: QPainter, area: QRectF, kind: Kind, side: int, turned: bool, stain: PieceClass | None
    ) -> None:
        if self._spare is not None and not self.has(kind, side):
            self._spare.paint(painter, area, kind, side, turned, stain)
        elif not self._files.draw(painter, area, self._stem(kind, side), stain):
            draw_plain_piece(painter, area, kind, side == 1 and kind.kanji_white != kind.kanji, stain)

    def _stem(self, kind: Kind, side: int) -> str:
        """The whole name where the set has it for a piece without a sign of its own, else the usual picture."""
        whole = face_stem(kind, side, whole=True)
        return whole if kind.kanji_short == kind.kanji and self._files.has(whole) else face_stem(kind, side)


def face_stem(kind: Kind, side: int, whole: bool = False) -> str:
    """Name of the picture of a face without its ending: the characters of its full name in hexadecimal, `_whole` where
    another game writes one of them, `_red` after those of a promoted one. Equal faces of different variants share it;
    packaging/artwork/faces.py names the files."""
    text, _, red = written(kind, side)
    return "-".join(f"{ord(character):x}" for character in text) + "_whole" * whole + "_red" * red


def written(kind: Kind, side: int) -> tuple[str, str, bool]:
    """All that decides how a picture looks: the full name, what a plain piece says for it, whether it is red."""
    return kind.kanji_white if side else kind.kanji, kind.kanji_short or kind.code, kind.unpromoted > 0
