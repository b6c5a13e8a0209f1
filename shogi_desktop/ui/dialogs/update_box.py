"""What the preferences say of updates: what the question tells others, and a button that asks it now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop import __version__
from shogi_desktop.clients.release import Release, Trouble
from shogi_desktop.session.updates import Updates
from shogi_desktop.settings import SettingsStore

from ..look.theme import SPACE
from ..widgets.plain import PlainLabel, tip
from ..words.update_words import available_text, feed_address, trouble_text


class UpdateBox(QWidget):
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
        self._explained = PlainLabel()
        self._explained.setProperty("role", "muted")
        self._explained.setWordWrap(True)
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._ask)
        self.page = QPushButton()
        self.page.setAutoDefault(False)
        self.page.clicked.connect(self._open)
        self.told = PlainLabel()
        self.told.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        row.addWidget(self.button)
        row.addWidget(self.page)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self._explained)
        column.addLayout(row)
        column.addWidget(self.told)
        self._retranslate()

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
        self.button.setEnabled(self.can_ask() and not self._asking)
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

    def _retranslate(self) -> None:
        host = QUrl(self._address).host()
        text = self.tr("Only this question is sent, to {host}; nothing is downloaded or installed.").format(host=host)
        if not self.can_ask():
            text = self.tr("This copy of the program does not know where its releases are, so it cannot ask.")
        self._explained.setText(text)
        self.button.setText(self.tr("Check now"))
        self.page.setText(self.tr("Open its page in the browser"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
