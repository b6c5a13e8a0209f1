"""The lines of a long text one after the other, without a list of them all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from shogi_desktop.notation.errors import NotationError

_END: Final = re.compile("\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")


def lines_of(text: str, most: int) -> Iterator[tuple[str, int]]:
    """The lines as `str.splitlines` divides a text, each with the place in the text at which it ends.

    NotationError, naming the line, where there are more than `most`.
    """
    start = number = 0
    for end in _END.finditer(text):
        number += 1
        if number > most:
            raise NotationError(f"there are more than {most} lines", line=number)
        yield text[start : end.start()], end.end()
        start = end.end()
    if start < len(text):
        if number >= most:
            raise NotationError(f"there are more than {most} lines", line=number + 1)
        yield text[start:], len(text)
