"""The piece guide beside the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QToolButton, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import Art
from .guide import Guide


class GuideDock(QDockWidget):
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
        self._retranslate()

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
        """The details of a packed piece; a slot for `BoardView.piece_pointed`."""
        self._guide.show_piece(piece)

    @property
    def guide(self) -> Guide:
        return self._guide

    def _wish_page(self) -> None:
        self.page_wished.emit(self._guide.kind.id)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Piece guide"))
        self._page.setText(self.tr("Full page"))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
