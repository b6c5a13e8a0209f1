"""What burners threaten to do at their next move: too much to stand by, too late to be seen when it is done."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.moves import ORIGIN_SHIFT
from ..rules.position import Position
from .burning_exchange import BurningExchange
from .hazards import Hazards


class BurnThreat:
    """Finds the burning that would win most for a side, were it its turn."""

    def __init__(self, position: Position, exchange: BurningExchange, hazards: Hazards) -> None:
        self._exchange: BurningExchange = exchange
        self._hazards: Hazards = hazards
        tables = position.tables
        self._pieces: i64 = tables.pieces
        # [side * pieces + piece] what the side wins where the piece burns.
        self._loss: vec[i64] = vec[i64]([0] * (2 * int(tables.pieces)))
        for piece in range(2, tables.pieces):
            if not tables.royal[piece]:
                self._loss[(piece & 1 ^ 1) * self._pieces + piece] = exchange.worth[piece]
        size = int(tables.size)
        self._seen: vec[i64] = vec[i64]([0] * size)
        self._queue: vec[i64] = vec[i64]([0] * size)
        self._stamp: i64 = 0
        # The best square found for a burner: what burns there, the most valuable of it left aside, and that one.
        self._target: i64 = 0
        self._most: i64 = 0
        self._largest: i64 = 0

    def of(self, side: i64) -> i64:
        """What a side's burners win at least, whichever one piece is saved from them; 0 where that is nothing."""
        hazards = self._hazards
        hazards.look()
        position = hazards.position
        burns, cells = position.tables.burns, position.cells
        best: i64 = 0
        first: i64 = side * len(position.tables.squares)
        for n in range(first, first + hazards.count[side]):
            origin = hazards.squares[n]
            if burns[cells[origin]]:
                best = self._of_one(position, origin, best)
        return best

    def _of_one(self, position: Position, origin: i64, best: i64) -> i64:
        """The same for one burner, or what another wins, if that is more."""
        self._most = best
        self._target = 0
        self._stamp += 1
        self._try_area(position, origin)
        self._try_lines(position, origin)
        if self._target == 0:
            return best
        won = self._exchange.gain(origin << ORIGIN_SHIFT | self._target) - self._largest
        if won > self._most:
            return self._most
        return won if won > best else best

    def _try_area(self, position: Position, origin: i64) -> None:
        tables = position.tables
        cells, steps = position.cells, tables.king_step
        seen, queue, stamp = self._seen, self._queue, self._stamp
        piece = cells[origin]
        queue[0] = origin
        head: i64 = 0
        tail: i64 = 1
        for _ in range(tables.area[piece]):
            end = tail
            while head < end:
                here = queue[head]
                head += 1
                for step in steps:
                    target = here + step
                    if seen[target] == stamp:
                        continue
                    seen[target] = stamp
                    victim = cells[target]
                    if victim == 0:
                        queue[tail] = target
                        tail += 1
                    elif victim == 1 or (victim ^ piece) & 1 == 0:
                        continue
                    self._try(position, piece, target)

    def _try_lines(self, position: Position, origin: i64) -> None:
        tables = position.tables
        cells, seen, stamp = position.cells, self._seen, self._stamp
        piece = cells[origin]
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            step = tables.ray_step[ray]
            left = tables.ray_limit[ray]
            target = origin + step
            while left > 0 and cells[target] == 0:
                if seen[target] != stamp:
                    self._try(position, piece, target)
                target += step
                left -= 1
            if left > 0 and cells[target] > 1 and (cells[target] ^ piece) & 1 and seen[target] != stamp:
                self._try(position, piece, target)

    def _try(self, position: Position, piece: i64, target: i64) -> None:
        """Counts what would burn around a square."""
        cells, loss = position.cells, self._loss
        first = (piece & 1) * self._pieces
        largest = loss[first + cells[target]]
        rest: i64 = 0
        for step in position.tables.king_step:
            one = loss[first + cells[target + step]]
            if one > largest:
                rest += largest
                largest = one
            else:
                rest += one
        if rest > self._most and not position.burner_beside(target, piece & 1, 0):
            self._target = target
            self._most = rest
            self._largest = largest
