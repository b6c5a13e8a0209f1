"""What the board can be made to show, as rows of the table of actions."""

from __future__ import annotations

from typing import Final

from ..words.i18n import QT_TRANSLATE_NOOP
from .ids import ActionId
from .spec import ActionSpec

SIGHT_SPECS: Final = (
    ActionSpec(
        ActionId.SHOW_CONTROL,
        QT_TRANSLATE_NOOP("Actions", "Who &controls the squares"),
        "I",
        QT_TRANSLATE_NOOP("Actions", "How many pieces of each side could take on each square"),
        checkable=True,
    ),
    ActionSpec(
        ActionId.SHOW_LOOSE,
        QT_TRANSLATE_NOOP("Actions", "&Attacked and unguarded pieces"),
        "G",
        QT_TRANSLATE_NOOP("Actions", "Which of your pieces could be taken, and which have no guard"),
        checkable=True,
    ),
    ActionSpec(
        ActionId.SHOW_POWERS,
        QT_TRANSLATE_NOOP("Actions", "&Fires, jumps and area moves"),
        "E",
        QT_TRANSLATE_NOOP("Actions", "Where the enemy burns, jumps and turns; at one piece, what it does itself"),
        checkable=True,
    ),
    ActionSpec(
        ActionId.SHOW_REACH,
        QT_TRANSLATE_NOOP("Actions", "&Reach of the piece under the pointer"),
        "R",
        QT_TRANSLATE_NOOP("Actions", "Where any piece goes, whoever's turn it is"),
        checkable=True,
    ),
    ActionSpec(
        ActionId.SHOW_EARLIER,
        QT_TRANSLATE_NOOP("Actions", "Last moves of &both sides"),
        "P",
        QT_TRANSLATE_NOOP("Actions", "The move before the last one is marked, too"),
        checkable=True,
    ),
    ActionSpec(
        ActionId.PEN,
        QT_TRANSLATE_NOOP("Actions", "&Draw circles and arrows"),
        "D",
        QT_TRANSLATE_NOOP("Actions", "By clicks, drags and the keyboard; the right button draws at any time"),
        checkable=True,
    ),
    ActionSpec(
        ActionId.RUB_OUT,
        QT_TRANSLATE_NOOP("Actions", "R&ub out what is drawn"),
        "Shift+D",
        QT_TRANSLATE_NOOP("Actions", "A click on an empty square does it, too"),
    ),
)
