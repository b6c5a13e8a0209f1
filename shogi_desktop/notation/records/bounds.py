"""What a game may hold at most: whatever is read into one, every format can write and read again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from shogi_desktop.game.tree import Game, Node

from ..errors import LimitMessage, NotationError
from ..limits import LONGEST_NAME, LONGEST_TIME_MS, LONGEST_VALUE

MOST_COMMENT_LINES: Final = 250_000
"""Of a game."""


def bounded(game: Game) -> Iterator[NotationError]:
    """Takes away what is too long in a game that was read, and says what that was."""
    for name, value in list(game.headers.items()):
        if len(name) > LONGEST_NAME:
            del game.headers[name]
            yield NotationError(LimitMessage.HEADER_NAME(most=LONGEST_NAME))
        elif len(value) > LONGEST_VALUE:
            game.headers[name] = value[:LONGEST_VALUE]
            yield NotationError(LimitMessage.HEADER(most=LONGEST_VALUE))
    lines = 0
    for node in game.root.walk():
        yield from _bounded(node)
        if node.comment:
            lines += node.comment.count("\n") + 1
            if lines > MOST_COMMENT_LINES:
                node.comment = ""
                yield NotationError(LimitMessage.COMMENT_LINES(most=MOST_COMMENT_LINES))


def _bounded(node: Node) -> Iterator[NotationError]:
    if len(node.comment) > LONGEST_VALUE:
        parts = node.comment.split("\n")
        if any(len(part) > LONGEST_VALUE for part in parts):
            node.comment = "\n".join(part[:LONGEST_VALUE] for part in parts)
            yield NotationError(LimitMessage.COMMENT(most=LONGEST_VALUE))
    if len(node.bookmark) > LONGEST_NAME:
        node.bookmark = node.bookmark[:LONGEST_NAME]
        yield NotationError(LimitMessage.BOOKMARK(most=LONGEST_NAME))
    if not all(map(_is_time, (node.spent_ms, *(node.clock_ms or ())))):
        node.spent_ms = node.clock_ms = None
        yield NotationError(LimitMessage.TIME(most=LONGEST_TIME_MS // 1000))
    if node.ending is not None and not _is_time(node.ending.spent_ms):
        node.ending = replace(node.ending, spent_ms=None)
        yield NotationError(LimitMessage.TIME(most=LONGEST_TIME_MS // 1000))


def _is_time(ms: int | None) -> bool:
    return ms is None or 0 <= ms <= LONGEST_TIME_MS
