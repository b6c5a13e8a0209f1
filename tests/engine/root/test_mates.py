"""Mates found beside the main search: played at once, avoided, counted."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget, Limits, budget
from shogi_desktop.engine.mate.solver import MateSolver
from shogi_desktop.engine.search.score import mate_plies
from shogi_desktop.engine.thinking import SearchProgress, SearchResult, Thinker
from shogi_desktop.notation.moves.usi import format_move, parse_position_command
from shogi_desktop.rules import load_variant

SHOGI = load_variant("shogi")


def think(position: str, limits: Limits, lines: int = 1) -> tuple[SearchResult, list[SearchProgress]]:
    reports: list[SearchProgress] = []
    root = parse_position_command(position, SHOGI)
    thinker = Thinker(SHOGI, 8, seed=1)
    answer = thinker.think(root, limits, Control(budget(limits)), lines=lines, report=reports.append)
    return answer, reports


# Nine plies, too many for the main search with so few nodes; and where the move that looks best, 5h4h, allows a mate.
LONG_MATE = "sfen k1G6/g1g6/+BP7/9/9/9/9/9/9 b B2rg4s4n4l17p 1"
TRAP = "sfen ln2G3G/2ksR4/2bp1N3/2p3ppp/3PnP3/+p3rgP1P/7P1/3SK1G2/1+p4SNL b BL5Pslp 121"


def test_a_long_mate_is_played_at_once() -> None:
    answer, reports = think(LONG_MATE, Limits(nodes=3000))
    last = reports[-1]
    assert mate_plies(last.score) == len(last.line) >= 9 and last.nodes < 3000
    board = parse_position_command(LONG_MATE, SHOGI)
    assert answer.move == last.line[0]
    for move in last.line:
        assert board.is_legal(move)
        board.play(move)
    outcome = board.outcome()
    assert outcome is not None and outcome.winner == 0


def test_the_mate_goes_on_to_its_end_against_any_defence() -> None:
    board = parse_position_command(LONG_MATE, SHOGI)
    thinker = Thinker(SHOGI, 8, seed=1)
    limits = Limits(nodes=3000)
    while board.outcome() is None:
        assert board.ply < 30
        board.play(thinker.think(board, limits, Control(budget(limits))).move)


def test_a_move_that_allows_a_mate_is_not_played() -> None:
    answer, reports = think(TRAP, Limits(nodes=1000))
    assert format_move(answer.move, SHOGI) != "5h4h" and reports[-1].nodes == 1000
    board = parse_position_command(TRAP, SHOGI)
    board.play(answer.move)
    assert MateSolver(SHOGI, 4).solve(board, Control(Budget(nodes=100)), shortest=False).mate is not True


def test_the_same_nodes_give_the_same_answer() -> None:
    for position in (LONG_MATE, TRAP):
        for nodes in (200, 1000):
            first, second = (think(position, Limits(nodes=nodes)) for _ in range(2))
            assert first[0] == second[0]
            assert [(one.nodes, one.line) for one in first[1]] == [(one.nodes, one.line) for one in second[1]]
            assert first[1][-1].nodes <= nodes


@pytest.mark.parametrize("limits", (Limits(depth=3), Limits(nodes=3000, depth=3)))
def test_who_is_to_look_no_further_finds_none(limits: Limits) -> None:
    assert all(not mate_plies(report.score) for report in think(LONG_MATE, limits)[1])


def test_where_no_move_helps_the_longest_defence_is_played() -> None:
    position = "sfen ln3sk2/6pG+R/pp2pgn+Lp/2B2p3/2P6/P4PP2/1PN1P1K1P/4+r4/L4sSNL w S4Pb2gp 104"
    answer, reports = think(position, Limits(nodes=1000))
    assert mate_plies(reports[-1].score) < 0 and not answer.resigns
