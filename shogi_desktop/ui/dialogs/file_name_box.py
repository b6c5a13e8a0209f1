"""What the preferences say of new files: the pattern of their names, with an example."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from shogi_desktop.session.records.files import FIELDS, USUAL_NAME, file_name
from shogi_desktop.settings import Settings, SettingsStore

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel, tip

LONGEST = 120
_EXAMPLE = datetime(2026, 5, 14, 19, 30)


class FileNameBox(QWidget):
    """A line for the pattern; what it makes of a game stands below it."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._label = PlainLabel()
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST)
        self.line.setPlaceholderText(USUAL_NAME)
        self._label.setBuddy(self.line)
        self.example = ElidedLabel()
        self.example.setProperty("role", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        for widget in (self._label, self.line, self.example):
            column.addWidget(widget)
        self.line.textEdited.connect(self._changed)
        store.changed.connect(self._show)
        self._retranslate()
        self._show(store.current)

    def _changed(self, text: str) -> None:
        self._store.update(file_name=text.strip())

    def _show(self, settings: Settings) -> None:
        if self.line.text().strip() != settings.file_name:
            self.line.setText(settings.file_name)
        said = {
            "black": self.tr("Hanako"),
            "white": self.tr("Taro"),
            "game": self.tr("Shogi"),
            "event": self.tr("Spring tournament"),
            "place": self.tr("Kyoto"),
            "opening": self.tr("Yagura"),
        }
        self.example.setText(file_name(settings.file_name or USUAL_NAME, said, _EXAMPLE))

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Names of new files"))
        fields = " ".join(f"{{{field}}}" for field in FIELDS)
        told = self.tr("These are filled in: {fields}").format(fields=fields)
        self.line.setToolTip(tip(told))
        self.line.setAccessibleDescription(told)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show(self._store.current)
        super().changeEvent(event)
