from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFontDatabase, QRawFont

from shogi_desktop import program_files
from shogi_desktop.rules import load_variant
from shogi_desktop.settings import CHOICES
from shogi_desktop.ui.action import SUBJECTS, Action, Menu
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.ui.desk import Desk

ROOT = Path(__file__).parents[3]
PLACES = re.compile(r"\{[a-z]*\}")
PLURAL = re.compile(r"\{(n|count|all|total)\} (?!times\b|loss\b|is\b)[a-z]+s\b")
NEVER_ONE = (
    *("{n} games shall be opened", "{all} stars"),
    *("{count} pieces of", "{count} lines of", "{count} full stops", "{n} moves drawn from the opening book"),
)
"""Numbers that are always larger, as how often a position comes up ({n} times)."""
Texts = dict[tuple[str, str, str], str]


@pytest.fixture(scope="module")
def command() -> ModuleType:
    """packaging/translations.py; the folder is no package."""
    spec = importlib.util.spec_from_file_location("translations_command", ROOT / "packaging" / "translations.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


@pytest.fixture(scope="module", params=LANGUAGES[1:])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def texts(command: ModuleType, language: str) -> Texts:
    return translated(command, language)


def translated(command: ModuleType, language: str) -> Texts:
    found = command.messages(command.FOLDER / f"shogi_desktop_{language}.ts")
    return {key: text for key, text in found.items() if text}


def test_there_is_a_file_for_each_language_of_the_window(command: ModuleType) -> None:
    assert ("en", *command.LANGUAGES) == LANGUAGES
    assert CHOICES["language"] == ("system", *LANGUAGES)


def test_every_text_of_the_program_is_translated(command: ModuleType, language: str) -> None:
    assert command.problems(command.FOLDER / f"shogi_desktop_{language}.ts") == []


def test_a_text_that_is_asked_for_in_an_f_string_is_found_too(command: ModuleType) -> None:
    source = """class Line:
    def words(self, n):
        return f"{n} · {self.tr('many') if n > 1 else self.tr('one')}" + translate("Kind", "two")
"""
    asked = command.texts_of(source)
    assert asked == [("Line", "many"), ("Line", "one"), ("Kind", "two")]
    seen = command.messages(command.FOLDER / "shogi_desktop_ja.ts")
    assert command.unseen(seen) == []
    del seen["ReportLine", "Go on", ""]
    assert [told.rpartition(": ")[2] for told in command.unseen(seen)] == ["('ReportLine', 'Go on')"]


def test_the_compiled_file_says_the_same(language: str, texts: Texts) -> None:
    translator = QTranslator()
    assert translator.load(f"shogi_desktop_{language}", str(program_files.resources() / "translations"))
    for (context, source, comment), text in texts.items():
        assert translator.translate(context, source, comment) == text


@pytest.mark.parametrize(
    ("game", "code", "name"),
    [("chu", "+DE", "太子"), ("maka_dai_dai", "+DE", "王子"), ("dai_dai", "GBD", "金翅"), ("heian_dai", "GB", "注人")],
)
def test_a_piece_is_called_as_it_is_written_in_its_game(game: str, code: str, name: str) -> None:
    translator = QTranslator()
    assert translator.load("shogi_desktop_ja", str(program_files.resources() / "translations"))
    kind = load_variant(game).kind_by_code(code)
    assert translator.translate("PieceName", kind.name, kind.kanji) == name


def test_what_is_filled_in_is_filled_in_everywhere(texts: Texts) -> None:
    for (_, source, _), text in texts.items():
        places = {tuple(sorted(PLACES.findall(form))) for form in source.split("|")[-1:] + text.split("|")[-1:]}
        assert len(places) == 1, source
        assert all({*PLACES.findall(form)} <= {*PLACES.findall(source)} for form in text.split("|")), source


def test_what_is_counted_has_its_forms(command: ModuleType, language: str, texts: Texts) -> None:
    """As many as the language has, or one that fits any number."""
    counted = [source for _, source, _ in texts if "|" in source]
    assert len(counted) > 30 and [source for source in counted if len(source.split("|")) != 2] == []
    several = {key: len(text.split("|")) for key, text in texts.items() if "|" in text}
    assert set(several.values()) == {"ja": set(), "fr": {2}, "cs": {3}}[language]


def test_no_text_counts_without_having_a_form_for_one(texts: Texts) -> None:
    asked = [source for _, source, _ in texts if PLURAL.search(source.partition("|")[0])]
    assert [source for source in asked if not any(never in source for never in NEVER_ONE)] == []
    known = {source for _, source, _ in texts}
    assert [source for source in known if re.sub(r"\b1 (\w+)", r"{n} \1s", source, count=1) in known - {source}] == []


def test_japanese_keeps_the_menu_keys(command: ModuleType) -> None:
    texts = translated(command, "ja").items()
    menus = [(source, text) for (context, source, _), text in texts if context == "Actions" and "&" in source]
    assert len(menus) > 50
    for source, text in menus:
        assert source[source.index("&") + 1].upper() == text[text.index("(&") + 2], source


@pytest.mark.parametrize("code", ["en", "fr", "cs"])
def test_every_entry_of_a_menu_has_a_key_of_its_own(desk: Desk, command: ModuleType, code: str) -> None:
    texts = {} if code == "en" else translated(command, code)

    def key(text: str) -> str:
        said = texts.get(("Actions", text, ""), text)
        return said[said.index("&") + 1].lower()

    actions = desk.window.actions_
    menus = [("", list[Action | Menu](SUBJECTS)), *((menu.text, actions.rows_of(menu)) for menu in actions.menus())]
    for title, rows in menus:
        keys = [key(row.text) for row in rows if actions.is_shown(row)]
        assert sorted(keys) == sorted(set(keys)), (title, keys)


def test_the_shipped_font_has_every_character_of_the_japanese(qapp: object, command: ModuleType) -> None:
    japanese = translated(command, "ja")
    file = program_files.resources() / "fonts" / "ShogiDesktopSans-Regular.otf"
    font = QRawFont(str(file), 16)
    lacking = {letter for text in japanese.values() for letter in text if letter.isprintable()} - {
        letter for text in japanese.values() for letter in text if font.supportsCharacter(ord(letter))
    }
    assert lacking == set()
    number = QFontDatabase.addApplicationFont(str(file))
    assert QFontDatabase.applicationFontFamilies(number) == ["Shogi Desktop Sans"]


@pytest.mark.parametrize(
    ("code", "wrong"), [("ja", r"[ぁ-龥ァ-ヶ}）][:;] |[ぁ-龥ァ-ヶ]:$"), ("fr", r"[^\s\d:/][:;?!](\s|$)")]
)
def test_there_is_one_kind_of_colon_in_a_language(command: ModuleType, code: str, wrong: str) -> None:
    """In Japanese a wide one, in French one with a space before it; but for what stands in quotes."""
    unquoted = [re.sub("«.*?»|「.*?」", "", text) for text in translated(command, code).values()]
    assert [text for text in unquoted if re.search(wrong, text)] == []


def test_the_sides_are_called_the_same_in_all_french_texts() -> None:
    """« les Noirs », as chess players say, nowhere « Noir »."""
    alone = re.compile(r"\b(Noir|Blanc)\b")
    files = [
        *(program_files.resources() / "texts" / "fr").rglob("*.*"),
        program_files.resources() / "translations" / "shogi_desktop_fr.ts",
    ]
    texts = {file.name: file.read_text("utf-8") for file in files if file.suffix in (".md", ".toml", ".ts")}
    assert len(texts) > 30 and {name: found[0] for name, text in texts.items() if (found := alone.search(text))} == {}
