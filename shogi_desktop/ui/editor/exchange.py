"""The position going out and coming in: as text on the clipboard, as a picture there or in a file."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.positions.position_text import parse_position
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.editing.editing import Editing

from ..board import BoardStyle
from ..faces.art import Art
from ..pictures.drawings import copy_picture
from ..pictures.picture_dialog import SCREEN, PictureDialog, patience
from ..pictures.subject import Subject
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
        with patience():
            copy_picture(self._subject(editing).drawing(book=False))
        self.told.emit(self.tr("The picture is on the clipboard."))

    def pasted(self, variant: Variant) -> Position | None:
        """The position on the clipboard; None, with a word, where there is none."""
        try:
            return parse_position(QGuiApplication.clipboard().text(), variant)
        except NotationError as error:
            self._complain(self.tr("The clipboard holds no position of this game."), error)
            return None

    def export_picture(self, editing: Editing) -> None:
        """Asks how the picture shall look and where it shall go."""
        dialog = PictureDialog(self._subject(editing), SCREEN, editing.variant.name, self._window)
        dialog.told.connect(self.told)
        dialog.exec()
        dialog.deleteLater()

    def _subject(self, editing: Editing) -> Subject:
        return Subject(self._art, editing.position(), self.style)

    def _complain(self, what: str, error: Exception) -> None:
        self.told.emit(" ".join([what, *reason_text(error).splitlines()]))

