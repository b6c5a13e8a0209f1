"""The fonts of the program: renamed subsets of Noto, one row a font.

Latin and Sans serve the whole window, each with a bold weight of its own. Latin has the alphabets of Europe; its dots
and dashes are narrow, as such texts need them. Sans has Japanese: what a Shift-JIS game record can hold (kana and all
6,355 kanji of JIS levels 1 and 2 among it). The serif letters the board: coordinates, and pieces that have no drawing.
Sans and serif have the kanji of shogi and of the large variants, the marks of shogi notation and Latin-1. What Noto
lacks is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

JAPANESE, EUROPEAN = "fonts-noto-cjk", "fonts-noto-core"
FOLDERS = {JAPANESE: Path("/usr/share/fonts/opentype/noto"), EUROPEAN: Path("/usr/share/fonts/truetype/noto")}

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
LATIN_RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x024F),  # Latin-1 and the letters of all of Europe's Latin alphabets
    (0x02C6, 0x02DD),  # accents by themselves
    (0x0300, 0x0328),  # accents to be combined: names of files on macOS have them
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x045F),  # Cyrillic
    (0x1E00, 0x1EF9),  # Latin with two accents
    (0x2010, 0x2044),  # general punctuation
    (0x20AC, 0x20AC),  # euro
    (0x2212, 0x2212),  # minus
    (0x2264, 0x2265),  # at most, at least
)
SYMBOLS = "œŒ↔≠≦≧✓"
NUMERALS = "〇一二三四五六七八九十百千"
CAPTIONS = "第図目番問解答始終手順線記録変化開局面"  # words of printed diagrams
# Shogi's own words, and the pieces of the variants up to Tai shogi.
SHOGI_KANJI = (
    "玉王飛車角行金銀将桂馬香歩兵龍竜成全圭杏と仝个今酔象太子大副火鬼水牛奔鷲獅鷹四天竪横反鳳凰麒麟猛豹盲虎銅鉄犬"
    "天竺両片猪鹿雑雜鯨鯢白駒升用就師立黄獣石瓦土木雀鶉雉鶏狼猿熊蛇鳩燕鴟驢騾驟羅刹夜叉力士臥踊飜嗔蟇蠎虵狛蝙蝠鴻鷺鵰"
    "猊禽兕貘狸狐狢麝鵬獬豸朱淮鉤盤鸞變翔鶚鼬駱駝槍炮弩騎弓旗將龜"
    "平安注奔竜嗔猫刄悪"
    "䳇䳲亀元刀剛勁吏吼地婆孔宝寺川強性提摩教明暴曹林森武法泰玄神羊羯翼芦蟠豚軍遊鎗雨雷霊霖鰐鱗鶻鷦鼈"
    "仙佐佑前北南古夷奮山戎方東槃母毒狄狗獏翅老蛮西迅近青馨鵄鼠𠵇"
    "剛在壌婆寅岩巳彪性提摩教明法狽甍羆羯自艮蟠訶貓辰鐵鑫"
    "変孔士武泰玄皓羊蛟麋"
    "中仲人和靏雲隠走兎羽登鳫烏鴟萑雞眼延歬鳥"
    "禽鵬鶴鴈圭小"
    "棋譜詰持千日手無勝負引分投了待王将先後同上下左右直寄打不香落裸鬨囲矢倉櫓穴熊美濃雁木風早逃捌枚本"
)


def shift_jis() -> str:
    """All characters of code page 932, the encoding of most Japanese game records."""
    pairs = (bytes((lead, trail)) for lead in (*range(0x81, 0xA0), *range(0xE0, 0xFD)) for trail in range(0x40, 0xFD))
    return "".join(pair.decode("cp932", errors="ignore") for pair in pairs)


@dataclass(frozen=True)
class Subset:
    """A font to make: its own family and weight, the package, file and family it comes from, and its characters."""

    family: str
    weight: str
    package: str
    file: str
    source_family: str
    ranges: tuple[tuple[int, int], ...]
    extra: str
    features: tuple[str, ...] = ("ccmp", "kern")

    @property
    def source(self) -> Path:
        return FOLDERS[self.package] / self.file

    @property
    def post_script(self) -> str:
        return f"{self.family.replace(' ', '')}-{self.weight}"

    @property
    def file_name(self) -> str:
        return self.post_script + (".ttf" if self.source.suffix == ".ttf" else ".otf")

    def characters(self) -> list[int]:
        """The code points the font is asked to have."""
        points = {code for first, last in self.ranges for code in range(first, last + 1)}
        return sorted(points | set(map(ord, self.extra)))


LATIN = Subset(
    "Shogi Desktop Latin", "Regular", EUROPEAN, "NotoSans-Regular.ttf", "Noto Sans", LATIN_RANGES, "",
    ("ccmp", "kern", "mark", "locl"),
)  # fmt: skip
SANS = Subset(
    "Shogi Desktop Sans", "Regular", JAPANESE, "NotoSansCJK-Regular.ttc", "Noto Sans CJK JP", RANGES,
    shift_jis() + SYMBOLS + SHOGI_KANJI,
)  # fmt: skip
SERIF = Subset(
    "Shogi Desktop Serif", "Regular", JAPANESE, "NotoSerifCJK-Regular.ttc", "Noto Serif CJK JP", RANGES,
    NUMERALS + CAPTIONS + SHOGI_KANJI,
)  # fmt: skip
FONTS = (
    LATIN,
    replace(LATIN, weight="Bold", file="NotoSans-Bold.ttf"),
    SANS,
    replace(SANS, weight="Bold", file="NotoSansCJK-Bold.ttc"),
    SERIF,
)


def build(wanted: Subset) -> bytes:
    """The font file. FileNotFoundError where the source font is not installed."""
    font = _source(wanted)
    options = subset.Options()
    options.layout_features = list(wanted.features)
    options.drop_tables += ["BASE", "STAT", "VORG", "vhea", "vmtx"]
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
    if wanted.source.suffix == ".ttf":
        return TTFont(wanted.source)
    for number in range(16):
        font = TTFont(wanted.source, fontNumber=number)
        if font["name"].getDebugName(1) == wanted.source_family:
            return font
    raise FileNotFoundError(f"{wanted.source}: no {wanted.source_family} in it")


def _rename(font: Any, wanted: Subset) -> None:
    family, post_script = wanted.family, wanted.post_script
    full = family if wanted.weight == "Regular" else f"{family} {wanted.weight}"
    texts = {1: family, 2: wanted.weight, 3: f"{full} 1", 4: full, 5: "Version 1.000", 6: post_script}
    for name_id, text in texts.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [post_script]
        top = cff.topDictIndex[0]
        top.FullName, top.FamilyName = full, family
        for index, part in enumerate(top.FDArray):
            part.FontName = f"{post_script}-{index}"


def _set_spacing(font: Any) -> None:
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ASCENT, DESCENT, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, DESCENT, 0
    os2.usWinAscent, os2.usWinDescent = ASCENT, -DESCENT
