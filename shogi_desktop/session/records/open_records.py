"""The records that are open at the same time: one on the board, the others put away until they are wanted again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files import write_atomic
from shogi_desktop.files.names import same_file
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.encodings import Encoding

from ..play.game_session import GameSession, SessionState
from ..play.setup import when_begun
from .autosave import Autosave
from .autosave_files import AutosavePlace, claim_own
from .files import Stamp
from .record import EditHistory

MOST_OPEN: Final = 40


def is_going_on(game: Game, path: str = "", rested: bool = False) -> bool:
    """Whether a game was begun here and has not ended: one that was only read or entered is a record, and so is one
    that `rested` when it was left and has a file."""
    return game.result is None and bool(when_begun(game)) and not (path and rested)


@dataclass
class OpenRecord:
    """A record as it was left: its game, its file ("" = none), whether that lacks something, whether it is played and
    goes on where it is taken up, what can be undone in it, how and when its file was written (None = not known), and
    the moves it was begun with.

    `kept` is a file of the program's own with what would be lost if the program died; None = nothing would be, or it
    is on the board and the autosave has it.
    """

    game: Game
    path: str = ""
    unsaved: bool = False
    playing: bool = False
    history: EditHistory | None = None
    encoding: Encoding | None = None
    stamp: Stamp = None
    opening: tuple[int, ...] = ()
    kept: AutosavePlace | None = None


class OpenRecords(QObject):
    """Puts records away and takes them up again. The one on the board is the session's, and its alone.

    A game that is being played stands still while another record is on the board, its clocks too.

    Signals:
        changed: records were opened, closed or changed for one another.
    """

    changed = Signal()

    def __init__(self, session: GameSession, autosave: Path, parent: QObject | None = None) -> None:
        """`autosave` is the file beside which those that are put away are kept."""
        super().__init__(parent or session)
        self._session = session
        self._autosave = autosave
        self._autosaves: Autosave | None = None
        self._records: list[OpenRecord] = []
        self._begun = False  # whether one of them is on the board
        self.current = 0
        session.record.game_started.connect(self._follow)
        session.record.changed.connect(self.changed)

    @property
    def records(self) -> tuple[OpenRecord, ...]:
        """All of them, the one on the board as it is now; none before there is a game."""
        if self._session.record.state is SessionState.IDLE:
            return ()
        return (*self._records[: self.current], self._on_board(), *self._records[self.current + 1 :])

    @property
    def count(self) -> int:
        """How many they are."""
        return 0 if self._session.record.state is SessionState.IDLE else max(1, len(self._records))

    def worth_a_place(self) -> bool:
        """Whether what is on the board would be missed: anything but an empty table and a game without a move from
        its usual start."""
        record = self._session.record
        return record.state is not SessionState.IDLE and (bool(record.path) or record.game.would_be_missed())

    def open(self, record: OpenRecord) -> None:
        """Puts a record on the board as it stands, for review, beside those that are open. OSError where the one there
        cannot be kept, ValueError where too many are open; all is as it was then.

        A file is open once: one that is open is shown as it was left, but where another program has written it since
        and it has no changes here it is shown anew.
        """
        there = self._open_at(record.path)
        if there is not None:
            self.switch(there)
            shown = self._session.record
            if shown.unsaved or (record.stamp is not None and record.stamp == shown.stamp):
                return
        elif self.worth_a_place():
            self.make_room()
        self._show(record)

    def make_room(self) -> None:
        """Puts away what is on the board: what comes there next gets a place of its own, the last one. OSError and
        ValueError as `open`."""
        if len(self._records) >= MOST_OPEN:
            raise ValueError(self.tr("Too many records are open."))
        self._put_away()
        self.current = len(self._records)
        self._records.append(OpenRecord(self._session.record.game))

    def put_beside(self, record: OpenRecord, at: int = MOST_OPEN) -> bool:
        """Opens a record without showing it, in a place among the others, as a rule the last; False where too many are
        open, or its file is open already."""
        if len(self._records) >= MOST_OPEN or self._open_at(record.path) is not None:
            return False
        self._records.insert(at, record)
        self.current += self._begun and at <= self.current
        self.changed.emit()
        return True

    def arrange(self, places: Sequence[int]) -> None:
        """Sorts the records by a number for each."""
        order = sorted(range(len(self._records)), key=places.__getitem__)
        self._records = [self._records[at] for at in order]
        if self._begun:
            self.current = order.index(self.current)
        self.changed.emit()

    def move(self, index: int, place: int) -> None:
        """Gives a record another place among the others."""
        order = list(range(len(self._records)))
        order.insert(place, order.pop(index))
        self.arrange([order.index(at) for at in range(len(order))])

    def _open_at(self, path: str) -> int | None:
        """Where the record of this file is."""
        files = [known.path for known in self.records]
        return next((at for at, known in enumerate(files) if path and known and same_file(known, path)), None)

    def show_left(self) -> bool:
        """Puts the first of those that were put beside it on an empty table, a game that goes on before others, which
        waits there until it is wished for; False where there is none."""
        if self._begun or not self._records:
            return False
        self._begun = True
        self.current = next((at for at, known in enumerate(self._records) if known.playing), 0)
        self._take_up(wait=True)
        return True

    def switch(self, index: int) -> None:
        """Puts another of them on the board. OSError as `open`."""
        if index == self.current or not 0 <= index < len(self._records):
            return
        self._put_away()
        self.current = index
        self._take_up()

    def close(self, wait: bool = False) -> None:
        """Takes the record away that is on the board, and shows a neighbour, where a game that is played may `wait`
        until it is wished for. There must be another one."""
        if len(self._records) < 2:
            raise ValueError("the last record stays on the board")
        _let_go(self._records.pop(self.current))
        self.current = min(self.current, len(self._records) - 1)
        self._take_up(wait)

    def close_beside(self, index: int) -> None:
        """Takes a record away that is not on the board."""
        _let_go(self._records.pop(index))
        self.current -= index < self.current
        self.changed.emit()

    def forget_changes(self, index: int) -> None:
        """The person does not want what is unsaved in one of them."""
        record = self._records[index]
        if index == self.current:
            self._session.record.forget_changes()
            return
        record.unsaved = False
        if record.history is not None:
            record.history.settle()
        _let_go(record)
        self.changed.emit()

    def rely_on(self, autosave: Autosave) -> None:
        """This one has what is on the board from now on."""
        self._autosaves = autosave

    def release(self) -> None:
        """The program ends: what is kept of records lies there for the next start, that on the board with its place."""
        if self._autosaves is not None:
            self._autosaves.try_again()
        for record in self._records:
            if record.kept is not None:
                record.kept.release()

    def _put_away(self) -> None:
        record = self._on_board()
        if record.unsaved or record.playing:
            fresh = record.kept is None
            record.kept = record.kept or claim_own(self._autosave)
            try:
                write_atomic(record.kept.path, self._session.record.kept_text(), private=True)
            except (OSError, ValueError):
                if fresh:
                    _let_go(record)
                raise
        else:
            _let_go(record)
        self._records[self.current] = record

    def _take_up(self, wait: bool = False) -> None:
        record = self._records[self.current]
        self._show(record, wait)
        if record.kept is not None and (self._autosaves is None or self._autosaves.is_safe()):
            _let_go(record)

    def _show(self, record: OpenRecord, wait: bool = False) -> None:
        session, written = self._session, (record.encoding, record.stamp)
        session.record.waiting = record.game if record.playing else None
        session.show(record.game, record.path, record.unsaved, record.game.cursor, written)
        if record.history is not None:
            session.record.history = record.history
        session.record.opening = record.opening
        if record.playing and not wait:
            session.resume()

    def _on_board(self) -> OpenRecord:
        record, kept = self._session.record, self._records[self.current].kept if self._begun else None
        playing = record.goes_on
        if not playing and not record.path:
            playing = self._session.can_resume() and is_going_on(record.game)
        file = record.encoding, record.stamp
        return OpenRecord(
            record.game, record.path, record.unsaved, playing, record.history, *file, record.opening, kept
        )

    def _follow(self) -> None:
        """Another game is on the board, in the place of the one before."""
        if not self._begun:
            self._records.insert(0, self._on_board())
            self._begun = True
        self.changed.emit()


def _let_go(record: OpenRecord) -> None:
    """What is kept of a record is needed no more."""
    if record.kept is not None:
        record.kept.clear()
        record.kept.release()
        record.kept = None
