"""A table for the tests: makes sessions, writes down what they tell, and checks that all engines have gone."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.clients.search import Timeouts
from shogi_desktop.files import read_text
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup
from tests.engines import FakeEngines

HASTY = Timeouts(start_ms=60_000, stop_ms=1500, quit_ms=300, margin_ms=1000)
COMPUTER = PlayerSetup(human=False, name="Computer", level=1)
PERSON = PlayerSetup(name="Person")
TWO_PEOPLE = GameSetup()
AGAINST_WHITE = GameSetup(black=PERSON, white=COMPUTER)
AGAINST_BLACK = GameSetup(black=COMPUTER, white=PERSON)
TWO_COMPUTERS = GameSetup(black=COMPUTER, white=COMPUTER)
TEN_SECONDS = TimeControl(main_ms=10_000)


def open_game(session: GameSession, path: str | Path) -> None:
    """Shows the game of a file, as the window does with a small one."""
    session.show(parse_game(read_text(path), Path(path).name), str(path))


class FakeTime:
    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


class Heard:
    """Everything a session has told, by signal name."""

    def __init__(self, session: GameSession) -> None:
        self.results: list[GameResult] = []
        self.messages: list[str] = []
        self.hints: list[Hint] = []
        self.offers: list[object] = []
        self.answers: list[bool] = []
        self.positions: list[tuple[bool, bool]] = []
        self.infos: list[object] = []
        session.turn.game_ended.connect(self.results.append)
        session.turn.engine_message.connect(self.messages.append)
        session.advice.failed.connect(self.messages.append)
        session.advice.hint_ready.connect(self.hints.append)
        session.turn.draw_offered.connect(self.offers.append)
        session.turn.draw_answered.connect(self.answers.append)
        session.turn.thinking.connect(self.infos.append)
        session.record.position_changed.connect(self._on_position)

    def _on_position(self, _position: object, transition: object, backwards: bool) -> None:
        """(animated, backwards) of every step of the cursor."""
        self.positions.append((transition is not None, backwards))


class Table:
    def __init__(self, engines: FakeEngines) -> None:
        self.engines = engines
        self.time = FakeTime()
        self._sessions: list[GameSession] = []

    def session(self, *behaviours: str, moves: str = "") -> GameSession:
        """A session whose engines behave like that; `moves` are their answers in order."""
        launch = self.engines.launch(*behaviours, moves=moves.split())
        session = GameSession(engine=launch, now_ms=self.time, timeouts=HASTY)
        self._sessions.append(session)
        return session

    def playing(self, setup: GameSetup, *behaviours: str, moves: str = "") -> tuple[GameSession, Heard]:
        """A session with a game that has just begun, and what it tells."""
        session = self.session(*behaviours, moves=moves)
        heard = Heard(session)
        session.new_game(setup)
        return session, heard

    def clear(self) -> None:
        for session in self._sessions:
            session.close()
            session.deleteLater()
        assert self.engines.alive() == []


def play(session: GameSession, moves: str) -> None:
    """The person at the board makes these moves; each must be accepted."""
    for text in moves.split():
        refused = session.request_move(parse_move(text, session.record.game.variant))
        assert refused is None, f"{text}: {refused}"


def moves_of(session: GameSession) -> str:
    """The moves from the start to the end of the line, as USI text."""
    return " ".join(format_move(node.move, session.record.game.variant) for node in session.record.game.line())


def state_of(session: GameSession) -> SessionState:
    """The state, asked for anew: a type checker takes an attribute that was checked once for settled."""
    return session.record.state


def is_unsaved(session: GameSession) -> bool:
    """The same for `unsaved`."""
    return session.record.unsaved


def looks_back(session: GameSession) -> bool:
    """The same for `looking_back`."""
    return session.record.looking_back
