"""All games in the order in which they are offered."""

from __future__ import annotations

from shogi_desktop.rules import Variant, load_variant, variant_names
from shogi_desktop.rules.record.variant_files import BUILT_IN


def all_games() -> list[Variant]:
    """Every variant with its usual rules: those that come along, then the person's own; small boards first."""
    return sorted(map(load_variant, variant_names()), key=_place)


def is_own(variant: Variant) -> bool:
    """Whether a game is the person's own, none of those that come along."""
    return not (BUILT_IN / f"{variant.name}.toml").is_file()


def _place(variant: Variant) -> tuple[bool, int, str]:
    return is_own(variant), variant.files * variant.ranks, variant.name
