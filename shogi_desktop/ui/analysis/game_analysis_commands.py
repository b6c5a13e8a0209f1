"""What the analysis of a game does in the window: its dialog, the graph under the board, marks in the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QSizePolicy, QToolButton

from shogi_desktop.analysis.game_questions import LONGER, AnalysisProgress, AnalysisScope
from shogi_desktop.analysis.review import LineReview, Mark, MarkLimits, review
from shogi_desktop.clients.catalogue import analyses, begins_there
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.settings import Settings

from ..desk import Desk
from ..subjects import TryAgain
from ..words.analysis_words import gap_text, seemed_text
from ..words.i18n import joined_sentences
from ..words.move_texts import MoveTexts
from .coach_commands import CoachCommands
from .review_commands import PracticeCommands, SummaryCommands

if TYPE_CHECKING:
    from shogi_desktop.clients.engine_client import TalkLog
    from shogi_desktop.session.analysis.game_analysis import GameAnalysis

    from .game_dialog import Habit
    from .graph import GamePane
    from .moments import MomentsSearch


MOMENTS_MS: Final = 40_000  # for all positions of a game, where somebody waits for its worst moments
LEAST_MS: Final = 100  # for one of them
TAUGHT_LONGER: Final = 2  # times as long a second look after a taught game, whose first is long already


class GameAnalysisCommands(QObject):
    """Analyses the record on the board and shows what is known of it, from now or from its file; made when that is
    first needed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._store, self._table, self._window = desk, desk.store, desk.table, desk.window
        self._session = session = desk.session
        self.coach = CoachCommands(desk)
        self.summary = SummaryCommands(desk, lambda: self._review)
        self.practice = PracticeCommands(desk, lambda: self._review)
        self._texts = MoveTexts(desk.look.notation)
        self._analysis: GameAnalysis | None = None
        self._pane: GamePane | None = None
        self._why: QToolButton | None = None
        self._progress: AnalysisProgress | None = None
        self._review = LineReview()
        self._asked: tuple[Game, AnalysisScope, str] | None = None  # what runs, and with which engine
        self._stopped: WeakKeyDictionary[Game, tuple[AnalysisScope, str]] = WeakKeyDictionary()  # left in the middle
        self._moments: MomentsSearch | None = None
        self._doubted: set[Node] = set()  # with a mark while the analysis has run
        self.summary.rest_wished.connect(self.go_on)
        session.record.game_started.connect(self._forget_texts)
        for signal in (
            session.record.game_started,
            session.record.tree_changed,
            session.record.position_changed,
            session.turn.turn_changed,
        ):
            signal.connect(self.refresh)
        desk.table.banner.visibility_changed.connect(self._show_why)

    def _forget_texts(self) -> None:
        self._texts = MoveTexts(self._desk.look.notation)

    def can_analyse(self) -> bool:
        """Whether there is a record with moves that nobody plays."""
        return self._session.record.can_edit() and bool(self._session.record.game.root.children)

    def is_lost(self) -> bool:
        """Whether it is one that the person has lost."""
        result, side = self._session.record.game.result, self.practice.own_side()
        return self.can_analyse() and result is not None and side is not None and result.winner is side.other

    def can_summarize(self) -> bool:
        """Whether moves of it were judged."""
        return bool(self._review.judged)

    def close(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        if self._analysis is not None:
            self._analysis.close()

    # What is known of the record

    def refresh(self) -> None:
        """The record on the board as it is now."""
        game = self._session.record.game
        line = game.line() if self._session.record.can_edit() else []
        known = any(node.evaluation for node in (game.root, *line))
        self._review = (
            review(game, line, MarkLimits(*self._store.current.mark_losses)) if known and line else LineReview()
        )
        marks = {node: move.mark for node, move in self._review.judged.items() if move.mark is not None}
        self._desk.judged.emit(marks)
        if self._progress is not None:
            self._doubted |= marks.keys()
            if self._moments is not None:
                self._moments.follow(game, self._review)
        self._show_pane(known and bool(line))
        self.coach.show(self._review.judged.get(game.cursor))
        self._show_why()

    def _show_why(self) -> None:
        """A button beside the moves of a lost game that was not analysed yet, and about which it is not asked over the
        board."""
        unasked = not self._table.banner.isVisible()
        wanted = unasked and self.is_lost() and not self._review.judged and self._progress is None
        if wanted and self._why is None:
            self._why = QToolButton()
            self._why.setDefaultAction(self._desk.action("WHY_LOST"))
            self._why.setProperty("segment", True)
            self._why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._why.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._desk.beside_record.emit(self._why)
        if self._why is not None:
            self._why.setVisible(wanted)

    def set_settings(self, settings: Settings) -> None:
        """How the graph looks, and what gets a mark; in the language of the window."""
        if self._pane is not None:
            self._pane.set_view(settings.graph_view == "chance", settings.graph_times)
        self.coach.set_settings(settings)
        self.refresh()

    def _show_pane(self, known: bool) -> None:
        busy = self._progress is not None
        wanted = busy or (known and self._store.current.graph)
        if self._pane is None and not wanted:
            return
        if self._pane is None:
            self._pane = self._made_pane()
        pane, line = self._pane, self._review.line
        cursor = self._session.record.game.cursor
        at = cursor.ply if cursor.ply < len(line) and line[cursor.ply] is cursor else -1
        pane.graph.show_review(self._review, at)
        pane.graph.setVisible(known or busy)  # its room is there before its first value
        told = self._review if known and not busy else None
        pane.report.show_review(told, len(self.practice.mistakes()) if told is not None else 0)
        pane.setVisible(wanted)

    def _made_pane(self) -> GamePane:
        from .graph import GamePane

        pane, settings = GamePane(self._words_of), self._store.current
        pane.set_view(settings.graph_view == "chance", settings.graph_times)
        self._table.put_below_board(pane)
        pane.graph.node_wished.connect(self._session.record.go_to)
        pane.graph.walked.connect(self._session.record.walk)
        pane.graph.ends_wished.connect(self._session.record.go_to_end)
        pane.view_wished.connect(self._set_view)
        pane.times_wished.connect(self._set_times)
        pane.closed.connect(self._hide_graph)
        pane.summary_wished.connect(self.summary.show)
        pane.practice_wished.connect(self.practice.ask)
        pane.moments_wished.connect(self.ask_moments)
        pane.more_wished.connect(self.ask)
        pane.report.node_wished.connect(self._session.record.go_to)
        pane.report.summary_wished.connect(self.summary.show)
        pane.report.practice_wished.connect(self.practice.begin)
        pane.report.rest_wished.connect(self.go_on)
        pane.picture_wished.connect(self._save_graph)
        pane.print_wished.connect(self.summary.print)
        pane.cancelled.connect(self.stop)
        return pane

    def _words_of(self, node: Node) -> str:
        """What is said of a move beside the graph."""
        from ..words.analysis_words import ScoreStyle, doubt_text, node_words

        game, told = self._session.record.game, self._desk.look.notation
        if self._texts.notation != told:
            self._forget_texts()
        text = self._texts.text(game, node)
        settings = self._store.current
        view = "mover" if settings.score_view == "mover" else "chance" if settings.graph_view == "chance" else "black"
        judged = self._review.judged.get(node)
        words = node_words(game, node, judged, text, told, ScoreStyle(view, self._desk.look.hundredths))
        doubt = doubt_text(judged, self._session.advice.opinion(node)) if judged is not None else ""
        return f"{words}\n{doubt}" if doubt else words

    def has_marked(self, back: bool) -> bool:
        return self._marked(back) is not None

    def _marked(self, back: bool) -> Node | None:
        """The nearest marked move before the position on the board, or after it."""

        def is_marked(node: Node) -> bool:
            judged = self._review.judged.get(node)
            return judged is not None and judged.mark is not None

        return self._session.record.find(is_marked, back)

    def go_to_marked(self, back: bool) -> None:
        node = self._marked(back)
        if node is not None:
            self._session.record.go_to(node)

    # The analysis

    def begin(self) -> None:
        """As it was done last, for all moves."""
        settings, game = self._store.current, self._session.record.game
        engines = self._able_engines(game)
        by_time = settings.game_by == "time"
        scope = AnalysisScope(
            1, len(game.line()), settings.game_ms if by_time else 0, 0 if by_time else settings.game_nodes
        )
        self._start(scope, settings.game_engine if settings.game_engine in engines else "")

    def ask_moments(self) -> None:
        """Looks for the moves that cost the person most, and shows them; soon, whatever else is usual, but not with a
        shorter look than the coach has had in the game: it would contradict itself."""
        from shogi_desktop.session.analysis.coaching import LOOK_MS, MATE_MS

        game = self._session.record.game
        positions = len(game.main_line()) + 1
        taught = self._session.record.setup.teaching
        least_ms, longer = (MATE_MS + LOOK_MS, TAUGHT_LONGER) if taught else (LEAST_MS, LONGER)
        each_ms = max(least_ms, min(self._store.current.game_ms, MOMENTS_MS // positions))
        side = self.practice.own_side()
        self._start(AnalysisScope(1, positions - 1, each_ms, side=side, longer=longer), "", worst=True)

    def _made_moments(self) -> MomentsSearch:
        from .moments import MomentsSearch

        if self._moments is None:
            self._moments = MomentsSearch(self._desk)
            self._moments.tried.connect(self._try_again)
            self._moments.practised.connect(self.practice.add)
        return self._moments

    def _try_again(self, node: Node) -> None:
        """From the position before this move."""
        if node in self._review.judged and node.parent is not None:
            self._session.record.go_to(node.parent)
            self._desk.open("play", TryAgain())

    def _able_engines(self, game: Game) -> list[str]:
        able = (engine for engine in self._desk.engines().all() if analyses(engine, game.variant))
        return [engine.name for engine in able if begins_there(engine, game.start)]

    def _start(self, scope: AnalysisScope, engine: str, worst: bool = False) -> None:
        """With the engine of this name, "": the program's own. `worst`: the worst moments are shown meanwhile."""
        self._desk.panel_wished.emit()
        self._store.update(graph=True)
        self._session.review.open()
        self._table.banner.clear()  # it would hide what is looked at
        analysis, game = self._made_analysis(), self._session.record.game
        analysis.cancel()
        if worst:
            self._made_moments().begin(game, scope.side)
        self._stopped.pop(game, None)
        self._asked, self._doubted = (game, scope, engine), set()
        analysis.start(scope, self._desk.engines().named(engine) if engine else None)

    def go_on(self) -> None:
        """With the analysis of this record that was stopped or left with its tab, else with what none has looked at."""
        stopped = self._stopped.get(self._session.record.game)
        if stopped is not None:
            self._start(*stopped)
        else:
            self.begin()

    def ask(self) -> None:
        """Asks how, and begins."""
        from .game_dialog import GameAnalysisDialog

        game = self._session.record.game
        line = game.line()
        known = any(node.evaluation for node in (game.root, *line))
        engines = self._able_engines(game)
        dialog = GameAnalysisDialog(len(line), known, engines, self._habit(), self._window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        wish, habit = dialog.wish(), dialog.habit()
        dialog.deleteLater()
        if not accepted or self._session.record.game is not game:
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
        )
        self._start(wish, habit.engine if habit.engine in engines else "")

    def _habit(self) -> Habit:
        from .game_dialog import Habit

        settings = self._store.current
        return Habit(
            settings.game_engine,
            settings.game_by,
            settings.game_ms,
            settings.game_nodes,
            MarkLimits(*self._store.current.mark_losses),
        )

    def _made_analysis(self) -> GameAnalysis:
        from shogi_desktop.session.analysis.game_analysis import GameAnalysis

        if self._analysis is None:
            self._analysis = GameAnalysis(self._session, self)
            self._analysis.progressed.connect(self._show_progress)
            self._analysis.ended.connect(self._end)
            self._analysis.failed.connect(self._desk.told)
            self._analysis.cannot_count.connect(self._desk.engines().note_no_counting)
        return self._analysis

    def log(self) -> TalkLog:
        """What was said between the program and the engine that looked at games."""
        return self._made_analysis().log

    def _show_progress(self, progress: AnalysisProgress | None) -> None:
        begun = (self._progress is None) is not (progress is None)
        self._progress = progress
        if begun:
            self.refresh()
        if self._pane is not None:
            self._pane.show_progress(progress)
        if self._moments is not None and progress is not None:
            self._moments.show_progress(progress)

    def _end(self, complete: bool) -> None:
        if self._asked is not None and self._progress is not None and self._progress.done and not complete:
            game, scope, engine = self._asked
            self._stopped[game] = scope, engine
        self._asked = None
        self._show_progress(None)
        if complete:
            self._tell_done()
        elif self._moments is not None:
            self._moments.give_up()

    def _tell_done(self) -> None:
        """That it is done; and which marks that were seen meanwhile a second look has taken back."""
        self.refresh()
        softened = [node for node in self._doubted if self._mark_of(node) is None]
        told = gap_text(self._review) or self.tr("The game is analysed.")
        if softened:
            told = joined_sentences(told, seemed_text([node.ply for node in softened]))
        self._desk.tell(told)
        if self._moments is not None:
            self._moments.follow(self._session.record.game, self._review, over=True)

    def _mark_of(self, node: Node) -> Mark | None:
        judged = self._review.judged.get(node)
        return judged.mark if judged is not None else None

    def stop(self) -> None:
        """Ends what runs; what was found is kept."""
        if self._analysis is not None:
            self._analysis.cancel()

    def _set_view(self, chance: bool) -> None:
        self._store.update(graph_view="chance" if chance else "score")

    def _set_times(self, on: bool) -> None:
        self._store.update(graph_times=on)

    def _save_graph(self) -> None:
        if self._pane is not None:
            self.summary.save_picture(self._pane.graph)

    def _hide_graph(self) -> None:
        self._store.update(graph=False)
