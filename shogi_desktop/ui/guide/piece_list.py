"""The list of the pieces of a game: faces and names in two groups, thinned out by what is searched for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shogi_desktop.rules.variant import Kind, Variant

from ..art import RATIO, Art
from ..board import BoardStyle
from ..lettering import japanese_font
from ..texts import piece_name
from .catalogue import Entry, entries, entry_of
from .piece_face import face_pixmap, title_of
from .search import NO_MATCH, Names, exact_kind, names_of, rank

FACE: Final = 36  # pixels
ROW: Final = 50
HEADING: Final = 30
_ENTRY: Final = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


class PieceList(QListWidget):
    """Shows the entries of a variant's catalogue.

    Signals:
        kind_picked(int): a kind was clicked or confirmed with Enter.
    """

    kind_picked = Signal(int)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[QListWidgetItem, Names]] = []
        self._headings: list[QListWidgetItem] = []
        self._query = ""
        self._delegate = _Rows(art, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMinimumSize(160, 120)
        self.itemClicked.connect(self._pick)
        self.itemActivated.connect(self._pick)

    def show_variant(self, variant: Variant, style: BoardStyle) -> None:
        """All pieces of a variant, in the language of the window."""
        self._delegate.style_used = style
        self.clear()
        self._rows, self._headings = [], []
        self.setAccessibleName(self.tr("Pieces"))
        for at_start, title in ((True, self.tr("At the start")), (False, self.tr("Only by promotion"))):
            group = [entry for entry in entries(variant) if entry.at_start == at_start]
            if group:
                self._add_heading(title)
            for entry in group:
                self._add_entry(entry)
        self.filter(self._query)

    def set_style(self, style: BoardStyle) -> None:
        self._delegate.style_used = style
        self.viewport().update()

    def _add_heading(self, title: str) -> None:
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(QSize(0, HEADING))
        self.addItem(item)
        self._headings.append(item)

    def _add_entry(self, entry: Entry) -> None:
        item = QListWidgetItem(title_of(entry.kind))
        item.setData(_ENTRY, entry)
        item.setSizeHint(QSize(0, ROW))
        self.addItem(item)
        self._rows.append((item, names_of(entry.kinds, (piece_name(entry.kind),))))

    def filter(self, query: str) -> bool:
        """Shows the pieces that a query may mean and points at the best one; False where there is none."""
        self._query = query
        found = [(rank(query, names), number) for number, (_, names) in enumerate(self._rows)]
        for (item, _), (fit, _) in zip(self._rows, found, strict=True):
            item.setHidden(fit == NO_MATCH)
        for heading in self._headings:
            first = self.row(heading) + 1
            group = [row for row in range(first, self.count()) if self._entry(row) is not None]
            shown = [row for row in group if not self.item(row).isHidden() and self._heading_of(row) is heading]
            heading.setHidden(not shown)
        fit, best = min(found, default=(NO_MATCH, 0))
        if query and fit != NO_MATCH:
            self.setCurrentItem(self._rows[best][0])
        return fit != NO_MATCH

    def _heading_of(self, row: int) -> QListWidgetItem:
        return next(heading for heading in reversed(self._headings) if self.row(heading) < row)

    def _entry(self, row: int) -> Entry | None:
        entry = self.item(row).data(_ENTRY)
        return entry if isinstance(entry, Entry) else None

    def walk(self, step: int) -> None:
        """Points at the next piece shown, up or down."""
        row = self.currentRow() + step
        while 0 <= row < self.count():
            if self._entry(row) is not None and not self.item(row).isHidden():
                self.setCurrentRow(row)
                return
            row += step

    def confirm(self) -> None:
        """Picks the piece pointed at."""
        item = self.currentItem()
        if item is not None and not item.isHidden():
            self._pick(item)

    def _pick(self, item: QListWidgetItem) -> None:
        kind = self.pointed_kind(item)
        if kind is not None:
            self.kind_picked.emit(kind.id)

    def pointed_kind(self, item: QListWidgetItem | None) -> Kind | None:
        """What an item stands for: the very kind whose abbreviation is searched for, else the entry's own."""
        entry = item.data(_ENTRY) if item is not None else None
        return exact_kind(self._query, entry.kinds) or entry.kind if isinstance(entry, Entry) else None

    def point_at(self, variant: Variant, kind: Kind) -> None:
        """Selects the row of a kind without picking it."""
        wanted = entry_of(variant, kind)
        for item, _ in self._rows:
            if item.data(_ENTRY) is wanted:
                self.setCurrentItem(item)


class _Rows(QStyledItemDelegate):
    """Paints a face with the name of the piece and, below, how it is written and read."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self.style_used = BoardStyle()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry = index.data(_ENTRY)
        if not isinstance(entry, Entry):
            self._paint_heading(painter, option, str(index.data()))
            return
        widget = option.widget
        style = widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        face = face_pixmap(self._art, entry.kind, self.style_used, FACE, widget.devicePixelRatioF())
        top = option.rect.center().y() - round(FACE * RATIO / 2)
        painter.drawPixmap(option.rect.left() + 10, top, face)
        self._paint_names(painter, option, entry.kind)

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, title: str) -> None:
        font = QFont(option.font)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(option.rect.adjusted(10, 4, -6, 0), Qt.AlignmentFlag.AlignVCenter, title)

    def _paint_names(self, painter: QPainter, option: QStyleOptionViewItem, kind: Kind) -> None:
        room = option.rect.adjusted(FACE + 20, 5, -8, -5)
        half = room.height() // 2
        name, metrics = title_of(kind), option.fontMetrics
        painter.setFont(option.font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        above = QRect(room.left(), room.top(), room.width(), half)
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, short)
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        below = QRect(room.left(), room.top() + half, room.width(), half)
        if kind.kanji != name:
            font = japanese_font(round(metrics.height() * 0.84))
            painter.setFont(font)
            used = painter.boundingRect(below, Qt.AlignmentFlag.AlignVCenter, kind.kanji)
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, kind.kanji)
            below.setLeft(used.right() + 10)
        painter.setFont(option.font)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, kind.romaji)
