"""Above the list, while only records with a position are listed: says so, and leads back to all."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QWidget

from shogi_desktop.session.library.library_session import Sought

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel


class SoughtStrip(QFrame):
    """Signals:
    mirrored_wished(bool): the mirror shall count too, or no longer.
    changed_wished(): something else shall be looked for.
    ended(): all records again.
    """

    mirrored_wished = Signal(bool)
    changed_wished = Signal()
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._whole = False
        self._told = ElidedLabel()
        self._told.setProperty("role", "strong")
        self.mirrored = QCheckBox()
        self.change, self.end = QPushButton(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        row.setSpacing(SPACE)
        row.addWidget(self._told, 1)
        row.addWidget(self.mirrored)
        for button in (self.change, self.end):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.mirrored.clicked.connect(self.mirrored_wished)
        self.change.clicked.connect(self.changed_wished)
        self.end.clicked.connect(self.ended)
        self._retranslate()
        self.hide()

    def show_sought(self, sought: Sought | None) -> None:
        self.setVisible(sought is not None)
        if sought is not None:
            self._whole = sought.position is not None
            self.mirrored.setChecked(sought.mirrored)
            self._retranslate()

    def _retranslate(self) -> None:
        told = self.tr("Records with this position") if self._whole else self.tr("Records with these pieces")
        self._told.setText(told)
        self.mirrored.setText(self.tr("Mirrored too"))
        self.change.setText(self.tr("Change…"))
        self.end.setText(self.tr("All records"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
