"""What the coach says during a game: whether a move is safe, why one was made, what was wrong with one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.analysis.review import Mark
from shogi_desktop.coach.facts import MISSED, FactKind, PlacedPiece
from shogi_desktop.coach.praise import Praise
from shogi_desktop.coach.purpose import Aim, AimKind, aims_of
from shogi_desktop.coach.threats import Prospects, Threat
from shogi_desktop.game.notes import SHORT_MATE, UNKNOWN_MATE
from shogi_desktop.rules import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.analysis.coaching import CoachedMove
from shogi_desktop.session.play.coach import MoveReason
from shogi_desktop.session.play.hint import Hint

from .coach_words import capitalised, kind_name, listed, sentences, square_name
from .i18n import QT_TRANSLATE_NOOP, counted, joined_sentences, translate
from .move_texts import deed_words, line_texts, move_text

MOST_REASONS: Final = 2  # of one move: more cannot be read on the board
_A = AimKind
AIMS: Final = {
    _A.MATES: QT_TRANSLATE_NOOP("Advice", "Wins the game."),
    _A.CHECKS: QT_TRANSLATE_NOOP("Advice", "Gives check."),
    _A.THREATENS_MATE: QT_TRANSLATE_NOOP("Advice", "Threatens mate in {n}, beginning with {move}."),
    _A.TAKES_BACK: QT_TRANSLATE_NOOP("Advice", "Takes {pieces} in return."),
    _A.TAKES: QT_TRANSLATE_NOOP("Advice", "Takes {pieces}."),
    _A.BURNS: QT_TRANSLATE_NOOP("Advice", "Burns {pieces}."),
    _A.FORKS: QT_TRANSLATE_NOOP("Advice", "Attacks {pieces} at once."),
    _A.ATTACKS: QT_TRANSLATE_NOOP("Advice", "Threatens to take {pieces}."),
    _A.ANSWERS_CHECK: QT_TRANSLATE_NOOP("Advice", "Answers the check."),
    _A.FLEES: QT_TRANSLATE_NOOP("Advice", "Brings {pieces} to safety."),
    _A.SAVES: QT_TRANSLATE_NOOP("Advice", "Saves {pieces}, which could have been taken."),
    _A.PROMOTES: QT_TRANSLATE_NOOP("Advice", "Promotes {pieces}."),
    _A.OPENS: QT_TRANSLATE_NOOP("Advice", "Opens the way of {pieces}."),
    _A.BEST: QT_TRANSLATE_NOOP("Advice", "The computer at its strongest would play it too."),
    _A.QUIET: QT_TRANSLATE_NOOP("Advice", "A quiet move."),
}
_PRAISES: Final = {
    Praise.SEEN: QT_TRANSLATE_NOOP("Advice", "Well seen."),
    Praise.WON: QT_TRANSLATE_NOOP("Advice", "Good move."),
}
_CHECKED: Final = QT_TRANSLATE_NOOP("Advice", "Your king is in check.")
_STILL: Final = QT_TRANSLATE_NOOP("Advice", "{by} still attacks your {piece}.")
_ATTACKS: Final = QT_TRANSLATE_NOOP("Advice", "{by} attacks your {piece}.")
_ATTACKER: Final = QT_TRANSLATE_NOOP("Advice", "the {piece}")
_ON_SQUARE: Final = QT_TRANSLATE_NOOP("Advice", "{piece} on {square}")
_CALM: Final = QT_TRANSLATE_NOOP("Advice", "None of your pieces is in danger.")
_GUARDED: Final = QT_TRANSLATE_NOOP("Advice", "The {pieces} is attacked, and guarded.|Attacked, and guarded: {pieces}.")
_LONG_MATE: Final = QT_TRANSLATE_NOOP("Advice", "Threatens mate, beginning with {move}.")
_UNSAFE: Final = {
    Mark.INACCURACY: QT_TRANSLATE_NOOP("Advice", "Playable, but not the best. {reasons}"),
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Advice", "Not a good move. {reasons}"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("Advice", "Not safe! {reasons}"),
}
_MISSES: Final = QT_TRANSLATE_NOOP("Advice", "There is something much better here.")
_SAFE: Final = QT_TRANSLATE_NOOP("Advice", "This looks safe: nothing speaks against it.")
_BEST: Final = QT_TRANSLATE_NOOP("Advice", "A good move: the computer would play it too.")
_CANNOT_TELL: Final = QT_TRANSLATE_NOOP("Advice", "The coach cannot tell.")
_WAS: Final = {
    Mark.INACCURACY: QT_TRANSLATE_NOOP("Advice", "But it was not the best move. {reasons}"),
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Advice", "But it was a mistake. {reasons}"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("Advice", "But it was a blunder. {reasons}"),
}
_EARLIER: Final = {
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Advice", "The move before it, {move}, was a mistake. {reasons}"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("Advice", "The move before it, {move}, was a blunder. {reasons}"),
}
_YOURS: Final = {
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Advice", "Your move {move} was a mistake. {reasons}"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("Advice", "Your move {move} was a blunder. {reasons}"),
}
_CHANCE: Final = QT_TRANSLATE_NOOP("Advice", "A chance: you can take its {piece}.")
_CAN_MATE: Final = QT_TRANSLATE_NOOP("Advice", "The computer made a mistake: you can mate, beginning with {move}.")
_CAN_TAKE: Final = QT_TRANSLATE_NOOP("Advice", "The computer made a mistake: you can take its {piece}.")
_CAN_WIN_LATER: Final = QT_TRANSLATE_NOOP("Advice", "The computer made a mistake: after {move} its {piece} is lost.")
_CAN_GAIN: Final = QT_TRANSLATE_NOOP("Advice", "The computer made a mistake: {move} is a strong answer.")
_NO_CHANCE: Final = (FactKind.SLOWER, FactKind.BURNS_OWN, FactKind.TAKES_OWN)
"""What leaves nothing for the other side to do: what a move has removed itself stands there no more."""
_BETTER_PLACE: Final = QT_TRANSLATE_NOOP("Advice", "It brings this piece to a better place.")
_BEGINS_MATE: Final = QT_TRANSLATE_NOOP("Advice", "It begins a mate.")
_HOLDS: Final = QT_TRANSLATE_NOOP("Advice", "Nothing holds out longer.")


def safe_text(lesson: CoachedMove | None, notation: str) -> str:
    """Whether a move that somebody thinks of is safe. What it would miss is not given away."""
    if lesson is None:
        return _advice(_CANNOT_TELL)
    if lesson.mark is None:
        return _advice(_SAFE if lesson.better[:1] != (lesson.move,) else _BEST)
    costs = [fact for fact in lesson.facts if fact.kind not in MISSED and fact.kind is not FactKind.SLOWER]
    if not costs:
        return _advice(_MISSES if lesson.mark >= Mark.MISTAKE else _SAFE)
    told = sentences(costs[:MOST_REASONS], lesson.position, lesson.last, notation)
    return _advice(_UNSAFE[lesson.mark]).format(reasons=joined_sentences(*told))


def reasons_text(lesson: CoachedMove, notation: str) -> str:
    """What was wrong with a move, in a sentence or two."""
    return " ".join(sentences(lesson.facts[:MOST_REASONS], lesson.position, lesson.last, notation))


def praise_words(praise: Praise) -> str:
    """Few and quiet."""
    return _advice(_PRAISES[praise])


def better_text(lesson: CoachedMove, notation: str) -> str:
    """The move that would have been better."""
    move = move_text(lesson.position, lesson.better[0], lesson.last, notation)
    return translate("Advice", "Better was {move}.").format(move=move)


@dataclass(frozen=True)
class WhyWords:
    """Why a move was made: what is in danger by it ("" for nothing), and a line each for what else there is to say."""

    danger: str
    reasons: str

    @property
    def whole(self) -> str:
        return "\n".join(filter(None, (self.danger, self.reasons)))


def why_words(reason: MoveReason, notation: str, yours: bool) -> WhyWords:
    """Why a move was made, how good it was, and whether the one before it was a mistake. `yours`: the reader has the
    pieces that the move attacks; what they have to answer is said first then."""
    after = reason.position.copy()
    after.play(reason.move)
    danger = list(_dangers(reason, after, notation)) if yours else []
    return WhyWords(" ".join(danger), "\n".join(_why(reason, after, notation, yours, bool(danger))))


def _dangers(reason: MoveReason, after: Position, notation: str) -> Iterator[str]:
    """A check, a mate that is threatened, and pieces that could be taken: all that is drawn on the board."""
    for aim in reason.aims:
        if aim.kind is AimKind.CHECKS:
            yield _advice(_CHECKED)
        elif aim.kind in (AimKind.THREATENS_MATE, AimKind.FORKS):
            yield _aim_sentence(aim, after, reason.move, notation)
    forked = {seen for aim in reason.aims if aim.kind is AimKind.FORKS for seen in aim.pieces}
    for threat in reason.threats:
        if threat.piece not in forked:
            yield _threat_sentence(threat, after.variant, notation)


def _threat_sentence(threat: Threat, variant: Variant, notation: str) -> str:
    by = _advice(_ATTACKER).format(piece=kind_name(threat.by, variant))
    piece = _placed(threat.piece, variant, notation)
    return capitalised(_advice(_STILL if threat.standing else _ATTACKS).format(by=by, piece=piece))


def _placed(piece: PlacedPiece, variant: Variant, notation: str) -> str:
    place = square_name(piece.square, variant, notation)
    return _advice(_ON_SQUARE).format(piece=kind_name(piece, variant), square=place)


def placed_listed(pieces: Sequence[PlacedPiece], variant: Variant, notation: str) -> str:
    """What stands where, the first ones of many."""
    return listed(pieces, variant, notation, _placed)


def guarded_text(pieces: Sequence[PlacedPiece], variant: Variant, notation: str) -> str:
    """Which pieces are attacked though nothing could be won by taking them; "" for none."""
    if not pieces:
        return ""
    return counted(_advice(_GUARDED), len(pieces), pieces=placed_listed(pieces, variant, notation))


def _why(reason: MoveReason, after: Position, notation: str, yours: bool, danger: bool) -> Iterator[str]:
    aims = [aim for aim in reason.aims if not (yours and _is_told(aim, reason))]
    told = [_aim_sentence(aim, after, reason.move, notation) for aim in aims]
    if yours and not danger:
        told = told or [_advice(AIMS[AimKind.QUIET]), _advice(_CALM)]
        told += filter(None, [guarded_text(reason.guarded, after.variant, notation)])
    if told:
        move = capitalised(move_text(reason.position, reason.move, reason.last, notation))
        yield translate("Advice", "{move}: {reasons}").format(move=move, reasons=" ".join(told))
    lesson, earlier = reason.lesson, reason.earlier
    chances: list[str] = []
    if lesson is not None and lesson.mark is not None and lesson.facts:
        if not yours:
            yield _advice(_WAS[lesson.mark]).format(reasons=reasons_text(lesson, notation))
        elif lesson.mark >= Mark.MISTAKE:
            chances = list(_chance(lesson, after, notation))
    if yours and not chances and reason.chance is not None:
        chances = [_advice(_CHANCE).format(piece=_placed(reason.chance, after.variant, notation))]
    yield from chances
    if earlier is not None and earlier.mark in _EARLIER:
        text = move_text(earlier.position, earlier.move, earlier.last, notation)
        sentence = (_YOURS if yours else _EARLIER)[earlier.mark]
        yield _advice(sentence).format(move=text, reasons=reasons_text(earlier, notation))


def _chance(lesson: CoachedMove, after: Position, notation: str) -> Iterator[str]:
    """What the other side can make of a mistake; nothing where something better was only missed."""
    costs = [fact for fact in lesson.facts if fact.kind not in MISSED and fact.kind not in _NO_CHANCE]
    if not costs or not lesson.reply:
        return
    fact, sentence = costs[0], _CAN_GAIN
    taken = {PlacedPiece(each.square, each.piece) for each in after.transition(lesson.reply[0]).removals}
    lost = [piece for piece in fact.victims if piece.piece and piece.piece & 1 != after.turn]
    if fact.kind is FactKind.ALLOWS_MATE:
        sentence = _CAN_MATE
    elif lost:
        sentence = _CAN_TAKE if lost[0] in taken else _CAN_WIN_LATER
    piece = _placed(lost[0], after.variant, notation) if lost else ""
    yield _advice(sentence).format(move=move_text(after, lesson.reply[0], lesson.move, notation), piece=piece)


def taught_hint(seen: Prospects, hint: Hint, notation: str) -> str:
    """A hint for who learns: which piece goes where, and why, without any line of play."""
    position = seen.before
    said = (AimKind.TAKES, AimKind.TAKES_BACK, AimKind.PROMOTES, AimKind.QUIET)  # in the words of the move itself
    aims = [aim for aim in aims_of(seen) if aim.kind not in said][:1]
    reasons = [_aim_sentence(aim, seen.after, hint.move, notation) for aim in aims]
    if 1 < hint.mate <= SHORT_MATE:
        reasons.append(_advice(_BEGINS_MATE))
    elif hint.mate < 0:
        reasons.append(_advice(_HOLDS))
    transition = position.transition(hint.move)
    if not reasons and not transition.removals and not transition.promoted:
        reasons = [_advice(_BETTER_PLACE)]
    deed = deed_words(position.variant, transition, notation)
    return " ".join([translate("Advice", "Hint: {deed}.").format(deed=deed), *reasons])


def _is_told(aim: Aim, reason: MoveReason) -> bool:
    """Whether an aim is among the dangers already, or says nothing to who has to answer it."""
    if aim.kind is AimKind.ATTACKS:
        return set(aim.pieces) <= {threat.piece for threat in reason.threats}
    return aim.kind in (AimKind.CHECKS, AimKind.THREATENS_MATE, AimKind.FORKS, AimKind.BEST, AimKind.QUIET)


def _aim_sentence(aim: Aim, after: Position, move: int, notation: str) -> str:
    passed = after.copy()
    passed.set_turn(after.turn ^ 1)
    line = list(line_texts(passed, aim.line[:1], move, notation))
    sentence = _LONG_MATE if aim.plies == UNKNOWN_MATE else AIMS[aim.kind]
    pieces = listed(aim.pieces, after.variant, notation)
    return _advice(sentence).format(n=QLocale().toString(aim.plies), move="".join(line), pieces=pieces)


def _advice(text: str) -> str:
    return translate("Advice", text)
