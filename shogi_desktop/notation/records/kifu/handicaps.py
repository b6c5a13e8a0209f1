"""Handicaps by the names that records give them (手合割), and handicaps that only a diagram tells."""

from __future__ import annotations

import re
from typing import Final

from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...positions.bod import has_bod

EVEN: Final = "平手"
OTHER: Final = "その他"
KNOWN_TO_ALL: Final = frozenset({
    EVEN, "香落ち", "右香落ち", "角落ち", "飛車落ち", "飛香落ち", "二枚落ち", "三枚落ち", "四枚落ち", "五枚落ち",
    "左五枚落ち", "六枚落ち", "八枚落ち", "十枚落ち",
})  # fmt: skip
_ENDING: Final = re.compile("(?:落ち|落|ち)$")
_NO_HANDICAP: Final = re.compile("詰|必[至死]|次の一手|局面|途中図|部分図|実戦|問題|変則|不明|その他")
_ALSO: Final = {
    "飛": "飛車", "左香": "香", "右五枚": "五枚", "右七枚": "七枚", "飛角": "二枚", "2枚": "二枚", "両飛": "両飛車",
}  # fmt: skip
_WITHOUT: Final = {"左七枚": "8b,2b,1a,9a,8a,2a,3a"}


def is_no_handicap(name: str) -> bool:
    """Whether a name says that a record begins elsewhere, as problems do; a diagram should tell where."""
    return _NO_HANDICAP.search(name) is not None


def handicap_of_name(variant: Variant, name: str) -> str | None:
    """The key of a handicap, "" for the even game; None where the variant has none of this name."""
    said = _short(name)
    if said in ("", EVEN):
        return ""
    names = {said, _ALSO.get(said, said)}
    for known in variant.handicaps:
        if _short(known.kanji) in names:
            return known.key
    try:
        return variant.handicap(_WITHOUT.get(said, name)).key
    except ValueError:
        return None


def name_of_handicap(variant: Variant, key: str) -> str:
    """What records call a handicap; OTHER for one of free choice, and for one that no other program may know by name.

    A diagram tells those, where there is one.
    """
    name = variant.handicap(key).kanji if key else EVEN
    return name if name in KNOWN_TO_ALL or (name and not has_bod(variant)) else OTHER


def handicap_of_position(start: Position) -> str | None:
    """The handicap that begins with this position, "" for the even game; None where there is none."""
    variant = start.variant
    even = Position(variant)
    if start.same_state(even):
        return ""
    for known in variant.handicaps:
        if start.same_state(Position.handicap(variant, known.key)):
            return known.key
    missing = [square for square in variant.squares if start.piece_at(square) != even.piece_at(square)]
    if start.turn != Side.WHITE or start.move_number != 1 or not missing:
        return None
    try:
        key = variant.free_handicap(missing)
        return key if start.same_state(Position.handicap(variant, key)) else None
    except ValueError:
        return None


def _short(name: str) -> str:
    return _ENDING.sub("", "".join(name.split()))
