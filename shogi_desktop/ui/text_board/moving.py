"""A move made by the keyboard alone, in words: what is picked up, where it may go, what is asked, why it is refused.

The same headless states as on the drawn board (`board.input.state`) stand behind it.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from shogi_desktop.rules.board.moves import NO_MOVE, is_pass
from shogi_desktop.rules.position import Position

from ..board.input import state as transitions
from ..board.input.state import NOT_A_TARGET, BoardState, InputResult, LegalMoves
from ..board.layout.spot import Snapshot, Spot, on_square, snapshot_of
from ..board.words import describe_spot
from ..words.move_texts import deed_words


class Moving(QObject):
    """Holds what is picked up. `position` is only read.

    Signals:
        changed(): what is picked up, where it may go, or what is asked.
        move_requested(object): a move out of those that were given.
        refused(str, int, object): as `MoveInput.refused`.
        said(str): what has happened, in words.
    """

    changed = Signal()
    move_requested = Signal(object)
    refused = Signal(str, int, object)
    said = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = BoardState()
        self._position: Position | None = None
        self.snapshot = Snapshot()

    @property
    def busy(self) -> bool:
        """Whether something is picked up."""
        return self._state.selected is not None

    @property
    def selected(self) -> Spot | None:
        return self._state.standing

    @property
    def targets(self) -> set[int]:
        """Squares that what is picked up may go to next."""
        return self._state.targets

    def question(self) -> list[str]:
        """The answers to choose from, where something is asked; else none."""
        choice = self._state.choice
        return [self._option(move) for move in choice.moves] if choice is not None else []

    def show(self, position: Position, moves: Iterable[int]) -> None:
        """Another position, or other moves: what was under way is dropped."""
        self._position = position
        self.snapshot = snapshot_of(position)
        reach = LegalMoves(moves, self.snapshot.turn, position.variant.held_kind)
        self._state = transitions.with_moves(self._state, reach)
        self.changed.emit()

    def reach_of(self, spot: Spot) -> list[int]:
        """The squares that the piece on a spot may go to first."""
        return sorted(self._state.reach.targets(spot))

    def enter(self, spot: Spot) -> None:
        """Picks up, goes on, stops there, drops or lets go, as the state says."""
        before = self._state
        if before.choice is not None:
            return
        passing = transitions.offer_pass(before, spot)
        if passing is not before:
            self._state = passing
            self._tell()
            return
        answer = transitions.press(before, spot, self.snapshot.owner(spot), self.snapshot.turn)
        if not answer.refusal and answer.move == NO_MOVE:
            released = transitions.release(answer.state, spot)
            answer = released if answer.state.pressed_again else answer
        self._apply(answer, spot)

    def choose(self, index: int) -> None:
        """Answers the question."""
        self._apply(transitions.choose(self._state, index), None)

    def cancel(self) -> bool:
        """Lets go of everything; False where nothing was held."""
        if not self.busy:
            return False
        self._state = transitions.idle(self._state)
        self.said.emit(self.tr("Let go."))
        self.changed.emit()
        return True

    def _apply(self, answer: InputResult, spot: Spot | None) -> None:
        held, origin = self.busy, self._state.selected if answer.refusal == NOT_A_TARGET else spot
        self._state = answer.state
        if answer.refusal:
            self.refused.emit(answer.refusal, spot.square if spot is not None else -1, origin)
            self.changed.emit()
        elif answer.move != NO_MOVE:
            self.changed.emit()
            self.move_requested.emit(answer.move)
        elif held and not self.busy:
            self.said.emit(self.tr("Let go."))
            self.changed.emit()
        else:
            self._tell()

    def _tell(self) -> None:
        """What stands picked up now."""
        if self._state.choice is not None:
            asked = "; ".join(f"{number}: {text}" for number, text in enumerate(self.question(), 1))
            self.said.emit(self.tr("Which move? {answers}").format(answers=asked))
        elif self._state.selected is not None and self._position is not None:
            variant = self._position.variant
            here, names = self._state.standing, [self._target(square) for square in sorted(self.targets)]
            assert here is not None
            where = variant.square_name(here.square) if self._state.path else self._where(self._state.selected)
            text = self.tr("{piece}: goes on to {squares}") if self._state.path else self.tr("{piece}: to {squares}")
            self.said.emit(text.format(piece=where, squares=", ".join(names)))
        self.changed.emit()

    def _where(self, spot: Spot) -> str:
        assert self._position is not None
        return describe_spot(self._position.variant, self.snapshot, spot)

    def _target(self, square: int) -> str:
        assert self._position is not None
        name = self._position.variant.square_name(square)
        if self._state.path and square == self._state.path[-1]:
            return self.tr("{square} (stop here)").format(square=name)
        if self.snapshot.owner(on_square(square)) >= 0:
            return self.tr("{square} (takes)").format(square=name)
        return name

    def _option(self, move: int) -> str:
        if move == NO_MOVE:
            return self.tr("Cancel")
        assert self._position is not None
        if is_pass(move):
            return self.tr("Pass")
        deed = deed_words(self._position.variant, self._position.transition(move))
        return deed[:1].upper() + deed[1:]
