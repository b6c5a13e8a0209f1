"""Words about what the person has reached: ranks, a rating and its margin, why a game is not rated, next steps."""

from __future__ import annotations

from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.progress.next_step import NextStep, StepKind
from shogi_desktop.session.progress.played import ENGINE, PlayedGame
from shogi_desktop.session.progress.rating import Strength, rank_of, ranks_in

from ..widgets.plain import NAME
from .i18n import QT_TRANSLATE_NOOP, counted, translate
from .texts import level_name, piece_name
from .texts import word as game_word

_ONE_KYU: Final = QT_TRANSLATE_NOOP("Words", "1 kyu")
_KYU: Final = QT_TRANSLATE_NOOP("Words", "{n} kyu")
_DAN: Final = (
    QT_TRANSLATE_NOOP("Words", "1 dan"),
    QT_TRANSLATE_NOOP("Words", "2 dan"),
    QT_TRANSLATE_NOOP("Words", "3 dan"),
    QT_TRANSLATE_NOOP("Words", "4 dan"),
    QT_TRANSLATE_NOOP("Words", "5 dan"),
    QT_TRANSLATE_NOOP("Words", "6 dan"),
    QT_TRANSLATE_NOOP("Words", "7 dan"),
    QT_TRANSLATE_NOOP("Words", "8 dan"),
    QT_TRANSLATE_NOOP("Words", "9 dan"),
)
_UNRATED: Final = {
    "take_back": QT_TRANSLATE_NOOP("Progress", "a move was taken back"),
    "hint": QT_TRANSLATE_NOOP("Progress", "a hint was asked for"),
    "coach": QT_TRANSLATE_NOOP("Progress", "the coach was asked"),
    "teaching": QT_TRANSLATE_NOOP("Progress", "a teaching game"),
    "swapped": QT_TRANSLATE_NOOP("Progress", "the sides were changed"),
    "taken_over": QT_TRANSLATE_NOOP("Progress", "taken over from the computer"),
    "position": QT_TRANSLATE_NOOP("Progress", "begun from a position"),
    "edited": QT_TRANSLATE_NOOP("Progress", "changed or analysed on the way"),
    "handicap": QT_TRANSLATE_NOOP("Progress", "a handicap game"),
    "short": QT_TRANSLATE_NOOP("Progress", "over after too few moves"),
    "friend": QT_TRANSLATE_NOOP("Progress", "between two people"),
}
_NO_RESULT: Final = QT_TRANSLATE_NOOP("Progress", "without a result")
_NOT_KNOWN: Final = QT_TRANSLATE_NOOP("Progress", "the strength of {name} is not known")
_OFFERS: Final = {
    StepKind.LEVEL_UP: QT_TRANSLATE_NOOP(
        "Progress", "{n} win in a row against {rank}.|{n} wins in a row against {rank}."
    ),
    StepKind.LEVEL_DOWN: QT_TRANSLATE_NOOP(
        "Progress", "{n} loss in a row against {rank}.|{n} losses in a row against {rank}."
    ),
    StepKind.MATES: QT_TRANSLATE_NOOP("Progress", "Mated by checks: problems with mates in {n} train that."),
    StepKind.LESSON: QT_TRANSLATE_NOOP("Progress", "{piece} took most from you: a lesson shows its power."),
}
_BUTTONS: Final = {
    StepKind.LEVEL_UP: QT_TRANSLATE_NOOP("Progress", "Play {rank}"),
    StepKind.LEVEL_DOWN: QT_TRANSLATE_NOOP("Progress", "Play {rank}"),
    StepKind.MATES: QT_TRANSLATE_NOOP("Progress", "Solve"),
    StepKind.LESSON: QT_TRANSLATE_NOOP("Progress", "Lesson"),
}


def word(text: str) -> str:
    """A text of these tables in the language of the window."""
    return translate("Progress", text)


def rank_text(rank: int) -> str:
    """A rank as `ladder.rank_of` counts them: "8 kyu", "2 dan"."""
    if rank > 0:
        return game_word(_DAN[rank - 1])
    return game_word(_KYU).format(n=1 - rank) if rank else game_word(_ONE_KYU)


def strength_text(strength: Strength) -> str:
    """ "8 kyu ± 2": the rank, and how many ranks it may be off."""
    text = word(QT_TRANSLATE_NOOP("Progress", "{rank} ± {n}"))
    return text.format(rank=rank_text(rank_of(strength.rating)), n=ranks_in(strength.margin))


def bounds_text(strength: Strength) -> str:
    """The same in a sentence, with both ends."""
    low, high = (rank_text(rank_of(strength.rating + sign * strength.margin)) for sign in (-1, 1))
    text = QT_TRANSLATE_NOOP("Progress", "With 95 % certainty between {low} and {high}")
    return word(text).format(low=low, high=high)


def unrated_text(played: PlayedGame) -> str:
    """Why a game counts for no rating."""
    if played.unrated:
        return word(_UNRATED[played.unrated])
    if played.score is None:
        return word(_NO_RESULT)
    assert played.opponent == ENGINE
    return word(_NOT_KNOWN).format(name=excerpt(played.engine, NAME))


def not_rated_text(played: PlayedGame) -> str:
    """The same after a game."""
    return word(QT_TRANSLATE_NOOP("Progress", "Not rated: {why}")).format(why=unrated_text(played))


def rating_change_text(before: Strength | None, after: Strength) -> str:
    """The rating after a game, and the one before it where there was one."""
    if before is None:
        return word(QT_TRANSLATE_NOOP("Progress", "Your first rating: {now}")).format(now=strength_text(after))
    text = word(QT_TRANSLATE_NOOP("Progress", "Your rating: {now}, before it {before}"))
    return text.format(now=strength_text(after), before=strength_text(before))


def offer_text(step: NextStep, played: PlayedGame, variant: Variant) -> str:
    """The line that offers a step."""
    piece = piece_name(variant.kind(step.kind)) if step.kind else ""
    told = counted(word(_OFFERS[step.step]), step.row or step.plies, rank=level_name(played.level), piece=piece)
    return told[:1].upper() + told[1:]


def offer_button(step: NextStep) -> str:
    """What the button beside it says."""
    return word(_BUTTONS[step.step]).format(rank=level_name(step.level) if step.level else "")
