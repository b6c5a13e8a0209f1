"""The clock, millisecond by millisecond, on a time source that the test turns by hand."""

from __future__ import annotations

import pytest

from shogi_desktop.game.clock import Clock, ClockFace, TimeControl
from shogi_desktop.rules import Side

BLACK, WHITE = Side.BLACK, Side.WHITE


class Time:
    """A time source: call it for the present, `pass_ms` to let time go by."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def pass_ms(self, ms: int) -> None:
        self.now += ms


@pytest.fixture
def time() -> Time:
    return Time()


def started(time: Time, black: TimeControl, white: TimeControl | None = None) -> Clock:
    clock = Clock(black, white or black, time)
    clock.start(BLACK)
    return clock


def test_main_time_runs_for_the_side_to_move_only(time: Time) -> None:
    clock = started(time, TimeControl(60_000))
    time.pass_ms(1_500)
    assert clock.remaining(BLACK) == ClockFace(58_500, 0, False)
    assert clock.remaining(WHITE) == ClockFace(60_000, 0, False)
    assert clock.press() == 1_500
    time.pass_ms(2_000)
    assert clock.remaining(BLACK).main_ms == 58_500
    assert clock.remaining(WHITE).main_ms == 58_000


def test_main_time_without_byoyomi_ends_exactly_at_zero(time: Time) -> None:
    clock = started(time, TimeControl(60_000))
    time.pass_ms(59_999)
    assert clock.flagged() is None
    time.pass_ms(1)
    assert clock.flagged() is BLACK
    assert clock.remaining(BLACK) == ClockFace(0, 0, False)


def test_byoyomi_follows_main_time_and_three_of_three_seconds_lose(time: Time) -> None:
    clock = started(time, TimeControl(10_000, byoyomi_ms=3_000))
    time.pass_ms(9_999)
    assert clock.remaining(BLACK) == ClockFace(1, 3_000, False)
    time.pass_ms(1)
    assert clock.remaining(BLACK) == ClockFace(0, 3_000, True)
    time.pass_ms(2_999)
    assert clock.remaining(BLACK) == ClockFace(0, 1, True)
    assert clock.flagged() is None
    time.pass_ms(1)
    assert clock.flagged() is BLACK


def test_byoyomi_is_full_again_at_every_move(time: Time) -> None:
    clock = started(time, TimeControl(byoyomi_ms=3_000))
    for _ in range(4):
        time.pass_ms(2_999)
        clock.press()
    assert clock.flagged() is None
    assert clock.remaining(BLACK) == ClockFace(0, 3_000, True)
    time.pass_ms(3_000)
    assert clock.flagged() is BLACK


def test_a_move_may_use_the_rest_of_main_time_and_byoyomi(time: Time) -> None:
    clock = started(time, TimeControl(5_000, byoyomi_ms=3_000))
    time.pass_ms(7_999)
    assert clock.press() == 7_999
    assert clock.flagged() is None
    assert clock.remaining(BLACK) == ClockFace(0, 3_000, True)


def test_increment_is_added_after_the_move(time: Time) -> None:
    clock = started(time, TimeControl(10_000, increment_ms=5_000))
    time.pass_ms(4_000)
    assert clock.remaining(BLACK).main_ms == 6_000
    clock.press()
    assert clock.remaining(BLACK).main_ms == 11_000


def test_an_increment_does_not_save_the_move_it_comes_after(time: Time) -> None:
    clock = started(time, TimeControl(10_000, increment_ms=5_000))
    time.pass_ms(10_000)
    clock.press()
    assert clock.flagged() is BLACK


def test_nothing_but_an_increment_begins_with_one(time: Time) -> None:
    clock = started(time, TimeControl(increment_ms=10_000))
    assert clock.remaining(BLACK).main_ms == 10_000
    time.pass_ms(9_000)
    clock.press()
    assert clock.remaining(BLACK).main_ms == 11_000


def test_sides_may_have_unequal_times(time: Time) -> None:
    clock = started(time, TimeControl(600_000), TimeControl(0, byoyomi_ms=1_000))
    time.pass_ms(100_000)
    clock.press()
    time.pass_ms(1_000)
    assert clock.flagged() is WHITE


def test_a_side_without_limit_never_flags(time: Time) -> None:
    clock = started(time, TimeControl(), TimeControl(1_000))
    time.pass_ms(10_000_000)
    assert clock.flagged() is None
    assert clock.remaining(BLACK) == ClockFace(0, 0, False)
    assert clock.press() == 10_000_000
    assert not TimeControl().limited


def test_a_flag_stays_fallen_after_the_press(time: Time) -> None:
    clock = started(time, TimeControl(1_000))
    time.pass_ms(5_000)
    clock.press()
    assert clock.flagged() is BLACK


def test_a_pause_costs_nothing(time: Time) -> None:
    clock = started(time, TimeControl(10_000))
    time.pass_ms(1_000)
    clock.pause()
    assert not clock.running
    time.pass_ms(50_000)
    assert clock.remaining(BLACK).main_ms == 9_000
    clock.resume()
    time.pass_ms(500)
    assert clock.press() == 1_500


def test_stopping_keeps_the_last_faces(time: Time) -> None:
    clock = started(time, TimeControl(10_000))
    time.pass_ms(1_000)
    clock.stop()
    time.pass_ms(60_000)
    assert clock.remaining(BLACK).main_ms == 9_000
    assert clock.flagged() is None


def test_a_snapshot_brings_back_both_clocks_and_the_turn(time: Time) -> None:
    clock = started(time, TimeControl(10_000, increment_ms=1_000))
    time.pass_ms(2_000)
    before = clock.snapshot()
    clock.press()
    time.pass_ms(3_000)
    clock.press()
    clock.restore(before)
    assert clock.side is BLACK
    assert clock.remaining(BLACK).main_ms == 8_000
    assert clock.remaining(WHITE).main_ms == 10_000
    time.pass_ms(1_000)
    assert clock.press() == 3_000


def test_a_snapshot_takes_a_fallen_flag_back(time: Time) -> None:
    clock = started(time, TimeControl(1_000))
    before = clock.snapshot()
    time.pass_ms(2_000)
    clock.press()
    clock.restore(before)
    assert clock.flagged() is None


def test_a_time_source_that_goes_back_gives_no_time(time: Time) -> None:
    clock = started(time, TimeControl(10_000))
    time.pass_ms(-5_000)
    assert clock.remaining(BLACK).main_ms == 10_000


def test_a_clock_that_was_not_started_cannot_be_pressed(time: Time) -> None:
    clock = Clock(TimeControl(1_000), TimeControl(1_000), time)
    assert clock.flagged() is None
    with pytest.raises(RuntimeError, match="not started"):
        clock.press()
    with pytest.raises(RuntimeError, match="not started"):
        clock.resume()


@pytest.mark.parametrize("times", [(-1, 0, 0), (0, -1, 0), (0, 0, -1)])
def test_negative_times_are_refused(times: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="negative"):
        TimeControl(*times)
