"""One person at one problem: what the solving tells is shown on board and panel, what the hand wishes is passed on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.files.saving import Saving
from shogi_desktop.files.sharing import briefly
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.session.moves import PlayedMove
from shogi_desktop.session.problems.judgement import AttemptResult, JudgedMove, Judgement, ProblemHint, checked_line
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.problems.solutions import Defences
from shogi_desktop.session.problems.solving import Solving
from shogi_desktop.session.sight.attacks import threatened_royals

from ...board import BoardView
from ...board.input.state import squares_of
from ...board.marks.marks import arrow_of
from ...words.error_words import message_text, reason_of
from ..page_parts import ProblemWish
from .panel import SolvePanel
from .presenter import OVER, SolutionWalk, SolvePresenter, hint_words

ANSWER_MS: Final = 350  # between the person's move and the opponent's, beside the time of the animation
TICK_MS: Final = 200


class SolveController(QObject):
    """Solving, board and panel together; the board is touched only between `enter` and `leave`.

    Signals:
        recorded(): an attempt has ended, and the progress knows it.
        saved(object): None when the progress was written, or the OSError why it could not be; it is tried again.
        wished(object): a Wish that leads to another problem or out of the window.
    """

    recorded = Signal()
    saved = Signal(object)
    wished = Signal(object)

    def __init__(
        self,
        client: ProblemClient,
        board: BoardView,
        panel: SolvePanel,
        progress: ProblemProgress,
        notation: Callable[[], str],
    ) -> None:
        """`notation` tells how the person reads moves: "japanese" or "western"."""
        super().__init__()
        self._board, self._panel, self._progress = board, panel, progress
        self._solving = solving = Solving(client, parent=self)
        self._walk = SolutionWalk()
        self._presenter = SolvePresenter(solving, self._walk, panel, progress, notation)
        self._defences = Defences(client, self)
        self._defences.changed.connect(self._show_defences)
        panel.defences.chosen.connect(self._walk_defence)
        self._active = False
        self._resting = False
        self._saving = Saving(progress.write, self)
        self._saving.saved.connect(self._hear_saved)
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._presenter.show_time)
        solving.begun.connect(self._begun)
        solving.changed.connect(self._changed)
        solving.judged.connect(self._judged)
        solving.measured.connect(self._measured)
        solving.hinted.connect(self._hinted)
        solving.solution.connect(self._solution)
        solving.failed.connect(self._failed)
        solving.waiting_changed.connect(self._waiting_changed)
        panel.wished.connect(self._do)
        panel.cancelled.connect(solving.cancel)

    # What the window tells

    def begin(self, problem: Problem) -> None:
        """Another problem. NotationError or VariantError for one that is none; then the old one stays."""
        self._solving.start(problem)
        self._focus_board()

    def clear(self) -> None:
        """There is no problem."""
        self._solving.stop()
        self._forget_walk()
        self._tick.stop()
        self._presenter.around = (False, False)
        self._presenter.forget()
        self._presenter.allow_wishes()

    def show_place(self, place: str) -> None:
        """Where in the set the problem is, as the person reads it."""
        self._presenter.place = place
        self._presenter.show_facts()

    def set_around(self, before: bool, after: bool, complete: bool) -> None:
        """Whether there are problems before and after this one, and whether all of them are solved."""
        self._presenter.around, self._presenter.complete = (before, after), complete
        self._presenter.allow_wishes()

    def set_pace(self, animation_ms: int) -> None:
        """How long a move takes on the board."""
        self._solving.pace_ms = ANSWER_MS + animation_ms

    def refresh(self) -> None:
        """Notation or language are others."""
        self._presenter.tell_all()
        if self._defences.found:
            self._show_defences()

    @property
    def timing(self) -> bool:
        """Whether the clock goes."""
        return self._tick.isActive()

    # The page

    def enter(self) -> None:
        """The page of the solving comes up: the board belongs to it now."""
        self._active = True
        self._let_time_go()
        if self._solving.problem is not None:
            self._show_board(None)
            self._focus_board()

    def leave(self) -> None:
        """Another page comes up, or the window goes: time stops, and nothing is awaited any more."""
        self._active = False
        self._solving.cancel()
        self._defences.end()
        self._let_time_go()

    def rest(self, resting: bool) -> None:
        """Whether something hides the board for a while: time stands still, and all else goes on."""
        if resting != self._resting:
            self._resting = resting
            self._let_time_go()

    def _let_time_go(self) -> None:
        """The clock goes while the board can be seen."""
        if self._active and not self._resting:
            self._solving.resume()
        else:
            self._solving.pause()
        self._run_clock()

    def is_at(self, problem: Problem) -> bool:
        """Whether an attempt at this problem is under way."""
        return self._solving.problem == problem and not self._solving.is_over

    def shown(self) -> Position | None:
        return self.position if self._solving.problem is not None else None

    @property
    def position(self) -> Position:
        """What is to be seen of a problem: the position of the solving, or the one of the walk."""
        return self._walk.position or self._solving.position

    def _show_board(self, transition: Transition | None, backwards: bool = False) -> None:
        if not self._active:
            return
        board, position = self._board, self.position
        board.mark(goals=(), hint=NO_MOVE)
        board.show_position(position, transition, backwards)
        if transition is not None:
            board.show_squares(squares_of(transition.move))
        board.mark(last_move=position.last_move(), check=threatened_royals(position, int(position.turn)))
        self._offer_moves()

    def _offer_moves(self) -> None:
        if self._active and self._solving.problem is not None:
            self._board.hand.set_moves(() if self._walk else self._solving.moves())

    def _focus_board(self) -> None:
        if self._active:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lead_on(self) -> None:
        """The keyboard goes to what most people will want now."""
        wish = self._presenter.likely_wish()
        if wish is not None and self._active:
            self._panel.focus_on(wish)

    def _run_clock(self) -> None:
        """The figure of the time moves while the time does."""
        seen = self._active and not self._resting
        if seen and self._solving.problem is not None and self._solving.state not in OVER:
            self._tick.start()
        else:
            self._tick.stop()
            self._presenter.show_time()

    # What the solving tells

    def _begun(self, start: Position) -> None:
        self._board.set_start(start)  # what it lacks was never captured

    def _forget_walk(self) -> None:
        """Solution and defences are those of another problem, or of another attempt."""
        self._walk.begin(())
        self._presenter.walked = None
        self._defences.stop()
        self._panel.defences.hide()

    def _changed(self, _position: Position, transition: Transition | None) -> None:
        self._forget_walk()
        self._presenter.forget()
        self._show_board(transition)
        self._presenter.show_moves()
        self._run_clock()
        self._presenter.allow_wishes()

    def _judged(self, judged: JudgedMove) -> None:
        self._presenter.judged = judged
        if judged.result is not None:
            self._record(judged.result)
        if judged.judgement is Judgement.SOLVED:
            self._look_for_defences(self._solving.position)
        self._offer_moves()
        self._presenter.say()
        self._run_clock()
        self._presenter.allow_wishes()
        self._lead_on()

    def _record(self, result: AttemptResult) -> None:
        problem = self._solving.problem
        assert problem is not None
        try:
            with briefly():
                self._progress.record(
                    problem.key,
                    date.today(),
                    solved=result.solved,
                    clean=result.clean,
                    hinted=result.hints > 0,
                    time_ms=result.time_ms,
                )
        except OSError as error:
            self._saving.report(error)
        else:
            self._saving.report(None)
        self._presenter.show_facts()
        self.recorded.emit()

    def _hear_saved(self, error: OSError | None) -> None:
        why = self.tr("This could not be saved: {why}")
        self._presenter.unsaved = "" if error is None else why.format(why=reason_of(error))
        self.saved.emit(error)

    def _measured(self, verdict: Verdict) -> None:
        self._presenter.show_facts()
        if verdict.mate is False and self._solving.ply == 0:
            self._panel.card.tell(self.tr("The computer finds no mate here."))

    def _hinted(self, hint: ProblemHint) -> None:
        if not self._active:
            return
        arrow = arrow_of(hint.move) if hint.move else NO_MOVE
        self._board.mark(
            goals=[square for square in (hint.origin, hint.target) if square >= 0 and not arrow], hint=arrow
        )
        variant = self._solving.position.variant
        self._board.show_squares(square for square in (hint.origin, hint.target) if square >= 0)
        self._panel.card.tell(hint_words(hint, variant, self._board.style_used.coordinates))
        self._presenter.allow_wishes()
        self._focus_board()

    def _solution(self, walk: list[PlayedMove]) -> None:
        self._walk.begin(walk)
        self._look_for_defences(walk[-1].position)
        self.step(1)
        self._lead_on()

    def _look_for_defences(self, end: Position) -> None:
        """What else could have been answered on the way to `end`; nothing where nothing was answered."""
        start = self._solving.start_position
        line = end.history()[start.ply :]
        if self._active and len(line) > 1:
            self._defences.begin(start, line)

    def _show_defences(self) -> None:
        if self._solving.problem is not None:
            self._presenter.show_defences(self._defences)

    def _walk_defence(self, place: int) -> None:
        """A defence on the board, from which one can walk on and back."""
        known, start = self._defences.found[place], self._solving.start_position
        self._walk.begin(checked_line(start, known.line), start, known.ply + 1)
        self._presenter.walked = known
        self._show_board(None)
        self._presenter.show_moves()
        self._presenter.say()
        self._presenter.allow_wishes()

    def _failed(self, why: Message) -> None:
        self._presenter.judged = None
        self._panel.card.tell(self.tr("The engine has given no answer."), message_text(why))
        self._offer_moves()
        self._presenter.allow_wishes()

    def _waiting_changed(self, waiting: bool) -> None:
        self._panel.waiting.set_waiting(waiting)
        self._presenter.allow_wishes()

    # What the person does

    def move(self, move: int) -> None:
        self._solving.move(move)

    def preview(self, move: int) -> Transition:
        return self.position.transition(move)

    def remark(self, text: str) -> None:
        """What was said before is out of date, unless it is how the last move ended."""
        if self._solving.state is Judgement.GOES_ON and not self._solving.is_waiting:
            self._presenter.forget()
            self._panel.card.tell(text)

    def step(self, forward: int) -> None:
        """A move of the solution, if it is shown."""
        made = self._walk.go(forward)
        if made is not None:
            self._show_board(made.transition, backwards=forward < 0)
            self._presenter.show_moves()
            self._presenter.say()
            self._presenter.allow_wishes()

    def _do(self, wish: ProblemWish) -> None:
        solving = self._solving
        if wish in (ProblemWish.STEP_BACK, ProblemWish.STEP_ON):
            self.step(1 if wish is ProblemWish.STEP_ON else -1)
            if self._walk.at_end:
                self._lead_on()
        elif wish in (ProblemWish.PREVIOUS, ProblemWish.NEXT, ProblemWish.EDIT):
            self.wished.emit(wish)
        else:
            deeds = {ProblemWish.TAKE_BACK: solving.take_back, ProblemWish.RESTART: solving.restart}
            deeds |= {ProblemWish.HINT: solving.hint, ProblemWish.GIVE_UP: solving.give_up}
            self._focus_board()  # before the button goes, which would hand the keyboard to the next one
            before = self.position.history()
            deeds[wish]()
            for undone in reversed(before[len(self.position.history()) :]):
                self._board.show_squares(squares_of(undone)[::-1])
