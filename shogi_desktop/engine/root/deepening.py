"""Iterative deepening: the moves of the root searched one ply deeper each time, with several best lines if wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import NO_MOVE

from ..control import Control
from ..limits import Limits
from ..search.ordering import MAX_PLY
from ..search.score import EVALUATION_LIMIT, INFINITE, MATE, MATE_BOUND, mate_plies
from ..search.search import Search
from .mates import RootMates
from .patience import Patience

MOST_DEPTH: Final = 99
_WINDOW: Final = 28
# Where one move is left, so many iterations tell what it is worth.
_ENOUGH_FOR_ONE: Final = 5
_TOLD: Final = 16  # moves of a line, where the table knows so many


@dataclass(frozen=True)
class SearchProgress:
    """What a search has found so far: one of its best lines, `number` counting from 1."""

    depth: int
    seldepth: int
    number: int
    score: int
    nodes: int
    elapsed_ms: int
    fill: int
    line: list[int]


class RootMove:
    """A legal move of the root with the best line that begins with it.

    nodes     that it took so far
    refuted   plies of a mate that it allows, 0 = none is known
    """

    def __init__(self, move: int) -> None:
        self.move = move
        self.score: int = -INFINITE
        self.line: list[int] = [move]
        self.nodes: int = 0
        self.refuted: int = 0


class Deepening:
    """One search of a position: leaves the best of `roots` in front.

    proven   score of the last iteration that looked at every move
    """

    def __init__(
        self,
        search: Search,
        roots: list[RootMove],
        control: Control,
        patience: Patience,
        mates: RootMates | None,
    ) -> None:
        """`mates` None: none are looked for beside the search."""
        self.roots = roots
        self.proven: int = 0
        self._search = search
        self._control = control
        self._report: Callable[[SearchProgress], None] | None = None
        self._mates = mates
        self._patience = patience
        # How far the iteration has got, how often it has changed its mind, whether its rest is not worth the time.
        self._reached: int = 0
        self._changes: int = 0
        self._enough: bool = False

    def run(self, limits: Limits, lines: int, report: Callable[[SearchProgress], None] | None, place: int = 0) -> None:
        """Goes on until the control has enough; `lines` best moves are looked for.

        `place` counts the processes that search this position: all but the first leave out some depths, each others.
        """
        self._report = report
        for depth in depths_of(place, min(limits.depth or MOST_DEPTH, MOST_DEPTH)):
            if not self._deepen(depth, lines):
                return
            if self._has_mate(depth) or self._control.enough(self._patience.worth):
                return
            if self._control.timed() and self._clear(depth):
                return

    def _deepen(self, depth: int, lines: int) -> bool:
        """One iteration; whether it was completed."""
        self._changes = 0
        for number in range(lines):
            self._iterate(depth, number)
            while lines == 1 and self._is_refuted(self.roots[0]):
                self._iterate(depth, number)
            if self._search.stopped or self._enough:
                break
            self._tell(depth, number)
        best = self.roots[0]
        if self._search.stopped or self._enough:
            if lines == 1 and best.score <= -MATE_BOUND < self.proven:
                # The move that looked best loses; one that has not been tried yet is to be preferred.
                self._prefer(self.roots[self._reached])
            self._tell(depth, 0)
            return False
        self.proven = best.score
        self._patience.note(self._changes, best.score, best.nodes * 100 // max(1, int(self._search.nodes)))
        return True

    def _has_mate(self, depth: int) -> bool:
        """Looks for a mate, and puts the move that begins it in front, unless the search has found a shorter one."""
        line = self._mates.attack(self._control) if self._mates is not None else []
        if line and self.roots[0].score >= MATE - len(line):
            return True
        for place, root in enumerate(self.roots if line else []):
            if root.move == line[0]:
                root.score, root.line = MATE - len(line), line
                self.proven = root.score
                self.roots.insert(0, self.roots.pop(place))
                self._tell(depth, 0)
                return True
        return False

    def _is_refuted(self, root: RootMove) -> bool:
        """Whether the opponent is found to mate after the move; then its score is known, and others may be better."""
        if self._mates is None or self._search.stopped or self._enough or abs(root.score) >= MATE_BOUND:
            return False
        root.refuted = self._mates.defence(root.move, self._control)
        if root.refuted:
            root.score = root.refuted - MATE
            self._changes += 1
            self.roots.append(self.roots.pop(0))
        return root.refuted > 0

    def _clear(self, depth: int) -> bool:
        """Whether a player need not look further: one legal move, or a mate looked through."""
        plies = abs(int(mate_plies(self.roots[0].score)))
        return (len(self.roots) == 1 and depth >= _ENOUGH_FOR_ONE) or 0 < plies < depth

    def _prefer(self, root: RootMove) -> None:
        """Puts a move that promises more than the loss of the game in front."""
        if not root.refuted and self._search.forecast(root.move) > -MATE_BOUND:
            self.roots.remove(root)
            self.roots.insert(0, root)

    def _iterate(self, depth: int, number: int) -> None:
        """Searches the root moves from `number` on and brings the best of them to that place."""
        guess = self.roots[number].score
        window = _WINDOW if depth >= 5 and abs(guess) < EVALUATION_LIMIT else 2 * INFINITE
        alpha, beta = max(guess - window, -INFINITE), min(guess + window, INFINITE)
        while True:
            score = self._search_root(alpha, beta, depth, number)
            if self._search.stopped or self._enough or alpha < score < beta:
                return
            window *= 3
            if score <= alpha:
                alpha = max(score - window, -INFINITE)
            else:
                beta = min(score + window, INFINITE)
            if window > 3000:
                alpha, beta = -INFINITE, INFINITE

    def _search_root(self, alpha: int, beta: int, depth: int, first: int) -> int:
        """One window of one iteration; returns the best score."""
        search = self._search
        search.root_depth = depth
        best = -INFINITE
        for place in range(first, len(self.roots)):
            root = self.roots[place]
            before = search.nodes
            score = self._search_move(root, alpha, beta, depth, place - first)
            root.nodes += int(search.nodes - before)
            if search.stopped:
                self._reached = place
                break
            best = max(best, score)
            if place == first or score > alpha:
                self._place(root, score, place, first)
                alpha = max(alpha, score)
                if score >= beta:
                    break
            # Only where the best move has its exact score.
            if best == alpha and self._control.enough(self._patience.worth) and depth > 1:
                self._enough = True
                break
        return best

    def _search_move(self, root: RootMove, low: i64, beta: i64, depth: i64, late: i64) -> int:
        """The score of one move, exact within the window; `late` is its number, later ones are searched less deep."""
        search = self._search
        if root.refuted:
            return root.refuted - MATE
        if late == 0:
            return int(search.after(root.move, low, beta, depth - 1, 0))
        reduction: i64 = 0 if depth < 3 or late < 4 else 1 if late < 12 else 2
        score = search.after(root.move, low, low + 1, depth - 1 - reduction, 0)
        if score > low and reduction and not search.stopped:
            score = search.after(root.move, low, low + 1, depth - 1, 0)
        if low < score < beta and not search.stopped:
            score = search.after(root.move, low, beta, depth - 1, 0)
        return int(score)

    def _place(self, root: RootMove, score: int, place: int, first: int) -> None:
        """Notes what a move is worth; the best found so far is kept in front, so that an iteration cut short has its
        worth."""
        root.score = score
        if not root.refuted:
            root.line = self._line(root.move)
        if place > first:
            self._changes += 1
            self.roots.insert(first, self.roots.pop(place))

    def _line(self, move: int) -> list[int]:
        search = self._search
        width = MAX_PLY + 2
        return [move] + [int(search.variation[width + n]) for n in range(search.length[1])]

    def _tell(self, depth: int, number: int) -> None:
        """Reports one of the best lines, if anything is known of it."""
        search = self._search
        root = self.roots[number]
        if self._report is None or root.score == -INFINITE:
            return
        self._report(
            SearchProgress(
                depth,
                max(depth, int(search.deepest)),
                number + 1,
                root.score,
                int(search.nodes),
                self._control.elapsed_ms(),
                search.table.fill(),
                self._continued(root.line),
            )
        )

    def _continued(self, line: list[int]) -> list[int]:
        """A line with what the table knows of how it goes on: a search that meets a known position looks no further,
        but whoever reads the line wants to see what it leads to."""
        position, table = self._search.position, self._search.table
        whole = line[:]
        for move in line:
            position.play(move)
        while len(whole) < _TOLD:
            at = table.find(position.key)
            move = int(table.move(at)) if at >= 0 else NO_MOVE
            if move == NO_MOVE or position.outcome() is not None or move not in position.unbanned_moves():
                break
            position.play(move)
            whole.append(move)
            if position.repetition(position.ply):
                break
        for _ in whole:
            position.undo()
        return whole


def depths_of(place: int, most: int) -> list[int]:
    """The depths that a process searches: the first of those that share a search all of them, of the next two one the
    even and one the odd ones, of the next four each another two running, and so on."""
    if place == 0:
        return list(range(1, most + 1))
    running, phase = 1, place - 1
    while phase >= 2 * running:
        phase -= 2 * running
        running += 1
    return [depth for depth in range(1, most + 1) if (depth + phase) // running % 2 == 0]
