"""How a search errs on purpose: what it overlooks, and that it never overlooks more."""

from __future__ import annotations

from shogi_desktop.engine.search.weakness import Weakness
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant

SHOGI = load_variant("shogi")
# A bishop and a rook with open lines, a piece in hand.
OPEN = parse_sfen("4k4/9/9/9/4R4/9/9/9/B3K4 b G 1", SHOGI)


def weakness(noise: int = 0, oversight: int = 0, sure: int = 0, seed: int = 0) -> Weakness:
    weak = Weakness(SHOGI)
    weak.noise, weak.oversight, weak.sure, weak.seed = noise, oversight, sure, seed
    return weak


def overlooked(move: str, oversight: int) -> int:
    """Of 200 players, how many do not see the move."""
    found = parse_move(move, OPEN)
    return sum(bool(weakness(oversight=oversight, seed=seed * 7919).overlooks(found)) for seed in range(200))


def test_what_comes_from_near_is_always_seen() -> None:
    assert overlooked("5e5c", 100) == overlooked("9i8h", 100) == overlooked("5i4h", 100) == 0


def test_what_comes_from_far_and_what_is_dropped_is_overlooked_as_often_as_told() -> None:
    for move in ("5e5b", "5e1e", "9i6f", "G*5b"):
        assert overlooked(move, 0) == 0
        assert 60 < overlooked(move, 50) < 140
        assert overlooked(move, 100) == 200


def test_what_is_overlooked_may_be_seen_in_another_position() -> None:
    weak, move = weakness(oversight=50), parse_move("9i6f", OPEN)
    seen = set()
    for root in range(0, 100_000, 997):
        weak.root = root
        seen.add(bool(weak.overlooks(move)))
    assert seen == {True, False}


def test_only_moves_of_the_other_side_are_overlooked_and_none_that_are_near_in_time() -> None:
    assert [ply for ply in range(8) if weakness(oversight=50).is_blind(ply)] == [1, 3, 5, 7]
    assert [ply for ply in range(8) if weakness(oversight=50, sure=3).is_blind(ply)] == [5, 7]
    assert not any(weakness(oversight=0).is_blind(ply) for ply in range(8))


def test_errors_of_the_evaluation_are_bounded_even_and_repeated() -> None:
    weak = weakness(noise=40, seed=3)
    errors = [int(weak.error(key * 0x9E3779B97F4A7C15 & (1 << 62) - 1)) for key in range(4000)]
    assert min(errors) == -40 and max(errors) == 40
    assert abs(sum(errors)) < 4 * 4000
    assert errors[:20] == [int(weak.error(key * 0x9E3779B97F4A7C15 & (1 << 62) - 1)) for key in range(20)]
    assert not any(int(weakness(seed=3).error(key)) for key in range(100))
