"""The rules of shogi and its variants: everything that is true of the game without a screen."""

from .board.pieces import Side
from .errors import IllegalMoveError, RulesError, VariantError
from .outcome import Outcome, Termination
from .position import Position
from .record.loader import load_variant
from .record.variant import Variant
from .record.variant_files import add_variant_folder, variant_names

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
