"""A game being played, turn by turn: who moves, when the clock runs, what ends it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.builtin import engine_environment
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.game.clock import Clock, ClockFace
from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.rulings.declaration import judge_declaration

from ..engines.talk_log import TalkLog
from ..records.edit_history import EditHistory
from ..records.record import RecordSession, SessionState
from .habits import Habits
from .hint import HintSearch
from .opening_header import OpeningHeader
from .pace import AnswerPause, wait_ms
from .players import EnginePlayer, Player
from .seats import Seats
from .setup import GameSetup, write_setup
from .thinking import Turn
from .turn_clock import TurnClock


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class TurnSession(RecordSession):
    """Asks the players in turn for moves, plays them, and ends the game when it is over.

    Signals (objects of our own travel as `object`):
        turn_changed: who may move, or whether somebody thinks, has changed.
        players_changed: the players have changed sides, or a person took over.
        clock_ticked: ten times a second while a clock with limits runs.
        ending: the GameResult, told before the end is kept or shown.
        game_ended: the GameResult.
        hint_ready: the Hint (see `hint`).
        threat_ready: the Hint for the other side (see `ask_threat`).
        draw_offered: the Side that offers; to be answered by `answer_draw`.
        draw_answered: whether the offer was accepted.
        engine_message: a failure or restart of an engine, in words.
        thinking: what the engine to move tells about its search (`notation.usi.Info`).
    """

    turn_changed = Signal()
    players_changed = Signal()
    clock_ticked = Signal()
    ending = Signal(object)
    game_ended = Signal(object)
    hint_ready = Signal(object)
    threat_ready = Signal(object)
    draw_offered = Signal(object)
    draw_answered = Signal(bool)
    engine_message = Signal(str)
    thinking = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        engine: EngineLaunch | None = None,
        now_ms: Callable[[], int] = monotonic_ms,
        timeouts: Timeouts | None = None,
    ) -> None:
        """`engine` None is the built-in one; `now_ms` is any time source that never goes back.

        Whoever asks an engine about the game starts one as `engine` says, with the patience of `timeouts`.
        """
        super().__init__(parent)
        self.engine = launch = engine or EngineLaunch(engine_command(), engine_environment())
        self.timeouts = patience = timeouts or Timeouts()
        self.suspended = False
        self.paused = False
        self._stepping = False  # one move, then a pause again
        self._tip: Node = self.game.root
        self._draw_from: Side | None = None
        self._opening_header = OpeningHeader()
        self._clock = TurnClock(now_ms, self)
        self._clock.ticked.connect(self.clock_ticked)
        self._clock.flag_fell.connect(self._on_flag_fell)
        self._hint = HintSearch(launch, patience, self)
        self._hint.found.connect(self.hint_ready)
        self._hint.failed.connect(self.engine_message)
        self._threat = HintSearch(launch, patience, self)
        self._threat.found.connect(self.threat_ready)
        self._threat.failed.connect(self.engine_message)
        self._habits = Habits()
        self._pause = AnswerPause(self)
        self._pause.over.connect(self._on_move)
        self._seats = Seats(launch, patience, self)
        self._seats.thinking_started.connect(self._on_thinking_started)
        self._seats.move_chosen.connect(self._on_chosen)
        self._seats.resigned.connect(self._on_resigned)
        self._seats.declared.connect(self._on_declared)
        self._seats.failed.connect(self._on_failed)
        self._seats.message.connect(self.engine_message)
        self._seats.told.connect(self.thinking)

    def set_outside(
        self,
        engine_named: Callable[[str], OutsideEngine | None],
        hinting: Callable[[Position], OutsideEngine | None],
    ) -> None:
        """Where the person's own engines are found that sit down at a game, and the one that gives hints in a game that
        began with a position."""
        self._seats.set_outside(engine_named)
        self._hint.set_outside(hinting)

    def player_logs(self) -> dict[Side, TalkLog]:
        """What was said between the program and the engines that play."""
        return self._seats.logs()

    def hint_log(self) -> TalkLog:
        """The same of whoever gives hints."""
        return self._hint.log

    @property
    def clock(self) -> Clock | None:
        """The clock, where a side has one."""
        return self._clock.clock if self._clock.limited else None

    def clock_face(self, side: Side) -> ClockFace | None:
        """What the clock of a side shows: as the record has it at the cursor where one is walked through.

        None without a limit. Byoyomi is full at every move of a record, since how it ran is not kept.
        """
        clock, control = self._clock.clock, self._clock.controls[side]
        if self.state is SessionState.PLAYING or (self.game.cursor is self._tip and self._clock.limited):
            return clock.remaining(side) if control.limited else None
        known = self._recorded_ms(self.game.cursor)
        if control.limited:
            main = (known or self._clock.initial_ms)[side]
            return ClockFace(main, control.byoyomi_ms, main == 0 and control.byoyomi_ms > 0)
        # A foreign record may have the times, and say nothing of the limits.
        return ClockFace(known[side], 0, False) if known and not self._clock.limited else None

    @property
    def looking_back(self) -> bool:
        """Whether a game is going on, and an earlier position of it is on the board."""
        return self.state is SessionState.PLAYING and self.game.cursor is not self._tip

    def set_habits(self, habits: Habits) -> None:
        """How the computer plays; counts from its next turn on."""
        self._habits = habits
        self._seats.set_habits(habits)

    def turn(self) -> Side:
        """Whose turn it is in the game, wherever the cursor stands."""
        first = self.game.first_turn
        return first if self._tip.ply % 2 == 0 else first.other

    def human_side(self) -> Side | None:
        """The only side played by a person; None where both or neither are."""
        sides = self.setup.human_sides()
        return sides[0] if len(sides) == 1 else None

    def is_thinking(self) -> bool:
        """Whether an engine is to move and at it."""
        return self.state is SessionState.PLAYING and not self._stands() and not self._player().is_human

    def human_may_move(self) -> bool:
        """Whether the person at the board may make a move now, be it in a game or in a review."""
        if self.state is SessionState.PLAYING:
            return self._player().is_human and not self.looking_back
        return self.state is SessionState.REVIEW

    def go_end(self) -> None:
        """To the end of the line; in a running game to its newest position."""
        if self.state is SessionState.PLAYING:
            self.go_to(self._tip)
        else:
            super().go_end()

    def _moved(self, transition: object, backwards: bool = False) -> None:
        """A hint for another position is of no use."""
        self._hint.cancel()
        self._threat.cancel()
        super()._moved(transition, backwards)

    # The board gets another game

    def _put_on_board(self, game: Game, setup: GameSetup) -> None:
        """Takes leave of the old game; the new one stands still, and nobody is asked yet."""
        self._stop_searching()
        self.game = game
        self.setup = setup
        self.path = ""
        self.history = EditHistory()
        self.unsaved = not game.is_bare()
        self._tip = game.cursor
        self._clock.set_up(setup.times())
        self._clock.begin(self.turn(), self._main_left())

    def _start(self) -> None:
        """Everybody sits down, and the game on the board begins or goes on."""
        self.state = SessionState.PLAYING
        self._seats.seat(self.setup, self.game.variant)

    def _stop_searching(self) -> None:
        self._clock.halt()
        self._hint.cancel()
        self._threat.cancel()
        self._pause.cancel()
        self._seats.cancel()
        self._draw_from = None
        self.suspended = self.paused = self._stepping = False

    def text(self) -> str:
        """The game as the text of a `.shogi` file, with everything needed to go on playing it."""
        if self.state is SessionState.PLAYING:
            self._write_headers()
        return super().text()

    def _write_headers(self) -> None:
        clock = self._clock.state(self._tip.ply) if self._clock.limited else None
        write_setup(self.game, self.setup, clock)

    def _note_change(self) -> None:
        """The headers go with the game, wherever it is written."""
        self._write_headers()
        self.changed.emit()

    def note_aid(self, aid: str) -> None:
        """Something has helped the person who plays the computer (see `aids`); what did so first is remembered."""
        if self.state is SessionState.PLAYING and self.human_side() is not None and not self.setup.aid:
            self.setup = replace(self.setup, aid=aid)
            self._note_change()

    def _set_setup(self, setup: GameSetup) -> None:
        self.setup = setup
        self.players_changed.emit()

    # The loop of turns

    def _begin_turn(self, spent_ms: int = 0) -> None:
        """Asks the player whose turn it is; `spent_ms` of the turn are used up already."""
        self.suspended = self.paused = False
        self._hint.cancel()
        self._threat.cancel()
        self._pause.cancel()
        main_ms = self._main_left()
        self._clock.begin(self.turn(), main_ms, spent_ms)
        turn = Turn(self._tip_position(), self.game.start, moves_to(self._tip), main_ms, self.setup.times())
        self._note_change()
        self._player().begin_turn(turn)
        if self._habits.ponders:
            self._seats.ponder(turn, self.setup)
        # Last, so that whoever hears it may answer with a move.
        self.turn_changed.emit()

    def _on_thinking_started(self, player: Player) -> None:
        if self._is_awaited(player):
            self._clock.run()

    def _on_chosen(self, player: Player, move: int) -> None:
        """An answer to a person keeps the pace, two computers among themselves that of whoever watches; people move
        when they like."""
        wished = self._habits.watch_ms
        if player.is_human or self._stepping:
            wished = 0
        elif self.setup.human_sides():
            wished = self._habits.pace() if self._habits.pace is not None else 0
        clock, side = self._clock.clock, self.turn()
        main_ms, control = clock.remaining(side).main_ms, self._clock.controls[side]
        self._pause.hold(player, move, wait_ms(wished, clock.turn_ms(), main_ms, control) if wished else 0)

    def _on_move(self, player: Player, move: int) -> None:
        self._clock.check()
        if not self._is_awaited(player):
            return
        shown = self.game.cursor
        self._draw_from = None
        self._hint.cancel()
        self._threat.cancel()
        spent_ms, main_ms = self._clock.end_turn()
        self.game.go_to(self._tip)
        transition = self.game.position.transition(move)
        node = self.game.play(move, spent_ms, main_ms if self._clock.limited else None)
        self._tip = node
        self.unsaved = True
        result = self.game.ending()
        self.move_made.emit(node)
        if shown is not node.parent:
            self.game.go_to(shown)
        self.tree_changed.emit()
        if shown is node.parent:
            self._moved(transition)
        # A listener may have ended the game or gone on with it.
        if self._tip is not node or self.state is not SessionState.PLAYING:
            return
        if result is None:
            self._after_move()
        else:
            self._end(result)

    def _after_move(self) -> None:
        """A move was made after which the game goes on, or stands still after one step."""
        if self._stepping:
            self._clock.begin(self.turn(), self._main_left())
            self._stand_still()
        else:
            self._begin_turn()

    def _stand_still(self) -> None:
        """Nobody is asked until somebody wishes it."""
        self._clock.halt()
        self._pause.cancel()
        self._seats.cancel()
        self._stepping = False
        self.paused = True
        self._note_change()
        self.turn_changed.emit()

    def _stands(self) -> bool:
        """Whether a computer has failed or its game stands still."""
        return self.suspended or self.paused

    def _end(self, result: GameResult) -> None:
        self._stop_searching()
        self.go_to(self._tip)
        self.game.finish(result)
        self._opening_header.write(self.game)
        self.unsaved = True
        self.state = SessionState.OVER
        self._seats.game_over(result)
        self.ending.emit(result)
        self._note_change()
        self.turn_changed.emit()
        self.game_ended.emit(result)

    def _on_resigned(self, player: Player) -> None:
        if self._is_awaited(player):
            self._end(GameResult(self.turn().other, Reason.RESIGN))

    def _on_declared(self, player: EnginePlayer) -> None:
        if not self._is_awaited(player):
            return
        declaration = judge_declaration(self._tip_position(), handicap=self.game.handicap)
        if declaration.allowed:
            self._end(GameResult(declaration.winner, Reason.DECLARATION))
        else:
            player.reject(self.tr("It declared a win that it does not have."))

    def _on_flag_fell(self, side: Side) -> None:
        if self.state is SessionState.PLAYING:
            self._end(GameResult(side.other, Reason.TIME))

    def _on_failed(self, player: Player, why: str) -> None:
        """A person may retry or go on without the computer; between two computers the one that failed has lost."""
        if not self._is_awaited(player):
            return
        self._clock.halt()
        self.engine_message.emit(self.tr("The computer player failed. {why}").format(why=why))
        if not self.setup.human_sides():
            self._end(GameResult(self.turn().other, Reason.ENGINE_FAILURE))
            return
        self.suspended = True
        self._note_change()
        self.turn_changed.emit()

    # Answers

    def _player(self) -> Player:
        return self._seats.player(self.turn())

    def _is_awaited(self, player: Player) -> bool:
        return self.state is SessionState.PLAYING and not self._stands() and player is self._player()

    def _strict(self) -> bool:
        return self.game.variant.choice("strict_play") == "yes"

    def _main_left(self) -> tuple[int, int]:
        """Main time of both sides at the newest move."""
        return self._recorded_ms(self._tip) or self._clock.initial_ms

    def _recorded_ms(self, node: Node | None) -> tuple[int, int] | None:
        """Main time of both sides after the last move up to `node` of which it is known; None where there is none."""
        while node is not None:
            if node.clock_ms is not None:
                return node.clock_ms
            node = node.parent
        return None

    def _tip_position(self) -> Position:
        """A copy of the newest position, whatever is on the board."""
        shown = self.game.cursor
        self.game.go_to(self._tip)
        position = self.game.position.copy()
        self.game.go_to(shown)
        return position


def moves_to(node: Node) -> tuple[int, ...]:
    """The moves from the start of the game to a node."""
    return tuple(step.move for step in node.path())
