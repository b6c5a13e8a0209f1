"""What the coach does in the window: a card below the moves, the reply as an arrow, lines to look at and to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from shogi_desktop.analysis.review import Judged
from shogi_desktop.settings import Settings

from ..board.marks.marks import CoachMarks
from ..desk import Desk
from .lines import LineBoards, take_line

if TYPE_CHECKING:  # loaded when they are first asked for, so that the program starts fast
    from shogi_desktop.coach.threats import KnownProspects
    from shogi_desktop.game.tree import Game
    from shogi_desktop.session.analysis.coaching import CoachedMove
    from shogi_desktop.session.play.study import Study

    from .coach_card import CoachCard


class CoachCommands(QObject):
    """Says why the move on the board was bad; made when that is first to be said."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._session, self._store, self._board = desk, desk.session, desk.store, desk.table.board
        self._line_boards = LineBoards(desk)
        self._card: CoachCard | None = None
        self._judged: Judged | None = None
        self._study: Study | None = None
        self._analysing = False
        self._pointing = False

    def show(self, judged: Judged | None) -> None:
        """How the move on the board was judged; None: it was not."""
        self._judged = judged
        if self._study is not None:
            self._study.cancel()
        if judged is None or judged.mark is None or self._store.current.coach == "off":
            self._tell(None)
            return
        from shogi_desktop.coach.threats import KnownProspects
        from shogi_desktop.session.analysis.coaching import concerned_by
        from shogi_desktop.session.play.study import Study

        from ..words.analysis_words import doubt_text

        self._study = study = self._study or Study(self)
        game, known = self._session.record.game, KnownProspects()
        doubt = doubt_text(judged, self._session.advice.opinion(judged.node))
        study.begin(concerned_by(game, judged, known), lambda: self._tell(_lesson(game, judged, known), doubt))
        if study.busy:
            self._tell(None)

    def _tell(self, lesson: CoachedMove | None, doubt: str = "") -> None:
        if self._card is None and lesson is None:
            return
        if self._card is None:
            self._card = self._made_card()
        self._card.show_lesson(lesson, doubt)
        self._line_boards.hide()
        if not self._analysing:  # else its arrows are there
            self._board.mark(
                suggestions=[(lesson.reply[0], "")] if lesson is not None and lesson.reply else (), others=()
            )
            self._point(lesson.squares if lesson is not None else frozenset())

    def _point(self, squares: frozenset[int]) -> None:
        """At what is spoken of; what was pointed at before goes, but nothing that others point at."""
        if squares or self._pointing:
            self._board.mark(advice=CoachMarks(squares=squares))
        self._pointing = bool(squares)

    def set_analysing(self, on: bool) -> None:
        """Whether the position on the board is analysed, with arrows of its own."""
        self._analysing = on
        if self._card is not None:
            self._card.set_analysing(on)
        self.show(self._judged)

    def set_settings(self, settings: Settings) -> None:
        """How moves are written, how much is said; in the look and the language of the window."""
        self._line_boards.renew()
        if self._card is not None:
            self._card.set_choices(self._desk.look.notation, settings.coach, settings.score_view)

    def is_speaking(self) -> bool:
        return self._store.current.coach != "off"

    def toggle(self) -> None:
        """Lets the coach speak, or be silent."""
        self._desk.panel_wished.emit()
        self._store.update(coach="full" if self._store.current.coach == "off" else "off")

    def _made_card(self) -> CoachCard:
        from .coach_card import CoachCard

        card = CoachCard()
        card.set_choices(self._desk.look.notation, self._store.current.coach, self._store.current.score_view)
        card.set_analysing(self._analysing)
        self._desk.beside_record.emit(card)
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
        node = self._session.record.game.cursor
        if instead and node.parent is not None:
            self._session.record.back()
            node = node.parent
        take_line(self._session, node, moves)

    def _look_at(self, moves: tuple[int, ...], instead: bool, row: QRect) -> None:
        """Shows the position after these moves of a line beside its row."""
        if self._card is None:
            return
        position = self._session.record.game.position.copy()
        if instead:
            position.undo()
        self._line_boards.show(position, moves, self._board.flipped, self._card, row)


def _lesson(game: Game, judged: Judged, known: KnownProspects) -> CoachedMove | None:
    from shogi_desktop.session.analysis.coaching import lesson_of

    return lesson_of(game, judged, known)
