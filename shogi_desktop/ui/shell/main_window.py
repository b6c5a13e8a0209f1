"""The main window: places table, panel, menus and status line, and carries the settings to them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from shogi_desktop import paths
from shogi_desktop.analysis.review import Limits
from shogi_desktop.rules import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.pace import WATCH_MS, Habits, unhurried
from shogi_desktop.session.records.open_records import OpenRecords
from shogi_desktop.session.variants.own_variants import OwnVariants
from shogi_desktop.settings import Settings, SettingsStore

from ..board import BoardView
from ..faces.art import Art
from ..games.offer import GameOffer
from ..look.icons import Icons
from ..look.motion import motion
from ..look.places import Places, open_in_place
from ..look.theme import Theme
from ..files.tabs import RecordTabs
from ..table.game_table import GameTable
from ..table.looks import board_style, notation
from ..widgets.messages import complain
from ..widgets.modifiers import writes_with_altgr
from ..widgets.plain import window_title
from ..words.i18n import Language
from ..words.texts import player_name
from .actions import Actions, action_text
from .ids import ActionId
from .menus import IN_THE_PANEL, ON_THE_BOARD, RECENT
from .switches import show_settings
from .table import SPECS
from ..table.alerts import Alerts
from ..play.announcements import Announcements
from ..play.answers import Answers
from ..files.arriving_files import ArrivingFiles
from .belongings import Belongings
from .board_page import BoardPage
from ..play.advice_commands import AdviceCommands
from ..analysis.analysis_commands import AnalysisCommands
from ..files.clipboard_commands import ClipboardCommands
from ..analysis.game_analysis_commands import GameAnalysisCommands
from ..play.game_commands import Commands, last_choice
from ..printing.room import PictureCommands
from ..play.room import PlayingCommands
from ..files.recent_menu import RecentMenu
from ..files.record_commands import RecordCommands
from ..record.review_commands import ReviewCommands
from ..view.sight_commands import SightCommands
from .window_commands import WindowCommands
from ..view.full_screen import FullScreen
from ..guide.room import Learning
from ..library.room import LibraryAccess
from ..matches.room import MatchesAccess
from .pages import Pages
from ..play.after_game import ProgressAccess
from ..record.side_panel import SidePanel
from ..text_board.speaking import Speaking
from .status_line import StatusLine

if TYPE_CHECKING:
    from shogi_desktop.library.entry import Entry

    from ..sound.player import Player
    from ..sound.room import SoundAccess

FIRST_SIZE = QSize(1240, 780)
LEAST_SIZE = QSize(560, 420)


class MainWindow(QMainWindow):
    """Made once by app.py, which hands in everything that lives as long as the program."""

    def __init__(
        self,
        session: GameSession,
        store: SettingsStore,
        look: tuple[Theme, Language],
        resources: Path,
        games: Path,
    ) -> None:
        super().__init__()
        self._session = session
        self._store = store
        self.theme, self._language = look
        self.variants = OwnVariants(paths.variants_folder(), self)
        self.belongings = Belongings(self)
        engines, deck = self.belongings.engines, self.belongings.deck
        self.resources = resources
        self._icons = Icons(resources)
        self.art = Art(resources)
        self.actions_ = Actions(self, self._icons, store)
        self.open_records = OpenRecords(session, paths.autosave_file(), self)
        self.records = RecordCommands(session, self.open_records, store, games, self._preferred_game, self)
        self.arriving = ArrivingFiles(self.records.open_files, self)
        self.table = GameTable(session, self.art)
        self.panel = SidePanel(self.actions_)
        self.review = ReviewCommands(session, self.panel, self.actions_, self)
        self.offer = GameOffer(self.art, store)
        self.commands = Commands(session, store, self.records, self.review, self.offer, self.make_board, engines, self)
        session.turn.set_outside(self.belongings.engine_named)
        session.advice.set_outside(self.belongings.hinting)
        self.alerts = Alerts(session, self)
        self.status = StatusLine(session, self.alerts)
        self.speaking = Speaking(session, self.alerts, self.table, self.status, self.actions_, self)
        self.answers = Answers(session, self.table, self.status, self._notation, self)
        self.progress = ProgressAccess(session, store, self)
        banner = self.table.banner
        self.announcements = Announcements(session, self.commands, self.records, banner, self.progress, self)
        self.learning = Learning(self.art, resources, store, deck, engines, self)
        self.library = LibraryAccess(self.art, store, engines, self)
        self.matches = MatchesAccess(self.art, engines, self)
        self.sound: SoundAccess | None = None  # see `settle_in`
        self.tabs = RecordTabs(self.open_records)
        self.board_page = BoardPage(self.tabs, self.table, self.panel, self.actions_)
        self.full_screen = FullScreen(self)
        analyse = self.actions_[ActionId.ANALYSE]
        self.pages = Pages(self.board_page, self.offer, session, self.commands, self.learning, analyse)
        self.window_commands = WindowCommands(self, session, store)
        self.pictures = PictureCommands(self, session, store)
        self.clipboard = ClipboardCommands(session, self.records, self)
        self.analysis = AnalysisCommands(
            session, store, engines, self.panel, self.table.board, self.pages.editor_seen, self.make_board, self
        )
        self.game_analysis = GameAnalysisCommands(
            session, store, engines, deck, self.table, self.panel, self.make_board, self
        )
        self.commands.handlers |= self.pictures.handlers | self.clipboard.handlers | self.analysis.handlers
        self.advice = AdviceCommands(session, store, self.table, self)
        self.playing = PlayingCommands(session, store, self.table, self)
        self.sight = SightCommands(session, store, self.table, self.actions_, self)
        for part in (self.game_analysis, self.advice, self.playing, self.sight):
            self.commands.handlers |= part.handlers
            self.commands.checks |= part.checks
        self._place()
        self._connect()
        self._settings_changed(store.current)
        self._recolor()
        self._retranslate()

    def _place(self) -> None:
        self.setWindowIcon(self._icons.application())
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # Qt's menu of docks would not be remembered
        self.actions_.fill(self.menuBar())
        self.addActions([self.actions_[id_] for id_ in ActionId])  # else their keys would go with the menus
        self._recent = RecentMenu(self.actions_.submenus[RECENT[0]], self.records, self.pages.show_board)
        self.setCentralWidget(self.pages)
        self.setStatusBar(self.status)
        Places(self._store, self)
        open_in_place(self, "main", FIRST_SIZE, LEAST_SIZE)
        self.board_page.restore(self._store.current.splitter)
        self.table.board.setFocus()

    def _connect(self) -> None:
        session = self._session
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, record.tree_changed, turn.game_ended):
            signal.connect(self._show_moves)
        for signal in (record.game_started, record.position_changed, turn.turn_changed, turn.game_ended):
            signal.connect(self._enable)
        session.record.tree_changed.connect(self._enable)
        self.review.auto_play.running_changed.connect(self._show_auto_play)
        self.panel.record.notes.left.connect(self.table.board.setFocus)
        self.table.board.piece_pointed.connect(self.review.auto_play.stop)
        session.record.game_started.connect(self._show_title)
        session.record.players_changed.connect(self._show_title)
        session.record.players_changed.connect(self._enable)
        session.turn.game_ended.connect(self.status.clearMessage)
        self.pages.currentChanged.connect(self._enable)
        self.pages.currentChanged.connect(self._show_place)
        self.pages.board_shown.connect(self.table.board.setFocus)
        self.pages.language_wished.connect(self._speak)
        self.pages.start_shown.connect(self.progress.show_on)
        self.table.board.piece_pointed.connect(self.learning.show_piece)
        self.learning.guide_closed.connect(self._forget_guide)
        self.board_page.panel_shown.connect(self.actions_[ActionId.PANEL].setChecked)
        self.board_page.panel_wished.connect(self._keep_panel)
        self.full_screen.changed.connect(self.actions_[ActionId.FULL_SCREEN].setChecked)
        self.full_screen.changed.connect(self._tell_full_screen)
        commands = (self.records, self.pictures, self.clipboard, self.analysis, self.game_analysis, self.advice)
        for part in (self.table, *commands):
            part.told.connect(self.status.tell)
        self.table.cards_need_room.connect(self._take_cards)
        self.alerts.changed.connect(self._show_attack)
        self.tabs.wished.connect(self.records.switch)
        self.tabs.close_wished.connect(self.records.close_record)
        self.analysis.switched.connect(self.game_analysis.coach.set_analysing)
        self.game_analysis.saved.connect(self.pictures.remember_folder)
        self.game_analysis.practice.practice_wished.connect(self.learning.practise)
        self.analysis.switched.connect(self._show_analysis)
        self.analysis.editor_switched.connect(self.actions_[ActionId.ANALYSE].setChecked)
        self.panel.info.name_wished.connect(self.learning.open_names)
        self.learning.games_wished.connect(self.library.seek_name)
        self.learning.print_wished.connect(self.pictures.print_problems)
        self.commands.hint_sought.connect(self.status.tell)
        self.commands.hint_sought.connect(self.table.board.say)
        self.commands.begun.connect(self.advice.greet)
        self.records.problems_wished.connect(self.learning.open_problem_set)
        self.library.record_wished.connect(self._open_record)
        self.matches.record_wished.connect(self._open_game)
        self.matches.library_wished.connect(self.library.add_folder)
        for id_ in ActionId:
            self.actions_[id_].triggered.connect(self._triggered)
        self._store.changed.connect(self._settings_changed)
        self._store.saved.connect(self.status.troubles.settings_saved)
        self.belongings.spoilt.connect(self.status.tell_spoilt)
        # Queued: another page that comes up takes away what was said of the board.
        self.pages.draft_spoilt.connect(self.status.tell_spoilt, Qt.ConnectionType.QueuedConnection)
        self.belongings.engines_saved.connect(self.status.troubles.engines_saved)
        self.belongings.practice_saved.connect(self.status.troubles.practice_saved)
        self.belongings.history_saved.connect(self.status.troubles.history_saved)
        self.pages.draft_saved.connect(self.status.troubles.draft_saved)
        self.learning.progress_saved.connect(self.status.troubles.progress_saved)
        self.theme.changed.connect(self._recolor)
        motion().changed.connect(self._set_look)
        self.variants.changed.connect(self.pages.refresh_games)

    # What the person does

    def _triggered(self) -> None:
        id_ = next(id_ for id_ in ActionId if self.actions_[id_] is self.sender())
        setting, value = SPECS[id_].setting
        if setting:
            self._store.update(**{setting: value})
        elif id_ in self.commands.handlers:
            if id_ is not ActionId.AUTO_PLAY:
                self.review.auto_play.stop()
            if id_ in IN_THE_PANEL:
                self.board_page.open_panel()
            self.commands.handlers[id_]()
        else:
            self.window_commands.handlers[id_]()

    def _preferred_game(self) -> str:
        return last_choice(self._store).variant

    def _speak(self, language: str) -> None:
        self._store.update(language=language)

    def _open_record(self, entry: Entry) -> None:
        """A record of the library, on the board in front; one out of a collection is a game without a file."""
        if self.records.open_file(entry.path) if entry.alone else self.records.open_part(entry):
            self._come_in_front()

    def _open_game(self, path: str) -> None:
        """A game of an engine match."""
        if self.records.open_file(path):
            self._come_in_front()

    def _come_in_front(self) -> None:
        self.pages.show_board()
        self.raise_()
        self.activateWindow()

    def _keep_panel(self, wanted: bool) -> None:
        self._store.update(side_panel=wanted)

    def _tell_full_screen(self, on: bool) -> None:
        self.table.board.say(self.tr("Esc leaves the full screen. The menus are at the upper edge.") if on else "")

    def _forget_guide(self) -> None:
        self._store.update(guide=False)

    def settle_in(self, player: Player) -> None:
        """What nobody misses before the window is seen, once: icons in menus, and the `player` of sounds."""
        from ..sound.room import SoundAccess

        self.actions_.draw_rest()
        self.sound = SoundAccess(self._session, self._store, self.table.board, self.alerts, player, self)
        self.learning.board_made.connect(self.sound.follow)

    def make_board(self) -> BoardView:
        """A board of its own, in the look of this window's."""
        board = BoardView(self.art)
        board.set_style(board_style(self._store.current, self.theme.dark))
        return board

    # What the session says

    def _show_moves(self) -> None:
        if self._session.record.state is not SessionState.IDLE:
            self.panel.show_game(self._session.record.game, self._notation())

    def _notation(self) -> str:
        """The one in which moves are shown now."""
        return notation(self._store.current, self._language.code)

    def _show_auto_play(self, running: bool) -> None:
        action = self.actions_[ActionId.AUTO_PLAY]
        action.setChecked(running)
        action.setIcon(self._icons.action("pause" if running else SPECS[ActionId.AUTO_PLAY].icon, self.theme.colors))
        self._enable()

    def _show_analysis(self, on: bool) -> None:
        self.actions_[ActionId.ANALYSE].setChecked(on)
        if on:
            self.table.banner.clear()  # it would hide the arrows

    def _show_attack(self) -> None:
        self.table.board.set_check(self.alerts.marked())

    def _enable(self) -> None:
        for id_ in ActionId:
            seen = self.pages.on_board or id_ not in ON_THE_BOARD
            self.actions_[id_].setEnabled(seen and self.commands.enabled(id_))
        if self.pages.editor_seen() is not None:
            self.actions_[ActionId.KEEP_PROBLEM].setEnabled(True)
            # Nobody gets help in a game that is played.
            self.actions_[ActionId.ANALYSE].setEnabled(self._session.record.state is not SessionState.PLAYING)
        teaching = self._session.record.against_computer() and self._session.record.setup.teaching
        self.actions_[ActionId.TEACHING].setChecked(teaching)
        self.actions_[ActionId.PAUSE].setChecked(self._session.turn.paused)

    def _show_place(self) -> None:
        """What was said about the board is old where another page is seen, and nobody looks at it."""
        self.review.auto_play.stop()
        self.analysis.show_page(self.pages.on_board)
        self.status.set_board_seen(self.pages.on_board)

    def _show_title(self) -> None:
        title = "Shogi Desktop"
        if self._session.record.state is not SessionState.IDLE:
            players = " – ".join(player_name(self._session.record.setup, side) for side in Side)
            title = f"{players} – {title}"
        self.setWindowTitle(window_title(title))

    def tell_unusable_settings(self) -> None:
        """At the start: says so where the settings could not be used, and where their file lies."""
        error = self._store.unusable
        if error is not None:
            what = self.tr("Your settings could not be read. Their file is kept.")
            complain(self, what, error.reason, str(error.kept))

    def tell_refused_variants(self) -> None:
        """At the start: says so where files of the person's own variants are none."""
        files = ", ".join(error.file for error in self.variants.refused)
        if files:
            text = self.tr("No variants, see “{action}”: {files}")
            self.status.tell(text.format(action=action_text(ActionId.VARIANTS), files=files))

    # How it looks

    def _settings_changed(self, settings: Settings) -> None:
        self._language.apply(settings.language)
        self.theme.apply(settings.theme, settings.text_size)
        self._set_look()
        self.alerts.set_settings(settings)
        self.analysis.set_settings(settings)
        self.game_analysis.set_settings(settings)
        self._session.turn.set_habits(_habits(settings))
        self._session.advice.set_limits(Limits(settings.mark_inaccuracy, settings.mark_mistake, settings.mark_blunder))
        self._show_moves()
        self.review.auto_play.set_speed(settings.auto_play)
        show_settings(self.actions_, settings, self._language.code)
        self.pages.set_guide(settings.guide)
        self.board_page.set_wanted(settings.side_panel)

    def _set_look(self) -> None:
        self.table.set_look(self._store.current, self.theme.dark)
        style = board_style(self._store.current, self.theme.dark)
        self.pages.set_style(style)
        self.learning.set_style(style)
        self.library.set_style(style)
        self.matches.set_style(style)

    def _recolor(self) -> None:
        self.actions_.recolor(self.theme.colors)
        if self.sound is not None:
            self.actions_.draw_rest()
        self.table.entry.recolor(self._icons, self.theme.colors)
        self._set_look()

    def _take_cards(self) -> None:
        near = Side.WHITE if self.table.board.flipped else Side.BLACK
        self.board_page.take_cards(self.table.cards[near.other], self.table.cards[near])

    def _retranslate(self) -> None:
        self.actions_.retranslate()
        self._show_title()
        self._enable()

    # Qt's own

    def event(self, event: QEvent) -> bool:
        """A key that writes something in a field is none of an action; what no field has taken comes here."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and writes_with_altgr(event):
            field = QApplication.focusWidget()
            if field is not None and field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
                event.accept()
                return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.arriving.add(_dropped_files(event.mimeData()))
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers the window and leaves no process behind; game and editor are in files of their own.

        The person is asked about a record that was changed, and may stay.
        """
        self.panel.record.notes.flush()
        self.game_analysis.stop()  # what it has found is part of what the person is asked about
        if not self.records.may_leave_all():
            event.ignore()
            return
        self._store.update(
            splitter=self.board_page.state(),
            started_before=True,
        )
        self.analysis.close()
        self.game_analysis.close()
        self._session.close()
        self.open_records.release()
        self.pages.close_editor()
        self.learning.close()
        self.library.close()
        self.matches.close()
        if self.sound is not None:
            self.sound.close()
        event.accept()


def _habits(settings: Settings) -> Habits:
    """How the computer is to play."""
    pace = unhurried if settings.unhurried else None
    return Habits(pace, settings.ponder, settings.opening_book, WATCH_MS[settings.watch])


def _dropped_files(data: QMimeData) -> list[str]:
    """The local files that are dragged, whatever they are called: records come as `.txt` too; none for a folder."""
    paths = [url.toLocalFile() for url in data.urls()]
    return paths if all(path and Path(path).is_file() for path in paths) else []
