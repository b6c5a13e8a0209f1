"""A piece on a small board of its own: it moves again and again by the real rules, all others stand still. No Qt."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules import Position
from shogi_desktop.rules.board.moves import from_square, to_square
from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.record.movement import UNLIMITED, Movement, Ray
from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.lessons.practice import practice_moves, practice_variant

Cell = tuple[int, int]  # (right, forward) of the piece

_MINOR: Final = 4  # so many of the humblest kinds take turns
_FROM_AHEAD: Final = ((0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (0, -1))


def others_around(variant: Variant, kind: Kind, square: int) -> dict[int, int]:
    """Square -> piece for the enemies and own pieces around a kind of Black's on `square`."""
    plan = _Plan(variant, kind, square)
    movement = kind.movement
    if any(ray.block == "ranked" for ray in movement.rays):
        plan.rows_to_jump(movement)
    if movement.legs:
        plan.double_captures(movement)
    if movement.raids:
        plan.guarded()
    if kind.burns:
        plan.crowd()
    plan.at_ends(movement)
    if not kind.burns:
        plan.burner()
    return plan.pieces


class _Plan:
    """Places pieces by offsets; what would lie off the board or on another piece is left out."""

    def __init__(self, variant: Variant, kind: Kind, square: int) -> None:
        self._variant = variant
        self._kind = kind
        self._file, self._rank = variant.file_of(square), variant.rank_of(square)
        self.pieces: dict[int, int] = {}
        self._taken = {square}
        known = [other for other in variant.every_kind if not other.unpromoted]
        plain = [other for other in known if not (other.royal or other.jump_rank or other.burns)]
        self._minor = sorted(plain, key=lambda other: other.value)[:_MINOR]
        self._known = known

    def put(self, cell: Cell, side: Side, kind: Kind | None = None) -> None:
        file, rank = self._file - cell[0], self._rank - cell[1]
        if not (1 <= file <= self._variant.files and 1 <= rank <= self._variant.ranks):
            return
        square = self._variant.square(file, rank)
        if square in self._taken:
            return
        self._taken.add(square)
        chosen = kind or self._minor[len(self.pieces) % len(self._minor)]
        self.pieces[square] = make_piece(chosen.id, side)

    def rows_to_jump(self, movement: Movement) -> None:
        """Ahead a row of both sides to jump over; on another line one that may not be jumped, before a fat prize."""
        lines = [step for step in _FROM_AHEAD if any(_is(ray, step) for ray in movement.rays if ray.block == "ranked")]
        ahead, aside = lines[0], lines[1] if len(lines) > 1 else lines[0]
        for distance, side in ((2, Side.WHITE), (3, Side.BLACK), (4, Side.WHITE)):
            self.put(_times(ahead, distance), side)
        wall = max(self._known, key=lambda other: other.jump_rank)
        prize = max((other for other in self._known if not other.royal), key=lambda other: other.value)
        self.put(_times(aside, 2), Side.WHITE, wall)
        self.put(_times(aside, 3), Side.WHITE, prize)

    def double_captures(self, movement: Movement) -> None:
        """Two enemies one behind the other, and one at the side that may be taken from home."""
        onward = [(a, b) for a, b in movement.legs if (a[0] + b[0], a[1] + b[1]) != (0, 0)]
        home = [a for a, b in movement.legs if (a[0] + b[0], a[1] + b[1]) == (0, 0)]
        straight = sorted((a for a, b in onward if a == b), key=_FROM_AHEAD.index)
        if straight:
            self.put(straight[0], Side.WHITE)
            self.put(_times(straight[0], 2), Side.WHITE)
        for cell in sorted(home, key=_FROM_AHEAD.index)[1:4:2]:
            self.put(cell, Side.WHITE)

    def guarded(self) -> None:
        """For what captures anywhere what is not protected: enemies that stand alone, and one before another."""
        walker = next((other for other in self._minor if _steps_ahead(other)), None)
        for cell in ((3, 2), (2, 4), (-2, 3), (-2, 4)):
            self.put(cell, Side.WHITE, walker)
        self.put((1, 1), Side.BLACK)

    def crowd(self) -> None:
        """Enemies around a square in reach, and another burner to keep away from."""
        for cell in ((-1, 4), (0, 4), (1, 4), (-2, 3), (-2, 2)):
            self.put(cell, Side.WHITE)
        self.put((3, 3), Side.WHITE, self._kind)

    def at_ends(self, movement: Movement) -> None:
        """An enemy or, every third time, an own piece on the lines that are still empty."""
        cells = [_end(ray) for ray in sorted(movement.rays, key=_from_ahead) if ray.capture and ray.block != "ranked"]
        short = max((max(map(abs, cell)) for cell in cells), default=0) == 1
        for number, cell in enumerate(cells[::2] if len(cells) > 3 else cells):
            if short and number % 2 == 0:
                cell = (cell[0] * 2, cell[1] * 2 + 1)
            if len(self.pieces) < 7:
                self.put(cell, Side.BLACK if number % 3 == 1 and len(cells) > 2 else Side.WHITE)

    def burner(self) -> None:
        """In a game with one, an enemy that burns waits in the corner."""
        burners = [other for other in self._known if other.burns]
        if burners:
            corner = (self._file - self._variant.files, self._rank - 1)
            self.put(corner, Side.WHITE, burners[0])


def _steps_ahead(kind: Kind) -> bool:
    return any(_is(ray, (0, 1)) and ray.capture for ray in kind.movement.rays)


def _is(ray: Ray, step: Cell) -> bool:
    return (ray.right, ray.forward) == step


def _times(step: Cell, distance: int) -> Cell:
    return step[0] * distance, step[1] * distance


def _end(ray: Ray) -> Cell:
    """A square of the ray worth standing on: some way off on an endless one."""
    distance = (3 if ray.right == 0 or ray.forward == 0 else 2) if ray.limit == UNLIMITED else ray.limit
    return ray.right * distance, ray.forward * distance


def _from_ahead(ray: Ray) -> tuple[int, int]:
    """Sorts the lines that lead ahead first."""
    return -ray.forward, abs(ray.right)


SMALL: Final = 7  # squares a side for pieces that go a few squares
LARGE: Final = 9  # for those that range


class Trial:
    """The board on which a kind of `variant` is tried out.

    `position` always has the learner's side to move; `square` is where the piece stands, -1 where it is gone.
    """

    def __init__(self, variant: Variant, kind: Kind) -> None:
        size = LARGE if _ranges(kind.movement) else SMALL
        self.variant = practice_variant(variant, size, size, drops=False)
        self._kind = kind
        self.reset()

    def reset(self) -> None:
        """The piece and all others where they began."""
        self.position = Position.empty(self.variant)
        self.square = self._home()
        self.position.put(self.square, make_piece(self._kind.id, Side.BLACK))
        for square, piece in others_around(self.variant, self._kind, self.square).items():
            self.position.put(square, piece)
            if self.variant.check == "mate" and self.position.in_check():
                self.position.put(square, 0)
        self.position.set_turn(Side.BLACK)

    def _home(self) -> int:
        """In the middle, lower where it has more to show ahead; on the last rank where it never comes back."""
        middle = (self.variant.files + 1) // 2
        ranks = self.variant.ranks
        movement = self._kind.movement
        steps = [ray.forward for ray in movement.rays]
        back = movement.teleports or min(steps, default=0) < 0 or bool(movement.legs)
        return self.variant.square(middle, middle + 1 if back else ranks)

    def moves(self) -> list[int]:
        """The moves of the piece."""
        if self.square < 0:
            return []
        return [move for move in practice_moves(self.position) if from_square(move) == self.square]

    def play(self, move: int) -> Transition:
        """Makes one of `moves`; it is the learner's turn again."""
        transition = self.position.transition(move)
        position = self.position.copy()
        position.play(move)
        position.set_turn(Side.BLACK)
        self.position = position
        target = int(to_square(move))
        self.square = target if position.piece_at(target) else -1
        return transition

    def enemies(self) -> int:
        """How many there are left to capture."""
        pieces = [int(self.position.piece_at(square)) for square in self.variant.squares]
        return sum(1 for piece in pieces if piece and piece & 1 == Side.WHITE)


def _ranges(movement: Movement) -> bool:
    """Whether a kind needs room."""
    if movement.teleports or movement.raids:
        return True
    return bool(movement.area) or any(_length(ray.limit, ray.right, ray.forward) > 2 for ray in movement.rays)


def _length(limit: int, right: int, forward: int) -> int:
    return UNLIMITED if limit == UNLIMITED else limit * max(abs(right), abs(forward))
