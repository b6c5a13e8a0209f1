"""A line of play made move by move: what each side has won by it, and the capture that mattered most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.board.moves import from_square, is_drop, to_square, vias
from shogi_desktop.rules.position import Position

from .facts import PlacedPiece
from .sight import LAST_ROYAL, best_capture, gain, mover, takes_last_royal, won

HORIZON: Final = 9  # plies that are looked at: what comes later has other reasons


@dataclass(frozen=True)
class StoryMove:
    """A move of a line: by whom, what it wins at once, what is still won when the square is fought out, and what it
    removes of the other side, the dearest first; of that, what stands where it stood at first. `origin` is where the
    piece that moves stood at first, -1 where it was dropped since or is. First is the position that one looks at."""

    move: int
    side: int
    won: int
    gain: int
    piece: int
    taken: tuple[PlacedPiece, ...] = ()
    burnt: tuple[PlacedPiece, ...] = ()
    standing: tuple[PlacedPiece, ...] = ()
    origin: int = -1

    @property
    def prize(self) -> tuple[PlacedPiece, ...]:
        """What is worth naming of what it takes: the dearest piece, and all others that stand on its way."""
        on_the_way = not vias(self.move) and len(self.taken) > 1 + len(self.burnt)
        return self.standing if on_the_way else self.standing[:1]


@dataclass(frozen=True)
class Story:
    """The steps of a line, and what it brings `side` in the end."""

    side: int
    steps: tuple[StoryMove, ...]
    balance: int

    def decisive(self, side: int, least: int, latest: int, other: Story) -> tuple[int, StoryMove] | None:
        """The step at which a side takes what matters, by the step `latest`: the first one that wins at least half as
        much as any other. What it takes is a piece that is to be seen on the board, the side is ahead by `least` then,
        and by as much more than in the other line, in which it does not win that piece too."""
        but = other.won_by(side, least)
        winning = [
            (at, step)
            for at, step in enumerate(self.steps[: latest + 1])
            if step.side == side and step.gain >= least and step.standing and step.standing[0] not in but
            and self.lead(at, side) >= least and self.lead(at, side) - other.lead(at, side) >= least
        ]  # fmt: skip
        most = max((step.gain for _, step in winning), default=0)
        return next(((at, step) for at, step in winning if 2 * step.gain >= most), None)

    def line(self, at: int) -> tuple[int, ...]:
        """The moves up to a step."""
        return tuple(step.move for step in self.steps[: at + 1])

    def lead(self, at: int, side: int) -> int:
        """How far a side is ahead after a step, or at the end, when the square of it is fought out."""
        part = self.steps[: at + 1]
        if not part:
            return 0
        last = part[-1].gain if part[-1].taken else part[-1].won
        values = [*(step.won for step in part[:-1]), last]
        return sum(value if step.side == side else -value for value, step in zip(values, part, strict=True))

    def won_by(self, side: int, least: int) -> frozenset[PlacedPiece]:
        """What a side takes with gain in the whole line."""
        winning = (step for step in self.steps if step.side == side and step.gain >= least)
        return frozenset(seen for step in winning for seen in step.taken)


def tell(start: Position, line: Sequence[int], side: int, made: bool) -> Story:
    """Makes the moves of a line, as far as they are legal and within the horizon; `start` stays as it is. `made`: one
    looks at the position after the first move, else at that before it."""
    position = start.copy()
    steps: list[StoryMove] = []
    origins: dict[int, int] = {}  # of what has moved: where it stood at first
    balance = 0
    for move in line[:HORIZON]:
        if not position.is_legal(move):
            break
        step = _step(position, move, origins)
        if steps or not made:
            origins[int(to_square(move))] = step.origin
        steps.append(step)
        balance += step.won if step.side == side else -step.won
        if abs(step.won) >= LAST_ROYAL:
            return Story(side, tuple(steps), balance)
        position.play(move)
    if steps and steps[-1].taken:  # it may be taken back
        back = best_capture(position, int(to_square(steps[-1].move)))[0]
        balance += -back if steps[-1].side == side else back
    return Story(side, tuple(steps), balance)


def _step(position: Position, move: int, origins: dict[int, int]) -> StoryMove:
    side = int(position.turn)
    removals = [removal for removal in position.transition(move).removals if removal.piece & 1 != side]
    seen = [(PlacedPiece(removal.square, removal.piece), removal.burnt) for removal in removals]
    seen.sort(key=lambda found: -position.variant.kind(found[0].piece >> 1).worth)
    taken = tuple(piece for piece, _ in seen)
    ends = takes_last_royal(position, move)
    return StoryMove(
        move,
        side,
        LAST_ROYAL if ends else won(position, move),
        gain(position, move) if seen else 0,
        mover(position, move),
        taken,
        tuple(piece for piece, burnt in seen if burnt),
        tuple(piece for piece in taken if origins.get(piece.square, piece.square) == piece.square),
        -1 if is_drop(move) else origins.get(int(from_square(move)), int(from_square(move))),
    )
