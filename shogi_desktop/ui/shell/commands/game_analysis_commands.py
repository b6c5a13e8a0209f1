"""What the analysis of a game does in the window: its dialog, the graph under the board, marks, and the summary."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop.files import safe_name
from shogi_desktop.game.tree import Node
from shogi_desktop.rules import Side
from shogi_desktop.session.analysis.coaching import lesson_of
from shogi_desktop.session.analysis.review import Limits, Review, review
from shogi_desktop.session.engines.asked import analyses
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.reading import ReadingGivenUp
from shogi_desktop.settings import Settings, SettingsStore

from ...board import BoardView
from ...table.game_table import GameTable
from ...table.looks import notation
from ...words.i18n import current_language
from ...words.texts import player_name
from ..actions.ids import ActionId
from ..side_panel import SidePanel
from .line_boards import LineBoards
from .taking import take_line

if TYPE_CHECKING:
    from shogi_desktop.session.analysis.game_analysis import GameAnalysis, Progress
    from shogi_desktop.session.engines.engines import Engines

    from ...analysis.coach_card import CoachCard
    from ...analysis.game_dialog import Habit
    from ...analysis.game_pane import GamePane
    from ...printing.analysis_pages import AnalysisPage


class GameAnalysisCommands(QObject):
    """Analyses the record on the board and shows what is known of it, from now or from its file; made when that is
    first needed.

    Signals:
        told(str): a line for the status bar.
        saved(str): a picture or a PDF file was saved as this file.
    """

    told = Signal(str)
    saved = Signal(str)

    def __init__(
        self,
        session: GameSession,
        store: SettingsStore,
        engines: Callable[[], Engines],
        table: GameTable,
        side_panel: SidePanel,
        make_board: Callable[[], BoardView],
        window: QWidget,
    ) -> None:
        """`engines` makes those of the person when it is first called. The graph stands below the board of `table`, the
        marks and the coach in `side_panel`; `make_board` gives a board to look at lines."""
        super().__init__(window)
        self._session = session
        self._store = store
        self._engines = engines
        self._table = table
        self._side_panel = side_panel
        self._line_boards = LineBoards(make_board, window)
        self._window = window
        self._analysis: GameAnalysis | None = None
        self._pane: GamePane | None = None
        self._card: CoachCard | None = None
        self._analysing = False
        self._progress: Progress | None = None
        self._review = Review()
        self.handlers: dict[ActionId, Callable[[], object]] = {
            ActionId.ANALYSE_GAME: self._ask,
            ActionId.SUMMARY: self._show_summary,
            ActionId.COACH: self._toggle_coach,
            ActionId.MARKED_BACK: lambda: self._go_to_marked(back=True),
            ActionId.MARKED_ON: lambda: self._go_to_marked(back=False),
        }
        self.checks: dict[ActionId, Callable[[], bool]] = {
            ActionId.ANALYSE_GAME: self._can_analyse,
            ActionId.SUMMARY: self._can_summarize,
            ActionId.MARKED_BACK: lambda: self._marked(back=True) is not None,
            ActionId.MARKED_ON: lambda: self._marked(back=False) is not None,
        }
        for signal in (session.game_started, session.tree_changed, session.position_changed, session.turn_changed):
            signal.connect(self.refresh)

    def _can_analyse(self) -> bool:
        """Whether there is a record with moves that nobody plays."""
        return self._session.can_edit() and bool(self._session.game.root.children)

    def _toggle_coach(self) -> None:
        self._store.update(coach="full" if self._store.current.coach == "off" else "off")

    def _can_summarize(self) -> bool:
        """Whether moves of it were judged."""
        return bool(self._review.judged)

    def close(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        if self._analysis is not None:
            self._analysis.close()

    # What is known of the record

    def refresh(self) -> None:
        """The record on the board as it is now."""
        game = self._session.game
        line = game.line() if self._session.can_edit() else []
        known = any(node.evaluation for node in (game.root, *line))
        self._review = review(game, line, self._limits()) if known and line else Review()
        marks = {node: move.mark for node, move in self._review.judged.items() if move.mark is not None}
        self._side_panel.record.set_marks(marks)
        self._show_pane(known and bool(line))
        self._show_lesson()

    def set_settings(self, settings: Settings) -> None:
        """How the graph looks, and what gets a mark; in the language of the window."""
        if self._pane is not None:
            self._pane.set_view(settings.graph_view == "chance", settings.graph_times)
        if self._card is not None:
            self._card.set_choices(self._notation(), settings.coach)
        self._line_boards.renew()
        self.refresh()

    def _limits(self) -> Limits:
        settings = self._store.current
        return Limits(settings.mark_inaccuracy, settings.mark_mistake, settings.mark_blunder)

    def _show_pane(self, known: bool) -> None:
        wanted = self._progress is not None or (known and self._store.current.graph)
        if self._pane is None and not wanted:
            return
        if self._pane is None:
            self._pane = self._made_pane()
        pane, line = self._pane, self._review.line
        cursor = self._session.game.cursor
        at = cursor.ply if cursor.ply < len(line) and line[cursor.ply] is cursor else -1
        pane.graph.show_review(self._review, at)
        pane.graph.setVisible(known)
        pane.setVisible(wanted)

    def _show_lesson(self) -> None:
        """What the coach says of the move on the board."""
        game = self._session.game
        judged = self._review.judged.get(game.cursor)
        bad = judged is not None and judged.mark is not None and self._store.current.coach != "off"
        lesson = lesson_of(game, judged) if bad and judged is not None else None
        if self._card is None and lesson is None:
            return
        if self._card is None:
            self._card = self._made_card()
        self._card.show_lesson(lesson)
        self._line_boards.hide()
        if not self._analysing:  # else its arrows are there
            self._table.board.set_suggestions([(lesson.reply[0], "")] if lesson is not None and lesson.reply else ())

    def set_analysing(self, on: bool) -> None:
        """Whether the position on the board is analysed, with arrows of its own."""
        self._analysing = on
        self._show_lesson()

    def _made_card(self) -> CoachCard:
        from ...analysis.coach_card import CoachCard

        card = CoachCard()
        card.set_choices(self._notation(), self._store.current.coach)
        self._side_panel.put_below_moves(card)
        card.detail_wished.connect(self._set_coach)
        card.closed.connect(self._close_coach)
        card.taken.connect(self._take)
        card.looked_at.connect(self._look_at)
        return card

    def _set_coach(self, detail: str) -> None:
        self._store.update(coach=detail)

    def _close_coach(self) -> None:
        self._store.update(coach="off")

    def _take(self, moves: tuple[int, ...], instead: bool) -> None:
        """Makes a move on the board, or puts a line into the record: after the move on the board, or instead of it."""
        node = self._session.game.cursor
        if instead and node.parent is not None:
            self._session.back()
            node = node.parent
        take_line(self._session, node, moves)

    def _look_at(self, moves: tuple[int, ...], instead: bool, row: QRect) -> None:
        """Shows the position after these moves of a line beside its row."""
        if self._card is None:
            return
        position = self._session.game.position.copy()
        if instead:
            position.undo()
        self._line_boards.show(position, moves, self._table.board.flipped, self._card, row)

    def _made_pane(self) -> GamePane:
        from ...analysis.game_pane import GamePane

        pane, settings = GamePane(self._words_of), self._store.current
        pane.set_view(settings.graph_view == "chance", settings.graph_times)
        self._table.put_below_board(pane)
        pane.graph.node_wished.connect(self._session.go_to)
        pane.graph.walked.connect(self._session.walk)
        pane.graph.ends_wished.connect(self._go_to_end)
        pane.view_wished.connect(self._set_view)
        pane.times_wished.connect(self._set_times)
        pane.closed.connect(self._hide_graph)
        pane.summary_wished.connect(self._show_summary)
        pane.picture_wished.connect(self._save_picture)
        pane.print_wished.connect(self._print)
        pane.cancelled.connect(self.stop)
        return pane

    def _words_of(self, node: Node) -> str:
        """What is said of a move beside the graph."""
        from ...words.review_words import node_words

        game, told = self._session.game, self._notation()
        text = self._side_panel.moves.texts.text(game, node)
        return node_words(game, node, self._review.judged.get(node), text, told, self._store.current.score_view)

    def _marked(self, back: bool) -> Node | None:
        """The nearest marked move before the position on the board, or after it."""

        def is_marked(node: Node) -> bool:
            judged = self._review.judged.get(node)
            return judged is not None and judged.mark is not None

        return self._session.find(is_marked, back)

    def _go_to_marked(self, back: bool) -> None:
        node = self._marked(back)
        if node is not None:
            self._session.go_to(node)

    def _go_to_end(self, last: bool) -> None:
        if last:
            self._session.go_end()
        else:
            self._session.go_start()

    # The analysis

    def _ask(self) -> None:
        from ...analysis.game_dialog import GameAnalysisDialog

        game = self._session.game
        line = game.line()
        known = any(node.evaluation for node in (game.root, *line))
        engines = [engine.name for engine in self._engines().all() if analyses(engine, game.variant)]
        dialog = GameAnalysisDialog(len(line), known, engines, self._habit(), self._window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        wish, habit = dialog.wish(), dialog.habit()
        dialog.deleteLater()
        if not accepted or self._session.game is not game:
            return
        limits = habit.limits
        self._store.update(
            game_engine=habit.engine,
            game_by=habit.by,
            game_ms=habit.movetime_ms,
            game_nodes=habit.nodes,
            mark_inaccuracy=limits.inaccuracy,
            mark_mistake=limits.mistake,
            mark_blunder=limits.blunder,
            graph=True,
        )
        self._session.review()
        self._table.banner.clear()  # it would hide what is looked at
        self._made_analysis().start(wish, self._engines().named(habit.engine) if habit.engine in engines else None)

    def _habit(self) -> Habit:
        from ...analysis.game_dialog import Habit

        settings = self._store.current
        return Habit(settings.game_engine, settings.game_by, settings.game_ms, settings.game_nodes, self._limits())

    def _made_analysis(self) -> GameAnalysis:
        from shogi_desktop.session.analysis.game_analysis import GameAnalysis

        if self._analysis is None:
            self._analysis = GameAnalysis(self._session, self)
            self._analysis.progressed.connect(self._show_progress)
            self._analysis.ended.connect(self._end)
            self._analysis.failed.connect(self.told)
        return self._analysis

    def _show_progress(self, progress: Progress | None) -> None:
        begun = (self._progress is None) is not (progress is None)
        self._progress = progress
        if begun:
            self.refresh()
        if self._pane is not None:
            self._pane.show_progress(progress)

    def _end(self, complete: bool) -> None:
        self._show_progress(None)
        if complete:
            self.told.emit(self.tr("The game is analysed."))

    def stop(self) -> None:
        """Ends what runs; what was found is kept."""
        if self._analysis is not None:
            self._analysis.cancel()

    def _set_view(self, chance: bool) -> None:
        self._store.update(graph_view="chance" if chance else "score")

    def _set_times(self, on: bool) -> None:
        self._store.update(graph_times=on)

    def _hide_graph(self) -> None:
        self._store.update(graph=False)

    # The summary, pictures, paper

    def _show_summary(self) -> None:
        from ...analysis.summary import SummaryWindow

        page = self._page()
        if page is None:
            return
        window = SummaryWindow(page.report, page.title, page.players, self._window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.node_wished.connect(self._go_to)
        window.print_wished.connect(self._print)
        window.show()

    def _go_to(self, node: Node) -> None:
        """A summary may stay open while the record changes."""
        if node in self._review.judged:
            self._session.go_to(node)

    def _page(self) -> AnalysisPage | None:
        """The summary; None where the person did not want to wait for it."""
        from ...analysis.graph_drawing import Graph
        from ...printing.analysis_pages import AnalysisPage
        from ...widgets.reading import read_patiently
        from ...words.report_words import report_steps

        game, setup = self._session.game, self._session.setup
        black, white = (player_name(setup, side) for side in Side)
        graph = Graph(self._review, self._store.current.graph_view == "chance")
        last = max(1, len(self._review.line) - 1)
        curve = [[(ply / last, height) for ply, height in stretch] for stretch in graph.stretches()]
        marks = [
            ((move.node.ply / last, height), int(move.mark))
            for move in self._review.judged.values()
            if move.mark is not None and (height := graph.height(move.node.ply)) is not None
        ]
        steps = report_steps(game, self._review, self._notation())
        try:
            report = read_patiently(self._window, steps, told=self.tr("Looking at the moves …"))
        except ReadingGivenUp:
            return None
        return AnalysisPage(f"{black} – {white}", (black, white), report, curve, marks)

    def _print(self) -> None:
        from ...printing.analysis_pages import AnalysisOptions
        from ...printing.dialog import PrintDialog

        page = self._page()
        if page is None:
            return
        dialog = PrintDialog(AnalysisOptions(page), self._proposed(), self._window)
        dialog.told.connect(self.told)
        dialog.saved.connect(self.saved)
        dialog.exec()
        dialog.deleteLater()

    def _save_picture(self) -> None:
        from ...analysis.graph_picture import save_graph
        from ...widgets.messages import complain
        from ...widgets.save_path import ask_save_path

        title = self.tr("Save the graph")
        path = ask_save_path(self._window, title, f"{self._proposed()}.png", {self.tr("PNG picture (*.png)"): ".png"})
        if not path or self._pane is None:
            return
        try:
            save_graph(path, self._pane.graph)
        except OSError as error:
            complain(self._window, self.tr("The graph could not be saved."), error, path)
        else:
            self.saved.emit(path)
            self.told.emit(self.tr("Saved as {name}.").format(name=Path(path).name))

    def _proposed(self) -> str:
        names = " - ".join(player_name(self._session.setup, side) for side in Side)
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        return str(Path(self._store.current.picture_folder or pictures or Path.home()) / safe_name(names))

    def _notation(self) -> str:
        return notation(self._store.current, current_language())
