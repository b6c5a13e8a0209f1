"""In which formats a record can be copied, as rows of the table of actions."""

from __future__ import annotations

from typing import Final

from ..words.i18n import QT_TRANSLATE_NOOP
from .ids import ActionId
from .spec import ActionSpec

COPY_SPECS: Final = (
    ActionSpec(
        ActionId.COPY_FROM_HERE,
        QT_TRANSLATE_NOOP("Actions", "From &here on (KIF)"),
        "Ctrl+Alt+G",
        QT_TRANSLATE_NOOP("Actions", "Copy the position on the board with what follows it, as KIF text"),
    ),
    ActionSpec(ActionId.COPY_KI2, QT_TRANSLATE_NOOP("Actions", "&KI2"), "Ctrl+Alt+K"),
    ActionSpec(ActionId.COPY_CSA, QT_TRANSLATE_NOOP("Actions", "&CSA"), "Ctrl+Alt+A"),
    ActionSpec(ActionId.COPY_JKF, QT_TRANSLATE_NOOP("Actions", "&JKF"), "Ctrl+Alt+F"),
    ActionSpec(ActionId.COPY_USI, QT_TRANSLATE_NOOP("Actions", "&USI"), "Ctrl+Alt+U"),
    ActionSpec(ActionId.COPY_USEN, QT_TRANSLATE_NOOP("Actions", "USE&N"), "Ctrl+Alt+N"),
    ActionSpec(ActionId.COPY_HODGES, QT_TRANSLATE_NOOP("Actions", "H&odges’s notation"), "Ctrl+Alt+H"),
    ActionSpec(ActionId.COPY_OWN, QT_TRANSLATE_NOOP("Actions", "&Shogi Desktop"), "Ctrl+Alt+S"),
    ActionSpec(
        ActionId.COPY_BOD,
        QT_TRANSLATE_NOOP("Actions", "&Diagram of the position (BOD)"),
        "Ctrl+Alt+B",
        QT_TRANSLATE_NOOP("Actions", "Copy the position on the board as a diagram of letters"),
    ),
)
