"""Static exchange evaluation where a move can take several pieces, burn others and be burnt itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from shogi_desktop.rules.board.tables import RANKED
from shogi_desktop.rules.position import Position

from ..evaluation.weights import Weights
from .exchange import ROYAL, Exchange
from .hazards import Hazards

_MOST_CAPTURES: Final = 32
_MOST_OTHERS: Final = 24


class BurningExchange(Exchange):
    """Judges what a move takes and burns at once, and then what both sides win by capturing on its target.

    Captures along lines, jumps over ranks and area moves count; whoever ends beside an enemy burner is lost there.
    """

    def __init__(self, position: Position, weights: Weights, hazards: Hazards) -> None:
        super().__init__(position, weights)
        self.hazards: Hazards = hazards
        self.spare_royal: i64 = 1000
        tables = position.tables
        self._near: vec[i64] = vec[i64]([0] * int(tables.vectors))
        for vector in range(tables.vectors):
            for step in tables.king_step:
                if tables.vector_step[vector] == step:
                    self._near[vector] = 1
        self._jumps: bool = False
        self._jump_lower: bool = position.variant.jump_capture == "lower"
        self._jumper: vec[i64] = vec[i64]([0] * (int(tables.pieces) * 8))
        for piece in range(2, tables.pieces):
            for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
                for n in range(8):
                    if tables.special_block[ray] == RANKED and tables.special_step[ray] == tables.king_step[n]:
                        self._jumper[piece * 8 + n] = 1
                        self._jumps = True
        # Attackers that no vector leads to: worth of each, by side; 0 once used.
        self._other: vec[i64] = vec[i64]([0] * (2 * _MOST_OTHERS))
        self._others: vec[i64] = vec[i64]([0, 0])
        self._burns_others: bool = position.variant.burn_clash == "mover_and_others"
        self._burnt_side: i64 = -1
        self._origin: i64 = 0
        self._via: i64 = 0

    def _worth_of(self, piece: i64) -> i64:
        """What taking a piece brings; one of several royal pieces is not the game."""
        worth = self.worth[piece]
        return self.spare_royal if worth == ROYAL and self.position.royals[piece & 1] > 1 else worth

    def at_once(self, move: i64) -> i64:
        """What the move brings before anything is taken back: captures, burnt pieces, promotion, its own end."""
        position = self.position
        tables = position.tables
        cells = position.cells
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        piece = cells[origin]
        side = piece & 1
        via: i64 = 0
        won: i64 = 0
        for n in range(move >> VIAS_SHIFT):
            via = move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK
            won += self._worth_of(cells[via])
        if target != origin:
            won += self._worth_of(cells[target])
        face = tables.promoted[piece] if move & PROMOTION else piece
        dies = tables.burning and position.burner_beside(target, side, via)
        if dies:
            won -= self._worth_of(piece)
        elif face != piece:
            won += (self.spare_royal if tables.royal[face] else self.worth[face]) - self.worth[piece]
        if tables.burns[face] and (not dies or self._burns_others):
            for step in tables.king_step:
                other = cells[target + step]
                if other > 1 and other & 1 != side and target + step != via and not (dies and tables.burns[other]):
                    won += self._worth_of(other)
        return won

    def gain(self, move: i64) -> i64:
        position = self.position
        tables = position.tables
        cells = position.cells
        won = self.at_once(move)
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        if target == origin:
            return won
        piece = cells[origin]
        side = piece & 1
        via: i64 = move >> VIA_SHIFT & SQUARE_MASK if move >> VIAS_SHIFT else i64(0)
        if tables.burning and position.burner_beside(target, side, via):
            return won
        face = tables.promoted[piece] if move & PROMOTION else piece
        self._burnt_side = side ^ 1 if tables.burns[face] else i64(-1)
        self._origin = origin
        self._via = via
        for vector in range(tables.vectors):
            self._next(vector, target, 0)
        self._find_others(target, face)
        return self._swap(won, self._worth_of(face), target, side ^ 1)

    def _swap(self, won: i64, at_risk: i64, target: i64, side: i64) -> i64:
        """Both capture on the target, the cheapest piece first, for as long as it pays."""
        position = self.position
        cells = position.cells
        worth = self.worth
        gains = self._gain
        gains[0] = won
        depth: i64 = 0
        ends = self._burners_beside(target)
        while depth < _MOST_CAPTURES:
            best = self._cheapest(side)
            if best < 0:
                other = self._cheapest_other(side)
                if other < 0:
                    break
                taker = self._other[other]
                self._other[other] = 0
            else:
                taker = worth[cells[self._head[best]]]
                other = self._cheapest_other(side)
                if other >= 0 and self._other[other] < taker:
                    taker = self._other[other]
                    self._other[other] = 0
                else:
                    self._next(best, self._head[best], self._far[best])
            depth += 1
            gains[depth] = at_risk - gains[depth - 1]
            if ends >> (side ^ 1) & 1:
                # It takes and burns: the other side has it for nothing.
                depth += 1
                gains[depth] = taker - gains[depth - 1]
                break
            at_risk = taker
            side ^= 1
        return self._outcome(depth)

    def _burners_beside(self, target: i64) -> i64:
        """Bit set of the sides that have a burner beside the square once the move is made."""
        tables = self.position.tables
        cells = self.position.cells
        sides: i64 = 0
        for step in tables.king_step:
            square = target + step
            piece = cells[square]
            if tables.burns[piece] and square != self._origin and square != self._via:
                sides |= 1 << (piece & 1)
        return sides

    def _cheapest_other(self, side: i64) -> i64:
        best: i64 = -1
        least: i64 = ROYAL + 1
        first: i64 = side * _MOST_OTHERS
        for n in range(first, first + self._others[side]):
            if 0 < self._other[n] < least:
                least = self._other[n]
                best = n
        return best

    def _next(self, vector: i64, square: i64, far: i64) -> None:
        """Finds the next piece along a vector beyond `square`, `far` steps off the target."""
        tables = self.position.tables
        cells = self.position.cells
        step = tables.vector_step[vector]
        limit = tables.vector_limit[vector]
        self._head[vector] = 0
        while far < limit:
            square -= step
            far += 1
            piece = cells[square]
            if piece == 1:
                return
            if piece == 0 or square == self._origin or square == self._via:
                continue
            if far == 1 and piece & 1 == self._burnt_side and self._near[vector]:
                continue
            self._head[vector] = square
            self._far[vector] = far
            return

    def _find_others(self, target: i64, face: i64) -> None:
        """Attackers that come over others or by area moves."""
        self._others[0] = 0
        self._others[1] = 0
        if self._jumps:
            self._find_jumpers(target, face)
        hazards = self.hazards
        hazards.look()
        position = self.position
        area = position.tables.area
        for side in range(2):
            first: i64 = side * len(position.tables.squares)
            for n in range(first, first + hazards.count[side]):
                square = hazards.squares[n]
                piece = position.cells[square]
                away = area[piece]
                if away == 0 or square == self._origin or square == self._via:
                    continue
                distance = hazards.distance(square, target)
                if distance > away or (distance == 1 and piece & 1 == self._burnt_side):
                    continue
                if hazards.walks(square, target, away):
                    self._add_other(piece)

    def _add_other(self, piece: i64) -> None:
        side = piece & 1
        if self._others[side] < _MOST_OTHERS:
            self._other[side * _MOST_OTHERS + self._others[side]] = self.worth[piece]
            self._others[side] += 1

    def _find_jumpers(self, target: i64, face: i64) -> None:
        """Pieces that take on the target beyond others of lower rank."""
        tables = self.position.tables
        cells = self.position.cells
        for n in range(8):
            step = tables.king_step[n]
            square = target
            highest: i64 = -1
            while True:
                square -= step
                piece = cells[square]
                if piece == 1:
                    break
                if piece == 0 or square == self._origin or square == self._via:
                    continue
                rank = tables.rank[piece]
                if (
                    highest >= 0
                    and rank > highest
                    and self._jumper[piece * 8 + n]
                    and (not self._jump_lower or tables.rank[face] < rank)
                ):
                    self._add_other(piece)
                if rank > highest:
                    highest = rank
