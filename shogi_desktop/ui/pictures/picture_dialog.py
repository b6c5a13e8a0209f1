"""The position as a picture: how it shall look, with a view of it, then into a file or onto the clipboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QLineEdit, QPushButton, QWidget

from shogi_desktop.rules.board.moves import NO_MOVE

from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import Segments, center_labels, number_box
from ..widgets.labels import PictureView
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_form, in_row
from ..widgets.messages import ask_save_path, complain
from .drawings import PNG, SVG, WIDTH, DrawnPosition, PositionDrawing, copy_picture, save_picture

SCREEN: Final = "screen"
BOOK: Final = "book"
VIEW: Final = QSize(560, 460)
WIDTHS: Final = (200, 6000)
LONGEST: Final = 200  # letters of a caption


class PictureDialog(QDialog):
    """Signals:
    told(str): what has been done.
    style_chosen(str): "screen" or "book".
    saved(str): a picture was saved as this file.
    moving_wished(): the whole game is wanted as a moving picture.
    """

    told = Signal(str)
    style_chosen = Signal(str)
    saved = Signal(str)
    moving_wished = Signal()

    def __init__(self, subject: DrawnPosition, style: str, proposed: str, parent: QWidget | None = None) -> None:
        """`style` is the one last chosen, `proposed` a path without an ending."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export picture"))
        self._subject, self._proposed = subject, proposed
        self.view = PictureView(VIEW)
        self.style_choice = Segments([(SCREEN, self.tr("As on the screen")), (BOOK, self.tr("As in books"))])
        self.caption = QLineEdit(subject.caption)
        self.caption.setMaxLength(LONGEST)
        self.marked = QCheckBox(self.tr("Mark the last move"))
        self.marked.setChecked(subject.last_move != NO_MOVE)
        self.marked.setEnabled(subject.last_move != NO_MOVE)
        self.flipped = QCheckBox(self.tr("Seen from White's side"))
        self.flipped.setChecked(subject.flipped)
        self.width_box = number_box(*WIDTHS, WIDTH, 100)
        self.width_box.setSuffix(self.tr(" pixels"))
        self.copy_button = QPushButton(self.tr("&Copy"))
        self.save_button = QPushButton(self.tr("&Save…"))
        self.moving_button = QPushButton(self.tr("&Moving picture of the game…"))
        self.moving_button.hide()
        self._build()
        self.style_choice.set_value(style)
        self._connect()
        self._show()
        resize_within(self, self.sizeHint())

    def _build(self) -> None:
        form = in_form(
            (self.tr("Style"), self.style_choice),
            (self.tr("Caption"), self.caption),
            (self.tr("Width"), self.width_box),
            self.marked,
            self.flipped,
        )
        center_labels(form)
        row = in_row((self.view, 1), form, spacing=SPACE * 3)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.moving_button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        in_column((row, 1), buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        self.save_button.setDefault(True)  # not before it is in the dialog

    def _connect(self) -> None:
        self.style_choice.chosen.connect(self.style_chosen)
        self.style_choice.chosen.connect(self._show)
        self.caption.textChanged.connect(self._show)
        self.marked.toggled.connect(self._show)
        self.flipped.toggled.connect(self._show)
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._save)
        self.moving_button.clicked.connect(self.reject)
        self.moving_button.clicked.connect(self.moving_wished)

    def offer_moving(self) -> None:
        """It is the position of a game, which can be shown as a whole."""
        self.moving_button.show()

    def drawing(self) -> PositionDrawing:
        """What has been chosen."""
        last = self._subject.last_move if self.marked.isChecked() else NO_MOVE
        chosen = replace(
            self._subject, last_move=last, flipped=self.flipped.isChecked(), caption=self.caption.text().strip()
        )
        return chosen.drawing(self.style_choice.value() == BOOK)

    def _show(self) -> None:
        self.caption.setEnabled(self.style_choice.value() == BOOK)
        image = self.drawing().image(round(VIEW.width() * 1.5 * self.devicePixelRatioF()))
        image.setDevicePixelRatio(1)
        self.view.show_image(image)

    def _copy(self) -> None:
        with patience():
            copy_picture(self.drawing(), self.width_box.value())
        self.told.emit(self.tr("The picture is on the clipboard."))
        self.accept()

    def _save(self) -> None:
        kinds = {self.tr("Picture (*.png)"): PNG, self.tr("Drawing (*.svg)"): SVG}
        path = ask_save_path(self, self.tr("Save picture"), self._proposed + PNG, kinds)
        if path:
            self.save(path)

    def save(self, path: str) -> None:
        """Writes a PNG or, where the path ends so, an SVG file; says why where that fails, and stays."""
        try:
            with patience():
                save_picture(path, self.drawing(), self.width_box.value())
        except OSError as error:
            complain(self, self.tr("The picture could not be saved."), error, path)
            return
        self.saved.emit(path)
        self.told.emit(self.tr("Saved as {name}.").format(name=Path(path).name))
        self.accept()


@contextmanager
def patience() -> Iterator[None]:
    """The pointer tells that something takes a moment."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
