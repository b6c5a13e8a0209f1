"""Scores of an analysis in few letters: pawns with their sign, the chance to win, or the way to a mate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from shogi_desktop.analysis.review import chance_of
from shogi_desktop.game.notes import Score
from shogi_desktop.notation.wire.usi_lines import UNKNOWN_MATE
from shogi_desktop.rules import Position, Side

_BOUNDS: Final = {"": "", "lowerbound": "≥", "upperbound": "≤"}
_OTHER_BOUND: Final = {"lowerbound": "upperbound", "upperbound": "lowerbound", "": ""}
_MINUS: Final = "−"


def score_text(score: Score, position: Position, view: str) -> str:
    """A score for the side to move in a position; with the `view` "black" it is told as Black sees it, with "chance" as
    the chance to win, else ("mover") as the side to move sees it."""
    turn = Side(position.turn)
    if view == "chance" and score.mate is None:
        percent = QLocale().toString(round(100 * chance_of(score, position.variant)))
        return _BOUNDS[score.bound] + QCoreApplication.translate("ScoreWords", "{n}%").format(n=percent)
    turned = view == "black" and turn == Side.WHITE
    bound = _BOUNDS[_OTHER_BOUND[score.bound] if turned else score.bound]
    factor = -1 if turned else 1
    if score.mate is not None:
        return bound + _mate_text(score.mate * factor)
    pawns = score.cp * factor / 100
    digits = QLocale().toString(abs(pawns), "f", 2 if abs(pawns) < 99.995 else 0)
    return f"{bound}{_MINUS if pawns < 0 else '+'}{digits}"


def _mate_text(plies: int) -> str:
    sign = _MINUS if plies < 0 else "+"
    if abs(plies) == UNKNOWN_MATE:
        return sign + QCoreApplication.translate("ScoreWords", "mate")
    return sign + QCoreApplication.translate("ScoreWords", "mate {n}").format(n=abs(plies))
