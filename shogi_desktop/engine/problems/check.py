"""Checking mate problems: is there a mate, how does it go, and does anything else mate too?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shogi_desktop.mating.report import FlawKind, ProblemFlaw, Report, Undecided
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.wire.problem_lines import WorkProgress
from shogi_desktop.rules.board.moves import NO_MOVE, PROMOTION
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..control import Control, Share
from ..mate.solver import MateProgress
from .judging import LONGEST, Judge, PlayedMoves, checks, evasions
from .main_line import with_main_line

# Many moves are judged in rounds, each with that many times the nodes of the one before, so that a hard one does not
# keep the others waiting.
_FIRST_ROUND: Final = 500
_FIRST_ROUND_FOR_ONE: Final = 2000
_GROWTH: Final = 4
# A mate found in a round as long as this is not made shorter any more: where mates are counted, where moves are told.
_ROUND_FOR_COOKS: Final = 2000
_ROUND_FOR_MOVES: Final = 32_000
# Mates longer than those that matter are looked for in no longer rounds: where moves are compared, where one is asked.
_ROUND_BEYOND: Final = 32_000
_ROUND_BEYOND_FOR_ONE: Final = 130_000
# Lengths that matter: plies in any case, and how many more than the problem has.
_LEAST_LENGTH: Final = 9
_MORE_LENGTH: Final = 4
# Percentage of the time for the solution.
_PART_FOR_SOLUTION: Final = 50
_REPORT_MS: Final = 200
_GRAVITY: Final = list(FlawKind)


class _Teller:
    """Tells the progress of a work, at most five times a second."""

    def __init__(self, control: Control, report: Callable[[WorkProgress], None] | None) -> None:
        self._control = control
        self._report = report
        self._told_at = 0
        self.done = 0
        self.all = 0

    def tell(self, now: bool = False) -> None:
        elapsed = self._control.elapsed_ms()
        if self._report is not None and (now or elapsed >= self._told_at + _REPORT_MS):
            self._told_at = elapsed
            self._report(WorkProgress(self.done, self.all, int(self._control.spent), elapsed))

    def hear(self, progress: MateProgress) -> None:
        """What the solver tells."""
        self.tell()


class _Rival:
    """A move to be judged, played after some moves of a line; no move (0): the position itself."""

    def __init__(self, before: list[int], move: int) -> None:
        self.before = before
        self.move = move
        self.verdict = Verdict(move)
        self.settled = False

    def hear(self, verdict: Verdict) -> None:
        """The verdict of another round; one that was ended does not make a mate forgotten that was found before."""
        if verdict.mate is not None or not self.verdict.mate:
            self.verdict = verdict

    def undecided(self, least: int) -> Undecided:
        """What a report says of a move that was not decided; none there mates within `least` plies."""
        within = self.verdict.within
        return Undecided(len(self.before), self.move, max(least, within + 1 if within else 0))


class ProblemChecker:
    """Answers questions about problems of one variant.

    Its table stays as long as the pieces and the attacker stay the same, so that questions along one problem are
    answered at once. Every work ends when its control ends it, and gives what is known by then.
    """

    def __init__(self, variant: Variant, megabytes: int) -> None:
        """`megabytes` bounds the memory of the table."""
        self.variant = variant
        self.megabytes = megabytes
        self._judge = Judge(variant, megabytes)

    def solve(
        self,
        position: Position,
        attacker: int,
        control: Control,
        report: Callable[[WorkProgress], None] | None = None,
        plies: int = 0,
    ) -> Verdict:
        """The verdict on a position, whichever side is to move; mates longer than `plies` do not matter much
        (0 = all do). Its line is the main line of the check of a problem."""
        verdict = self._solve(position, attacker, control, _Teller(control, report), plies)
        return with_main_line(self._judge, position, attacker, verdict, control)

    def moves(
        self,
        position: Position,
        attacker: int,
        control: Control,
        found: Callable[[Verdict], None],
        report: Callable[[WorkProgress], None] | None = None,
    ) -> None:
        """Judges every check of the attacker, or every answer of the defender, and tells each when it is decided.

        Those not decided in the time come last.
        """
        moves = checks(position) if position.turn == attacker else evasions(position)
        rivals = [_Rival([], move) for move in moves]
        teller = _Teller(control, report)
        teller.all = len(rivals)
        self._decide(position, attacker, rivals, control, teller, found)
        for rival in rivals:
            if not rival.settled:
                found(rival.verdict)

    def check(
        self, position: Position, control: Control, report: Callable[[WorkProgress], None] | None = None
    ) -> Report:
        """The check of a problem, the side to move being the attacker."""
        attacker = int(position.turn)
        teller = _Teller(control, report)
        teller.tell(True)
        verdict = self._solution(position, control, teller)
        told = with_main_line(self._judge, position, attacker, verdict, control)
        line, length = list(told.line if told.mate else ()), told.length
        rivals = self._rivals(position, line[:length])
        teller.all = len(rivals)
        self._decide(position, attacker, rivals, control, teller, length=max(_LEAST_LENGTH, len(line) + _MORE_LENGTH))
        teller.tell(True)
        first = [rival.verdict for rival in rivals if not rival.before]
        if line:
            rest = verdict.line[1:] if verdict.line[0] == line[0] else told.line[1:]
            first.insert(0, Verdict(line[0], True, len(rest), verdict.exact and rest == verdict.line[1:], rest))
        return Report(
            verdict.mate,
            verdict.plies,
            length,
            verdict.exact,
            tuple(line),
            tuple(first),
            tuple(self._flaws(position, attacker, verdict, line[:length], rivals)),
            tuple(rival.undecided(verdict.within) for rival in rivals if rival.verdict.mate is None),
            bool(control.stopped),
            told.settled,
        )

    def _solution(self, board: Position, control: Control, teller: _Teller) -> Verdict:
        """The verdict on the problem; to prove that no mate is shorter does not take all the time there is."""
        attacker = int(board.turn)
        part = Share(control, 0, control.left_ms() * _PART_FOR_SOLUTION // 100)
        verdict = self._solve(board, attacker, part, teller)
        if verdict.mate is None and not control.stopped:
            verdict = self._solve(board, attacker, control, teller)
        return verdict

    def _solve(self, board: Position, attacker: int, control: Control, teller: _Teller, plies: int = 0) -> Verdict:
        """The verdict on one position, in rounds too: between them longer and longer mates are looked for."""
        nodes = _FIRST_ROUND_FOR_ONE
        rival = _Rival([], NO_MOVE)
        while not (rival.verdict.mate is False or rival.verdict.exact or control.stopped):
            if rival.verdict.within >= plies > 0 and nodes > _ROUND_BEYOND_FOR_ONE:
                break
            rival.hear(
                self._judge.judge(
                    board, attacker, control, nodes=nodes, report=teller.hear, within=rival.verdict.within
                )
            )
            nodes *= _GROWTH
        return rival.verdict

    def _rivals(self, board: Position, line: list[int]) -> list[_Rival]:
        """All checks beside the main line; where there is none, all checks in the position."""
        rivals: list[_Rival] = []
        for ply, played in enumerate(line or [NO_MOVE]):
            if ply % 2 == 0:
                with PlayedMoves(board, line[:ply]):
                    rivals += [_Rival(line[:ply], move) for move in checks(board) if move != played]
        return rivals

    def _decide(
        self,
        board: Position,
        attacker: int,
        rivals: list[_Rival],
        control: Control,
        teller: _Teller,
        found: Callable[[Verdict], None] | None = None,
        length: int = _LEAST_LENGTH,
    ) -> None:
        """Judges moves round after round, and tells `found` each that is decided. Mates longer than `length`, counted
        from the board, matter less."""
        nodes = _FIRST_ROUND
        while not all(rival.settled for rival in rivals):
            for rival in rivals:
                if rival.settled:
                    continue
                if control.stopped:
                    return
                refute = found is not None or not rival.before
                within = rival.verdict.within
                most = length - len(rival.before) - 1 if nodes < _ROUND_BEYOND else LONGEST
                with PlayedMoves(board, rival.before):
                    rival.hear(
                        self._judge.judge(
                            board, attacker, control, rival.move, nodes, refute, teller.hear, within, most
                        )
                    )
                mate = rival.verdict.mate
                enough = _ROUND_FOR_COOKS if found is None else _ROUND_FOR_MOVES
                if mate is False or (mate and (rival.verdict.exact or nodes >= enough)):
                    rival.settled = True
                    teller.done += 1
                    if found is not None:
                        found(rival.verdict)
                teller.tell()
            nodes *= _GROWTH

    def _flaws(
        self, board: Position, attacker: int, verdict: Verdict, line: list[int], rivals: list[_Rival]
    ) -> list[ProblemFlaw]:
        """What is wrong, the gravest first."""
        if verdict.mate is False:
            return [ProblemFlaw(FlawKind.NO_MATE)]
        flaws = []
        for rival in rivals if line else []:
            if rival.verdict.mate:
                ply, found = len(rival.before), rival.verdict
                kind = FlawKind.DUAL if ply + 1 == len(line) else FlawKind.COOK
                if rival.move ^ line[ply] == PROMOTION:
                    kind = FlawKind.PROMOTION
                elif ply == 0 and found.plies == 0:
                    kind = FlawKind.COOK
                moves = (found.move, *found.line)
                flaws.append(ProblemFlaw(kind, ply, found.move, found.plies + 1, moves, exact=found.exact))
        left = self._left(board, attacker, line)
        if left:
            flaws.append(ProblemFlaw(FlawKind.LEFT, len(line), pieces=left))
        return sorted(flaws, key=lambda flaw: (_GRAVITY.index(flaw.kind), flaw.ply))

    def _left(self, board: Position, attacker: int, line: list[int]) -> tuple[int, ...]:
        """Kinds of the pieces in the attacker's hand at the end of a line."""
        kinds: list[int] = []
        if line:
            with PlayedMoves(board, line):
                for kind in self.variant.hand_kinds:
                    kinds += [kind] * board.hand_count(attacker, kind)
        return tuple(kinds)
