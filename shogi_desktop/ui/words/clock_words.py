"""The names of the clocks that a game can be given."""

from __future__ import annotations

from typing import Final

from .i18n import QT_TRANSLATE_NOOP
from .texts import word

_NAMES: Final = {
    "none": QT_TRANSLATE_NOOP("Words", "No clock"),
    "quick": QT_TRANSLATE_NOOP("Words", "10 seconds per move"),
    "calm": QT_TRANSLATE_NOOP("Words", "30 seconds per move"),
    "fischer": QT_TRANSLATE_NOOP("Words", "5 minutes + 10 seconds added per move"),
    "ten": QT_TRANSLATE_NOOP("Words", "10 minutes, then 30 seconds per move"),
    "thirty": QT_TRANSLATE_NOOP("Words", "30 minutes, then 60 seconds per move"),
    "sudden": QT_TRANSLATE_NOOP("Words", "15 minutes, nothing more"),
}


def clock_name(key: str) -> str:
    """The name of a `ClockPreset`."""
    return word(_NAMES[key])
