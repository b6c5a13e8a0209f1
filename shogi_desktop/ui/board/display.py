"""The board as it is shown: position, marks, input, lens, notices and zoom. What mouse and keys do with it
is in `view`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shogi_desktop.game.notes import Drawing
from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.sight.seen import Seen

from ..faces.art import Art
from .ground.style import BoardStyle, palette_of
from .input.enemy_reach import Lookout
from .input.foresight import Preview
from .input.move_input import MoveInput
from .input.premoves import Look, Premoves
from .layout.layout import Box, Layout
from .layout.placing import quiet_height
from .layout.spot import Spot
from .layout.zoom import ZOOM_STEP, Zoomer
from .lens.control import LensControl
from .lens.words import describe_reach, describe_spot
from .marks.arrow_marks import suggestion_color
from .marks.marks import Advice, Shown
from .marks.sight import sight_above, sight_below
from .overview.control import MapControl
from .scene.notice import Notices, say_aloud
from .scene.scene import BoardScene
from .scene.snapshot import Snapshot, captured_pieces, snapshot_of


class BoardDisplay(QGraphicsView):
    """A board that knows no rules: `set_moves` says what may be done, `move_requested` tells what it wants.

    Signals:
        touched(object): the Spot that was clicked or entered, None beside the board; before anything follows from it.
        move_requested(object): a move out of those given by `set_moves`.
        move_shown(object): the same by somebody who asks about it (see `set_asking`): it is not to be made.
        premove_entered(object): a move out of those of `set_premoves`, to be made when it is the side's turn.
        pending_changed(object): the move that waits to be confirmed (see `set_confirming`), NO_MOVE for none any more.
        premove_dropped(): the move shown by `set_premove` is wanted no longer.
        refused(str, int, object): key of the reason (see state.py), the square, -1 for a tray, and the Spot of the
            piece that was to move.
        accepted(): a piece was selected, moved or looked at.
        half_way_changed(bool): the piece being moved stands where it may stop or go on, or no longer.
        piece_pointed(int): the packed piece of either side, on the board or a stand, that was clicked or entered with
            the keyboard, unless that was the target of a move.
        layout_changed(): boxes have moved (see `plate_box`).
        zoom_changed(float): 1 = the whole table.
        rested(): pieces that were on their way have arrived.
        move_seen(object, int, bool): the Transition of a move that is made now, how long each of its legs takes in
            milliseconds, and whether a hand has made it, whose piece is down.
    """

    spoken_role = QAccessible.Role.Canvas
    touched = Signal(object)
    move_requested = Signal(object)
    move_shown = Signal(object)
    premove_entered = Signal(object)
    pending_changed = Signal(object)
    premove_dropped = Signal()
    refused = Signal(str, int, object)
    accepted = Signal()
    half_way_changed = Signal(bool)
    piece_pointed = Signal(int)
    layout_changed = Signal()
    zoom_changed = Signal(float)
    rested = Signal()
    move_seen = Signal(object, int, bool)

    def __init__(self, art: Art, parent: QWidget | None = None, input_: type[MoveInput] = MoveInput) -> None:
        """`input_` is what follows from mouse and keys; by itself, moves out of those of `set_moves`."""
        super().__init__(parent)
        self._variant = load_variant("shogi")
        self._style = BoardStyle()
        self._flipped = False
        self._start: Position | None = None
        self._seen = Seen()
        layout = Layout(self._variant, 800, 600, self.devicePixelRatioF())
        self._scene = BoardScene(art, layout, self._style, self)
        self._input = input_(self._scene, self)
        self._input.touched.connect(self.touched)
        self._input.move_requested.connect(self.move_requested)
        self._input.move_shown.connect(self.move_shown)
        self._input.premove_entered.connect(self.premove_entered)
        self._input.pending_changed.connect(self.pending_changed)
        self._input.premove_dropped.connect(self.premove_dropped)
        self._input.refused.connect(self.refused)
        self._input.accepted.connect(self.accepted)
        self._input.half_way_changed.connect(self.half_way_changed)
        self._input.pointed.connect(self.piece_pointed)
        self._input.watched.connect(self._tell_watched)
        self._scene.animator.landed.connect(self.rested)
        self._zoomer = Zoomer(self._scene, self.viewport(), lambda: self._input.dragging, self)
        self.setScene(self._scene)
        self._lens = LensControl(art, self._scene, self.viewport(), self._is_hand_free, self)
        self._notices = Notices(self._scene, self.viewport(), self)
        self._map = MapControl(self._scene, self._zoomer, self._marked, self.viewport(), self)
        self._zoomer.rested.connect(self._relayout)
        self._zoomer.changed.connect(self.zoom_changed)
        self._zoomer.changed.connect(self._lens.dismiss)
        self._set_up_widget()

    def _set_up_widget(self) -> None:
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMinimumSize(240, 200)

    # -- what the session tells

    def set_variant(self, variant: Variant) -> None:
        """Another board; empty until a position is shown."""
        self.settle()
        self._notices.dismiss()
        self.reset_zoom()
        self._variant = variant
        self._scene.snapshot = Snapshot()
        self._seen = Seen()
        self._input.forget()
        self._relayout()

    @property
    def notice(self) -> str:
        """What is said on the board just now; "" for nothing."""
        return self._notices.card.text

    def show_position(self, position: Position, transition: Transition | None = None, backwards: bool = False) -> None:
        """Shows `position`; with `transition`, the pieces travel exactly as it tells (backwards: as it was undone)."""
        released = self._input.released
        self._lens.dismiss()
        self._notices.dismiss()
        self.settle()
        if position.variant is not self._variant:
            self.set_variant(position.variant)
        animated = transition if self.isVisible() else None
        self._scene.show_snapshot(snapshot_of(position, self._begun()), animated, backwards, released)
        self._input.meet_position()
        self._map.refresh()
        self._tell_cursor()
        if transition is not None and not backwards:
            self.move_seen.emit(transition, self._style.animation_ms if animated else 0, released is not None)

    def set_moves(self, moves: Iterable[int]) -> None:
        """The moves that may be made in the position shown; a selection or drag is dropped."""
        self._input.set_moves(moves)

    def set_premoves(self, side: int = -1, look: Look | None = None) -> None:
        """While no moves may be made, those of `side` that `look` tells may be entered; None: none."""
        self._input.set_premoves(Premoves(side, look))

    def set_premove(self, move: int, side: int) -> None:
        """Shows a move of a side that is not made yet; 0 = none."""
        self._input.show(replace(self._input.shown, premove=move, premover=side))

    def set_confirming(self, on: bool) -> None:
        """From now on a move that is made on the board waits for `confirm`."""
        self._input.confirming = on

    @property
    def pending(self) -> int:
        """The move that waits to be confirmed, 0 = none."""
        return self._input.pending

    def confirm(self) -> None:
        """The move that waits is made."""
        self._input.confirm()

    def propose(self, move: int) -> None:
        """Makes one of the moves that may be made, as if by hand."""
        self._input.propose(move)

    def square_box(self, square: int) -> Box:
        """Where a square is, in viewport pixels."""
        return self._scene.board_layout.square_box(square)

    def set_preview(self, preview: Preview | None) -> None:
        """What tells the transition of a move that may be made now: the board shows what would burn before it is."""
        self._input.set_preview(preview)

    def set_lookout(self, lookout: Lookout | None) -> None:
        """What tells the moves of the piece on a square, whoever's turn it is: a click shows them where the piece
        cannot be moved."""
        self._input.enemy_reach.lookout = lookout

    def set_own(self, sides: Iterable[int]) -> None:
        """The sides whose pieces are not the enemy's while nothing can be moved; by itself both."""
        self._input.enemy_reach.own = frozenset(sides)

    def set_start(self, position: Position | None) -> None:
        """The position the game began with, None = the even game: what is missing from it has been captured."""
        self._start = position.copy() if position is not None else None
        shown = self._scene.snapshot
        if not self._variant.has_drops:
            captured = captured_pieces(self._variant, shown.pieces.values(), self._begun())
            self._scene.show_snapshot(replace(shown, captured=captured))

    def _begun(self) -> list[int] | None:
        """The pieces of the start, None for those of the even game."""
        if self._start is None or self._start.variant is not self._variant:
            return None
        return list(snapshot_of(self._start).pieces.values())

    def set_last_move(self, move: int) -> None:
        """Marks origin and target of the move that led here; 0 = none."""
        self._input.show(replace(self._input.shown, last_move=move))
        self._map.refresh()

    def set_earlier_move(self, move: int) -> None:
        """Marks the move before the last one, too; 0 = none."""
        self._input.show(replace(self._input.shown, earlier_move=move))

    def set_seen(self, seen: Seen) -> None:
        """What the board tells of the position besides, until another variant or `Seen()` is shown."""
        self._seen = seen
        self._show_seen()

    @property
    def seen(self) -> Seen:
        """What it tells besides."""
        return self._seen

    def _show_seen(self) -> None:
        layout = self._scene.board_layout
        self._scene.sight_below.set_marks(sight_below(layout, self._seen))
        self._scene.sight_above.set_marks(sight_above(layout, self._seen))

    def set_glancing(self, on: bool) -> None:
        """Whether the reach of the piece under the pointer is shown."""
        self._input.glancing = on
        self._input.glance(None)

    @property
    def selected_square(self) -> int:
        """Where the piece stands that is being moved, -1 for none and for one out of a hand."""
        selected = self._input.selected
        return selected.square if selected is not None else -1

    @property
    def moving(self) -> bool:
        """Whether pieces are on their way."""
        return self._scene.animator.running

    def set_check(self, squares: Iterable[int]) -> None:
        """A glow under each royal piece that is attacked."""
        self._input.show(replace(self._input.shown, check=frozenset(squares)))

    def set_goals(self, squares: Iterable[int]) -> None:
        """Stars on the squares that are to be reached, and on the pieces that are to be taken."""
        self._input.show(replace(self._input.shown, goals=frozenset(squares)))

    def set_hint(self, move: int) -> None:
        """An arrow for a move of the side to move; 0 = none."""
        self._input.show(replace(self._input.shown, hint=move))

    def set_threat(self, move: int) -> None:
        """An arrow for a move that the other side would make; 0 = none."""
        self._input.show(replace(self._input.shown, threat=move))

    def set_suggestions(self, moves: Iterable[tuple[int, str]], others: Iterable[tuple[int, str]] = ()) -> None:
        """Arrows for moves of the side to move with their scores, the best one first; `others` are by somebody else."""
        self._input.show(replace(self._input.shown, suggestions=tuple(moves), others=tuple(others)))

    def suggestion_colors(self) -> tuple[QColor, QColor]:
        """Of the arrows for these moves, and for those by somebody else."""
        palette = palette_of(self._style)
        return suggestion_color(palette, False), suggestion_color(palette, True)

    def set_advice(self, advice: Advice) -> None:
        """What the coach points at; `Advice()` = nothing."""
        self._input.show(replace(self._input.shown, advice=advice))
        self._map.refresh()

    def set_drawings(self, drawings: Iterable[Drawing]) -> None:
        """What somebody has drawn on the position."""
        self._input.show(replace(self._input.shown, drawings=tuple(drawings)))

    @property
    def asking(self) -> bool:
        """Whether the next move is only shown."""
        return self._input.asking

    def set_asking(self, on: bool) -> None:
        """From now on the next move is only shown: `move_shown` tells it."""
        self._input.asking = on

    def aimed_move(self) -> int:
        """The move that a click or Enter would make where pointer or cursor are; NO_MOVE for none."""
        return self._input.aimed_move()

    @property
    def variant(self) -> Variant:
        """The game whose board it is."""
        return self._variant

    @property
    def suggestions(self) -> tuple[tuple[int, str], ...]:
        """The moves whose arrows are shown, with their scores."""
        return self._input.shown.suggestions

    @property
    def style_used(self) -> BoardStyle:
        """How it looks now."""
        return self._style

    def set_style(self, style: BoardStyle) -> None:
        if style == self._style:
            return
        self.settle()
        self._style = style
        self._input.show(replace(self._input.shown, show_targets=style.show_targets))
        self._relayout()

    @property
    def half_way(self) -> bool:
        """Whether the piece being moved stands where it may stop or go on."""
        return self._input.half_way

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom."""
        return self._flipped

    def set_flipped(self, flipped: bool) -> None:
        if flipped != self._flipped:
            self.settle()
            self._flipped = flipped
            self._relayout()

    def settle(self) -> None:
        """Finishes the animation and cancels drag, selection and chooser; called before anything new is shown."""
        self._scene.animator.settle()
        self._input.settle()

    def cancel(self) -> None:
        """Cancels drag, selection, chooser and what is to be confirmed."""
        self._input.let_go()

    def say(self, text: str, spot: Spot | None = None, *free: Spot | None) -> None:
        """A notice on the board for a few seconds, or until something is done: beside `spot`, which it leaves free as
        it does those of `free`; None: in the middle. "" takes it away."""
        self._notices.say(text, spot, [each for each in free if each is not None])

    def plate_box(self, side: int) -> Box:
        """The free corner beside a side's stand, in viewport pixels; width 0 where there is none."""
        return self._scene.board_layout.plates[side]

    def quiet_place(self, size: QSize) -> QRect:
        """Where a card of this size hides least of the game, over the board: viewport pixels."""
        layout, shown, grid = self._scene.board_layout, self._input.shown, self.grid_box
        left = round(min(max(0, grid.center[0] - size.width() / 2), max(0, self.viewport().width() - size.width())))
        advice = shown.advice
        told = {*shown.check, *advice.squares}
        told |= {to_square(move) for move in (shown.last_move, advice.considered, advice.follows) if move}
        squares = self._scene.snapshot.pieces.keys() | told
        weights = [(layout.square_box(square), len(squares) if square in told else 1) for square in squares]
        at = (size.width(), size.height())
        return QRect(QPoint(left, quiet_height(at, left, (grid.y, grid.bottom), layout.cell_h / 2, weights)), size)

    @property
    def grid_box(self) -> Box:
        """The squares, as far as they are seen: viewport pixels."""
        grid, room = self._scene.board_layout.grid, self.viewport().size()
        left, top = max(0.0, grid.x), max(0.0, grid.y)
        return Box(left, top, min(grid.right, room.width()) - left, min(grid.bottom, room.height()) - top)

    @property
    def board_box(self) -> Box:
        """The whole board with its border, seen or not: viewport pixels."""
        return self._scene.board_layout.board

    # -- zoom

    @property
    def zoom(self) -> float:
        """How much larger than to fit the table is, from 1."""
        return self._zoomer.wanted.zoom

    def show_square(self, square: int) -> None:
        """Pans a board that is zoomed in so that the square is in the middle, as far as the table goes."""
        box = self._scene.board_layout.square_box(square)
        self._zoomer.finish()
        self._zoomer.center(*box.center)

    def zoom_in(self) -> None:
        """One step, about the middle."""
        self._zoomer.zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        self._zoomer.zoom_by(1 / ZOOM_STEP)

    def reset_zoom(self) -> None:
        """The whole table again."""
        self._zoomer.reset()

    def _new_layout(self, size: QSize) -> Layout:
        labelled = self._style.coordinates != "off"
        scale = self.devicePixelRatioF()
        return Layout(self._variant, size.width(), size.height(), scale, self._flipped, labelled, self._zoomer.frame)

    def _relayout(self) -> None:
        self._scene.set_layout(self._new_layout(self.viewport().size()), self._style)
        self.setSceneRect(self._scene.sceneRect())
        self._input.show_state()
        self._show_seen()
        self._notices.place()
        self._map.refresh()
        self.layout_changed.emit()

    def _marked(self) -> Shown:
        return self._input.shown

    def _is_hand_free(self) -> bool:
        """Whether nothing is being moved or looked at, whose marks a lens that nobody asked for would hide."""
        return not (self._input.busy or self._input.watching)

    def _tell_cursor(self) -> None:
        """What lies under the keyboard's cursor, for screen readers."""
        if self._input.cursor is None:
            return
        text = describe_spot(self._variant, self._scene.snapshot, self._input.cursor)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)

    def _say_cursor(self) -> None:
        """The same aloud, and where the piece there may go; or what a chooser offers."""
        self._tell_cursor()
        reached = self._input.reach_here()
        said = [self._input.offered(), describe_reach(self._variant, reached) if reached else ""]
        if not said[0]:
            said.insert(0, self.accessibleDescription())
        say_aloud(self, ". ".join(filter(None, said)))

    def _tell_watched(self, squares: list[int]) -> None:
        """The reach of an enemy piece, for screen readers."""
        say_aloud(self, describe_reach(self._variant, squares))

    # -- Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()
        self._relayout()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.settle()
            self._relayout()
        return super().event(event)
