from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.labels import BalancedLabel, balanced_width

TEXTS = (
    "An opponent of your strength, from a first game on. You begin, as Black.",
    "やさしい問題から難しい問題まで。新しい問題をプログラムに作らせることもできます。",
    "Deux personnes devant ce plateau. Le programme connaît les règles et note la partie.",
)


def lines(text: str, width: int) -> list[float]:
    """How wide its lines are."""
    layout = QTextLayout(text, QFont())
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(line.naturalTextWidth())
    layout.endLayout()
    return found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("width", [160, 240, 330, 420])
def test_no_line_is_much_shorter_and_there_are_no_more(text: str, width: int) -> None:
    narrow = balanced_width(QFontMetrics(QFont()), text, width)
    before, after = lines(text, width), lines(text, narrow)
    assert narrow <= width and len(after) == len(before)
    assert min(after) >= 0.45 * max(after) or len(after) == 1


@pytest.mark.usefixtures("qapp")
def test_a_word_too_long_keeps_all_the_room(qtbot: QtBot) -> None:
    assert balanced_width(QFontMetrics(QFont()), "x" * 90, 100) == 100


def test_the_label_is_as_high_as_any_other_and_draws_its_text(qtbot: QtBot) -> None:
    label = BalancedLabel("muted")
    qtbot.addWidget(label)
    label.setText(TEXTS[0])
    label.resize(240, label.heightForWidth(240))
    needed = label.fontMetrics().boundingRect(QRect(0, 0, 240, 999), int(Qt.TextFlag.TextWordWrap), TEXTS[0]).height()
    assert label.height() >= needed
    image = label.grab().toImage()
    assert len({image.pixel(x, y) for x in range(0, 240, 2) for y in range(0, label.height(), 2)}) > 2
