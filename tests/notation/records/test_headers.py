"""Time controls in the headers of records."""

from __future__ import annotations

import pytest

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.notation.records.headers import limits_text, times_of

TEN = TimeControl(600_000, 30_000)


@pytest.mark.parametrize(
    ("times", "text"),
    [
        ((TEN, TEN), "00:10+30"),
        ((TimeControl(300_000, 0, 10_000),) * 2, "00:05+00+10"),
        ((TimeControl(3_690_000), TEN), "01:01:30+00 / 00:10+30"),
        ((TimeControl(0, 10_000),) * 2, "00:00+10"),
        ((TimeControl(),) * 2, ""),
    ],
)
def test_what_is_written_is_read_again(times: tuple[TimeControl, TimeControl], text: str) -> None:
    assert limits_text(times) == text and times_of(text) == times


@pytest.mark.parametrize("text", ["10分+30秒", "各10分+30秒", "00:10+30"])
def test_what_other_programs_write_is_read(text: str) -> None:
    assert times_of(text) == (TEN, TEN)


@pytest.mark.parametrize("text", ["", "long", "6時間 / x", "1 / 2 / 3", "00:00+00", "9" * 5000])
def test_what_is_not_understood_is_no_limit(text: str) -> None:
    assert times_of(text) == (TimeControl(), TimeControl())
