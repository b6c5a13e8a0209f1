"""Text in lines: a long text line by line without a list of them all, and any text on one line (backslash, control
characters and what UTF-8 cannot write become escapes)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from shogi_desktop.notation.errors import LimitMessage, NotationError, RecordMessage

ANY_END: Final = re.compile("\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
"""Where `str.splitlines` divides a text."""
FILE_END: Final = re.compile("\r\n|[\n\r]")
"""What ends the lines of a file; the others may stand inside a comment."""


def lines_of(text: str, most: int, ends: re.Pattern[str] = ANY_END) -> Iterator[tuple[str, int]]:
    """The lines of a text, each with the place in the text at which it ends.

    NotationError, naming the line, where there are more than `most`.
    """
    if text.count("\n") > most:  # known at once, before hundreds of thousands of lines are read for nothing
        raise NotationError(LimitMessage.LINES(most=most), line=most + 1)
    start = number = 0
    for end in ends.finditer(text):
        number += 1
        if number > most:
            raise NotationError(LimitMessage.LINES(most=most), line=number)
        yield text[start : end.start()], end.end()
        start = end.end()
    if start < len(text):
        if number >= most:
            raise NotationError(LimitMessage.LINES(most=most), line=number + 1)
        yield text[start:], len(text)


# Controls (tab is left alone), Unicode line ends, lone surrogates, byte order mark.
_UNWRITABLE = r"\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff"
_TO_ESCAPE = re.compile(rf"[\\{_UNWRITABLE}]")
_ESCAPE = re.compile(r"\\(?:(\\)|n|u([0-9a-f]{4}))?")


def escape(text: str, also: str = "") -> str:
    r"""`text` without line ends: `\\`, `\n` and `\uXXXX`; the characters in `also` are escaped too."""
    pattern = re.compile(rf"[\\{_UNWRITABLE}{re.escape(also)}]") if also else _TO_ESCAPE
    return pattern.sub(_escaped, text)


def unescape(text: str, line: int, column: int) -> str:
    """Takes `escape` back; `line` and `column` say where `text` begins, for the NotationError of a bad escape."""

    def plain(match: re.Match[str]) -> str:
        if match[1]:
            return "\\"
        if match[2]:
            return chr(int(match[2], 16))
        if match.group() == "\\n":
            return "\n"
        raise NotationError(RecordMessage.ESCAPE, text, line, column + match.start())

    return _ESCAPE.sub(plain, text)


def _escaped(match: re.Match[str]) -> str:
    return {"\\": "\\\\", "\n": "\\n"}.get(match.group(), f"\\u{ord(match.group()):04x}")
