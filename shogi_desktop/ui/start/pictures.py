"""The pictures of the start page: boards as they are set up, and a few pieces for each thing to do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle
from ..board.layout.layout import BOARD_DEPTH, Layout
from ..board.scene.scene import BoardScene
from ..board.scene.snapshot import snapshot_of
from ..faces.art import RATIO, Art
from ..look.picture_cache import PictureCache

KEPT: Final = 16 * 1024 * 1024  # bytes of boards
DRAWN: Final = 200  # height that a board is drawn at least, and then made smaller: lines and squares stay even
TRIAL: Final = 2000  # side of a viewport in which the proportions of a board are measured
SHARES: Final = (0.46, 0.62)  # widths of the outer and the middle piece, of the height of the picture


class StartPictures:
    """Draws with the art of the program; nothing is kept but the boards, which take longest."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._boards: PictureCache[tuple[Variant, BoardStyle, int, float], QPixmap] = PictureCache(KEPT)

    def board(self, name: str, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
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

    def faces(self, name: str, task: str, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
        """Pieces of a variant that stand for a task of the start page."""
        canvas = QPixmap(size * ratio)
        canvas.setDevicePixelRatio(ratio)
        canvas.fill(Qt.GlobalColor.transparent)
        painter = QPainter(canvas)
        variant = load_variant(name)
        shown = _shown(variant, task)
        for number, (kind, side) in enumerate(shown):
            width = size.height() * SHARES[len(shown) == 1]
            face = self._art.pixmap(kind, side, style.look, round(width * ratio), turned=side == 1)
            face.setDevicePixelRatio(ratio)
            x = (size.width() - width * len(shown)) / 2 + number * width
            painter.drawPixmap(QPointF(x, (size.height() - width * RATIO) / 2), face)
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


def _shown(variant: Variant, task: str) -> list[tuple[Kind, int]]:
    """Piece and side: the royal ones face each other for a game with a friend, the dearest piece is the computer."""
    kinds = [variant.kind(kind) for kind in dict.fromkeys(kind for kind, _ in variant.array.values())]
    royal = next(kind for kind in kinds if kind.royal)
    others = sorted((kind for kind in kinds if not kind.royal), key=_worth) or [royal]
    rising = sorted((kind for kind in kinds if kind.promotes_to), key=_worth)
    crowned = max((variant.kind(kind.promotes_to) for kind in rising), key=_worth, default=others[-1])
    learnt = [rising[0], variant.kind(rising[0].promotes_to)] if rising else others[:1]
    return {
        "computer": [(others[-1], 1)],
        "friend": [(royal, 0), (royal, 1)],
        "learn": [(kind, 0) for kind in learnt],
        "set_up": [(others[-1], 0), (royal, 1)],
        "solve": [(crowned, 0), (royal, 1)],
    }[task]


def _worth(kind: Kind) -> int:
    return kind.worth
