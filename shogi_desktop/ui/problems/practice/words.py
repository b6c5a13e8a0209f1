"""What is said to somebody who practises a position out of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.exercise import WHOLE, Exercise
from shogi_desktop.coach.facts import MISSED, FactKind
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules.board.moves import drop_kind, is_drop
from shogi_desktop.rules.position import Position
from shogi_desktop.session.practice.drill import Verdict

from ...board.marks.hint import words_of
from ...widgets.side_marks import unmarked
from ...words.analysis.coach_words import sentences
from ...words.analysis.review_words import percent
from ...words.move_texts import move_text
from ...words.texts import piece_name
from ..solving.words import Words

_TELLING: Final = MISSED | {FactKind.WRONG_DROP, FactKind.SLOWER}
"""Facts that say what is to be found."""


def origin_words(exercise: Exercise) -> str:
    """Out of which game a position comes; "" where nothing is known of it."""
    translate = QCoreApplication.translate
    players = " – ".join(name for name in (exercise.black, exercise.white) if name)
    ply = translate("Practice", "before move {n}").format(n=exercise.ply) if exercise.ply else ""
    return ", ".join(part for part in (players, exercise.started, ply) if part)


def made_words(exercise: Exercise, start: Position, notation: str) -> str:
    """What was made in the game, and what it has cost."""
    text = QCoreApplication.translate("Practice", "In the game: {move}, chance to win {before}% → {after}%")
    before, after = (percent(chance / WHOLE) for chance in (exercise.before, exercise.after))
    return text.format(move=_made_text(exercise, start, notation), before=before, after=after)


def _made_text(exercise: Exercise, start: Position, notation: str) -> str:
    try:
        return move_text(start, parse_move(exercise.made, start), start.last_move(), notation)
    except NotationError:
        return exercise.made


def again_words(days: int, known: bool) -> str:
    """When a position comes up again."""
    translate = QCoreApplication.translate
    if not known:
        return translate("Practice", "Not tried yet")
    if not days:
        return translate("Practice", "To be repeated today")
    if days == 1:
        return translate("Practice", "Comes up again tomorrow")
    return translate("Practice", "Comes up again in {n} days").format(n=days)


def right_words(verdict: Verdict, start: Position, best: tuple[int, ...], notation: str) -> Words:
    """A good move, and the best one where it is another."""
    translate = QCoreApplication.translate
    if verdict.best or not best or best[0] == verdict.move:
        return translate("Practice", "Right, the best move known!"), ""
    text = translate("Practice", "The engine would play {move}: {before}% against {after}%.")
    before, after = percent(verdict.before), percent(verdict.after)
    move = move_text(start, best[0], start.last_move(), notation)
    return translate("Practice", "Right, a good move!"), text.format(move=unmarked(move), before=before, after=after)


def wrong_words(verdict: Verdict, start: Position, notation: str) -> Words:
    """A move that is worse, and why."""
    translate = QCoreApplication.translate
    text = translate("Practice", "Not this one: chance to win {before}% → {after}%")
    if verdict.again:
        text = translate("Practice", "Not this one, as in the game: chance to win {before}% → {after}%")
    facts = [fact for fact in verdict.facts if fact.kind not in _TELLING]
    why = sentences(facts, start, start.last_move(), notation)
    said = text.format(before=percent(verdict.before), after=percent(verdict.after))
    return said, unmarked("\n".join(why))


def hint_words(move: int, step: int, start: Position, coordinates: str) -> str:
    """A step of help towards a move: which piece it is made with, then the move."""
    translate = QCoreApplication.translate
    if step > 1:
        return words_of(move, start.variant, coordinates)
    if is_drop(move):
        name = piece_name(start.variant.kind(int(drop_kind(move))))
        return translate("Practice", "A piece from the hand: {piece}.").format(piece=name)
    return translate("Practice", "A good move is made with the piece with the star.")


def nothing_words() -> str:
    """Where there is nothing to practise yet."""
    return QCoreApplication.translate(
        "Practice",
        "There is nothing to practise yet. Open one of your games, analyse it, and choose “Practise the mistakes” in "
        "the menu Record.",
    )
