"""Moves of shogi without the mark of a side: `７六歩 ３四歩`, `1. 76歩 2. 34歩`, as they are typed in mails.

A line of them has nothing else, so that no words are taken for moves; numbers may stand before the moves, and the order
tells whose they are.
"""

from __future__ import annotations

import re
from typing import Final

from .numbers import BLANKS

_LAST: Final = "歩香桂銀金角飛玉王と全圭杏馬龍竜右左上引寄直行入成生打"
"""What may stand at the end of a move; what follows in brackets is where the piece came from, no number."""
NUMBER: Final = (
    rf"(?:(?<![{_LAST}])[(（])?[0-9０-９]{{1,4}}+(?:[{BLANKS}]*+[)）.．、:：]|手目?+[.．、:：]?+"
    rf"|(?=[{BLANKS}]))[{BLANKS}]*+"
)
"""The number of a move before it; a blank or another sign parts the two."""
SEPARATORS: Final = BLANKS + "、，,。・／/→"
"""What may stand between moves and says nothing."""

_TARGET: Final = rf"(?:[1-9１-９][1-9１-９一二三四五六七八九]|[同仝])[{BLANKS}]*+"
_PIECE: Final = "(?:成[香桂銀]|[歩香桂銀金角飛玉王と全圭杏馬龍竜])"
_ORIGIN: Final = "[(（][1-9１-９][1-9１-９][)）]"
_MOVE: Final = rf"(?:{NUMBER})?{_TARGET}{_PIECE}[右左上引寄直行入]{{0,3}}+(?:不成|成|生)?打?+(?:{_ORIGIN})?"
BARE: Final = re.compile(rf"[{BLANKS}]*+{_MOVE}(?:[{SEPARATORS}]*+{_MOVE})*[{SEPARATORS}]*+$")
"""A line of such moves, whole."""
MOVE_LINE: Final = re.compile(f"^{BARE.pattern}", re.MULTILINE)
