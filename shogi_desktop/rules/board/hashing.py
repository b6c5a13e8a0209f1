"""Numbers that positions are told apart by: 63 bits, the same whether compiled or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Halves of the 64-bit constants of the mixer.
_MIX_1_HIGH: Final = 0xBF58476D
_MIX_1_LOW: Final = 0x1CE4E5B9
_MIX_2_HIGH: Final = 0x94D049BB
_MIX_2_LOW: Final = 0x133111EB
_GOLDEN_HIGH: Final = 0x9E3779B9
_GOLDEN_LOW: Final = 0x7F4A7C15
_HALF: Final = (1 << 32) - 1


def hash_key(number: i64) -> i64:
    """A well mixed 63-bit number for `number` (the splitmix64 finaliser of Steele, Lea and Flood, 2014).

    64-bit numbers are worked with as halves, so that no product leaves what a native int holds.
    """
    high, low = _product(0, number + 1, _GOLDEN_HIGH, _GOLDEN_LOW)
    low, high = low ^ (low >> 30 | high << 2 & _HALF), high ^ high >> 30
    high, low = _product(high, low, _MIX_1_HIGH, _MIX_1_LOW)
    low, high = low ^ (low >> 27 | high << 5 & _HALF), high ^ high >> 27
    high, low = _product(high, low, _MIX_2_HIGH, _MIX_2_LOW)
    low, high = low ^ (low >> 31 | high << 1 & _HALF), high ^ high >> 31
    return (high & _HALF >> 1) << 32 | low


def _product(high: i64, low: i64, times_high: i64, times_low: i64) -> tuple[i64, i64]:
    """The halves of the product of two 64-bit numbers, what goes beyond 64 bits left out."""
    first, second = low * (times_low & 0xFFFF), low * (times_low >> 16)
    below = first + ((second & 0xFFFF) << 16)
    above = (below >> 32) + (second >> 16) + _low_product(high, times_low) + _low_product(low, times_high)
    return above & _HALF, below & _HALF


def _low_product(one: i64, other: i64) -> i64:
    """The lower half of the product of two 32-bit numbers."""
    return (one * (other & 0xFFFF) + ((one * (other >> 16) & 0xFFFF) << 16)) & _HALF
