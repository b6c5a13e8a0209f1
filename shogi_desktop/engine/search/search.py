"""Principal variation search below the root: alpha-beta with what makes it deep where it matters."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position

from ..control import Control
from ..evaluation.evaluation import Evaluator
from ..evaluation.worth import Worth
from .corrections import Corrections
from .harvest import Harvest
from .histories import NO_SLOT
from .ordering import KILLER, MAX_PLY
from .quiescence import Quiescence
from .score import DRAW, EVALUATION_LIMIT, INFINITE, MATE, MATE_BOUND, NONE, from_table, to_table
from .selection import Selection
from .table import EXACT, LOWER, UPPER, TranspositionTable, decides, sharpened

# Where a node stands before it has generated its moves.
_HASH_MOVE: Final = -2
_NOT_GENERATED: Final = -1
_TRIED: Final = 48
# Up to this depth a position far above beta is left to its evaluation.
_CALM_DEPTH: Final = 4
# From this depth on the move of the table is searched deeper where no other comes near it; its score must have been
# found at most so many plies less deep.
_SINGULAR_DEPTH: Final = 7
_SINGULAR_STALE: Final = 3


class Search(Quiescence):
    """Searches a position of its own; `adopt` gives it one. What differs between games are answers of `Axes`."""

    def __init__(self, position: Position, table: TranspositionTable, evaluation: Evaluator, worth: Worth) -> None:
        super().__init__(position, table, evaluation, worth)
        self.root_depth: i64 = 0
        self.harvest: Harvest | None = None
        self._static: vec[i64] = vec[i64]([0] * (MAX_PLY + 2))
        self._tried: vec[i64] = vec[i64]([0] * ((MAX_PLY + 2) * _TRIED))
        self.corrections: Corrections = Corrections(position, self.ordering.histories, worth.unit)
        self._selection: Selection = Selection(worth, self.exchange, self.ordering)
        # Margins of pruning, in the worth that pieces have in this variant.
        unit = worth.unit
        self._calm_margin: i64 = 110 * unit // 100
        self._lost_margin: i64 = 350 * unit // 100
        self._ahead_margin: i64 = 300 * unit // 100
        self._singular_margin: i64 = 10 * unit // 100

    def adopt(self, position: Position, control: Control) -> None:
        Quiescence.adopt(self, position, control)
        self.corrections.position = position

    def forget(self) -> None:
        """Forgets what searches of other games taught."""
        self.ordering.clear()
        self.corrections.clear()

    def after(self, move: i64, alpha: i64, beta: i64, depth: i64, ply: i64) -> i64:
        """Score of a move for the side that plays it."""
        self.ordering.histories.note(ply, self.ordering.slot(move))
        self.evaluation.play(move)
        self._count()
        score = -self.search(-beta, -alpha, depth, ply + 1, True)
        self.evaluation.undo()
        return score

    def forecast(self, move: i64) -> i64:
        """What a move of the root promises before anything is searched; 0 leaves it where it is among the others.

        Where royal pieces fall: what it wins in exchanges; the game where it takes the last one or leaves its own.
        """
        if not self.axes.royals_fall:
            return 0
        position = self.position
        side = position.turn
        gain = self.exchange.gain(move)
        self.evaluation.play(move)
        if self.ends.has_fallen(side) or self.threats.can_lose(side):
            gain = -MATE
        if self.ends.has_fallen(side ^ 1):
            gain = MATE
        self.evaluation.undo()
        return gain

    def search(self, alpha: i64, beta: i64, depth: i64, ply: i64, may_pass: bool) -> i64:
        """Score of the position for the side to move, exact within (alpha, beta), else a bound."""
        self.length[ply] = 0
        position = self.position
        in_check = self.threats.in_check()
        if in_check and ply < 2 * self.root_depth:
            depth += 1
        if depth <= 0:
            return self._settle(alpha, beta, ply)
        if self.stopped:
            return DRAW
        if ply > self.deepest:
            self.deepest = ply
        end = self._rule_end(ply)
        if end != NONE:
            return end
        if ply >= MAX_PLY:
            return self._evaluate()
        # A mate nearer to the root than anything to be found here makes this node pointless.
        if alpha < -MATE + ply:
            alpha = -MATE + ply
        if beta > MATE - ply - 1:
            beta = MATE - ply - 1
        if alpha >= beta:
            return alpha
        is_pv = beta - alpha > 1
        key = position.key
        entry = self.table.find(key)
        hash_move: i64 = NO_MOVE
        known: i64 = NONE
        bound: i64 = 0
        judged: i64 = NONE
        if entry >= 0:
            hash_move = self.table.move(entry)
            known = from_table(self.table.score(entry), ply)
            bound = self.table.bound(entry)
            if not is_pv and self.table.depth(entry) >= depth and decides(known, bound, alpha, beta):
                return known
            judged = self.table.evaluation(entry)
        if in_check:
            self._static[ply] = -INFINITE
        else:
            if judged == NONE:
                judged = self._evaluate()
            static = judged + self.corrections.of(ply)
            self._static[ply] = static
            if not is_pv:
                pruned = self._prune(sharpened(static, known, bound), alpha, beta, depth, ply, may_pass)
                if pruned != NONE:
                    return pruned
        extension: i64 = 0
        if hash_move == NO_MOVE:
            if depth >= 4:
                depth -= 1
        elif self._may_be_singular(entry, known, depth, ply):
            # How good the position is without that move (singular extension, and the cut where others do as well).
            target = known - depth * self._singular_margin
            others = self._search_moves(target - 1, target, (depth - 1) // 2, ply, hash_move, judged, in_check, 0, True)
            if others < target:
                extension = 1
            elif target >= beta:
                return target
            elif known >= beta:
                extension = -1
        return self._search_moves(alpha, beta, depth, ply, hash_move, judged, in_check, extension, False)

    def _may_be_singular(self, entry: i64, known: i64, depth: i64, ply: i64) -> bool:
        """Whether the move of the table is known to be good from a search nearly as deep."""
        return (
            depth >= _SINGULAR_DEPTH
            and ply < 2 * self.root_depth
            and self.table.bound(entry) & LOWER != 0
            and self.table.depth(entry) >= depth - _SINGULAR_STALE
            and -EVALUATION_LIMIT < known < EVALUATION_LIMIT
            and self._can_play(self.table.move(entry))
        )

    def _prune(self, static: i64, alpha: i64, beta: i64, depth: i64, ply: i64, may_pass: bool) -> i64:
        """A score where the static evaluation alone, or a pass, decides the node; else NONE."""
        if self.axes.tries and self.ends.hangs_by_a_step():
            return NONE
        calm = depth <= _CALM_DEPTH and static - self._calm_margin * depth >= beta
        if calm and static < MATE_BOUND and beta > -MATE_BOUND:
            return static
        if depth <= 2 and static + self._lost_margin * depth <= alpha:
            score = self._settle(alpha, alpha + 1, ply)
            if score <= alpha or self.stopped:
                return score
        position = self.position
        if may_pass and depth >= 2 and static >= beta and beta > -MATE_BOUND and position.count[position.turn] > 2:
            reduced = depth - 3 - depth // 4 - (1 if static > beta + self._ahead_margin else 0)
            since = self.ends.since
            self.ordering.histories.note(ply, NO_SLOT)
            self.evaluation.play_null()
            self.ends.since = position.ply
            self._count()
            score = -self.search(-beta, 1 - beta, reduced, ply + 1, False)
            self.ends.since = since
            self.evaluation.undo()
            if self.stopped:
                return DRAW
            if score >= beta:
                return beta if score >= MATE_BOUND else score
        return NONE

    def _search_moves(
        self,
        alpha: i64,
        beta: i64,
        depth: i64,
        ply: i64,
        hash_move: i64,
        judged: i64,
        in_check: bool,
        extension: i64,
        others: bool,
    ) -> i64:
        """Tries the moves of a node, the one of the table first and deeper by `extension`, and remembers what it finds.

        With `others` all but that move, and nothing is remembered of the position.
        """
        position = self.position
        ordering = self.ordering
        first = position.top
        histories = ordering.histories
        selection = self._selection
        row, second_row = histories.row(ply, 1), histories.row(ply, 2)
        static = self._static[ply]
        is_pv = beta - alpha > 1
        blind = not in_check and self.weakness.is_blind(ply)
        improving = not in_check and (ply < 2 or static > self._static[ply - 2])
        selective = not in_check and not (self.axes.tries and self.ends.hangs_by_a_step())
        best = -INFINITE
        best_move: i64 = NO_MOVE
        bound: i64 = UPPER
        number: i64 = 0
        tried: i64 = 0
        # Once a quiet move cannot help, those after it cannot either, unless they check: their order does not matter.
        futile = False
        starts = not others and hash_move != NO_MOVE and self._can_play(hash_move)
        at: i64 = _HASH_MOVE if starts else _NOT_GENERATED
        end: i64 = 0
        while True:
            if at == _HASH_MOVE:
                move = hash_move
                order: i64 = 0
                at = _NOT_GENERATED
            else:
                if at == _NOT_GENERATED:
                    position.generate()
                    at = first
                    end = position.top
                    ordering.score_all(first, ply, hash_move)
                if at >= end:
                    break
                move = position.moves[at] if futile else ordering.pick(at, end)
                order = ordering.scores[at]
                at += 1
                if move == hash_move:
                    continue
            if blind and self.weakness.overlooks(move):
                continue
            quiet = ordering.is_quiet(move)
            may_skip = selective and number > 0 and best > -MATE_BOUND
            if may_skip and quiet:
                if selection.is_late(number, depth, improving):
                    break
                if futile and not selection.checks_for_free(move):
                    continue
            slot = ordering.slot(move)
            reduction: i64 = 0
            if quiet:
                history = histories.score(slot, row, second_row)
                reduction = selection.reduction(history, depth, number + 1, is_pv, improving, in_check)
            if may_skip:
                if not quiet:
                    if selection.is_bad_capture(order, depth):
                        continue
                elif selection.is_futile(order, depth, depth - reduction, alpha - static):
                    if not selection.checks_for_free(move):
                        futile = order < KILLER
                        continue
                elif selection.loses(move, depth, depth - reduction):
                    continue
            histories.note(ply, slot)
            self.evaluation.play(move)
            if self.ends.is_banned(in_check):
                self.evaluation.undo()
                continue
            number += 1
            self._count()
            further = depth - 1 + (extension if move == hash_move else 0)
            score = self._search_child(alpha, beta, further, reduction, number, ply)
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
            if quiet and tried < _TRIED:
                self._tried[ply * _TRIED + tried] = slot
                tried += 1
        position.top = first
        if number == 0 and not others:
            return static if blind else self.ends.without_moves(ply, in_check)
        if bound == LOWER and ordering.is_quiet(best_move):
            self._reward(best_move, depth, ply, tried)
        if others:
            return best
        self.table.store(position.key, best_move, to_table(best, ply), depth, bound, judged)
        if not in_check and (best_move == NO_MOVE or ordering.is_quiet(best_move)):
            self._correct(best, bound, depth, ply)
            if self.harvest is not None:
                self.harvest.take(position, best, bound, depth, static)
        return best

    def _reward(self, move: i64, depth: i64, ply: i64, tried: i64) -> None:
        """Learns that a quiet move was good, and that so many tried before it were not."""
        self.ordering.reward(move, depth, ply)
        for n in range(tried):
            self.ordering.histories.learn(self._tried[ply * _TRIED + n], -depth * depth * 8, ply)

    def _correct(self, score: i64, bound: i64, depth: i64, ply: i64) -> None:
        """Learns how wrong the evaluation was, where the score found to this bound shows it and no end of the game lies
        behind it."""
        error = score - self._static[ply]
        shown = bound & (LOWER if error > 0 else UPPER) != 0
        if shown and -EVALUATION_LIMIT < score < EVALUATION_LIMIT:
            self.corrections.learn(ply, depth, error)

    def _search_child(self, alpha: i64, beta: i64, depth: i64, reduction: i64, number: i64, ply: i64) -> i64:
        """Score of the move just played: late moves first less deep and with an empty window."""
        if number > 1:
            # A check is searched a ply deeper than others.
            if reduction > 0 and self.threats.in_check():
                reduction -= 1
            if reduction > 0:
                score = -self.search(-alpha - 1, -alpha, depth - reduction, ply + 1, True)
                if score <= alpha or self.stopped:
                    return score
            score = -self.search(-alpha - 1, -alpha, depth, ply + 1, True)
            if score <= alpha or score >= beta or self.stopped:
                return score
        return -self.search(-beta, -alpha, depth, ply + 1, True)
