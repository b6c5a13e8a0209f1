"""The move diagrams of all kinds of all variants under their usual rules, as the program draws them."""

from __future__ import annotations

import sys
from pathlib import Path


def files() -> dict[str, str]:
    """VARIANT/CODE.svg -> SVG text of every diagram."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # the program of this checkout, not an installed one
    from shogi_desktop.rules import load_variant, variant_names
    from shogi_desktop.ui.diagrams.svg import diagram_file, diagram_svg

    variants = [load_variant(name) for name in variant_names()]
    return {
        f"{variant.name}/{diagram_file(kind)}": diagram_svg(kind, variant)
        for variant in variants
        for kind in variant.kinds
        if kind is not None
    }
