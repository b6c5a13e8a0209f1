"""The end of every line of a search: captures are played out until the position is quiet enough to be judged."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import DROP, NO_MOVE, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from shogi_desktop.rules.position import Position

from ..control import Control
from ..evaluation.evaluation import Evaluator
from ..evaluation.worth import Worth
from ..limits import Budget
from .axes import Axes
from .ends import Ends
from .exchange import Exchange
from .ordering import BAD_CAPTURE, GOOD_CAPTURE, MAX_PLY, Ordering
from .score import DRAW, INFINITE, MATE, MATE_BOUND, NONE, from_table, to_table
from .selection import Numbers
from .table import EXACT, LOWER, UPPER, Sharing, TranspositionTable, decides
from .threats import Threats
from .weakness import Weakness

_ALL: Final = 1 << 20
# Order of the move that the table remembers.
_FIRST: Final = 1 << 60
# How many captures a node tries where there are very many pieces, by its distance from where quiescence began: armies
# that take in rows would never come to rest. The last number holds for all further ones.
_WIDTHS: Final = (8, 4, 2, 1)


class Quiescence:
    """What a search needs at every node, and the nodes where only captures, promotions and checks are looked at.

    nodes counts every move played (passes too). After `stopped` has become true every score returned is void.
    """

    def __init__(self, position: Position, table: TranspositionTable, evaluation: Evaluator, worth: Worth) -> None:
        self.position: Position = position
        self.table: TranspositionTable = table
        self.evaluation: Evaluator = evaluation
        self.axes: Axes = Axes(position)
        self.threats: Threats = Threats(position)
        self.exchange: Exchange = Exchange(position, worth, self.threats)
        self.ordering: Ordering = Ordering(position, worth, self.threats, self.exchange)
        self.ends: Ends = Ends(position, self.axes, self.threats)
        self.control: Control = Control(Budget())
        self.nodes: i64 = 0
        self.deepest: i64 = 0
        self.stopped: bool = False
        self.weakness: Weakness = Weakness(position.variant)
        self.look_at: i64 = 0
        self.variation: vec[i64] = vec[i64]([0] * ((MAX_PLY + 2) * (MAX_PLY + 2)))
        self.length: vec[i64] = vec[i64]([0] * (MAX_PLY + 2))
        self._widths: vec[i64] = vec[i64](_WIDTHS)
        self._leaf: i64 = 0
        self.numbers: Numbers = Numbers()
        self.unit: i64 = worth.unit
        self.sharing: Sharing | None = None

    def adopt(self, position: Position, control: Control) -> None:
        """Makes a position (of the same variant) the root of the next search."""
        self.position = position
        self.exchange.position = position
        self.ordering.position = position
        self.threats.adopt(position)
        self.ends.adopt(position)
        self.evaluation.adopt(position)
        self.weakness.root = position.key
        self.control = control
        self.nodes = 0
        self.deepest = 0
        self.stopped = False
        self.look_at = control.look_at

    def _settle(self, alpha: i64, beta: i64, ply: i64) -> i64:
        """Score of a position where the search proper ends."""
        self._leaf = ply
        return self._quiesce(alpha, beta, ply)

    def _quiesce(self, alpha: i64, beta: i64, ply: i64) -> i64:
        """Score once captures and checks are settled."""
        self.length[ply] = 0
        if self.stopped:
            return DRAW
        if ply > self.deepest:
            self.deepest = ply
        position = self.position
        in_check = not self.axes.royals_fall and self.threats.in_check()
        end = self._rule_end(ply)
        if end != NONE:
            return end
        if ply >= MAX_PLY:
            return self._evaluate()
        entry = self.table.find(position.key)
        static: i64 = NONE
        hash_move: i64 = NO_MOVE
        if entry >= 0:
            hash_move = self.table.move(entry)
            score = from_table(self.table.score(entry), ply)
            bound = self.table.bound(entry)
            if decides(score, bound, alpha, beta):
                return score
            static = self.table.evaluation(entry)
        if static == NONE:
            error = self.evaluation.rough_error
            if error and not in_check:
                rough = self.evaluation.rough()
                if rough - error >= beta:
                    return rough - error
                if rough + error <= alpha:
                    return self._quiesce_moves(alpha, beta, ply, rough + error, alpha - rough, NONE, False, hash_move)
            static = NONE if in_check else self._evaluate()
        if in_check:
            return self._quiesce_moves(alpha, beta, ply, -INFINITE, 0, static, True, hash_move)
        if static >= beta:
            return static
        if static > alpha:
            alpha = static
        return self._quiesce_moves(alpha, beta, ply, static, alpha - static, static, False, hash_move)

    def _quiesce_moves(
        self, alpha: i64, beta: i64, ply: i64, best: i64, behind: i64, static: i64, in_check: bool, hash_move: i64
    ) -> i64:
        """Tries captures and promotions, or all answers to a check; `behind` is what alpha lies above the position."""
        position = self.position
        ordering = self.ordering
        first = position.top
        position.generate(not in_check)
        if not in_check:
            self._score_captures(first, behind - self.numbers.settle_margin * self.unit // 100, hash_move)
        elif position.top > first:
            ordering.score_all(first, ply, hash_move)
        else:
            return ply - MATE
        is_pv = beta - alpha > 1
        left = self._most_tries(ply)
        blind = not in_check and self.weakness.is_blind(ply)
        crowded = self.axes.crowded
        best_move: i64 = NO_MOVE
        bound: i64 = UPPER
        at = first
        end = position.top
        while at < end and left > 0:
            move = ordering.pick(at, end)
            order = ordering.scores[at]
            at += 1
            if not in_check or best > -MATE_BOUND:
                late = in_check and at - first > self.numbers.settle_answers
                if order < BAD_CAPTURE // 2 or (late and ordering.is_quiet(move)):
                    break
                if crowded and not in_check and order < GOOD_CAPTURE and self.exchange.gain(move) < 0:
                    continue
            if blind and self.weakness.overlooks(move):
                continue
            ordering.histories.note(ply, ordering.slot(move))
            self.evaluation.play(move)
            if self.ends.is_banned(in_check):
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
        if best == -INFINITE:
            # Every answer to the check was banned.
            return ply - MATE
        self.table.store(position.key, best_move, to_table(best, ply), 0, bound, static)
        return best

    def _score_captures(self, first: i64, needed: i64, hash_move: i64) -> None:
        """Scores captures from `first` on, the one that the table remembers highest. Those that cannot bring `needed`,
        and those that could promote and do not, sink below the bad ones. Where there are very many, exchanges are
        looked through only when their turn comes."""
        ordering = self.ordering
        position = self.position
        crowded = self.axes.crowded
        ordering.make_room()
        for at in range(first, position.top):
            move = position.moves[at]
            if move == hash_move:
                ordering.scores[at] = _FIRST
                continue
            ordering.scores[at] = 2 * BAD_CAPTURE
            if at > first and position.moves[at - 1] == move | PROMOTION:
                continue
            won = self.exchange.at_once(move)
            if won < needed or (crowded and won <= 0):
                continue
            ordering.scores[at] = ordering.score_unjudged(move, won) if crowded else ordering.score_capture(move, won)

    def _most_tries(self, ply: i64) -> i64:
        """How many moves a node of quiescence may try."""
        if not self.axes.crowded:
            return _ALL
        deep = ply - self._leaf
        return self._widths[deep if deep < len(self._widths) else len(self._widths) - 1]

    def _can_play(self, move: i64) -> bool:
        """Whether what a remembered move needs stands where it needs it: two positions may share a hash."""
        position = self.position
        cells = position.cells
        side = position.turn
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        target = move & SQUARE_MASK
        if move & DROP:
            held = position.tables.demoted[origin << 1 | side]
            return cells[target] == 0 and position.hand[side * position.tables.kinds + held] > 0
        piece = cells[origin]
        if piece < 2 or piece & 1 != side or (move & PROMOTION and position.tables.promoted[piece] == 0):
            return False
        for n in range(move >> VIAS_SHIFT):
            victim = cells[move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK]
            if victim < 2 or victim & 1 == side:
                return False
        victim = cells[target]
        takes_own = position.tables.sweeps[piece] != 0 and position.work.sweep_own
        return target == origin or victim == 0 or (victim > 1 and (victim & 1 != side or takes_own))

    def _rule_end(self, ply: i64) -> i64:
        """Score where the rules end the game or the next move does, else NONE."""
        end = self.ends.score(ply)
        if end != NONE and self.ends.move != NO_MOVE:
            self.length[ply + 1] = 0
            self._extend_variation(self.ends.move, ply)
        return end

    def _extend_variation(self, move: i64, ply: i64) -> None:
        """The best line of this node is `move` and the best line after it."""
        width = MAX_PLY + 2
        line = self.variation
        line[ply * width] = move
        for n in range(self.length[ply + 1]):
            line[ply * width + n + 1] = line[(ply + 1) * width + n]
        self.length[ply] = self.length[ply + 1] + 1

    def _evaluate(self) -> i64:
        return self.evaluation.evaluate() + self.weakness.error(self.position.key)

    def _count(self) -> None:
        """Counts a move played and looks now and then whether to stop."""
        self.nodes += 1
        if self.nodes >= self.look_at:
            self.stopped = self.control.look(self.nodes)
            self.look_at = self.control.look_at
            if self.sharing is not None:
                self.sharing.exchange(self.table, self.nodes)
