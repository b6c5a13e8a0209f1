"""How the text of a file is kept, told from its bytes: every encoding in which records are found.

UTF-8, Shift_JIS as Windows has it (cp932), EUC-JP of Unix, ISO-2022-JP of mails, UTF-16 with or without its mark. Only
the first two are written.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from enum import Enum
from typing import Final

_SAMPLE: Final = 1 << 20
"""Bytes of a file from which it is guessed what it is."""
_SIGNS: Final = 1 << 16
"""Characters of which it is asked whether anybody writes them."""
_HEAD: Final = 1024
_HINT: Final = re.compile(rb"encoding *+= *+([A-Za-z0-9_-]{1,20})")
# What stands for bytes that are no text; Python gives some of them signs of private use. U+0080 is one of them.
STRANGE: Final = "".join(map(chr, (0xFFFD, 0xF8F0, 0xF8F1, 0xF8F2, 0xF8F3, 0x80)))


class Kept(Enum):
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


MARKS: Final = {BOM_UTF16_LE: Kept.UTF_16_LE, BOM_UTF16_BE: Kept.UTF_16_BE, BOM_UTF8: Kept.UTF_8}
_NAMES: Final = {
    Kept.UTF_8: ("utf8", "utf8n", "utf8bom", "utf8sig"),
    Kept.SHIFT_JIS: ("shiftjis", "sjis", "cp932", "mskanji", "windows31j", "ms932"),
    Kept.EUC_JP: ("eucjp", "euc", "ujis", "eucjpms", "cp51932"),
}
_ESCAPES: Final = (b"\x1b$B", b"\x1b$@", b"\x1b$(", b"\x1b(I")
_USUAL: Final = re.compile(r"[\t-\r -\xff　-ヿ一-\u9fff\uff01-\uffee■-\u26bf“-\u201f…―→←]*+")
_KANA: Final = re.compile(r"[｡-ﾟ]+[一-\u9fff]?")
# A word in narrow katakana: no Chinese character goes on with it, no small letter, long vowel or mark of a voice begins
# it, and marks stand where they can.
_WORD: Final = re.compile("[･｢]?[ｱ-ﾝ](?:(?<=[ｳｶ-ﾄﾊ-ﾎ])ﾞ|(?<=[ﾊ-ﾎ])ﾟ|[ｧ-ﾝ･])*[｣]?")
_LEVEL_2: Final = 0x98
_LIKELY: Final = (Kept.UTF_8, Kept.SHIFT_JIS, Kept.EUC_JP)
_SOME: Final = 1 / 3
"""Of a text that is no text in an encoding more makes no sense."""


def named(name: str) -> Kept | None:
    """What a name means, in any spelling that is in use."""
    plain = name.lower().replace("-", "").replace("_", "")
    return next((kept for kept, names in _NAMES.items() if plain in names), None)


def wide(data: bytes) -> Kept | None:
    """UTF-16 without a mark: of Western letters and line ends every other byte is zero, and the text makes sense."""
    if b"\0" not in data:
        return None
    sample = data[: _SAMPLE & ~1]
    for kept, high in ((Kept.UTF_16_LE, sample[1::2]), (Kept.UTF_16_BE, sample[::2])):
        if high.count(0) * 16 >= len(high) > 1 and sample.count(0) == high.count(0):
            text = sample[: len(sample) & ~1].decode(kept.codec, "replace")
            if _USUAL.fullmatch(text):
                return kept
    return None


def is_mail(data: bytes) -> bool:
    """Whether escapes tell in plain ASCII where Japanese begins: ISO-2022-JP."""
    return b"\x1b" in data and data.isascii() and any(escape in data for escape in _ESCAPES)


def likeliest(data: bytes) -> Kept:
    """A text that is no whole UTF-8: Shift_JIS, EUC-JP, or any of the three spoilt.

    By chance two thirds of a text never look like UTF-8, while Shift_JIS makes Chinese characters or narrow katakana of
    nearly anything. Where all are as bad the encoding that the first line names is believed.
    """
    hint = _HINT.search(data[:_HEAD])
    said = named(hint[1].decode("ascii")) if hint else None
    sample = data[:_SAMPLE]
    # Most of what is not EUC-JP shows that at once.
    likely = _LIKELY[: 2 if _spoilt(data[:_HEAD].decode(Kept.EUC_JP.codec, "replace")) > 2 * _SOME else 3]
    texts = {kept: sample.decode(kept.codec, "replace") for kept in likely}
    spoilt = {kept: _spoilt(text) for kept, text in texts.items()}
    if spoilt[Kept.UTF_8] < _SOME and spoilt.get(Kept.EUC_JP, 1) > 0:
        return Kept.UTF_8
    least = min(spoilt.values())
    faults = {kept: share for kept, share in spoilt.items() if share <= least + _SOME}
    if len(faults) > 1 and least < _SOME:
        faults = {kept: share + _odd(texts[kept]) for kept, share in faults.items()}
    best = min(faults, key=lambda kept: (faults[kept], kept is not said, kept is Kept.SHIFT_JIS))
    # Python's EUC-JP lacks ① and other signs of later standards.
    return Kept.EUC_JIS if best is Kept.EUC_JP and spoilt[best] else best


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
