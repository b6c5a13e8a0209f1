"""What the actions of the window do: pages, look of the board, learning, dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog

from shogi_desktop.session.play.aids import HINT
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import SettingsStore

from ..look.text_size import USUAL, next_size
from ..words.texts import player_name, side_name
from .ids import ActionId
from ..problems.problem_keeping import ProblemKeeping

if TYPE_CHECKING:
    from .main_window import MainWindow


class WindowCommands(QObject):
    """Handlers of the actions that concern the window."""

    def __init__(self, window: MainWindow, session: GameSession, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._store = store
        self._keeping = ProblemKeeping(window, store)
        window.pages.keep_wished.connect(self._keeping.keep)
        board = window.table.board
        self.handlers: dict[ActionId, Callable[[], object]] = {
            ActionId.START_PAGE: self._show_start,
            ActionId.EDIT_POSITION: window.pages.show_editor,
            ActionId.VARIANTS: self._show_variants,
            ActionId.ENGINES: self._show_engines,
            ActionId.CONVERSATIONS: self._show_conversations,
            ActionId.MATCHES: window.matches.open,
            ActionId.QUIT: window.close,
            ActionId.PREFERENCES: self._show_preferences,
            ActionId.FLIP: window.table.flip,
            ActionId.AUTO_FLIP: self._set_auto_flip,
            ActionId.ZOOM_IN: board.zoom_in,
            ActionId.ZOOM_OUT: board.zoom_out,
            ActionId.ZOOM_RESET: board.reset_zoom,
            ActionId.LENS: self._set_lens,
            ActionId.GRAPH: self._set_graph,
            ActionId.SOUND: self._set_sound,
            ActionId.TEXT_LARGER: self._enlarge_text,
            ActionId.TEXT_SMALLER: self._reduce_text,
            ActionId.TEXT_USUAL: self._reset_text,
            ActionId.PANEL: window.board_page.toggle_panel,
            ActionId.FULL_SCREEN: window.full_screen.toggle,
            ActionId.TEXT_BOARD: window.speaking.text_board.open,
            ActionId.LESSONS: self._open_lessons,
            ActionId.PROBLEMS: self._open_problems,
            ActionId.PRACTISE: self._practise,
            ActionId.EXAMINE: self._examine,
            ActionId.KEEP_PROBLEM: self._keep_problem,
            ActionId.PROGRESS: window.progress.open,
            ActionId.LIBRARY: window.library.open,
            ActionId.SEEK_POSITION: self._seek_position,
            ActionId.GUIDE: self._toggle_guide,
            ActionId.GUIDE_PAGE: self._open_pieces,
            ActionId.RULES: self._open_rules,
            ActionId.NAMES: self._open_names,
            ActionId.SHORTCUTS: self._show_shortcuts,
            ActionId.RECORD_FORMATS: self._open_record_formats,
            ActionId.ABOUT: self._show_about,
        }

    # Pages and look

    def _show_start(self) -> None:
        """The start page, in front even when another window was."""
        self._window.pages.show_start()
        self._window.raise_()
        self._window.activateWindow()

    def _set_auto_flip(self) -> None:
        self._store.update(auto_flip=self._window.actions_[ActionId.AUTO_FLIP].isChecked())

    def _set_lens(self) -> None:
        self._store.update(lens=self._window.actions_[ActionId.LENS].isChecked())

    def _set_graph(self) -> None:
        self._store.update(graph=self._window.actions_[ActionId.GRAPH].isChecked())

    def _set_sound(self) -> None:
        self._store.update(sound=self._window.actions_[ActionId.SOUND].isChecked())

    def _toggle_guide(self) -> None:
        self._store.update(guide=self._window.actions_[ActionId.GUIDE].isChecked())

    def _enlarge_text(self) -> None:
        self._store.update(text_size=next_size(self._store.current.text_size, 1))

    def _reduce_text(self) -> None:
        self._store.update(text_size=next_size(self._store.current.text_size, -1))

    def _reset_text(self) -> None:
        self._store.update(text_size=USUAL)

    # Learning

    def _open_lessons(self) -> None:
        self._window.learning.open_lessons(self._window.pages.game())

    def _open_problems(self) -> None:
        self._window.learning.open_problems(self._window.pages.game())

    def _practise(self) -> None:
        self._window.learning.practise(self._window.pages.game())

    def _examine(self) -> None:
        self._session.turn.note_aid(HINT)
        self._window.learning.examine(self._session.record.game.position)

    def _keep_problem(self) -> None:
        """The position that is set up, or the one on the board."""
        editor = self._window.pages.editor_seen()
        self._keeping.keep(editor.editing.position() if editor is not None else self._session.record.game.position)

    def _seek_position(self) -> None:
        self._window.library.seek(self._session.record.game.position.copy())

    def _open_pieces(self) -> None:
        self._window.learning.open_pieces_of(self._window.pages.game())

    def _open_rules(self) -> None:
        self._window.learning.open_rules(self._window.pages.game())

    def _open_names(self) -> None:
        self._window.learning.open_names(name=self._window.pages.game())

    def _open_record_formats(self) -> None:
        from ..rule_pages.pages import RECORD_FORMATS

        self._window.learning.open_rules(RECORD_FORMATS)

    # Dialogs

    def _show_preferences(self) -> None:
        from ..dialogs.preferences import PreferencesDialog

        window, name = self._window, self._session.record.game.variant.name
        has_voice = window.sound.has_voice if window.sound is not None else None
        dialog = PreferencesDialog(self._store, window.theme, window.art, window, name, has_voice)
        if window.sound is not None:
            dialog.sound.tried.connect(window.sound.try_out)
        _show(dialog)

    def _show_variants(self) -> None:
        from ..dialogs.own_variants import OwnVariantsDialog

        played = [record.game.variant.name for record in self._window.open_records.records]
        _show(OwnVariantsDialog(self._window.variants, played, self._window.make_board, self._window))

    def _show_engines(self) -> None:
        from ..engines.dialog import EnginesDialog

        window = self._window
        _show(EnginesDialog(window.belongings.engines(), self._session.timeouts, window, window.analysis.press))

    def _show_conversations(self) -> None:
        """Of those who play, of whoever gives hints, and of whoever looks at the game afterwards."""
        from ..engines.log_window import LogWindow

        logs = {
            f"{side_name(side)}: {player_name(self._session.record.setup, side)}": log
            for side, log in self._session.turn.logs().items()
        }
        logs[self.tr("Hints")] = self._session.advice.hint_log()
        logs[self.tr("Analysis of the game")] = self._window.game_analysis.log()
        window = LogWindow(logs, self._window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()

    def _show_shortcuts(self) -> None:
        from .shortcuts import ShortcutsDialog

        _show(ShortcutsDialog(self._window.actions_.keys, self._window))

    def _show_about(self) -> None:
        from ..dialogs.about import AboutDialog

        _show(AboutDialog(self._window.windowIcon(), self._window.resources, self._window))


def _show(dialog: QDialog) -> None:
    """Until the person closes it."""
    dialog.exec()
    dialog.deleteLater()
