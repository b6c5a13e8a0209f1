"""Whatever a person may call squares and pieces while typing a move, in small letters."""

from __future__ import annotations

import unicodedata
from typing import Final

from shogi_desktop.rules.record.variant import Kind, Variant

from .hodges_text import OLDER_LETTERS
from .japanese import kanji_number

_SHORT: Final = {
    "歩": "fu", "香": "kyo kyou", "桂": "kei", "銀": "gin", "金": "kin", "角": "kaku", "飛": "hi",
    "玉": "gyoku ou o 王", "と": "to", "全": "narigin", "圭": "narikei", "杏": "narikyo narikyou",
    "馬": "uma", "龍": "ryu ryuu 竜",
}  # fmt: skip
"""What pieces are called for short, besides their first kanji."""
_LONG: Final = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}
_SIGNS: Final = str.maketrans("−–—‐ー～×", "------x", " 、")


def plain(text: str) -> str:
    """A typed text as words are compared: wide letters as narrow ones, small, without blanks and marks of sides."""
    narrow = unicodedata.normalize("NFKC", text.translate(_SIGNS)).casefold()
    return "".join(letter for letter in narrow if letter not in " 、☗☖▲△▼▽")


def square_words(variant: Variant, square: int) -> tuple[str, ...]:
    """7f, 76, 7六, 七六; on a board of more than nine files 11,2 too, which 112 would leave open."""
    file, rank = variant.file_of(square), variant.rank_of(square)
    words = [variant.square_name(square), f"{file}{rank}", f"{file}{kanji_number(rank)}"]
    words.append(kanji_number(file) + kanji_number(rank))
    if max(variant.files, variant.ranks) > 9:
        words.append(f"{file},{rank}")
    return tuple(words)


def _letter_words(variant: Variant, kind: Kind) -> tuple[str, ...]:
    """The letters of a piece, those of older texts too."""
    now = kind.abbreviation
    return _distinct(now, kind.code, *(old for old, new in OLDER_LETTERS.items() if new == now))


def name_words(variant: Variant, kind: Kind) -> tuple[str, ...]:
    """Its names in kanji, Latin letters and English, and its letters."""
    kanji = [kind.kanji, kind.kanji_white, kind.kanji_short]
    kanji += [name.replace("龍", "竜") for name in kanji]
    short = _SHORT.get(kind.kanji_short, "").split()
    return _distinct(*_letter_words(variant, kind), *kanji, *_spelled(kind.romaji), *short, kind.name)


def _spelled(romaji: str) -> tuple[str, str]:
    """A reading without macrons, its long vowels as one letter or as two: kyosha, kyousha."""
    romaji = romaji.replace("'", "")
    bare = unicodedata.normalize("NFKD", romaji)
    once = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return once, "".join(_LONG.get(letter, letter) for letter in romaji)


def _distinct(*words: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(plain(word) for word in words if word))
