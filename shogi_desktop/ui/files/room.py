"""Records as files and as text on the clipboard; several are open in tabs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.positions.bod import format_bod, has_bod
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.session.records.files import ReadingGivenUp
from shogi_desktop.session.records.journal import node_at
from shogi_desktop.session.records.left_open import LeftOpen, left_of_text, text_of_left
from shogi_desktop.session.records.open_records import OpenRecord
from shogi_desktop.session.records.opening import Opened, content_steps
from shogi_desktop.session.records.review import rest_of

from ..action import EDIT, FILE, Action, Menu, Shown, Where
from ..desk import Desk, Room
from ..subjects import EntryAt, OpenTab
from ..widgets.messages import choose, complain, read_patiently
from ..widgets.plain import literal, tip
from ..words.i18n import QT_TRANSLATE_NOOP
from .arriving_files import ArrivingFiles
from .record_commands import RecordCommands
from .reopening import Reopening, steps_of_left
from .tabs import RecordTabs, TabStrip


class ClipboardCommands(QObject):
    """What the actions for copying and pasting do."""

    def __init__(self, desk: Desk, records: RecordCommands) -> None:
        super().__init__(desk)
        self._desk, self._records = desk, records
        self._session = desk.session

    def copy_position(self) -> None:
        self._put(format_sfen(self._session.record.game.position), self.tr("The position is on the clipboard."))

    def copy_diagram(self) -> None:
        position = self._session.record.game.position
        if has_bod(position.variant):
            self._put(format_bod(position), self.tr("The position is on the clipboard."))
        else:
            self._desk.tell(self.tr("This game has no diagrams of text."))

    def copy_from_here(self) -> None:
        """The position on the board as the start, and what follows it."""
        self._copy(rest_of(self._session.record.game), "kif")

    def can_copy(self, key: str) -> bool:
        """Whether a game that begins as this one can be written in a format."""
        game, known = self._session.record.game, format_named(key)
        assert known is not None and known.write is not None
        try:
            known.write([Game(game.variant, game.start, game.handicap)])
        except ValueError:
            return False
        return True

    def has_diagram(self) -> bool:
        return has_bod(self._session.record.game.variant)

    def copy_game(self) -> None:
        """As most programs read it, or as this one does where they cannot know the game."""
        self.copy_record("kif" if self.can_copy("kif") else "shogi")

    def copy_record(self, key: str) -> None:
        """The whole record in a format by its name."""
        self._copy(self._session.record.game, key)

    def _copy(self, game: Game, key: str) -> None:
        known = format_named(key)
        assert known is not None and known.write is not None
        try:
            text = known.write([game])
        except ValueError as error:
            complain(self._desk.window, self.tr("The game cannot be copied in this format."), error)
        else:
            self._put(text, self.tr("The game is on the clipboard."))

    def _put(self, text: str, told: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._desk.tell(told)

    def paste(self) -> None:
        """Whatever is on the clipboard: beside the records that are open, or as a branch of the one on the board."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._desk.tell(self.tr("There is no text on the clipboard."))
            return
        failed = self.tr("The text on the clipboard is neither a game nor a position.")
        content = self._records.read(content_steps(text, self._records.preferred()), failed)
        if content is not None and not self._added(content):
            self._records.show_content(content)

    def _added(self, content: Opened | ProblemSet) -> bool:
        """Asks, where a game could go on from the record on the board, whether it shall; True where that is settled."""
        if isinstance(content, ProblemSet) or len(content.games) != 1 or content.games[0].is_bare():
            return False
        node = self._session.review.place_for(content.games[0])
        if node is None or self._session.record.game.is_bare():
            return False
        question = self.tr("Open the game in a new tab, or add its moves to the game on the board?")
        answers = (self.tr("New tab"), self.tr("Add as a branch"))
        answer = choose(self._desk.window, question, answers)
        if answer == 1:
            self._session.review.graft(node, content.games[0])
        return answer != 0


COPY_AS = Menu(QT_TRANSLATE_NOOP("Actions", "Copy &as"), EDIT.at(1, 1))


class RecentMenu(QObject):
    """Fills its menu when somebody opens it; whether the files are still there is seen when one is wanted."""

    def __init__(self, records: RecordCommands, shown: Callable[[], object], parent: QObject) -> None:
        """`shown` is called when a record was opened."""
        super().__init__(parent)
        self._records, self._shown = records, shown

    def fill_in(self, menu: QMenu) -> None:
        self._menu = menu
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)
        menu.triggered.connect(self._open)

    def _fill(self) -> None:
        self._menu.clear()
        for number, path in enumerate(self._records.recent(), 1):
            action = self._menu.addAction(f"&{number % 10}  {literal(Path(path).name)}")
            action.setToolTip(tip(path))
            action.setData(path)
        if self._menu.isEmpty():
            self._menu.addAction(self.tr("No file was opened yet")).setEnabled(False)

    def _open(self, action: QAction) -> None:
        if self._records.open_file(action.data()):
            self._shown()


class FilesRoom(Room):
    name = "files"

    def __init__(self, desk: Desk, games: Path) -> None:
        """`games` is the folder for games that are put away unsaved."""
        super().__init__(desk)
        self.records = RecordCommands(desk, games)
        self.arriving = ArrivingFiles(self.records.open_files, self)
        self._clipboard = ClipboardCommands(desk, self.records)
        self._recent = RecentMenu(self.records, partial(desk.open, "board"), self)
        self.tabs = RecordTabs(desk.records)
        self.tabs.wished.connect(self.records.switch)
        self.tabs.close_wished.connect(self.records.close_record)
        self.tabs.others_close_wished.connect(self._close_others)
        self.tabs.moved.connect(desk.records.move)
        self.strip = TabStrip(self.tabs, desk.records)
        self._left = left_of_text(desk.store.current.open_records)  # before another file that is opened is noted there
        self.reopening = Reopening(desk.records, self)
        self.doors = (*self._files(), *self._copies())

    def _close_others(self, index: int) -> None:
        """Takes all records out of the tabs but one, as long as nobody cancels."""
        records = self.desk.records
        for other in reversed(range(records.count)):
            left = records.count
            if other != index:
                self.records.close_record(other)
                if records.count == left:
                    return
        self.records.switch(0)

    def open(self, subject: object) -> bool:
        """A record in a file, by its path or as an EntryAt of the library, or one that is open, on the board in front;
        with None asks for files."""
        if subject is None:
            self.records.open()
            return True
        if isinstance(subject, OpenTab):
            self.records.switch(subject.number)
            return self.desk.open("board")
        shown = self.records.open_file(subject) if isinstance(subject, str) else self._open_entry(subject)
        if shown:
            self.desk.open("board")
            self.desk.come_in_front()
        return shown

    def _open_entry(self, found: object) -> bool:
        """One out of a collection is a game without a file. A file that has changed may not have the move any more."""
        assert isinstance(found, EntryAt)
        entry, record = found.entry, self.desk.session.record
        shown = self.records.open_file(entry.path) if entry.alone else self.records.open_part(entry)
        if shown and found.ply:
            with suppress(ValueError):
                record.go_to(node_at(record.game, found.ply, list(found.turns)))
        return shown

    def keep_game(self) -> bool:
        return self.records.keep_game()

    def may_close(self) -> bool:
        return self.records.may_leave_all()

    def reopen(self, on_board: bool) -> bool:
        """Opens what was open in tabs the last time; where `on_board`, the one that was on the board comes there again.
        Whether one did."""
        left = self._left
        front = next((each for each in left if each.front and each.path), None) if on_board else None
        record = self._read_front(front) if front is not None else None
        if record is not None:
            self.desk.records.open(record)
        self.reopening.begin(left, self.records.preferred(), front if record is not None else None)
        return record is not None

    def _read_front(self, front: LeftOpen) -> OpenRecord | None:
        try:
            return read_patiently(self.desk.window, steps_of_left(front, self.records.preferred()), front.path)
        except ReadingGivenUp:
            return None

    def close(self) -> None:
        records = self.desk.records
        self.desk.store.update(open_records=text_of_left(records.records, records.current))
        records.release()

    def _files(self) -> list[Action | Menu]:
        records = self.records
        return [
            Action("OPEN", QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", FILE.at(0, 0), records.open, icon="open",
                interrupts=True),
            Menu(QT_TRANSLATE_NOOP("Actions", "Open &recent"), FILE.at(0, 1), self._recent.fill_in),
            Action("SAVE", QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", FILE.at(1, 0), records.save, icon="save",
                where=Where.GAME),
            Action("SAVE_AS", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", FILE.at(1, 1), records.save_as,
                where=Where.GAME),
            Action("CLOSE_RECORD", QT_TRANSLATE_NOOP("Actions", "C&lose record"), "Ctrl+W", FILE.at(3, 0),
                records.close_record,
                tip=QT_TRANSLATE_NOOP("Actions", "Close the record on the board and show its neighbour"),
                where=Where.GAME, enabled=records.several, shown=Shown.PALETTE),
            Action("NEXT_RECORD", QT_TRANSLATE_NOOP("Actions", "&Next record"), "Ctrl+Tab", FILE.at(3, 1),
                records.next_record, where=Where.GAME, enabled=records.several, macos="Meta+Tab", shown=Shown.PALETTE),
            Action("PREVIOUS_RECORD", QT_TRANSLATE_NOOP("Actions", "&Previous record"), "Ctrl+Shift+Tab", FILE.at(3, 2),
                records.previous_record, where=Where.GAME, enabled=records.several, macos="Meta+Shift+Tab",
                shown=Shown.PALETTE),
        ]  # fmt: skip

    def _copies(self) -> list[Action]:
        clipboard = self._clipboard
        copy, can = clipboard.copy_record, clipboard.can_copy
        return [
            Action("COPY_GAME", QT_TRANSLATE_NOOP("Actions", "&Copy record (KIF)"), "Ctrl+C", EDIT.at(1, 0),
                clipboard.copy_game,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Copy the whole record as KIF text, which most programs read, where it can be written so"),
                icon="copy", where=Where.GAME),
            Action("COPY_FROM_HERE", QT_TRANSLATE_NOOP("Actions", "From &here on (KIF)"), "Ctrl+Alt+G",
                COPY_AS.at(0, 0), clipboard.copy_from_here,
                tip=QT_TRANSLATE_NOOP("Actions", "Copy the position on the board with what follows it, as KIF text"),
                where=Where.GAME, offered=partial(can, "kif")),
            Action("COPY_KI2", QT_TRANSLATE_NOOP("Actions", "&KI2"), "Ctrl+Alt+K", COPY_AS.at(1, 0),
                partial(copy, "ki2"), where=Where.GAME, offered=partial(can, "ki2")),
            Action("COPY_CSA", QT_TRANSLATE_NOOP("Actions", "&CSA"), "Ctrl+Alt+A", COPY_AS.at(1, 1),
                partial(copy, "csa"), where=Where.GAME, offered=partial(can, "csa")),
            Action("COPY_JKF", QT_TRANSLATE_NOOP("Actions", "&JKF"), "Ctrl+Alt+F", COPY_AS.at(1, 2),
                partial(copy, "jkf"), where=Where.GAME, offered=partial(can, "jkf")),
            Action("COPY_USI", QT_TRANSLATE_NOOP("Actions", "&USI"), "Ctrl+Alt+U", COPY_AS.at(1, 3),
                partial(copy, "usi"), where=Where.GAME, offered=partial(can, "usi")),
            Action("COPY_USEN", QT_TRANSLATE_NOOP("Actions", "USE&N"), "Ctrl+Alt+N", COPY_AS.at(1, 4),
                partial(copy, "usen"), where=Where.GAME, offered=partial(can, "usen")),
            Action("COPY_HODGES", QT_TRANSLATE_NOOP("Actions", "H&odges’s notation"), "Ctrl+Alt+H", COPY_AS.at(1, 5),
                partial(copy, "hodges"), where=Where.GAME, offered=partial(can, "hodges"), macos="Ctrl+Alt+O"),
            Action("COPY_OWN", QT_TRANSLATE_NOOP("Actions", "&Shogi Desktop"), "Ctrl+Alt+S", COPY_AS.at(1, 6),
                partial(copy, "shogi"), where=Where.GAME),
            Action("COPY_BOD", QT_TRANSLATE_NOOP("Actions", "&Diagram of the position (BOD)"), "Ctrl+Alt+B",
                COPY_AS.at(2, 1), clipboard.copy_diagram,
                tip=QT_TRANSLATE_NOOP("Actions", "Copy the position on the board as a diagram of letters"),
                where=Where.GAME, offered=clipboard.has_diagram),
            Action("COPY_POSITION", QT_TRANSLATE_NOOP("Actions", "&Position (SFEN)"), "Ctrl+Shift+C", COPY_AS.at(2, 0),
                clipboard.copy_position,
                tip=QT_TRANSLATE_NOOP("Actions", "Copy the position on the board as SFEN text"), where=Where.GAME),
            Action("PASTE", QT_TRANSLATE_NOOP("Actions", "&Paste record or position"), "Ctrl+V", EDIT.at(1, 2),
                clipboard.paste,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Open the records, the position or the problems on the clipboard, in any format"), interrupts=True),
        ]  # fmt: skip
