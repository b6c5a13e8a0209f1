"""How the window starts the program's engine and its other long works: as a second copy of the program."""

from __future__ import annotations

from shogi_desktop import paths

from .own_program import VARIANTS, own_environment


def engine_environment() -> dict[str, str]:
    """Variables with which the child finds this very package and the person's own variants."""
    return {VARIANTS: str(paths.variants_folder()), **own_environment()}
