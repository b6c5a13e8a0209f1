"""Text to position, move and game, and back; one format per module, always as parse/format pairs.

Every format can also be imported from here by its name alone, wherever its module lives: `notation.sfen`.
"""

import sys

from .moves import hodges, japanese, usi
from .positions import bod, position_text, sfen
from .records import hodges_record, ki2, kif, problem_set, shogi_file
from .wire import problem_lines, usi_lines

__all__ = [
    "bod",
    "hodges",
    "hodges_record",
    "japanese",
    "ki2",
    "kif",
    "position_text",
    "problem_lines",
    "problem_set",
    "sfen",
    "shogi_file",
    "usi",
    "usi_lines",
]

for _format in __all__:
    sys.modules[f"{__name__}.{_format}"] = globals()[_format]
