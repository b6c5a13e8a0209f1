"""The position as a picture; games, problems and summaries on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ..action import EDIT, FILE, Action, Shown, Where
from ..desk import Desk, Room, show_dialog
from ..subjects import AnalysisPage, ProblemPages, WrittenPages
from ..widgets.messages import picture_path, proposed_path, remember_folder
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when they are first wished for, so that the program starts fast
    from ..pictures.book_layout import BookStyle
    from ..pictures.drawings import DrawnPosition
    from .options import PrintOptions


class PrintingRoom(Room):
    name = "printing"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.doors = (
            Action("EXPORT_PICTURE", QT_TRANSLATE_NOOP("Actions", "Export pict&ure…"), "Ctrl+Shift+X", FILE.at(2, 0),
                self.export_picture,
                tip=QT_TRANSLATE_NOOP("Actions", "The position as a picture, as on the screen or as printed in books"),
                icon="picture", where=Where.GAME_SEEN),
            Action("PRINT", QT_TRANSLATE_NOOP("Actions", "Prin&t…"), "Ctrl+P", FILE.at(2, 2), self.print_game,
                tip=QT_TRANSLATE_NOOP("Actions", "The game or the position on paper or as a PDF file"), icon="print",
                where=Where.GAME_SEEN),
            Action("COPY_PICTURE", QT_TRANSLATE_NOOP("Actions", "Cop&y picture"), "Ctrl+Alt+C", EDIT.at(1, 3),
                self.copy_picture, tip=QT_TRANSLATE_NOOP("Actions", "Copy a picture of the position on the board"),
                where=Where.GAME_SEEN, shown=Shown.PALETTE),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        """Prints the summary of a game, problems or a text; with None the game."""
        if isinstance(subject, AnalysisPage):
            from .options import AnalysisOptions

            self._print(AnalysisOptions(subject), self._proposed(), self.desk.window)
        elif isinstance(subject, ProblemPages):
            self._print_problems(subject)
        elif isinstance(subject, WrittenPages):
            from .options import TextOptions

            proposed = picture_path(self.desk.store.current, subject.title)
            self._print(TextOptions(subject), proposed, subject.window)
        else:
            self.print_game()
        return True

    def copy_picture(self) -> None:
        """In the style last chosen."""
        from ..pictures.drawings import copy_picture
        from ..pictures.picture_dialog import BOOK, patience

        with patience():
            copy_picture(self._subject().drawing(self.desk.store.current.picture_style == BOOK))
        self.desk.tell(self.tr("The picture is on the clipboard."))

    def export_picture(self) -> None:
        from ..pictures.picture_dialog import PictureDialog

        desk = self.desk
        proposed = f"{self._proposed()} {desk.session.record.game.cursor.ply}"
        dialog = PictureDialog(self._subject(), desk.store.current.picture_style, proposed, desk.window)
        dialog.style_chosen.connect(self._remember_style)
        dialog.told.connect(desk.told)
        dialog.saved.connect(self._remember_folder)
        dialog.offer_moving()
        dialog.moving_wished.connect(desk.action("EXPORT_ANIMATION").trigger)
        show_dialog(dialog)

    def print_game(self) -> None:
        """The game, or the position at hand."""
        from ..pictures.book_layout import diagram_of
        from .options import GameOptions

        subject, told = self._subject(), self.desk.look.notation
        diagram = diagram_of(subject.position, subject.last_move, subject.caption, flipped=subject.flipped)
        options = GameOptions(self.desk.session.record.game, diagram, self._book_style(), told)
        self._print(options, self._proposed(), self.desk.window)

    def _print_problems(self, wished: ProblemPages) -> None:
        from shogi_desktop.session.problems.solutions import Solutions

        from .options import ProblemOptions

        solutions = Solutions(wished.client, self)
        title = wished.problems.name or self.tr("Mate problems")
        style, told = self._book_style(), self.desk.look.notation
        options = ProblemOptions(replace(wished.problems, name=title), wished.place, solutions, style, told)
        self._print(options, picture_path(self.desk.store.current, title), wished.window, wished.tell)
        solutions.deleteLater()

    def _print(
        self, options: PrintOptions, proposed: str, window: QWidget, tell: Callable[[str], object] | None = None
    ) -> None:
        """`tell` says in the window that asked what was done; the main window has its own way."""
        from .dialog import PrintDialog

        dialog = PrintDialog(options, proposed, window)
        dialog.told.connect(tell or self.desk.tell)
        dialog.saved.connect(self._remember_folder)
        show_dialog(dialog)

    def _book_style(self) -> BookStyle:
        """Words of diagrams are Japanese where those of moves are, too."""
        from ..pictures.drawings import book_style

        style = book_style(self.desk.look.style)
        return replace(style, japanese=style.japanese and self.desk.look.notation == "japanese")

    def _subject(self) -> DrawnPosition:
        from ..pictures.drawings import subject_of

        desk = self.desk
        return subject_of(desk.session.record.game, desk.art, desk.look.style, desk.table.board.flipped)

    def _proposed(self) -> str:
        return proposed_path(self.desk.store.current, self.desk.session.record.setup)

    def _remember_style(self, style: str) -> None:
        self.desk.store.update(picture_style=style)

    def _remember_folder(self, path: str) -> None:
        remember_folder(self.desk.store, path)
