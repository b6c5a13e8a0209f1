"""Walking through games, opening, saving, and going on with unfinished ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup, read_setup
from tests.session.table import (
    AGAINST_WHITE,
    COMPUTER,
    PERSON,
    TEN_SECONDS,
    TWO_PEOPLE,
    Heard,
    Table,
    is_unsaved,
    moves_of,
    open_game,
    play,
    state_of,
)

FOUR_MOVES = "7g7f 3c3d 2g2f 8c8d"


def finished(table: Table) -> tuple[GameSession, Heard]:
    session, heard = table.playing(TWO_PEOPLE)
    play(session, FOUR_MOVES)
    session.turn.resign()
    heard.positions.clear()
    return session, heard


def reread(session: GameSession) -> GameSession:
    """The text of a session's game, loaded into the session again."""
    session.load(parse_game(session.record.text()))
    return session


# Walking


def test_neighbours_come_with_their_transition_and_jumps_without(table: Table) -> None:
    session, heard = finished(table)
    nodes = session.record.game.line()
    assert session.record.back() and session.record.back() and session.record.forward()
    assert heard.positions == [(True, True), (True, True), (True, False)]
    heard.positions.clear()
    session.record.go_to(nodes[0])
    session.record.go_to(nodes[1])
    session.record.go_to(nodes[0])
    session.record.go_to(nodes[0])
    assert heard.positions == [(False, False), (True, False), (True, True)]
    heard.positions.clear()
    session.record.go_end()
    session.record.go_end()
    session.record.go_start()
    session.record.go_start()
    assert heard.positions == [(False, False), (False, False)]
    assert not session.record.back() and session.record.last_move() == 0
    session.record.go_end()
    assert not session.record.forward() and session.record.game.cursor is nodes[3]


def test_variations_are_for_reviews(table: Table) -> None:
    session, _ = finished(table)
    session.record.go_start()
    assert session.turn.movable() == []
    session.review.open()
    assert session.record.state is SessionState.REVIEW and len(session.turn.movable()) == 30
    play(session, "2g2f 8c8d")
    assert moves_of(session) == "2g2f 8c8d" and len(session.record.game.root.children) == 2
    session.record.go_to(session.record.game.main_line()[-1])
    assert moves_of(session) == FOUR_MOVES
    assert session.record.game.result == GameResult(Side.WHITE, Reason.RESIGN)
    refused = session.request_move(parse_move("7g7f", session.record.game.variant))
    assert refused is not None and refused.key == "not_a_move"


def test_moves_tried_after_the_end_do_not_belong_to_the_game(table: Table, tmp_path: Path) -> None:
    session, _ = finished(table)
    end = session.record.game.cursor
    session.review.open()
    play(session, "4g4f 4c4d")
    assert (
        session.record.game.end is end
        and len(session.record.game.main_line()) == 4
        and not session.record.game.at_end()
    )
    path = str(tmp_path / "game.shogi")
    session.record.save(path)
    open_game(session, path)
    assert session.record.game.cursor.ply == 4 and session.record.game.at_end()
    assert session.record.game.result == GameResult(Side.WHITE, Reason.RESIGN)
    session.record.go_end()
    assert moves_of(session) == f"{FOUR_MOVES} 4g4f 4c4d"


def test_a_record_that_goes_on_in_a_variation_ends_there(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    play(session, FOUR_MOVES)
    other = table.session()
    other.load(parse_game(session.record.text()))
    other.record.back()
    play(other, "9c9d")
    other.resume()
    other.turn.resign()
    assert other.record.game.at_end() and moves_of(other) == " ".join([*FOUR_MOVES.split()[:3], "9c9d"])
    again = parse_game(other.record.text())
    assert again.at_end() and again.result == other.record.game.result


def test_review_needs_a_finished_game(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    session.review.open()
    assert session.record.state is SessionState.PLAYING


# Files


def test_save_and_open(table: Table, tmp_path: Path) -> None:
    session, heard = finished(table)
    path = str(tmp_path / "game.shogi")
    assert is_unsaved(session)
    session.record.save(path)
    assert not is_unsaved(session) and session.record.path == path
    session.new_game(TWO_PEOPLE)
    assert session.record.path == "" and not is_unsaved(session)
    open_game(session, path)
    assert moves_of(session) == FOUR_MOVES and session.record.path == path and not is_unsaved(session)
    assert session.record.state is SessionState.REVIEW and session.record.game.result == heard.results[0]
    assert session.record.game.cursor.ply == 4 and not session.can_resume()
    play_in_review(session)
    assert is_unsaved(session)


def play_in_review(session: GameSession) -> None:
    session.record.go_start()
    play(session, "2g2f")


@pytest.mark.parametrize("content", [b"nonsense", b"\xff\xfe", b"", None])
def test_a_file_that_cannot_be_opened_changes_nothing(table: Table, tmp_path: Path, content: bytes | None) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    play(session, "7g7f")
    path = tmp_path / "game.shogi"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises((OSError, NotationError), match=r"game\.shogi"):
        open_game(session, str(path))
    assert moves_of(session) == "7g7f" and session.record.state is SessionState.PLAYING and session.record.path == ""
    play(session, "3c3d")
    assert heard.results == []


def test_a_file_that_cannot_be_written_stays_unsaved(table: Table, tmp_path: Path) -> None:
    session, _ = finished(table)
    with pytest.raises(OSError):
        session.record.save(str(tmp_path / "no such folder" / "game.shogi"))
    assert session.record.unsaved and session.record.path == ""


def test_opening_stops_the_game_that_runs(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    session, _ = finished(table)
    path = str(tmp_path / "game.shogi")
    session.record.save(path)
    other, heard = table.playing(AGAINST_WHITE, "late_after_stop")
    play(other, "7g7f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    open_game(other, path)
    qtbot.wait(400)
    assert moves_of(other) == FOUR_MOVES and heard.messages == [] and not other.turn.is_thinking()


# Going on


def test_an_unfinished_game_goes_on_as_recorded(qtbot: QtBot, table: Table) -> None:
    setup = GameSetup(
        options={"move_limit": "256"},
        black=PERSON,
        white=PlayerSetup(False, "Taro 太郎", 7),
        black_time=TEN_SECONDS,
        white_time=TimeControl(8_000, 3_000),
    )
    session, _ = table.playing(setup)
    table.time.ms += 4_000
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    table.time.ms += 1_500
    other = table.session()
    other.load(parse_game(session.record.text()))
    assert state_of(other) is SessionState.REVIEW and other.can_resume() and other.turn.clock.game_clock is not None
    assert [other.turn.clock.game_clock.remaining(side).main_ms for side in Side] == [4_500, 8_000]
    table.time.ms += 60_000
    other.record.go_start()
    other.resume()
    assert state_of(other) is SessionState.PLAYING and other.turn.human_may_move()
    assert other.record.setup.white == setup.white and other.record.setup.black == PERSON
    assert other.record.game.variant.chosen["move_limit"] == "256"
    assert [other.turn.clock.game_clock.remaining(side).main_ms for side in Side] == [4_500, 8_000]
    table.time.ms += 1_000
    play(other, "2g2f")
    assert other.record.game.cursor.spent_ms == 2_500
    qtbot.waitUntil(other.turn.human_may_move)
    assert moves_of(other) == "7g7f 9c9d 2g2f 8c8d"
    assert "setoption name Skill value 7" in table.engines.told()
    assert other.take_back() and other.take_back()
    assert [other.turn.clock.game_clock.remaining(side).main_ms for side in Side] == [10_000, 8_000]


def test_an_unfinished_game_goes_on_with_the_computer_to_move(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    play(session, "7g7f")
    other = table.session()
    other.load(parse_game(session.record.text()))
    assert not other.turn.is_thinking()
    other.resume()
    assert other.turn.is_thinking()
    qtbot.waitUntil(other.turn.human_may_move)
    assert moves_of(other) == "7g7f 9c9d"


def test_finished_games_do_not_go_on(table: Table) -> None:
    session, _ = table.playing(GameSetup(sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1"))
    play(session, "G*5b")
    game = parse_game(session.record.text())
    game.reopen()
    other = table.session()
    other.load(game)
    assert not other.can_resume()
    other.resume()
    assert other.record.state is SessionState.REVIEW


def test_a_strict_game_ended_by_an_illegal_move_does_not_go_on(table: Table) -> None:
    sfen = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1"
    session, _ = table.playing(GameSetup(sfen=sfen, options={"strict_play": "yes"}))
    play(session, "P*5e")
    game = parse_game(session.record.text())
    assert game.result == GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, "nifu")
    game.reopen()
    other = table.session()
    other.load(game)
    assert not other.can_resume()


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup(handicap="lance", white=COMPUTER),
        GameSetup(sfen="4k4/9/9/9/9/9/4P4/9/4K4 b P 1", black=PlayerSetup(name="Hanako: =[花子]")),
        GameSetup(options={"declaration": "24", "strict_play": "yes"}, black_time=TimeControl(1, 2, 3)),
    ],
)
def test_the_setup_survives_the_file(table: Table, setup: GameSetup) -> None:
    session, _ = table.playing(setup)
    again, _clock = read_setup(parse_game(session.record.text()))
    assert again.options == session.record.game.variant.chosen
    assert (again.handicap, again.sfen, again.times()) == (setup.handicap, setup.sfen, setup.times())
    assert (again.black, again.white) == (setup.black, setup.white)


@pytest.mark.parametrize(
    "header", ["", "{", "[]", "7", '{"black": 1}', '{"black": {}, "white": {"level": 99}}', '{"black": {"x": 1}}']
)
def test_a_foreign_setup_means_two_people(table: Table, header: str) -> None:
    session, _ = finished(table)
    game = parse_game(format_game(session.record.game))
    game.headers["setup"] = header
    game.headers["black"] = "Hanako"
    session.load(game)
    assert session.record.setup.black == PlayerSetup(name="Hanako") and session.record.setup.white.human
    assert session.turn.clock.game_clock is None


def test_names_are_forgotten_with_their_players(table: Table) -> None:
    session, _ = table.playing(GameSetup(black=PERSON, white=PlayerSetup(False)), "think")
    assert session.record.game.headers["black"] == "Person"
    session.swap_sides()
    assert "black" not in session.record.game.headers and session.record.game.headers["white"] == "Person"
    assert reread(session).record.setup.white == PERSON
