"""The lines of a long text one after the other, without a list of them all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from shogi_desktop.notation.errors import LimitMessage, NotationError

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
