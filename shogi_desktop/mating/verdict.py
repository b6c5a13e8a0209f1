"""What a position is worth where one side is to mate by checks alone."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.rules.board.moves import NO_MOVE


@dataclass(frozen=True)
class Verdict:
    """What a position, or the one after `move` (NO_MOVE = the position asked about), is worth.

    mate      True: the attacker mates from there, False: he does not, None: not found out in the time
    plies     with a mate: moves from there to the mate with the best play of both; 0 = it is mate
    exact     whether it is proved that no mate is shorter
    line      with a mate: the moves from there to it; with none, the defender to move: a move that refutes it, if any
    check     whether the side to move there is in check; an attacking move that leaves it False is no check
    within    with `mate` None: plies from there within which it is proved that there is no mate, 0 = nothing known
    useless   with a mate: the last so many moves of `line` are useless interpositions and what takes them; only who
              asks for one position alone is told of them
    settled   whether that is all of them: False where the time was over before they were looked for
    """

    move: int = NO_MOVE
    mate: bool | None = None
    plies: int = 0
    exact: bool = False
    line: tuple[int, ...] = ()
    check: bool = True
    within: int = 0
    useless: int = 0
    settled: bool = True

    @property
    def at_most(self) -> bool:
        """With a mate: whether more time may find a shorter one, or that less of its line counts."""
        return not (self.exact and self.settled)

    @property
    def length(self) -> int:
        """With a mate: its length as problems state it, without useless interpositions."""
        return max(0, len(self.line) - self.useless) if self.line else self.plies

    @property
    def useful_line(self) -> tuple[int, ...]:
        """The line without useless interpositions."""
        return self.line[: self.length]
