"""What a text that nothing could read looks like, so that an error can say more than where reading stopped.

Only the beginning is looked at. Guesses are made from what each format must have and others do not; a text that shows
nothing of the kind is None.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .file_types import GAME, HODGES
from .kinds import Kind

LOOKED_AT: Final = 8192
"""Characters of a text that are looked at."""


_LINE_END: Final = re.compile("\r\n?")
# Every run of blanks is possessive: no pattern tries one text in two ways.
_ADDRESS: Final = re.compile(r"(?:https?|ftp|file)://\S+|www\.[^\s/.]+\.\S+", re.IGNORECASE)
_HTML: Final = re.compile(r"<(?:!doctype|html|head|body|div|table|span|p|a|meta|script|\?xml|svg)\b", re.IGNORECASE)
_KIF_MOVE: Final = re.compile(
    r"^[ \t\u3000]*+[0-9０-９]{1,5}+(?:[ \t\u3000]*+手目?+(?:[一二三]歩目)?[ \t\u3000]*+|[ \t\u3000]++)[▲△☗☖]?"
    r"(?:[1-9１-９][0-9０-９]?[一二三四五六七八九十]|[同仝]|投了|中断|詰み|千日手|持将棋)",
    re.MULTILINE,
)
_KIF_HEAD: Final = re.compile(r"^手数-+指手|^# ?-+ ?Kifu|^#KIF", re.MULTILINE | re.IGNORECASE)
_KI2_HEAD: Final = re.compile(r"^#KI2", re.MULTILINE)
_KI2_MOVE: Final = re.compile("[▲△☗☖▼▽][ \u3000]?(?:[1-9１-９][0-9０-９]?[一二三四五六七八九十]|[同仝])")
_RECORD_HEAD: Final = re.compile(r"^(?:手合割|棋種|先手|後手|下手|上手|開始日時|棋戦)[ \u3000]*+[：:]", re.MULTILINE)
_CSA_MOVE: Final = re.compile(r"^[+-][0-9]{2}[1-9]{2}(?:FU|KY|KE|GI|KI|KA|HI|OU|TO|NY|NK|NG|UM|RY)\b", re.MULTILINE)
_CSA_HEAD: Final = re.compile(r"^(?:V[0-9](?:\.[0-9])?|N[+-].*|PI[0-9A-Z]*|P1[-+* ].*|\$[A-Z_]+:.*)\s*$", re.MULTILINE)
_JKF: Final = re.compile(r'"(?:moves|initial|header)"[ \t\r\n]*+:')
_USEN: Final = re.compile(
    r"(?:[A-Za-z0-9_]{9,400}\.[bw]\.[A-Za-z0-9z-]{1,60})?(?:~[0-9]{1,5}\.[0-9a-z]*+(?:\.[a-z]?|$))"
)
_PSN_TAG: Final = re.compile(r'^\[(?:Sente|Gote)(?:Grade)? "', re.MULTILINE)
_PSN_MOVES: Final = re.compile(
    r"^[ \t]*+(?:1\.[ \t]*+)?P[1-9]?[a-i]?-?[1-9][a-i][ \t\r\n]++(?:[12]?\.*+)[ \t]*+\+?[PLNSGBRK]", re.MULTILINE
)
_PSN_COMMENT: Final = re.compile(r"^1\.\+?[PLNSGBRK][-1-9a-i]{2,5}[ \t]*+\r?\n\[", re.MULTILINE)
_PGN: Final = re.compile(r'^\[(?:Event|Site|White|Black|Result) "|(?:^|\s)1\. ?[a-hNBRQK]\S* +\S+', re.MULTILINE)
_USI_MOVE: Final = re.compile(r"(?:[1-9][0-9]?[a-z]{1,2}){2,4}\+?|(?:[A-Z]|\[[A-Z]{2,8}\])\*[1-9][0-9]?[a-z]{1,2}")
_CHESS_FIELD: Final = re.compile(r"(?:[rnbqkpRNBQKP1-8]{1,8}/){7}[rnbqkpRNBQKP1-8]{1,8}")
_SHOGI_FIELD: Final = re.compile(r"(?:[A-Za-z0-9+\[\]]{1,400}/){2,35}[A-Za-z0-9+\[\]]{1,400}")
_TOML: Final = re.compile(
    r'^[a-z_]{1,30} *+= *+(?:["\[{]|[0-9]|true|false)|^\[\[?[a-z_.]{1,60}\]\]?[ \t]*+$', re.MULTILINE
)


def looks_like(text: str) -> Kind | None:
    """The format that the beginning of `text` most likely has; None for anything else."""
    head = _LINE_END.sub("\n", text[:LOOKED_AT]).lstrip("\ufeff \t\n\u3000")
    return next((kind for kind, fits in _TRIALS if fits(head)), None)


def _is_game(head: str) -> bool:
    return head.startswith(GAME.begins)


def _is_hodges(head: str) -> bool:
    return head.startswith(HODGES.begins)


def _is_json(head: str) -> bool:
    return head.startswith(("{", "[{", "[[")) and ('"' in head or head.startswith("{}"))


def _is_jkf(head: str) -> bool:
    return _is_json(head) and _JKF.search(head) is not None


def _is_usi(head: str) -> bool:
    """A position command, or moves alone: every word of the first line but those at its end, which may be cut off."""
    words = head[:400].split()
    if words[:1] == ["position"] or words[:1] == ["startpos"] or words[:1] == ["moves"]:
        return True
    if len(head) > 400:
        words = words[:-1]
    return bool(words) and all(_USI_MOVE.fullmatch(word) for word in words)


def _first_word_is(pattern: re.Pattern[str]) -> Callable[[str], bool]:
    def fits(head: str) -> bool:
        words = head.removeprefix("position ").removeprefix("sfen ").split(maxsplit=1)
        return bool(words) and pattern.fullmatch(words[0]) is not None

    return fits


def _begins(pattern: re.Pattern[str]) -> Callable[[str], bool]:
    return lambda head: pattern.match(head) is not None


def _has(*patterns: re.Pattern[str]) -> Callable[[str], bool]:
    return lambda head: any(pattern.search(head) for pattern in patterns)


def _is_diagram(head: str) -> bool:
    return sum(line.lstrip(" \u3000").startswith(("|", "｜")) for line in head.splitlines()) > 1


_TRIALS: Final[tuple[tuple[Kind, Callable[[str], bool]], ...]] = (
    (Kind.GAME, _is_game),
    (Kind.HODGES, _is_hodges),
    (Kind.ADDRESS, _begins(_ADDRESS)),
    (Kind.HTML, _begins(_HTML)),
    (Kind.JKF, _is_jkf),
    (Kind.JSON, _is_json),
    (Kind.PSN, _has(_PSN_TAG, _PSN_MOVES, _PSN_COMMENT)),
    (Kind.PGN, _has(_PGN)),
    (Kind.CSA, _has(_CSA_MOVE, _CSA_HEAD)),
    (Kind.KIF, _has(_KIF_MOVE, _KIF_HEAD)),
    (Kind.KI2, _has(_KI2_MOVE, _KI2_HEAD)),
    (Kind.BOD, _is_diagram),
    (Kind.KIF, _has(_RECORD_HEAD)),
    (Kind.USEN, _begins(_USEN)),
    (Kind.FEN, _first_word_is(_CHESS_FIELD)),
    (Kind.SFEN, _first_word_is(_SHOGI_FIELD)),
    (Kind.USI, _is_usi),
    (Kind.TOML, _has(_TOML)),
)
