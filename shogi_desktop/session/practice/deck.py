"""The positions that the person practises, when each is to come up again, and the file that keeps them. That is the
scheduler FSRS (https://github.com/open-spaced-repetition), of its library; what is known of a position is kept as the
text that the library writes of a card, "" for one never tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final

from fsrs import Card as Memory
from fsrs import Rating, Scheduler
from PySide6.QtCore import QObject

from shogi_desktop.analysis.exercise import Exercise
from shogi_desktop.files.plain_values import AtMost
from shogi_desktop.files.saving import KeptFile
from shogi_desktop.files.store import JsonFormat

_AGAIN: Final = timedelta(minutes=10)
# Without fuzz: the same answers give the same days.
_SCHEDULER: Final = Scheduler(learning_steps=(_AGAIN,), relearning_steps=(_AGAIN,), enable_fuzzing=False)


class Recall(Enum):
    """How a person has done at a position, by the first answer; the values are FSRS's ratings."""

    WRONG = Rating.Again
    HELPED = Rating.Hard
    RIGHT = Rating.Good


def reviewed(memory: str, outcome: Recall, now: datetime) -> str:
    """What is known of a position after one more try; `now` with its time zone."""
    card = _card(memory) or Memory(card_id=0, due=now)
    after, _ = _SCHEDULER.review_card(card, outcome.value, now.astimezone(UTC))
    return after.to_json()


def is_due(memory: str, now: datetime) -> bool:
    """Whether a position is to be tried today, or never was. One that was not known a moment ago is."""
    return days_to(memory, now) == 0


def days_to(memory: str, now: datetime) -> int:
    """In how many days a position comes up again, 0 = today."""
    card = _card(memory)
    return max(0, (card.due.astimezone(now.tzinfo).date() - now.date()).days) if card is not None else 0


def _card(memory: str) -> Memory | None:
    """What a text says, None for one that says nothing or makes no sense."""
    try:
        card = Memory.from_json(memory) if memory else None
    except (ValueError, KeyError, TypeError, OverflowError):
        return None
    return card if card is not None and card.due.tzinfo is not None else None


MOST: Final = 10_000
"""Positions; more are not added."""


@dataclass(frozen=True)
class Card:
    """A position to practise, and what is known of how well it is remembered (see `schedule`)."""

    exercise: Exercise
    memory: Annotated[str, AtMost(1000)] = ""

    @cached_property
    def key(self) -> str:
        return self.exercise.key


@dataclass(frozen=True)
class _Kept:
    """Everything in the file."""

    cards: tuple[Card, ...] = ()

    @cached_property
    def by_key(self) -> dict[str, Card]:
        return {card.key: card for card in self.cards}


_KNOWN_BY: Final = ("exercise.variant", "exercise.sfen", "exercise.options", "exercise.led_by")
_FORMAT: Final = JsonFormat(_Kept, 32 * 1024 * 1024, {"cards": _KNOWN_BY})


class Deck:
    """Every change is written at once; what another window of the program has written stays. `changed` and `saved` are
    the signals of its file."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; one that makes no sense is put aside."""
        self._file = KeptFile(path, _FORMAT, parent)
        self.changed, self.saved = self._file.changed, self._file.saved

    @property
    def spoilt(self) -> Path | None:
        """Where a file lies now that made no sense."""
        return self._file.store.spoilt

    @property
    def _cards(self) -> dict[str, Card]:
        return self._file.current.by_key

    def of(self, variant: str, own: bool = True) -> tuple[Card, ...]:
        """The positions of a game, the person's own or else those of others, in the order in which they were added."""
        wanted = (variant, own)
        return tuple(card for card in self._cards.values() if (card.exercise.variant, card.exercise.own) == wanted)

    def games(self) -> tuple[str, ...]:
        """The games of which there are positions."""
        return tuple(dict.fromkeys(card.exercise.variant for card in self._cards.values()))

    def card(self, key: str) -> Card | None:
        """A position by its key."""
        return self._cards.get(key)

    def due(self, now: datetime) -> int:
        """How many of the person's own are to be tried now, those never tried included."""
        return sum(card.exercise.own and is_due(card.memory, now) for card in self._cards.values())

    def add(self, exercises: Iterable[Exercise]) -> int:
        """Takes those in that are not there yet, as far as there is room; returns how many they are. One of others in
        which the person has gone wrong too is their own from then on."""
        exercises = tuple(exercises)
        owned = {each.key for each in exercises if each.own} & {
            key for key, card in self._cards.items() if not card.exercise.own
        }
        new = {each.key: Card(each) for each in exercises if each.key not in self._cards}
        new = dict(list(new.items())[: max(0, MOST - len(self._cards))])

        def change(cards: dict[str, Card]) -> None:
            for key, card in new.items():
                cards.setdefault(key, card)
            for key in owned & cards.keys():
                cards[key] = replace(cards[key], exercise=replace(cards[key].exercise, own=True))

        if new or owned:
            self._change(change)
        return len(new)

    def remove(self, key: str) -> None:
        """Forgets a position."""

        def change(cards: dict[str, Card]) -> None:
            cards.pop(key, None)

        self._change(change)

    def note(self, key: str, outcome: Recall, now: datetime) -> None:
        """A position was tried."""

        def change(cards: dict[str, Card]) -> None:
            card = cards.get(key)
            if card is not None:
                cards[key] = replace(card, memory=reviewed(card.memory, outcome, now))

        self._change(change)

    def _change(self, change: Callable[[dict[str, Card]], None]) -> None:
        def changed(kept: _Kept) -> _Kept:
            cards = dict(kept.by_key)
            change(cards)
            return _Kept(tuple(cards.values()))

        self._file.change(changed)
