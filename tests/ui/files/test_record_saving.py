"""Saving records in the window: files that others have changed, disks that refuse, and the end with changes in tabs."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from shogi_desktop import app, paths
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.encodings import Encoding
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.files import record_commands
from shogi_desktop.ui.widgets.messages import SaveAnswer
from tests.ui.desk import Desk

COMMENT = "ここから▲有利"


def _write(desk: Desk, path: Path, moves: str = "7g7f 3c3d", encoding: Encoding = Encoding.SHIFT_JIS) -> Path:
    """A record as another program would have written it."""
    desk.start()
    for move in moves.split():
        desk.session.request_move(parse_move(move, desk.session.record.game.variant))
    desk.session.turn.resign()
    desk.session.record.write(desk.session.record.prepare(str(path), encoding))
    return path


def _open_changed(desk: Desk, path: Path) -> None:
    assert desk.window.rooms.files.records.open_file(str(path))
    desk.session.review.set_comment(desk.session.record.game.root, f"{COMMENT} {path.name}")
    assert desk.session.record.unsaved


def test_a_game_against_the_computer_says_who_played_when_and_how_long(desk: Desk, tmp_path: Path) -> None:
    for suffix in ("kif", "ki2", "csa", "jkf", "shogi"):
        desk.start(GameChoice(clock="ten", level=5))
        headers = desk.session.record.game.headers
        assert (headers["black"], headers["white"], headers["time limit"]) == ("You", "Computer (7 kyu)", "00:10+30"), (
            suffix
        )
        assert re.fullmatch(r"\d{4}/\d\d/\d\d \d\d:\d\d:\d\d", headers["started"]), suffix
        said = {key: headers[key] for key in ("black", "white", "time limit", "started")}
        path = tmp_path / f"game.{suffix}"
        desk.play("7g7f")
        desk.session.turn.resign()
        desk.session.record.save(str(path))
        assert desk.window.rooms.files.records.open_file(str(path)), suffix
        read = desk.session.record
        assert {key: read.game.headers[key] for key in said} == said, suffix
        assert read.setup.black_time == TimeControl(600_000, 30_000), suffix
        assert desk.session.turn.clock.face(Side.BLACK) is not None, suffix


@pytest.fixture
def changed(desk: Desk, tmp_path: Path) -> Path:
    """A KIF in Shift_JIS that was opened, with a comment that is not in it yet."""
    desk.answer_boxes("Cancel")
    path = _write(desk, tmp_path / "a.kif")
    _open_changed(desk, path)
    return path


def test_a_record_stays_in_its_encoding(desk: Desk, changed: Path) -> None:
    assert desk.window.rooms.files.records.save(), desk.messages
    assert COMMENT in changed.read_bytes().decode("cp932") and not desk.session.record.unsaved


@pytest.mark.parametrize(
    "meanwhile",
    [
        lambda path: path.write_text("another's\n"),
        lambda path: path.unlink(),
    ],
    ids=["changed", "removed"],
)
def test_who_saves_is_asked_about_what_another_program_did(
    desk: Desk, changed: Path, meanwhile: Callable[[Path], object]
) -> None:
    meanwhile(changed)
    before = changed.read_bytes() if changed.exists() else None
    desk.answer_boxes("Cancel")
    assert not desk.window.rooms.files.records.save()
    assert "a.kif" in desk.messages[0] and desk.session.record.unsaved
    assert (changed.read_bytes() if changed.exists() else None) == before
    desk.answer_boxes("Replace")
    assert desk.window.rooms.files.records.save() and len(desk.messages) == 2
    assert COMMENT in changed.read_bytes().decode("cp932")
    desk.session.review.set_comment(desk.session.record.game.root, "")
    assert desk.window.rooms.files.records.save() and len(desk.messages) == 2


def test_a_read_only_folder_is_told(desk: Desk, changed: Path) -> None:
    before = changed.read_bytes()
    changed.parent.chmod(0o555)
    desk.answer_boxes()
    try:
        if os.name != "posix" or os.access(changed.parent, os.W_OK):
            pytest.skip("such a folder keeps nobody out")
        assert not desk.window.rooms.files.records.save()
    finally:
        changed.parent.chmod(0o755)
    assert desk.messages[0].startswith("The game could not be saved.") and str(changed) in desk.messages[0]
    assert desk.session.record.unsaved and changed.read_bytes() == before


def test_a_full_disk_is_told(desk: Desk, changed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    before, folder = changed.read_bytes(), set(changed.parent.iterdir())
    desk.answer_boxes()
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        assert not desk.window.rooms.files.records.save()
    assert desk.messages[0].startswith("The game could not be saved.") and str(changed) in desk.messages[0]
    assert desk.session.record.unsaved and changed.read_bytes() == before and set(changed.parent.iterdir()) == folder
    assert desk.window.rooms.files.records.save(), desk.messages


def test_a_folder_that_has_gone_is_told(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    path = _write(desk, folder / "a.kif")
    _open_changed(desk, path)
    path.unlink()
    folder.rmdir()
    desk.answer_boxes("Replace")
    assert not desk.window.rooms.files.records.save()
    assert desk.messages[-1].startswith("The game could not be saved.") and desk.session.record.unsaved


@pytest.fixture
def two(desk: Desk, tmp_path: Path) -> Iterator[list[Path]]:
    """Two files in tabs, both with changes, and an autosave."""
    place = app.begin(desk.window, desk.session, "")
    desk.answer_boxes("Cancel")
    files = [_write(desk, tmp_path / "a.kif"), _write(desk, tmp_path / "b.kifu", "2g2f")]
    for file in files:
        _open_changed(desk, file)
    yield files
    place.release()


def _answer_in_turn(desk: Desk, monkeypatch: pytest.MonkeyPatch, *answers: SaveAnswer) -> None:
    """Answers the questions for changed records so, one after the other; later ones by no."""
    left = list(answers)

    def answer(_window: object, question: str) -> SaveAnswer:
        desk.messages.append(question)
        return left.pop(0) if left else SaveAnswer.DISCARD

    monkeypatch.setattr(record_commands, "ask_to_save", answer)


@pytest.mark.parametrize("first", [SaveAnswer.SAVE, SaveAnswer.DISCARD])
def test_who_cancels_the_end_stays_with_all_changes(
    desk: Desk, two: list[Path], monkeypatch: pytest.MonkeyPatch, first: SaveAnswer
) -> None:
    _answer_in_turn(desk, monkeypatch, first, SaveAnswer.CANCEL)
    assert not desk.window.close() and desk.window.isVisible()
    assert ["a.kif" in desk.messages[0], "b.kifu" in desk.messages[1]] == [True, True]
    changed = {Path(record.path).name: record.unsaved for record in desk.window.desk.records.records if record.path}
    assert changed == {"a.kif": first is SaveAnswer.DISCARD, "b.kifu": True}
    assert (COMMENT in two[0].read_bytes().decode("cp932")) == (first is SaveAnswer.SAVE)


def test_every_changed_tab_is_asked_about_at_the_end(
    desk: Desk, two: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = two[0].read_bytes()
    _answer_in_turn(desk, monkeypatch, SaveAnswer.DISCARD, SaveAnswer.SAVE)
    assert desk.window.close() and len(desk.messages) == 2
    assert two[0].read_bytes() == before and f"{COMMENT} b.kifu" in two[1].read_text("utf-8")
    assert not list(paths.autosave_file().parent.glob("autosave-*.shogi"))


def test_an_end_whose_saving_fails_is_none(desk: Desk, two: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    desk.answer_boxes("Cancel")
    two[0].write_text("another's")
    _answer_in_turn(desk, monkeypatch, SaveAnswer.SAVE)
    assert not desk.window.close() and two[0].read_text() == "another's"


@pytest.mark.parametrize(("variant", "named"), [("shogi", False), ("chu", True)])
def test_the_proposed_name_says_which_game_where_it_is_not_shogi(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, variant: str, named: bool
) -> None:
    proposed: list[tuple[str, str]] = []
    told: list[str] = []

    def ask(_window: object, title: str, path: str, *_: object) -> str:
        proposed.append((title, Path(path).name))
        told.append(desk.status)
        return ""

    monkeypatch.setattr(record_commands, "ask_save_path", ask)
    desk.start(GameChoice(variant=variant, computer=False))
    desk.window.rooms.files.records.save_as()
    desk.session.turn.resign()
    desk.window.rooms.files.records.save_as()
    assert ["Chu" in name for _, name in proposed] == [named, named]
    assert [Path(name).suffix for _, name in proposed] == [".shogi", ".kif"]
    assert {title for title, _ in proposed} == {"Save record"}
    assert told[0] == "This game is saved as .shogi: KIF cannot keep who plays on in a game that goes on."


def _analyse(desk: Desk) -> None:
    record = desk.session.record
    desk.session.review.set_evaluations({node: Evaluation(Score(40), ("7g7f",)) for node in record.game.line()})
    assert record.unsaved


def test_an_analysis_alone_is_not_written_into_a_file_of_others(desk: Desk, tmp_path: Path) -> None:
    path = _write(desk, tmp_path / "a.kif")
    before = path.read_bytes()
    assert desk.window.rooms.files.records.open_file(str(path))
    _analyse(desk)
    pressed: list[str] = []

    def enter() -> None:
        box = desk.app.activeModalWidget()
        assert isinstance(box, QMessageBox)
        pressed.append(box.text().replace("\u200b", ""))
        QTest.keyClick(box, Qt.Key.Key_Return)

    QTimer.singleShot(50, enter)
    assert desk.window.close()
    assert pressed == ["Keep the analysis in a.kif? Its scores are added as comments."]
    assert path.read_bytes() == before


def test_an_analysis_is_written_where_that_is_wished(desk: Desk, tmp_path: Path) -> None:
    desk.answer_boxes("Keep it")
    path = _write(desk, tmp_path / "a.kif")
    assert desk.window.rooms.files.records.open_file(str(path))
    _analyse(desk)
    assert desk.window.close() and "評価値" in path.read_bytes().decode("cp932")


def test_who_has_written_something_too_is_asked_about_the_changes(desk: Desk, tmp_path: Path) -> None:
    desk.answer_boxes("Cancel")
    path = _write(desk, tmp_path / "a.kif")
    _open_changed(desk, path)
    _analyse(desk)
    assert not desk.window.close()
    assert desk.messages[-1].startswith("Save the changes to a.kif?")
