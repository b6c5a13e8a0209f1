"""Text from outside as it may be shown: of bounded length, its control characters harmless.

Messages quote what they blame, and what they blame may be megabytes. Whoever makes a message or shows a text that the
program did not write takes it through one of these two; both look at no more than they show.
"""

from __future__ import annotations

import re
import reprlib

QUOTED = 60  # characters of a quoted text
MESSAGE = 500  # characters of a whole message

# What moves, hides or breaks the text around it: controls (line ends and tabs aside), Unicode line ends, marks that
# turn the direction of writing, lone surrogates, the byte order mark, and marks of annotations.
_HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]")
_LINE_END = re.compile("\r\n?")

_values = reprlib.Repr()
_values.maxstring = _values.maxother = QUOTED


def excerpt(text: str, most: int = MESSAGE, lines: int = 1) -> str:
    r"""The beginning of `text`: at most so many characters (`\x00` and its like count as one) in so many lines.

    "…" stands where something is left out. With one line alone, line ends are blanks.
    """
    shown = _LINE_END.sub("\n", text[: most + 1])
    cut = len(text) > most
    shown = shown[:most]
    if lines == 1:
        shown = shown.replace("\n", " ")
    elif shown.count("\n") >= lines:
        shown, cut = "\n".join(shown.split("\n", lines)[:lines]), True
    return _HARMFUL.sub(_escaped, shown) + ("…" if cut else "")


def shortened(value: object) -> str:
    """A text in quotes with what cannot be printed escaped, cut after 60 characters; any other value likewise."""
    if isinstance(value, str):
        return repr(value if len(value) <= QUOTED else value[:QUOTED] + "…")
    try:
        return _values.repr(value)
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return "a number of thousands of digits"


def _escaped(match: re.Match[str]) -> str:
    return repr(match.group())[1:-1]
