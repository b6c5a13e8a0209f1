"""A few positions of a game looked at beside its players, each as the analysis of a game does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.thoughts import Listener
from shogi_desktop.clients.asked import Asked, asked
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Choice, EngineLaunch, MateFound, SearchRequest, Timeouts
from shogi_desktop.game.evaluation import Evaluation, Score
from shogi_desktop.notation.moves.usi import Info, format_move
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

MATE_MS: Final = 150
LOOK_MS: Final = 600
_REMEMBERED: Final = 200  # positions


@dataclass(frozen=True)
class Place:
    """A position by the moves that lead to it."""

    start: Position
    moves: tuple[int, ...] = ()

    def after(self, move: int) -> Place:
        """The position that a move leads to."""
        return Place(self.start, (*self.moves, move))

    def position(self) -> Position:
        """The position with its history; a copy."""
        return SearchRequest(self.start, self.moves).position()


_Key = tuple[int, tuple[int, ...]]


class Examiner(QObject):
    """Asks the program's own engine, at its strongest, what it thinks of positions, and remembers what it has said. A
    new question or `cancel` drops the old one.

    Signals:
        looked(object): the Evaluation of each position that was asked about, in their order; None where there is none:
            the game is over there, or the engine has said nothing.
        failed(str): no answer; the text says why.
    """

    looked = Signal(object)
    failed = Signal(str)

    def __init__(self, launch: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch = launch
        self._timeouts = timeouts
        self._places: tuple[Place, ...] = ()  # asked about; none: nobody has asked
        self._known: dict[_Key, Evaluation | None] = {}
        self._variant: Variant | None = None  # of what is known
        self._listener: Listener | None = None
        self._asked: Asked | None = None
        self._number = 0
        self._client = EngineClient(timeouts, self)
        self._client.info.connect(self._on_info)
        self._client.best_move.connect(self._on_best_move)
        self._client.failed.connect(self._on_failed)

    def ask(self, places: Sequence[Place]) -> None:
        """Positions of one game; `looked` or `failed` follows, at once where all of them are known."""
        self.cancel()
        self._places = tuple(places)
        variants = {place.start.variant for place in self._places}
        if variants != {self._variant}:
            self._variant = next(iter(variants), None)
            self._known.clear()
        self._go_on()

    def cancel(self) -> None:
        """The answer is not wanted any more."""
        self._places = ()
        self._listener = None
        self._client.stop()

    def close(self) -> None:
        self.cancel()
        self._client.close()

    def wait_closed(self) -> None:
        """Returns when the engine's process is gone."""
        self.cancel()
        self._client.wait_closed()

    def _go_on(self) -> None:
        """The first position that is not known yet."""
        for place in self._places:
            if _key(place) in self._known:
                continue
            position = place.position()
            if position.outcome() is None:
                self._prepare(position)
                self._listener = Listener(position)
                deadline = MATE_MS + self._timeouts.margin_ms
                request = SearchRequest(place.start, place.moves, mate_ms=MATE_MS, deadline_ms=deadline)
                self._number = self._client.go(request)
                return
            self._remember(place, None)
        places, self._places = self._places, ()
        self.looked.emit(tuple(self._known[_key(place)] for place in places))

    def _prepare(self, position: Position) -> None:
        """The engine runs, and knows which game is played."""
        wanted = asked(None, self._launch, position.variant)
        if not self._client.is_up:
            self._client.start(self._launch)
            self._asked = None
        if wanted != self._asked:
            self._asked = wanted
            self._client.new_game(wanted.variant, wanted.options)

    def _current(self) -> Place:
        return next(place for place in self._places if _key(place) not in self._known)

    def _on_info(self, number: int, info: Info) -> None:
        if number == self._number and self._listener is not None:
            self._listener.hear(info)

    def _on_best_move(self, number: int, answer: Choice | MateFound) -> None:
        listener = self._listener
        if number != self._number or listener is None:
            return
        place = self._current()
        if isinstance(answer, MateFound):
            if answer.mate and answer.line:
                self._note(place, Evaluation(Score(mate=len(answer.line)), answer.line))
                return
            deadline = LOOK_MS + self._timeouts.margin_ms
            request = SearchRequest(place.start, place.moves, movetime_ms=LOOK_MS, deadline_ms=deadline)
            self._number = self._client.go(request)
            return
        thoughts = listener.thoughts()
        best = thoughts.lines[0] if thoughts.lines else None
        if best is None or best.score is None:
            self._note(place, None)
            return
        line = tuple(format_move(move, place.start.variant) for move in best.moves)
        self._note(place, Evaluation(replace(best.score, bound=""), line, best.depth))

    def _note(self, place: Place, evaluation: Evaluation | None) -> None:
        self._listener = None
        self._remember(place, evaluation)
        self._go_on()

    def _remember(self, place: Place, evaluation: Evaluation | None) -> None:
        """What was thought last is kept, beyond its number what was thought first is forgotten."""
        wanted = {_key(each) for each in self._places}
        for key in [key for key in self._known if key not in wanted][: max(0, len(self._known) - _REMEMBERED)]:
            del self._known[key]
        self._known[_key(place)] = evaluation

    def _on_failed(self, why: str) -> None:
        if self._places:
            self._places, self._listener = (), None
            self.failed.emit(self.tr("The coach has no answer: {why}").format(why=why))


def _key(place: Place) -> _Key:
    return int(place.start.key), place.moves
