"""What a position to practise asks, where it comes from, how the answer was, and the buttons below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.analysis.exercise import WHOLE, Exercise
from shogi_desktop.coach.facts import MISSED, FactKind
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules.board.moves import drop_kind, is_drop
from shogi_desktop.rules.position import Position
from shogi_desktop.session.practice.drill import MoveVerdict

from ...board.marks.marks import words_of
from ...look.theme import SPACE
from ...widgets.forms import TaskSheet
from ...widgets.keys import WishButtons
from ...widgets.layouts import in_row
from ...widgets.plain import RichLabel, folding_label
from ...widgets.side_marks import SideMark, unmarked
from ...words.analysis_words import percent
from ...words.coach_words import sentences
from ...words.i18n import QT_TRANSLATE_NOOP, translate
from ...words.move_texts import move_text
from ...words.texts import SIDE_MARKS, piece_name, side_name
from ..page_parts import AroundRow, MessageCard, ProblemWish, WaitingRow
from ..solving.presenter import Words

_BUTTONS: Final = {
    ProblemWish.HINT: (QT_TRANSLATE_NOOP("PracticePanel", "Hint"), "Ctrl+H", ""),
    ProblemWish.GIVE_UP: (QT_TRANSLATE_NOOP("PracticePanel", "Give up"), "Ctrl+G", ""),
    ProblemWish.RESTART: (QT_TRANSLATE_NOOP("PracticePanel", "Try again"), "Ctrl+R", ""),
    ProblemWish.FORGET: (
        QT_TRANSLATE_NOOP("PracticePanel", "Forget"),
        "Ctrl+Del",
        QT_TRANSLATE_NOOP("PracticePanel", "This position shall not come up again"),
    ),
    ProblemWish.STEP_BACK: (QT_TRANSLATE_NOOP("PracticePanel", "Move back"), "Ctrl+Left", ""),
    ProblemWish.STEP_ON: (QT_TRANSLATE_NOOP("PracticePanel", "Next move"), "Ctrl+Right", ""),
}
_ROWS: Final = (
    {ProblemWish.HINT: 0, ProblemWish.GIVE_UP: 0},
    {ProblemWish.STEP_BACK: 0, ProblemWish.STEP_ON: 0},
    {ProblemWish.RESTART: 0, ProblemWish.FORGET: 0},
)
_ASKING: Final = (ProblemWish.HINT, ProblemWish.GIVE_UP)
_LOOKING: Final = (ProblemWish.STEP_BACK, ProblemWish.STEP_ON)
"""Instead of the buttons that help, where the better line can be walked through."""


class PracticePanel(QWidget):
    """Shows one position to practise; knows nothing of the board.

    Signals:
        wished(object): a Wish.
        cancelled(): nobody wants to wait any longer.
    """

    wished = Signal(object)
    cancelled = Signal()

    def __init__(self, around: AroundRow) -> None:
        """`around` are the buttons that lead to other positions; they stand elsewhere."""
        super().__init__()
        self.around = around
        self._side = 0
        self._mark = SideMark()
        self._mark.setProperty("role", "title")
        self._place, self._task = folding_label("muted"), folding_label("title")
        self._origin, self._again = folding_label("muted"), folding_label("muted")
        self._moves = RichLabel()
        self._moves.setWordWrap(True)
        self.card, self.waiting = MessageCard(), WaitingRow()
        self._buttons = WishButtons("PracticePanel", _BUTTONS, self)
        self._buttons.wished.connect(self.wished)
        self.waiting.cancelled.connect(self.cancelled)
        self._build()
        self.show_nothing("")
        self.show_walk(False)
        self.retranslate()

    def _build(self) -> None:
        task = in_row((self._mark, 0, Qt.AlignmentFlag.AlignTop), (self._task, 1), spacing=SPACE)
        sheet = TaskSheet()
        column = sheet.column
        column.addWidget(self._place)
        column.addLayout(task)
        for widget in (self._origin, self._again, self.card, self.waiting, self._moves):
            column.addWidget(widget)
        column.addStretch(1)
        sheet.put_above(self._buttons.rows(*_ROWS), self)

    # What the controller tells

    def show_exercise(self, place: str, side: int, origin: str, again: str) -> None:
        """A position: where in the set it is, who is to move, out of which game, and when it comes up again."""
        self._side = side
        self._place.setText(place)
        self._mark.setText(SIDE_MARKS[side])
        self._origin.setText(origin)
        self._again.setText(again)
        self._show_parts(True)
        self._say_task()

    def show_nothing(self, text: str) -> None:
        """There is no position; the text says why."""
        self._place.setText(text)
        self._show_parts(False)

    def _show_parts(self, shown: bool) -> None:
        """What belongs to a position."""
        for widget in (self._mark, self._task, self._origin, self._again):
            widget.setVisible(shown)
        if not shown:
            self._moves.hide()
            self.card.tell("")

    def _say_task(self) -> None:
        self._task.setText(self.tr("{side} to play: find a good move").format(side=side_name(self._side)))

    def show_moves(self, line: str) -> None:
        """A line of moves, as rich text."""
        self._moves.setText(line)
        self._moves.setVisible(bool(line))

    def show_walk(self, walking: bool) -> None:
        """Buttons to walk through the better line instead of those that help to find it."""
        for wish in (*_ASKING, *_LOOKING):
            self._buttons[wish].setVisible((wish in _LOOKING) == walking)

    def set_wishes(self, allowed: Mapping[ProblemWish, bool], primary: ProblemWish | None = None) -> None:
        """Which buttons can be used, and the one to press next."""
        self._buttons.allow(allowed)
        self._buttons.set_primary(primary)

    def focus_on(self, wish: ProblemWish) -> None:
        self._buttons.focus_on(wish)

    def retranslate(self) -> None:
        self._buttons.retranslate()
        self.waiting.retranslate()
        self._say_task()


_TELLING: Final = MISSED | {FactKind.WRONG_DROP, FactKind.SLOWER}
"""Facts that say what is to be found."""


def origin_words(exercise: Exercise) -> str:
    """Out of which game a position comes; "" where nothing is known of it."""
    players = " – ".join(name for name in (exercise.black, exercise.white) if name)
    ply = translate("Practice", "before move {n}").format(n=exercise.ply) if exercise.ply else ""
    return ", ".join(part for part in (players, exercise.started, ply) if part)


def made_words(exercise: Exercise, start: Position, notation: str) -> str:
    """What was made in the game, and what it has cost."""
    text = translate("Practice", "In the game: {move}, chance to win {before}% → {after}%")
    before, after = (percent(chance / WHOLE) for chance in (exercise.before, exercise.after))
    return text.format(move=_made_text(exercise, start, notation), before=before, after=after)


def _made_text(exercise: Exercise, start: Position, notation: str) -> str:
    try:
        return move_text(start, parse_move(exercise.made, start), start.last_move(), notation)
    except NotationError:
        return exercise.made


def again_words(days: int, known: bool) -> str:
    """When a position comes up again."""
    if not known:
        return translate("Practice", "Not tried yet")
    if not days:
        return translate("Practice", "To be repeated today")
    if days == 1:
        return translate("Practice", "Comes up again tomorrow")
    return translate("Practice", "Comes up again in {n} days").format(n=days)


def right_words(verdict: MoveVerdict, start: Position, best: tuple[int, ...], notation: str) -> Words:
    """A good move, and the best one where it is another."""
    if verdict.best or not best or best[0] == verdict.move:
        return translate("Practice", "Right, the best move known!"), ""
    text = translate("Practice", "The engine would play {move}: {before}% against {after}%.")
    before, after = percent(verdict.before), percent(verdict.after)
    move = move_text(start, best[0], start.last_move(), notation)
    return translate("Practice", "Right, a good move!"), text.format(move=unmarked(move), before=before, after=after)


def wrong_words(verdict: MoveVerdict, start: Position, notation: str) -> Words:
    """A move that is worse, and why."""
    text = translate("Practice", "Not this one: chance to win {before}% → {after}%")
    if verdict.again:
        text = translate("Practice", "Not this one, as in the game: chance to win {before}% → {after}%")
    facts = [fact for fact in verdict.facts if fact.kind not in _TELLING]
    why = sentences(facts, start, start.last_move(), notation)
    said = text.format(before=percent(verdict.before), after=percent(verdict.after))
    return said, unmarked("\n".join(why))


def hint_words(move: int, step: int, start: Position, coordinates: str) -> str:
    """A step of help towards a move: which piece it is made with, then the move."""
    if step > 1:
        return words_of(move, start.variant, coordinates)
    if is_drop(move):
        name = piece_name(start.variant.kind(int(drop_kind(move))))
        return translate("Practice", "A piece from the hand: {piece}.").format(piece=name)
    return translate("Practice", "A good move is made with the piece with the star.")


def nothing_words() -> str:
    """Where there is nothing to practise yet."""
    return translate(
        "Practice",
        "There is nothing to practise yet. Open one of your games, analyse it, and choose “Practise the mistakes” in "
        "the menu Record.",
    )
