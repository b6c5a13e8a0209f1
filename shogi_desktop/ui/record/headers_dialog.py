"""What a record says about its game: players, event, date and whatever else, to be changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.game.tree import Game
from shogi_desktop.library.recognition import opening_of

from ..look.screen_room import resize_within
from ..look.text_size import grow, scaled
from ..look.theme import SPACE
from ..widgets.messages import inform
from ..widgets.plain import folding_label, literal, tip
from ..words.header_words import header_name
from ..words.i18n import variant_text
from ..words.texts import handicap_name
from .header_model import NAME, VALUE, HeaderModel

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
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        column.setSpacing(SPACE)
        column.addWidget(started)
        column.addWidget(self._table, 1)
        column.addLayout(self._row_buttons())
        column.addWidget(buttons)
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
        row = QHBoxLayout()
        row.setSpacing(SPACE)
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
