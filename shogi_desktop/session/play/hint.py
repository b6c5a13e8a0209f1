"""What would the computer play here? A search of its own, beside the players.

The engine thinks as a player: where it would resign, or win without a move, the person gets the line it has seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.conversations.dialect import rules_of
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Choice, Decision, EngineLaunch, SearchRequest, Timeouts
from shogi_desktop.notation.moves.usi import Info, parse_line
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.rulings.declaration import judge_declaration

HINT_MS = 1000


@dataclass(frozen=True)
class Hint:
    """What to do: a move (NO_MOVE: declare, which wins by the rules of the game) and how it goes on.

    `line` begins with the move. `mate` is the number of moves to the mate, negative where the other side mates, 0
    where none was seen.
    """

    move: int
    line: tuple[int, ...] = ()
    mate: int = 0


class HintSearch(QObject):
    """Asks an engine at full strength for one move; a new question or `cancel` drops the old one.

    Signals:
        found: the Hint.
        failed: no answer; the text says why.
    """

    found = Signal(object)
    failed = Signal(str)

    def __init__(self, launch: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch = launch
        self._timeouts = timeouts
        self._position: Position | None = None
        self._number = 0
        self._seen: tuple[tuple[str, ...], int] = ((), 0)  # the best line so far, and its mate
        self._game: tuple[str, dict[str, str]] | None = None
        self._client = EngineClient(timeouts, self)
        self._client.best_move.connect(self._on_best_move)
        self._client.info.connect(self._on_info)
        self._client.failed.connect(self._on_failed)

    def ask(self, position: Position, start: Position, moves: tuple[int, ...]) -> None:
        """`position` is a copy that stays as it is, `moves` lead to it from `start`."""
        declaration = judge_declaration(position)
        if declaration.allowed and declaration.winner == position.turn:
            self.cancel()
            self.found.emit(Hint(NO_MOVE))
            return
        variant = position.variant
        game = variant.name, rules_of(variant)
        if not self._client.is_up:
            self._client.start(self._launch)
            self._game = None
        if game != self._game:
            self._game = game
            self._client.new_game(*game)
        self._position = position
        self._seen = (), 0
        deadline = HINT_MS + self._timeouts.margin_ms
        self._number = self._client.go(SearchRequest(start, moves, movetime_ms=HINT_MS, deadline_ms=deadline))

    def cancel(self) -> None:
        self._position = None
        self._client.stop()

    def wait_closed(self) -> None:
        """Returns when the engine's process is gone."""
        self.cancel()
        self._client.wait_closed()

    def close(self) -> None:
        self.cancel()
        self._client.close()

    def _on_best_move(self, number: int, choice: Choice) -> None:
        position = self._position
        if position is None or number != self._number:
            return
        self._position = None
        pv, mate = self._seen
        # One who would resign can play on: the best line seen is the longest defence.
        seen = parse_line(pv, position)
        line = {Decision.RESIGN: seen, Decision.MOVE: (choice.move,)}.get(choice.decision, ())
        if not line:
            self.failed.emit(self.tr("There is no move to recommend here."))
            return
        goes_on = seen[:1] == line[:1]
        self.found.emit(Hint(line[0], seen if goes_on else line, mate if goes_on else 0))

    def _on_info(self, number: int, info: Info) -> None:
        if number == self._number and info.pv and info.multipv in (None, 1) and not info.bound:
            self._seen = info.pv, info.score_mate or 0

    def _on_failed(self, why: str) -> None:
        if self._position is not None:
            self._position = None
            self.failed.emit(self.tr("No hint: {why}").format(why=why))
