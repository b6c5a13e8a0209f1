"""In which order a search tries moves: captures by what they win, then moves that were good elsewhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from shogi_desktop.rules.board.flights import flight_step
from shogi_desktop.rules.board.moves import DROP, NO_MOVE, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIAS_SHIFT
from shogi_desktop.rules.position import Position

from ..evaluation.relations import Relations
from ..evaluation.worth import Worth
from .exchange import Exchange
from .histories import NO_SLOT, Histories
from .threats import Threats

MAX_PLY: Final = 120

# Bands of ordering scores, far apart so that history never leaves its own.
GOOD_CAPTURE: Final = 1 << 42
KILLER: Final = 1 << 40
BAD_CAPTURE: Final = -(1 << 40)
_CHECK: Final = 6000
# Where a piece may go anywhere, hundreds of its moves are alike: they come after those of all others.
_ANYWHERE: Final = 20_000


class Ordering:
    """Scores the moves on the stack of a position.

    scores     [n] score of `position.moves[n]`
    histories  how good quiet moves were, by slots: piece, target and whether dropped
    replies    [slot of the opponent's move] the move that refuted it
    killers    [2 * ply] two quiet moves that were good at this distance from the root
    """

    def __init__(self, position: Position, worth: Worth, threats: Threats, exchange: Exchange) -> None:
        self.position: Position = position
        self.exchange: Exchange = exchange
        self.worth: vec[i64] = worth.taken
        self._threats: Threats = threats
        self._relations: Relations = threats.relations
        tables = position.tables
        self._burning: bool = tables.burning
        self._sweeping: bool = tables.sweeping
        self._teleporting: bool = any(piece for piece in tables.teleports)
        # A piece that turns over with every move gains nothing by it.
        self._loud: i64 = 0 if tables.flips else PROMOTION
        self._slots: i64 = tables.pieces * tables.size
        self.scores: vec[i64] = vec[i64]([0] * len(position.moves))
        # Drops have slots of their own, where there are any.
        slots = int(self._slots) * (2 if position.has_drops else 1)
        self.histories: Histories = Histories(slots, MAX_PLY + 2)
        self.replies: vec[i64] = vec[i64]([0] * slots)
        self.killers: vec[i64] = vec[i64]([0] * (2 * MAX_PLY + 4))
        self._lines: vec[i64] = _lines(position, self._relations)

    def clear(self) -> None:
        """Forgets what other searches taught."""
        self.histories.clear()
        for slot in range(len(self.replies)):
            self.replies[slot] = 0
        self.new_search()

    def new_search(self) -> None:
        """Killers belong to one search; history fades."""
        for n in range(len(self.killers)):
            self.killers[n] = 0
        self.histories.fade()

    def slot(self, move: i64) -> i64:
        """Place of a move, not yet played, in `histories` and `replies`."""
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        if move & DROP:
            return self._slots + (origin << 1 | self.position.turn) * self.position.tables.size + target
        return self.position.cells[origin] * self.position.tables.size + target

    def is_quiet(self, move: i64) -> bool:
        """Whether a move, not yet played, neither captures nor promotes by choice nor brings a burner to an enemy."""
        if move & self._loud or move >> VIAS_SHIFT:
            return False
        target = move & SQUARE_MASK
        if self.position.cells[target] != 0:
            return move >> ORIGIN_SHIFT & SQUARE_MASK == target
        if self._sweeping and self._sweeps(move):
            return False
        return not self._burning or not self._burns(move)

    def _sweeps(self, move: i64) -> bool:
        """Whether a move to an empty square takes something on its way."""
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        position = self.position
        if move & DROP or position.tables.sweeps[position.cells[origin]] == 0:
            return False
        target = move & SQUARE_MASK
        step = flight_step(position, origin, target)
        while step != 0 and origin + step != target:
            origin += step
            if position.cells[origin] != 0:
                return True
        return False

    def _burns(self, move: i64) -> bool:
        """Whether a move to an empty square brings a burner beside an enemy."""
        piece = self._mover(move)
        return self.position.tables.burns[piece] != 0 and self._enemy_beside(move & SQUARE_MASK, piece & 1)

    def _mover(self, move: i64) -> i64:
        """The piece that moves, as it sets out."""
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        return origin << 1 | self.position.turn if move & DROP else self.position.cells[origin]

    def _enemy_beside(self, square: i64, side: i64) -> bool:
        for step in self.position.tables.king_step:
            other = self.position.cells[square + step]
            if other > 1 and other & 1 != side:
                return True
        return False

    def gives_check(self, move: i64) -> bool:
        """Whether a move gives check; where checks are not found along lines, only one that the mover gives so."""
        position = self.position
        if not position.in_lines:
            return self._checks_directly(move)
        king = position.king[position.turn ^ 1]
        if king < 0:
            return False
        # Most moves neither leave a line to the king nor enter one.
        leads = self._line(move & SQUARE_MASK, king) >= 0
        if not leads and (move & DROP or self._line(move >> ORIGIN_SHIFT & SQUARE_MASK, king) < 0):
            return False
        return position.gives_check(move)

    def _checks_directly(self, move: i64) -> bool:
        """Whether the piece that moves attacks the last royal piece of the enemy along a line afterwards; checks
        uncovered are overlooked."""
        royal = self._threats.only_royal(self.position.turn ^ 1)
        return royal >= 0 and self.attacks(move, royal)

    def attacks(self, move: i64, king: i64) -> bool:
        """Whether the piece that moves reaches a square afterwards along a line."""
        position = self.position
        tables = position.tables
        target = move & SQUARE_MASK
        vector = self._line(target, king)
        if vector < 0:
            return False
        piece = self._mover(move)
        if move & PROMOTION:
            piece = tables.promoted[piece]
        reach = tables.reach[piece * tables.vectors + vector]
        if reach == 0:
            return False
        step = tables.vector_step[vector]
        square = target + step
        while square != king:
            reach -= 1
            if reach == 0 or position.cells[square] != 0:
                return False
            square += step
        return True

    def _line(self, square: i64, king: i64) -> i64:
        """A vector that leads from a square to a king, whatever stands between; -1 where none does."""
        relations = self._relations
        return self._lines[relations.code[king] - relations.code[square] + relations.centre]

    def make_room(self) -> None:
        """Lets `scores` be as long as the stack of moves, which grows when it must."""
        while len(self.scores) < len(self.position.moves):
            self.scores = append(self.scores, 0)

    def score_all(self, first: i64, ply: i64, hash_move: i64) -> None:
        """Scores the moves from `first` to the top of the stack; the hash move, tried already, comes last of all."""
        position = self.position
        moves = position.moves
        self.make_room()
        scores = self.scores
        killer = self.killers[2 * ply]
        second = self.killers[2 * ply + 1]
        reply = self._reply(ply)
        histories = self.histories
        row = histories.row(ply, 1)
        second_row = histories.row(ply, 2)
        royal = self._threats.only_royal(position.turn ^ 1)
        lines, code = self._lines, self._relations.code
        seen_from = code[royal] + self._relations.centre if royal >= 0 else i64(0)
        at = first
        end = position.top
        while at < end:
            move = moves[at]
            if move == hash_move:
                scores[at] = BAD_CAPTURE * 4
            elif not self.is_quiet(move):
                scores[at] = self.score_capture(move, self.exchange.at_once(move))
            elif move == killer:
                scores[at] = KILLER + 2
            elif move == second:
                scores[at] = KILLER + 1
            elif move == reply:
                scores[at] = KILLER
            else:
                scores[at] = histories.score(self.slot(move), row, second_row)
                if royal >= 0 and lines[seen_from - code[move & SQUARE_MASK]] >= 0 and self.attacks(move, royal):
                    scores[at] += _CHECK
                if self._teleporting and move & DROP == 0 and self._goes_anywhere(move):
                    scores[at] -= _ANYWHERE
            at += 1

    def _goes_anywhere(self, move: i64) -> bool:
        position = self.position
        return position.tables.teleports[position.cells[move >> ORIGIN_SHIFT & SQUARE_MASK]] != 0

    def score_capture(self, move: i64, won: i64) -> i64:
        """Score of a capture or promotion that wins so much at once: good ones by that, the cheapest taker first."""
        taker = self.taker(move)
        if self.exchange.by_lines:
            takes = self.position.cells[move & SQUARE_MASK] != 0
            if won < taker or not takes:
                gain = self.exchange.gain_after(move, won)
                if gain < 0:
                    return BAD_CAPTURE + gain
                if not takes:
                    won = gain
        elif won <= taker:
            gain = self.exchange.gain_after(move, won)
            if gain < 0:
                return BAD_CAPTURE + gain
            if gain < won:
                won = gain
        return GOOD_CAPTURE + (won << 8) - (taker >> 4)

    def score_unjudged(self, move: i64, won: i64) -> i64:
        """Score of a capture that wins so much at once, its exchange not looked through: below those that are good
        whatever follows."""
        taker = self.taker(move)
        return (GOOD_CAPTURE if won > taker else KILLER) + (won << 8) - (taker >> 4)

    def taker(self, move: i64) -> i64:
        """What the moving piece is worth."""
        return self.worth[self.position.cells[move >> ORIGIN_SHIFT & SQUARE_MASK]]

    def pick(self, at: i64, end: i64) -> i64:
        """Brings the best of the moves from `at` on to `at` and returns it."""
        scores = self.scores
        moves = self.position.moves
        best = at
        most = scores[at]
        n = at + 1
        while n < end:
            if scores[n] > most:
                most = scores[n]
                best = n
            n += 1
        move = moves[best]
        if best != at:
            moves[best] = moves[at]
            scores[best] = scores[at]
            moves[at] = move
            scores[at] = most
        return move

    def has_good_capture(self, at: i64, end: i64) -> bool:
        """Whether one of the moves from `at` on wins something."""
        while at < end:
            if self.scores[at] >= GOOD_CAPTURE:
                return True
            at += 1
        return False

    def _reply(self, ply: i64) -> i64:
        """The move that refuted the opponent's last one before, NO_MOVE where none did."""
        last = self.histories.before(ply, 1)
        return self.replies[last] if last != NO_SLOT else i64(NO_MOVE)

    def reward(self, move: i64, bonus: i64, ply: i64) -> None:
        """A quiet move refuted the opponent's last one: remembers it."""
        self.histories.learn(self.slot(move), bonus, ply)
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        last = self.histories.before(ply, 1)
        if last != NO_SLOT:
            self.replies[last] = move


def _lines(position: Position, relations: Relations) -> vec[i64]:
    """[rel of a king seen from a piece] the vector that leads there, -1 where none does."""
    tables = position.tables
    lines = vec[i64]([-1] * int(relations.rels))
    longest = max(position.variant.files, position.variant.ranks)
    for origin in position.variant.squares:
        for vector in range(tables.vectors):
            square = origin
            for _ in range(min(int(tables.vector_limit[vector]), longest)):
                square += int(tables.vector_step[vector])
                if tables.wall[square]:
                    break
                lines[relations.code[square] - relations.code[origin] + relations.centre] = vector
    return lines
