"""The journal of the running game: every change is in it when it is shown, whatever happens to the program then.

The autosave takes its time, as it must be safe from a power cut; the journal is for a program that is killed. Each
change is appended to it by one write, which the system keeps from then on.

A thread writes, and the window waits for it no longer than WAIT_S: a disk that does not answer holds nobody, the lines
follow when it does. Where the thread has not even begun by then, the processors are busy and not the disk; the window
then writes the line itself, unless the disk was slow the last time.
"""

from __future__ import annotations

import errno
import json
import os
import time
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from threading import Event, Lock
from typing import Annotated, Final, TypeAlias

from PySide6.QtCore import QThreadPool

from shogi_desktop.files import private_folder, put_in_place, read_bytes, remove
from shogi_desktop.files.plain_values import Between, read_json, record
from shogi_desktop.files.sharing import briefly, mark_in_use, patiently
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import canonical_move, format_move, parse_move
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.notation.records.shogi_file import game_steps
from shogi_desktop.rules.errors import IllegalMoveError

MAX_BYTES: Final = 64 * 1024 * 1024
MOST_MS: Final = 1 << 53
"""Times added up may be longer than any that can be chosen."""
Place: TypeAlias = list[tuple[int, int]]
_Time: TypeAlias = Annotated[int, Between(-MOST_MS, MOST_MS)]


def turns_to(node: Node) -> Place:
    """The way to a move: where it leaves the main line (ply, number of the child)."""
    return [(step.ply, at) for step in node.path() if step.parent and (at := step.parent.children.index(step))]


def node_at(game: Game, ply: int, turns: Place) -> Node:
    """The move at the end of that way. ValueError where there is none."""
    node, left = game.root, dict(turns)
    while node.ply < ply:
        at = left.get(node.ply + 1, 0)
        if not 0 <= at < len(node.children):
            raise ValueError("the move follows one that is not there")
        node = node.children[at]
    return node


@dataclass(frozen=True)
class JournalMove:
    """A move that was made: after `ply` moves, on the main line but where `turns` (ply, number of the child) say.

    `spent_ms` and `clock_ms` are those of the node; None = not known.
    """

    ply: int
    turns: Place
    move: str
    spent_ms: _Time | None
    clock_ms: tuple[_Time, _Time] | None

    @staticmethod
    def of(node: Node, game: Game) -> JournalMove:
        assert node.parent is not None
        turns = turns_to(node.parent)
        return JournalMove(node.parent.ply, turns, format_move(node.move, game.variant), node.spent_ms, node.clock_ms)

    def play(self, game: Game) -> None:
        """Makes the move in a game, and goes there. ValueError where it does not fit."""
        game.go_to(node_at(game, self.ply, self.turns))
        try:
            move = canonical_move(parse_move(self.move, game.variant), game.position)
            game.play(move, self.spent_ms, self.clock_ms)
        except (NotationError, IllegalMoveError) as error:
            raise ValueError(str(error)) from error


@dataclass(frozen=True)
class JournalReplay:
    """What a journal leads to: the text of a game, and moves made in it since."""

    text: str
    moves: list[JournalMove]

    def game(self, source: str) -> Steps[Game | None]:
        """Reads the game, None for none; ended where a rule ends it. NotationError where the text cannot be read."""
        if not self.text:
            return None
        game = yield from game_steps(self.text, source)
        for made in self.moves:
            yield 1.0
            try:
                made.play(game)
            except ValueError:  # it is a rest of something older; what came before it is sound
                break
        ending = game.ending() if self.moves and game.result is None else None
        if ending is not None:
            game.finish(ending)
        return game


def digest_of(text: bytes) -> str:
    return blake2b(text, digest_size=16).hexdigest()


def line_of(number: int, kind: str, what: object) -> bytes:
    """A line with its end. `what` is a text or a move."""
    rest = f"{kind} {json.dumps(asdict(what) if isinstance(what, JournalMove) else what)}"
    return f"{number} {_checksum(number, rest)} {rest}\n".encode("ascii")


def replay(snapshot: bytes, journal: bytes) -> JournalReplay | None:
    """Where a journal leads from an autosave (b"": there is none); None where the two do not belong together."""
    before = digest_of(snapshot)
    known, text, moves = False, "", list[JournalMove]()
    for kind, what in _lines(journal):
        if kind == "file":
            known = known or what == before
        elif kind == "game":
            text, moves = str(what), []
            known = known or digest_of(text.encode("utf-8", "surrogatepass")) == before
        else:
            moves.append(record(JournalMove, what, strict=True))
    return JournalReplay(text, moves) if known else None


def _lines(journal: bytes) -> list[tuple[str, object]]:
    """The sound lines of a journal, up to the first one that is not."""
    found: list[tuple[str, object]] = []
    for row in journal.split(b"\n")[:-1]:
        number, _, tail = row.decode("ascii", "replace").partition(" ")
        checksum, _, rest = tail.partition(" ")
        if number != str(len(found)) or checksum != _checksum(len(found), rest):
            break
        kind, _, what = rest.partition(" ")
        try:
            # A game is one text, as long as that may be; anything else says little.
            found.append((kind, json.loads(what) if what.startswith('"') else read_json(what)))
        except ValueError:
            break
    return found


def _checksum(number: int, rest: str) -> str:
    return f"{zlib.crc32(f'{number} {rest}'.encode('ascii', 'replace')):08x}"


WAIT_S: Final = 0.001
SLOW_S: Final = 0.02
MOST_BYTES: Final = 512 * 1024
SUFFIX: Final = ".journal"
_FLAGS: Final = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)


def journal_of(autosave: Path) -> Path:
    return autosave.with_name(autosave.name + SUFFIX)


class _Line:
    """Something to be written, by whoever takes it first."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.work = work
        self.taken = False
        self.done = Event()


def _nothing() -> None:
    """What is left to do of a line that was written."""


class Journal:
    """Follows the autosave at `autosave`, from which it knows what it may be applied to.

    A journal that has grown long is begun anew, under another name first, so that at any moment the one that lies
    there is whole. It begins with the digests of every autosave that it may be found beside.
    """

    def __init__(
        self,
        autosave: Path,
        report: Callable[[OSError | None], object],
        write: Callable[[int, bytes], int] = os.write,
        wait: Callable[[Event], object] = lambda done: done.wait(WAIT_S),
    ) -> None:
        """`report` hears, perhaps in the thread, why a line could not be written, and None when that is over.

        `write` writes to an open file and says how much of it, `wait` waits as long as the window may.
        """
        self._autosave = autosave
        self._path = journal_of(autosave)
        self._report = report
        self._write = write
        self._wait = wait
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        self._waiting: deque[_Line] = deque()
        self._last = _Line(_nothing)
        self._last.done.set()
        self._writing = Lock()
        # Only who holds that lock uses these: the open file, what is in it, and what it must have if it is begun anew.
        self._slow = False
        self._file = -1
        self._failed = False
        self._lines = 0
        self._bytes = 0  # since it was begun with all that it must have
        self._since: list[tuple[str, str | JournalMove]] = []  # the last whole game, and the moves made in it
        self._digests: list[str] = []  # of the games that may become the autosave, the last one that did first

    def __del__(self) -> None:
        """Nothing is waiting: what waits would hold it."""
        self._close()

    # Called by the window

    def put_game(self, text: str) -> None:
        """The whole game, after any change."""
        self._put(lambda: self._game(text))

    def put_move(self, made: JournalMove) -> None:
        """A move in the game put last."""
        self._put(lambda: self._move(made))

    def settled(self, text: str) -> None:
        """The autosave holds the game of this text now; "" = there is none any more. From any thread."""
        self._hand_over(lambda: self._settle(digest_of(text.encode("utf-8"))))

    def finish(self) -> None:
        """Returns when everything is written; a journal that says no more than the autosave is removed."""
        self._hand_over(self._remove_if_idle)
        self._pool.waitForDone()

    def _put(self, work: Callable[[], None]) -> None:
        behind = not self._last.done.is_set()
        self._last = self._hand_over(work)
        if behind:  # the window does not wait again with every line for a disk that is slow
            return
        self._wait(self._last.done)
        if not self._last.taken and not self._slow and self._writing.acquire(blocking=False):
            try:
                with briefly():
                    self._do(self._last)
            finally:
                self._writing.release()

    def _hand_over(self, work: Callable[[], None]) -> _Line:
        line = _Line(work)
        self._waiting.append(line)
        self._pool.start(self._work)
        return line

    # In the thread, or in the window's while that has the lock

    def _work(self) -> None:
        with self._writing:
            self._do(self._waiting.popleft())

    def _do(self, line: _Line) -> None:
        if line.taken:
            return
        line.taken = True
        begun = time.monotonic()
        work, line.work = line.work, _nothing  # which holds the journal, and perhaps a long game
        try:
            work()
        except OSError as error:
            self._close()
            self._failed = True
            self._report(error)
        finally:
            self._slow = time.monotonic() - begun > SLOW_S
            line.done.set()

    def _game(self, text: str) -> None:
        self._digests.append(digest_of(text.encode("utf-8")))
        self._since = []
        self._line("game", text)

    def _move(self, made: JournalMove) -> None:
        self._line("move", made)

    def _line(self, kind: str, what: str | JournalMove) -> None:
        self._since.append((kind, what))
        if self._file < 0 or self._bytes > MOST_BYTES:
            self._begin_anew()
        else:
            self._append(line_of(self._lines, kind, what))
            self._lines += 1
        if self._failed:
            self._failed = False
            self._report(None)

    def _append(self, data: bytes) -> None:
        if self._write(self._file, data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self._path))
        self._bytes += len(data)

    def _begin_anew(self) -> None:
        self._close()
        known = [("file", digest) for digest in (self._there(), *self._digests)]
        rows = [line_of(number, kind, what) for number, (kind, what) in enumerate([*known, *self._since])]
        private_folder(self._path.parent)
        temporary = self._path.with_name(f".{os.urandom(6).hex()}.tmp")
        try:
            self._file = os.open(temporary, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)
            mark_in_use(self._file)  # so that no start takes it for left over
            self._append(b"".join(rows))
            self._bytes = 0
            if os.name != "posix":  # where an open file cannot be renamed
                self._close()
            put_in_place(temporary, self._path)
        except OSError:
            self._close()
            with suppress(OSError):
                remove(temporary)
            raise
        if self._file < 0:
            self._file = patiently(lambda: os.open(self._path, _FLAGS), self._path)
        self._lines = len(rows)

    def _there(self) -> str:
        """The digest of the autosave that lies there."""
        try:
            return digest_of(read_bytes(self._autosave))
        except OSError:
            return digest_of(b"")

    def _settle(self, digest: str) -> None:
        if digest in self._digests:
            self._digests = self._digests[self._digests.index(digest) :]

    def _remove_if_idle(self) -> None:
        kinds = [kind for kind, _ in self._since]
        if "move" not in kinds and self._digests[-1:] == [self._there()]:
            self._close()
            remove(self._path)

    def _close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
        self._file = -1
