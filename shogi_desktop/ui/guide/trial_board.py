"""The board on which the piece of the guide is tried out, with a word on how it went and a way back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle, BoardView
from ..board.words import half_way_words
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label
from ..words.i18n import Translated
from .trial import Trial

MOST: Final = 460  # pixels in width
PROPORTION: Final = 1.09  # height to width of the table around a board as high as wide in squares


class TrialBoard(Translated, QWidget):
    """One piece of the learner's moves again and again; `played` is emitted after each of its moves."""

    played = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trial: Trial | None = None
        stage = _Stage(art, self)
        self._board = stage.board
        self._board.hand.move_requested.connect(self._play)
        self._board.hand.half_way_changed.connect(self._tell)
        self._told = folding_label("muted")
        self._told.setMinimumHeight(2 * self._told.fontMetrics().lineSpacing())
        self._reset = QPushButton()
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self._start_again)
        foot = in_row((self._told, 1), self._reset, spacing=SPACE)
        in_column(stage, foot, of=self, margins=0, spacing=SPACE)
        self.retranslate()

    @property
    def trial(self) -> Trial | None:
        """What is on the board, None before the first piece."""
        return self._trial

    @property
    def board(self) -> BoardView:
        return self._board

    def show_kind(self, variant: Variant, kind: Kind) -> None:
        self._trial = Trial(variant, kind)
        self._show()

    def set_style(self, style: BoardStyle) -> None:
        self._board.set_style(replace(style, coordinates="off", lens=False, show_targets=True))

    def _start_again(self) -> None:
        if self._trial is not None:
            self._trial.reset()
            self._show()

    def _play(self, move: int) -> None:
        if self._trial is not None:
            self._show(self._trial.play(move))
            self.played.emit()

    def _show(self, transition: Transition | None = None) -> None:
        assert self._trial is not None
        self._board.show_position(self._trial.position, transition)
        self._board.mark(last_move=0)
        self._board.hand.set_moves(self._trial.moves())
        self._board.hand.set_preview(self._trial.position.transition)
        self._tell()

    def _tell(self) -> None:
        """What the learner should know now."""
        trial = self._trial
        if trial is None:
            return
        if self._board.hand.state.half_way:
            text = half_way_words(self._board.hand.state)
        elif trial.square < 0:
            text = self.tr("It burnt.")
        elif not trial.moves():
            text = self.tr("It can move no further.")
        elif not trial.enemies():
            text = self.tr("Nothing is left to capture.")
        else:
            text = self.tr("Move it: the others stand still.")
        self._told.setText(text)

    def retranslate(self) -> None:
        self._reset.setText(self.tr("Reset"))
        self._tell()


class _Board(BoardView):
    """Leaves the wheel to the page around it."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(art, parent)
        self.setMinimumSize(120, 120)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _Stage(QWidget):
    """Room for the board: as high as the width asks for, with the board in the middle."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.board = _Board(art, self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(MOST, self.heightForWidth(MOST))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(120))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(min(width, MOST) * PROPORTION)

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = min(self.width(), MOST)
        self.board.setGeometry((self.width() - width) // 2, 0, width, self.heightForWidth(width))
        super().resizeEvent(event)
