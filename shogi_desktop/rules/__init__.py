"""The rules of shogi and its variants: everything that is true of the game without a screen."""

from .errors import IllegalMoveError, RulesError, VariantError
from .loader import load_variant
from .outcome import Outcome, Termination
from .pieces import Side
from .position import Position
from .variant import Variant
from .variant_files import add_variant_folder, variant_names

__all__ = [
    "IllegalMoveError",
    "Outcome",
    "Position",
    "RulesError",
    "Side",
    "Termination",
    "Variant",
    "VariantError",
    "add_variant_folder",
    "load_variant",
    "variant_names",
]
