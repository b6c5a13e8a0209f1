"""How well what somebody types fits the name of something: by words, by how they begin, with a slip of the finger."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from .piece_search import NO_MATCH, plain, readings

ASIDE: Final = 10  # that only what is said beside the name fits
_INSIDE: Final = 3  # letters that are looked for within a word
_SLIP: Final = 4  # letters of a word in which one may be wrong
_SIGNS: Final = re.compile(r"[^\w☗☖]+|_")
_LATIN: Final = 0x250  # the first letter beyond those of Latin scripts


@dataclass(frozen=True)
class Findable:
    """What is compared with what is typed: a name, and what is said beside it, each in its spellings."""

    name: tuple[str, ...]
    aside: tuple[str, ...]


def findable(name: str, aside: Iterable[str] = ()) -> Findable:
    """A text made ready once; `aside` are other words by which it is found, after all whose names fit."""
    others = dict.fromkeys(spelling for text in aside if text for spelling in _spellings(_words(text)))
    return Findable(_spellings(_words(name)), tuple(others))


def fit(query: str, of: Findable) -> int:
    """How well a query fits, 0 best; NO_MATCH where it does not. An empty query fits everything equally."""
    wanted = _words(query)
    whole = _best(wanted, of.name)
    if whole < NO_MATCH or not wanted:
        return whole if wanted else 0
    each = [min(_best(word, of.name), ASIDE + _beginning(word, of.aside)) for word in wanted.split()]
    return min(max(each), NO_MATCH)


def nearly_fits(query: str, of: Findable) -> bool:
    """Whether a query has the beginnings of the name's words in it ("anga": analyse the game), or one slip."""
    wanted = _words(query)
    return any(
        (len(wanted) > 1 and _by_beginnings(wanted, name.split()))
        or (len(wanted) >= _SLIP and any(_begins_with_slip(wanted, word) for word in name.split()))
        for name in of.name
    )


def _words(text: str) -> str:
    return " ".join(_SIGNS.sub(" ", plain(text)).split())


def _spellings(words: str) -> tuple[str, ...]:
    """As it is, and with kana in Latin letters where it has any."""
    if all(ord(letter) < _LATIN for letter in words):
        return (words,)
    return words, *sorted(text for text in readings(words) if text != words and len(text) > 1)


def _best(wanted: str, names: Sequence[str]) -> int:
    return min((_rank(text, name) for text in _spellings(wanted) for name in names), default=NO_MATCH)


def _rank(wanted: str, name: str) -> int:
    if name.startswith(wanted):
        return 0 if len(name) == len(wanted) else 1
    if f" {wanted}" in name:
        return 2
    inside = len(wanted) >= _INSIDE or any(ord(letter) >= _LATIN for letter in wanted)
    return 3 if inside and wanted in name else NO_MATCH


def _beginning(wanted: str, names: Sequence[str]) -> int:
    """As `_rank`, but nothing within a word of Latin letters."""
    found = _best(wanted, names)
    return found if found < 3 or not wanted.isascii() else NO_MATCH


def _by_beginnings(wanted: str, words: Sequence[str]) -> bool:
    if not wanted:
        return True
    for at, word in enumerate(words):
        if any(_by_beginnings(wanted[length:], words[at + 1 :]) for length in range(_alike(wanted, word), 0, -1)):
            return True
    return False


def _alike(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _begins_with_slip(wanted: str, word: str) -> bool:
    return any(_one_slip(wanted, word[: len(wanted) + more]) for more in (-1, 0, 1))


def _one_slip(one: str, other: str) -> bool:
    """Whether two words differ in one letter that is wrong, missing or too many, or in two that are exchanged."""
    start = _alike(one, other)
    left, right = one[start:], other[start:]
    exchanged = left[:2] == right[1::-1] and left[2:] == right[2:]
    return start > 0 and (exchanged or left[1:] == right[1:] or left[1:] == right or left == right[1:])
