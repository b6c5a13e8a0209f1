"""What the headers of a record are called in the language of the window."""

from __future__ import annotations

from typing import Final

from .i18n import QT_TRANSLATE_NOOP
from .texts import word

STANDARD: Final = {
    "black": QT_TRANSLATE_NOOP("Words", "Black"),
    "white": QT_TRANSLATE_NOOP("Words", "White"),
    "event": QT_TRANSLATE_NOOP("Words", "Event"),
    "place": QT_TRANSLATE_NOOP("Words", "Place"),
    "started": QT_TRANSLATE_NOOP("Words", "Started"),
    "ended": QT_TRANSLATE_NOOP("Words", "Ended"),
    "time limit": QT_TRANSLATE_NOOP("Words", "Time limit"),
    "opening": QT_TRANSLATE_NOOP("Words", "Opening"),
}
"""The headers of `notation.records.headers`, in the order in which they are asked for."""


def header_name(key: str) -> str:
    """The name of a header; one of a record's own is called as it calls it."""
    return word(STANDARD[key]) if key in STANDARD else key
