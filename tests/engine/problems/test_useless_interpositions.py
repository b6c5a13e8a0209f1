"""The printed length of mates: interpositions that change nothing do not count, others do."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.mate.solver import MateSolver
from shogi_desktop.engine.problems.useless_interpositions import LengthWithoutUseless
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import load_variant
from tests.engine.mate.test_mate import turned

SHOGI = load_variant("shogi")
AFAR = "7lk/7l1/9/7N1/5R3/9/9/9/9 b {} 1"


def measured(sfen: str) -> tuple[int, int, list[str]]:
    """Plies with every interposition counted, plies that count, the line of these."""
    position = parse_sfen(sfen, SHOGI)
    before = format_sfen(position)
    solver = MateSolver(SHOGI, 4)
    plies = len(solver.solve(position, Control(Budget(nodes=20000))).line)
    lengths = LengthWithoutUseless(solver, int(position.turn), Control(Budget(nodes=20000)))
    length = lengths.of_attack(position, plies)
    line = [format_move(move, SHOGI) for move in lengths.line(position, length)]
    assert format_sfen(position) == before
    return plies, length, line


@pytest.mark.parametrize(("hand", "plies"), [("-", 1), ("p", 3), ("2p", 5), ("2pr", 7)])
@pytest.mark.parametrize("turn", [False, True])
def test_pieces_dropped_only_to_be_taken_do_not_count(hand: str, plies: int, turn: bool) -> None:
    sfen = AFAR.format(hand)
    found = measured(turned(sfen) if turn else sfen)
    assert found[:2] == (plies, 1)
    assert len(found[2]) == 1


def test_a_drop_that_is_protected_counts() -> None:
    # The king would take the dragon back.
    assert measured("8l/8k/9/8G/4r1R2/9/9/9/9 b gs 1") == (3, 3, ["3e3b+", "G*2b", "1d2c"])


def test_interpositions_on_the_way_are_left_out_too() -> None:
    plies, length, line = measured("4G2pk/9/4l2R1/9/9/9/9/9/9 b Bp 1")
    assert (plies, length, len(line)) == (5, 3, 3)


def test_without_interpositions_nothing_changes() -> None:
    assert measured("7k1/8b/5S3/9/7n1/9/9/9/9 b GSsn 1")[:2] == (3, 3)
    assert measured("8k/8n/9/4l3B/9/9/9/9/9 b 2GN 1")[:2] == (5, 5)


def test_nothing_is_said_once_the_time_is_over() -> None:
    position = parse_sfen(AFAR.format("2p"), SHOGI)
    solver = MateSolver(SHOGI, 4)
    control = Control(Budget())
    control.stop()
    lengths = LengthWithoutUseless(solver, 0, control)
    assert lengths.of_attack(position, 5) > 5
    assert lengths.line(position, 5) == []
