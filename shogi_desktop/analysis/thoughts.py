"""What an engine says of a position: lines of play with their scores."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.notes import Score
from shogi_desktop.notation.moves.usi import Info, parse_line
from shogi_desktop.notation.wire.usi_lines import NETWORK_NAMED
from shogi_desktop.rules.position import Position

from .same_move import idea_of

_MATE: Final = 1e12
"""More than any number of pawns or plies."""
_LONGEST_NAME: Final = 80
Read = Callable[[Iterable[str], Position], tuple[int, ...]]


@dataclass(frozen=True)
class Line:
    """A line of play from the position on, its score, None where none was told, and how deep it was looked at."""

    moves: tuple[int, ...]
    score: Score | None
    depth: int = 0


@dataclass(frozen=True)
class Thoughts:
    """The lines, the best one first, and what the search has come to, `finished`: to its end. `note` is a sentence in
    the place of the numbers, about the lines or about why there are none. `score` was told without a line, `network` is
    what the engine calls the network that it judges by, "" where it names none."""

    lines: tuple[Line, ...] = ()
    depth: int = 0
    nodes: int = 0
    nps: int = 0
    time_ms: int = 0
    finished: bool = False
    note: str = ""
    score: Score | None = None
    network: str = ""


class Listener:
    """Puts together what an engine tells line by line about one position."""

    def __init__(self, position: Position, read: Read = parse_line) -> None:
        """`position` is not looked at before `thoughts`, and must then be as it is now. `read` makes moves of an
        engine's texts."""
        self._read_line = read
        self.position = position
        self._infos: dict[int, Info] = {}  # the newest of each place
        self._read: dict[tuple[str, ...], tuple[int, ...]] = {}  # their lines as moves
        self._last = Info()
        self._network = ""
        self._score: Score | None = None  # that was told without a line, of the best one

    def hear(self, info: Info) -> None:
        """A line of the engine's; the first move of a line that has moved up is dropped from its old place."""
        if info.string.strip().startswith(NETWORK_NAMED):
            self._network = excerpt(info.string.strip().removeprefix(NETWORK_NAMED), _LONGEST_NAME)
        place = info.multipv or 1
        known = self._infos.get(place)
        if info.pv and not (info.bound and known is not None and known.pv[0] == info.pv[0]):
            for other in [at for at, old in self._infos.items() if old.pv[0] == info.pv[0]]:
                del self._infos[other]
            self._infos[place] = info
        if not info.pv and place == 1:
            self._score = _score_of(info) or self._score
        if info.depth is not None or info.nodes is not None:
            self._last = info

    def depth(self, lines: int) -> int:
        """How deep so many lines were looked at, or all that there are."""
        deep = [info.depth or 0 for info in self._infos.values()]
        return max(min(deep) if len(deep) >= lines else 0, (self._last.depth or 0) - 1)

    @property
    def has_lines(self) -> bool:
        """Whether it has told any, readable or not."""
        return bool(self._infos)

    @property
    def nodes(self) -> int:
        """Positions looked at."""
        return self._last.nodes or 0

    def thoughts(self, finished: bool = False) -> Thoughts:
        """What was heard so far; `finished`: that is all."""
        self._read = {
            info.pv: self._read.get(info.pv) or self._read_line(info.pv, self.position) for info in self._infos.values()
        }
        last = self._last
        numbers = (last.depth or 0, last.nodes or 0, last.nps or 0, last.time_ms or 0)
        return Thoughts(tuple(self._lines()), *numbers, finished, score=self._score, network=self._network)

    def _lines(self) -> Iterable[Line]:
        """The best first; of those that begin with one move, with and without a promotion, the better one."""
        ideas: set[int] = set()
        for line in self._in_order():
            idea = idea_of(line.moves[0], self.position)
            if idea not in ideas:
                ideas.add(idea)
                yield line

    def _in_order(self) -> list[Line]:
        """Values of one depth can be compared, and are; between depths the places of the engine hold, since an older
        value may be too good only because nobody has looked at it again."""
        lines: list[Line] = []
        first: dict[int, int] = {}  # place of each depth
        for place, info in sorted(self._infos.items()):
            moves = self._read[info.pv]
            if moves:
                score = _score_of(info) or (self._score if place == 1 else None)
                lines.append(Line(moves, score, info.depth or 0))
                first.setdefault(info.depth or 0, place)
        return sorted(lines, key=lambda line: (first[line.depth], -_worth(line.score)))


def _worth(score: Score | None) -> float:
    """Comparable values; the sooner a mate, the better for who gives it."""
    if score is None:
        return -math.inf
    if score.mate is None:
        return score.cp
    return (_MATE if score.mate > 0 else -_MATE) - score.mate


def _score_of(info: Info) -> Score | None:
    if info.score_cp is None and info.score_mate is None:
        return None
    return Score(info.score_cp or 0, info.score_mate, info.bound)
