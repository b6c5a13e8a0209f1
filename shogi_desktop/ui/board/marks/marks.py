"""What is marked where on the board, worked out without painting."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypedDict

from shogi_desktop.game.notes import COLORS, Drawing
from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    board_move,
    drop_kind,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    to_square,
    vias,
)
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.sight.seen import Seen, Worry

from ...words.i18n import translate
from ...words.texts import piece_name, square_told
from ..input.move_types import MoveType, corner_of, move_types_of
from ..input.state import BoardState, steps_of
from ..layout.layout import Box, Layout
from ..layout.spot import Snapshot, Spot, in_hand, on_square


def arrow_of(move: int) -> int:
    """The move whose arrow shows the way: of one with two steps its first, of a pass none."""
    if is_pass(move):
        return NO_MOVE
    passed = vias(move)
    return int(board_move(from_square(move), passed[0])) if passed else move


def words_of(move: int, variant: Variant, coordinates: str) -> str:
    """What to do, `coordinates` being the style in which the board writes its squares."""
    if is_pass(move):
        return translate("LessonHint", "Double-click the piece and choose to pass.")
    if len(vias(move)) == 1 and to_square(move) == from_square(move):
        return translate("LessonHint", "Take along the arrow, then click the square the piece came from.")
    if vias(move):
        onward = [*vias(move)[1:], int(to_square(move))]
        squares = " → ".join(square_told(variant, square, coordinates) for square in onward)
        return translate("LessonHint", "Take along the arrow, then go on to {square}.").format(square=squares)
    if is_promotion(move) and not variant.flips:
        return translate("LessonHint", "Follow the arrow and promote.")
    return translate("LessonHint", "Follow the arrow.")


class MarkKind(Enum):
    MOVED_FROM = auto()
    MOVED_TO = auto()
    SELECTED = auto()
    STEP = auto()
    AIM = auto()
    CHECK = auto()
    QUIET = auto()
    CAPTURE = auto()
    CURSOR = auto()
    HINT = auto()
    THREAT = auto()
    CONCERNED = auto()
    SOUGHT = auto()
    SUGGESTION = auto()
    SCORE = auto()
    BURN = auto()
    DOOM = auto()
    GOAL = auto()
    GOAL_PIECE = auto()
    GOAL_GLOW = auto()
    WATCHED = auto()
    WATCHED_QUIET = auto()
    WATCHED_CAPTURE = auto()
    PREMOVE = auto()
    PREMOVE_WAY = auto()
    CIRCLE = auto()
    ARROW = auto()
    CONTROL = auto()
    COUNTS = auto()
    ATTACKED = auto()
    LOOSE = auto()
    UNGUARDED = auto()
    FIRE = auto()
    BURNABLE = auto()
    OVER = auto()
    AREA = auto()
    EARLIER_FROM = auto()
    EARLIER_TO = auto()
    LOST = auto()
    INFECTED = auto()


@dataclass(frozen=True, slots=True)
class BoardMark:
    """`start` is set where a direction matters: for an arrow, and for a target told apart by its `move_type`.

    A suggestion and its score, which is the `text`, have their place among them (0 = the best) as `rank`; `other` is
    one by another engine. Of something drawn by hand `rank` is the number of its colour, and `other` tells that it is
    being drawn.
    `counts` are those of Black's and White's pieces that control a square; `other`, that Black sits at the top.
    """

    kind: MarkKind
    box: Box
    start: Box | None = None
    move_type: MoveType = MoveType.PLAIN
    rank: int = 0
    text: str = ""
    other: bool = False
    counts: tuple[int, int] = (0, 0)
    corner: Box | None = None  # where an arrow turns


@dataclass(frozen=True)
class CoachMarks:
    """What the coach points at: a move that is thought of, one of the side `by` that would follow it or that comes next
    (NO_MOVE: none), the squares of the pieces that it is about, and of those that are attacked but guarded."""

    considered: int = NO_MOVE
    follows: int = NO_MOVE
    by: int = 0
    squares: frozenset[int] = frozenset()
    guarded: frozenset[int] = frozenset()


class BoardMarks(TypedDict, total=False):
    """What others than the hand mark on a board. Moves may be NO_MOVE.

    `threat` is a move of the side that is not to move, `earlier_move` the one before the last. `check` are the squares
    of royal pieces that are attacked, `goals` those that a lesson is about. `suggestions` are moves of an analysis with
    their scores, the best one first; `others` those of an engine beside it. `premove` is a move of the side `premover`
    that is not made yet. `sought` are squares of pieces that the person looks for, `found`
    is the one of them that is shown. `drawings` were drawn by hand.
    """

    last_move: int
    earlier_move: int
    check: Collection[int]
    goals: Collection[int]
    hint: int
    threat: int
    suggestions: Sequence[tuple[int, str]]
    others: Sequence[tuple[int, str]]
    advice: CoachMarks
    sought: frozenset[int]
    found: int
    premove: int
    premover: int
    drawings: Sequence[Drawing]


@dataclass(frozen=True)
class ShownMarks:
    """What besides the hand's state decides the marks: `BoardMarks`, where the hand aims, and what follows there.

    `burnt` and `doomed` tell what would burn if the piece went where it aims: others, and itself there (-1: it would
    not); `swept` what it would take in flight, `lost` what is its own side's of that; `becomes` the kind that it would
    turn into by what it takes, and where (0: none). By hand the `sketch` is about to be drawn.
    """

    last_move: int = NO_MOVE
    earlier_move: int = NO_MOVE
    check: Collection[int] = ()
    goals: Collection[int] = ()
    hint: int = NO_MOVE
    threat: int = NO_MOVE
    suggestions: Sequence[tuple[int, str]] = ()
    others: Sequence[tuple[int, str]] = ()
    advice: CoachMarks = CoachMarks()
    sought: frozenset[int] = frozenset()
    found: int = -1
    premove: int = NO_MOVE
    premover: int = 0
    drawings: Sequence[Drawing] = ()
    sketch: Drawing | None = None
    aim: Spot | None = None
    burnt: frozenset[int] = frozenset()
    doomed: int = -1
    swept: frozenset[int] = frozenset()
    lost: frozenset[int] = frozenset()
    becomes: tuple[int, int] = (0, -1)
    show_targets: bool = True
    show_cursor: bool = False


def origin_spot(move: int, side: int, held: Callable[[int], int]) -> Spot:
    """Where the piece of a move of `side` comes from; `held` tells what a piece that is dropped was in the hand."""
    return in_hand(side, held(drop_kind(move))) if is_drop(move) else on_square(from_square(move))


def marks_below(layout: Layout, snapshot: Snapshot, state: BoardState, shown: ShownMarks) -> list[BoardMark]:
    """Marks the pieces lie upon."""
    earlier, last = shown.earlier_move, shown.last_move
    marks = _moved(layout, earlier, snapshot.turn, MarkKind.EARLIER_FROM, MarkKind.EARLIER_TO)
    marks += _moved(layout, last, 1 - snapshot.turn, MarkKind.MOVED_FROM, MarkKind.MOVED_TO)
    marks += [BoardMark(MarkKind.CHECK, layout.square_box(square)) for square in sorted(shown.check)]
    for square in sorted(shown.goals):
        kind = MarkKind.GOAL_GLOW if square in snapshot.pieces else MarkKind.GOAL
        marks.append(BoardMark(kind, layout.square_box(square)))
    if state.selected is not None:
        marks.append(BoardMark(MarkKind.SELECTED, layout.spot_box(state.selected)))
    if state.watched is not None:
        marks.append(BoardMark(MarkKind.WATCHED, layout.spot_box(state.watched)))
    marks += [BoardMark(MarkKind.STEP, layout.square_box(square)) for square in state.path]
    if shown.premove != NO_MOVE:
        origin = origin_spot(shown.premove, shown.premover, layout.variant.held_kind)
        places = dict.fromkeys([origin, *map(on_square, steps_of(shown.premove))])
        marks += [BoardMark(MarkKind.PREMOVE, layout.spot_box(spot)) for spot in places]
    if shown.aim is not None and shown.aim.on_board and shown.aim.square in state.targets:
        marks.append(BoardMark(MarkKind.AIM, layout.spot_box(shown.aim)))
    return marks


def _moved(layout: Layout, move: int, side: int, start: MarkKind, end: MarkKind) -> list[BoardMark]:
    """The squares of a move of a side; of none nothing."""
    if move == NO_MOVE:
        return []
    passed = [layout.spot_box(origin_spot(move, side, layout.variant.held_kind)), *map(layout.square_box, vias(move))]
    return [*(BoardMark(start, box) for box in passed), BoardMark(end, layout.square_box(to_square(move)))]


def marks_above(layout: Layout, snapshot: Snapshot, state: BoardState, shown: ShownMarks) -> list[BoardMark]:
    """Marks drawn over the pieces."""
    marks: list[BoardMark] = []
    if shown.show_targets:
        home = layout.spot_box(state.selected) if state.selected is not None else None
        left = {state.selected, *map(on_square, state.path[:-1])}  # where nothing stands any more
        for square, type_ in sorted(move_types_of(layout.variant, snapshot.pieces, state).items()):
            occupied = square in snapshot.pieces and on_square(square) not in left
            kind = MarkKind.CAPTURE if occupied else MarkKind.QUIET
            marks.append(BoardMark(kind, layout.square_box(square), None if type_ is MoveType.PLAIN else home, type_))
    taken = sorted(shown.goals & snapshot.pieces.keys())
    marks += [BoardMark(MarkKind.GOAL_PIECE, layout.square_box(square)) for square in taken]
    marks += _suggestions(layout, snapshot, shown)
    if shown.hint != NO_MOVE:
        start = layout.piece_box(origin_spot(shown.hint, snapshot.turn, layout.variant.held_kind))
        corner = _corner(layout, snapshot, shown.hint)
        marks.append(BoardMark(MarkKind.HINT, layout.square_box(to_square(shown.hint)), start, corner=corner))
    marks += _arrow(layout, snapshot, MarkKind.THREAT, shown.threat, 1 - snapshot.turn)
    if state.pending == NO_MOVE or is_drop(state.pending):  # else the piece itself stands where it leads
        marks += _premove_way(layout, shown)
    advice = shown.advice
    marks += [BoardMark(MarkKind.CONCERNED, layout.square_box(square)) for square in sorted(advice.squares)]
    marks += [BoardMark(MarkKind.ATTACKED, layout.square_box(square)) for square in sorted(advice.guarded)]
    marks += [BoardMark(MarkKind.SOUGHT, layout.square_box(square)) for square in sorted(shown.sought)]
    if shown.found in shown.sought:
        marks.append(BoardMark(MarkKind.CURSOR, layout.square_box(shown.found)))
    marks += _arrow(layout, snapshot, MarkKind.HINT, advice.considered, 1 - advice.by)
    marks += _arrow(layout, snapshot, MarkKind.THREAT, advice.follows, advice.by)
    marks += [_drawn(layout, drawing) for drawing in shown.drawings if drawing != shown.sketch]
    if shown.sketch is not None:
        marks.append(_drawn(layout, shown.sketch, being_drawn=True))
    if shown.show_cursor and state.cursor is not None:
        marks.append(BoardMark(MarkKind.CURSOR, layout.spot_box(state.cursor)))
    return marks


def _corner(layout: Layout, snapshot: Snapshot, move: int) -> Box | None:
    corner = corner_of(layout.variant, snapshot.pieces, move)
    return layout.square_box(corner) if corner >= 0 else None


def _arrow(layout: Layout, snapshot: Snapshot, kind: MarkKind, move: int, side: int) -> list[BoardMark]:
    """The arrow of a move of a side, none for a pass or NO_MOVE."""
    arrow = arrow_of(move) if move != NO_MOVE else NO_MOVE
    if arrow == NO_MOVE:
        return []
    origin = origin_spot(arrow, side, layout.variant.held_kind)
    corner = _corner(layout, snapshot, arrow)
    return [BoardMark(kind, layout.square_box(to_square(arrow)), layout.piece_box(origin), corner=corner)]


def _premove_way(layout: Layout, shown: ShownMarks) -> list[BoardMark]:
    """An arrow for every step of the premove; none for a pass."""
    if shown.premove == NO_MOVE or is_pass(shown.premove):
        return []
    boxes = [layout.square_box(square) for square in steps_of(shown.premove)]
    starts = [layout.piece_box(origin_spot(shown.premove, shown.premover, layout.variant.held_kind)), *boxes]
    return [BoardMark(MarkKind.PREMOVE_WAY, box, start) for box, start in zip(boxes, starts, strict=False)]


def _drawn(layout: Layout, drawing: Drawing, being_drawn: bool = False) -> BoardMark:
    """A circle, or an arrow from a square or a hand."""
    rank, box = COLORS.index(drawing.color), layout.square_box(drawing.square)
    if drawing.is_circle:
        return BoardMark(MarkKind.CIRCLE, box, rank=rank, other=being_drawn)
    origin = in_hand(drawing.side, drawing.kind) if drawing.kind else on_square(drawing.origin)
    return BoardMark(MarkKind.ARROW, box, layout.piece_box(origin), rank=rank, other=being_drawn)


def _suggestions(layout: Layout, snapshot: Snapshot, shown: ShownMarks) -> list[BoardMark]:
    """The best one on top of the others, scores above them all; a square has the score of the best move that leads to
    it. What two engines suggest is an arrow of the first."""
    marks: list[BoardMark] = []
    scores: dict[int, BoardMark] = {}
    known = {move for move, _ in shown.suggestions}
    others = [(rank, each, True) for rank, each in enumerate(shown.others) if each[0] not in known]
    for rank, (move, text), other in [*((n, each, False) for n, each in enumerate(shown.suggestions)), *others]:
        arrow = arrow_of(move)
        if arrow != NO_MOVE:
            box = layout.square_box(to_square(arrow))
            start = layout.piece_box(origin_spot(arrow, snapshot.turn, layout.variant.held_kind))
            corner = _corner(layout, snapshot, arrow)
            marks.append(BoardMark(MarkKind.SUGGESTION, box, start, rank=rank, other=other, corner=corner))
            if text:
                scores.setdefault(to_square(arrow), BoardMark(MarkKind.SCORE, box, rank=rank, text=text, other=other))
    return [*marks[::-1], *reversed(scores.values())]


def marks_on_top(layout: Layout, shown: ShownMarks) -> list[BoardMark]:
    """Warnings drawn over everything, the piece in the person's fingers included."""
    marks = [BoardMark(MarkKind.BURN, layout.square_box(square)) for square in sorted(shown.burnt)]
    marks += [BoardMark(MarkKind.CAPTURE, layout.square_box(square)) for square in sorted(shown.swept - shown.lost)]
    marks += [BoardMark(MarkKind.LOST, layout.square_box(square)) for square in sorted(shown.lost)]
    kind, square = shown.becomes
    if kind:
        name = piece_name(layout.variant.kind(kind))
        marks.append(BoardMark(MarkKind.INFECTED, layout.square_box(square), text=f"→ {name}"))
    if shown.doomed >= 0:
        marks.append(BoardMark(MarkKind.DOOM, layout.square_box(shown.doomed)))
    return marks


_WORRIES: Final = {Worry.ATTACKED: MarkKind.ATTACKED, Worry.LOOSE: MarkKind.LOOSE, Worry.UNGUARDED: MarkKind.UNGUARDED}


def sight_below(layout: Layout, seen: Seen) -> list[BoardMark]:
    """The grounds: who controls a square, and where it burns."""
    marks = _counted(layout, seen, MarkKind.CONTROL)
    return marks + [BoardMark(MarkKind.FIRE, layout.square_box(square)) for square in sorted(seen.powers.fires)]


def sight_above(layout: Layout, seen: Seen) -> list[BoardMark]:
    """Signs over the pieces, and numbers in the corners."""
    box, powers = layout.square_box, seen.powers
    marks = [BoardMark(MarkKind.AREA, box(square)) for square in sorted(powers.area)]
    marks += [
        BoardMark(MarkKind.OVER, box(square), box(origin), MoveType.RANGE_JUMP)
        for origin, square in sorted(powers.jumps)
    ]
    marks += [BoardMark(_WORRIES[worry], box(square)) for square, worry in sorted(seen.worries.items(), key=_square)]
    marks += [BoardMark(MarkKind.BURNABLE, box(square)) for square in sorted(powers.burnt)]
    return marks + _counted(layout, seen, MarkKind.COUNTS)


def _square(said: tuple[int, Worry]) -> int:
    return said[0]


def _counted(layout: Layout, seen: Seen, kind: MarkKind) -> list[BoardMark]:
    """`other` tells that Black sits at the top."""
    return [
        BoardMark(kind, layout.square_box(square), counts=counts, other=layout.flipped)
        for square, counts in sorted(seen.control.items())
    ]
