"""Pictures of the game on the table, from the menus of the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from shogi_desktop.ui.animation.dialog import AnimationDialog
from shogi_desktop.ui.pictures.picture_dialog import BOOK, PictureDialog
from shogi_desktop.ui.shell.actions.ids import ActionId
from tests.ui.desk import Desk


def test_a_picture_is_copied_in_the_style_last_chosen(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.trigger(ActionId.COPY_PICTURE)
    screen = QGuiApplication.clipboard().image()
    desk.store.update(picture_style=BOOK)
    desk.trigger(ActionId.COPY_PICTURE)
    book = QGuiApplication.clipboard().image()
    assert screen.width() > 1900 and book.width() == 2000 and screen.size() != book.size()
    assert desk.status == "The picture is on the clipboard."


def test_a_picture_is_exported(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f")
    captions = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PictureDialog)
        captions.append(dialog.caption.text())
        dialog.style_choice.chosen.emit(BOOK)
        dialog.save(str(tmp_path / "a.png"))

    QTimer.singleShot(0, answer)
    desk.trigger(ActionId.EXPORT_PICTURE)
    assert not QImage(str(tmp_path / "a.png")).isNull() and captions == ["After 1 P-7f"]
    assert desk.store.current.picture_style == BOOK and desk.store.current.picture_folder == str(tmp_path)
    assert desk.status == "Saved as a.png."


def test_an_animation_is_exported(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, AnimationDialog)
        assert dialog.last.value() == 2
        dialog.save(str(tmp_path / "a.webp"))

    QTimer.singleShot(0, answer)
    desk.trigger(ActionId.EXPORT_ANIMATION)
    assert (tmp_path / "a.webp").read_bytes()[8:12] == b"WEBP"


def test_without_a_game_there_is_nothing_to_show(desk: Desk) -> None:
    assert not any(
        desk.enabled(id_) for id_ in (ActionId.COPY_PICTURE, ActionId.EXPORT_PICTURE, ActionId.EXPORT_ANIMATION)
    )
