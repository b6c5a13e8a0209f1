"""JSON from a file or the settings, as somebody may have changed it: bounded before it is read, and so in memory."""

from __future__ import annotations

import json
import re
from typing import Final

MAX_LETTERS: Final = 256 * 1024
MAX_DEPTH: Final = 20
LETTERS_OF_VALUE: Final = 16
"""On the average a value takes so many letters at least: a text of nothing but small ones fills a hundredfold of its
length in memory."""
_SIGN: Final = re.compile(r'\\.|["\[{,\]}]', re.DOTALL)


def read_json(text: str, most: int = MAX_LETTERS, deepest: int = MAX_DEPTH) -> object:
    """What the text says. ValueError for text that is no JSON, that is longer than `most` or nested deeper than
    `deepest`, or that holds more values than a text of `most` letters may."""
    if len(text) > most:
        raise ValueError(f"this text is longer than {most} letters")
    depth = values = 0
    quoted = False
    for sign in _SIGN.finditer(text):
        quoted ^= sign[0] == '"'
        if quoted:
            continue
        values += sign[0] in "[{,"
        depth += sign[0] in "[{"
        depth -= sign[0] in "]}"
        if depth > deepest:
            raise ValueError(f"this text is nested deeper than {deepest} levels")
        if values > most // LETTERS_OF_VALUE:
            raise ValueError(f"this text has more than {most // LETTERS_OF_VALUE} values")
    found: object = json.loads(text)
    return found
