"""Pieces that were dropped where another one, or elsewhere where they, belonged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shogi_desktop.rules.board.moves import drop_kind, is_drop, to_square

from .facts import Fact, FactKind, Seen


def wrong_drop(move: int, better: Sequence[int], line: Sequence[int]) -> Iterator[Fact]:
    """Where a drop should have been another one: of another piece on the same square, or one elsewhere.
    `line` begins with the move."""
    best = better[0]
    if not (is_drop(move) and is_drop(best)) or move == best:
        return
    kind, wanted = int(drop_kind(move)), int(drop_kind(best))
    at, place = int(to_square(move)), int(to_square(best))
    side = 0  # of no matter: only names are told
    pieces = Seen(at, kind << 1 | side), Seen(place, wanted << 1 | side)
    if at == place:
        yield Fact(FactKind.WRONG_DROP, tuple(line[:2]), pieces)
    else:
        yield Fact(FactKind.WRONG_PLACE, tuple(line[:2]), pieces)
