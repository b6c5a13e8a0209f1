"""The pieces that problems are made of, and positions of mate put together from them by chance."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.errors import RulesError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import QuestionMessage
from .candidates import BLACK, WHITE
from .powers import is_powerful
from .random_numbers import RandomNumbers

# Where kings are mated: how likely the ranks from the far edge, and the files from the nearer edge are.
_RANKS: Final = [45, 25, 15, 10, 5]
_FILES: Final = [25, 18, 15, 12, 12, 10, 8]
# Where there are no drops: from which value on pieces are preferred, and how many victims are tried for a move.
_STRONG: Final = 1500
_VICTIMS: Final = 3
# From so many squares on a strong piece mates a king from nearly everywhere, if nothing but distance keeps it away.
_WIDE: Final = 200


class Material:
    """Puts pieces on the board and takes them off; where there are drops, White holds the whole rest of the set.

    `wanted` are pieces of Black's, one of which stands near the king in every attempt; none: whatever comes. Where one
    of them has powers, `shows_powers`, problems are about these. The board `is_wide` where Black's pieces have so much
    room, and no powers, that one of them mostly mates where another was to.
    """

    def __init__(self, variant: Variant, numbers: RandomNumbers, wanted: tuple[int, ...] = ()) -> None:
        """`wanted` are ids of kinds: these, promoted or not. ValueError for a kind that no problem has."""
        self._variant = variant
        self._numbers = numbers
        start = Position(variant)
        self.tables = start.tables
        self._set: dict[int, int] = {}
        for kind, side in variant.array.values():
            piece = int(self.tables.front[make_piece(kind, side)])
            self._set[piece] = self._set.get(piece, 0) + 1
        for kind, count in variant.start_hand:
            for side in range(2):
                self._set[kind << 1 | side] = self._set.get(kind << 1 | side, 0) + count
        standing = [int(start.piece_at(square)) for square in variant.squares]
        royal = [piece for piece in standing if self.tables.royal[piece]]
        # An emperor flees to any square of the board: hardly ever a few pieces mate it, so a prince is taken instead.
        self._kings = sorted(royal, key=lambda piece: int(self.tables.teleports[piece]))
        self.empty = Position.empty(variant)
        for kind in variant.hand_kinds:
            self.empty.set_hand(WHITE, kind, sum(self._set.get(kind << 1 | side, 0) for side in range(2)))
        if variant.check == "capture":
            # A side without a royal piece has lost where it goes on as a game, so the attacker's stays at home.
            self.empty.put(variant.home_square(BLACK), self._king(BLACK))
        self._faces = [self._usable(side) for side in range(2)]
        self.wanted = [piece for piece in dict.fromkeys(self._faces[BLACK]) if self._is_one_of(piece, wanted)]
        if wanted and not self.wanted:
            raise RulesError(QuestionMessage.NO_SUCH_PIECES)
        self.shows_powers = any([is_powerful(start, piece) for piece in self.wanted])
        self.is_wide = (
            variant.check == "capture"
            and len(variant.squares) >= _WIDE
            and not any([is_powerful(start, piece) for piece in self._faces[BLACK]])
        )

    def victims(self, position: Position, side: int) -> list[int]:
        """Pieces that a move of a side may just have taken; where there are no hands to tell, some by chance."""
        faces = self._faces[side ^ 1]
        if not position.has_drops:
            return [faces[int(self._numbers.below(len(faces)))] for _ in range(_VICTIMS)]
        demoted = self.tables.demoted
        return [piece for piece in dict.fromkeys(faces) if position.hand_count(side, int(demoted[piece]))]

    def place(self, position: Position, square: int, piece: int) -> bool:
        """Puts a piece from the rest of the set on an empty square; False where that cannot be."""
        if position.cells[square] != 0 or not self.has(position, piece) or is_misplaced(position, piece, square):
            return False
        position.put(square, piece)
        if position.has_drops:
            kind = int(self.tables.demoted[piece])
            position.set_hand(WHITE, kind, position.hand_count(WHITE, kind) - 1)
        return True

    def has(self, position: Position, piece: int) -> bool:
        """Whether the rest of the set has such a piece."""
        if position.has_drops:
            kind = int(self.tables.demoted[piece])
            return kind != 0 and position.hand_count(WHITE, kind) > 0
        plain = int(self.tables.front[piece])
        on_board = 0
        for square in self._variant.squares:
            other = int(position.cells[square])
            if other and self.tables.front[other] == plain:
                on_board += 1
        return on_board < self._set.get(plain, 0)

    def without(self, position: Position, square: int) -> Position:
        """The position without the piece on a square, which goes back to the rest of the set."""
        less = position.copy()
        piece = int(position.cells[square])
        less.put(square, 0)
        if less.has_drops:
            kind = int(self.tables.demoted[piece])
            less.set_hand(WHITE, kind, less.hand_count(WHITE, kind) + 1)
        return less

    def pieces(self, position: Position) -> list[int]:
        """Squares of all pieces but the royal ones."""
        cells, royal = position.cells, self.tables.royal
        return [square for square in self._variant.squares if cells[square] and not royal[cells[square]]]

    def squares(self, position: Position, side: int) -> list[int]:
        """Where a side has pieces, royal ones included, in the order of the board."""
        cells = position.cells
        return [square for square in self._variant.squares if cells[square] and cells[square] & 1 == side]

    def attempt(self) -> Position:
        """A king of White's and a few pieces around it; White is to move, seldom mated."""
        variant, numbers = self._variant, self._numbers
        position = self.empty.copy()
        rank = numbers.weighted(_RANKS) + 1
        file = numbers.weighted(_FILES[: (variant.files + 1) // 2]) + 1
        if numbers.chance(50):
            file = variant.files + 1 - file
        king = variant.square(file, rank)
        position.put(king, self._king(WHITE))
        around, near = neighbourhood(variant, king, 2), neighbourhood(variant, king, 1)
        self.scatter(position, BLACK, near)
        if self.wanted:
            self._put_one_of(position, self.wanted, around)
        for _ in range(1 + numbers.below(4)):
            self.scatter(position, BLACK, around)
        for _ in range(numbers.below(5)):
            self.scatter(position, WHITE, near if numbers.chance(70) else around)
        position.set_turn(WHITE)
        return position

    def scatter(self, position: Position, side: int, squares: list[int]) -> bool:
        """Puts some piece of a side on one of the squares; False where it cannot be there."""
        return self._put_one_of(position, self._faces[side], squares)

    def _put_one_of(self, position: Position, pieces: list[int], squares: list[int]) -> bool:
        square = squares[int(self._numbers.below(len(squares)))]
        return self.place(position, square, pieces[int(self._numbers.below(len(pieces)))])

    def _is_one_of(self, piece: int, kinds: tuple[int, ...]) -> bool:
        plain = int(self.tables.front[piece])
        return piece >> 1 in kinds or plain >> 1 in kinds

    def _king(self, side: int) -> int:
        return next(piece for piece in self._kings if piece & 1 == side)

    def _usable(self, side: int) -> list[int]:
        """Every piece of a side but the royal ones; those named more than once are taken the more often.

        Without drops a game has many kinds: there the strong ones, which make it what it is, are preferred.
        """
        found: list[int] = []
        for kind in self._variant.kinds:
            if kind is None or kind.royal or self._variant.kind(kind.unpromoted or kind.id).royal:
                continue
            piece = int(make_piece(kind.id, side))
            if kind.promotes_to and self._variant.kind(kind.promotes_to).royal:
                continue
            plain = int(self.tables.front[piece])
            if plain not in self._set:
                continue
            times = 2 if plain == piece else 1
            if not self._variant.has_drops and side == BLACK and kind.worth >= _STRONG:
                times += 3
            found += [piece] * times
        return found


def put_together(position: Position) -> Position:
    """The same position without history, its pieces listed in reading order."""
    new = Position.empty(position.variant)
    for square in position.variant.squares:
        if position.cells[square]:
            new.put(square, position.cells[square])
    for side in range(2):
        for kind in position.variant.hand_kinds:
            new.set_hand(side, kind, position.hand_count(side, kind))
    new.set_turn(position.turn)
    new.set_move_number(position.move_number)
    return new


def is_misplaced(position: Position, piece: int, square: int) -> bool:
    """Whether a piece could never move from a square, or would be one too many on its file (nifu)."""
    tables = position.tables
    if tables.is_barred(piece, square):
        return True
    limit = tables.drop_file_limit[piece >> 1]
    if limit == 0:
        return False
    first = (piece & 1) * len(tables.squares)
    on_file = 0
    for at in range(first, first + position.count[piece & 1]):
        other = position.listed[at]
        if position.cells[other] == piece and tables.file[other] == tables.file[square]:
            on_file += 1
    return on_file >= limit


def neighbourhood(variant: Variant, center: int, distance: int) -> list[int]:
    """The squares at most so many king steps away, the square itself left out."""
    file, rank = variant.geometry.file_of(center), variant.geometry.rank_of(center)
    return [
        variant.square(f, r)
        for r in range(max(1, rank - distance), min(variant.ranks, rank + distance) + 1)
        for f in range(max(1, file - distance), min(variant.files, file + distance) + 1)
        if f != file or r != rank
    ]


def between(variant: Variant, one: int, two: int) -> list[int]:
    """The squares between two on one line or diagonal; none for others."""
    file, rank = variant.geometry.file_of(one), variant.geometry.rank_of(one)
    across, down = variant.geometry.file_of(two) - file, variant.geometry.rank_of(two) - rank
    steps = max(abs(across), abs(down))
    if across and down and abs(across) != abs(down):
        return []
    return [variant.square(file + across * n // steps, rank + down * n // steps) for n in range(1, steps)]
