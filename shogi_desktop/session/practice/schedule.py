"""When a position is to come up again: the scheduler FSRS (https://github.com/open-spaced-repetition), of its library.

What is known of a position is kept as the text that the library writes of a card; "" for one never tried.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Final

from fsrs import Card, Rating, Scheduler

_AGAIN: Final = timedelta(minutes=10)
# Without fuzz: the same answers give the same days.
_SCHEDULER: Final = Scheduler(learning_steps=(_AGAIN,), relearning_steps=(_AGAIN,), enable_fuzzing=False)


class Outcome(Enum):
    """How a person has done at a position, by the first answer; the values are FSRS's ratings."""

    WRONG = Rating.Again
    HELPED = Rating.Hard
    RIGHT = Rating.Good


def reviewed(memory: str, outcome: Outcome, now: datetime) -> str:
    """What is known of a position after one more try; `now` with its time zone."""
    card = _card(memory) or Card(card_id=0, due=now)
    after, _ = _SCHEDULER.review_card(card, outcome.value, now.astimezone(UTC))
    return after.to_json()


def is_due(memory: str, now: datetime) -> bool:
    """Whether a position is to be tried today, or never was. One that was not known a moment ago is."""
    return days_to(memory, now) == 0


def days_to(memory: str, now: datetime) -> int:
    """In how many days a position comes up again, 0 = today."""
    card = _card(memory)
    return max(0, (card.due.astimezone(now.tzinfo).date() - now.date()).days) if card is not None else 0


def _card(memory: str) -> Card | None:
    """What a text says, None for one that says nothing or makes no sense."""
    try:
        card = Card.from_json(memory) if memory else None
    except (ValueError, KeyError, TypeError, OverflowError):
        return None
    return card if card is not None and card.due.tzinfo is not None else None
