"""The page on which a position is set up, in the place of the board of a game, which stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.notation.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.pieces import make_piece
from shogi_desktop.session.editing import Editing
from shogi_desktop.session.presets import preset
from shogi_desktop.session.sketch import InHand, Place, sketch_of, unpromoted
from shogi_desktop.session.sketching import (
    AddToHand,
    Become,
    Carry,
    Command,
    Cycle,
    Mirror,
    Paint,
    Promote,
    Put,
    SwapSides,
    other_face,
)

from ..art import Art
from ..board import BoardStyle
from ..board.free_hand import Carried
from ..board.spot import Spot
from ..elided_label import ElidedLabel
from ..texts import piece_name, side_name
from ..theme import SPACE
from .board import EditorBoard
from .exchange import Exchange
from .ghost import Ghost
from .side_panel import LEAST_WIDTH, MOST_WIDTH, EditorPanel
from .tools import EditorTools, Tool, tool_of_keys

PANEL_SHARE: Final = 0.26  # of the page's width


class EditorPage(QWidget):
    """Signals:
    play_wished(str, str): the name of the variant and the SFEN of a sound position to play from.
    problem_wished(str, str): the same of a position whose side to move is to mate.
    cancelled(): nothing shall follow.
    """

    play_wished = Signal(str, str)
    problem_wished = Signal(str, str)
    cancelled = Signal()

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._style = style
        self._editing = Editing(Position(load_variant("shogi")))
        self._others: dict[str, Editing] = {}  # what was set up of other games meanwhile
        self._brush = 0
        self.tools = EditorTools()
        self.board = EditorBoard(art)
        self.panel = EditorPanel(art)
        self._told = ElidedLabel()
        self._told.setProperty("role", "muted")
        self._ghost = Ghost(art, self)
        self.exchange = Exchange(art, self)
        self._build()
        self._connect()
        self.set_style(style)
        self._show_variant()

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.board, 1)
        row.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, SPACE * 2, 0)
        head.addWidget(self.tools)
        head.addWidget(self._told, 1)
        column.addLayout(head)
        column.addLayout(row, 1)
        self.panel.setFixedWidth(LEAST_WIDTH)

    def _connect(self) -> None:
        board, panel = self.board, self.panel
        board.brushed.connect(self._use_brush)
        board.carried.connect(self._carry)
        board.turned_over.connect(self._turn_over)
        board.cleared.connect(self._clear)
        board.typed.connect(self._typed)
        board.promoted.connect(self._promote)
        board.brush_dropped.connect(self._drop_brush)
        board.carrying.connect(self._carry_beside)
        panel.pieces.picked.connect(self._choose)
        panel.pieces.dragged.connect(self._drag)
        panel.pieces.dropped.connect(self._drop)
        panel.wished.connect(self.do)
        panel.verdict.square_wished.connect(board.point_out)
        panel.play.clicked.connect(self._play)
        panel.solve.clicked.connect(self._solve)
        panel.cancel.clicked.connect(self.cancelled)
        self.exchange.told.connect(self.tell)
        self.tools.wished.connect(self.use_tool)
        self.tools.preset_wished.connect(self._set_up)
        self.tools.game_wished.connect(self.change_game)

    # What the window tells

    def edit(self, variant: str, sfen: str) -> None:
        """Begins with a position, "" = the even game. NotationError for a text that is none."""
        loaded = load_variant(variant)
        self._editing = Editing(parse_sfen(sfen, loaded) if sfen else Position(loaded))
        self._others.clear()
        self._show_variant()
        self.board.setFocus()

    def take(self, variant: str, sfen: str) -> None:
        """Puts a position in the place of the one there, which can be had back. NotationError as with `edit`."""
        sketch = sketch_of(parse_sfen(sfen, load_variant(variant)))
        self.change_game(variant)
        self.do(Become(sketch))

    def change_game(self, variant: str) -> None:
        """Goes on with another game: where the person left it on this page, else with its even game."""
        left = self._editing
        if variant != left.variant.name:
            self._others[left.variant.name] = left
            self._editing = self._others.get(variant) or Editing(Position(load_variant(variant)))
            self._show_variant()
        self.board.setFocus()

    def set_style(self, style: BoardStyle) -> None:
        """The look of board and pieces."""
        self._style = style
        self.board.set_style(style)
        self.panel.set_style(style)
        self.tools.set_dark(style.dark)
        self.exchange.style = style

    @property
    def editing(self) -> Editing:
        """The position in the making."""
        return self._editing

    @property
    def brush(self) -> int:
        """The packed piece that clicks put down, 0 = none."""
        return self._brush

    def do(self, command: Command) -> None:
        """Does something to the position and shows what came of it."""
        if self._editing.do(command):
            self._show()
            self._tell_brush()
        else:
            self.panel.show_editing(self._editing)

    def _show_variant(self) -> None:
        variant = self._editing.variant
        self.panel.show_variant(variant)
        self.tools.show_variant(variant)
        self._choose(0)
        self._show()

    def _show(self) -> None:
        editing = self._editing
        flawed = [flaw.square for flaw in editing.flaws() if flaw.square >= 0]
        self.board.show_sketch(editing.position(), flawed)
        self.panel.show_editing(editing)
        self.tools.set_possible(editing.can_undo, editing.can_redo)

    def tell(self, text: str) -> None:
        """A short word on what has just happened, or on what a click will do."""
        self._told.setText(text)

    def told(self) -> str:
        return self._told.text()

    # The chosen piece

    def _choose(self, piece: int) -> None:
        self._brush = piece
        self.board.set_brush(piece)
        self.panel.pieces.set_brush(piece)
        self._tell_brush()

    def _drop_brush(self) -> None:
        self._choose(0)

    def _tell_brush(self) -> None:
        """What a click does."""
        if not self._brush:
            self.tell(self.tr("Drag pieces, or choose one. The right button turns a piece over."))
            return
        name = piece_name(self._editing.variant.kind(self._brush >> 1))
        words = self.tr("Click squares for {side}: {piece}. Esc lets go.")
        self.tell(words.format(side=side_name(self._brush & 1), piece=name))

    # What the hand does

    def _place(self, spot: Spot | None) -> Place | None:
        if spot is None:
            return None
        return spot.square if spot.on_board else InHand(spot.side, spot.kind)

    def _use_brush(self, spot: Spot) -> None:
        if spot.on_board:
            self.do(Paint(spot.square, self._brush))
        else:
            self._add_to_hand(spot.side, self._brush >> 1)

    def _add_to_hand(self, side: int, kind: int) -> None:
        self.do(AddToHand(InHand(side, unpromoted(self._editing.variant, kind)), 1))

    def _carry(self, carried: Carried) -> None:
        self.do(Carry(carried.piece, self._place(carried.origin), self._place(carried.target)))

    def _turn_over(self, spot: Spot) -> None:
        if spot.on_board:
            self.do(Cycle(spot.square))
        else:
            self._clear(spot)

    def _clear(self, spot: Spot) -> None:
        self.do(Put(spot.square, 0) if spot.on_board else AddToHand(InHand(spot.side, spot.kind), -1))

    def _typed(self, kind: int, shifted: bool, cursor: Spot | None) -> None:
        piece = make_piece(kind, self.panel.pieces.side ^ int(shifted))
        if cursor is None:
            self._choose(piece)
        elif cursor.on_board:
            self.do(Put(cursor.square, piece))
        else:
            self._add_to_hand(cursor.side, kind)

    def _promote(self, cursor: Spot | None) -> None:
        """Turns the piece under the cursor to its other face, else the chosen one."""
        if cursor is not None and cursor.on_board:
            self.do(Promote(cursor.square))
        elif self._brush:
            self._choose(other_face(self._editing.variant, self._brush))

    # Pieces dragged out of the box, or beside the board

    def _drag(self, piece: int, point: QPoint) -> None:
        self.board.place_under(point, piece)
        self._show_ghost(piece, self.mapFromGlobal(point))

    def _drop(self, piece: int, point: QPoint) -> None:
        self._ghost.hide()
        spot = self.board.place_under(point, piece)
        self.board.end_aim()
        if spot is not None:
            self.do(Carry(piece, None, self._place(spot)))

    def _carry_beside(self, piece: int, point: QPointF | None) -> None:
        viewport = self.board.viewport()
        if point is None:
            self._ghost.hide()
            self._tell_brush()
            return
        self._show_ghost(piece, viewport.mapTo(self, point.toPoint()))
        if not viewport.rect().contains(point.toPoint()):
            self.tell(self.tr("Let go here to take the piece away."))

    def _show_ghost(self, piece: int, middle: QPoint) -> None:
        self._ghost.carry(self._editing.variant, piece, self._style, self.board.piece_pixels(), middle)

    # The whole position

    def _set_up(self, key: str) -> None:
        editing = self._editing
        self.do(Become(preset(editing.variant, key).make(editing.sketch, editing.variant)))

    def use_tool(self, tool: Tool) -> None:
        """Does what a button or a combination of keys asks for."""
        handlers: dict[Tool, Callable[[], None]] = {
            Tool.UNDO: self._undo,
            Tool.REDO: self._redo,
            Tool.MIRROR: self._mirror,
            Tool.TURN: self._swap_sides,
            Tool.COPY_SFEN: self._copy_sfen,
            Tool.COPY_BOD: self._copy_bod,
            Tool.COPY_PICTURE: self._copy_picture,
            Tool.PASTE: self._paste,
            Tool.SAVE_PICTURE: self._save_picture,
        }
        handlers[tool]()

    def _undo(self) -> None:
        if self._editing.undo():
            self._show()

    def _redo(self) -> None:
        if self._editing.redo():
            self._show()

    def _mirror(self) -> None:
        self.do(Mirror())

    def _swap_sides(self) -> None:
        self.do(SwapSides())

    def _copy_sfen(self) -> None:
        self.exchange.copy_sfen(self._editing)

    def _copy_bod(self) -> None:
        self.exchange.copy_bod(self._editing)

    def _copy_picture(self) -> None:
        self.exchange.copy_picture(self._editing)

    def _paste(self) -> None:
        sketch = self.exchange.pasted(self._editing.variant)
        if sketch is not None:
            self.do(Become(sketch))

    def _save_picture(self) -> None:
        self.exchange.ask_where_to_save(self._editing)

    def _play(self) -> None:
        if not self._editing.flaws():
            self.play_wished.emit(self._editing.variant.name, self._editing.sfen())

    def _solve(self) -> None:
        if self._editing.is_solvable():
            self.problem_wished.emit(self._editing.variant.name, self._editing.sfen())

    # Qt's own

    def event(self, event: QEvent) -> bool:
        """Takes the keys of its tools before the window's actions do."""
        asked = event if event.type() == QEvent.Type.ShortcutOverride else None
        if isinstance(asked, QKeyEvent) and tool_of_keys(QKeySequence(asked.keyCombination())) is not None:
            asked.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        tool = tool_of_keys(QKeySequence(event.keyCombination()))
        if tool is not None:
            self.use_tool(tool)
            event.accept()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = min(max(LEAST_WIDTH, round(self.width() * PANEL_SHARE)), MOST_WIDTH)
        self.panel.setFixedWidth(width)
        self.tools.fit(self.width() - 2 * SPACE)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._tell_brush()
        super().changeEvent(event)
