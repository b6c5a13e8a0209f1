"""Pictures of games: their boards as they are set up."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.record.variant import Variant

from ..board import BoardStyle
from ..board.layout.layout import BOARD_DEPTH, Layout
from ..board.scene.scene import BoardScene
from ..board.scene.snapshot import snapshot_of
from ..faces.art import Art
from ..look.picture_cache import PictureCache

KEPT: Final = 16 * 1024 * 1024  # bytes of boards
DRAWN: Final = 200  # height that a board is drawn at least, and then made smaller: lines and squares stay even
TRIAL: Final = 2000  # side of a viewport in which the proportions of a board are measured


class BoardPictures:
    """Draws with the art of the program, and keeps what it has drawn: large boards take long."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._boards: PictureCache[tuple[Variant, BoardStyle, int, float], QPixmap] = PictureCache(KEPT)

    def picture(self, name: str, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
        """The board of a variant with all pieces, as large as `size` lets it be (logical pixels)."""
        bare = replace(style, coordinates="off", thick_grid=False, animation_ms=0)
        variant = load_variant(name)
        key = variant, bare, size.height(), ratio
        kept = self._boards.get(key)
        if kept is None:
            drawn = self._drawn_board(variant, bare, size * max(1, DRAWN / size.height()), ratio)
            kept = self._boards.put(key, _made_smaller(drawn, size, ratio))
        return kept

    def _drawn_board(self, variant: Variant, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
        """The board alone, without its trays and the table."""
        trial = Layout(variant, TRIAL, TRIAL, 1.0, labelled=False)
        side = round(size.height() * TRIAL / (trial.board.h + BOARD_DEPTH * trial.cell_w))
        layout = Layout(variant, side, side, ratio, labelled=False)
        board = layout.board
        source = QRectF(board.x, board.y, board.w, board.h + BOARD_DEPTH * layout.cell_w)
        width = min(size.width(), round(size.height() * source.width() / source.height()))
        canvas = QPixmap(QSize(width, size.height()) * ratio)
        canvas.setDevicePixelRatio(ratio)
        canvas.fill(Qt.GlobalColor.transparent)
        scene = BoardScene(self._art, layout, style)
        scene.show_snapshot(snapshot_of(Position(variant)))
        painter = QPainter(canvas)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, width, size.height()), source)
        painter.end()
        return canvas


def _made_smaller(picture: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """The picture with its proportions, at most as large as `size` (logical pixels)."""
    height = round(size.height() * ratio)
    if picture.height() <= height:
        return picture
    made = picture.scaledToHeight(height, Qt.TransformationMode.SmoothTransformation)
    made.setDevicePixelRatio(ratio)
    return made
