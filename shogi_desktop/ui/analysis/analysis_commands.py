"""The key that turns the analysis of a position on and off: of the board of the game, and of the editor's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import Settings, SettingsStore

from ..board import BoardView
from ..shell.ids import ActionId
from ..record.side_panel import SidePanel
from .analysis_view import AnalysisView, Place
from .line_boards import LineBoards
from .taking import take_line

if TYPE_CHECKING:
    from shogi_desktop.clients.catalogue import OutsideEngine
    from shogi_desktop.session.engines.engines import Engines

    from ..editor import EditorPage


class AnalysisCommands(QObject):
    """Each analysis is made when it is first asked for, and ends where its board is not seen any more.

    Signals:
        switched(bool): that of the game's board was turned on or off.
        editor_switched(bool): that of the editor's.
        told(str): a line for the status bar.
    """

    switched = Signal(bool)
    editor_switched = Signal(bool)
    told = Signal(str)

    def __init__(
        self,
        session: GameSession,
        store: SettingsStore,
        engines: Callable[[], Engines],
        side_panel: SidePanel,
        board: BoardView,
        editor: Callable[[], EditorPage | None],
        make_board: Callable[[], BoardView],
        window: QWidget,
    ) -> None:
        """`engines` makes those of the person when it is first called. The lines stand in `side_panel`, their arrows on
        `board`; `editor` is the page of the editor while it is seen, `make_board` gives a board to look at lines."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._side_panel = side_panel
        self._board = board
        self._editor = editor
        self._make_board = make_board
        self._store = store
        self._engines = engines
        self._game_view: AnalysisView | None = None
        self._draft_view: AnalysisView | None = None
        self.handlers: dict[ActionId, Callable[[], object]] = {ActionId.ANALYSE: self._toggle}

    def show_page(self, on_board: bool) -> None:
        """Another page is seen, the game's board or not."""
        if self._game_view is not None and not on_board:
            self._game_view.analysis.set_on(False)
        if self._draft_view is not None and self._editor() is None:
            self._draft_view.analysis.set_on(False)

    def press(self, engine: OutsideEngine, button: str) -> bool:
        """Presses a button among the options of an engine; whether that analyses now."""
        return any([view.analysis.press(engine, button) for view in self._views()])

    def close(self) -> None:
        """For the end of the program: returns when the engines are gone."""
        for view in self._views():
            view.analysis.close()

    def set_settings(self, settings: Settings) -> None:
        """How many lines, how they are written; in the language of the window."""
        for view in self._views():
            view.set_settings(settings)

    def _views(self) -> list[AnalysisView]:
        return [view for view in (self._game_view, self._draft_view) if view is not None]

    def _toggle(self) -> None:
        editor = self._editor()
        if editor is not None:
            self._draft_view = view = self._draft_view or self._made_draft_view(editor)
        else:
            self._game_view = view = self._game_view or self._made_game_view()
            self._session.review.open()
        view.analysis.set_on(not view.analysis.on)

    # The board of the game

    def _made_game_view(self) -> AnalysisView:
        from shogi_desktop.session.analysis.position_analysis import PositionAnalysis

        from .panel import AnalysisPanel

        analysis, panel = PositionAnalysis(self._session, self), AnalysisPanel()
        self._side_panel.put_below_moves(panel)
        analysis.switched.connect(self.switched)
        analysis.failed.connect(self.told)
        boards = LineBoards(self._make_board, self._window)
        view = AnalysisView(
            analysis, panel, self._board, self._game_place, boards, self._store, self._engines, self._window
        )
        view.taken.connect(self._take)
        return view

    def _game_place(self) -> Place:
        game = self._session.record.game
        return Place(game.position, game.cursor.move)

    def _take(self, moves: tuple[int, ...]) -> None:
        take_line(self._session, self._session.record.game.cursor, moves)

    # That of the editor

    def _made_draft_view(self, editor: EditorPage) -> AnalysisView:
        from shogi_desktop.session.analysis.draft_analysis import DraftAnalysis

        from .panel import AnalysisPanel

        session = self._session
        analysis = DraftAnalysis(editor.drafts, session.engine, session.timeouts, self)
        panel = AnalysisPanel(recorded=False)
        editor.panel.put_below_verdict(panel)
        analysis.switched.connect(self.editor_switched)
        analysis.failed.connect(self.told)
        boards, place = LineBoards(self._make_board, self._window), partial(_draft_place, editor)
        view = AnalysisView(analysis, panel, editor.board, place, boards, self._store, self._engines, self._window)
        view.taken.connect(editor.make_moves)
        return view


def _draft_place(editor: EditorPage) -> Place:
    return Place(editor.editing.position(), trouble=editor.obstacle())
