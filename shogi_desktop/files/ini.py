r"""Settings as the text of an INI file, in the dialect that Qt writes, with all that is not ours left as it is.

    [General]
    theme=dark
    player_name="花子, 二段"
    last_game="{\"level\": 3}"

A value stands between quotation marks where a sign in it would mean something, and is escaped with backslashes. A
value that begins with @ is one of Qt's own kinds, a doubled @ stands for the letter.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from shogi_desktop.excerpt import shortened

SECTION: Final = "[General]"
MAX_BYTES: Final = 1024 * 1024
_LETTERS: Final = {"n": "\n", "r": "\r", "t": "\t", "a": "\a", "b": "\b", "v": "\v", "f": "\f", "0": "\0"}
_SIGNS: Final = {"\n": r"\n", "\r": r"\r", "\t": r"\t", "\0": r"\0", '"': r"\"", "\\": r"\\"}
_ESCAPED: Final = re.compile(r"\\x([0-9A-Fa-f]{1,8})|\\(.)|\"", re.DOTALL)
_HEX: Final = "0123456789abcdefABCDEF"


def parse(text: str) -> dict[str, str]:
    """The values of our section by key; one of Qt's own kinds is left out. ValueError for what is no such file."""
    found = {}
    for line, ours in _lines(text):
        key, equals, value = line.partition("=")
        if not line or line.startswith((";", "#", "[")):
            continue
        if not equals:
            raise ValueError(f"neither a section nor a value: {shortened(line)}")
        plain = _plain(value.strip())
        if ours and plain is not None:
            found[key.strip()] = plain
    return found


def merged(text: str, values: Mapping[str, str]) -> str:
    """The text with these values in our section; every other line stays. ValueError as `parse`."""
    parse(text)
    kept: list[str] = []
    at = -1  # where our section begins
    for line, ours in _lines(text):
        if ours and line.partition("=")[0].strip() in values:
            continue
        kept.append(line)
        if ours and at < 0:
            at = len(kept)
    if at < 0:
        kept = [*kept, "", SECTION] if kept else [SECTION]
        at = len(kept)
    kept[at:at] = [f"{key}={_written(value)}" for key, value in values.items()]
    return "\n".join(kept) + "\n"


def _lines(text: str) -> list[tuple[str, bool]]:
    """Every line, and whether it belongs to our section, whose title is the first of them."""
    lines, ours = [], False
    for line in text.replace("\r\n", "\n").removesuffix("\n").split("\n"):
        line = line.strip()
        if line.startswith("["):
            if not line.endswith("]"):
                raise ValueError(f"a section without an end: {shortened(line)}")
            ours = line == SECTION
        lines.append((line, ours))
    return lines if text else []


def _plain(value: str) -> str | None:
    """What a written value says; None for one of Qt's own kinds. Signs that no text holds become a question mark."""
    plain = _ESCAPED.sub(_meant, value)
    if plain.startswith("@"):
        return plain[1:] if plain.startswith("@@") else None
    return plain


def _meant(found: re.Match[str]) -> str:
    if found[1]:
        number = int(found[1], 16)
        return chr(number) if number < 0xD800 or 0xE000 <= number < 0x110000 else "?"
    return _LETTERS.get(found[2], found[2]) if found[2] else ""


def _written(value: str) -> str:
    text = "@" + value if value.startswith("@") else value
    signs: list[str] = []
    for sign in text:
        after_number = bool(signs) and signs[-1].startswith(r"\x")  # a digit behind it would belong to it
        if sign in _SIGNS:
            signs.append(_SIGNS[sign])
        elif sign < " " or (after_number and sign in _HEX):
            signs.append(rf"\x{ord(sign):x}")
        else:
            signs.append(sign)
    quoted = text != text.strip() or any(sign in text for sign in ';,="')
    return '"' + "".join(signs) + '"' if quoted else "".join(signs)
