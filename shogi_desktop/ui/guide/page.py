"""The piece guide as a window of its own, with the rules of the game in short and the signs on the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.places import open_in_place
from ..widgets.plain import window_title
from ..words.documents import has_rule_page
from ..words.i18n import variant_text
from .board_signs import BoardSigns
from .guide import Guide
from .rules_in_short import RulesInShort

SIZE: Final = (1080, 760)
LEAST: Final = (320, 420)


class GuidePage(QDialog):
    """Stays open beside the game; Escape closes it, after what is typed in the search.

    Signals:
        rules_wished(str): the rule pages of the variant of this name shall be opened.
    """

    rules_wished = Signal(str)

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._variant: Variant | None = None
        self._guide = Guide(art, diagrams)
        self._rules = RulesInShort()
        self._signs = BoardSigns()
        self._open_rules = QToolButton()
        self._open_rules.setProperty("segment", True)
        self._open_rules.clicked.connect(self._wish_rules)
        self._guide.bar.addWidget(self._open_rules)
        self._guide.search_left.connect(self.close)
        self._guide.add_card(self._rules)
        self._guide.add_card(self._signs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._guide)
        open_in_place(self, "pieces", QSize(*SIZE), QSize(*LEAST))
        self._retranslate()

    def set_variant(self, variant: Variant) -> None:
        """The game whose pieces and rules are shown."""
        self._variant = variant
        self._guide.set_variant(variant)
        self._rules.show_variant(variant)
        self._signs.show_variant(variant)
        self._open_rules.setVisible(has_rule_page(variant.name))
        self._retranslate()

    def set_style(self, style: BoardStyle) -> None:
        """The look of pieces and board."""
        self._guide.set_style(style)
        self._signs.set_style(style)

    def show_kind(self, kind_id: int) -> None:
        """The details of a kind of the variant."""
        self._guide.show_kind(kind_id)

    def open_page(self, kind_id: int = 0) -> None:
        """Shows the window, with this kind of the variant (0: the one it showed before) and the search ready."""
        self.show()
        self.raise_()
        self.activateWindow()
        self._guide.focus_search()
        if kind_id:
            self._guide.show_kind(kind_id)

    @property
    def guide(self) -> Guide:
        return self._guide

    def _wish_rules(self) -> None:
        if self._variant is not None:
            self.rules_wished.emit(self._variant.name)

    def _retranslate(self) -> None:
        title = variant_text(self._variant.title) if self._variant is not None else ""
        self.setWindowTitle(window_title(self.tr("Guide to {game}").format(game=title)))
        self._open_rules.setText(self.tr("All the rules"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
