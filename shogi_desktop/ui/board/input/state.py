"""Selection, path, choice and drag at the board: one headless record and its transitions, tested without Qt.

A move that is to be confirmed is `pending` until it is, or until something else is done.

Every transition takes a `BoardState` and returns an `InputResult`: the new state, the move to ask for (NO_MOVE = none)
and the reason of a refusal ("" = none). Moves are grouped by the squares touched one after the other, so a move
that captures on its way is made step by step: `path` holds the squares touched so far, and the piece stands on the
last of them until it goes on, stops there or lets go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    drop_kind,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    to_square,
    vias,
)

from ..layout.spot import Spot, in_hand, on_square

NOT_NOW: Final = "not_now"
NOT_YOURS: Final = "not_yours"
NO_MOVES: Final = "no_moves"
NOT_A_TARGET: Final = "not_a_target"


def steps_of(move: int) -> tuple[int, ...]:
    """Squares touched after the origin: those on which the move captures and goes on, then its target."""
    return (*vias(move), to_square(move))


def squares_of(move: int) -> tuple[int, ...]:
    """Where a move goes from, through and to."""
    return steps_of(move) if is_drop(move) else (from_square(move), *steps_of(move))


class LegalMoves:
    """The moves that may be made now, by origin and by the squares they touch."""

    def __init__(self, moves: Iterable[int] = (), side: int = 0, held: Callable[[int], int] = int) -> None:
        """`held` tells what a piece that can be dropped is in the hand (see `Variant.held_kind`)."""
        self._by_origin: dict[Spot, list[tuple[tuple[int, ...], int]]] = {}
        self._passes: dict[Spot, int] = {}
        self._onward: set[tuple[Spot, tuple[int, ...]]] = set()
        for move in moves:
            origin = in_hand(side, held(drop_kind(move))) if is_drop(move) else on_square(from_square(move))
            grouped = self._by_origin.setdefault(origin, [])
            if is_pass(move):
                self._passes[origin] = move
            else:
                steps = steps_of(move)
                grouped.append((steps, move))
                self._onward.update((origin, steps[:known]) for known in range(len(steps)))

    def __bool__(self) -> bool:
        return bool(self._by_origin)

    def can_move(self, spot: Spot) -> bool:
        return spot in self._by_origin

    def targets(self, origin: Spot, path: tuple[int, ...] = ()) -> set[int]:
        """Squares that may be touched next; the last one of `path` again where the move may stop there."""
        found: set[int] = set()
        for steps, _ in self._by_origin.get(origin, ()):
            if steps[: len(path)] == path:
                found.add(steps[len(path)] if len(steps) > len(path) else steps[-1])
        return found

    def passing(self, origin: Spot) -> int:
        """The move by which this piece passes, NO_MOVE where it cannot."""
        return self._passes.get(origin, NO_MOVE)

    def exact(self, origin: Spot, path: tuple[int, ...]) -> tuple[int, ...]:
        """Moves that touch exactly these squares, promotion first."""
        moves = [move for steps, move in self._by_origin.get(origin, ()) if steps == path]
        return tuple(sorted(moves, key=is_promotion, reverse=True))

    def goes_on(self, origin: Spot, path: tuple[int, ...]) -> bool:
        """Whether some move touches these squares and then another one."""
        return (origin, path) in self._onward


@dataclass(frozen=True, slots=True)
class OpenChooser:
    """An open chooser on the target square: the moves to choose from (NO_MOVE: none of them), the highlighted one."""

    target: int
    moves: tuple[int, ...]
    index: int = 0


@dataclass(frozen=True)
class BoardState:
    """`pressed_again` tells that the button went down on what was already selected: a release there deselects.

    `watched` is the place of a piece that is not being moved and whose reach is looked at, `pending` the move that
    waits to be confirmed.
    """

    reach: LegalMoves = field(default_factory=LegalMoves)
    selected: Spot | None = None
    path: tuple[int, ...] = ()
    choice: OpenChooser | None = None
    dragging: bool = False
    pressed_again: bool = False
    cursor: Spot | None = None
    watched: Spot | None = None
    pending: int = NO_MOVE

    @property
    def targets(self) -> set[int]:
        """Squares the selected piece may go to next."""
        if self.selected is None or self.choice is not None:
            return set()
        return self.reach.targets(self.selected, self.path)

    @property
    def standing(self) -> Spot | None:
        """Where the selected piece is for now: at home, or on the last square it has touched."""
        return on_square(self.path[-1]) if self.path else self.selected

    @property
    def half_made(self) -> bool:
        """Whether a step of a move has been made that can be taken back, or a question about it is open."""
        return bool(self.path) or self.choice is not None

    @property
    def path_before(self) -> tuple[int, ...]:
        """The squares touched before the last step was made."""
        return self.walked if self.choice is not None else self.path[:-1]

    @property
    def walked(self) -> tuple[int, ...]:
        """The squares the piece has already left its home for; the target of an open question is not among them."""
        if self.choice is None or self.selected is None or self.reach.goes_on(self.selected, self.path):
            return self.path
        return self.path[:-1]

    @property
    def half_way(self) -> bool:
        """Whether the selected piece stands where it may stop or go on."""
        return bool(self.path) and self.choice is None

    def aimed_moves(self, aim: Spot | None) -> tuple[int, ...]:
        """The moves that a click or Enter on `aim` would make now or choose from."""
        if self.pending != NO_MOVE:
            return (self.pending,)
        if self.choice is not None:
            chosen = self.choice.moves[self.choice.index]
            return (chosen,) if chosen != NO_MOVE else ()
        return self.moves_to(aim.square) if aim is not None and aim.on_board else ()

    def moves_to(self, square: int) -> tuple[int, ...]:
        """The moves that end if the selected piece goes to `square` next, or stops there."""
        if self.selected is None:
            return ()
        path = self.path if self.path and self.path[-1] == square else (*self.path, square)
        return self.reach.exact(self.selected, path)


@dataclass(frozen=True, slots=True)
class InputResult:
    state: BoardState
    move: int = NO_MOVE
    refusal: str = ""


def with_moves(state: BoardState, reach: LegalMoves) -> BoardState:
    """New moves to choose from; what was under way is dropped."""
    return replace(idle(state), reach=reach)


def idle(state: BoardState) -> BoardState:
    """Nothing selected, dragged, asked, looked at or to be confirmed."""
    rest = replace(state, selected=None, path=(), choice=None, dragging=False, pressed_again=False)
    return replace(rest, watched=None, pending=NO_MOVE)


def settled(state: BoardState) -> BoardState:
    """As `idle`, but what is to be confirmed still is."""
    return replace(idle(state), pending=state.pending)


def hold(state: BoardState, move: int) -> BoardState:
    """A move that was made on the board waits to be confirmed."""
    return replace(idle(state), pending=move)


def confirm(state: BoardState) -> InputResult:
    """The move that waited is made."""
    return InputResult(idle(state), move=state.pending)


def press(
    state: BoardState, spot: Spot | None, owner: int, turn: int, looked: bool = False, mine: bool = False
) -> InputResult:
    """The button goes down on `spot`; `owner` is the side of the piece lying there (-1: none), `turn` who may move.

    `looked` tells that the piece is one whose reach can be looked at: where it cannot be moved or taken a click shows
    it, and another one takes it away. It may be `mine` while nothing can be moved: that is told too.
    """
    if state.pending != NO_MOVE and spot == on_square(to_square(state.pending)):
        return InputResult(state)  # a hand that is not sure whether it was seen
    watched = spot if looked and spot != state.watched else None
    state = replace(state, watched=None)
    if state.choice is not None or spot is None:
        return InputResult(idle(state))
    if state.selected is not None:
        if spot == state.standing:
            return InputResult(replace(state, pressed_again=True))
        if spot.on_board and spot.square in state.targets:
            return _touch(state, spot.square)
        if state.path:
            return InputResult(idle(state), refusal="" if spot == state.selected else NOT_A_TARGET)
    if state.reach.can_move(spot):
        return InputResult(replace(idle(state), selected=spot))
    if owner == turn and owner >= 0 and state.reach:
        return InputResult(replace(idle(state), watched=watched), refusal=NO_MOVES)
    if state.selected is not None:
        return InputResult(replace(idle(state), watched=watched), refusal=NOT_A_TARGET)
    if looked:
        return InputResult(replace(idle(state), watched=watched), refusal=NOT_NOW if mine else "")
    if owner < 0:
        return InputResult(idle(state))
    return InputResult(idle(state), refusal=NOT_YOURS if state.reach else NOT_NOW)


def release(state: BoardState, spot: Spot | None) -> InputResult:
    """The button goes up without a drag; on the piece that was pressed again it deselects, or stops half-way."""
    if not state.pressed_again or spot != state.standing:
        return InputResult(replace(state, pressed_again=False))
    if not state.path:
        return InputResult(idle(state))
    moves = state.moves_to(state.path[-1])
    if not moves:
        return InputResult(replace(state, pressed_again=False), refusal=NOT_A_TARGET)
    return _ask(state, state.path, moves)


def offer_pass(state: BoardState, spot: Spot | None) -> BoardState:
    """Asks whether the selected piece, on `spot`, shall pass; the same state where it cannot or is half-way through.

    A double click on a piece that its first click did not select, because the opponent moved in between, asks nothing.
    """
    if spot is None or state.selected != spot or state.path or state.choice is not None:
        return state
    if state.reach.passing(spot) == NO_MOVE:
        return state
    return replace(idle(state), selected=spot, choice=OpenChooser(spot.square, (NO_MOVE, state.reach.passing(spot))))


def step_back(state: BoardState) -> BoardState:
    """The last step of the move that is being made is taken back: a question is open no longer, or the piece stands
    where it stood before; the same state where nothing is half made."""
    if not state.half_made:
        return state
    return replace(state, path=state.path_before, choice=None, dragging=False, pressed_again=False)


def start_drag(state: BoardState) -> BoardState:
    """The pointer has moved far enough with the button down on the selected piece."""
    return state if state.selected is None or state.choice is not None else replace(state, dragging=True)


def drop(state: BoardState, spot: Spot | None) -> InputResult:
    """The dragged piece is let go over `spot`; back on its own place it stays selected, as after a click."""
    if spot is not None and spot == state.standing and (state.path or not state.pressed_again):
        return InputResult(replace(state, dragging=False, pressed_again=False))
    if spot is not None and spot.on_board and spot.square in state.targets:
        return _touch(replace(state, dragging=False), spot.square)
    refused = NOT_A_TARGET if spot is not None and spot.on_board and spot != state.selected else ""
    return InputResult(idle(state), refusal=refused)


def choose(state: BoardState, index: int) -> InputResult:
    """One of the moves of the open chooser is taken; outside of them the whole move is cancelled."""
    if state.choice is None or not 0 <= index < len(state.choice.moves):
        return InputResult(idle(state))
    return InputResult(idle(state), move=state.choice.moves[index])


def highlight(state: BoardState, index: int) -> BoardState:
    """Moves the highlight of the open chooser, held at its ends."""
    if state.choice is None:
        return state
    held = min(max(index, 0), len(state.choice.moves) - 1)
    return replace(state, choice=replace(state.choice, index=held))


def _touch(state: BoardState, square: int) -> InputResult:
    """The selected piece is taken one step further, to `square`."""
    assert state.selected is not None
    path = (*state.path, square)
    if state.reach.goes_on(state.selected, path):
        return InputResult(replace(state, path=path, dragging=False, pressed_again=False))
    return _ask(state, path, state.reach.exact(state.selected, path))


def _ask(state: BoardState, path: tuple[int, ...], moves: tuple[int, ...]) -> InputResult:
    """One of `moves` is meant, all of which touch `path`: the only one, or the one that will be chosen."""
    if len(moves) == 1:
        return InputResult(idle(state), move=moves[0])
    return InputResult(
        replace(state, path=path, choice=OpenChooser(path[-1], moves), dragging=False, pressed_again=False)
    )
