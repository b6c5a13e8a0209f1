"""Rules of which each has a field of its own: what every choice does, on small boards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Outcome, Position, Side, Termination, Variant
from shogi_desktop.rules.legality import Illegality, illegality
from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.rulings.declaration import judge_declaration
from shogi_desktop.rules.validation import FlawReason, validate

PIECES: dict[str, dict[str, object]] = {
    "K": {"moves": "K", "royal": True},
    "G": {"moves": "WfF"},
    "R": {"moves": "R", "promotes_to": "+R"},
    "+R": {"moves": "RF"},
    "P": {"moves": "fW", "promotes_to": "+P"},
    "+P": {"moves": "WfF"},
    "N": {"moves": "ffN", "promotes_to": "+N"},
    "+N": {"moves": "WfF"},
    "E": {"moves": "FsfW", "promotes_to": "+E"},
    "+E": {"moves": "K", "royal": True},
    "L": {"moves": "KNAD(cK-aK)(mK-bK)", "lion": True},
    "D": {"moves": "KNAD(cK-aK)(mK-bK)", "promotes_to": "+D"},
    "+D": {"moves": "K"},
    "F": {"moves": "W2F", "burns": True},
    "J": {"moves": "jR"},
}
RULES: dict[str, Any] = {
    "check": "mate",
    "promotion_zone": 2,
    "promotion_on": ["enter", "inside", "leave"],
    "repetition": 4,
}


def variant(**rules: Any) -> Variant:
    """A game of 6 x 6 with the rules changed."""
    rows = ["k . . . . .", *[". . . . . ."] * 4, ". . . . . K"]
    pieces = [
        {"code": code, "name": code, "romaji": code, "kanji": "駒", "kanji_short": "駒", "value": 100, **entry}
        for code, entry in PIECES.items()
    ]
    values = {"title": "x", "files": 6, "ranks": 6, "array": "\n".join(rows), "rules": {**RULES, **rules}}
    return read_variant({**values, "pieces": pieces}, Path("axes.toml"), {})


def board(sfen: str, **rules: Any) -> Position:
    return parse_sfen(sfen, variant(**rules))


def move(position: Position, text: str) -> int:
    return parse_move(text, position.variant)


def legal(position: Position, *texts: str) -> list[bool]:
    return [position.is_legal(move(position, text)) for text in texts]


def play(position: Position, *texts: str) -> Position:
    for text in texts:
        assert position.is_legal(move(position, text)), text
        position.play(move(position, text))
    return position


# Lines


@pytest.mark.parametrize("check", ["mate", "capture"])
@pytest.mark.parametrize("moves", ["N0(2,4)", "D0(0,4)", "W2D", "(2,4)0(1,2)", "jRD", "K~2A"])
def test_a_square_on_two_lines_of_a_piece_is_one_move(monkeypatch: pytest.MonkeyPatch, check: str, moves: str) -> None:
    monkeypatch.setitem(PIECES["R"], "moves", moves)
    position = board("k4p/3p2/4p1/6/6/R4K b - 1", check=check)
    legal_moves = position.legal_moves()
    assert len(legal_moves) == len(set(legal_moves))


# Royal pieces and checks


def test_with_two_royal_pieces_only_an_attack_on_the_last_one_is_a_check() -> None:
    position = board("k4k/6/6/6/6/R4K w - 1")
    assert not position.in_check() and legal(position, "1a1b") == [True]
    assert position.outcome() is None
    lone = board("k5/6/6/6/6/R4K w - 1")
    assert lone.in_check() and legal(lone, "6a5a", "6a6b") == [True, False]


def test_with_any_royal_lost_each_attack_on_one_is_a_check() -> None:
    position = board("k4k/6/6/6/6/R4K w - 1", royal_loss="any")
    assert position.in_check() and legal(position, "1a1b", "6a5a") == [False, True]


def test_a_game_is_lost_with_any_royal_piece_or_with_the_last() -> None:
    for loss, ended in (("any", True), ("last", False)):
        position = play(board("k4k/6/6/6/6/R4K b - 1", check="capture", royal_loss=loss), "6f6a")
        assert position.outcome() == (Outcome(Side.BLACK, Termination.ROYALS_LOST) if ended else None)
        assert bool(position.legal_moves()) != ended
        position.undo()
        assert position.outcome() is None and position.legal_moves()


def test_who_promotes_to_a_royal_piece_has_another() -> None:
    position = play(board("k5/6/5E/6/6/5K b - 1"), "1c1b+", "6a5a", "1f2f")
    assert sorted(position.royal_squares(0)) == sorted([move(position, "1b1b") & 0x7FF, move(position, "2f2f") & 0x7FF])
    assert position.royals[0] == 2
    for _ in range(3):
        position.undo()
    assert position.royals[0] == 1


def test_lions_jumps_and_burners_give_check() -> None:
    assert board("k5/6/1L4/6/6/5K w - 1").in_check()
    assert board("k3pJ/6/6/6/6/5K w - 1").in_check() and not board("k2p1J/6/6/6/6/5K w - 1").in_check()
    burning = board("k5/6/6/1F4/6/5K w - 1")
    assert burning.in_check() and legal(burning, "6a6b", "6a5a") == [False, False]


def test_a_burner_in_hand_gives_check() -> None:
    rules = {"hand": "revert", "hand_order": ["F", "G"]}
    assert board("5k/6/6/6/6/K5 w F 1", **rules).in_check()
    assert not board("5k/6/6/6/6/K5 w G 1", **rules).in_check()


def test_what_burns_is_in_nobodys_hand() -> None:
    rules = {"hand": "revert", "hand_order": ["G"], "check": "capture"}
    position = board("5k/6/1g1g2/6/2F3/K5 b - 1", **rules)
    before = format_sfen(position)
    play(position, "4e4c")
    assert position.hand_count(0, position.variant.kind_by_code("G").id) == 0
    assert position.piece_at(position.variant.parse_square("5c")) == 0
    position.undo()
    assert format_sfen(position) == before


def test_what_a_lion_takes_on_the_way_goes_to_the_hand() -> None:
    rules = {"hand": "revert", "hand_order": ["G", "P"]}
    position = play(board("5k/1g4/1p4/L5/6/5K b - 1", **rules), "6d5c5b")
    assert [position.hand_count(0, position.variant.kind_by_code(code).id) for code in "GP"] == [1, 1]
    position.undo()
    assert [position.hand_count(0, position.variant.kind_by_code(code).id) for code in "GP"] == [0, 0]


# Promotion


def test_captures_may_promote_where_moves_may_not() -> None:
    position = board("k5/6/6/1g4/6/1R3K b - 1", promotion_on=["capture_outside"])
    assert legal(position, "5f5d+", "5f5e+", "5f5e") == [True, False, True]
    position = board("k5/6/6/1g4/6/1R3K b - 1", promotion_on=["capture_outside"], promotion_zone=0)
    assert legal(position, "5f5d+") == [True]
    position = board("k5/1g4/6/1R4/6/5K b - 1", promotion_on=["capture_enter"])
    assert legal(position, "5d5b+") == [True]


def test_a_piece_may_promote_on_the_far_rank_only() -> None:
    position = board("k5/3P2/6/6/6/5K b - 1", promotion_on=["enter"], promotion_far_rank=["P"])
    assert legal(position, "3b3a+", "3b3a") == [True, True]
    assert legal(board("k5/3P2/6/6/6/5K b - 1", promotion_on=["enter"]), "3b3a+") == [False]


def test_who_takes_a_promoted_piece_must_promote() -> None:
    rules = {"promotion_zone": 0, "promotion_on": ["capture_outside"], "promotion_choice": "victim_promoted"}
    position = board("k5/6/2p+p2/2RP2/6/5K b - 1", **rules)
    assert legal(position, "4d4c+", "4d4c", "3d3c+", "3d3c") == [True, True, True, False]
    assert illegality(position, move(position, "3d3c")) is Illegality.MUST_PROMOTE
    for check in ("mate", "capture"):
        position = board("2k3/6/2+p3/2R3/6/5K b - 1", check=check, **rules)
        first = position.top
        position.generate_checks()
        checks = [int(position.moves[at]) for at in range(first, position.top)]
        assert move(position, "4d4c+") in checks and move(position, "4d4c") not in checks


def test_a_capture_of_something_promoted_on_the_way_is_enough() -> None:
    rules = {"promotion_zone": 0, "promotion_on": ["capture_outside"], "promotion_choice": "victim_promoted"}
    position = board("k5/2p3/2+p3/2D3/6/5K b - 1", **rules)
    assert legal(position, "4d4c4b+", "4d4c4b", "4d4c4d+", "4d4c4d", "4d4b") == [True, False, True, False, True]


def test_a_piece_must_promote_where_it_could_never_move_again() -> None:
    for ways in (["enter", "inside"], ["leave"]):
        position = board("k5/3P2/6/6/6/5K b - 1", promotion_on=ways, promotion_forced=["P"])
        assert legal(position, "3b3a+", "3b3a") == [True, False]


def test_some_pieces_promote_on_entering_only() -> None:
    rules = {"promotion_on": ["enter", "capture_inside", "capture_outside"], "promotion_entry_only": ["P"]}
    position = board("k5/6/6/6/1g2g1/1P2P1 b - 1", **rules)
    assert legal(position, "5f5e+", "5f5e") == [False, True]
    position = board("k2g2/3P2/4P1/6/6/5K b - 1", **rules)
    assert legal(position, "2c2b+", "3b3a+") == [True, False]


# Ends


@pytest.mark.parametrize(("field", "winner"), [("loss", Side.BLACK), ("draw", None)])
def test_a_side_without_a_move_loses_or_draws(field: str, winner: Side | None) -> None:
    position = board("k5/2R3/6/1R4/6/5K w - 1", no_moves=field)
    assert not position.in_check()
    assert position.outcome() == Outcome(winner, Termination.NO_MOVES)


@pytest.mark.parametrize(("field", "winner"), [("loss", Side.WHITE), ("draw", None)])
def test_perpetual_check_loses_or_draws(field: str, winner: Side | None) -> None:
    position = board("k5/6/6/6/6/1R3K b - 1", perpetual_check=field)
    play(position, "5f6f", "6a5a", "6f5f", "5a6a", "5f6f", "6a5a", "6f5f", "5a6a", "5f6f", "6a5a", "6f5f", "5a6a")
    reason = Termination.PERPETUAL_CHECK if field == "loss" else Termination.REPETITION
    assert position.outcome() == Outcome(winner, reason)


def test_a_ban_of_repetition_with_hands_looks_back_over_captures() -> None:
    rules = {"hand": "revert", "hand_order": ["G"], "repetition": 2, "repetition_result": "forbidden"}
    position = board("k5/6/6/6/6/5K b - 1", **rules)
    play(position, "1f2f", "6a5a", "2f1f")
    assert legal(position, "5a6a", "5a4a") == [False, True]


def test_the_try_rule_is_a_field_of_its_own() -> None:
    position = board("K5/6/6/6/6/5k w - 1", try_rule=True)
    assert position.outcome() == Outcome(Side.BLACK, Termination.TRY)
    assert board("K5/6/6/6/6/5k w - 1").outcome() is None
    assert board("k5/6/6/6/6/5K w - 12", move_limit=10).outcome() == Outcome(None, Termination.MOVE_LIMIT)


def test_moves_by_which_nothing_is_taken_or_promoted_are_counted() -> None:
    position = board("k5/6/2p3/6/2P3/5K b - 1", quiet_limit=4, repetition_result="allowed")
    play(position, "4e4d", "6a5a", "1f2f")
    assert position.outcome() is None
    play(position, "5a6a")
    assert position.outcome() == Outcome(None, Termination.QUIET_LIMIT)
    position.undo()
    play(position, "4c4d")
    assert position.outcome() is None
    play(position, "2f1f", "5a6a", "1f2f", "6a5a")
    assert position.outcome() == Outcome(None, Termination.QUIET_LIMIT)


# Reasons


@pytest.mark.parametrize(
    ("sfen", "text", "rules", "reason"),
    [
        ("k5/6/1l4/6/2K3/6 b - 1", "4e4d", {}, Illegality.LEFT_IN_CHECK),
        ("k5/6/1l4/6/2K3/6 b - 1", "4e3f", {}, None),
        ("k5/6/1l4/6/2K3/6 b - 1", "4e4c", {}, Illegality.NOT_A_MOVE),
        ("k5/3P2/6/6/6/5K b - 1", "3b3a", {"promotion_forced": ["P"]}, Illegality.DEAD_PIECE),
        ("k5/3P2/6/6/6/5K b - 1", "3b3a", {}, None),
        ("k5/6/6/6/6/5K b P 1", "P*3a", {"hand": "revert", "hand_order": ["P"]}, Illegality.DEAD_PIECE),
        ("k5/6/6/6/3l2/1L1P1K b - 1", "5f3e", {"lion_trading": "jcsa"}, None),
    ],
)
def test_an_illegal_move_has_a_reason_whatever_pieces_there_are(
    sfen: str, text: str, rules: dict[str, Any], reason: Illegality | None
) -> None:
    position = board(sfen, **rules)
    assert illegality(position, move(position, text)) is reason
    assert position.is_legal(move(position, text)) == (reason is None)


def test_a_position_that_came_back_has_a_reason() -> None:
    position = board("k5/6/6/6/6/5K b - 1", repetition=2, repetition_result="forbidden")
    play(position, "1f2f", "6a5a", "2f1f")
    assert illegality(position, move(position, "5a6a")) is Illegality.REPETITION


# Set-ups


def test_a_piece_that_cannot_move_is_a_flaw_where_it_must_have_promoted() -> None:
    for forced, flawed in (([], False), (["P"], True)):
        flaws = validate(board("k2P2/6/6/6/6/5K b - 1", promotion_forced=forced))
        assert (FlawReason.DEAD_PIECE in [flaw.reason for flaw in flaws]) == flawed


def test_a_side_that_could_be_taken_by_a_lion_cannot_have_moved() -> None:
    flaws = validate(board("k5/6/1L4/6/6/5K b - 1"))
    assert FlawReason.OPPONENT_IN_CHECK in [flaw.reason for flaw in flaws]


def test_any_royal_piece_in_the_zone_may_declare() -> None:
    rules = {"declaration": "27"}
    for squares in ("K4k/6/6/6/6/5K", "5K/6/6/6/6/K4k"):
        judged = judge_declaration(board(f"{squares} b - 1", **rules))
        assert judged.reasons == ("too_few_points",)
