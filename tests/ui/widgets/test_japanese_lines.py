"""Japanese is folded between its words, French never before a sign that stands alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.labels import BalancedLabel
from shogi_desktop.ui.widgets.plain import PlainLabel, words_kept

HIRAGANA = "これらのフォルダーを一覧にします。棋譜が書き換えられることはありません。"
FRENCH = "Regardez des parties : les vôtres ou d’autres ; un fichier ? Voici « Meijin » ! Gagné à 77 % ici"
TEXT = "コンピュータの読みを表示します。盤上の局面を見ている間だけ、ライブラリの棋譜と比べます。"
WORDS = ("コンピュータの", "読みを", "表示します", "局面を", "見ている", "間だけ", "ライブラリの", "棋譜と", "比べます")


def lines(text: str, width: int) -> list[str]:
    layout = QTextLayout(text, QFont("Shogi Desktop Sans", 13))
    layout.beginLayout()
    found: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(
            text[line.textStart() : line.textStart() + line.textLength()]
            .replace("\u00a0\u2060\u2060", " ")
            .replace("\u2060", "")
        )
    layout.endLayout()
    return found


@pytest.mark.parametrize("width", range(90, 420, 20))
def test_a_long_run_of_hiragana_is_broken_after_a_particle(qapp: object, width: int) -> None:
    told = lines(words_kept(HIRAGANA), width)
    assert "".join(told) == HIRAGANA
    assert any("ありません" in line for line in told) and any("換えられること" in line for line in told)


@pytest.mark.parametrize(
    "text",
    [
        "変更できませんでした", "一枚置くことはできません", "勝つことになりがちです", "棋譜を|まとめているところです",
        "書き換えられることは|ありません", "狙われているものは|ありません",
        "取られそうな|あなたの駒は|ありません", "駒を|えらぶ",
    ],
)  # fmt: skip
def test_no_particle_is_seen_within_a_word(qapp: object, text: str) -> None:
    """Nor in です, できる, ところ or がち."""
    pieces = re.split("(?<=[ぁ-ゖ])(?=[ぁ-ゖ])", words_kept(text.replace("|", "")))
    assert "|".join(piece.replace("\u2060", "") for piece in pieces) == text


@pytest.mark.parametrize("width", range(80, 420, 20))
def test_no_line_ends_within_the_name_of_a_square(qapp: object, width: int) -> None:
    text = "８十三の副将、１０十三の飛将、７十三の飛将、8四の奔鷲ほか13枚が狙われています。"
    told = lines(words_kept(text), width)
    names = re.findall("[０-９0-9]+[三四十]+|13枚", text)
    assert "".join(told) == text and len(names) == 5
    assert [name for name in names if not any(name in line for line in told)] == []


def test_numbers_without_kanji_stay_as_they_are() -> None:
    texts = "“1234.shogi”", "/tmp/2026-11-29 0751 友人.kif", "28 points – 24"
    assert [words_kept(text).replace("友\u2060人", "友人") for text in texts] == list(texts)


@pytest.mark.parametrize("width", range(80, 420, 20))
def test_no_line_begins_with_a_sign_that_stands_alone(qapp: object, width: int) -> None:
    told = lines(words_kept(FRENCH), width)
    assert "".join(told) == FRENCH
    assert [line for line in told if line[0] in ":;?!»%" or line.rstrip().endswith("«")] == []


def test_a_balanced_label_folds_between_words_as_well(qtbot: QtBot) -> None:
    label = BalancedLabel("muted")
    qtbot.addWidget(label)
    label.setText(TEXT)
    assert label.text() == TEXT
    label.setText(FRENCH)
    assert label.text() == FRENCH
    other = []
    for width in range(150, 420, 30):  # where a line ends within a word depends on the letters of the system
        label.setText(TEXT)
        label.resize(width, 200)
        drawn = label.grab().toImage()
        QLabel.setText(label, TEXT)
        other.append(label.grab().toImage() != drawn)
    assert any(other)


@pytest.mark.parametrize("width", range(150, 420, 30))
def test_no_line_ends_within_a_word(qapp: object, width: int) -> None:
    told = lines(words_kept(TEXT), width)
    assert "".join(told) == TEXT
    assert [word for word in WORDS if not any(word in line for line in told)] == []


def test_without_it_some_line_does(qapp: object) -> None:
    broken = [word for width in range(150, 420, 30) for word in WORDS if not any(word in x for x in lines(TEXT, width))]
    assert broken


def test_a_label_says_what_it_was_told(qtbot: QtBot) -> None:
    label = PlainLabel(TEXT, folds=True)
    qtbot.addWidget(label)
    assert label.text() == TEXT and label.accessibleName() == ""


def test_very_long_words_may_be_broken(qapp: object) -> None:
    assert words_kept("ア" * 20).count("\u2060") < 19 and words_kept("plain English 1 2") == "plain English 1 2"


UI = Path(__file__).parents[3] / "shogi_desktop" / "ui"
FOLDS = re.compile(r"TextWordWrap|\.setHtml\(|setInformativeText\(|\w*(list|lines|moves|remarks)\.setWordWrap\(True\)")
ELSEWHERE = {"widgets/labels.py", "problems/page_parts.py", "rule_pages/page_view.py"}
"""What they fold is kept already, in a PlainLabel, a RichLabel and the text of a page."""


def test_whoever_folds_lines_keeps_words() -> None:
    texts = {path.relative_to(UI).as_posix(): path.read_text("utf-8") for path in UI.rglob("*.py")}
    fold = {name for name, text in texts.items() if FOLDS.search(text)}
    assert len(fold) > 8
    assert {name for name in fold if not re.search("words_kept|markup_kept", texts[name])} == ELSEWHERE
