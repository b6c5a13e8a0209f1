"""A session: the game on the board and whoever plays it. What goes through several of its parts stands here, above all
what happens at a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject

from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.encodings import Encoding
from shogi_desktop.notation.records.headers import LEFT_AT, SAVED
from shogi_desktop.rules.legality import Illegality, illegality

from ..moves import Refusal, why_illegal
from ..records.files import Stamp, stamp_of
from ..records.record import Record, SessionState
from ..records.review import Review
from .advice import Advice
from .setup import HEADER, Aid, GameSetup, read_setup, with_computers
from .turn import GameTurn, monotonic_ms

__all__ = ["GameSession", "SessionState"]


class GameSession(QObject):
    """Plays games between people and engines, and shows records; with its parts the only writer of the game.

    `record` is the game and where one stands in it, `turn` who plays it, `review` what may be done to it when nobody
    does, `advice` what may be asked about it. Whoever asks an engine about the game starts one as `engine` says, with
    the patience of `timeouts`.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        engine: EngineLaunch | None = None,
        now_ms: Callable[[], int] = monotonic_ms,
        timeouts: Timeouts | None = None,
    ) -> None:
        """`engine` None is the built-in one; `now_ms` is any time source that never goes back."""
        super().__init__(parent)
        self.engine = engine or EngineLaunch(engine_command(), engine_environment())
        self.timeouts = timeouts or Timeouts()
        self.record = Record(self)
        self.turn = GameTurn(self.record, self.engine, self.timeouts, now_ms, self)
        self.review = Review(self.record, self)
        self.advice = Advice(self.record, self.turn, self.engine, self.timeouts, self)
        self.turn.answered.connect(self._play)
        self.review.opened.connect(self.turn.turn_changed)
        self.advice.released.connect(self._begin_turn)

    def close(self) -> None:
        """Ends every engine, by force where it does not go by itself, and returns when they are gone."""
        self.turn.close()
        self.advice.close()
        self.turn.wait_closed()
        self.advice.wait_closed()

    # A move

    def request_move(self, move: int) -> Refusal | None:
        """The person at the board wants to move. None = done; else why not."""
        self.turn.clock.check()
        refused = self.turn.why_not_now()
        if refused is not None:
            return refused
        position, fault = self.record.game.position, Illegality.NOT_A_MOVE
        refused = why_illegal(position, move)
        if refused is not None and self.turn.is_strict():
            fault = illegality(position, move) or fault
        if refused is not None and fault is Illegality.NOT_A_MOVE:
            return refused
        if self.record.state is SessionState.REVIEW:
            self.review.play(move)
        else:
            self._play(move, fault.value if refused is not None else "")
        return None

    def _play(self, move: int, fault: str = "") -> None:
        """What happens at a move in a game, whoever makes it; `fault` names the rule that it breaks under strict play.

        That it may be made has been asked before: by `request_move` of a person's, by the conversation of an engine's.
        """
        record, turn = self.record, self.turn
        spent_ms, clock_ms = turn.finish()
        node, result = record.append(move, fault, spent_ms, clock_ms)
        if record.tip is not node or record.state is not SessionState.PLAYING:
            return  # whoever heard of it has ended the game or gone on with it
        if result is not None:
            turn.end(result)
        elif turn.stepping:
            turn.clock.begin()
            turn.stand_still()
        elif self.advice.judges(node):
            self.advice.judge(node)
        else:
            self._begin_turn()

    def _begin_turn(self, spent_ms: int = 0) -> None:
        """Asks the player whose turn it is; `spent_ms` of the turn are used up already."""
        self.advice.cancel_hints()
        self.turn.begin(spent_ms)
        self.advice.attend()

    # Which game it is

    def new_game(self, setup: GameSetup, opening: Sequence[int] = ()) -> None:
        """Begins a game, by the moves of `opening` if there are any, which were made before.

        A ValueError of rules or notation for a set-up without sense, or moves that are none; the old game then stays.
        """
        game = setup.make_game()
        for move in opening:
            game.play(move)
        aid = Aid.POSITION if opening else ""
        self._put(game, replace(setup, begun=now_text(), aid=aid), tuple(opening))
        self.turn.start()
        self.turn.write_headers()
        self.record.game_started.emit()
        outcome = game.position.outcome()
        if outcome is None:
            self._begin_turn()
        else:
            self.turn.end(GameResult.of_outcome(outcome))

    def rematch(self, swapped: bool = True) -> None:
        """The same game again, with the moves that it began with; by default with sides and times exchanged."""
        setup = self.record.setup
        self.new_game(setup.for_rematch() if swapped else setup, self.record.opening)

    def load(self, game: Game, at: Node | None = None) -> None:
        """Shows a record, for review or for `resume`: at its end, or `at` one of its moves."""
        for header in (SAVED, LEFT_AT):  # of another file, which only our own copies may name
            game.headers.pop(header, None)
        game.go_to(game.end)
        setup, clock = read_setup(game)
        if HEADER not in game.headers:
            setup = with_computers(setup, self.turn.naming)
        self._put(game, setup, ())
        game.go_to(at or game.end)
        if clock is not None and clock.ply == self.record.tip.ply:
            self.turn.clock.begin(clock.spent_ms)
        self.record.state = SessionState.REVIEW
        self.record.game_started.emit()
        self.record.changed.emit()

    def show(
        self,
        game: Game,
        path: str,
        unsaved: bool = False,
        at: Node | None = None,
        written: tuple[Encoding | None, Stamp] = (None, None),
    ) -> None:
        """Shows a game of the file `path` ("" = none), for review, at its end or `at` one of its moves; `unsaved` where
        it has more than that file, which was `written` so when it was read (None = as it is now).
        """
        self.load(game, at)
        encoding, stamp = written
        record = self.record
        record.path, record.encoding, record.stamp = path, encoding, stamp or stamp_of(path)
        record.unsaved = unsaved
        if not unsaved:
            record.history.settle()
        record.changed.emit()

    def _put(self, game: Game, setup: GameSetup, opening: tuple[int, ...]) -> None:
        """Takes leave of the old game; the new one stands still, and nobody is asked yet."""
        self.turn.stop()
        self.record.put(game, setup, opening)
        self.turn.clock.set_up()

    def can_resume(self) -> bool:
        """Whether a failed computer can be tried again, or an unfinished record be played on."""
        record = self.record
        if self.turn.stands():
            return True
        if record.state is not SessionState.REVIEW or record.game.result is not None:
            return False
        cursor = record.game.cursor
        record.game.go_end()
        unfinished = record.can_play_here()
        record.game.go_to(cursor)
        return unfinished

    def resume(self) -> None:
        """Tries a failed computer again, or goes on with an unfinished record as its set-up says."""
        record, turn = self.record, self.turn
        if not self.can_resume():
            return
        spent = turn.clock.spent_ms
        if record.state is SessionState.REVIEW:
            record.go_end()
            _, clock = read_setup(record.game)
            record.tip = record.game.cursor
            spent = clock.spent_ms if clock is not None and clock.ply == record.tip.ply else 0
            touched = record.history.can_undo or any(node.evaluation for node in record.tip.path())
            record.setup = replace(record.setup, begun=record.setup.begun or now_text())
            turn.start()
            if touched:
                turn.note_aid(Aid.EDITED)
            if self.advice.judges(record.tip):
                self.advice.judge(record.tip)
                return
        self._begin_turn(spent)

    # What the person may wish of it

    def can_take_back(self) -> bool:
        return self._plies_back() > 0

    def take_back(self) -> bool:
        """Back to the person's previous turn, clocks included; also while the computer thinks and after the end."""
        plies = self._plies_back()
        if not plies:
            return False
        self.turn.stop()
        if self.record.state is not SessionState.PLAYING:
            self.turn.start()
        self.turn.note_aid(Aid.TAKE_BACK)
        self.record.take_back(plies)
        self._begin_turn()
        return True

    def can_redo(self) -> bool:
        """Whether moves were taken back in a game, or a change of a record was undone, and nothing was done since."""
        return self.record.can_put_back() or self.review.can_redo()

    def redo(self) -> None:
        """Makes again what was taken back last, or does again what was undone last."""
        if not self.record.can_put_back():
            self.review.redo()
            return
        self.turn.stop()
        self.record.put_back()
        if self.record.game.result is not None:
            self.turn.end(self.record.game.result)
        else:
            self._begin_turn()

    def _plies_back(self) -> int:
        """Moves to take back for the person to be at move again; 0 = none can be."""
        record = self.record
        sides = record.setup.human_sides()
        if record.state not in (SessionState.PLAYING, SessionState.OVER) or not sides:
            return 0
        plies = 2 if sides == [record.side_to_move()] else 1
        return plies if plies <= record.tip.ply - len(record.opening) else 0

    def move_now(self) -> None:
        """Asks the thinking computer for its move; one that waits for the coach begins at once."""
        if self.advice.judged is not None:
            self.advice.play_on()
        else:
            self.turn.move_now()

    def swap_sides(self) -> None:
        """Person and computer change sides; the clocks stay where they are."""
        if not self.record.against_computer():
            return
        spent = self.turn.clock.spent_ms
        self.turn.stop()
        self.turn.exchange()
        self.turn.note_aid(Aid.SWAPPED)
        self._begin_turn(spent)

    def can_take_over(self) -> bool:
        """Whether a person may play on for the computer whose turn it is."""
        return self.turn.suspended or self.turn.can_adjourn()

    def take_over(self) -> None:
        """A person goes on for a computer that failed, or for the one to move of two that play."""
        if not self.can_take_over():
            return
        record, spent = self.record, self.turn.clock.spent_ms
        record.go_to(record.tip)
        aid = record.setup.aid or Aid.TAKEN_OVER
        record.set_setup(replace(record.setup.with_person(record.side_to_move()), aid=aid))
        self.turn.seat()
        self._begin_turn(spent)


def now_text() -> str:
    """The moment in UTC, as a set-up keeps when its game was begun."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
