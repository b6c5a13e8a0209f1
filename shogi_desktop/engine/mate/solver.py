"""The mate solver: is there a mate by checks, how short is it, and how does it go against the best defence?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..control import Control, Share
from ..limits import Budget
from .hands import Hands
from .search import MateSearch
from .table import DISPROVED, ENDLESS, PROVED, UNKNOWN, MateTable


@dataclass(frozen=True)
class MateResult:
    """What a solver says of a position.

    mate      True: there is one, False: there is none, None: not found out
    line      moves from here to the mate
    shortest  whether it is proved that no mate is shorter
    """

    mate: bool | None
    line: list[int] = field(default_factory=list)
    shortest: bool = False


@dataclass(frozen=True)
class MateProgress:
    """How a solver stands; `line` is the best mate so far, empty while none is known."""

    nodes: int
    elapsed_ms: int
    fill: int
    line: list[int]


class MateSolver:
    """Solves positions of one variant; remembers what it found as long as the pieces and the attacker stay the same."""

    def __init__(self, variant: Variant, megabytes: int) -> None:
        """`megabytes` bounds the memory of the table."""
        self.table = MateTable(megabytes)
        self._search = MateSearch(self.table, Position(variant))
        self._control = Control(Budget())
        self._report: Callable[[MateProgress], None] | None = None
        self._line: list[int] = []
        self._known: tuple[list[int], int] = ([], -1)

    @property
    def nodes(self) -> int:
        """Positions looked at for the last question."""
        return int(self._search.nodes)

    @property
    def length(self) -> int:
        """Plies of the mate that `mates_within` found last, or more than the shortest."""
        return int(self._search.length)

    def solve(
        self,
        board: Position,
        control: Control,
        attacker: int | None = None,
        shortest: bool = True,
        report: Callable[[MateProgress], None] | None = None,
    ) -> MateResult:
        """Whether `attacker` (the side to move where none is named) mates by checks alone.

        With `shortest`, and while `control` lets it, looks for the shortest mate against the longest defence. The
        board is left as it is. Useless interpositions count like any other move.
        """
        self._report = report
        self._line = []
        self._begin(board, int(board.turn) if attacker is None else attacker, control)
        # The search tells through this object: kept any longer, the two would hold each other, and the table with them.
        self._search.tell = self._tell
        try:
            return self._solve(board, shortest)
        finally:
            self._search.tell = None
            self._report = None

    def _solve(self, root: Position, shortest: bool) -> MateResult:
        """Answers `solve`, the search having begun."""
        search = self._search
        if search.search(ENDLESS) != PROVED:
            return MateResult(False if search.answer == DISPROVED else None)
        plies = int(search.length)
        self._line = self._main_line(root, plies, False)
        if not shortest:
            return MateResult(True, self._line)
        self._tell()
        # Two plies are the defender's who is not mated yet.
        while plies > 2 and search.search(plies - 2) == PROVED:
            plies = int(search.length)
            self._line = self._main_line(root, plies, False) or self._line
            self._tell()
        exact = plies <= 2 or search.answer == DISPROVED
        if exact:
            self._line = self._main_line(root, plies, True) or self._line
            self._tell()
        return MateResult(True, self._line, exact)

    def mates_within(
        self, board: Position, attacker: int, control: Control, plies: int = ENDLESS, nodes: int = 0
    ) -> bool | None:
        """Whether `attacker` mates within so many plies from a board of the caller's.

        None where the nodes (0 = no limit) did not suffice, or `control` ended it.
        """
        if control.stopped:
            return None
        share = Share(control, nodes)
        self._begin(board, attacker, share)
        answer = self._search.search(plies)
        share.look(self.nodes)
        return answer == PROVED if answer != UNKNOWN else None

    def _begin(self, board: Position, attacker: int, control: Control) -> None:
        hands = Hands(board, attacker)
        totals = [int(total) for total in hands.total]
        if self._known != (totals, attacker):
            self._search.forget()
            self._known = (totals, attacker)
        self._control = control
        self._search.begin(board, attacker, hands, control)

    def _tell(self) -> None:
        """Reports how it stands."""
        if self._report is not None:
            self._report(MateProgress(self.nodes, self._control.elapsed_ms(), self.table.fill(), self._line))

    def _main_line(self, root: Position, plies: int, longest: bool) -> list[int]:
        """A line of a mate within `plies`, empty where the control ended it before it was complete.

        With `longest` no mate may be shorter than `plies`, and the defender's moves are those that hold out longest.
        """
        search = self._search
        line: list[int] = []
        left = plies
        while left > 0 and search.search(left) == PROVED and search.length > 0:
            left = int(search.length) - 1
            if root.turn == search.attacker:
                move = search.quickest()
            else:
                move = self._defence(root, search.slowest(left), left if longest else 0)
            line.append(int(move))
            root.play(move)
        for _ in line:
            root.undo()
        return [] if search.stopped else line

    def _defence(self, root: Position, moves: list[int], plies: int) -> int:
        """The first of the moves that is mated in no less than `plies`, the very first with `plies` 0."""
        for move in moves if plies > 1 else []:
            root.play(move)
            answer = self._search.search(plies - 2)
            root.undo()
            if answer == DISPROVED:
                return move
            if self._search.stopped:
                break
        return moves[0]
