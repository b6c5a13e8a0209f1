"""What threatens royal pieces where they may be taken or burnt: a quick answer for a search to ask at every node."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.tables import HOOK, JUMP, MAY, MUST, OVER, RANKED, SKIP, SWEEP
from shogi_desktop.rules.position import Position

from ..evaluation.relations import Relations

# Why a piece is looked at one by one: its area moves, its burning, its promotion to a burner, its ways over others,
# its moves of two legs where it could not go straight, its captures anywhere, its steps over what it captures.
_AREA: Final = 1
_BURNS: Final = 2
_WILL_BURN: Final = 4
_SPECIAL: Final = 8
_LEGS: Final = 16
_RAIDS: Final = 32
_LION_STEPS: Final = 64


class Threats:
    """Finds the pieces of a position whose threats are not lines, and asks whether a royal piece can be lost.

    squares   [side * len(tables.squares) + n] squares of such pieces, n < count[side], after `look`
    by_lines  whether there are none in the whole game
    """

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self.relations: Relations = Relations(position.variant)
        tables = position.tables
        variant = position.variant
        self._width: i64 = len(tables.squares)
        self.squares: vec[i64] = vec[i64]([0] * (2 * int(self._width)))
        self.count: vec[i64] = vec[i64]([0, 0])
        self._known: i64 = -1
        # [side] where the side's royal piece was last seen
        self._royal: vec[i64] = vec[i64]([0, 0])
        self._any_counts: bool = variant.royal_loss == "any"
        self._burns_others: bool = variant.burn_clash == "mover_and_others"
        self._jump_any: bool = variant.jump_capture == "any"
        self._jump_lower: bool = variant.jump_capture == "lower"
        self._flags: vec[i64] = vec[i64]([0] * int(tables.pieces))
        self.by_lines: bool = True
        for piece in range(2, tables.pieces):
            self._flags[piece] = self._flags_of(piece)
            if self._flags[piece]:
                self.by_lines = False

    def _flags_of(self, piece: i64) -> i64:
        tables = self.position.tables
        flags: i64 = 0
        if tables.lion_steps[piece]:
            flags |= _LION_STEPS
        elif tables.area[piece]:
            flags |= _AREA
        if tables.burns[piece]:
            flags |= _BURNS
        elif tables.burns[tables.promoted[piece]]:
            flags |= _WILL_BURN
        for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
            if tables.special_block[ray] != RANKED or self._jump_any or self._jump_lower:
                flags |= _SPECIAL
        for leg in range(tables.leg_first[piece], tables.leg_first[piece + 1]):
            one, two = tables.leg_one[leg], tables.leg_two[leg]
            if flags & _LION_STEPS:
                break
            if not self._steps(piece, one) or (one + two != 0 and not self._steps(piece, one + two)):
                flags |= _LEGS
        if tables.raids[piece]:
            flags |= _RAIDS
        return flags

    def _steps(self, piece: i64, step: i64) -> bool:
        """Whether the piece captures straight on a square so far away, whatever stands between."""
        tables = self.position.tables
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            if tables.ray_step[ray] == step and tables.ray_capture[ray]:
                return True
        return False

    def adopt(self, position: Position) -> None:
        """Goes on with a position of the same variant: it may have the hash of another one, of another game."""
        self.position = position
        self._known = -1

    def look(self) -> None:
        """Finds the pieces anew unless the position is the one looked at last."""
        position = self.position
        if position.key == self._known:
            return
        self._known = position.key
        cells, listed, flags, squares = position.cells, position.listed, self._flags, self.squares
        for side in range(2):
            at: i64 = side * self._width
            end = at + position.count[side]
            found = at
            while at < end:
                square = listed[at]
                if flags[cells[square]]:
                    squares[found] = square
                    found += 1
                at += 1
            self.count[side] = found - side * self._width

    def in_check(self) -> bool:
        """Whether the side to move is in check; kept with the position, for perpetual checks."""
        position = self.position
        if position.checked[position.ply] < 0:
            position.checked[position.ply] = 1 if self.can_lose(position.turn) else 0
        return position.checked[position.ply] == 1

    def only_royal(self, side: i64) -> i64:
        """Square of the royal piece whose loss is the end of a side, -1 where there is no single one."""
        position = self.position
        if position.in_lines:
            return position.king[side]
        if position.royals[side] != 1:
            return -1
        royal = position.tables.royal
        square = self._royal[side]
        piece = position.cells[square]
        if royal[piece] and piece & 1 == side:
            return square
        first = side * self._width
        for n in range(first, first + position.count[side]):
            if royal[position.cells[position.listed[n]]]:
                self._royal[side] = position.listed[n]
                return position.listed[n]
        return -1

    def can_lose(self, side: i64) -> bool:
        """Whether the other side, were it his turn, could take or burn the royal piece on which a side's game depends.

        Never says so in error; threats by two victims at once (royal pieces in plural) are not looked for.
        """
        if self._any_counts:
            return self._can_lose_any(side)
        royal = self.only_royal(side)
        return royal >= 0 and self.reaches(royal, side)

    def _can_lose_any(self, side: i64) -> bool:
        """Whether the other side could take or burn one of the royal pieces of a side."""
        position = self.position
        first = side * self._width
        for n in range(first, first + position.count[side]):
            square = position.listed[n]
            if position.tables.royal[position.cells[square]] and self.reaches(square, side):
                return True
        return False

    def reaches(self, royal: i64, side: i64) -> bool:
        """Whether the other side could take or burn the piece of `side` that stands on `royal`."""
        position = self.position
        if position.attacked(royal, side ^ 1):
            return True
        if self.by_lines:
            return False
        self.look()
        tables = position.tables
        first: i64 = (side ^ 1) * self._width
        for n in range(first, first + self.count[side ^ 1]):
            origin = self.squares[n]
            piece = position.cells[origin]
            flags = self._flags[piece]
            if flags & _AREA and self.walks(origin, royal, tables.area[piece]):
                return True
            if flags & _LION_STEPS and self._captures_to(origin, royal, tables.lion_steps[piece], piece & 1):
                return True
            if flags & (_BURNS | _WILL_BURN) and self._can_burn(origin, piece, royal):
                return True
            if flags & _SPECIAL and self._passes_over(origin, piece, royal):
                return True
            if flags & _LEGS and self._takes_on_the_way(origin, piece, royal):
                return True
            if flags & _RAIDS and not position.is_protected(origin, royal):
                return True
        return False

    def walks(self, origin: i64, target: i64, steps: i64) -> bool:
        """Whether so many king steps lead from one square to another through empty ones."""
        away = self.relations.distance(origin, target)
        if away > steps:
            return False
        if away <= 1:
            return True
        for step in self.position.tables.king_step:
            square = origin + step
            if self.position.cells[square] == 0 and self.walks(square, target, steps - 1):
                return True
        return False

    def _captures_to(self, origin: i64, target: i64, steps: i64, side: i64) -> bool:
        """Whether so many king steps lead from one square to another through empty ones and enemies of `side`."""
        away = self.relations.distance(origin, target)
        if away > steps:
            return False
        if away <= 1:
            return True
        for step in self.position.tables.king_step:
            square = origin + step
            other = self.position.cells[square]
            if (other == 0 or (other > 1 and other & 1 != side)) and self._captures_to(square, target, steps - 1, side):
                return True
        return False

    def _can_burn(self, origin: i64, piece: i64, royal: i64) -> bool:
        """Whether the piece can end beside the royal one as a burner and outlive it (or take it along)."""
        position = self.position
        tables = position.tables
        cells = position.cells
        side = piece & 1
        burns = tables.burns[piece] != 0
        if burns and self.relations.distance(origin, royal) <= tables.area[piece] + 1:
            for step in tables.king_step:
                target = royal + step
                victim = cells[target]
                if (
                    (victim == 0 or (victim > 1 and victim & 1 != side))
                    and self._burns_at(target, side)
                    and self.walks(origin, target, tables.area[piece])
                ):
                    return True
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            step = tables.ray_step[ray]
            target = origin
            for _ in range(tables.ray_limit[ray]):
                target += step
                victim = cells[target]
                if victim == 1 or (victim != 0 and (victim & 1 == side or tables.ray_capture[ray] == 0)):
                    break
                if (
                    self.relations.distance(target, royal) == 1
                    and (victim != 0 or tables.ray_quiet[ray] != 0)
                    and (burns or self._promotes(piece, origin, target, victim))
                    and self._burns_at(target, side)
                ):
                    return True
                if victim != 0:
                    break
        return False

    def _promotes(self, piece: i64, origin: i64, target: i64, victim: i64) -> bool:
        tables = self.position.tables
        zone: i64 = (piece & 1) * tables.size
        way = tables.zone[zone + origin] << 1 | tables.zone[zone + target] | (4 if victim else 0)
        special = tables.edge[tables.edges[piece] + target] & (MUST | MAY)
        return (tables.promotes[way] != 0 or special != 0) and not self.position.burner_beside(target, piece & 1, 0)

    def _burns_at(self, target: i64, side: i64) -> bool:
        """Whether a burner of `side` that ends on a square burns what is around."""
        return self._burns_others or not self.position.burner_beside(target, side, 0)

    def _passes_over(self, origin: i64, piece: i64, royal: i64) -> bool:
        """Whether the piece reaches the royal one on a line over others."""
        tables = self.position.tables
        away = royal - origin
        for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
            step = tables.special_step[ray]
            if tables.special_block[ray] == HOOK:
                if self._turns_to(origin, royal, step, tables.special_number[ray]):
                    return True
            elif away // step > 0 and away % step == 0 and self._goes_over(origin, piece, royal, ray):
                return True
        return False

    def _turns_to(self, origin: i64, royal: i64, step: i64, turned: i64) -> bool:
        """Whether a hook along `step` that turns by `turned` or against it ends on the royal piece."""
        cells = self.position.cells
        corner = origin + step
        while cells[corner] == 0:
            away = royal - corner
            if away != 0 and away % turned == 0:
                onward = turned if away // turned > 0 else -turned
                here = corner + onward
                while cells[here] == 0:
                    here += onward
                if here == royal:
                    return True
            corner += step
        return False

    def _takes_on_the_way(self, origin: i64, piece: i64, royal: i64) -> bool:
        """Whether the piece takes the royal one on the first or on the second square of a move of two legs."""
        tables = self.position.tables
        cells = self.position.cells
        side = piece & 1
        for leg in range(tables.leg_first[piece], tables.leg_first[piece + 1]):
            via = origin + tables.leg_one[leg]
            target = via + tables.leg_two[leg]
            if via != royal and target != royal:
                continue
            taken, end = cells[via], cells[target]
            if taken > 1 and taken & 1 != side and (target == origin or end == 0 or (end > 1 and end & 1 != side)):
                return True
        return False

    def _goes_over(self, origin: i64, piece: i64, royal: i64, ray: i64) -> bool:
        tables = self.position.tables
        cells = self.position.cells
        step = tables.special_step[ray]
        block = tables.special_block[ray]
        limit = tables.special_limit[ray]
        number = tables.special_number[ray]
        rank = tables.rank[piece]
        passed: i64 = 0
        target = origin + step
        far: i64 = 1
        while far <= limit and cells[target] != 1:
            other = cells[target]
            if target == royal:
                if block == SKIP:
                    return far > 1
                if block == OVER:
                    return number == 0 or passed <= number
                if block == JUMP:
                    return far > number
                if block == SWEEP:
                    return tables.rank[other] < rank
                return passed > 0 and (self._jump_any or (self._jump_lower and tables.rank[other] < rank))
            if other != 0:
                if (block == SKIP and far > 1) or (block == JUMP and far >= number):
                    return False
                if block in (RANKED, SWEEP) and tables.rank[other] >= rank:
                    return False
                passed += 1
            target += step
            far += 1
        return False
