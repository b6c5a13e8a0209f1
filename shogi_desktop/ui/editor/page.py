"""The page on which a position is set up, in the place of the board of a game, which stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.session.editing.editing import Editing, preset
from shogi_desktop.session.editing.sketch import Become, Command, Mirror, Sketch, SwapSides, problem_sketch, sketch_of

from ..board import BoardStyle
from ..faces.art import Art
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..words.i18n import Translated
from .board import EditorBoard
from .handling import Handling
from .side_panel import LEAST_WIDTH, MOST_WIDTH, EditorPanel
from .tools import EditorTools, PositionExchange, Tool, tool_of_keys
from .verdict import flaw_words

PANEL_SHARE: Final = 0.26  # of the page's width


class EditorPage(Translated, QWidget):
    """Signals:
    play_wished(str, str, object): the name of the variant, the SFEN of a sound position to play from, and the rule
        options chosen (name -> value).
    problem_wished(Position): a position whose side to move is to mate.
    keep_wished(Position): such a position that is to be kept in a set of problems.
    cancelled(): nothing shall follow.
    """

    play_wished = Signal(str, str, object)
    problem_wished = Signal(object)
    keep_wished = Signal(object)
    cancelled = Signal()

    def __init__(self, art: Art, style: BoardStyle, drafts: Drafts, parent: QWidget | None = None) -> None:
        """`drafts` holds what is set up, and stays the caller's."""
        super().__init__(parent)
        self.drafts = drafts
        self.tools = EditorTools()
        self.board = EditorBoard(art)
        self.panel = EditorPanel(art)
        self._told = ElidedLabel()
        self._told.setProperty("role", "muted")
        self._input = Handling(self.board, self.panel.pieces, art, drafts, self)
        self.exchange = PositionExchange(art, self)
        self._build()
        self._connect()
        self.set_style(style)
        self._show_variant()

    def _build(self) -> None:
        foot = in_row((self._told, 1), margins=(SPACE * 2, SPACE // 2, SPACE, SPACE // 2))
        row = in_row((in_column((self.board, 1), foot, spacing=0), 1), self.panel, spacing=0)
        in_column(self.tools, (row, 1), of=self, margins=0, spacing=0)
        self.panel.setFixedWidth(scaled(LEAST_WIDTH))

    def _connect(self) -> None:
        board, panel = self.board, self.panel
        self._input.wished.connect(self.do)
        self._input.told.connect(self.tell)
        panel.wished.connect(self.do)
        panel.verdict.square_wished.connect(board.point_out)
        panel.play.clicked.connect(self._play)
        panel.solve.clicked.connect(self._solve)
        panel.keep.clicked.connect(self._keep)
        panel.cancel.clicked.connect(self.cancelled)
        self.exchange.told.connect(self.tell)
        self.tools.wished.connect(self.use_tool)
        self.tools.preset_wished.connect(self._set_up)
        self.tools.game_wished.connect(self.change_game)

    # What the window tells

    def edit(self, variant: str, sfen: str, options: Mapping[str, str] = {}) -> None:
        """Begins with a position, "" = the even game, under rule options that are not as usual. NotationError or
        VariantError for what is none."""
        loaded = load_variant(variant, options)
        self._begin(parse_sfen(sfen, loaded) if sfen else Position(loaded), None)

    def edit_problem(self, position: Position) -> None:
        """Begins with the position of a mate problem."""
        self._begin(position, problem_sketch(position))

    def _begin(self, position: Position, sketch: Sketch | None) -> None:
        left = self.drafts.begin(position, sketch)
        self._show_variant()
        self.board.setFocus()
        if left:
            self.tell(self.tr("What you set up before comes back with Undo."))

    def change_game(self, variant: str) -> None:
        """Goes on with another game: where the person left it, else with its even game."""
        if variant != self.editing.variant.name:
            self.drafts.change_game(variant)
            self._show_variant()
        self.board.setFocus()

    def offer_games(self, names: Collection[str]) -> None:
        """There are other games than before; that of the position may be gone."""
        self.tools.games.offer(names)
        if self.drafts.keep_games(names):
            self._show_variant()

    def set_style(self, style: BoardStyle) -> None:
        """The look of board and pieces."""
        self._input.set_style(style)
        self.board.set_style(style)
        self.panel.set_style(style)
        self.tools.set_dark(style.dark)
        self.exchange.style = style

    @property
    def editing(self) -> Editing:
        """The position in the making."""
        return self.drafts.editing

    @property
    def brush(self) -> int:
        """The packed piece that clicks put down, 0 = none."""
        return self._input.brush

    def do(self, command: Command) -> None:
        """Does something to the position and shows what came of it."""
        if self.editing.do(command):
            self._changed()
            self._input.tell_brush()
        else:
            self.panel.show_editing(self.editing)

    def position(self) -> Position:
        """What is set up now."""
        return self.editing.position()

    def put_below_verdict(self, widget: QWidget) -> None:
        self.panel.put_below_verdict(widget)

    def obstacle(self) -> str:
        """Why nobody can think about the position, "" where they can."""
        flaws = self.editing.flaws()
        if not flaws:
            return ""
        why = flaw_words(flaws[0], self.editing, self.board.style_used.coordinates)
        return self.tr("No analysis: {why}").format(why=why)

    def make_moves(self, moves: Sequence[int]) -> None:
        """Plays moves in the position, which is then the one they lead to."""
        position = self.editing.position()
        if not self.editing.flaws() and moves and position.is_legal(moves[0]):
            for move in moves:
                position.play(move)
            self.do(Become(sketch_of(position)))

    def _changed(self) -> None:
        self.drafts.changed()
        self._show()

    def _show_variant(self) -> None:
        variant = self.editing.variant
        self.panel.show_variant(variant)
        self.tools.show_variant(variant)
        self._input.choose(0)
        self._show()

    def _show(self) -> None:
        editing = self.editing
        flawed = [flaw.square for flaw in editing.flaws() if flaw.square >= 0]
        self.board.show_sketch(editing.position(), flawed)
        self.panel.show_editing(editing)
        self.tools.set_possible(editing.can_undo, editing.can_redo)

    def tell(self, text: str) -> None:
        """A short word on what has just happened, or on what a click will do."""
        self._told.setText(text)

    def told(self) -> str:
        return self._told.text()

    # The whole position

    def _set_up(self, key: str) -> None:
        editing = self.editing
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
        if self.editing.undo():
            self._changed()
            self._input.tell_brush()

    def _redo(self) -> None:
        if self.editing.redo():
            self._changed()
            self._input.tell_brush()

    def _mirror(self) -> None:
        self.do(Mirror())

    def _swap_sides(self) -> None:
        self.do(SwapSides())

    def _copy_sfen(self) -> None:
        self.exchange.copy_sfen(self.editing)

    def _copy_bod(self) -> None:
        self.exchange.copy_bod(self.editing)

    def _copy_picture(self) -> None:
        self.exchange.copy_picture(self.editing)

    def _paste(self) -> None:
        position = self.exchange.pasted(self.editing.variant)
        if position is not None:
            lacks_king = position.king_square(position.turn) < 0
            self.do(Become(problem_sketch(position) if lacks_king else sketch_of(position)))

    def _save_picture(self) -> None:
        self.exchange.export_picture(self.editing)

    def _play(self) -> None:
        if not self.editing.flaws():
            variant = self.editing.variant
            self.play_wished.emit(variant.name, self.editing.sfen(), dict(variant.chosen))

    def _solve(self) -> None:
        if self.editing.is_solvable():
            self.problem_wished.emit(self.editing.position())

    def _keep(self) -> None:
        if self.editing.is_solvable():
            self.keep_wished.emit(self.editing.position())

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
        width = min(max(scaled(LEAST_WIDTH), round(self.width() * PANEL_SHARE)), scaled(MOST_WIDTH))
        self.panel.setFixedWidth(width)
        self.tools.fit(self.width() - 2 * SPACE)
        super().resizeEvent(event)

    def retranslate(self) -> None:
        self._input.tell_brush()
