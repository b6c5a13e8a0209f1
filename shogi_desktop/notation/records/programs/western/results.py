"""Results in PSN and PGN: `1-0`, `Gote resigns`, and what tags and comments tell of the reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from ..end_words import result_of

UNFINISHED: Final = "*"
SCORES: Final[Mapping[str, Side | None]] = {
    "1-0": Side.BLACK, "0-1": Side.WHITE, "1/2-1/2": None, "1/2": None, "½-½": None, "½": None, "0.5-0.5": None,
}  # fmt: skip
"""Who moved first stands first."""
_DASHES: Final = str.maketrans("–—−", "---")
_SENTENCE: Final = re.compile(
    r"(?P<side>sente|gote|black|white)[ \t]++(?P<deed>resigns?|resigned|loses|lost|wins|won)\b.{0,200}",
    re.IGNORECASE | re.DOTALL,
)
_REASONS: Final = (
    (re.compile(r"resign|投了", re.IGNORECASE), Reason.RESIGN),
    (re.compile(r"\btime|flag|clock|切れ", re.IGNORECASE), Reason.TIME),
    (re.compile(r"illegal|反則", re.IGNORECASE), Reason.ILLEGAL_MOVE),
    (re.compile(r"perpetual", re.IGNORECASE), Reason.PERPETUAL_CHECK),
    (re.compile(r"repetition|sennichite|千日手", re.IGNORECASE), Reason.REPETITION),
    (re.compile(r"impasse|jishogi|持将棋", re.IGNORECASE), Reason.IMPASSE),
    (re.compile(r"declar|entering|入玉|宣言", re.IGNORECASE), Reason.DECLARATION),
    (re.compile(r"stalemate", re.IGNORECASE), Reason.NO_MOVES),
    (re.compile(r"mate|詰み", re.IGNORECASE), Reason.CHECKMATE),
    (re.compile(r"abandon|disconnect|forfeit|default", re.IGNORECASE), Reason.FORFEIT),
    (re.compile(r"agree", re.IGNORECASE), Reason.AGREEMENT),
)
_WON: Final = (
    Reason.RESIGN, Reason.TIME, Reason.ILLEGAL_MOVE, Reason.PERPETUAL_CHECK, Reason.DECLARATION, Reason.NO_MOVES,
    Reason.CHECKMATE, Reason.FORFEIT,
)  # fmt: skip


def is_score(word: str) -> bool:
    """Whether a word is `1-0` or the like, `*` among them."""
    return word == UNFINISHED or word.translate(_DASHES) in SCORES


def is_sentence(word: str) -> bool:
    """Whether it is `Gote resigns` or the like."""
    return _SENTENCE.fullmatch(word) is not None


def result_of_text(text: str, position: Position, white_first: bool, told: str) -> GameResult | None:
    """The result that a word or the tag of the result means at the end of a game; None for none.

    `white_first`: who moves first is called White; `told` are words that may tell the reason.
    """
    text = text.strip().translate(_DASHES)
    if text in SCORES:
        return _of_winner(SCORES[text], position, told)
    if sentence := _SENTENCE.fullmatch(text):
        return _of_sentence(sentence, position, white_first, told)
    return result_of(text, Side(position.turn))


def _of_winner(winner: Side | None, position: Position, told: str) -> GameResult:
    """With the reason that was told, that of the position, or none."""
    outcome = position.outcome()
    if outcome is not None and outcome.winner == winner:
        return GameResult.of_outcome(outcome)
    for pattern, reason in _REASONS:
        if pattern.search(told) and (reason in _WON) == (winner is not None):
            return GameResult(winner, reason)
    return GameResult(winner, Reason.AGREEMENT if winner is None else Reason.OTHER)


def _of_sentence(found: re.Match[str], position: Position, white_first: bool, told: str) -> GameResult:
    first = ("sente", "white") if white_first else ("sente", "black")
    side = Side.BLACK if found["side"].lower() in first else Side.WHITE
    deed = found["deed"].lower()
    if deed.startswith("resign"):
        return GameResult(side.other, Reason.RESIGN)
    return _of_winner(side if deed in ("wins", "won") else side.other, position, f"{found.group()} {told}")
