"""The length of a mate problem as problems state it: without useless interpositions (mudaai).

A piece put between the king and a distant checker is useless where the checker simply takes it, and the mate then
takes no longer than it would have without, even if the piece taken were given back. Such a move and the capture do
not count. (Problem composers differ about borderline cases; this is the usual reading.)
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.board.moves import from_square, is_drop, to_square
from shogi_desktop.rules.position import Position

from ..control import Control
from ..mate.solver import MateSolver
from ..mate.table import ENDLESS
from .judging import checks, evasions

# Nodes for a check whose mate might count less than the shortest mate does, and for the shortest mate itself.
_NODES_TO_RIVAL: Final = 100
_NODES_TO_SHORTEST: Final = 2000
# Positions looked at for a line that leaves nothing in the attacker's hand.
_VISITS: Final = 400
_MANY: Final = 1000


class LengthWithoutUseless:
    """Counts the plies of mates of one attacker; remembers every position as long as it lives.

    Boards are the caller's and left as they were. Once `control` has ended the work no answer is worth anything.
    """

    def __init__(self, solver: MateSolver, attacker: int, control: Control) -> None:
        self._solver = solver
        self._attacker = attacker
        self._control = control
        # By hash: the length, or what it is known to exceed.
        self._lengths: dict[int, int] = {}
        self._exceeded: dict[int, int] = {}
        self._visits = 0

    def of_attack(self, board: Position, limit: int) -> int:
        """Plies of the mate with the attacker to move, more than `limit` where it takes longer than that."""
        key = int(board.key)
        if key in self._lengths:
            return self._lengths[key]
        if limit <= self._exceeded.get(key, 0) or self._control.stopped:
            return limit + 1
        shortest = self._shortest(board)
        if shortest > 0:
            first = (self._exceeded.get(key, 0) + 1) | 1
            last = min(limit, shortest - 2)
            moves = checks(board) if last == 1 else self._candidates(board, shortest) if first <= last else []
            for plies in range(first, last + 1, 2):
                for move in moves:
                    board.play(move)
                    within = self.of_defence(board, plies - 1) < plies
                    board.undo()
                    if within and not self._control.stopped:
                        self._lengths[key] = plies
                        return plies
            if shortest <= limit and not self._control.stopped:
                self._lengths[key] = shortest
                return shortest
        self._exceeded[key] = limit
        return limit + 1

    def of_defence(self, board: Position, limit: int) -> int:
        """Plies of the mate with the defender, who is in check, to move; more than `limit` where it takes longer."""
        key = int(board.key)
        if key in self._lengths:
            return self._lengths[key]
        if limit <= self._exceeded.get(key, -1) or self._control.stopped:
            return limit + 1
        replies = evasions(board)
        length = 0
        for move in replies:
            if not blocks(board, move):
                length = max(length, self._after(board, move, limit))
                if length > limit:
                    self._exceeded[key] = limit
                    return limit + 1
        without = length
        for move in replies:
            if blocks(board, move) and not self.is_useless(board, move, without):
                length = max(length, self._after(board, move, limit))
                if length > limit:
                    self._exceeded[key] = limit
                    return limit + 1
        if not self._control.stopped:
            self._lengths[key] = length
        return length

    def _after(self, board: Position, move: int, limit: int) -> int:
        if limit < 2:
            return limit + 1
        board.play(move)
        length = 1 + self.of_attack(board, limit - 1)
        board.undo()
        return length

    def is_useless(self, board: Position, block: int, without: int) -> bool:
        """Whether an interposition changes nothing of a mate in `without` plies."""
        king = board.king_square(board.turn)
        square = int(to_square(block))
        checker = self._checker_behind(board, king, square)
        board.play(block)
        useless = False
        for move in checks(board):
            if not useless and not is_drop(move) and to_square(move) == square and from_square(move) == checker:
                useless = self._is_same_after(board, move, without)
        board.undo()
        return useless

    def _is_same_after(self, board: Position, capture: int, without: int) -> bool:
        """Whether the mate takes no longer once a piece is taken and given back."""
        kind = int(board.tables.demoted[board.piece_at(to_square(capture))])
        after = board.copy()
        after.play(capture)
        after.set_hand(self._attacker, kind, after.hand_count(self._attacker, kind) - 1)
        after.set_hand(1 - self._attacker, kind, after.hand_count(1 - self._attacker, kind) + 1)
        return self.of_defence(after, without) <= without

    def _checker_behind(self, board: Position, king: int, square: int) -> int:
        """Where the first piece stands on the line from the king over a square."""
        tables = board.tables
        for vector in range(int(tables.vectors)):
            step = int(tables.vector_step[vector])
            here = king
            passed = False
            for _ in range(int(tables.vector_limit[vector])):
                here += step
                passed = passed or here == square
                if board.cells[here] != 0:
                    break
            if passed:
                return here
        return -1

    def _shortest(self, board: Position) -> int:
        """Plies of the shortest mate, all interpositions counted; 0 where none is found."""
        shortest, limit = 0, ENDLESS
        while limit > 0 and self._mates(board, limit, _NODES_TO_SHORTEST):
            shortest = self._solver.length
            limit = shortest - 2
        return shortest

    def _candidates(self, board: Position, shortest: int) -> list[int]:
        """Checks whose mate may count less than the shortest mate."""
        return [move for move in checks(board) if self._mates_after(board, move, shortest - 1, _NODES_TO_RIVAL)]

    def _mates(self, board: Position, plies: int, nodes: int) -> bool:
        return self._solver.mates_within(board, self._attacker, self._control, plies, nodes) is True

    def _mates_after(self, board: Position, move: int, plies: int, nodes: int) -> bool:
        board.play(move)
        mates = self._mates(board, plies, nodes)
        board.undo()
        return mates

    # The line

    def line(self, board: Position, length: int) -> list[int]:
        """A line of the mate in so many plies that count, empty where it was not found.

        The defender holds out longest, and of the longest defences chooses one that leaves nothing in the attacker's
        hand, or little.
        """
        self._visits = _VISITS
        moves = self._best(board, length)[1]
        return moves if len(moves) == length and not self._control.stopped else []

    def _best(self, board: Position, length: int) -> tuple[int, list[int]]:
        """How many pieces are left in hand at the end of the best line, and its moves."""
        self._visits -= 1
        if length == 0:
            return sum(board.hand_count(self._attacker, kind) for kind in board.variant.hand_kinds), []
        fewest = _MANY
        best: list[int] = []
        for move in self._mating(board, length) if board.turn == self._attacker else self._longest(board, length):
            board.play(move)
            left, rest = self._best(board, length - 1)
            board.undo()
            if left < fewest:
                fewest, best = left, [move, *rest]
            if fewest == 0 or self._visits <= 0:
                break
        return fewest, best

    def _mating(self, board: Position, length: int) -> list[int]:
        """A check that mates in so many plies that count, before the last move; at the last move all of them.

        Rather such that are also shortest with every interposition counted.
        """
        moves = checks(board)
        strict = [move for move in moves if self._mates_after(board, move, length - 1, _NODES_TO_SHORTEST)]
        found: list[int] = []
        for move in strict or moves:
            board.play(move)
            mates = self.of_defence(board, length - 1) < length
            board.undo()
            if mates:
                found.append(move)
                if length > 1:
                    break
        return found

    def _longest(self, board: Position, length: int) -> list[int]:
        """The replies that count and hold out so many plies that count."""
        replies = evasions(board)
        others = [self._after(board, move, length) for move in replies if not blocks(board, move)]
        without = max(others, default=0)
        return [
            move
            for move in replies
            if not (blocks(board, move) and self.is_useless(board, move, without))
            and self._after(board, move, length) == length
        ]


def blocks(board: Position, reply: int) -> bool:
    """Whether an answer to a check is an interposition."""
    if is_drop(reply):
        return True
    return from_square(reply) != board.king_square(board.turn) and board.piece_at(to_square(reply)) == 0
