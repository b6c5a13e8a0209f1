"""KIF, the record format of Japanese programs, for every variant: `parse_kif`, `format_kif`.

    手合割：平手
    先手：Hanako
    後手：Taro
    手数----指手---------消費時間--
    *a comment on the start
       1 ７六歩(77)   ( 0:02/00:00:02)
       2 ３四歩(33)   ( 0:05/00:00:05)+
    *a comment on this move
    &a bookmark
       3 投了         ( 0:39/00:00:41)
    まで2手で後手の勝ち

    変化：2手
       2 ８四歩(83)   ( 0:03/00:00:03)

Reading is lenient: every problem is reported and the game returned as far as it goes. A variation begins at the move
of its number of the last line above it. Other variants than shogi have the headers of `kifu.variants`; on boards of
more than nine files or ranks a move is written as Lishogi writes chu shogi: `12十歩兵 （←12十一）`, in two lines (or
three) where a piece captures and goes on (`3手目一歩目`, `3手目二歩目`), and with `（焼３、焼死）` for what burns.
"""

from __future__ import annotations

from .kifu.games import Reader
from .kifu.kif_body import KifBody, kif_sort
from .kifu.writing import format_games, format_kif
from .reading import Reading, Steps, finish

__all__ = ["format_games", "format_kif", "kif_steps", "parse_kif"]


def parse_kif(text: str, preferred: str = "shogi") -> Reading:
    """The games of a text and its problems. `preferred` is the variant where the text tells none."""
    return finish(kif_steps(text, preferred))


def kif_steps(text: str, preferred: str = "shogi") -> Steps[Reading]:
    """`parse_kif` in steps."""
    return Reader(kif_sort, KifBody).read(text, preferred)
