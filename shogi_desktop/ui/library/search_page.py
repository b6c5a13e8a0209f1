"""Putting together what is looked for: a whole position, or pieces on squares and in hands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.library.patterns import Pattern
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.session.editing.sketch import SetTurn, Sketch, position_of, sketch_of
from shogi_desktop.session.library.library_session import Sought
from shogi_desktop.session.variants import all_games

from ..board import BoardStyle
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.game_box import GameBox
from ..widgets.naming import call
from ..widgets.plain import folding_label
from ..widgets.segments import Segments
from ..words.texts import side_name
from .palette import PiecePalette
from .pattern_board import PatternBoard

PART: Final = "part"
WHOLE: Final = "whole"
PALETTE_HEIGHT: Final = 150


class SearchPage(QWidget):
    """Signals:
    sought(object): the Sought that the person wants to find.
    left(): back to the game.
    """

    sought = Signal(object)
    left = Signal()

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant = load_variant("shogi")
        self._told = folding_label("muted")
        self.board = PatternBoard(art, self._variant)
        self.board.set_style(style)
        self.pieces = PiecePalette(art, style)
        self.pieces.setFixedHeight(PALETTE_HEIGHT)
        self.how = Segments([(PART, ""), (WHOLE, "")])
        self.how.set_value(PART)
        self.games = GameBox(variant.name for variant in all_games())
        self.turn = QComboBox()
        self.mirrored = QCheckBox()
        self.empty, self.back, self.start = QPushButton(), QPushButton(), QPushButton()
        self._build()
        self._retranslate()
        self._connect()
        self.show_position(Position.empty(self._variant), PART)

    def _build(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.setSpacing(SPACE)
        lower.setSpacing(SPACE)
        upper.addWidget(self.how, 1)
        upper.addWidget(self.games)
        for widget in (self.turn, self.mirrored):
            lower.addWidget(widget)
        lower.addStretch(1)
        for button in (self.empty, self.back, self.start):
            button.setAutoDefault(False)
            lower.addWidget(button)
        self.start.setProperty("primary", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addLayout(upper)
        column.addWidget(self._told)
        column.addWidget(self.board, 1)
        column.addWidget(self.pieces)
        column.addLayout(lower)

    def _connect(self) -> None:
        self.pieces.picked.connect(self.board.set_brush)
        self.board.let_go.connect(self.pieces.let_go)
        self.board.changed.connect(self._allow)
        self.how.chosen.connect(self._tell)
        self.games.chosen.connect(self._change_game)
        self.turn.activated.connect(self._change_turn)
        self.empty.clicked.connect(self._clear)
        self.back.clicked.connect(self.left)
        self.start.clicked.connect(self._find)

    def set_style(self, style: BoardStyle) -> None:
        self.board.set_style(style)
        self.pieces.set_style(style)

    def show_position(self, position: Position, how: str) -> None:
        """Begins with a position: as PART of one, or WHOLE."""
        self._variant = position.variant
        self.games.set_value(position.variant.name)
        self.pieces.show_variant(position.variant)
        self.how.set_value(how)
        self.board.show_sketch(sketch_of(position), position.variant)
        self._tell()

    def what(self) -> Sought:
        """What is looked for."""
        sketch, mirrored = self.board.sketch, self.mirrored.isChecked()
        if self.how.value() == WHOLE:
            return Sought(self._variant, position_of(sketch, self._variant), mirrored=mirrored)
        hands = {int(make_piece(place.kind, place.side)): count for place, count in sketch.hands.items()}
        pattern = Pattern(dict(sketch.pieces), hands, self.turn.currentData())
        return Sought(self._variant, None, pattern, mirrored)

    def _find(self) -> None:
        self.sought.emit(self.what())

    def _clear(self) -> None:
        self.board.show_sketch(Sketch(turn=self.board.sketch.turn), self._variant)

    def _change_game(self, name: str) -> None:
        self.show_position(Position.empty(load_variant(name)), self.how.value())

    def _change_turn(self) -> None:
        self.board.do(SetTurn(int(self.turn.currentData() or Side.BLACK)))

    def _allow(self) -> None:
        self.start.setEnabled(bool(self.board.sketch.pieces or self.board.sketch.hands))

    def _tell(self) -> None:
        """What the two ways mean; a whole position has somebody to move."""
        whole = self.how.value() == WHOLE
        just_so = self.tr("The position must be just so, hands and side to move too.")
        part = self.tr("These pieces stand on these squares and hands hold at least these; all else may be anyhow.")
        doing = self.tr("Choose a piece and click squares or stands; the right button takes a piece away.")
        self._told.setText(f"{just_so if whole else part} {doing}")
        self._offer_turns(whole)

    def _offer_turns(self, whole: bool) -> None:
        """In a whole position one of the sides is to move; in a part of one it need not matter."""
        self.turn.clear()
        if not whole:
            self.turn.addItem(self.tr("Anyone to move"), None)
        for side in Side:
            self.turn.addItem(self.tr("{side} to move").format(side=side_name(side)), side)
        self.turn.setCurrentIndex(self.board.sketch.turn if whole else 0)

    def _retranslate(self) -> None:
        self.how.set_texts([self.tr("Part of a position"), self.tr("Whole position")])
        call(self.games, self.tr("Game"))
        call(self.turn, self.tr("Side to move"))
        self.mirrored.setText(self.tr("Mirrored too"))
        self.mirrored.setToolTip(self.tr("Left and right exchanged is found as well"))
        self.empty.setText(self.tr("Clear"))
        self.back.setText(self.tr("Back"))
        self.back.setToolTip(self.tr("Back to the game of the record"))
        self.start.setText(self.tr("Find"))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
