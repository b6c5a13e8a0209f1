"""The mistakes of a player in all games of the library of which an analysis is known. Long work: it runs in a process
of its own, and tells what it finds as it comes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from typing import Final

from shogi_desktop.files.plain_values import read_json, record
from shogi_desktop.game.tree import Game
from shogi_desktop.library.catalogue import Catalogue, Column, Wanted
from shogi_desktop.library.entry import Entry, folded
from shogi_desktop.library.record_files import read_again
from shogi_desktop.notation.wire.work_lines import Mistakes
from shogi_desktop.rules import Side

from .exercise import Exercise, exercises_of
from .review import Mark, MarkLimits, review

TELL_S: Final = 0.2
AT_ONCE: Final = 100
"""Games of which the rows are asked for."""
MOST_SHOWN: Final = 50
"""Positions of one line."""


def gather(
    catalogue: Catalogue, player: str, least: Mark, limits: MarkLimits, listener: Callable[[Mistakes], None]
) -> None:
    """Tells the mistakes, at least so bad, of the player of this name. The last one that is told has walked all."""
    numbers = catalogue.games(Wanted(player, (Column.BLACK, Column.WHITE)))
    found: list[str] = []
    analysed, next_s = 0, time.monotonic() + TELL_S
    for walked, entry in enumerate(_entries(catalogue, numbers), 1):
        game = _game(entry)
        if game is not None and _is_analysed(game):
            analysed += 1
            found += (json.dumps(asdict(each), ensure_ascii=False) for each in _of(game, entry, player, least, limits))
        if len(found) >= MOST_SHOWN or time.monotonic() > next_s:
            listener(Mistakes(tuple(found[:MOST_SHOWN]), walked, len(numbers), analysed))
            found, next_s = found[MOST_SHOWN:], time.monotonic() + TELL_S
    for at in range(0, max(1, len(found)), MOST_SHOWN):
        listener(Mistakes(tuple(found[at : at + MOST_SHOWN]), len(numbers), len(numbers), analysed))


def read_exercises(texts: Iterable[str]) -> Iterator[Exercise]:
    """What was told; whatever makes no sense is left out."""
    for text in texts:
        try:
            yield record(Exercise, read_json(text), strict=True)
        except ValueError:
            continue


def _entries(catalogue: Catalogue, numbers: Iterable[int]) -> Iterator[Entry]:
    every = list(numbers)
    for at in range(0, len(every), AT_ONCE):
        yield from catalogue.entries(every[at : at + AT_ONCE])


def _game(entry: Entry) -> Game | None:
    if not entry.readable:
        return None
    try:
        return read_again(entry.path, entry.offset, entry.length, entry.nth, entry.variant)
    except (OSError, ValueError):
        return None  # it was changed or removed since it was listed


def _is_analysed(game: Game) -> bool:
    return any(node.evaluation is not None for node in (game.root, *game.line()))


def _of(game: Game, entry: Entry, player: str, least: Mark, limits: MarkLimits) -> Iterator[Exercise]:
    names = {Side.BLACK: entry.black, Side.WHITE: entry.white}
    found = review(game, game.line(), limits)
    for side in Side:
        if folded(names[side]) == folded(player):
            yield from exercises_of(game, found, side, least)
