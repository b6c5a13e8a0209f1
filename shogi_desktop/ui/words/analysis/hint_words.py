"""What a hint says in words: the move, the way to mate, the longest defence, or that the game is won by declaring."""

from __future__ import annotations

from itertools import islice
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.session.play.hint import Hint

from ..move_texts import line_texts

MOST_MOVES: Final = 9  # of a line are told
MOST_LETTERS: Final = 120  # of what is told of an engine


def threat_text(position: Position, threat: Hint, notation: str) -> str:
    """What the other side would do in `position` if the side to move passed."""
    translate = QCoreApplication.translate
    if threat.move == NO_MOVE:
        return translate("HintWords", "Threatened: to declare the win (entering king).")
    passed = position.copy()
    passed.set_turn(position.turn ^ 1)
    texts = list(islice(line_texts(passed, threat.line, NO_MOVE, notation), MOST_MOVES))
    if threat.mate > 0:
        line = "  ".join(texts) + (" …" if len(threat.line) > len(texts) else "")
        return translate("HintWords", "Threatened: mate in {n}: {line}").format(n=threat.mate, line=line)
    return translate("HintWords", "The other side would play {move}").format(move=texts[0])


def hint_text(position: Position, hint: Hint, before: int, notation: str) -> str:
    """A hint for `position`, to which the move `before` has led (NO_MOVE: none); who gave it, where that was not the
    program, or why another one did not."""
    told = _move_text(position, hint, before, notation)
    beside = hint.by or hint.trouble
    return f"{told}  ({excerpt(beside, MOST_LETTERS)})" if beside else told


def _move_text(position: Position, hint: Hint, before: int, notation: str) -> str:
    translate = QCoreApplication.translate
    if hint.move == NO_MOVE:
        return translate("HintWords", "Hint: declare the win now (entering king).")
    texts = list(islice(line_texts(position, hint.line, before, notation), MOST_MOVES))
    line = "  ".join(texts) + (" …" if len(hint.line) > len(texts) else "")
    if hint.mate > 0:
        return translate("HintWords", "Hint: mate in {n}: {line}").format(n=hint.mate, line=line)
    if hint.mate < 0:
        text = translate("HintWords", "Hint: the mate cannot be avoided; the longest defence is {line}")
        return text.format(line=line)
    return translate("HintWords", "Hint: {move}").format(move=texts[0])
