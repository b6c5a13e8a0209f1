"""The summary of an analysed game: how well each side played, and where it was lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QListWidget, QListWidgetItem, QPushButton, QWidget

from shogi_desktop.excerpt import excerpt

from ..look.places import open_in_place
from ..look.theme import SPACE, mark_color
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_row
from ..widgets.plain import NAME, PlainLabel, words_kept
from ..widgets.side_marks import MarkedLabel, unmarked
from ..words.coach_words import CoachReport
from ..words.texts import SIDE_MARKS

SIZE: Final = QSize(620, 560)


class SummaryWindow(QDialog):
    """Signals:
    node_wished(object): a move of it that the person wants to see.
    print_wished(): it shall be printed.
    rest_wished(): the rest of the game shall be analysed.
    """

    node_wished = Signal(object)
    print_wished = Signal()
    rest_wished = Signal()

    def __init__(
        self, report: CoachReport, title: str, players: tuple[str, str], parent: QWidget | None = None
    ) -> None:
        """`title` says which game it is, `players` who played it."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Summary of the analysis"))
        self._report, self._title, self._players = report, title, players
        self.moves = QListWidget()
        self.moves.setWordWrap(True)
        self.moves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.moves.setAccessibleName(self.tr("Moves worth looking at"))
        self._remarks = sorted(report.remarks, key=lambda remark: -remark.judged.loss)
        for remark in self._remarks:
            item = QListWidgetItem(words_kept(excerpt(unmarked(remark.line), 1000)))
            if remark.judged.mark is not None:
                item.setForeground(mark_color(remark.judged.mark, self.palette()))
            self.moves.addItem(item)
        self.moves.itemClicked.connect(self._go)
        self.moves.itemActivated.connect(self._go)
        column = in_column(of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        if report.gap:
            rest = QPushButton(self.tr("Go on"))
            rest.setAutoDefault(False)
            rest.clicked.connect(self._go_on)
            column.addLayout(in_row((PlainLabel(report.gap, role="strong"), 1), rest, spacing=SPACE))
        column.addLayout(self._table())
        if report.remarks:
            column.addWidget(PlainLabel(self.tr("Moves worth looking at, the worst first"), role="muted"))
            column.addWidget(self.moves, 1)
        else:
            self.moves.hide()
            column.addWidget(PlainLabel(self.tr("No move has lost much of the chance to win.")))
            column.addStretch(1)
        column.addWidget(self._buttons())
        open_in_place(self, "summary", SIZE)

    def _table(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE * 3)
        grid.setVerticalSpacing(SPACE // 2)
        for at, name in enumerate(self._players):
            player = MarkedLabel(f"{SIDE_MARKS[at]} {excerpt(name, NAME)}")
            player.setProperty("role", "strong")
            grid.addWidget(player, 0, at + 1)
        for line, (title, *values) in enumerate(self._report.rows, 1):
            label = PlainLabel(title)
            label.setProperty("role", "muted")
            grid.addWidget(label, line, 0)
            for at, value in enumerate(values):
                told = PlainLabel(value)
                told.setProperty("role", "strong" if line == 1 else "")
                grid.addWidget(told, line, at + 1)
        for at in (1, 2):
            grid.setColumnStretch(at, 1)
        return grid

    def _buttons(self) -> QDialogButtonBox:
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        copy, paper = QPushButton(self.tr("&Copy")), QPushButton(self.tr("&Print…"))
        for button in (copy, paper):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self._copy)
        paper.clicked.connect(self.print_wished)
        return buttons

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.text(self._title, self._players))

    def _go_on(self) -> None:
        self.close()
        self.rest_wished.emit()

    def _go(self, item: QListWidgetItem) -> None:
        self.node_wished.emit(self._remarks[self.moves.row(item)].judged.node)
