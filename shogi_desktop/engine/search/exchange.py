"""What a series of captures on one square brings (static exchange evaluation)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.flights import flight_step
from shogi_desktop.rules.board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from shogi_desktop.rules.board.pieces import WALL
from shogi_desktop.rules.board.tables import HOOK, RANKED
from shogi_desktop.rules.position import Position

from ..evaluation.worth import Worth
from .threats import Threats

_MOST_CAPTURES: Final = 40
_MOST_OTHERS: Final = 24


class Exchange:
    """Judges moves of a position by what they take and burn at once, and by what both sides then win by capturing on
    their target. Captures along lines, jumps over ranks, hooks and area moves count; whoever ends beside an enemy
    burner is lost there. Pins and checks are left aside.
    """

    def __init__(self, position: Position, worth: Worth, threats: Threats) -> None:
        self.position: Position = position
        self.threats: Threats = threats
        self.worth: vec[i64] = worth.exchange
        self._royal: i64 = worth.royal
        # What one of several royal pieces is worth.
        self._spare_royal: i64 = worth.royal // 20
        tables = position.tables
        # Where along each vector the nearest piece not yet used in the exchange stands, and how far away; 0 = none.
        self._head: vec[i64] = vec[i64]([0] * int(tables.vectors))
        self._far: vec[i64] = vec[i64]([0] * int(tables.vectors))
        self._gain: vec[i64] = vec[i64]([0] * (_MOST_CAPTURES + 2))
        # Attackers that no vector leads to: worth of each, by side; 0 once used.
        self._other: vec[i64] = vec[i64]([0] * (2 * _MOST_OTHERS))
        self._others: vec[i64] = vec[i64]([0, 0])
        self._burning: bool = tables.burning
        self._infects: bool = tables.contagion
        self._sweeping: bool = tables.sweeping
        self._burns_others: bool = position.variant.burn_clash == "mover_and_others"
        # Of the move being judged: the side around its target that burns, and squares that it leaves empty.
        self._burnt_side: i64 = -1
        self._origin: i64 = 0
        self._via: i64 = 0
        self._near: vec[i64] = vec[i64]([0] * int(tables.vectors))
        for vector in range(tables.vectors):
            for step in tables.king_step:
                if tables.vector_step[vector] == step:
                    self._near[vector] = 1
        self._jump_lower: bool = position.variant.jump_capture == "lower"
        self._jumps: bool = False
        self._jumper: vec[i64] = vec[i64]([0] * (int(tables.pieces) * 8))
        self._hooks: bool = False
        for piece in range(2, tables.pieces):
            self._find_jumps(piece)
        self.by_lines: bool = threats.by_lines and not self._jumps
        """Whether captures go along lines only, and nothing burns."""

    def _find_jumps(self, piece: i64) -> None:
        tables = self.position.tables
        for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
            if tables.special_block[ray] == HOOK:
                self._hooks = True
            for n in range(8):
                if tables.special_block[ray] == RANKED and tables.special_step[ray] == tables.king_step[n]:
                    self._jumper[piece * 8 + n] = 1
                    self._jumps = True

    def _worth_of(self, piece: i64) -> i64:
        """What taking a piece brings; one of several royal pieces is not the game."""
        worth = self.worth[piece]
        return self._spare_royal if worth == self._royal and self.position.royals[piece & 1] > 1 else worth

    def at_once(self, move: i64) -> i64:
        """What the move brings before anything is taken back: captures, burnt pieces, promotion, its own end."""
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        if move & DROP:
            piece = origin << 1 | self.position.turn
            return self._burning_won(piece, piece, target, 0) if self._burning else 0
        piece = self.position.cells[origin]
        face = self.position.tables.promoted[piece] if move & PROMOTION else piece
        if self._infects:
            face = self.position.face_after(move)
        won: i64 = 0
        if target != origin:
            won = self.worth[self.position.cells[target]]
            if won == self._royal:
                won = self._worth_of(self.position.cells[target])
        via: i64 = 0
        if self._sweeping and self.position.tables.sweeps[piece]:
            step = flight_step(self.position, origin, target)
            if step != 0 and self.position.cells[target] & 1 == piece & 1:
                won = -won
            won += self._swept(origin, target, step)
            via = target - step
        if move >> VIAS_SHIFT:
            for n in range(move >> VIAS_SHIFT):
                via = move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK
                # Where it ends on a square that it has left, that counts once.
                if via != target:
                    won += self._worth_of(self.position.cells[via])
        if self._burning:
            return won + self._burning_won(piece, face, target, via)
        return won + self._rise(piece, face) if face != piece else won

    def _swept(self, origin: i64, target: i64, step: i64) -> i64:
        """What a flight takes on its way, less what of that is its own."""
        cells = self.position.cells
        side = cells[origin] & 1
        won: i64 = 0
        square = origin + step
        while step != 0 and square != target:
            worth = self._worth_of(cells[square])
            won += worth if cells[square] & 1 != side else -worth
            square += step
        return won

    def _rise(self, piece: i64, face: i64) -> i64:
        """What a promotion brings."""
        return (self._spare_royal if self.position.tables.royal[face] else self.worth[face]) - self.worth[piece]

    def _burning_won(self, piece: i64, face: i64, target: i64, via: i64) -> i64:
        """What a promotion and the burners around the target bring, the mover itself included."""
        position = self.position
        tables = position.tables
        side = piece & 1
        dies = position.burner_beside(target, side, via)
        won: i64 = -self._worth_of(piece) if dies else self._rise(piece, face) if face != piece else 0
        if tables.burns[face] and (not dies or self._burns_others):
            for step in tables.king_step:
                other = position.cells[target + step]
                if other > 1 and other & 1 != side and target + step != via and not (dies and tables.burns[other]):
                    won += self._worth_of(other)
        return won

    def gain(self, move: i64) -> i64:
        """What the move wins or loses for its side when both capture on its target for as long as it pays."""
        return self.gain_after(move, self.at_once(move))

    def gain_after(self, move: i64, won: i64) -> i64:
        """The same of a move that wins so much at once."""
        position = self.position
        tables = position.tables
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        via: i64 = move >> VIA_SHIFT & SQUARE_MASK if move >> VIAS_SHIFT else i64(0)
        if move & DROP:
            piece = origin << 1 | position.turn
            # No square is numbered 0 but one of the wall.
            origin = 0
        elif target == origin:
            return won
        else:
            piece = position.cells[origin]
            if self._sweeping and tables.sweeps[piece]:
                via = target - flight_step(position, origin, target)
        side = piece & 1
        self._burnt_side = -1
        face = tables.promoted[piece] if move & PROMOTION else piece
        if self._infects:
            face = position.face_after(move)
        if self._burning:
            if position.burner_beside(target, side, via):
                return won
            if tables.burns[face]:
                self._burnt_side = side ^ 1
        self._origin = origin
        self._via = via
        for vector in range(tables.vectors):
            self._next(vector, target, 0)
        if self.by_lines:
            return self._swap_lines(won, self._worth_of(face), side ^ 1)
        self._find_others(target, face)
        return self._swap(won, self._worth_of(face), target, side ^ 1)

    def _swap_lines(self, won: i64, at_risk: i64, side: i64) -> i64:
        """Both capture on the target, the cheapest piece first, until it is clear who gains."""
        cells = self.position.cells
        gain = self._gain
        gain[0] = won
        depth: i64 = 0
        while depth < _MOST_CAPTURES:
            best = self._cheapest(side)
            if best < 0:
                break
            depth += 1
            gain[depth] = at_risk - gain[depth - 1]
            if gain[depth] < 0 and -gain[depth - 1] < 0:
                break
            at_risk = self.worth[cells[self._head[best]]]
            self._next(best, self._head[best], self._far[best])
            side ^= 1
        return self._outcome(depth)

    def _swap(self, won: i64, at_risk: i64, target: i64, side: i64) -> i64:
        """The same with those that come by other ways, and burners around."""
        cells = self.position.cells
        gain = self._gain
        gain[0] = won
        depth: i64 = 0
        ends = self._burners_beside(target) if self._burning else i64(0)
        while depth < _MOST_CAPTURES:
            best = self._cheapest(side)
            other = self._cheapest_other(side)
            if best < 0 and other < 0:
                break
            if best < 0 or (other >= 0 and self._other[other] < self.worth[cells[self._head[best]]]):
                taker = self._other[other]
                self._other[other] = 0
            else:
                taker = self.worth[cells[self._head[best]]]
                self._next(best, self._head[best], self._far[best])
            depth += 1
            gain[depth] = at_risk - gain[depth - 1]
            if ends >> (side ^ 1) & 1:
                # It takes and burns: the other side has it for nothing.
                depth += 1
                gain[depth] = taker - gain[depth - 1]
                break
            at_risk = taker
            side ^= 1
        return self._outcome(depth)

    def _outcome(self, depth: i64) -> i64:
        """What the first capture brings where both stop taking as soon as it does not pay; `_gain` up to `depth`."""
        gain = self._gain
        while depth > 0:
            if gain[depth] > -gain[depth - 1]:
                gain[depth - 1] = -gain[depth]
            depth -= 1
        return gain[0]

    def _cheapest(self, side: i64) -> i64:
        """Vector along which the side's cheapest piece can take, -1 where none can."""
        tables = self.position.tables
        cells = self.position.cells
        best: i64 = -1
        least = self._royal + 1
        for vector in range(tables.vectors):
            square = self._head[vector]
            if square == 0:
                continue
            piece = cells[square]
            if (
                piece & 1 == side
                and self.worth[piece] < least
                and tables.reach[piece * tables.vectors + vector] >= self._far[vector]
            ):
                least = self.worth[piece]
                best = vector
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
            if piece == 0 or square == self._origin or square == self._via:
                continue
            if piece == 1:
                return
            if far == 1 and piece & 1 == self._burnt_side and self._near[vector]:
                continue
            self._head[vector] = square
            self._far[vector] = far
            return

    # Those that come by other ways

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
        least = self._royal + 1
        first: i64 = side * _MOST_OTHERS
        for n in range(first, first + self._others[side]):
            if 0 < self._other[n] < least:
                least = self._other[n]
                best = n
        return best

    def _find_others(self, target: i64, face: i64) -> None:
        """Attackers that come over others, round a corner or by area moves."""
        self._others[0] = 0
        self._others[1] = 0
        if self._jumps:
            self._find_jumpers(target, face)
        threats = self.threats
        threats.look()
        if self._hooks:
            self._find_turners(target)
        position = self.position
        area = position.tables.area
        for side in range(2):
            first: i64 = side * len(position.tables.squares)
            for n in range(first, first + threats.count[side]):
                square = threats.squares[n]
                piece = position.cells[square]
                away = area[piece]
                if away == 0 or square == self._origin or square == self._via:
                    continue
                distance = threats.relations.distance(square, target)
                if distance > away or (distance == 1 and piece & 1 == self._burnt_side):
                    continue
                if threats.walks(square, target, away):
                    self._add_other(piece)

    def _find_turners(self, target: i64) -> None:
        """Pieces that take on the target by a hook and could not go there straight."""
        threats = self.threats
        cells = self.position.cells
        for side in range(2):
            first: i64 = side * len(self.position.tables.squares)
            for n in range(first, first + threats.count[side]):
                square = threats.squares[n]
                if square == self._origin or square == self._via:
                    continue
                if self._turns_to(square, cells[square], target) and not self._is_first(square):
                    self._add_other(cells[square])

    def _is_first(self, square: i64) -> bool:
        """Whether a piece is the first along a vector that leads it to the target."""
        tables = self.position.tables
        row = self.position.cells[square] * tables.vectors
        for vector in range(tables.vectors):
            if self._head[vector] == square and tables.reach[row + vector] >= self._far[vector]:
                return True
        return False

    def _turns_to(self, origin: i64, piece: i64, target: i64) -> bool:
        tables = self.position.tables
        for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
            if tables.special_block[ray] != HOOK:
                continue
            step = tables.special_step[ray]
            turned = tables.special_number[ray]
            corner = origin + step
            while corner != target and self._is_left(corner):
                away = target - corner
                if away % turned == 0 and self._leads_to(corner, turned if away // turned > 0 else -turned, target):
                    return True
                corner += step
        return False

    def _leads_to(self, corner: i64, step: i64, target: i64) -> bool:
        here = corner + step
        while here != target and self._is_left(here):
            here += step
        return here == target

    def _is_left(self, square: i64) -> bool:
        """Whether nothing stands there once the move is made."""
        piece = self.position.cells[square]
        return piece == 0 or (piece != WALL and (square == self._origin or square == self._via))

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
