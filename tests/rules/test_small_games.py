"""Minishogi, gorogoro and kyoto shogi: the cases of their rules."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import (
    format_move,
    format_position_command,
    move_of,
    parse_move,
    parse_position_command,
)
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.legality import Illegality, illegality
from shogi_desktop.rules.validation import validate

KYOTO = load_variant("kyotoshogi")
DANCE = "5e4d 1a2b 4d5e 2b1a"


def played(position: Position, moves: str) -> Position:
    for text in moves.split():
        assert position.outcome() is None
        position.play(parse_move(text, position))
    return position


def targets(sfen: str, game: str) -> set[str]:
    position = parse_sfen(sfen, load_variant(game))
    return {format_move(move, position.variant) for move in position.legal_moves()}


# Promotion and drops of minishogi and gorogoro


@pytest.mark.parametrize(
    ("game", "sfen", "may", "must_not"),
    [
        ("minishogi", "4k/1S3/5/5/K4 b - 1", "4b4a 4b4a+", "4b3c+ 4b5c+"),
        ("minishogi", "4k/2P2/5/5/K4 b - 1", "3b3a+", "3b3a"),
        ("minishogi", "4k/5/1P3/5/K4 b P 1", "P*3c P*3d", "P*4b P*4d P*3a"),
        ("gorogoro", "4k/5/1S3/5/5/K4 b - 1", "4c4b 4c4b+ 4c3b+", "4c3d+"),
        ("gorogoro", "4k/2P2/5/5/5/K4 b - 1", "3b3a+", "3b3a"),
    ],
)
def test_promotion_and_drops(game: str, sfen: str, may: str, must_not: str) -> None:
    found = targets(sfen, game)
    assert found >= set(may.split()) and not found & set(must_not.split())


def test_both_sides_may_begin_with_lance_and_knight_in_hand() -> None:
    variant = load_variant("gorogoro", {"start_hand": "lance_knight"})
    position = Position(variant)
    assert format_sfen(position) == "sgkgs/5/1ppp1/1PPP1/5/SGKGS b NLnl 1"
    assert validate(position) == [] and variant.full_set()[variant.kind_by_code("L").id] == 2
    assert position.is_legal(parse_move("N*1e", position))
    with pytest.raises(NotationError, match="cannot be in hand"):
        parse_sfen("sgkgs/5/1ppp1/1PPP1/5/SGKGS b N 1", load_variant("gorogoro"))


# Repetition


@pytest.mark.parametrize("first", list(Side))
def test_who_began_loses_by_the_fourth_occurrence(first: Side) -> None:
    number = 1 if first is Side.BLACK else 2  # Black to move: what number the move has tells who began
    position = parse_sfen(f"4k/5/5/5/K4 b - {number}", load_variant("minishogi"))
    assert position.first_mover() == first
    played(position, " ".join([DANCE] * 3))
    assert position.outcome() == Outcome(first.other, Termination.REPETITION)


def test_repetition_may_be_agreed_to_be_a_draw_and_is_one_in_kyoto_shogi() -> None:
    agreed = load_variant("minishogi", {"repetition_result": "draw"})
    for variant in (agreed, KYOTO):
        position = played(parse_sfen("4k/5/5/5/K4 b - 1", variant), " ".join([DANCE] * 3))
        assert position.outcome() == Outcome(None, Termination.REPETITION)


def test_perpetual_check_loses_whoever_began() -> None:
    position = parse_sfen("3k1/5/3R1/5/K4 w - 1", load_variant("minishogi"))
    played(position, " ".join(["2a1a 2c1c 1a2a 1c2c"] * 3))
    assert position.outcome() == Outcome(Side.WHITE, Termination.PERPETUAL_CHECK)


# Kyoto shogi


def test_every_piece_but_the_king_turns_over_with_every_move() -> None:
    position = played(Position(KYOTO), "1e1d+ 5a5b+ 1d1b+")
    assert format_sfen(position) == "1+nks+l/+p3P/5/5/+LSK+N1 w - 4"
    assert position.transition(parse_move("3a3b", position)).promoted == ()
    for _ in range(3):
        position.undo()
    assert position.same_state(Position(KYOTO))


@pytest.mark.parametrize("text", ["2e3d", "2e3d+", "2e3d-"])
def test_turning_over_may_be_written_or_not(text: str) -> None:
    position = Position(KYOTO)
    assert format_move(parse_move(text, position), KYOTO) == "2e3d+"
    assert not position.is_legal(parse_move("2e3d", KYOTO))


def test_other_engines_are_told_which_face_comes_up() -> None:
    moves, position = [], Position(KYOTO)
    for text in ("1e1d+", "5a5b+", "1d1b+", "3a3b", "5e5d"):
        moves.append(parse_move(text, position))
        position.play(moves[-1])
    told = format_position_command(Position(KYOTO), moves)
    assert told == "startpos moves 1e1d+ 5a5b+ 1d1b- 3a3b 5e5d-"
    assert parse_position_command(told, KYOTO).same_state(position)


def test_the_king_does_not_turn_over() -> None:
    position = Position(KYOTO)
    assert position.is_legal(move_of("3e3d", position)) and not position.is_legal(move_of("3e3d+", position))


def test_a_piece_is_dropped_with_either_face_where_it_likes() -> None:
    position = parse_sfen("4k/5/2P2/5/K4 b PN 1", KYOTO)
    for text in ("P*3b", "P*3a", "+P*3a", "N*1e", "N*2a", "+N*2b"):
        assert position.is_legal(parse_move(text, position)), text
    position.play(parse_move("+P*3e", position))
    assert format_sfen(position) == "4k/5/2P2/5/K1+P2 w N 2"
    position.undo()
    assert format_sfen(position) == "4k/5/2P2/5/K4 b PN 1"


def test_what_is_taken_falls_as_the_first_face() -> None:
    position = played(parse_sfen("4k/5/1+s3/1L3/K4 b - 1", KYOTO), "4d4c")
    assert format_sfen(position) == "4k/5/1+L3/5/K4 w S 2"


def test_a_dropped_pawn_may_mate() -> None:
    position = played(parse_sfen("3pk/5/3+L1/5/K4 b P 1", KYOTO), "P*1b")
    assert position.outcome() == Outcome(Side.BLACK, Termination.CHECKMATE)


def test_what_gives_check_is_the_face_after_the_move() -> None:
    gold = parse_sfen("2k2/5/2+N2/2P2/2K2 b - 1", KYOTO)
    assert not gold.gives_check(parse_move("3c3b", gold))
    knight = parse_sfen("2k2/5/2P2/3N1/2K2 b - 1", KYOTO)
    assert knight.gives_check(parse_move("2d3b", knight))


def test_an_illegal_move_has_a_reason() -> None:
    position = parse_sfen("4k/5/5/2s2/2K2 b P 1", KYOTO)
    assert position.in_check()
    assert illegality(position, parse_move("P*1c", KYOTO)) is Illegality.LEFT_IN_CHECK
    assert illegality(position, parse_move("+P*1c", KYOTO)) is Illegality.LEFT_IN_CHECK
    assert illegality(position, parse_move("S*1c", KYOTO)) is Illegality.NOT_A_MOVE


def test_only_captures_are_sought_where_it_must_be_quiet() -> None:
    position = parse_sfen("4k/5/1p3/1L3/K4 b - 1", KYOTO)
    assert [format_move(move, KYOTO) for move in position.unbanned_moves(noisy_only=True)] == ["4d4c+"]
