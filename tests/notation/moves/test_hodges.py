"""Reading Hodges's notation: every form of the rules text, and errors with their column and reason."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import IllegalMoveText, NotationError
from shogi_desktop.notation.moves.hodges import OLDER_LETTERS, format_move, parse_move
from shogi_desktop.notation.moves.usi import format_move as usi
from shogi_desktop.notation.moves.usi import parse_position_command
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import to_square
from tests.notation.tenjiku_boards import board

SHOGI = load_variant("shogi")
TENJIKU = load_variant("tenjiku")


@pytest.mark.parametrize(
    ("pieces", "text", "move"),
    [
        # the forms of the rules text
        ("P9l", "P-9k", "9l9k"),
        ("GG9m p9a", "GGx9a", "9m9a"),
        ("RG7d RG10m p7m", "RG7dx7m", "7d7m"),
        ("rg7d", "RG-7m+", "7d7m+"),
        ("N6f s7d", "Nx7d=", "6f7d"),
        ("+R5h", "+R-5e", "5h5e"),
        ("LN8e p9d", "Lnx!9d+", "8e9d8e+"),
        ("LN3g p3h p2i", "Lnx3hx2i", "3g3h2i"),
        ("LN3g p3h", "Lnx3h-2i", "3g3h2i"),
        ("LN5g p5f p5e", "Lnx5fx5e+", "5g5f5e+"),
        ("HF6i p6h", "HFx!6h", "6i6h6i"),
        ("+CS7i p7h", "+CSx!7h", "7i7h7i"),
        ("FD13i p15k p16k p15j p14j", "FDx15kx!16k,15j,14j", "13i15k"),
        ("FD8h p7d p8d p9d", "FD-8ex!9d,8d,7d", "8h8e"),
        ("FD8h fd8d", "FD-8e*", "8h8e"),
        ("R7h p7e fd8d", "Rx7e*", "7h7e"),
        ("WB8f p7d p8d p9d", "WB-8ex!9d,8d,7d+", "8f8e+"),
        ("LN9o", "Ln-9o", "9o9o"),
        ("FD2g p3e s4e p2d p3d p4d p4f", "Fi 2gx3ex!5", "2g3e"),
        ("VG11d p15h fd16i", "VG 11dx15h*", "11d15h"),
        # blanks, order, what may be left out or said though it is not needed
        ("FD8h p7d p8d p9d", "FD-8ex!7d,9d,8d", "8h8e"),
        ("FD8h p7d p8d p9d", " FD 8h - 8e x! 7d , 9d,8d ", "8h8e"),
        ("FD8h p7d p8d p9d", "FD-8ex!3", "8h8e"),
        ("FD8h p7d p8d p9d", "FD-8e", "8h8e"),
        ("R7h p7e fd8d", "R x 7e", "7h7e"),
        ("R7h p7e fd8d", "Rx7e *", "7h7e"),
        ("WB8f p7d p8d p9d", "WB-8e", "8f8e"),
        ("WB8f p7d p8d p9d", "WB - 8e =", "8f8e"),
        ("WB8f p7d p8d p9d", "WB-8ex!3+", "8f8e+"),
        ("LN8e p9d", "Ln 8e x !9d", "8e9d8e"),
        ("LN8e p9d", "Lnx9d-8e", "8e9d8e"),
        ("LN8h p7f", "Ln-8gx7f", "8h7f"),
        ("LN8h", "Ln-8g-8h", "8h8h"),
        ("LN8h", "Ln8h-8h", "8h8h"),
        ("FD8h fd8d p9f", "FD-8ex!9f*", ""),
    ],
)
def test_every_form_is_read(pieces: str, text: str, move: str) -> None:
    position = board(pieces, turn=pieces.startswith("rg"))
    if not move:
        position = board(pieces, options={"fire_demon_clash": "mover_and_others"})
        move = "8h8e"
    read = parse_move(text, position)
    assert usi(read, position.variant) == move
    assert parse_move(format_move(position, read), position) == read


@pytest.mark.parametrize("older", sorted(OLDER_LETTERS))
def test_older_letters_and_those_of_promoted_faces(older: str) -> None:
    """A piece of every kind alone on the board has a move to write."""
    named = OLDER_LETTERS[older]
    kind = next(kind for kind in TENJIKU.kinds if kind and kind.abbreviation == named)
    position = board(f"{kind.code}8h")
    move = next(move for move in position.legal_moves() if format_move(position, move).startswith(f"{named}-"))
    text = format_move(position, move)
    assert parse_move(text.replace(named, older, 1), position) == move


@pytest.mark.parametrize("older", [older for older, named in OLDER_LETTERS.items() if not named.startswith("+")])
def test_older_letters_of_promoted_pieces(older: str) -> None:
    named = OLDER_LETTERS[older]
    kind = next((kind for kind in TENJIKU.kinds if kind and kind.abbreviation == f"+{named}"), None)
    if kind is None:
        with pytest.raises(NotationError, match="is no piece"):
            parse_move(f"+{older}-8g", board("Q8h"))
        return
    position = board(f"{kind.code}8h")
    move = next(move for move in position.legal_moves() if format_move(position, move).startswith(f"+{named}-"))
    assert parse_move(format_move(position, move).replace(named, older, 1), position) == move


@pytest.mark.parametrize(
    "line",
    [
        "P-9k HF-13f BGx13f P-8f VG-14g VG-3j VGx10c VGx7n VGx9b",
        "P-7k P-7f GGx9a Gx9a",
        "P-7k SE-3f BG-8k P-4f FD-6k P-10f FD-2g",
    ],
)
def test_the_opening_lines_of_the_rules_text(line: str) -> None:
    """They leave out what burns; otherwise they are written as here."""
    position = Position(TENJIKU)
    for text in line.split():
        move = parse_move(text, position)
        assert format_move(position, move).split("x!")[0] == text
        position.play(move)


@pytest.mark.parametrize(
    ("pieces", "text", "column", "message"),
    [
        # not a move
        ("LN8h", "", 1, "begins with the letters"),
        ("LN8h", "8h-8g", 1, "begins with the letters"),
        ("LN8h", "-8g", 1, "begins with the letters"),
        ("LN8h", "+-8g", 1, "begins with the letters"),
        ("LN8h", " Xy-8g", 2, "'Xy' is no piece of Tenjiku"),
        ("LN8h", "+Lnx-8g", 5, "a square belongs here"),
        ("LN8h", "Ln", 3, "'-' or 'x' belongs here"),
        ("LN8h", "Ln 8h", 6, "'-' or 'x' belongs here"),
        ("LN8h", "Ln-", 4, "a square belongs here"),
        ("LN8h", "Ln-8", 4, "a square belongs here"),
        ("LN8h", "Ln-17a", 4, "17a is not on the board"),
        ("LN8h", "Ln-8q", 4, "8q is not on the board"),
        ("LN8h", "Ln8z-8g", 3, "8z is not on the board"),
        ("LN8h", "Ln-0a", 4, "0a is not on the board"),
        ("LN8h", "Ln-٣a", 4, "a square belongs here"),
        ("LN8h", "Ln-8g-8f-8e-8d", 12, "nothing goes on"),
        ("LN8h p8g", "Lnx!8gx8f", 7, "nothing goes on"),
        ("LN8h", "Ln-8g!", 6, "nothing may follow here: '!'"),
        ("LN8h", "Ln-8g+=", 7, "nothing may follow"),
        ("LN8h", "Ln-8g+*", 7, "nothing may follow"),
        ("FD8h p7d", "FD-8ex!", 8, "a square belongs here"),
        ("FD8h p7d", "FD-8ex!7d,", 11, "a square belongs here"),
        ("FD8h", "FD*8e", 3, "cannot be a drop"),
        ("LN8h", "Ln-8g\n", 6, "nothing may follow"),
        # not legal
        ("LN8h", "Ln-8e", 4, "the lion on 8h does not go there"),
        ("LN8h LN10h", "Ln-8e", 4, "no Ln goes there"),
        ("LN8h", "Ln7h-7g", 3, "there is no Ln of the side to move on 7h"),
        ("LN8h kr7h", "Kr-7g", 3, "the side to move has no Kr"),
        ("LN8h P8g", "Lnx8g", 4, "does not go there"),
        ("LN8h", "Lnx!8g", 5, "does not go there"),
        ("+CS8h p8g", "+CSx8g", 5, "does not go there"),
        ("P5g", "P-5f+", 5, "cannot promote"),
        ("R7h fd8d", "R-7e+", 5, "cannot promote"),
        ("P5g", "P-5f=", 5, "no promotion to decline"),
        # several
        ("G5h G7h", "G-6g", 2, r"'G-6g' may be any of G7h-6g, G5h-6g"),
        ("LN8h LN10h p9g", "Lnx!9g", 3, r"may be any of Ln10hx!9g, Ln8hx!9g"),
        ("R5h R7e p5e", "Rx5e+", 2, r"may be any of R7ex5e\+, R5hx5e\+"),
        # otherwise than it is
        ("R7h p7e", "R-7e", 3, "a piece is captured on 7e: 'x' belongs here"),
        ("R7h", "Rx7e", 3, "nothing is captured on 7e"),
        ("LN8h p8g", "Ln-8g-8f", 4, "captured on 8g"),
        ("LN8h p8g", "Lnx8gx8f", 7, "nothing is captured on 8f"),
        ("FD8h p7d p8d p9d", "FD-8ex!9d,8d", 6, "9d, 8d, 7d burns, otherwise than"),
        ("FD8h p7d p8d p9d", "FD-8ex!9d,8d,7d,7d", 6, "otherwise than"),
        ("FD8h p7d p8d p9d", "FD-8ex!2", 6, "otherwise than"),
        ("FD8h", "FD-8ex!1", 6, "nothing burns"),
        ("R7h p7e", "Rx7e*", 5, "the piece does not burn"),
    ],
)
def test_bad_texts_are_refused_at_their_column(pieces: str, text: str, column: int, message: str) -> None:
    position = board(pieces)
    with pytest.raises(NotationError, match=message) as caught:
        parse_move(text, position)
    assert caught.value.column == column


def test_a_promotion_may_tell_two_pieces_apart() -> None:
    """Only the rook that comes from outside the zone can promote without a capture."""
    position = board("R5h R7e")
    assert usi(parse_move("R-5e+", position), TENJIKU) == "5h5e+"
    assert usi(parse_move("R-5e=", position), TENJIKU) == "5h5e"
    with pytest.raises(NotationError, match="may be any of"):
        parse_move("R-5e", position)


def test_forced_promotion_must_be_written() -> None:
    position = board("P5b", options={"forced_promotion": "on"})
    assert usi(parse_move("P-5a+", position), position.variant) == "5b5a+"
    with pytest.raises(IllegalMoveText, match="must promote") as caught:
        parse_move("P-5a", position)
    assert caught.value.column == 5


def test_a_repeated_position_is_named_as_the_reason() -> None:
    position = parse_position_command("startpos moves 13l13k 4e4f 13m13m", TENJIKU)
    with pytest.raises(IllegalMoveText, match="brings back a position"):
        parse_move("HF-4d", position)


def test_shogi_is_read_with_its_drops() -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b GP 1", SHOGI)
    assert usi(parse_move("P*5e", position), SHOGI) == "P*5e"
    assert usi(parse_move("G * 5b", position), SHOGI) == "G*5b"
    for text, column, message in (
        ("R*5e", 3, "there is no rook in hand"),
        ("P*5a", 3, "'P\\*5a' is not a legal move here: 5a is not empty"),
        ("P*4a", 3, "could never move again"),
        ("G5e*5d", 2, "cannot be a drop"),
        ("K*5e", 2, "cannot be a drop"),
        ("P-5e", 2, "the side to move has no P"),
        ("Ph-5e", 1, "'Ph' is no piece of Shogi"),
    ):
        with pytest.raises(NotationError, match=message) as caught:
            parse_move(text, position)
        assert caught.value.column == column


def test_a_long_text_is_refused_at_once() -> None:
    for text in ("P" * 1_000_000, "FD-8ex!" + "8d," * 300_000, "P-" + "9" * 1_000_000, "P" + " " * 1_000_000 + "-"):
        with pytest.raises(NotationError) as caught:
            parse_move(text, board("FD8h p8d"))
        assert len(str(caught.value)) < 400


def test_there_is_nothing_to_decline_where_a_promotion_is_put_off() -> None:
    """Chu shogi as it is played at Lishogi: who enters without promoting may not promote with the next quiet move."""
    chu = load_variant("chu", {"promotion": "deferred"})
    position = parse_sfen("3k8/12/12/12/2R9/12/12/12/12/12/12/6K5 b - 1", chu)
    for move, text in (("10e10d", "R-10d="), ("9a8a", "K-8a"), ("10d10c", "R-10c")):
        (found,) = [each for each in position.legal_moves() if usi(each, position.variant) == move]
        assert format_move(position, found) == text and parse_move(text, position) == found
        position.play(found)


def test_a_flight_that_takes_on_its_way_is_written_as_a_capture() -> None:
    """Also where it ends on an empty square; a text without the sign, as it was written before, is read."""
    position = Position(load_variant("taikyoku"))
    flights = [
        move
        for move in position.legal_moves()
        if not position.piece_at(to_square(move)) and position.transition(move).removals
    ]
    texts = [format_move(position, move) for move in flights]
    assert texts and all("x" in text for text in texts)
    for text, move in zip(texts, flights, strict=True):
        assert parse_move(text, position) == parse_move(text.replace("x", "-", 1), position) == move
