"""The main window: holds the desk and the rooms, with their menus, the pages and the status line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.settings import SettingsStore

from ..desk import Desk, Look
from ..look.places import Places, open_in_place
from ..look.theme import Theme
from ..widgets.keys import accept_copy, dragged_paths, writes_with_altgr
from ..widgets.messages import complain
from ..widgets.plain import window_title
from ..words.i18n import Language, Translated
from ..words.texts import players_text
from .actions import Actions
from .rooms import Rooms
from .status_line import StatusLine

if TYPE_CHECKING:
    from ..sound.player import SoundPlayer

FIRST_SIZE = QSize(1240, 780)
LEAST_SIZE = QSize(560, 420)


class MainWindow(Translated, QMainWindow):
    """Made once by app.py, which hands in everything that lives as long as the program."""

    def __init__(
        self, session: GameSession, store: SettingsStore, look: tuple[Theme, Language], resources: Path, games: Path
    ) -> None:
        super().__init__()
        self._session, self._store = session, store
        self.desk = Desk(session, store, Look(*look, store, self), resources, self)
        self.status = StatusLine(session, self.desk.table.alerts)
        self.rooms = Rooms(self.desk, games)
        self.actions_ = Actions(self.desk, self.rooms)
        self.rooms.board.actions = self.actions_
        # Before they are in menus and in the window, each of which hears of every change of one.
        self.actions_.recolor()
        self.actions_.retranslate()
        self.actions_.refresh()
        self._place()
        self._connect()
        self._show_title()

    def _place(self) -> None:
        self.setWindowIcon(self.desk.icons.application())
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # Qt's menu of docks would not be remembered
        self.actions_.fill(self.menuBar())
        self.addActions([self.actions_[action.id] for action in self.actions_.stated()])  # whose keys work everywhere
        self.setCentralWidget(self.desk.pages)
        self.setStatusBar(self.status)
        Places(self._store, self)
        open_in_place(self, "main", FIRST_SIZE, LEAST_SIZE)
        self.rooms.board.page.restore(self._store.current.splitter)
        self.desk.table.board.setFocus()

    def _connect(self) -> None:
        session, desk, status = self._session, self.desk, self.status
        session.record.game_started.connect(self._show_title)
        session.record.players_changed.connect(self._show_title)
        session.turn.game_ended.connect(status.clearMessage)
        desk.told.connect(status.tell)
        desk.switched.connect(status.tell_switched)
        desk.table.unseen.connect(status.tell_unseen)
        desk.table.banner.visibility_changed.connect(self._note_banner)
        desk.saved.connect(status.troubles.hear)
        # Queued: another page that comes up takes away what was said of the board.
        desk.spoilt.connect(status.tell_spoilt, Qt.ConnectionType.QueuedConnection)
        desk.page_changed.connect(self._show_place)
        status.messageChanged.connect(desk.spoken)
        self._store.saved.connect(self._settings_saved)

    def settle_in(self, player: SoundPlayer) -> None:
        """What nobody misses before the window is seen, once: icons in menus, and the `player` of sounds."""
        self.actions_.draw_rest()
        self.rooms.sound.begin(player)

    def _settings_saved(self, error: Exception | None) -> None:
        self.status.troubles.hear("settings", error)

    def _note_banner(self) -> None:
        self.status.set_end_told(self.desk.table.banner.isVisible())

    def _show_place(self) -> None:
        """What was said about the board is old where another page is seen, and nobody looks at it."""
        self.status.set_board_seen(self.desk.page == "board")
        self._show_title()

    def _show_title(self) -> None:
        title = "Shogi Desktop"
        if self._session.record.state is not SessionState.IDLE and self.desk.page == "board":
            players = players_text(self._session.record.setup)
            title = f"{players} – {title}"
        self.setWindowTitle(window_title(title))

    def tell_unusable_settings(self) -> None:
        """At the start: says so where the settings could not be used, and where their file lies."""
        error = self._store.unusable
        if error is not None:
            what = self.tr("Your settings could not be read. Their file is kept.")
            complain(self, what, error.reason, str(error.kept))

    def retranslate(self) -> None:
        self.actions_.retranslate()
        self._show_title()
        self.actions_.refresh()

    # Qt's own

    def event(self, event: QEvent) -> bool:
        """A key that writes something in a field is none of an action; what no field has taken comes here."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and writes_with_altgr(event):
            field = QApplication.focusWidget()
            if field is not None and field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
                event.accept()
                return True
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_files(event.mimeData()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.rooms.files.arriving.add(_dropped_files(event.mimeData()))
        accept_copy(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers the window and leaves no process behind; game and editor are in files of their own.

        The person is asked about a record that was changed, and may stay.
        """
        if not all(room.may_close() for room in self.rooms):
            event.ignore()
            return
        self._store.update(splitter=self.rooms.board.page.state())
        for room in self.rooms:
            room.close()
        event.accept()


def _dropped_files(data: QMimeData) -> list[str]:
    """The local files that are dragged, whatever they are called: records come as `.txt` too; none for a folder."""
    paths = dragged_paths(data)
    return paths if all(Path(path).is_file() for path in paths) else []
