"""Small pictures of problems, alone or in a row, each cut to the part of the board where the pieces stand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...board import BoardStyle
from ...faces.art import Art
from ...look.fonts import scaled
from ...look.theme import SPACE
from ...pictures.board_picture import Crop, board_picture
from ...widgets.layouts import in_row
from ...widgets.plain import PlainLabel

SIZE: Final = 92  # pixels, least width of a picture
SQUARE: Final = 12  # pixels, least width of a square
LEAST: Final = 5  # squares a picture shows each way
BAR: Final = 14  # room for the scroll bar


def crop_of(position: Position) -> Crop:
    """A square part of the board that holds all pieces but the attacker's king, which no mate needs; with a square
    around them where the board goes on."""
    variant = position.variant
    own = position.royal_squares(position.turn)
    there = [square for square in variant.squares if position.piece_at(square) and square not in own]
    files = [variant.file_of(square) for square in there] or [1]
    ranks = [variant.rank_of(square) for square in there] or [1]
    right, left = _stretch(min(files) - 1, max(files) + 1, max(ranks) - min(ranks) + 3, variant.files)
    top, bottom = _stretch(min(ranks) - 1, max(ranks) + 1, left - right + 1, variant.ranks)
    return Crop(left, right, top, bottom)


def _stretch(first: int, last: int, least: int, most: int) -> tuple[int, int]:
    """The range from `first` to `last`, at least so long where the board (1 to `most`) has room, and within it."""
    length = min(max(last - first + 1, least, LEAST), most)
    first -= (length - (last - first + 1)) // 2
    first = max(min(first, most - length + 1), 1)
    return first, first + length - 1


def _width(files: int) -> int:
    """How wide a picture of so many squares is, in pixels: their pieces can be recognised."""
    return max(SIZE, SQUARE * files)


class Previews(QScrollArea):
    """The newest picture is scrolled to."""

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._style = art, replace(style, coordinates="off")
        self._most = SIZE  # the width of a picture of the whole board
        self._sheet = QWidget()
        self._row = in_row(1, of=self._sheet, margins=0, spacing=SPACE)
        self.setObjectName("start")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setWidgetResizable(True)
        self.setWidget(self._sheet)
        self._sheet.installEventFilter(self)

    def sizeHint(self) -> QSize:
        return QSize(4 * SIZE, round(self._most * 1.15) + BAR)

    def minimumSizeHint(self) -> QSize:
        return QSize(SIZE, self.sizeHint().height())

    def count(self) -> int:
        return self._row.count() - 1

    def add(self, position: Position) -> None:
        ratio = self.devicePixelRatioF()
        crop = crop_of(position)
        width = _width(crop.left - crop.right + 1)
        image = board_picture(self._art, position, self._style, width, ratio, crop=crop)
        label = PlainLabel()
        label.setPixmap(QPixmap.fromImage(image))
        label.setAccessibleName(self.tr("Problem {n}").format(n=self.count() + 1))
        self._row.insertWidget(self.count(), label, 0, Qt.AlignmentFlag.AlignTop)

    def begin(self, variant: Variant) -> None:
        """No pictures yet; those that follow are of this game."""
        self._most = _width(variant.files)
        self.updateGeometry()
        self.clear()

    def clear(self) -> None:
        while self.count():
            item = self._row.takeAt(0)
            label = item.widget() if item is not None else None
            if label is not None:
                label.hide()
                label.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sheet has grown: to its end."""
        if event.type() == QEvent.Type.Resize:
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().maximum())
        return super().eventFilter(watched, event)


WIDTH: Final = 210  # pixels


class Thumbnail(PlainLabel):
    """Empty while there is no problem, or one of a game that is gone."""

    def __init__(self, art: Art, style: BoardStyle, name: str, parent: QWidget | None = None) -> None:
        """`name` is what screen readers call the picture."""
        super().__init__(parent=parent)
        self._art, self._style = art, replace(style, coordinates="off")
        self.setAccessibleName(name)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(scaled(WIDTH))

    def show_problem(self, problem: Problem | None) -> None:
        try:
            position = position_of(problem) if problem is not None else None
        except (NotationError, VariantError):
            position = None
        if position is None:
            self.clear()
            return
        ratio = self.devicePixelRatioF()
        picture = board_picture(self._art, position, self._style, self.width(), ratio, crop=crop_of(position))
        self.setPixmap(QPixmap.fromImage(picture))
