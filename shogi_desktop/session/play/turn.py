"""The turn in a game that is played: whose it is, who is asked for a move, when the clock runs, what ends the game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.engine_client import TalkLog
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.legality import possible_moves
from shogi_desktop.rules.rulings.declaration import Declaration, judge_declaration

from ..moves import Refusal, refusal
from ..records.record import EditHistory, Record, SessionState
from .players import EnginePlayer, Player, Turn
from .seats import Seats
from .setup import Naming, own_names, write_setup
from .turn_clock import AnswerPause, Habits, TurnClock, wait_ms

HEADER: Final = "opening"


class OpeningHeader:
    """Writes it when a game ends, and again when the same game was gone on with; what somebody else wrote stays."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._written = ""

    def write(self, game: Game) -> None:
        """In kanji, as records have it; nothing for a game without a name."""
        said = game.headers.get(HEADER, "")
        if said and not (game is self._game and said == self._written):
            return
        from shogi_desktop.library.recognition import opening_of  # when a game ends, not when the program starts

        name = opening_of(game)
        self._game, self._written = game, name.kanji if name is not None else ""
        if self._written:
            game.headers[HEADER] = self._written
        elif said:
            del game.headers[HEADER]


FAILED_DECLARATION = "failed_declaration"


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class GameTurn(QObject):
    """Players, clocks and pace of the game on the board.

    A game of computers that stands still is `paused`, one whose computer has failed `suspended`; `stepping` says that
    it stands still after the next move, `waiting` that a blunder may be taken back before the computer answers.

    Signals (objects of our own travel as `object`):
        turn_changed: who may move, or whether somebody thinks, has changed.
        answered: the move of a computer, which is due now.
        stopped: what was searched for or asked is of no use any more.
        ending: the GameResult, told before the end is kept or shown.
        game_ended: the GameResult.
        draw_offered: the Side that offers; to be answered by `answer_draw`.
        draw_answered: whether the offer was accepted.
        engine_message: a failure or restart of an engine, in words.
        thinking: what the engine to move tells about its search (`notation.usi.Info`).
    """

    turn_changed = Signal()
    answered = Signal(object)
    stopped = Signal()
    ending = Signal(object)
    game_ended = Signal(object)
    draw_offered = Signal(object)
    draw_answered = Signal(bool)
    engine_message = Signal(str)
    thinking = Signal(object)

    def __init__(
        self,
        record: Record,
        engine: EngineLaunch,
        timeouts: Timeouts,
        now_ms: Callable[[], int] = monotonic_ms,
        parent: QObject | None = None,
    ) -> None:
        """`engine` is the program's own; `now_ms` is any time source that never goes back."""
        super().__init__(parent)
        self._record = record
        self.suspended = self.paused = self.stepping = self.waiting = False
        self._draw_from: Side | None = None
        self._opening_header = OpeningHeader()
        self._habits = Habits()
        self.naming: Naming = own_names
        record.writing.connect(self._write_clock)
        self.clock = TurnClock(record, now_ms, self)
        self.clock.flag_fell.connect(self._on_flag_fell)
        self._pause = AnswerPause(self)
        self._pause.over.connect(self._on_answer)
        self._seats = Seats(engine, timeouts, self._listen, self)
        self._seats.message.connect(self.engine_message)

    def set_outside(self, engine_named: Callable[[str], OutsideEngine | None]) -> None:
        """Where the person's own engines are found that sit down at a game."""
        self._seats.set_outside(engine_named)

    def set_naming(self, naming: Naming) -> None:
        """What the record of a game calls those who play it."""
        self.naming = naming

    def set_habits(self, habits: Habits) -> None:
        """How the computer plays; counts from its next turn on."""
        self._habits = habits
        self._seats.set_habits(habits)

    def logs(self) -> dict[Side, TalkLog]:
        """What was said between the program and the engines that play."""
        return self._seats.logs()

    # Whose turn it is

    def player(self) -> Player:
        """Whose turn it is in the game, wherever the cursor stands."""
        return self._seats.player(self._record.side_to_move())

    def stands(self) -> bool:
        """Whether a computer has failed or its game stands still."""
        return self.suspended or self.paused

    def is_thinking(self) -> bool:
        """Whether an engine is to move and at it."""
        playing = self._record.state is SessionState.PLAYING
        return playing and not self.stands() and not self.waiting and not self.player().is_human

    def human_may_move(self) -> bool:
        """Whether the person at the board may make a move now, be it in a game or in a review."""
        if self._record.state is SessionState.PLAYING:
            return self.player().is_human and not self._record.looking_back
        return self._record.state is SessionState.REVIEW

    def why_not_now(self) -> Refusal | None:
        """Why the person may not move now, whatever the move is; None where they may."""
        record = self._record
        if record.state is SessionState.IDLE:
            return refusal("no_game")
        if record.state is SessionState.OVER or record.game.cursor.illegal:
            return refusal("game_over")
        if record.looking_back:
            return refusal("looking_back")
        return None if self.human_may_move() else refusal("not_your_turn")

    def is_strict(self) -> bool:
        """Whether a game is played in which illegal moves may be made, and lose."""
        return self._record.state is SessionState.PLAYING and self._record.game.variant.choice("strict_play") == "yes"

    def movable(self) -> list[int]:
        """The moves the person may make now; under strict play illegal ones too."""
        game = self._record.game
        if not self.human_may_move() or game.cursor.illegal:
            return []
        return possible_moves(game.position) if self.is_strict() else game.position.legal_moves()

    # From turn to turn

    def start(self) -> None:
        """Everybody sits down, and the game on the board begins or goes on. What is played cannot be undone; it can be
        taken back."""
        self._record.history = EditHistory()
        self._record.state = SessionState.PLAYING
        self.seat()

    def seat(self) -> None:
        """Those sit down who play by the set-up."""
        self.stepping = False
        self._seats.seat(self._record.setup, self._record.game.variant)

    def exchange(self) -> None:
        """The players change sides; the clocks stay where they are."""
        self._seats.exchange()
        self._record.set_setup(self._record.setup.with_sides_swapped())

    def begin(self, spent_ms: int = 0) -> None:
        """Asks the player whose turn it is; `spent_ms` of the turn are used up already."""
        record = self._record
        self.suspended = self.paused = False
        self._pause.cancel()
        self.clock.begin(spent_ms)
        main_ms, times = self.clock.main_left(), record.setup.times()
        turn = Turn(record.tip_position(), record.game.start, record.tip.moves(), main_ms, times)
        self.note_change()
        self.player().begin_turn(turn)
        if self._habits.ponders:
            self._seats.ponder(turn, record.setup)
        # Last, so that whoever hears it may answer with a move.
        self.turn_changed.emit()

    def finish(self) -> tuple[int, tuple[int, int] | None]:
        """The player to move has moved: the milliseconds spent, and the main time left as of `TurnClock.finish`."""
        self._draw_from = None
        return self.clock.finish()

    def wait(self) -> None:
        """A computer is to move, but not asked yet; both clocks stand."""
        self.clock.begin()
        self.note_change()
        self.turn_changed.emit()

    def stand_still(self) -> None:
        """Nobody is asked until somebody wishes it."""
        self.clock.halt()
        self._pause.cancel()
        self._seats.cancel()
        self.stepping = False
        self.paused = True
        self.note_change()
        self.turn_changed.emit()

    def stop(self) -> None:
        """Nobody's move is wanted any more, and no answer to any question."""
        self.stopped.emit()
        self.clock.halt()
        self._pause.cancel()
        self._seats.cancel()
        self._draw_from = None
        self.suspended = self.paused = self.stepping = False

    def end(self, result: GameResult) -> None:
        """The game is over."""
        record = self._record
        self.stop()
        record.go_to(record.tip)
        record.game.finish(result)
        self._opening_header.write(record.game)
        record.unsaved = True
        record.state = SessionState.OVER
        self._seats.game_over(result)
        self.ending.emit(result)
        self.note_change()
        self.turn_changed.emit()
        self.game_ended.emit(result)

    def close(self) -> None:
        """Ends every engine, by force where it does not go by itself; returns at once."""
        self.stop()
        self._seats.close()

    def wait_closed(self) -> None:
        """Returns when every engine's process is gone."""
        self._seats.wait_closed()

    # What the headers say of it

    def note_change(self) -> None:
        """The headers go with the game, wherever it is written."""
        self.write_headers()
        self._record.changed.emit()

    def note_aid(self, aid: str) -> None:
        """Something has helped the person who plays the computer (see `Aid`); what did so first is remembered."""
        record = self._record
        if record.against_computer() and not record.setup.aid:
            record.setup = replace(record.setup, aid=aid)
            self.note_change()

    def write_headers(self) -> None:
        """Nobody is told of it: see `note_change`."""
        record = self._record
        write_setup(record.game, record.setup, self.clock.state(), self.naming)

    def _write_clock(self) -> None:
        if self._record.state is SessionState.PLAYING:
            self.write_headers()

    # What the person may wish of it

    def can_resign(self) -> bool:
        """Whether a person plays, who may give up or offer a draw."""
        return self._record.state is SessionState.PLAYING and bool(self._record.setup.human_sides())

    def resign(self) -> None:
        """The person gives up; between two people it is the side to move."""
        if self.can_resign():
            loser = self._record.setup.human_side()
            self.end(GameResult((self._record.side_to_move() if loser is None else loser).other, Reason.RESIGN))

    def offer_draw(self) -> None:
        """The person offers a draw: the computer answers at once, another person is asked by `draw_offered`."""
        if not self.can_resign():
            return
        side = self._record.setup.human_side()
        self._draw_from = self._record.side_to_move() if side is None else side
        if side is None:
            self.draw_offered.emit(self._draw_from)
        else:
            self.answer_draw(self._seats.player(side.other).accepts_draw(self._record.tip.ply))

    def answer_draw(self, accepted: bool) -> None:
        """The answer to `draw_offered`; nothing happens where no offer stands."""
        if self._draw_from is None:
            return
        self._draw_from = None
        self.draw_answered.emit(accepted)
        if accepted:
            self.end(GameResult(None, Reason.AGREEMENT))

    def has_declaration(self) -> bool:
        """Whether the game that a person plays knows a way to win by declaration."""
        return self.can_resign() and self._record.game.variant.choice("declaration") not in ("", "none")

    def can_declare(self) -> bool:
        return self.has_declaration() and self.human_may_move()

    def declare(self) -> Declaration:
        """The person to move declares by the game's rule. One that is not allowed is refused and costs nothing; under
        strict play it loses at once, as in real games."""
        if self._record.state is not SessionState.PLAYING or not self.human_may_move():
            return Declaration(False, None, 0, 0, ("not_your_turn",))
        declaration = self._record.game.declaration()
        if declaration.allowed:
            self.end(GameResult(declaration.winner, Reason.DECLARATION))
        elif self.is_strict() and self.can_declare():
            self.end(GameResult(self._record.side_to_move().other, Reason.ILLEGAL_MOVE, FAILED_DECLARATION))
        return declaration

    def can_adjourn(self) -> bool:
        """Whether nobody plays but computers, which somebody has to stop."""
        return self._record.state is SessionState.PLAYING and not self._record.setup.human_sides()

    def adjourn(self) -> None:
        """Stops a game between two computers; `GameSession.resume` goes on with it."""
        if self.can_adjourn():
            self.stop()
            self.note_change()
            self._record.state = SessionState.REVIEW
            self.turn_changed.emit()

    def pause(self) -> None:
        """A game between two computers stands still, until `GameSession.resume`; the move that is thought about is
        forgotten."""
        if self.can_adjourn() and not self.paused:
            self.stand_still()

    def can_step(self) -> bool:
        """Whether a game between two computers stands still, to go on move by move."""
        return self.can_adjourn() and self.paused

    def step(self) -> None:
        """One move of a game that stands still."""
        if self.can_step():
            self._record.go_to(self._record.tip)
            self.stepping = True
            self.begin(self.clock.spent_ms)

    def move_now(self) -> None:
        """Asks the thinking computer for its move."""
        if self.is_thinking() and not self._pause.hurry():
            self.player().move_now()

    # What the players say

    def _listen(self, player: Player) -> None:
        player.thinking_started.connect(self._on_thinking_started)
        player.move_chosen.connect(self._on_chosen)
        player.resigned.connect(self._on_resigned)
        player.declared.connect(self._on_declared)
        player.failed.connect(self._on_failed)
        player.message.connect(self.engine_message)
        player.info.connect(self.thinking)

    def _is_awaited(self, player: Player) -> bool:
        return self._record.state is SessionState.PLAYING and not self.stands() and player is self.player()

    def _on_thinking_started(self, player: Player) -> None:
        if self._is_awaited(player):
            self.clock.run()

    def _on_chosen(self, player: Player, move: int) -> None:
        """An answer to a person keeps the pace, two computers among themselves that of whoever watches."""
        wished = self._habits.watch_ms
        if self.stepping:
            wished = 0
        elif self._record.setup.human_sides():
            wished = self._habits.pace() if self._habits.pace is not None else 0
        wait = wait_ms(wished, self.clock.spent_ms, *self.clock.mover()) if wished else 0
        self._pause.hold(player, move, wait)

    def _on_answer(self, player: Player, move: int) -> None:
        self.clock.check()
        if self._is_awaited(player):
            self.answered.emit(move)

    def _on_resigned(self, player: Player) -> None:
        if self._is_awaited(player):
            self.end(GameResult(self._record.side_to_move().other, Reason.RESIGN))

    def _on_declared(self, player: EnginePlayer) -> None:
        if not self._is_awaited(player):
            return
        declaration = judge_declaration(self._record.tip_position(), handicap=self._record.game.handicap)
        if declaration.allowed:
            self.end(GameResult(declaration.winner, Reason.DECLARATION))
        else:
            player.reject(self.tr("It declared a win that it does not have."))

    def _on_flag_fell(self, side: Side) -> None:
        if self._record.state is SessionState.PLAYING:
            self.end(GameResult(side.other, Reason.TIME))

    def _on_failed(self, player: Player, why: str) -> None:
        """A person may retry or go on without the computer; between two computers the one that failed has lost."""
        if not self._is_awaited(player):
            return
        self.clock.halt()
        self.engine_message.emit(self.tr("The computer player failed. {why}").format(why=why))
        if not self._record.setup.human_sides():
            self.end(GameResult(self._record.side_to_move().other, Reason.ENGINE_FAILURE))
            return
        self.suspended = True
        self.note_change()
        self.turn_changed.emit()
