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
        size = int(position.tables.size)
        self._seen: vec[i64] = vec[i64]([0] * size)
        self._queue: vec[i64] = vec[i64]([0] * size)
        self._stamp: i64 = 0
        # The best square found for a burner: what burns there altogether, and the most valuable of it.
        self._target: i64 = 0
        self._most: i64 = 0
        self._largest: i64 = 0

    def of(self, side: i64) -> i64:
        """What a side's burners win at least, whichever one piece is saved from them; 0 where that is nothing."""
        hazards = self._hazards
        hazards.look()
        position = hazards.position
        best: i64 = 0
        first: i64 = side * len(position.tables.squares)
        for n in range(first, first + hazards.count[side]):
            origin = hazards.squares[n]
            if position.tables.burns[position.cells[origin]]:
                won = self._of_one(position, origin)
                if won > best:
                    best = won
        return best

    def _of_one(self, position: Position, origin: i64) -> i64:
        """The same for one burner."""
        self._most = 0
        self._largest = 0
        self._stamp += 1
        self._try_area(position, origin)
        self._try_lines(position, origin)
        if self._most <= self._largest:
            return 0
        won = self._exchange.gain(origin << ORIGIN_SHIFT | self._target)
        if won > self._most:
            won = self._most
        return won - self._largest

    def _try_lines(self, position: Position, origin: i64) -> None:
        tables = position.tables
        cells = position.cells
        piece = cells[origin]
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            step = tables.ray_step[ray]
            left = tables.ray_limit[ray]
            target = origin + step
            while left > 0 and cells[target] == 0:
                self._try(position, piece, target)
                target += step
                left -= 1
            if left > 0 and cells[target] > 1 and (cells[target] ^ piece) & 1:
                self._try(position, piece, target)

    def _try_area(self, position: Position, origin: i64) -> None:
        tables = position.tables
        cells = position.cells
        piece = cells[origin]
        queue = self._queue
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
                    victim = cells[target]
                    if victim == 1 or (victim != 0 and (victim ^ piece) & 1 == 0):
                        continue
                    if self._try(position, piece, target) and victim == 0:
                        queue[tail] = target
                        tail += 1

    def _try(self, position: Position, piece: i64, target: i64) -> bool:
        """Counts what would burn around a square; whether it had not been looked at yet."""
        if self._seen[target] == self._stamp:
            return False
        self._seen[target] = self._stamp
        tables = position.tables
        cells = position.cells
        worth = self._exchange.worth
        most: i64 = 0
        largest: i64 = 0
        victim = cells[target]
        if victim and tables.royal[victim] == 0:
            most = worth[victim]
            largest = most
        for step in tables.king_step:
            other = cells[target + step]
            if other > 1 and (other ^ piece) & 1 and tables.royal[other] == 0:
                most += worth[other]
                if worth[other] > largest:
                    largest = worth[other]
        if most - largest > self._most - self._largest and not position.burner_beside(target, piece & 1, 0):
            self._target = target
            self._most = most
            self._largest = largest
        return True
