"""What the coach says during a game: whether a move is safe, and why one was made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from shogi_desktop.analysis.review import Mark
from shogi_desktop.coach.facts import MISSED, FactKind
from shogi_desktop.coach.purpose import Aim, AimKind
from shogi_desktop.notation.wire.usi_lines import UNKNOWN_MATE
from shogi_desktop.rules import Position
from shogi_desktop.session.analysis.coaching import Lesson
from shogi_desktop.session.play.game_coach import Reason

from ..i18n import QT_TRANSLATE_NOOP
from ..move_texts import line_texts, move_text
from .coach_words import listed, sentences

MOST_REASONS: Final = 2  # of one move: more cannot be read on the board
_A = AimKind
AIMS: Final = {
    _A.MATES: QT_TRANSLATE_NOOP("Advice", "Wins the game."),
    _A.CHECKS: QT_TRANSLATE_NOOP("Advice", "Gives check."),
    _A.THREATENS_MATE: QT_TRANSLATE_NOOP("Advice", "Threatens mate in {n}, beginning with {move}."),
    _A.TAKES_BACK: QT_TRANSLATE_NOOP("Advice", "Takes back: {pieces}."),
    _A.TAKES: QT_TRANSLATE_NOOP("Advice", "Takes {pieces}."),
    _A.BURNS: QT_TRANSLATE_NOOP("Advice", "Burns {pieces}."),
    _A.FORKS: QT_TRANSLATE_NOOP("Advice", "Attacks several pieces at once: {pieces}."),
    _A.ATTACKS: QT_TRANSLATE_NOOP("Advice", "Threatens to take {pieces}."),
    _A.ANSWERS_CHECK: QT_TRANSLATE_NOOP("Advice", "Answers the check."),
    _A.FLEES: QT_TRANSLATE_NOOP("Advice", "Brings this piece to safety: {pieces}."),
    _A.SAVES: QT_TRANSLATE_NOOP("Advice", "Saves {pieces}, which could have been taken."),
    _A.PROMOTES: QT_TRANSLATE_NOOP("Advice", "Promotes: {pieces}."),
    _A.BEST: QT_TRANSLATE_NOOP("Advice", "The computer at its strongest would play it too."),
    _A.QUIET: QT_TRANSLATE_NOOP("Advice", "Takes nothing and threatens nothing at once."),
}
_LONG_MATE: Final = QT_TRANSLATE_NOOP("Advice", "Threatens mate, beginning with {move}.")
_UNSAFE: Final = {
    Mark.INACCURACY: QT_TRANSLATE_NOOP("Advice", "Playable, but not the best. {reasons}"),
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Advice", "Not a good move. {reasons}"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("Advice", "Not safe! {reasons}"),
}
_MISSES: Final = QT_TRANSLATE_NOOP("Advice", "There is something much better here.")
_SAFE: Final = QT_TRANSLATE_NOOP("Advice", "This looks safe: nothing speaks against it.")
_BEST: Final = QT_TRANSLATE_NOOP("Advice", "A good move: the computer would play it too.")
_UNKNOWN: Final = QT_TRANSLATE_NOOP("Advice", "The coach cannot tell.")
_WAS: Final = {
    Mark.INACCURACY: QT_TRANSLATE_NOOP("Advice", "But it was not the best move. {reasons}"),
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Advice", "But it was a mistake. {reasons}"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("Advice", "But it was a blunder. {reasons}"),
}
_EARLIER: Final = {
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Advice", "The move before it, {move}, was a mistake. {reasons}"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("Advice", "The move before it, {move}, was a blunder. {reasons}"),
}


def safe_text(lesson: Lesson | None, notation: str) -> str:
    """Whether a move that somebody thinks of is safe. What it would miss is not given away."""
    if lesson is None:
        return _word(_UNKNOWN)
    if lesson.mark is None:
        return _word(_SAFE if lesson.better[:1] != (lesson.move,) else _BEST)
    costs = [fact for fact in lesson.facts if fact.kind not in MISSED and fact.kind is not FactKind.SLOWER]
    if not costs:
        return _word(_MISSES if lesson.mark >= Mark.MISTAKE else _SAFE)
    told = sentences(costs[:MOST_REASONS], lesson.position, lesson.last, notation)
    return _word(_UNSAFE[lesson.mark]).format(reasons=" ".join(told))


def reasons_text(lesson: Lesson, notation: str) -> str:
    """What was wrong with a move, in a sentence or two."""
    return " ".join(sentences(lesson.facts[:MOST_REASONS], lesson.position, lesson.last, notation))


def better_text(lesson: Lesson, notation: str) -> str:
    """The move that would have been better."""
    move = move_text(lesson.position, lesson.better[0], lesson.last, notation)
    return QCoreApplication.translate("Advice", "Better was {move}.").format(move=move)


def why_text(reason: Reason, notation: str) -> str:
    """Why a move was made, how good it was, and whether the one before it was a mistake; a line for each."""
    return "\n".join(_why(reason, notation))


def _why(reason: Reason, notation: str) -> Iterator[str]:
    after = reason.position.copy()
    after.play(reason.move)
    move = move_text(reason.position, reason.move, reason.last, notation)
    told = " ".join(_aim_sentence(aim, after, reason.move, notation) for aim in reason.aims)
    yield QCoreApplication.translate("Advice", "{move}: {reasons}").format(move=move, reasons=told)
    lesson, earlier = reason.lesson, reason.earlier
    if lesson is not None and lesson.mark is not None and lesson.facts:
        yield _word(_WAS[lesson.mark]).format(reasons=reasons_text(lesson, notation))
    if earlier is not None and earlier.mark in _EARLIER:
        text = move_text(earlier.position, earlier.move, earlier.last, notation)
        yield _word(_EARLIER[earlier.mark]).format(move=text, reasons=reasons_text(earlier, notation))


def _aim_sentence(aim: Aim, after: Position, move: int, notation: str) -> str:
    passed = after.copy()
    passed.set_turn(after.turn ^ 1)
    line = list(line_texts(passed, aim.line[:1], move, notation))
    sentence = _LONG_MATE if aim.plies == UNKNOWN_MATE else AIMS[aim.kind]
    pieces = listed(aim.pieces, after.variant, notation)
    return _word(sentence).format(n=QLocale().toString(aim.plies), move="".join(line), pieces=pieces)


def _word(text: str) -> str:
    return QCoreApplication.translate("Advice", text)
