from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.ui.look.lettering import letter_width


def test_kanji_do_not_widen_the_letters_of_a_font_that_has_both(qapp: QApplication) -> None:
    number = QFontDatabase.addApplicationFont(str(program_files.resources() / "fonts" / "ShogiDesktopSans-Regular.otf"))
    try:
        font = QFont(QFontDatabase.applicationFontFamilies(number)[0])
        text = "Both rooks have left their files for the other side of the board"
        width = QFontMetricsF(font).horizontalAdvance(text)
        assert 0.8 < width / (letter_width(font) * len(text)) < 1.1
    finally:
        QFontDatabase.removeApplicationFont(number)
