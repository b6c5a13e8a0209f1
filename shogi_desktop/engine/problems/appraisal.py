"""How much a candidate is worth as a problem, and how much it is like another."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.board.moves import PROMOTION, drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.position import Position

from .candidates import BLACK, WHITE, Candidate
from .judging import checks, evasions

_FEW_PIECES: Final = 7
# Promoted pieces of Black's are seldom seen at the beginning of a problem but for dragons and horses.
_STRONG: Final = 1000
_ODDITY: Final = {True: 0, False: 3}


class Appraisal:
    """What is said of a candidate: its worth, and numbers that are equal for those that are alike.

    start   the position or its mirror image
    begins  the first move
    ends    the mate
    idle    whether a piece is dropped in between only to be taken: that does not count
    """

    def __init__(
        self, worth: int, start: tuple[int, ...], begins: tuple[int, ...], ends: tuple[int, ...], idle: bool
    ) -> None:
        self.worth = worth
        self.start = start
        self.begins = begins
        self.ends = ends
        self.idle = idle


def appraise(candidate: Candidate) -> Appraisal:
    """Walks along the line of a candidate."""
    board = candidate.position.copy()
    start = _picture(board, 99)
    begins = _way(board, candidate.line[0])
    worth = _first_sight(board)
    idle = False
    moved: list[int] = []
    for ply, move in enumerate(candidate.line):
        following = candidate.line[ply + 1] if ply + 1 < candidate.plies else 0
        if ply % 2 == 0:
            worth += _attack(board, move, following, ply == 0)
            kind = int(drop_kind(move)) if is_drop(move) else int(board.cells[from_square(move)]) >> 1
            if kind not in moved:
                moved.append(kind)
        elif is_drop(move) and to_square(move) == to_square(following):
            idle = True
        board.play(move)
    worth += 2 * (len(moved) - 1)
    ends = _picture(board, 2)
    return Appraisal(worth, start, begins, ends, idle)


def _first_sight(board: Position) -> int:
    """Few pieces, none that is seldom seen, some in hand."""
    tables = board.tables
    worth = 0
    pieces = 0
    for square in board.variant.squares:
        piece = int(board.cells[square])
        if piece == 0 or tables.royal[piece]:
            continue
        pieces += 1
        if board.has_drops and tables.front[piece] != piece and not tables.flips:
            worth -= 5 if piece & 1 == WHITE else _ODDITY[board.variant.kind(piece >> 1).worth >= _STRONG]
        if _is_special(board, piece):
            worth += 3 if piece & 1 == BLACK else 1
    for kind in board.variant.hand_kinds:
        worth += 2 if board.hand_count(BLACK, kind) else 0
    return worth - max(0, pieces - _FEW_PIECES)


def _attack(board: Position, move: int, following: int, first: bool) -> int:
    """What a move of Black's is worth: what it offers, what it leaves undone, what else could be tried."""
    taken = int(board.cells[to_square(move)])
    worth = 0
    others = checks(board)
    worth += min(len(others), 10) // 2
    kind = int(drop_kind(move)) if is_drop(move) else int(board.cells[from_square(move)]) >> 1
    if following and to_square(following) == to_square(move):
        worth += 3 + min(board.variant.kind(kind).worth // 250, 5)
    if taken:
        worth -= 10 if first else 3
    if not is_drop(move) and not is_promotion(move) and move | PROMOTION in others and not taken:
        worth += 6
    if first and is_promotion(move):
        worth -= 1
    if is_drop(move) and _distance(board, to_square(move), int(board.king_square(WHITE))) > 1:
        worth += 3
    board.play(move)
    worth += min(len(evasions(board)), 4)
    board.undo()
    return worth


def _is_special(board: Position, piece: int) -> bool:
    """Whether a piece has powers that go beyond lines of movement."""
    tables = board.tables
    return bool(
        tables.burns[piece]
        or tables.area[piece]
        or tables.rank[piece]
        or tables.leg_first[piece + 1] > tables.leg_first[piece]
    )


def _way(board: Position, move: int) -> tuple[int, ...]:
    """A move of Black's as seen from the king, left and right being the same."""
    geometry = board.variant.geometry
    king, target = int(board.king_square(WHITE)), int(to_square(move))
    piece = -int(drop_kind(move)) if is_drop(move) else int(board.cells[from_square(move)]) >> 1
    across = abs(geometry.file_of(target) - geometry.file_of(king))
    down = geometry.rank_of(target) - geometry.rank_of(king)
    return piece, across, down, int(board.cells[target])


def _picture(board: Position, distance: int) -> tuple[int, ...]:
    """The pieces around White's king and how far the edges are, or the mirror image of that."""
    geometry = board.variant.geometry
    king = int(board.king_square(WHITE))
    file, rank = geometry.file_of(king), geometry.rank_of(king)
    one: list[tuple[int, int, int]] = []
    two: list[tuple[int, int, int]] = []
    for square in board.variant.squares:
        piece = int(board.cells[square])
        across, down = geometry.file_of(square) - file, geometry.rank_of(square) - rank
        if piece and max(abs(across), abs(down)) <= distance:
            one.append((across, down, piece))
            two.append((-across, down, piece))
    low, high = file - 1, geometry.files - file
    if distance < 99:
        low, high, rank = min(low, distance), min(high, distance), min(rank, distance + 1)
    picture = [rank]
    for kind in board.variant.hand_kinds:
        picture.append(board.hand_count(BLACK, kind))
    for number in min([low, high, *_flat(sorted(one))], [high, low, *_flat(sorted(two))]):
        picture.append(number)
    return tuple(picture)


def _flat(pieces: list[tuple[int, int, int]]) -> list[int]:
    return [number for piece in pieces for number in piece]


def _distance(board: Position, one: int, two: int) -> int:
    geometry = board.variant.geometry
    return max(abs(geometry.file_of(one) - geometry.file_of(two)), abs(geometry.rank_of(one) - geometry.rank_of(two)))
