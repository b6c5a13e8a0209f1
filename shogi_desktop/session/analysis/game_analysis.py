"""Analysis of a game: an engine looks at its positions one after the other, and what it thinks goes into the record."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Choice, MateFound, Protocol, SearchRequest
from shogi_desktop.game.edits import Edit
from shogi_desktop.game.evaluation import Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import Info, format_move
from shogi_desktop.notation.wire.usi_lines import UNKNOWN_MATE
from shogi_desktop.rules.board.pieces import Side

from ..engines.asked import Asked, asked
from ..engines.talk_log import TalkLog
from ..play.game_session import GameSession
from ..play.turn_session import moves_to
from .thoughts import Listener
from .wished_positions import wished_positions

WRITTEN_MS: Final = 300  # between two changes of the record, each of which is saved
SLOW_MS: Final = 60_000  # an engine that was given nodes may take so much longer than it usually needs
MATE_SHARE: Final = 4  # a mate is looked for in this part of the time
MATE_MS: Final = 100  # and so long where positions are counted instead
USUAL_MS: Final = 1000  # for a position, where an engine does not count them


@dataclass(frozen=True)
class Wish:
    """What is to be looked at: the moves of the chosen line with these numbers, for so long or in so many positions
    each (the other is 0), those of one side alone or of both (None). `keep`: what an engine thought before stays."""

    first: int
    last: int
    movetime_ms: int = 0
    nodes: int = 0
    side: Side | None = None
    keep: bool = True


@dataclass(frozen=True)
class Progress:
    """How many positions were looked at, of how many, and how long the rest will take, 0 = not known yet."""

    done: int
    total: int
    left_ms: int = 0


class GameAnalysis(QObject):
    """Looks at the record on the board, from its end back to its start: what comes later in the game is then known
    where the engine comes to what led there.

    To judge a move one must know what the position before it was worth and the one after it. Of the moves of one side
    those that the engine would have made too need no second look. The program's own engine looks for a mate first: it
    finds one of 23 plies sooner than its search would see that there is something.

    Signals:
        progressed(object): how far it has come, as Progress.
        ended(bool): it runs no more; whether everything was looked at.
        failed(str): no engine; the text says why. `ended` follows.
        cannot_count(object): this OutsideEngine ended itself when it was asked for so many positions, and goes on when
            it is given a time.
    """

    progressed = Signal(object)
    ended = Signal(bool)
    failed = Signal(str)
    cannot_count = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._game: Game | None = None  # that is looked at; None: it does not run
        self._wish = Wish(0, 0)
        self._waiting: list[Node] = []  # to be looked at, the next one last
        self._node: Node | None = None  # that is looked at
        self._asked: Asked | None = None
        self._engine: OutsideEngine | None = None  # that is asked; None: the program's own
        self._suspect: OutsideEngine | None = None  # it ended while it counted positions
        self._name = ""
        self._listener: Listener | None = None
        self._number = 0
        self._found: dict[Node, Evaluation] = {}  # not yet in the record
        self._step: Edit | None = None  # of this run: it is undone as one
        self._done = self._total = 0
        self._began = self._asked_at = 0.0
        self.log = TalkLog()
        self._clients = {protocol: EngineClient(session.timeouts, self, protocol=protocol) for protocol in Protocol}
        self._client = self._clients[Protocol.USI]
        for client in self._clients.values():
            client.spoken.connect(self.log.note)
            client.search_started.connect(self._on_started)
            client.info.connect(self._on_info)
            client.best_move.connect(self._on_best_move)
            client.failed.connect(self._on_failed)
        self._enough = QTimer(self, singleShot=True)  # for a position, where no limit can be told
        self._enough.timeout.connect(self._stop)
        self._writing = QTimer(self, singleShot=True, interval=WRITTEN_MS)
        self._writing.timeout.connect(self._write)
        for signal in (session.game_started, session.turn_changed):
            signal.connect(self._follow)

    @property
    def running(self) -> bool:
        return self._game is not None

    def can_start(self) -> bool:
        """Whether there is a record on the board that nobody plays, and it has moves."""
        return self._session.can_edit() and bool(self._session.game.line())

    def start(self, wish: Wish, engine: OutsideEngine | None = None) -> None:
        """Begins; `engine` None = the program's own. What runs is given up."""
        self.cancel()
        if not self.can_start():
            return
        game = self._game = self._session.game
        self._wish, self._step = wish, None
        self._engine, self._suspect = engine, None
        if engine is not None and not engine.counts and wish.nodes:
            self._wish = _by_time(wish)
        self._asked = asked(engine, self._session.engine, game.variant)
        self._client = self._clients[self._asked.launch.protocol]
        self._name = engine.name if engine is not None else "Shogi Desktop"
        self._waiting = wished_positions(game, wish)
        self._done, self._total, self._began = 0, len(self._waiting), time.monotonic()
        self.progressed.emit(Progress(0, self._total))
        if self._waiting:
            self._client.start(self._asked.launch)
            self._client.new_game(self._asked.variant, self._asked.options)
        self._go_on()

    def cancel(self) -> None:
        """Ends it; what was found is kept."""
        self._end(complete=False)

    def close(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        self.cancel()
        for client in self._clients.values():
            client.wait_closed()

    def _go_on(self) -> None:
        """The next position, from the end of the game on."""
        game = self._game
        if game is None:
            return
        while self._waiting:
            node = self._waiting.pop()
            path = moves_to(node)
            position = SearchRequest(game.start, path).position()
            if not (node.illegal or position.outcome() is not None or self._is_known(node, game)):
                listener = Listener(position, self._client.read_line)
                self._node, self._listener, self._asked_at = node, listener, time.monotonic()
                if self._is_own:
                    self._number = self._client.go(self._mate_request(game, path))
                else:
                    self._number = self._client.go(self._request(game, path))
                return
            self._count()
        self._end(complete=True)

    def _is_known(self, node: Node, game: Game) -> bool:
        """Whether only this side's moves are judged, and the move to a position is the one that the engine expected."""
        side = self._wish.side
        if side is None or node.parent is None or (node.ply % 2 == 1) is not (side is game.first_turn):
            return False
        before = self._found.get(node.parent) or node.parent.evaluation
        return before is not None and before.line[:1] == (format_move(node.move, game.variant),)

    @property
    def _is_own(self) -> bool:
        return self._asked is not None and self._asked.launch == self._session.engine

    @property
    def _is_xboard(self) -> bool:
        """Whether it analyses without a limit, until it is told that it is enough."""
        return self._client is self._clients[Protocol.XBOARD]

    def _mate_request(self, game: Game, path: tuple[int, ...]) -> SearchRequest:
        limit = self._wish.movetime_ms // MATE_SHARE or MATE_MS
        return SearchRequest(game.start, path, mate_ms=limit, deadline_ms=limit + self._session.timeouts.margin_ms)

    def _request(self, game: Game, path: tuple[int, ...]) -> SearchRequest:
        """Byoyomi is what every engine for shogi knows; some end themselves when they are asked in another way."""
        wish, margin = self._wish, self._session.timeouts.margin_ms
        if self._is_xboard:
            return SearchRequest(game.start, path)
        if wish.nodes:
            return SearchRequest(game.start, path, nodes=wish.nodes, deadline_ms=SLOW_MS + margin)
        deadline = wish.movetime_ms + margin
        if self._is_own:
            spent = round((time.monotonic() - self._asked_at) * 1000)
            left = max(wish.movetime_ms - spent, wish.movetime_ms // 2)
            return SearchRequest(game.start, path, movetime_ms=left, deadline_ms=deadline)
        return SearchRequest(
            game.start, path, black_ms=0, white_ms=0, byoyomi_ms=wish.movetime_ms, deadline_ms=deadline
        )

    def _count(self) -> None:
        self._done += 1
        spent = (time.monotonic() - self._began) * 1000
        left = self._total - self._done
        self.progressed.emit(Progress(self._done, self._total, round(spent / self._done * left)))

    def _on_started(self, number: int) -> None:
        if number == self._number and self._is_xboard:
            self._enough.start(SLOW_MS if self._wish.nodes else self._wish.movetime_ms)

    def _stop(self) -> None:
        self._client.move_now()

    def _on_info(self, number: int, info: Info) -> None:
        if number != self._number or self._listener is None:
            return
        self._listener.hear(info)
        if self._is_xboard and 0 < self._wish.nodes <= self._listener.nodes:
            self._stop()

    def _on_best_move(self, number: int, answer: Choice | MateFound | None) -> None:
        node, listener, game = self._node, self._listener, self._game
        if number != self._number or node is None or listener is None or game is None:
            return
        self._enough.stop()
        if self._suspect is not None:
            self.cannot_count.emit(self._suspect)
            self._suspect = None
        if isinstance(answer, MateFound):
            if answer.mate and answer.line:
                self._note(node, Evaluation(Score(mate=len(answer.line)), answer.line, engine=self._name))
            else:
                self._number = self._client.go(self._request(game, moves_to(node)))
            return
        thoughts = listener.thoughts()
        if thoughts.lines:
            best = thoughts.lines[0]
            line = tuple(format_move(move, game.variant) for move in best.moves)
            self._note(node, Evaluation(replace(best.score, bound=""), line, best.depth, thoughts.nodes, self._name))
        else:
            self._note(node, None)

    def _note(self, node: Node, evaluation: Evaluation | None) -> None:
        """A position was looked at, and this is what came of it."""
        if evaluation is not None:
            self._found[node] = evaluation
            self._follow_mate(node, evaluation)
            if not self._writing.isActive():
                self._writing.start()
        self._count()
        self._go_on()

    def _follow_mate(self, node: Node, evaluation: Evaluation) -> None:
        """The moves of a mate that were played lead to positions that are lost, whatever was thought of them before."""
        mate, line = evaluation.score.mate, evaluation.line
        if self._game is None or mate is None or mate <= 0 or mate == UNKNOWN_MATE:
            return
        for at, text in enumerate(line, 1):
            played = (child for child in node.children if format_move(child.move, self._game.variant) == text)
            after = next(played, None)
            known = (self._found.get(after) or after.evaluation) if after is not None else None
            if after is None or at == mate or (known is not None and known.score.mate is not None):
                return
            left = mate - at if at % 2 == 0 else at - mate
            self._found[after] = Evaluation(Score(mate=left), line[at:], engine=self._name)
            node = after

    def _ask_by_time(self) -> None:
        """Some engines end themselves when they are asked for so many positions (GPS Shogi does): they get a time."""
        assert self._asked is not None and self._node is not None
        self._wish, self._suspect = _by_time(self._wish), self._engine
        self._waiting.append(self._node)
        self._client.start(self._asked.launch)
        self._client.new_game(self._asked.variant, self._asked.options)
        self._go_on()

    def _write(self) -> None:
        """Into the record, as far as its moves are still there."""
        found, self._found = self._found, {}
        if found and self._session.game is self._game:
            self._step = self._session.set_evaluations(found, self._step)

    def _follow(self) -> None:
        if self._game is not None and not (self._session.game is self._game and self._session.can_edit()):
            self.cancel()

    def _end(self, complete: bool) -> None:
        if self._game is None:
            return
        self._writing.stop()
        self._write()
        self._game = self._node = self._listener = None
        self._waiting = []
        self._enough.stop()
        for client in self._clients.values():
            client.close()
        self.ended.emit(complete)

    def _on_failed(self, why: str) -> None:
        counting = self._wish.nodes and not self._is_own and not self._is_xboard
        if self._game is not None and self._node is not None and counting:
            self._ask_by_time()
        elif self._game is not None:
            self.failed.emit(self.tr("The analysis has ended: {why}").format(why=why))
            self.cancel()


def _by_time(wish: Wish) -> Wish:
    """The same for an engine that cannot be asked for so many positions."""
    return replace(wish, nodes=0, movetime_ms=USUAL_MS)
