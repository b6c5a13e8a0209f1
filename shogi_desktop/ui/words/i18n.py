"""The language of the window: loading it, changing it while the program runs, and words that come as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication, QWidget

from shogi_desktop import program_files
from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import english_form, form_of

LANGUAGE_NAMES = {"en": "English", "ja": "日本語", "fr": "Français", "cs": "Čeština"}
LANGUAGES = tuple(LANGUAGE_NAMES)
translate = QCoreApplication.translate
LONGEST = 2000  # letters of a text in a variant's record


def system_language() -> str:
    """The first language of the system that the program speaks."""
    for name in QLocale.system().uiLanguages():
        short = name.replace("_", "-").split("-")[0]
        if short in LANGUAGES:
            return short
    return "en"


def current_language() -> str:
    """The code of the language that the window speaks."""
    code = QLocale().name().split("_")[0]
    return code if code in LANGUAGES else "en"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text of a table for translation. Like Qt's, but its type is known; lupdate looks for this name."""
    return text


class Language(QObject):
    """The translators that are installed. Widgets hear of a change by Qt's LanguageChange event."""

    changed = Signal()

    def __init__(self, app: QApplication, resources: Path) -> None:
        super().__init__(app)
        self._app = app
        self._folder = resources / "translations"
        self._installed: list[QTranslator] = []
        self.code = "en"

    def apply(self, choice: str) -> None:
        """Speaks `choice` ("system" or one of LANGUAGES) from now on."""
        code = system_language() if choice == "system" else choice
        QLocale.setDefault(QLocale(code))
        if code == self.code and (self._installed or code == "en"):
            return
        for old in self._installed:
            self._app.removeTranslator(old)
        self._installed = []
        self.code = code
        if code != "en":
            qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._install(f"qtbase_{code}", qt_folder)
            self._install(f"shogi_desktop_{code}", str(self._folder))
        self.changed.emit()

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            self._app.installTranslator(translator)
            self._installed.append(translator)


_FORMS: Final[Mapping[str, Callable[[int], int]]] = {
    "ja": lambda count: 0,
    "fr": lambda count: 0 if count < 2 else 1,
    "cs": lambda count: 0 if count == 1 else 1 if 2 <= count <= 4 else 2,
}
"""Which form of a text belongs to so many, where a language counts otherwise than English."""


def form_rule() -> Callable[[int], int]:
    """That of the language of the window."""
    return _FORMS.get(current_language(), english_form)


def counted(text: str, count: int, **places: object) -> str:
    """A text about so many, in the language of the window: "{n} move|{n} moves", see `messages`. {n} is the count, if
    it is none of the `places`."""
    return form_of(text, count, form_rule()).format(**{"n": QLocale().toString(count), **places})


def joined_sentences(*texts: str) -> str:
    """One after the other, without those that are empty; Japanese has no space between them."""
    return ("" if current_language() == "ja" else " ").join(filter(None, texts))


def variant_text(text: str) -> str:
    """A word of a variant's record (handicap, rule option, piece) in the language of the window."""
    return excerpt(QCoreApplication.translate("Variant", text), LONGEST, lines=20)


def has_rule_page(variant: str) -> bool:
    """Whether a page of rules is written about the variant of this name."""
    return (program_files.resources() / "texts" / "en" / "rules" / f"{variant}.md").is_file()


def has_lessons(variant: str) -> bool:
    """Whether there are lessons for the variant of this name."""
    return (program_files.resources() / "lessons" / f"{variant}.toml").is_file()


def has_problems(variant: str) -> bool:
    """Whether mate problems of the variant of this name come with the program."""
    return (program_files.resources() / "problems" / f"{variant}.sfen").is_file()


def has_names(variant: str) -> bool:
    """Whether openings and castles of the variant of this name are known."""
    return (program_files.resources() / "names" / f"{variant}.toml").is_file()


def document(name: str, language: str = "") -> str:
    """The text of resources/texts/LANGUAGE/`name` in a language ("" = that of the window), in English where there is
    none.

    `name` is a path below that folder, such as "pieces.toml". OSError where the English file is missing too.
    """
    folder = program_files.resources() / "texts"
    localized = folder / (language or current_language()) / name
    return (localized if localized.is_file() else folder / "en" / name).read_text(encoding="utf-8")


class Translated(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]
    """Stands first among the bases of a widget whose texts follow the language."""

    def retranslate(self) -> None:
        """All texts, in the language of now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
