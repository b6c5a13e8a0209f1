"""The window of the lessons: courses at the left, the board, and beside it what the lesson asks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop import program_files
from shogi_desktop.rules.board.moves import is_drop
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.lessons.course import Course, Lesson, LessonProgress, course_names, read_course
from shogi_desktop.session.lessons.play import LessonJudgement, LessonPlay
from shogi_desktop.session.moves import PlayedMove, why_not_there
from shogi_desktop.session.sight.attacks import threatened_royals
from shogi_desktop.settings import SettingsStore

from ..board import BoardStyle, BoardView
from ..board.layout.spot import Spot
from ..board.marks.marks import arrow_of, words_of
from ..board.words import half_way_words
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.fonts import grow, scaled
from ..look.from_settings import MARKS, lessons_have_marks
from ..look.places import open_in_place
from ..look.theme import SPACE
from ..widgets.keys import ClosedByEscape
from ..widgets.layouts import in_row
from ..words.i18n import Translated, joined_sentences
from ..words.texts import refusal_reason
from .course import CourseColumn, CourseWords, burner_name
from .panel import LessonPanel, LessonWish

SIZE: Final = (1100, 720)
LEAST: Final = (760, 560)
LIST_WIDTH: Final = (180, 320)
LIST_SHARE: Final = 0.28  # of the window at most
PANEL_WIDTH: Final = (250, 340)
ANSWER_MS: Final = 450  # between the person's move and the opponent's, beside the time of the animation
SHOWN_MS: Final = 800  # between the moves that show what is wrong with one


BESIDE: Final = (
    Qt.WindowType.Dialog
    | Qt.WindowType.WindowTitleHint
    | Qt.WindowType.WindowSystemMenuHint
    | Qt.WindowType.WindowMinMaxButtonsHint
    | Qt.WindowType.WindowCloseButtonHint
)
"""The main window, where one chooses pieces and more, does not hide a lesson."""


class LessonsWindow(ClosedByEscape, Translated, QWidget):
    """Courses to play through; what has been done is kept in the settings. Escape closes it.

    Signals:
        play_requested(str): a course is through, the person would like to play a game of this variant.
        seen(bool): it has come into sight, or gone out of it.
    """

    play_requested = Signal(str)
    seen = Signal(bool)

    def __init__(
        self, art: Art, diagrams: Diagrams, store: SettingsStore, style: BoardStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, BESIDE)
        self._store = store
        self._style = style
        names = course_names(program_files.resources() / "lessons")
        self._courses: dict[str, Course] = {}
        self._open(names[0])
        self.board = BoardView(art)
        self.panel = LessonPanel(art, diagrams)
        self.column = CourseColumn(names)
        self._answer = QTimer(self, singleShot=True)
        self._answer.timeout.connect(self._show_answer)
        self._answers: list[PlayedMove] = []
        self._build()
        self._connect()
        open_in_place(self, "lessons", QSize(*SIZE), QSize(*LEAST))
        self._style_board()
        self._name_parts()
        self.open_game(names[0])

    def _build(self) -> None:
        grow(self, self.column.setMinimumWidth, LIST_WIDTH[0])
        self.column.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        grow(self, self.panel.setMinimumWidth, PANEL_WIDTH[0])
        grow(self, self.panel.setMaximumWidth, PANEL_WIDTH[1])
        row = in_row(of=self, margins=SPACE * 2, spacing=SPACE * 2)
        row.addWidget(self.column)  # as wide as its titles where there is room
        row.addWidget(self.board, 9)
        row.addWidget(self.panel, 5)

    def _connect(self) -> None:
        self.column.game_chosen.connect(self.open_game)
        self.column.lesson_chosen.connect(self._begin)
        self.panel.wished.connect(self._do)
        self.panel.marks_switched.connect(self._switch_marks)
        self._store.changed.connect(self._follow_settings)
        self.board.hand.move_requested.connect(self._move)
        self.board.hand.refused.connect(self._tell_refusal)
        self.board.hand.accepted.connect(self._say_next)
        self.board.hand.half_way_changed.connect(self._say_next)
        self.board.hand.set_preview(self._preview)

    # What the program asks for

    def open_game(self, name: str) -> None:
        """The course of a game that has one, where the person left off. Where they are at it now nothing changes."""
        if self.isVisible() and name == self.course.variant.name:
            return
        self._open(name)
        self.column.show_course(self.course, self._words, self._done)
        self._begin(self._done.next_in(self.course))

    def open_lesson_about(self, name: str, kind: int) -> None:
        """The lesson of a game that is about a kind of piece, where there is one."""
        self.open_game(name)
        lesson = self.course.about(kind)
        if lesson is not None:
            self._begin(self.course.lessons.index(lesson))

    def set_style(self, style: BoardStyle) -> None:
        """The look of board and pieces; the same one again leaves a move on its way alone."""
        if style == self._style:
            return
        self._style = style
        self._style_board()
        self._show_pieces()

    def _look(self) -> BoardStyle:
        """That of the person's boards, with pieces that show how they move where that is wished."""
        return replace(self._style, piece_set=MARKS) if self._has_marks() else self._style

    def _has_marks(self) -> bool:
        return lessons_have_marks(self._store.current)

    def _switch_marks(self) -> None:
        """The pieces as the person plays with them, or with marks."""
        self._store.update(lesson_pieces="own" if self._has_marks() else "marks")

    def _follow_settings(self) -> None:
        if self._look() != self._shown_look:
            self._style_board()
            self._show_pieces()

    def _style_board(self) -> None:
        """The pieces are explained beside the board. Where illegal moves can be tried dots would invite to them."""
        self._shown_look = self._look()
        targets = self._style.show_targets and not self.lesson.strict
        style = replace(self._shown_look, lens=False, show_targets=targets)
        if style != self.board.style_used:
            self.board.set_style(style)

    # The course

    @property
    def _done(self) -> LessonProgress:
        return LessonProgress.read(self._store.current.lessons)

    @property
    def lesson(self) -> Lesson:
        """The one at hand."""
        return self.play.lesson

    @property
    def answering(self) -> bool:
        """Whether the opponent's move is awaited."""
        return self._answer.isActive()

    def _open(self, name: str) -> None:
        if name not in self._courses:
            self._courses[name] = read_course(program_files.resources() / "lessons" / f"{name}.toml")
        self.course = self._courses[name]
        self._words = CourseWords(name)
        self.play = LessonPlay(self.course.lessons[0])

    # One lesson

    def _begin(self, number: int) -> None:
        self._stop_answer()
        self.play = LessonPlay(self.course.lessons[number])
        self.column.lessons.show_lesson(number)
        self._style_board()
        self.board.set_variant(self.lesson.variant)
        self._say_lesson()
        self._show()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_lesson(self) -> None:
        chapter = self.course.chapter_of(self.lesson)
        at = self.tr("{chapter} · {n} of {all}").format(
            chapter=self._words.chapter(chapter.key), n=chapter.lessons.index(self.lesson) + 1, all=len(chapter.lessons)
        )
        self.panel.show_lesson(at, self._words.lesson(self.lesson.key).title, self.lesson.strict)
        self._show_pieces()

    def _show_pieces(self) -> None:
        own = self._style if self._look() != self._style else None
        self.panel.pieces.show_kinds(self.course.variant, self.lesson.shown, self._look(), own)
        self.panel.set_marks(self._has_marks(), self._style.piece_set)

    def _show(self, transition: Transition | None = None) -> None:
        """The board and the panel as the lesson stands now."""
        play, board = self.play, self.board
        board.show_position(play.position, transition)
        # Where the opponent stands still a drop would seem to come from his stand.
        board.mark(last_move=0 if is_drop(play.last_move) and not self.lesson.replies else play.last_move, hint=0)
        self._await_move(transition is not None)

    def _await_move(self, animated: bool) -> None:
        """Marks, moves and words for the position on the board."""
        play = self.play
        self.board.mark(
            goals=play.targets_left() if play.judgement is not LessonJudgement.REACHED else (),
            check=threatened_royals(play.position, int(play.position.turn)),
        )
        self.board.hand.set_moves(play.moves())
        self._say_step()
        self._show_judgement(animated)

    def _say_step(self) -> None:
        """What is asked now; where a move was wrong, what was asked before it."""
        used = self.play.used - 1 if self.play.over else self.play.used
        text = self._words.lesson(self.lesson.key).text_at(used)
        self.panel.show_moves(self.play.used, self.lesson.most, len(self.lesson.solution), text)

    def _show_judgement(self, animated: bool) -> None:
        words = self._words.lesson(self.lesson.key)
        animated = animated and self._style.animation_ms > 0
        self.panel.show_judgement(self.play, words, burner_name(self.lesson.variant), animated)
        self._allow_wishes()

    def _allow_wishes(self) -> None:
        self.panel.set_wishes(self.play, self._number, len(self.course.lessons))

    @property
    def _number(self) -> int:
        return self.course.lessons.index(self.lesson)

    def _preview(self, move: int) -> Transition:
        return self.play.position.transition(move)

    # The person's moves

    def _move(self, move: int) -> None:
        made = self.play.play(move)
        if made.judgement is LessonJudgement.REFUSED:
            self.board.hand.set_moves(self.play.moves())
            self.panel.tell(made.refusal)
            return
        first, *self._answers = made.shown
        if not self._answers:
            self._show(first.transition)
            self._keep_result()
            return
        self.panel.tell("")
        self.board.mark(goals=(), hint=0)
        self._show_played(first)
        self._allow_wishes()
        self._answer.start(ANSWER_MS + self._style.animation_ms)

    def _show_played(self, played: PlayedMove) -> None:
        """A move after which the person has to wait."""
        self.board.show_position(played.position, played.transition)
        self.board.mark(last_move=played.transition.move)
        self.board.hand.set_moves(())

    def _show_answer(self) -> None:
        self._show_played(self._answers.pop(0))
        if self._answers:
            self._answer.start(SHOWN_MS + self._style.animation_ms)
            return
        self._await_move(True)
        self._keep_result()

    def _keep_result(self) -> None:
        """Remembers a goal that has been reached, and leads the keyboard on to what comes next."""
        if self.play.judgement is LessonJudgement.REACHED:
            result = self.course.variant.name, self.lesson.key, self.play.stars
            self._store.alter(lessons=partial(LessonProgress.text_with, *result))
            self.column.show_progress(self.course, self._done)
            self.panel.focus_on(LessonWish.NEXT)
        elif self.play.over:
            self.panel.focus_on(LessonWish.RESTART)

    def _tell_refusal(self, key: str, square: int, origin: Spot | None) -> None:
        """Why a square cannot be used, with the rule that keeps the piece from it."""
        broken = None
        if origin is not None and square >= 0:
            broken = why_not_there(self.play.position, origin.square, origin.kind, square)
        text = broken.text if broken is not None else refusal_reason(key)
        if text and not self.play.over:
            self.panel.tell(text)

    def _say_next(self) -> None:
        """Other remarks are out of date once the hand has done something."""
        if not self.play.over and not self._answers:
            self.panel.tell(half_way_words(self.board.hand.state))

    # The buttons

    def _do(self, wish: LessonWish) -> None:
        self._stop_answer()
        if wish is LessonWish.HINT:
            self._hint()
            return
        if wish is LessonWish.TAKE_BACK:
            self.play.take_back()
        elif wish is LessonWish.RESTART:
            self.play.restart()
        elif wish is LessonWish.NEXT and self._number == len(self.course.lessons) - 1:
            self.play_requested.emit(self.course.variant.name)
            return
        else:
            self._begin(self._number + (1 if wish is LessonWish.NEXT else -1))
            return
        self._show()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hint(self) -> None:
        before = self.play.used
        move = self.play.hint()
        back = self.play.used < before
        self._show()
        self.board.mark(hint=arrow_of(move))
        said = words_of(move, self.lesson.variant, self._style.coordinates)
        if back:
            whence = self.tr("Back to where it was right.") if self.play.used else self.tr("From the start again.")
            said = joined_sentences(whence, said)
        self.panel.tell(said)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_answer(self) -> None:
        self._answer.stop()
        self._answers = []

    # Qt's events

    def _name_parts(self) -> None:
        self.setWindowTitle(self.tr("Lessons"))
        self.column.retranslate()
        self.panel.retranslate()

    def retranslate(self) -> None:
        self._words = CourseWords(self.course.variant.name)
        self._name_parts()
        self.column.show_course(self.course, self._words, self._done)
        self.column.lessons.show_lesson(self._number)
        self._say_lesson()
        self._say_step()
        self._show_judgement(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        least, most = map(scaled, LIST_WIDTH)
        self.column.setMaximumWidth(max(least, min(most, round(event.size().width() * LIST_SHARE))))
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        if self._answers:
            self._stop_answer()
            self._show()
        super().hideEvent(event)
        self.seen.emit(False)
