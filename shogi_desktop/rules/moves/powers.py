"""Moves where a check need not be answered: lines, jumps over ranks, areas, two legs, passes.

All rules are those of Tenjiku (section 6 of its rules) as a variant's tables state them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board.board import Board
from ..board.moves import DROP, ORIGIN_SHIFT, PASS, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from ..board.tables import MAY, MUST, OVER, RANKED, SKIP, STUCK
from ..record.variant import Variant

_SPARE_MOVES: Final = 8192
_ONE_VIA: Final = 1 << VIAS_SHIFT


class Powers(Board):
    """A board with a stack of moves, and the generation of moves that nothing but the pieces' own ways limits.

    Moves are generated onto one stack, `moves`, from `top` upwards: a search notes `top`, generates, walks from the
    noted place to the new `top`, and sets `top` back.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        size = int(self.tables.size)
        self.moves: vec[i64] = vec[i64]([0] * _SPARE_MOVES)
        self.top: i64 = 0
        # Squares already offered to a piece, and those its area move has been to, carry the piece's stamp.
        self._offered: vec[i64] = vec[i64]([0] * size)
        self._visited: vec[i64] = vec[i64]([0] * size)
        self._queue: vec[i64] = vec[i64]([0] * size)
        self._offer: i64 = 0
        self._noisy_only: bool = False
        # A kind to ask with whether a square could be captured on: not royal, of the lowest rank.
        self._stand_in: i64 = _stand_in(variant)
        self._jump_any: bool = variant.jump_capture == "any"
        self._jump_lower: bool = variant.jump_capture == "lower"
        self._jump_quiet: bool = variant.jump_quiet
        # Of the tables, at hand: they are looked at for every piece and move.
        self._able: vec[i64] = self.tables.able
        self._edges: vec[i64] = self.tables.edges
        self._gates: vec[i64] = self.tables.gates

    def reserve(self) -> None:
        """Makes room on the stack for all moves of a position."""
        tables = self.tables
        room = self.count[self.turn] * tables.most + len(tables.squares) * len(tables.hand_kinds)
        while self.top + room > len(self.moves):
            for _ in range(len(self.moves)):
                self.moves = append(self.moves, 0)

    def _generate_powers(self, noisy_only: bool) -> None:
        """Puts all moves of the pieces of the side to move on the stack."""
        self._noisy_only = noisy_only
        if noisy_only:
            self._generate_noisy()
            return
        tables = self.tables
        at = self.turn * len(tables.squares)
        end = at + self.count[self.turn]
        while at < end:
            origin = self.listed[at]
            at += 1
            piece = self.cells[origin]
            self._offer += 1
            self._lines(piece, origin)
            if self._able[piece]:
                self._beyond_lines(piece, origin)
            if tables.pass_first[piece] < tables.pass_first[piece + 1]:
                self._pass(piece, origin)

    def _generate_noisy(self) -> None:
        """Captures, promotions, and moves of burners to enemies: most empty squares need not be offered at all."""
        tables = self.tables
        cells, listed, gates = self.cells, self.listed, self._gates
        ray_first, ray_step, ray_limit = tables.ray_first, tables.ray_step, tables.ray_limit
        side = self.turn
        size = tables.size
        at = side * len(tables.squares)
        end = at + self.count[side]
        while at < end:
            origin = listed[at]
            at += 1
            piece = cells[origin]
            self._offer += 1
            if tables.burns[piece] or self._edges[piece]:
                self._lines(piece, origin)
            else:
                promotes = tables.promoted[piece] != 0
                gate = (2 * side + tables.zone[side * size + origin]) * size
                ray = ray_first[piece]
                last_ray = ray_first[piece + 1]
                while ray < last_ray:
                    step = ray_step[ray]
                    limit = ray_limit[ray]
                    target = origin + step
                    while cells[target] == 0 and limit > 0:
                        if promotes and gates[gate + target] != 0 and tables.ray_quiet[ray] != 0:
                            self._offer_target(piece, origin, target, 0)
                        target += step
                        limit -= 1
                    victim = cells[target]
                    if victim > 1 and victim & 1 != side and limit > 0 and tables.ray_capture[ray] != 0:
                        self._offer_target(piece, origin, target, victim)
                    ray += 1
            if self._able[piece]:
                self._beyond_lines(piece, origin)

    def can_capture(self, square: i64, by: i64) -> bool:
        """Whether a piece of side `by` could capture on `square` if an enemy stood there, whatever rulings forbid.

        Jumps, areas and moves of two legs included, exposed kings aside.
        """
        turn, first, there = self.turn, self.top, self.cells[square]
        if there == 0 or there & 1 == by:
            self.cells[square] = self._stand_in << 1 | by ^ 1
        self.turn = by
        self._noisy_only = True
        self.reserve()
        self._generate_noisy()
        self.turn = turn
        self.cells[square] = there
        found = False
        for at in range(first, self.top):
            move = self.moves[at]
            if move >> ORIGIN_SHIFT & SQUARE_MASK != square and (
                move & SQUARE_MASK == square or (move >> VIAS_SHIFT and move >> VIA_SHIFT & SQUARE_MASK == square)
            ):
                found = True
                break
        self.top = first
        return found

    def _beyond_lines(self, piece: i64, origin: i64) -> None:
        tables = self.tables
        if tables.special_first[piece] < tables.special_first[piece + 1]:
            self._special_lines(piece, origin)
        if tables.area[piece]:
            self._area(piece, origin)
        if tables.leg_first[piece] < tables.leg_first[piece + 1]:
            self._legs(piece, origin)

    def _lines(self, piece: i64, origin: i64) -> None:
        tables = self.tables
        cells = self.cells
        side = piece & 1
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            step = tables.ray_step[ray]
            limit = tables.ray_limit[ray]
            target = origin + step
            while limit > 0:
                victim = cells[target]
                if victim != 0:
                    if victim != 1 and victim & 1 != side and tables.ray_capture[ray] != 0:
                        self._offer_target(piece, origin, target, victim)
                    break
                if tables.ray_quiet[ray] != 0:
                    self._offer_target(piece, origin, target, 0)
                target += step
                limit -= 1

    def _special_lines(self, piece: i64, origin: i64) -> None:
        """Lines that pass over pieces."""
        tables = self.tables
        for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
            step = tables.special_step[ray]
            block = tables.special_block[ray]
            if block == SKIP:
                if self.cells[origin + step] != 1:
                    self._line_from(piece, origin, origin + 2 * step, step, tables.special_limit[ray] - 1)
            elif block == OVER:
                self._line_over(piece, origin, step)
            elif block == RANKED:
                self._line_over_ranks(piece, origin, step)

    def _line_from(self, piece: i64, origin: i64, target: i64, step: i64, limit: i64) -> None:
        while limit > 0:
            victim = self.cells[target]
            if victim != 0:
                if victim != 1 and victim & 1 != piece & 1:
                    self._offer_target(piece, origin, target, victim)
                return
            self._offer_target(piece, origin, target, 0)
            target += step
            limit -= 1

    def _line_over(self, piece: i64, origin: i64, step: i64) -> None:
        target = origin + step
        while self.cells[target] != 1:
            victim = self.cells[target]
            if victim == 0 or victim & 1 != piece & 1:
                self._offer_target(piece, origin, target, victim)
            target += step

    def _line_over_ranks(self, piece: i64, origin: i64, step: i64) -> None:
        """Captures beyond pieces of lower rank; what is royal may be exempt."""
        tables = self.tables
        rank = tables.rank[piece]
        jumped = False
        target = origin + step
        while self.cells[target] != 1:
            other = self.cells[target]
            if other == 0:
                if jumped and self._jump_quiet:
                    self._offer_target(piece, origin, target, 0)
            else:
                lower = tables.rank[other] < rank
                if jumped and other & 1 != piece & 1:
                    allowed = lower if self._jump_lower else self._jump_any or tables.royal[other] == 0
                    if allowed:
                        self._offer_target(piece, origin, target, other)
                if not lower:
                    return
                jumped = True
            target += step

    def _area(self, piece: i64, origin: i64) -> None:
        """King steps through empty squares, ending on an empty one or on the first capture."""
        tables = self.tables
        visited, queue = self._visited, self._queue
        stamp = self._offer
        visited[origin] = stamp
        queue[0] = origin
        head: i64 = 0
        tail: i64 = 1
        for _ in range(tables.area[piece]):
            end = tail
            while head < end:
                here = queue[head]
                head += 1
                for step in tables.king_step:
                    target = here + step
                    if visited[target] == stamp:
                        continue
                    visited[target] = stamp
                    victim = self.cells[target]
                    if victim == 0:
                        queue[tail] = target
                        tail += 1
                        self._offer_target(piece, origin, target, 0)
                    elif victim != 1 and victim & 1 != piece & 1:
                        self._offer_target(piece, origin, target, victim)

    def _legs(self, piece: i64, origin: i64) -> None:
        """Captures on a neighbouring square and a second step from there, home included (igui)."""
        tables = self.tables
        cells = self.cells
        side = piece & 1
        for leg in range(tables.leg_first[piece], tables.leg_first[piece + 1]):
            via = origin + tables.leg_one[leg]
            victim = cells[via]
            if victim < 2 or victim & 1 == side:
                continue
            target = via + tables.leg_two[leg]
            second = cells[target]
            if target == origin or second == 0 or (second != 1 and second & 1 != side):
                self._put(piece, origin, target, via << VIA_SHIFT | _ONE_VIA, True, via)

    def _pass(self, piece: i64, origin: i64) -> None:
        tables = self.tables
        for step in range(tables.pass_first[piece], tables.pass_first[piece + 1]):
            if self.cells[origin + tables.pass_step[step]] == 0:
                self.moves[self.top] = origin | origin << ORIGIN_SHIFT | PASS
                self.top += 1
                return

    def _offer_target(self, piece: i64, origin: i64, target: i64, victim: i64) -> None:
        """A move to one square, once for each piece and square."""
        if self.tables.overlaps[piece]:
            if self._offered[target] == self._offer:
                return
            self._offered[target] = self._offer
        self._put(piece, origin, target, 0, victim != 0, 0)

    def _put(self, piece: i64, origin: i64, target: i64, path: i64, captures: bool, via: i64) -> None:
        """Puts a move with its promotion choices on the stack; a mover that will be burnt has none."""
        tables = self.tables
        move = origin << ORIGIN_SHIFT | target | path
        moves = self.moves
        if tables.promoted[piece]:
            zone = piece & 1
            zone = tables.zone[zone * tables.size + origin] << 1 | tables.zone[zone * tables.size + target]
            if captures:
                zone |= 4
            allowed = tables.promotes[zone] != 0
            special: i64 = 0
            if self._edges[piece]:
                special = tables.edge[self._edges[piece] + target]
                allowed = allowed or special & (MUST | MAY) != 0
            if allowed and not self._will_burn(piece, target, via):
                moves[self.top] = move | PROMOTION
                self.top += 1
                if special & MUST or (self._noisy_only and not captures):
                    return
        if not captures and self._noisy_only and not (tables.burns[piece] and self._enemy_beside(target, piece & 1)):
            return
        moves[self.top] = move
        self.top += 1

    def _generate_general_drops(self, burners_only: bool) -> None:
        """Drops on every empty square where the piece could still move."""
        tables = self.tables
        for kind in tables.hand_kinds:
            piece = kind << 1 | self.turn
            if self.hand[self.turn * tables.kinds + kind] == 0 or (burners_only and tables.burns[piece] == 0):
                continue
            edge = tables.edges[piece]
            closed = self._closed_files(kind, piece)
            for square in tables.squares:
                if (
                    self.cells[square] == 0
                    and tables.edge[edge + square] & STUCK == 0
                    and closed >> tables.file[square] & 1 == 0
                ):
                    self.moves[self.top] = kind << ORIGIN_SHIFT | DROP | square
                    self.top += 1

    def _closed_files(self, kind: i64, piece: i64) -> i64:
        """Bit set of the files that hold as many pieces of the kind as drops allow (nifu)."""
        tables = self.tables
        limit = tables.drop_file_limit[kind]
        closed: i64 = 0
        if limit == 0:
            return closed
        at = self.turn * len(tables.squares)
        end = at + self.count[self.turn]
        if limit == 1:
            while at < end:
                square = self.listed[at]
                if self.cells[square] == piece:
                    closed |= 1 << tables.file[square]
                at += 1
            return closed
        for file in range(self.variant.geometry.files):
            count: i64 = 0
            for n in range(at, end):
                if self.cells[self.listed[n]] == piece and tables.file[self.listed[n]] == file:
                    count += 1
            if count >= limit:
                closed |= 1 << file
        return closed

    def _will_burn(self, piece: i64, target: i64, via: i64) -> bool:
        return self.tables.burning and self.burner_beside(target, piece & 1, via)

    def _enemy_beside(self, square: i64, side: i64) -> bool:
        for step in self.tables.king_step:
            other = self.cells[square + step]
            if other > 1 and other & 1 != side:
                return True
        return False


def _stand_in(variant: Variant) -> int:
    """The kind of lowest rank among those that are not royal."""
    kinds = [kind for kind in variant.kinds if kind is not None and not kind.royal]
    return min(kinds, key=lambda kind: kind.jump_rank).id if kinds else 1
