"""The game of a record on a board, to be walked through, beside what other games went on with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QListView,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from shogi_desktop import program_files
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.library.catalogue import Column, Continuation
from shogi_desktop.library.entry import Entry
from shogi_desktop.rules import Position
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.library.opening_book import OpeningBook
from shogi_desktop.session.sight.attacks import threatened_royals

from ..board import BoardStyle, BoardView
from ..look.fonts import scaled
from ..look.from_settings import BoardLook
from ..look.icons import Icons
from ..look.theme import DARK, LIGHT, SPACE
from ..widgets.forms import Segments
from ..widgets.keys import walk_by_key
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label, tip
from ..widgets.side_marks import mark_icon, side_of
from ..words.i18n import Translated
from ..words.move_texts import MoveTexts
from ..words.texts import SIDE_MARKS
from .book_panel import BookPanel
from .explorer import ExplorerTable
from .words import cell_text, file_text, game_name, problem_text, winner_text

ROW_HEIGHT: Final = 24
MARK_SIZE: Final = 14
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_SIDE: Final = Qt.ItemDataRole.UserRole


class _Line(QAbstractListModel):
    """Row 0 is the start, row n the n-th move of the chosen line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._texts = MoveTexts()
        self._nodes: list[Node] = []

    def show_game(self, game: Game, notation: str) -> None:
        if game is not self._game or notation != self._texts.notation:
            self._game, self._texts = game, MoveTexts(notation)
        line = game.line()
        self._texts.prepare(game, line)
        nodes = [game.root, *line]
        if nodes != self._nodes:
            self.beginResetModel()
            self._nodes = nodes
            self.endResetModel()

    def node(self, row: int) -> Node:
        return self._nodes[row]

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._nodes)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self._nodes[index.row()]
        if role not in (Qt.ItemDataRole.DisplayRole, _SIDE):
            return None
        if node.parent is None:
            return self.tr("Start") if role == Qt.ItemDataRole.DisplayRole else -1
        text = self._texts.of(node)
        side = side_of(text)
        if role == _SIDE:
            return side
        fork = "+" if len(node.parent.children) > 1 else ""
        return f"{fork}{node.ply}  {text[1:].strip() if side >= 0 else text}"


class _Rows(QStyledItemDelegate):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._icons = [mark_icon(side, MARK_SIZE) for side in (0, 1)]

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        side = index.data(_SIDE)
        if isinstance(side, int) and side >= 0:
            option.icon = self._icons[side]
            option.decorationSize = QSize(MARK_SIZE, MARK_SIZE)
            option.features = option.features | QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(80, scaled(ROW_HEIGHT))


class LineList(QListView):
    """Signals:
    node_wished(object): the Node of a row that was clicked.
    walked(int): so many moves on or back, by keys.
    """

    node_wished = Signal(object)
    walked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = _Line(self)
        self.setModel(self._line)
        self.setItemDelegate(_Rows(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._wish)

    def show_game(self, game: Game, notation: str) -> None:
        """The chosen line, with the move on the board marked."""
        self._line.show_game(game, notation)
        here = self._line.index(game.cursor.ply, 0)
        self.setCurrentIndex(here)
        self.scrollTo(here)

    def _wish(self, index: QModelIndex) -> None:
        self.node_wished.emit(self._line.node(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not walk_by_key(event, self.walked.emit, self._go_to_end):
            event.ignore()

    def _go_to_end(self, last: bool) -> None:
        self.walked.emit(self._line.rowCount() * (1 if last else -1))

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the window."""


GAMES, BOOK = "games", "book"
ICON: Final = QSize(18, 18)
LISTS: Final = (190, 290)
LISTS_HEIGHT: Final = (110, 240)
BOARD_HEIGHT: Final = 420
_WALKS: Final = (("first", -1_000_000), ("previous", -1), ("next", 1), ("last", 1_000_000))


class GamePage(Translated, QWidget):
    """Shows games that are its own: moves tried on the board change no record.

    Signals:
        open_wished(): the record shall be opened.
        seek_wished(object): the records with this Position are wanted.
        part_wished(object): a part of this Position is to be chosen, and looked for.
    """

    open_wished = Signal()
    seek_wished = Signal(object)
    part_wished = Signal(object)

    def __init__(
        self,
        look: BoardLook,
        played: Callable[[Position], list[Continuation]],
        book: OpeningBook,
        parent: QWidget | None = None,
    ) -> None:
        """`played` tells the moves made in a position, `book` is the person's."""
        super().__init__(parent)
        self._played, self._notation = played, look.notation
        self._icons = Icons(program_files.resources())
        self.game: Game | None = None
        self.entry: Entry | None = None
        self._title, self._facts = ElidedLabel(), ElidedLabel()
        self._title.setProperty("role", "strong")
        self._facts.setProperty("role", "muted")
        self._problem = folding_label("changed")
        self.board = BoardView(look.art)
        self._gap = QWidget()  # where the board is, of a record that has none
        self.line = LineList()
        self.explorer, self.book = ExplorerTable(), BookPanel(book)
        self.known_by = Segments([(GAMES, ""), (BOOK, "")])
        self._known = QStackedWidget()
        self._walks = [QToolButton() for _ in _WALKS]
        self.open = QPushButton()
        self.seek, self.part = QPushButton(), QPushButton()
        self._build()
        self._connect()
        self.set_style(look.style)
        self._name_parts()

    def _build(self) -> None:
        walking = in_row(spacing=SPACE // 2)
        for button in self._walks:
            button.setIconSize(ICON)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            walking.addWidget(button)
        walking.addStretch(1)
        for push in (self.part, self.seek, self.open):
            push.setAutoDefault(False)
            walking.addWidget(push)
        self.open.setProperty("primary", True)
        upper = QWidget()
        in_column(
            self._title,
            self._facts,
            self._problem,
            (self.board, 1),
            (self._gap, 1),
            walking,
            of=upper,
            margins=0,
            spacing=SPACE // 2,
        )
        lists = self._lists = QSplitter(Qt.Orientation.Horizontal)
        lists.addWidget(self.line)
        lists.addWidget(self._known_moves())
        lists.setSizes(list(LISTS))
        lists.setChildrenCollapsible(False)
        lists.setMinimumHeight(LISTS_HEIGHT[0])
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(upper)
        halves.addWidget(lists)
        halves.setStretchFactor(0, 3)
        halves.setStretchFactor(1, 1)
        halves.setSizes([BOARD_HEIGHT, LISTS_HEIGHT[1]])
        halves.setChildrenCollapsible(False)
        in_column(halves, of=self, margins=0)

    def _known_moves(self) -> QWidget:
        """What games have gone on with here, or what the book knows."""
        whole = QWidget()
        in_column(self.known_by, (self._known, 1), of=whole, margins=0, spacing=SPACE // 2)
        self._known.addWidget(self.explorer)
        self._known.addWidget(self.book)
        self.known_by.set_value(GAMES)
        return whole

    def _connect(self) -> None:
        self.known_by.chosen.connect(self._show_known)
        self.book.move_wished.connect(self.play)
        for button in self._walks:
            button.clicked.connect(self._walk_by_button)
        self.board.wheel_stepped.connect(self.walk)
        self.board.hand.move_requested.connect(self.play)
        self.board.hand.set_preview(self._preview)
        self.line.node_wished.connect(self.go_to)
        self.line.walked.connect(self.walk)
        self.explorer.move_wished.connect(self.play)
        self.open.clicked.connect(self.open_wished)
        self.seek.clicked.connect(self._seek)
        self.part.clicked.connect(self._choose_part)

    def set_style(self, style: BoardStyle) -> None:
        self.board.set_style(style)
        colors = DARK if style.dark else LIGHT
        for button, (name, _) in zip(self._walks, _WALKS, strict=True):
            button.setIcon(self._icons.action(name, colors))

    # What is shown

    def show_record(self, entry: Entry | None, game: Game | None) -> None:
        """A record, and its game where there is one; the cursor stands where the board shall begin."""
        self.entry, self.game = entry, game
        self.book.set_record(entry)
        self._say_record()
        self.open.setEnabled(entry is not None)
        for widget in (*self._walks, self.seek, self.part):
            widget.setEnabled(game is not None)
        for shown in (self.board, self._lists):
            shown.setVisible(game is not None)
        self._gap.setVisible(game is None)
        if game is not None:
            self.board.set_start(game.start)
            self._show()

    def _say_record(self) -> None:
        entry = self.entry
        if entry is None:
            self._title.setText("")
            self._facts.setText("")
            self._problem.hide()
            return
        players = [f"{mark} {name}" for mark, name in zip(SIDE_MARKS, (entry.black, entry.white), strict=True) if name]
        winner = winner_text(entry.result)
        won = self.tr("Winner: {side}").format(side=winner) if winner else ""
        opening = cell_text(entry, Column.OPENING)
        facts = (entry.started, entry.event, entry.place, opening, won, game_name(entry.variant))
        self._title.setText("   ".join(players) or file_text(entry))
        self._facts.setText("  ·  ".join(fact for fact in facts if fact))
        self._problem.setText(problem_text(entry))
        self._problem.setVisible(bool(entry.problems))

    def refresh(self) -> None:
        """What is played in the position, as the index is now; also in another notation."""
        if self.game is not None:
            self._show_lists(self.game)

    def _show(self, transition: Transition | None = None, backwards: bool = False) -> None:
        game = self.game
        if game is None:
            return
        position = game.position
        self.board.show_position(position, transition, backwards)
        self.board.mark(last_move=game.cursor.move, check=threatened_royals(position, int(position.turn)))
        self.board.hand.set_moves(() if game.cursor.illegal else position.legal_moves())
        self._show_lists(game)

    def _show_lists(self, game: Game) -> None:
        notation = self._notation()
        self.line.show_game(game, notation)
        self.explorer.show_moves(game.position, game.cursor.move, self._played(game.position), notation)
        self.book.show_position(game, notation)

    def _show_known(self, by: str) -> None:
        self._known.setCurrentWidget(self.book if by == BOOK else self.explorer)

    def _preview(self, move: int) -> Transition:
        assert self.game is not None
        return self.game.position.transition(move)

    # Walking

    def walk(self, plies: int) -> None:
        """So many moves on, or back; one of them is shown as it is made."""
        game = self.game
        if game is None:
            return
        if plies == 1 and game.cursor.next() is not None:
            self.go_to(game.cursor.next())
        elif plies == -1 and game.cursor.parent is not None:
            move = game.cursor.move
            game.back()
            self._show(game.position.transition(move), backwards=True)
        else:
            step = game.forward if plies > 0 else game.back
            for _ in range(abs(plies)):
                if not step():
                    break
            self._show()

    def _walk_by_button(self) -> None:
        at = next(at for at, button in enumerate(self._walks) if button is self.sender())
        self.walk(_WALKS[at][1])

    def go_to(self, node: Node | None) -> None:
        """Any node of the game."""
        game = self.game
        if game is None or node is None or node is game.cursor:
            return
        near = node.parent is game.cursor
        transition = game.position.transition(node.move) if near else None
        game.go_to(node)
        self._show(transition)

    def play(self, move: int) -> None:
        """A move out of the position, in the record or not."""
        game = self.game
        if game is not None and (game.cursor.child(move) or game.position.is_legal(move)):
            transition = game.position.transition(move)
            game.play(move)
            self._show(transition)

    # What is wished

    def _seek(self) -> None:
        if self.game is not None:
            self.seek_wished.emit(self.game.position.copy())

    def _choose_part(self) -> None:
        if self.game is not None:
            self.part_wished.emit(self.game.position.copy())

    # Qt's own

    def _name_parts(self) -> None:
        names = (self.tr("Start"), self.tr("Back"), self.tr("Forward"), self.tr("End"))
        for button, name in zip(self._walks, names, strict=True):
            button.setToolTip(tip(name))
            button.setAccessibleName(name)
        self.open.setText(self.tr("Open"))
        self.open.setToolTip(self.tr("Open this record on the board"))
        self.seek.setText(self.tr("This position"))
        self.seek.setToolTip(self.tr("List the records in which this position occurs"))
        self.part.setText(self.tr("Part of it…"))
        self.part.setToolTip(self.tr("Choose pieces of this position, or others, and look for them"))
        self.known_by.set_texts([self.tr("Games"), self.tr("Opening book")])
        self.line.setAccessibleName(self.tr("Moves of the record"))
        self.explorer.setAccessibleName(self.tr("Moves played in this position"))

    def retranslate(self) -> None:
        self._name_parts()
        self._say_record()
        self.refresh()
