"""Moves by mouse and keys: applies the transitions of the board's state and shows their effect on the scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from shogi_desktop.rules import Variant
from shogi_desktop.rules.board.moves import NO_MOVE

from ...words.texts import piece_name
from ..layout.spot import Spot, on_square
from ..marks.marks import BoardMark, MarkKind, ShownMarks, marks_above, marks_below, marks_on_top, origin_spot
from ..scene.animation import Point
from ..scene.scene import BoardScene, HandRelease
from . import state as transitions
from .reach import EnemyReach, Foresight, Premoves, Preview, option_of, options_of
from .state import NOT_A_TARGET, BoardState, InputResult, LegalMoves
from .switch import Switch

DRAG_DISTANCE: Final = 4  # logical pixels


class MoveInput(QObject):
    """Works on a `BoardScene`; points are in scene coordinates. `state` is what the hand is doing with the `moves` that
    were given last, `shown` what is marked besides.

    `released` is how far a move has been made, while it is being asked for. While `asking`, the next move is only
    shown, by somebody who asks about it; while `confirming`, one that was made waits until it is confirmed.

    Signals:
        touched(object): the Spot that was clicked or entered, None beside the board; before anything follows from it.
        move_requested(object): a move out of those given by `set_moves`.
        move_shown(object): the same by somebody who asks about it (see `asking`): it is not to be made.
        premove_entered(object): a move out of those of `set_premoves`, to be made when it is the side's turn.
        pending_changed(object): the move that waits to be confirmed (see `set_confirming`), NO_MOVE for none any more.
        premove_dropped(): the premove that is marked is wanted no longer.
        refused(str, int, object): key of the reason (see state.py), the square, -1 for a tray, and the Spot of the
            piece that was to move.
        accepted(): a piece was selected, moved or looked at.
        half_way_changed(): the piece being moved stands where it may stop or go on, or would burn, or no longer so.
        pointed(int): the packed piece, on the board or a stand, that was clicked or entered, unless as a target.
        watched(object): the squares that the piece reaches that is looked at now.
    """

    touched = Signal(object)
    move_requested = Signal(object)
    move_shown = Signal(object)
    premove_entered = Signal(object)
    pending_changed = Signal(object)
    premove_dropped = Signal()
    refused = Signal(str, int, object)
    accepted = Signal()
    half_way_changed = Signal()
    pointed = Signal(int)
    watched = Signal(object)
    explains = True  # whether the right button is free to explain a piece

    def __init__(self, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.state = BoardState()
        self.moves: list[int] = []
        self.shown = ShownMarks()
        self._press_point: QPointF | None = None
        self._foresight, self._premoves = Foresight(), Premoves()
        self.released: HandRelease | None = None
        self._told_half_way: tuple[int, ...] = ()
        self.asking, self.confirming = Switch(self), False
        self._told_pending, self.doomed = NO_MOVE, -1  # the square on which the piece being moved would burn
        self.names_pieces = False  # whether those on the board are named, too, where no lens explains them
        self.enemy_reach = EnemyReach()
        self.glancing = False  # whether the reach of the piece under the pointer is shown
        self._glance = EnemyReach()

    @property
    def busy(self) -> bool:
        """Whether something is selected or asked, or is to be confirmed."""
        return self.state.selected is not None or self.state.pending != NO_MOVE

    @property
    def choosing(self) -> bool:
        return self.state.choice is not None

    def reach_here(self) -> list[int]:
        """Where the selected piece may go next, or, where none is, that at the keyboard's cursor."""
        if self.busy or self.state.cursor is None:
            return sorted(self.state.targets)
        return sorted(self.state.reach.targets(self.state.cursor))

    def offered(self) -> str:
        """What the highlighted choice of an open chooser is, in words; "" where nothing is to be chosen."""
        choice = self.state.choice
        if choice is None:
            return ""
        piece, label = option_of(*self._chosen_piece(), choice.moves[choice.index])
        return label or piece_name(self._scene.board_layout.variant.kind(piece >> 1))

    def aimed_move(self) -> int:
        """The move that a click or Enter would make now, the first one where it would ask; NO_MOVE for none."""
        return next(iter(self._aimed_moves()), NO_MOVE)

    def set_preview(self, preview: Preview | None) -> None:
        """What tells the effects of a move before it is made."""
        self._foresight.preview = preview
        self._foresight.forget()
        self.show_marks()

    def show(self, shown: ShownMarks) -> None:
        if shown != self.shown:
            self.shown = shown
            self.show_marks()

    def set_moves(self, moves: Iterable[int]) -> None:
        """What may be done now; a selection or drag is dropped."""
        self.moves = list(moves)
        self.meet_position()

    def set_premoves(self, premoves: Premoves) -> None:
        """Where there are no moves to be made, these may be entered."""
        self._premoves = premoves
        self.meet_position()

    def meet_position(self) -> None:
        """The scene shows something new, of which the moves are those given last."""
        self._put_down()
        self._foresight.forget()
        self._premoves.looked = False
        self._glance.spot = None
        self.state = transitions.with_moves(self.state, LegalMoves(self.moves, self._mover, self._held))
        self.show_state()

    @property
    def _is_premove(self) -> bool:
        return self._premoves.look is not None and not self.moves

    @property
    def _mover(self) -> int:
        """The side that moves the pieces."""
        return self._premoves.side if self._is_premove else self._scene.snapshot.turn

    def _held(self, kind: int) -> int:
        """What a piece that can be dropped is in the hand."""
        return self._scene.board_layout.variant.held_kind(kind)

    def _look_for_premoves(self, spot: Spot | None) -> None:
        moves = self._premoves.moves(self._scene.snapshot, spot) if self._is_premove else None
        if moves is not None:
            self.state = transitions.with_moves(self.state, LegalMoves(moves, self._mover, self._held))

    def forget(self) -> None:
        """Another board: no moves, no cursor."""
        self.state, self.moves, self._glance.spot = BoardState(), [], None
        self._premoves = Premoves()
        self.show(ShownMarks(show_targets=self.shown.show_targets, show_cursor=self.shown.show_cursor))

    def press_right(self, point: QPointF) -> None:
        """The right button goes down: lets go of everything."""
        self.asking.turn(False)
        self.cancel()

    def cancel(self) -> None:
        """The person lets go of everything; of the premove where there is nothing else to let go of."""
        busy = self.busy or self.state.watched is not None
        self.let_go()
        if self.shown.premove and not busy:
            self.premove_dropped.emit()

    def step_back(self) -> bool:
        """Takes back the last step of the move that is being made; False where there is none."""
        before, self.state = self.state, transitions.step_back(self.state)
        if self.state is not before:
            self._put_down()
            self.show_state()
        return self.state is not before

    def let_go(self) -> None:
        """Nothing is under way any more."""
        self._put_down()
        self.state = transitions.idle(self.state)
        self.show_state()

    def settle(self) -> None:
        """The board is about to change: nothing is half made, but what is to be confirmed stays."""
        self._put_down()
        self.state = transitions.settled(self.state)
        self.show_state()

    def confirm(self) -> None:
        """The move that waits is made."""
        move = self.state.pending
        if move != NO_MOVE:
            steps = transitions.steps_of(move)
            box = self._scene.board_layout.square_box(steps[-1])
            self.state = transitions.confirm(self.state).state
            self.show_state()
            self._ask_for(move, HandRelease((box.x, box.y), frozenset(steps)))

    def propose(self, move: int) -> None:
        """A move that was told in another way than by a hand on the board: made, or to be confirmed as any other."""
        self.let_go()
        self._deliver(move, None)

    def show_state(self) -> None:
        """The piece half-way through its move, chooser and marks as the state says."""
        choice, chooser = self.state.choice, self._scene.chooser
        pending = self.state.pending
        if pending != NO_MOVE:
            self._scene.stand(origin_spot(pending, self._mover, self._held), transitions.steps_of(pending))
        else:
            self._scene.stand(self.state.selected, self.state.walked)
        if choice is None:
            chooser.close()
        elif not chooser.isVisible():
            self._scene.open_chooser(choice.target, options_of(*self._chosen_piece(), choice.moves))
        else:
            chooser.set_index(choice.index)
        self.show_marks()
        path = self.state.path if self.state.half_way else ()
        if path != self._told_half_way:
            self._told_half_way = path
            self.half_way_changed.emit()
        if pending != self._told_pending:
            self._told_pending = pending
            self.pending_changed.emit(pending)

    def show_marks(self) -> None:
        layout, snapshot = self._scene.board_layout, self._scene.snapshot
        foreseen = self._foresight.look(() if self._is_premove else self._aimed_moves(), layout.variant)
        show_cursor = self.shown.show_cursor and not self.choosing
        shown = replace(self.shown, show_cursor=show_cursor, **foreseen._asdict())
        if self.state.pending != NO_MOVE:
            shown = replace(shown, premove=self.state.pending, premover=self._mover)
        below = marks_below(layout, snapshot, self.state, shown)
        above = marks_above(layout, snapshot, self.state, shown)
        if self.state.watched is not None:
            above = [*self.enemy_reach.marks(layout, snapshot), *above]
        elif self._glance.spot is not None and not self.busy:
            below.append(BoardMark(MarkKind.WATCHED, layout.spot_box(self._glance.spot)))
            above = [*self._glance.marks(layout, snapshot), *above]
        self._scene.below.set_marks(below)
        self._scene.above.set_marks(above)
        warnings = marks_on_top(layout, shown)  # choices are covered by none but that of the mover
        covers = self._scene.chooser.covers
        self._scene.warnings.set_marks([it for it in warnings if it.kind is MarkKind.DOOM or not covers(it.box)])
        if foreseen.doomed != self.doomed:
            self.doomed = foreseen.doomed
            self.half_way_changed.emit()

    def _aimed_moves(self) -> tuple[int, ...]:
        return self.state.aimed_moves(self.shown.aim or (self.state.cursor if self.shown.show_cursor else None))

    def _chosen_piece(self) -> tuple[Variant, int]:
        assert self.state.selected is not None
        return self._scene.board_layout.variant, self._scene.piece_on(self.state.selected)

    def _apply(self, answer: InputResult, spot: Spot | None, point: Point | None = None) -> None:
        released = self._release_of(point) if answer.move != NO_MOVE else None
        origin = self.state.selected if answer.refusal == NOT_A_TARGET else spot
        looks = answer.state.watched not in (None, self.state.watched)
        self.state = answer.state
        self.show_state()
        if answer.refusal:
            self.refused.emit(answer.refusal, spot.square if spot is not None else -1, origin)
        elif answer.move != NO_MOVE or answer.state.selected is not None or looks:
            self.accepted.emit()
        if answer.move != NO_MOVE:
            self._deliver(answer.move, released)

    def _deliver(self, move: int, released: HandRelease | None) -> None:
        """A move was made on the board: what becomes of it."""
        if self.asking.on:
            self.asking.turn(False)
            self.move_shown.emit(move)
        elif self.confirming:
            self.state = transitions.hold(self.state, move)
            self.show_state()
        else:
            self._ask_for(move, released)

    def _ask_for(self, move: int, released: HandRelease | None) -> None:
        if self._is_premove:
            self.premove_entered.emit(move)
            return
        self.released = released
        self.move_requested.emit(move)
        self.released = None

    def _release_of(self, point: Point | None) -> HandRelease | None:
        """How far the move has come: its piece let go at `point`, or standing half-way."""
        path = self.state.walked
        if point is None and path:
            box = self._scene.board_layout.square_box(path[-1])
            point = (box.x, box.y)
        return HandRelease(point, frozenset(path)) if point is not None else None

    def _put_down(self) -> Point | None:
        self._press_point = None
        self.shown = replace(self.shown, aim=None)
        return self._scene.put_down()

    def _touch(self, spot: Spot | None) -> None:
        self._scene.animator.settle()
        self.touched.emit(spot)
        self._look_for_premoves(spot)
        snapshot = self._scene.snapshot
        if spot is not None and snapshot.owner(spot) >= 0 and spot.square not in self.state.targets:
            self.pointed.emit(self._scene.piece_on(spot))
        looked = self.enemy_reach.can_look(snapshot, spot)
        mine = self.enemy_reach.is_mine(self.state, snapshot, spot)
        answer = transitions.press(self.state, spot, snapshot.owner(spot), self._mover, looked, mine)
        self.enemy_reach.look(self._scene.board_layout, snapshot, answer.state.watched)
        self._apply(answer, spot)
        if answer.state.watched is not None:
            self.watched.emit(sorted(self.enemy_reach.squares))

    def glance(self, spot: Spot | None) -> None:
        """The pointer, or the keyboard's cursor, is here now: shows where the piece goes, if that is wanted."""
        self._glance.lookout = self.enemy_reach.lookout
        snapshot = self._scene.snapshot
        wanted = spot if self.glancing and not self.busy and self._glance.can_look(snapshot, spot) else None
        if wanted != self._glance.spot:
            self._glance.look(self._scene.board_layout, snapshot, wanted)
            self.show_marks()

    # -- with the mouse

    def press(self, point: QPointF) -> None:
        self.state = replace(self.state, cursor=None)
        if self.choosing:
            self.choose(self._scene.chooser.index_at(point.x(), point.y()))
            return
        self._press_point = point
        if captured := self._scene.captured_at(point):
            self.pointed.emit(captured)
        self._touch(self._scene.spot_at(point))

    def move(self, point: QPointF, held: bool) -> None:
        """The pointer is somewhere else; `held` tells whether the button is down."""
        if not held and self._press_point is not None:
            self.let_go()  # the button came up where we could not see it
        if self.choosing:
            if (index := self._scene.chooser.index_at(point.x(), point.y())) >= 0:
                self.highlight(index)
            return
        if self.state.dragging:
            self._scene.carry(point.x(), point.y())
        elif self._press_point is not None:
            self._maybe_lift(self._press_point, point)
        self._aim(point)

    def _maybe_lift(self, start: QPointF, point: QPointF) -> None:
        selected = self.state.selected
        far = (point - start).manhattanLength() >= DRAG_DISTANCE
        if far and selected is not None and self._scene.spot_at(start) == self.state.standing:
            self.state = transitions.start_drag(self.state)
            self._scene.lift(selected, point.x(), point.y())

    def _aim(self, point: QPointF) -> None:
        self.show(replace(self.shown, aim=self._scene.spot_at(point) if self.busy else None))

    def release(self, point: QPointF) -> None:
        if self._press_point is None:
            return
        spot, released = self._scene.spot_at(point), self._put_down()
        if self.state.dragging:
            self._apply(transitions.drop(self.state, spot), spot, released)
        else:
            self._apply(transitions.release(self.state, spot), spot)
        self._aim(point)

    def offer_pass(self, point: QPointF) -> bool:
        """Asks whether the piece under a double click shall pass; False where that is no question."""
        self._press_point = None
        return self._asks_to_pass(self._scene.spot_at(point))

    def _asks_to_pass(self, spot: Spot | None) -> bool:
        self.state = transitions.offer_pass(self.state, spot)
        self.show_state()
        return self.choosing

    def piece_to_name(self, point: QPointF) -> int:
        """The packed piece under a point that may want to be named: in the chooser, in a hand, or taken; 0 = none."""
        choice, spot = self.state.choice, self._scene.spot_at(point)
        if choice is not None:
            index = self._scene.chooser.index_at(point.x(), point.y())
            return option_of(*self._chosen_piece(), choice.moves[index])[0] if index >= 0 else 0
        if spot is None:
            return self._scene.captured_at(point)
        wanted = self.names_pieces or not spot.on_board
        return self._scene.piece_on(spot) if wanted and self._scene.snapshot.owner(spot) >= 0 else 0

    def pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        """The mouse pointer that tells what a click would do."""
        spot = self._scene.spot_at(point)
        if self.state.dragging:
            return Qt.CursorShape.ClosedHandCursor
        if spot is None or self.choosing:
            return Qt.CursorShape.ArrowCursor
        if self.asking.on:
            return Qt.CursorShape.WhatsThisCursor
        if spot.on_board and spot.square in self.state.targets:
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.OpenHandCursor if self.state.reach.can_move(spot) else Qt.CursorShape.ArrowCursor

    # -- with the keyboard

    def choose(self, index: int) -> None:
        """Takes one of the chooser's moves; cancels for an index that is none."""
        self._apply(transitions.choose(self.state, index), None)

    def highlight(self, index: int) -> None:
        self.state = transitions.highlight(self.state, index)
        self.show_state()

    def step(self, dx: int, dy: int) -> None:
        """An arrow key: moves the cursor, or the highlight of the chooser."""
        if self.state.choice is not None:
            self.highlight(self.state.choice.index + dx + dy)
            return
        if self.state.cursor is None:
            self.start_cursor()
            return
        self.state = replace(self.state, cursor=self._scene.board_layout.neighbour(self.state.cursor, dx, dy))
        self.show_marks()

    def start_cursor(self) -> None:
        """The keyboard's cursor appears, on the selected piece or in the middle."""
        if self.state.cursor is None:
            variant = self._scene.board_layout.variant
            middle = on_square(variant.square((variant.files + 1) // 2, variant.ranks // 2 + 1))
            self.state = replace(self.state, cursor=self.state.selected or middle)
            self.show_marks()

    def enter(self) -> None:
        """Selects or plays at the cursor, takes the highlighted choice or confirms; on the selected piece it offers a
        pass."""
        cursor = self.state.cursor
        if self.state.pending != NO_MOVE:
            self.confirm()
        elif self.state.choice is not None:
            self.choose(self.state.choice.index)
        elif cursor is not None:
            if cursor == self.state.selected and self._asks_to_pass(cursor):
                return
            self._touch(cursor)
            self._apply(transitions.release(self.state, cursor), cursor)
