"""How loud the sounds are, and a button to hear it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from shogi_desktop.settings import Settings, SettingsStore

from ..look.theme import SPACE
from ..widgets.forms import JumpSlider
from ..widgets.plain import PlainLabel

STEP = 5
WIDTH = 160


class SoundBox(QWidget):
    """Changes the setting `volume`. `voiceless` belongs below the setting `speech`: it says so where there is no voice.

    Signal `tried`: the person wants to hear how it is now.
    """

    tried = Signal()

    def __init__(
        self, store: SettingsStore, parent: QWidget | None = None, has_voice: Callable[[], bool] | None = None
    ) -> None:
        """`has_voice` tells whether the system can read aloud in the language of now; by itself it can."""
        super().__init__(parent)
        self._store = store
        self._has_voice = has_voice or _always
        self._label = PlainLabel()
        self.volume = JumpSlider(Qt.Orientation.Horizontal)
        self.volume.setObjectName("volume")
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(STEP)
        self.volume.setPageStep(4 * STEP)
        self.volume.setMinimumWidth(WIDTH)
        self.volume.setTracking(False)
        self.volume.valueChanged.connect(self._change)
        self._label.setBuddy(self.volume)
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.tried)
        self.voiceless = PlainLabel()
        self.voiceless.setProperty("role", "muted")
        self.voiceless.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE * 2)
        row.addWidget(self._label)
        row.addWidget(self.volume, 1)
        row.addWidget(self.button)
        store.changed.connect(self._show)
        self._show(store.current)
        self._retranslate()

    def _change(self, volume: int) -> None:
        if volume != self._store.current.volume:
            self._store.update(volume=volume)
            self.tried.emit()

    def _show(self, settings: Settings) -> None:
        self.volume.setValue(settings.volume)
        for widget in (self._label, self.volume, self.button):
            widget.setEnabled(settings.sound)
        self.voiceless.setVisible(settings.speech != "off" and not self._has_voice())

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Volume"))
        self.voiceless.setText(self.tr("This system has no voice for the language; beeps are heard instead."))
        self.button.setText(self.tr("Try"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _always() -> bool:
    return True
