"""What cannot be written is tried again."""

from __future__ import annotations

import errno

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.files.saving import Later, Saving


class Disk:
    """Fails as often as it is told to."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.writes = 0

    def write(self) -> Later | None:
        self.writes += 1
        if self.writes <= self.failures:
            raise OSError(28, "full")
        return None


class SlowDisk(Disk):
    def write(self) -> Later:
        self.writes += 1
        return Later.TOLD_LATER


def test_what_can_be_written_needs_no_words(qapp: object) -> None:
    disk, heard = Disk(0), list[object]()
    saving = Saving(disk.write)
    saving.saved.connect(heard.append)
    saving.now()
    assert heard == [] and disk.writes == 1 and not saving.waiting


def test_a_failure_is_told_and_tried_again_until_it_works(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.files.saving.RETRY_MS", 1)
    disk, heard = Disk(2), list[object]()
    saving = Saving(disk.write)
    saving.saved.connect(heard.append)
    saving.now()
    assert isinstance(heard[0], OSError) and saving.waiting
    qtbot.waitUntil(lambda: disk.writes == 3)
    assert [error is None for error in heard] == [False, True] and not saving.waiting


def test_what_is_put_off_is_written_once(qtbot: QtBot) -> None:
    disk = Disk(0)
    saving = Saving(disk.write)
    saving.after(10_000)
    saving.after(1)
    qtbot.waitUntil(lambda: disk.writes == 1)
    saving.after(10_000)
    saving.now()
    assert disk.writes == 2 and not saving.waiting


def test_what_another_has_written_is_reported(qapp: object) -> None:
    disk, heard = Disk(0), list[object]()
    saving = Saving(disk.write)
    saving.saved.connect(heard.append)
    saving.report(OSError(28, "full"))
    saving.report(None)
    assert not saving.waiting and len(heard) == 2 and heard[1] is None and disk.writes == 0


def test_what_a_thread_writes_is_told_by_it(qapp: object) -> None:
    disk, heard = SlowDisk(0), list[object]()
    saving = Saving(disk.write)
    saving.saved.connect(heard.append)
    saving.report(OSError(28, "full"))
    saving.now()
    assert len(heard) == 1
    saving.report(None)
    assert heard[1] is None


class HeldDisk(Disk):
    """Somebody reads the file as often."""

    def write(self) -> None:
        self.writes += 1
        if self.writes <= self.failures:
            raise OSError(errno.EBUSY, "another program uses it")


def test_what_is_only_late_needs_no_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.files.saving.LATE_MS", (1, 1, 1))
    disk, heard = HeldDisk(3), list[object]()
    saving = Saving(disk.write)
    saving.saved.connect(heard.append)
    saving.now()
    qtbot.waitUntil(lambda: disk.writes == 4)
    assert heard == [] and not saving.waiting


def test_what_lasts_is_told_once_and_told_when_it_is_over(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.files.saving.LATE_MS", (1, 1, 1))
    monkeypatch.setattr("shogi_desktop.files.saving.RETRY_MS", 1)
    disk, heard = HeldDisk(6), list[object]()
    saving = Saving(disk.write)
    saving.saved.connect(heard.append)
    saving.now()
    qtbot.waitUntil(lambda: disk.writes == 7)
    assert [error is None for error in heard] == [False, True] and not saving.waiting


def test_what_is_late_is_written_before_the_program_ends(qapp: QCoreApplication) -> None:
    disk, healthy = HeldDisk(1), Disk(0)
    savings = Saving(disk.write), Saving(healthy.write)
    for saving in savings:
        saving.now()
    qapp.aboutToQuit.emit()
    assert (disk.writes, healthy.writes) == (2, 1)
