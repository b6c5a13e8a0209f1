"""A tournament as the window knows it: its settings, its games, and how it goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shogi_desktop.matches.errors import MatchError
from shogi_desktop.matches.playing import GameRow
from shogi_desktop.matches.standing import Standing
from shogi_desktop.matches.tournaments.folder import (
    Pair,
    games_over,
    read_settings,
    record_file,
    row_of,
    rows_of,
    write_settings,
)
from shogi_desktop.matches.tournaments.settings import TournamentSettings
from shogi_desktop.messages import Message
from shogi_desktop.notation.moves.usi import parse_move, parse_position_command
from shogi_desktop.notation.wire.work_lines import Begun, GivenUp, Moved, NotPlayed, Over
from shogi_desktop.rules import Position, Side, Variant, VariantError, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.system_errors import message_of

from .work import MatchWork


@dataclass
class LiveGame:
    """The game of a pair; `first` is the side of the first of them. The position is read, never changed."""

    pair: Pair
    number: int
    first: Side
    position: Position
    last_move: int = NO_MOVE

    @staticmethod
    def begun(pair: Pair, number: int, first: Side, opening: str, variant: Variant) -> LiveGame:
        """A game that begins now. NotationError for an opening that is none."""
        position = parse_position_command(opening, variant)
        history = position.history()
        return LiveGame(pair, number, first, position, history[-1] if history else NO_MOVE)

    def play(self, moves: tuple[str, ...]) -> None:
        """It has gone on. NotationError where these are no moves of it."""
        for text in moves:
            self.last_move = parse_move(text, self.position)
            self.position.play(self.last_move)


class TournamentState(Enum):
    """How a tournament goes on."""

    PAUSED = "paused"
    PLAYING = "playing"
    STOPPING = "stopping"
    OVER = "over"
    BROKEN = "broken"  # it cannot be read


class OpenTournament(QObject):
    """Made of a folder; nothing of its games is read until `load`.

    Signals:
        changed(): the state is another one, or the trouble.
        loaded(): all games were read anew.
        game_over(object, object): the Pair and the GameRow of one more.
        live_changed(object): the LiveGame that has begun or gone on.
        live_ended(object): the LiveGame that is no more.
    """

    changed = Signal()
    loaded = Signal()
    game_over = Signal(object, object)
    live_changed = Signal(object)
    live_ended = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None, work: MatchWork | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.settings: TournamentSettings | None = None
        self.variant: Variant | None = None
        self.trouble: Message | None = None
        """Why it does not go on, or what could not be played."""
        self.games: list[tuple[Pair, GameRow]] = []
        self.standings: dict[Pair, Standing] = {}
        self.live: dict[tuple[Pair, int], LiveGame] = {}
        self._played = 0
        self._is_loaded = False
        self._state = TournamentState.PAUSED
        self._work = work or MatchWork()
        self._work.setParent(self)
        self._work.told.connect(self._hear)
        self._work.ended.connect(self._end)
        try:
            self.settings = read_settings(folder)
            self.variant = load_variant(self.settings.variant, self.settings.rules)
            self._played = games_over(folder, self.settings)
            if self.wanted and self._played >= self.wanted:
                self._state = TournamentState.OVER
        except (OSError, ValueError, VariantError) as error:
            self._break(error)

    # What is known of it

    @property
    def state(self) -> TournamentState:
        return self._state

    @property
    def name(self) -> str:
        return self.settings.name if self.settings is not None else self.folder.name

    @property
    def played(self) -> int:
        """How many games are over, void ones too."""
        return self._played

    @property
    def wanted(self) -> int:
        """How many games there will be at most, 0 = nobody knows."""
        return self.settings.games * len(self.settings.pairs) if self.settings is not None else 0

    def record_file(self, pair: Pair, number: int) -> Path:
        """The record of a game that is over."""
        return record_file(self.folder, pair, number)

    def load(self) -> None:
        """Reads its games, where that was not done yet."""
        if not self._is_loaded and self._state is not TournamentState.BROKEN:
            self._read()

    def _read(self) -> None:
        assert self.settings is not None
        try:
            rows = {pair: rows_of(self.folder, pair) for pair in self.settings.pairs}
        except (OSError, MatchError) as error:
            self._break(error)
            return
        self._is_loaded = True
        self.standings = {pair: Standing.of(found, paired=True) for pair, found in rows.items()}
        games = ((pair, row) for pair, found in rows.items() for row in found)
        self.games = sorted(games, key=lambda game: (game[1].number, game[0]))
        self._played = len(self.games)
        if self._state is TournamentState.PAUSED and self._is_decided():
            self._set_state(TournamentState.OVER)
        self.loaded.emit()

    def _is_decided(self) -> bool:
        assert self.settings is not None
        until = self.settings.until()
        return all(until.reached(standing) for standing in self.standings.values())

    def _break(self, error: Exception) -> None:
        self._state, self.trouble = TournamentState.BROKEN, message_of(error)
        self.changed.emit()

    # What the person wants

    def start(self) -> None:
        self.load()
        if self._state is TournamentState.PAUSED:
            self.trouble = None
            self._set_state(TournamentState.PLAYING)
            self._work.play(self.folder)

    def pause(self) -> None:
        """Ends the process; games under way will be played again."""
        if self._state is TournamentState.PLAYING:
            self._set_state(TournamentState.STOPPING)
            self._work.stop()

    def extend(self, games: int) -> None:
        """So many games of each pair shall be played. OSError where that cannot be kept; then it stays as it was."""
        if self.settings is None or self._state not in (TournamentState.PAUSED, TournamentState.OVER):
            return
        settings = replace(self.settings, games=games)
        write_settings(self.folder, settings)
        self.settings, self._state = settings, TournamentState.PAUSED
        self._read()
        self.changed.emit()

    def close(self) -> None:
        """For the end of the program: no process is left behind."""
        self._work.close()

    def _set_state(self, state: TournamentState) -> None:
        self._state = state
        self.changed.emit()

    # What the process says

    def _hear(self, line: object) -> None:
        if isinstance(line, Begun):
            self._begin(line)
        elif isinstance(line, Moved):
            self._move(line)
        elif isinstance(line, Over):
            self._count(line)
        elif isinstance(line, NotPlayed):
            self._forget_live(line.pair, line.number)
            self._complain(line.why)
        elif isinstance(line, GivenUp):
            self._complain(line.why)

    def _complain(self, why: Message) -> None:
        self.trouble = why
        self.changed.emit()

    def _begin(self, line: Begun) -> None:
        assert self.variant is not None
        if line.pair not in self.standings:
            return
        first = Side.BLACK if line.number % 2 else Side.WHITE
        try:
            game = LiveGame.begun(line.pair, line.number, first, line.opening, self.variant)
        except ValueError:
            return
        self._forget_live(line.pair, line.number)  # its worker died and another one plays it again
        self.live[line.pair, line.number] = game
        self.live_changed.emit(game)

    def _move(self, line: Moved) -> None:
        game = self.live.get((line.pair, line.number))
        if game is None:
            return
        try:
            game.play(line.moves)
        except ValueError:
            self._forget_live(line.pair, line.number)
            return
        self.live_changed.emit(game)

    def _count(self, line: Over) -> None:
        self._forget_live(line.pair, line.number)
        if line.pair in self.standings:
            row = row_of(line)
            self.standings[line.pair].count(row)
            self.games.append((line.pair, row))
            self._played += 1
            self.game_over.emit(line.pair, row)

    def _forget_live(self, pair: Pair, number: int) -> None:
        game = self.live.pop((pair, number), None)
        if game is not None:
            self.live_ended.emit(game)

    def _end(self, why: Message | None) -> None:
        """The process is gone, by its own will or not: its folder says what it has done."""
        for pair, number in list(self.live):
            self._forget_live(pair, number)
        self.trouble = why or self.trouble
        self._state = TournamentState.PAUSED
        self._read()
        self.changed.emit()
