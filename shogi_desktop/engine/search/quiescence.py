"""The end of every line of a search: captures are played out until the position is quiet enough to be judged."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import NO_MOVE, PROMOTION
from shogi_desktop.rules.position import Position

from ..control import Control
from ..evaluation.evaluation import Evaluation
from ..limits import Budget
from .exchange import Exchange
from .ordering import BAD_CAPTURE, MAX_PLY, Ordering
from .score import DRAW, INFINITE, MATE, MATE_BOUND, RULE_WIN, from_table, to_table
from .table import EXACT, LOWER, UPPER, TranspositionTable

NONE: Final = 1 << 20
"""Not a score: the question is open."""
_ALL: Final = 1 << 20
# Quiet answers to a check that are tried in quiescence.
_ANSWERS: Final = 6
# What Position.repetition answers.
_DRAWN: Final = 1
_MOVER_CHECKED: Final = 2
# How far back the search looks for the same position.
_HORIZON: Final = 64


class Quiescence:
    """What a search needs at every node, and the nodes where only captures, promotions and checks are looked at.

    nodes counts every move played (passes too). After `stopped` has become true every score returned is void.
    noise is the amplitude of a fixed random error of the evaluation, `seed` chooses which.
    """

    def __init__(
        self, position: Position, table: TranspositionTable, evaluation: Evaluation, ordering: Ordering
    ) -> None:
        self.position: Position = position
        self.table: TranspositionTable = table
        self.evaluation: Evaluation = evaluation
        self.ordering: Ordering = ordering
        self.exchange: Exchange = ordering.exchange
        self.control: Control = Control(Budget())
        self.nodes: i64 = 0
        self.deepest: i64 = 0
        self.stopped: bool = False
        self.noise: i64 = 0
        self.seed: i64 = 0
        self.look_at: i64 = 0
        self.variation: vec[i64] = vec[i64]([0] * ((MAX_PLY + 2) * (MAX_PLY + 2)))
        self.length: vec[i64] = vec[i64]([0] * (MAX_PLY + 2))
        self.slots: vec[i64] = vec[i64]([-1] * (MAX_PLY + 2))
        self._since: i64 = 0
        self._root_ply: i64 = 0
        self._repetition_limit: i64 = position.variant.repetition
        self._move_limit: i64 = int(position.variant.choice("move_limit") or "0")
        self._capture_margin: i64 = 120 * evaluation.weights.unit // 100
        # By how much a rough evaluation may err, 0 where there is none; whether what was found here is remembered.
        self._rough_error: i64 = 0
        self._remembers: bool = False

    def adopt(self, position: Position, control: Control) -> None:
        """Makes a position (of the same variant) the root of the next search."""
        self.position = position
        self.exchange.position = position
        self.ordering.position = position
        self.evaluation.position = position
        self.evaluation.at = 0
        self.evaluation.refresh()
        self.control = control
        self.nodes = 0
        self.deepest = 0
        self.stopped = False
        self.look_at = control.look_at
        self._since = 0
        self._root_ply = position.ply

    def _quiesce(self, alpha: i64, beta: i64, ply: i64) -> i64:
        """Score once captures and checks are settled."""
        self.length[ply] = 0
        if self.stopped:
            return DRAW
        if ply > self.deepest:
            self.deepest = ply
        position = self.position
        in_check = self._settles_in_check() and self._in_check()
        end = self._rule_end(ply)
        if end != NONE:
            return end
        if ply >= MAX_PLY:
            return self._evaluate()
        entry = self.table.find(position.key)
        static: i64 = NONE
        if entry >= 0:
            score = from_table(self.table.score(entry), ply)
            bound = self.table.bound(entry)
            if (bound & LOWER and score >= beta) or (bound & UPPER and score <= alpha):
                return score
            static = self.table.evaluation(entry)
        if static == NONE:
            error = self._rough_error
            if error and not in_check:
                rough = self.evaluation.rough()
                if rough - error >= beta:
                    return rough - error
                if rough + error <= alpha:
                    return self._quiesce_moves(alpha, beta, ply, rough + error, alpha - rough, NONE, False)
            static = self._evaluate()
        if in_check:
            return self._quiesce_moves(alpha, beta, ply, -INFINITE, 0, static, True)
        if static >= beta:
            return static
        if static > alpha:
            alpha = static
        return self._quiesce_moves(alpha, beta, ply, static, alpha - static, static, False)

    def _quiesce_moves(
        self, alpha: i64, beta: i64, ply: i64, best: i64, behind: i64, static: i64, in_check: bool
    ) -> i64:
        """Tries captures and promotions, or all answers to a check; `behind` is what alpha lies above the position."""
        position = self.position
        ordering = self.ordering
        first = position.top
        position.generate(not in_check)
        if not in_check:
            self._score_captures(first, behind - self._capture_margin)
        elif position.top > first:
            ordering.score_all(first, ply, NO_MOVE, -1)
        else:
            return ply - MATE
        is_pv = beta - alpha > 1
        left = self._most_tries(ply)
        best_move: i64 = NO_MOVE
        bound: i64 = UPPER
        at = first
        end = position.top
        while at < end and left > 0:
            move = ordering.pick(at, end)
            order = ordering.scores[at]
            at += 1
            if not in_check or best > -MATE_BOUND:
                if order < BAD_CAPTURE // 2 or (in_check and at - first > _ANSWERS and ordering.is_quiet(move)):
                    break
                if self._loses(move, order):
                    continue
            self.slots[ply] = -1
            self.evaluation.play(move)
            if self._is_banned(in_check):
                self.evaluation.undo()
                continue
            left -= 1
            self._count()
            score = -self._quiesce(-beta, -alpha, ply + 1)
            self.evaluation.undo()
            if self.stopped:
                position.top = first
                return DRAW
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    best_move = move
                    bound = EXACT
                    if is_pv:
                        self._extend_variation(move, ply)
                    if score >= beta:
                        bound = LOWER
                        break
        position.top = first
        if self._remembers:
            self.table.store(position.key, best_move, to_table(best, ply), 0, bound, static)
        return best

    def _score_captures(self, first: i64, needed: i64) -> None:
        """Scores captures from `first` on. Those that cannot bring `needed`, and those that could promote and do not,
        sink below the bad ones."""
        ordering = self.ordering
        position = self.position
        ordering.make_room()
        for at in range(first, position.top):
            move = position.moves[at]
            plain = at > first and position.moves[at - 1] == move | PROMOTION
            if plain or ordering.most_gain(move) < needed:
                ordering.scores[at] = 2 * BAD_CAPTURE
            else:
                ordering.scores[at] = ordering.score_capture(move)

    # What depends on how a variant's games end

    def _in_check(self) -> bool:
        return self.position.in_check()

    def _most_tries(self, ply: i64) -> i64:
        """How many moves a node of quiescence may try."""
        return _ALL

    def _loses(self, move: i64, order: i64) -> bool:
        """Whether a capture that could not be judged when all were ordered turns out to lose."""
        return False

    def _settles_in_check(self) -> bool:
        """Whether positions are settled by trying all answers to a check instead of looking at captures alone."""
        return True

    def _gives_check(self, move: i64) -> bool:
        return self.position.gives_check(move)

    def _can_play(self, move: i64) -> bool:
        """Whether a move remembered for this hash can be played without harm."""
        return True

    def _is_banned(self, was_in_check: bool) -> bool:
        """Whether the rules forbid the move just played because of the position it has led to."""
        return False

    def _rule_end(self, ply: i64) -> i64:
        """Score where the rules end the game or repetition decides it, else NONE."""
        position = self.position
        now = position.ply
        back = now - self._since
        seen = position.repetition(back if back < _HORIZON else i64(_HORIZON))
        if seen == _DRAWN:
            return DRAW
        if seen:
            # A line may repeat the game without deciding it: whoever checks can still do otherwise, until it counts.
            in_line = position.repetition(now - self._root_ply) != 0
            if in_line or len(position.earlier_occurrences()) >= self._repetition_limit - 1:
                return ply - RULE_WIN if seen == _MOVER_CHECKED else RULE_WIN - ply
        if 0 < self._move_limit < position.first_number + now and not position.in_check():
            return DRAW
        return NONE

    def _extend_variation(self, move: i64, ply: i64) -> None:
        """The best line of this node is `move` and the best line after it."""
        width = MAX_PLY + 2
        line = self.variation
        line[ply * width] = move
        for n in range(self.length[ply + 1]):
            line[ply * width + n + 1] = line[(ply + 1) * width + n]
        self.length[ply] = self.length[ply + 1] + 1

    def _evaluate(self) -> i64:
        score = self.evaluation.evaluate()
        if self.noise:
            mixed = (self.position.key ^ self.seed) & 0x3FFFFFFF
            mixed = (mixed ^ mixed >> 13) * 0x2C1B3C6D & 0x3FFFFFFF
            mixed = (mixed ^ mixed >> 12) * 0x297A2D39 & 0x3FFFFFFF
            score += (mixed ^ mixed >> 15) % (2 * self.noise + 1) - self.noise
        return score

    def _count(self) -> None:
        """Counts a move played and looks now and then whether to stop."""
        self.nodes += 1
        if self.nodes >= self.look_at:
            self.stopped = self.control.look(self.nodes)
            self.look_at = self.control.look_at
