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
from .ordering import BAD_CAPTURE, GOOD_CAPTURE, KILLER, MAX_PLY
from .quiescence import Quiescence
from .score import DRAW, EVALUATION_LIMIT, INFINITE, MATE, MATE_BOUND, NONE, from_table, to_table
from .selection import Selection
from .table import EXACT, LEAST_DEPTH, LOWER, UPPER, TranspositionTable, decides, packed, sharpened

# Moves come in stages: that of the table, captures that win something, all others. To generate and order all of them
# costs ten times as much as captures alone where hands are full.
_HASH_MOVE: Final = 0
_BEFORE_CAPTURES: Final = 1
_CAPTURES: Final = 2
_BEFORE_ALL: Final = 3
_ALL_MOVES: Final = 4
_MOST_TAKEN: Final = 16
_TRIED: Final = 48
# The score of a move that is to be singular must have been found at most so many plies less deep.
_SINGULAR_STALE: Final = 3


class Search(Quiescence):
    """Searches a position of its own; `adopt` gives it one. What differs between games are answers of `Axes`."""

    def __init__(self, position: Position, table: TranspositionTable, evaluation: Evaluator, worth: Worth) -> None:
        super().__init__(position, table, evaluation, worth)
        self.root_depth: i64 = 0
        self.harvest: Harvest | None = None
        self._static: vec[i64] = vec[i64]([0] * (MAX_PLY + 2))
        self._tried: vec[i64] = vec[i64]([0] * ((MAX_PLY + 2) * _TRIED))
        self._taken: vec[i64] = vec[i64]([0] * ((MAX_PLY + 2) * _MOST_TAKEN))
        self.corrections: Corrections = Corrections(position, self.ordering.histories, worth.unit)
        self.selection: Selection = Selection(self.numbers, worth, self.exchange, self.ordering)

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
        score = -self.search(-beta, -alpha, depth, ply + 1, True, beta - alpha == 1)
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

    def search(self, alpha: i64, beta: i64, depth: i64, ply: i64, may_pass: bool, cut: bool) -> i64:
        """Score of the position for the side to move, exact within (alpha, beta), else a bound.

        `cut` says that a score of beta or more is expected: what does not bring it soon is looked at less deep.
        """
        self.length[ply] = 0
        position = self.position
        in_check = self.threats.in_check()
        if in_check and ply * 100 < self.numbers.check_plies * self.root_depth:
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
                pruned = self._prune(sharpened(static, known, bound), alpha, beta, depth, ply, may_pass, cut)
                if pruned != NONE:
                    return pruned
        extension: i64 = 0
        if hash_move == NO_MOVE:
            if depth >= 4:
                depth -= 1
        elif self._may_be_singular(entry, known, depth, ply):
            # How good the position is without that move (singular extension, and the cut where others do as well).
            target = known - depth * self.unit * self.numbers.singular_margin // 100
            half = (depth - 1) // 2
            others = self._search_moves(target - 1, target, half, ply, hash_move, judged, in_check, 0, cut, True)
            if others < target:
                extension = 1
            elif target >= beta:
                return target
            elif known >= beta:
                extension = -1
        return self._search_moves(alpha, beta, depth, ply, hash_move, judged, in_check, extension, cut, False)

    def _may_be_singular(self, entry: i64, known: i64, depth: i64, ply: i64) -> bool:
        """Whether the move of the table is known to be good from a search nearly as deep."""
        return (
            depth >= self.numbers.singular_depth
            and ply < 2 * self.root_depth
            and self.table.bound(entry) & LOWER != 0
            and self.table.depth(entry) >= depth - _SINGULAR_STALE
            and -EVALUATION_LIMIT < known < EVALUATION_LIMIT
            and self._can_play(self.table.move(entry))
        )

    def _prune(self, static: i64, alpha: i64, beta: i64, depth: i64, ply: i64, may_pass: bool, cut: bool) -> i64:
        """A score where the static evaluation alone, or a pass, decides the node; else NONE."""
        if self.axes.tries and self.ends.hangs_by_a_step():
            return NONE
        numbers = self.numbers
        calm = depth <= numbers.calm_depth and static - self.unit * numbers.calm_margin * depth // 100 >= beta
        if calm and static < MATE_BOUND and beta > -MATE_BOUND:
            return static
        if depth <= numbers.lost_depth and static + self.unit * numbers.lost_margin * depth // 100 <= alpha:
            score = self._settle(alpha, alpha + 1, ply)
            if score <= alpha or self.stopped:
                return score
        position = self.position
        if may_pass and depth >= 2 and static >= beta and beta > -MATE_BOUND and position.count[position.turn] > 2:
            since = self.ends.since
            self.ordering.histories.note(ply, NO_SLOT)
            self.evaluation.play_null()
            self.ends.since = position.ply
            self._count()
            score = -self.search(-beta, 1 - beta, depth - self._passing(static - beta, depth), ply + 1, False, not cut)
            self.ends.since = since
            self.evaluation.undo()
            if self.stopped:
                return DRAW
            if score >= beta:
                return beta if score >= MATE_BOUND else score
        return NONE

    def _passing(self, above: i64, depth: i64) -> i64:
        """By how many plies a pass is searched less deep in a position that stands so far above beta."""
        numbers = self.numbers
        ahead = above * 100 // (numbers.null_margin * self.unit)
        if ahead > numbers.null_most:
            ahead = numbers.null_most
        return (numbers.null_plies + depth * numbers.null_share) // 100 + ahead

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
        cut: bool,
        others: bool,
    ) -> i64:
        """Tries the moves of a node, the one of the table first and deeper by `extension`, and remembers what it finds.

        With `others` all but that move, and nothing is remembered of the position.
        """
        position = self.position
        ordering = self.ordering
        first = position.top
        histories = ordering.histories
        selection = self.selection
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
        stage: i64 = _BEFORE_ALL if in_check else _BEFORE_CAPTURES
        if not others and hash_move != NO_MOVE and self._can_play(hash_move):
            stage = _HASH_MOVE
        taken: i64 = 0
        at = end = first
        while True:
            if stage == _HASH_MOVE:
                move = hash_move
                order: i64 = 0
                stage = _BEFORE_ALL if in_check else _BEFORE_CAPTURES
            else:
                if stage == _BEFORE_CAPTURES:
                    position.generate(True)
                    at, end = first, position.top
                    ordering.score_all(first, ply, hash_move)
                    stage = _CAPTURES
                if stage == _CAPTURES and (taken == _MOST_TAKEN or not ordering.has_good_capture(at, end)):
                    position.top = first
                    stage = _BEFORE_ALL
                if stage == _BEFORE_ALL:
                    position.generate()
                    at, end = first, position.top
                    ordering.score_all(first, ply, hash_move)
                    stage = _ALL_MOVES
                if at >= end:
                    break
                move = position.moves[at] if futile else ordering.pick(at, end)
                order = ordering.scores[at]
                at += 1
                if move == hash_move:
                    continue
                if stage == _CAPTURES:
                    self._taken[ply * _MOST_TAKEN + taken] = move
                    taken += 1
                elif taken > 0 and order >= GOOD_CAPTURE and self._was_taken(move, ply, taken):
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
                reduction = selection.reduction(history, depth, number + 1, is_pv, improving, cut, in_check)
            elif order < BAD_CAPTURE // 2:
                reduction = selection.capture_reduction(depth, number + 1, is_pv, in_check)
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
            score = self._search_child(alpha, beta, further, reduction, number, ply, cut)
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
        if self.sharing is not None and depth >= LEAST_DEPTH:
            self.sharing.note(position.key, best_move, packed(to_table(best, ply), depth, bound), judged)
        if not in_check and (best_move == NO_MOVE or ordering.is_quiet(best_move)):
            self._correct(best, bound, depth, ply)
            if self.harvest is not None:
                self.harvest.take(position, best, bound, depth, static)
        return best

    def _was_taken(self, move: i64, ply: i64, taken: i64) -> bool:
        """Whether a move is one of so many that were tried before all were generated."""
        return any(self._taken[ply * _MOST_TAKEN + n] == move for n in range(taken))

    def _reward(self, move: i64, depth: i64, ply: i64, tried: i64) -> None:
        """Learns that a quiet move was good, and that so many tried before it were not."""
        self.ordering.reward(move, depth * depth * self.numbers.bonus, ply)
        for n in range(tried):
            self.ordering.histories.learn(self._tried[ply * _TRIED + n], -depth * depth * self.numbers.malus, ply)

    def _correct(self, score: i64, bound: i64, depth: i64, ply: i64) -> None:
        """Learns how wrong the evaluation was, where the score found to this bound shows it and no end of the game lies
        behind it."""
        error = score - self._static[ply]
        shown = bound & (LOWER if error > 0 else UPPER) != 0
        if shown and -EVALUATION_LIMIT < score < EVALUATION_LIMIT:
            self.corrections.learn(ply, depth, error)

    def _search_child(self, alpha: i64, beta: i64, depth: i64, reduction: i64, number: i64, ply: i64, cut: bool) -> i64:
        """Score of the move just played: late moves first less deep and with an empty window."""
        if number > 1:
            # A check is searched a ply deeper than others.
            if reduction > 0 and self.threats.in_check():
                reduction -= self.numbers.reduce_check
            if reduction > 0:
                score = -self.search(-alpha - 1, -alpha, depth - reduction, ply + 1, True, True)
                if score <= alpha or self.stopped:
                    return score
            score = -self.search(-alpha - 1, -alpha, depth, ply + 1, True, not cut)
            if score <= alpha or score >= beta or self.stopped:
                return score
        return -self.search(-beta, -alpha, depth, ply + 1, True, beta - alpha == 1 and not cut)
