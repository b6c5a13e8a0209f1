"""The piece guide as a window of its own, with the rules of the game in short and the signs on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QToolButton, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..board import BoardStyle
from ..board.ground.style import palette_of
from ..board.input.move_types import MoveType, tells_apart
from ..board.layout.layout import Box
from ..board.marks.mark_layer import PAINTERS
from ..board.marks.marks import BoardMark, MarkKind
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.places import bring_up, open_in_place
from ..look.theme import SPACE
from ..widgets.layouts import in_column
from ..widgets.plain import PlainLabel, folding_label, window_title
from ..words.i18n import QT_TRANSLATE_NOOP, Translated, has_rule_page, variant_text
from ..words.rule_words import rule_sentences
from ..words.texts import changed_rules
from .guide import Guide

SQUARE: Final = 34  # logical pixels; a sign has two squares
COLUMN: Final = 300  # pixels in width: a sign with its words
_LEFT, _RIGHT = Box(0, 0, SQUARE, SQUARE), Box(SQUARE, 0, SQUARE, SQUARE)
_SMALL: Final = Box(SQUARE + 4, 1, SQUARE - 8, SQUARE - 8)  # for a sign that hangs over the lower edge of its square


def _on(kind: MarkKind, way: MoveType = MoveType.PLAIN, place: Box = _RIGHT, rank: int = 0) -> BoardMark:
    arrow = kind in (MarkKind.HINT, MarkKind.THREAT, MarkKind.PREMOVE_WAY, MarkKind.ARROW)
    start = _LEFT if arrow or way is not MoveType.PLAIN else None
    return BoardMark(kind, place, start, way, rank)


@dataclass(frozen=True)
class BoardSign:
    """`special` ones are of games whose pieces have special powers; `plain` ones of the others."""

    marks: tuple[BoardMark, ...]
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
        (_on(MarkKind.CONTROL), BoardMark(MarkKind.COUNTS, _RIGHT, counts=(3, 1))),
        QT_TRANSLATE_NOOP(
            "BoardSigns", "How many pieces of each side could take here. The ground is that of the side with more."
        ),
    ),
    BoardSign((_on(MarkKind.ATTACKED),), QT_TRANSLATE_NOOP("BoardSigns", "A piece that is attacked, and guarded.")),
    BoardSign((_on(MarkKind.LOOSE),), QT_TRANSLATE_NOOP("BoardSigns", "A piece that could be taken for nothing.")),
    BoardSign((_on(MarkKind.UNGUARDED),), QT_TRANSLATE_NOOP("BoardSigns", "A piece without a guard.")),
    BoardSign((_on(MarkKind.FIRE),), QT_TRANSLATE_NOOP("BoardSigns", "Enemies that stop here burn."), special=True),
    BoardSign((_on(MarkKind.BURNABLE),), QT_TRANSLATE_NOOP("BoardSigns", "A piece that could be burnt."), special=True),
    BoardSign((_on(MarkKind.BURN),), QT_TRANSLATE_NOOP("BoardSigns", "It burns if this move is made."), special=True),
    BoardSign(
        (_on(MarkKind.DOOM),), QT_TRANSLATE_NOOP("BoardSigns", "The piece itself burns if it goes here."), special=True
    ),
    BoardSign(
        (_on(MarkKind.LOST),),
        QT_TRANSLATE_NOOP("BoardSigns", "A piece of its own side that it would take too."),
        special=True,
    ),
    BoardSign(
        (BoardMark(MarkKind.INFECTED, _SMALL, text="→"),),
        QT_TRANSLATE_NOOP("BoardSigns", "What the piece becomes by what it takes here."),
        special=True,
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


class BoardSigns(Translated, QFrame):
    """Signs and words below each other, in columns where there is room; follows language, board and game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Variant | None = None
        self._style = BoardStyle()
        self._title = folding_label("title")
        self.setObjectName("card")
        self._grid = grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        self._columns = 1
        in_column(self._title, grid, of=self, margins=(SPACE + 2, SPACE, SPACE + 2, SPACE + 2), spacing=SPACE)
        self._rows: list[tuple[PlainLabel, PlainLabel]] = []
        for _ in SIGNS:
            picture, words = PlainLabel(parent=self), PlainLabel(parent=self)
            words.setWordWrap(True)
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
        self._place()

    def _place(self) -> None:
        seen = [row for row in self._rows if not row[0].isHidden()]
        for number, (picture, words) in enumerate(seen):
            row, column = divmod(number, self._columns)
            self._grid.addWidget(picture, row, 2 * column)
            self._grid.addWidget(words, row, 2 * column + 1, Qt.AlignmentFlag.AlignVCenter)
        for column in range(self._grid.columnCount() // 2):
            self._grid.setColumnStretch(2 * column + 1, int(column < self._columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        columns = max(1, event.size().width() // COLUMN)
        if columns != self._columns:
            self._columns = columns
            self._place()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refresh()
        return super().event(event)

    def retranslate(self) -> None:
        self._refresh()


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


class RulesInShort(Translated, QFrame):
    """What a newcomer has to know, read from the variant's record."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Variant | None = None
        self._title, self._text, self._changed = PlainLabel(role="title"), PlainLabel(), PlainLabel(role="changed")
        self.setObjectName("card")
        for label in (self._title, self._text, self._changed):
            label.setWordWrap(True)
        in_column(
            self._title,
            self._text,
            self._changed,
            of=self,
            margins=(SPACE + 2, SPACE, SPACE + 2, SPACE + 2),
            spacing=SPACE,
        )

    def show_variant(self, variant: Variant) -> None:
        self._variant = variant
        self._refresh()

    def _refresh(self) -> None:
        self._title.setText(self.tr("The game in short"))
        if self._variant is not None:
            self._text.setText("\n".join(f"• {sentence}" for sentence in rule_sentences(self._variant)))
            rules = changed_rules(self._variant)
            self._changed.setText(self.tr("In this game: {rules}").format(rules=" · ".join(rules)))
            self._changed.setVisible(bool(rules))

    def retranslate(self) -> None:
        self._refresh()


SIZE: Final = (1080, 760)
LEAST: Final = (320, 420)


class GuidePage(Translated, QDialog):
    """Stays open beside the game; Escape closes it, after what is typed in the search.

    Signals:
        rules_wished(str): the rule pages of the variant of this name shall be opened.
    """

    rules_wished = Signal(str)

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._variant: Variant | None = None
        self._guide = Guide(art, diagrams)
        self._rules = RulesInShort()
        self._signs = BoardSigns()
        self._open_rules = QToolButton()
        self._open_rules.setProperty("segment", True)
        self._open_rules.clicked.connect(self._wish_rules)
        self._guide.bar.addWidget(self._open_rules)
        self._guide.search_left.connect(self.close)
        self._guide.add_card(self._rules)
        self._guide.add_below(self._signs)
        # Beside the board the key finds pieces there.
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._guide.focus_search)
        in_column(self._guide, of=self, margins=0)
        open_in_place(self, "pieces", QSize(*SIZE), QSize(*LEAST))
        self.retranslate()

    def set_variant(self, variant: Variant) -> None:
        """The game whose pieces and rules are shown."""
        self._variant = variant
        self._guide.set_variant(variant)
        self._rules.show_variant(variant)
        self._signs.show_variant(variant)
        self._open_rules.setVisible(has_rule_page(variant.name))
        self.retranslate()

    def set_style(self, style: BoardStyle) -> None:
        """The look of pieces and board."""
        self._guide.set_style(style)
        self._signs.set_style(style)

    def show_kind(self, kind_id: int) -> None:
        """The details of a kind of the variant."""
        self._guide.show_kind(kind_id)

    def open_page(self, kind_id: int = 0) -> None:
        """Shows the window, with this kind of the variant (0: the one it showed before) and the search ready."""
        bring_up(self)
        self._guide.focus_search()
        if kind_id:
            self._guide.clear_search()
            self._guide.show_kind(kind_id)

    @property
    def guide(self) -> Guide:
        return self._guide

    def _wish_rules(self) -> None:
        if self._variant is not None:
            self.rules_wished.emit(self._variant.name)

    def retranslate(self) -> None:
        title = variant_text(self._variant.title) if self._variant is not None else ""
        self.setWindowTitle(window_title(self.tr("Guide to {game}").format(game=title)))
        self._open_rules.setText(self.tr("All the rules"))
