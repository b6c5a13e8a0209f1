"""The program's fonts have every Japanese character that the program shows, so that no box appears anywhere."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "fonts"
FONTS = {
    "Shogi Desktop Sans": FOLDER / "ShogiDesktopSans-Regular.otf",
    "Shogi Desktop Serif": FOLDER / "ShogiDesktopSerif-Regular.otf",
}
MARKS = "☗☖▲△▽▼一二三四五六七八九十百同左右上引寄直打成不０１２３４５６７８９　、。，．・「」『』（）：！？ー～…"
# Below this every system font has what a European language needs.
FIRST_ASKED = 0x2000

pytestmark = pytest.mark.usefixtures("qapp")


def raw(family: str) -> QRawFont:
    font = QRawFont(str(FONTS[family]), 100)
    assert font.isValid()
    return font


@pytest.fixture(params=FONTS)
def font(request: pytest.FixtureRequest) -> QRawFont:
    return raw(request.param)


@pytest.fixture
def sans() -> QRawFont:
    """The font of the whole window; the other one letters the board only."""
    return raw("Shogi Desktop Sans")


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


def test_sans_has_all_characters_of_translations_and_sources(sans: QRawFont) -> None:
    texts = dict([*translation_texts(), *long_texts(), *source_texts()])
    assert "shogi_desktop/__init__.py" in texts
    assert {name: missing for name, text in texts.items() if (missing := lacking(sans, text))} == {}


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


@pytest.mark.parametrize("family", FONTS)
def test_font_has_its_own_name_its_licence_and_a_modest_size(family: str) -> None:
    file = FONTS[family]
    number = QFontDatabase.addApplicationFont(str(file))
    assert QFontDatabase.applicationFontFamilies(number) == [family]
    QFontDatabase.removeApplicationFont(number)
    assert file.stat().st_size < 2_000_000
    assert "Noto".encode("utf-16-be") not in raw(family).fontTable("name").data()
    licence = (FOLDER / "OFL.txt").read_text(encoding="utf-8")
    assert family in licence and "SIL OPEN FONT LICENSE Version 1.1" in licence
