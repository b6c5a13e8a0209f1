"""The program as it is, with somebody at the board who plays at random and says aloud what is shown.

`python -m tests.stress.player SEED [engine] [bare] [edit]`. Lines on standard output, each written at once:

    found MOVES     what was on the board after the start, before anything was played; a game broken off goes on
    shown MOVES     all moves of the game, when the board is told of the last one
    taking          moves are about to be taken back
    doing           the record is about to be changed
    ready           the player begins

Two people play, or with "engine" one against a fast fake. Now and then a move is taken back or a game begun anew.
With "bare" there is no window, only a session with its autosave, which starts faster. With "edit" (and "bare") nobody
plays: a record is changed, saved, undone and redone, and a digest of its text is said in the place of the moves.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from shogi_desktop import paths, second_start
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_files import AutosavePlace, claim, pending
from shogi_desktop.session.records.journal import digest_of

PACE_MS = 40
LONGEST = 120  # moves of a game
FAKE = Path(__file__).parent.parent / "fake_engine.py"


class Player(QObject):
    def __init__(self, session: GameSession, chance: random.Random, new_game: Callable[[], object]) -> None:
        super().__init__(session)
        self._session, self._chance, self._new_game = session, chance, new_game
        self._quiet = False
        self._say("found")
        session.record.position_changed.connect(self._show)
        if session.can_resume():
            session.resume()
        else:
            self._begin()
        os.write(1, b"ready\n")
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    def _act(self) -> None:
        session, chance = self._session, self._chance
        if session.record.state is not SessionState.PLAYING or len(session.record.game.line()) > LONGEST:
            self._begin()
        elif session.can_take_back() and chance.random() < 0.1:
            os.write(1, b"taking\n")
            self._quiet = True  # the board is told of each step back, and nothing is painted before the last
            session.take_back()
            self._quiet = False
            self._say("shown")
        elif session.turn.movable():
            session.request_move(chance.choice(session.turn.movable()))
        self._timer.start(chance.randrange(PACE_MS))

    def _begin(self) -> None:
        self._new_game()
        self._say("shown")

    def _show(self) -> None:
        if not self._quiet:
            self._say("shown")

    def _say(self, word: str) -> None:
        game = self._session.record.game
        moves = " ".join(format_move(node.move, game.variant) for node in game.line())
        os.write(1, f"{word} {moves}\n".encode())


class Editor(QObject):
    """Changes a record at random."""

    def __init__(self, session: GameSession, chance: random.Random) -> None:
        super().__init__(session)
        self._session, self._chance = session, chance
        self._say("found")
        if session.record.state is SessionState.IDLE:
            session.load(GameSetup().make_game())
            session.review.set_comment(session.record.game.root, "a record")
        self._show()
        session.record.tree_changed.connect(self._show)
        os.write(1, b"ready\n")
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    def _act(self) -> None:
        session, chance = self._session, self._chance
        node = chance.choice(list(session.record.game.root.walk()))
        session.record.go_to(node)
        word = "".join(chance.choices("abc \n", k=chance.randrange(40)))
        moves = session.turn.movable()
        acts: list[tuple[float, Callable[[], object]]] = [
            (0.4, lambda: session.request_move(chance.choice(moves)) if moves else None),
            (0.2, lambda: session.review.set_comment(node, word)),
            (0.1, lambda: session.review.set_bookmark(node, word)),
            (0.1, lambda: session.review.set_headers({"black": word, "event": word[::-1]})),
            (0.1, lambda: session.review.promote(node)),
            (0.1, lambda: session.review.set_result(node, GameResult(None, Reason.AGREEMENT))),
            (0.1, lambda: session.review.delete(node)),
            (0.2, session.review.undo),
            (0.1, session.review.redo),
            (0.03, self._save),
        ]
        for likely, act in acts:
            if chance.random() < likely:
                os.write(1, b"doing\n")
                act()
                self._show()
        self._timer.start(chance.randrange(PACE_MS))

    def _save(self) -> None:
        """And changes it again, since nobody must keep what was saved."""
        self._session.record.save(str(paths.data_folder() / "record.shogi"))
        os.write(1, b"doing\n")
        self._session.review.set_bookmark(self._session.record.game.root, str(self._chance.random()))

    def _show(self) -> None:
        self._say("shown")

    def _say(self, word: str) -> None:
        """Of a record that is as it was saved nothing is found."""
        session = self._session
        text = session.record.text() if session.record.unsaved else format_game(GameSetup().make_game())
        os.write(1, f"{word} {digest_of(text.encode())}\n".encode())


def bare(chance: random.Random, editing: bool) -> int:
    application = QCoreApplication([])
    session = GameSession(application)
    place = claim(paths.autosave_file())
    assert place is not None
    found = finish(pending(place.path))
    Autosave(session, place.path)
    if found is not None:
        session.load(found)
    if editing:
        Editor(session, chance)
    else:
        Player(session, chance, lambda: session.new_game(GameSetup()))
    return application.exec()


def with_window(chance: random.Random, computer: bool) -> int:
    from shogi_desktop import app
    from shogi_desktop.session.play.choice import GameChoice
    from shogi_desktop.ui.shell.main_window import MainWindow

    begin = app.begin

    def begin_and_play(window: MainWindow, session: GameSession, file: str) -> AutosavePlace:
        place = begin(window, session, file)
        Player(session, chance, lambda: window.rooms.play.commands.start(GameChoice(computer=computer)))
        return place

    def with_fake(parent: QObject) -> GameSession:
        return GameSession(parent, engine=EngineLaunch([sys.executable, "-S", "-E", str(FAKE)]))

    app.begin = begin_and_play
    setattr(app, "GameSession", with_fake)  # noqa: B010  the one name of that module that it has from elsewhere
    started = second_start.begin([])
    assert started is not None, "another program has taken over"
    return app.main(started)


if __name__ == "__main__":
    seed = random.Random(int(sys.argv[1]))
    sys.exit(bare(seed, "edit" in sys.argv) if "bare" in sys.argv else with_window(seed, "engine" in sys.argv))
