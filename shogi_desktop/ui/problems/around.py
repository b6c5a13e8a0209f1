"""The buttons that lead away from a problem, below every page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..look.theme import SPACE
from ..widgets.wish_button import WishButton
from ..words.i18n import QT_TRANSLATE_NOOP
from .wishes import Wish

MARGINS: Final = 20  # pixels beside the words on a button of three in a row
CLOSE: Final = "QPushButton { padding-left: 4px; padding-right: 4px; }"


_BUTTONS: Final = {
    Wish.PREVIOUS: (
        QT_TRANSLATE_NOOP("SolvePanel", "Previous"),
        "Alt+Left",
        QT_TRANSLATE_NOOP("SolvePanel", "The problem before this one"),
    ),
    Wish.EDIT: (
        QT_TRANSLATE_NOOP("SolvePanel", "Edit"),
        "Ctrl+E",
        QT_TRANSLATE_NOOP("SolvePanel", "Change this problem in the editor"),
    ),
    Wish.NEXT: (
        QT_TRANSLATE_NOOP("SolvePanel", "Next problem"),
        "Alt+Right",
        QT_TRANSLATE_NOOP("SolvePanel", "The next problem that is not solved yet"),
    ),
}


class AroundRow(QWidget):
    """Signals:
    wished(object): a Wish.
    """

    wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SPACE)
        self._buttons = {wish: WishButton(wish, keys) for wish, (_, keys, _) in _BUTTONS.items()}
        for button in self._buttons.values():
            button.wished.connect(self.wished)
            self._row.addWidget(button)
        self.setStyleSheet(CLOSE)
        self.allow({})

    def allow(self, allowed: Mapping[Wish, bool], primary: bool = False) -> None:
        """What can be wished now, and whether the next problem is what most people will want now."""
        for wish, button in self._buttons.items():
            button.setEnabled(allowed.get(wish, False))
            button.set_primary(primary and wish is Wish.NEXT)

    def focus_on_next(self) -> None:
        self._buttons[Wish.NEXT].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        for wish, (text, _, what) in _BUTTONS.items():
            button = self._buttons[wish]
            button.name(*(QCoreApplication.translate("SolvePanel", words) for words in (text, what)))
            # Their words differ in length, and all three stand in one row.
            self._row.setStretchFactor(button, button.fontMetrics().horizontalAdvance(button.text()) + MARGINS)
