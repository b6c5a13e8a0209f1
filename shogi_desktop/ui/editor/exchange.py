"""The position going out and coming in: as text on the clipboard, as a picture there or in a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.positions.position_text import parse_position
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.editing.editing import Editing

from ..board import BoardStyle
from ..faces.art import Art
from ..pictures.drawings import PNG, SVG, ScreenDrawing, copy_picture, save_picture, with_ending
from ..widgets.messages import reason_text


class Exchange(QObject):
    """Signals:
    told(str): what has been done, or why it could not be.
    """

    told = Signal(str)

    def __init__(self, art: Art, window: QWidget) -> None:
        super().__init__(window)
        self._art, self._window = art, window
        self.style = BoardStyle()

    def copy_sfen(self, editing: Editing) -> None:
        QGuiApplication.clipboard().setText(editing.sfen())
        self.told.emit(self.tr("Copied as SFEN."))

    def copy_bod(self, editing: Editing) -> None:
        QGuiApplication.clipboard().setText(format_bod(editing.position()))
        self.told.emit(self.tr("Copied as a Japanese diagram."))

    def copy_picture(self, editing: Editing) -> None:
        with _patience():
            copy_picture(ScreenDrawing(self._art, editing.position(), self.style))
        self.told.emit(self.tr("The picture is on the clipboard."))

    def pasted(self, variant: Variant) -> Position | None:
        """The position on the clipboard; None, with a word, where there is none."""
        try:
            return parse_position(QGuiApplication.clipboard().text(), variant)
        except NotationError as error:
            self._complain(self.tr("The clipboard holds no position of this game."), error)
            return None

    def ask_where_to_save(self, editing: Editing) -> None:
        """Asks for a file and writes the picture."""
        kinds = {self.tr("Picture (*.png)"): PNG, self.tr("Drawing (*.svg)"): SVG}
        path, kind = QFileDialog.getSaveFileName(self._window, self.tr("Save picture"), "", ";;".join(kinds))
        if path:
            self.save_picture(with_ending(path, kinds.get(kind, PNG)), editing.position())

    def save_picture(self, path: str, position: Position) -> None:
        """Writes a PNG or, where the path ends so, an SVG file."""
        try:
            with _patience():
                save_picture(path, ScreenDrawing(self._art, position, self.style))
        except OSError as error:
            self._complain(self.tr("The picture could not be saved."), error)
        else:
            self.told.emit(self.tr("The picture is saved."))

    def _complain(self, what: str, error: Exception) -> None:
        self.told.emit(" ".join([what, *reason_text(error).splitlines()]))


@contextmanager
def _patience() -> Iterator[None]:
    """The pointer tells that something takes a moment."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
