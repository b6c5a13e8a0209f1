"""Games that are over, as the process that plays them tells of them and as the tables of matches hold them."""

from __future__ import annotations

from dataclasses import asdict

from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.wire.match_lines import Over

from ..playing import GameRow, Score
from .folder import Pair

_MOST_LETTERS = 1500
_MOST_FAULTS = 20


def line_of(pair: Pair, row: GameRow) -> Over:
    """The line that tells of a game; of its faults no more than can be read."""
    values = asdict(row) | {"score": row.score.value}
    for name in ("faults", "opponent_faults"):
        values[name] = tuple(excerpt(fault, _MOST_LETTERS) for fault in values[name][:_MOST_FAULTS])
    return Over(pair, **values)


def row_of(line: Over) -> GameRow:
    """The row that a line tells of."""
    values = {name: value for name, value in asdict(line).items() if name != "pair"}
    return GameRow(**values | {"score": Score(line.score)})
