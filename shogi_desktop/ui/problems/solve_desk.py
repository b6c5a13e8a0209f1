"""One person at one problem: what the solving tells is shown on board and panel, what the hand wishes is passed on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.problem_lines import Verdict
from shogi_desktop.notation.problem_set import Problem
from shogi_desktop.rules.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.transition import Transition
from shogi_desktop.session.danger import threatened_royals
from shogi_desktop.session.lesson_play import Step
from shogi_desktop.session.problem_board import problem_position
from shogi_desktop.session.problem_progress import ProblemProgress
from shogi_desktop.session.problem_solving import Hint, Judgement, Result, Solving, Turn

from ..board import BoardView
from ..lessons.hint import arrow_of
from .solve_panel import SolvePanel, Wish
from .solve_words import hint_words, line_html, line_texts, result_words, solution_words, turn_words

ANSWER_MS: Final = 350  # between the person's move and the opponent's, beside the time of the animation
TICK_MS: Final = 200
_OVER: Final = (Judgement.SOLVED, Judgement.GIVEN_UP)


class SolveDesk(QObject):
    """Solving, board and panel together; the board is touched only between `enter` and `leave`.

    Signals:
        recorded(): an attempt has ended, and the progress knows it.
        wished(object): a Wish that leads to another problem or out of the window.
    """

    recorded = Signal()
    wished = Signal(object)

    def __init__(
        self,
        client: ProblemClient,
        board: BoardView,
        panel: SolvePanel,
        progress: ProblemProgress,
        notation: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """`notation` tells how the person reads moves: "japanese" or "western"."""
        super().__init__(parent)
        self._client, self._board, self._panel = client, board, panel
        self._solving = solving = Solving(client, parent=self)
        self._progress, self._notation = progress, notation
        self._active = False
        self._start: Position | None = None
        self._place = ""
        self._turn: Turn | None = None  # the last one that was judged, as long as it is worth a word
        self._walk: list[Step] = []
        self._at = 0  # how many moves of the solution are shown
        self._unsaved = ""  # why the last result could not be kept
        self._around = (False, False)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._show_time)
        solving.changed.connect(self._changed)
        solving.judged.connect(self._judged)
        solving.measured.connect(self._measured)
        solving.hinted.connect(self._hinted)
        solving.solution.connect(self._solution)
        solving.failed.connect(self._failed)
        solving.waiting_changed.connect(self._waiting_changed)
        panel.wished.connect(self._do)
        panel.cancelled.connect(self._cancel)

    # What the window tells

    def begin(self, problem: Problem, place: str) -> None:
        """Another problem. NotationError or VariantError for one that is none; then the old one stays."""
        self._walk, self._at, self._turn = [], 0, None
        self._start = problem_position(problem.sfen, problem.variant)
        self._board.set_start(self._start)  # what is missing from it was never captured
        self._solving.start(problem)
        self.show_place(place)
        self._focus_board()

    def clear(self) -> None:
        """There is no problem."""
        self._solving.stop()
        self._walk, self._at, self._turn, self._start = [], 0, None, None
        self._tick.stop()
        self._panel.card.tell("")
        self._allow_wishes()

    def show_place(self, place: str) -> None:
        """Where in the set the problem is, as the person reads it."""
        self._place = place
        self._show_facts()

    def set_around(self, before: bool, after: bool) -> None:
        """Whether there are problems before and after this one."""
        self._around = (before, after)
        self._allow_wishes()

    def enter(self) -> None:
        """The page of the solving comes up: the board belongs to it now."""
        self._active = True
        self._solving.resume()
        self._run_clock()
        if self._solving.problem is not None:
            self._show_board(None)
            self._focus_board()

    def leave(self) -> None:
        """Another page comes up, or the window goes: time stops, and nothing is awaited any more."""
        self._active = False
        self._tick.stop()
        if self._solving.is_waiting:
            self._cancel()
        self._solving.pause()

    def set_pace(self, animation_ms: int) -> None:
        """How long a move takes on the board."""
        self._solving.pace_ms = ANSWER_MS + animation_ms

    def refresh(self) -> None:
        """Notation or language are others."""
        if self._solving.problem is not None:
            self._show_moves()
            self._say()
        self._show_facts()

    # Board and panel

    @property
    def position(self) -> Position:
        """What is to be seen: the position of the solving, or the one of the walk through the solution."""
        return self._walk[self._at - 1].position if self._at else self._solving.position

    def shown(self) -> Position | None:
        return self.position if self._solving.problem is not None else None

    @property
    def _over(self) -> bool:
        return self._solving.state in _OVER

    def _changed(self, _position: Position, transition: Transition | None) -> None:
        self._walk, self._at = [], 0
        self._turn = None
        self._panel.card.tell("")
        self._show_board(transition)
        self._show_moves()
        self._run_clock()
        self._allow_wishes()

    def _show_board(self, transition: Transition | None, backwards: bool = False) -> None:
        if not self._active:
            return
        board, position = self._board, self.position
        board.set_goals(())
        board.set_hint(NO_MOVE)
        board.show_position(position, transition, backwards)
        board.set_last_move(position.last_move())
        board.set_check(threatened_royals(position, int(position.turn)))
        board.set_moves(() if self._walk else self._solving.moves())

    def _show_moves(self) -> None:
        """The line so far; after giving up, the whole solution."""
        end = self._walk[-1].position if self._walk else self._solving.position
        self._panel.show_moves(line_html(self._texts_to(end), int(self.position.ply)))

    def _texts_to(self, end: Position) -> list[str]:
        """The moves from the problem to a position."""
        assert self._start is not None
        return line_texts(self._start, end.history(), self._notation())

    def _show_facts(self) -> None:
        problem, progress, facts = self._solving.problem, self._progress, self._panel.facts
        if problem is not None:
            plies = problem.plies or self._solving.shortest
            self._panel.show_problem(self._place, problem.title, problem.attacker, plies)
            facts.show_best(progress.done(problem.key).best_ms)
        streak = progress.clean_streak
        facts.show_run(streak.current, streak.best)
        self._show_time()

    def _show_time(self) -> None:
        self._panel.facts.show_time(self._solving.elapsed_ms() if self._solving.problem is not None else 0)

    def _run_clock(self) -> None:
        """The figure of the time moves while the time does."""
        if self._active and self._solving.problem is not None and not self._over:
            self._tick.start()
        else:
            self._tick.stop()
            self._show_time()

    def _say(self) -> None:
        """The words for what has happened last."""
        turn, card = self._turn, self._panel.card
        if self._walk:
            card.tell(*solution_words(self._at, len(self._walk)))
        elif turn is not None and turn.judgement is Judgement.SOLVED and turn.result is not None:
            said, more = result_words(turn.result, self._progress, date.today())
            card.tell(said, "\n".join(filter(None, (more, self._unsaved))), strong=True)
        elif turn is not None:
            defender = 1 - int(self._solving.problem.attacker) if self._solving.problem is not None else 1
            card.tell(*turn_words(turn, defender, self._reply_text(turn)))
        else:
            card.tell("")

    def _reply_text(self, turn: Turn) -> str:
        return self._texts_to(turn.reply.position)[-1] if turn.reply is not None else ""

    def _allow_wishes(self) -> None:
        solving, over = self._solving, self._over
        there = solving.problem is not None
        allowed = {
            Wish.TAKE_BACK: there and solving.can_take_back,
            Wish.RESTART: there and (solving.ply > 0 or over),
            Wish.HINT: solving.can_help,
            Wish.GIVE_UP: there and not over,
            Wish.STEP_BACK: self._at > 0,
            Wish.STEP_ON: self._at < len(self._walk),
            Wish.PREVIOUS: self._around[0],
            Wish.EDIT: there,
            Wish.NEXT: self._around[1],
        }
        self._panel.show_walk(there and solving.state is Judgement.GIVEN_UP)
        self._panel.set_wishes(allowed, self._next_step())

    def _next_step(self) -> Wish | None:
        """What most people will want now."""
        state = self._solving.state if self._solving.problem is not None else Judgement.GOES_ON
        if state in (Judgement.WRONG, Judgement.UNDECIDED):
            return Wish.TAKE_BACK
        if state is Judgement.GIVEN_UP and self._at < len(self._walk):
            return Wish.STEP_ON
        return Wish.NEXT if state in _OVER and self._around[1] else None

    def _lead_on(self) -> None:
        """The keyboard goes to what most people will want now."""
        wish = self._next_step()
        if wish is not None and self._active:
            self._panel.focus_on(wish)

    def _focus_board(self) -> None:
        if self._active:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    # What the solving tells

    def _judged(self, turn: Turn) -> None:
        self._turn = turn
        if turn.result is not None:
            self._record(turn.result)
        if self._active:
            self._board.set_moves(self._solving.moves())
        self._say()
        self._run_clock()
        self._allow_wishes()
        self._lead_on()

    def _record(self, result: Result) -> None:
        problem = self._solving.problem
        assert problem is not None
        self._unsaved = ""
        try:
            self._progress.record(
                problem.key,
                date.today(),
                solved=result.solved,
                clean=result.clean,
                hinted=result.hints > 0,
                time_ms=result.time_ms,
            )
        except OSError as error:
            self._unsaved = self.tr("This could not be saved: {why}").format(why=error.strerror or str(error))
        self._show_facts()
        self.recorded.emit()

    def _measured(self, verdict: Verdict) -> None:
        self._show_facts()
        if verdict.mate is False and self._solving.ply == 0:
            self._panel.card.tell(self.tr("The computer finds no mate here."))

    def _hinted(self, hint: Hint) -> None:
        if not self._active:
            return
        arrow = arrow_of(hint.move) if hint.move else NO_MOVE
        self._board.set_goals([square for square in (hint.origin, hint.target) if square >= 0 and not arrow])
        self._board.set_hint(arrow)
        variant = self._solving.position.variant
        self._panel.card.tell(hint_words(hint, variant, self._board.style_used.coordinates))
        self._allow_wishes()
        self._focus_board()

    def _solution(self, walk: list[Step]) -> None:
        self._walk, self._at = walk, 0
        self._show_moves()
        self._step(1)
        self._lead_on()

    def _failed(self, why: str) -> None:
        self._turn = None
        self._panel.card.tell(why)
        if self._active and self._solving.problem is not None:
            self._board.set_moves(self._solving.moves())
        self._allow_wishes()

    def _waiting_changed(self, waiting: bool) -> None:
        self._panel.waiting.set_waiting(waiting)
        self._allow_wishes()

    # What the person does

    def move(self, move: int) -> None:
        """A move out of those on offer."""
        self._solving.move(move)

    def preview(self, move: int) -> Transition:
        return self.position.transition(move)

    def remark(self, text: str) -> None:
        """Something about what the hand is doing; what was said before is out of date then."""
        if self._solving.state is Judgement.GOES_ON and not self._solving.is_waiting:
            self._turn = None
            self._panel.card.tell(text)

    def step(self, forward: int) -> None:
        """A notch of the wheel: walks through the solution, if it is shown."""
        if 0 <= self._at + forward <= len(self._walk):
            self._step(forward)

    def _step(self, forward: int) -> None:
        if not self._walk:
            return
        made = self._walk[self._at if forward > 0 else self._at - 1]
        self._at += forward
        self._show_board(made.transition, backwards=forward < 0)
        self._show_moves()
        self._say()
        self._allow_wishes()

    def _do(self, wish: Wish) -> None:
        if wish in (Wish.STEP_BACK, Wish.STEP_ON):
            self._step(1 if wish is Wish.STEP_ON else -1)
            if self._next_step() is not Wish.STEP_ON:
                self._lead_on()
            return
        if wish in (Wish.PREVIOUS, Wish.NEXT, Wish.EDIT):
            self.wished.emit(wish)
            return
        deeds = {
            Wish.TAKE_BACK: self._solving.take_back,
            Wish.RESTART: self._solving.restart,
            Wish.HINT: self._solving.hint,
            Wish.GIVE_UP: self._solving.give_up,
        }
        deeds[wish]()
        if wish is not Wish.GIVE_UP:
            self._focus_board()

    def _cancel(self) -> None:
        """Nobody waits any more: a move is taken back, help is done without."""
        if self._solving.can_help or self._over:
            self._client.stop()
        else:
            self._solving.take_back()
