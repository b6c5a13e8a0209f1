"""What the person at the board can ask during a game, and the teaching game, in which blunders may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.review import MarkLimits
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.engine_client import TalkLog
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.position import Position

from ..moves import Refusal, refusal, why_illegal
from ..records.record import Record, SessionState
from .hint import HintSearch
from .setup import Aid
from .turn import GameTurn

if TYPE_CHECKING:  # loaded when the coach is first asked, so that the program starts fast
    from shogi_desktop.coach.praise import Praise

    from ..analysis.coaching import CoachedMove, PositionByMoves
    from .coach import GameCoach


class Advice(QObject):
    """Hints, threats, what the coach says, and the computer that waits for it.

    In a teaching game each move of the person is judged before the computer's turn begins; both clocks stand meanwhile.
    `judged` is the move that is being judged, or was found to be a blunder; `offered` is what is said of a blunder for
    as long as the person may take it back or play on.

    Signals:
        hint_ready: the Hint (see `hint`).
        threat_ready: the Hint for the other side (see `ask_threat`).
        safety_ready(object): the Lesson about a move (see `ask_safe`), None where nothing is known of it.
        reason_ready(object): the MoveReason of a move (see `ask_why`); of the computer's in a guided game twice, first
            as far as it needs no thought.
        failed(str): there is no answer; the text says why.
        well_played(object): the Praise of the person's last move, where it is worth one; never of two in a row.
        blunder_made(object): the Lesson about the person's last move; `GameSession.take_back` or `play_on` answers.
        released: the computer need not wait any longer.
    """

    hint_ready = Signal(object)
    threat_ready = Signal(object)
    safety_ready = Signal(object)
    reason_ready = Signal(object)
    failed = Signal(str)
    well_played = Signal(object)
    blunder_made = Signal(object)
    released = Signal()

    def __init__(
        self, record: Record, turn: GameTurn, engine: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._record = record
        self._turn = turn
        self._engine = engine
        self._timeouts = timeouts
        self.judged: Node | None = None
        self.offered: CoachedMove | None = None
        self._praised: Node | None = None
        self._opinions: WeakKeyDictionary[Game, dict[Node, bool]] = WeakKeyDictionary()
        self._limits = MarkLimits()
        self._made_coach: GameCoach | None = None
        self._hint = HintSearch(engine, timeouts, self)
        self._hint.found.connect(self.hint_ready)
        self._hint.failed.connect(self.failed)
        self._threat = HintSearch(engine, timeouts, self)
        self._threat.found.connect(self.threat_ready)
        self._threat.failed.connect(self.failed)
        # An answer about another position is of no use.
        record.position_changed.connect(self.cancel)
        turn.stopped.connect(self._forget)

    @property
    def _coach(self) -> GameCoach:
        if self._made_coach is None:
            from .coach import GameCoach

            self._made_coach = coach = GameCoach(self._engine, self._timeouts, self)
            coach.limits = self._limits
            coach.safety_ready.connect(self.safety_ready)
            coach.reason_ready.connect(self.reason_ready)
            coach.praised.connect(self._on_praised)
            coach.judged.connect(self._on_judged)
            coach.failed.connect(self.failed)
        return self._made_coach

    def set_outside(self, hinting: Callable[[Position], OutsideEngine | None]) -> None:
        """Where the person's own engine is found that gives hints in a game that began with a position."""
        self._hint.set_outside(hinting)

    def set_limits(self, limits: MarkLimits) -> None:
        """From which losses on a move is a mistake or a blunder."""
        self._limits = limits
        if self._made_coach is not None:
            self._made_coach.limits = limits

    def hint_log(self) -> TalkLog:
        """What was said between the program and whoever gives hints."""
        return self._hint.log

    # Questions

    def can_hint(self) -> bool:
        """Whether the computer may say what it would play here: to who is to move, and in a record that nobody
        plays."""
        return (self._turn.human_may_move() or self._record.can_edit()) and not self._record.game.cursor.illegal

    def hint(self) -> None:
        """Asks what the computer would play here; `hint_ready` follows unless a move or `cancel` comes first."""
        game = self._record.game
        if self.can_hint() and self._record.can_edit() and not self._record.can_play_here():
            self.failed.emit(self.tr("The game ends here: there is no move to recommend."))
        elif self.can_hint():
            self._turn.note_aid(Aid.HINT)
            self._hint.ask(game.position.copy(), game.start, game.cursor.moves(), game.handicap)

    def can_ask_threat(self) -> bool:
        """Whether it makes sense to ask what the other side would do if this one passed: not in a check, which must be
        answered, and not while a computer is to move."""
        record, position = self._record, self._record.game.position
        if not self.can_hint() or not record.can_play_here():
            return False
        return position.takes_royals or not position.in_check()

    def ask_threat(self) -> None:
        """Asks what the other side would play here; `threat_ready` follows unless a move comes first."""
        if self.can_ask_threat():
            self._turn.note_aid(Aid.HINT)
            passed = self._record.game.position.copy()
            passed.set_turn(self._record.game.position.turn ^ 1)
            self._threat.ask(passed.copy(), passed, (), self._record.game.handicap)

    def can_ask_safe(self) -> bool:
        """Whether the person may move, and so may ask about a move."""
        return self._turn.human_may_move() and self._record.can_play_here()

    def ask_safe(self, move: int) -> Refusal | None:
        """Asks what a move would cost, which is not made; `safety_ready` follows unless a move comes first. A move that
        cannot be made is refused."""
        if not self.can_ask_safe():
            return refusal("not_your_turn")
        refused = why_illegal(self._record.game.position, move)
        if refused is None:
            self._turn.note_aid(Aid.COACH)
            self._coach.ask_safe(self._place(self._record.game.cursor), move)
        return refused

    def can_ask_why(self) -> bool:
        """Whether there is a move on the board to be explained, and no computer is to move."""
        cursor = self._record.game.cursor
        if cursor.parent is None or cursor.illegal or self.judged is not None:
            return False
        playing = self._record.state is SessionState.PLAYING
        return self._record.can_edit() or (playing and self._turn.player().is_human)

    def ask_why(self) -> None:
        """Asks why the move on the board was made; `reason_ready` follows unless a move comes first."""
        cursor = self._record.game.cursor
        if self.can_ask_why() and cursor.parent is not None:
            self._turn.note_aid(Aid.COACH)
            self._coach.ask_why(self._place(cursor.parent), cursor.move)

    def cancel_hints(self) -> None:
        """What the computer would play is of no use any more."""
        self._hint.cancel()
        self._threat.cancel()

    def cancel(self) -> None:
        """No question is to be answered any more; a move goes on being judged."""
        self.cancel_hints()
        if self.judged is None and self._made_coach is not None:
            self._made_coach.cancel()

    def close(self) -> None:
        """Asks every engine to end; returns at once."""
        for part in self._parts():
            part.close()

    def wait_closed(self) -> None:
        """Returns when every engine's process is gone."""
        for part in self._parts():
            part.wait_closed()

    def _parts(self) -> list[HintSearch | GameCoach]:
        return [self._hint, self._threat, *([self._made_coach] if self._made_coach is not None else [])]

    def _place(self, node: Node) -> PositionByMoves:
        """Where the game stands after `node`."""
        from ..analysis.coaching import PositionByMoves

        return PositionByMoves(self._record.game.start, node.moves())

    # The teaching game

    def set_guided(self) -> None:
        """From now on a teaching game in which every move of the computer is explained."""
        self.set_teaching(True)
        if self._record.against_computer():
            self._record.set_setup(replace(self._record.setup, guided=True))
            self._turn.note_change()

    def set_teaching(self, on: bool) -> None:
        """From now on, and without it there is no guide either. Where a blunder is offered to be taken back, the game
        goes on."""
        setup = self._record.setup
        if not self._record.against_computer() or on is setup.teaching:
            return
        self._record.set_setup(replace(setup, teaching=on, guided=on and setup.guided))
        self._turn.note_change()
        self._turn.note_aid(Aid.TEACHING)
        if not on:
            self.play_on()
        elif self._turn.human_may_move():
            self._coach.look(self._place(self._record.game.cursor))

    def attend(self) -> None:
        """In a teaching game the coach looks at a position in which the person will move; as a guide it says why the
        computer's move was made."""
        tip = self._record.tip
        if not (self._teaches() and self._turn.player().is_human and self.judged is None):
            return
        if self._record.setup.guided and tip.parent is not None:
            self._coach.ask_why(self._place(tip.parent), tip.move, at_once=True)
        else:
            self._coach.look(self._place(tip))

    def judges(self, node: Node) -> bool:
        """Whether the newest move is to be judged before the computer answers it."""
        return self._teaches() and not self._turn.player().is_human and node.parent is not None and not node.illegal

    def judge(self, node: Node) -> None:
        """The computer waits until the newest move has been judged: `released` follows, or `blunder_made`."""
        assert node.parent is not None
        self.judged = node
        self._turn.wait()
        if self.judged is node:  # whoever heard that may have done something else
            self._coach.judge(self._place(node.parent), node.move)

    def play_on(self) -> None:
        """A move that is being judged, or was a blunder, stands: the computer answers it."""
        if self.judged is not None:
            self._forget()
            self.released.emit()

    def _teaches(self) -> bool:
        return self._record.setup.teaching and self._record.against_computer()

    def opinion(self, node: Node) -> bool | None:
        """Whether the coach has called this move of the record good, or a blunder (False), while it was played; None:
        neither, as far as is known."""
        return self._opinions.get(self._record.game, {}).get(node)

    def _note(self, node: Node, good: bool) -> None:
        self._opinions.setdefault(self._record.game, {})[node] = good

    def _on_praised(self, praise: Praise) -> None:
        """Who hears it all the time hears nothing."""
        node = self.judged
        if node is None or (self._praised is not None and self._praised in node.path()[-3:]):
            return
        self._praised = node
        self._note(node, good=True)
        self.well_played.emit(praise)

    def _on_judged(self, lesson: CoachedMove | None) -> None:
        if lesson is None:
            self.play_on()
        elif self.judged is not None:
            self.offered = lesson
            self._note(self.judged, good=False)
            self._turn.waiting = True
            self._record.go_to(self._record.tip)
            self._turn.turn_changed.emit()
            self.blunder_made.emit(lesson)

    def _forget(self) -> None:
        """Nothing that was asked or offered is of use any more."""
        self.judged = self.offered = None
        self._turn.waiting = False
        self.cancel()
