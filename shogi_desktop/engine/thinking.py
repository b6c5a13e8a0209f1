"""Thinking about a position as a player does: levels, resigning, declaring, and the search for a move."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shogi_desktop.notation.positions.opening_book import Book
from shogi_desktop.rules.board.moves import DROP, NO_MOVE, ORIGIN_SHIFT, SQUARE_MASK
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.rulings.declaration import judge_declaration

from ..rules.position import Position
from .book import choose
from .control import Control
from .evaluation.evaluation import Evaluator
from .evaluation.handmade import HandMade
from .evaluation.learned import Learned
from .evaluation.network import Network
from .evaluation.pursuit import most_told, pursuing
from .evaluation.weights import Weights
from .limits import Limits
from .root.deepening import Deepening, RootMove, SearchProgress
from .root.mates import mates_beside
from .root.patience import Patience
from .search.harvest import Harvest
from .search.score import MATE_BOUND
from .search.search import Search
from .search.selection import Numbers
from .search.table import Sharing, TranspositionTable
from .strength import LEVELS, Level

__all__ = ["SearchProgress", "SearchResult", "Thinker"]

_HISTORY: Final = 64
# Pieces that come to the mind of a player who does not look.
_MINDED: Final = 3


@dataclass(frozen=True)
class SearchResult:
    """The end of thinking: a move with the reply expected (NO_MOVE where unknown), or resigning, or declaring."""

    move: int
    ponder: int = NO_MOVE
    resigns: bool = False
    declares: bool = False


class Thinker:
    """The player of one variant; remembers between moves what its searches found."""

    def __init__(
        self, variant: Variant, megabytes: int, seed: int | None = None, network: Network | None = None
    ) -> None:
        """`megabytes` bounds the transposition table; `seed` makes the lower levels repeat their choices.

        Positions are judged by `network`, without one by the sums that are made by hand.
        """
        self.variant = variant
        self.judged_by: str = network.name if network else ""
        self.book: Book | None = None
        self.table = TranspositionTable(megabytes)
        self._random = random.Random(seed)
        self._seed = self._random.getrandbits(30)
        self._place = 0
        weights = _weights_of(variant)
        position = Position(variant)
        evaluation: Evaluator = Learned(position, network) if network else HandMade(position, weights)
        self._search = Search(position, self.table, pursuing(evaluation, weights.worth), weights.worth)
        self._unit = int(weights.worth.unit)
        self._lost = -most_told(int(weights.worth.hopeless), variant, weights.worth)
        self._mates = mates_beside(variant, megabytes, self._search)

    def new_game(self) -> None:
        """Forgets the last game."""
        self.table.clear()
        self._search.forget()
        self._mates = mates_beside(self.variant, self.table.megabytes, self._search)
        self._seed = self._random.getrandbits(30)

    def harvest(self, harvest: Harvest | None) -> None:
        """From now on what searches find inside goes there as well, or nowhere any more."""
        self._search.harvest = harvest

    def search_by(self, numbers: Numbers) -> None:
        """From now on searches have these numbers."""
        self._search.numbers = self._search.selection.numbers = numbers

    def share(self, sharing: Sharing | None, place: int = 0) -> None:
        """From now on searches tell other processes what they find, and hear of what those do; `place` counts them."""
        self._search.sharing = sharing
        self._place = place

    def resize(self, megabytes: int) -> None:
        """Gives the transposition table another size; what it knew is lost."""
        if megabytes != self.table.megabytes:
            self.table = TranspositionTable(megabytes)
            self._search.table = self.table
            self._mates = mates_beside(self.variant, megabytes, self._search)

    def think(
        self,
        position: Position,
        limits: Limits,
        control: Control,
        level: Level = LEVELS[-1],
        lines: int = 1,
        report: Callable[[SearchProgress], None] | None = None,
    ) -> SearchResult:
        """Searches until `control` or `limits` say that it is enough.

        `limits` must be the ones the budget of `control` was made from; `position` is left as it is.
        """
        root = _with_known_checks(position)
        roots = [RootMove(move) for move in root.legal_moves()]
        if not roots:
            return SearchResult(NO_MOVE, resigns=True)
        if not limits.infinite:
            declaration = judge_declaration(root)
            if declaration.allowed and declaration.winner == root.turn:
                return SearchResult(NO_MOVE, declares=True)
        if lines == 1 and not limits.infinite:
            known = self._known(root, level, control, report)
            if known is not None:
                return known
        search = self._search
        weakness = search.weakness
        weakness.noise, weakness.seed = level.noise * self._unit // 100, self._seed
        weakness.oversight, weakness.sure = level.oversight, int(level.careful)
        search.adopt(root, control)
        self.table.new_search()
        search.ordering.new_search()
        roots.sort(key=self._forecast, reverse=True)
        if lines == 1 and not limits.infinite:
            roots = self._considered(root, roots, level)
        if self._random.randrange(100) < level.glance:
            score = self._glance(roots)
        else:
            score = self._deepen(root, roots, limits, control, lines, report)
        best = roots[0]
        if self._hopeless(root, score, limits, level):
            return SearchResult(best.move, resigns=True)
        return SearchResult(best.move, best.line[1] if len(best.line) > 1 else NO_MOVE)

    def _known(
        self, root: Position, level: Level, control: Control, report: Callable[[SearchProgress], None] | None
    ) -> SearchResult | None:
        """The answer of the book, None where there is none, or none that the level has learnt."""
        if self.book is None or root.ply >= level.learnt:
            return None
        known = choose(self.book, root, self._random)
        if known is None:
            return None
        if report is not None:
            report(SearchProgress(0, 0, 1, known.score, 0, control.elapsed_ms(), self.table.fill(), known.line))
        return SearchResult(known.line[0], known.line[1] if len(known.line) > 1 else NO_MOVE)

    def _forecast(self, root: RootMove) -> int:
        return int(self._search.forecast(root.move))

    def _deepen(
        self,
        root: Position,
        roots: list[RootMove],
        limits: Limits,
        control: Control,
        lines: int,
        report: Callable[[SearchProgress], None] | None,
    ) -> int:
        """Looks for the best moves, and puts them in front; returns the score of the best."""
        # Who is asked to look so far sees no farther by other means.
        mates = self._mates if not limits.depth and lines == 1 and not self._place else None
        if mates is not None:
            mates.begin(root)
        deepening = Deepening(self._search, roots, control, Patience(self._unit), mates)
        deepening.run(limits, min(lines, len(roots)), report, self._place)
        return deepening.proven

    def _glance(self, roots: list[RootMove]) -> int:
        """Play without looking: some pieces come to mind, and the one that seems to go best is moved. Returns how the
        board looks before."""
        evaluation = self._search.evaluation
        pieces = sorted({_mover(root) for root in roots})
        minded = self._random.sample(pieces, min(_MINDED, len(pieces)))
        for root in roots:
            if _mover(root) in minded:
                evaluation.play(root.move)
                root.score = -int(evaluation.evaluate() + self._search.weakness.error(self._search.position.key))
                evaluation.undo()
        roots.sort(key=_score_of, reverse=True)
        return int(evaluation.evaluate())

    def _considered(self, root: Position, roots: list[RootMove], level: Level) -> list[RootMove]:
        """The moves that a level thinks about."""
        if level.alert:
            for candidate in roots:
                if self._wins_at_once(root, candidate.move):
                    return [candidate]
        if level.oversight and level.careful:
            # What it overlooks may seem to make up for a piece.
            return [candidate for candidate in roots if not self._loses_a_piece(root, candidate.move)] or roots
        return roots

    def _loses_a_piece(self, root: Position, move: int) -> bool:
        """Whether a move of the root loses more than a pawn where it goes, all exchanges there counted, without a
        check."""
        search = self._search
        if search.ordering.gives_check(move):
            return False
        return bool(search.exchange.gain(move) < -self._unit) or self._guard_is_tied(root, move)

    def _guard_is_tied(self, root: Position, move: int) -> bool:
        """Whether a quiet move brings more than a pawn where it is taken and nothing may take back: what guards the
        square is pinned, or called away by a check. Exchanges leave that aside."""
        search = self._search
        if not root.in_lines or not search.ordering.is_quiet(move):
            return False
        target = move & SQUARE_MASK
        root.play(move)
        tied = False
        if search.exchange.worth[root.cells[target]] > self._unit:
            for taker in root.legal_moves():
                if taker & SQUARE_MASK == target and not tied:
                    root.play(taker)
                    tied = not any(reply & SQUARE_MASK == target for reply in root.legal_moves())
                    root.undo()
        root.undo()
        return tied

    def _wins_at_once(self, root: Position, move: int) -> bool:
        """Whether a move ends the game. A search of few nodes might not come to it."""
        root.play(move)
        outcome = root.outcome()
        root.undo()
        return outcome is not None and outcome.winner == root.turn

    def _hopeless(self, root: Position, score: int, limits: Limits, level: Level) -> bool:
        """Whether a player would resign: a mate cannot be avoided, or far more is lost than the start left out."""
        if limits.infinite or not (limits.movetime or limits.main or limits.byoyomi):
            return False
        if score <= -MATE_BOUND:
            return not level.fights_on
        if score > self._lost:
            return False
        return score < min(0, self._start_score(root)) + self._lost

    def _start_score(self, root: Position) -> int:
        """How the game stood at its beginning for the side to move now: behind in a handicap game."""
        side = root.turn
        start = root.beginning()
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


def _mover(root: RootMove) -> int:
    """A number for the piece that a move moves: one for each square and each kind of piece in hand."""
    return root.move & (SQUARE_MASK << ORIGIN_SHIFT | DROP)


def _with_known_checks(position: Position) -> Position:
    """A copy of the position that knows of its last plies whether they were checks, as repetition asks."""
    copy = position.copy()
    of_checks = copy.variant.perpetual_check == "loss" or copy.variant.repetition_result == "maker_loses"
    if not (copy.variant.repetition_ends and of_checks):
        return copy
    moves: list[int] = []
    while copy.ply and len(moves) < _HISTORY:
        moves.append(copy.undo())
    copy.in_check()
    for move in reversed(moves):
        copy.play(move)
        copy.in_check()
    return copy
