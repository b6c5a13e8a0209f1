"""Chu shogi: the cases of its rules, legality and ends seen elsewhere, and numbers of moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.legality import Illegality, illegality
from shogi_desktop.rules.perft import perft

from .boards import legal, placed, play
from .cases import Case, board, cases, judged, move_of

CHU = load_variant("chu")
DATA = Path(__file__).parent / "data"

CASES = (DATA / "chu_cases.txt").read_text(encoding="utf-8")

# Position | moves played | legal | not legal (published test cases of other programs, in this program's letters).
LEGALITY = (DATA / "chu_legality.txt").read_text(encoding="utf-8")
# Position | moves played | - goes on, draw, or the winner.
ENDS = (DATA / "chu_ends.txt").read_text(encoding="utf-8")
# Position | moves | sequences of two, counted by two other programs and a generator of its own.
COUNTS = (DATA / "chu_counts.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("chu", case) == case.legal


@pytest.mark.parametrize("line", LEGALITY.splitlines())
def test_legal_and_illegal_moves_seen_elsewhere(line: str) -> None:
    sfen, played, legal, illegal = (part.split() for part in line.split("|"))
    position = parse_sfen(" ".join([*sfen, "- 1"]), CHU)
    for text in played:
        position.play(parse_move(text, CHU))
    moves = position.legal_moves()
    assert [text for text in legal if parse_move(text, CHU) not in moves] == []
    assert [text for text in illegal if parse_move(text, CHU) in moves] == []


@pytest.mark.parametrize("line", ENDS.splitlines())
def test_bare_kings_seen_elsewhere(line: str) -> None:
    sfen, played, end = (part.strip() for part in line.split("|"))
    position = parse_sfen(f"{sfen} - 1", CHU)
    for text in played.split():
        position.play(parse_move(text, CHU))
    outcome = position.outcome()
    said = "-" if outcome is None else "draw" if outcome.winner is None else "bw"[outcome.winner]
    assert said == end
    assert (outcome.termination if outcome else None) is (None if end == "-" else Termination.BARE_KING)


def test_a_bare_king_plays_on_without_the_rule() -> None:
    assert board("chu", "K7l G5f / k7a", "w").outcome() is not None
    assert board("chu", "K7l G5f / k7a", "w", {"bare_king": "off"}).outcome() is None


@pytest.mark.parametrize(("pawns", "draw"), [("P5f", False), ("GB5f", False), ("P5f GB5g", False), ("L5a P5a", True)])
def test_pawns_and_pieces_that_cannot_move_take_no_bare_king(pawns: str, draw: bool) -> None:
    assert (board("chu", f"K7l {pawns} / k7a", "w").outcome() is not None) == draw


BLACK_WINS, DRAW = Outcome(Side.BLACK, Termination.BARE_KING), Outcome(None, Termination.BARE_KING)


def test_king_and_prince_with_a_rook_win_against_a_lone_king() -> None:
    position = parse_sfen("11k/12/12/12/12/6r5/12/12/12/6R5/12/5+[DE]K5 b - 1", CHU)
    assert play(position, "6j6f").outcome() == BLACK_WINS


@pytest.mark.parametrize(
    ("pieces", "side", "ends"),
    [
        ("K7l +DE5f / k1a", "w", BLACK_WINS),  # the prince is one more piece
        ("K7l +DE5f / k1a", "b", BLACK_WINS),
        ("K7l +DE2b / k1a", "w", None),  # which the king may take
        ("K7l +DE2b / k1a", "b", BLACK_WINS),  # it could, but did not
        ("K2b +DE7l / k1a", "w", None),  # the king itself, too
        ("K7l +DE2b P7g / k1a", "w", None),  # a pawn does not count
        ("K7l +DE2b G7g / k1a", "w", BLACK_WINS),  # another one is left
        ("K2b +DE1b / k1a", "w", None),  # no royal piece is safe
        ("K2b +DE1b G7g / k1a", "w", None),
        ("K7l +DE6l / k1a p9d", "w", None),  # nobody is alone
        ("K7l +DE6l / k1a p9l", "w", BLACK_WINS),  # with a pawn that can never move he is
        ("K7l +DE6l / k1a +de9a", "w", None),
    ],
)
def test_two_royal_pieces_against_a_lone_king(pieces: str, side: str, ends: Outcome | None) -> None:
    assert board("chu", pieces, side).outcome() == ends
    assert board("chu", pieces, side, {"bare_king": "off"}).outcome() is None


def test_a_prince_taken_in_turn_is_a_draw() -> None:
    position = board("chu", "K7l +DE2b / k1a", "w")
    assert play(position, "1a2b").outcome() == DRAW
    position.undo()
    assert play(position, "1a2a").outcome() == BLACK_WINS


@pytest.mark.parametrize(("trading", "ends"), [("jcsa", BLACK_WINS), ("none", None)])
def test_a_bare_king_that_may_not_take_the_last_piece_has_lost(trading: str, ends: Outcome | None) -> None:
    """White has just lost a lion to a king, so no king may take a lion back."""
    position = board("chu", "K7g LN5e / k5d ln7f", "b", {"lion_rules": trading})
    position.play(move_of(position, "K7gx7f"))
    assert position.is_legal(move_of(position, "K5dx5e")) == (ends is None)
    assert position.outcome() == ends


def test_move_counts_of_the_initial_position() -> None:
    """36, 1296 and 48315 are published for another program and were found by a slow generator."""
    depths = (1, 2, 3) if core_is_compiled() else (1, 2)
    assert [perft(Position(CHU), depth) for depth in depths] == [36, 1296, 48315][: len(depths)]


@pytest.mark.parametrize("line", COUNTS.splitlines())
def test_move_counts_seen_elsewhere(line: str) -> None:
    sfen, counts = line.split("|")
    position = parse_sfen(sfen.strip(), CHU)
    depths = (1, 2) if core_is_compiled() else (1,)
    assert [perft(position, depth) for depth in depths] == [int(count) for count in counts.split()][: len(depths)]


def test_the_lost_lion_is_part_of_the_position_until_the_next_move() -> None:
    position = board("chu", "K7l LN6f R3a / k7a b9c ln3h", "w")
    before = position.copy()
    position.play(move_of(position, "B9cx6f"))
    assert position.words[position.ply] == CHU.parse_square("6f")
    as_set_up = board("chu", "K7l R3a / k7a b6f ln3h")
    assert position.key != as_set_up.key
    copied = position.copy()
    assert copied.same_state(position) and copied.legal_moves() == position.legal_moves() != as_set_up.legal_moves()
    position.play(move_of(position, "K7l-7k"))
    position.play(move_of(position, "K7a-7b"))
    assert position.words[position.ply] == 0
    for _ in range(3):
        position.undo()
    assert position.same_state(before)


def test_an_illegal_capture_of_a_lion_has_a_reason() -> None:
    position = board("chu", "K7l LN7g / k7a ln7e p7d")
    assert illegality(position, move_of(position, "LN7gx7e")) is Illegality.LION_TRADING
    assert illegality(position, move_of(position, "LN7g-7f")) is None
    position = board("chu", "K7l S7e / k1a", options={"promotion": "deferred"})
    position.play(move_of(position, "S7e-7d"))
    position.play(move_of(position, "K1a-1b"))
    assert illegality(position, move_of(position, "S7d-7c+")) is Illegality.PROMOTION


def test_an_attacker_without_a_king_plays_on() -> None:
    position = board("chu", "LN7g / k7a p7f")
    assert position.outcome() is None and position.legal_moves()
    position.play(move_of(position, "LN7gx7f"))
    assert position.outcome() is None and position.legal_moves()


@pytest.mark.parametrize(
    ("chosen", "pawn", "lance"), [("pawn_lance", True, True), ("pawn", True, False), ("none", False, False)]
)
def test_who_has_a_second_chance_is_an_option(chosen: str, pawn: bool, lance: bool) -> None:
    position = placed("K7l P7b L5b k1a", load_variant("chu", {"last_rank": chosen}))
    assert legal(position, "7b7a+", "5b5a+") == [pawn, lance]


def test_promotion_as_in_shogi_is_an_option() -> None:
    variant = load_variant("chu", {"promotion": "shogi"})
    assert legal(placed("K7l G7d k1a", variant), "7d7c+", "7d7e+", "7d7c") == [True, True, True]


def test_a_prince_goes_on_when_the_king_is_lost() -> None:
    position = play(placed("K7l R5d P1i k5a +de9a p12c", load_variant("chu")), "5d5a")
    assert position.outcome() is None
    play(position, "9a9b", "5a9a", "12c12d", "9a9b")
    assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST)
