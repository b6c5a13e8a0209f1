"""JSON from a file or the settings, as somebody may have changed it: bounded in size and depth before it is read."""

from __future__ import annotations

import json
import re
from typing import Final

MAX_LETTERS: Final = 256 * 1024
MAX_DEPTH: Final = 20
_SIGN: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', re.DOTALL)


def read_json(text: str, most: int = MAX_LETTERS) -> object:
    """What the text says. ValueError for text that is no JSON, longer than `most` or nested deeper than MAX_DEPTH."""
    if len(text) > most:
        raise ValueError(f"this text is longer than {most} letters")
    depth = 0
    for sign in _SIGN.finditer(text):
        depth += sign[0] in "[{"
        depth -= sign[0] in "]}"
        if depth > MAX_DEPTH:
            raise ValueError(f"this text is nested deeper than {MAX_DEPTH} levels")
    found: object = json.loads(text)
    return found
