"""A line of play made move by move: what each side has won by it, and the capture that mattered most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.position import Position

from .facts import Seen
from .sight import LAST_ROYAL, best_capture, gain, mover, takes_last_royal, won

HORIZON: Final = 9  # plies that are looked at: what comes later has other reasons


@dataclass(frozen=True)
class Step:
    """A move of a line: by whom, what it wins at once, what is still won when the square is fought out, and what it
    removes of the other side, the dearest first."""

    move: int
    side: int
    won: int
    gain: int
    piece: int
    taken: tuple[Seen, ...] = ()
    burnt: tuple[Seen, ...] = ()


@dataclass(frozen=True)
class Story:
    """The steps of a line, and what it brings `side` in the end."""

    side: int
    steps: tuple[Step, ...]
    balance: int

    def decisive(self, side: int) -> tuple[int, Step] | None:
        """The step at which a side wins what matters: the first one that wins at least half as much as any other."""
        steps = enumerate(self.steps)
        winning = [(at, step) for at, step in steps if step.side == side and step.gain > 0 and step.taken]
        most = max((step.gain for _, step in winning), default=0)
        return next(((at, step) for at, step in winning if 2 * step.gain >= most), None)


def tell(start: Position, line: Sequence[int], side: int) -> Story:
    """Makes the moves of a line, as far as they are legal and within the horizon; `start` stays as it is."""
    position = start.copy()
    steps: list[Step] = []
    balance = 0
    for move in line[:HORIZON]:
        if not position.is_legal(move):
            break
        step = _step(position, move)
        steps.append(step)
        balance += step.won if step.side == side else -step.won
        if abs(step.won) >= LAST_ROYAL:
            return Story(side, tuple(steps), balance)
        position.play(move)
    if steps and steps[-1].taken:  # it may be taken back
        back = best_capture(position, int(to_square(steps[-1].move)))[0]
        balance += -back if steps[-1].side == side else back
    return Story(side, tuple(steps), balance)


def _step(position: Position, move: int) -> Step:
    side = int(position.turn)
    removals = [removal for removal in position.transition(move).removals if removal.piece & 1 != side]
    seen = [(Seen(removal.square, removal.piece), removal.burnt) for removal in removals]
    seen.sort(key=lambda found: -position.variant.kind(found[0].piece >> 1).value)
    ends = takes_last_royal(position, move)
    return Step(
        move,
        side,
        LAST_ROYAL if ends else won(position, move),
        gain(position, move) if seen else 0,
        mover(position, move),
        tuple(piece for piece, _ in seen),
        tuple(piece for piece, burnt in seen if burnt),
    )
