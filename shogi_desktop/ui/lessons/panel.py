"""What a lesson asks and what it says, with the buttons below."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.lessons.play import Lack, LessonJudgement, LessonPlay

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import RATIO, Art
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..pictures.piece_face import face_pixmap
from ..widgets.forms import TaskSheet
from ..widgets.keys import WishButtons
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label, tip, words_kept
from ..words.i18n import QT_TRANSLATE_NOOP, translate
from ..words.texts import marks_text, piece_name, title_of
from .course import LessonWords, StarsRow

FACE: Final = 44
DIAGRAMS: Final = (96, 260)  # the least and the most pixels a side
HEAD: Final = round(FACE * RATIO) + SPACE
WORDS: Final = 440  # pixels that the words, the message and the buttons need beside the diagrams


class PieceCard(QWidget):
    """One or two kinds side by side, as large as there is room."""

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._diagrams = art, diagrams
        self._variant: Variant | None = None
        self._kinds: list[Kind] = []
        self._styles: tuple[BoardStyle, ...] = (BoardStyle(),)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._side = DIAGRAMS[1]

    def show_kinds(
        self, variant: Variant, kinds: tuple[int, ...], style: BoardStyle, other: BoardStyle | None = None
    ) -> None:
        """Shows the kinds, ids of `variant`, whose rules the diagrams follow; beside each face that in the `other`
        style, by which it will be known later."""
        self._variant, self._styles = variant, (style,) if other is None else (style, other)
        self._kinds = [variant.kind(kind) for kind in kinds]
        self.setAccessibleName(", ".join(piece_name(kind) for kind in self._kinds))
        self.updateGeometry()
        self.update()

    def give_room(self, height: int) -> None:
        """How high the diagrams may be."""
        self._side = max(DIAGRAMS[0], min(height, DIAGRAMS[1]))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """It keeps its place whatever else is said. Its height never follows its width: beside it a scroll bar may come
        and go with the height, and the width with that, for ever."""
        return QSize(2 * DIAGRAMS[1], HEAD + self._side)

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * DIAGRAMS[0], self.sizeHint().height())

    def name_places(self) -> list[QRect]:
        """Where the names of the kinds are: beside their faces, or below all of them where one has not the room."""
        width, faces = self._width(), len(self._styles) * FACE
        below = self._head(width) - HEAD
        at, lacking = (HEAD - SPACE, 0) if below else (0, faces + SPACE)
        lefts = [n * (width + SPACE) for n in range(len(self._kinds))]
        return [QRect(left + lacking, at, width - lacking, below or HEAD - SPACE) for left in lefts]

    def _width(self) -> int:
        """The room of one kind."""
        count = max(1, len(self._kinds))
        return (self.width() - SPACE * (count - 1)) // count

    def _head(self, width: int) -> int:
        """What stands above the diagrams."""
        room, letters = width - len(self._styles) * FACE - SPACE, self.fontMetrics()
        names = [title_of(kind) for kind in self._kinds]
        if all(letters.horizontalAdvance(word) <= room for name in names for word in name.split()):
            return HEAD
        folded, most = int(Qt.TextFlag.TextWordWrap), QRect(0, 0, width, 10 * HEAD)
        return HEAD + max(letters.boundingRect(most, folded, words_kept(name)).height() for name in names) + SPACE // 2

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._variant is None or not self._kinds:
            return
        painter = QPainter(self)
        width = self._width()
        head = self._head(width)
        side = int(min(width, self.height() - head, DIAGRAMS[1]))
        for n, (kind, name) in enumerate(zip(self._kinds, self.name_places(), strict=True)):
            left = n * (width + SPACE)
            self._paint_kind(painter, kind, left, name)
            if side >= DIAGRAMS[0]:
                painter.drawPixmap(left, head, self._diagram(self._variant, kind, side))

    def _paint_kind(self, painter: QPainter, kind: Kind, left: int, name: QRect) -> None:
        for number, style in enumerate(self._styles):
            face = face_pixmap(self._art, kind, style, FACE, self.devicePixelRatioF())
            painter.drawPixmap(left + number * FACE, 0, face)
        words = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.setPen(self.palette().windowText().color())
        painter.drawText(name, words, words_kept(title_of(kind)))

    def _diagram(self, variant: Variant, kind: Kind, side: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        diagram = self._diagrams.pixmap(variant, kind.id, round(side * ratio), self._styles[0].dark)
        diagram.setDevicePixelRatio(ratio)
        return diagram


LETTERS: Final = 1.14  # size of the instruction's letters to others

_FAILURES: Final = {
    LessonJudgement.NOT_IT: QT_TRANSLATE_NOOP("LessonPanel", "Not this move. Try again!"),
    LessonJudgement.TOO_MANY: QT_TRANSLATE_NOOP("LessonPanel", "Those were all your moves. Try again!"),
    LessonJudgement.TAKEN: QT_TRANSLATE_NOOP(
        "LessonPanel", "Your piece can be taken there. Look who guards the square, and try again!"
    ),
    LessonJudgement.BURNT: QT_TRANSLATE_NOOP(
        "LessonPanel", "Your piece has burnt. Do not stop beside an enemy {burner}. Try again!"
    ),
    LessonJudgement.STUCK: QT_TRANSLATE_NOOP("LessonPanel", "No piece of yours can move any more. Try again!"),
}
_LACKS: Final = {
    Lack.UNPROMOTED: QT_TRANSLATE_NOOP("LessonPanel", "The piece stands on the star, but it has not promoted."),
    Lack.PROMOTED: QT_TRANSLATE_NOOP("LessonPanel", "The piece stands on the star, but here it should not promote."),
    Lack.OTHER_PIECE: QT_TRANSLATE_NOOP("LessonPanel", "Another piece should stand on the star."),
    Lack.NOT_REACHED: QT_TRANSLATE_NOOP("LessonPanel", "A star has not been reached."),
    Lack.STANDING: QT_TRANSLATE_NOOP("LessonPanel", "A starred piece has not been taken."),
    Lack.NOT_BURNT: QT_TRANSLATE_NOOP("LessonPanel", "This move does not burn every starred piece."),
    Lack.NO_DROP: QT_TRANSLATE_NOOP("LessonPanel", "The piece should come from the hand."),
    Lack.OTHER_DROP: QT_TRANSLATE_NOOP("LessonPanel", "Another piece should be dropped."),
    Lack.BESIDE_THE_STAR: QT_TRANSLATE_NOOP("LessonPanel", "The piece should be dropped on a star."),
    Lack.NO_CHECK: QT_TRANSLATE_NOOP("LessonPanel", "This move gives no check."),
    Lack.ESCAPES: QT_TRANSLATE_NOOP("LessonPanel", "It is check, but no mate: there is a way out."),
    Lack.NO_PASS: QT_TRANSLATE_NOOP("LessonPanel", "No piece has passed."),
    Lack.NOT_WON: QT_TRANSLATE_NOOP("LessonPanel", "The enemy still has a royal piece."),
    Lack.NOT_HOME: QT_TRANSLATE_NOOP("LessonPanel", "At the end the piece should be back on its square."),
}


class LessonWish(Enum):
    """What the buttons ask for."""

    TAKE_BACK = auto()
    HINT = auto()
    RESTART = auto()
    PREVIOUS = auto()
    NEXT = auto()


_BUTTONS: Final = {
    LessonWish.TAKE_BACK: (QT_TRANSLATE_NOOP("LessonPanel", "Take back"), "Ctrl+Z", ""),
    LessonWish.HINT: (QT_TRANSLATE_NOOP("LessonPanel", "Hint"), "Ctrl+H", ""),
    LessonWish.RESTART: (QT_TRANSLATE_NOOP("LessonPanel", "Try again"), "Ctrl+R", ""),
    LessonWish.PREVIOUS: (QT_TRANSLATE_NOOP("LessonPanel", "Back"), "Alt+Left", ""),
    LessonWish.NEXT: (QT_TRANSLATE_NOOP("LessonPanel", "Next"), "Alt+Right", ""),
}
_ROWS: Final = (
    {LessonWish.TAKE_BACK: 1, LessonWish.RESTART: 1},
    {LessonWish.PREVIOUS: 4, LessonWish.HINT: 4, LessonWish.NEXT: 5},
)


class LessonPanel(QWidget):
    """Shows one lesson; knows nothing of the board.

    Signals:
        marks_switched(): pieces with marks are wished, or others instead of them.
        wished(object): a Wish.
    """

    wished = Signal(object)
    marks_switched = Signal()

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place, self._title, self._text = folding_label("muted"), folding_label("heading"), folding_label("")
        self._said = folding_label("strong")
        self._more = folding_label("")
        self._unmarked = folding_label("muted")
        self._moves = folding_label("muted")
        self._stars = StarsRow()
        self._card, self._marks, self._marked = QFrame(), QPushButton(), False
        self._choices = QToolButton()
        self._choices.setText("…")
        self._choices.setProperty("role", "choices")
        self._choices.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._choices.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._choices.hide()
        self._own_pieces = ""
        self._marks.clicked.connect(self.marks_switched)
        self.pieces = PieceCard(art, diagrams)
        self._buttons = WishButtons("LessonPanel", _BUTTONS, self)
        self._buttons.wished.connect(self.wished)
        self._judgement = LessonJudgement.GOES_ON
        font = self._text.font()
        font.setPointSizeF(font.pointSizeF() * LETTERS)
        self._text.setFont(font)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._card.setObjectName("card")
        in_column(self._stars, self._said, self._more, of=self._card, margins=(SPACE * 2, SPACE, SPACE * 2, SPACE))
        sheet = TaskSheet()
        column = sheet.column
        for label in (self._place, self._title, self._text, self._unmarked, self._moves, self._card):
            column.addWidget(label)
        column.addStretch(1)
        column.addWidget(self.pieces)
        column.addLayout(in_row((self._marks, 1), self._choices, spacing=SPACE // 2))
        sheet.put_above(self._buttons.rows(*_ROWS), self)

    def offer_pieces(self, actions: Sequence[QAction]) -> None:
        """Which pieces there are to choose from."""
        menu = QMenu(self._choices)
        menu.addActions(actions)
        self._choices.setMenu(menu)
        self._choices.show()

    # What the window tells

    def show_lesson(self, place: str, title: str, unmarked: bool) -> None:
        """Another lesson, or the same one in another language; `place` says where in the course it is.

        `unmarked` tells that the board does not mark where a piece may go.
        """
        self._place.setText(place)
        self._title.setText(title)
        self._unmarked.setText(self.tr("No dots here: find out yourself what the rules allow."))
        self._unmarked.setVisible(unmarked)

    def set_marks(self, marked: bool, own: str) -> None:
        """Whether the pieces wear marks that show their moves, and the set that the person plays with."""
        self._marked, self._own_pieces = marked, own
        self._marks.setText(marks_text(marked, own))

    def show_moves(self, used: int, most: int, needed: int, text: str) -> None:
        """How many moves have been made of those there are, which may be more than are `needed`, and what is asked
        now."""
        self._text.setText(text)
        told = self.tr("Move {n} of {most}") if needed == most else self.tr("Move {n}, at most {most}")
        self._moves.setText(told.format(n=min(used + 1, most), most=most))

    def tell(self, text: str) -> None:
        """A remark that changes nothing: why a move is not possible, what a hint means; "" takes it away."""
        self._show_card(text, "")

    def show_judgement(self, play: LessonPlay, words: LessonWords, burner: str, animated: bool) -> None:
        """What the last move has led to, and what it lacked; `burner` is the name of the piece that burns in this
        game."""
        self._judgement = judgement = play.judgement
        lack = play.lack
        reached = judgement is LessonJudgement.REACHED
        if reached:
            self._show_card(self._praise(play.stars), words.done)
            self._stars.show_stars(play.stars, animated)
        elif judgement is LessonJudgement.REFUTED:
            said = translate("LessonPanel", _FAILURES[LessonJudgement.NOT_IT])
            self._show_card(said, words.slips[play.slip])
        elif judgement.failed:
            said = translate("LessonPanel", _FAILURES[judgement])
            why = translate("LessonPanel", _LACKS[lack]) if lack is not None else ""
            self._show_card(said.format(burner=burner), why)
        else:
            self._show_card("", "")
        self._stars.setVisible(reached)
        self._moves.setVisible(not reached and not judgement.failed)
        self._buttons.set_primary(LessonWish.NEXT if reached else LessonWish.RESTART if judgement.failed else None)

    def set_wishes(self, play: LessonPlay, number: int, count: int) -> None:
        """Which buttons can be used in lesson `number` (from 0) of `count`; after the last one the course is over, and
        the button of the game has the room of the hint's."""
        reached, last = play.judgement is LessonJudgement.REACHED, number == count - 1
        allowed = {
            LessonWish.TAKE_BACK: play.used > 0,
            LessonWish.HINT: not reached,
            LessonWish.RESTART: play.used > 0,
            LessonWish.PREVIOUS: number > 0,
            LessonWish.NEXT: reached or not last,
        }
        self._buttons.allow(allowed)
        self._buttons[LessonWish.HINT].setVisible(not (last and reached))
        self._buttons[LessonWish.NEXT].name(self.tr("Play a game") if last and reached else self.tr("Next"))

    def focus_on(self, wish: LessonWish) -> None:
        self._buttons.focus_on(wish)

    def _praise(self, stars: int) -> str:
        return {1: self.tr("Done!"), 2: self.tr("Well done!"), 3: self.tr("Perfect!")}[stars]

    def _show_card(self, said: str, more: str) -> None:
        self._said.setText(said)
        self._more.setText(more)
        self._said.setVisible(bool(said))
        self._more.setVisible(bool(more))
        self._stars.setVisible(self._judgement is LessonJudgement.REACHED)
        self._card.setVisible(bool(said or more))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.pieces.give_room(self.height() - scaled(WORDS))

    def retranslate(self) -> None:
        self._buttons.retranslate()
        self._choices.setToolTip(tip(self.tr("Other pieces")))
        self._choices.setAccessibleName(self.tr("Other pieces"))
        self.set_marks(self._marked, self._own_pieces)
