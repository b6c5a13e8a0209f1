"""Powers of the largest games on small boards: emperors, contagion, flights, jumps that go on, lines over some."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Outcome, Position, Side, Termination, Variant
from shogi_desktop.rules.legality import Illegality, illegality
from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.validation import validate

PIECES: dict[str, dict[str, Any]] = {
    "K": {"moves": "K", "royal": True, "jump_rank": 3},
    "E": {"moves": "mUcU[unprotected]", "royal": True, "jump_rank": 3},
    "G": {"moves": "WfF", "promotes_to": "+G"},
    "+G": {"moves": "RfB"},
    "P": {"moves": "fW"},
    "R": {"moves": "R"},
    "L": {"moves": "KNAD(cK-aK)(mK-bK)"},
    "V": {"moves": "lWfFbrF", "promotes_to": "+V", "infects": "+V"},
    "+V": {"moves": "QAD", "infects": "+V"},
    "S": {"moves": "rWfFblF", "promotes_to": "+S", "infects": "+S"},
    "+S": {"moves": "QN", "infects": "+S"},
    "X": {"moves": "x^Q", "jump_rank": 2},
    "Y": {"moves": "Dx^B", "jump_rank": 1},
    "D": {"moves": "(D-R)A(A-F2)"},
    "Q": {"moves": "q2R"},
}
RULES: dict[str, Any] = {
    "check": "capture",
    "promotion_zone": 3,
    "promotion_on": ["enter", "inside", "leave"],
    "contagion": "all",
    "repetition": 4,
}


def variant(**rules: Any) -> Variant:
    """A game of 9 x 9 with the rules changed."""
    rows = ["k . . . . . . . .", *[". . . . . . . . ."] * 7, ". . . . . . . . K"]
    pieces = [
        {"code": code, "name": code, "romaji": code, "kanji": "駒", "kanji_short": "駒", "value": 100, **entry}
        for code, entry in PIECES.items()
    ]
    values = {"title": "x", "files": 9, "ranks": 9, "array": "\n".join(rows), "rules": {**RULES, **rules}}
    return read_variant({**values, "pieces": pieces}, Path("far.toml"), {})


def board(pieces: str, side: str = "b", **rules: Any) -> Position:
    """Pieces as CODE and square, lower case for White."""
    position = Position.empty(variant(**rules))
    for word in pieces.split():
        code = word.rstrip("abcdefghi").rstrip("123456789")
        kind = position.variant.kind_by_code(code.upper()).id
        position.put(position.variant.parse_square(word.removeprefix(code)), kind << 1 | int(code.islower()))
    position.set_turn("bw".index(side))
    return position


def targets(position: Position, origin: str) -> set[str]:
    """Where the piece on a square goes, and what it must take on the way."""
    texts = [format_move(move, position.variant) for move in position.legal_moves()]
    return {text.removeprefix(origin) for text in texts if text.startswith(origin)}


def after(position: Position, text: str) -> Position:
    """Plays a legal move; taken back, everything is as before."""
    move = parse_move(text, position)
    before = position.copy()
    assert position.is_legal(move)
    position.play(move)
    position.undo()
    assert position.same_state(before) and position.royal_squares(0) == before.royal_squares(0)
    position.play(move)
    assert parse_sfen(format_sfen(position), position.variant).key == position.key
    return position


def there(position: Position, square: str) -> str:
    piece = position.piece_at(position.variant.parse_square(square))
    return position.variant.kind(piece >> 1).code if piece else ""


# Emperors


def test_an_emperor_goes_to_every_empty_square_and_takes_what_is_unprotected() -> None:
    position = board("E9i K1i k1a p5e p5d p7c")
    found = targets(position, "9i")
    assert len(found) == 81 - 6 + 3
    assert {"7c", "5d", "1a"} <= found and "5e" not in found, "one pawn guards the other, nothing guards the king"


@pytest.mark.parametrize(
    ("protector", "protected"),
    [
        ("r5a", True),
        ("r5h", True),  # from behind
        ("r9e", True),
        ("l3c", True),  # the lion jumps
        ("l2e", False),
        ("x1e", False),  # of lower rank than the emperor: it cannot take it
        ("d5g", False),  # its jump must go on
        ("d5h", True),
        ("q9e P8e p7e", True),
        ("q9e P8e p7e P6e", False),
    ],
)
def test_whatever_could_take_back_protects(protector: str, protected: bool) -> None:
    position = board(f"E9i k1a p5e {protector}")
    assert ("5e" in targets(position, "9i")) != protected


def test_what_the_emperor_leaves_counts_as_empty() -> None:
    assert "5e" not in targets(board("E7e k1a p5e r9e"), "7e"), "the rook behind the emperor protects the pawn"


@pytest.mark.parametrize(("rule", "taken"), [("always", {"1a"}), ("strict", {"1a", "5e"})])
def test_an_emperor_protects_its_side(rule: str, taken: set[str]) -> None:
    """Strictly it protects only where it could itself take back: the rook guards the square of the pawn."""
    position = board("E9i R5h e1a p5e g9a", emperor_protection=rule)
    assert targets(position, "9i") & {"1a", "5e", "9a"} == taken
    position.put(position.variant.parse_square("2a"), position.variant.kind_by_code("G").id << 1 | 1)
    assert "1a" not in targets(position, "9i"), "others protect an emperor"


def test_an_emperor_in_check_may_flee_anywhere() -> None:
    position = board("E9i r9a k1a")
    assert position.in_check()
    position.generate_evasions()
    answers = {format_move(int(position.moves[at]), position.variant) for at in range(position.top)}
    position.top = 0
    assert {"9i8h", "9i9a"} <= answers and not {"9i9e", "9i1a"} & answers


def test_an_emperor_wins_by_taking_the_last_king() -> None:
    position = after(board("E9i k1a"), "9i1a")
    assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST)


# Contagion


@pytest.mark.parametrize(
    ("pieces", "move", "becomes"),
    [
        ("G5e v5d", "5e5d", "+V"),
        ("G5e +v5d", "5e5d", "+V"),
        ("G5d s5c", "5d5c", "+S"),  # in the zone, too
        ("V5e s6d", "5e6d", "+S"),
        ("L5e v5d s5c", "5e5d5c", "+S"),  # the last one decides
        ("L5e s5d v5c", "5e5d5c", "+V"),
        ("L5e s5d p5c", "5e5d5c", "+S"),
        ("L5e v5d", "5e5d5e", "+V"),  # without leaving its square
        ("X5h v5f s5e", "5h5d", "+S"),
        ("X5h s5f V5e", "5h5d", "+V"),  # of its own side, too
    ],
)
def test_who_takes_a_spirit_becomes_one(pieces: str, move: str, becomes: str) -> None:
    position = board(f"K1i k1a {pieces}")
    assert {text[-1] for text in targets(position, move[:2]) if text.startswith(move[2:])} <= set("abcdefghi")
    assert illegality(position, parse_move(move + "+", position.variant)) is Illegality.NOT_A_MOVE
    change = position.transition(parse_move(move, position))
    assert there(after(position, move), move[-2:]) == becomes
    assert [position.variant.kind(piece >> 1).code for _, piece in change.promoted] == [becomes]


def test_royal_pieces_are_immune_and_a_side_may_agree_on_less() -> None:
    assert there(after(board("K5e k1a v5d"), "5e5d"), "5d") == "K"
    promoted = board("K1i k1a G5d v5c G3d +v3c", contagion="promoted")
    assert {"5c", "5c+"} <= targets(promoted, "5d") and "3c+" not in targets(promoted, "3d")


def test_there_may_be_more_of_what_spreads_than_at_the_start() -> None:
    position = board("K1i k1a +V5e +V4e v3c")
    assert not [flaw for flaw in validate(position) if "V" in str(flaw.message)]


# Flights


def test_a_flight_takes_lower_ranks_of_both_sides() -> None:
    position = board("K1i k1a X5h P5g g5e G5c y3f")
    found = targets(position, "5h")
    assert {"5f", "5e", "5d", "5b", "5a", "3f"} <= found and not {"5g", "5c"} & found
    assert [each.square for each in position.transition(parse_move("5h5d", position)).removals] == [
        position.variant.parse_square(name) for name in ("5g", "5e")
    ]
    position = after(position, "5h5d")
    assert (there(position, "5g"), there(position, "5e"), there(position, "5d")) == ("", "", "X")


def test_equal_ranks_stop_a_flight() -> None:
    found = targets(board("K1i k1a X5h x5e Y8h y6f"), "5h")
    assert "5f" in found and not {"5e", "5d"} & found and "9h" in found
    assert "2d" in targets(board("K1i k1a Y5g p4f g3e"), "5g") and "5e" in targets(board("K1i k1a Y5g P5f"), "5g")


def test_a_flight_may_end_on_its_own_side_where_that_is_agreed() -> None:
    assert "5g" in targets(board("K1i k1a X5h P5g", range_capture_own="yes"), "5h")


# Jumps that go on, lines over some pieces


def test_a_jump_goes_on_only_from_an_empty_square() -> None:
    assert targets(board("K1i k1a D5i P5h p5d"), "5i") >= {"5f", "5e", "5d"}
    assert not targets(board("K1i k1a D5i P5h"), "5i") & {"5g", "5h", "6h"}, "the jump alone is not among its moves"
    assert not targets(board("K1i k1a D5i p5g"), "5i") & {"5g", "5f", "5e"}
    assert targets(board("K1i k1a D5i P6h"), "5i") >= {"7g", "8f", "9e"}
    assert "7g" in targets(board("K1i k1a D5i p7g"), "5i") and "8f" not in targets(board("K1i k1a D5i p7g"), "5i")


def test_a_line_over_two_pieces_takes_the_third() -> None:
    assert targets(board("K1i k1a Q5i P5h p5g g5e"), "5i") >= {"5g", "5f", "5e"}
    assert "5d" not in targets(board("K1i k1a Q5i P5h p5g g5e"), "5i")
    assert "5e" not in targets(board("K1i k1a Q5i P5h p5g G5e"), "5i")
