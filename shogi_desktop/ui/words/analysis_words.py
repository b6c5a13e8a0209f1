"""What an analysis says in words: scores, the marks of moves, hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from shogi_desktop.analysis.review import Judged, LineReview, Mark, chance_of
from shogi_desktop.analysis.same_move import are_one
from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.notes import UNKNOWN_MATE, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import parse_line
from shogi_desktop.rules import Position, Side
from shogi_desktop.rules.board.moves import NO_MOVE, is_promotion
from shogi_desktop.session.play.hint import Hint

from .i18n import QT_TRANSLATE_NOOP, counted, translate
from .move_texts import deed_words, line_texts, move_text, told_move
from .texts import side_name

if TYPE_CHECKING:  # the coach is loaded when it first speaks, so that the program starts fast
    from shogi_desktop.coach.facts import FactKind, PlacedPiece

_BOUNDS: Final = {"": "", "lowerbound": "≥", "upperbound": "≤"}
_OTHER_BOUND: Final = {"lowerbound": "upperbound", "upperbound": "lowerbound", "": ""}
_MINUS: Final = "−"


@dataclass(frozen=True)
class ScoreStyle:
    """How scores are told: with the `view` "black" as Black sees them, with "chance" as Black's chance to win, with
    "mover" as the side to move sees them; in pawns, or in `hundredths` of one."""

    view: str = "black"
    hundredths: bool = False


def score_text(score: Score, position: Position, style: ScoreStyle) -> str:
    """A score for the side to move in a position."""
    turn, view = Side(position.turn), style.view
    if view == "chance" and score.mate is None:
        chance, bound = chance_of(score, position.variant), score.bound
        if turn == Side.WHITE:
            chance, bound = 1 - chance, _OTHER_BOUND[bound]
        return _BOUNDS[bound] + percent_text(chance)
    turned = view in ("black", "chance") and turn == Side.WHITE
    bound = _BOUNDS[_OTHER_BOUND[score.bound] if turned else score.bound]
    factor = -1 if turned else 1
    if score.mate is not None:
        return bound + _mate_text(score.mate * factor)
    pawns = abs(score.cp) / 100
    digits = str(abs(score.cp)) if style.hundredths else QLocale().toString(pawns, "f", 2 if pawns < 99.995 else 0)
    return f"{bound}{_MINUS if score.cp * factor < 0 else '+'}{digits}"


def _mate_text(plies: int) -> str:
    sign = _MINUS if plies < 0 else "+"
    if abs(plies) == UNKNOWN_MATE:
        return sign + translate("ScoreWords", "mate")
    return sign + translate("ScoreWords", "mate {n}").format(n=abs(plies))


SIGNS: Final = {Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}
"""As in chess books."""
_MARKS: Final = {
    Mark.INACCURACY: QT_TRANSLATE_NOOP("ReviewWords", "inaccuracy"),
    Mark.MISTAKE: QT_TRANSLATE_NOOP("ReviewWords", "mistake"),
    Mark.BLUNDER: QT_TRANSLATE_NOOP("ReviewWords", "blunder"),
}
_MATE_MISSED: Final = QT_TRANSLATE_NOOP("ReviewWords", "missed a mate in {n}")
_LONG_MATE_MISSED: Final = QT_TRANSLATE_NOOP("ReviewWords", "missed a mate")
_MATE_ALLOWED: Final = QT_TRANSLATE_NOOP("ReviewWords", "allowed a mate in {n}")
_LONG_MATE_ALLOWED: Final = QT_TRANSLATE_NOOP("ReviewWords", "allowed a mate")
_BETTER: Final = QT_TRANSLATE_NOOP("ReviewWords", "better: {move}")
_WORSE: Final = QT_TRANSLATE_NOOP("ReviewWords", "A later look finds this worse than the coach did.")
_NOT_SO_BAD: Final = QT_TRANSLATE_NOOP("ReviewWords", "A later look finds this better than the coach did.")
_SEEMED: Final = QT_TRANSLATE_NOOP(
    "ReviewWords",
    "At a second look move {moves} was better than it had seemed."
    "|At a second look these moves were better than they had seemed: {moves}.",
)
_LOSS: Final = QT_TRANSLATE_NOOP("ReviewWords", "{side}’s chance to win {before}% → {after}%")


def mark_name(mark: Mark) -> str:
    return _word(_MARKS[mark])


def percent(share: float) -> str:
    """A share of 1 as a number of hundredths, without its sign."""
    return QLocale().toString(round(100 * share))


def percent_text(share: float) -> str:
    """A share of 1 in hundredths, with the sign as the language writes it."""
    return translate("ScoreWords", "{n}%").format(n=percent(share))


def seen_chances(mover: Side, before: float, after: float, view: str) -> tuple[Side, str, str]:
    """Whose chances to win are told, and what they were before and after a move, in hundredths: those of the side that
    made it in the `view` "mover", else Black's (see `ScoreStyle`)."""
    if view == "mover" or mover is Side.BLACK:
        return mover, percent(before), percent(after)
    return Side.BLACK, percent(1 - before), percent(1 - after)


def judgement_parts(
    judged: Judged, position: Position, notation: str, view: str, beside: FactKind | None = None
) -> Iterator[str]:
    """What is said of a move that was made in a position: its mark, what it has cost in the `view` of `ScoreStyle`, its
    mates, what was better; but not what the coach says `beside` it."""
    if judged.mark is not None:
        yield mark_name(judged.mark)
    if judged.mark is not None or judged.missed or judged.allowed:
        yield loss_text(judged.mover, judged.before, judged.after, view)
    from shogi_desktop.coach.facts import DROPS, MISSED, FactKind

    if judged.missed and beside is not FactKind.MISSES_MATE:
        yield _mate(judged.missed, _MATE_MISSED, _LONG_MATE_MISSED)
    if judged.allowed and beside is not FactKind.ALLOWS_MATE:
        yield _mate(judged.allowed, _MATE_ALLOWED, _LONG_MATE_ALLOWED)
    better = better_move(judged, position, notation) if beside not in MISSED | DROPS else ""
    if better and judged.mark is not None:
        yield _word(_BETTER).format(move=better)


def covered_text(known: int, positions: int) -> str:
    """How much of a game was analysed."""
    done, total = (QLocale().toString(number) for number in (known, positions))
    text = translate("ReviewWords", "{done} of {total} position analysed|{done} of {total} positions analysed")
    return counted(text, positions, done=done, total=total)


def gap_text(review: LineReview) -> str:
    """That, of a game that was not analysed as a whole; "" of others."""
    return "" if review.is_whole else covered_text(review.known, review.positions)


def seemed_text(plies: Sequence[int]) -> str:
    """That moves with these numbers, which had a mark, are not so bad."""
    names = list(map(str, sorted(plies)))
    named = ", ".join([*names[:MOST_MOVES], "…"] if len(names) > MOST_MOVES else names)
    return counted(_word(_SEEMED), len(names), moves=named)


def loss_text(mover: Side, before: float, after: float, view: str) -> str:
    """What a move has cost, in the `view` of `ScoreStyle`."""
    side, had, left = seen_chances(mover, before, after, view)
    return _word(_LOSS).format(side=side_name(side), before=had, after=left)


def doubt_text(judged: Judged, good: bool | None) -> str:
    """That a move which the coach has called `good` in the game, or a blunder (False), is judged otherwise now; ""
    where it is not, or where nothing was said (None)."""
    if good and judged.mark is not None:
        return _word(_WORSE)
    if good is False and (judged.mark is None or judged.mark < Mark.MISTAKE):
        return _word(_NOT_SO_BAD)
    return ""


def better_move(judged: Judged, position: Position, notation: str) -> str:
    """What the engine would have made instead, "" where it is the same move or none is known."""
    line = parse_line([judged.best], position) if judged.best else ()
    if not line or are_one(line[0], judged.node.move, position):
        return ""
    before = judged.node.parent.move if judged.node.parent else 0
    return move_text(position, line[0], before, notation)


def node_words(game: Game, node: Node, judged: Judged | None, text: str, notation: str, style: ScoreStyle) -> str:
    """A move by its number and text, the score after it, and how it is judged, in a few lines."""
    start = translate("ReviewWords", "Start")
    parts = [f"{node.ply}  {text}" if node.parent else start]
    position = game.start
    for step in node.path()[:-1]:
        position.play(step.move)
    judgement = " · ".join(judgement_parts(judged, position, notation, style.view)) if judged is not None else ""
    if node.parent:
        position.play(node.move)
    if node.evaluation is not None:
        parts[0] += f"  {score_text(node.evaluation.score, position, style)}"
    return "\n".join([*parts, judgement] if judgement else parts)


def _mate(plies: int, short: str, long: str) -> str:
    return _word(long) if plies == UNKNOWN_MATE else _word(short).format(n=plies)


def _word(text: str) -> str:
    return translate("ReviewWords", text)


MOST_MOVES: Final = 9  # of a line are told
MOST_LETTERS: Final = 120  # of what is told of an engine


def threat_text(position: Position, threat: Hint, notation: str, attacked: Sequence[PlacedPiece] = ()) -> str:
    """What the other side would do in `position` if the side to move passed; before it what stands `attacked`, of many
    the first ones and how many more, unless the last royal piece would be taken."""
    would = _would_do(position, threat, notation)
    if not attacked or (threat.move != NO_MOVE and _takes_last_royal(_passed(position), threat.move)):
        return would
    from .advice_words import placed_listed

    pieces = placed_listed(attacked, position.variant, notation)
    text = translate("HintWords", "Attacked: {pieces}.").format(pieces=pieces)
    return f"{text}  {would}" if is_threat(position, threat) else text


def _would_do(position: Position, threat: Hint, notation: str) -> str:
    if threat.move == NO_MOVE:
        return translate("HintWords", "Threatened: to declare the win (entering king).")
    if not is_threat(position, threat):
        return translate("HintWords", "Nothing is threatened at once.")
    passed = _passed(position)
    texts = _told_line(passed, threat, NO_MOVE, notation)
    if _takes_last_royal(passed, threat.move):
        return translate("HintWords", "Threatened: {move}").format(
            move=deed_words(passed.variant, passed.transition(threat.move), notation)
        )
    if threat.mate > 0:
        moves = list(islice(line_texts(passed, threat.line, NO_MOVE, notation), MOST_MOVES))  # all in one notation
        line = "  ".join(moves) + (" …" if max(threat.mate, len(threat.line)) > len(moves) else "")
        return translate("HintWords", "Threatened: mate in {n}: {line}").format(n=threat.mate, line=line)
    return translate("HintWords", "The other side would play {move}").format(move=texts[0])


def is_threat(position: Position, threat: Hint) -> bool:
    """Whether what the other side would do takes, promotes or leads to mate."""
    if threat.move == NO_MOVE or threat.mate > 0 or is_promotion(threat.move):
        return True
    return bool(_passed(position).transition(threat.move).removals)


def _passed(position: Position) -> Position:
    passed = position.copy()
    passed.set_turn(position.turn ^ 1)
    return passed


def hint_text(position: Position, hint: Hint, before: int, notation: str) -> str:
    """A hint for `position`, to which the move `before` has led (NO_MOVE: none); who gave it, where that was not the
    program, or why another one did not."""
    told = _move_text(position, hint, before, notation)
    beside = hint.by or hint.trouble
    return f"{told}  ({excerpt(beside, MOST_LETTERS)})" if beside else told


def _told_line(position: Position, hint: Hint, before: int, notation: str) -> list[str]:
    """The moves of a hint as they are told, the first one in words where its letters would tell nothing."""
    texts = list(islice(line_texts(position, hint.line, before, notation), MOST_MOVES))
    return [told_move(position, hint.move, before, notation), *texts[1:]]


def _takes_last_royal(position: Position, move: int) -> bool:
    """Whether a move ends the game by taking, where that is not left undone as after a mate."""
    if not position.takes_royals:
        return False
    prey = position.royal_squares(position.turn ^ 1)
    taken = {each.square for each in position.transition(move).removals}
    return bool(prey) and taken.issuperset(prey)


def _move_text(position: Position, hint: Hint, before: int, notation: str) -> str:
    if hint.move == NO_MOVE:
        return translate("HintWords", "Hint: declare the win now (entering king).")
    texts = _told_line(position, hint, before, notation)
    if _takes_last_royal(position, hint.move):
        return translate("HintWords", "Hint: {move}").format(
            move=deed_words(position.variant, position.transition(hint.move), notation)
        )
    line = "  ".join(texts) + (" …" if len(hint.line) > len(texts) else "")
    if hint.mate > 0:
        return translate("HintWords", "Hint: mate in {n}: {line}").format(n=hint.mate, line=line)
    if hint.mate < 0:
        text = translate("HintWords", "Hint: the mate cannot be avoided; the longest defence is {line}")
        return text.format(line=line)
    return translate("HintWords", "Hint: {move}").format(move=texts[0])
