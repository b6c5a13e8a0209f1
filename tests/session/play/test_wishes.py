"""Resigning, draws, declarations, hints, moving at once, changing sides, playing again."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.play.players import DRAW_FROM_PLY
from shogi_desktop.session.play.setup import GameSetup, write_setup
from tests.session.table import (
    AGAINST_BLACK,
    AGAINST_WHITE,
    COMPUTER,
    PERSON,
    TWO_COMPUTERS,
    TWO_PEOPLE,
    Heard,
    Table,
    moves_of,
    play,
    state_of,
)

DECLARABLE = "K+R+R+B+BGGSS/+P+P+P6/9/9/9/9/9/9/4k4 b G2S 1"
IN_THE_ZONE = "K8/9/9/9/9/9/9/9/4k4 b G 1"


@pytest.mark.parametrize(
    ("setup", "moves", "winner"),
    [
        (TWO_PEOPLE, "", Side.WHITE),
        (TWO_PEOPLE, "7g7f", Side.BLACK),
        (AGAINST_WHITE, "", Side.WHITE),
        (AGAINST_WHITE, "7g7f", Side.WHITE),
        (AGAINST_BLACK, "", Side.BLACK),
    ],
)
def test_resigning(table: Table, setup: GameSetup, moves: str, winner: Side) -> None:
    session, heard = table.playing(setup, "think")
    play(session, moves)
    session.turn.resign()
    session.turn.resign()
    assert heard.results == [GameResult(winner, Reason.RESIGN)] and not session.turn.is_thinking()


def test_computers_are_not_resigned_for(table: Table) -> None:
    session, heard = table.playing(TWO_COMPUTERS, "think")
    assert not session.turn.can_resign()
    session.turn.resign()
    session.turn.offer_draw()
    assert heard.results == [] and session.record.state is SessionState.PLAYING


def test_computers_are_stopped_and_go_on(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(TWO_COMPUTERS, "think")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    assert session.turn.can_adjourn()
    session.turn.adjourn()
    assert state_of(session) is SessionState.REVIEW and not session.turn.is_thinking() and heard.results == []
    assert not session.turn.can_adjourn() and session.can_resume()
    session.resume()
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2)
    assert session.turn.is_thinking()


def test_a_game_of_a_person_is_not_stopped(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    session.turn.adjourn()
    assert session.record.state is SessionState.PLAYING


# Draws


def test_a_person_is_asked_for_a_draw(table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    play(session, "7g7f")
    session.turn.answer_draw(True)
    session.turn.offer_draw()
    assert heard.offers == [Side.WHITE] and heard.results == []
    session.turn.answer_draw(False)
    assert heard.answers == [False] and session.record.state is SessionState.PLAYING
    session.turn.offer_draw()
    session.turn.answer_draw(True)
    assert heard.results == [GameResult(None, Reason.AGREEMENT)] and heard.answers == [False, True]


def test_a_move_takes_an_offer_off_the_table(table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    session.turn.offer_draw()
    play(session, "7g7f")
    session.turn.answer_draw(True)
    assert heard.results == [] and heard.answers == []


def long_game(plies: int) -> Game:
    """An unfinished game of a person (Black) against the computer, out of moves at random."""
    chance = random.Random(plies)
    game = TWO_PEOPLE.make_game()
    while game.cursor.ply < plies:
        game.play(chance.choice(game.position.legal_moves()))
        assert game.position.outcome() is None
    write_setup(game, AGAINST_WHITE, None)
    return game


@pytest.mark.parametrize(
    ("plies", "manners", "accepted"),
    [
        (DRAW_FROM_PLY + 1, "losing", True),
        (DRAW_FROM_PLY + 1, "winning", False),
        (DRAW_FROM_PLY + 1, "slow", False),
        (21, "losing", False),
    ],
)
def test_the_computer_answers_a_draw_offer_by_its_own_judgement(
    qtbot: QtBot, table: Table, plies: int, manners: str, accepted: bool
) -> None:
    game = long_game(plies)
    answer = format_move(game.position.legal_moves()[0], game.variant)
    session = table.session(manners, moves=answer)
    heard = Heard(session)
    session.load(game)
    session.resume()
    qtbot.waitUntil(session.turn.human_may_move)
    session.turn.offer_draw()
    assert heard.answers == [accepted]
    assert heard.results == ([GameResult(None, Reason.AGREEMENT)] if accepted else [])


# Declaration


def test_a_declaration_wins(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen=DECLARABLE))
    assert session.turn.can_declare()
    declaration = session.turn.declare()
    assert declaration.allowed and declaration.points >= 28
    assert heard.results == [GameResult(Side.BLACK, Reason.DECLARATION)]


def test_a_declaration_may_draw(table: Table) -> None:
    sfen = "K+R+R+B+BGGSS/+P+P+P6/9/9/9/9/9/9/4k4 b - 1"
    session, heard = table.playing(GameSetup(sfen=sfen, options={"declaration": "24"}))
    assert session.turn.declare().allowed
    assert heard.results == [GameResult(None, Reason.DECLARATION)]


@pytest.mark.parametrize(("pawns", "winner"), [(7, Side.WHITE), (6, None)])
def test_in_a_handicap_game_what_was_left_out_counts(table: Table, pawns: int, winner: Side | None) -> None:
    sfen = f"4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 w {pawns}p 1"
    session, heard = table.playing(GameSetup(handicap="two", sfen=sfen))
    declaration = session.turn.declare()
    assert (declaration.points, declaration.left_out, declaration.winner) == (pawns + 20, 10, winner)
    assert heard.results == ([GameResult(winner, Reason.DECLARATION)] if winner is not None else [])


def test_a_hint_knows_what_was_left_out(table: Table) -> None:
    sfen = "4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 w 7p 1"
    session, heard = table.playing(GameSetup(handicap="two", sfen=sfen))
    session.advice.hint()
    assert heard.hints == [Hint(NO_MOVE)]


def test_a_failed_declaration_is_refused_with_its_reasons(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen=IN_THE_ZONE))
    declaration = session.turn.declare()
    assert not declaration.allowed and declaration.reasons == ("too_few_pieces", "too_few_points")
    assert heard.results == [] and session.turn.human_may_move()


def test_under_strict_play_a_failed_declaration_loses(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen=IN_THE_ZONE, options={"strict_play": "yes"}))
    assert not session.turn.declare().allowed
    assert heard.results == [GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, "failed_declaration")]


def test_without_the_rule_nothing_is_declared(table: Table) -> None:
    options = {"declaration": "none", "strict_play": "yes"}
    session, heard = table.playing(GameSetup(sfen=DECLARABLE, options=options))
    assert not session.turn.can_declare()
    assert session.turn.declare().reasons == ("no_rule",) and heard.results == []


def test_only_the_person_to_move_declares(table: Table) -> None:
    session, heard = table.playing(AGAINST_BLACK, "think")
    assert session.turn.declare().reasons == ("not_your_turn",) and heard.results == []


# Hints


def test_a_hint_comes_from_an_engine_at_full_strength(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    assert session.advice.can_hint()
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.hints))
    move = parse_move("9g9f", session.record.game.variant)
    assert heard.hints == [Hint(move, (move,))]
    assert moves_of(session) == "" and not table.engines.told("setoption name Skill")
    play(session, "7g7f 3c3d")
    session.advice.hint()
    qtbot.waitUntil(lambda: len(heard.hints) == 2)
    assert table.engines.told("position")[1] == "position startpos moves 7g7f 3c3d"
    assert len(table.engines.processes()) == 1


MATE_IN_THREE = "8k/9/9/6+R1S/9/9/9/9/9 b RN 1", "3d3a 1a1b R*1c"
MATED = "4k4/9/4G4/9/9/9/9/9/4K4 w G 1", "5a4a G*4b"


@pytest.mark.parametrize(
    ("position", "behaviours", "mate"),
    [(MATE_IN_THREE, ["mating"], 3), (MATED, ["mated"], -2), (MATED, ["mated", "resign"], -2)],
    ids=["mating", "mated", "resigning"],
)
def test_a_hint_tells_the_line_of_a_mate(
    qtbot: QtBot, table: Table, position: tuple[str, str], behaviours: list[str], mate: int
) -> None:
    sfen, moves = position
    session, heard = table.playing(GameSetup(sfen=sfen), *behaviours, moves=moves)
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.hints))
    line = tuple(parse_move(text, session.record.game.variant) for text in moves.split())
    assert heard.hints == [Hint(line[0], line, mate)] and heard.messages == []


def test_a_hint_that_can_only_resign_says_so(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE, "resign")
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.messages))
    assert heard.hints == [] and "no move to recommend" in heard.messages[0]


def test_a_hint_knows_that_a_declaration_wins(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen=DECLARABLE))
    session.advice.hint()
    assert heard.hints == [Hint(NO_MOVE)] and table.engines.processes() == []


@pytest.mark.parametrize("how", ["a move", "a take-back", "the end", "cancel"])
def test_a_hint_is_dropped_by_whatever_comes_first(qtbot: QtBot, table: Table, how: str) -> None:
    session, heard = table.playing(TWO_PEOPLE, "late_after_stop")
    play(session, "7g7f")
    session.advice.hint()
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    if how == "a move":
        play(session, "3c3d")
    elif how == "a take-back":
        session.take_back()
    elif how == "the end":
        session.turn.resign()
    else:
        session.advice.cancel()
    qtbot.waitUntil(lambda: len(table.engines.told("stop")) == 1)
    qtbot.wait(400)
    assert heard.hints == [] and heard.messages == []


def test_no_hint_while_the_computer_thinks(table: Table) -> None:
    session, _ = table.playing(AGAINST_BLACK, "think")
    assert not session.advice.can_hint()


@pytest.mark.parametrize("manners", ["die_in_search", "resign", "illegal"])
def test_a_hint_that_fails_says_so_once(qtbot: QtBot, table: Table, manners: str) -> None:
    session, heard = table.playing(TWO_PEOPLE, manners)
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.messages))
    assert len(heard.messages) == 1 and heard.hints == []
    assert session.turn.human_may_move()


def test_a_hint_in_a_review(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE)
    play(session, "7g7f")
    session.turn.resign()
    assert session.advice.can_hint()
    session.review.open()
    session.record.back()
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.hints))
    assert table.engines.told("position") == ["position startpos"]


def test_where_a_record_ends_by_mate_a_hint_says_so(table: Table) -> None:
    session, heard = table.playing(GameSetup(sfen="4k4/9/4G4/9/9/9/9/9/4K4 b G 1"))
    play(session, "G*5b")
    session.review.open()
    session.advice.hint()
    assert heard.messages == ["The game ends here: there is no move to recommend."] and heard.hints == []


# What is threatened


def test_a_threat_is_what_the_other_side_would_play(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    threats: list[Hint] = []
    session.advice.threat_ready.connect(threats.append)
    play(session, "7g7f 3c3d")
    session.advice.ask_threat()
    qtbot.waitUntil(lambda: bool(table.engines.told("position")))
    start = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1"
    assert table.engines.told("position") == [f"position sfen {start}"]


def test_no_threat_in_check_and_not_while_the_computer_thinks(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    assert session.advice.can_ask_threat()
    play(session, "7g7f")
    assert not session.advice.can_ask_threat()
    checked = parse_sfen("4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", session.record.game.variant)
    session.load(Game(session.record.game.variant, checked))
    assert session.advice.can_ask_threat()
    mated = parse_sfen("4k4/9/9/9/4r4/9/9/9/4K4 b - 1", session.record.game.variant)
    session.load(Game(session.record.game.variant, mated))
    assert not session.advice.can_ask_threat()


def test_a_move_comes_before_the_threat(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE, "think")
    threats: list[Hint] = []
    session.advice.threat_ready.connect(threats.append)
    session.advice.ask_threat()
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(table.engines.told("stop")))
    qtbot.wait(50)
    assert threats == []


# Moving at once


def test_move_now(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    session.move_now()
    play(session, "7g7f")
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


def test_move_now_is_meant_for_the_computer(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    qtbot.waitUntil(lambda: "usinewgame" in table.engines.told())
    session.move_now()
    qtbot.wait(30)
    assert table.engines.told("stop") == []


# Seats


def test_changing_chairs_on_the_persons_turn(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    session.swap_sides()
    assert session.record.setup.human_side() is Side.WHITE and session.record.setup.black == COMPUTER
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d 8g8f"
    assert session.record.game.headers["black"] == "Computer" and len(table.engines.processes()) == 1


def test_changing_chairs_while_the_computer_thinks(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    play(session, "7g7f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    session.swap_sides()
    assert session.turn.human_may_move() and session.record.side_to_move() is Side.WHITE
    play(session, "3c3d")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2)
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 3c3d 8g8f"


def test_the_clocks_stay_when_chairs_are_changed(table: Table) -> None:
    setup = GameSetup(black=PERSON, white=COMPUTER, black_time=TimeControl(9_000), white_time=TimeControl(5_000))
    session, _ = table.playing(setup, "think")
    table.time.ms += 2_000
    session.swap_sides()
    clock = session.turn.clock.game_clock
    assert clock is not None
    assert [clock.remaining(side).main_ms for side in Side] == [7_000, 5_000]


def test_only_a_person_and_a_computer_show_sides(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    assert not session.record.against_computer()
    session.swap_sides()
    assert session.record.setup == TWO_PEOPLE


# Again


@pytest.mark.parametrize("swapped", [True, False])
def test_a_rematch(qtbot: QtBot, table: Table, swapped: bool) -> None:
    setup = GameSetup(black=PERSON, white=COMPUTER, black_time=TimeControl(9_000))
    session, _ = table.playing(setup, "think")
    play(session, "7g7f")
    session.turn.resign()
    session.rematch(swapped)
    assert (
        session.record.state is SessionState.PLAYING and moves_of(session) == "" and session.record.game.result is None
    )
    assert session.record.setup.human_side() is (Side.WHITE if swapped else Side.BLACK)
    assert (session.record.setup.white_time if swapped else session.record.setup.black_time) == TimeControl(9_000)
