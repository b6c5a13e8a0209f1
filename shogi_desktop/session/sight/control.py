"""Which pieces of each side could take on which squares: facts from the rules, pins and checks aside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import from_square, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY, make_piece
from shogi_desktop.rules.moves.army import generate_ways
from shogi_desktop.rules.moves.offers import reserve
from shogi_desktop.rules.position import Position

Pairs = set[tuple[int, int]]
"""(square of a piece, square on which it could take)"""


@dataclass(frozen=True)
class Control:
    """For each side the squares on which it could take, were an enemy there, with the places of the pieces that could.

    A square of its own is one that it guards.
    """

    takers: tuple[dict[int, frozenset[int]], dict[int, frozenset[int]]]

    def counts(self, side: int) -> dict[int, int]:
        """How many pieces of a side could take on each square; squares of no piece are left out."""
        return {square: len(found) for square, found in self.takers[side].items()}


def control_of(position: Position) -> Control:
    """Who controls what in a position, whoever's turn it is; that some pieces go anywhere would tell nothing."""
    board = position.copy()
    board.work.far = vec[i64]([0] * len(board.work.far))
    return Control((_takers(_pairs(board, 0)), _takers(_pairs(board, 1))))


def _takers(pairs: Pairs) -> dict[int, frozenset[int]]:
    found: dict[int, list[int]] = {}
    for origin, square in pairs:
        found.setdefault(square, []).append(origin)
    return {square: frozenset(origins) for square, origins in found.items()}


def _pairs(board: Position, side: int) -> Pairs:
    """What the pieces of a side could take, and where they go as long as something could be taken there."""
    variant = board.variant
    board.set_turn(side)
    reserve(board)
    standing = {square: int(piece) for square in variant.squares if (piece := board.piece_at(square)) != EMPTY}
    own = [square for square, piece in standing.items() if piece & 1 == side]
    empty = [square for square in variant.squares if square not in standing]
    rays = [ray for kind in variant.every_kind for ray in kind.movement.rays]
    pairs = _reached(board)
    for group in _groups(own):
        others = [square for square in own if square not in group]
        pairs |= _taken(board, {square: standing[square] ^ 1 for square in group}, others)
    stand_in = make_piece(board.work.stand_in, side ^ 1)
    if any(ray.block for ray in rays):
        # Behind pieces that are jumped over: pieces of the lowest rank stop no such jump. What they do stop has been
        # seen without them.
        pairs |= _taken(board, dict.fromkeys(empty, stand_in), own)
    if not all(ray.capture for ray in rays):
        pairs = {(origin, square) for origin, square in pairs if square in standing}
        pairs = pairs.union(*(_taken(board, {square: stand_in}, own) for square in empty))
    return pairs


def _groups(squares: list[int]) -> Iterator[set[int]]:
    """Some of the squares at a time, so that any two of them are parted once each way."""
    for bit in range(max(len(squares) - 1, 0).bit_length()):
        for value in (0, 1):
            yield {square for at, square in enumerate(squares) if at >> bit & 1 == value}


def _reached(board: Position) -> Pairs:
    pairs: Pairs = set()
    for move in _moves(board, captures_only=False):
        origin = int(from_square(move))
        pairs.update((origin, int(square)) for square in (*vias(move), to_square(move)) if square != origin)
    return pairs


def _taken(board: Position, pieces: dict[int, int], movers: list[int]) -> Pairs:
    """Who of the `movers` takes with the first step what would stand on some squares, were it there."""
    cells, listed, start = board.cells, board.listed, board.turn * len(board.variant.squares)
    there = {square: cells[square] for square in pieces}
    count = board.count[board.turn]
    everyone = [listed[start + at] for at in range(count)]
    _put(cells, pieces)
    _list(board, start, movers)
    moves = _moves(board, captures_only=True)
    _put(cells, there)
    _list(board, start, everyone)
    firsts = ((int(from_square(move)), vias(move), move) for move in moves)
    pairs = {(origin, int(passed[0] if passed else to_square(move))) for origin, passed, move in firsts}
    return {pair for pair in pairs if pair[1] in pieces}


def _put(cells: vec[i64], pieces: dict[int, int]) -> None:
    """Changes nothing but the squares, for a moment."""
    for square, piece in pieces.items():
        cells[square] = piece


def _list(board: Position, start: int, squares: list[int]) -> None:
    """Only what stands on these squares is asked for moves."""
    listed = board.listed
    for at, square in enumerate(squares, start):
        listed[at] = square
    board.count[board.turn] = len(squares)


def _moves(board: Position, captures_only: bool) -> list[int]:
    """What the pieces can do, whatever forbids it and whatever became of the royal ones."""
    first = board.top
    generate_ways(board, captures_only)
    moves = board.moves
    found = [int(moves[at]) for at in range(first, board.top)]
    board.top = first
    return found
