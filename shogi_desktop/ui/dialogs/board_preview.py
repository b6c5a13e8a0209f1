"""A small board that shows how a game looks and feels with the choices made."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QWidget

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE, from_square
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.session.variants import all_games

from ..board import BoardStyle, BoardView
from ..board.ground.wood import board_swatch
from ..faces.art import RATIO, Art, PieceLook
from ..look.theme import SPACE
from ..widgets.game_choice import GameBox
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from ..words.i18n import Translated

WISHED: Final = QSize(580, 540)
LEAST: Final = QSize(240, 240)


class BoardPreview(Translated, QWidget):
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
        self._spare = PlainLabel(role="muted")
        self._spare.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        row = in_row(1, self._label, self.games, 1)
        in_column((self.board, 1), row, self._spare, of=self, margins=0, spacing=SPACE)
        self.games.currentIndexChanged.connect(self._begin)
        self.board.hand.move_requested.connect(self._play)
        self.board.hand.set_preview(self._transition)
        self._begin()
        self.retranslate()

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
        self.board.mark(last_move=self.position.last_move() if self.position.ply else NO_MOVE)
        self.board.hand.set_moves(self.position.legal_moves())

    def retranslate(self) -> None:
        self._label.setText(self.tr("Shown with"))
        self._spare.setText(self.tr("Pieces of this game that have no picture in the set show letters."))


def typical_move(position: Position) -> int:
    """A quiet move of one of the cheapest pieces, a little to the left of the middle."""
    variant, moves = position.variant, position.legal_moves()

    def worth(move: int) -> int:
        return variant.kind(position.piece_at(from_square(move)) >> 1).worth

    least = min(map(worth, moves))
    cheap = sorted((move for move in moves if worth(move) == least), key=lambda m: variant.file_of(from_square(m)))
    return cheap[len(cheap) * 2 // 3]


PIECE: Final = 30  # pixels, the width of a piece
ICON: Final = QSize(4 * PIECE, round(PIECE * RATIO))


def typical_kinds(variant: Variant) -> list[Kind]:
    """The royal piece, the dearest one, the face that the dearest promotable piece promotes to, the cheapest one."""
    kinds = [kind for kind in variant.every_kind if not kind.unpromoted]
    royal = next(kind for kind in kinds if kind.royal)
    others = sorted((kind for kind in kinds if not kind.royal), key=lambda kind: -kind.worth)
    promoted = [variant.kind(kind.promotes_to) for kind in others if kind.promotes_to]
    return [royal, others[0], *promoted[:1], others[-1]]


def pieces_icon(art: Art, variant: Variant, look: PieceLook, ratio: float) -> QIcon:
    """A row of pieces of the game, `ratio` device pixels a pixel."""
    pixels = round(PIECE * ratio)
    picture = QPixmap(pixels * 4, round(pixels * RATIO))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for place, kind in enumerate(typical_kinds(variant)):
        face = QPixmap(art.pixmap(kind, 0, look, pixels, False))
        face.setDevicePixelRatio(1)
        painter.drawPixmap(place * pixels, 0, face)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return _icon(picture)


def board_icon(board: str, dark: bool, ratio: float) -> QIcon:
    return _icon(board_swatch(board, dark, ICON, ratio))


def _icon(picture: QPixmap) -> QIcon:
    """The picture as it is on a selected row, too, where Qt would tint it."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
