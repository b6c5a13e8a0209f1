"""The pages of the book: one about each game, and one about its records as text."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules import Variant, load_variant, variant_names
from shogi_desktop.session.lessons.course import FIRST

from ..words.documents import has_rule_page

RECORD_FORMATS: Final = "record_formats"
"""The page for those who write readers of the records that the program writes."""


def described_variants() -> list[str]:
    """Names of the variants that have a rule page: shogi, then those with the smallest boards first."""
    names = filter(has_rule_page, variant_names())
    return sorted(names, key=lambda name: (name != FIRST, load_variant(name).files, name))


def page_names() -> list[str]:
    """All pages in the order of the contents."""
    return [*described_variants(), RECORD_FORMATS]


def variant_of_page(name: str) -> Variant:
    """The game whose pieces and rules a page names."""
    return load_variant("shogi" if name == RECORD_FORMATS else name)
