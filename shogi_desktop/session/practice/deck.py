"""The positions that the person practises, and the file that keeps them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QObject

from shogi_desktop.analysis.exercise import Exercise
from shogi_desktop.files.plain_values import AtMost
from shogi_desktop.files.saving import KeptFile
from shogi_desktop.files.store import JsonFormat

from .schedule import Outcome, is_due, reviewed

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

    def of(self, variant: str) -> tuple[Card, ...]:
        """The positions of a game, in the order in which they were added."""
        return tuple(card for card in self._cards.values() if card.exercise.variant == variant)

    def games(self) -> tuple[str, ...]:
        """The games of which there are positions."""
        return tuple(dict.fromkeys(card.exercise.variant for card in self._cards.values()))

    def card(self, key: str) -> Card | None:
        """A position by its key."""
        return self._cards.get(key)

    def due(self, now: datetime) -> int:
        """How many are to be tried now, those never tried included."""
        return sum(is_due(card.memory, now) for card in self._cards.values())

    def add(self, exercises: Iterable[Exercise]) -> int:
        """Takes those in that are not there yet, as far as there is room; returns how many they are."""
        new = {each.key: Card(each) for each in exercises if each.key not in self._cards}
        new = dict(list(new.items())[: max(0, MOST - len(self._cards))])

        def change(cards: dict[str, Card]) -> None:
            for key, card in new.items():
                cards.setdefault(key, card)

        if new:
            self._change(change)
        return len(new)

    def remove(self, key: str) -> None:
        """Forgets a position."""

        def change(cards: dict[str, Card]) -> None:
            cards.pop(key, None)

        self._change(change)

    def note(self, key: str, outcome: Outcome, now: datetime) -> None:
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
