"""USI on stdin and stdout: a thin shell over `Thinker`.

One thread reads lines, the main thread obeys them in order. Only `stop`, `ponderhit` and `quit` reach a search that is
running, through its Control, and `isready` is answered at once, as USI asks; whatever else comes meanwhile waits for
the search to end.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TextIO

from shogi_desktop import __version__
from shogi_desktop.excerpt import excerpt, shortened
from shogi_desktop.notation.errors import Named, NotationError
from shogi_desktop.notation.limits import LONGEST_ANSWER, check_length
from shogi_desktop.notation.moves.usi import format_move, format_option, parse_move, parse_position_command
from shogi_desktop.notation.positions.opening_book import book_of
from shogi_desktop.notation.wire.problem_lines import WORD
from shogi_desktop.notation.wire.usi_lines import NETWORK_NAMED
from shogi_desktop.rules import Position
from shogi_desktop.rules.record.loader import forget_changed_variants

from ..control import Control
from ..evaluation.network import Network, NetworkError
from ..evaluation.shipped import network_for
from ..limits import Budget, Limits, budget
from ..mate.solver import MateProgress, MateSolver
from ..problems.service import ProblemService
from ..search.table import Sharing
from ..strength import LEVELS, Level, limited, room_of
from ..thinking import SearchProgress, Thinker
from .answers import bestmove, checkmate, mate_info, search_info
from .commands import Go, parse_go, parse_setoption
from .counting import StoppableCount
from .helpers import Helpers
from .options import DEFAULT_HASH, Options

_QUIT = "quit"
_STRAY = ("stop", "ponderhit")
_FENCE = "isready"
_FENCED = "readyok"


class Server:
    """The state of a USI conversation. `write` gets every line of answer."""

    def __init__(self, write: Callable[[str], None], sharing: Sharing | None = None, place: int = 0) -> None:
        """A helper of another engine has its `place` among those that search with it, and its part in `sharing`."""
        self._write = write
        self._sharing, self._place = sharing, place
        self._judge = ""  # the network of the search that goes on, until it is told
        self._helpers: Helpers | None = None
        self._helping: Helpers | None = None  # with the search that runs
        self._options = Options()
        self._position = Position(self._options.variant())
        # The words of the `position` line that led to the position.
        self._described: list[str] = ["startpos"]
        self._thinker: Thinker | None = None
        self._solver: MateSolver | None = None
        self._control: Control | None = None
        self._released = threading.Event()
        self._lock = threading.Lock()
        self._ended = False
        # How many lines have been read for the obeying thread, the number of the one it obeys, and that of the last
        # one before a `stop`, which may come before the search it is meant for has begun.
        self._lines_read = 0
        self._lines_obeyed = 0
        self._stopped_line = 0
        self._fences: set[int] = set()  # numbers of those that wait
        self._desk = ProblemService(write, self._begin, self._end)
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "usi": self._usi,
            "isready": self._isready,
            "setoption": self._setoption,
            "usinewgame": self._usinewgame,
            "position": self._set_position,
            "go": self._go,
            "gameover": self._gameover,
        }

    # The reading thread

    def interrupt(self, line: str) -> bool:
        """Tells a running search what concerns it; whether the line is done with by that. Sees every line."""
        word = "".join(line.split(maxsplit=1)[:1])
        with self._lock:
            if word == _QUIT:
                self._ended = True
            control = self._control
            # A search that was told to stop is soon over, and its answer comes first.
            at_once = control is not None and word == _FENCE and not control.stopped
            taken = at_once or (control is not None and word in _STRAY)
            if not taken:
                self._lines_read += 1
                if word == _FENCE:
                    self._fences.add(self._lines_read)
            if word == "stop":
                self._stopped_line = self._lines_read
        if control is None:
            return False
        if at_once:
            self._write(_FENCED)
        if word in ("stop", _QUIT, "gameover"):
            control.stop()
            self._released.set()
        elif word == "ponderhit":
            control.ponderhit()
            self._released.set()
        return taken

    # The obeying thread

    def obey(self, line: str) -> None:
        """Does what a line says; a line that cannot be obeyed is answered by an error and changes nothing."""
        self._lines_obeyed += 1
        if line.split()[:1] == [_FENCE] and not self._is_due(self._lines_obeyed):
            return
        try:
            check_length(line, LONGEST_ANSWER, Named.LINE)
            self._do(line)
        except ValueError as error:
            self._write(f"info string error: {' '.join(excerpt(str(error)).split())}")

    def _do(self, line: str) -> None:
        words = line.split()
        if not words or words[0] in _STRAY:
            return
        if words[0] == WORD:
            self._desk.answer(line, self._options.hash_mb)
            return
        command = self._commands.get(words[0])
        if command is None:
            raise ValueError(f"there is no command {shortened(words[0])}")
        command(words[1:])

    def _usi(self, words: list[str]) -> None:
        self._write(f"id name Shogi Desktop {__version__}")
        self._write("id author the Shogi Desktop developers")
        self._announce()
        self._write("usiok")

    def _announce(self, rules_only: bool = False) -> None:
        for option in self._options.rule_options() if rules_only else self._options.announced():
            self._write(format_option(option))

    def _isready(self, words: list[str]) -> None:
        thinker = self._ready_thinker()
        if thinker.book is None and self._options.own_book:
            why = book_of(thinker.variant)[1]
            if why:
                self._write(f"info string {excerpt(why)}")
        self._write(_FENCED)

    def _is_due(self, number: int) -> bool:
        """Whether a fence is to be answered: not one that a search has answered when it began."""
        with self._lock:
            answered = number <= self._lines_read and number not in self._fences
            self._fences.discard(number)
        return not answered

    def _setoption(self, words: list[str]) -> None:
        name, value = parse_setoption(words)
        forget_changed_variants()
        before, chosen = self._options.variant_name, dict(self._options.chosen)
        network_file = self._options.network_file
        self._options.set(name, value)
        if self._options.network_file != network_file:
            self._thinker = None
        if self._options.variant_name != before or self._options.chosen != chosen:
            self._thinker = None
            self._solver = None
            self._position = Position(self._options.variant())
            self._described = ["startpos"]
        if name.lower() == "usi_variant":
            self._announce(rules_only=True)

    def _usinewgame(self, words: list[str]) -> None:
        if self._thinker is not None:
            self._thinker.new_game()
        if self._helpers is not None:
            self._helpers.forget()
        self._solver = None

    def _set_position(self, words: list[str]) -> None:
        longer = self._continued(words)
        self._position = longer or parse_position_command(" ".join(words), self._options.variant())
        self._described = words

    def _continued(self, words: list[str]) -> Position | None:
        """The position where `words` only add moves to the last ones: a long game is not read anew at every move."""
        known = len(self._described)
        if "moves" not in self._described or self._described != words[:known]:
            return None
        position = self._position.copy()
        try:
            for word in words[known:]:
                position.play(parse_move(word, position))
        except NotationError:
            # Reading the whole line tells where in it the mistake is.
            return None
        return position

    def _gameover(self, words: list[str]) -> None:
        if words not in (["win"], ["lose"], ["draw"]):
            raise ValueError("'gameover' is followed by win, lose or draw")

    def close(self) -> None:
        """Ends the processes that helped."""
        if self._helpers is not None:
            self._helpers.close()
            self._helpers = None

    def _ready_helpers(self, level: Level, limits: Limits) -> Helpers | None:
        """Those that search with this process now; none where what is found shall depend on nothing but the position.

        Where the system does not give them it is said, and this process searches alone.
        """
        count = self._options.threads - 1
        if self._helpers is not None and self._helpers.count != count:
            self.close()
        if not count or level is not LEVELS[-1] or limits.nodes or limits.depth:
            return None
        if self._helpers is None:
            try:
                self._helpers = Helpers(count)
            except OSError as error:
                self._options.threads = 1
                self._write(f"info string error: no further processes: {excerpt(str(error))}")
        return self._helpers

    def _ready_thinker(self) -> Thinker:
        wanted = self._options.own_hash_mb()
        try:
            if self._thinker is None:
                self._thinker = Thinker(self._options.variant(), wanted, network=self._network())
            self._thinker.resize(wanted)
            self._thinker.book = book_of(self._thinker.variant)[0] if self._options.own_book else None
        except MemoryError:
            known = self._thinker.table.megabytes if self._thinker else DEFAULT_HASH
            if known == wanted:
                raise
            # Whoever asks must get an answer: it goes on with the table there was.
            self._options.hash_mb = known
            self._write(f"info string error: there is no memory for a table of {wanted} MB")
            return self._ready_thinker()
        return self._thinker

    def _network(self) -> Network | None:
        """The network that judges positions; where it does not fit, none does."""
        try:
            return network_for(self._options.variant(), self._options.network_file)
        except NetworkError as error:
            kind = "error: " if self._options.network_file else ""
            self._write(f"info string {kind}{excerpt(str(error))}; playing without a network")
            return None

    def _go(self, words: list[str]) -> None:
        go = parse_go(words)
        if go.mate:
            self._find_mate(go.mate_ms)
        elif go.perft:
            self._perft(go.perft)
        else:
            self._think(go)

    def _find_mate(self, milliseconds: int) -> None:
        control = Control(Budget(hard_ms=milliseconds))
        if not self._begin(control):
            return
        if self._solver is None or self._solver.table.megabytes != self._options.hash_mb:
            self._solver = MateSolver(self._options.variant(), self._options.hash_mb)
        result = self._solver.solve(self._position, control, report=self._report_mate)
        self._end()
        self._write(checkmate(result, self._position.variant))

    def _report_mate(self, progress: MateProgress) -> None:
        self._write(mate_info(progress, self._position.variant))

    def _perft(self, depth: int) -> None:
        control = Control(Budget())
        if not self._begin(control):
            return
        total = StoppableCount(control).divide(self._position.copy(), depth, self._report_count)
        self._end()
        self._write("info string perft stopped" if total is None else f"Nodes searched: {total}")

    def _report_count(self, move: int, count: int) -> None:
        self._write(f"{format_move(move, self._position.variant)}: {count}")

    def _begin(self, control: Control) -> bool:
        """Lets the reading thread stop what begins now; False when it has been told to quit already."""
        with self._lock:
            self._released.clear()
            if self._stopped_line >= self._lines_obeyed:
                control.stop()
                self._released.set()
            if not self._ended:
                self._control = control
            # Those that were read before the search could be told of it.
            waiting: set[int] = set()
            if not control.stopped:
                waiting, self._fences = self._fences, waiting
        for _ in waiting:
            self._write(_FENCED)
        return not self._ended

    def _end(self) -> None:
        with self._lock:
            self._control = None

    def _think(self, go: Go) -> None:
        thinker = self._ready_thinker()
        level = LEVELS[self._options.skill - 1]
        limits = limited(go.limits(self._position.turn), level, room_of(self._position.variant))
        control = Control(budget(limits, level.share))
        if not self._begin(control):
            return
        self._judge = "" if self._place else thinker.judged_by
        self._helping = self._ready_helpers(level, limits)
        thinker.share(self._helping.sharing if self._helping else self._sharing, self._place)
        try:
            if self._helping is not None:
                self._helping.begin(self._options.of_helper(), " ".join(["position", *self._described]))
            answer = thinker.think(self._position, limits, control, level, self._options.lines, self._report)
        finally:
            if self._helping is not None:
                self._helping.end()
        # Whoever asked for endless analysis or pondering is not answered before saying stop or ponderhit.
        if (limits.infinite or control.pondering) and not control.stopped:
            self._released.wait()
        self._end()
        self._write(bestmove(answer, self._position.variant, self._options.ponder))

    def _report(self, progress: SearchProgress) -> None:
        if self._judge and progress.depth:
            self._write(f"info string {NETWORK_NAMED}{self._judge}")
            self._judge = ""
        if self._helping is not None:
            progress = replace(progress, nodes=progress.nodes + self._helping.sharing.nodes_of_others())
        self._write(search_info(progress, self._position.variant))


def _read(source: TextIO, server: Server, lines: queue.SimpleQueue[str]) -> None:
    for line in _lines(source):
        if not server.interrupt(line):
            lines.put(line)
        if line.strip() == _QUIT:
            return
    server.interrupt(_QUIT)
    lines.put(_QUIT)


def _lines(source: TextIO) -> Iterator[str]:
    """The lines; of one that is too long only its beginning, which is long enough to be refused."""
    going_on = False
    while line := source.readline(LONGEST_ANSWER + 2):
        if not going_on:
            yield line
        going_on = not line.endswith("\n")


_output = threading.Lock()  # both threads write


def _write(line: str) -> None:
    with _output:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def serve(sharing: Sharing | None = None, place: int = 0) -> int:
    """Speaks USI on stdin and stdout until `quit` or the end of the input; returns the exit code.

    A helper of another engine has a part in the memory that they share, and a place among them from 1 on.
    """
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    # What was read may be quoted in an answer, and must not be the end of the engine where a system writes no UTF-8.
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    server = Server(_write, sharing, place)
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin, server, lines), daemon=True, name="usi-reader").start()
    while True:
        line = lines.get()
        if line.split() == [_QUIT]:
            server.close()
            return 0
        server.obey(line)
