"""Why a game was lost: the moves that cost most, what the coach says of them, and the ways to do better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QPushButton, QSizePolicy, QWidget

from shogi_desktop.analysis.review import Judged, LineReview
from shogi_desktop.game.notes import SHORT_MATE, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules import Side
from shogi_desktop.session.analysis.coaching import CoachedMove, lesson_steps

from ..board import BoardStyle
from ..faces.art import Art
from ..look.places import open_in_place
from ..look.theme import SPACE, mark_color
from ..pictures.board_picture import PictureMarks, board_picture, whole_board
from ..widgets.labels import PictureView
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_row
from ..widgets.plain import PlainLabel, folding_label
from ..widgets.side_marks import unmarked
from ..words.advice_words import better_text, reasons_text
from ..words.analysis_words import SIGNS, doubt_text, loss_text, mark_name
from ..words.coach_words import reasons_beside
from ..words.i18n import joined_sentences, translate
from ..words.move_texts import move_text

MOST: Final = 3
SIZE: Final = QSize(980, 560)
LEAST: Final = QSize(640, 420)
BOARD: Final = 270  # width of a picture
_EVEN: Final = 0.5  # the chance to win of who stands no worse than the other


@dataclass(frozen=True)
class Moment:
    """A move that cost much, what the coach says of it, and that it has said something else in the game, if so."""

    judged: Judged
    lesson: CoachedMove
    doubt: str = ""


def moments_steps(
    game: Game, review: LineReview, side: Side | None, opinion: Callable[[Node], bool | None]
) -> Steps[list[Moment]]:
    """The moves of a side (None: of both) that lost most, first those that allowed a short mate; in the order of the
    game. `opinion` is what the coach has said of a move in the game."""
    bad = [judged for judged in review.judged.values() if judged.mark is not None and side in (None, judged.mover)]
    found: list[Moment] = []
    for judged in sorted(bad, key=lambda judged: (not 0 < judged.allowed <= SHORT_MATE, -judged.loss)):
        lesson = yield from lesson_steps(game, judged, len(found) / MOST)
        if lesson is not None:
            found.append(Moment(judged, lesson, doubt_text(judged, opinion(judged.node))))
        if len(found) == MOST:
            break
    return sorted(found, key=lambda moment: moment.judged.node.ply)


def given_up(game: Game, review: LineReview, side: Side | None) -> bool:
    """Whether a side resigned where it had not the worse of it."""
    result = game.result
    if side is None or result is None or result.reason is not Reason.RESIGN or result.winner is not side.other:
        return False
    chances = [judged.after for judged in review.judged.values() if judged.mover is side]
    return bool(chances) and chances[-1] >= _EVEN


def moment_picture(art: Art, style: BoardStyle, moment: Moment, ratio: float) -> QImage:
    """The position before the move, seen by who made it, with arrows for the move and for what would have been
    better."""
    lesson = moment.lesson
    marks = PictureMarks(last_move=lesson.last, arrow=lesson.better[0], wrong=lesson.move)
    flipped, crop = moment.judged.mover is Side.WHITE, whole_board(lesson.position.variant)
    return board_picture(art, lesson.position, style, BOARD, ratio, marks, crop, flipped=flipped)


def _told(lesson: CoachedMove, notation: str) -> str:
    """What was wrong, or else what it has cost, and what was better where that is not said with it."""
    better = better_text(lesson, notation)
    if not reasons_beside(lesson.facts):
        loss = loss_text(Side(lesson.position.turn), lesson.before, lesson.after, "mover")
        return joined_sentences(better, translate("ReviewWords", "{loss}.").format(loss=loss))
    reasons = reasons_text(lesson, notation)
    move = move_text(lesson.position, lesson.better[0], lesson.last, notation)
    return reasons if move in reasons else joined_sentences(reasons, better)


class MomentCard(QFrame):
    """Signals:
    tried(): the person wants to play on from here, and better.
    """

    tried = Signal()

    def __init__(self, moment: Moment, picture: QImage, notation: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        lesson, mark = moment.lesson, moment.judged.mark
        assert mark is not None
        move = move_text(lesson.position, lesson.move, lesson.last, notation)
        title = PlainLabel(f"{moment.judged.node.ply}  {unmarked(move)} {SIGNS[mark]}", role="title")
        kind = PlainLabel(mark_name(mark), role="strong")
        colors = kind.palette()
        colors.setColor(QPalette.ColorRole.WindowText, mark_color(mark, self.palette()))
        kind.setPalette(colors)
        board = PictureView(QSize(BOARD, BOARD))
        board.show_image(picture)
        self.words = words = folding_label()
        words.setText(unmarked(joined_sentences(_told(lesson, notation), moment.doubt)))
        words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        again = QPushButton(self.tr("Try again from here"))
        again.setAutoDefault(False)
        again.clicked.connect(self.tried)
        in_column(
            in_row((title, 1), kind, spacing=SPACE), (board, 1), words, again, of=self, margins=SPACE * 2, spacing=SPACE
        )


class MomentsWindow(QDialog):
    """Signals:
    tried(object): the person wants to play on from the position before this move.
    practised(): these moves shall be among what is practised.
    """

    tried = Signal(object)
    practised = Signal()

    def __init__(
        self,
        moments: Sequence[Moment],
        pictures: Sequence[QImage],
        notation: str,
        given_up: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`given_up`: the game was not lost when it was resigned."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Moments that decided the game"))
        told = self.tr("These moves cost most. Red arrows show what was played, blue ones what was better.")
        self.told = folding_label("title")
        told = told if moments else self.tr("Well played: no move lost much of the chance to win.")
        first = self.tr("You gave up a game that you were not losing.") if given_up else ""
        self.told.setText("\n".join(filter(None, (first, told))))
        self._cards: list[MomentCard] = []
        row = in_row(spacing=SPACE * 2)
        for moment, picture in zip(moments, pictures, strict=True):
            card = MomentCard(moment, picture, notation)
            card.tried.connect(partial(self._try, moment))
            row.addWidget(card, 1)
            self._cards.append(card)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        in_column(self.told, (row, 1), buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        if moments:
            practise = buttons.addButton(self.tr("Practise these"), QDialogButtonBox.ButtonRole.ActionRole)
            practise.setDefault(True)
            practise.clicked.connect(self._practise)
        open_in_place(self, "moments", SIZE if moments else QSize(460, 160), LEAST if moments else None)

    def event(self, event: QEvent) -> bool:
        """All boards are of one size, however much is said of one."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            height = max((card.words.heightForWidth(card.words.width()) for card in self._cards), default=0)
            for card in self._cards:
                card.words.setMinimumHeight(height)
        return handled

    def _try(self, moment: Moment) -> None:
        self.accept()
        self.tried.emit(moment.judged.node)

    def _practise(self) -> None:
        self.accept()
        self.practised.emit()
