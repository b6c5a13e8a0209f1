"""Looks through all games of the index for a pattern, which no key leads to. Long work: it runs in a process of its
own, and tells what it finds as it comes."""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from typing import Final

from shogi_desktop.notation.wire.library_lines import Hits
from shogi_desktop.rules import Position, RulesError, Variant

from .packed_game import PackedGame, moves_of, replay, start_of
from .patterns import Pattern
from .position_keys import board_stamp
from .store import PACKED

TELL_S: Final = 0.1
MOST_HITS: Final = 2000
"""Of one line."""


def walk(
    connection: sqlite3.Connection, variant: Variant, pattern: Pattern, mirrored: bool, told: Callable[[Hits], None]
) -> None:
    """Tells every game on the board of `variant` in which the pattern occurs, with the first node where it does.

    The last Hits that are told have walked all games.
    """
    patterns = [pattern, pattern.mirrored(variant)] if mirrored else [pattern]
    stamp = board_stamp(variant)
    every = connection.execute("select count(*) from games where stamp = ?", (stamp,)).fetchone()[0]
    hits: list[tuple[int, int]] = []
    walked, next_s = 0, time.monotonic() + TELL_S
    for walked, (game, *body) in enumerate(connection.execute(f"{PACKED} where stamp = ?", (stamp,)), 1):
        node = first_place(PackedGame(*body), patterns)
        if node is not None:
            hits.append((game, node))
        if len(hits) == MOST_HITS or time.monotonic() > next_s:
            told(Hits(tuple(hits), walked, every))
            hits, next_s = [], time.monotonic() + TELL_S
    told(Hits(tuple(hits), walked, every))


def first_place(packed: PackedGame, patterns: list[Pattern]) -> int | None:
    """The first node of a game at which one of the patterns occurs; None also for a game whose rules are gone."""
    try:
        position, moves = start_of(packed), moves_of(packed)
        fits = [pattern.matcher(position.variant) for pattern in patterns if pattern.could_occur(position, moves)]
        return _first(position, replay(position, packed, moves), fits) if fits else None
    except (RulesError, ValueError, zlib.error, IndexError):
        return None


def _first(position: Position, nodes: Iterator[int], fits: list[Callable[[Position], bool]]) -> int | None:
    for node in nodes:
        for fit in fits:
            if fit(position):
                return node
    return None
