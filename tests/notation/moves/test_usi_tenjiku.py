"""USI moves of more than two squares, igui and passes, and what else is read for them."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import IllegalMoveText, NotationError
from shogi_desktop.notation.moves.usi import canonical_move, format_move, parse_move, parse_position_command
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.moves import board_move, pass_move, two_leg_move
from tests.notation.tenjiku_boards import board

TENJIKU = load_variant("tenjiku")


def at(name: str) -> int:
    return TENJIKU.parse_square(name)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("16p15o", board_move(at("16p"), at("15o"))),
        ("7d7m+", board_move(at("7d"), at("7m"), True)),
        ("3g3h2i", two_leg_move(at("3g"), at("3h"), at("2i"))),
        ("8c9d8c", two_leg_move(at("8c"), at("9d"), at("8c"))),
        ("8c9d8c+", two_leg_move(at("8c"), at("9d"), at("8c"), True)),
        ("8c8c", pass_move(at("8c"))),
    ],
)
def test_moves_are_written_and_read(text: str, move: int) -> None:
    assert parse_move(text, TENJIKU) == move
    assert format_move(move, TENJIKU) == text


@pytest.mark.parametrize(
    ("pieces", "text", "canonical"),
    [
        ("LN8h", "8h8g8h", "8h8h"),
        ("LN8h p7g", "8h8g8h", "8h8h"),
        ("LN8h", "8h8g8f", "8h8f"),
        ("LN8h p8f", "8h8g8f", "8h8f"),
        ("LN8h", "8h8g7f", "8h7f"),
        ("LN8h p7e", "8h8g7g", "8h7g"),
        ("LN8d p7c", "8d8c7c+", "8d7c+"),
        ("FD8h", "8h7g8h", "8h8h"),
        ("VG8h", "8h8g8h", "8h8h"),
        ("FE8h", "8h7g8f", "8h8f"),
        ("FE8h", "8h7g8h", "8h8h"),
        ("HF8h", "8h8g8h", "8h8h"),
        ("HF8h", "8h8g8f", "8h8f"),
        ("SE8h", "8h7g6f", "8h6f"),
        ("LN8h p8g", "8h8g8h", "8h8g8h"),
        ("LN8h p8g", "8h8g8f", "8h8g8f"),
        ("LN8h p8g p8f", "8h8g8f", "8h8g8f"),
        ("LN8h p8g p8f", "8h8f", "8h8f"),
        ("+CS8h p8g", "8h8g8h", "8h8g8h"),
    ],
)
def test_walks_over_empty_squares_are_jumps_and_passes(pieces: str, text: str, canonical: str) -> None:
    position = board(pieces)
    assert format_move(parse_move(text, position), TENJIKU) == canonical


def test_walks_of_white_have_its_own_forward() -> None:
    position = board("hf8h", turn=1)
    assert parse_move("8h8i8h", position) == pass_move(at("8h"))
    for text in ("8h8g8h", "8h8g8f"):
        with pytest.raises(IllegalMoveText):
            parse_move(text, position)


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        ("LN8h P8g", "8h8g8h"),  # an own piece is no victim
        ("LN8h P8g", "8h8g8f"),
        ("LN8h", "8h8f8h"),  # a pass goes to a neighbour
        ("LN8h", "8h8f8e"),  # a walk goes over neighbours
        ("LN8h", "8h8g8h+"),
        ("LN8h P7g P8g P9g P7h P9h P7i P8i P9i", "8h8h"),  # nowhere to step out to
        ("R8h", "8h8g8f"),  # a rook has no two legs
        ("R8h", "8h8h"),
        ("R8h p8g", "8h8g8h"),
        ("FE8h", "8h8g8h"),  # the eagle's steps are diagonal
        ("FE8h p8g", "8h8g8h"),
        ("HF8h", "8h9h8h"),  # the falcon's are forward
        ("SE8h p7g", "8h7g8f"),  # the eagle stays on its diagonal
        ("+CS8h", "8h8h"),  # the tetrarch cannot pass
        ("+CS8h", "8h8g8h"),
        ("+CS8h p8g", "8h8g8f"),
        ("FD8h p8g", "8h8g8h"),  # area moves have no igui
        ("K8h", "8h8g8f"),
        ("LN8h", "8i8h8g"),  # nobody there
    ],
)
def test_walks_that_are_not_in_a_piece_are_illegal(pieces: str, text: str) -> None:
    with pytest.raises(IllegalMoveText, match="not a legal move here"):
        parse_move(text, board(pieces))


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("8h8g8f8e", 1, "no moves over that many squares"),
        ("8h8h8g", 1, "twice in a row"),
        ("8h8g8g", 1, "twice in a row"),
        ("8h8h8h", 1, "twice in a row"),
        ("8h8h+", 5, "a pass promotes nothing"),
        ("8h17a", 3, "17a is not on the board"),
        ("8h8q", 3, "8q is not on the board"),
        ("P*8h", 1, "cannot be dropped"),
        ("[FD]*8h", 1, "cannot be dropped"),
    ],
)
def test_bad_writing_is_refused_at_its_column(text: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=message) as caught:
        parse_move(text, TENJIKU)
    assert caught.value.column == column
    assert not isinstance(caught.value, IllegalMoveText)


@pytest.mark.parametrize("text", ["8c8c", "8c9d8c"])
def test_shogi_has_neither_passes_nor_two_legs(text: str) -> None:
    with pytest.raises(NotationError, match=r"no pass|no moves over"):
        parse_move(text, load_variant("shogi"))


def test_the_canonical_move_is_not_judged() -> None:
    position = board("LN8h")
    for text in ("7a7b7c", "8h8g8f", "8h9i8h", "1a2a"):
        move = parse_move(text, TENJIKU)
        assert canonical_move(canonical_move(move, position), position) == canonical_move(move, position)
    assert canonical_move(parse_move("7a7b7c", TENJIKU), position) == parse_move("7a7b7c", TENJIKU)


def test_position_commands_take_walks_and_a_pass_cannot_be_answered_by_a_pass() -> None:
    opened = "startpos moves 13l13k 4e4f"
    position = parse_position_command(f"{opened} 13m13l13m", TENJIKU)
    assert position.turn == 1
    assert position.cells == parse_position_command(opened, TENJIKU).cells
    with pytest.raises(IllegalMoveText) as caught:
        parse_position_command(f"{opened} 13m13m 4d4d", TENJIKU)
    assert caught.value.column == len(f"{opened} 13m13m ") + 1
