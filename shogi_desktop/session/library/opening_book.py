"""The opening book that the person has opened: looked into and added to in a thread, since it may be very large."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from shogi_desktop.game.notes import UNKNOWN_MATE, Score
from shogi_desktop.game.tree import Node
from shogi_desktop.library.book_file import EndedError, add_move, check_book, known_moves
from shogi_desktop.library.entry import Entry
from shogi_desktop.library.errors import BookError
from shogi_desktop.library.record_files import read_again
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.positions.yaneuraou_book import MATE, VARIANT, KnownMove, position_key
from shogi_desktop.rules.position import Position
from shogi_desktop.system_errors import message_of

_MOST_BYTES: Final = 1 << 20
REST_MS: Final = 80  # who walks through a record does not ask about every move


class OpeningBook(QObject):
    """Nothing of the file is kept: each position is looked for anew.

    Signals:
        opened(): another book, or none any more (`path` "").
        found(object): the KnownMoves of the position that was asked about last, the best one first.
        failed(object): the file cannot be read or written: the Message that says why.
        added(): a move was added.
    """

    opened = Signal()
    found = Signal(object)
    failed = Signal(object)
    added = Signal()
    _finished = Signal(int, object)  # from the thread: number of a work, and what to do about it

    def __init__(self, path: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._number = 0  # of the newest look
        self._wanted = ""  # the position to be looked for
        self._adding = 0  # moves under way
        self._closed = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._look)
        self._finished.connect(self._hear)

    @property
    def busy(self) -> bool:
        """Whether a move is being added."""
        return self._adding > 0

    def open(self, path: str) -> None:
        """Another book; `failed` where it is none, and all stays as it was. One that is not there is begun with the
        first move."""
        if path and Path(path).exists():
            try:
                check_book(Path(path))
            except (BookError, OSError) as error:
                self.failed.emit(message_of(error))
                return
        self.path = path
        self.opened.emit()

    def look(self, position: Position) -> None:
        """Asks what the book knows of a position; `found` follows, or `failed`."""
        self._number += 1
        self._wanted = position_key(position) if self.path and position.variant.name == VARIANT else ""
        if self._wanted:
            self._rest.start()
        else:
            self._rest.stop()
            self.found.emit(())

    def add(self, position: Position, known: KnownMove) -> None:
        """Adds a move to a position; `added` or `failed` follows."""
        self._adding += 1
        self._pool.start(partial(self._work, 0, partial(self._add, Path(self.path), format_sfen(position), known)))

    def close(self) -> None:
        """For the end of the program: returns when nothing is done any more; a move that is being added is."""
        self._number += 1
        self._rest.stop()
        self._pool.waitForDone()
        self._closed = True

    def _look(self) -> None:
        number = self._number
        self._pool.start(partial(self._work, number, partial(self._find, Path(self.path), self._wanted, number)))

    # In the thread

    def _find(self, path: Path, key: str, number: int) -> object:
        if not path.exists():
            return ()  # begun with its first move
        return known_moves(path, key, lambda: number != self._number)

    def _add(self, path: Path, sfen: str, known: KnownMove) -> object:
        add_move(path, sfen, known)
        return None

    def _work(self, number: int, work: Callable[[], object]) -> None:
        try:
            outcome = work()
        except EndedError:
            return
        except Exception as error:  # whatever it is, the person must know that nothing was found or added
            outcome = error
        with suppress(RuntimeError):  # the window has gone, and this object with it
            self._finished.emit(number, outcome)

    # In the window

    def _hear(self, number: int, outcome: object) -> None:
        if number == 0:
            self._adding -= 1
        if self._closed or (number and number != self._number):
            return
        if isinstance(outcome, Exception):
            self.failed.emit(message_of(outcome))
        elif number == 0:
            self.added.emit()
        else:
            self.found.emit(outcome)


def move_of_record(node: Node, text: str, answer: str) -> KnownMove:
    """A move of a record for a book: with what was thought after it, or of it before."""
    score, depth = None, 0
    after, before = node.evaluation, node.parent.evaluation if node.parent is not None else None
    if after is not None:
        score, depth = -_number(after.score), after.depth
    elif before is not None and before.line[:1] == (text,):
        score, depth = _number(before.score), before.depth
    return KnownMove(text, answer, score, depth, 1)


def in_its_file(node: Node, entry: Entry) -> Node:
    """The same move in the file of a record, with what was thought of it, which the index does not keep; the node
    itself where it is not there. A record of very great length is not read for that."""
    if entry.length > _MOST_BYTES:
        return node
    try:
        found: Node | None = read_again(entry.path, entry.offset, entry.length, entry.nth, entry.variant).root
    except (OSError, ValueError):
        return node
    for step in node.path():
        found = found.child(step.move) if found is not None else None
    return found or node


def _number(score: Score) -> int:
    """A score as a book has it."""
    if score.mate is None:
        return score.cp
    plies = 0 if abs(score.mate) == UNKNOWN_MATE else abs(score.mate)
    return MATE - plies if score.mate > 0 else plies - MATE
