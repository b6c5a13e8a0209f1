"""The board as it is shown: position, marks, input, lens, notices and zoom. What mouse and keys do with it
is in `view`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Unpack

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.sight.seen import Seen

from ..faces.art import Art
from .ground.style import BoardStyle, palette_of
from .input.move_input import MoveInput
from .layout.layout import Box, Frame, Layout, Viewpoint
from .layout.spot import Snapshot, Spot, captured_pieces, snapshot_of
from .layout.zoom import ZOOM_STEP, Zoomer, outlier
from .lens import LensControl
from .marks.arrow_marks import suggestion_color
from .marks.marks import BoardMarks, ShownMarks, sight_above, sight_below
from .overview import MapControl
from .scene.notice import Notices, quiet_height, say_aloud
from .scene.scene import BoardScene
from .words import describe_reach, describe_spot

LARGE: Final = 16  # a board with more squares along a side may open near its pieces
AROUND: Final = 2  # squares that are seen around these
LEGIBLE: Final = 26  # pixels that a square is wide on which pieces can be told from each other
NEAREST: Final = 56  # pixels that such a square is wide at most
WORTH: Final = 1.15  # what is hardly larger is shown whole
TINY: Final = 13  # pixels; narrower squares are hard to hit
HANDY: Final = 20  # pixels that they are wide instead


class BoardDisplay(QGraphicsView):
    """A board that knows no rules. `hand` is told what may be done, and tells what the person wants.

    Signals:
        layout_changed(): boxes have moved (see `plate_box`).
        zoom_changed(float): 1 = the whole table.
        rested(): pieces that were on their way have arrived.
        move_seen(object, int, bool): the Transition of a move that is made now, how long each of its legs takes in
            milliseconds, and whether a hand has made it, whose piece is down.
    """

    spoken_role = QAccessible.Role.Canvas
    layout_changed = Signal()
    zoom_changed = Signal(float)
    rested = Signal()
    move_seen = Signal(object, int, bool)

    def __init__(self, art: Art, parent: QWidget | None = None, input_: type[MoveInput] = MoveInput) -> None:
        """`input_` is what follows from mouse and keys; by itself, moves out of those of `set_moves`."""
        super().__init__(parent)
        self._variant = load_variant("shogi")
        self._style = BoardStyle()
        self._flipped = self._captures = self._fit_due = self._opens_near = False
        self._around: frozenset[int] = frozenset()  # the squares that have to be seen where the board is fitted
        self._fitted: Frame | None = None  # what is seen because all pieces are there
        self._start: Position | None = None
        self._seen = Seen()
        layout = Layout(self._variant, 800, 600, self.devicePixelRatioF(), Viewpoint(captures=False))
        self._scene = BoardScene(art, layout, self._style, self)
        self.hand = input_(self._scene, self)
        self.hand.watched.connect(self._tell_watched)
        self._scene.animator.landed.connect(self.rested)
        self._zoomer = Zoomer(self._scene, self.viewport(), lambda: self.hand.state.dragging, self)
        self.setScene(self._scene)
        self._lens = LensControl(art, self._scene, self.viewport(), self._is_hand_free, self)
        self._notices = Notices(self._scene, self.viewport(), self)
        self.map = MapControl(self._scene, self._zoomer, self._marked, self.viewport(), self)
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
        self.hand.forget()
        self._relayout()
        self._open()

    @property
    def notice(self) -> str:
        """What is said on the board just now; "" for nothing."""
        return self._notices.card.text

    def show_position(self, position: Position, transition: Transition | None = None, backwards: bool = False) -> None:
        """Shows `position`; with `transition`, the pieces travel exactly as it tells (backwards: as it was undone)."""
        released = self.hand.released
        self._lens.dismiss()
        self._notices.dismiss()
        self.settle()
        if position.variant is not self._variant:
            self.set_variant(position.variant)
        animated = transition if self.isVisible() else None
        self._scene.show_snapshot(snapshot_of(position, self._begun()), animated, backwards, released)
        self.hand.meet_position()
        if self._fit_due:
            self._fit()
        self.map.refresh()
        self._tell_cursor()
        if transition is not None and not backwards:
            self.move_seen.emit(transition, self._style.animation_ms if animated else 0, released is not None)

    def mark(self, **marks: Unpack[BoardMarks]) -> None:
        """Marks what is named, in the place of what was marked so before; the rest stays. See `ShownMarks`."""
        self.hand.show(replace(self.hand.shown, **marks))
        self.map.refresh()

    def square_box(self, square: int) -> Box:
        """Where a square is, in viewport pixels."""
        return self._scene.board_layout.square_box(square)

    def set_start(self, position: Position | None) -> None:
        """The position the game began with, None = the even game: what is missing from it has been captured."""
        self._start = position.copy() if position is not None else None
        shown = self._scene.snapshot
        if not self._variant.has_drops:
            captured = captured_pieces(self._variant, shown.pieces.values(), self._begun(), shown.own)
            self._scene.show_snapshot(replace(shown, captured=captured))

    def _begun(self) -> list[int] | None:
        """The pieces of the start, None for those of the even game."""
        if self._start is None or self._start.variant is not self._variant:
            return None
        return list(snapshot_of(self._start).pieces.values())

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

    @property
    def selected_square(self) -> int:
        """Where the piece stands that is being moved, -1 for none and for one out of a hand."""
        selected = self.hand.state.selected
        return selected.square if selected is not None else -1

    @property
    def moving(self) -> bool:
        """Whether pieces are on their way."""
        return self._scene.animator.running

    def suggestion_colors(self) -> tuple[QColor, QColor]:
        """Of the arrows for these moves, and for those by somebody else."""
        palette = palette_of(self._style)
        return suggestion_color(palette, False), suggestion_color(palette, True)

    @property
    def variant(self) -> Variant:
        """The game whose board it is."""
        return self._variant

    @property
    def suggestions(self) -> tuple[tuple[int, str], ...]:
        """The moves whose arrows are shown, with their scores."""
        return tuple(self.hand.shown.suggestions)

    @property
    def style_used(self) -> BoardStyle:
        """How it looks now."""
        return self._style

    def set_style(self, style: BoardStyle) -> None:
        if style == self._style:
            return
        self.settle()
        self._style = style
        self.hand.show(replace(self.hand.shown, show_targets=style.show_targets))
        self._relayout()

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom."""
        return self._flipped

    def set_flipped(self, flipped: bool) -> None:
        if flipped != self._flipped:
            self.settle()
            self._flipped = flipped
            self._relayout()

    def show_captures(self) -> None:
        """What is taken for good lies beside the board from now on."""
        self._captures = True
        self._relayout()

    def settle(self) -> None:
        """Finishes the animation and cancels drag, selection and chooser; called before anything new is shown."""
        self._scene.animator.settle()
        self.hand.settle()

    def cancel(self) -> None:
        """Cancels drag, selection, chooser and what is to be confirmed."""
        self.hand.let_go()

    def say(self, text: str, spot: Spot | None = None, *free: Spot | None, widely: bool = False) -> None:
        """A notice on the board for a few seconds, or until something is done: beside `spot`, which it leaves free as
        it does those of `free`; None: in the middle. `widely`: it leaves the squares around these free too, and lasts
        until something else is said. "" takes it away."""
        self._notices.say(text, spot, [each for each in free if each is not None], widely)

    def plate_box(self, side: int) -> Box:
        """The free corner beside a side's stand, in viewport pixels; width 0 where there is none."""
        return self._scene.board_layout.plates[side]

    def quiet_place(self, size: QSize) -> QRect:
        """Where a card of this size hides least of the game, over the board: viewport pixels."""
        layout, shown, grid = self._scene.board_layout, self.hand.shown, self.grid_box
        left = round(min(max(0, grid.center[0] - size.width() / 2), max(0, self.viewport().width() - size.width())))
        advice = shown.advice
        told = {*shown.check, *advice.squares, *shown.sought}
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
    def upper_end(self) -> float:
        """Where board and stands begin, below the upper edge: viewport pixels."""
        layout = self._scene.board_layout
        return max(0.0, min(box.y for box in (layout.board, *layout.trays.values())))

    @property
    def rim_below(self) -> float:
        """How much there is below the squares where nothing is told and nothing lies, else 0: viewport pixels."""
        layout, end = self._scene.board_layout, self.grid_box.bottom
        taken = self._flipped or any(tray.y >= end for tray in layout.trays.values())
        return 0.0 if taken else self.viewport().height() - end

    # -- zoom

    @property
    def zoom(self) -> float:
        """How much larger than to fit the table is, from 1."""
        return self._zoomer.wanted.zoom

    def show_square(self, square: int, least: float = 0) -> None:
        """Pans a board that is zoomed in so that the square is in the middle, as far as the table goes; zooms in where
        squares are narrower than so many pixels."""
        width = self._scene.board_layout.square_box(square).w
        if width < least:
            self._zoomer.zoom_by(least / width)
        self._zoomer.finish()
        box = self._scene.board_layout.square_box(square)
        self._zoomer.center(*box.center)

    def sees(self, square: int) -> bool:
        """Whether the middle of the square is in sight."""
        return self._zoomer.sees(self._scene.board_layout.square_box(square))

    def show_squares(self, squares: Iterable[int]) -> None:
        """Pans a board that is zoomed in so far that each of them is seen, or at least the last one; no further."""
        self._zoomer.finish()
        for square in squares:
            if not self.sees(square):
                self._zoomer.reveal(self._scene.board_layout.square_box(square))
                self._zoomer.finish()

    def fit_next(self, around: Iterable[int] = ()) -> None:
        """The next position that is shown is zoomed in on its pieces, if they are few on a large board; without those
        that stand so far away that none could be told from another, but with those on the squares `around`."""
        self._fit_due, self._around = True, frozenset(around)

    def _fit(self) -> None:
        self._fit_due, self._fitted = False, None
        self.reset_zoom()
        pieces, room = self._scene.snapshot.pieces, self.viewport().size()
        if min(self._variant.files, self._variant.ranks) <= LARGE or not pieces:
            return
        near, cell = list(pieces), self._scene.board_layout.cell_w

        def larger() -> float:
            area = self._area_of(near)
            return min(room.width() / area.w, room.height() / area.h, NEAREST / cell)

        while (
            larger() * cell < LEGIBLE
            and len(near) > 1
            and (far := outlier(self._variant, near, self._around)) is not None
        ):
            near.remove(far)
        if larger() < WORTH:
            return
        self._zoomer.zoom_by(larger())
        self._zoomer.finish()
        self._zoomer.center(*self._area_of(near).center)
        self._zoomer.finish()
        self._fitted = self._zoomer.frame

    def open_near(self) -> None:
        """From now on a board whose squares would be tiny is zoomed in when it opens, at its near side."""
        self._opens_near = True

    def _open(self) -> None:
        self._fitted = None
        if not self._opens_near:
            return
        cell, grid = self._scene.board_layout.cell_w, self._scene.board_layout.grid
        if cell < TINY:
            self._zoomer.zoom_by(HANDY / cell)
            self._zoomer.finish()
            grid = self._scene.board_layout.grid
            self._zoomer.center(grid.center[0], grid.bottom)
            self._zoomer.finish()
        self._fitted = self._zoomer.frame

    def _area_of(self, squares: Iterable[int]) -> Box:
        """Where they are, with a margin."""
        layout = self._scene.board_layout
        boxes = [layout.square_box(square) for square in squares]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return Box(left, top, right - left, bottom - top).grown(AROUND * layout.cell_w, AROUND * layout.cell_h)

    def zoom_in(self) -> None:
        """One step, about the piece that was found, or else the pointer; the middle where neither is in sight."""
        self._zoomer.step(ZOOM_STEP, self._looked_for())

    def zoom_out(self) -> None:
        self._zoomer.step(1 / ZOOM_STEP, self._looked_for())

    def _looked_for(self) -> list[Box]:
        shown = self.hand.shown
        found = {shown.found} & shown.sought or shown.sought
        if found:
            self._zoomer.finish()
        return [self._scene.board_layout.square_box(square) for square in found]

    def reset_zoom(self) -> None:
        """The whole table again."""
        self._zoomer.reset()

    def _new_layout(self, size: QSize) -> Layout:
        labelled = self._style.coordinates != "off"
        scale = self.devicePixelRatioF()
        seen = Viewpoint(self._flipped, labelled, self._zoomer.frame, captures=self._captures)
        return Layout(self._variant, size.width(), size.height(), scale, seen)

    def _relayout(self) -> None:
        self._scene.set_layout(self._new_layout(self.viewport().size()), self._style)
        self.setSceneRect(self._scene.sceneRect())
        self.hand.show_state()
        self._show_seen()
        self._notices.place()
        self.map.refresh()
        self.layout_changed.emit()

    def _marked(self) -> ShownMarks:
        return self.hand.shown

    def _is_hand_free(self) -> bool:
        """Whether nothing is being moved or looked at, whose marks a lens that nobody asked for would hide."""
        return not (self.hand.busy or self.hand.state.watched is not None)

    def _tell_cursor(self) -> None:
        """What lies under the keyboard's cursor, for screen readers."""
        if self.hand.state.cursor is None:
            return
        text = describe_spot(self._variant, self._scene.snapshot, self.hand.state.cursor)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)

    def _say_cursor(self) -> None:
        """The same aloud, and where the piece there may go; or what a chooser offers."""
        self._tell_cursor()
        reached = self.hand.reach_here()
        said = [self.hand.offered(), describe_reach(self._variant, reached) if reached else ""]
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
        if self._fitted is None or self._zoomer.wanted != self._fitted:
            return
        if self._opens_near:
            self.reset_zoom()
            self._open()
        else:
            self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.settle()
            self._relayout()
        return super().event(event)
