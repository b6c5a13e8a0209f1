"""One position out of the person's own games: a move is asked for, and an engine weighs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.exercise import WHOLE, Exercise
from shogi_desktop.analysis.review import chance_of
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.coach.explaining import ExplainedMove, explain
from shogi_desktop.coach.facts import Fact
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.mating.problem import first_position
from shogi_desktop.notation.moves.usi import format_move, parse_line
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules.position import Position

from ..analysis.coaching import Examiner, PositionByMoves
from ..moves import PlayedMove, played_move, why_illegal
from .deck import Recall

LAST_STEP: Final = 2
"""Of help: which piece, and where it goes."""


class DrillState(Enum):
    """OPEN: a move is to be found. WEIGHED: one is on the board, and the engine thinks about it. RIGHT, WRONG: it was
    as good as the best one, or not. SHOWN: the person wanted to see the answer. UNKNOWN: the engine has not answered.
    """

    OPEN = auto()
    WEIGHED = auto()
    RIGHT = auto()
    WRONG = auto()
    SHOWN = auto()
    UNKNOWN = auto()


@dataclass(frozen=True)
class MoveVerdict:
    """What a move is worth: the chances to win that the best move keeps, as the analysis of the game has found, and
    that this one does, from 0 to 1; `best` is whether nothing better is known, `again` whether it is what was made in
    the game. `facts` say what is wrong with it, `reply` what follows it."""

    move: int
    before: float
    after: float
    best: bool = False
    again: bool = False
    facts: tuple[Fact, ...] = ()
    reply: tuple[int, ...] = ()


class Drill(QObject):
    """Signals:
    begun(Position): another position.
    changed(Position, Transition): what is on the board now, with the move that led to it; None: as it stands.
    judged(object): the Verdict of the move on the board.
    answered(object): the Outcome of this position: once, by the first answer.
    failed(str): the engine has not answered; the text says why.
    """

    begun = Signal(object)
    changed = Signal(object, object)
    judged = Signal(object)
    answered = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        launch: EngineLaunch,
        margin: Callable[[], float],
        parent: QObject | None = None,
        timeouts: Timeouts | None = None,
    ) -> None:
        """`launch` starts the program's engine; `margin` says how much of the chances a good move may lose, 1 = all."""
        super().__init__(parent)
        self._margin = margin
        self.exercise: Exercise | None = None
        self.state = DrillState.OPEN
        self.verdict: MoveVerdict | None = None
        self._start: Position | None = None
        self._line: tuple[int, ...] = ()
        self._place: PositionByMoves | None = None  # that of `_start`
        self._before: Evaluation | None = None  # as the engine sees the position now, with
        self._seen_line: tuple[int, ...] = ()  # its line
        self._looking = False  # the engine is asked
        self._tried: PlayedMove | None = None
        self._step = 0
        self._is_answered = False
        self._examiner = Examiner(launch, timeouts or Timeouts(), self)
        self._examiner.looked.connect(self._on_looked)
        self._examiner.failed.connect(self._on_failed)

    # What is asked

    def start(self, exercise: Exercise) -> None:
        """Another position. NotationError or VariantError for one that is none; then the old one stays."""
        start = position_of(exercise.problem)
        self.stop()
        self.exercise, self._start = exercise, start
        self._place = PositionByMoves(first_position(start), tuple(start.history()))
        self._line, self._seen_line = parse_line(exercise.line, start), ()
        self._before, self._is_answered = None, False
        self.begun.emit(start)
        self._open()

    def stop(self) -> None:
        """There is no position, and nobody asks the engine any more."""
        self.exercise = self._start = self._place = self._tried = None
        self.state, self.verdict, self._step = DrillState.OPEN, None, 0
        self._stop_looking()

    def rest(self) -> None:
        """Nobody looks: the engine goes, until something is to be weighed again."""
        if self.state is DrillState.WEIGHED:
            self._take_back(DrillState.OPEN)
        self._looking = False
        self._examiner.close()

    def resume(self) -> None:
        """Somebody looks again."""
        if self.state is DrillState.OPEN and self._before is None and not self._looking:
            self._look()

    def wait_closed(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        self.stop()
        self._examiner.wait_closed()

    @property
    def position(self) -> Position | None:
        """What is on the board."""
        return self._tried.position if self._tried is not None else self._start

    @property
    def start_position(self) -> Position:
        """The position that is asked about."""
        assert self._start is not None
        return self._start

    @property
    def step(self) -> int:
        """How much help was given."""
        return self._step

    @property
    def best_line(self) -> tuple[int, ...]:
        """The best moves known, as the engine sees the position now, or else as it was seen in the game."""
        return self._seen_line or self._line

    def moves(self) -> list[int]:
        """The moves that the hand may make now."""
        return self._start.legal_moves() if self._start is not None and self.state is DrillState.OPEN else []

    # What the person does

    def move(self, move: int) -> str:
        """Makes one of `moves`; why it is refused, "" where it is not."""
        exercise, start = self.exercise, self._start
        if exercise is None or start is None or self.state is not DrillState.OPEN:
            return ""
        fault = why_illegal(start, move)
        if fault is not None:
            return fault.text
        self._tried = played_move(start, move)
        self.state = DrillState.WEIGHED
        self.changed.emit(self._tried.position, self._tried.transition)
        if move in self._best_moves():
            chance = self._chance_before()
            self._judge(MoveVerdict(move, chance, chance, best=True), DrillState.RIGHT)
        else:
            self._weigh(move)
        return ""

    def help(self) -> int:
        """One more step of help; how many there were."""
        if self.state is DrillState.OPEN and self._start is not None:
            self._step = min(self._step + 1, LAST_STEP)
        return self._step

    def show(self) -> None:
        """The person wants to see the answer."""
        if self._start is not None and self.state is not DrillState.SHOWN:
            self._take_back(DrillState.SHOWN)
            self._answer(Recall.WRONG)

    def try_again(self) -> None:
        """Back to the position that is asked about."""
        if self._start is not None:
            self._open()

    def _open(self) -> None:
        self._take_back(DrillState.OPEN)
        if self._before is None:
            self._look()

    def _stop_looking(self) -> None:
        self._looking = False
        self._examiner.cancel()

    def _take_back(self, state: DrillState) -> None:
        self._stop_looking()
        self._tried = None
        self.state, self.verdict = state, None
        self.changed.emit(self._start, None)

    # What it is worth

    def _best_moves(self) -> set[int]:
        return {line[0] for line in (self._line, self._seen_line) if line}

    def _chance_before(self) -> float:
        """The chance that the best move keeps, as it was found out when the game was analysed."""
        assert self.exercise is not None
        return self.exercise.before / WHOLE

    def _look(self) -> None:
        """The engine looks at the position while the person does."""
        if self._place is not None:
            self._looking = True
            self._examiner.ask([self._place])

    def _weigh(self, move: int) -> None:
        """Finds out what the move on the board is worth, beside the best one."""
        assert self._place is not None
        self._looking = True
        self._examiner.ask([self._place, self._place.after(move)])

    def _on_looked(self, thoughts: Sequence[Evaluation | None]) -> None:
        self._looking = False
        before, *after = thoughts
        if before is not None and self._start is not None:
            self._before, self._seen_line = before, parse_line(before.line, self._start)
        if self._tried is None or self.state is not DrillState.WEIGHED:
            return
        worth = after[0] if after else None
        if self._before is None or (worth is None and self._tried.position.outcome() is None):
            self._on_failed(self.tr("The engine says nothing of this position."))
        else:
            self._take_worth(self._before.score, worth or Evaluation(_score_of_end(self._tried.position)))

    def _take_worth(self, score: Score, after: Evaluation) -> None:
        """What the position is worth, and the one after the move on the board."""
        exercise, tried = self.exercise, self._tried
        assert exercise is not None and tried is not None and self._start is not None
        move, variant = tried.transition.move, tried.position.variant
        again = format_move(move, variant) == exercise.made
        loss = chance_of(score, variant) + chance_of(after.score, variant) - 1
        left = exercise.after / WHOLE
        if not again:  # the analysis of the game may have valued the position otherwise than this look
            left = min(1.0, max(0.0, self._chance_before() - loss))
        reply = parse_line(after.line, tried.position)
        verdict = MoveVerdict(move, self._chance_before(), left, again=again, reply=reply)
        if again or loss > self._margin():
            if reply and self.best_line:
                played = ExplainedMove(self._start, move, self.best_line, reply, score, after.score)
                verdict = replace(verdict, facts=tuple(explain(played)))
            self._judge(verdict, DrillState.WRONG)
        else:
            self._judge(verdict, DrillState.RIGHT)

    def _judge(self, verdict: MoveVerdict, state: DrillState) -> None:
        self.state, self.verdict = state, verdict
        if state is DrillState.WRONG:
            self._answer(Recall.WRONG)
        else:
            self._answer(Recall.HELPED if self._step else Recall.RIGHT)
        self.judged.emit(verdict)

    def _answer(self, outcome: Recall) -> None:
        """The first answer counts."""
        if not self._is_answered:
            self._is_answered = True
            self.answered.emit(outcome)

    def _on_failed(self, why: str) -> None:
        """Nobody hears of it while nothing is weighed: the next move asks again."""
        self._looking = False
        if self.state is DrillState.WEIGHED:
            self.state = DrillState.UNKNOWN
            self.failed.emit(why)


def _score_of_end(position: Position) -> Score:
    """Of a position in which the game is over, for the side to move."""
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return Score()
    return Score(mate=1 if outcome.winner == position.turn else -1)
