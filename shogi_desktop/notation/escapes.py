"""Any text on one line: backslash, control characters and what UTF-8 cannot write become escapes."""

from __future__ import annotations

import re

from shogi_desktop.notation.errors import NotationError, RecordMessage

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
