"""Positions to begin setting up with: the even game, every handicap, an empty board, and those of mate problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from .sketch import Sketch, sketch_of, with_rest

EVEN: Final = "even"
EMPTY: Final = "empty"
ONE_KING: Final = "one_king"
TWO_KINGS: Final = "two_kings"
HANDICAP: Final = "handicap:"  # and its key


@dataclass(frozen=True)
class Preset:
    """`key` is one of the names above; `make` gives the position, some from what is there now."""

    key: str
    make: Callable[[Sketch, Variant], Sketch]


def presets(variant: Variant) -> tuple[Preset, ...]:
    """All presets of a variant, in the order of a menu."""
    found = [Preset(EVEN, _even)]
    found += [Preset(HANDICAP + handicap.key, _Handicap(handicap.key)) for handicap in variant.handicaps]
    found += [Preset(EMPTY, _empty), Preset(ONE_KING, _one_king), Preset(TWO_KINGS, _two_kings)]
    return tuple(found)


def preset(variant: Variant, key: str) -> Preset:
    """The preset with this key; KeyError where there is none."""
    for known in presets(variant):
        if known.key == key:
            return known
    raise KeyError(key)


@dataclass(frozen=True)
class _Handicap:
    key: str

    def __call__(self, now: Sketch, variant: Variant) -> Sketch:
        return sketch_of(Position.handicap(variant, self.key))


def _even(now: Sketch, variant: Variant) -> Sketch:
    return sketch_of(Position(variant))


def _empty(now: Sketch, variant: Variant) -> Sketch:
    return Sketch()


def _one_king(now: Sketch, variant: Variant) -> Sketch:
    return _problem(variant, (Side.WHITE,))


def _two_kings(now: Sketch, variant: Variant) -> Sketch:
    return _problem(variant, tuple(Side))


def _problem(variant: Variant, sides: tuple[Side, ...]) -> Sketch:
    """A mate problem for Black: royal pieces of these sides at home, all others in White's hand."""
    royals = {
        square: make_piece(kind, side)
        for square, (kind, side) in variant.array.items()
        if side in sides and variant.kind(kind).royal
    }
    return with_rest(Sketch(royals, balanced=variant.has_drops), variant)
