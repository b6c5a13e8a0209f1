"""What the analysis of the position does in the window: its panel, its arrows on the board, its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.session.analysis.limit import Limit
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import Settings, SettingsStore

from ...board import BoardView
from ...table.looks import notation
from ...words.i18n import current_language
from ..actions.ids import ActionId
from ..side_panel import SidePanel
from .line_boards import LineBoards
from .taking import take_line

if TYPE_CHECKING:
    from shogi_desktop.session.analysis.position_analysis import PositionAnalysis
    from shogi_desktop.session.analysis.thoughts import Thoughts
    from shogi_desktop.session.engines.engines import Engines

    from ...analysis.panel import AnalysisPanel


class AnalysisCommands(QObject):
    """Turns the analysis on and off, and shows what it says; made when it is first asked for.

    Signals:
        switched(bool): it was turned on or off.
        told(str): a line for the status bar.
    """

    switched = Signal(bool)
    told = Signal(str)

    def __init__(
        self,
        session: GameSession,
        store: SettingsStore,
        engines: Callable[[], Engines],
        side_panel: SidePanel,
        board: BoardView,
        make_board: Callable[[], BoardView],
        window: QWidget,
    ) -> None:
        """`engines` makes those of the person when it is first called. The lines stand in `side_panel`, their arrows on
        `board`; `make_board` gives a board to look at them."""
        super().__init__(window)
        self._window = window
        self._line_boards = LineBoards(make_board, window)
        self._session = session
        self._side_panel = side_panel
        self._board = board
        self._store = store
        self._engines = engines
        self._made: tuple[PositionAnalysis, AnalysisPanel] | None = None
        self.handlers: dict[ActionId, Callable[[], object]] = {ActionId.ANALYSE: self._toggle}

    def stop(self) -> None:
        """Turns it off."""
        if self._made is not None:
            self._made[0].set_on(False)

    def close(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        if self._made is not None:
            self._made[0].close()

    def _toggle(self) -> None:
        if self._made is None:
            self._made = self._make()
            self.set_settings(self._store.current)
        analysis, _ = self._made
        self._session.review()
        analysis.set_on(not analysis.on)

    def _make(self) -> tuple[PositionAnalysis, AnalysisPanel]:
        from shogi_desktop.session.analysis.position_analysis import PositionAnalysis

        from ...analysis.panel import AnalysisPanel

        analysis, panel = PositionAnalysis(self._session, self), AnalysisPanel()
        self._side_panel.put_below_moves(panel)
        analysis.switched.connect(panel.setVisible)
        analysis.switched.connect(self.switched)
        analysis.thought.connect(self._show_thoughts)
        analysis.failed.connect(self.told)
        panel.choices.lines_wished.connect(self._set_lines)
        panel.choices.view_wished.connect(self._set_view)
        panel.choices.limit_wished.connect(self._ask_limit)
        panel.choices.engine_wished.connect(self._set_engine)
        panel.choices.second_wished.connect(self._set_second)
        panel.choices.log_wished.connect(self._show_log)
        panel.taken.connect(self._take)
        panel.looked_at.connect(self._look_at)
        self._engines().changed.connect(self._set_engines)
        return analysis, panel

    def _show_thoughts(self, place: int, thoughts: Thoughts) -> None:
        assert self._made is not None
        _, panel = self._made
        game = self._session.game
        self._show_asked()
        panel.show_thoughts(place, thoughts, game.position, game.cursor.move)
        self._show_arrows()

    def _show_asked(self) -> None:
        assert self._made is not None
        analysis, panel = self._made
        names = [engine.name if engine is not None else "" for engine in analysis.asked()]
        panel.set_asked(names, self._board.suggestion_colors())

    def _show_arrows(self) -> None:
        """Of a second engine the best move only: more arrows would hide the board."""
        assert self._made is not None
        analysis, panel = self._made
        second = analysis.on and len(analysis.asked()) > 1
        self._board.set_suggestions(
            panel.suggestions() if analysis.on else (), panel.suggestions(1)[:1] if second else ()
        )
        if not analysis.on:
            self._line_boards.hide()

    def set_settings(self, settings: Settings) -> None:
        """How many lines, how they are written; in the language of the window."""
        if self._made is None:
            return
        self._line_boards.renew()
        analysis, panel = self._made
        panel.set_choices(notation(settings, current_language()), settings.score_view, settings.analysis_lines)
        analysis.set_lines(settings.analysis_lines)
        analysis.set_limit(_limit(settings))
        self._set_engines()
        self._show_arrows()

    def _set_engines(self) -> None:
        """One that is gone is asked no more."""
        if self._made is not None:
            analysis, panel = self._made
            engines, settings = self._engines(), self._store.current
            first, second = engines.named(settings.analysis_engine), engines.named(settings.second_engine)
            beside = settings.analysis_beside and first != second and bool(second) == bool(settings.second_engine)
            names = (each.name for each in engines.all() if each.thinks_aloud)
            told = first.name if first is not None else ""
            panel.choices.show_engines(names, told, (second.name if second is not None else "") if beside else None)
            analysis.set_engines(*((first, second) if beside else (first,)))
            self._show_asked()

    def _show_log(self, place: int) -> None:
        from ...engines.log_window import LogWindow

        if self._made is not None:
            window = LogWindow(self._made[0].log(place), self._window)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            window.show()

    def _ask_limit(self) -> None:
        from ...analysis.limit_dialog import LimitDialog

        dialog = LimitDialog(self._store.current, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._set_limit)
        dialog.open()

    def _set_limit(self, changes: dict[str, object]) -> None:
        self._store.update(**changes)

    def _set_engine(self, name: str) -> None:
        self._store.update(analysis_engine=name)

    def _set_second(self, name: str | None) -> None:
        self._store.update(analysis_beside=name is not None, second_engine=name or "")

    def _set_lines(self, lines: int) -> None:
        self._store.update(analysis_lines=lines)

    def _set_view(self, view: str) -> None:
        self._store.update(score_view=view)

    def _look_at(self, moves: tuple[int, ...], row: QRect) -> None:
        """Shows the position after these moves of a line beside its row."""
        panel = self._made[1] if self._made is not None else self._side_panel
        self._line_boards.show(self._session.game.position, moves, self._board.flipped, panel, row)

    def _take(self, moves: tuple[int, ...]) -> None:
        take_line(self._session, self._session.game.cursor, moves)


def _limit(settings: Settings) -> Limit:
    amounts = {"time": ("ms", settings.analysis_ms), "nodes": ("nodes", settings.analysis_nodes)}
    amounts["depth"] = ("depth", settings.analysis_depth)
    name, amount = amounts.get(settings.analysis_by, ("ms", 0))
    return Limit(**{name: amount})
