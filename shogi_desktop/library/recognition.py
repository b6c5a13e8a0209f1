"""Which names the two sides of a game have reached, and when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import Position, Side, Variant

from .names import Fits, Name, NameBook, NameTable, names_of

MOST_SHOWN: Final = 2
"""Openings of one side that are told."""


@dataclass(frozen=True)
class Reached:
    """A side has come to a name with the move of this ply, 0 = at the start."""

    name: Name
    side: Side
    ply: int


class _Tracker:
    """How far one side is on the way to a name."""

    def __init__(self, name: Name, side: Side, variant: Variant) -> None:
        self.name, self.side = name, side
        self._steps: list[list[Fits]] = [[each.matcher(side, variant)] for each in name.first]
        self._steps.append([each.matcher(side, variant) for each in name.needs])
        self._since, self._until = name.since, name.until
        self._step, self._done = 0, False
        self.always = bool(name.first or name.since or any(each.asks_hands for each in name.needs))
        self.watched = frozenset(chain.from_iterable(each.watched(side, variant) for each in name.needs))

    def begin(self) -> None:
        """Nothing was seen yet."""
        self._step, self._done = 0, False

    def look(self, position: Position, ply: int) -> bool:
        """Whether the name is reached here, which it is only once."""
        if self._done or ply > self._until or ply < self._since:
            return False
        for fits in self._steps[self._step]:
            if fits(position):
                self._step += 1
                self._done = self._step == len(self._steps)
                return self._done
        return False


class Recognition:
    """Looks at the positions of one game after another for the names of a variant."""

    def __init__(self, variant: Variant, book: NameBook | None = None) -> None:
        self._book = names_of(variant) if book is None else book
        sides = [(name, side) for name in self._book.names for side in name.sides]
        self._trackers = [_Tracker(name, side, variant) for name, side in sides]
        self._always = [tracker for tracker in self._trackers if tracker.always]
        self._last = self._book.last
        self._watching: dict[int, list[_Tracker]] = defaultdict(list)
        for tracker in self._trackers:
            for square in () if tracker.always else tracker.watched:
                self._watching[square].append(tracker)

    def of_line(self, start: Position, moves: Iterable[int], usual: bool) -> tuple[Reached, ...]:
        """What is reached along these moves; openings only where the game begins as `usual`. `start` is played on."""
        for tracker in self._trackers:
            tracker.begin()
        found = self._look(start, 0, self._trackers)
        cells = list(start.cells)
        for ply, move in enumerate(moves, 1):
            if ply > self._last:
                break
            start.play(move)
            before, cells = cells, list(start.cells)
            changed = [at for at, (old, new) in enumerate(zip(before, cells, strict=True)) if old != new]
            looking = dict.fromkeys(self._always)
            for square in changed:
                looking.update(dict.fromkeys(self._watching.get(square, ())))
            found += self._look(start, ply, looking)
        first = {(each.name.key, each.side): each for each in reversed(found)}  # of a shared name's the earlier one
        kept = sorted(first.values(), key=_when)
        return tuple(each for each in kept if usual or each.name.group is not NameTable.OPENING)

    def _look(self, position: Position, ply: int, trackers: Iterable[_Tracker]) -> list[Reached]:
        found = []
        for tracker in trackers:
            if tracker.look(position, ply):
                name = tracker.name
                sides = tuple(Side) if name.shared else (tracker.side,)
                found += [Reached(name, side, ply) for side in sides]
        return found


@cache
def recognition_of(variant: Variant) -> Recognition:
    """That for the names of a variant: to make one takes longer than to look through a game."""
    return Recognition(variant)


def opening_of(game: Game) -> Name | None:
    """The opening of a game as far as it was played; None for one without a name."""
    if not names_of(game.variant).names:
        return None
    line = [node.move for node in game.end.path()]
    return opening_among(recognition_of(game.variant).of_line(game.start, line, game.begins_as_usual))


# What is told of them


def shown_names(reached: Sequence[Reached], side: Side, group: NameTable) -> list[Name]:
    """The names of a side without those that another says better: openings in the order of the book, of castles the
    last one that was reached."""
    own = [each for each in reached if each.side is side and each.name.group is group]
    better = frozenset(chain.from_iterable(each.name.over for each in own))
    names = list({each.name.key: each.name for each in own if each.name.key not in better}.values())
    return names[-1:] if group is NameTable.CASTLE else sorted(names, key=_place)[:MOST_SHOWN]


def opening_among(reached: Sequence[Reached]) -> Name | None:
    """The opening of a whole game: of both sides' the one that says most."""
    names = {each.name.key: each.name for each in reached if each.name.group is NameTable.OPENING}
    better = frozenset(chain.from_iterable(name.over for name in names.values()))
    return min((name for name in names.values() if name.key not in better), key=_place, default=None)


def _when(reached: Reached) -> tuple[int, int, int]:
    return reached.ply, reached.name.place, int(reached.side)


def _place(name: Name) -> int:
    return name.place
