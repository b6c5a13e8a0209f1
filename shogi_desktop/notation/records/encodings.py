"""Files of records as text: how it is kept is found out on reading, UTF-8 or Shift_JIS chosen on writing.

A byte order mark decides; else a file that is UTF-8 is taken as such, whatever its name or first line says, and any
other as what more of it makes sense as (`kept_text`). Some formats name their encoding in the first line
(`#KIF version=2.0 encoding=UTF-8`, `'CSA encoding=SHIFT_JIS`): that is believed only where nothing else tells, and set
right on writing.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.messages import Message

from ..errors import NotationError, RecordMessage

_SAMPLE: Final = 1 << 20
"""Bytes of a file from which it is guessed what it is."""
_SIGNS: Final = 1 << 16
"""Characters of which it is asked whether anybody writes them."""
_HEAD: Final = 1024
_HINT: Final = re.compile(rb"encoding *+= *+([A-Za-z0-9_-]{1,20})")
# What stands for bytes that are no text; Python gives some of them signs of private use. U+0080 is one of them.
STRANGE: Final = "".join(map(chr, (0xFFFD, 0xF8F0, 0xF8F1, 0xF8F2, 0xF8F3, 0x80)))


class Codec(Enum):
    """How text is kept: the name that messages call it, and Python's name of the codec."""

    UTF_8 = ("UTF-8", "utf-8")
    SHIFT_JIS = ("Shift_JIS", "cp932")
    EUC_JP = ("EUC-JP", "euc_jp")
    EUC_JIS = ("EUC-JP", "euc_jis_2004")  # with ① and other signs of later standards
    ISO_2022_JP = ("ISO-2022-JP", "iso2022_jp_ext")
    UTF_16_LE = ("UTF-16", "utf-16-le")
    UTF_16_BE = ("UTF-16", "utf-16-be")

    @property
    def title(self) -> str:
        return self.value[0]

    @property
    def codec(self) -> str:
        return self.value[1]

    @property
    def is_wide(self) -> bool:
        """Whether its letters take two bytes each: then lines do not end where a byte does."""
        return self.title == "UTF-16"


MARKS: Final = {BOM_UTF16_LE: Codec.UTF_16_LE, BOM_UTF16_BE: Codec.UTF_16_BE, BOM_UTF8: Codec.UTF_8}
_NAMES: Final = {
    Codec.UTF_8: ("utf8", "utf8n", "utf8bom", "utf8sig"),
    Codec.SHIFT_JIS: ("shiftjis", "sjis", "cp932", "mskanji", "windows31j", "ms932"),
    Codec.EUC_JP: ("eucjp", "euc", "ujis", "eucjpms", "cp51932"),
}
_ESCAPES: Final = (b"\x1b$B", b"\x1b$@", b"\x1b$(", b"\x1b(I")
_USUAL: Final = re.compile(r"[\t-\r -\xff　-ヿ一-\u9fff\uff01-\uffee■-\u26bf“-\u201f…―→←]*+")
_KANA: Final = re.compile(r"[｡-ﾟ]+[一-\u9fff]?")
# A word in narrow katakana: no Chinese character goes on with it, no small letter, long vowel or mark of a voice begins
# it, and marks stand where they can.
_WORD: Final = re.compile("[･｢]?[ｱ-ﾝ](?:(?<=[ｳｶ-ﾄﾊ-ﾎ])ﾞ|(?<=[ﾊ-ﾎ])ﾟ|[ｧ-ﾝ･])*[｣]?")
_LEVEL_2: Final = 0x98
_LIKELY: Final = (Codec.UTF_8, Codec.SHIFT_JIS, Codec.EUC_JP)
_SOME: Final = 1 / 3
"""Of a text that is no text in an encoding more makes no sense."""


def named(name: str) -> Codec | None:
    """What a name means, in any spelling that is in use."""
    plain = name.lower().replace("-", "").replace("_", "")
    return next((kept for kept, names in _NAMES.items() if plain in names), None)


def wide(data: bytes) -> Codec | None:
    """UTF-16 without a mark: of Western letters and line ends every other byte is zero, and the text makes sense."""
    if b"\0" not in data:
        return None
    sample = data[: _SAMPLE & ~1]
    for kept, high in ((Codec.UTF_16_LE, sample[1::2]), (Codec.UTF_16_BE, sample[::2])):
        if high.count(0) * 16 >= len(high) > 1 and sample.count(0) == high.count(0):
            text = sample[: len(sample) & ~1].decode(kept.codec, "replace")
            if _USUAL.fullmatch(text):
                return kept
    return None


def is_mail(data: bytes) -> bool:
    """Whether escapes tell in plain ASCII where Japanese begins: ISO-2022-JP."""
    return b"\x1b" in data and data.isascii() and any(escape in data for escape in _ESCAPES)


def likeliest(data: bytes) -> Codec:
    """A text that is no whole UTF-8: Shift_JIS, EUC-JP, or any of the three spoilt.

    By chance two thirds of a text never look like UTF-8, while Shift_JIS makes Chinese characters or narrow katakana of
    nearly anything. Where all are as bad the encoding that the first line names is believed.
    """
    hint = _HINT.search(data[:_HEAD])
    said = named(hint[1].decode("ascii")) if hint else None
    sample = data[:_SAMPLE]
    # Most of what is not EUC-JP shows that at once.
    likely = _LIKELY[: 2 if _spoilt(data[:_HEAD].decode(Codec.EUC_JP.codec, "replace")) > 2 * _SOME else 3]
    texts = {kept: sample.decode(kept.codec, "replace") for kept in likely}
    spoilt = {kept: _spoilt(text) for kept, text in texts.items()}
    if spoilt[Codec.UTF_8] < _SOME and spoilt.get(Codec.EUC_JP, 1) > 0:
        return Codec.UTF_8
    least = min(spoilt.values())
    faults = {kept: share for kept, share in spoilt.items() if share <= least + _SOME}
    if len(faults) > 1 and least < _SOME:
        faults = {kept: share + _odd(texts[kept]) for kept, share in faults.items()}
    best = min(faults, key=lambda kept: (faults[kept], kept is not said, kept is Codec.SHIFT_JIS))
    # Python's EUC-JP lacks ① and other signs of later standards.
    return Codec.EUC_JIS if best is Codec.EUC_JP and spoilt[best] else best


def _spoilt(text: str) -> float:
    """How much of the text beyond ASCII makes no sense, from 0 to 1."""
    return sum(map(text.count, STRANGE)) / max(1, len(text) - len(text.encode("ascii", "ignore")))


def _odd(text: str) -> float:
    """How much of it nobody writes: rare characters, and narrow katakana that make no word."""
    signs = [sign for sign in text[:_SIGNS] if not sign.isascii()]
    stray = sum(len(word) for word in _KANA.findall(text[:_SIGNS]) if not _WORD.fullmatch(word))
    return (sum(map(_is_rare, signs)) + stray) / max(1, len(signs))


def _is_rare(sign: str) -> bool:
    """Whether it is beyond the usual characters (JIS level 1)."""
    if "｡" <= sign <= "ﾟ":
        return False
    try:
        return sign.encode("shift_jis")[0] >= _LEVEL_2 and sign >= "一"
    except UnicodeEncodeError:
        return True


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
    kept: Codec
    problem: NotationError | None = None

    @property
    def encoding(self) -> Encoding:
        """What it is written in again: UTF-8 has all characters of the others."""
        return Encoding.SHIFT_JIS if self.kept is Codec.SHIFT_JIS else Encoding.UTF_8


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
        return _either(data, Codec.ISO_2022_JP)
    try:
        return _told(data.decode("utf-8"), Codec.UTF_8)
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
    return {Codec.UTF_8: Encoding.UTF_8, Codec.SHIFT_JIS: Encoding.SHIFT_JIS}.get(named(name) or Codec.EUC_JP)


def _either(data: bytes, kept: Codec) -> Decoded:
    """Of a text of which it is known how it is kept."""
    try:
        return _told(data.decode(kept.codec), kept)
    except UnicodeDecodeError:
        return _with_replacements(data, kept)


def _with_replacements(data: bytes, kept: Codec) -> Decoded:
    """Reads what may be spoilt; the problem is at the first character that makes no sense."""
    text = data.decode(kept.codec, "replace").replace("\0", "")
    lost = [place for place in map(text.find, STRANGE) if place >= 0]
    return Decoded(text, kept, _at(text, min(lost), RecordMessage.NOT_ENCODED(encoding=kept.title)) if lost else None)


def _told(text: str, kept: Codec) -> Decoded:
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
