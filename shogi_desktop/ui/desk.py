"""The desk: where the rooms of the window ask for what they need, so that none has to know another or the shell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from shogi_desktop import paths
from shogi_desktop.rules import Position
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.records.open_records import OpenRecords
from shogi_desktop.settings import Settings, SettingsStore

from .action import Action, Menu
from .board import BoardStyle, BoardView
from .diagrams.store import Diagrams
from .faces.art import art_of
from .games.offer import GameOffer
from .look.accessibility import motion
from .look.fonts import text_size
from .look.from_settings import BoardLook, board_style, hundredths, notation
from .look.icons import Icons
from .look.theme import Colors, Theme
from .table.game_table import GameTable
from .words.i18n import Language

if TYPE_CHECKING:  # loaded when they are first asked for, so that the program starts fast
    from shogi_desktop.clients.catalogue import OutsideEngine
    from shogi_desktop.clients.engine_client import TalkLog
    from shogi_desktop.session.engines.engines import Engines
    from shogi_desktop.session.practice.deck import Deck
    from shogi_desktop.session.progress.history import History

    from .subjects import EditedPosition

CLOSE_KEY: Final = "Ctrl+W"


class Look(QObject):
    """How everything looks, as settings and system have it: theme, language, boards, the notation of moves, and whether
    scores are told in hundredths of a pawn.

    Signals:
        changed(): something of it is different now.
    """

    changed = Signal()

    def __init__(self, theme: Theme, language: Language, store: SettingsStore, parent: QObject) -> None:
        super().__init__(parent)
        self.theme, self._language, self._store = theme, language, store
        self._seen: tuple[object, ...] = ()
        self._follow(store.current)
        store.changed.connect(self._follow)
        theme.changed.connect(self._renew)
        motion().changed.connect(self._renew)

    @property
    def colors(self) -> Colors:
        return self.theme.colors

    def _follow(self, settings: Settings) -> None:
        self._language.apply(settings.language)
        self.theme.apply(settings.theme, settings.text_size)
        self._renew()

    def _renew(self) -> None:
        settings = self._store.current
        self.style: BoardStyle = board_style(settings, self.theme.dark)
        self.notation = notation(settings, self._language.code)
        self.hundredths = hundredths(settings, self._language.code)
        seen = (self.style, self.notation, self.colors, self._language.code, text_size().percent)
        if seen != self._seen:  # most settings are about something else
            self._seen = seen
            self.changed.emit()


class Styled(Protocol):
    """Whatever has boards in it."""

    def set_style(self, style: BoardStyle) -> None: ...


class Room(QObject):
    """A room of the window; whatever is heavy in it is loaded when it is first wished for."""

    name: ClassVar[str]
    doors: Sequence[Action | Menu] = ()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.desk = desk

    def open(self, subject: object) -> bool:
        """Shows the subject, or with None what the room is about; whether it did."""
        raise NotImplementedError(f"{self.name} cannot show {subject!r}")

    def game(self) -> str:
        """The name of the game that the person is looking at here; "" where the room is not seen."""
        return ""

    def logs(self) -> dict[str, TalkLog]:
        """What was said between the program and the engines that work here."""
        return {}

    def keep_game(self) -> bool:
        """Puts away what would be lost when another game comes on the board; False where that one has to stay."""
        return True

    def may_close(self) -> bool:
        """Asks what is to be asked at the end of the program; False where the person wants to stay."""
        return True

    def close(self) -> None:
        """For the end of the program: leaves no process behind."""


class Desk(QObject):
    """What every room may ask for. `table` is the game that is played or looked at, with its board; `window` is what
    dialogs stand before.

    Signals:
        told(str): a line for the status bar.
        switched(str, object): what a key of one letter has switched, and what undoes it.
        spoken(str): what is said now, by the status bar or on the board.
        saved(str, object): None when something of the person was written, or the OSError why it could not be.
        spoilt(object): a file of the person made no sense; the path where it lies now.
        changed(): other actions than before may be possible or checked, for another reason than the game on the table.
        escaped(QKeyEvent): Escape, which nothing that is under way on the board had a use for; who has one accepts it.
        interrupted(str): the action of this name is about to be done, with which what goes on by itself ends.
        page_changed(): another page fills the window.
        games_changed(): there are other games than before.
        position_opened(): a position without moves is on the board, and nobody plays yet.
        board_made(BoardView): a window has been made in which moves are made on this board.
        panel_wished(): something is to be seen beside the board.
        judged(object): the moves of the record that an analysis has marked, each with its Mark.
        beside_record(QWidget): something that belongs to the record wants a place below the moves.
    """

    told = Signal(str)
    switched = Signal(str, object)
    spoken = Signal(str)
    saved = Signal(str, object)
    spoilt = Signal(object)
    changed = Signal()
    escaped = Signal(object)
    interrupted = Signal(str)
    page_changed = Signal()
    games_changed = Signal()
    position_opened = Signal()
    board_made = Signal(object)
    panel_wished = Signal()
    judged = Signal(object)
    beside_record = Signal(object)

    def __init__(
        self, session: GameSession, store: SettingsStore, look: Look, resources: Path, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self.session, self.store, self.look, self.resources, self.window = session, store, look, resources, window
        self.art, self.icons, self.diagrams = art_of(resources), Icons(resources), Diagrams(resources)
        self.records = OpenRecords(session, paths.autosave_file(), self)
        self.board_look = BoardLook(self.art, store, look.style)
        self.table = GameTable(session, self.art)
        self.offer = GameOffer(self.art, store)
        self.pages = QStackedWidget(window)  # which fills the window
        self.page = ""  # the name of the room whose page is seen
        self.lessons_seen = False  # whether lessons are on the screen, whose pieces need not be those of the game
        self.edited: EditedPosition | None = None  # the page of the editor, once there is one
        self.has_voice: Callable[[], bool] | None = None  # whether the system can read moves aloud, once that is known
        self._rooms: dict[str, Room] = {}
        self._actions: dict[str, QAction] = {}
        self._styled: list[Styled] = []
        self._engines: Engines | None = None
        self._deck: Deck | None = None
        self._history: History | None = None
        self.table.told.connect(self.told)
        self.table.said.connect(self.spoken)
        look.changed.connect(self._show_look)
        store.changed.connect(self.table.set_settings)
        self._show_look()
        self.table.set_settings(store.current)

    def _show_look(self) -> None:
        self.offer.style = self.board_look.style = self.look.style
        for styled in self._styled:
            styled.set_style(self.look.style)
        self.table.set_style(self.look.style)
        self.table.entry.recolor(self.icons, self.look.colors)

    # Rooms

    def add(self, room: Room) -> None:
        """A room can be opened from now on."""
        self._rooms[room.name] = room

    def open(self, room: str, subject: object = None) -> bool:
        """Goes to a room of the window, with what is to be seen there; whether it is."""
        return self._rooms[room].open(subject)

    def show_page(self, room: str, page: QWidget) -> None:
        """The page of a room, which is one of `pages`, fills the window from now on."""
        if self.page != room:
            self.page = room
            self.pages.setCurrentWidget(page)
            self.page_changed.emit()

    def action(self, name: str) -> QAction:
        """The action of this name, for a button; what it says and does comes from the room that states it."""
        if name not in self._actions:
            self._actions[name] = QAction(self)
        return self._actions[name]

    @property
    def editor(self) -> EditedPosition | None:
        """The page of the editor while it is seen."""
        return self.edited if self.page == "editor" else None

    def tell(self, text: str) -> None:
        """Says something for a few seconds in the status bar."""
        self.told.emit(text)

    def game(self) -> str:
        """The name of the game that the person is looking at: chosen on the start page, or on the board."""
        return next(filter(None, (room.game() for room in self._rooms.values())), self.session.record.game.variant.name)

    def logs(self) -> dict[str, TalkLog]:
        """What was said between the program and engines in all rooms."""
        return {name: log for room in self._rooms.values() for name, log in room.logs().items()}

    def keep_game(self) -> bool:
        """Whether another game may come on the board: asks where something would be lost."""
        return all(room.keep_game() for room in self._rooms.values())

    def come_in_front(self) -> None:
        """The main window, before all others."""
        self.window.raise_()
        self.window.activateWindow()

    def adopt(self, window: QWidget) -> None:
        """A window beside the main one is closed by the same key wherever in it the keyboard is."""
        QShortcut(QKeySequence(CLOSE_KEY), window, window.close)

    def dress(self, styled: Styled) -> None:
        """Something that has boards follows the look from now on."""
        styled.set_style(self.look.style)
        self._styled.append(styled)

    def make_board(self) -> BoardView:
        """A board of its own, in the look of this window's."""
        board = BoardView(self.art)
        board.set_style(self.look.style)
        return board

    # What the person has added or reached, each read when it is first asked for

    def engines(self) -> Engines:
        """Engines of other makers."""
        if self._engines is None:
            from shogi_desktop.session.engines.engines import Engines

            self._engines = Engines(paths.engines_file(), self)
            self._engines.saved.connect(self._engines_saved)
            self.tell_spoilt(self._engines.spoilt)
        return self._engines

    def engine_named(self, name: str) -> OutsideEngine | None:
        """The engine of this name, if there is one."""
        return self.engines().named(name)

    def hinting(self, start: Position) -> OutsideEngine | None:
        """The engine that gives the hints in games that begin so; None: the program's own."""
        return self.engines().hinting(start)

    def deck(self) -> Deck:
        """Positions to practise."""
        if self._deck is None:
            from shogi_desktop.session.practice.deck import Deck

            self._deck = Deck(paths.practice_file(), self)
            self._deck.saved.connect(self._practice_saved)
            self.tell_spoilt(self._deck.spoilt)
        return self._deck

    def history(self) -> History:
        """The games that have ended."""
        if self._history is None:
            from shogi_desktop.session.progress.history import History

            self._history = History(paths.progress_file(), self)
            self._history.saved.connect(self._history_saved)
            self.tell_spoilt(self._history.spoilt)
        return self._history

    def tell_spoilt(self, place: Path | None) -> None:
        """Where a file that made no sense lies now, if one did."""
        if place is not None:
            self.spoilt.emit(place)

    def _engines_saved(self, error: object) -> None:
        self.saved.emit("engines", error)

    def _practice_saved(self, error: object) -> None:
        self.saved.emit("practice", error)

    def _history_saved(self, error: object) -> None:
        self.saved.emit("history", error)


def show_dialog(dialog: QDialog) -> None:
    """Until the person closes it."""
    dialog.exec()
    dialog.deleteLater()
