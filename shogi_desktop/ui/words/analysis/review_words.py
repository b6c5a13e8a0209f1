"""What is said of moves that an analysis has judged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from shogi_desktop.analysis.review import Judged, Mark
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import parse_line
from shogi_desktop.notation.wire.usi_lines import UNKNOWN_MATE
from shogi_desktop.rules import Position

from ..i18n import QT_TRANSLATE_NOOP
from ..move_texts import move_text
from .score_words import score_text

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
_LOSS: Final = QT_TRANSLATE_NOOP("ReviewWords", "chance to win {before}% → {after}%")


def mark_name(mark: Mark) -> str:
    return _word(_MARKS[mark])


def percent(share: float) -> str:
    """A share of 1 as a number of hundredths, without its sign."""
    return QLocale().toString(round(100 * share))


def judgement_parts(judged: Judged, position: Position, notation: str) -> Iterator[str]:
    """What is said of a move that was made in a position: its mark, what it has cost, its mates, what was better."""
    if judged.mark is not None:
        yield mark_name(judged.mark)
    if judged.mark is not None or judged.missed or judged.allowed:
        yield _word(_LOSS).format(before=percent(judged.before), after=percent(judged.after))
    if judged.missed:
        yield _mate(judged.missed, _MATE_MISSED, _LONG_MATE_MISSED)
    if judged.allowed:
        yield _mate(judged.allowed, _MATE_ALLOWED, _LONG_MATE_ALLOWED)
    better = better_move(judged, position, notation)
    if better and judged.mark is not None:
        yield _word(_BETTER).format(move=better)


def better_move(judged: Judged, position: Position, notation: str) -> str:
    """What the engine would have made instead, "" where it is the same move or none is known."""
    line = parse_line([judged.best], position) if judged.best else ()
    if not line or line[0] == judged.node.move:
        return ""
    before = judged.node.parent.move if judged.node.parent else 0
    return move_text(position, line[0], before, notation)


def node_words(game: Game, node: Node, judged: Judged | None, text: str, notation: str, view: str) -> str:
    """A move by its number and text, the score after it, and how it is judged, in a few lines."""
    start = QCoreApplication.translate("ReviewWords", "Start")
    parts = [f"{node.ply}  {text}" if node.parent else start]
    position = game.start
    for step in node.path()[:-1]:
        position.play(step.move)
    judgement = " · ".join(judgement_parts(judged, position, notation)) if judged is not None else ""
    if node.parent:
        position.play(node.move)
    if node.evaluation is not None:
        parts[0] += f"  {score_text(node.evaluation.score, position, view)}"
    return "\n".join([*parts, judgement] if judgement else parts)


def _mate(plies: int, short: str, long: str) -> str:
    return _word(long) if plies == UNKNOWN_MATE else _word(short).format(n=plies)


def _word(text: str) -> str:
    return QCoreApplication.translate("ReviewWords", text)
