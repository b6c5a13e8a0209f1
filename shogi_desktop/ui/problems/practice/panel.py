"""What a position to practise asks, where it comes from, how the answer was, and the buttons below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shogi_desktop.analysis.exercise import WHOLE, Exercise
from shogi_desktop.coach.facts import MISSED, FactKind
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules.board.moves import drop_kind, is_drop
from shogi_desktop.rules.position import Position
from shogi_desktop.session.practice.drill import MoveVerdict

from ...board.marks.marks import words_of
from ...widgets.plain import folding_label
from ...widgets.side_marks import unmarked
from ...words.analysis_words import percent
from ...words.coach_words import sentences
from ...words.i18n import QT_TRANSLATE_NOOP, counted, translate
from ...words.move_texts import move_text, taught_notation
from ...words.texts import piece_name, side_name
from ..page_parts import AroundRow, ProblemWish, QuietWishes, TaskPanel
from ..solving.presenter import Words

_BUTTONS: Final = {
    ProblemWish.HINT: (QT_TRANSLATE_NOOP("PracticePanel", "Hint"), "Ctrl+H", ""),
    ProblemWish.GIVE_UP: (QT_TRANSLATE_NOOP("PracticePanel", "Give up"), "Ctrl+G", ""),
    ProblemWish.RESTART: (QT_TRANSLATE_NOOP("PracticePanel", "Try again"), "Ctrl+R", ""),
    ProblemWish.STEP_BACK: (QT_TRANSLATE_NOOP("PracticePanel", "Move back"), "Ctrl+Left", ""),
    ProblemWish.STEP_ON: (QT_TRANSLATE_NOOP("PracticePanel", "Next move"), "Ctrl+Right", ""),
}
_QUIET: Final = {ProblemWish.FORGET: (QT_TRANSLATE_NOOP("SolvePanel", "Do not show this position again"), "Ctrl+Del")}
_ROWS: Final = (
    {ProblemWish.HINT: 0, ProblemWish.GIVE_UP: 0},
    {ProblemWish.STEP_BACK: 0, ProblemWish.STEP_ON: 0},
    {ProblemWish.RESTART: 0},
)


class PracticePanel(TaskPanel):
    """Shows one position to practise."""

    def __init__(self, around: AroundRow) -> None:
        super().__init__(around, "PracticePanel", _BUTTONS)
        self._side = 0
        self._quiet = QuietWishes(_QUIET, self)
        self._quiet.wished.connect(self.wished)
        self._origin, self._again = folding_label("muted"), folding_label("muted")
        self._put((self._origin, self._again), (), _ROWS)
        self.show_nothing("")
        self.retranslate()

    def show_exercise(self, place: str, side: int, origin: str, again: str) -> None:
        """A position: where in the set it is, who is to move, out of which game, and when it comes up again."""
        self._side = side
        self._tell_place(place, side)
        self._origin.setText(origin)
        self._again.setText(again)
        self._say_task()

    def _show_parts(self, shown: bool) -> None:
        super()._show_parts(shown)
        for widget in (self._origin, self._again):
            widget.setVisible(shown)
        if not shown:
            self.card.tell("")

    def set_wishes(self, allowed: Mapping[ProblemWish, bool], primary: ProblemWish | None = None) -> None:
        super().set_wishes(allowed, primary)
        self._quiet.allow(allowed)

    def retranslate(self) -> None:
        super().retranslate()
        self._quiet.retranslate()

    def _say_task(self) -> None:
        self._task.setText(self.tr("{side} to play: find a good move").format(side=side_name(self._side)))


_TELLING: Final = MISSED | {FactKind.WRONG_DROP, FactKind.SLOWER}
"""Facts that say what is to be found."""


def origin_words(exercise: Exercise) -> str:
    """Out of which game a position comes; "" where nothing is known of it."""
    players = " – ".join(name for name in (exercise.black, exercise.white) if name)
    ply = translate("Practice", "before move {n}").format(n=exercise.ply) if exercise.ply else ""
    day = exercise.started.partition(" ")[0]
    return ", ".join(filter(None, (players, day, ply)))


def made_words(exercise: Exercise, start: Position, notation: str) -> str:
    """What was made in the game, and what it has cost."""
    text = translate("Practice", "In the game: {move}, chance to win {before}% → {after}%")
    before, after = (percent(chance / WHOLE) for chance in (exercise.before, exercise.after))
    return text.format(move=_made_text(exercise, start, notation), before=before, after=after)


def _made_text(exercise: Exercise, start: Position, notation: str) -> str:
    try:
        return unmarked(move_text(start, parse_move(exercise.made, start), start.last_move(), notation))
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
    return counted(translate("Practice", "Comes up again in {n} day|Comes up again in {n} days"), days)


def right_words(verdict: MoveVerdict, start: Position, best: tuple[int, ...], notation: str) -> Words:
    """A good move, and the best one where it is another."""
    if verdict.best or not best or best[0] == verdict.move:
        return translate("Practice", "Right, the best move known!"), ""
    text = translate("Practice", "The engine would play {move}: {before}% against {after}%.")
    before, after = percent(verdict.before), percent(verdict.after)
    move = move_text(start, best[0], start.last_move(), notation)
    return translate("Practice", "Right, a good move!"), text.format(move=unmarked(move), before=before, after=after)


def wrong_words(verdict: MoveVerdict, start: Position, notation: str) -> Words:
    """Why a move is worse, and by how much."""
    text = translate("Practice", "Not this one: chance to win {before}% → {after}%")
    if verdict.again:
        text = translate("Practice", "Not this one, as in the game: chance to win {before}% → {after}%")
    facts = [fact for fact in verdict.facts if fact.kind not in _TELLING]
    why = sentences(facts, start, start.last_move(), taught_notation(notation))
    why = why or [translate("Practice", "There is a better move.")]
    return unmarked("\n".join(why)), text.format(before=percent(verdict.before), after=percent(verdict.after))


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
        "the menu Tools.",
    )
