"""The box of pieces: every face of both sides, at once where there are few, else one side at a time with a search.

Below them are the numbers of pieces in hand; all of it scrolls where there is no room.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.editing.editing import PieceCount

from ..board import BoardStyle
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.forms import Segments
from ..widgets.keys import SearchField
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from ..widgets.side_marks import SideMark
from ..words.i18n import Translated
from ..words.piece_search import NO_MATCH, names_of, rank
from ..words.texts import SIDE_MARKS, piece_name, side_name
from .face_grid import COLUMNS, RING, FaceGrid

LEAST_HEIGHT: Final = 150
SCROLL_BAR: Final = 22  # with the margins
FEW: Final = 12  # kinds at the start, up to which both sides are shown


class PieceBox(Translated, QWidget):
    """Signals:
    picked(int): a packed piece was chosen, 0 where the chosen one was let go.
    dragged(int, object), dropped(int, object): a packed piece is being dragged, or let go, at a point of the screen.
    """

    picked = Signal(int)
    dragged = Signal(int, object)
    dropped = Signal(int, object)

    def __init__(self, art: Art, hands: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Variant | None = None
        self._brush = 0
        self._hands = hands
        self._grids = (FaceGrid(art, 0), FaceGrid(art, 1))
        self._heads = (_SideHead(0), _SideHead(1))
        self._search = SearchField()
        self._nothing = PlainLabel(role="muted")
        self._sides = Segments([("0", ""), ("1", "")])
        self._build()
        self._name_parts()

    def _build(self) -> None:
        column = in_column(self._sides, self._search, of=self, margins=0, spacing=SPACE // 2)
        sheet = QWidget()
        rows = in_column(of=sheet, margins=4, spacing=2)
        for head, grid in zip(self._heads, self._grids, strict=True):
            rows.addWidget(head)
            rows.addWidget(grid)
            grid.picked.connect(self._pick)
            grid.dragged.connect(self.dragged)
            grid.dropped.connect(self.dropped)
            grid.pointed.connect(self._reveal_pointed)
        rows.addWidget(self._nothing)
        rows.addWidget(self._hands)
        rows.addStretch(1)
        self._sheet, self._area = sheet, _Area(sheet)
        sheet.installEventFilter(self)
        column.addWidget(self._area, 1)
        column.addStretch(0)
        self._sides.chosen.connect(self._show_side)
        self._search.textChanged.connect(self._filter)
        self._search.confirmed.connect(self._pick_first)

    @property
    def grids(self) -> tuple[FaceGrid, FaceGrid]:
        """Black's and White's; where one side is shown, the first is used for both."""
        return self._grids

    @property
    def side_choice(self) -> Segments:
        """Whose pieces are shown, where it is one side's: "0" or "1"."""
        return self._sides

    @property
    def search(self) -> SearchField:
        return self._search

    def show_hands(self) -> None:
        """Scrolls to the pieces in hand."""
        self._area.ensureWidgetVisible(self._hands)

    def reveal(self, grid: FaceGrid, place: QRect) -> None:
        """Scrolls to a place of a grid."""
        middle = grid.mapTo(self._sheet, place.center())
        self._area.ensureVisible(middle.x(), middle.y(), place.width(), place.height())

    def _reveal_pointed(self) -> None:
        grid = self.sender()
        if isinstance(grid, FaceGrid):
            self.reveal(grid, grid.current_rect())

    @property
    def side(self) -> int:
        """Whose pieces typed letters mean."""
        if self._brush:
            return self._brush & 1
        return self._grids[0].side if self._one_at_a_time() else 0

    def _one_at_a_time(self) -> bool:
        return len(self._kinds()) > FEW

    def _kinds(self) -> list[Kind]:
        if self._variant is None:
            return []
        return [kind for kind in self._variant.every_kind if not kind.unpromoted]

    def show_variant(self, variant: Variant) -> None:
        self._variant = variant
        single = self._one_at_a_time()
        self._sides.setVisible(single)
        self._search.setVisible(single)
        for head in self._heads:
            head.setVisible(not single)
        self._grids[1].setVisible(not single)
        self._grids[0].set_side(0)
        self._sides.set_value("0")
        self._search.clear()
        self._filter()

    def set_style(self, style: BoardStyle) -> None:
        for grid in self._grids:
            grid.set_style(style)

    def show_counts(self, counts: list[PieceCount]) -> None:
        """How many pieces of each kind there are."""
        found = {count.kind: (count.there, count.full) for count in counts}
        for grid in self._grids:
            grid.show_counts(found)

    def set_brush(self, piece: int) -> None:
        """The packed piece that is chosen, 0 = none."""
        self._brush = piece
        if piece and self._one_at_a_time():
            self._grids[0].set_side(piece & 1)
            self._sides.set_value(str(piece & 1))
        for grid in self._grids:
            grid.set_brush(piece)

    def _pick(self, piece: int) -> None:
        self.picked.emit(0 if piece == self._brush else piece)

    def _pick_first(self) -> None:
        cells = self._grids[0].cells()
        if cells:
            self.picked.emit(_best(cells[0].kind, self._search.text(), self._variant) << 1 | self._grids[0].side)

    def _show_side(self, side: str) -> None:
        self._grids[0].set_side(int(side))
        if self._brush:
            self.picked.emit(self._brush & ~1 | int(side))

    def _filter(self) -> None:
        variant, query = self._variant, self._search.text()
        if variant is None:
            return
        fits = {kind.id: min(_fit(query, face) for face in _faces(variant, kind)) for kind in self._kinds()}
        found = [kind for kind in self._kinds() if fits[kind.id] != NO_MATCH]
        if query:
            found.sort(key=lambda kind: fits[kind.id])
        for grid in self._grids:
            grid.show_kinds(variant, found)
        self._nothing.setVisible(not found)

    def _name_parts(self) -> None:
        self._nothing.setText(self.tr("No piece of this name."))
        self._sides.set_texts(side_texts())
        self._sides.setAccessibleName(self.tr("Whose pieces"))
        for head in self._heads:
            head.retranslate()
        for grid, head in zip(self._grids, self._heads, strict=True):
            grid.setAccessibleName(head.words())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._area.fit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for grid in self._grids:
            grid.set_face((self.width() - SCROLL_BAR) // COLUMNS - 2 * RING)

    def retranslate(self) -> None:
        self._name_parts()
        self._filter()


def _faces(variant: Variant, kind: Kind) -> list[Kind]:
    return [kind, variant.kind(kind.promotes_to)] if kind.promotes_to else [kind]


def _fit(query: str, kind: Kind) -> int:
    return rank(query, names_of((kind,), (piece_name(kind),)))


def _best(kind: Kind, query: str, variant: Variant | None) -> int:
    """The id of the face of a piece that fits a query best."""
    faces = _faces(variant, kind) if variant is not None else [kind]
    return min(faces, key=lambda face: _fit(query, face)).id


def side_texts() -> list[str]:
    """Both sides with their marks, for a choice of one."""
    return [f"{SIDE_MARKS[side]} {side_name(side)}" for side in (0, 1)]


class _Area(QScrollArea):
    """No higher than what is in it."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__()
        self._sheet = sheet
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(sheet)
        sheet.setAutoFillBackground(False)  # the corners of the frame are round

    def sizeHint(self) -> QSize:
        return QSize(300, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LEAST_HEIGHT)

    def _height(self) -> int:
        return self._sheet.sizeHint().height() + 2 * self.frameWidth() + 2

    def fit(self) -> None:
        """The height of what is in it may have changed."""
        if self.maximumHeight() != self._height():
            self.setMaximumHeight(self._height())
            self.updateGeometry()


class _SideHead(QWidget):
    """The mark of a side and its name."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self._name = PlainLabel(role="strong")
        in_row(SideMark(SIDE_MARKS[side]), self._name, 1, of=self, margins=(2, 0, 0, 0), spacing=SPACE // 2)

    def words(self) -> str:
        return self._name.text()

    def retranslate(self) -> None:
        self._name.setText(side_name(self._side))
