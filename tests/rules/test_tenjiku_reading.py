"""The second reading of Tenjiku against the values and examples the rules give."""

from __future__ import annotations

import random
import re

import pytest

from tests.rules.tenjiku_reading import (
    BLACK,
    DEFAULTS,
    KIND,
    PROMOTION,
    WHITE,
    Board,
    Move,
    Options,
    apply,
    in_check,
    initial,
    key,
    loser,
    moves,
    name,
    parse,
    perft,
    place,
    square,
    turned,
)

pytestmark = pytest.mark.once  # nothing of it is compiled
KINGS = "K1p K'16a"
READINGS = [
    Options(fire_demon_range="file"),
    Options(fire_demon_clash="mover_and_others"),
    Options(lion_hawk="area2"),
    Options(free_eagle="western"),
    Options(free_eagle="range_jump"),
    Options(heavenly_tetrarch="western"),
    Options(general_capture="lower_only"),
    Options(general_capture="any"),
    Options(general_quiet_jump="on"),
    Options(far_rank_promotion="on"),
    Options(forced_promotion="on"),
]


def written(board: Board, side: int, move: Move, options: Options = DEFAULTS) -> str:
    """Hodges' notation, always with the starting square."""
    _, burnt, mover_burnt = apply(board, side, move, options)
    origin, captures, final, promoted = move
    text = board[origin][0] + name(origin)
    if final == origin and captures:
        text += "x!" + name(captures[0])
    elif final in captures:
        text += "".join("x" + name(there) for there in captures)
    else:
        text += "".join("x" + name(there) for there in captures) + "-" + name(final)
    if burnt:
        text += "x!" + ",".join(name(there) for there in sorted(burnt, key=lambda there: (-there[0], there[1])))
    if mover_burnt:
        text += "*"
    if promoted:
        text += "+"
    elif move._replace(promoted=True) in moves(board, side, options):
        text += "="
    return text


def texts(board: Board, side: int = BLACK, origin: str = "", options: Options = DEFAULTS) -> set[str]:
    """The moves of a side, or of one piece and then without its letters and square."""
    if not origin:
        return {written(board, side, move, options) for move in moves(board, side, options)}
    start = board[square(origin)][0] + origin
    found = {written(board, side, move, options) for move in moves(board, side, options) if name(move.origin) == origin}
    return {text.removeprefix(start) for text in found}


def played(line: str) -> Board:
    """The board after moves written without their starting square."""
    board, side, seen = initial(), BLACK, set()
    for text in line.split():
        seen.add(key(board, side))
        short = {
            move: re.sub(r"^(\+?[A-Za-z]+?)\d+[a-p](?=[-x])", r"\1", written(board, side, move))
            for move in moves(board, side, DEFAULTS, frozenset(seen))
        }
        meant = [move for move in short if short[move] == text]
        assert len(meant) == 1, (text, sorted(short.values()))
        board = apply(board, side, meant[0], DEFAULTS)[0]
        side = 1 - side
    return board


def reached(board: Board, origin: str, options: Options = DEFAULTS) -> set[str]:
    return {name(move.final) for move in moves(board, BLACK, options) if name(move.origin) == origin}


def alone(kind: str, options: Options = DEFAULTS) -> int:
    code = next(code for code in KIND if KIND[code] == kind)
    found = moves(place(f"{KINGS} {code}8h"), BLACK, options)
    return len({(move.captures, move.final) for move in found if move.origin == (8, 8)})


def test_start() -> None:
    board = initial()
    assert len(board) == 156
    assert len({code for code, _ in board.values()}) == 36
    assert len(KIND) - len(PROMOTION) == 44
    assert board[square("9p")] == ("K", BLACK) and board[square("8a")] == ("K", WHITE)
    assert board[square("9m")] == ("GG", BLACK) and board[square("9c")] == ("FE", WHITE)
    assert board[square("5k")] == ("D", BLACK) and board[square("16d")] == ("SM", WHITE)


def test_rows_and_single_squares_give_the_same_board() -> None:
    rows = [["."] * 16 for _ in range(16)]
    rows[0][0], rows[15][15], rows[7][8] = "K'", "K", "+WB"
    assert parse("\n".join(" ".join(row) for row in rows)) == place("K'16a K1p +WB8h")


def test_moves_of_the_start() -> None:
    board = initial()
    for side in BLACK, WHITE:
        assert len(moves(board, side, DEFAULTS)) == 72
        assert len(moves(board, side, Options(general_capture="lower_only"))) == 70


def test_captures_of_the_start() -> None:
    generals = "GG9mx9a GG9mx9b* GG9mx9c* GG9mx9d* GG9mx9e GG9mx1e VG8mx16e RG7mx7d* RG10mx10d*"
    promoting = "BG6mx14e BG6mx15d BG6mx16c BG11mx3e BG11mx2d BG11mx1c RG7mx7e RG10mx10e"
    expected = set(generals.split()) | {text + end for text in promoting.split() for end in "+="}
    assert {text for text in texts(initial()) if "x" in text} == expected


@pytest.mark.parametrize(("depth", "leaves"), [(1, 72), (2, 5_255), (3, 434_615)])
def test_perft(depth: int, leaves: int) -> None:
    assert perft(initial(), BLACK, depth) == leaves


COUNTS = """
K 8, CP 8, DE 7, BT 7, FL 6, G 6, S 5, C 4, I 3, D 3, P 1, N 2, L 7, RC 15, B 29, R 30, DH 33, DK 34, Q 59, Kr 8, Ph 8,
SM 17, VM 17, SS 18, VS 12, CS 48, WB 48, HF 55, SE 50, Ln 25, LH 46, FE 60, BG 29, RG 30, VG 66, GG 59, FD 75, HT 42,
FO 44, FB 44, FS 21, MG 22, W 30, WH 29
"""


@pytest.mark.parametrize("kind_and_count", COUNTS.replace("\n", " ").strip().split(", "))
def test_a_lone_piece(kind_and_count: str) -> None:
    kind, count = kind_and_count.split()
    assert alone(kind) == int(count)


def test_every_kind_is_counted() -> None:
    assert {word.split()[0] for word in COUNTS.replace("\n", " ").split(", ")} == set(KIND.values())


# Fire


def test_a_demon_burns_its_neighbours() -> None:
    assert "-8ex!9d,8d,7d" in texts(place(f"{KINGS} FD8h P'7d P'8d P'9d P9e"), origin="8h")


def test_a_demon_burns_the_king() -> None:
    board = place("K1p FD8h K'8d")
    move = Move(square("8h"), (), square("8e"), False)
    assert loser(apply(board, BLACK, move, DEFAULTS)[0], BLACK) == WHITE
    assert in_check(board, WHITE, DEFAULTS)
    assert not in_check(place("K1p FD8h K'8d K'16a"), WHITE, DEFAULTS)
    assert in_check(place("K1p FD8h K'8d +DE'7d"), WHITE, DEFAULTS)


def test_a_piece_that_ends_beside_a_demon_is_burnt() -> None:
    assert "-8e*" in texts(place(f"{KINGS} R8h FD'8d"), origin="8h")
    taken = place(f"{KINGS} R7h P'7e FD'8d")
    assert "x7e*" in texts(taken, origin="7h") and "x7e*+" not in texts(taken, origin="7h")
    move = Move(square("7h"), (square("7e"),), square("7e"), False)
    assert apply(taken, BLACK, move, DEFAULTS) == (place(f"{KINGS} FD'8d"), frozenset(), True)


def test_a_demon_beside_a_demon_burns_nothing() -> None:
    board = place(f"{KINGS} FD8h FD'8d P'9f")
    assert "-8e*" in texts(board, origin="8h")
    both = Options(fire_demon_clash="mover_and_others")
    assert "-8ex!9f*" in texts(board, origin="8h", options=both)
    assert "-9e*" in texts(place(f"{KINGS} R9h FD'8d P'9d"), origin="9h", options=both)


def test_a_demon_that_takes_a_demon_lives_unless_there_is_a_third() -> None:
    assert "x8ex!9f" in texts(place(f"{KINGS} FD8h FD'8e P'9f"), origin="8h")
    assert "x8e*" in texts(place(f"{KINGS} FD8h FD'8e P'9f +WB'7e"), origin="8h")


def test_fire_is_looked_at_only_where_a_move_ends() -> None:
    assert "x!8g" in texts(place(f"{KINGS} Ln8h P'8g FD'8f"), origin="8h")
    assert "x!8g*" in texts(place(f"{KINGS} Ln8h P'8g FD'9g"), origin="8h")
    assert "-8hx!7g" in texts(place(f"{KINGS} FD8h P'7g"), origin="8h")


def test_a_buffalo_burns_as_soon_as_it_promotes() -> None:
    found = texts(place(f"{KINGS} WB8g P'9d P'8d P'7d"), origin="8g")
    assert {"-8ex!9d,8d,7d+", "-8e="} <= found
    assert "-8e*" in texts(place(f"{KINGS} WB8g FD'9d"), origin="8g")


def test_who_takes_the_last_royal_wins_though_its_own_king_burns() -> None:
    board = place("K8h K'8g FD'7f")
    after, _, burnt = apply(board, BLACK, Move(square("8h"), (square("8g"),), square("8g"), False), DEFAULTS)
    assert burnt and loser(after, BLACK) == WHITE
    assert loser(place("K'8g"), BLACK) == BLACK and loser(place("+DE1p K'8g"), BLACK) is None


# Generals


def test_a_general_takes_its_equal_and_stops() -> None:
    found = texts(place(f"{KINGS} RG8m P8l P'8e RG'8d Q'8c"), origin="8m")
    assert {text for text in found if "x" in text} == {"x8e+", "x8e=", "x8d+", "x8d="}


def test_a_general_does_not_take_a_king_by_jumping() -> None:
    board = place(f"{KINGS} GG8m P8l K'8e Q'8d")
    assert not {text for text in texts(board, origin="8m") if "x" in text}
    captures = {text for text in texts(board, origin="8m", options=Options(general_capture="any")) if "x" in text}
    assert captures == {"x8e"}
    assert "x8e" in texts(place(f"{KINGS} GG8m K'8e"), origin="8m", options=Options(general_capture="lower_only"))


def test_readings_of_the_generals() -> None:
    board = place(f"{KINGS} RG8m P8l P'8i RG'8f")
    lower = Options(general_capture="lower_only")
    assert {text for text in texts(board, origin="8m", options=lower) if "x8" in text} == {"x8i"}
    assert "x8f" in texts(place(f"{KINGS} RG8m RG'8f"), origin="8m", options=lower)
    assert "-8k" not in texts(board, origin="8m")
    quiet = texts(board, origin="8m", options=Options(general_quiet_jump="on"))
    assert {"-8k", "-8j", "x8i", "-8h", "-8g", "x8f"} <= quiet and "-8e+" not in quiet


# Areas, lions and the like


def test_an_area_move_goes_round_corners_and_needs_room_to_pass() -> None:
    walls = "P9g P8g P7g P9h P7h P9i P8i"
    assert reached(place(f"{KINGS} VG8h {walls}"), "8h") & {"8h", "7i", "8j", "6h"} == {"8h", "7i", "8j", "6h"}
    assert "8h" not in reached(place(f"{KINGS} VG8h {walls} P7i"), "8h")
    assert "8h" not in reached(place(f"{KINGS} VG8h {walls} P'7i"), "8h")
    assert "x7i" in texts(place(f"{KINGS} VG8h {walls} P'7i P'6j"), origin="8h")


def test_a_lion() -> None:
    found = texts(place(f"{KINGS} Ln8h P'8g P'8f P7h P7g P9g"), origin="8h")
    assert {"x8g", "x8f", "x8gx8f", "x8g-9f", "x8g-7f", "x!8g", "-8h", "-6g"} <= found
    assert "x8g-8h" not in found and "-8g" not in found
    assert "x!8g" in texts(place(f"{KINGS} LH8h P'8g"), origin="8h")


def test_a_lion_needs_room_to_pass() -> None:
    walls = "P9g P'8g P7g P9h P7h P9i P8i"
    assert "-8h" in texts(place(f"{KINGS} Ln8h {walls}"), origin="8h")
    assert "-8h" not in texts(place(f"{KINGS} Ln8h {walls} P7i"), origin="8h")


def test_linear_lions() -> None:
    found = texts(place(f"{KINGS} HF8h P'8g P'8f"), origin="8h")
    assert {"x8g", "x8f", "x8gx8f", "x!8g"} <= found and not {"-8h", "-8e+", "-8e"} & found
    assert {"-8g", "-8f", "-8h"} <= texts(place(f"{KINGS} HF8h"), origin="8h")
    assert "-8h" not in texts(place(f"{KINGS} HF8h P8g"), origin="8h")
    eagle = texts(place(f"{KINGS} SE8h P'9g P'10f P7g"), origin="8h")
    assert {"x9g", "x10f", "x9gx10f", "x!9g", "-6f"} <= eagle and not {"-8h", "x9g-8f"} & eagle


def test_a_free_eagle() -> None:
    around = "P'9g P8g P7g P9h P7h P9i P8i P7i"
    found = texts(place(f"{KINGS} FE8h {around}"), origin="8h")
    doubles = {"x9g-8f", "x9g-10f", "x9g-10h", "x!9g"}
    jumps = {"-10f", "-8f", "-6f", "-10h", "-6h", "-10j", "-8j", "-6j"}
    assert found == doubles | jumps | {"x9g"}
    assert "-8h" in texts(place(f"{KINGS} FE8h"), origin="8h")
    assert "-8h" not in texts(place(f"{KINGS} FE8h P9g P7g P9i P7i"), origin="8h")
    straight = {"-8f", "-10h", "-6h", "-8j"}
    assert texts(place(f"{KINGS} FE8h {around}"), origin="8h", options=Options(free_eagle="western")) == straight | {
        "x9g"
    }
    jumping = texts(place(f"{KINGS} FE8h P8g P'8f"), origin="8h", options=Options(free_eagle="range_jump"))
    assert {"x8f", "-8e", "-8a", "-16h", "-9g"} <= jumping and not {"x8g", "x8fx8e", "-8h"} & jumping


def test_a_tetrarch() -> None:
    around = "P'9g P8g P7g P9h P7h P9i P8i P7i"
    found = texts(place(f"{KINGS} +CS8h {around} P'8e P10h"), origin="8h")
    assert {"x!9g", "-8f", "x8e", "-10f", "-11e", "-6h", "-5h"} <= found
    assert not {"x9g", "-8h", "x!8g", "-8d", "-11h", "-4h"} & found
    western = texts(place(f"{KINGS} +CS8h {around}"), origin="8h", options=Options(heavenly_tetrarch="western"))
    assert {"x!9g", "-10f", "-6h", "-5h", "-10h"} <= western and not {"-8f", "-8j"} & western


def test_a_demon_of_the_western_association_ranges_along_the_file() -> None:
    board = place(f"{KINGS} FD8h")
    file = reached(board, "8h", Options(fire_demon_range="file"))
    assert {"8a", "8p", "1a", "5h"} <= file and "4h" not in file
    assert "4h" in reached(board, "8h") and "8d" not in reached(board, "8h")


def test_a_lion_hawk_of_two_steps() -> None:
    hawk = Options(lion_hawk="area2")
    found = texts(place(f"{KINGS} LH8h P'8g P'8f P7g P9g"), origin="8h", options=hawk)
    assert {"x8g", "-8h", "-10g", "-4l"} <= found and not {"x8f", "x!8g", "x8gx8f"} & found
    assert "-8f" not in found and "-8f" in texts(place(f"{KINGS} LH8h"), origin="8h", options=hawk)


# Promotion


def test_promotion_needs_an_entry_or_a_capture() -> None:
    leaving = texts(place(f"{KINGS} R8e P'8h"), origin="8e")
    assert {"x8h+", "x8h=", "-8f", "-8a"} <= leaving and not {"-8f+", "-8a+"} & leaving
    assert {"-8e+", "-8e=", "-8f"} <= texts(place(f"{KINGS} R8h"), origin="8h")
    outside = texts(place(f"{KINGS} Ln8f P'8e"), origin="8f")
    assert {"x8e+", "x8e=", "x!8e"} <= outside and "x!8e+" not in outside
    assert {"x!8f+", "x!8f=", "-8e"} <= texts(place(f"{KINGS} Ln8e P'8f"), origin="8e")


def test_a_capture_on_the_way_counts_but_a_burnt_piece_does_not() -> None:
    assert {"x8f-8g+", "x8f-8g="} <= texts(place(f"{KINGS} Ln8e P'8f"), origin="8e")
    assert "x8f-8g" in texts(place(f"{KINGS} Ln9g P'8f"), origin="9g")
    inside = texts(place(f"{KINGS} WB8d P'8b"), origin="8d")
    assert "-8c" in inside and "-8c+" not in inside


def test_a_promoted_piece_does_not_promote_again() -> None:
    assert {"-8e", "-8a"} <= texts(place(f"{KINGS} +G8h"), origin="8h")
    assert KIND["+G"] == "R" and "+G" not in PROMOTION


def test_dead_pieces() -> None:
    board = place(f"{KINGS} P8b L7b I6b N5c N4d")
    dead = {"P8b-8a", "L7b-7a", "I6b-6a", "N5c-6a", "N4d-5b"}
    assert dead <= texts(board)
    far = texts(board, options=Options(far_rank_promotion="on"))
    assert {"P8b-8a", "L7b-7a", "I6b-6a=", "I6b-6a+", "N5c-6a=", "N5c-6a+", "N4d-5b+", "N4d-5b="} <= far
    assert not {"P8b-8a+", "L7b-7a+"} & far
    forced = texts(board, options=Options(forced_promotion="on"))
    assert {text + "+" for text in dead} <= forced and not dead & forced
    assert "L8h-8a+" in texts(place(f"{KINGS} L8h"), options=Options(forced_promotion="on"))


# Repetition


def test_a_pass_is_not_answered_by_a_pass() -> None:
    board = place(f"{KINGS} Ln8h Ln'8b")
    first, answer = (Move(there, (), there, False) for there in (square("8h"), square("8b")))
    start = frozenset({key(board, BLACK)})
    assert first in moves(board, BLACK, DEFAULTS, start)
    assert answer not in moves(board, WHITE, DEFAULTS, start | {key(board, WHITE)})
    allowed = Options(repetition="allowed")
    assert answer in moves(board, WHITE, allowed, start | {key(board, WHITE)})
    assert answer not in moves(board, WHITE, Options(repetition="forbidden_unless_in_check"), start)
    checked = board | place("R16h")
    seen = frozenset({key(checked, BLACK), key(checked, WHITE)})
    assert answer in moves(checked, WHITE, Options(repetition="forbidden_unless_in_check"), seen)
    assert answer not in moves(checked, WHITE, DEFAULTS, seen)


def test_perft_judges_repetition_from_a_history() -> None:
    board = place(f"{KINGS} Ln8h Ln'8b")
    assert perft(board, BLACK, 2) - perft(board, BLACK, 2, DEFAULTS, frozenset()) == 1


# Games


def test_opening_lines() -> None:
    board = played("P-9k HF-13f BGx13f P-8f VG-14g VG-3j VGx10c VGx7n VGx9b")
    assert board[square("9b")] == ("VG", BLACK) and loser(board, BLACK) is None
    assert played("P-7k P-7f GGx9a Gx9a")[square("9a")] == ("G", WHITE)
    board = played("P-7k SE-3f BG-8k P-4f FD-6k P-10f FD-2gx!3f")
    assert board[square("2g")] == ("FD", BLACK) and square("3f") not in board


@pytest.mark.parametrize("options", [DEFAULTS, *READINGS])
def test_both_sides_move_alike(options: Options) -> None:
    """In random games: the board turned round, White has Black's moves."""
    random_move = random.Random(str(options))
    board, side, clashes = initial(), BLACK, 0
    for _ in range(60):
        legal = moves(board, side, options)
        other = {turned(there): (code, 1 - owner) for there, (code, owner) in board.items()}
        assert moves(other, 1 - side, options) == {turned_move(move) for move in legal}
        captures = [move for move in legal if move.captures]
        move = random_move.choice(sorted(captures if captures and random_move.random() < 0.6 else legal))
        board, burnt, mover_burnt = apply(board, side, move, options)
        clashes += bool(burnt and mover_burnt)
        if loser(board, side) is not None:
            board, side = initial(), WHITE
        side = 1 - side
    assert clashes == 0 or options.fire_demon_clash == "mover_and_others"


def turned_move(move: Move) -> Move:
    origin, captures, final, promoted = move
    return Move(turned(origin), tuple(turned(there) for there in captures), turned(final), promoted)
