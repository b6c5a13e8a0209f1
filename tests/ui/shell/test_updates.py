"""The daily question for a newer version and its notice; the part of the preferences that asks now."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date

import pytest
from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QLabel, QStatusBar
from pytestqt.qtbot import QtBot

from shogi_desktop import paths
from shogi_desktop.clients.release import Release, Trouble
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.dialogs.preference_boxes import UpdateBox
from shogi_desktop.ui.dialogs.preferences import PreferencesDialog
from shogi_desktop.ui.shell.updates import DailyCheck, UpdateNotice
from shogi_desktop.ui.words.update_words import trouble_text
from tests.ui.desk import Desk

ADDRESS = "https://example.org/latest.json"
PAGE = "https://example.org/v9"
RELEASE = Release("9.0", PAGE, "Chu <b>shogi</b>")
TODAY, TOMORROW = date(2026, 11, 21), date(2026, 11, 22)


class FakeUpdates(QObject):
    """Answers when the test says so."""

    found = Signal(object)
    current = Signal()
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def check(self, address: str) -> None:
        self.asked.append(address)

    def stop(self) -> None:
        pass


class FakeBrowser(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toString())


@pytest.fixture
def browser() -> Iterator[FakeBrowser]:
    """Takes the addresses that would go to the person's browser."""
    fake = FakeBrowser()
    for scheme in ("https", "http"):
        QDesktopServices.setUrlHandler(scheme, fake, "open")  # type: ignore[arg-type]  # the stub says bytes, Qt takes text
    yield fake
    for scheme in ("https", "http"):
        QDesktopServices.unsetUrlHandler(scheme)


@pytest.fixture
def store(qapp: object) -> SettingsStore:
    store = SettingsStore(paths.settings_file())
    store.update(update_check=True, update_address=ADDRESS)
    return store


@pytest.fixture
def updates(qapp: object) -> FakeUpdates:
    return FakeUpdates()


@pytest.fixture
def check(qtbot: QtBot, store: SettingsStore, updates: FakeUpdates) -> Iterator[DailyCheck]:
    bar = QStatusBar()
    qtbot.addWidget(bar)
    bar.show()
    yield DailyCheck(store, bar, updates)  # type: ignore[arg-type]


Begin = Callable[[date], None]


@pytest.fixture
def begin(qtbot: QtBot, check: DailyCheck) -> Begin:
    def begin_and_wait(today: date) -> None:
        check.begin(today, delay_ms=0)
        qtbot.wait(20)

    return begin_and_wait


def test_off_by_default(store: SettingsStore, begin: Begin, updates: FakeUpdates) -> None:
    store.update(update_check=type(store.current)().update_check)
    begin(TODAY)
    assert updates.asked == [] and store.current.update_checked == ""


def test_asked_once_a_day(begin: Begin, updates: FakeUpdates) -> None:
    begin(TODAY)
    begin(TODAY)
    assert updates.asked == [ADDRESS]
    begin(TOMORROW)
    assert len(updates.asked) == 2


def test_without_an_address_nothing_is_asked(store: SettingsStore, begin: Begin, updates: FakeUpdates) -> None:
    store.update(update_address="")
    begin(TODAY)
    assert updates.asked == []


def test_failures_are_kept_quiet(begin: Begin, check: DailyCheck, updates: FakeUpdates) -> None:
    begin(TODAY)
    updates.failed.emit(Trouble.NETWORK)
    updates.current.emit()
    assert check.notice is None


def notice_of(check: DailyCheck) -> UpdateNotice:
    assert check.notice is not None
    return check.notice


def test_the_notice_opens_the_page_only_when_told(
    begin: Begin, check: DailyCheck, updates: FakeUpdates, browser: FakeBrowser
) -> None:
    begin(TODAY)
    updates.found.emit(RELEASE)
    notice = notice_of(check)
    assert notice.isVisible() and notice.text() == "Version 9.0 is available"
    assert "Chu &lt;b&gt;shogi" in notice.toolTip() and PAGE in notice.toolTip()
    assert browser.opened == []
    notice.menu().actions()[0].trigger()
    assert browser.opened == [PAGE] and not notice.isVisible()


def test_not_again_for_this_version(
    begin: Begin, check: DailyCheck, updates: FakeUpdates, store: SettingsStore
) -> None:
    begin(TODAY)
    updates.found.emit(RELEASE)
    notice = notice_of(check)
    notice.menu().actions()[1].trigger()
    assert store.current.update_passed_over == "9.0" and not notice.isVisible()
    check.notice = None
    updates.found.emit(RELEASE)
    assert check.notice is None
    updates.found.emit(Release("9.1", PAGE))
    assert check.notice is not None


def test_not_now_is_for_this_run_only(
    begin: Begin, check: DailyCheck, updates: FakeUpdates, store: SettingsStore
) -> None:
    begin(TODAY)
    updates.found.emit(RELEASE)
    notice_of(check).menu().actions()[2].trigger()
    assert not notice_of(check).isVisible() and store.current.update_passed_over == ""


@pytest.fixture
def box(qtbot: QtBot, store: SettingsStore, updates: FakeUpdates) -> UpdateBox:
    box = UpdateBox(store, updates=updates)  # type: ignore[arg-type]
    qtbot.addWidget(box)
    box.show()
    return box


def test_check_now_tells_whatever_comes(box: UpdateBox, updates: FakeUpdates, browser: FakeBrowser) -> None:
    assert not box.told.isVisible() and not box.page.isVisible()
    outcomes: list[tuple[object, str]] = [(trouble, trouble_text(trouble)) for trouble in Trouble]
    outcomes += [(RELEASE, "Version 9.0 is available\nChu <b>shogi</b>"), (None, "This is the newest version.")]
    for outcome, words in outcomes:
        box.button.click()
        assert box.told.text() == "Asking…" and not box.button.isEnabled() and not box.page.isVisible()
        if outcome is None:
            updates.current.emit()
        elif isinstance(outcome, Trouble):
            updates.failed.emit(outcome)
        else:
            updates.found.emit(outcome)
        assert box.told.text() == words and box.button.isEnabled()
        assert box.page.isVisible() == (outcome is RELEASE)
        if outcome is RELEASE:
            box.page.click()
    assert browser.opened == [PAGE] and updates.asked == [ADDRESS] * len(outcomes)


def test_a_question_that_was_dropped_has_no_answer(box: UpdateBox) -> None:
    box.button.click()
    box.stop()
    assert not box.told.isVisible() and box.button.isEnabled()


def test_the_preferences_say_what_is_sent_and_where_if_there_is_somebody_to_ask(desk: Desk) -> None:
    def explained() -> tuple[str, list[bool]]:
        dialog = PreferencesDialog(desk.window.desk)
        words = " ".join(label.text() for label in dialog.updates.findChildren(QLabel))
        check = dialog.findChild(QCheckBox, "update_check")
        assert isinstance(check, QCheckBox) and not check.isChecked()
        (heading,) = [label for label in dialog.findChildren(QLabel) if label.text() == "Updates"]
        seen = [not part.isHidden() for part in (heading, check, dialog.updates)]
        dialog.done(0)
        return words, seen

    assert explained()[1] == [False, False, False]
    desk.store.update(update_address=ADDRESS)
    words, seen = explained()
    assert "Only this question is sent, to example.org" in words and seen == [True, True, True]


def test_a_program_that_does_not_ask_loads_no_network() -> None:
    script = (
        "import sys\n"
        "import shogi_desktop.app\n"
        "import shogi_desktop.ui.dialogs.preferences\n"
        "print([name for name in sys.modules if 'QtNetwork' in name or 'release_feed' in name])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
