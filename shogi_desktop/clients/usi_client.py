"""One engine that speaks USI: a state machine over a process of lines.

The road of a client is DEAD, STARTING (until `usiok`), HANDSHAKING (until `readyok`), IDLE, SEARCHING, and from
there either IDLE again by a `bestmove`, or OWED: the search was given up, but its `bestmove` is still to come and
must come before the next `go`. CLOSING waits for the end after `quit`. Whatever the engine does not do in time ends
in DEAD and a killed process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.process import MAX_LAST_WORDS, LineProcess
from shogi_desktop.clients.search import EngineLaunch, SearchRequest, Timeouts
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.limits import LONGEST_ENGINE_LINE
from shogi_desktop.notation.moves.usi import BestMove, EngineOption, parse_bestmove, parse_info, parse_option

KILL_PATIENCE_MS = 5000
MAX_OPTIONS = 1000
"""Options that an engine may announce."""
MAX_NAME = 200
"""Characters of an engine's name."""
MAX_MOVE = 40
"""Characters of a move; the longest of any variant has about half as many."""
MAX_LINE_OF_PLAY = 200
"""Moves of a line of play that an engine tells."""


class ClientState(Enum):
    DEAD = "dead"
    STARTING = "starting"
    HANDSHAKING = "handshaking"
    IDLE = "idle"
    SEARCHING = "searching"
    OWED = "owed"
    CLOSING = "closing"


class UsiClient(QObject):
    """Asks an engine for moves. Every request has a number, and only the answer to the newest one is given out.

    Signals:
        ready: the engine has taken the options of a new game, or has been started.
        search_started: the number of the request whose `go` was sent just now.
        best_move: number, move text ("7g7f", "resign", "win"), text of the expected reply ("" = none).
        info: number, and what the engine tells about its search (`notation.usi.Info`).
        failed: the engine is gone or was killed; the text says why. It may be started again.
    """

    ready = Signal()
    search_started = Signal(int)
    best_move = Signal(int, str, str)
    info = Signal(int, object)
    failed = Signal(str)

    def __init__(self, timeouts: Timeouts | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = ClientState.DEAD
        self.name = ""
        self.options: dict[str, EngineOption] = {}
        self._timeouts = timeouts or Timeouts()
        self._number = 0
        self._wanted_options: dict[str, str] | None = None
        self._wanted_search: SearchRequest | None = None
        self._new_game = False
        self._hurry = False
        self._was_stopped = False
        self._process = LineProcess(self, LONGEST_ENGINE_LINE)
        self._process.line_received.connect(self._on_line)
        self._process.ended.connect(self._on_ended)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_patience_over)
        # The next command waits for the event loop, so that a second bestmove in the same breath meets no new search.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._advance)
        self._handlers: dict[str, Callable[[str], None]] = {
            "id": self._on_id,
            "option": self._on_option,
            "usiok": self._on_usiok,
            "readyok": self._on_readyok,
            "info": self._on_info,
            "bestmove": self._on_bestmove,
        }

    def start(self, launch: EngineLaunch) -> None:
        """Starts the engine; one that still runs is killed first. `ready` or `failed` follows."""
        self._discard_process()
        self.name = ""
        self.options = {}
        self._was_stopped = False
        self._wanted_options = None
        self._enter(ClientState.STARTING, self._timeouts.start_ms)
        self._process.start(launch.command, launch.environment)
        self._process.send("usi")

    def new_game(self, variant: str, options: Mapping[str, str]) -> None:
        """Announces a game of `variant`; a search that runs is given up. Options the engine does not know are left out.

        `Rule_...` options are sent to every engine that knows `USI_Variant`, since they come with the variant.
        """
        self.stop()
        self._wanted_options = {"USI_Variant": variant, **options}
        self._new_game = True
        self._next.start()

    def go(self, request: SearchRequest) -> int:
        """Asks for a move and returns the number of the request; it starts as soon as the engine is free."""
        self.stop()
        self._number += 1
        self._wanted_search = request
        self._next.start()
        return self._number

    def stop(self) -> None:
        """Gives up the search that runs or waits; its answer will be dropped."""
        self._wanted_search = None
        self._hurry = False
        if self.state == ClientState.SEARCHING:
            self._send_stop()
            self._enter(ClientState.OWED, self._timeouts.stop_ms)

    def move_now(self) -> None:
        """Asks for the answer at once; it counts."""
        if self.state == ClientState.SEARCHING:
            self._send_stop()
            self._patience.start(self._timeouts.stop_ms)
        elif self._wanted_search is not None:
            self._hurry = True

    def game_over(self, result: str) -> None:
        """Tells the engine "win", "lose" or "draw", as seen from its side."""
        if self.state == ClientState.IDLE:
            self._process.send(f"gameover {result}")

    def close(self) -> None:
        """Asks the engine to quit, and kills it where it does not; returns at once."""
        if self.state in (ClientState.DEAD, ClientState.CLOSING):
            return
        self.stop()
        self._wanted_options = None
        self._next.stop()
        self._process.send("quit")
        self._process.end_input()
        self._enter(ClientState.CLOSING, self._timeouts.quit_ms)

    def wait_closed(self) -> None:
        """`close`, and does not return before the process is gone. For the end of the program."""
        self.close()
        # What is left of the patience: several clients may have been closed at the same time.
        self._process.wait_ended(max(1, self._patience.remainingTime()))
        self._discard_process()

    def is_running(self) -> bool:
        return self._process.is_running()

    def process_id(self) -> int:
        return self._process.process_id()

    def _enter(self, state: ClientState, patience_ms: int = 0) -> None:
        self.state = state
        if patience_ms:
            self._patience.start(patience_ms)
        else:
            self._patience.stop()

    def _send_stop(self) -> None:
        self._process.send("stop")
        self._was_stopped = True

    def _advance(self) -> None:
        if self.state != ClientState.IDLE:
            return
        if self._wanted_options is not None:
            self._send_options(self._wanted_options)
            self._wanted_options = None
            self._ask_ready()
        elif self._wanted_search is not None and self._was_stopped:
            # Some engines answer a stop that crossed their bestmove with a second one: readyok fences it off.
            self._ask_ready()
        elif self._wanted_search is not None:
            self._begin(self._wanted_search)

    def _ask_ready(self) -> None:
        self._was_stopped = False
        self._process.send("isready")
        self._enter(ClientState.HANDSHAKING, self._timeouts.start_ms)

    def _send_options(self, options: Mapping[str, str]) -> None:
        knows_variants = "USI_Variant" in self.options
        for name, value in options.items():
            if name in self.options or (knows_variants and name.startswith("Rule_")):
                self._process.send(f"setoption name {name} value {value}")

    def _begin(self, request: SearchRequest) -> None:
        self._wanted_search = None
        self._process.send(request.position)
        self._process.send(request.go_command())
        self._enter(ClientState.SEARCHING, request.deadline_ms)
        if self._hurry:
            self._hurry = False
            self.move_now()
        self.search_started.emit(self._number)

    def _on_line(self, line: str) -> None:
        word = line.split(maxsplit=1)[0] if line.strip() else ""
        handler = self._handlers.get(word)
        if handler is not None and self.state not in (ClientState.DEAD, ClientState.CLOSING):
            handler(line)

    def _on_id(self, line: str) -> None:
        words = line.split(maxsplit=2)
        if len(words) == 3 and words[1] == "name":
            self.name = excerpt(words[2], MAX_NAME)

    def _on_option(self, line: str) -> None:
        try:
            option = parse_option(line)
        except NotationError:
            return
        if option.name in self.options or len(self.options) < MAX_OPTIONS:
            self.options[option.name] = option

    def _on_usiok(self, _line: str) -> None:
        if self.state == ClientState.STARTING:
            if self._wanted_options is None:
                self._ask_ready()
            else:
                self._enter(ClientState.IDLE)
                self._advance()

    def _on_readyok(self, _line: str) -> None:
        if self.state != ClientState.HANDSHAKING:
            return
        if self._new_game and self._wanted_options is None:
            self._new_game = False
            self._process.send("usinewgame")
        self._enter(ClientState.IDLE)
        self._next.start()
        self.ready.emit()

    def _on_info(self, line: str) -> None:
        if self.state != ClientState.SEARCHING:
            return
        try:
            info = parse_info(line)
        except NotationError:
            return
        line_of_play = info.pv[:MAX_LINE_OF_PLAY]
        if all(map(_can_be_move, line_of_play)):
            self.info.emit(self._number, replace(info, pv=line_of_play))

    def _on_bestmove(self, line: str) -> None:
        if self.state == ClientState.OWED:
            self._enter(ClientState.IDLE)
            self._next.start()
        elif self.state == ClientState.SEARCHING:
            try:
                answer = parse_bestmove(line)
            except NotationError:
                answer = BestMove("")
            if not _can_be_move(answer.move) or not (answer.ponder == "" or _can_be_move(answer.ponder)):
                self._fail(self.tr("It answered with an unreadable line."))
                return
            self._enter(ClientState.IDLE)
            self._next.start()
            self.best_move.emit(self._number, answer.move, answer.ponder)

    def _on_patience_over(self) -> None:
        if self.state == ClientState.CLOSING:
            self._discard_process()
        else:
            self._fail(self.tr("It does not answer."))

    def _on_ended(self, why: str) -> None:
        if self.state == ClientState.CLOSING:
            self._enter(ClientState.DEAD)
        elif self.state != ClientState.DEAD:
            last_words = excerpt(self._process.error_text().rpartition("\n")[2], MAX_LAST_WORDS)
            self._fail(f"{why} ({last_words})" if last_words else why)

    def _fail(self, why: str) -> None:
        self._discard_process()
        self.failed.emit(why)

    def _discard_process(self) -> None:
        """A killed process is gone within milliseconds, so it is waited for here: the same QProcess may start again."""
        self._enter(ClientState.DEAD)
        self._next.stop()
        self._wanted_search = None
        self._hurry = False
        if self._process.is_running():
            self._process.kill()
            self._process.wait_ended(KILL_PATIENCE_MS)


def _can_be_move(text: str) -> bool:
    """Whether a text could be a move of some variant, or a word in its place. Only a position can tell which."""
    return 0 < len(text) <= MAX_MOVE and text.isascii() and text.isprintable()
