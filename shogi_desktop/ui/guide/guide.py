"""The piece guide: search, list and details, side by side or, where it is narrow, one after the other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QScrollArea,
    QToolButton,
    QWidget,
)

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.piece_catalogue import entries

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..widgets.keys import SearchField
from ..widgets.layouts import in_column
from ..widgets.plain import PlainLabel
from ..words.i18n import Translated
from .details import PieceDetails
from .piece_list import PieceList

SIDE_BY_SIDE: Final = 640  # pixels in width
LIST_WIDTH: Final = 260
LAYOUT_ROUNDS: Final = 3  # until cards, sheet and scroll bar agree; else a piece is first painted squeezed
_BARE: Final = "QScrollArea, QScrollArea > QWidget > QWidget#details { background: transparent; border: none; }"


class Guide(Translated, QWidget):
    """Follows what it is told to show while it is seen; hidden, it only remembers it.

    Signals:
        kind_shown(int): the id of the kind whose details are seen now.
        search_left(): Escape in the search with nothing typed.
    """

    kind_shown = Signal(int)
    search_left = Signal()

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant = load_variant("shogi")
        self._style = BoardStyle()
        self._kind: Kind = entries(self._variant)[0].kind
        self._stale = True  # what the widgets show is not what they should
        self._wide = False
        self._browsing = True
        self._search, self._list = SearchField(), PieceList(art)
        self._nothing = PlainLabel(role="muted")
        self._details = PieceDetails(art, diagrams)
        self._sheet = QScrollArea()
        self._all = QToolButton()
        self.bar = QHBoxLayout()  # for what the window around it adds
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self._all.setCheckable(True)
        self._all.setProperty("segment", True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.hide()
        self.bar.setSpacing(SPACE // 2)
        self.bar.addWidget(self._all)
        self.bar.addStretch(1)
        side = QWidget()
        in_column(self._search, self.bar, self._nothing, (self._list, 1), of=side, margins=0, spacing=SPACE)
        self._side = side
        self._sheet.setWidget(self._details)
        self._sheet.setWidgetResizable(True)
        self._sheet.setFrameShape(QFrame.Shape.NoFrame)
        self._sheet.setStyleSheet(_BARE)
        self._sheet.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._columns.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self._columns.setSpacing(SPACE)
        self._columns.addWidget(side)
        self._columns.addWidget(self._sheet, 1)

    def _connect(self) -> None:
        self._search.textChanged.connect(self._filter)
        self._search.walked.connect(self._walk)
        self._search.confirmed.connect(self._list.confirm)
        self._search.left.connect(self._show_details)
        self._search.left.connect(self.search_left)
        self._list.kind_picked.connect(self.show_kind)
        self._list.currentItemChanged.connect(self._point)
        self._details.kind_wished.connect(self.show_kind)
        self._all.clicked.connect(self._browse)

    def add_card(self, card: QWidget) -> None:
        """Something more to read, after the cards of the piece."""
        self._details.add_part(card)

    def add_below(self, card: QWidget) -> None:
        """The same, below them all."""
        self._details.add_below(card)

    # What it is told

    def set_variant(self, variant: Variant) -> None:
        """The game whose pieces are shown, with the rules chosen for it."""
        if variant is not self._variant:
            self._variant = variant
            self._kind = entries(variant)[0].kind
            self._stale = True
            self.clear_search()
            self._renew()

    def set_style(self, style: BoardStyle) -> None:
        """The look of pieces and board."""
        self._style = style
        self._list.set_style(style)
        self._details.set_style(style)

    def show_kind(self, kind_id: int) -> None:
        """The details of a kind of the variant."""
        self._kind = self._variant.kind(kind_id)
        self._stale = self._stale or not self.isVisible()
        self._browsing = False
        self._arrange()
        if not self._stale:
            self._show_kind()

    def show_piece(self, piece: int) -> None:
        """The details of a packed piece, such as `MoveInput.pointed` tells."""
        self.show_kind(piece >> 1)

    @property
    def kind(self) -> Kind:
        """The kind it is to show."""
        return self._kind

    def clear_search(self) -> None:
        """What was searched for in another game, or for another piece, hides nothing any more."""
        self._search.clear()

    def focus_search(self) -> None:
        """The keyboard goes to the search field."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()
        self._browse(True)

    # What it does

    def _renew(self) -> None:
        """Brings list and details up to date, now or when they are seen."""
        if self.isVisible() and self._stale:
            self._stale = False
            self._nothing.setVisible(not self._list.show_variant(self._variant, self._style))
            self._show_kind()

    def _show_kind(self) -> None:
        self._details.show_kind(self._variant, self._kind)
        for _ in range(LAYOUT_ROUNDS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._list.point_at(self._variant, self._kind)
        self._sheet.verticalScrollBar().setValue(0)
        self.kind_shown.emit(self._kind.id)

    def _browse(self, browsing: bool) -> None:
        self._browsing = browsing
        self._arrange()

    def _show_details(self) -> None:
        self._browse(False)

    def _filter(self, query: str) -> None:
        self._browse(True)
        self._nothing.setVisible(not self._list.filter(query))

    def _walk(self, step: int) -> None:
        self._browse(True)
        self._list.walk(step)

    def _point(self, item: QListWidgetItem | None) -> None:
        """Beside the list the details follow what it points at."""
        kind = self._list.pointed_kind(item)
        if self._wide and kind is not None and kind is not self._kind and not self._stale:
            self.show_kind(kind.id)

    def _arrange(self) -> None:
        """List and details beside each other, or the one that is wanted."""
        wide, browsing = self._wide, self._browsing
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)
        self._side.setMaximumWidth(scaled(LIST_WIDTH) if wide else 16777215)
        self._columns.setStretch(0, 1 if browsing and not wide else 0)
        self._list.setVisible(wide or browsing)
        self._sheet.setVisible(wide or not browsing)
        self._all.setVisible(not wide)
        self._all.setChecked(browsing)

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._wide = event.size().width() >= SIDE_BY_SIDE
        self._arrange()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._renew()

    def retranslate(self) -> None:
        self._all.setText(self.tr("All pieces"))
        self._nothing.setText(self.tr("No piece has this name."))
        self._stale = True
        self._renew()


class GuideDock(Translated, QDockWidget):
    """A `Guide` that follows the pieces pointed at on the board.

    Signals:
        page_wished(int): the same kind shall be shown on a page of its own.
        closed(): the person has closed it.
    """

    page_wished = Signal(int)
    closed = Signal()

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self._guide = Guide(art, diagrams)
        self._page = QToolButton()
        self._page.setProperty("segment", True)
        self._page.clicked.connect(self._wish_page)
        self._guide.bar.addWidget(self._page)
        self._guide.setMinimumWidth(280)
        self.setWidget(self._guide)
        self.retranslate()

    def set_variant(self, variant: Variant) -> None:
        """The game whose pieces are shown."""
        self._guide.set_variant(variant)

    def set_style(self, style: BoardStyle) -> None:
        """The look of pieces and board."""
        self._guide.set_style(style)

    def show_kind(self, kind_id: int) -> None:
        """The details of a kind of the variant."""
        self._guide.show_kind(kind_id)

    def show_piece(self, piece: int) -> None:
        """The details of a packed piece; a slot for `MoveInput.pointed`."""
        self._guide.show_piece(piece)

    @property
    def guide(self) -> Guide:
        return self._guide

    def _wish_page(self) -> None:
        self.page_wished.emit(self._guide.kind.id)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Piece guide"))
        self._page.setText(self.tr("Full page"))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
