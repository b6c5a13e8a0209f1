"""Fast answers about candidates: is it mate, does a line hold, does no other move mate?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.outcome import Termination
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..control import Control, Share
from ..mate.solver import MateSolver
from ..mate.table import ENDLESS
from .judging import checks, evasions

BLACK: Final = 0
WHITE: Final = 1

_MEGABYTES: Final = 32
# Nodes that a question may cost; whether something mates besides is asked briefly at first, since it mostly does.
_NODES: Final = 600
_BRIEFLY: Final = 50
# Where one is looked for rather than ruled out: those found at once stand for most.
_DEEPER: Final = (2, 25, 250)
UNSURE: Final = -1
# A piece that may have more moves than that (a hook mover on the largest boards) makes a node take some ten
# milliseconds. There every question is asked briefly.
_MANY_MOVES: Final = 1200
# What a step that asks nothing takes, in nodes.
_STEP: Final = 10


class SmallShare(Share):
    """A share so small that looking at the clock, and letting others run, would cost more than the work itself.

    The whole is looked at when the nodes of all rations together say so.
    """

    def __init__(self, whole: Control, nodes: int) -> None:
        super().__init__(whole, nodes)
        self._nodes: i64 = nodes
        self._look_again(0)

    def look(self, nodes: i64) -> bool:
        whole = self._whole
        whole.spent += nodes - self._counted
        self._counted = nodes
        if whole.spent >= whole.look_at:
            whole.look(whole.spent)
        if whole.stopped or nodes >= self._nodes:
            self.stopped = True
        self._look_again(nodes)
        return self.stopped

    def _look_again(self, nodes: i64) -> None:
        rest = self._whole.look_at - self._whole.spent
        at = nodes + (rest if rest > 0 else 1)
        self.look_at = at if at < self._nodes else self._nodes


class Candidate:
    """A position with Black to move (or mated, with no line), and its line: neither side has a better move on it."""

    def __init__(self, position: Position, line: list[int]) -> None:
        self.position = position
        self.line = line

    @property
    def plies(self) -> int:
        return len(self.line)


class CandidateJudge:
    """Judges positions of one variant in which Black attacks; boards are left as they were.

    Nothing it says depends on the clock, but once `control` ends the work every answer is no.
    """

    def __init__(self, variant: Variant, control: Control) -> None:
        self._solver = MateSolver(variant, _MEGABYTES)
        self._control = control

    def ended(self) -> bool:
        """Whether the work has to end. Lets other threads run."""
        control = self._control
        control.spent += _STEP
        if control.spent >= control.look_at:
            control.look(control.spent)
        return control.stopped

    def mates(self, board: Position, plies: int) -> bool:
        """Whether Black surely mates within `plies`, whoever is to move."""
        return self._ask(board, plies, _NODES) is True

    def is_mated(self, board: Position) -> bool:
        """Whether White, to move, is in check and cannot answer it, and has not lost already, his king being bare."""
        if not board.in_check() or evasions(board):
            return False
        outcome = board.outcome()
        return outcome is None or outcome.termination is not Termination.BARE_KING

    def is_only(self, board: Position, move: int) -> bool:
        """Whether surely no other check than `move` leads to a mate, however long."""
        others = [other for other in checks(board) if other != move]
        for nodes in (_BRIEFLY, _NODES):
            open_yet: list[int] = []
            for other in others:
                board.play(other)
                answer = self._ask(board, ENDLESS, nodes)
                board.undo()
                if answer:
                    return False
                if answer is None:
                    open_yet.append(other)
            others = open_yet
        return not others

    def rival(self, board: Position, move: int) -> int:
        """A check besides `move` that leads to a mate, the plainest first; NO_MOVE where surely none does, UNSURE."""
        others = [other for other in checks(board) if other != move]
        for nodes in _DEEPER:
            open_yet: list[int] = []
            for other in others:
                board.play(other)
                answer = self._ask(board, ENDLESS, nodes)
                board.undo()
                if answer:
                    return other
                if answer is None and nodes == _DEEPER[-1]:
                    return UNSURE
                if answer is None:
                    open_yet.append(other)
            others = open_yet
        return NO_MOVE

    def may_mate(self, board: Position, move: int) -> bool:
        """Whether a check is found to lead to a mate after a brief look."""
        board.play(move)
        answer = self._ask(board, ENDLESS, _DEEPER[1])
        board.undo()
        return answer is True

    def works(self, candidate: Candidate) -> bool:
        """Whether Black's first move on the line still mates in just as many plies, whatever else does."""
        board, move = candidate.position.copy(), candidate.line[0]
        if move not in checks(board):
            return False
        board.play(move)
        return self._mates_in(board, candidate.plies - 1)

    def holds(self, candidate: Candidate) -> bool:
        """Whether it is mate in just as many plies as the line has, and Black has no other way on it.

        White must not hold out longer; Black cannot be faster, since he has but one way.
        """
        board = candidate.position.copy()
        for ply, move in enumerate(candidate.line):
            attacks = ply % 2 == 0
            if move not in (checks(board) if attacks else evasions(board)):
                return False
            if attacks and not self.is_only(board, move):
                return False
            board.play(move)
            left = candidate.plies - ply - 1
            if attacks and not self._mates_in(board, left):
                return False
        return True

    def _mates_in(self, board: Position, plies: int) -> bool:
        """Whether White, to move, is mated or will be within so many plies."""
        return self.mates(board, plies) if plies else self.is_mated(board)

    def _ask(self, board: Position, plies: int, nodes: int) -> bool | None:
        if nodes > _BRIEFLY and takes_long(board):
            nodes = _BRIEFLY
        return self._solver.mates_within(board, BLACK, SmallShare(self._control, nodes), plies)


def takes_long(board: Position) -> bool:
    """Whether a piece may have so many moves that every look at a position takes long."""
    tables = board.tables
    if board.in_lines or tables.most <= _MANY_MOVES:
        return False
    for side in range(2):
        first = side * len(tables.squares)
        for at in range(first, first + board.count[side]):
            if tables.widest[board.cells[board.listed[at]]] > _MANY_MOVES:
                return True
    return False
