"""Games as files and on the clipboard: opening, saving, and keeping the one on the table from being lost."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from shogi_desktop.files import private_folder
from shogi_desktop.game.tree import Game
from shogi_desktop.library.entry import Entry
from shogi_desktop.library.record_files import read_again
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.file_types import FILE_TYPES, GAME, POSITION, FileType, file_type
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.steps import Steps
from shogi_desktop.rules import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup, read_setup
from shogi_desktop.session.reading import ReadingGivenUp
from shogi_desktop.session.records.game_files import SUFFIX, content_steps, file_name, file_steps, keep
from shogi_desktop.session.records.open_records import OpenRecords
from shogi_desktop.session.records.recognized import RecognizedTextError
from shogi_desktop.settings import SettingsStore

from ..widgets.messages import SaveAnswer, ask_to_save, complain, confirm
from ..widgets.reading import read_patiently
from ..words.foreign_text import words_for
from ..words.texts import player_name
from .actions.ids import ActionId

_A = ActionId


class RecordCommands(QObject):
    """Handlers of the actions that concern files and the clipboard.

    Signals:
        told(str): a line for the status bar.
        problems_wished(object, str): a ProblemSet that was opened, and its file ("" = pasted).
        position_opened(): a position without moves is on the board, and nobody plays yet.
    """

    told = Signal(str)
    position_opened = Signal()
    problems_wished = Signal(object, str)

    def __init__(
        self,
        session: GameSession,
        records: OpenRecords,
        store: SettingsStore,
        games: Path,
        preferred: Callable[[], str],
        window: QWidget,
    ) -> None:
        """`records` are those in the tabs, `games` is the folder for games that are put away unsaved; `preferred`
        tells the variant that a position is read as where several have boards of one size."""
        super().__init__(window)
        self._session = session
        self._records = records
        self._store = store
        self._games = games
        self._preferred = preferred
        self._window = window
        self.handlers: dict[ActionId, Callable[[], object]] = {
            _A.OPEN: self.open,
            _A.EARLIER: self.open_earlier,
            _A.SAVE: self.save,
            _A.SAVE_AS: self.save_as,
            _A.COPY_POSITION: self.copy_position,
            _A.COPY_GAME: self.copy_game,
            _A.PASTE: self.paste,
            _A.CLOSE_RECORD: self.close_record,
            _A.NEXT_RECORD: self.next_record,
            _A.PREVIOUS_RECORD: self.previous_record,
        }

    # Keeping

    def keep_game(self) -> bool:
        """Puts an unsaved game among the earlier games; False where that fails: it must then stay on the table.

        About a record out of a file the person is asked, since its changes belong into that file.
        """
        session = self._session
        if session.state is SessionState.IDLE or not session.unsaved:
            return True
        if self._is_changed_record():
            return self.may_leave_record()
        return self.keep_aside(session.game, session.setup)

    def may_leave_record(self) -> bool:
        """Asks whether the changes of a record out of a file shall be saved; False where it must stay on the table."""
        if not self._is_changed_record():
            return True
        name = Path(self._session.path).name
        answer = ask_to_save(self._window, self.tr("Save the changes to {name}?").format(name=name))
        if answer is SaveAnswer.SAVE:
            return self.save()
        if answer is SaveAnswer.DISCARD:
            self._session.forget_changes()
        return answer is SaveAnswer.DISCARD

    def _is_changed_record(self) -> bool:
        session = self._session
        return session.state is SessionState.REVIEW and session.unsaved and bool(session.path)

    def keep_aside(self, game: Game, setup: GameSetup | None = None) -> bool:
        """Writes a game with anything in it into the folder of earlier games; says why where that fails."""
        if game.is_bare():
            return True
        try:
            keep(game, self._games / self._file_name(setup or read_setup(game)[0]))
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The game could not be kept."), error)
            return False
        self.told.emit(self.tr("The game before is among the earlier games."))
        return True

    # Records in tabs

    def several(self) -> bool:
        """Whether more than one record is open."""
        return len(self._records.records) > 1

    def switch(self, index: int) -> None:
        """Puts another record on the board."""
        self._changed(lambda: self._records.switch(index))

    def next_record(self) -> None:
        self.switch((self._records.current + 1) % len(self._records.records))

    def previous_record(self) -> None:
        self.switch((self._records.current - 1) % len(self._records.records))

    def close_record(self, index: int = -1) -> None:
        """Takes a record out of the tabs (-1: the one on the board), where its changes may go or are kept."""
        if index >= 0:
            self.switch(index)
        if index in (-1, self._records.current) and self.keep_game():
            self._records.close()

    def may_leave_all(self) -> bool:
        """Whether the program may end: asks about every record out of a file that was changed."""
        for index, record in enumerate(self._records.records):
            if record.path and record.unsaved and not record.playing:
                self.switch(index)
                if self._records.current != index or not self.may_leave_record():
                    return False
        return True

    def _changed(self, change: Callable[[], None]) -> bool:
        """Changes the record on the board; says why where the one that is there cannot be kept."""
        try:
            change()
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The record on the board cannot be put away."), error)
            self._records.changed.emit()  # tabs show what is on the board
            return False
        return True

    # Files

    def open(self) -> None:
        self._ask_file(self._store.current.last_folder)

    def open_earlier(self) -> None:
        try:
            private_folder(self._games)
        except OSError as error:
            what = self.tr("The folder of earlier games cannot be opened.")
            complain(self._window, what, error, str(self._games))
        else:
            self._ask_file(str(self._games))

    def _ask_file(self, folder: str) -> None:
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open game"), folder, self._filter(*FILE_TYPES))
        if path:
            self.open_file(path)

    def open_file(self, path: str) -> bool:
        """Shows what a file holds; where that fails or takes too long, the table is left as it is."""
        steps = file_steps(path, self._preferred())
        shown = self._read_and_show(steps, self.tr("This file could not be opened."), path)
        if shown and Path(path).parent != self._games:
            self._store.update(last_folder=str(Path(path).parent))
        return shown

    def open_part(self, entry: Entry) -> bool:
        """Shows one record of a collection; says why where it cannot be read any more."""
        try:
            game = read_again(entry.path, entry.offset, entry.length, entry.nth, entry.variant or self._preferred())
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("This file could not be opened."), error, entry.path)
            return False
        return self.show_game(game)

    def _read_and_show(self, steps: Steps[Game | ProblemSet], failed: str, path: str = "") -> bool:
        """Reads, from a file or else the clipboard, and shows it; says why, with `failed`, where that fails."""
        try:
            content = read_patiently(self._window, steps, Path(path).name)
        except ReadingGivenUp:
            return False
        except RecognizedTextError as found:
            complain(self._window, f"{failed} {words_for(found.kind)}", found.error, path)
            return False
        except (OSError, ValueError) as error:
            complain(self._window, failed, error, path)
            return False
        if isinstance(content, ProblemSet):
            self.problems_wished.emit(content, path)
            return True
        return self.show_game(content, path)

    def show_game(self, game: Game, path: str = "") -> bool:
        """Shows a record beside those that are open; False where the one on the table cannot be kept.

        A file of positions is none to save a game in.
        """
        if not self._changed(lambda: self._records.open(game, "" if file_type(path) is POSITION else path)):
            return False
        if not (game.root.children or game.headers or game.result):
            self.position_opened.emit()
        return True

    def save(self) -> bool:
        return self._save(self._session.path) if self._session.path else self.save_as()

    def save_as(self) -> bool:
        session = self._session
        folder = Path(self._store.current.last_folder or Path.home())
        proposed = session.path or str(folder / self._file_name(session.setup))
        path, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save game"), proposed, self._filter(GAME))
        if not path:
            return False
        if Path(path).suffix:
            return self._save(path)
        return self._may_replace(path + SUFFIX) and self._save(path + SUFFIX)

    def _may_replace(self, path: str) -> bool:
        """Asks about a file that the file dialog has not asked about, since its name was completed later."""
        question = self.tr("{name} already exists. Replace it?").format(name=Path(path).name)
        return not Path(path).exists() or confirm(self._window, question, self.tr("Replace"), self.tr("Cancel"))

    def _save(self, path: str) -> bool:
        try:
            self._session.save(path)
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The game could not be saved."), error, path)
            return False
        self._store.update(last_folder=str(Path(path).parent))
        self.told.emit(self.tr("Saved as {name}.").format(name=Path(path).name))
        return True

    def _file_name(self, setup: GameSetup) -> str:
        return file_name(player_name(setup, Side.BLACK), player_name(setup, Side.WHITE), datetime.now())

    def _filter(self, *kinds: FileType) -> str:
        suffixes = " *".join(kind.suffix for kind in kinds)
        return self.tr("Shogi games (*{suffix})").format(suffix=suffixes) + ";;" + self.tr("All files (*)")

    # Clipboard

    def copy_position(self) -> None:
        QGuiApplication.clipboard().setText(format_sfen(self._session.game.position))
        self.told.emit(self.tr("The position is on the clipboard."))

    def copy_game(self) -> None:
        QGuiApplication.clipboard().setText(format_game(self._session.game))
        self.told.emit(self.tr("The game is on the clipboard."))

    def paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.told.emit(self.tr("There is no text on the clipboard."))
            return
        failed = self.tr("The text on the clipboard is neither a game nor a position (SFEN).")
        self._read_and_show(content_steps(text, self._preferred()), failed)
