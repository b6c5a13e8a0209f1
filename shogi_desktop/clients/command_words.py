"""The arguments of a program in one line of text, as a person writes them, on every system in the same way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_PART: Final = re.compile(r'"((?:[^"]|"")*)"|"(.*)|([^\s"]+)')
_WORD: Final = re.compile(r'(?:"(?:[^"]|"")*"|".*|[^\s"])+')

_PLAIN: Final = re.compile(r'[^\s"]+')
_QUOTE: Final = '"'


def split_words(text: str) -> tuple[str, ...]:
    """The words of a line. Blanks stand between them, and inside them within double quotes, where a double quote is
    written twice; a backslash is a letter like others."""
    return tuple(
        "".join(part[3] or part[2] or (part[1] or "").replace('""', '"') for part in _PART.finditer(word.group()))
        for word in _WORD.finditer(text)
    )


def join_words(words: Iterable[str]) -> str:
    """The line that is split into these words."""
    return " ".join(word if _PLAIN.fullmatch(word) else f'"{word.replace(_QUOTE, _QUOTE * 2)}"' for word in words)
