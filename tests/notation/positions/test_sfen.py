"""SFEN: what is read, what is refused and at which column."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.validation import validate
from tests.notation.large_boards import large_board
from tests.work import at_most

SHOGI = load_variant("shogi")
BOARD = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"
START = f"{BOARD} b - 1"


@pytest.mark.parametrize(
    "sfen",
    [
        START,
        f"{BOARD} w - 999999",
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
        "9/9/9/9/9/9/9/9/9 b - 1",
        "k8/9/9/9/9/9/9/9/8K b 2R2B4G4S4N4L18P 1",
        "+P+L+N+S+B+R3/9/9/9/9/9/9/9/+p+l+n+s+b+r3 b RBGSNLPrbgsnlp 1",
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
    ],
)
def test_canonical_text_is_read_and_written_unchanged(sfen: str) -> None:
    assert format_sfen(parse_sfen(sfen, SHOGI)) == sfen


def test_the_start_position_is_the_variants_own() -> None:
    assert format_sfen(Position(SHOGI)) == START
    assert parse_sfen(START, SHOGI).same_state(Position(SHOGI))


def test_fields_become_the_positions_values() -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K3+p w 2P 7", SHOGI)
    assert position.turn == Side.WHITE
    assert position.move_number == 7
    assert position.hand_count(Side.BLACK, SHOGI.kind_by_code("P").id) == 2
    assert position.king_square(Side.BLACK) == SHOGI.square(5, 9)
    assert position.piece_at(SHOGI.square(1, 9)) == SHOGI.kind_by_code("+P").id << 1 | Side.WHITE


def test_hands_are_read_in_any_order_and_written_in_one() -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b 3plgr2PBR 1", SHOGI)
    assert format_sfen(position) == "4k4/9/9/9/9/9/9/9/4K4 b RB2Prgl3p 1"


def test_a_missing_move_number_is_one() -> None:
    assert format_sfen(parse_sfen(f"{BOARD} w -", SHOGI)) == f"{BOARD} w - 1"


@pytest.mark.parametrize(
    ("sfen", "column", "message"),
    [
        ("", 1, "one blank"),
        (" " + START, 1, "one blank"),
        (START + " ", 65, "one blank"),
        (f"{BOARD}  b - 1", 59, "one blank"),
        (BOARD, 58, "board, side to move and hands"),
        (f"{BOARD} b", 60, "board, side to move and hands"),
        (f"{START} moves 7g7f", 65, "nothing may follow"),
        (START.replace(" ", "\t"), 64, "board, side to move"),
        (f"{START}\n", 63, "move number is a number"),
        # board
        (START.replace("1B5R1", "1B5R"), 47, "rank 8 has 8 squares"),
        (START.replace("1B5R1", "1B5R2"), 47, "rank 8 has more squares than 9"),
        (START.replace("ppppppppp", "pppppppppp"), 26, "rank 3 has more squares than 9"),
        (START.replace("/9/9/9/", "/9/9/"), 56, "the board has 8 ranks"),
        (START.replace("/9/9/9/", "/9/9/9/9/"), 50, "another"),
        ("9 b - 1", 2, "the board has 1 rank"),
        ("/" + START, 1, "rank 1 has 0 squares"),
        (START.replace("LNSGKGSNL", "LNSGXGSNL"), 53, "'X' is no piece"),
        (START.replace("LNSGKGSNL", "LNS+GKGSNL"), 52, "'+G' is no piece"),
        (START.replace("LNSGKGSNL", "LNSG+KGSNL"), 53, "'+K' is no piece"),
        (START.replace("LNSGKGSNL", "LNSGKGSNL+"), 58, "'+' is no piece"),
        (START.replace("1B5R1", "++B6R"), 43, "'+' is no piece"),
        (START.replace("1B5R1", "[B]7R"), 43, "no piece, number"),
        (START.replace("1B5R1", "[BR]7R"), 43, "'[BR]' is no piece"),
        (START.replace("/9/9/9/", "/09/9/9/"), 27, "begins with 1 to 9"),
        (START.replace("/9/9/9/", "/0/9/9/"), 27, "begins with 1 to 9"),
        (START.replace("/9/9/9/", "/45/9/9/"), 27, "more than 9"),
        (START.replace("/9/9/9/", "/٣6/9/9/"), 27, "no piece"),
        # side
        (f"{BOARD} B - 1", 59, "'b' or 'w'"),
        (f"{BOARD} x - 1", 59, "'b' or 'w'"),
        # hands
        (f"{BOARD} b 0P 1", 61, "begins with 1 to 9"),
        (f"{BOARD} b 02P 1", 61, "begins with 1 to 9"),
        (f"{BOARD} b P2 1", 62, "piece is missing"),
        (f"{BOARD} b 2 1", 61, "piece is missing"),
        (f"{BOARD} b P- 1", 62, "piece is missing"),
        (f"{BOARD} b -P 1", 61, "piece is missing"),
        (f"{BOARD} b K 1", 61, "'K' cannot be in hand"),
        (f"{BOARD} b 2+P 1", 62, "'+P' cannot be in hand"),
        (f"{BOARD} b X 1", 61, "'X' cannot be in hand"),
        (f"{BOARD} b PGP 1", 63, "counted before"),
        (f"{BOARD} b 128P 1", 61, "more than 127"),
        (f"{BOARD} b 99999999999999999999P 1", 61, "more than 127"),
        (f"{BOARD} b 60P60p 1", 61, "too many"),
        # move number
        (f"{BOARD} b - 0", 63, "begins with 1 to 9"),
        (f"{BOARD} b - 01", 63, "begins with 1 to 9"),
        (f"{BOARD} b - -1", 63, "is a number"),
        (f"{BOARD} b - ٣", 63, "is a number"),
        (f"{BOARD} b - 1000000", 63, "more than 999999"),
    ],
)
def test_bad_text_is_refused_at_its_column(sfen: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=message.replace("[", r"\[").replace("+", r"\+")) as caught:
        parse_sfen(sfen, SHOGI)
    assert (caught.value.line, caught.value.column) == (1, column)


@pytest.mark.parametrize(
    "sfen", ["P" * 200_000, f"{BOARD} b {'P' * 200_000} 1", "/" * 200_000, "9" * 200_000, "+" * 200_000]
)
def test_huge_text_is_refused_at_once(sfen: str) -> None:
    with at_most(seconds=1), pytest.raises(NotationError) as caught:
        parse_sfen(sfen, SHOGI)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "sfen",
    [
        "4k4/9/9/9/9/9/9/9/4K3K b - 1",
        "4k4/4R4/9/9/9/9/9/9/4K4 b - 1",
        "4k4/P8/P8/9/9/9/9/9/4K4 b - 1",
        "P3k4/9/9/9/9/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 3R 1",
    ],
)
def test_odd_set_ups_can_be_written_down_and_are_for_validation_to_judge(sfen: str) -> None:
    position = parse_sfen(sfen, SHOGI)
    assert format_sfen(position) == sfen
    assert validate(position)


@pytest.fixture(scope="module")
def wide() -> Variant:
    return large_board(16, 12)


def test_large_boards_use_decimal_runs_and_brackets(wide: Variant) -> None:
    sfen = "/".join(["7k[fd]7", *["16"] * 10, "7K[FD]7"]) + " b - 1"
    assert format_sfen(Position(wide)) == sfen
    assert format_sfen(parse_sfen(sfen, wide)) == sfen
    promoted = sfen.replace("16/16/", "10+[WB]3[wb]1/16/", 1)
    assert format_sfen(parse_sfen(promoted, wide)) == promoted


@pytest.mark.parametrize(
    ("old", "new", "column", "message"),
    [
        ("7k", "7k[Fd]", 3, "'\\[Fd\\]' is no piece"),
        ("7k", "7k[FD", 3, "no piece, number"),
        ("16", "17", 9, "more than 16"),
        (" - ", " P ", 49, "no pieces in hand"),
    ],
)
def test_large_boards_refuse_bad_text(wide: Variant, old: str, new: str, column: int, message: str) -> None:
    sfen = format_sfen(Position(wide)).replace(old, new, 1)
    with pytest.raises(NotationError, match=message) as caught:
        parse_sfen(sfen, wide)
    assert caught.value.column == column
