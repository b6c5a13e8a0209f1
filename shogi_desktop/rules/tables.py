"""What generating and judging moves looks up, derived once from a variant.

Rays are lines of movement (a step repeated up to a limit); vectors are the distinct steps of all pieces. A piece's
rays serve to list its moves, vectors serve to ask which pieces attack a square: walk from the square against each
vector and look whether the first piece met reaches that far.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .pieces import make_piece
from .variant import Kind, Variant

HASH_MASK: Final = (1 << 63) - 1
MAX_HAND: Final = 128

_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB
_GOLDEN: Final = 0x9E3779B97F4A7C15
_U64: Final = (1 << 64) - 1


def hash_key(number: int) -> int:
    """A well mixed 63-bit number for `number` (the splitmix64 finaliser of Steele, Lea and Flood, 2014)."""
    x = (number * _GOLDEN + _GOLDEN) & _U64
    x = ((x ^ (x >> 30)) * _MIX_1) & _U64
    x = ((x ^ (x >> 27)) * _MIX_2) & _U64
    return (x ^ (x >> 31)) & HASH_MASK


class Tables:
    """Flat arrays over pieces, squares, rays and vectors of one variant.

    pieces      2 * (kinds + 1) values; a piece is kind << 1 | side
    size        squares of the padded board
    ray_first   [piece] first ray of a piece; ray_first[piece + 1] is one past its last
    ray_step, ray_limit, ray_quiet, ray_capture   [ray] offset, steps, 1 where allowed
    vector_step [vector] offset of the movement; vector_limit [vector] the farthest that any piece goes along it
    side_vectors_first, side_vectors   vectors along which a side attacks at all, side 0 and then side 1
    reach       [piece * vectors + vector] how many steps the piece attacks along the vector, 0 = not at all
    promoted    [piece] its promoted face or 0; unpromoted [piece] the reverse
    demoted     [piece] the kind it becomes in a hand, or 0
    stuck       [piece * size + square] 1 where the piece could never move again
    zone        [side * size + square] 1 in the side's promotion zone
    promotes    [from in zone * 2 + to in zone] 1 where such a move may promote
    royal       [piece] 1 for royal pieces
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
        self._add_vectors(variant)
        self._add_promotion(variant)
        self._add_keys()
        self.hand_kinds = vec[i64](variant.hand_kinds)
        self.drop_file_limit = vec[i64]([kind.drop_file_limit if kind else 0 for kind in variant.kinds])
        self.drop_mate_banned = vec[i64]([int(kind.drop_mate_banned) if kind else 0 for kind in variant.kinds])
        self.bound: i64 = self._most_moves(variant)

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
            turn = 1 if piece % 2 == 0 else -1
            for ray in kind.rays:
                # Black's right is a lower file, his forward a lower rank.
                self.ray_step = append(self.ray_step, turn * (-ray.right - stride * ray.forward))
                self.ray_limit = append(self.ray_limit, ray.limit)
                self.ray_quiet = append(self.ray_quiet, int(ray.quiet))
                self.ray_capture = append(self.ray_capture, int(ray.capture))

    def _add_vectors(self, variant: Variant) -> None:
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
        self.promoted = vec[i64]([0] * int(self.pieces))
        self.unpromoted = vec[i64]([0] * int(self.pieces))
        self.demoted = vec[i64]([0] * int(self.pieces))
        self.royal = vec[i64]([0] * int(self.pieces))
        self.stuck = vec[i64]([0] * (int(self.pieces) * size))
        for piece in range(2, self.pieces):
            kind = _kind(variant, piece)
            if kind is None:
                continue
            self.promoted[piece] = make_piece(kind.promotes_to, piece & 1) if kind.promotes_to else 0
            self.unpromoted[piece] = make_piece(kind.unpromoted, piece & 1) if kind.unpromoted else 0
            self.royal[piece] = int(kind.royal)
            back = kind.unpromoted or kind.id
            self.demoted[piece] = back if back in variant.hand_kinds else 0
            for square in variant.squares:
                rays = range(self.ray_first[piece], self.ray_first[piece + 1])
                if all(self.wall[square + self.ray_step[ray]] for ray in rays):
                    self.stuck[piece * size + square] = 1
        self.zone = vec[i64]([0] * (2 * size))
        for square in variant.squares:
            for side in range(2):
                self.zone[side * size + square] = int(variant.in_zone(square, side))
        on = variant.promotion_on
        self.promotes = vec[i64]([0, int("enter" in on), int("leave" in on), int("inside" in on)])

    def _add_keys(self) -> None:
        board = int(self.pieces * self.size)
        self.piece_key = vec[i64]([hash_key(n) for n in range(board)])
        self.hand_key = vec[i64]([0] * (int(self.pieces) * MAX_HAND))
        for slot in range(self.pieces):
            for count in range(1, MAX_HAND):
                self.hand_key[slot * MAX_HAND + count] = hash_key(board + slot * MAX_HAND + count)
        self.side_key: i64 = hash_key(board + int(self.pieces) * MAX_HAND)

    def _most_moves(self, variant: Variant) -> i64:
        """More moves than any position can have: every square holds the piece with the most, every hand is full."""
        widest = 0
        for kind in variant.kinds[1:]:
            if kind is not None:
                widest = max(widest, sum(min(ray.limit, max(variant.files, variant.ranks)) for ray in kind.rays))
        return len(variant.squares) * (2 * widest + len(variant.hand_kinds))


def _kind(variant: Variant, piece: int) -> Kind | None:
    return variant.kinds[piece >> 1] if piece >> 1 < len(variant.kinds) else None


_TABLES: Final[dict[Variant, Tables]] = {}


def tables_of(variant: Variant) -> Tables:
    """The tables of a variant, built at the first call."""
    if variant not in _TABLES:
        _TABLES[variant] = Tables(variant)
    return _TABLES[variant]
