"""The program's fonts have every Japanese character that the program shows, so that no box appears anywhere."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QImage, QRawFont
from PySide6.QtWidgets import QApplication

from shogi_desktop.app import FAMILIES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "fonts"
FONTS = {
    "Sans Regular": FOLDER / "ShogiDesktopSans-Regular.otf",
    "Sans Bold": FOLDER / "ShogiDesktopSans-Bold.otf",
    "Serif Regular": FOLDER / "ShogiDesktopSerif-Regular.otf",
    "Latin Regular": FOLDER / "ShogiDesktopLatin-Regular.ttf",
    "Latin Bold": FOLDER / "ShogiDesktopLatin-Bold.ttf",
}
JAPANESE = ("Sans Regular", "Sans Bold", "Serif Regular")
SANS, LATIN = ("Sans Regular", "Sans Bold"), ("Latin Regular", "Latin Bold")
LETTERS = "ěščřžýáíéúůďťňĚŠČŘŽÝÁÍÉÚŮĎŤŇçœæÇŒÆàâêëîïôùûüÿßłńśźżąęőűğışÅØåøÐðÞþĀōūДмитрий–—‘’“”…•"
MARKS = "☗☖▲△▽▼一二三四五六七八九十百同左右上引寄直打成不０１２３４５６７８９　、。，．・「」『』（）：！？ー～…"
# Below this every system font has what a European language needs.
FIRST_ASKED = 0x2000

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.decided_by("resources", "shogi_desktop")]


def raw(name: str) -> QRawFont:
    font = QRawFont(str(FONTS[name]), 100)
    assert font.isValid()
    return font


@pytest.fixture(params=JAPANESE)
def font(request: pytest.FixtureRequest) -> QRawFont:
    return raw(request.param)


@pytest.fixture(params=SANS)
def sans(request: pytest.FixtureRequest) -> QRawFont:
    """The Japanese of the whole window; the serif letters the board only."""
    return raw(request.param)


def lacking(font: QRawFont, text: str) -> str:
    return "".join(
        sorted({c for c in text if ord(c) >= FIRST_ASKED and c.isprintable() and not font.supportsCharacter(ord(c))})
    )


def variant_texts() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "shogi_desktop" / "rules" / "variants").glob("*.toml")):
        yield path.name, path.read_text(encoding="utf-8")


def translation_texts() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "resources" / "translations").glob("*.ts")):
        yield path.name, "".join(ElementTree.parse(path).getroot().itertext())


def long_texts() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "resources" / "texts").rglob("*.*")):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def source_texts() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "shogi_desktop").rglob("*.py")):
        strings = (
            node.value
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant)
        )
        yield path.relative_to(ROOT).as_posix(), "".join(value for value in strings if isinstance(value, str))


def test_font_has_the_fixed_characters_of_shogi(font: QRawFont) -> None:
    assert lacking(font, MARKS) == ""


def test_both_fonts_have_all_characters_of_the_variants(font: QRawFont) -> None:
    texts = dict(variant_texts())
    assert "shogi.toml" in texts
    assert {name: missing for name, text in texts.items() if (missing := lacking(font, text))} == {}


def test_both_fonts_have_all_characters_that_stand_on_pieces(font: QRawFont) -> None:
    names = runpy.run_path(str(ROOT / "packaging" / "artwork" / "faces.py"))["NAMES"]
    text = "".join(name.full + name.one for name in names)
    assert {*"麒麟鯨鯢竪駒雜獅鷹鷲猪鬼"} <= {*text}
    assert lacking(font, text) == ""


@pytest.fixture(scope="module")
def shown() -> dict[str, str]:
    """All that the program may show in its windows, by the file where it is written."""
    return dict([*translation_texts(), *long_texts(), *source_texts()])


def test_sans_has_all_characters_of_translations_and_sources(sans: QRawFont, shown: dict[str, str]) -> None:
    assert "shogi_desktop/__init__.py" in shown
    assert {name: missing for name, text in shown.items() if (missing := lacking(sans, text))} == {}


def test_sans_has_all_kana_and_kanji_of_a_shift_jis_record(sans: QRawFont) -> None:
    pairs = (bytes((lead, trail)) for lead in (*range(0x88, 0xA0), *range(0xE0, 0xEB)) for trail in range(0x40, 0xFD))
    kanji = "".join(pair.decode("cp932", errors="ignore") for pair in pairs)
    assert len([c for c in kanji if "\u4e00" <= c <= "\u9fff"]) >= 6355
    assert lacking(sans, kanji + "".join(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FF)]))) == ""


def test_font_aligns_with_latin_text_and_keeps_full_width(font: QRawFont) -> None:
    em = font.pixelSize()
    advances = font.advancesForGlyphIndexes(font.glyphIndexesForString("☗歩７　"))
    assert [round(point.x()) for point in advances] == [round(em)] * 4
    assert all(font.supportsCharacter(ord(c)) for c in map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
    assert font.ascent() + font.descent() <= 1.3 * em


@pytest.mark.parametrize("name", LATIN)
def test_latin_has_the_alphabets_of_europe_and_narrow_dots(name: str) -> None:
    latin = raw(name)
    assert [c for c in LETTERS if not latin.supportsCharacter(ord(c))] == []
    dots, cross = latin.advancesForGlyphIndexes(latin.glyphIndexesForString("…×"))
    assert dots.x() < latin.pixelSize() and cross.x() < 0.7 * latin.pixelSize()
    assert latin.ascent() + latin.descent() <= 1.3 * latin.pixelSize()


@pytest.mark.parametrize("name", LATIN)
def test_latin_leaves_the_marks_and_kanji_to_the_japanese_font(name: str) -> None:
    assert [c for c in "☗☖▲△歩、。あア１" if raw(name).supportsCharacter(ord(c))] == []


def test_bold_has_all_that_regular_has_and_thicker_strokes() -> None:
    for regular, bold in (SANS, LATIN):
        thin, thick = raw(regular), raw(bold)
        assert thin.supportedWritingSystems() == thick.supportedWritingSystems()
        assert (thin.weight(), thick.weight()) == (QFont.Weight.Normal, QFont.Weight.Bold)
    assert ink(raw("Sans Bold"), "歩") > 1.15 * ink(raw("Sans Regular"), "歩")
    assert ink(raw("Latin Bold"), "n") > 1.15 * ink(raw("Latin Regular"), "n")


def ink(font: QRawFont, letter: str) -> float:
    """The share of a letter's box that it blackens."""
    image = font.alphaMapForGlyph(font.glyphIndexesForString(letter)[0], QRawFont.AntialiasingType.PixelAntialiasing)
    grey = image.convertToFormat(QImage.Format.Format_Alpha8)
    return sum(bytes(grey.constBits())) / (grey.width() * grey.height())


def test_every_weight_of_the_window_is_a_font_and_none_is_made_up(qapp: QApplication) -> None:
    numbers = [QFontDatabase.addApplicationFont(str(file)) for file in FONTS.values()]
    for family in FAMILIES:
        assert {QFontDatabase.weight(family, style) for style in QFontDatabase.styles(family)} == {400, 700}
        font = QFont([family])
        font.setBold(True)
        assert QFontInfo(font).exactMatch() and QFontInfo(font).weight() == 700
    for number in numbers:
        QFontDatabase.removeApplicationFont(number)


@pytest.mark.parametrize("name", FONTS)
def test_font_has_its_own_name_its_licence_and_a_modest_size(name: str) -> None:
    file, family = FONTS[name], f"Shogi Desktop {name.split()[0]}"
    number = QFontDatabase.addApplicationFont(str(file))
    assert QFontDatabase.applicationFontFamilies(number) == [family]
    QFontDatabase.removeApplicationFont(number)
    assert file.stat().st_size < 2_100_000
    assert "Noto".encode("utf-16-be") not in raw(name).fontTable("name").data()
    licence = (FOLDER / "OFL.txt").read_text(encoding="utf-8")
    assert family in licence and "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_nothing_in_the_folder_goes_untested() -> None:
    assert {*FOLDER.glob("*.[ot]tf")} == {*FONTS.values()}
