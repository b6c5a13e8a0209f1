"""What the ten levels see and overlook."""

from __future__ import annotations

import itertools
import random

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.strength import LEVELS, Level, limited, room_of
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import from_square, to_square
from shogi_desktop.rules.board.pieces import kind_of

SHOGI = load_variant("shogi")
# One step to mate: a drop, a far mover, a promotion; among few moves and among hundreds.
MATES = (
    "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
    "7kl/6G1p/7P1/9/9/9/9/9/K8 b S 1",
    "3lkl3/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n2l17p 1",
    "k8/9/1R7/9/9/9/9/4K4/7R1 b - 1",
)


def played(level: int, position: Position, seed: int) -> int:
    """The move that a player of this level makes."""
    chosen = LEVELS[level - 1]
    limits = limited(Limits(nodes=20_000), chosen, room_of(position.variant))
    thinker = Thinker(position.variant, 1, seed=seed)
    return thinker.think(position, limits, Control(budget(limits, chosen.share)), chosen).move


def test_levels_look_further_and_err_less_the_higher_they_are() -> None:
    for lower, higher in itertools.pairwise(LEVELS[:-1]):
        assert lower.nodes < higher.nodes and lower.depth <= higher.depth
        assert lower.glance >= higher.glance
        # What a careful player may misjudge, it does not overlook.
        erring = lower.noise > higher.noise and lower.oversight >= higher.oversight
        assert erring or lower.careful != higher.careful
    assert LEVELS[-1] == Level(alert=False)


def test_the_level_below_full_strength_stays_below_it_on_large_boards() -> None:
    shogi, tenjiku = room_of(SHOGI), room_of(load_variant("tenjiku"))
    nodes = [[limited(Limits(), level, room).nodes for level in LEVELS] for room in (shogi, tenjiku)]
    assert nodes[0][:8] < nodes[1][:8] and nodes[1][7] < nodes[1][8] == 2 * nodes[0][8]
    assert nodes[1][9] == 0, "full strength looks as long as it may"


@pytest.mark.parametrize("sfen", MATES)
@pytest.mark.parametrize("level", range(3, 11))
def test_above_level_2_no_mate_in_one_is_missed(level: int, sfen: str) -> None:
    for seed in range(20 if core_is_compiled() else 2):
        position = parse_sfen(sfen, SHOGI)
        position.play(played(level, position, seed))
        outcome = position.outcome()
        assert outcome is not None and outcome.winner == 0


def test_level_1_misses_mates_in_one() -> None:
    seen = set()
    for seed in range(20):
        position = parse_sfen(MATES[3], SHOGI)
        position.play(played(1, position, seed))
        seen.add(position.outcome() is not None)
    assert False in seen


@pytest.mark.parametrize("level", (3, 6, 9))
def test_analysis_at_a_level_tells_what_it_finds(level: int) -> None:
    """A win in one move does not end it without a word, and other moves keep their lines."""
    chosen, position = LEVELS[level - 1], parse_sfen(MATES[0], SHOGI)
    for limits, lines in ((Limits(nodes=2000, infinite=True), 1), (Limits(nodes=2000), 2), (Limits(nodes=2000), 1)):
        told: list[SearchProgress] = []
        Thinker(SHOGI, 1, seed=1).think(position, limits, Control(budget(limits)), chosen, lines, told.append)
        assert {progress.number for progress in told} == set(range(1, lines + 1))


@pytest.mark.once
@pytest.mark.parametrize("level", range(4, 8))
def test_above_level_3_no_piece_is_given_away_for_nothing(level: int) -> None:
    """What it moves to a square where it hangs was worth it: the move took something or checked."""
    chooser = random.Random(level)
    quiet = 0
    for game in range(4 if core_is_compiled() else 1):
        position = Position(SHOGI)
        for _ in range(8 + 4 * game):
            position.play(chooser.choice(position.legal_moves()))
        while position.outcome() is None and position.ply < (60 if core_is_compiled() else 24):
            before = position.copy()
            move = played(level, position, game)
            position.play(move)
            takes = before.piece_at(to_square(move)) != 0
            if not takes and not position.in_check() and position.outcome() is None:
                quiet += 1
                assert not _hangs(position, to_square(move)), (format_sfen(before), format_move(move, SHOGI))
    assert quiet


def _hangs(position: Position, square: int) -> bool:
    """Whether a taker wins more than a pawn there, for what it leaves behind if something takes back."""
    return any(
        _won(position, square) - (_left(position, move) if _taken_back(position, move) else 0) > 100
        for move in position.legal_moves()
        if to_square(move) == square
    )


def _won(position: Position, square: int) -> int:
    """What taking the piece there brings: it goes into a hand, unpromoted."""
    kind = position.variant.kind(int(kind_of(position.piece_at(square))))
    return (position.variant.kind(kind.unpromoted) if kind.unpromoted else kind).value


def _left(position: Position, move: int) -> int:
    return position.variant.kind(int(kind_of(position.piece_at(from_square(move))))).value


def _taken_back(position: Position, move: int) -> bool:
    position.play(move)
    taken = any(to_square(reply) == to_square(move) for reply in position.legal_moves())
    position.undo()
    return taken
