"""An analysis as it is seen beside one board: its lines, its arrows, and what the person chooses of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal

from shogi_desktop.clients.power import analysing
from shogi_desktop.clients.search import Limit
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.settings import Settings

from ..board import BoardView
from ..desk import Desk
from ..subjects import EditedPosition, Talk
from ..words.analysis_words import ScoreStyle
from .lines import LineBoards, take_line

if TYPE_CHECKING:
    from shogi_desktop.analysis.thoughts import Thoughts
    from shogi_desktop.clients.catalogue import OutsideEngine
    from shogi_desktop.session.analysis.analysis import Analysis

    from .panel import AnalysisPanel


@dataclass(frozen=True)
class ShownPosition:
    """What is on a board: a position, the move that led to it, and why nobody can think about it ("" = they can)."""

    position: Position
    before: int = NO_MOVE
    trouble: str = ""


class AnalysisView(QObject):
    """Signals:
    taken(object): moves of a line that the person wants to be made, as a tuple.
    """

    taken = Signal(object)

    def __init__(
        self, desk: Desk, analysis: Analysis, panel: AnalysisPanel, board: BoardView, place: Callable[[], ShownPosition]
    ) -> None:
        """`place` says what is on the `board`."""
        super().__init__(desk)
        self._desk, self._store = desk, desk.store
        self.analysis = analysis
        self._panel, self._board, self._place = panel, board, place
        self._line_boards = LineBoards(desk)
        analysis.switched.connect(panel.setVisible)
        analysis.switched.connect(desk.changed)
        analysis.failed.connect(desk.told)
        analysis.thought.connect(self._show_thoughts)
        choices = panel.choices
        choices.lines_wished.connect(self._set_lines)
        choices.view_wished.connect(self._set_view)
        choices.hundredths_wished.connect(self._set_hundredths)
        choices.limit_wished.connect(self._ask_limit)
        choices.engine_wished.connect(self._set_engine)
        choices.second_wished.connect(self._set_second)
        choices.mate_wished.connect(self.analysis.seek_mate)
        choices.log_wished.connect(self._show_log)
        choices.addSeparator()
        choices.addAction(desk.action("ENGINES"))
        panel.taken.connect(self.taken)
        panel.looked_at.connect(self._look_at)
        desk.engines().changed.connect(self._set_engines)
        panel.setVisible(False)
        self.set_settings(desk.store.current)

    def set_settings(self, settings: Settings) -> None:
        """How many lines, how they are written, who is asked; in the look and the language of the window."""
        self._line_boards.renew()
        lines = settings.analysis_lines
        style = ScoreStyle(settings.score_view, self._desk.look.hundredths)
        self._panel.set_choices(self._desk.look.notation, style, lines)
        self.analysis.set_lines(lines)
        self.analysis.set_power(analysing(settings.processors))
        self.analysis.set_limit(_limit(settings))
        self._set_engines()
        self._show_arrows()

    # What is thought

    def _show_thoughts(self, place: int, thoughts: Thoughts) -> None:
        there = self._place()
        if there.trouble and place == 0:
            thoughts = replace(thoughts, note=there.trouble)
        self._show_asked()
        self._panel.show_thoughts(place, thoughts, there.position, there.before)
        self._show_arrows()

    def _show_asked(self) -> None:
        names = [engine.name if engine is not None else "" for engine in self.analysis.engines()]
        self._panel.set_asked(names, self._board.suggestion_colors())

    def _show_arrows(self) -> None:
        """Of a second engine the best move only: more arrows would hide the board."""
        on, panel = self.analysis.on, self._panel
        second = on and len(self.analysis.engines()) > 1
        self._board.mark(
            suggestions=panel.suggestions() if on else (), others=panel.suggestions(1)[:1] if second else ()
        )
        if not on:
            self._line_boards.hide()

    def _look_at(self, moves: tuple[int, ...], row: QRect) -> None:
        """Shows the position after these moves of a line beside its row."""
        self._line_boards.show(self._place().position, moves, self._board.flipped, self._panel, row)

    # What is chosen

    def _set_engines(self) -> None:
        """One that is gone is asked no more."""
        engines, settings = self._desk.engines(), self._store.current
        first, second = engines.named(settings.analysis_engine), engines.named(settings.second_engine)
        beside = settings.analysis_beside and first != second and bool(second) == bool(settings.second_engine)
        names = (each.name for each in engines.all() if each.analyses)
        told = first.name if first is not None else ""
        self._panel.choices.show_engines(names, told, (second.name if second is not None else "") if beside else None)
        self.analysis.set_engines(*((first, second) if beside else (first,)))
        self._show_asked()

    def _show_log(self, place: int) -> None:
        self._desk.open("engines", Talk({"": self.analysis.log(place)}))

    def _ask_limit(self) -> None:
        from .choices_menu import LimitDialog

        dialog = LimitDialog(self._store.current, self._desk.window)
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

    def _set_hundredths(self, on: bool) -> None:
        self._store.update(score_unit="hundredths" if on else "pawns")


def _limit(settings: Settings) -> Limit:
    by = settings.analysis_by
    return Limit(
        ms=settings.analysis_ms if by == "time" else 0,
        nodes=settings.analysis_nodes if by == "nodes" else 0,
        depth=settings.analysis_depth if by == "depth" else 0,
    )


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

    def _game_place(self) -> ShownPosition:
        game = self._session.record.game
        return ShownPosition(game.position, game.cursor.move)

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


def _draft_place(editor: EditedPosition) -> ShownPosition:
    return ShownPosition(editor.position(), trouble=editor.obstacle())
