"""Thinking about one position from the root: deeper and deeper, several best lines, levels, resigning."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.rulings.declaration import judge_declaration

from ..rules.position import Position
from .book import Book
from .control import Control
from .evaluation.handmade import HandMade
from .evaluation.learned import Learned
from .evaluation.network import Network
from .evaluation.weights import Weights
from .limits import Limits
from .search.ordering import MAX_PLY
from .search.score import EVALUATION_LIMIT, INFINITE, MATE_BOUND, mate_plies
from .search.search import Search
from .search.table import TranspositionTable
from .strength import LEVELS, Level

MOST_DEPTH: Final = 99
_WINDOW: Final = 28
_HISTORY: Final = 64


@dataclass(frozen=True)
class Progress:
    """What a search has found so far: one of its best lines, `number` counting from 1."""

    depth: int
    seldepth: int
    number: int
    score: int
    nodes: int
    elapsed_ms: int
    fill: int
    line: list[int]


@dataclass(frozen=True)
class Answer:
    """The end of thinking: a move with the reply expected (NO_MOVE where unknown), or resigning, or declaring."""

    move: int
    ponder: int = NO_MOVE
    resigns: bool = False
    declares: bool = False


class RootMove:
    """A legal move of the root with the best line that begins with it."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.score: int = -INFINITE
        self.line: list[int] = [move]


class Thinker:
    """The player of one variant; remembers between moves what its searches found."""

    def __init__(
        self, variant: Variant, megabytes: int, seed: int | None = None, network: Network | None = None
    ) -> None:
        """`megabytes` bounds the transposition table; `seed` makes the lower levels repeat their choices.

        Positions are judged by `network`, without one by the sums that are made by hand.
        """
        self.variant = variant
        self.book: Book | None = None
        self.table = TranspositionTable(megabytes)
        self._random = random.Random(seed)
        self._seed = self._random.getrandbits(30)
        weights = _weights_of(variant)
        position = Position(variant)
        evaluation = Learned(position, network) if network else HandMade(position, weights)
        self._search = Search(position, self.table, evaluation, weights.worth)
        self._unit = int(weights.worth.unit)
        self._lost = -int(weights.worth.hopeless)
        self._roots: list[RootMove] = []
        # Score of the last iteration that looked at every move, and how far the one after it has got.
        self._proven: int = 0
        self._reached: int = 0

    def new_game(self) -> None:
        """Forgets the last game."""
        self.table.clear()
        self._search.ordering.clear()
        self._seed = self._random.getrandbits(30)

    def resize(self, megabytes: int) -> None:
        """Gives the transposition table another size; what it knew is lost."""
        if megabytes != self.table.megabytes:
            self.table = TranspositionTable(megabytes)
            self._search.table = self.table

    def think(
        self,
        position: Position,
        limits: Limits,
        control: Control,
        level: Level = LEVELS[-1],
        lines: int = 1,
        report: Callable[[Progress], None] | None = None,
    ) -> Answer:
        """Searches until `control` or `limits` say that it is enough.

        `limits` must be the ones the budget of `control` was made from; `position` is left as it is.
        """
        root = _with_known_checks(position)
        self._roots = [RootMove(move) for move in root.legal_moves()]
        if not self._roots:
            return Answer(NO_MOVE, resigns=True)
        if not limits.infinite and not limits.ponder:
            declaration = judge_declaration(root)
            if declaration.allowed and declaration.winner == root.turn:
                return Answer(NO_MOVE, declares=True)
        if lines == 1 and not limits.infinite:
            known = self._known(root, level, control, report)
            if known is not None:
                return known
        search = self._search
        search.noise, search.seed = level.noise * self._unit // 100, self._seed
        search.adopt(root, control)
        self.table.new_search()
        search.ordering.new_search()
        self._roots.sort(key=self._forecast, reverse=True)
        self._proven = 0
        if level.glance and self._random.randrange(100) < level.glance:
            self._glance(level)
        else:
            self._deepen(limits, control, min(lines, len(self._roots)), report)
        best = self._roots[0]
        if self._hopeless(root, self._proven, limits, level):
            return Answer(best.move, resigns=True)
        return Answer(best.move, best.line[1] if len(best.line) > 1 else NO_MOVE)

    def _known(
        self, root: Position, level: Level, control: Control, report: Callable[[Progress], None] | None
    ) -> Answer | None:
        """The answer of the book, None where there is none, or none that the level has learnt."""
        if self.book is None or root.ply >= level.learnt:
            return None
        known = self.book.choose(root, self._random)
        if known is None:
            return None
        if report is not None:
            report(Progress(0, 0, 1, known.score, 0, control.elapsed_ms(), self.table.fill(), known.line))
        return Answer(known.line[0], known.line[1] if len(known.line) > 1 else NO_MOVE)

    def _deepen(
        self, limits: Limits, control: Control, lines: int, report: Callable[[Progress], None] | None
    ) -> None:
        """One iteration after the other, each a ply deeper; leaves the best moves first in `_roots`."""
        limit = min(limits.depth or MOST_DEPTH, MOST_DEPTH)
        stable = 0
        last_score = 0
        for depth in range(1, limit + 1):
            before = self._roots[0].move
            for number in range(lines):
                self._iterate(depth, number)
                if self._search.stopped:
                    break
                if report is not None:
                    report(self._progress(depth, number, control))
            best = self._roots[0]
            if self._search.stopped:
                if lines == 1 and best.score <= -MATE_BOUND < self._proven:
                    # The move that looked best loses; one that has not been tried yet is to be preferred.
                    self._prefer(self._roots[self._reached])
                if report is not None:
                    report(self._progress(depth, 0, control))
                return
            self._proven = best.score
            stable = stable + 1 if best.move == before else 0
            patience = 60 if stable > 4 else 100 if stable else 140
            if best.score < last_score - 60:
                patience += 50
            last_score = best.score
            if control.enough(patience) or (control.timed() and self._clear(depth, best.score)):
                return

    def _clear(self, depth: int, score: int) -> bool:
        """Whether a player on the clock need not look further: one legal move, or a mate looked through."""
        plies = abs(int(mate_plies(score)))
        return (len(self._roots) == 1 and depth >= 5) or 0 < plies < depth

    def _prefer(self, root: RootMove) -> None:
        """Puts a move that promises more than the loss of the game in front."""
        if self._forecast(root) > -MATE_BOUND:
            self._roots.remove(root)
            self._roots.insert(0, root)

    def _forecast(self, root: RootMove) -> int:
        return int(self._search.forecast(root.move))

    def _iterate(self, depth: int, number: int) -> None:
        """Searches the root moves from `number` on and brings the best of them to that place."""
        guess = self._roots[number].score
        window = _WINDOW if depth >= 5 and abs(guess) < EVALUATION_LIMIT else 2 * INFINITE
        alpha, beta = max(guess - window, -INFINITE), min(guess + window, INFINITE)
        while True:
            score = self._search_root(alpha, beta, depth, number)
            if self._search.stopped or alpha < score < beta:
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
        for place in range(first, len(self._roots)):
            root = self._roots[place]
            late = place - first
            low: i64 = alpha
            if late == 0:
                score = search.after(root.move, low, beta, depth - 1, 0)
            else:
                reduction = 0 if depth < 3 or late < 4 else 1 if late < 12 else 2
                score = search.after(root.move, low, low + 1, depth - 1 - reduction, 0)
                if score > alpha and not search.stopped and (reduction or score < beta):
                    score = search.after(root.move, low, beta, depth - 1, 0)
            if search.stopped:
                self._reached = place
                break
            if score > best:
                best = score
            if late == 0 or score > alpha:
                root.score = score
                root.line = self._line(root.move)
                if late:
                    # The best move found so far is kept in front, so that an iteration cut short has its worth.
                    del self._roots[place]
                    self._roots.insert(first, root)
                alpha = max(alpha, score)
                if score >= beta:
                    break
        return best

    def _line(self, move: int) -> list[int]:
        search = self._search
        width = MAX_PLY + 2
        return [move] + [int(search.variation[width + n]) for n in range(search.length[1])]

    def _progress(self, depth: int, number: int, control: Control) -> Progress:
        search = self._search
        root = self._roots[number]
        return Progress(
            depth,
            max(depth, int(search.deepest)),
            number + 1,
            root.score,
            int(search.nodes),
            control.elapsed_ms(),
            self.table.fill(),
            root.line,
        )

    def _glance(self, level: Level) -> None:
        """Orders the root moves by how the board looks right after them, with a large error: play without looking.

        That a piece can be taken back is seen where it is worth half as much again as the largest error.
        """
        search, evaluation = self._search, self._search.evaluation
        overlooked = level.blindness * self._unit * 3 // 200
        for root in self._roots:
            lost = int(search.exchange.at_once(root.move) - search.exchange.gain(root.move))
            evaluation.play(root.move)
            error = self._random.randint(-level.blindness, level.blindness) * self._unit // 100
            root.score = error - int(evaluation.evaluate()) - (lost if lost > overlooked else 0)
            evaluation.undo()
        self._roots.sort(key=_score_of, reverse=True)
        self._proven = self._roots[0].score = int(evaluation.evaluate())

    def _hopeless(self, root: Position, score: int, limits: Limits, level: Level) -> bool:
        """Whether a player would resign: a mate cannot be avoided, or far more is lost than the start left out."""
        if limits.infinite or limits.ponder or not (limits.movetime or limits.main or limits.byoyomi):
            return False
        if score <= -MATE_BOUND:
            return not level.fights_on
        if score > self._lost:
            return False
        return score < min(0, self._start_score(root)) + self._lost

    def _start_score(self, root: Position) -> int:
        """How the game stood at its beginning for the side to move now: behind in a handicap game."""
        side = root.turn
        start = root.copy()
        while start.ply:
            start.undo()
        evaluation = self._search.evaluation
        evaluation.adopt(start)
        score = int(evaluation.evaluate())
        return score if start.turn == side else -score


@lru_cache(maxsize=4)
def _weights_of(variant: Variant) -> Weights:
    """What pieces are worth in the variant; nothing changes it, and working it out takes a moment."""
    return Weights(variant)


def _score_of(root: RootMove) -> int:
    return root.score


def _with_known_checks(position: Position) -> Position:
    """A copy of the position that knows of its last plies whether they were checks, as repetition asks."""
    copy = position.copy()
    if copy.variant.repetition_result != "draw" or copy.variant.perpetual_check != "loss":
        return copy
    moves: list[int] = []
    while copy.ply and len(moves) < _HISTORY:
        moves.append(copy.undo())
    copy.in_check()
    for move in reversed(moves):
        copy.play(move)
        copy.in_check()
    return copy
