"""A small board that shows how a game looks and feels with the choices made."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE, from_square
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.variants import all_games

from ..board import BoardStyle, BoardView
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.game_box import GameBox
from ..widgets.plain import PlainLabel

WISHED: Final = QSize(580, 540)
LEAST: Final = QSize(240, 240)


class BoardPreview(QWidget):
    """The start of one of the games, on which both sides may be moved; a switch below chooses the game."""

    def __init__(self, art: Art, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.board = BoardView(art)
        self.board.setMinimumSize(LEAST)
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.games = GameBox(game.name for game in all_games())
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self._label = PlainLabel()
        self._label.setBuddy(self.games)
        self._spare = PlainLabel()
        self._spare.setProperty("role", "muted")
        self._spare.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._label)
        row.addWidget(self.games)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.board, 1)
        column.addLayout(row)
        column.addWidget(self._spare)
        self.games.currentIndexChanged.connect(self._begin)
        self.board.move_requested.connect(self._play)
        self.board.set_preview(self._transition)
        self._begin()
        self._retranslate()

    def sizeHint(self) -> QSize:
        return WISHED

    @property
    def variant(self) -> Variant:
        return self.position.variant

    def set_style(self, style: BoardStyle) -> None:
        self.board.set_style(style)
        self._tell_spare()

    def _tell_spare(self) -> None:
        """Whether letters stand in for figures that this game has not."""
        self._spare.setVisible(not self._art.is_whole(self.board.style_used.piece_set, self.variant))

    def show_a_move(self) -> None:
        """One move forward or back, to show how fast pieces go."""
        if self.position.ply:
            move = self.position.undo()
            self.board.show_position(self.position, self.position.transition(move), True)
            self._marked()
        else:
            self._play(typical_move(self.position))

    def _begin(self) -> None:
        self.position = Position(load_variant(self.games.currentData()))
        self.board.set_start(None)
        self.board.show_position(self.position)
        self._marked()
        self._tell_spare()

    def _transition(self, move: int) -> Transition:
        return self.position.transition(move)

    def _play(self, move: int) -> None:
        transition = self.position.transition(move)
        self.position.play(move)
        self.board.show_position(self.position, transition)
        self._marked()

    def _marked(self) -> None:
        self.board.set_last_move(self.position.last_move() if self.position.ply else NO_MOVE)
        self.board.set_moves(self.position.legal_moves())

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Shown with"))
        self._spare.setText(self.tr("Pieces of this game that have no picture in the set show letters."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def typical_move(position: Position) -> int:
    """A quiet move of one of the cheapest pieces, a little to the left of the middle."""
    variant, moves = position.variant, position.legal_moves()

    def worth(move: int) -> int:
        return variant.kind(position.piece_at(from_square(move)) >> 1).worth

    least = min(map(worth, moves))
    cheap = sorted((move for move in moves if worth(move) == least), key=lambda m: variant.file_of(from_square(m)))
    return cheap[len(cheap) * 2 // 3]
