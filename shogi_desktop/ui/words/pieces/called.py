"""The kinds of pieces that a word means, in any language, singular or plural. Without Qt but for the names."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.record.variant import Kind, Variant

from ..texts import piece_name
from .search import NO_MATCH, names_of, plain, rank

STEM: Final = 3  # letters that two forms of a word have at least in common
ENDING: Final = 3  # letters in which they may differ


def kinds_called(text: str, variant: Variant) -> list[Kind]:
    """The kinds that fit a text best; none where nothing fits. "" means every kind."""
    kinds = list(variant.every_kind)
    if not text:
        return kinds
    best: list[Kind] = []
    lowest = NO_MATCH
    for kind in kinds:
        fit = _fit(text, kind)
        if fit < lowest:
            best, lowest = [], fit
        if fit == lowest < NO_MATCH:
            best.append(kind)
    return best


def _fit(text: str, kind: Kind) -> int:
    name = piece_name(kind)
    names = names_of([kind], [name])
    singular = " ".join(word.removesuffix("s") for word in text.split())
    found = min(rank(text, names), rank(singular, names))
    if found == NO_MATCH and any(_alike(text, plain(each)) for each in (name, kind.name)):
        return NO_MATCH - 1
    return found


def _alike(text: str, name: str) -> bool:
    """Whether every word of a text is a form of the word of a name in its place, such as a plural or a case."""
    words, of_name = text.split(), name.split()
    return len(words) == len(of_name) and all(map(_forms, words, of_name))


def _forms(one: str, other: str) -> bool:
    common = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        common += 1
    return common >= STEM and max(len(one), len(other)) - common <= ENDING
