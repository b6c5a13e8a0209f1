from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFontDatabase, QRawFont

from shogi_desktop import paths

ROOT = Path(__file__).parents[2]
PLACES = re.compile(r"\{[a-z]*\}")


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


@pytest.fixture(scope="module")
def japanese(command: ModuleType) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = command.messages(command.FOLDER / "shogi_desktop_ja.ts")
    return found


def test_every_text_of_the_program_is_translated(command: ModuleType) -> None:
    for language in command.LANGUAGES:
        assert command.problems(command.FOLDER / f"shogi_desktop_{language}.ts") == []


def test_the_compiled_file_says_the_same(japanese: dict[tuple[str, str], str]) -> None:
    translator = QTranslator()
    assert translator.load("shogi_desktop_ja", str(paths.resources() / "translations"))
    for (context, source), text in japanese.items():
        assert translator.translate(context, source) == text


def test_what_is_filled_in_is_filled_in_everywhere(japanese: dict[tuple[str, str], str]) -> None:
    for (_, source), text in japanese.items():
        assert sorted(PLACES.findall(source)) == sorted(PLACES.findall(text)), source


def test_menu_keys_stay(japanese: dict[tuple[str, str], str]) -> None:
    for (context, source), text in japanese.items():
        if context == "Actions" and "&" in source:
            assert source[source.index("&") + 1].upper() == text[text.index("(&") + 2], source


def test_the_shipped_font_has_every_character(qapp: object, japanese: dict[tuple[str, str], str]) -> None:
    file = paths.resources() / "fonts" / "ShogiDesktopSans-Regular.otf"
    font = QRawFont(str(file), 16)
    lacking = {letter for text in japanese.values() for letter in text if letter.isprintable()} - {
        letter for text in japanese.values() for letter in text if font.supportsCharacter(ord(letter))
    }
    assert lacking == set()
    number = QFontDatabase.addApplicationFont(str(file))
    assert QFontDatabase.applicationFontFamilies(number) == ["Shogi Desktop Sans"]
