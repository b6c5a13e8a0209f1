"""One position out of the person's own games: a move is asked for, and an engine weighs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.chance import chance_of
from shogi_desktop.analysis.exercise import WHOLE, Exercise
from shogi_desktop.analysis.thoughts import Line, Listener
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Choice, EngineLaunch, MateFound, SearchRequest, Timeouts
from shogi_desktop.coach.explaining import Played, explain
from shogi_desktop.coach.facts import Fact
from shogi_desktop.game.evaluation import Score
from shogi_desktop.mating.problem import first_position
from shogi_desktop.notation.moves.usi import Info, format_move, parse_line
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules.position import Position

from ..engines.asked import Asked, asked
from ..played_move import PlayedMove, played_move
from ..refusal import judge
from .schedule import Outcome

NODES: Final = 200_000
"""Positions that the engine looks at for a judgement: half a second of shogi."""
SLOW_MS: Final = 60_000
LAST_STEP: Final = 2
"""Of help: which piece, and where it goes."""


class State(Enum):
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
class Verdict:
    """What a move is worth: the chances to win that the best move keeps and that this one does, from 0 to 1; `best`
    is whether nothing better is known, `again` whether it is what was made in the game. `facts` say what is wrong with
    it, `reply` what follows it."""

    move: int
    before: float
    after: float
    best: bool = False
    again: bool = False
    facts: tuple[Fact, ...] = ()
    reply: tuple[int, ...] = ()

    @property
    def loss(self) -> float:
        return max(0.0, self.before - self.after)


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
        self._launch, self._margin = launch, margin
        self._timeouts = timeouts or Timeouts()
        self.exercise: Exercise | None = None
        self.state = State.OPEN
        self.verdict: Verdict | None = None
        self._start: Position | None = None
        self._line: tuple[int, ...] = ()
        self._best: Line | None = None  # as the engine sees the position now
        self._tried: PlayedMove | None = None
        self._step = 0
        self._is_answered = False
        self._listener: Listener | None = None
        self._number = 0
        self._told: Asked | None = None
        self._client = EngineClient(self._timeouts, self)
        self._client.info.connect(self._on_info)
        self._client.best_move.connect(self._on_best_move)
        self._client.failed.connect(self._on_failed)

    # What is asked

    def start(self, exercise: Exercise) -> None:
        """Another position. NotationError or VariantError for one that is none; then the old one stays."""
        start = position_of(exercise.problem)
        self.stop()
        self.exercise, self._start = exercise, start
        self._line = parse_line(exercise.line, start)
        self._best, self._is_answered = None, False
        self.begun.emit(start)
        self._open()

    def stop(self) -> None:
        """There is no position, and nobody asks the engine any more."""
        self.exercise = self._start = self._tried = self._listener = None
        self.state, self.verdict, self._step = State.OPEN, None, 0
        self._client.stop()

    def rest(self) -> None:
        """Nobody looks: the engine goes, until something is to be weighed again."""
        if self.state is State.WEIGHED:
            self._take_back(State.OPEN)
        self._listener = None
        self._client.close()

    def resume(self) -> None:
        """Somebody looks again."""
        if self.state is State.OPEN and self._best is None and self._listener is None:
            self._look()

    def wait_closed(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        self.stop()
        self._client.wait_closed()

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
        return self._best.moves if self._best is not None else self._line

    def moves(self) -> list[int]:
        """The moves that the hand may make now."""
        return self._start.legal_moves() if self._start is not None and self.state is State.OPEN else []

    # What the person does

    def move(self, move: int) -> str:
        """Makes one of `moves`; why it is refused, "" where it is not."""
        exercise, start = self.exercise, self._start
        if exercise is None or start is None or self.state is not State.OPEN:
            return ""
        fault = judge(start, move)
        if fault is not None:
            return fault.text
        self._tried = played_move(start, move)
        self.state = State.WEIGHED
        self.changed.emit(self._tried.position, self._tried.transition)
        if move in self._best_moves():
            chance = self._chance_before()
            self._judge(Verdict(move, chance, chance, best=True))
        else:
            self._weigh()
        return ""

    def help(self) -> int:
        """One more step of help; how many there were."""
        if self.state is State.OPEN and self._start is not None:
            self._step = min(self._step + 1, LAST_STEP)
        return self._step

    def show(self) -> None:
        """The person wants to see the answer."""
        if self._start is not None and self.state is not State.SHOWN:
            self._take_back(State.SHOWN)
            self._answer(Outcome.WRONG)

    def try_again(self) -> None:
        """Back to the position that is asked about."""
        if self._start is not None:
            self._open()

    def _open(self) -> None:
        self._take_back(State.OPEN)
        if self._best is None:
            self._look()

    def _take_back(self, state: State) -> None:
        self._client.stop()
        self._listener = self._tried = None
        self.state, self.verdict = state, None
        self.changed.emit(self._start, None)

    # What it is worth

    def _best_moves(self) -> set[int]:
        return {line[0] for line in (self._line, self._best.moves if self._best is not None else ()) if line}

    def _chance_before(self) -> float:
        """The chance that the best move keeps, by the engine's present look at it or, before that, the game's."""
        assert self.exercise is not None and self._start is not None
        if self._best is None:
            return self.exercise.before / WHOLE
        return chance_of(self._best.score, self._start.variant)

    def _look(self) -> None:
        """The engine looks at the position while the person does."""
        if self._start is not None and self._start.outcome() is None:
            self._search(self._start)

    def _weigh(self) -> None:
        """Finds out what the move on the board is worth, and before that, where need be, what the best one is."""
        assert self._tried is not None and self._start is not None
        if self._best is None:
            if self._listener is None:
                self._search(self._start)
            return  # goes on when that is known
        after = self._tried.position
        outcome = after.outcome()
        if outcome is None:
            self._search(after)
        elif outcome.winner is None:
            self._take_worth(Line((), Score()))
        else:
            self._take_worth(Line((), Score(mate=1 if outcome.winner == after.turn else -1)))

    def _search(self, position: Position) -> None:
        wanted = asked(None, self._launch, position.variant)
        if not self._client.is_up:
            self._client.start(wanted.launch)
            self._told = None
        if wanted != self._told:
            self._told = wanted
            self._client.new_game(wanted.variant, wanted.options)
        self._listener = Listener(position)
        deadline = SLOW_MS + self._timeouts.margin_ms
        request = SearchRequest(first_position(position), tuple(position.history()), nodes=NODES, deadline_ms=deadline)
        self._number = self._client.go(request)

    def _on_info(self, number: int, info: Info) -> None:
        if number == self._number and self._listener is not None:
            self._listener.hear(info)

    def _on_best_move(self, number: int, _answer: Choice | MateFound) -> None:
        listener = self._listener
        if number != self._number or listener is None:
            return
        self._listener = None
        lines = listener.thoughts().lines
        if not lines:
            self._fail(self.tr("The engine says nothing of this position."))
        elif self._best is None:
            self._best = lines[0]
            if self.state is State.WEIGHED:
                self._weigh()
        elif self.state is State.WEIGHED:
            self._take_worth(lines[0])

    def _take_worth(self, line: Line) -> None:
        """The line that follows the move on the board, with its score for the other side."""
        tried, best = self._tried, self._best
        assert tried is not None and best is not None
        assert self.exercise is not None
        move, variant = tried.transition.move, tried.position.variant
        before, after = self._chance_before(), 1 - chance_of(line.score, variant)
        again = format_move(move, variant) == self.exercise.made
        if again:  # how bad it is was found out when the game was analysed
            before, after = self.exercise.before / WHOLE, self.exercise.after / WHOLE
        self._judge(Verdict(move, before, after, again=again, reply=line.moves), best.score, line.score)

    def _judge(self, verdict: Verdict, before: Score | None = None, after: Score | None = None) -> None:
        right = verdict.best or (not verdict.again and verdict.loss <= self._margin())
        if not right and before is not None and after is not None:
            verdict = replace(verdict, facts=self._facts(verdict, before, after))
        self.state, self.verdict = (State.RIGHT if right else State.WRONG), verdict
        if right:
            self._answer(Outcome.HELPED if self._step else Outcome.RIGHT)
        else:
            self._answer(Outcome.WRONG)
        self.judged.emit(verdict)

    def _facts(self, verdict: Verdict, before: Score, after: Score) -> tuple[Fact, ...]:
        """Why a move is worse; nothing where it is not known what follows it."""
        if self._start is None or not self.best_line or not verdict.reply:
            return ()
        played = Played(self._start, verdict.move, self.best_line, verdict.reply, before, after)
        return tuple(explain(played))

    def _answer(self, outcome: Outcome) -> None:
        """The first answer counts."""
        if not self._is_answered:
            self._is_answered = True
            self.answered.emit(outcome)

    def _on_failed(self, why: str) -> None:
        if self.exercise is not None and self._listener is not None:
            self._fail(why)

    def _fail(self, why: str) -> None:
        """Nobody hears of it while nothing is weighed: the next move asks again."""
        self._listener = None
        if self.state is State.WEIGHED:
            self.state = State.UNKNOWN
            self.failed.emit(why)
