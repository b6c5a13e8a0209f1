"""One engine that thinks about one position after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.analysis.thoughts import Line, Listener, Thoughts
from shogi_desktop.clients.catalogue import EngineSetup
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import EngineLaunch, Limit, MateFound, SearchAnswer, SearchRequest, Timeouts
from shogi_desktop.game.notes import UNKNOWN_MATE, Score
from shogi_desktop.notation.moves.usi import Info, parse_line
from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class Subject:
    """`moves` lead from `start` to the `position`, a copy on which nobody plays."""

    start: Position
    moves: tuple[int, ...]
    position: Position


TOLD_MS: Final = 100  # between two reports: nobody reads faster
MATE_MS: Final = 30_000  # for a search for mates
GRACE_MS: Final = 1000  # then it is stopped


class AnalysisEngine(QObject):
    """Started when it is first asked. `log` has what was said to the engine and by it.

    Signals:
        thought(object): the Thoughts about the position that it was asked about last.
        failed(str): no engine any more; the text says why.
    """

    thought = Signal(object)
    failed = Signal(str)

    def __init__(self, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listener: Listener | None = None  # of the search that runs
        self._number = 0
        self._setup: EngineSetup | None = None  # that is asked
        self._client = EngineClient(timeouts, self)
        self.log = self._client.log
        self._client.search_started.connect(self._on_started)
        self._client.info.connect(self._on_info)
        self._client.left_out.connect(self._on_left_out)
        self._client.best_move.connect(self._on_finished)
        self._client.failed.connect(self._on_failed)
        self._telling = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._telling.timeout.connect(self._tell)
        self._limit = Limit()
        self._asked_mate = False
        self._too_long = False  # a line could not be read
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._stop)

    def think(self, setup: EngineSetup, subject: Subject, limit: Limit) -> None:
        """Asks the engine; another one than before is started anew."""
        self.give_up()
        self._limit = limit
        self._put(setup, subject, SearchRequest(subject.start, subject.moves))

    def _put(self, setup: EngineSetup, subject: Subject, request: SearchRequest) -> None:
        self._setup = setup
        self._client.prepare(setup)
        self._listener = Listener(subject.position, self._client.read_line)
        self._asked_mate, self._too_long = request.mate_ms is not None, False
        self._number = self._client.go(request)

    def seek_mate(self, setup: EngineSetup, subject: Subject) -> None:
        """Asks the engine for a mate by the side to move; the Thoughts tell what came of it."""
        self.give_up()
        self._limit = Limit(ms=MATE_MS + GRACE_MS)
        self._put(setup, subject, SearchRequest(subject.start, subject.moves, mate_ms=MATE_MS))
        self.thought.emit(Thoughts(note=self.tr("Looking for a mate …")))

    def press(self, launch: EngineLaunch, button: str) -> bool:
        """Presses a button among the options of an engine; whether that one runs here. What it thinks ends."""
        if not self._client.is_up or self._setup is None or self._setup.launch != launch:
            return False
        self.give_up()
        self._client.new_game(self._setup.variant, self._setup.options, (button,))
        return True

    def give_up(self) -> None:
        """What it thinks is of no use any more."""
        self._forget()
        self._client.stop()

    def close(self) -> None:
        """Ends the engine; returns at once."""
        self.give_up()
        self._client.close()

    def wait_closed(self) -> None:
        """Returns when the engine is gone."""
        self.give_up()
        self._client.wait_closed()

    def _forget(self) -> None:
        self._telling.stop()
        self._end.stop()
        self._listener = None

    def _stop(self) -> None:
        self._client.move_now()

    def _is_of(self, number: int) -> bool:
        """Whether that is about the search that runs."""
        return number == self._number and self._listener is not None

    def _on_started(self, number: int) -> None:
        if self._is_of(number) and self._limit.ms:
            self._end.start(self._limit.ms)

    def _on_info(self, number: int, info: Info) -> None:
        if self._is_of(number) and self._listener is not None:
            self._listener.hear(info)
            if self._asked_mate:
                return  # only the answer counts
            if not self._telling.isActive():
                self._telling.start()
            if self._is_enough(self._listener):
                self._client.move_now()

    def _on_left_out(self) -> None:
        self._too_long = True
        if self._listener is not None and not self._asked_mate and not self._telling.isActive():
            self._telling.start()

    def _is_enough(self, heard: Listener) -> bool:
        nodes, depth = self._limit.nodes, self._limit.depth
        return bool((nodes and heard.nodes >= nodes) or (depth and heard.depth(self._lines()) >= depth))

    def _lines(self) -> int:
        assert self._setup is not None
        return int(self._setup.options.get("MultiPV", 1))

    def _on_finished(self, number: int, answer: SearchAnswer | MateFound | None) -> None:
        """By the limit, or by itself, since there is no more to find."""
        if self._is_of(number):
            thoughts = self._mate(answer) if isinstance(answer, MateFound) else self._thoughts(finished=True)
            self._forget()
            self.thought.emit(thoughts)

    def _tell(self) -> None:
        if self._listener is not None:
            self.thought.emit(self._thoughts())

    def _thoughts(self, finished: bool = False) -> Thoughts:
        assert self._listener is not None
        thoughts = self._listener.thoughts(finished)
        unread = self._listener.has_lines or self._too_long or thoughts.score is not None
        if unread and not thoughts.lines:
            return replace(thoughts, note=self.tr("Its lines cannot be read."))
        if finished and not any(line.score for line in thoughts.lines):
            return replace(thoughts, note=self.tr("It has ended without a score."))
        return thoughts

    def _mate(self, found: MateFound) -> Thoughts:
        """A mate that it says it has found is played out."""
        assert self._listener is not None
        position = self._listener.position
        if not found.mate:
            notes = {
                (False, True): self.tr("It says that there is no mate."),
                (None, True): self.tr("It has found no mate in this time; that proves nothing."),
                (None, False): self.tr("It cannot look for mates."),
            }
            return Thoughts(note=notes[found.mate, found.able], finished=True)
        line = parse_line(found.line, position)
        if not line:
            return Thoughts(note=self.tr("It says that there is a mate, but shows no move of it."), finished=True)
        if len(line) == len(found.line) and _ends_in_mate(position, line):
            return Thoughts((Line(line, Score(0, len(line))),), finished=True, note=self.tr("It has found a mate."))
        text = self.tr("It says that there is a mate; its line does not end in one.")
        return Thoughts((Line(line, Score(0, UNKNOWN_MATE)),), finished=True, note=text)

    def _on_failed(self, why: str) -> None:
        self._forget()
        self.failed.emit(why)


def _ends_in_mate(position: Position, line: tuple[int, ...]) -> bool:
    """Whether the side to move wins by these moves."""
    after = position.copy()
    for move in line:
        after.play(move)
    outcome = after.outcome()
    return outcome is not None and outcome.winner == position.turn
