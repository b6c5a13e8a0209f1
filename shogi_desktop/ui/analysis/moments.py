"""Why a game was lost: the moves that cost most, what the coach says of them, and the ways to do better."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QPushButton, QSizePolicy, QWidget

from shogi_desktop.analysis.game_questions import AnalysisProgress
from shogi_desktop.analysis.review import Judged, LineReview
from shogi_desktop.game.notes import SHORT_MATE, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import parse_line
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules import Side
from shogi_desktop.session.analysis.coaching import CoachedMove, lesson_steps

from ..board import BoardStyle
from ..desk import Desk
from ..faces.art import Art
from ..look.places import open_in_place
from ..look.theme import SPACE, mark_color
from ..pictures.board_picture import PictureMarks, board_picture, whole_board
from ..widgets.labels import PictureView, ShareLine
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_row, keep_place
from ..widgets.plain import PlainLabel, folding_label
from ..widgets.side_marks import unmarked
from ..words.advice_words import better_text, reasons_text
from ..words.analysis_words import SIGNS, doubt_text, loss_text, mark_name, percent_text, seemed_text
from ..words.coach_words import reasons_beside
from ..words.i18n import counted, joined_sentences, translate
from ..words.move_texts import deed_text, hands_text, move_text

MOST: Final = 3
SIZE: Final = QSize(980, 560)
LEAST: Final = QSize(640, 420)
BOARD: Final = 270  # width of a picture
NOT_LOST: Final = 0.4  # the chance to win from which on nobody calls a game lost


@dataclass(frozen=True)
class Moment:
    """A move that cost much, what the coach says of it, and that it has said something else in the game, if so."""

    judged: Judged
    lesson: CoachedMove
    doubt: str = ""


Lessons = dict[Judged, CoachedMove | None]
"""What the coach says of moves, None where it cannot tell."""


def moments_steps(
    game: Game,
    review: LineReview,
    side: Side | None,
    opinion: Callable[[Node], bool | None],
    known: Lessons | None = None,
) -> Steps[list[Moment]]:
    """The moves of a side (None: of both) that lost most, first those that allowed a short mate; in the order of the
    game. `opinion` is what the coach has said of a move in the game. What is `known` of them is not found out again,
    and what is found out is added."""
    known = {} if known is None else known
    bad = [judged for judged in review.judged.values() if judged.mark is not None and side in (None, judged.mover)]
    found: list[Moment] = []
    for judged in sorted(bad, key=lambda judged: (not 0 < judged.allowed <= SHORT_MATE, -judged.loss)):
        if judged not in known:
            known[judged] = yield from lesson_steps(game, judged, len(found) / MOST)
        lesson = known[judged]
        if lesson is not None:
            found.append(Moment(judged, lesson, doubt_text(judged, opinion(judged.node))))
        if len(found) == MOST:
            break
    return sorted(found, key=lambda moment: moment.judged.node.ply)


def given_up(game: Game, review: LineReview, side: Side | None, notation: str) -> str:
    """That a side resigned a game that was not lost, with what it could have done; "" where it did not."""
    result = game.result
    if side is None or result is None or result.reason is not Reason.RESIGN or result.winner is not side.other:
        return ""
    of_black, last = review.chances[-1], review.line[-1]
    chance = 0.0 if of_black is None else of_black if side is Side.BLACK else 1 - of_black
    if chance < NOT_LOST:
        return ""
    text = translate("Moments", "You gave up a game that was not lost: your chance to win was {chance}.")
    told = text.format(chance=percent_text(chance))
    position = game.start
    for move in last.moves():
        position.play(move)
    line = parse_line(last.evaluation.line[:1], position) if last.evaluation is not None else ()
    if not line or position.turn != side:
        return told
    best = translate("Moments", "Best was: {deed}.").format(deed=deed_text(position, line[0], notation))
    return joined_sentences(told, best)


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
    """Empty until it shows one.

    Signals:
        tried(): the person wants to play on from here, and better.
    """

    tried = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.moment: Moment | None = None
        self._title, self._kind = PlainLabel("…", role="title"), PlainLabel(role="strong")
        self._board = PictureView(QSize(BOARD, BOARD))
        self.hands, self.words = folding_label("muted"), folding_label()
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.again = QPushButton(self.tr("Try again from here"))
        self.again.setAutoDefault(False)
        self.again.setEnabled(False)
        self.again.clicked.connect(self.tried)
        head = in_row((self._title, 1), self._kind, spacing=SPACE)
        in_column(head, (self._board, 1), self.hands, self.words, self.again, of=self, margins=SPACE * 2, spacing=SPACE)

    def show_moment(self, moment: Moment, picture: QImage, notation: str) -> None:
        self.moment = moment
        lesson, mark = moment.lesson, moment.judged.mark
        assert mark is not None
        move = move_text(lesson.position, lesson.move, lesson.last, notation)
        self._title.setText(f"{moment.judged.node.ply}  {unmarked(move)} {SIGNS[mark]}")
        self._kind.setText(mark_name(mark))
        colors = self._kind.palette()
        colors.setColor(QPalette.ColorRole.WindowText, mark_color(mark, self.palette()))
        self._kind.setPalette(colors)
        self._board.show_image(picture)
        self._show_hands(hands_text(lesson.position))
        self.words.setText(unmarked(joined_sentences(_told(lesson, notation), moment.doubt)))

    def _show_hands(self, text: str) -> None:
        self.hands.setText(text)
        self.hands.setVisible(bool(text))

    def clear(self) -> None:
        """What it has shown is none of the worst moments any more."""
        self.moment = None
        self._title.setText("…")
        for part in (self._kind, self.words):
            part.setText("")
        self._show_hands("")
        self._board.show_image(QImage())


class MomentsWindow(QDialog):
    """The cards keep their places as long as moments are looked for, and nothing can be chosen; then they stand in the
    order of the game.

    Signals:
        tried(object): the person wants to play on from the position before this move.
        practised(object): these moves shall be among what is practised.
    """

    tried = Signal(object)
    practised = Signal(object)

    def __init__(self, draw: Callable[[Moment], QImage], notation: str, parent: QWidget | None = None) -> None:
        """`draw` makes the picture of a moment."""
        super().__init__(parent)
        self._draw, self._notation = draw, notation
        self.setWindowTitle(self.tr("Moments that decided the game"))
        self.told, self.note = folding_label("title"), PlainLabel("", role="muted")
        self.told.setText(self.tr("Looking for the moves that cost most …"))
        self._cards = [MomentCard() for _ in range(MOST)]
        for card in self._cards:
            card.tried.connect(partial(self._try, card))
        self._line = ShareLine()
        keep_place(self._line)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        self._practise = buttons.addButton(self.tr("Practise these"), QDialogButtonBox.ButtonRole.ActionRole)
        self._practise.setEnabled(False)
        self._practise.clicked.connect(self._practise_all)
        row = in_row(*((card, 1) for card in self._cards), spacing=SPACE * 2)
        parts = self.told, (row, 1), self._line, self.note, buttons
        in_column(*parts, of=self, margins=AROUND_DIALOG, spacing=SPACE)
        open_in_place(self, "moments", SIZE, LEAST)

    def show_progress(self, progress: AnalysisProgress) -> None:
        """How far the game is looked at."""
        self._line.set_share(progress.done / max(1, progress.total))

    def show_so_far(self, moments: Sequence[Moment], better: Sequence[int]) -> None:
        """What is known until now; a second look has found the moves with the numbers in `better` to be none."""
        kept = {moment.judged.node for moment in moments}
        free = [card for card in self._cards if card.moment is None or card.moment.judged.node not in kept]
        places = {card.moment.judged.node: card for card in self._cards if card.moment is not None}
        for moment in reversed(moments):
            self._show_on(places.get(moment.judged.node) or free.pop(), moment)
        for card in free:
            card.clear()
        if moments:
            self.told.setText(self.tr("The moves that cost most so far. A second look will tell whether they did."))
        self._tell_better(better)

    def show_found(self, moments: Sequence[Moment], better: Sequence[int], given_up: str) -> None:
        """All that was found; before it, what is said of a game that was `given_up` though it was not lost."""
        for card, moment in zip_longest(self._cards, moments):
            card.setVisible(moment is not None)
            card.again.setEnabled(True)
            if moment is not None:
                self._show_on(card, moment)
        told = self.tr(
            "This move cost most. The red arrow shows what was played, the blue one what was better."
            "|These moves cost most. Red arrows show what was played, blue ones what was better."
        )
        told = (
            counted(told, len(moments)) if moments else self.tr("Well played: no move lost much of the chance to win.")
        )
        self.told.setText("\n".join(filter(None, (given_up, told))))
        self._tell_better(better)
        self._line.hide()
        self._practise.setVisible(bool(moments))
        self._practise.setEnabled(True)
        self._practise.setDefault(True)

    def _show_on(self, card: MomentCard, moment: Moment) -> None:
        if card.moment != moment:
            card.show_moment(moment, self._draw(moment), self._notation)

    def _tell_better(self, plies: Sequence[int]) -> None:
        if plies:
            self.note.setText(seemed_text(plies))

    def event(self, event: QEvent) -> bool:
        """All boards are of one size, however much is said of one."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            height = max(0, *(card.words.heightForWidth(card.words.width()) for card in self._cards))
            for card in self._cards:
                card.words.setMinimumHeight(height)
        return handled

    def _try(self, card: MomentCard) -> None:
        assert card.moment is not None
        self.accept()
        self.tried.emit(card.moment.judged.node)

    def _practise_all(self) -> None:
        self.accept()
        self.practised.emit([card.moment.judged.node for card in self._cards if card.moment is not None])


SLICE_S: Final = 0.01  # of the coach's work between two events of the window


class MomentsSearch(QObject):
    """Shows the worst moments while a game is still analysed: those found so far, and at last what a second look has
    left of them. Of one game at a time; closed by the person, it shows no more of that game.

    Signals:
        tried(object): the person wants to play on from the position before this move.
        practised(object): these moves shall be among what is practised.
    """

    tried = Signal(object)
    practised = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._window: MomentsWindow | None = None
        self._game = desk.session.record.game
        self._side: Side | None = None
        self._known: Lessons = {}
        self._shown: set[Node] = set()
        self._review, self._over = LineReview(), False
        self._stale = False  # whether more is known than what the steps go through
        self._steps: Steps[list[Moment]] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def begin(self, game: Game, side: Side | None) -> None:
        """Opens the window for those of a side, None: of both."""
        self.give_up()
        self._game, self._side = game, side
        self._known, self._shown = {}, set()
        self._review, self._over = LineReview(), False
        window = self._window = MomentsWindow(self._draw, self._desk.look.notation, self._desk.window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.tried.connect(self.tried)
        window.practised.connect(self.practised)
        window.finished.connect(self._forget)
        window.show()

    def show_progress(self, progress: AnalysisProgress) -> None:
        """How far the game is analysed."""
        if self._window is not None and not self._over:
            self._window.show_progress(progress)

    def follow(self, game: Game, review: LineReview, over: bool = False) -> None:
        """What is known of a game now; `over`: nothing more will be."""
        if self._window is None or self._over or game is not self._game:
            return
        self._review, self._over, self._stale = review, over, True
        if self._steps is None or over:
            self._begin_steps()

    def give_up(self) -> None:
        """The game will not be analysed any further."""
        if self._window is not None and not self._over:
            self._window.close()

    def _forget(self) -> None:
        self._window = self._steps = None
        self._timer.stop()

    def _begin_steps(self) -> None:
        opinion = self._desk.session.advice.opinion
        self._steps = moments_steps(self._game, self._review, self._side, opinion, self._known)
        self._stale = False
        self._timer.start(0)

    def _go_on(self) -> None:
        until = time.monotonic() + SLICE_S
        while self._steps is not None and time.monotonic() < until:
            try:
                next(self._steps)
            except StopIteration as end:
                self._steps = None
                self._show(end.value)
                if self._stale and self._window is not None:
                    self._begin_steps()
        if self._steps is None:
            self._timer.stop()

    def _show(self, moments: list[Moment]) -> None:
        window = self._window
        if window is None:
            return
        judged = self._review.judged
        marked = {node for node in self._shown if node in judged and judged[node].mark is not None}
        better = [node.ply for node in self._shown - marked]
        self._shown |= {moment.judged.node for moment in moments}
        if self._over:
            notation = self._desk.look.notation
            window.show_found(moments, better, given_up(self._game, self._review, self._side, notation))
        else:
            window.show_so_far(moments, better)

    def _draw(self, moment: Moment) -> QImage:
        style, ratio = self._desk.table.board.style_used, self._desk.window.devicePixelRatioF()
        return moment_picture(self._desk.art, style, moment, ratio)
