"""Counting that can be ended."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.usi.counting import StoppableCount
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.perft import divide


def parts_of(position: Position, depth: int, control: Control) -> tuple[int | None, list[tuple[int, int]], int]:
    """The total, the parts told, and how many positions were looked at."""
    parts: list[tuple[int, int]] = []
    count = StoppableCount(control)
    total = count.divide(position, depth, lambda move, part: parts.append((move, part)))
    return total, parts, int(count.nodes)


@pytest.mark.parametrize("depth", (1, 2))
def test_a_count_left_alone_is_the_whole_count(depth: int) -> None:
    position = Position(load_variant("shogi"))
    total, parts, _ = parts_of(position, depth, Control(Budget()))
    assert parts == divide(position, depth) and total == sum(part for _, part in parts)


@pytest.mark.parametrize("variant", ("shogi", "tenjiku"))
def test_a_count_is_ended_between_two_positions(variant: str) -> None:
    position = Position(load_variant(variant))
    before = position.copy()
    total, parts, nodes = parts_of(position, 9, Control(Budget(nodes=40)))
    assert total is None and parts == [] and nodes == 40
    assert position.same_state(before) and position.history() == before.history()


def test_a_count_hears_a_stop_that_came_before_it() -> None:
    control = Control(Budget())
    control.stop()
    total, parts, nodes = parts_of(Position(load_variant("shogi")), 9, control)
    assert total is None and parts == [] and nodes < 100
