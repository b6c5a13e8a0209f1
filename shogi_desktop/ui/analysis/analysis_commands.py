"""The key that turns the analysis of a position on and off: of the board of the game, and of the editor's."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shogi_desktop.settings import Settings

from ..desk import Desk
from ..subjects import EditedPosition
from .analysis_view import AnalysisView, Place
from .line_boards import take_line

if TYPE_CHECKING:
    from shogi_desktop.clients.catalogue import OutsideEngine


class AnalysisCommands(QObject):
    """Each analysis is made when it is first asked for, and ends where its board is not seen any more.

    Signals:
        switched(bool): that of the game's board was turned on or off.
    """

    switched = Signal(bool)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._session = desk, desk.session
        self._game_view: AnalysisView | None = None
        self._draft_view: AnalysisView | None = None
        desk.page_changed.connect(self._show_page)

    def _show_page(self) -> None:
        if self._game_view is not None and self._desk.page != "board":
            self._game_view.analysis.set_on(False)
        if self._draft_view is not None and self._desk.editor is None:
            self._draft_view.analysis.set_on(False)

    def is_on(self) -> bool:
        """That of the board that is seen."""
        view = self._game_view if self._desk.editor is None else self._draft_view
        return view is not None and view.analysis.on

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

    def toggle(self) -> None:
        """Of the board that is seen."""
        self._desk.panel_wished.emit()
        editor = self._desk.editor
        if editor is not None:
            self._draft_view = view = self._draft_view or self._made_draft_view(editor)
        else:
            self._game_view = view = self._game_view or self._made_game_view()
            self._session.review.open()
        view.analysis.set_on(not view.analysis.on)

    # The board of the game

    def _made_game_view(self) -> AnalysisView:
        from shogi_desktop.session.analysis.analysis import PositionAnalysis

        from .panel import AnalysisPanel

        analysis, panel = PositionAnalysis(self._session, self), AnalysisPanel()
        self._desk.beside_record.emit(panel)
        analysis.switched.connect(self.switched)
        view = AnalysisView(self._desk, analysis, panel, self._desk.table.board, self._game_place)
        view.taken.connect(self._take)
        return view

    def _game_place(self) -> Place:
        game = self._session.record.game
        return Place(game.position, game.cursor.move)

    def _take(self, moves: tuple[int, ...]) -> None:
        take_line(self._session, self._session.record.game.cursor, moves)

    # That of the editor

    def _made_draft_view(self, editor: EditedPosition) -> AnalysisView:
        from shogi_desktop.session.analysis.analysis import DraftAnalysis

        from .panel import AnalysisPanel

        session = self._session
        analysis = DraftAnalysis(editor.drafts, session.engine, session.timeouts, self)
        panel = AnalysisPanel(recorded=False)
        editor.put_below_verdict(panel)
        view = AnalysisView(self._desk, analysis, panel, editor.board, partial(_draft_place, editor))
        view.taken.connect(editor.make_moves)
        return view


def _draft_place(editor: EditedPosition) -> Place:
    return Place(editor.position(), trouble=editor.obstacle())
