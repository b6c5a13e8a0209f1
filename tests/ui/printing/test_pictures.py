"""Pictures of the game on the table, from the menus of the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

from shogi_desktop.ui.animation.dialog import AnimationDialog
from shogi_desktop.ui.pictures.picture_dialog import BOOK, PictureDialog
from shogi_desktop.ui.printing.dialog import PrintDialog
from shogi_desktop.ui.printing.options import ProblemOptions
from shogi_desktop.ui.problems.sets.column import SetColumn, SetWish
from shogi_desktop.ui.problems.window import ProblemsWindow
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.seek import texts


def test_a_picture_is_copied_in_the_style_last_chosen(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.trigger("COPY_PICTURE")
    screen = QGuiApplication.clipboard().image()
    desk.store.update(picture_style=BOOK)
    desk.trigger("COPY_PICTURE")
    book = QGuiApplication.clipboard().image()
    assert screen.width() > 1900 and book.width() == 2000 and screen.size() != book.size()
    assert desk.status == "The picture is on the clipboard."


def test_a_picture_is_exported(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f")
    captions = []

    def answer(dialog: PictureDialog) -> None:
        captions.append(dialog.caption.text())
        dialog.style_choice.chosen.emit(BOOK)
        dialog.save(str(tmp_path / "a.png"))

    answer_next(PictureDialog, answer)
    desk.trigger("EXPORT_PICTURE")
    assert not QImage(str(tmp_path / "a.png")).isNull() and captions == ["After 1 P-7f"]
    assert desk.store.current.picture_style == BOOK and desk.store.current.picture_folder == str(tmp_path)
    assert desk.status == "Saved as a.png."


def test_an_animation_is_exported(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")

    def answer(dialog: AnimationDialog) -> None:
        assert dialog.last.value() == 2
        dialog.save(str(tmp_path / "a.webp"))

    answer_next(PictureDialog, lambda dialog: dialog.moving_button.click())
    answer_next(AnimationDialog, answer)
    desk.trigger("EXPORT_PICTURE")
    assert (tmp_path / "a.webp").read_bytes()[8:12] == b"WEBP"


def test_the_game_is_printed(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")

    def answer(dialog: PrintDialog) -> None:
        dialog.save_pdf(str(tmp_path / "a.pdf"))

    answer_next(PrintDialog, answer)
    desk.trigger("PRINT")
    assert (tmp_path / "a.pdf").read_bytes()[:5] == b"%PDF-" and desk.status.startswith("Saved as a.pdf in ")


def test_problems_are_printed_from_their_window(desk: Desk, tmp_path: Path) -> None:
    desk.trigger("PROBLEMS")
    (window,) = desk.window.findChildren(ProblemsWindow)
    window.open_mates("shogi", 5)
    seen = []

    def answer(dialog: PrintDialog) -> None:
        assert isinstance(dialog.options, ProblemOptions)
        seen.append((dialog.options.title, dialog.options.first.value(), dialog.options.last.maximum()))
        dialog.options.solved.setChecked(False)
        dialog.save_pdf(str(tmp_path / "a.pdf"))

    answer_next(PrintDialog, answer)
    window.findChildren(SetColumn)[0].wished.emit(SetWish.PRINT)
    assert (tmp_path / "a.pdf").is_file()
    numbers = window.findChildren(SetColumn)[0].number_of(window.navigation.place)
    assert seen == [("Mate problems · Mate in 5", *numbers)]
    assert any(text.startswith("Saved as a.pdf in ") for text in texts(window))
    window.close()


def test_without_a_game_there_is_nothing_to_show(desk: Desk) -> None:
    ids = "COPY_PICTURE", "EXPORT_PICTURE", "EXPORT_ANIMATION", "PRINT"
    assert not any(map(desk.enabled, ids))
