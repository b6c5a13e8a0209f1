"""A save that fails is said until it succeeds, in the language of the program."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop import app, paths
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.session.records.autosave_files import pending
from shogi_desktop.ui.shell.status_line import SavingTroubles
from shogi_desktop.ui.widgets.messages import reason_text
from shogi_desktop.ui.words.error_words import reason_of
from tests.ui.desk import Desk

FULL = OSError(errno.ENOSPC, "No space left on device", "/home/me/autosave.shogi")


@pytest.fixture
def troubles(desk: Desk) -> SavingTroubles:
    return desk.window.status.troubles


def test_nothing_is_said_while_all_goes_well(troubles: SavingTroubles) -> None:
    troubles.hear("game", None)
    assert not troubles.isVisible()


def test_it_stays_until_it_works_again(desk: Desk, troubles: SavingTroubles) -> None:
    troubles.hear("game", FULL)
    desk.start()
    desk.play("7g7f", "3c3d")
    desk.window.status.tell("Something else.")
    assert troubles.isVisible()
    assert troubles.text() == "Your game is not being saved: the disk is full (/home/me/autosave.shogi)"
    troubles.hear("game", None)
    assert not troubles.isVisible()


def test_every_trouble_is_said(desk: Desk, troubles: SavingTroubles) -> None:
    troubles.hear("settings", OSError(errno.EROFS, "Read-only file system", "/settings.ini"))
    desk.window.desk.saved.emit("progress", OSError(errno.EACCES, "Permission denied", "/problems.json"))
    progress, settings = troubles.text().split("  ")
    assert progress.endswith("progress is not being saved: this is not permitted")
    assert settings.endswith("settings are not being saved: the disk can only be read")
    assert troubles.toolTip() == f"{progress} (/problems.json)\n{settings} (/settings.ini)"
    desk.window.desk.saved.emit("progress", None)
    assert "progress" not in troubles.text() and troubles.isVisible()


def test_settings_that_cannot_be_written_are_said(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(*_: object, **__: object) -> None:
        raise FULL

    with monkeypatch.context() as full:
        full.setattr("shogi_desktop.files.store.write_atomic", full_disk)
        desk.store.update(tint=True)
    assert "Your settings are not being saved: the disk is full" in desk.window.status.troubles.text()
    desk.store.update(tint=False)
    assert not desk.window.status.troubles.isVisible()


@pytest.mark.parametrize("file", [paths.engines_file, paths.practice_file, paths.drafts_file])
def test_a_file_that_makes_no_sense_is_kept_and_said(desk: Desk, file: Callable[[], Path]) -> None:
    file().parent.mkdir(parents=True, exist_ok=True)
    file().write_text("not ours", "utf-8")
    desk.window.desk.open("editor")
    desk.window.desk.engines()
    desk.window.desk.deck()
    kept = file().with_name(f"{file().name}.damaged")
    assert kept.read_text("utf-8") == "not ours"
    said = f"A file of yours could not be read. It was put aside: {kept}"
    desk.qtbot.waitUntil(lambda: desk.window.status.currentMessage() == said)


def saved_move() -> str:
    """The last one that a new start would find."""
    game = finish(pending(paths.autosave_file()))
    return format_move(game.line()[-1].move, game.variant) if game is not None and game.line() else ""


def test_a_game_that_is_not_saved_is_said_and_saved_later(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.files.saving.RETRY_MS", 1)
    place = app.begin(desk.window, desk.session, "")
    desk.start()
    troubles = desk.window.status.troubles

    def full_disk(*_: object, **__: object) -> None:
        raise FULL

    with monkeypatch.context() as full:
        full.setattr("shogi_desktop.session.records.autosave.write_atomic", full_disk)
        desk.play("7g7f")
        desk.qtbot.waitUntil(troubles.isVisible)
        desk.play("3c3d")
        assert troubles.isVisible()
    desk.qtbot.waitUntil(lambda: not troubles.isVisible())
    desk.qtbot.waitUntil(lambda: saved_move() == "3c3d")
    place.release()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.ENOENT, errno.EFBIG, errno.EINVAL])
def test_our_words_for_what_systems_complain_of(number: int) -> None:
    ours = reason_of(OSError(number, "the words of the system"))
    assert ours and "system" not in ours
    assert reason_text(OSError(number, "x"), "/a").splitlines() == ["/a", ours[0].upper() + ours[1:]]


def test_the_words_of_the_system_for_the_rest() -> None:
    assert reason_of(OSError(errno.ENXIO, "No such device or address")) == "No such device or address"
    assert reason_of(OSError("no number")) == "no number"
    assert reason_of(ValueError("a reason")) == "a reason"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device that is always full")
def test_a_full_disk_in_earnest(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="space") as caught, open("/dev/full", "w") as file:
        file.write("x")
    assert reason_of(caught.value) == "the disk is full"
