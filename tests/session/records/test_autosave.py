"""The running game on disk: kill -9 at any moment loses nothing."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.files import UnusableFileError
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_files import claim, claim_own, orphans, pending
from tests import needs
from tests.session.table import (
    AGAINST_WHITE,
    COMPUTER,
    PERSON,
    TEN_SECONDS,
    TWO_PEOPLE,
    Table,
    moves_of,
    open_game,
    play,
)

# Plays against a fake engine that never answers its second search, and says when it is there.
PLAYING_CHILD = """
import sys
from PySide6.QtCore import QCoreApplication
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup

application = QCoreApplication([])
session = GameSession(engine=EngineLaunch([sys.executable, sys.argv[1]]))
autosave = Autosave(session, sys.argv[2])
moves = ["7g7f", "2g2f", "2f2e"]

def play():
    if session.turn.human_may_move():
        session.request_move(parse_move(moves.pop(0), session.record.game.position))
        if not moves:
            autosave.flush()
            print("playing", flush=True)

session.turn.turn_changed.connect(play)
session.new_game(GameSetup(white=PlayerSetup(False, "Computer", 3)))
play()
application.exec()
"""


def saved_moves(path: Path) -> str:
    game = finish(pending(path))
    assert game is not None
    return " ".join(format_move(node.move, game.variant) for node in game.line())


def test_every_change_is_written(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    session.new_game(AGAINST_WHITE)
    autosave.flush()
    assert path.exists() and finish(pending(path)) is None
    play(session, "7g7f")
    autosave.flush()
    assert saved_moves(path) == "7g7f"
    qtbot.waitUntil(session.turn.human_may_move)
    autosave.flush()
    assert saved_moves(path) == "7g7f 9c9d"
    session.take_back()
    play(session, "2g2f")
    session.close()
    autosave.flush()
    assert saved_moves(path) == "2g2f"
    game = finish(pending(path))
    assert game is not None
    other = table.session()
    other.load(game)
    other.resume()
    assert (other.record.setup.black, other.record.setup.white) == (PERSON, COMPUTER) and other.turn.is_thinking()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_kill_9_in_the_middle_of_a_search(tmp_path: Path, table: Table) -> None:
    path = tmp_path / "current.shogi"
    script = str(Path(__file__).parents[2] / "fake_engine.py")
    environment = os.environ | engine_environment()
    command = [sys.executable, "-c", PLAYING_CHILD, script, str(path)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "playing\n"
    child.kill()
    child.wait()
    child.stdout.close()
    game = finish(pending(path))
    assert game is not None
    session = table.session()
    session.load(game)
    assert moves_of(session).startswith("7g7f 9c9d 2g2f 8c8d 2f2e")
    assert session.can_resume()
    session.resume()
    assert session.record.setup.white.level == 3 and session.record.state is SessionState.PLAYING


def test_a_finished_game_stays_until_it_is_saved(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    session.turn.resign()
    autosave.flush()
    game = finish(pending(path))
    assert game is not None and game.result == GameResult(Side.BLACK, Reason.RESIGN)
    session.record.save(str(tmp_path / "mine.shogi"))
    autosave.flush()
    assert not path.exists() and finish(pending(path)) is None


def test_a_variation_in_a_review_is_kept_too(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    session.turn.resign()
    session.record.save(str(tmp_path / "mine.shogi"))
    session.review.open()
    play(session, "3c3d")
    autosave.flush()
    assert saved_moves(path) == "7g7f 3c3d"


def test_a_saved_game_that_goes_on_is_still_written(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    session.record.save(str(tmp_path / "mine.shogi"))
    autosave.flush()
    assert saved_moves(path) == "7g7f"


def test_an_opened_file_needs_no_autosave(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "current.shogi"
    session = table.session()
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    session.record.save(str(tmp_path / "mine.shogi"))
    autosave = Autosave(session, path)
    open_game(session, str(tmp_path / "mine.shogi"))
    autosave.flush()
    assert not path.exists()


def test_discarding(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    autosave.discard()
    assert not path.exists()
    autosave.discard()


def test_the_clock_of_a_long_turn_is_written(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.session.records.autosave.CLOCK_SECONDS", 0.0)
    path = tmp_path / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    session.new_game(GameSetup(black=PERSON, white=PERSON, black_time=TEN_SECONDS, white_time=TEN_SECONDS))
    play(session, "7g7f")
    table.time.ms += 6_000
    with qtbot.waitSignal(session.turn.clock.ticked):
        pass
    autosave.flush()
    game = finish(pending(path))
    assert game is not None
    other = table.session()
    other.load(game)
    assert (
        other.turn.clock.game_clock is not None and other.turn.clock.game_clock.remaining(Side.WHITE).main_ms == 4_000
    )


def test_a_save_that_fails_is_told_once_until_it_works_again(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    path = tmp_path / "file" / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    told: list[Exception | None] = []
    autosave.saved.connect(told.append)
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f 3c3d")
    qtbot.waitUntil(lambda: bool(told))
    autosave.flush()
    qtbot.wait(20)
    assert len(told) == 1 and isinstance(told[0], OSError) and session.turn.human_may_move()
    (tmp_path / "file").unlink()
    autosave.try_again()
    qtbot.waitUntil(lambda: told[1:] == [None])
    autosave.flush()
    assert saved_moves(path) == "7g7f 3c3d"


def test_a_save_that_fails_is_tried_again_by_itself(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.files.saving.RETRY_MS", 1)
    (tmp_path / "file").write_text("in the way")
    session = table.session()
    autosave = Autosave(session, tmp_path / "file" / "current.shogi")
    told: list[Exception | None] = []
    autosave.saved.connect(told.append)
    session.new_game(TWO_PEOPLE)
    qtbot.waitUntil(lambda: len(told) == 1)
    (tmp_path / "file").unlink()
    qtbot.waitUntil(lambda: told[1:] == [None])
    autosave.flush()


@needs.permission_bits
def test_everything_is_for_its_owner_only(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "current.shogi"
    place = claim(path)
    assert place is not None
    path.touch(0o644)
    session = table.session()
    autosave = Autosave(session, path)
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    autosave._pool.waitForDone()
    files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert files == {f"current.shogi{end}": 0o600 for end in ("", ".lock", ".journal")}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    autosave.flush()
    place.release()


def test_nothing_is_pending_at_first(tmp_path: Path) -> None:
    assert finish(pending(tmp_path / "current.shogi")) is None


@pytest.mark.parametrize("content", [b"nonsense", b"\xff\xfe\x00", b""])
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "current.shogi"
    for name in ("current.shogi.damaged", "current.shogi.damaged-2"):
        path.write_bytes(content)
        with pytest.raises(UnusableFileError) as caught:
            finish(pending(path))
        assert caught.value.kept == tmp_path / name and not path.exists()
        assert (tmp_path / name).read_bytes() == content


def test_a_file_that_the_disk_does_not_give_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "current.shogi"
    path.write_text("whole, perhaps")

    def refuse(path: Path, *_: object) -> bytes:
        raise OSError(errno.EIO, "the disk does not answer", str(path))

    monkeypatch.setattr("shogi_desktop.session.records.autosave_files.read_bytes", refuse)
    with pytest.raises(UnusableFileError, match="does not answer") as caught:
        finish(pending(path))
    assert caught.value.kept == path and path.read_text() == "whole, perhaps"


def test_any_failure_is_told_and_saving_goes_on(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    told: list[Exception | None] = []
    autosave.saved.connect(told.append)

    def fail(path: Path, text: str, private: bool) -> None:
        raise UnicodeError("unheard of")

    with monkeypatch.context() as broken:
        broken.setattr("shogi_desktop.session.records.autosave.write_atomic", fail)
        session.new_game(TWO_PEOPLE)
        play(session, "7g7f")
        autosave.flush()
    qtbot.waitUntil(lambda: [str(error) for error in told] == ["unheard of"])
    with monkeypatch.context() as broken:
        broken.setattr(session.record, "text", lambda: "\ud800")
        play(session, "3c3d")
    play(session, "2g2f")
    autosave.flush()
    assert saved_moves(path) == "7g7f 3c3d 2g2f"
    qtbot.waitUntil(lambda: told[-1] is None)


HOLDING_CHILD = """
import sys
from pathlib import Path
from shogi_desktop.session.records.autosave_files import claim
place = claim(Path(sys.argv[1]))
print("holding" if place else "refused", flush=True)
sys.stdin.read()
"""


def test_a_living_program_keeps_its_file_and_a_dead_one_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "current.shogi"
    command = [sys.executable, "-c", HOLDING_CHILD, str(path)]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdin is not None and child.stdout is not None
    assert child.stdout.readline() == "holding\n"
    assert claim(path) is None
    own = claim_own(path)
    assert own.path == tmp_path / f"current-{os.getpid()}.shogi"
    own.path.write_text("mine")
    assert list(orphans(path)) == []
    child.kill()
    child.wait()
    child.stdin.close()
    child.stdout.close()
    place = claim(path)
    assert place is not None and place.path == path
    own.release()
    left = list(orphans(path))
    assert [each.path for each in left] == [own.path]
    for each in (place, *left):
        each.release()
    assert [file.name for file in tmp_path.iterdir()] == [own.path.name]


def test_a_thread_that_ends_after_the_window_has_nobody_to_tell(table: Table, tmp_path: Path) -> None:
    """Writing may take until the window, and all that heard of it, is gone."""
    autosave = Autosave(table.session(), tmp_path / "autosave.shogi")
    autosave.flush()
    shiboken6.delete(autosave)
    autosave.path = tmp_path  # which cannot be written
    with ThreadPoolExecutor(1) as thread:
        autosave._waiting.append("text")
        thread.submit(autosave._work).result()
        thread.submit(autosave._journal_told, OSError(errno.EBUSY, "held")).result()
        thread.submit(autosave._journal_told, None).result()
