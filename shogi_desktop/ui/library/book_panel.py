"""What an opening book knows of the position on the board, and adding a move of the record to it."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.library.entry import Entry
from shogi_desktop.messages import Message
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.yaneuraou_book import MATE, VARIANT, KnownMove
from shogi_desktop.rules.position import Position
from shogi_desktop.session.library.opening_book import OpeningBook, in_its_file, move_of_record

from ..look.theme import SPACE
from ..widgets import file_dialogs
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label, literal, tip
from ..widgets.side_marks import mark_icon, side_of, unmarked
from ..widgets.tables import show_rows
from ..words.error_words import message_text
from ..words.i18n import Translated, translate
from ..words.move_texts import move_text
from .explorer import MARK_SIZE, ROW_HEIGHT

SUFFIX: Final = ".db"


class BookPanel(Translated, QWidget):
    """Signals:
    move_wished(int): a move was clicked or entered.
    """

    move_wished = Signal(object)

    def __init__(self, book: OpeningBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._game: Game | None = None
        self._entry: Entry | None = None  # the record that the game is of
        self._at: Node | None = None  # the position that is shown
        self._looking = False  # for what is known of it
        self._offered: tuple[Node, KnownMove] | None = None  # the move that may be added
        self._notation = "japanese"
        self._known: tuple[KnownMove, ...] = ()
        self._trouble = ""
        self.table = _BookTable()
        self.name, self.told = ElidedLabel(), folding_label("muted")
        self.menu_button, self.add_button = QToolButton(), QPushButton()
        self.score = QSpinBox()
        self._menu = QMenu(self)
        self.open_action, self.new_action, self.close_action = (self._menu.addAction("") for _ in range(3))
        self._build()
        self._connect()
        self._name_parts()
        self._show_book()

    def _build(self) -> None:
        self.name.setProperty("role", "muted")
        self.menu_button.setMenu(self._menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.score.setRange(-MATE, MATE)
        self.add_button.setAutoDefault(False)
        head = in_row((self.name, 1), self.menu_button)
        foot = in_row((self.add_button, 1), self.score)
        in_column(head, (self.table, 1), self.told, foot, of=self, margins=(0, SPACE // 2, 0, 0), spacing=SPACE // 2)

    def _connect(self) -> None:
        self.open_action.triggered.connect(self._ask_book)
        self.new_action.triggered.connect(self._ask_new)
        self.close_action.triggered.connect(self._close_book)
        self.table.wished.connect(self._wish)
        self.add_button.clicked.connect(self._add)
        self._book.opened.connect(self._show_book)
        self._book.found.connect(self._show_moves)
        self._book.failed.connect(self._tell_failure)
        self._book.added.connect(self.refresh)

    # What is shown

    def set_record(self, entry: Entry | None) -> None:
        """The record whose game is shown from now on."""
        self._entry = entry

    def show_position(self, game: Game, notation: str) -> None:
        """The position on the board of a game; what is known of the one before is gone."""
        if game.cursor is not self._at:
            self._known, self._trouble, self._looking = (), "", True
        self._game, self._notation, self._at = game, notation, game.cursor
        self._fill()
        self.refresh()

    def refresh(self) -> None:
        """Looks again, where it can be seen."""
        if self._game is not None and self.isVisible():
            self._book.look(self._game.position)
        self._show_addable()

    def _show_addable(self) -> None:
        """The record's next move may be added."""
        if not self.isVisible():
            return
        game = self._game
        able = game is not None and bool(self._book.path) and game.variant.name == VARIANT
        node = game.cursor.next() if game is not None and able else None
        if node is not None and node.illegal:
            node = None
        for widget in (self.add_button, self.score):
            widget.setVisible(able)
            widget.setEnabled(node is not None and not self._book.busy)
        if game is None or node is None:
            self._offered = None
            self.add_button.setText(self.tr("Add a move"))
            return
        text = move_text(game.position, node.move, game.cursor.move, self._notation)
        self.add_button.setText(literal(self.tr("Add {move}").format(move=unmarked(text))))
        if self._offered is None or self._offered[0] is not node:
            known = self._addable(game, node)
            self._offered = node, known
            self.score.setValue(known.score or 0)

    def _addable(self, game: Game, node: Node) -> KnownMove:
        reply = node.next()
        answer = format_move(reply.move, game.variant) if reply is not None and not reply.illegal else ""
        whole = in_its_file(node, self._entry) if self._entry is not None else node
        return move_of_record(whole, format_move(node.move, game.variant), answer)

    def _show_book(self) -> None:
        self._known, self._trouble, self._looking = (), "", True
        path = self._book.path
        self.name.setText(os.path.basename(path) if path else self.tr("No book"))
        self.name.setToolTip(tip(path))
        self.close_action.setEnabled(bool(path))
        self._fill()
        self.refresh()

    def _show_moves(self, known: tuple[KnownMove, ...]) -> None:
        self._known, self._trouble, self._looking = known, "", False
        self._fill()

    def _tell_failure(self, why: Message) -> None:
        self._trouble = self.tr("The book: {why}").format(why=message_text(why))
        self._known, self._looking = (), False
        self._fill()
        self._show_addable()

    def _fill(self) -> None:
        rows = []
        if self._game is not None:
            for each in self._known:
                if move := _legal(each.move, self._game.position):
                    text = move_text(self._game.position, move, self._game.cursor.move, self._notation)
                    rows.append((move, text, each))
        self.table.show_rows(rows)
        self.told.setText(self._trouble or ("" if rows else self._nothing()))
        self.told.setVisible(bool(self.told.text()))

    def _nothing(self) -> str:
        if not self._book.path:
            return self.tr("Open a book of YaneuraOu's format to see what it knows here.")
        if self._game is not None and self._game.variant.name != VARIANT:
            return self.tr("Such books are of shogi alone.")
        if self._looking:
            return self.tr("Looking …")
        return self.tr("The book does not know this position.")

    # What is wished

    def _wish(self, move: int) -> None:
        self.move_wished.emit(move)

    def _ask_book(self) -> None:
        path = file_dialogs.open_path(self, self.tr("Open an opening book"), self._book.path, self._kinds())
        if path:
            self._book.open(path)

    def _ask_new(self) -> None:
        kinds = self._kinds().split(";;")
        path, _ = file_dialogs.save_path(self, self.tr("New opening book"), "", kinds, overwrites=False)
        if path:
            self._book.open(path if os.path.splitext(path)[1] else path + SUFFIX)

    def _kinds(self) -> str:
        every = translate("RecordCommands", "All files (*)")
        return self.tr("Opening books (*{suffix})").format(suffix=SUFFIX) + f";;{every}"

    def _close_book(self) -> None:
        self._book.open("")

    def _add(self) -> None:
        if self._game is not None and self._offered is not None:
            known = replace(self._offered[1], score=self.score.value())
            self._book.add(self._game.position.copy(), known)
            self._show_addable()

    # Qt's own

    def _name_parts(self) -> None:
        self.menu_button.setText(self.tr("Book"))
        self.open_action.setText(self.tr("Open…"))
        self.new_action.setText(self.tr("New…"))
        self.close_action.setText(self.tr("Close"))
        told = self.tr("Score in hundredths of a pawn for the side that moves")
        self.score.setAccessibleName(told)
        self.score.setToolTip(tip(told))
        self.add_button.setToolTip(tip(self.tr("Writes the record's next move into the book, with this score.")))
        self.table.retranslate()

    def retranslate(self) -> None:
        self._name_parts()
        self._show_book()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()


class _BookTable(QTableWidget):
    """Signals:
    wished(int): a move was clicked or entered.
    """

    wished = Signal(object)

    def __init__(self) -> None:
        super().__init__(0, 4)
        self._moves: list[int] = []
        self._icons = [mark_icon(side, MARK_SIZE) for side in (0, 1)]
        show_rows(self, ROW_HEIGHT)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        heads.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.cellClicked.connect(self._wish)

    def show_rows(self, rows: list[tuple[int, str, KnownMove]]) -> None:
        """Each with its move, its text, and what the book says."""
        self._moves = [move for move, _, _ in rows]
        self.setRowCount(len(rows))
        for at, (_, text, known) in enumerate(rows):
            score = "" if known.score is None else f"{known.score:+d}"
            cells = (text, score, str(known.depth or ""), str(known.count or ""))
            for column, cell in enumerate(cells):
                side = side_of(cell)
                item = QTableWidgetItem(unmarked(cell))
                if side >= 0:
                    item.setIcon(self._icons[side])
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(at, column, item)

    def retranslate(self) -> None:
        """The heads of the columns."""
        self.setAccessibleName(self.tr("Moves of the opening book"))
        self.setHorizontalHeaderLabels([self.tr("Move"), self.tr("Score"), self.tr("Depth"), self.tr("Count")])

    def _wish(self, row: int, column: int = 0) -> None:
        if 0 <= row < len(self._moves):
            self.wished.emit(self._moves[row])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self._wish(self.currentRow())
        else:
            super().keyPressEvent(event)


def _legal(text: str, position: Position) -> int:
    """The move of a book, 0 where it cannot be made here."""
    try:
        return int(parse_move(text, position))
    except NotationError:
        return 0
