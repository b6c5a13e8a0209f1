"""Positions come up again the later, the better they are known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from shogi_desktop.session.practice.deck import Outcome, days_to, is_due, reviewed

NOON = datetime(2026, 11, 25, 12, tzinfo=timezone(timedelta(hours=9)))


def practised(*outcomes: Outcome) -> list[int]:
    """The days until a position comes up again, answered each time on its day."""
    memory, now, days = "", NOON, []
    for outcome in outcomes:
        memory = reviewed(memory, outcome, now)
        days.append(days_to(memory, now))
        now += timedelta(days=days[-1])
    return days


def test_what_is_known_comes_up_later_and_later() -> None:
    days = practised(Outcome.RIGHT, Outcome.RIGHT, Outcome.RIGHT, Outcome.RIGHT)
    assert days == sorted(days) and days[0] >= 1 and days[-1] > 60


def test_what_was_forgotten_is_tried_again_on_the_same_day() -> None:
    assert practised(Outcome.WRONG) == [0]
    known, forgotten, again = practised(Outcome.RIGHT, Outcome.WRONG, Outcome.RIGHT)
    assert known >= 1 and forgotten == 0 and again >= 1


def test_help_counts_for_less() -> None:
    right, helped = (practised(Outcome.RIGHT, Outcome.RIGHT, each)[-1] for each in (Outcome.RIGHT, Outcome.HELPED))
    assert 1 <= helped < right


def test_a_position_is_due_all_through_its_day() -> None:
    memory = reviewed("", Outcome.RIGHT, NOON)
    days = days_to(memory, NOON)
    first_hour = NOON.replace(hour=0) + timedelta(days=days)
    assert not is_due(memory, NOON) and not is_due(memory, first_hour - timedelta(hours=1))
    assert is_due(memory, first_hour) and is_due(memory, first_hour + timedelta(days=100))


@pytest.mark.parametrize("text", ["", "{", "[]", '"x"', "{}", '{"card_id": 1}', '{"due": "soon"}', "1" * 900])
def test_what_was_never_tried_or_makes_no_sense_is_due(text: str) -> None:
    assert is_due(text, NOON) and days_to(text, NOON) == 0
    assert reviewed(text, Outcome.RIGHT, NOON) == reviewed("", Outcome.RIGHT, NOON)


def test_the_same_answers_give_the_same_days_in_every_time_zone() -> None:
    assert reviewed("", Outcome.RIGHT, NOON) == reviewed("", Outcome.RIGHT, NOON.astimezone(UTC))
