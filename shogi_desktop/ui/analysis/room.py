"""What the computer thinks of a position and of a whole game: lines, marks, the graph, the coach, own mistakes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from shogi_desktop.analysis.review import MarkLimits
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.settings import Settings

from ..action import GO, ON_BOARD, TOOLS, Action, Shown, Where
from ..desk import Desk, Room
from ..subjects import EngineButton, WorstMoments
from ..words.i18n import QT_TRANSLATE_NOOP
from .analysis_view import AnalysisCommands
from .game_analysis_commands import GameAnalysisCommands

if TYPE_CHECKING:
    from shogi_desktop.clients.engine_client import TalkLog


class AnalysisRoom(Room):
    name = "analysis"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.position = AnalysisCommands(desk)
        self.game_analysis = GameAnalysisCommands(desk)
        self.position.switched.connect(self._follow)
        game, coach = self.game_analysis, self.game_analysis.coach
        can_edit = desk.session.record.can_edit
        self.doors = (
            Action("ANALYSE", QT_TRANSLATE_NOOP("Actions", "Analyse the &position"), "F7", TOOLS.at(0, 0),
                self._toggle,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "What the computer thinks of the position; not while a game goes on"), icon="analyse",
                enabled=self._answers, offered=self._can_analyse, checked=self.position.is_on, interrupts=True),
            Action("ANALYSE_GAME", QT_TRANSLATE_NOOP("Actions", "&Analyse the game"), "Shift+F7", TOOLS.at(0, 1),
                self._begin_game,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "The computer looks at every move, marks mistakes, draws the course of the game"),
                icon="analyse_game", where=Where.GAME_SEEN, enabled=self._answers_game, offered=can_edit),
            Action("WHY_LOST", QT_TRANSLATE_NOOP("Actions", "Why did I &lose?"), "Ctrl+F6", TOOLS.at(0, 2),
                game.ask_moments,
                tip=QT_TRANSLATE_NOOP("Actions", "The moves that cost you most, and what was better"),
                where=Where.GAME_SEEN, enabled=game.is_lost, offered=game.is_lost),
            Action("SUMMARY", QT_TRANSLATE_NOOP("Actions", "Summar&y of the analysis…"), "Ctrl+F7", TOOLS.at(0, 3),
                game.summary.show,
                tip=QT_TRANSLATE_NOOP("Actions", "How well each side played, and the moves that lost most"),
                where=Where.GAME_SEEN, enabled=game.can_summarize, offered=can_edit, shown=Shown.PALETTE),
            Action("PRACTISE_GAME", QT_TRANSLATE_NOOP("Actions", "Practise the mista&kes…"), "Ctrl+Shift+F5",
                TOOLS.at(0, 4), game.practice.ask,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "The positions in which you went wrong come up again until you know better moves"),
                where=Where.GAME_SEEN, enabled=game.can_summarize, offered=can_edit),
            Action("GRAPH", QT_TRANSLATE_NOOP("Actions", "&Graph of the game"), "Ctrl+Shift+F7", ON_BOARD.at(2, 0),
                tip=QT_TRANSLATE_NOOP("Actions", "The course of an analysed game, under the board"), setting="graph"),
            Action("COACH", QT_TRANSLATE_NOOP("Actions", "Coac&h"), "Ctrl+Shift+F8", ON_BOARD.at(2, 1), coach.toggle,
                tip=QT_TRANSLATE_NOOP("Actions", "Say at marked moves why they were bad"), where=Where.GAME,
                checked=coach.is_speaking),
            Action("MARKED_BACK", QT_TRANSLATE_NOOP("Actions", "Previous &mistake"), "Ctrl+PgUp", GO.at(1, 4),
                partial(game.go_to_marked, True),
                tip=QT_TRANSLATE_NOOP("Actions", "To the move before that an analysis has marked"),
                where=Where.GAME_SEEN, enabled=partial(game.has_marked, True), shown=Shown.PALETTE),
            Action("MARKED_ON", QT_TRANSLATE_NOOP("Actions", "N&ext mistake"), "Ctrl+PgDown", GO.at(1, 5),
                partial(game.go_to_marked, False),
                tip=QT_TRANSLATE_NOOP("Actions", "To the next move that an analysis has marked"), where=Where.GAME_SEEN,
                enabled=partial(game.has_marked, False), shown=Shown.PALETTE),
        )  # fmt: skip
        desk.store.changed.connect(self._set_settings)
        self._set_settings(desk.store.current)

    def open(self, subject: object) -> bool:
        """The worst moments of the game on the board; or presses the button of an engine: whether one pressed analyses
        now."""
        if isinstance(subject, WorstMoments):
            self.game_analysis.ask_moments()
            return True
        return isinstance(subject, EngineButton) and self.position.press(subject.engine, subject.name)

    def logs(self) -> dict[str, TalkLog]:
        return {self.tr("Analysis of the game"): self.game_analysis.log()}

    def may_close(self) -> bool:
        """What an analysis has found is part of what the person is asked about."""
        self.game_analysis.stop()
        return True

    def close(self) -> None:
        self.position.close()
        self.game_analysis.close()

    def _can_analyse(self) -> bool:
        """In the editor it can be asked for during a game too: then why not is said."""
        if self.desk.editor is not None:
            return True
        return self.desk.page == "board" and self.desk.session.record.can_edit()

    def _is_playing(self) -> bool:
        return self.desk.page == "board" and self.desk.session.record.state is SessionState.PLAYING

    def _answers(self) -> bool:
        """A key that is pressed in a running game says why there is no analysis."""
        return self._can_analyse() or self._is_playing()

    def _answers_game(self) -> bool:
        return self.game_analysis.can_analyse() or self._is_playing()

    def _toggle(self) -> None:
        if not self._refused():
            self.position.toggle()

    def _begin_game(self) -> None:
        if not self._refused():
            self.game_analysis.begin()

    def _refused(self) -> bool:
        """Nobody gets help in a game that is played; where one goes on, that is said."""
        if self.desk.session.record.state is not SessionState.PLAYING:
            return False
        self.desk.tell(self.tr("No analysis while a game goes on: it would help one side. Finish the game first."))
        self.desk.changed.emit()
        return True

    def _follow(self, on: bool) -> None:
        self.game_analysis.coach.set_analysing(on)
        if on:
            self.desk.table.banner.clear()  # it would hide the arrows

    def _set_settings(self, settings: Settings) -> None:
        self.position.set_settings(settings)
        self.game_analysis.set_settings(settings)
        self.desk.session.advice.set_limits(MarkLimits(*settings.mark_losses))
