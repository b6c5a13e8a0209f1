"""What the person at the board can ask during a game, and the teaching game, in which blunders may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.review import Limits
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.game.tree import Node

from ..records.record import SessionState
from ..records.review import ReviewSession
from ..refusal import Refusal, judge, refusal
from . import aids
from .game_turn import monotonic_ms, moves_to

if TYPE_CHECKING:  # loaded when the coach is first asked, so that the program starts fast
    from ..analysis.coaching import Lesson
    from ..analysis.examiner import Place
    from .game_coach import GameCoach


class AdvisedSession(ReviewSession):
    """Hints, threats, what the coach says, and the computer that waits for it.

    In a teaching game each move of the person is judged before the computer's turn begins; both clocks stand meanwhile.
    `offered` is what is said of a blunder for as long as the person may take it back or play on.

    Signals:
        safe_told(object): the Lesson about a move (see `ask_safe`), None where nothing is known of it.
        why_told(object): the Reason of a move (see `ask_why`).
        blunder_made(object): the Lesson about the person's last move; `take_back` or `play_on` answers.
    """

    safe_told = Signal(object)
    why_told = Signal(object)
    blunder_made = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        engine: EngineLaunch | None = None,
        now_ms: Callable[[], int] = monotonic_ms,
        timeouts: Timeouts | None = None,
    ) -> None:
        super().__init__(parent, engine=engine, now_ms=now_ms, timeouts=timeouts)
        self.offered: Lesson | None = None
        self._judged: Node | None = None  # the move that is being judged, or was found to be a blunder
        self._limits = Limits()
        self._made_coach: GameCoach | None = None

    @property
    def _coach(self) -> GameCoach:
        if self._made_coach is None:
            from .game_coach import GameCoach

            self._made_coach = coach = GameCoach(self.engine, self.timeouts, self)
            coach.limits = self._limits
            coach.safe_told.connect(self.safe_told)
            coach.why_told.connect(self.why_told)
            coach.judged.connect(self._on_judged)
            coach.failed.connect(self.engine_message)
        return self._made_coach

    def set_limits(self, limits: Limits) -> None:
        """From which losses on a move is a mistake or a blunder."""
        self._limits = limits
        if self._made_coach is not None:
            self._made_coach.limits = limits

    def is_thinking(self) -> bool:
        return super().is_thinking() and self.offered is None

    # Questions

    def can_hint(self) -> bool:
        return self.human_may_move() and not self.game.cursor.illegal

    def hint(self) -> None:
        """Asks what the computer would play here; `hint_ready` follows unless a move or `cancel_hint` comes first."""
        if self.can_hint():
            self.note_aid(aids.HINT)
            self._hint.ask(self.game.position.copy(), self.game.start, moves_to(self.game.cursor), self.game.handicap)

    def can_ask_threat(self) -> bool:
        """Whether it makes sense to ask what the other side would do if this one passed: not in a check, which must be
        answered, and not while a computer is to move."""
        position = self.game.position
        if not (self.can_hint() or self.can_edit()) or self.game.cursor.illegal or position.outcome() is not None:
            return False
        return position.takes_royals or not position.in_check()

    def ask_threat(self) -> None:
        """Asks what the other side would play here; `threat_ready` follows unless a move comes first."""
        if self.can_ask_threat():
            self.note_aid(aids.HINT)
            passed = self.game.position.copy()
            passed.set_turn(self.game.position.turn ^ 1)
            self._threat.ask(passed.copy(), passed, (), self.game.handicap)

    def can_ask_safe(self) -> bool:
        """Whether the person may move, and so may ask about a move."""
        return self.can_hint() and self.game.position.outcome() is None

    def ask_safe(self, move: int) -> Refusal | None:
        """Asks what a move would cost, which is not made; `safe_told` follows unless a move comes first. A move that
        cannot be made is refused."""
        if not self.can_ask_safe():
            return refusal("not_your_turn")
        refused = judge(self.game.position, move)
        if refused is None:
            self.note_aid(aids.COACH)
            self._coach.ask_safe(self._place(), move)
        return refused

    def can_ask_why(self) -> bool:
        """Whether there is a move on the board to be explained, and no computer is to move."""
        cursor = self.game.cursor
        if cursor.parent is None or cursor.illegal or self._judged is not None:
            return False
        return self.can_edit() or (self.state is SessionState.PLAYING and self._player().is_human)

    def ask_why(self) -> None:
        """Asks why the move on the board was made; `why_told` follows unless a move comes first."""
        parent = self.game.cursor.parent
        if self.can_ask_why() and parent is not None:
            self.note_aid(aids.COACH)
            self._coach.ask_why(self._place(parent), self.game.cursor.move)

    def cancel_hint(self) -> None:
        """No question is to be answered any more."""
        self._hint.cancel()
        self._threat.cancel()
        if self._judged is None:
            self._drop_question()

    def _drop_question(self) -> None:
        if self._made_coach is not None:
            self._made_coach.cancel()

    def _place(self, node: Node | None = None) -> Place:
        """Where the game stands after `node`, by itself at the cursor."""
        from ..analysis.examiner import Place

        return Place(self.game.start, moves_to(self.game.cursor if node is None else node))

    # The teaching game

    def can_teach(self) -> bool:
        """Whether a person plays a computer, so that it may become a teaching game or be one no longer."""
        return self.state is SessionState.PLAYING and self.human_side() is not None

    def set_guided(self) -> None:
        """From now on a teaching game in which every move of the computer is explained."""
        self.set_teaching(True)
        if self.can_teach():
            self._set_setup(replace(self.setup, guided=True))
            self._note_change()

    def set_teaching(self, on: bool) -> None:
        """From now on, and without it there is no guide either. Where a blunder is offered to be taken back, the game
        goes on."""
        if not self.can_teach() or on is self.setup.teaching:
            return
        self._set_setup(replace(self.setup, teaching=on, guided=on and self.setup.guided))
        self._note_change()
        self.note_aid(aids.TEACHING)
        if not on:
            self.play_on()
        elif self.human_may_move():
            self._coach.look(self._place())

    def play_on(self) -> None:
        """A move that is being judged, or was a blunder, stands: the computer answers it."""
        if self._judged is not None:
            self._forget_judged()
            self._begin_turn()

    def _begin_turn(self, spent_ms: int = 0) -> None:
        super()._begin_turn(spent_ms)
        playing = self.state is SessionState.PLAYING
        if playing and self._teaches() and self._player().is_human and self._judged is None:
            self._attend()

    def _attend(self) -> None:
        """The coach looks at a position in which the person will move; as a guide it says why the computer's move was
        made."""
        before = self._tip.parent
        if self.setup.guided and before is not None:
            self._coach.ask_why(self._place(before), self._tip.move)
        else:
            self._coach.look(self._place(self._tip))

    def _after_move(self) -> None:
        parent = self._tip.parent
        if not self._teaches() or self._player().is_human or parent is None or self._tip.illegal:
            super()._after_move()
            return
        node = self._judged = self._tip
        self._clock.begin(self.turn(), self._main_left())
        self._note_change()
        self.turn_changed.emit()
        if self._judged is node:  # whoever heard it may have done something else
            self._coach.judge(self._place(parent), node.move)

    def _on_judged(self, lesson: Lesson | None) -> None:
        if lesson is None:
            self.play_on()
        elif self._judged is not None:
            self.offered = lesson
            self.go_to(self._tip)
            self.turn_changed.emit()
            self.blunder_made.emit(lesson)

    def _teaches(self) -> bool:
        return self.setup.teaching and self.human_side() is not None

    def _forget_judged(self) -> None:
        self._judged = self.offered = None
        self._drop_question()

    # Whatever else happens

    def _moved(self, transition: object, backwards: bool = False) -> None:
        """An answer about another position is of no use."""
        if self._judged is None:
            self._drop_question()
        super()._moved(transition, backwards)

    def _stop_searching(self) -> None:
        self._forget_judged()
        super()._stop_searching()
