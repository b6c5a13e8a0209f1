"""What generating and judging moves looks up, derived once from a variant.

Rays are lines of movement (a step repeated up to a limit); vectors are the distinct steps of all pieces. A piece's
rays serve to list its moves, vectors serve to ask which pieces attack a square: walk from the square against each
vector and look whether the first piece met reaches that far.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..record.axes import checks_run_in_lines, takes_one
from ..record.variant import Kind, Variant
from .hashing import hash_key
from .pieces import make_piece

MAX_HAND: Final = 128

# What is special about a square for a piece: it could never move again, it must promote, it may promote, it must not be
# dropped there.
STUCK: Final = 1
MUST: Final = 2
MAY: Final = 4
BARRED: Final = 8
CHOICE: Final = 1
FORCED: Final = 2

# What a special ray does with pieces in its way.
SKIP: Final = 1
OVER: Final = 2
RANKED: Final = 3
JUMP: Final = 4
SWEEP: Final = 5
HOOK: Final = 6
_BLOCKS: Final = {"skip": SKIP, "over": OVER, "ranked": RANKED, "jump": JUMP, "sweep": SWEEP, "hook": HOOK}
# On one of 8 squares it captures and goes on to any within two steps, on one of 16 it gets to by the second step and
# goes on by one, or it captures twice and makes a third step.
_LION_MOVES: Final = 8 * 24 + 16 * 8 + 8 * 8 * 8
_KING_STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class Tables:
    """Flat arrays over pieces, squares, rays and vectors of one variant.

    pieces      2 * (kinds + 1) values; a piece is kind << 1 | side
    size        squares of the padded board
    ray_first   [piece] first ray of a piece; ray_first[piece + 1] is one past its last
    ray_step, ray_limit, ray_quiet, ray_capture   [ray] offset, steps, 1 where allowed
    special_first, special_step, special_limit, special_block   the same of rays that are not stopped by what they meet
    special_number  [special ray] pieces passed over at most, 0 = all, the steps of its jump (see `movement.Ray`), or
                the step after its turn to one side
    sweeps      [piece] 1 where it takes what it passes over; sweeping: whether any does
    teleports, raids  [piece] 1 where it goes to any empty square, and where it captures anywhere what is unprotected
    leg_first, leg_one, leg_two   [piece], [leg] the two steps of a move that captures on its first square
    walk_first, walk_one, walk_two, walk_three  [piece], [walk] three steps of a move that captures on its first two
    pass_first, pass_step   [piece], [step] a piece may pass when one of these neighbours is empty
    lion_steps  [piece] king steps that a lion makes, turning freely, of which each may capture; 0 = no such lion
    area        [piece] king steps of its area move; burns, rank [piece] 1 for burners, place in the order of jumps
    overlaps    [piece] 1 where several of its lines reach the same square
    king_step   the eight neighbours
    vector_step [vector] offset of the movement; vector_limit [vector] the farthest that any piece goes along it
    side_vectors_first, side_vectors   vectors along which a side attacks at all, side 0 and then side 1
    reach       [piece * vectors + vector] how many steps the piece attacks along the vector, 0 = not at all
    promoted    [piece] its promoted face or 0; unpromoted [piece] the reverse; front [piece] unpromoted, or itself
    demoted     [piece] the kind it becomes in a hand, or 0; droppable: how many kinds drops can put on the
                board; next_face [kind] another kind that the same piece may show, asked of the kind of the hand, or 0
    spoils      whether who takes a promoted piece must promote, where that may promote at all
    flips       whether a piece with two faces turns over with every move; then each is the other's `promoted` face
    zone        [side * size + square] 1 in the side's promotion zone
    promotes    [captures * 4 + from in zone * 2 + to in zone] CHOICE where such a move may promote, FORCED where it
                must, else 0
    edge        [edges[piece] + square] STUCK, MUST, MAY, BARRED: what is special about a square for the piece
    edges       [piece] where its squares begin in `edge`; 0, shared by all that have none, where nothing is special
    promotes_wider  whether a move may promote also by what it captures, or for its square, outside what the zone allows
    able        [piece] 1 where it can do more than plain lines
    gates       [(2 * side + from in zone) * size + to] the same of a move without a capture
    royal, lion [piece] 1 for royal pieces, for lions
    infects     [piece] the kind that an enemy becomes which takes the piece, or 0; contagion: whether any does that
    widest      [piece] more moves than it can ever have, promotions counted; most: the largest of these
    one_victim  whether a move takes at most one piece, on its target; `in_lines`: whether checks are found along lines
    state_key   [slot * size + square] hash parts of the squares that are part of a position beside the board
    piece_key   [piece * size + square], hand_key [(side * kinds + kind) * MAX_HAND + count]   hash parts
    """

    def __init__(self, variant: Variant) -> None:
        geometry = variant.geometry
        self.size: i64 = geometry.size
        self.kinds: i64 = len(variant.kinds)
        self.pieces: i64 = 2 * self.kinds
        self.wall = vec[i64]([1] * geometry.size)
        self.squares = vec[i64](variant.squares)
        self.file = vec[i64]([square % geometry.stride for square in range(geometry.size)])
        for square in variant.squares:
            self.wall[square] = 0
        self._add_rays(variant)
        self._add_powers(variant)
        self._add_vectors()
        self._add_promotion(variant)
        self._add_contagion(variant)
        self._add_edges(variant)
        self.promotes_wider: bool = self._promotes_wider(variant)
        self._add_keys(variant)
        self.one_victim: bool = takes_one(variant)
        self.in_lines: bool = checks_run_in_lines(variant)
        self.hand_kinds = vec[i64](variant.hand_kinds)
        self.droppable: i64 = len(variant.drop_kinds)
        self.next_face = vec[i64]([0] * int(self.kinds))
        for kind_id in variant.drop_kinds:
            if variant.held_kind(kind_id) != kind_id:
                self.next_face[variant.held_kind(kind_id)] = kind_id
        self.drop_file_limit = vec[i64]([kind.drop_file_limit if kind else 0 for kind in variant.kinds])
        self.drop_mate_banned = vec[i64]([int(kind.drop_mate_banned) if kind else 0 for kind in variant.kinds])
        self.widest = vec[i64]([0] * int(self.pieces))
        for kind in variant.every_kind:
            for side in range(2):
                self.widest[kind.id << 1 | side] = self._most_moves(variant, kind)
        self.most: i64 = max(int(moves) for moves in self.widest)

    def is_stuck(self, piece: int, square: int) -> bool:
        """Whether the piece could never move again from the square."""
        return self.edge[self.edges[piece] + square] & STUCK != 0

    def is_barred(self, piece: int, square: int) -> bool:
        """Whether the piece must not be dropped on the square because it could never move again."""
        return self.edge[self.edges[piece] + square] & BARRED != 0

    def _add_rays(self, variant: Variant) -> None:
        stride = variant.geometry.stride
        self.ray_first = vec[i64]()
        self.ray_step = vec[i64]()
        self.ray_limit = vec[i64]()
        self.ray_quiet = vec[i64]()
        self.ray_capture = vec[i64]()
        for piece in range(self.pieces + 1):
            self.ray_first = append(self.ray_first, len(self.ray_step))
            kind = _kind(variant, piece)
            if kind is None:
                continue
            for ray in kind.movement.rays:
                if ray.block:
                    continue
                self.ray_step = append(self.ray_step, _offset(piece, stride, ray.right, ray.forward))
                self.ray_limit = append(self.ray_limit, ray.limit)
                self.ray_quiet = append(self.ray_quiet, int(ray.quiet))
                self.ray_capture = append(self.ray_capture, int(ray.capture))

    def _add_powers(self, variant: Variant) -> None:
        stride = variant.geometry.stride
        self.special_first, self.leg_first, self.pass_first = vec[i64](), vec[i64](), vec[i64]()
        self.special_step, self.special_limit, self.special_block = vec[i64](), vec[i64](), vec[i64]()
        self.leg_one, self.leg_two, self.pass_step = vec[i64](), vec[i64](), vec[i64]()
        self.walk_first, self.walk_one, self.walk_two, self.walk_three = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
        self.special_number = vec[i64]()
        self.sweeps, self.teleports, self.raids, self.lion_steps = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
        self.area, self.burns, self.rank, self.overlaps = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
        self.king_step = vec[i64]([_offset(0, stride, right, forward) for right, forward in _KING_STEPS])
        self.burning: bool = any(kind.burns for kind in variant.every_kind)
        for piece in range(self.pieces + 1):
            self.special_first = append(self.special_first, len(self.special_step))
            self.leg_first = append(self.leg_first, len(self.leg_one))
            self.walk_first = append(self.walk_first, len(self.walk_one))
            self.pass_first = append(self.pass_first, len(self.pass_step))
            kind = _kind(variant, piece)
            self.area = append(self.area, kind.movement.area if kind else 0)
            self.lion_steps = append(self.lion_steps, kind.movement.lion_steps if kind else 0)
            self.burns = append(self.burns, int(kind.burns) if kind else 0)
            self.rank = append(self.rank, kind.jump_rank if kind else 0)
            self.overlaps = append(self.overlaps, int(_overlap(kind)) if kind else 0)
            self.sweeps = append(self.sweeps, int(_sweeps(kind)) if kind else 0)
            self.teleports = append(self.teleports, int(kind.movement.teleports) if kind else 0)
            self.raids = append(self.raids, int(kind.movement.raids) if kind else 0)
            if kind is None:
                continue
            for ray in kind.movement.rays:
                if ray.block:
                    self.special_step = append(self.special_step, _offset(piece, stride, ray.right, ray.forward))
                    self.special_limit = append(self.special_limit, ray.limit)
                    self.special_block = append(self.special_block, _BLOCKS[ray.block])
                    number = _offset(piece, stride, ray.forward, -ray.right) if ray.block == "hook" else ray.number
                    self.special_number = append(self.special_number, number)
            for one, two in kind.movement.legs:
                self.leg_one = append(self.leg_one, _offset(piece, stride, one[0], one[1]))
                self.leg_two = append(self.leg_two, _offset(piece, stride, two[0], two[1]))
            for first, second, third in kind.movement.walks:
                self.walk_one = append(self.walk_one, _offset(piece, stride, first[0], first[1]))
                self.walk_two = append(self.walk_two, _offset(piece, stride, second[0], second[1]))
                self.walk_three = append(self.walk_three, _offset(piece, stride, third[0], third[1]))
            for right, forward in kind.movement.passes:
                self.pass_step = append(self.pass_step, _offset(piece, stride, right, forward))
        self.sweeping: bool = any(kind for kind in self.sweeps)
        self.able = vec[i64]([int(self._is_able(piece)) for piece in range(int(self.pieces))])

    def _is_able(self, piece: int) -> bool:
        return (
            self.area[piece] != 0
            or self.teleports[piece] | self.raids[piece] != 0
            or self.special_first[piece] < self.special_first[piece + 1]
            or self.leg_first[piece] < self.leg_first[piece + 1]
        )

    def _add_vectors(self) -> None:
        steps: list[int] = []
        limits: list[int] = []
        for ray in range(len(self.ray_step)):
            step, limit = int(self.ray_step[ray]), int(self.ray_limit[ray])
            if not self.ray_capture[ray]:
                continue
            if step not in steps:
                steps.append(step)
                limits.append(limit)
            limits[steps.index(step)] = max(limit, limits[steps.index(step)])
        self.vectors: i64 = len(steps)
        self.vector_step = vec[i64](steps)
        self.vector_limit = vec[i64](limits)
        self.reach = vec[i64]([0] * (int(self.pieces) * len(steps)))
        for piece in range(self.pieces):
            for ray in range(self.ray_first[piece], self.ray_first[piece + 1]):
                if self.ray_capture[ray]:
                    self.reach[piece * self.vectors + steps.index(int(self.ray_step[ray]))] = self.ray_limit[ray]
        self.side_vectors_first = vec[i64]([0])
        self.side_vectors = vec[i64]()
        for side in range(2):
            for vector in range(len(steps)):
                if any(self.reach[piece * len(steps) + vector] for piece in range(side, self.pieces, 2)):
                    self.side_vectors = append(self.side_vectors, vector)
            self.side_vectors_first = append(self.side_vectors_first, len(self.side_vectors))

    def _add_promotion(self, variant: Variant) -> None:
        size = int(self.size)
        self.flips: bool = variant.flips
        self.promoted = vec[i64]([0] * int(self.pieces))
        self.unpromoted = vec[i64]([0] * int(self.pieces))
        self.demoted = vec[i64]([0] * int(self.pieces))
        self.front = vec[i64]([0] * int(self.pieces))
        self.royal = vec[i64]([0] * int(self.pieces))
        self.lion = vec[i64]([0] * int(self.pieces))
        for piece in range(2, self.pieces):
            kind = _kind(variant, piece)
            if kind is None:
                continue
            self.promoted[piece] = make_piece(kind.promotes_to, piece & 1) if kind.promotes_to else 0
            self.unpromoted[piece] = make_piece(kind.unpromoted, piece & 1) if kind.unpromoted else 0
            if self.flips:
                other = self.promoted[piece] | self.unpromoted[piece]
                self.promoted[piece], self.unpromoted[piece] = other, other
            self.royal[piece] = int(kind.royal)
            self.lion[piece] = int(kind.lion)
            back = variant.held_kind(kind.id)
            self.front[piece] = make_piece(back, piece & 1)
            self.demoted[piece] = back if back in variant.hand_kinds else 0
        self.zone = vec[i64]([0] * (2 * size))
        for square in variant.squares:
            for side in range(2):
                self.zone[side * size + square] = int(variant.in_zone(square, side))
        self.spoils: bool = variant.promotion_choice == "victim_promoted"
        on, worth = variant.promotion_on, FORCED if variant.promotion_choice == "forced" else CHOICE
        quiet = [0, *(worth * int(way in on) for way in ("enter", "leave", "inside"))]
        capture = [worth * int(f"capture_{way}" in on) for way in ("outside", "enter", "leave", "inside")]
        self.promotes = vec[i64](quiet + [max(pair) for pair in zip(quiet, capture, strict=True)])
        self.gates = vec[i64]([0] * (4 * size))
        for square in variant.squares:
            for side in range(2):
                enters = self.zone[side * size + square]
                self.gates[2 * side * size + square] = self.promotes[enters]
                self.gates[(2 * side + 1) * size + square] = self.promotes[2 | enters]

    def _add_contagion(self, variant: Variant) -> None:
        self.infects = vec[i64]([0] * int(self.pieces))
        for piece in range(2, self.pieces):
            kind = _kind(variant, piece)
            if kind is not None:
                self.infects[piece] = variant.infection(kind.id)
        self.contagion: bool = any(kind for kind in self.infects)

    def _add_edges(self, variant: Variant) -> None:
        """Pieces with the same special squares share a row of `edge`; most have none and share the first."""
        self.edge = vec[i64]([0] * int(self.size))
        self.edges = vec[i64]([0] * int(self.pieces))
        rows: dict[tuple[tuple[int, int], ...], int] = {}
        leaving: dict[int, list[int]] = {}
        last = [[square for square in variant.squares if self._is_last(variant, square, side)] for side in range(2)]
        for piece in range(2, self.pieces):
            kind = _kind(variant, piece)
            if kind is None:
                continue
            far = kind.id in variant.promotion_far_rank
            there = (MUST if variant.promotion_choice == "forced" else MAY) if far else 0
            special = dict.fromkeys(last[piece & 1], there) if far else {}
            worth = STUCK | (MUST if kind.id in variant.promotion_forced else 0) | there
            worth |= BARRED if variant.stuck_drops == "forbidden" else 0
            special |= {square: worth for square in self._near_edges(piece, leaving) if self._is_stuck(piece, square)}
            if self.flips and self.promoted[piece]:
                special = {int(square): special.get(int(square), 0) | MUST for square in self.squares}
            row = tuple(sorted(special.items()))
            if row and row not in rows:
                rows[row] = len(self.edge)
                self._add_row(row)
            self.edges[piece] = rows.get(row, 0)

    def _near_edges(self, piece: int, leaving: dict[int, list[int]]) -> list[int]:
        """Squares on which a piece may be stuck: those where its first line leaves the board, kept by step."""
        if self.ray_first[piece] == self.ray_first[piece + 1]:
            return [int(square) for square in self.squares]
        step = int(self.ray_step[self.ray_first[piece]])
        if step not in leaving:
            leaving[step] = [int(square) for square in self.squares if self.wall[square + step]]
        return leaving[step]

    def _promotes_wider(self, variant: Variant) -> bool:
        if self.flips or self.spoils or any(trigger.startswith("capture") for trigger in variant.promotion_on):
            return True
        if not {"enter", "inside"} <= set(variant.promotion_on):
            return any(row & (MUST | MAY) for row in self.edge)
        for piece in range(2, self.pieces):
            for square in variant.squares:
                special = self.edge[self.edges[piece] + square] & (MUST | MAY)
                if special and not self.zone[(piece & 1) * self.size + square]:
                    return True
        return False

    def _add_row(self, special: tuple[tuple[int, int], ...]) -> None:
        first = len(self.edge)
        for _ in range(self.size):
            self.edge = append(self.edge, 0)
        for square, what in special:
            self.edge[first + square] = what

    @staticmethod
    def _is_last(variant: Variant, square: int, side: int) -> bool:
        return variant.rank_of(square) == (1 if side == 0 else variant.ranks)

    def _is_stuck(self, piece: int, square: int) -> bool:
        """Whether the piece, on an empty board, could neither move nor pass nor capture anything from here."""
        for ray in range(self.ray_first[piece], self.ray_first[piece + 1]):
            if not self.wall[square + self.ray_step[ray]]:
                return False
        if self.area[piece] or self.teleports[piece] or self.raids[piece]:
            return False
        for ray in range(self.special_first[piece], self.special_first[piece + 1]):
            if self._has_room(square, ray):
                return False
        for leg in range(self.leg_first[piece], self.leg_first[piece + 1]):
            via = square + self.leg_one[leg]
            if not self.wall[via] and not self.wall[via + self.leg_two[leg]]:
                return False
        passes = range(self.pass_first[piece], self.pass_first[piece + 1])
        return all(self.wall[square + self.pass_step[step]] for step in passes)

    def _has_room(self, square: int, ray: int) -> bool:
        """Whether some square of a special ray that begins on `square` is on the board."""
        block = self.special_block[ray]
        if block == HOOK:
            corner, turned = square + int(self.special_step[ray]), int(self.special_number[ray])
            return not self.wall[corner] and not (self.wall[corner + turned] and self.wall[corner - turned])
        steps: i64 = 1 if block in (OVER, SWEEP) else self.special_number[ray] + 1 if block == JUMP else i64(2)
        for _ in range(steps):
            square += int(self.special_step[ray])
            if self.wall[square]:
                return False
        return True

    def _add_keys(self, variant: Variant) -> None:
        board = int(self.pieces * self.size)
        self.piece_key = vec[i64]([0] * board)
        for piece in range(2, self.pieces):
            for square in self.squares:
                self.piece_key[piece * self.size + square] = hash_key(piece * self.size + square)
        self.hand_key = vec[i64]([0] * (int(self.pieces) * MAX_HAND))
        for slot in range(self.pieces):
            for count in range(1, MAX_HAND):
                self.hand_key[slot * MAX_HAND + count] = hash_key(board + slot * MAX_HAND + count)
        self.side_key: i64 = hash_key(board + int(self.pieces) * MAX_HAND)
        slots = 3 * int(self.size) if variant.lion_trading != "off" or variant.promotion_declined == "deferred" else 0
        first = board + int(self.pieces) * MAX_HAND + 1
        self.state_key = vec[i64]([hash_key(first + n) if n % int(self.size) else 0 for n in range(slots)])

    @staticmethod
    def _most_moves(variant: Variant, kind: Kind) -> int:
        """More moves than a piece of the kind can have, promotions counted."""
        far = max(variant.files, variant.ranks)
        moves = sum(min(ray.limit, far) for ray in kind.movement.rays) + len(kind.movement.legs) + 1
        moves += len(kind.movement.walks) + (_LION_MOVES if kind.movement.lion_steps else 0)
        moves += len(variant.squares) if _goes_far(kind) else 0
        return 2 * (moves + (2 * kind.movement.area + 1) ** 2)


def _offset(piece: int, stride: int, right: int, forward: int) -> int:
    """A step as a change of square: Black's right is a lower file, his forward a lower rank; White's are reversed."""
    offset = -right - stride * forward
    return offset if piece & 1 == 0 else -offset


def _overlap(kind: Kind) -> bool:
    """Whether two of a kind's lines can end on the same square."""
    lines: set[tuple[int, int]] = set()
    for ray in kind.movement.rays:
        if (ray.line in lines and ray.block != "ranked") or ray.block == "hook":
            return True
        lines.add(ray.line)
    return kind.movement.area > 0 or kind.movement.teleports or kind.movement.raids


def _goes_far(kind: Kind) -> bool:
    """Whether a kind may reach most squares of the board."""
    movement = kind.movement
    return movement.teleports or movement.raids or any(ray.block == "hook" for ray in movement.rays)


def _sweeps(kind: Kind) -> bool:
    return any(ray.block == "sweep" for ray in kind.movement.rays)


def _kind(variant: Variant, piece: int) -> Kind | None:
    return variant.kinds[piece >> 1] if piece >> 1 < len(variant.kinds) else None


_TABLES: Final[dict[Variant, Tables]] = {}


def tables_of(variant: Variant) -> Tables:
    """The tables of a variant, built at the first call."""
    if variant not in _TABLES:
        _TABLES[variant] = Tables(variant)
    return _TABLES[variant]
