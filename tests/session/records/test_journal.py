"""The journal: what was shown is there after a kill, what is older than the autosave is not taken for it."""

from __future__ import annotations

import gc
import math
import os
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.files import UnusableFileError
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_files import orphans, pending
from shogi_desktop.session.records.files import place_told
from shogi_desktop.session.records.journal import WAIT_S, Journal, JournalMove, digest_of, journal_of, line_of, replay
from tests.session.table import AGAINST_WHITE, COMPUTER, TWO_PEOPLE, Table, moves_of, play


class Desk:
    """A session whose autosave never reaches the disk, so that only the journal knows what came after `written`."""

    def __init__(self, table: Table, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.session = table.session()
        self.autosave = Autosave(self.session, path)
        self._monkeypatch = monkeypatch
        self.session.new_game(TWO_PEOPLE)

    def stop_autosave(self) -> None:
        """From now on the disk is too slow for whole games."""
        self.autosave._pool.waitForDone()
        self._monkeypatch.setattr(self.autosave._pool, "start", lambda _work: None)

    def left(self) -> Game | None:
        """What a start after a kill at this moment finds: nothing waits for a thread any more."""
        self.autosave._journal._pool.waitForDone()
        return finish(pending(self.path))

    def left_moves(self) -> str:
        game = self.left()
        return "" if game is None else " ".join(format_move(node.move, game.variant) for node in game.main_line())


@pytest.fixture
def desk(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(table, tmp_path / "current.shogi", monkeypatch)


def test_a_move_is_in_the_journal_when_it_is_shown(desk: Desk) -> None:
    desk.stop_autosave()
    shown: list[str] = []

    def compare() -> None:
        shown.append(moves_of(desk.session))
        assert desk.left_moves() == shown[-1]

    desk.session.record.position_changed.connect(compare)
    play(desk.session, "7g7f 3c3d 8h2b+ 3a2b B*4e")
    assert len(shown) == 5


def test_the_first_move_is_kept_before_the_game_was_ever_written(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "current.shogi"
    session = table.session()
    autosave = Autosave(session, path)
    autosave._pool.start = lambda _work: None  # type: ignore[method-assign, assignment]
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    autosave._journal._pool.waitForDone()
    assert not path.exists()
    game = finish(pending(path))
    assert game is not None and len(game.main_line()) == 1


@pytest.mark.parametrize(
    ("change", "moves"),
    [
        (lambda session: session.take_back(), "7g7f"),
        (lambda session: session.turn.resign(), "7g7f 3c3d"),
        (lambda session: session.new_game(TWO_PEOPLE), ""),
        (lambda session: session.rematch(), ""),
    ],
    ids=["take back", "resign", "new game", "rematch"],
)
def test_a_change_does_not_come_undone(desk: Desk, change: Callable[[GameSession], object], moves: str) -> None:
    play(desk.session, "7g7f 3c3d")
    desk.stop_autosave()
    change(desk.session)
    assert desk.left_moves() == moves
    game = desk.left()
    assert (game.result if game else None) == desk.session.record.game.result


def test_a_game_that_was_saved_does_not_come_back(desk: Desk, tmp_path: Path) -> None:
    play(desk.session, "7g7f")
    desk.session.turn.resign()
    desk.stop_autosave()
    desk.session.record.save(str(tmp_path / "mine.shogi"))
    assert desk.path.exists() and desk.left() is None


def test_a_variation_is_kept_where_it_belongs(desk: Desk) -> None:
    play(desk.session, "7g7f 3c3d 2g2f")
    desk.session.turn.resign()
    desk.session.review.open()
    desk.session.record.go_to(desk.session.record.game.main_line()[0])
    play(desk.session, "8c8d 2g2f")
    desk.stop_autosave()
    desk.session.record.go_to(desk.session.record.game.main_line()[0].children[1])
    play(desk.session, "6g6f 9c9d")
    game = desk.left()
    assert game is not None
    second = game.main_line()[0].children[1]
    tree = [[format_move(node.move, game.variant) for node in child.walk()] for child in second.children]
    assert tree == [["2g2f"], ["6g6f", "9c9d"]]


def test_a_change_of_a_record_is_in_the_journal_when_it_is_shown(desk: Desk) -> None:
    play(desk.session, "7g7f 3c3d 2g2f")
    desk.session.turn.resign()
    desk.stop_autosave()
    seen: list[str] = []

    def compare() -> None:
        game = desk.left()
        assert game is not None and place_told(game) is not None
        seen.append(format_game(game))
        assert seen[-1] == desk.session.record.text()

    desk.session.record.tree_changed.connect(compare)
    session = desk.session
    session.review.set_comment(session.record.game.cursor, "why?")
    session.review.delete(session.record.game.cursor)
    session.review.set_headers({"event": "a club"})
    session.review.undo()
    session.review.undo()
    session.review.redo()
    assert len(seen) == 6 and len(set(seen)) == 3


def test_times_are_kept(table: Table, desk: Desk) -> None:
    desk.stop_autosave()
    table.time.ms += 4_250
    play(desk.session, "7g7f")
    game = desk.left()
    assert game is not None and game.main_line()[0].spent_ms == 4_250


def test_a_mate_is_an_end_also_in_the_journal(desk: Desk) -> None:
    sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
    desk.session.new_game(TWO_PEOPLE.__class__(sfen=sfen))
    desk.stop_autosave()
    ended: list[GameResult | None] = []

    def compare() -> None:
        game = desk.left()
        assert game is not None
        ended.append(game.result)

    desk.session.record.tree_changed.connect(compare)
    play(desk.session, "G*5b")
    assert ended == [GameResult(Side.BLACK, Reason.CHECKMATE)]


def test_a_computer_game_goes_on_from_the_journal(qtbot: QtBot, table: Table, desk: Desk) -> None:
    desk.session.new_game(AGAINST_WHITE)
    desk.stop_autosave()
    play(desk.session, "7g7f")
    qtbot.waitUntil(desk.session.turn.human_may_move)
    game = desk.left()
    assert game is not None
    other = table.session()
    other.load(game)
    other.resume()
    assert moves_of(other) == "7g7f 9c9d" and other.record.setup.white == COMPUTER and other.turn.human_may_move()


# What may be applied to what


def lines(*what: tuple[str, object]) -> bytes:
    return b"".join(line_of(number, kind, each) for number, (kind, each) in enumerate(what))


OLD, NEW = "the old game", "the new game"
FIRST = JournalMove(0, [], "7g7f", 10, None)
SECOND = JournalMove(1, [], "3c3d", None, (1, 2))


@pytest.mark.parametrize(
    ("snapshot", "journal", "expected"),
    [
        (OLD, [("file", OLD), ("game", NEW), ("move", FIRST)], (NEW, [FIRST])),
        (NEW, [("file", OLD), ("game", NEW), ("move", FIRST)], (NEW, [FIRST])),
        (OLD, [("game", OLD), ("move", FIRST), ("game", NEW)], (NEW, [])),
        ("", [("file", ""), ("game", NEW), ("move", FIRST), ("move", SECOND)], (NEW, [FIRST, SECOND])),
        (OLD, [("game", OLD), ("game", "")], ("", [])),
        ("another", [("file", OLD), ("game", NEW), ("move", FIRST)], None),
        ("", [("file", OLD), ("game", NEW)], None),
        (OLD, [], None),
    ],
)
def test_a_journal_is_applied_to_its_own_autosave_only(
    snapshot: str, journal: list[tuple[str, object]], expected: tuple[str, list[JournalMove]] | None
) -> None:
    told = lines(*((kind, digest_of(str(what).encode()) if kind == "file" else what) for kind, what in journal))
    found = replay(snapshot.encode(), told)
    assert (None if found is None else (found.text, found.moves)) == expected


def test_a_torn_or_changed_line_ends_the_journal() -> None:
    whole = lines(("game", OLD), ("move", FIRST), ("move", SECOND))
    ends = [at + 1 for at, sign in enumerate(whole) if sign == ord("\n")]
    for length in range(ends[0], len(whole) + 1):
        found = replay(OLD.encode(), whole[:length])
        assert found is not None and len(found.moves) == sum(end <= length for end in ends[1:])
    for at in range(ends[0], ends[1]):
        spoilt = whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
        found = replay(OLD.encode(), spoilt)
        assert found is not None and found.moves == []


@pytest.mark.parametrize("what", [["[]"] * 20_000, [[]] * 20_000])
def test_a_line_as_long_as_no_move_ends_the_journal(what: object) -> None:
    found = replay(OLD.encode(), lines(("game", OLD), ("move", what)))
    assert found is not None and found.moves == []


def test_lines_of_another_journal_do_not_go_on_with_this_one() -> None:
    mixed = lines(("game", OLD), ("move", FIRST)) + lines(("game", NEW), ("move", SECOND))
    found = replay(OLD.encode(), mixed)
    assert found is not None and (found.text, found.moves) == (OLD, [FIRST])


NONSENSE = [b"", b"\0" * 5000, b"\xff\n" * 10, b'0 00000000 game "x"\n', bytes(range(256)) * 9]


@pytest.mark.parametrize("content", NONSENSE)
def test_a_journal_of_nonsense_changes_nothing(desk: Desk, content: bytes) -> None:
    play(desk.session, "7g7f")
    desk.autosave.flush()
    journal_of(desk.path).write_bytes(content)
    assert desk.left_moves() == "7g7f"


def test_a_journal_that_leads_nowhere_is_put_aside_with_its_game(tmp_path: Path) -> None:
    path = tmp_path / "current.shogi"
    path.write_text(OLD)
    journal_of(path).write_bytes(lines(("game", OLD)))
    with pytest.raises(UnusableFileError) as caught:
        finish(pending(path))
    assert caught.value.kept == tmp_path / "current.shogi.damaged"
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["current.shogi.damaged", "current.shogi.journal.damaged"]


def test_what_only_a_journal_has_of_a_second_program_is_found(tmp_path: Path) -> None:
    for name in ("current-7.shogi", "current-8.shogi.journal", "current-9.shogi.lock"):
        (tmp_path / name).touch()
    found = list(orphans(tmp_path / "current.shogi"))
    assert [place.path.name for place in found] == [f"current-{number}.shogi" for number in (7, 8, 9)]
    for place in found:
        place.clear()
        place.release()
    assert list(tmp_path.iterdir()) == []


# The file


def test_a_long_journal_is_begun_anew(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.session.records.journal.MOST_BYTES", 3000)
    expected = []
    for _ in range(10):
        play(desk.session, "2h3h 8b7b 3h2h 7b8b")
        expected += ["2h3h", "8b7b", "3h2h", "7b8b"]
        desk.session.take_back()
        play(desk.session, "7b6b")
        desk.session.take_back()
        play(desk.session, "7b8b")
        if desk.session.record.game.result is not None:
            break
        assert desk.left_moves() == " ".join(expected)
    assert journal_of(desk.path).stat().st_size < 12_000


def test_a_long_game_is_not_written_again_with_every_move(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.session.records.journal.MOST_BYTES", 3000)
    written: list[int] = []

    def write(number: int, data: bytes) -> int:
        written.append(len(data))
        return os.write(number, data)

    journal = Journal(tmp_path / "current.shogi", lambda _error: None, write)
    journal.put_game("x" * 20_000)
    for _ in range(10):
        journal.put_move(FIRST)
    journal.finish()
    assert len(written) == 11 and max(written[1:]) < 500


def test_what_is_written_does_not_hold_the_journal(tmp_path: Path, qapp: object) -> None:
    journal = Journal(tmp_path / "current.shogi", lambda _error: None)
    journal.put_game(OLD)
    journal.finish()
    left = weakref.ref(journal)
    gc.disable()
    try:
        del journal
        assert left() is None
    finally:
        gc.enable()


def test_flushed_the_autosave_says_all(desk: Desk) -> None:
    play(desk.session, "7g7f")
    assert desk.left_moves() == "7g7f" and journal_of(desk.path).exists()
    desk.autosave.flush()
    assert [file.name for file in desk.path.parent.iterdir()] == [desk.path.name]
    play(desk.session, "3c3d")
    desk.stop_autosave()
    play(desk.session, "2g2f")
    desk.autosave.flush()
    assert desk.left_moves() == "7g7f 3c3d 2g2f" and journal_of(desk.path).exists()


def test_a_disk_that_does_not_answer_holds_nobody(tmp_path: Path, qapp: object) -> None:
    begun, answer = threading.Event(), threading.Event()
    told: list[OSError | None] = []

    def slow(number: int, data: bytes) -> int:
        begun.set()
        answer.wait()
        return os.write(number, data)

    path = tmp_path / "current.shogi"
    waited: list[float] = []

    def wait(done: threading.Event) -> None:
        waited.append(WAIT_S)
        begun.wait()

    journal = Journal(path, told.append, slow, wait)
    journal.put_game(OLD)
    for _ in range(100):
        journal.put_move(FIRST)
    assert waited == [WAIT_S], "only the first line waits for a disk that is behind"
    assert not journal_of(path).exists()
    answer.set()
    journal.finish()
    found = replay(b"", journal_of(path).read_bytes())
    assert found is not None and len(found.moves) == 100 and told == []


def test_a_thread_that_does_not_get_to_it_is_not_waited_for(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.session.records.journal.SLOW_S", math.inf)
    path = tmp_path / "current.shogi"
    journal = Journal(path, list[object]().append)
    journal._pool.start = lambda _work: None  # type: ignore[method-assign, assignment]
    journal.put_game(OLD)
    journal.put_move(FIRST)
    found = replay(b"", journal_of(path).read_bytes())
    assert found is not None and found.moves == [FIRST]


def test_nor_does_the_window_write_to_a_disk_that_was_slow(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.session.records.journal.SLOW_S", -1.0)
    path = tmp_path / "current.shogi"
    journal = Journal(path, list[object]().append, wait=threading.Event.wait)
    journal.put_game(OLD)
    with monkeypatch.context() as starved:
        starved.setattr(journal._pool, "start", lambda _work: None)
        starved.setattr(journal, "_wait", lambda _done: None)
        journal.put_move(FIRST)
    found = replay(b"", journal_of(path).read_bytes())
    assert found is not None and found.moves == []


def test_a_line_that_was_written_in_part_is_written_again(tmp_path: Path, qapp: object) -> None:
    told: list[OSError | None] = []
    room = [10_000]

    def full(number: int, data: bytes) -> int:
        data = data[: room[0]]
        room[0] -= len(data)
        return os.write(number, data)

    path = tmp_path / "current.shogi"
    journal = Journal(path, told.append, full, threading.Event.wait)
    journal.put_game(OLD)
    room[0] = 20
    journal.put_move(FIRST)
    journal.put_move(SECOND)
    room[0] = 10_000
    journal.put_move(SECOND)
    journal.finish()
    found = replay(b"", journal_of(path).read_bytes())
    assert found is not None and found.moves == [FIRST, SECOND, SECOND]
    assert [error is None for error in told] == [False, False, True]
    assert [file.name for file in tmp_path.iterdir()] == [journal_of(path).name]
