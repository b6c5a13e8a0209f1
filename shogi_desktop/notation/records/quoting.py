"""Records that are quoted in a mail: every line of them behind `>`."""

from __future__ import annotations

import re
from typing import Final

from .looks_like import LOOKED_AT

_MARKS: Final = re.compile("^(?:[>＞] ?)+", re.MULTILINE)
_LINE: Final = re.compile(r"^[^\S\n]*+\S", re.MULTILINE)


def unquoted(text: str) -> str:
    """The text without the marks of quoted lines, where most lines of its beginning have them."""
    head = text[:LOOKED_AT]
    if ">" not in head and "＞" not in head:
        return text
    quoted = len(_MARKS.findall(head))
    return _MARKS.sub("", text) if 2 * quoted > len(_LINE.findall(head)) else text
