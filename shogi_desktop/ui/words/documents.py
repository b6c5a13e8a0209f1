"""Long texts (rule pages, the words of the guide, lessons): one file a language under resources/texts/LANGUAGE/."""

from __future__ import annotations

from shogi_desktop import program_files

from .i18n import current_language


def has_rule_page(variant: str) -> bool:
    """Whether a page of rules is written about the variant of this name."""
    return (program_files.resources() / "texts" / "en" / "rules" / f"{variant}.md").is_file()


def has_lessons(variant: str) -> bool:
    """Whether there are lessons for the variant of this name."""
    return (program_files.resources() / "lessons" / f"{variant}.toml").is_file()


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
