"""Moves by people and engines, and what the session tells about them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records import kif
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.play.turn import OpeningHeader
from shogi_desktop.session.play.turn_clock import Habits
from tests.session.table import (
    AGAINST_BLACK,
    AGAINST_WHITE,
    TWO_COMPUTERS,
    TWO_PEOPLE,
    Heard,
    Table,
    looks_back,
    moves_of,
    play,
    state_of,
)

AIGAKARI = ("2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b")


def game_of(*moves: str, variant: str = "shogi") -> Game:
    game = Game(load_variant(variant))
    for text in moves:
        game.play(parse_move(text, game.position))
    return game


def test_a_game_that_ends_tells_its_opening(table: Table) -> None:
    session = table.session()
    session.new_game(TWO_PEOPLE)
    play(session, " ".join(AIGAKARI))
    assert "opening" not in session.record.game.headers
    session.turn.resign()
    assert session.record.game.headers["opening"] == "相掛かり"
    assert "戦型：相掛かり" in kif.format_kif(session.record.game)


def test_a_game_without_a_name_says_nothing(table: Table) -> None:
    session = table.session()
    for setup in (TWO_PEOPLE, GameSetup(variant="tenjiku")):
        session.new_game(setup)
        session.turn.resign()
        assert "opening" not in session.record.game.headers


def test_what_a_person_wrote_stays() -> None:
    game = game_of(*AIGAKARI)
    game.headers["opening"] = "秘策"
    OpeningHeader().write(game)
    assert game.headers["opening"] == "秘策"


def test_a_game_that_was_gone_on_with_is_named_anew() -> None:
    header, game = OpeningHeader(), game_of(*AIGAKARI)
    header.write(game)
    for text in ("3i3h", "7a7b", "3h2g", "1c1d", "2g2f"):
        game.play(parse_move(text, game.position))
    header.write(game)
    assert game.headers["opening"] == "棒銀"
    while game.back():
        pass
    game.play(parse_move("9g9f", game.position))
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    header.write(game)
    assert "opening" not in game.headers


MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
STRICT = {"strict_play": "yes"}


def test_nothing_can_be_played_before_a_game(table: Table) -> None:
    session = table.session()
    assert session.record.state is SessionState.IDLE
    assert session.turn.movable() == [] and not session.turn.human_may_move()
    refused = session.request_move(1)
    assert refused is not None and refused.key == "no_game" and refused.text
    session.turn.resign()
    session.advice.hint()
    session.swap_sides()
    assert not session.take_back()
    assert session.record.state is SessionState.IDLE


def test_two_people_move_in_turn(table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    assert len(session.turn.movable()) == 30
    play(session, "7g7f 3c3d")
    assert moves_of(session) == "7g7f 3c3d"
    assert heard.positions == [(True, False), (True, False)]
    assert session.record.side_to_move() is Side.BLACK and session.record.last_move() == session.record.game.cursor.move
    assert session.record.unsaved and table.engines.processes() == []


def test_the_computer_answers(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE, "losing")
    play(session, "7g7f")
    assert session.turn.is_thinking() and not session.turn.human_may_move() and session.turn.movable() == []
    refused = session.request_move(parse_move("2g2f", session.record.game.variant))
    assert refused is not None and refused.key == "not_your_turn"
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"
    assert len(heard.infos) == 1
    assert table.engines.told("position") == ["position startpos moves 7g7f"]
    assert table.engines.told("go") == ["go movetime 300"]
    assert "setoption name Skill value 1" in table.engines.told()
    assert "setoption name Rule_declaration value 27" in table.engines.told()


BOOK, NO_BOOK = ("setoption name OwnBook value " + value for value in ("true", "false"))


def test_the_computer_has_a_book_in_games_and_nowhere_else(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE)
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.hints))
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    told = table.engines.told()
    assert told.count("usi") == 2 and told.count(BOOK) == 1 and NO_BOOK not in told


def test_the_book_is_taken_away_and_given_back_in_the_middle_of_a_game(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, moves="3c3d 8c8d 4a3b")
    for move, book, times in (("7g7f", True, 0), ("2g2f", False, 1), ("2f2e", False, 1)):
        session.turn.set_habits(Habits(opening_book=book))
        play(session, move)
        qtbot.waitUntil(session.turn.human_may_move)
        assert table.engines.told().count(NO_BOOK) == times
    assert moves_of(session) == "7g7f 3c3d 2g2f 8c8d 2f2e 4a3b"
    session.new_game(AGAINST_WHITE)
    session.turn.set_habits(Habits(opening_book=True))
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert [line for line in table.engines.told() if line in (BOOK, NO_BOOK)] == [BOOK, NO_BOOK, BOOK]


@pytest.mark.parametrize(("level", "told"), [(9, []), (10, ["setoption name Threads value 3"])])
def test_only_the_strongest_computer_takes_more_processors(
    level: int, told: list[str], qtbot: QtBot, table: Table
) -> None:
    session = table.session()
    session.turn.set_habits(Habits(threads=3))
    session.new_game(replace(AGAINST_WHITE, white=replace(AGAINST_WHITE.white, level=level)))
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert table.engines.told("setoption name Threads") == told


def test_the_computer_begins(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_BLACK)
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "9g9f" and session.record.setup.human_side() is Side.WHITE


def test_two_computers_play_by_themselves(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(TWO_COMPUTERS, "resign@1")
    qtbot.waitUntil(lambda: bool(heard.results))
    assert heard.results[0].reason is Reason.RESIGN
    assert not session.can_take_back() and session.record.setup.human_side() is None


def test_a_handicap_game_is_begun_by_white(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(GameSetup(handicap="two", white=AGAINST_WHITE.white), moves="7a6b")
    assert session.record.side_to_move() is Side.WHITE and session.turn.is_thinking()
    qtbot.waitUntil(session.turn.human_may_move)
    start = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
    assert table.engines.told("position") == [f"position sfen {start}"]
    assert moves_of(session) == "7a6b"


@pytest.mark.parametrize(
    ("sfen", "move", "key"),
    [
        ("", "7g7e", "not_a_move"),
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", "nifu"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*1a", "dead_piece"),
        ("4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", "5h4h", "left_in_check"),
        ("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "uchifuzume"),
    ],
)
def test_refusals_say_why(table: Table, sfen: str, move: str, key: str) -> None:
    session, _ = table.playing(GameSetup(sfen=sfen))
    packed = parse_move(move, session.record.game.variant)
    refused = session.request_move(packed)
    assert refused is not None and refused.key == key and refused.text
    assert moves_of(session) == "" and session.record.state is SessionState.PLAYING


@pytest.mark.parametrize(
    ("sfen", "move", "detail"),
    [
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", "nifu"),
        ("4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", "5h4h", "left_in_check"),
    ],
)
def test_strict_play_takes_an_illegal_move_and_ends_the_game(table: Table, sfen: str, move: str, detail: str) -> None:
    session, heard = table.playing(GameSetup(sfen=sfen, options=STRICT))
    packed = parse_move(move, session.record.game.variant)
    assert packed in session.turn.movable()
    play(session, move)
    assert heard.results == [GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, detail)]
    assert moves_of(session) == move and state_of(session) is SessionState.OVER
    assert session.take_back() and state_of(session) is SessionState.PLAYING and moves_of(session) == ""


def test_nothing_follows_an_illegal_move_in_the_review_either(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen="4k4/9/9/9/4r4/9/9/9/4K4 b - 1", options=STRICT))
    after_it = session.record.game.position.variant
    assert session.request_move(parse_move("5i5h", after_it)) is None
    assert heard.results
    session.review.open()
    assert session.turn.movable() == []
    refused = session.request_move(parse_move("5a5b", after_it))
    assert refused is not None and refused.key == "game_over"


def test_strict_play_still_refuses_what_no_hand_could_do(table: Table) -> None:
    session, _ = table.playing(GameSetup(options=STRICT))
    refused = session.request_move(parse_move("7g7e", session.record.game.variant))
    assert refused is not None and refused.key == "not_a_move"


def test_mate_ends_the_game(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen=MATE_IN_ONE))
    play(session, "G*5b")
    assert heard.results == [GameResult(Side.BLACK, Reason.CHECKMATE)]
    assert session.record.game.result == heard.results[0] and session.record.state is SessionState.OVER
    refused = session.request_move(1)
    assert refused is not None and refused.key == "game_over"


def test_fourfold_repetition_ends_the_game(table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    play(session, " ".join(["5i5h 5a5b 5h5i 5b5a"] * 3))
    assert heard.results == [GameResult(None, Reason.REPETITION)]


@pytest.mark.parametrize(("reading", "winner"), [("loss_3", Side.WHITE), ("maker_3", Side.BLACK)])
def test_a_repetition_that_one_side_must_break_off(table: Table, reading: str, winner: Side) -> None:
    """White brings about the position that Black was the first to leave."""
    setup = GameSetup("tori", {"repetition": reading}, sfen="3k3/7/7/7/7/7/3K3 b - 1")
    session, heard = table.playing(setup)
    play(session, " ".join(["4g5g 4a5a 5g4g 5a4a"] * 2))
    assert heard.results == [GameResult(winner, Reason.STARTED_REPETITION)]
    session.take_back()
    play(session, "5a6a")
    assert len(heard.results) == 1 and session.record.state is SessionState.PLAYING


def test_a_start_that_is_mate_ends_at_once(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen="4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"))
    assert heard.results == [GameResult(Side.BLACK, Reason.CHECKMATE)]
    assert session.record.state is SessionState.OVER


@pytest.mark.parametrize(
    "setup", [GameSetup(sfen="nonsense"), GameSetup(handicap="nobody"), GameSetup(variant="nothing")]
)
def test_a_bad_setup_leaves_the_old_game(table: Table, setup: GameSetup) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    play(session, "7g7f")
    with pytest.raises(ValueError):
        session.new_game(setup)
    assert moves_of(session) == "7g7f" and session.turn.human_may_move()


def test_looking_back_does_not_disturb_the_game(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE, "slow")
    play(session, "7g7f")
    session.record.go_start()
    assert looks_back(session) and session.turn.movable() == []
    refused = session.request_move(parse_move("2g2f", session.record.game.variant))
    assert refused is not None and refused.key == "looking_back"
    qtbot.waitUntil(lambda: not session.turn.is_thinking())
    assert looks_back(session) and session.record.game.cursor is session.record.game.root
    assert moves_of(session) == "7g7f 9c9d"
    session.record.go_end()
    assert not looks_back(session) and session.turn.human_may_move()
    assert heard.positions == [(True, False), (True, True), (False, False)]


def test_the_end_of_the_game_comes_back_to_the_board(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(AGAINST_WHITE, "slow", "resign")
    play(session, "7g7f")
    session.record.back()
    qtbot.waitUntil(lambda: bool(heard.results))
    assert session.record.game.cursor.ply == 1
    assert heard.results == [GameResult(Side.BLACK, Reason.RESIGN)]


def test_an_engine_that_declares_rightly_wins(qtbot: QtBot, table: Table) -> None:
    sfen = "K+R+R+B+BGGSS/+P+P+P6/9/9/9/9/9/9/4k4 b G2S 1"
    _, heard = table.playing(GameSetup(sfen=sfen, black=AGAINST_BLACK.black), "win")
    qtbot.waitUntil(lambda: bool(heard.results))
    assert heard.results == [GameResult(Side.BLACK, Reason.DECLARATION)]


def test_an_engine_that_gives_a_handicap_declares_with_what_it_left_out(qtbot: QtBot, table: Table) -> None:
    sfen = "4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 w RB4G4S4N4LP7p 1"
    _, heard = table.playing(GameSetup(sfen=sfen, white=AGAINST_WHITE.white), "win")
    qtbot.waitUntil(lambda: bool(heard.results))
    assert heard.results == [GameResult(Side.WHITE, Reason.DECLARATION)]


def test_a_new_game_replaces_one_in_which_the_computer_thinks(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    session.new_game(AGAINST_WHITE)
    play(session, "2g2f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2)
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d"
    assert len(table.engines.processes()) == 1


def test_a_game_without_computers_closes_the_engine(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    qtbot.waitUntil(lambda: "usinewgame" in table.engines.told())
    session.new_game(TWO_PEOPLE)
    qtbot.waitUntil(lambda: table.engines.alive() == [])


def test_bad_text_is_a_notation_error(table: Table) -> None:
    with pytest.raises(NotationError):
        table.session().new_game(GameSetup(sfen="8/9"))


def test_every_listener_hears_a_running_session(table: Table) -> None:
    session = table.session()
    heard = Heard(session)
    started: list[int] = []
    session.record.game_started.connect(lambda: started.append(1))
    session.new_game(TWO_PEOPLE)
    assert started == [1] and heard.positions == []


def test_a_listener_may_answer_with_a_move(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    waiting = ["2g2f", "2f2e"]

    def answer() -> None:
        if session.turn.human_may_move() and waiting:
            play(session, waiting.pop(0))

    session.turn.turn_changed.connect(answer)
    play(session, "7g7f")
    qtbot.waitUntil(lambda: session.record.game.cursor.ply == 6)
    assert moves_of(session) == "7g7f 9c9d 2g2f 8c8d 2f2e 7c7d"
    assert len(table.engines.told("go")) == 3


def test_a_listener_may_end_the_game(table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    session.record.tree_changed.connect(session.turn.resign)
    play(session, "7g7f")
    assert heard.results == [GameResult(Side.BLACK, Reason.RESIGN)]
    assert session.record.state is SessionState.OVER and session.turn.movable() == []
