"""Text to position, move and game, and back; one format per module, always as parse/format pairs.

Every format can also be imported from here by its name alone, wherever its module lives: `notation.sfen`.
"""

import sys

from .moves import hodges, japanese, usi
from .positions import bod, position_text, sfen
from .records import detect, encodings, hodges_record, ki2, kif, problem_set, shogi_file
from .records.programs import csa, jkf, psn, usen, usi_games
from .wire import problem_lines, usi_lines

__all__ = [
    "bod",
    "csa",
    "detect",
    "encodings",
    "hodges",
    "hodges_record",
    "japanese",
    "jkf",
    "ki2",
    "kif",
    "position_text",
    "problem_lines",
    "problem_set",
    "psn",
    "sfen",
    "shogi_file",
    "usen",
    "usi",
    "usi_games",
    "usi_lines",
]

for _format in __all__:
    sys.modules[f"{__name__}.{_format}"] = globals()[_format]
