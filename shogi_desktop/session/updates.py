"""Whether there is a newer release: asks when told to, and decides what is news."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.release import ReleaseError, Trouble, is_newer, parse_release

if TYPE_CHECKING:  # loads Qt's network library, which a program that never asks does without
    from shogi_desktop.clients.release_feed import ReleaseFeed


def is_due(checked: str, today: date) -> bool:
    """Whether to ask today; `checked` is the day of the last time in ISO 8601, "" = never."""
    return checked != today.isoformat()


def is_news(version: str, passed_over: str) -> bool:
    """Whether to tell of a version; `passed_over` is one that the person wants to hear of no more, "" = none."""
    try:
        return not passed_over or is_newer(version, passed_over)
    except ReleaseError:  # somebody wrote rubbish into the settings
        return True


class Updates(QObject):
    """Asks for the newest release. After `check` one of the three signals comes, once; after `stop` none.

    Signals:
        found(Release): it is newer than this program.
        current(): it is not.
        failed(Trouble): nobody knows.
    """

    found = Signal(object)
    current = Signal()
    failed = Signal(object)

    def __init__(
        self,
        version: str,
        parent: QObject | None = None,
        make_feed: Callable[[QObject], ReleaseFeed] | None = None,
    ) -> None:
        """`version` is this program's."""
        super().__init__(parent)
        self._version = version
        self._make_feed = make_feed or _make_feed
        self._feed: ReleaseFeed | None = None

    def check(self, address: str) -> None:
        """Asks at an address; a question still open is dropped. Emits `failed` at once where Qt has no network."""
        try:
            feed = self._feed or self._made()
        except ImportError:
            self.failed.emit(Trouble.SYSTEM)
            return
        feed.ask(address)

    def stop(self) -> None:
        if self._feed is not None:
            self._feed.stop()

    def _made(self) -> ReleaseFeed:
        feed = self._feed = self._make_feed(self)
        feed.received.connect(self._judge)
        feed.failed.connect(self.failed)
        return feed

    def _judge(self, data: bytes) -> None:
        try:
            release = parse_release(data)
            news = is_newer(release.version, self._version)
        except ReleaseError:
            self.failed.emit(Trouble.ANSWER)
            return
        if news:
            self.found.emit(release)
        else:
            self.current.emit()


def _make_feed(parent: QObject) -> ReleaseFeed:
    from shogi_desktop.clients.release_feed import ReleaseFeed

    return ReleaseFeed(parent)
