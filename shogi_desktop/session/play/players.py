"""The two kinds of players behind one interface, a person at the board and an engine in a process of its own, and how
long an engine may think: its clock decides, without a clock its level does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.catalogue import XBOARD_GAMES, XBOARD_MEMORY
from shogi_desktop.clients.conversations.dialect import rules_of
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Decision, EngineLaunch, Protocol, SearchAnswer, SearchRequest, Timeouts
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import Info, parse_move
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from .setup import LEVEL_NUMBERS, GameSetup
from .turn_clock import Habits

SHORTEST_MS = 300
LONGEST_MS = 3000
MOVES_LEFT = 40  # that main time is to last for, where an engine is told what to take


@dataclass(frozen=True)
class Turn:
    """A position to move in, and how the game came there: `position` is a copy with its history, `start` where the
    game began, `moves` what was played; main time left in milliseconds and the controls of Black and White."""

    position: Position
    start: Position
    moves: tuple[int, ...]
    main_ms: tuple[int, int]
    controls: tuple[TimeControl, TimeControl]

    def after(self, move: int) -> Turn:
        """The turn that follows a move, if it is played at once."""
        position = self.position.copy()
        position.play(move)
        return Turn(position, self.start, (*self.moves, move), self.main_ms, self.controls)

    def is_the_same(self, other: Turn) -> bool:
        """Whether both are reached by the same moves."""
        return self.moves == other.moves and self.start.same_state(other.start)


def may_ponder(setup: GameSetup, side: Side) -> bool:
    """Whether a computer may use the time of its opponent too: at full strength against a person, where both have a
    clock, so that it does not go on for ever. The person's own engines are what they are."""
    player = setup.player(side)
    played_by_both = not player.human and setup.player(side.other).human
    strong = player.level == LEVEL_NUMBERS[-1] or player.engine is not None
    return played_by_both and strong and all(control.limited for control in setup.times())


def level_time_ms(level: int) -> int:
    """Time for a move without a clock: evenly spread from the lowest to the highest level."""
    return SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * (level - LEVEL_NUMBERS[0]) // (
        LEVEL_NUMBERS[-1] - LEVEL_NUMBERS[0]
    )


def timed_request_for(turn: Turn, margin_ms: int) -> SearchRequest:
    """The request to an engine that knows no byoyomi: a time for this move alone, of which a clock has enough."""
    own, main = turn.controls[turn.position.turn], turn.main_ms[turn.position.turn]
    time_ms = LONGEST_MS
    if own.limited:
        lasting = main // MOVES_LEFT + (own.byoyomi_ms + own.increment_ms) * 4 // 5
        time_ms = max(SHORTEST_MS, min(lasting, main + own.byoyomi_ms - SHORTEST_MS))
    return SearchRequest(turn.start, turn.moves, movetime_ms=time_ms, deadline_ms=time_ms + margin_ms)


def request_for(turn: Turn, level: int | None, margin_ms: int) -> SearchRequest:
    """The request for a move; it has failed when the answer is `margin_ms` later than the time allows. `level` None: to
    one of the person's own engines, of which each knows byoyomi."""
    own = turn.controls[turn.position.turn]
    if not own.limited and level is None:
        deadline = LONGEST_MS + margin_ms
        start, moves = turn.start, turn.moves
        return SearchRequest(start, moves, black_ms=0, white_ms=0, byoyomi_ms=LONGEST_MS, deadline_ms=deadline)
    if not own.limited and level is not None:
        time_ms = level_time_ms(level)
        return SearchRequest(turn.start, turn.moves, movetime_ms=time_ms, deadline_ms=time_ms + margin_ms)
    black, white = turn.controls
    increments = bool(black.increment_ms or white.increment_ms)
    return SearchRequest(
        turn.start,
        turn.moves,
        black_ms=turn.main_ms[0],
        white_ms=turn.main_ms[1],
        byoyomi_ms=own.byoyomi_ms or None,
        black_increment_ms=black.increment_ms if increments else None,
        white_increment_ms=white.increment_ms if increments else None,
        deadline_ms=turn.main_ms[turn.position.turn] + own.byoyomi_ms + margin_ms,
    )


DRAW_FROM_PLY = 60
MATE_SCORE = 30_000
MANY_LINES = 20  # too long to be read, in one turn: the person is told


class Player(QObject):
    """Somebody who moves when it is their turn.

    Signals (each begins with the player itself):
        thinking_started: the turn has begun for the player, its clock may run; again after a restart.
        move_chosen: the move.
        resigned, declared: instead of a move.
        failed: the player cannot go on; the text says why.
        message: something the person at the board should know.
        info: what an engine tells about its search.
    """

    thinking_started = Signal(object)
    move_chosen = Signal(object, object)
    resigned = Signal(object)
    declared = Signal(object)
    failed = Signal(object, str)
    message = Signal(str)
    info = Signal(object)

    is_human = True

    def begin_turn(self, turn: Turn) -> None:
        """Asks for a move."""
        raise NotImplementedError

    def ponder(self, turn: Turn) -> None:
        """It is the opponent's turn; the player may think of an answer to the move that it expects."""

    def cancel(self) -> None:
        """The move is not wanted any more."""

    def move_now(self) -> None:
        """Asks a thinking player to move at once; people cannot be hurried."""

    def accepts_draw(self, ply: int) -> bool:
        """Whether the player agrees to a draw after `ply` moves; a person is asked by other means."""
        return False

    def game_over(self, result: GameResult, side: Side) -> None:
        """The game is over; the player sat at `side`."""
        self.cancel()

    def close(self) -> None:
        """Not needed for now; returns at once."""
        self.cancel()


class HumanPlayer(Player):
    """A person at the board, whose moves come from there (see `GameSession.request_move`)."""

    def begin_turn(self, turn: Turn) -> None:
        self.thinking_started.emit(self)


class EnginePlayer(Player):
    """An engine. One that fails in its turn is started again once; a second failure in the same turn is final.

    A change of its `habits` counts from its next turn on.
    """

    is_human = False

    def __init__(self, launch: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.launch = launch
        self._timeouts = timeouts
        self.habits = Habits()
        self._level: int | None = 1
        self._game: tuple[str, dict[str, str]] = ("", {})
        self._announced: tuple[str, dict[str, str]] = ("", {})
        self._turn: Turn | None = None
        self._number = 0
        self._begun = False  # whether the search of this number was sent
        self._expected = ""  # the reply to its last move
        self._guess: Turn | None = None  # while it ponders, the turn that would be its own
        self._restarted = False
        self._left_out = 0  # lines in this turn that were too long
        self._score: int | None = None
        self._client = EngineClient(timeouts, self)
        self.log = self._client.log
        self._client.search_started.connect(self._on_search_started)
        self._client.best_move.connect(self._on_best_move)
        self._client.info.connect(self._on_info)
        self._client.left_out.connect(self._on_left_out)
        self._client.failed.connect(self._on_failed)

    def begin_game(self, variant: Variant, level: int | None, options: Mapping[str, str] = {}) -> None:
        """Prepares the engine for a game, and starts it where it does not run. `level` None: one of the person's own,
        set up with these options."""
        self.cancel()
        self._level = level
        self._score = None
        own = options if level is None else {"Skill": str(level)}
        self._game = (variant.name, {**own, "USI_Ponder": "true", **rules_of(variant)})
        if self.launch.protocol is Protocol.XBOARD:
            self._game = (XBOARD_GAMES[variant.name], {"memory": XBOARD_MEMORY, **options})
        if not self._client.is_up:
            self._client.start(self.launch)
        self._announce()

    def begin_turn(self, turn: Turn) -> None:
        self._turn = turn
        self._restarted, self._left_out = False, 0
        guess, self._guess = self._guess, None
        if guess is None or not guess.is_the_same(turn):
            self._search(anew=not self._client.is_up)
            return
        self._client.release(self._number)
        if self._begun:
            self._on_search_started(self._number)

    def ponder(self, turn: Turn) -> None:
        expected, self._expected = self._expected, ""
        try:
            guess = turn.after(parse_move(expected, turn.position))
        except NotationError:
            return
        if self._client.is_up and guess.position.outcome() is None and self.launch.protocol is Protocol.USI:
            self._guess = guess
            self._go(guess, ponder=True)

    def cancel(self) -> None:
        self._turn = self._guess = None
        self._expected = ""
        self._client.stop()

    def move_now(self) -> None:
        self._client.move_now()

    def accepts_draw(self, ply: int) -> bool:
        """By its own judgement: a long game, and nothing better to be hoped for."""
        return ply >= DRAW_FROM_PLY and self._score is not None and self._score <= 0

    def game_over(self, result: GameResult, side: Side) -> None:
        super().game_over(result, side)
        self._client.game_over("draw" if result.winner is None else "win" if result.winner is side else "lose")

    def close(self) -> None:
        super().close()
        self._client.close()

    def wait_closed(self) -> None:
        """Returns when the engine's process is gone."""
        self._turn = None
        self._client.wait_closed()

    def reject(self, why: str) -> None:
        """The answer to this turn could not be taken: the engine is started again, or has failed."""
        self._on_failed(why)

    def _search(self, anew: bool) -> None:
        turn = self._turn
        if turn is None:
            return
        if anew:
            self._client.start(self.launch)
        if anew or self._announced != self._wanted():
            self._announce()
        self._go(turn)

    def _go(self, turn: Turn, ponder: bool = False) -> None:
        if self.launch.protocol is Protocol.XBOARD:
            request = timed_request_for(turn, self._timeouts.margin_ms)
        else:
            request = request_for(turn, self._level, self._timeouts.margin_ms)
        self._begun = False
        self._number = self._client.go(replace(request, ponder=ponder))

    def _announce(self) -> None:
        """Tells the engine of the game to play and how."""
        self._announced = self._wanted()
        self._client.new_game(*self._announced)

    def _wanted(self) -> tuple[str, dict[str, str]]:
        variant, options = self._game
        if self._level is None:
            return variant, options
        threads = {"Threads": str(self.habits.threads)} if self._level == LEVEL_NUMBERS[-1] else {}
        return variant, {**options, **threads, "OwnBook": str(self.habits.opening_book).lower()}

    def _on_search_started(self, number: int) -> None:
        if number != self._number:
            return
        self._begun = True
        if self._turn is not None:
            self.thinking_started.emit(self)

    def _on_info(self, number: int, info: Info) -> None:
        if self._turn is None or number != self._number:
            return
        if info.multipv in (None, 1) and not info.bound:
            if info.score_mate is not None:
                self._score = MATE_SCORE if info.score_mate > 0 else -MATE_SCORE
            elif info.score_cp is not None:
                self._score = info.score_cp
        self.info.emit(info)

    def _on_left_out(self) -> None:
        """One such line is of no account."""
        self._left_out += 1
        if self._turn is not None and self._left_out == MANY_LINES:
            self.message.emit(self.tr("The computer player writes lines that are too long to be read."))

    def _on_best_move(self, number: int, choice: SearchAnswer) -> None:
        if number != self._number:
            return
        if self._turn is None:
            # One that answers before the move it has guessed was played is asked again in its turn.
            self._guess = None
            return
        if choice.decision is Decision.RESIGN:
            self.resigned.emit(self)
        elif choice.decision is Decision.DECLARE:
            self.declared.emit(self)
        elif choice.decision is Decision.MOVE:
            self._turn = None
            self._expected = choice.ponder
            self.move_chosen.emit(self, choice.move)
        else:
            self._on_failed(self.tr("It answered {move}, which is not allowed.").format(move=choice.text))

    def _on_failed(self, why: str) -> None:
        self._guess = None
        if self._turn is None:
            return
        if self._restarted:
            self._turn = None
            self.failed.emit(self, why)
            return
        self._restarted = True
        self.message.emit(self.tr("The computer player was started again. {why}").format(why=why))
        self._search(anew=True)
