"""Whether a good move is worth a word: seldom, so that it says something."""

from __future__ import annotations

from enum import Enum
from typing import Final

from .purpose import AimKind, aims_of
from .sight import gain
from .threats import Prospects


class Praise(Enum):
    """What a good move is praised for."""

    SEEN = "seen"  # the best one, which wins, attacks several pieces or saves one
    WON = "won"  # another one that wins something


_SEEN: Final = {AimKind.TAKES, AimKind.BURNS, AimKind.FORKS, AimKind.FLEES, AimKind.SAVES}
_WINS: Final = {AimKind.TAKES, AimKind.BURNS}


def praise_of(seen: Prospects, best: bool) -> Praise | None:
    """Of a move that costs nothing; `best`: an engine would make it too. Taking back what has just taken, and quiet
    moves, go without a word."""
    wins = gain(seen.before.copy(), seen.move) >= seen.least
    if not (best or wins):
        return None
    kinds = {aim.kind for aim in aims_of(seen)}
    if AimKind.TAKES_BACK in kinds:
        return None
    if best and kinds & (_SEEN if wins else _SEEN - _WINS):
        return Praise.SEEN
    return Praise.WON if wins and kinds & _WINS else None
