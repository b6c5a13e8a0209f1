"""The daily question for a newer version, where the person has turned it on, and the quiet notice of one."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QMenu, QStatusBar, QToolButton, QWidget

from shogi_desktop import __version__
from shogi_desktop.clients.release import Release
from shogi_desktop.session.updates import Updates, is_due, is_news
from shogi_desktop.settings import SettingsStore

from ..widgets.plain import literal, tip
from ..words.i18n import Translated
from ..words.update_words import available_text, feed_address

DELAY_MS: Final = 3000  # the start comes first


class DailyCheck(QObject):
    """Asks once a day, some seconds after the start; what it finds stands in the status line, failures nowhere."""

    def __init__(self, store: SettingsStore, bar: QStatusBar, updates: Updates | None = None) -> None:
        super().__init__(bar)
        self._store = store
        self._bar = bar
        self._updates = updates or Updates(__version__, self)
        self._updates.found.connect(self._tell)
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._ask)
        self.notice: UpdateNotice | None = None

    def begin(self, today: date, delay_ms: int = DELAY_MS) -> None:
        """Asks soon, where the person wishes it and it was not asked on this day."""
        settings = self._store.current
        if settings.update_check and feed_address(settings) and is_due(settings.update_checked, today):
            self._store.update(update_checked=today.isoformat())
            self._delay.start(delay_ms)

    def stop(self) -> None:
        self._delay.stop()
        self._updates.stop()

    def _ask(self) -> None:
        self._updates.check(feed_address(self._store.current))

    def _tell(self, release: Release) -> None:
        if is_news(release.version, self._store.current.update_passed_over):
            self.notice = UpdateNotice(release, self._store, self._bar)
            self._bar.addPermanentWidget(self.notice)


class UpdateNotice(Translated, QToolButton):
    """A button that says which version there is; its menu opens the page of it or sends the notice away."""

    def __init__(self, release: Release, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._release = release
        self._store = store
        self._page, self._never, self._later = QAction(self), QAction(self), QAction(self)
        self._page.triggered.connect(self._open)
        self._never.triggered.connect(self._pass_over)
        self._later.triggered.connect(self.hide)
        menu = QMenu(self)
        menu.addActions([self._page, self._never, self._later])
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setAutoRaise(True)
        self.setProperty("role", "news")
        self.retranslate()

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl(self._release.url))
        self.hide()

    def _pass_over(self) -> None:
        self._store.update(update_passed_over=self._release.version)
        self.hide()

    def retranslate(self) -> None:
        self.setText(literal(available_text(self._release)))
        self._page.setText(self.tr("Open its page in the browser"))
        self._never.setText(self.tr("Not again for this version"))
        self._later.setText(self.tr("Not now"))
        self.setToolTip(tip("\n".join(filter(None, (self._release.notes, self._release.url)))))
