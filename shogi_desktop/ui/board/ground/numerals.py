"""Texts of the coordinates."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.record.variant import Variant, rank_letters

_DIGITS: Final = "〇一二三四五六七八九"


def kanji_number(number: int) -> str:
    """1 to 99 in kanji: 九, 十, 十六, 三十六."""
    tens, ones = divmod(number, 10)
    text = "" if tens == 0 else "十" if tens == 1 else _DIGITS[tens] + "十"
    return text + (_DIGITS[ones] if ones or not tens else "")


def in_few_signs(text: str, room: float) -> str:
    """A number in kanji of three signs without its middle one, as in dates, where there is room for fewer: 二四."""
    return text if len(text) < 3 or room >= len(text) else text.replace("十", "")


def rank_text(rank: int, coordinates: str) -> str:
    return kanji_number(rank) if coordinates == "kanji" else rank_letters(rank)


def coordinate_texts(variant: Variant, coordinates: str) -> tuple[list[str], list[str]]:
    """Texts of files 1.. and ranks 1..; empty lists where coordinates are "off"."""
    if coordinates == "off":
        return [], []
    files = [str(file) for file in range(1, variant.files + 1)]
    return files, [rank_text(rank, coordinates) for rank in range(1, variant.ranks + 1)]
