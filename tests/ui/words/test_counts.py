"""No text says "1 moves": where a number bends a noun, the text has its forms."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.ui.widgets.forms import unit_of

NUMBERS = "n|m|count|number|files|ranks|plies|all|low|high|games|size"
NO_NOUN = "is |was |has |its |with |above |stands |belongs |ends |of its |to "
BENT = re.compile(rf"\{{(?:{NUMBERS})\}} (?!{NO_NOUN})(?:\w+ )?[a-z]+s\b")
NEVER_ONE = {
    "Which of these {n} games shall be opened?": "asked where there are several",
    "It has come up {n} times or more.": "said from the second time on",
    "{files} × {ranks} squares": "the size of a board",
    "Each game begins with up to {n} moves drawn": "from four on",
    "a line has at most {most} characters, and {count} full stops": "a bound that is no 1",
    "{count} pieces of a kind are too many": "more than a set has",
    "{count} pieces of the kind {text} are too many": "more than a set has",
    "there are {count} pieces of the kind {piece}": "more than a set has",
    "at most {number} options": "a bound that is no 1",
    "that comes up {n} times": "a repetition",
    "the position comes up {n} times": "a repetition",
    "No position may come up {n} times": "a repetition",
    "{stars} of {all} stars": "three of each lesson",
}
FORMS = {"ja": {1}, "fr": {1, 2}, "cs": {1, 3}}
"""So many has a text that counts: one that fits all, or those of the language."""


def texts(language: str) -> dict[str, str]:
    file = program_files.resources() / "translations" / f"shogi_desktop_{language}.ts"
    return {str(m.findtext("source")): str(m.findtext("translation")) for m in ElementTree.parse(file).iter("message")}


def test_a_number_before_a_noun_has_its_forms() -> None:
    sources = list(texts("fr"))
    bent = [text for text in sources if "|" not in text and BENT.search(text)]
    assert [text for text in bent if not any(known in text for known in NEVER_ONE)] == []
    assert [known for known in NEVER_ONE if not any(known in text for text in bent)] == [], "is no text any more"
    assert len([text for text in sources if BENT.search(text.rpartition("|")[2])]) > 30


@pytest.mark.parametrize("language", FORMS)
def test_every_language_has_all_its_forms(language: str) -> None:
    counted = {text: told for text, told in texts(language).items() if "|" in text and "{" in text}
    wrong = {text: told for text, told in counted.items() if told.count("|") + 1 not in FORMS[language]}
    assert len(counted) > 50 and wrong == {}


def test_the_unit_behind_a_number_follows_it(qtbot: QtBot) -> None:
    box = QSpinBox()
    qtbot.addWidget(box)
    unit_of(box, " move| moves")
    told = []
    for value in (0, 1, 2):
        box.setValue(value)
        told.append(box.text())
    assert told == ["0 moves", "1 move", "2 moves"]
