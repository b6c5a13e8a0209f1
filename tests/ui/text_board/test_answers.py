from __future__ import annotations

from collections.abc import Callable

from shogi_desktop.session.play.choice import GameChoice
from tests.ui.desk import Desk

from .conftest import Texts

Begin = Callable[..., Texts]


def test_answers_at_the_start(begin: Begin) -> None:
    board = begin()
    for line, answer in (
        ("where are my golds", "Black: gold general 6i, 4i."),
        ("where are the enemy rooks", "White: rook 8b."),
        ("where is the king", "Black: king 5i. White: king 5a."),
        ("where are my elephants", "No piece of this game is called “elephants”."),
        ("what attacks 7f", "7f: empty. Black: pawn 7g. White: nothing."),
        ("what attacks", "Name a square, such as 9a."),
        ("legal moves of 2h", "2h: Black rook, moves: 3h; 4h; 5h; 6h; 7h; 1h."),
        ("legal moves of 3c", "3c: White pawn, could go to: 3d."),
        ("legal moves of 5e", "5e: empty."),
        ("7g", "7g: Black pawn."),
        (
            "file 2",
            "File 2: 2a: White knight; 2b: White bishop; 2c: White pawn; 2g: Black pawn; 2h: Black rook; "
            "2i: Black knight.",
        ),
        ("rank e", "Rank e: empty."),
        ("hands", "Black has in hand: nothing. White has in hand: nothing."),
        ("last move", "No move has been made."),
        ("turn", "Next is move 1: Black to move."),
        ("time", "No clock."),
        ("check", "Black is not in check."),
    ):
        assert board.ask(line) == answer, line


def test_moves_that_can_be_made(begin: Begin) -> None:
    said = begin().ask("moves")
    assert said.startswith("Moves: 30. Can move: pawn 9g, pawn 8g") and "king 5i" in said


def test_captures_promotions_and_checks(begin: Begin) -> None:
    texts = begin(sfen="4k4/9/4p4/4P4/9/9/9/4r4/4K4 b R 1")
    assert texts.ask("legal moves of 5i") == "5i: Black king, moves: 5h takes rook; 6i; 4i."
    assert texts.ask("check") == "5i: Black king is attacked: rook 5h."
    texts = begin(sfen="4k4/9/4p4/4P4/9/9/9/9/4K4 b R 1")
    assert texts.ask("legal moves of 5d") == "5d: Black pawn, moves: 5c takes pawn, may promote."
    assert texts.ask("where are my rooks") == "Black: rook in hand ×1."
    assert "is ahead by" in texts.ask("material")


def test_a_lion_has_all_its_ways(begin: Begin) -> None:
    texts = begin("chu", "12/12/12/5k6/12/5g6/5p6/5[LN]6/12/12/12/5K6 b - 1")
    said = texts.ask("legal moves of 7h")
    assert "7g takes pawn – 7f takes gold general" in said and "pass" in said and "7g takes pawn – 7h" in said


def test_what_was_taken_where_nothing_comes_back(begin: Begin) -> None:
    assert begin("tenjiku").ask("hands") == "Black has taken: nothing. White has taken: nothing."


def test_what_a_side_took_of_its_own_is_told_apart(begin: Begin) -> None:
    rows = ["k35", *["36"] * 11, "31p4", "36", "31P4", *["36"] * 4, "31[FLG]4", *["36"] * 15, "35K"]
    texts = begin("taikyoku", "/".join(rows) + " b - 1")
    session = texts.desk.session
    position = session.record.game.position
    session.request_move(next(move for move in position.legal_moves() if len(position.transition(move).removals) == 2))
    assert texts.ask("hands") == "Black has taken: pawn; of its own: pawn. White has taken: nothing."


def test_mine_is_what_the_person_plays_and_clocks_are_told(desk: Desk) -> None:
    desk.start(GameChoice(side="white", clock="ten"))
    texts = Texts(desk)
    assert texts.ask("where is my king") == "White: king 5a."
    assert texts.ask("time").startswith("Black has ") and "White has 10:00" in texts.ask("time")


def test_the_computer_moves_meanwhile_and_is_heard(desk: Desk) -> None:
    desk.start(GameChoice(side="black"))
    texts = Texts(desk)
    assert texts.ask("turn") == "Next is move 1: your move, Black."
    texts.ask("7g7f")
    desk.qtbot.waitUntil(lambda: any(said.startswith("White: pawn") for said in texts.said))
    assert texts.ask("last move").startswith("Move 2, White: pawn")


def test_who_asks_before_a_game_is_told_to_start_one(desk: Desk) -> None:
    texts = Texts(desk)
    assert texts.ask("7g7f") == "Start a game first."
    assert texts.ask("yes") == "Nothing is asked now."
