"""Files of records as text: how it is kept is found out on reading, UTF-8 or Shift_JIS chosen on writing.

A byte order mark decides; else a file that is UTF-8 is taken as such, whatever its name or first line says, and any
other as what more of it makes sense as (`kept_text`). Some formats name their encoding in the first line
(`#KIF version=2.0 encoding=UTF-8`, `'CSA encoding=SHIFT_JIS`): that is believed only where nothing else tells, and set
right on writing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.messages import Message

from ..errors import NotationError, RecordMessage
from .kept_text import MARKS, STRANGE, Kept, is_mail, likeliest, named, wide


class Encoding(Enum):
    """How text is written to a file; the values are what first lines of records call it."""

    UTF_8 = "UTF-8"
    SHIFT_JIS = "Shift_JIS"

    @property
    def codec(self) -> str:
        """What Python calls it."""
        return "cp932" if self is Encoding.SHIFT_JIS else "utf-8"


@dataclass(frozen=True)
class Decoded:
    """The text of a file, how it was kept, and what was wrong with it."""

    text: str
    kept: Kept
    problem: NotationError | None = None

    @property
    def encoding(self) -> Encoding:
        """What it is written in again: UTF-8 has all characters of the others."""
        return Encoding.SHIFT_JIS if self.kept is Kept.SHIFT_JIS else Encoding.UTF_8


GETA: Final = "〓"
"""What stands in print where a character is missing."""
_GETA_BYTES: Final = GETA.encode("cp932")
_LINE_END: Final = re.compile("\r?\n")
_NAMED: Final = re.compile("(encoding *+= *+)[A-Za-z0-9_-]{1,20}")
_PADDING: Final = b"\0\x1a"
"""Old programs fill the last block of a file with noughts, or end it with Ctrl+Z."""
_SURROGATES: Final = re.compile("[\ud800-\udfff]")
# Signs that look alike: Unicode has two of each, and cp932 knows the other one.
_TWINS: Final = str.maketrans(chr(0x2212) + "〜‖—¢£¬", "－～∥―￠￡￢")


def decode(data: bytes) -> Decoded:
    """The text of a file, whatever the bytes are; `problem` names the first place that could not be read."""
    for mark, kept in MARKS.items():
        if data.startswith(mark):
            return _either(data[len(mark) :] if kept.is_wide else data[len(mark) :].rstrip(_PADDING), kept)
    two_bytes = wide(data)
    if two_bytes is not None:
        return _either(data, two_bytes)
    data = data.rstrip(_PADDING)
    if is_mail(data):
        return _either(data, Kept.ISO_2022_JP)
    try:
        return _told(data.decode("utf-8"), Kept.UTF_8)
    except UnicodeDecodeError:
        return _with_replacements(data, likeliest(data))


def encode(text: str, encoding: Encoding) -> bytes:
    """The bytes of a file; a first line that names an encoding is set right.

    A character that the encoding lacks becomes 〓; `lost_characters` tells them before. Lines in Shift_JIS end as those
    of Windows do, where older programs ask for it.
    """
    first, end, rest = text.partition("\n")
    text = _NAMED.sub(rf"\g<1>{encoding.value}", first, count=1) + end + rest
    if encoding is Encoding.UTF_8:
        return _SURROGATES.sub(GETA, text).encode()
    twins = _LINE_END.sub("\r\n", text).translate(_TWINS)
    try:
        return twins.encode("cp932")
    except UnicodeEncodeError:
        return b"".join(_in_shift_jis(letter) for letter in twins)


def lost_characters(text: str, encoding: Encoding) -> list[str]:
    """The characters of `text` that the encoding lacks, each once, in the order they appear."""
    if encoding is Encoding.UTF_8:
        return list(dict.fromkeys(_SURROGATES.findall(text)))
    return [letter for letter in dict.fromkeys(text.translate(_TWINS)) if not _is_in_shift_jis(letter)]


def encoding_named(name: str) -> Encoding | None:
    """The encoding that a name means, in any spelling that is in use; None for one that is not written."""
    return {Kept.UTF_8: Encoding.UTF_8, Kept.SHIFT_JIS: Encoding.SHIFT_JIS}.get(named(name) or Kept.EUC_JP)


def _either(data: bytes, kept: Kept) -> Decoded:
    """Of a text of which it is known how it is kept."""
    try:
        return _told(data.decode(kept.codec), kept)
    except UnicodeDecodeError:
        return _with_replacements(data, kept)


def _with_replacements(data: bytes, kept: Kept) -> Decoded:
    """Reads what may be spoilt; the problem is at the first character that makes no sense."""
    text = data.decode(kept.codec, "replace").replace("\0", "")
    lost = [place for place in map(text.find, STRANGE) if place >= 0]
    return Decoded(text, kept, _at(text, min(lost), RecordMessage.NOT_ENCODED(encoding=kept.title)) if lost else None)


def _told(text: str, kept: Kept) -> Decoded:
    """A text that could be read; zero bytes inside are left out and told."""
    nought = text.find("\0")
    problem = None if nought < 0 else _at(text, nought, RecordMessage.ZERO_BYTES)
    return Decoded(text.replace("\0", ""), kept, problem)


def _at(text: str, place: int, what: Message) -> NotationError:
    return NotationError(what, "", text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place))


def _is_in_shift_jis(letter: str) -> bool:
    try:
        letter.encode("cp932")
    except UnicodeEncodeError:
        return False
    return True


def _in_shift_jis(letter: str) -> bytes:
    return letter.encode("cp932") if _is_in_shift_jis(letter) else _GETA_BYTES
