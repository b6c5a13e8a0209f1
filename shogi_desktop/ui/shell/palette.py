"""The palette: one line to type in, and below it whatever in the program is called so; Enter does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtWidgets import QDialog, QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from ..look.fonts import scaled
from ..look.theme import SPACE
from ..widgets.keys import SearchField
from ..widgets.layouts import in_column
from ..widgets.plain import folding_label, tip
from ..widgets.tables import RowCover
from ..words.finding import fit, nearly_fits
from ..words.piece_search import NO_MATCH
from .palette_rows import PaletteRow

SIZE: Final = QSize(620, 420)
ABOVE: Final = 48  # pixels of the window above it
MOST: Final = 60  # rows
BESIDE: Final = (1, 2)  # the columns for the kind of a row and for its key
MOST_TOLD: Final = 3  # that cannot be done now


class PaletteField(SearchField):
    """For words of anything."""

    def _name_parts(self) -> None:
        self.setPlaceholderText(self.tr("What are you looking for? A command, a setting, a game, a piece, help"))
        self.setAccessibleName(self.tr("Find anything"))
        self.setToolTip("")


class Palette(QDialog):
    """Shows the rows that fit, best first; closes with one that is done, with Esc, or when another window comes."""

    def __init__(self, rows: Sequence[PaletteRow], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setWindowTitle(self.tr("Find anything"))
        self._rows, self._window = rows, parent.window()
        self._found: list[PaletteRow] = []
        self.field, self.list, self._told = PaletteField(), QTreeWidget(), folding_label("muted")
        self._build()
        self.field.textChanged.connect(self._show)
        self.field.walked.connect(self._walk)
        self.field.confirmed.connect(self._confirm)
        self.field.left.connect(self.reject)
        self.list.itemClicked.connect(self._confirm)
        self._show("")

    def _build(self) -> None:
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setColumnCount(3)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("What was found"))
        RowCover(self.list)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in BESIDE:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        frame = QFrame()
        frame.setProperty("role", "float")
        in_column(self.field, (self.list, 1), self._told, of=frame, margins=SPACE, spacing=SPACE)
        in_column(frame, of=self, margins=0)
        self._place()

    def _place(self) -> None:
        """In the middle of the window, near its upper edge."""
        window = self._window
        room = window.size() - QSize(SPACE * 4, ABOVE + SPACE * 2)
        size = QSize(scaled(SIZE.width()), scaled(SIZE.height())).boundedTo(room)
        self.resize(size)
        corner = window.mapToGlobal(window.rect().topLeft())
        self.move(corner.x() + (window.width() - size.width()) // 2, corner.y() + ABOVE)

    @property
    def found(self) -> Sequence[PaletteRow]:
        """What is shown, in its order."""
        return self._found

    @property
    def told(self) -> str:
        """What is said below: what is not possible now, or that nothing was found."""
        return self._told.text()

    def _show(self, query: str) -> None:
        fitting = _fitting(query, self._rows)
        self._found = [row for row in fitting if row.do is not None or query][:MOST]
        self.list.clear()
        self.list.addTopLevelItems([self._item(row) for row in self._found])
        if self._found:
            self._choose(0)
        idle = [row.text for row in self._found if row.do is None][:MOST_TOLD]
        words = self.tr("Not possible now: {names}").format(names=", ".join(idle)) if idle else ""
        if not self._found:
            words = self.tr("Nothing here has such a name. Try another word.")
        self._told.setText(words)
        self._told.setVisible(bool(words))

    def _item(self, row: PaletteRow) -> QTreeWidgetItem:
        item = QTreeWidgetItem([row.text, row.kind, row.key])
        item.setSizeHint(0, QSize(0, self.fontMetrics().height() + SPACE + 2))
        item.setToolTip(0, tip(row.text))
        if row.do is None:
            item.setForeground(0, self.palette().placeholderText())
        for column in BESIDE:
            width = self.fontMetrics().horizontalAdvance(item.text(column)) + 3 * SPACE
            item.setSizeHint(column, QSize(width, 0))
            item.setForeground(column, self.palette().placeholderText())
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return item

    def _walk(self, step: int) -> None:
        if self._found:
            self._choose((self.list.currentIndex().row() + step) % len(self._found))

    def _choose(self, row: int) -> None:
        self.list.setCurrentIndex(self.list.model().index(row, 0))

    def _confirm(self) -> None:
        at = self.list.currentIndex().row()
        if at < 0:
            return
        done = self._found[at].do
        if done is None:
            return
        self.accept()
        QTimer.singleShot(0, self._window, done)  # in the window below, which has the keyboard again by then

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isVisible() and not self.isActiveWindow():
            self.reject()


def _fitting(query: str, rows: Sequence[PaletteRow]) -> list[PaletteRow]:
    """Best first, those of which any word begins so in their order; what is only nearly called so where nothing else
    is."""
    ranks = [fit(query, row.find) for row in rows]
    fits = sorted((1 if rank == 2 else rank, at) for at, rank in enumerate(ranks))
    return [rows[at] for rank, at in fits if rank < NO_MATCH] or [row for row in rows if nearly_fits(query, row.find)]
