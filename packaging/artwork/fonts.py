"""The fonts of the program's Japanese text: renamed subsets of Noto CJK JP, one row a font.

The sans serves the whole window: it covers what a Shift-JIS game record can hold (kana and all 6,355 kanji of JIS
levels 1 and 2 among it). The serif letters the board: coordinates, and pieces that have no drawing. Both have the kanji
of shogi and of the large variants, the marks of shogi notation and Latin-1. What Noto lacks is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

PACKAGE = "fonts-noto-cjk"
FOLDER = Path("/usr/share/fonts/opentype/noto")

# Line spacing of Latin interface fonts; Noto's own 1.45 would make lines with Japanese text jump.
ASCENT, DESCENT = 980, -260
# A fixed time stamp (2026-01-01 in seconds since 1904), so that equal input gives equal bytes.
TIME_STAMP = 3850070400

RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x00FF),  # Latin-1
    (0x2010, 0x2044),  # general punctuation
    (0x2190, 0x2193),  # arrows
    (0x2212, 0x2212),  # minus
    (0x2264, 0x2265),  # at most, at least
    (0x2460, 0x2473),  # circled numbers
    (0x2500, 0x257F),  # box drawing of board diagrams
    (0x25A0, 0x25EF),  # geometric shapes, the notation's triangles among them
    (0x2600, 0x2617),  # stars and both shogi pieces
    (0x3000, 0x303F),  # Japanese punctuation
    (0x3041, 0x30FF),  # kana
    (0xFF01, 0xFF9F),  # full-width Latin, half-width kana
)
SYMBOLS = "œŒ↔≠≦≧✓"
NUMERALS = "〇一二三四五六七八九十百千"
CAPTIONS = "第図目番問解答始終手順線記録変化開局面"  # words of printed diagrams
# Shogi's own words, and the pieces of the variants up to Tai shogi.
SHOGI_KANJI = (
    "玉王飛車角行金銀将桂馬香歩兵龍竜成全圭杏と仝个今酔象太子大副火鬼水牛奔鷲獅鷹四天竪横反鳳凰麒麟猛豹盲虎銅鉄犬"
    "天竺両片猪鹿雑雜鯨鯢白駒升用就師立黄獣石瓦土木雀鶉雉鶏狼猿熊蛇鳩燕鴟驢騾驟羅刹夜叉力士臥踊飜嗔蟇蠎虵狛蝙蝠鴻鷺鵰"
    "猊禽兕貘狸狐狢麝鵬獬豸朱淮鉤盤鸞變翔鶚鼬駱駝槍炮弩騎弓旗將龜"
    "中仲人和靏雲隠走兎羽登鳫烏鴟萑雞眼延歬鳥"
    "棋譜詰持千日手無勝負引分投了待王将先後同上下左右直寄打不香落裸鬨囲矢倉櫓穴熊美濃雁木風早逃捌枚本"
)


def shift_jis() -> str:
    """All characters of code page 932, the encoding of most Japanese game records."""
    pairs = (bytes((lead, trail)) for lead in (*range(0x81, 0xA0), *range(0xE0, 0xFD)) for trail in range(0x40, 0xFD))
    return "".join(pair.decode("cp932", errors="ignore") for pair in pairs)


@dataclass(frozen=True)
class Subset:
    """A font to make: its own family name, the collection and the family it comes from, and its characters."""

    family: str
    collection: Path
    source_family: str
    ranges: tuple[tuple[int, int], ...]
    extra: str

    @property
    def post_script(self) -> str:
        return self.family.replace(" ", "") + "-Regular"

    @property
    def file_name(self) -> str:
        return f"{self.post_script}.otf"

    def characters(self) -> list[int]:
        """The code points the font is asked to have."""
        points = {code for first, last in self.ranges for code in range(first, last + 1)}
        return sorted(points | set(map(ord, self.extra + SHOGI_KANJI)))


FONTS = (
    Subset("Shogi Desktop Sans", FOLDER / "NotoSansCJK-Regular.ttc", "Noto Sans CJK JP", RANGES, shift_jis() + SYMBOLS),
    Subset(
        "Shogi Desktop Serif", FOLDER / "NotoSerifCJK-Regular.ttc", "Noto Serif CJK JP", RANGES, NUMERALS + CAPTIONS
    ),
)


def build(wanted: Subset) -> bytes:
    """The font file. FileNotFoundError where the source font is not installed."""
    font = _source(wanted)
    options = subset.Options()
    options.layout_features = ["ccmp", "kern"]
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx"]
    options.name_IDs = [0, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    worker = subset.Subsetter(options)
    worker.populate(unicodes=wanted.characters())
    worker.subset(font)
    _rename(font, wanted)
    _set_spacing(font)
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = TIME_STAMP
    out = BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def _source(wanted: Subset) -> Any:
    for number in range(16):
        font = TTFont(wanted.collection, fontNumber=number)
        if font["name"].getDebugName(1) == wanted.source_family:
            return font
    raise FileNotFoundError(f"{wanted.collection}: no {wanted.source_family} in it")


def _rename(font: Any, wanted: Subset) -> None:
    family, post_script = wanted.family, wanted.post_script
    texts = {1: family, 2: "Regular", 3: f"{family} 1", 4: family, 5: "Version 1.000", 6: post_script}
    for name_id, text in texts.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [post_script]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName = family, family
    for index, part in enumerate(top.FDArray):
        part.FontName = f"{post_script}-{index}"


def _set_spacing(font: Any) -> None:
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ASCENT, DESCENT, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, DESCENT, 0
    os2.usWinAscent, os2.usWinDescent = ASCENT, -DESCENT
