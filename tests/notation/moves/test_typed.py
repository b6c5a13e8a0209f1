"""Moves are read as people type them, whichever notation they are used to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shogi_desktop.notation.moves.hodges import format_move as hodges
from shogi_desktop.notation.moves.japanese import format_move as japanese
from shogi_desktop.notation.moves.typed import Meant, TypedMoves
from shogi_desktop.notation.moves.usi import format_move, parse_position_command
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import to_square

SHOGI = load_variant("shogi")
BISHOP_AND_HAND = "4k4/9/9/9/9/9/7B1/9/4K4 b BP 1"


def read(text: str, position: Position, previous_to: int = -1) -> Meant:
    return TypedMoves(position, position.legal_moves(), previous_to).read(text)


def as_usi(position: Position, move: int) -> str:
    return format_move(move, position.variant)


def usi(text: str, position: Position, previous_to: int = -1) -> list[str]:
    return [format_move(move, position.variant) for move in read(text, position, previous_to).written]


@pytest.mark.parametrize(
    "text",
    ["7g7f", "7776", "77-76", "P-7f", "p7f", "P76", "p-76", "７六歩", "76歩", "７６ 歩", "☗７六歩", "76fu", "fu76",
     "76fuhyou", "P77-76", "76歩(77)", "7六歩（７七）", "七六歩", "76 pawn", "76歩兵"],
)  # fmt: skip
def test_the_first_move_in_every_notation(text: str) -> None:
    assert usi(text, Position(SHOGI)) == ["7g7f"]


@pytest.mark.parametrize("text", ["58金右", "58kinmigi", "5八金右", "G49-58", "4958", "4i5h", "58金(49)"])
def test_of_two_pieces_the_one_that_is_told(text: str) -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/3GKG3 b - 1", SHOGI)
    assert usi(text, position) == ["4i5h"]


def test_two_pieces_that_could_do_it_are_both_meant() -> None:
    assert sorted(usi("58金", parse_sfen("4k4/9/9/9/9/9/9/9/3GKG3 b - 1", SHOGI))) == ["4i5h", "6i5h"]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("22角", ["8h2b"]), ("22角不成", ["8h2b"]), ("22角成", ["8h2b+"]), ("B-2b+", ["8h2b+"]), ("bx2b=", ["8h2b"]),
     ("22kakunari", ["8h2b+"]), ("8822", ["8h2b"]), ("8h2b+", ["8h2b+"])],
)  # fmt: skip
def test_a_promotion_is_told(text: str, wanted: list[str]) -> None:
    position = parse_position_command("startpos moves 7g7f 3c3d", SHOGI)
    assert usi(text, position) == wanted


def test_a_piece_that_must_promote_need_not_say_so() -> None:
    position = parse_sfen("4k4/P8/9/9/9/9/9/9/4K4 b - 1", SHOGI)
    assert usi("91歩", position) == usi("91歩成", position) == usi("9b9a+", position) == ["9b9a+"]


def test_a_drop_need_not_be_called_one_where_no_piece_goes_there() -> None:
    position = parse_sfen(BISHOP_AND_HAND, SHOGI)
    assert (
        usi("55歩", position) == usi("P*5e", position) == usi("p5e", position) == usi("55fuuchi", position) == ["P*5e"]
    )


def test_otherwise_the_piece_on_the_board_is_meant() -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/1B7/4K4 b B 1", SHOGI)
    meant = read("55角", position)
    assert [format_move(move, SHOGI) for move in meant.written] == ["8h5e"]
    assert "B*5e" in [format_move(move, SHOGI) for move in meant.further]
    assert usi("55角打", position) == ["B*5e"]


def test_the_same_square() -> None:
    position = parse_position_command("startpos moves 7g7f 3c3d 8h2b+", SHOGI)
    same = int(to_square(position.variant.parse_square("2b")))
    assert usi("同銀", position, same) == usi("同　銀", position, same) == usi("dougin", position, same) == ["3a2b"]
    assert usi("同銀", position) == []


def test_promoted_pieces() -> None:
    position = parse_sfen("4k4/9/9/9/4+R4/9/9/9/4K4 b - 1", SHOGI)
    for text in ("+R-5d", "54龍", "54竜", "54ryu", "54ryuu", "+r54", "5554"):
        assert usi(text, position) == ["5e5d"]


def test_what_has_been_typed_may_become() -> None:
    meant = read("7", Position(SHOGI))
    assert not meant.written
    assert {"7g7f", "6i7h", "2h7h"} <= {format_move(move, SHOGI) for move in meant.further}


def test_one_move_left_is_the_one_that_is_meant() -> None:
    position = Position(SHOGI)
    assert format_move(read("76", position).move, SHOGI) == "7g7f"
    assert read("P-7", position).move == read("7g7f", position).move
    assert read("78", position).move == 0


def test_how_far_a_text_was_understood() -> None:
    meant = read("76xyz", Position(SHOGI))
    assert not meant.written and not meant.further
    assert meant.understood == 2


def test_nothing_typed_means_nothing() -> None:
    assert read("  ", Position(SHOGI)) == Meant("")
    assert read("7" * 5000, Position(SHOGI)).move == 0


LION = "16/16/16/16/16/16/7p8/8p7/7[LN]8/16/16/16/16/16/16/7K7k b - 1"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("9i8h9g", "9i8h9g"), ("Lnx8hx9g", "9i8h9g"), ("9i8h9i", "9i8h9i"), ("Lnx!8h", "9i8h9i"), ("9i9i", "9i9i"),
     ("8八獅子→9七", "9i8h9g"), ("8八獅子（居食い）", "9i8h9i"), ("9九獅子（じっと）", "9i9i"), ("9ipass", "9i9i")],
)  # fmt: skip
def test_a_lion_goes_on_stays_and_passes(text: str, wanted: str) -> None:
    position = parse_sfen(LION, load_variant("tenjiku"))
    assert usi(text, position) == [wanted]


def test_letters_of_older_texts_and_what_burns() -> None:
    tenjiku = load_variant("tenjiku")
    position = parse_sfen("16/16/16/16/16/16/7p8/8p7/7[FD]8/16/16/16/16/16/16/7K7k b - 1", tenjiku)
    move = next(move for move in position.legal_moves() if format_move(move, tenjiku) == "9i9h")
    for text in ("FD-9h", "fid-9h", "9hkaki", "9h火鬼", "9八火鬼", hodges(position, move), japanese(position, move)):
        assert usi(text, position) == ["9i9h"], text


@pytest.mark.parametrize(
    "name",
    [
        "shogi",
        "chu",
        "heian_dai",
        "dai",
        "tenjiku",
        "dai_dai",
        "maka_dai_dai",
        "tai",
        "wa",
        "minishogi",
        "gorogoro",
        "kyotoshogi",
        "tori",
        "yari",
        "sho",
        "taikyoku",
    ],
)
@pytest.mark.parametrize("written", [hodges, japanese, as_usi], ids=["hodges", "japanese", "usi"])
def test_what_the_program_writes_it_reads(name: str, written: Callable[[Position, int], str]) -> None:
    position, read = Position(load_variant(name)), 0
    while position.ply < 6 and read < 80:
        moves = position.legal_moves()
        reader = TypedMoves(position, moves)
        for move in moves[:: len(moves) // 20 + 1]:  # the largest games have hundreds of moves at once
            assert reader.read(written(position, move)).written == (move,), written(position, move)
        read += min(len(moves), 20)
        position.play(moves[len(moves) // 2])
