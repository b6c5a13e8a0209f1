"""Works out what somebody has asked to be shown of a position: who controls which squares, what is loose, what special
powers reach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import from_square, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY, make_piece
from shogi_desktop.rules.moves.army import generate_ways
from shogi_desktop.rules.moves.offers import reserve
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from .attacks import piece_moves
from .seen import Powers, Seen, SightChoice, Worry


def seen_of(position: Position, choice: SightChoice, mine: Collection[int], theirs: int, origin: int = -1) -> Seen:
    """`mine` are the sides whose pieces are worried about, `theirs` the side whose powers are shown; with `origin`
    those of the piece there instead, if it has any."""
    if not choice:
        return Seen()
    control = control_of(position)
    counts: dict[int, tuple[int, int]] = {}
    if choice.control:
        black, white = control.counts(0), control.counts(1)
        counts = {square: (black.get(square, 0), white.get(square, 0)) for square in black.keys() | white.keys()}
    worries = worries_of(position, control, mine) if choice.loose else {}
    powers = Powers()
    if choice.powers:
        origins = [each for side in (0, 1) for each in powerful(position, side) if each == origin]
        powers = powers_of(position, control, origins or powerful(position, theirs))
    return Seen(counts, worries, powers)


def worries_of(position: Position, control: SquareControl, sides: Iterable[int]) -> dict[int, Worry]:
    """The squares of the pieces of these sides about which there is something to say."""
    found: dict[int, Worry] = {}
    wanted = tuple(sides)
    for square in position.variant.squares:
        piece = int(position.piece_at(square))
        if piece == EMPTY or piece & 1 not in wanted or position.variant.kind(piece >> 1).royal:
            continue
        attacked = square in control.takers[piece & 1 ^ 1]
        guarded = square in control.takers[piece & 1]
        if attacked:
            found[square] = Worry.ATTACKED if guarded else Worry.LOOSE
        elif not guarded:
            found[square] = Worry.UNGUARDED
    return found


Pairs = set[tuple[int, int]]
"""(square of a piece, square on which it could take)"""


@dataclass(frozen=True)
class SquareControl:
    """For each side the squares on which it could take, were an enemy there, with the places of the pieces that could.

    A square of its own is one that it guards.
    """

    takers: tuple[dict[int, frozenset[int]], dict[int, frozenset[int]]]

    def counts(self, side: int) -> dict[int, int]:
        """How many pieces of a side could take on each square; squares of no piece are left out."""
        return {square: len(found) for square, found in self.takers[side].items()}


def control_of(position: Position) -> SquareControl:
    """Who controls what in a position, whoever's turn it is; that some pieces go anywhere would tell nothing."""
    board = position.copy()
    board.work.far = vec[i64]([0] * len(board.work.far))
    return SquareControl((_takers(_pairs(board, 0)), _takers(_pairs(board, 1))))


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


_JUMPS = ("ranked", "over", "sweep")


def has_powers(kind: Kind) -> bool:
    """Whether a kind has any of the powers that are told here."""
    return kind.burns or bool(kind.movement.area) or _jumps(kind)


def powerful(position: Position, side: int) -> list[int]:
    """Where pieces of a side stand that have such powers."""
    pieces = ((square, int(position.piece_at(square))) for square in position.variant.squares)
    variant = position.variant
    return [at for at, piece in pieces if piece != EMPTY and piece & 1 == side and has_powers(variant.kind(piece >> 1))]


def powers_of(position: Position, control: SquareControl, origins: Iterable[int]) -> Powers:
    """What the pieces on these squares can do with their powers, whoever's turn it is."""
    variant = position.variant
    fires, burnt, jumps, area = set[int](), set[int](), set[tuple[int, int]](), set[int]()
    for origin in origins:
        piece = int(position.piece_at(origin))
        kind = variant.kind(piece >> 1)
        free = [square for square in _taken_by(control, origin, piece & 1) if _not_of(position, square, piece & 1)]
        if kind.burns:
            fires.update(square for square in _beside(variant, origin) if _not_of(position, square, piece & 1))
            burnt |= _burnt_by(position, origin)
        if _jumps(kind):
            jumps.update((origin, square) for square in free if _is_over(position, origin, square))
        if kind.movement.area:
            near = kind.movement.area
            area.update(square for square in free if _distance(variant, origin, square) <= near)
    return Powers(frozenset(fires), frozenset(burnt), frozenset(jumps), frozenset(area))


def _jumps(kind: Kind) -> bool:
    return any(ray.block in _JUMPS for ray in kind.movement.rays)


def _taken_by(control: SquareControl, origin: int, side: int) -> list[int]:
    return [square for square, takers in control.takers[side].items() if origin in takers]


def _not_of(position: Position, square: int, side: int) -> bool:
    piece = position.piece_at(square)
    return piece == EMPTY or piece & 1 != side


def _burnt_by(position: Position, origin: int) -> set[int]:
    """Enemies that a move of the burner there would burn."""
    board = position.copy()
    side = int(position.piece_at(origin)) & 1
    board.set_turn(side)
    removals = (gone for move in piece_moves(position, origin) for gone in board.transition(move).removals)
    return {gone.square for gone in removals if gone.burnt and gone.piece & 1 != side}


def _beside(variant: Variant, square: int) -> list[int]:
    return [other for other in variant.squares if _distance(variant, square, other) == 1]


def _distance(variant: Variant, one: int, other: int) -> int:
    """In steps of a king."""
    files = abs(variant.file_of(one) - variant.file_of(other))
    return max(files, abs(variant.rank_of(one) - variant.rank_of(other)))


def _is_over(position: Position, origin: int, target: int) -> bool:
    """Whether anything stands on the straight way between two squares."""
    variant, steps = position.variant, _distance(position.variant, origin, target)
    file, rank = variant.file_of(origin), variant.rank_of(origin)
    files, ranks = variant.file_of(target) - file, variant.rank_of(target) - rank
    if files not in (0, steps, -steps) or ranks not in (0, steps, -steps):
        return False
    between = (variant.square(file + files * n // steps, rank + ranks * n // steps) for n in range(1, steps))
    return any(position.piece_at(square) != EMPTY for square in between)
