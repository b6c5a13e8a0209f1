"""The legend of the board: every sign that is drawn on it, with what it means, on a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..board import BoardStyle
from ..board.ground.style import palette_of
from ..board.input.move_types import MoveType, tells_apart
from ..board.layout.layout import Box
from ..board.marks.mark_layer import PAINTERS
from ..board.marks.marks import Mark, MarkKind
from ..look.theme import SPACE
from ..widgets.plain import PlainLabel
from ..words.i18n import QT_TRANSLATE_NOOP

SQUARE: Final = 34  # logical pixels; a sign has two squares
_LEFT, _RIGHT = Box(0, 0, SQUARE, SQUARE), Box(SQUARE, 0, SQUARE, SQUARE)


def _on(kind: MarkKind, way: MoveType = MoveType.PLAIN, place: Box = _RIGHT, rank: int = 0) -> Mark:
    arrow = kind in (MarkKind.HINT, MarkKind.THREAT, MarkKind.PREMOVE_WAY, MarkKind.ARROW)
    start = _LEFT if arrow or way is not MoveType.PLAIN else None
    return Mark(kind, place, start, way, rank)


@dataclass(frozen=True)
class BoardSign:
    """`special` ones are of games whose pieces have special powers; `plain` ones of the others."""

    marks: tuple[Mark, ...]
    words: str
    special: bool = False
    plain: bool = False


def _target(way: MoveType, words: str) -> BoardSign:
    """The sign of a way, on an empty square and around a piece that may be taken."""
    special = way is not MoveType.PLAIN
    marks = (_on(MarkKind.QUIET, way, _LEFT), _on(MarkKind.CAPTURE, way, _RIGHT))
    return BoardSign(marks, words, special, plain=not special)


SIGNS: Final = (
    _target(MoveType.PLAIN, QT_TRANSLATE_NOOP("BoardSigns", "The piece may go here, or take here.")),
    _target(MoveType.STEP, QT_TRANSLATE_NOOP("BoardSigns", "It steps here.")),
    _target(MoveType.AREA, QT_TRANSLATE_NOOP("BoardSigns", "It steps here, turning freely.")),
    _target(MoveType.RANGE, QT_TRANSLATE_NOOP("BoardSigns", "It ranges here.")),
    _target(MoveType.TURN, QT_TRANSLATE_NOOP("BoardSigns", "It ranges here with one turn at a right angle.")),
    _target(MoveType.JUMP, QT_TRANSLATE_NOOP("BoardSigns", "It jumps here.")),
    _target(MoveType.RANGE_JUMP, QT_TRANSLATE_NOOP("BoardSigns", "It goes here over other pieces.")),
    _target(MoveType.MULTI, QT_TRANSLATE_NOOP("BoardSigns", "It takes here and may go on, or comes here then.")),
    BoardSign(
        (_on(MarkKind.WATCHED_QUIET, place=_LEFT), _on(MarkKind.WATCHED_CAPTURE)),
        QT_TRANSLATE_NOOP("BoardSigns", "Where a piece goes that is only looked at: hollow, or dashed."),
    ),
    BoardSign(
        (_on(MarkKind.MOVED_FROM, place=_LEFT), _on(MarkKind.MOVED_TO)),
        QT_TRANSLATE_NOOP("BoardSigns", "The last move."),
    ),
    BoardSign(
        (_on(MarkKind.EARLIER_FROM, place=_LEFT), _on(MarkKind.EARLIER_TO)),
        QT_TRANSLATE_NOOP("BoardSigns", "The move before it."),
    ),
    BoardSign(
        (_on(MarkKind.PREMOVE), _on(MarkKind.PREMOVE_WAY)),
        QT_TRANSLATE_NOOP("BoardSigns", "A move entered ahead: it is made if it is still legal."),
    ),
    BoardSign((_on(MarkKind.CHECK),), QT_TRANSLATE_NOOP("BoardSigns", "A royal piece that could be taken.")),
    BoardSign(
        (_on(MarkKind.CONTROL), Mark(MarkKind.COUNTS, _RIGHT, counts=(3, 1))),
        QT_TRANSLATE_NOOP(
            "BoardSigns", "How many pieces of each side could take here. The ground is that of the side with more."
        ),
    ),
    BoardSign((_on(MarkKind.ATTACKED),), QT_TRANSLATE_NOOP("BoardSigns", "A piece that is attacked, and guarded.")),
    BoardSign((_on(MarkKind.LOOSE),), QT_TRANSLATE_NOOP("BoardSigns", "A piece that could be taken for nothing.")),
    BoardSign((_on(MarkKind.UNGUARDED),), QT_TRANSLATE_NOOP("BoardSigns", "A piece without a guard.")),
    BoardSign((_on(MarkKind.FIRE),), QT_TRANSLATE_NOOP("BoardSigns", "Enemies that stop here burn."), special=True),
    BoardSign((_on(MarkKind.BURNABLE),), QT_TRANSLATE_NOOP("BoardSigns", "A piece that could be burnt."), special=True),
    BoardSign(
        (_on(MarkKind.BURN),), QT_TRANSLATE_NOOP("BoardSigns", "It burns if this move is made."), special=True
    ),
    BoardSign(
        (_on(MarkKind.DOOM),), QT_TRANSLATE_NOOP("BoardSigns", "The piece itself burns if it goes here."), special=True
    ),
    BoardSign(
        (_on(MarkKind.OVER, MoveType.RANGE_JUMP),),
        QT_TRANSLATE_NOOP("BoardSigns", "A piece could take here over others."),
        special=True,
    ),
    BoardSign((_on(MarkKind.AREA),), QT_TRANSLATE_NOOP("BoardSigns", "Under an area move."), special=True),
    BoardSign((_on(MarkKind.HINT),), QT_TRANSLATE_NOOP("BoardSigns", "A move that is recommended.")),
    BoardSign((_on(MarkKind.THREAT),), QT_TRANSLATE_NOOP("BoardSigns", "What the other side would play.")),
    BoardSign((_on(MarkKind.CONCERNED),), QT_TRANSLATE_NOOP("BoardSigns", "What the coach speaks of.")),
    BoardSign(
        (_on(MarkKind.CIRCLE, place=_LEFT), _on(MarkKind.CIRCLE, rank=1)),
        QT_TRANSLATE_NOOP("BoardSigns", "Circles drawn by hand."),
    ),
    BoardSign((_on(MarkKind.ARROW, rank=2),), QT_TRANSLATE_NOOP("BoardSigns", "An arrow drawn by hand.")),
    BoardSign((_on(MarkKind.GOAL),), QT_TRANSLATE_NOOP("BoardSigns", "What a lesson asks to reach, or to take.")),
)


class BoardSigns(QFrame):
    """Signs and words below each other; follows language, board and game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Variant | None = None
        self._style = BoardStyle()
        self._title = PlainLabel()
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self.setObjectName("card")
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE + 2, SPACE, SPACE + 2, SPACE + 2)
        column.setSpacing(SPACE)
        column.addWidget(self._title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        self._rows: list[tuple[PlainLabel, PlainLabel]] = []
        for row in range(len(SIGNS)):
            picture, words = PlainLabel(parent=self), PlainLabel(parent=self)
            words.setWordWrap(True)
            grid.addWidget(picture, row, 0)
            grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignVCenter)
            self._rows.append((picture, words))

    def show_variant(self, variant: Variant) -> None:
        """Only the signs that are seen in this game."""
        self._variant = variant
        self._refresh()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._refresh()

    def _refresh(self) -> None:
        self._title.setText(self.tr("Signs on the board"))
        special = self._variant is not None and tells_apart(self._variant)
        for sign, (picture, words) in zip(SIGNS, self._rows, strict=True):
            seen = not (sign.plain if special else sign.special)
            picture.setVisible(seen)
            words.setVisible(seen)
            if seen:
                picture.setPixmap(sign_picture(sign, self._style, self.devicePixelRatioF()))
                words.setText(self.tr(sign.words))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refresh()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)


def sign_picture(sign: BoardSign, style: BoardStyle, ratio: float) -> QPixmap:
    """Two squares of the board with the sign on them, `ratio` device pixels a logical one."""
    pixmap = QPixmap(round(2 * SQUARE * ratio), round(SQUARE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    palette = palette_of(style)
    pixmap.fill(palette.wood)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(palette.line)
    painter.drawLine(SQUARE, 0, SQUARE, SQUARE)
    painter.drawRect(QRectF(0.5, 0.5, 2 * SQUARE - 1, SQUARE - 1))
    for mark in sign.marks:
        PAINTERS[mark.kind](painter, mark, palette)
    painter.end()
    return pixmap
