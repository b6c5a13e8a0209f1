"""Positions inside a search that are kept to learn from: quiet, searched, and worth what the search says."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.evaluation.handmade import HandMade
from shogi_desktop.engine.evaluation.inputs import Inputs
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.engine.limits import Budget, Limits
from shogi_desktop.engine.search.harvest import LEAST_DEPTH, Found, Harvest
from shogi_desktop.engine.search.score import EVALUATION_LIMIT, MATE
from shogi_desktop.engine.search.table import EXACT, LOWER, UPPER
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

MIDDLE = "ln1g2snl/1r1sk1gb1/p1pppp1pp/6p2/1p7/2P1P1P2/PP1PSP1PP/1BG1G2R1/LNS1K2NL b - 1"


def searched(
    harvest: Harvest | None, sfen: str = MIDDLE, name: str = "shogi", nodes: int = 3000
) -> list[SearchProgress]:
    variant = load_variant(name)
    thinker = Thinker(variant, 4, 1)
    thinker.harvest(harvest)
    told: list[SearchProgress] = []
    thinker.think(parse_sfen(sfen, variant), Limits(nodes=nodes), Control(Budget(nodes=nodes)), report=told.append)
    return told


def harvest_of(every: int) -> list[Found]:
    harvest = Harvest(Inputs(load_variant("shogi"), 1, 1), every)
    searched(harvest)
    found = harvest.gathered()
    assert harvest.gathered() == []
    return found


def test_what_a_search_finds_is_the_same_with_it() -> None:
    with_it, without = searched(Harvest(Inputs(load_variant("shogi"), 1, 1), 1)), searched(None)
    assert [(each.depth, each.score, each.nodes, each.line) for each in with_it] == [
        (each.depth, each.score, each.nodes, each.line) for each in without
    ]


def test_a_share_of_the_positions_is_taken_always_the_same_ones() -> None:
    every, some = harvest_of(1), harvest_of(4)
    assert len(every) > 50 and harvest_of(4) == some
    assert len(every) / 8 < len(some) < len(every) / 2
    assert {tuple(each.keys) for each in some} < {tuple(each.keys) for each in every}


def test_each_position_is_taken_once_and_was_searched() -> None:
    found = harvest_of(1)
    seen = {(tuple(each.keys), each.turn) for each in found}
    assert len(seen) == len(found)
    assert min(each.depth for each in found) == LEAST_DEPTH
    assert {each.bound for each in found} == {EXACT, LOWER, UPPER}


@pytest.mark.parametrize("bound", [LOWER, UPPER])
def test_a_bound_is_taken_where_the_evaluation_is_on_its_wrong_side(bound: int) -> None:
    variant = load_variant("shogi")
    position = Position(variant)
    static = int(HandMade(position, Weights(variant)).evaluate())
    for score, wrong in ((static + 40, bound == LOWER), (static - 40, bound == UPPER)):
        harvest = Harvest(Inputs(variant, 1, 1), 1)
        harvest.take(position, score, bound, LEAST_DEPTH, static)
        assert [each.score for each in harvest.gathered()] == ([score] if wrong else [])


def test_a_mate_is_taken_on_either_side() -> None:
    harvest = Harvest(Inputs(load_variant("shogi"), 1, 1), 1)
    position = Position(load_variant("shogi"))
    for score, bound in ((MATE - 5, LOWER), (5 - MATE, UPPER)):
        harvest.take(position, score, bound, LEAST_DEPTH, 0)
        assert [each.score for each in harvest.gathered()] == [score]


def test_shallow_searches_and_ends_by_rule_say_nothing() -> None:
    harvest = Harvest(Inputs(load_variant("shogi"), 1, 1), 1)
    position = Position(load_variant("shogi"))
    harvest.take(position, 10, EXACT, LEAST_DEPTH - 1, 0)
    harvest.take(position, EVALUATION_LIMIT + 10, EXACT, 9, 0)
    harvest.take(position, -EVALUATION_LIMIT - 10, EXACT, 9, 0)
    assert harvest.gathered() == []
    harvest.take(position, 10, EXACT, 3, 0)
    harvest.take(position, 20, EXACT, LEAST_DEPTH, 0)
    assert [(each.score, each.depth) for each in harvest.gathered()] == [(10, 3)]
