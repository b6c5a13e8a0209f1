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

from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.piece_catalogue import CatalogueEntry, entries, entry_of

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..look.fonts import japanese_font, scaled
from ..pictures.piece_face import face_pixmap
from ..words.piece_search import (
    GUESSED,
    NO_MATCH,
    Names,
    called_also,
    exact_kind,
    names_of,
    rank,
    reading_of,
    second_names,
)
from ..words.texts import piece_name, title_of

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
        self._groups: list[tuple[QListWidgetItem, list[QListWidgetItem]]] = []  # headings and what stands below them
        self._names: list[tuple[QListWidgetItem, Names]] = []
        self._query = ""
        self._delegate = _Rows(art, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMinimumSize(160, 120)
        self.itemClicked.connect(self._pick)
        self.itemActivated.connect(self._pick)

    def show_variant(self, variant: Variant, style: BoardStyle) -> bool:
        """All pieces of a variant, in the language of the window; False where none fits the query."""
        self._delegate.style_used = style
        self.clear()
        self._groups, self._names = [], []
        self.setAccessibleName(self.tr("Pieces"))
        titles = (self.tr("At the start"), self.tr("Only by promotion"))
        titles = (self.tr("First faces"), self.tr("Second faces")) if variant.flips else titles
        for at_start, title in zip((True, False), titles, strict=True):
            group = [entry for entry in entries(variant) if entry.at_start == at_start]
            if group:
                self._groups.append((self._add_heading(title), [self._add_entry(entry) for entry in group]))
        return self.filter(self._query)

    def set_style(self, style: BoardStyle) -> None:
        self._delegate.style_used = style
        self.viewport().update()

    def _add_heading(self, title: str) -> QListWidgetItem:
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(QSize(0, HEADING))
        self.addItem(item)
        return item

    def _add_entry(self, entry: CatalogueEntry) -> QListWidgetItem:
        item = QListWidgetItem(title_of(entry.kind))
        item.setData(_ENTRY, entry)
        item.setSizeHint(QSize(0, scaled(ROW)))
        self.addItem(item)
        self._names.append((item, names_of(entry.kinds, (piece_name(entry.kind),))))
        return item

    def filter(self, query: str) -> bool:
        """Shows the pieces that a query may mean and points at the best one; False where there is none."""
        self._query = self._delegate.query = query
        fits = [rank(query, names) for _, names in self._names]
        if min(fits, default=NO_MATCH) < GUESSED:  # nothing is guessed where something is meant
            fits = [fit if fit < GUESSED else NO_MATCH for fit in fits]
        for (item, _), fit in zip(self._names, fits, strict=True):
            item.setHidden(fit == NO_MATCH)
        for heading, items in self._groups:
            heading.setHidden(all(item.isHidden() for item in items))
        best = min(fits, default=NO_MATCH)
        if query and best != NO_MATCH:
            self.setCurrentItem(self._names[fits.index(best)][0])
        return best != NO_MATCH

    def walk(self, step: int) -> None:
        """Points at the next piece shown, up or down."""
        shown = [self.row(item) for item, _ in self._names if not item.isHidden()]
        here = self.currentRow()
        ahead = [row for row in shown if (row - here) * step > 0]
        if ahead:
            self.setCurrentRow(min(ahead) if step > 0 else max(ahead))

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
        return exact_kind(self._query, entry.kinds) or entry.kind if isinstance(entry, CatalogueEntry) else None

    def point_at(self, variant: Variant, kind: Kind) -> None:
        """Selects the row of a kind without picking it."""
        wanted = entry_of(variant, kind)
        for item, _ in self._names:
            if item.data(_ENTRY) is wanted:
                self.setCurrentItem(item)


class _Rows(QStyledItemDelegate):
    """Paints a face with the name of the piece and, below, how it is written and read."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self.style_used = BoardStyle()
        self.query = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry = index.data(_ENTRY)
        if not isinstance(entry, CatalogueEntry):
            self._paint_heading(painter, option, str(index.data()))
            return
        widget = option.widget
        style = widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        face = face_pixmap(self._art, entry.kind, self.style_used, FACE, widget.devicePixelRatioF())
        top = option.rect.center().y() - round(FACE * RATIO / 2)
        painter.drawPixmap(option.rect.left() + 10, top, face)
        self._paint_names(painter, option, entry.kind)

    def beside(self, kind: Kind) -> str:
        """What stands beside the kanji: the reading, or the other name by which the kind was found."""
        called = called_also(self.query, kind)
        return called if called in second_names(kind) else reading_of(kind)

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
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, self.beside(kind))
