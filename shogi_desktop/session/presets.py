"""Positions to begin setting up with: the even game, every handicap, an empty board, and those of mate problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.rules.pieces import Side, make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.variant import Variant

from .sketch import InHand, Sketch, full_set, pieces_there, sketch_of

EVEN: Final = "even"
EMPTY: Final = "empty"
ONE_KING: Final = "one_king"
TWO_KINGS: Final = "two_kings"
REST_IN_HAND: Final = "rest_in_hand"
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
    if variant.has_drops:
        found.append(Preset(REST_IN_HAND, rest_in_hand))
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
    return rest_in_hand(Sketch(royals), variant)


def rest_in_hand(now: Sketch, variant: Variant) -> Sketch:
    """The pieces of the full set that are nowhere go to the hand of the side that is not to move, the defender's."""
    full, there = full_set(variant), pieces_there(now, variant)
    hands = dict(now.hands)
    for kind in variant.hand_kinds:
        missing = full[kind] - there[kind]
        if missing > 0:
            place = InHand(1 - now.turn, kind)
            hands[place] = hands.get(place, 0) + missing
    return replace(now, hands=hands)
