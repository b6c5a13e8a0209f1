"""The rulings that a variant's fields name, in the order in which they end a game."""

from __future__ import annotations

from ..record.variant import Variant
from .bare_king import BareKing
from .bared_in_turn import BaredInTurn
from .deferred_promotion import DeferredPromotion
from .lion_trading import LionTrading
from .move_limit import MoveLimit
from .no_moves import NoMoves
from .quiet_limit import QuietLimit
from .repetition import Repetition
from .royal_loss import RoyalLoss
from .ruling import Ruling
from .try_rule import TryRule


def rulings_of(variant: Variant) -> list[Ruling]:
    """The rulings of a variant."""
    named: list[tuple[bool, type[Ruling]]] = [
        (variant.lion_trading != "off", LionTrading),
        (variant.promotion_declined == "deferred" or bool(variant.promotion_entry_only), DeferredPromotion),
        (variant.check == "capture", RoyalLoss),
        (variant.bare_king == "jcsa", BareKing),
        (variant.bare_king == "loss_unless_bares_back", BaredInTurn),
        (True, NoMoves),
        (variant.repetition_ends, Repetition),
        (variant.try_rule, TryRule),
        (variant.move_limit > 0, MoveLimit),
        (variant.quiet_limit > 0, QuietLimit),
    ]
    return [ruling(variant) for holds, ruling in named if holds]


def bareness_of(variant: Variant) -> Ruling | None:
    """The ruling about a side that is left with its king alone; None where it plays on."""
    if variant.bare_king == "off":
        return None
    return BareKing(variant) if variant.bare_king == "jcsa" else BaredInTurn(variant)
