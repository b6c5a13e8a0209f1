"""Files of records as text: UTF-8 or Shift_JIS is found out on reading and chosen on writing.

A byte order mark decides; else a file that is UTF-8 is taken as such, whatever its name or first line says, and any
other as what more of it makes sense as: spoilt UTF-8, or Shift_JIS as Windows has it (cp932). Some formats name their
encoding in the first line (`#KIF version=2.0 encoding=UTF-8`, `'CSA encoding=SHIFT_JIS`): that is believed only where
nothing else tells, and set right on writing.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ..errors import NotationError


class Encoding(Enum):
    """How text is kept in a file; the values are what first lines of records call it."""

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
    encoding: Encoding
    problem: NotationError | None = None


GETA: Final = "〓"
"""What stands in print where a character is missing."""
_GETA_BYTES: Final = GETA.encode("cp932")
_LINE_END: Final = re.compile("\r?\n")
_HEAD: Final = 1024
_SAMPLE: Final = 1 << 20
"""Bytes of a file from which it is guessed what it is."""
_HINT: Final = re.compile(rb"encoding *+= *+([A-Za-z0-9_-]{1,20})")
_NAMED: Final = re.compile("(encoding *+= *+)[A-Za-z0-9_-]{1,20}")
_UTF_16: Final = {BOM_UTF16_LE: "utf-16-le", BOM_UTF16_BE: "utf-16-be"}
_PADDING: Final = b"\0\x1a"
"""Old programs fill the last block of a file with noughts, or end it with Ctrl+Z."""
# What stands for bytes that are no text; Python gives some of them signs of private use. U+0080 is one of them.
_STRANGE: Final = "".join(map(chr, (0xFFFD, 0xF8F0, 0xF8F1, 0xF8F2, 0xF8F3, 0x80)))
_SURROGATES: Final = re.compile("[\ud800-\udfff]")
# Signs that look alike: Unicode has two of each, and cp932 knows the other one.
_TWINS: Final = str.maketrans(chr(0x2212) + "〜‖—¢£¬", "－～∥―￠￡￢")


def decode(data: bytes) -> Decoded:
    """The text of a file, whatever the bytes are; `problem` names the first place that could not be read."""
    for mark, codec in _UTF_16.items():
        if data.startswith(mark):
            return _either(data[len(mark) :], codec, Encoding.UTF_8)
    data = data.rstrip(_PADDING)
    if data.startswith(BOM_UTF8):
        return _either(data[len(BOM_UTF8) :], "utf-8", Encoding.UTF_8)
    try:
        return _told(data.decode("utf-8"), Encoding.UTF_8)
    except UnicodeDecodeError:
        return _likelier(data)


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
    """The encoding that a name means, in any spelling that is in use."""
    plain = name.lower().replace("-", "").replace("_", "")
    if plain in ("utf8", "utf8n", "utf8bom", "utf8sig"):
        return Encoding.UTF_8
    return Encoding.SHIFT_JIS if plain in ("shiftjis", "sjis", "cp932", "mskanji", "windows31j", "ms932") else None


def _either(data: bytes, codec: str, encoding: Encoding) -> Decoded:
    """Of a text whose codec is known."""
    try:
        return _told(data.decode(codec), encoding)
    except UnicodeDecodeError:
        return _with_replacements(data, codec, encoding)


def _likelier(data: bytes) -> Decoded:
    """A file that is not UTF-8: Shift_JIS, or either of them spoilt.

    By chance two thirds of a text never look like UTF-8, while Shift_JIS makes Chinese characters of nearly anything.
    Where both are as bad the encoding that the first line names is believed.
    """
    spoilt = {encoding: _spoilt(data[:_SAMPLE].decode(encoding.codec, "replace")) for encoding in Encoding}
    hint = _HINT.search(data[:_HEAD])
    named = encoding_named(hint[1].decode("ascii")) if hint else None
    likelier = min(Encoding, key=lambda encoding: (spoilt[encoding], encoding is not named))
    likelier = Encoding.UTF_8 if spoilt[Encoding.UTF_8] < 1 / 3 else likelier
    return _with_replacements(data, likelier.codec, likelier)


def _spoilt(text: str) -> float:
    """How much of the text beyond ASCII makes no sense, from 0 to 1."""
    return sum(map(text.count, _STRANGE)) / max(1, len(text) - len(text.encode("ascii", "ignore")))


def _with_replacements(data: bytes, codec: str, encoding: Encoding) -> Decoded:
    """Reads what may be spoilt; the problem is at the first character that makes no sense."""
    text = data.decode(codec, "replace").replace("\0", "")
    lost = [place for place in map(text.find, _STRANGE) if place >= 0]
    what = f"some of the text is not {encoding.value}"
    return Decoded(text, encoding, _at(text, min(lost), what) if lost else None)


def _told(text: str, encoding: Encoding) -> Decoded:
    """A text that could be read; zero bytes inside are left out and told."""
    nought = text.find("\0")
    problem = None if nought < 0 else _at(text, nought, "there are zero bytes in the text")
    return Decoded(text.replace("\0", ""), encoding, problem)


def _at(text: str, place: int, what: str) -> NotationError:
    return NotationError(what, "", text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place))


def _is_in_shift_jis(letter: str) -> bool:
    try:
        letter.encode("cp932")
    except UnicodeEncodeError:
        return False
    return True


def _in_shift_jis(letter: str) -> bytes:
    return letter.encode("cp932") if _is_in_shift_jis(letter) else _GETA_BYTES
