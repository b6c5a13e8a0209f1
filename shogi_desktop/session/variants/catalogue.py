"""All games in the order in which they are offered."""

from __future__ import annotations

from shogi_desktop.rules import Variant, load_variant, variant_names


def all_games() -> list[Variant]:
    """Every variant with its usual rules: the smallest board first, those of one size by name."""
    return sorted(map(load_variant, variant_names()), key=_size)


def _size(variant: Variant) -> tuple[int, str]:
    return variant.files * variant.ranks, variant.name
