"""Parts of the preferences that are more than a choice: names of new files, sounds, updates."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from shogi_desktop import __version__
from shogi_desktop.clients.release import Release, Trouble
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.session.records.files import FIELDS, SUFFIX, USUAL_NAME, file_name
from shogi_desktop.session.updates import Updates
from shogi_desktop.settings import Settings, SettingsStore

from ..look.theme import SPACE
from ..widgets.forms import JumpSlider
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, folding_label, tip
from ..words.i18n import Translated
from ..words.update_words import available_text, feed_address, trouble_text

LONGEST = 120
_EXAMPLE = datetime(2026, 5, 14, 19, 30)


class FileNameBox(Translated, QWidget):
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
        in_column(self._label, self.line, self.example, of=self, margins=0, spacing=SPACE // 2)
        self.line.textEdited.connect(self._changed)
        store.changed.connect(self._show)
        self._name_parts()
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
        known = format_named(settings.record_format)
        suffix = known.suffix(known.encodings[0]) if known is not None else SUFFIX
        self.example.setText(file_name(settings.file_name or USUAL_NAME, said, _EXAMPLE, suffix))

    def _name_parts(self) -> None:
        self._label.setText(self.tr("Names of new files"))
        fields = " ".join(f"{{{field}}}" for field in FIELDS)
        told = self.tr("These are filled in: {fields}").format(fields=fields)
        self.line.setToolTip(tip(told))
        self.line.setAccessibleDescription(told)

    def retranslate(self) -> None:
        self._name_parts()
        self._show(self._store.current)


STEP = 5
WIDTH = 160


class SoundBox(Translated, QWidget):
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
        self.voiceless = folding_label("muted")
        in_row(self._label, (self.volume, 1), self.button, of=self, margins=0, spacing=SPACE * 2)
        store.changed.connect(self._show)
        self._show(store.current)
        self.retranslate()

    def _change(self, volume: int) -> None:
        if volume != self._store.current.volume:
            self._store.update(volume=volume)
            self.tried.emit()

    def _show(self, settings: Settings) -> None:
        self.volume.setValue(settings.volume)
        for widget in (self._label, self.volume, self.button):
            widget.setEnabled(settings.sound)
        self.voiceless.setVisible(settings.speech != "off" and not self._has_voice())

    def retranslate(self) -> None:
        self._label.setText(self.tr("Volume"))
        self.voiceless.setText(self.tr("This system has no voice for the language; beeps are heard instead."))
        self.button.setText(self.tr("Try"))


def _always() -> bool:
    return True


class UpdateBox(Translated, QWidget):
    """Belongs below the setting `update_check`."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None, updates: Updates | None = None) -> None:
        super().__init__(parent)
        self._address = feed_address(store.current)
        self._outcome: Release | Trouble | None = None
        self._asking = False
        self._asked = False
        self._updates = updates or Updates(__version__, self)
        self._updates.found.connect(self._finish)
        self._updates.failed.connect(self._finish)
        self._updates.current.connect(self._finish)
        self._explained = folding_label("muted")
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._ask)
        self.page = QPushButton()
        self.page.setAutoDefault(False)
        self.page.clicked.connect(self._open)
        self.told = PlainLabel(folds=True)
        row = in_row(self.button, self.page, 1, spacing=SPACE)
        in_column(self._explained, row, self.told, of=self, margins=0, spacing=SPACE)
        self.retranslate()

    def can_ask(self) -> bool:
        """Whether there is a place to ask at."""
        return bool(self._address)

    def stop(self) -> None:
        """Drops a question that is open."""
        self._updates.stop()
        if self._asking:
            self._asking = self._asked = False
            self._show()

    def _ask(self) -> None:
        self._asking, self._asked, self._outcome = True, True, None
        self._show()
        self._updates.check(self._address)

    def _finish(self, outcome: Release | Trouble | None = None) -> None:
        self._asking, self._outcome = False, outcome
        self._show()

    def _open(self) -> None:
        assert isinstance(self._outcome, Release)
        QDesktopServices.openUrl(QUrl(self._outcome.url))

    def _show(self) -> None:
        self.button.setEnabled(not self._asking)
        self.page.setVisible(isinstance(self._outcome, Release))
        if isinstance(self._outcome, Release):
            self.page.setToolTip(tip(self._outcome.url))
        self.told.setText(self._words())
        self.told.setVisible(bool(self.told.text()))

    def _words(self) -> str:
        if self._asking:
            return self.tr("Asking…")
        if isinstance(self._outcome, Release):
            return "\n".join(filter(None, (available_text(self._outcome), self._outcome.notes)))
        if isinstance(self._outcome, Trouble):
            return trouble_text(self._outcome)
        return self.tr("This is the newest version.") if self._asked else ""

    def retranslate(self) -> None:
        host = QUrl(self._address).host()
        text = self.tr("Only this question is sent, to {host}; nothing is downloaded or installed.").format(host=host)
        self._explained.setText(text)
        self.button.setText(self.tr("Check now"))
        self.page.setText(self.tr("Open its page in the browser"))
        self._show()
