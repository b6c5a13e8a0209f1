"""The text of the lines of a child process: UTF-8, or Shift_JIS as programs of Japan's Windows write it."""

from __future__ import annotations

from typing import Final

SHIFT_JIS: Final = "cp932"
_UTF_8: Final = "utf-8"


class LineText:
    """Finds out what a process writes by the first line that is more than ASCII, and writes to it in the same way."""

    def __init__(self) -> None:
        self._encoding = ""  # not known yet: all was ASCII until now

    def read(self, line: bytes) -> str:
        """The text of a whole line; bytes that are no text become U+FFFD."""
        if line.isascii():
            return line.decode("ascii")
        if not self._encoding:
            self._encoding = _found(line)
        return line.decode(self._encoding or _UTF_8, "replace")

    def read_rest(self, line: bytes) -> str:
        """The text of a line that was cut off: it may end within a letter, so nothing is found out by it."""
        return line.decode(self._encoding or _UTF_8, "replace")

    def write(self, text: str) -> bytes:
        """What is sent; a letter that the process does not know is a question mark."""
        return text.encode(self._encoding or _UTF_8, "replace")


def last_words(tail: bytes) -> str:
    """The text of the end of what a process wrote to standard error; each line by itself, since its first one may have
    lost its beginning. Lines end by "\\n" on every system."""
    return "\n".join(LineText().read(line) for line in tail.replace(b"\r\n", b"\n").split(b"\n")).strip()


def _found(line: bytes) -> str:
    """The encoding of a line, "" where it is none of both. Windows' Shift_JIS gives meaningless bytes letters of the
    private use area, which nobody writes."""
    for encoding in (_UTF_8, SHIFT_JIS):
        try:
            text = line.decode(encoding)
        except UnicodeDecodeError:
            continue
        if all(letter.isprintable() or letter in "\t\r\n\u3000" for letter in text):
            return encoding
    return ""
