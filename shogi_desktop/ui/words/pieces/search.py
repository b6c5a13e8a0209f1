"""Finding pieces by whatever a person may call them. Without Qt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shogi_desktop.notation.moves.hodges_text import OLDER_LETTERS
from shogi_desktop.rules.record.variant import Kind

from .kana import romaji_of

NO_MATCH: Final = 99
_LONG: Final = re.compile("ou|oo|uu")
_SIGNS: Final = str.maketrans("-", " ", "'’‘ʼ")  # apostrophes are left out, typed or printed


@dataclass(frozen=True)
class Names:
    """What pieces are called, ready for comparison: `letters` are abbreviations, `words` everything else."""

    letters: frozenset[str]
    words: tuple[str, ...]


def names_of(kinds: Iterable[Kind], translated: Iterable[str]) -> Names:
    """The names of kinds that look alike; `translated` are those in the person's language."""
    kinds = tuple(kinds)
    letters = {text for kind in kinds for text in (kind.code, kind.abbreviation, *_older(kind.abbreviation))}
    words = dict.fromkeys(text for kind in kinds for text in (kind.name, kind.romaji, kind.kanji, kind.kanji_white))
    words |= dict.fromkeys([*(kind.kanji_short for kind in kinds), *translated])
    return Names(frozenset(plain(text) for text in letters), tuple(plain(word) for word in words))


def rank(query: str, names: Names) -> int:
    """How well a query fits, 0 best; NO_MATCH where it does not. An empty query fits everything equally."""
    wanted = plain(query)
    if not wanted:
        return 0
    if wanted in names.letters:
        return 0
    found = [_rank(text, word) for text in readings(wanted) for word in names.words]
    if any(letters.startswith(wanted) for letters in names.letters):
        found.append(3)
    return min(found, default=NO_MATCH)


def exact_kind(query: str, kinds: Iterable[Kind]) -> Kind | None:
    """The one of several kinds that look alike whose own abbreviation was typed, such as +P."""
    wanted = plain(query)
    for kind in kinds:
        if wanted in (plain(text) for text in (kind.code, kind.abbreviation, *_older(kind.abbreviation))):
            return kind
    return None


@lru_cache(maxsize=1024)
def plain(text: str) -> str:
    """Small letters without accents, macrons and doubled blanks; wide letters as narrow ones."""
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text.casefold()))
    bare = "".join(letter for letter in spread if not unicodedata.combining(letter) or letter in "\u3099\u309a")
    return unicodedata.normalize("NFC", " ".join(bare.translate(_SIGNS).split()))


def readings(wanted: str) -> set[str]:
    """A query, its kana in Latin letters, and each with long vowels as one letter, as names without macrons have."""
    spelled = {wanted, romaji_of(wanted)}
    return spelled | {_LONG.sub(_first, text) for text in spelled}


def _first(vowels: re.Match[str]) -> str:
    return vowels.group()[0]


def _rank(wanted: str, word: str) -> int:
    if wanted == word:
        return 1
    if word.startswith(wanted):
        return 2
    if f" {wanted}" in word:
        return 4
    return 5 if wanted in word else NO_MATCH


def _older(abbreviation: str) -> tuple[str, ...]:
    """What older texts write for an abbreviation."""
    return tuple(old for old, new in OLDER_LETTERS.items() if new == abbreviation)
