"""What the text of a variant says so far: its board, and how each of its pieces moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shogi_desktop.rules import Position, Variant
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.session.piece_catalogue import entries

from ..board import BoardStyle, BoardView
from ..board.layout.spot import Spot
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.fonts import scaled
from ..widgets.layouts import in_column
from ..widgets.plain import tip
from ..words.piece_search import reading_of
from ..words.texts import title_of

DIAGRAM: Final = 104  # pixels a side, as the next two
GAP: Final = 5
NAME: Final = 22  # pixels, the height of the line with the name
FADED: Final = 0.62  # of the window's colour over what is no longer true
SHARES: Final = (320, 200)  # of the height: the board, the pieces
LEAST_BOARD: Final = QSize(200, 200)
_KIND: Final = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


class VariantPreview(QWidget):
    """Shows a variant, and still shows it, faded, while its text is wrong.

    Signals:
        square_pointed(int): a square of the board was clicked or entered.
        kind_pointed(int): a kind was clicked or entered in the list.
    """

    square_pointed = Signal(int)
    kind_pointed = Signal(int)

    def __init__(self, art: Art, diagrams: Diagrams, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variant: Variant | None = None
        self.board = BoardView(art)
        self.board.set_style(replace(style, animation_ms=0))
        self.board.setMinimumSize(LEAST_BOARD)
        self.board.hand.touched.connect(self._touch)
        self.pieces = QListWidget()
        self.pieces.setViewMode(QListView.ViewMode.IconMode)
        self.pieces.setMovement(QListView.Movement.Static)
        self.pieces.setResizeMode(QListView.ResizeMode.Adjust)
        self.pieces.setUniformItemSizes(True)
        self.pieces.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.pieces.setAccessibleName(self.tr("Pieces"))
        self._cells = _Cells(diagrams, style.dark, self)
        self.pieces.setItemDelegate(self._cells)
        self.pieces.itemClicked.connect(self._pick)
        self.pieces.itemActivated.connect(self._pick)
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.board)
        self._split.addWidget(self.pieces)
        self._split.setSizes(SHARES)
        self._split.setChildrenCollapsible(False)
        in_column(self._split, of=self, margins=0)
        self._veil = _Veil(self)

    def show_variant(self, variant: Variant) -> None:
        """What the text is now."""
        self.variant = variant
        self._veil.hide()
        self._split.show()
        self.board.set_start(None)
        self.board.show_position(Position(variant))
        self._cells.variant = variant
        row, bar = self.pieces.currentRow(), self.pieces.verticalScrollBar()
        seen = bar.value()
        self.pieces.clear()
        for entry in entries(variant):
            kind = entry.kind
            item = QListWidgetItem(title_of(kind))
            item.setData(_KIND, kind.id)
            item.setToolTip(tip(" · ".join(filter(None, (title_of(kind), kind.kanji, reading_of(kind), kind.code)))))
            self.pieces.addItem(item)
        self.pieces.setCurrentRow(row)
        self.pieces.doItemsLayout()
        bar.setValue(seen)

    def fade(self) -> None:
        """The text is no variant just now: what it was before stays, faded."""
        self._split.setVisible(self.variant is not None)
        self._veil.show()
        self._veil.raise_()

    def _touch(self, spot: Spot | None) -> None:
        if spot is None or self.variant is None:
            return
        kind, _ = self.variant.array.get(spot.square, (spot.kind, 0))
        for row, entry in enumerate(entries(self.variant)):
            if kind in (each.id for each in entry.kinds):
                self.pieces.setCurrentRow(row)
        if spot.on_board:
            self.square_pointed.emit(spot.square)
        else:
            self.kind_pointed.emit(kind)

    def _pick(self, item: QListWidgetItem) -> None:
        self.kind_pointed.emit(int(item.data(_KIND)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._veil.setGeometry(self.rect())


class _Veil(QWidget):
    """Lies over what is no longer true; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        color = self.palette().window().color()
        color.setAlphaF(FADED)
        QPainter(self).fillRect(self.rect(), color)


class _Cells(QStyledItemDelegate):
    """Paints the name of a piece, and below how it moves."""

    def __init__(self, diagrams: Diagrams, dark: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._diagrams, self._dark = diagrams, dark
        self.variant: Variant | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(scaled(DIAGRAM) + 2 * GAP, scaled(NAME) + scaled(DIAGRAM) + 2 * GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        if self.variant is None:
            return
        kind, widget = self.variant.kind(index.data(_KIND)), option.widget
        widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        box = option.rect.adjusted(GAP, GAP, -GAP, -GAP)
        side, ratio = box.width(), widget.devicePixelRatioF()
        diagram = self._diagrams.pixmap(self.variant, kind.id, round(side * ratio), self._dark)
        diagram.setDevicePixelRatio(ratio)
        painter.drawPixmap(box.left(), box.bottom() - side + 1, diagram)
        self._paint_name(painter, option, QRect(box.left(), box.top(), side, scaled(NAME)), kind)

    def _paint_name(self, painter: QPainter, option: QStyleOptionViewItem, box: QRect, kind: Kind) -> None:
        name = option.fontMetrics.elidedText(title_of(kind), Qt.TextElideMode.ElideRight, box.width())
        painter.setPen(option.palette.text().color())
        painter.setFont(option.font)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, name)
