"""Several records open at once: each comes back as it was left, and none is lost by a kill."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules import load_variant
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.records import autosave, open_records
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_files import claim, orphans, pending
from shogi_desktop.session.records.open_records import MOST_OPEN, OpenRecord, OpenRecords
from tests.session.table import TWO_PEOPLE, Table, moves_of, play, state_of


def game_of(moves: str, variant: str = "shogi") -> Game:
    game = Game(load_variant(variant))
    for move in moves.split():
        game.play(parse_move(move, game.variant))
    return game


@pytest.fixture
def session(table: Table) -> GameSession:
    return table.session()


@pytest.fixture
def records(session: GameSession, tmp_path: Path) -> OpenRecords:
    return OpenRecords(session, tmp_path / "autosave.shogi")


def record(game: Game, path: str = "") -> OpenRecord:
    return OpenRecord(game, path, unsaved=not path and not game.is_bare())


def full(*_arguments: object, **_more: object) -> None:
    raise OSError(errno.ENOSPC, "no space")


def left(tmp_path: Path) -> list[Path]:
    return sorted(tmp_path.glob("autosave-*.shogi"))


def test_an_empty_table_has_no_record(records: OpenRecords) -> None:
    assert records.records == () and not records.worth_a_place()


def test_the_first_record_takes_the_place_of_a_game_without_a_move(session: GameSession, records: OpenRecords) -> None:
    session.new_game(TWO_PEOPLE)
    records.open(record(game_of("7g7f"), "a.shogi"))
    assert [record.path for record in records.records] == ["a.shogi"]


def test_every_record_comes_back_where_it_was_left(session: GameSession, records: OpenRecords) -> None:
    records.open(record(game_of("7g7f 3c3d 2g2f"), "a.shogi"))
    session.record.back()
    records.open(record(game_of("2g2f 8c8d", "shogi"), "b.shogi"))
    records.open(record(game_of("", "tenjiku"), "c.shogi"))
    assert [record.path for record in records.records] == ["a.shogi", "b.shogi", "c.shogi"] and records.current == 2
    records.switch(0)
    assert (session.record.path, session.record.game.cursor.ply, session.record.unsaved) == ("a.shogi", 2, False)
    records.switch(1)
    assert (session.record.path, session.record.game.cursor.ply) == ("b.shogi", 2)
    records.switch(7)
    records.switch(-1)
    assert session.record.path == "b.shogi"


def test_a_game_that_is_played_stands_still_meanwhile_and_goes_on(
    table: Table, session: GameSession, records: OpenRecords, tmp_path: Path
) -> None:
    control = TimeControl(main_ms=60_000)
    session.new_game(GameSetup(black_time=control, white_time=control))
    table.time.ms += 5_000
    play(session, "7g7f")
    table.time.ms += 7_000
    records.open(record(game_of("2g2f"), "b.shogi"))
    assert state_of(session) is SessionState.REVIEW and len(left(tmp_path)) == 1
    table.time.ms += 600_000
    records.switch(0)
    assert state_of(session) is SessionState.PLAYING and moves_of(session) == "7g7f" and left(tmp_path) == []
    assert (
        session.turn.clock.game_clock is not None
        and session.turn.clock.game_clock.remaining(session.record.side_to_move()).main_ms == 53_000
    )
    play(session, "3c3d")


def test_a_game_begun_from_a_position_is_taken_back_no_further_than_there(
    session: GameSession, records: OpenRecords
) -> None:
    session.new_game(TWO_PEOPLE, (parse_move("7g7f", load_variant("shogi")),))
    records.open(record(game_of("2g2f"), "b.shogi"))
    assert session.record.opening == ()
    records.switch(0)
    assert not session.can_take_back()
    play(session, "3c3d")
    assert session.take_back() and not session.can_take_back()


def test_a_record_of_nothing_but_a_comment_keeps_its_place(session: GameSession, records: OpenRecords) -> None:
    noted = game_of("")
    noted.root.comment = "to be played"
    records.open(record(noted))
    records.open(record(game_of("2g2f"), "b.shogi"))
    assert len(records.records) == 2


def test_they_are_counted_without_reading_what_their_headers_say(
    session: GameSession, records: OpenRecords, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every action that needs several records asks at every move."""
    read: list[Game] = []
    monkeypatch.setattr(open_records, "when_begun", read.append)
    assert records.count == 0
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    assert records.count == 1
    records.open(record(game_of("2g2f"), "b.shogi"))
    assert records.count == len(records.records) == 2
    read.clear()
    play(session, "3c3d")
    assert records.count == 2 and read == []
    records.switch(0)
    session.resume()
    read.clear()
    assert records.records[0].playing and read == []


def test_what_is_unsaved_is_unsaved_again(session: GameSession, records: OpenRecords) -> None:
    records.open(record(game_of("7g7f"), "a.shogi"))
    session.request_move(parse_move("3c3d", session.record.game.variant))
    assert state_of(session) is SessionState.REVIEW and session.record.unsaved
    records.open(record(game_of("2g2f"), "b.shogi"))
    assert [record.unsaved for record in records.records] == [True, False]
    records.switch(0)
    assert session.record.unsaved and moves_of(session) == "7g7f 3c3d"


def test_a_file_is_open_once_and_read_anew_where_it_has_no_changes(session: GameSession, records: OpenRecords) -> None:
    records.open(record(game_of("7g7f"), "a.shogi"))
    records.open(record(game_of("2g2f"), "b.shogi"))
    records.open(record(game_of("7g7f 3c3d"), "a.shogi"))
    assert [record.path for record in records.records] == ["a.shogi", "b.shogi"] and records.current == 0
    assert moves_of(session) == "7g7f 3c3d"
    session.request_move(parse_move("2g2f", session.record.game.variant))
    records.switch(1)
    records.open(record(game_of("7g7f"), "a.shogi"))
    assert records.current == 0 and moves_of(session) == "7g7f 3c3d 2g2f" and session.record.unsaved


def test_a_file_is_open_once_however_its_path_is_written(
    session: GameSession, records: OpenRecords, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "a.shogi"
    path.touch()
    for written in (str(path), "a.shogi", path.as_posix(), str(tmp_path / "b" / ".." / "a.shogi")):
        records.open(record(game_of("7g7f"), written))
    assert len(records.records) == 1


def test_a_pasted_game_is_in_no_file_yet(session: GameSession, records: OpenRecords) -> None:
    records.open(record(game_of("7g7f")))
    assert session.record.unsaved
    records.open(record(game_of("")))
    assert not session.record.unsaved


def test_a_kill_loses_no_record_that_was_put_away(session: GameSession, records: OpenRecords, tmp_path: Path) -> None:
    records.open(record(game_of("7g7f"), "a.shogi"))
    session.request_move(parse_move("3c3d", session.record.game.variant))
    records.open(record(game_of("2g2f"), "b.shogi"))
    records.release()  # as the end of the process does
    (place,) = orphans(tmp_path / "autosave.shogi")
    game = finish(pending(place.path))
    assert game is not None and [node.ply for node in game.line()] == [1, 2]
    place.release()


def test_closing_shows_a_neighbour(session: GameSession, records: OpenRecords, tmp_path: Path) -> None:
    for name in "abc":
        records.open(record(game_of("7g7f"), name))
    records.switch(1)
    records.close()
    assert session.record.path == "c" and [record.path for record in records.records] == ["a", "c"]
    records.close()
    assert session.record.path == "a" and left(tmp_path) == []
    with pytest.raises(ValueError, match="stays"):
        records.close()


def test_where_a_record_cannot_be_kept_it_stays_on_the_board(
    session: GameSession, records: OpenRecords, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    monkeypatch.setattr(open_records, "write_atomic", full)
    with pytest.raises(OSError, match="no space"):
        records.open(record(game_of("2g2f"), "b.shogi"))
    assert state_of(session) is SessionState.PLAYING and len(records.records) == 1
    again = claim(tmp_path / "autosave.shogi")
    assert again is not None and left(tmp_path) == []
    again.release()


def test_there_is_an_end_to_what_can_be_open(session: GameSession, records: OpenRecords) -> None:
    for number in range(MOST_OPEN):
        records.open(record(game_of("7g7f"), str(number)))
    with pytest.raises(ValueError, match="Too many"):
        records.open(record(game_of("7g7f"), "one more"))
    assert session.record.path == str(MOST_OPEN - 1)


def test_what_is_put_away_can_be_read_as_a_game_file(
    session: GameSession, records: OpenRecords, tmp_path: Path
) -> None:
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    records.open(record(game_of("2g2f"), "b.shogi"))
    (kept,) = left(tmp_path)
    assert parse_game(kept.read_text("utf-8")).line()[0].move == parse_move("7g7f", load_variant("shogi"))


def test_a_record_taken_up_is_kept_until_the_autosave_has_it(
    session: GameSession, records: OpenRecords, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saving = Autosave(session, tmp_path / "autosave.shogi")
    records.rely_on(saving)
    records.open(record(game_of("7g7f"), "a.shogi"))
    session.request_move(parse_move("3c3d", session.record.game.variant))
    records.open(record(game_of("2g2f"), "b.shogi"))
    with monkeypatch.context() as patched:
        patched.setattr(autosave, "write_atomic", full)
        records.switch(0)
        assert len(left(tmp_path)) == 1
    session.request_move(parse_move("2g2f", session.record.game.variant))
    records.switch(1)
    (kept,) = left(tmp_path)
    assert "2g2f" in kept.read_text("utf-8")
    records.switch(0)
    assert left(tmp_path) == []
    assert "2g2f" in (tmp_path / "autosave.shogi").read_text("utf-8")


def test_changes_that_nobody_wants_are_kept_no_more(session: GameSession, records: OpenRecords, tmp_path: Path) -> None:
    records.open(record(game_of("7g7f"), "a.shogi"))
    session.request_move(parse_move("3c3d", session.record.game.variant))
    records.open(record(game_of("2g2f"), "b.shogi"))
    session.request_move(parse_move("3c3d", session.record.game.variant))
    for index in range(2):
        records.forget_changes(index)
    assert [record.unsaved for record in records.records] == [False, False] and left(tmp_path) == []
    records.switch(0)
    session.review.undo()
    assert session.record.unsaved
