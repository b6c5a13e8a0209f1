"""The dialog for pictures: what is chosen is seen and saved, and what cannot be saved is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.pictures.drawings import DrawnPosition, book_style
from shogi_desktop.ui.pictures.picture_dialog import BOOK, SCREEN, PictureDialog
from tests.patience import answer_next

SFEN = "4k4/9/4P4/9/9/9/9/9/4K4 b R2P 1"


@pytest.fixture
def open_dialog(qtbot: QtBot) -> Callable[[str], PictureDialog]:
    def make(style: str) -> PictureDialog:
        position = parse_sfen(SFEN, load_variant("shogi"))
        subject = DrawnPosition(art_of(program_files.resources()), position, BoardStyle(), caption="図")
        dialog = PictureDialog(subject, style, "/proposed", None)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def test_a_picture_is_saved_as_chosen(open_dialog: Callable[[str], PictureDialog], tmp_path: Path) -> None:
    dialog = open_dialog(BOOK)
    told: list[str] = []
    dialog.told.connect(told.append)
    dialog.width_box.setValue(640)
    dialog.save(str(tmp_path / "a.png"))
    assert QImage(str(tmp_path / "a.png")).width() == 640
    assert told == ["Saved as a.png."] and not dialog.isVisible()


def test_a_picture_is_copied(open_dialog: Callable[[str], PictureDialog]) -> None:
    dialog = open_dialog(SCREEN)
    dialog.width_box.setValue(500)
    dialog.copy_button.click()
    assert 480 < QGuiApplication.clipboard().image().width() <= 500 and not dialog.isVisible()


def test_every_choice_is_seen_at_once(open_dialog: Callable[[str], PictureDialog]) -> None:
    dialog = open_dialog(BOOK)
    seen = [dialog.view.image.copy()]

    def changed() -> bool:
        seen.append(dialog.view.image.copy())
        return seen[-1] != seen[-2]

    dialog.caption.setText("another")
    assert changed()
    dialog.flipped.setChecked(True)
    assert changed()
    chosen: list[str] = []
    dialog.style_chosen.connect(chosen.append)
    dialog.style_choice.set_value(SCREEN)
    dialog.style_choice.chosen.emit(SCREEN)
    assert changed() and chosen == [SCREEN] and not dialog.caption.isEnabled()
    assert not dialog.marked.isEnabled()  # no move led here


def test_a_folder_that_takes_no_file_is_explained(open_dialog: Callable[[str], PictureDialog], tmp_path: Path) -> None:
    dialog, said = open_dialog(BOOK), []

    def answer(box: QMessageBox) -> None:
        said.append(f"{box.text()} {box.informativeText()}")
        box.close()

    answer_next(QMessageBox, answer)
    dialog.save(str(tmp_path / "none" / "a.png"))
    assert "could not be saved" in said[0] and dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_words_are_japanese_where_pieces_and_coordinates_are() -> None:
    assert book_style(BoardStyle(piece_set="one_kanji", coordinates="kanji")).japanese
    assert not book_style(BoardStyle(piece_set="one_kanji", coordinates="letters")).japanese
    assert not book_style(BoardStyle(piece_set="western", coordinates="kanji")).japanese
    assert not book_style(BoardStyle(piece_set="mnemonic")).kanji
