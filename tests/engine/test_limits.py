"""How `go` becomes a budget of time, and how a search is told that it is over."""

from __future__ import annotations

from itertools import count

import pytest

from shogi_desktop.engine.control import Control, Share
from shogi_desktop.engine.limits import Budget, Limits, budget
from shogi_desktop.engine.usi.commands import parse_go, parse_setoption
from shogi_desktop.engine.usi.options import Options


@pytest.mark.parametrize("main", [0, 1, 200, 5_000, 600_000])
@pytest.mark.parametrize("byoyomi", [0, 1, 100, 1_000, 30_000])
@pytest.mark.parametrize("increment", [0, 10, 5_000])
def test_a_budget_is_never_more_than_the_clock_has(main: int, byoyomi: int, increment: int) -> None:
    made = budget(Limits(main, byoyomi, increment))
    assert Control(made).timed() == bool(main or byoyomi or increment)
    assert made.hard_ms == 0 or made.least_ms <= made.soft_ms <= made.hard_ms
    assert made.hard_ms == 0 or made.soft_ms >= 1
    assert made.hard_ms <= max(1, main + byoyomi - 40 if main + byoyomi >= 100 else main + byoyomi)


def test_byoyomi_is_used_and_main_time_is_kept() -> None:
    assert budget(Limits(byoyomi=10_000)).least_ms > 9_800
    assert budget(Limits(main=60_000, byoyomi=10_000)).least_ms == 10_000
    assert budget(Limits(main=600_000)).hard_ms < 150_000
    assert budget(Limits(main=600_000)).soft_ms < 20_000
    assert budget(Limits(byoyomi=10_000), share=20).hard_ms == 1972


@pytest.mark.parametrize("increment", [10, 50, 1_000])
def test_a_clock_with_increments_keeps_a_last_reserve(increment: int) -> None:
    """However long a game is, a moment in which the system lets nobody run must not lose it."""
    main = 10_000
    for _ in range(600):
        main += increment - budget(Limits(main, increment=increment)).hard_ms
    assert main >= 290
    slow = 80  # such a moment has been: the clock recovers
    for _ in range(600):
        slow += increment - budget(Limits(slow, increment=increment)).soft_ms
    assert slow >= 290


def test_movetime_is_taken_whole_by_every_level() -> None:
    for share in (20, 100):
        made = budget(Limits(movetime=1000), share)
        assert made.least_ms == made.hard_ms == 980


def test_what_would_be_lost_is_used_even_where_the_position_is_clear() -> None:
    clock = Clock()
    for limits, end in ((Limits(movetime=5000), 4980), (Limits(byoyomi=1000), 940), (Limits(60_000, 1000), 1000)):
        control = Control(budget(limits), clock)
        began = clock.ms
        clock.ms = began + end - 1
        assert not control.enough(10)
        clock.ms = began + end
        assert control.enough(10)


def test_without_limits_nothing_ends_a_search() -> None:
    assert budget(Limits(main=1000, infinite=True)) == Budget()
    assert parse_go([]).limits(0).infinite
    assert not parse_go(["depth", "3"]).limits(0).infinite


def test_each_side_gets_its_own_clock() -> None:
    go = parse_go(["btime", "1000", "wtime", "2000", "binc", "3", "winc", "4", "byoyomi", "5"])
    assert (go.limits(0).main, go.limits(0).increment) == (1000, 3)
    assert (go.limits(1).main, go.limits(1).increment) == (2000, 4)
    assert parse_go(["btime", "0", "wtime", "0"]).limits(0).main == 1


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.ms = 0.0

    def __call__(self) -> int:
        return int(self.ms * 1_000_000)


def test_the_clock_counts_from_ponderhit_on() -> None:
    clock = Clock()
    control = Control(budget(Limits(byoyomi=1000, ponder=True)), clock)
    clock.ms = 60_000
    assert not control.look(100) and not control.enough(100)
    control.ponderhit()
    assert not control.look(200)
    clock.ms = 60_950
    assert control.look(300)


def test_what_was_thought_while_the_opponent_did_is_thought() -> None:
    clock = Clock()
    control = Control(budget(Limits(main=60_000, ponder=True)), clock)
    clock.ms = 30_000
    assert not control.enough(100)
    control.ponderhit()
    assert control.enough(100)
    control = Control(budget(Limits(byoyomi=1000, ponder=True)), clock)
    clock.ms += 30_000
    control.ponderhit()
    clock.ms += 900
    assert not control.enough(10)  # byoyomi would be lost


def test_looks_come_more_often_on_a_slow_machine() -> None:
    clock = Clock()
    control = Control(Budget(), clock)
    spacing = []
    for _ in range(6):
        nodes = control.look_at
        clock.ms += 50
        control.look(nodes)
        spacing.append(int(control.look_at - nodes))
    assert spacing[-1] == 1
    for _ in range(20):
        nodes = control.look_at
        control.look(nodes)
        spacing.append(int(control.look_at - nodes))
    assert spacing[-1] > 1000


def test_the_looks_of_shares_do_not_put_off_those_of_the_whole() -> None:
    clock = Clock()
    whole = Control(Budget(), clock)
    nodes = 0
    for _ in range(100):  # as the solver beside the search works: few nodes each time, 200 to a millisecond
        share = Share(whole, 40)
        for done in (10, 20, 30, 40):
            nodes += 10
            clock.ms = nodes / 200
            share.look(done)
    assert 100 <= whole.look_at - nodes <= 800


@pytest.mark.parametrize(
    ("name", "value", "attribute", "expected"),
    [
        ("Skill", "3", "skill", 3),
        ("skill", "4", "skill", 4),
        ("USI_Hash", "16", "hash_mb", 16),
        ("USI_Ponder", "true", "ponder", True),
        ("OwnBook", "true", "own_book", True),
        ("MultiPV", "2", "lines", 2),
        ("Rule_move_limit", "256", "chosen", {"move_limit": "256"}),
    ],
)
def test_options_take_good_values(name: str, value: str, attribute: str, expected: object) -> None:
    options = Options()
    options.set(*parse_setoption(["name", name, "value", value]))
    assert getattr(options, attribute) == expected


def test_a_share_ends_by_itself_and_with_the_whole() -> None:
    whole = Control(Budget(nodes=1000))
    share = Share(whole, 100)
    assert not share.look(60)
    assert share.look(100)
    assert whole.spent == 100
    assert not Share(whole).look(899)
    assert Share(whole).look(1)
    assert whole.stopped and Share(whole).stopped


@pytest.mark.parametrize("tick_ns", [0, 5_000_000])
@pytest.mark.parametrize("depth", [1, 2])
def test_a_share_ends_with_the_nodes_of_the_whole_on_machines_of_any_speed(tick_ns: int, depth: int) -> None:
    share: Control = Control(Budget(nodes=100), count(0, tick_ns).__next__)
    for _ in range(depth):
        share = Share(share)
    nodes = 0
    while not share.stopped:
        nodes += 1
        if nodes >= share.look_at:
            share.look(nodes)
    assert nodes == 100


def test_a_stop_of_the_whole_reaches_the_share_of_a_share() -> None:
    whole = Control(Budget())
    share = Share(Share(whole), 50)
    whole.stop()
    assert share.look(1)


def test_the_time_left_is_told() -> None:
    assert Control(Budget()).left_ms() == 0
    assert 0 < Control(Budget(hard_ms=60_000)).left_ms() <= 60_000
