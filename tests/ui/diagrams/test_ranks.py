"""One numbering of the generals' ranks wherever it is told: that of the rules (king and prince 4 ... all others 0)."""

from __future__ import annotations

import re
import tomllib

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.board.lens.words import kind_notes
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import Art
from shogi_desktop.ui.faces.marks import marks_of
from shogi_desktop.ui.guide.details import PieceDetails
from shogi_desktop.ui.rule_pages.look import PageLook
from shogi_desktop.ui.rule_pages.tables import made_table
from shogi_desktop.ui.words.i18n import Language
from shogi_desktop.ui.words.rule_words import jump_ranks

RANKS = {"K": 4, "+DE": 4, "GG": 3, "+RG": 3, "VG": 2, "+BG": 2, "RG": 1, "BG": 1, "+SE": 1, "+HF": 1}
LOOK = PageLook(14, 600, "#000000", "#444444", "#880000", "#eeeeee", "#cccccc", dark=False)
LANGUAGES = ("en", "ja", "fr", "cs")


def digits(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def test_the_record_says_what_the_rules_say() -> None:
    tenjiku = load_variant("tenjiku")
    said = {kind.code: kind.jump_rank for kind in tenjiku.kinds if kind is not None and kind.jump_rank}
    assert said == RANKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_page_shows_those_of_the_record(qapp: QApplication, language: str) -> None:
    spoken = Language(qapp, program_files.resources())
    spoken.apply(language)
    tenjiku = load_variant("tenjiku")
    html = made_table("ranks", tenjiku, LOOK)
    spoken.apply("en")
    rows = re.findall(r"<tr><td>(\d+)</td><td>([^<]+)</td></tr>", html)
    assert [int(rank) for rank, _ in rows] == [4, 3, 2, 1, 0] and all(names for _, names in rows)
    page = (program_files.resources() / "texts" / language / "rules" / "tenjiku.md").read_text(encoding="utf-8")
    assert page.count("{{ranks}}") == 1, "and the page has no numbers of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_names_the_same_numbers(language: str) -> None:
    file = program_files.resources() / "texts" / language / "lessons_tenjiku.toml"
    text = tomllib.loads(file.read_text(encoding="utf-8"))["lessons"]["ranks"]["text"]
    assert digits(text) == {0, 1, 2, 3, 4}


def test_the_sentences_of_the_guide() -> None:
    assert jump_ranks(load_variant("tenjiku")) == [
        (4, "king, prince"), (3, "great general"), (2, "vice general"), (1, "rook general, bishop general"),
        (0, "all others"),
    ]  # fmt: skip


@pytest.mark.usefixtures("qapp")
def test_lens_guide_and_mnemonic_faces(qtbot: QtBot) -> None:
    tenjiku = load_variant("tenjiku")
    details = PieceDetails(Art(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(details)
    for code in ("GG", "VG", "RG", "BG"):
        kind = tenjiku.kind_by_code(code)
        assert digits(kind_notes(kind, tenjiku)[-1].text) == {RANKS[code]}
        details.show_kind(tenjiku, kind)
        facts = " ".join(label.text() for label in details.findChildren(QLabel))
        assert f"jump rank {RANKS[code]}" in facts
        assert marks_of(kind).rank == RANKS[code]
