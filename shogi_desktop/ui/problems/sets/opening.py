"""Opening of sets: those on the shelf, files, and new ones that the program makes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.file_types import FILE_TYPES, POSITION
from shogi_desktop.rules import load_variant
from shogi_desktop.session.problems.shelf import Shelf, next_place, previous_place
from shogi_desktop.session.records.files import ReadingGivenUp
from shogi_desktop.session.records.opening import problems_of_text

from ...look.from_settings import BoardLook
from ...widgets import file_dialogs
from ...widgets.messages import complain, confirm, read_patiently
from ...words.game_words import title_of
from ...words.i18n import translate
from .column import SetColumn

if TYPE_CHECKING:  # loaded when first wished for, so that the window opens fast
    from .making_dialog import MakeDialog


class SetOpening(QObject):
    """Puts another set on top of the shelf, and tells what is wrong with one that cannot be opened.

    Signals:
        opened(): there is another set now.
        refused(): there is not; what is on offer may be less than before.
    """

    opened = Signal()
    refused = Signal()

    def __init__(self, shelf: Shelf, look: BoardLook, window: QWidget) -> None:
        super().__init__(window)
        self.dialog: MakeDialog | None = None
        self._shelf, self._look, self._store, self._window = shelf, look, look.store, window

    def open_game(self, name: str) -> None:
        """The set of a game that was open last."""
        self._shelf.open_game(name)
        self.opened.emit()

    def open_name(self, name: str) -> None:
        """Another set of those on offer."""
        if name == self._shelf.name:
            return
        try:
            self._shelf.open_name(name)
        except ReadingGivenUp:
            self.refused.emit()
        except (OSError, NotationError) as error:
            complain(self._window, self.tr("This set cannot be opened."), error, name)
            self._shelf.drop(name)
            self.refused.emit()
        else:
            self.opened.emit()

    def reopen(self) -> None:
        """The open set as its file is now; where that is gone, another one of its game."""
        try:
            self._shelf.open_name(self._shelf.name)
        except ReadingGivenUp:
            return
        except (OSError, NotationError):
            self._shelf.open_game(self._shelf.game)
        self.opened.emit()

    def open_practice(self, game: str, own: bool) -> None:
        """The positions of a game that the person practises."""
        self._shelf.open_practice(game, own)
        self.opened.emit()

    def open_set(self, problem_set: ProblemSet, path: str) -> None:
        """A set that was read already; `path` is "" for one out of no file."""
        self._shelf.open_set(problem_set, path)
        self.opened.emit()

    def ask_file(self) -> None:
        """Problems of a file that the person chooses."""
        problems, records, everything = self.tr("Problems"), self.tr("Records and diagrams"), self.tr("All files")
        ends = " ".join(f"*{kind.suffix}" for kind in FILE_TYPES if kind is not POSITION)
        kinds = f"{problems} (*.sfen *.txt {ends});;{records} ({ends});;{everything} (*)"
        folder = self._store.current.last_folder
        path = file_dialogs.open_path(self._window, self.tr("Open problems"), folder, kinds)
        if path:
            self._store.update(last_folder=str(Path(path).parent))
            self.open_file(path)

    def open_file(self, path: str) -> None:
        """Problems of a file; a box tells what is wrong with one that cannot be read."""
        try:
            problem_set = self._shelf.read(path)
        except ReadingGivenUp:
            return
        except (OSError, NotationError) as error:
            complain(self._window, self.tr("This set cannot be opened."), error, path)
            return
        self.open_set(problem_set, path)

    def paste(self) -> None:
        """Problems on the clipboard; a box tells why where there are none."""
        try:
            steps = problems_of_text(QGuiApplication.clipboard().text(), self._shelf.game)
            problem_set = read_patiently(self._window, steps)
            if not problem_set.problems:
                raise NotationError(self.tr("There is no position in it."))
        except ReadingGivenUp:
            return
        except NotationError as error:
            complain(self._window, self.tr("The clipboard holds no problems that can be read."), error)
            return
        self.open_set(problem_set, "")

    def offer_to_make(self, game: str) -> None:
        """Says that there are no problems of this game yet, and makes some for who wants them."""
        told = self.tr("{game} has no problems yet. The program can make some.")
        offered = told.format(game=title_of(load_variant(game)))
        if confirm(self._window, offered, self.tr("Make problems…"), self.tr("Not now")):
            self.make(game)

    def make(self, game: str = "") -> None:
        """Asks what the program shall make; of the game of this name first, "": of the one of the open set."""
        from .making_dialog import MakeDialog

        self.dialog = MakeDialog(self._look, game or self._shelf.game, self._window)
        self.dialog.finished.connect(self._made)
        self.dialog.open()

    def _made(self, result: int) -> None:
        """The dialog is done; what it made is kept as a file."""
        dialog, self.dialog = self.dialog, None
        if dialog is None:
            return
        dialog.deleteLater()
        if dialog.form.workers.address():
            self._store.update(problem_scheduler=dialog.form.workers.address())
        if result != QDialog.DialogCode.Accepted or dialog.problem_set is None:
            return
        try:
            self._shelf.keep(dialog.problem_set)
        except OSError as error:
            said = self.tr("The new problems could not be saved.")
            complain(self._window, said, error, str(error.filename or ""))
            self._shelf.open_set(dialog.problem_set, "")
        self.opened.emit()


class Follower(Protocol):
    """Who is told of the way."""

    def show_place(self, place: str) -> None:
        """Where in the set the problem is, as the person reads it."""

    def set_around(self, before: bool, after: bool, complete: bool) -> None:
        """Whether there are problems before and after this one, and whether all of them are solved."""


class SetNavigation:
    """`place` is that of the problem at hand in the open set, -1 for none; the column tells the order of all."""

    def __init__(self, shelf: Shelf, column: SetColumn, controller: Follower) -> None:
        """`controller` is told; it may be another one later."""
        self._shelf, self._column = shelf, column
        self.controller = controller
        self.place = -1

    def _text(self) -> str:
        """Where in its set, or in its length of the set, the problem is."""
        number, count = self._column.number_of(self.place)
        if self._column.by_length:
            text = translate("ProblemsWindow", "Mate in {plies} · {n} of {all}")
            return text.format(plies=self._shelf.problems[self.place].plies, n=number, all=count)
        text = translate("ProblemsWindow", "Problem {n} of {all}")
        if self._shelf.is_practice:
            text = translate("ProblemsWindow", "Position {n} of {all}")
        return text.format(n=number, all=count)

    def next(self) -> int | None:
        """The place of the problem to go on with."""
        return next_place(self._column.order, self.place, self._column.marks)

    def previous(self) -> int | None:
        return previous_place(self._column.order, self.place)

    def show(self) -> None:
        """Tells the controller where the problem stands, and where one can go from here."""
        if self.place < 0:
            return
        self.controller.show_place(self._text())
        complete = all(mark.solved for mark in self._column.marks)
        self.controller.set_around(self.previous() is not None, self.next() is not None, complete)
