"""The positions that the person practises, and the file that keeps them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.exercise import Exercise
from shogi_desktop.files import UnusableFileError, private_folder, read_own, write_atomic
from shogi_desktop.files.plain_values import AtMost, read_json, record
from shogi_desktop.files.saving import Saving

from .schedule import Outcome, is_due, reviewed

VERSION: Final = 1
MOST_BYTES: Final = 32 * 1024 * 1024
MOST: Final = 10_000
"""Positions; more are not added."""


@dataclass(frozen=True)
class Card:
    """A position to practise, and what is known of how well it is remembered (see `schedule`)."""

    exercise: Exercise
    memory: Annotated[str, AtMost(1000)] = ""

    @property
    def key(self) -> str:
        return self.exercise.key


@dataclass(frozen=True)
class _Kept:
    """Everything in the file."""

    cards: tuple[Card, ...] = ()


_Cards = dict[str, Card]
_Change = Callable[[_Cards], None]


class Deck(QObject):
    """Every change is written at once; what another window of the program has written stays.

    Signals:
        changed(): there are other positions, or more is known of them.
        saved(object): None when the file was written, or the OSError why it could not be; it is tried again.
    """

    changed = Signal()
    saved = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; one that makes no sense is put aside."""
        super().__init__(parent)
        self._path = path
        self._cards: _Cards = {}
        self._unwritten: list[_Change] = []
        self._saving = Saving(self._write, self)
        self._saving.saved.connect(self.saved)
        self.spoilt: Path | None = None
        """Where a file lies now that made no sense."""
        with suppress(OSError):  # the first change tries again, and tells
            self._read()

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

        def change(cards: _Cards) -> None:
            for key, card in new.items():
                cards.setdefault(key, card)

        if new:
            self._change(change)
        return len(new)

    def remove(self, key: str) -> None:
        """Forgets a position."""

        def change(cards: _Cards) -> None:
            cards.pop(key, None)

        self._change(change)

    def note(self, key: str, outcome: Outcome, now: datetime) -> None:
        """A position was tried."""

        def change(cards: _Cards) -> None:
            card = cards.get(key)
            if card is not None:
                cards[key] = replace(card, memory=reviewed(card.memory, outcome, now))

        self._change(change)

    def _change(self, change: _Change) -> None:
        change(self._cards)
        self._unwritten.append(change)
        self._saving.now()
        self.changed.emit()

    # The file

    def _write(self) -> None:
        self._read()
        kept = _Kept(tuple(self._cards.values()))
        private_folder(self._path.parent)
        text = json.dumps({"version": VERSION, **asdict(kept)}, ensure_ascii=False)
        write_atomic(self._path, text + "\n", private=True)
        self._unwritten.clear()

    def _read(self) -> None:
        """Takes over what the file says, with what was changed since; one that is gone or put aside changes nothing."""
        try:
            in_file = read_own(self._path, MOST_BYTES, _read_kept)
        except UnusableFileError as error:
            self.spoilt = error.kept
            return
        if in_file is not None:
            self._cards = {card.key: card for card in in_file.cards[:MOST]}
            for change in self._unwritten:
                change(self._cards)


def _read_kept(text: str) -> _Kept:
    """What a file says. ValueError for one of another kind."""
    values = read_json(text, MOST_BYTES)
    if not isinstance(values, dict) or values.get("version") != VERSION:
        raise ValueError("these are no positions to practise")
    return record(_Kept, values)
