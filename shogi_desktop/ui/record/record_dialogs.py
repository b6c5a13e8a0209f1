"""Which move of a record is gone to, what it says about its game, and how that ended: dialogs about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.library.recognition import opening_of
from shogi_desktop.notation.limits import LONGEST_NAME
from shogi_desktop.notation.records.headers import OWN
from shogi_desktop.rules import Side

from ..look.fonts import grow, scaled
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import center_labels
from ..widgets.layouts import buttons_of, in_column, in_row
from ..widgets.messages import inform
from ..widgets.plain import PlainLabel, folding_label, literal, tip
from ..widgets.side_marks import unmarked
from ..words.i18n import variant_text
from ..words.texts import STANDARD, handicap_name, header_name, result_reason, result_title

NAME, VALUE = range(2)
LONGEST: Final = 1000  # a longer value, or one of several lines, is kept as it is
_SHOWN: Final = 200
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class HeaderModel(QAbstractTableModel):
    """The usual headers are there from the first, empty where the record says nothing; their names are fixed."""

    def __init__(self, headers: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        shown = {key: value for key, value in headers.items() if key not in OWN}
        self._rows: list[tuple[str, str]] = [*shown.items(), *((key, "") for key in STANDARD if key not in shown)]
        self._empty = {key for key, value in shown.items() if not value}

    def headers(self) -> dict[str, str]:
        """The rows that say something, or were there without saying it; of two of one name the first."""
        kept: dict[str, str] = {}
        for name, value in self._rows:
            if name and (value or name in self._empty):
                kept.setdefault(name, value)
        return kept

    def repeated(self) -> str:
        """A name that stands in two rows which say something; "" where there is none."""
        names = [name for name, value in self._rows if name and value]
        return next((name for at, name in enumerate(names) if name in names[:at]), "")

    def value(self, name: str) -> str:
        """What a header says, "" for nothing."""
        return next((value for key, value in self._rows if key == name and value), "")

    def fill(self, name: str, value: str) -> None:
        """Writes one of the usual headers."""
        row = next(at for at, (key, _) in enumerate(self._rows) if key == name)
        self.setData(self.index(row, VALUE), value)

    def add(self) -> QModelIndex:
        """A row to be filled in, at the end."""
        at = len(self._rows)
        self.beginInsertRows(QModelIndex(), at, at)
        self._rows.append(("", ""))
        self.endInsertRows()
        return self.index(at, NAME)

    def remove(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._rows[row]
        self.endRemoveRows()

    def move(self, row: int, steps: int) -> bool:
        """A row one up or down; False at the edge."""
        to = row + steps
        if not 0 <= to < len(self._rows):
            return False
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), to + (to > row))
        self._rows.insert(to, self._rows.pop(row))
        self.endMoveRows()
        return True

    # What Qt asks

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 2

    def flags(self, index: _Index) -> Qt.ItemFlag:
        name, value = self._rows[index.row()]
        fixed = name in STANDARD if index.column() == NAME else len(value) > LONGEST or "\n" in value
        return super().flags(index) | (Qt.ItemFlag.NoItemFlags if fixed else Qt.ItemFlag.ItemIsEditable)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        name, value = self._rows[index.row()]
        text = header_name(name) if index.column() == NAME else value
        if role == Qt.ItemDataRole.EditRole:
            return text
        if role == Qt.ItemDataRole.DisplayRole:
            return excerpt(text, _SHOWN)
        return tip(text) if role == Qt.ItemDataRole.ToolTipRole and text else None

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole:
            return False
        name, old = self._rows[index.row()]
        text = str(value).strip()
        named = index.column() == NAME
        self._rows[index.row()] = (text[:LONGEST_NAME], old) if named else (name, text[:LONGEST])
        self.dataChanged.emit(index, index)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (self.tr("What"), self.tr("Value"))[section]


SIZE: Final = QSize(560, 480)
NAME_WIDTH: Final = 160
ROW_HEIGHT: Final = 30
OPENING: Final = "opening"


class HeadersDialog(QDialog):
    """A table of names and values; `headers` has them when it is accepted."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About this game"))
        self._model = HeaderModel(game.headers, self)
        self._table = self._made_table()
        self._opening = opening_of(game)
        started = folding_label("muted")
        started.setText(_start_of(game))
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        in_column(started, (self._table, 1), self._row_buttons(), buttons, of=self, margins=SPACE * 2, spacing=SPACE)
        resize_within(self, SIZE)
        self._table.selectionModel().currentChanged.connect(self._enable)
        self._table.setCurrentIndex(self._model.index(0, VALUE))
        self._table.setFocus()

    def headers(self) -> dict[str, str]:
        return self._model.headers()

    def _made_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self._model)
        table.setAccessibleName(self.windowTitle())
        table.setAlternatingRowColors(True)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        grow(table, table.verticalHeader().setDefaultSectionSize, ROW_HEIGHT)
        table.horizontalHeader().setSectionResizeMode(VALUE, QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.setColumnWidth(NAME, scaled(NAME_WIDTH))
        return table

    def _row_buttons(self) -> QHBoxLayout:
        add, self._remove = QPushButton(self.tr("Add a row")), QPushButton(self.tr("Remove"))
        self._up, self._down = QPushButton(self.tr("Move up")), QPushButton(self.tr("Move down"))
        row = in_row(spacing=SPACE)
        for button, pressed in (
            (add, self._add),
            (self._remove, self._remove_row),
            (self._up, self._move_up),
            (self._down, self._move_down),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(pressed)
            row.addWidget(button)
        row.addStretch(1)
        if self._opening is not None:
            self._fill = QPushButton(self.tr("Opening: {name}").format(name=literal(self._opening.kanji)))
            self._fill.setToolTip(tip(self.tr("Write the opening that was found in the moves")))
            self._fill.setAutoDefault(False)
            self._fill.setEnabled(not self._model.value(OPENING))
            self._fill.clicked.connect(self._fill_opening)
            row.addWidget(self._fill)
        return row

    def _fill_opening(self) -> None:
        """What stands there already is never written over."""
        self._table.setFocus()  # what is being typed is taken over
        if self._opening is not None and not self._model.value(OPENING):
            self._model.fill(OPENING, self._opening.kanji)
        self._fill.setEnabled(False)

    def _add(self) -> None:
        index = self._model.add()
        self._table.setCurrentIndex(index)
        self._table.edit(index)

    def _remove_row(self) -> None:
        self._model.remove(self._table.currentIndex().row())
        self._enable()

    def _move_up(self) -> None:
        self._move(-1)

    def _move_down(self) -> None:
        self._move(1)

    def _move(self, steps: int) -> None:
        index = self._table.currentIndex()
        if self._model.move(index.row(), steps):
            self._table.setCurrentIndex(self._model.index(index.row() + steps, index.column()))
            self._enable()

    def _enable(self) -> None:
        row = self._table.currentIndex().row()
        self._remove.setEnabled(row >= 0)
        self._up.setEnabled(row > 0)
        self._down.setEnabled(0 <= row < self._model.rowCount() - 1)

    def accept(self) -> None:
        """A name can stand only once."""
        self._table.setFocus()  # what is being typed is taken over
        repeated = self._model.repeated()
        if repeated:
            text = self.tr("“{name}” stands there twice.").format(name=header_name(repeated))
            inform(self, text, self.tr("Remove one of the rows, or call it something else."))
            return
        super().accept()


def _start_of(game: Game) -> str:
    title = variant_text(game.variant.title)
    return f"{title} · {handicap_name(game.variant, game.handicap)}" if game.handicap else title


LONGEST_DETAIL: Final = 200
WIDTH: Final = 300
_WON: Final = (
    Reason.RESIGN,
    Reason.CHECKMATE,
    Reason.TIME,
    Reason.DECLARATION,
    Reason.ILLEGAL_MOVE,
    Reason.FORFEIT,
    Reason.STARTED_REPETITION,
    Reason.PERPETUAL_CHECK,
    Reason.TRY,
    Reason.ROYALS_LOST,
    Reason.BARE_KING,
    Reason.NO_MOVES,
    Reason.OTHER,
)
_DRAWN: Final = (
    Reason.REPETITION,
    Reason.IMPASSE,
    Reason.AGREEMENT,
    Reason.MOVE_LIMIT,
    Reason.QUIET_LIMIT,
    Reason.NO_MOVES,
    Reason.BARE_KING,
    Reason.ABORTED,
    Reason.NO_MATE,
    Reason.OTHER,
)
_WINNERS: Final = (Side.BLACK, Side.WHITE, None)


class ResultDialog(QDialog):
    """`result_chosen` is the result when it is accepted, None where the game is not over."""

    def __init__(self, result: GameResult | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = result
        self.setWindowTitle(self.tr("Result"))
        self._winner, self._reason, self._detail = QComboBox(), QComboBox(), QLineEdit()
        self._detail.setMaxLength(LONGEST_DETAIL)
        self._winner.setMinimumWidth(WIDTH)
        self._winner.addItem(self.tr("The game is not over here"))
        for winner in Side:
            self._winner.addItem(unmarked(result_title(GameResult(winner, Reason.OTHER))))
        self._winner.addItem(self.tr("A draw, or no result"))
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._form = form = QFormLayout()
        form.setSpacing(SPACE)
        form.addRow(self.tr("Result:"), self._winner)
        form.addRow(self.tr("How:"), self._reason)
        form.addRow(self.tr("In words:"), self._detail)
        center_labels(form)
        in_column(form, 1, buttons, of=self, margins=SPACE * 2, spacing=SPACE * 2)
        self._winner.currentIndexChanged.connect(self._offer_reasons)
        self._reason.currentIndexChanged.connect(self._ask_words)
        self._show(result)

    def result_chosen(self) -> GameResult | None:
        chosen = self._winner.currentIndex()
        reason = self._reason.currentData()
        if not chosen or reason is None:
            return None
        before, winner = self._before, _WINNERS[chosen - 1]
        if before is not None and reason == before.reason.value and not self._detail.isModified():
            return before if winner == before.winner else replace(before, winner=winner)
        detail = self._detail.text().strip() if reason == Reason.OTHER.value else ""
        return GameResult(winner, Reason(reason), detail)

    def _show(self, result: GameResult | None) -> None:
        self._winner.setCurrentIndex(_WINNERS.index(result.winner) + 1 if result else 0)
        self._offer_reasons()
        if result:
            if self._reason.findData(result.reason.value) < 0:
                self._reason.addItem(result_reason(result), result.reason.value)
            self._reason.setCurrentIndex(self._reason.findData(result.reason.value))
            self._detail.setText(result.detail)

    def _offer_reasons(self) -> None:
        """The ends that go with the winner chosen."""
        chosen, wished = self._winner.currentIndex(), self._reason.currentData()
        winner = _WINNERS[chosen - 1]
        reasons = () if not chosen else _DRAWN if winner is None else _WON
        self._reason.clear()
        for reason in reasons:
            self._reason.addItem(result_reason(GameResult(winner, reason)), reason.value)
        self._reason.setCurrentIndex(max(0, self._reason.findData(wished)) if reasons else -1)
        self._form.setRowVisible(self._reason, bool(reasons))
        self._ask_words()

    def _ask_words(self) -> None:
        """Only an end that has no name of its own is told in words; what a record adds to another one stays."""
        self._form.setRowVisible(self._detail, self._reason.currentData() == Reason.OTHER.value)


TITLE_BUTTONS: Final = 150  # and the icon beside the title of a window, whose letters may be bold


class MoveNumberDialog(QDialog):
    """Signals:
    wished(int): this move is to be seen, already while its number is being typed.
    """

    wished = Signal(int)

    def __init__(self, ply: int, last: int, parent: QWidget | None = None) -> None:
        """`ply` is the move on the board, `last` the number of the last one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Go to move"))
        title = f"{self.windowTitle()} — {QApplication.applicationDisplayName()}"
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance(title) + scaled(TITLE_BUTTONS))
        number = QSpinBox()
        number.setRange(0, last)
        number.setValue(ply)
        number.setAccessibleName(self.tr("Number of the move"))
        number.selectAll()
        number.valueChanged.connect(self.wished)
        of = PlainLabel(self.tr("of {number}").format(number=last))
        row = in_row(PlainLabel(self.tr("Number of the move")), (number, 1), of, spacing=SPACE)
        hint = PlainLabel(self.tr("0 is the position before the first move."), role="muted")
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        in_column(row, hint, buttons, of=self, margins=SPACE * 2, spacing=SPACE)
