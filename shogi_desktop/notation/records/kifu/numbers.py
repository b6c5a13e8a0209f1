"""Numbers and squares as Japanese records write them: ７六, 7六, 76, １６十四, 16十四."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.record.variant import Variant

BLANKS: Final = " \t\u3000"
HALF_WIDTH: Final = str.maketrans("０１２３４５６７８９：／（）．　", "0123456789:/(). ")
_KANJI: Final = {sign: value for value, sign in enumerate("〇一二三四五六七八九")}


def number(text: str) -> int:
    """A number in digits of either width or in kanji up to 99 (十六, 三十六, 一六); 0 for none."""
    if text.isdecimal():
        return int(text) if len(text) < 10 else 0
    if "十" not in text:
        value = 0
        for sign in text:
            value = value * 10 + _KANJI.get(sign, 0)
        return value
    tens, _, ones = text.partition("十")
    return _KANJI.get(tens, 1) * 10 + _KANJI.get(ones, 0)


def square(variant: Variant, file: str, rank: str) -> int:
    """The square of a file and rank as they are written, -1 off the board."""
    at_file, at_rank = number(file), number(rank)
    if 1 <= at_file <= variant.files and 1 <= at_rank <= variant.ranks:
        return variant.square(at_file, at_rank)
    return -1
