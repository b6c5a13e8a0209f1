"""What a position of a mate problem is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.rules.board.moves import from_square, is_drop, to_square
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..control import Control, Share
from ..mate.solver import MateProgress, MateResult, MateSolver

# Nodes for each reply while the simplest refutation is looked for; the last round goes on until one is found.
_PATIENCE: Final = (60, 2000, 50_000, 0)
# Plies; nobody asks whether there is no mate within more.
LONGEST: Final = 99


class Judge:
    """Judges positions of one variant by its solver; boards are the caller's and left as they were."""

    def __init__(self, variant: Variant, megabytes: int) -> None:
        self.variant = variant
        self.solver = MateSolver(variant, megabytes)

    def judge(
        self,
        board: Position,
        attacker: int,
        control: Control,
        move: int = 0,
        nodes: int = 0,
        refute: bool = True,
        report: Callable[[MateProgress], None] | None = None,
        within: int = 0,
        length: int = LONGEST,
    ) -> Verdict:
        """The verdict on the position after `move`, or on the present one.

        `nodes` bounds the search (0 = only `control` does); where they do not suffice, half as many go into a search
        for longer and longer mates, from `within` (up to there it is done already) to `length` plies. With `refute`
        the verdict on a check that does not mate shows a reply.
        """
        if move:
            board.play(move)
        defends = board.turn != attacker
        check = board.in_check() or (defends and bool(board.takes_royals) and board.royals[board.turn] == 0)
        if defends and not check:
            verdict = Verdict(move, False, check=False)
        else:
            result = self._solve(board, attacker, control, nodes, report)
            if result.mate is None:
                within, mates = self._lengthen(board, attacker, Share(control, nodes // 2), within, length)
                if mates:
                    result = self._solve(board, attacker, control, nodes, report)
            verdict = self._verdict(move, check, defends, result, within)
            if verdict.mate is False and defends and refute:
                reply = self.refutation(board, attacker, control)
                verdict = Verdict(move, False, line=(reply,) if reply else (), check=check)
        if move:
            board.undo()
        return verdict

    def _solve(
        self,
        board: Position,
        attacker: int,
        control: Control,
        nodes: int,
        report: Callable[[MateProgress], None] | None,
    ) -> MateResult:
        share = Share(control, nodes)
        result = self.solver.solve(board, share, attacker, True, report)
        share.look(self.solver.nodes)
        return result

    def _lengthen(self, board: Position, attacker: int, share: Share, within: int, length: int) -> tuple[int, bool]:
        """Looks for longer and longer mates: within how many plies there is none, and whether one was found.

        A search for mates of any length may lose itself in one that leads nowhere; where the length is bounded it
        comes to an end.
        """
        while not share.stopped and within < length:
            longer = within + 2 if within else 1 + (board.turn != attacker)
            mates = self.solver.mates_within(board, attacker, share, longer)
            if mates is not False:
                return within, mates is True
            within = longer
        return within, False

    def _verdict(self, move: int, check: bool, defends: bool, result: MateResult, within: int) -> Verdict:
        if result.mate and (result.line or (defends and result.shortest)):
            return Verdict(move, True, len(result.line), result.shortest, tuple(result.line), check)
        # Without a line the work ended before the mate that is there could be shown.
        if result.mate is False:
            return Verdict(move, False, check=check)
        return Verdict(move, None, check=check, within=within)

    def refutation(self, board: Position, attacker: int, control: Control) -> int:
        """A reply of the defender, who is not mated, that leads away most simply; NO_MOVE where time ends first.

        The fewer checks it leaves the simpler; among equal ones a capture, then a move of the king, of another piece,
        a drop.
        """
        replies = [(self._trouble(board, move, control), move) for move in evasions(board) if not control.stopped]
        replies.sort()
        for nodes in _PATIENCE:
            for _, move in replies:
                if control.stopped:
                    return 0
                board.play(move)
                mates = self.solver.mates_within(board, attacker, control, nodes=nodes)
                board.undo()
                if mates is False:
                    return move
        return 0

    def _trouble(self, board: Position, move: int, control: Control) -> int:
        """How little simple a reply is: the checks it leaves, then what it is."""
        side = int(board.turn)
        if is_drop(move):
            kind = 3
        elif board.piece_at(to_square(move)):
            kind = 0
        else:
            kind = 1 if from_square(move) == board.king_square(side) else 2
        board.play(move)
        count = len(checks(board))
        board.undo()
        control.look(self.solver.nodes)
        return count * 4 + kind


class PlayedMoves:
    """Moves that are played on a board as long as a `with` block lasts."""

    def __init__(self, board: Position, moves: Sequence[int]) -> None:
        self._board = board
        self._moves = moves

    def __enter__(self) -> None:
        for move in self._moves:
            self._board.play(move)

    def __exit__(self, *error: object) -> None:
        for _ in self._moves:
            self._board.undo()


def checks(board: Position) -> list[int]:
    """The legal moves of the side to move that give check."""
    first = board.top
    board.generate_checks()
    return _taken_off(board, int(first))


def evasions(board: Position) -> list[int]:
    """The answers of the side to move to a check, none where it is mated."""
    first = board.top
    board.generate_evasions()
    return _taken_off(board, int(first))


def _taken_off(board: Position, first: int) -> list[int]:
    moves = [int(board.moves[at]) for at in range(first, int(board.top))]
    board.top = first
    return moves
