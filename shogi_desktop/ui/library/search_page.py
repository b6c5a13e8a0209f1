"""Putting together what is looked for: a whole position, or pieces on squares and in hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QWidget,
)

from shogi_desktop.library.patterns import Pattern
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.session.editing.sketch import (
    AddToHand,
    Carry,
    Command,
    InHand,
    Paint,
    Place,
    Put,
    SetTurn,
    Sketch,
    can_be_written,
    position_of,
    sketch_of,
    unpromoted,
)
from shogi_desktop.session.library.library_session import Sought
from shogi_desktop.session.variants import all_games

from ..board import BoardStyle, BoardView
from ..board.input.setup_input import Carried, SetupInput
from ..board.layout.spot import Spot
from ..faces.art import RATIO, Art
from ..look.theme import SPACE
from ..pictures.piece_face import face_pixmap
from ..widgets.forms import ElidedBox, Segments, call
from ..widgets.game_choice import GameBox
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label, tip
from ..words.i18n import Translated, joined_sentences
from ..words.texts import SIDE_MARKS, labelled, piece_name, side_name, title_of

FACE: Final = 30
RING: Final = 3


class _Face(QAbstractButton):
    """A face that stays down when it is chosen."""

    def __init__(self, art: Art, kind: Kind, side: int, style: BoardStyle) -> None:
        super().__init__()
        self._art, self._kind, self._side, self._style = art, kind, side, style
        self.piece = int(make_piece(kind.id, side))
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setToolTip(tip(title_of(kind)))
        self.setAccessibleName(labelled(side_name(side), piece_name(kind)))
        self.setFixedSize(QSize(FACE + 2 * RING, round(FACE * RATIO) + 2 * RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse() or self.hasFocus():
            color = self.palette().highlight().color()
            painter.setPen(QPen(color, 2 if self.isChecked() or self.hasFocus() else 1))
            color.setAlphaF(0.2 if self.isChecked() else 0.06)
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(RING, RING, face_pixmap(self._art, self._kind, self._style, FACE, ratio, bool(self._side)))


class PiecePalette(Translated, QWidget):
    """Signals:
    picked(int): the packed piece that clicks on the board put down from now on, 0 = none.
    """

    picked = Signal(int)

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._style = art, style
        self._variant: Variant | None = None
        self._sides = Segments([(str(int(side)), "") for side in Side])
        self._sides.set_value("0")
        self._faces: list[_Face] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._sheet = QWidget()
        self._grid = QGridLayout(self._sheet)
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setSpacing(1)
        area = QScrollArea()
        area.setWidget(self._sheet)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sheet.setObjectName("sheet")
        in_column(self._sides, (area, 1), of=self, margins=0, spacing=SPACE // 2)
        self._sides.chosen.connect(self._fill)
        self._group.buttonClicked.connect(self._pick)
        self._name_parts()

    @property
    def faces(self) -> list[_Face]:
        """The faces of the side that is chosen."""
        return self._faces

    def show_variant(self, variant: Variant) -> None:
        if variant is not self._variant:
            self._variant = variant
            self._fill()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._fill()

    def let_go(self) -> None:
        """No piece is chosen any more."""
        for face in self._faces:
            face.setChecked(False)
        self.picked.emit(0)

    def _fill(self) -> None:
        for old in self._faces:
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        side = int(self._sides.value())
        kinds = self._variant.every_kind if self._variant is not None else ()
        self._faces = [_Face(self._art, kind, side, self._style) for kind in kinds]
        for face in self._faces:
            self._group.addButton(face)
        self._place()
        self.picked.emit(0)

    def _place(self) -> None:
        """As many faces in a row as there is room for."""
        across = max(1, (self.width() - 2 * SPACE - 12) // (FACE + 2 * RING + 1))
        for at, face in enumerate(self._faces):
            self._grid.addWidget(face, at // across, at % across)
            face.show()
        self._grid.setColumnStretch(across, 1)
        self._grid.setRowStretch(len(self._faces) // across + 1, 1)

    def _pick(self, button: QAbstractButton) -> None:
        for face in self._faces:
            if face is not button:
                face.setChecked(False)
        assert isinstance(button, _Face)
        self.picked.emit(button.piece if button.isChecked() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _name_parts(self) -> None:
        self._sides.set_texts([f"{SIDE_MARKS[side]} {side_name(side)}" for side in Side])

    def retranslate(self) -> None:
        self._name_parts()
        self._fill()


_CLEARING: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class PatternBoard(BoardView):
    """Pieces go anywhere; off the board they are gone, and the right button or Delete takes them away.

    Signals:
        changed(): the sketch is another one.
        let_go(): Escape, while a piece is chosen.
    """

    changed = Signal()
    let_go = Signal()

    def __init__(self, art: Art, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(art, parent, SetupInput)
        assert isinstance(self.hand, SetupInput)
        self._free: SetupInput = self.hand
        self._of = variant
        self.sketch = Sketch()
        self._free.brushed.connect(self._brush)
        self._free.carried.connect(self._carry)
        self._free.turned_over.connect(self._clear)

    def set_style(self, style: BoardStyle) -> None:
        super().set_style(replace(style, show_targets=False, animation_ms=0, lens=False))

    def show_sketch(self, sketch: Sketch, variant: Variant) -> None:
        """From now on this is put together."""
        self._of, self.sketch = variant, sketch
        self.show_position(position_of(sketch, variant))
        self.changed.emit()

    def set_brush(self, piece: int) -> None:
        """What a click puts down, 0 = clicks take pieces up."""
        self._free.set_brush(piece)

    def do(self, command: Command) -> None:
        """Changes the sketch, unless a hand would become larger than any position can say."""
        sketch = command.apply(self.sketch, self._of)
        if can_be_written(sketch, self._of):
            self.show_sketch(sketch, self._of)

    def _brush(self, spot: Spot) -> None:
        piece = self._free.brush
        if spot.on_board:
            self.do(Paint(spot.square, piece))
        else:
            self.do(AddToHand(InHand(spot.side, unpromoted(self._of, piece >> 1)), 1))

    def _carry(self, carried: Carried) -> None:
        """What stood on the target is gone: a pattern has no full set to keep."""
        origin, target = _place(carried.origin), _place(carried.target)
        if isinstance(target, int):
            self.do(Put(target, 0))
        self.do(Carry(carried.piece, origin, target))

    def _clear(self, spot: Spot) -> None:
        self.do(Put(spot.square, 0) if spot.on_board else AddToHand(InHand(spot.side, spot.kind), -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cursor = self.hand.state.cursor if self._cursor_seen() else None
        if event.key() in _CLEARING and cursor is not None:
            self._clear(cursor)
        elif event.key() == Qt.Key.Key_Escape and self._free.brush:
            self.let_go.emit()
        else:
            super().keyPressEvent(event)


def _place(spot: Spot | None) -> Place | None:
    if spot is None:
        return None
    return spot.square if spot.on_board else InHand(spot.side, spot.kind)


PART: Final = "part"
WHOLE: Final = "whole"
PALETTE_HEIGHT: Final = 150


class SearchPage(Translated, QWidget):
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
        self.turn = ElidedBox()
        self.mirrored = QCheckBox()
        self.empty, self.back, self.start = QPushButton(), QPushButton(), QPushButton()
        self._build()
        self.retranslate()
        self._connect()
        self.show_position(Position.empty(self._variant), PART)

    def _build(self) -> None:
        upper = in_row((self.how, 1), self.games, spacing=SPACE)
        for button in (self.empty, self.back, self.start):
            button.setAutoDefault(False)
        self.start.setProperty("primary", True)
        self._asking = in_row(self.turn, self.mirrored, 1, spacing=SPACE)
        self._doing = in_row(1, self.empty, self.back, self.start, spacing=SPACE)
        self._lower = QGridLayout()
        self._lower.setSpacing(SPACE)
        self._lower.addLayout(self._asking, 0, 0)
        self._lower.addLayout(self._doing, 0, 1)
        in_column(upper, self._told, (self.board, 1), self.pieces, self._lower, of=self, margins=0, spacing=SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the buttons stand in a row of their own."""
        super().resizeEvent(event)
        wished = self._asking.sizeHint().width() + SPACE + self._doing.sizeHint().width()
        place = (1, 0) if self.width() < wished else (0, 1)
        if self._lower.itemAtPosition(*place) is not self._doing:
            self._lower.removeItem(self._doing)
            self._doing.setParent(None)
            self._lower.addLayout(self._doing, *place)

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
        self._told.setText(joined_sentences(just_so if whole else part, doing))
        self._offer_turns(whole)

    def _offer_turns(self, whole: bool) -> None:
        """In a whole position one of the sides is to move; in a part of one it need not matter."""
        self.turn.clear()
        if not whole:
            self.turn.addItem(self.tr("Anyone to move"), None)
        for side in Side:
            self.turn.addItem(self.tr("{side} to move").format(side=side_name(side)), side)
        self.turn.setCurrentIndex(self.board.sketch.turn if whole else 0)

    def retranslate(self) -> None:
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
