"""A problem as a small picture: the part of the board where its pieces stand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules.errors import VariantError

from ...board import BoardStyle
from ...faces.art import Art
from ...look.text_size import scaled
from ...pictures.board_picture import board_picture
from ...widgets.plain import PlainLabel
from ..making.previews import crop_of

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
