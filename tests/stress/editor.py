"""The program as it is, with somebody who opens records in tabs, edits, saves and closes them, and says aloud what is.

`python -m tests.stress.editor SEED [bare]`. Lines on standard output, each written at once; a record is called by its
header "event", and DIGEST is that of its text as a `.shogi` file:

    found NAME=DIGEST ...   the records open after the start
    ready                   the editing begins
    going NAME=DIGEST       a change was made, and is about to be kept
    shown NAME=DIGEST ...   all open records with something that is in no file, when the last change was kept
    saving PATH DIGEST      a file is about to be written, with bytes of this digest
    saved PATH DIGEST NAME  it was written
    letting NAME            there is nothing in this record that is in no file, or the person does not want it

With "bare" there is no window, only a session with its tabs and its autosave, which starts faster.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from hashlib import blake2b
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from shogi_desktop import paths, second_start
from shogi_desktop.files import UnusableFileError
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.encodings import Encoding
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_files import AutosavePlace, LeftGames
from shogi_desktop.session.records.files import keep, stamp_of
from shogi_desktop.session.records.open_records import OpenRecord, OpenRecords
from shogi_desktop.session.records.opening import Opened, file_steps

PACE_MS = 30
MOST = 6  # tabs
WORDS = ("良い手", "疑問手", "ここで☗7六歩", "a blunder", "?!", "二行\nの言葉", "")
FILES = ((".kif", Encoding.SHIFT_JIS), (".kif", Encoding.UTF_8), (".kifu", Encoding.UTF_8), (".shogi", Encoding.UTF_8))


def digest_of(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


def name_of(game: Game) -> str:
    return game.headers.get("event", "")


def told(game: Game) -> str:
    return f"{name_of(game)}={digest_of(format_game(game).encode())}"


def say(*words: str) -> None:
    os.write(1, f"{' '.join(words)}\n".encode())


class Editor(QObject):
    def __init__(self, session: GameSession, records: OpenRecords, chance: random.Random, name: str) -> None:
        super().__init__(session)
        self._session, self._records, self._chance = session, records, chance
        self._folder = paths.games_folder().parent / "records"
        self._folder.mkdir(parents=True, exist_ok=True)
        self._names = (f"{name}.{number}" for number in count())
        say("found", *(told(record.game) for record in records.records if name_of(record.game)))
        session.record.changed.connect(self._show)
        self._open()
        say("ready")
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    def _act(self) -> None:
        number = len(self._records.records)
        ways: dict[Callable[[], object], float] = {
            self._edit: 12,
            self._switch: 4 if number > 1 else 0,
            self._save: 2,
            self._open: 1 if number < MOST else 0,
            self._close: 0.6 if number > 2 else 0,
        }
        (way,) = self._chance.choices(list(ways), list(ways.values()))
        way()
        self._show()
        self._timer.start(self._chance.randrange(PACE_MS))

    def _show(self) -> None:
        say("shown", *(told(record.game) for record in self._records.records if record.unsaved))

    def _game(self, name: str) -> Game:
        game = Game(load_variant("shogi"))
        for _ in range(self._chance.randrange(1, 40)):
            moves = game.position.legal_moves()
            if not moves:
                break
            game.play(self._chance.choice(moves))
        game.headers["event"] = name
        return game

    def _open(self) -> None:
        """A file that is written by somebody else, or a pasted game, which is in no file."""
        name, (suffix, encoding) = next(self._names), self._chance.choice(FILES)
        game = self._game(name)
        if self._chance.random() < 0.3:
            self._records.open(OpenRecord(game, unsaved=True))
            return
        path = str(self._folder / f"{name}{suffix}")
        other = GameSession(self)
        other.show(game, "")
        other.record.write(other.record.prepare(path, encoding))
        content = finish(file_steps(path, "shogi"))
        assert isinstance(content, Opened)
        record = OpenRecord(content.games[0], path, encoding=content.encoding, stamp=stamp_of(path))
        self._records.open(record)

    def _switch(self) -> None:
        self._records.switch(self._chance.randrange(len(self._records.records)))

    def _save(self) -> None:
        """Where it came from, or under another name."""
        session, (suffix, encoding) = self._session, self._chance.choice(FILES)
        where = str(self._folder / f"{name_of(session.record.game)}{suffix}")
        again = session.record.path and self._chance.random() < 0.6
        saving = session.record.prepare(session.record.path) if again else session.record.prepare(where, encoding)
        digest = digest_of(saving.data)
        say("saving", Path(saving.path).name, digest)
        session.record.write(saving)
        say("saved", Path(saving.path).name, digest, name_of(session.record.game))

    def _close(self) -> None:
        session = self._session
        if session.record.unsaved and session.record.path:
            say("letting", name_of(session.record.game))
            session.record.forget_changes()
        elif session.record.unsaved:
            keep(session.record.game, paths.games_folder() / "kept.shogi")
        self._records.close()

    def _edit(self) -> None:
        session, chance = self._session, self._chance
        node: Node = chance.choice(list(session.record.game.root.walk()))
        if chance.random() < 0.3:
            session.record.go_to(node)
        moves = session.record.game.position.legal_moves()
        ways: list[Callable[[], object]] = [
            *[lambda: session.review.set_comment(node, chance.choice(WORDS) * chance.randrange(1, 9))] * 3,
            *[lambda: session.review.play(chance.choice(moves)) if moves else None] * 3,
            *[session.review.undo] * 2,
            session.review.redo,
            lambda: session.review.set_bookmark(node, chance.choice(WORDS)),
            lambda: session.review.set_headers({**session.record.game.headers, "place": chance.choice(WORDS[:4])}),
            lambda: session.review.set_result(
                node, GameResult(Side.BLACK, Reason.RESIGN) if chance.random() < 0.5 else None
            ),
            lambda: session.review.promote(node),
            lambda: session.review.move_branch(node, chance.choice((-1, 1))),
            lambda: session.review.delete(node) if node.ply > 1 else None,
            lambda: session.review.cut_off(node) if node.ply else None,
            self._paste,
        ]
        chance.choice(ways)()

    def _paste(self) -> None:
        """The moves of another game as a branch, where they fit."""
        other = self._game("")
        place = self._session.review.place_for(other)
        if place is not None:
            self._session.review.graft(place, other)


def announce(session: GameSession) -> None:
    """Says what is about to be kept. To be called before there is an autosave, which hears of it afterwards."""

    def going() -> None:
        say("going", told(session.record.game))

    def going_or_not() -> None:
        if session.record.unsaved:
            going()
        else:
            say("letting", name_of(session.record.game))

    session.record.move_made.connect(going)
    session.record.changed.connect(going_or_not)


def bare(chance: random.Random, name: str) -> int:
    application = QCoreApplication([])
    session = GameSession(application)
    announce(session)
    records = OpenRecords(session, paths.autosave_file())

    def put_away(game: Game) -> bool:
        return bool(keep(game, paths.games_folder() / "kept.shogi"))

    def complain(error: UnusableFileError) -> None:
        raise error

    autosave = paths.autosave_file()

    def beside(game: Game, kept: AutosavePlace) -> bool:
        return records.put_beside(OpenRecord(game, unsaved=True, kept=kept))

    left = LeftGames(autosave, lambda steps, _: finish(steps), beside, put_away, complain)
    place, found = left.take_up(go_on=True)
    records.rely_on(Autosave(session, place.path))
    if found is not None:
        session.load(found)
    else:
        records.show_left()
    Editor(session, records, chance, name)
    return application.exec()


def with_window(chance: random.Random, name: str) -> int:
    from shogi_desktop import app
    from shogi_desktop.ui.shell.main_window import MainWindow

    begin = app.begin

    def begin_and_edit(window: MainWindow, session: GameSession, file: str) -> AutosavePlace:
        announce(session)
        place = begin(window, session, file)
        Editor(session, window.desk.records, chance, name)
        return place

    app.begin = begin_and_edit
    started = second_start.begin([])
    assert started is not None, "another program has taken over"
    return app.main(started)


if __name__ == "__main__":
    seed = sys.argv[1]
    sys.exit((bare if "bare" in sys.argv else with_window)(random.Random(int(seed)), f"L{seed}"))
