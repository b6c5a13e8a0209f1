"""RandomNumbers by chance that are the same on every machine, interpreted and compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_FIRST: Final = 2147483563
_SECOND: Final = 2147483399


class RandomNumbers:
    """Two multiplicative generators combined (L'Ecuyer 1988): period 2 to the 61st, no product beyond 2 to the 63rd."""

    def __init__(self, seed: int) -> None:
        """`seed` is a whole number from 0 on; all below 2 to the 61st begin differently."""
        self._one: i64 = 1 + seed % (_FIRST - 1)
        self._two: i64 = 1 + seed // (_FIRST - 1) % (_SECOND - 1)
        # Seeds that lie side by side begin alike.
        for _ in range(20):
            self._step()

    def below(self, end: i64) -> i64:
        """A number from 0 to `end` - 1; `end` is far smaller than 2 to the 31st, so that all are as likely."""
        return self._step() % end

    def chance(self, percent: i64) -> bool:
        return self._step() % 100 < percent

    def weighted(self, weights: list[int]) -> int:
        """An index, the more likely the larger its weight."""
        left = int(self.below(sum(weights)))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        return len(weights) - 1

    def shuffle(self, items: list[int]) -> None:
        for at in range(len(items) - 1, 0, -1):
            other = int(self.below(at + 1))
            items[at], items[other] = items[other], items[at]

    def _step(self) -> i64:
        self._one = self._one * 40014 % _FIRST
        self._two = self._two * 40692 % _SECOND
        return (self._one + self._two) % (_FIRST - 1)
