"""USI moves and position commands: what is read, what is refused and at which column."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import IllegalMoveText, NotationError
from shogi_desktop.notation.moves.usi import (
    format_move,
    format_position_command,
    parse_move,
    parse_position_command,
)
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import board_move, drop_move
from tests.notation.large_boards import large_board
from tests.work import at_most

SHOGI = load_variant("shogi")
LONE_KINGS = "4k4/9/9/9/9/9/9/9/4K4 b P 1"


def test_moves_are_packed_squares() -> None:
    square, pawn = SHOGI.parse_square, SHOGI.kind_by_code("P").id
    assert parse_move("7g7f", SHOGI) == board_move(square("7g"), square("7f"))
    assert parse_move("8h2b+", SHOGI) == board_move(square("8h"), square("2b"), True)
    assert parse_move("P*5e", SHOGI) == drop_move(pawn, square("5e"))


def test_all_moves_of_a_rich_position_are_written_and_read_back() -> None:
    position = parse_sfen("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", SHOGI)
    moves = position.legal_moves()
    assert len(moves) == 593
    written = [format_move(move, SHOGI) for move in moves]
    assert len(set(written)) == 593
    assert [parse_move(text, SHOGI) for text in written] == moves


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 1, "lacks a square"),
        ("7g", 3, "lacks a square"),
        ("7g7", 3, "a square belongs here"),
        ("7g7f ", 5, "a square belongs here"),
        (" 7g7f", 1, "a square belongs here"),
        ("7G7F", 1, "a square belongs here"),
        ("7g-7f", 3, "a square belongs here"),
        ("7g7f++", 6, "nothing may follow"),
        ("7g7f+x", 6, "nothing may follow"),
        ("7g7f=", 5, "a square belongs here"),
        ("+7g7f", 2, "nothing may follow"),
        ("0g7f", 1, "a square belongs here"),
        ("7j7f", 1, "7j is not on the board"),
        ("7g10f", 3, "10f is not on the board"),
        ("7gaa", 1, "7ga is not on the board"),
        ("7gaa7f", 1, "7ga is not on the board"),
        ("7g7f7e", 1, "no moves over that many squares"),
        ("7g7g", 1, "no pass"),
        ("P5e", 1, "a square belongs here"),
        ("p*5e", 1, "a square belongs here"),
        ("P*", 3, "lacks a square"),
        ("P*5e5d", 1, "over that many"),
        ("P*5e+", 5, "dropped unpromoted"),
        ("+P*5e", 1, "cannot be dropped"),
        ("K*5e", 1, "'K' cannot be dropped"),
        ("X*5e", 1, "'X' cannot be dropped"),
        ("[FD]*5e", 1, "cannot be dropped"),
        ("76歩", 1, "a square belongs here"),
        ("resign", 1, "a square belongs here"),
        ("0000", 1, "a square belongs here"),
        ("\x007g7f", 1, "a square belongs here"),
    ],
)
def test_bad_writing_is_refused_at_its_column(text: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=message.replace("[", r"\[")) as caught:
        parse_move(text, SHOGI)
    assert caught.value.column == column
    assert not isinstance(caught.value, IllegalMoveText)


@pytest.mark.parametrize("text", ["7g7e", "8h2b+", "7g7f+", "2h2f", "P*5e", "3c3d", "5e5d"])
def test_well_written_moves_that_are_not_legal_are_a_class_of_their_own(text: str) -> None:
    with pytest.raises(IllegalMoveText, match="not a legal move here"):
        parse_move(text, Position(SHOGI))


@pytest.mark.parametrize(
    "command",
    [
        "startpos",
        "startpos moves 7g7f 3c3d 8h2b+",
        f"sfen {LONE_KINGS}",
        f"sfen {LONE_KINGS} moves P*5e 5a4b",
        "sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d",
    ],
)
def test_position_commands_are_read_and_written_back(command: str) -> None:
    position = parse_position_command(command, SHOGI)
    moves = position.history()
    while position.ply:
        position.undo()
    assert format_position_command(position, moves) == command


def test_the_word_position_blanks_and_an_empty_list_of_moves_do_no_harm() -> None:
    for text in ("position startpos", "  startpos\t moves ", "position  startpos \n"):
        assert format_sfen(parse_position_command(text, SHOGI)) == format_sfen(Position(SHOGI))
    spaced = f"position   sfen {LONE_KINGS.replace(' ', '   ')} moves   P*5e"
    assert parse_position_command(spaced, SHOGI).ply == 1


def test_a_missing_move_number_is_one() -> None:
    assert parse_position_command(f"sfen {LONE_KINGS[:-2]} moves P*5e", SHOGI).move_number == 2


@pytest.mark.parametrize(
    ("command", "column", "message"),
    [
        ("", 1, "missing"),
        ("position", 9, "missing"),
        ("startposs", 1, "'startpos' or 'sfen'"),
        ("startpos 7g7f", 10, "'moves' belongs"),
        ("startpos moves 7g7f 7g7f", 21, "not a legal move"),
        ("startpos moves 7g7f  3x3d", 22, "3x is not on the board"),
        ("position startpos moves 7g7f 3c3d 8h2c", 35, "not a legal move"),
        ("sfen", 5, "one blank"),
        (f"sfen {LONE_KINGS} extra", 34, "nothing may follow"),
        ("sfen  4k4/9/9/9/9/9/9/9/4X4   b  - 1", 26, "'X' is no piece"),
        ("sfen 4k4/9/9/9/9/9/9/9/4K4   b  2 1", 33, "piece is missing"),
        ("sfen 4k4/9/9/9/9/9/9/9/4K4", 27, "board, side to move"),
    ],
)
def test_bad_commands_are_refused_at_their_column(command: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=message) as caught:
        parse_position_command(command, SHOGI)
    assert caught.value.column == column


def test_squares_of_the_largest_boards() -> None:
    """After rank z comes aa, then ab."""
    huge = large_board(36, 36)
    move = parse_move("36aj35ai", huge)
    assert move == board_move(huge.square(36, 36), huge.square(35, 35))
    assert format_move(move, huge) == "36aj35ai"
    assert format_move(parse_move("1z2aa+", huge), huge) == "1z2aa+"
    for text in ("37a1a", "1ak1a", "1aa", "1A1b"):
        with pytest.raises(NotationError):
            parse_move(text, huge)


def test_moves_of_a_large_board_go_through_the_position_command() -> None:
    wide = large_board(16, 12)
    king = format_move(Position(wide).legal_moves()[0], wide)
    command = f"startpos moves {king}"
    assert parse_position_command(command, wide).ply == 1


def test_huge_commands_are_refused_at_once() -> None:
    for command in ("startpos moves " + "7g7f " * 100_000, "sfen " + "a " * 300_000, "x" * 1_000_000):
        with at_most(seconds=2), pytest.raises(NotationError):
            parse_position_command(command, SHOGI)
