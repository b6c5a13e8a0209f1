"""The game on the table as pictures and on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop.files.names import safe_name
from shogi_desktop.rules import Side
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import SettingsStore

from ..board import BoardStyle
from ..table.looks import board_style, notation
from ..words.i18n import current_language
from ..words.texts import player_name
from ..shell.ids import ActionId

if TYPE_CHECKING:
    from shogi_desktop.mating.problem import ProblemSet

    from ..pictures.book.diagram import BookStyle
    from ..pictures.subject import Subject
    from .options import PrintOptions
    from ..shell.main_window import MainWindow


class PictureCommands(QObject):
    """Handlers of the actions that make pictures and print.

    Signals:
        told(str): a line for the status bar.
    """

    told = Signal(str)

    def __init__(self, window: MainWindow, session: GameSession, store: SettingsStore) -> None:
        super().__init__(window)
        self._window, self._session, self._store = window, session, store
        self.handlers: dict[ActionId, Callable[[], object]] = {
            ActionId.COPY_PICTURE: self.copy_picture,
            ActionId.EXPORT_PICTURE: self.export_picture,
            ActionId.EXPORT_ANIMATION: self.export_animation,
            ActionId.PRINT: self.print_game,
        }

    def copy_picture(self) -> None:
        """In the style last chosen."""
        from ..pictures.drawings import copy_picture
        from ..pictures.picture_dialog import BOOK, patience

        with patience():
            copy_picture(self._subject().drawing(self._store.current.picture_style == BOOK))
        self.told.emit(self.tr("The picture is on the clipboard."))

    def export_picture(self) -> None:
        from ..pictures.picture_dialog import PictureDialog

        proposed = f"{self._proposed()} {self._session.record.game.cursor.ply}"
        dialog = PictureDialog(self._subject(), self._store.current.picture_style, proposed, self._window)
        dialog.style_chosen.connect(self._remember_style)
        dialog.told.connect(self.told)
        dialog.saved.connect(self.remember_folder)
        _show(dialog)

    def export_animation(self) -> None:
        from ..animation.dialog import AnimationDialog
        from ..animation.frames import FrameLook

        setup, art = self._session.record.setup, self._window.art
        names = player_name(setup, Side.BLACK), player_name(setup, Side.WHITE)
        look = FrameLook(art, self._style(), names, self._notation(), self._window.table.board.flipped)
        game = self._session.record.game
        dialog = AnimationDialog(game, game.line(), look, self._proposed(), self._window)
        dialog.told.connect(self.told)
        dialog.saved.connect(self.remember_folder)
        _show(dialog)

    def print_game(self) -> None:
        """The game, or the position at hand."""
        from ..pictures.book.diagram import diagram_of
        from .options import GameOptions

        subject, told = self._subject(), self._notation()
        diagram = diagram_of(subject.position, subject.last_move, subject.caption, flipped=subject.flipped)
        options = GameOptions(self._session.record.game, diagram, self._book_style(), told)
        self._print(options, self._proposed(), self._window)

    def print_problems(self, problem_set: ProblemSet, place: int, window: QWidget) -> None:
        """Problems of a set from the one at `place` on; `window` shows them."""
        from shogi_desktop.session.problems.solutions import Solutions

        from .options import ProblemOptions

        solutions = Solutions(self._window.learning.problem_client(), self)
        title = problem_set.name or self.tr("Mate problems")
        options = ProblemOptions(title, problem_set.problems, place, solutions, self._book_style(), self._notation())
        self._print(options, str(self._folder() / safe_name(title)), window)
        solutions.deleteLater()

    def _print(self, options: PrintOptions, proposed: str, window: QWidget) -> None:
        from .dialog import PrintDialog

        dialog = PrintDialog(options, proposed, window)
        dialog.told.connect(self.told)
        dialog.saved.connect(self.remember_folder)
        _show(dialog)

    def _notation(self) -> str:
        return notation(self._store.current, current_language())

    def _book_style(self) -> BookStyle:
        """Words of diagrams are Japanese where those of moves are, too."""
        from ..pictures.subject import book_style

        style = book_style(self._style())
        return replace(style, japanese=style.japanese and self._notation() == "japanese")

    def _subject(self) -> Subject:
        from ..pictures.subject import subject_of

        return subject_of(self._session.record.game, self._window.art, self._style(), self._window.table.board.flipped)

    def _style(self) -> BoardStyle:
        return board_style(self._store.current, self._window.theme.dark)

    def _proposed(self) -> str:
        """Folder and name for a new file, without an ending."""
        names = " - ".join(player_name(self._session.record.setup, side) for side in Side)
        return str(self._folder() / safe_name(names))

    def _folder(self) -> Path:
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        return Path(self._store.current.picture_folder or pictures or Path.home())

    def _remember_style(self, style: str) -> None:
        self._store.update(picture_style=style)

    def remember_folder(self, path: str) -> None:
        """Where the next file is proposed to lie: beside this one."""
        self._store.update(picture_folder=str(Path(path).parent))


def _show(dialog: QDialog) -> None:
    """Until the person closes it."""
    dialog.exec()
    dialog.deleteLater()
