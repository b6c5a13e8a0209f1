"""How a game ended, in the words of Japanese records: a word in place of a move, a line `まで107手で先手の勝ち`.

The word says the reason and, seen from the side that would have moved, who has won: 投了 is a loss, 入玉勝ち a win. The
line below says who has won, and the reason where it is not plain resignation. KIF has no words for some ends that this
program and its variants know; they are plain Japanese, which other programs show or pass over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules.board.pieces import Side

from .written_move import BLANKS

SIDES: Final[Mapping[str, Side]] = {
    "先手": Side.BLACK, "下手": Side.BLACK, "後手": Side.WHITE, "上手": Side.WHITE,
}  # fmt: skip
LONGEST_WORD: Final = 64
_UNKNOWN: Final = "終局"
_NOBODY: Final = "、勝敗なし"


@dataclass(frozen=True)
class _Word:
    """`gain`: 1 a win for the side that would have moved, -1 a loss, 0 neither; `others` are read as well, and kept as
    the detail where they are `telling` more."""

    word: str
    reason: Reason
    gain: int
    others: tuple[str, ...] = ()
    telling: bool = False


_ADJOURNED: Final = (
    "封じ手", "封手", "指し掛け", "指掛け", "指しかけ", "差し掛け", "打ち掛け", "打掛け", "打ち切り", "打切り",
    "一時中断", "中止",
)  # fmt: skip
_WORDS: Final = (
    _Word("投了", Reason.RESIGN, -1),
    _Word("詰み", Reason.CHECKMATE, -1, ("詰", "詰め", "詰み上がり")),
    _Word("切れ負け", Reason.TIME, -1, ("時間切れ", "時間切れ負け", "Time-up", "タイムアップ")),
    _Word("反則負け", Reason.ILLEGAL_MOVE, -1),
    _Word("反則勝ち", Reason.ILLEGAL_MOVE, 1),
    _Word("千日手", Reason.REPETITION, 0),
    _Word("持将棋", Reason.IMPASSE, 0),
    _Word("入玉勝ち", Reason.DECLARATION, 1, ("入玉宣言", "宣言勝ち", "勝ち宣言", "勝宣言", "入玉宣言勝ち")),
    _Word("中断", Reason.ABORTED, 0, _ADJOURNED, telling=True),
    _Word("不詰", Reason.NO_MATE, 0, ("不詰み",)),
    _Word("不戦敗", Reason.FORFEIT, -1),
    _Word("不戦勝", Reason.FORFEIT, 1),
    _Word("引き分け", Reason.AGREEMENT, 0, ("引分", "引分け")),
    _Word("最大手数", Reason.MOVE_LIMIT, 0, ("手数制限",)),
    _Word("無進展", Reason.QUIET_LIMIT, 0),
    _Word("トライ", Reason.TRY, -1, ("トライ勝ち",)),
    _Word("千日手打開せず", Reason.STARTED_REPETITION, -1),
    _Word("連続王手の千日手", Reason.PERPETUAL_CHECK, -1, ("連続王手", "王手連続千日手")),
    _Word("ステイルメイト", Reason.NO_MOVES, -1),
    _Word("王取り", Reason.ROYALS_LOST, -1),
    _Word("裸王", Reason.BARE_KING, -1),
    _Word("エンジン停止", Reason.ENGINE_FAILURE, -1),
)
_OF_WORD: Final[Mapping[str, _Word]] = {name: word for word in _WORDS for name in (word.word, *word.others)}
_FAULTS: Final = {
    "nifu": "二歩", "dead_piece": "行き所のない駒", "left_in_check": "王手放置", "uchifuzume": "打ち歩詰め",
    "full_file": "同筋の駒数", "must_promote": "不成",
    "lion_trading": "獅子の取り合い", "promotion": "成れない駒", "repetition": "同一局面", "not_a_move": "動けない所",
}  # fmt: skip
_FAULT_OF: Final = {word: fault for fault, word in _FAULTS.items()}

_NUMBER: Final = r"(?P<moves>[0-9０-９]{1,9}+|[〇一二三四五六七八九十百]{1,9}+)"
_TOLD: Final = re.compile(rf"[{BLANKS}]*+(?:まで|以上)[、,{BLANKS}]*+{_NUMBER}手目?+(?:で|にて|まで)?(?P<rest>.*+)")
_DETAIL: Final = re.compile(r"(?P<rest>[^（）]*+)(?:（(?P<detail>[^（）]*+)）)?.*+")
_SUBJECTS: Final = ("反則負け", "反則勝ち", "入玉勝ち", "不戦敗", "不戦勝")
"""Words that are said of the side that would have moved, in the line below too: 先手の反則負け."""
_WON: Final = re.compile(rf"(?:(?P<reason>.{{1,{LONGEST_WORD}}}?)により)?(?P<side>{'|'.join(SIDES)})の?+(?P<word>\S++)")


def is_end(word: str) -> bool:
    """Whether this is a word that records end a game with."""
    return word in _OF_WORD


def may_be_end(word: str) -> bool:
    """Whether this may be a word that ends a game: some records have words of their own, such as 待った."""
    return word in _OF_WORD or word.replace("-", "").replace("_", "").isalpha()


def end_of_word(word: str, mover: Side) -> GameResult:
    """What a word in place of a move says; `mover` is the side that would have moved."""
    known = _OF_WORD.get(word)
    if known is None:
        return GameResult(None, Reason.OTHER, "" if word == _UNKNOWN else plain(word))
    winner = {1: mover, -1: mover.other, 0: None}[known.gain]
    return GameResult(winner, known.reason, word if known.telling and word != known.word else "")


def word_of_end(result: GameResult, mover: Side) -> str:
    """The word that stands in place of a move."""
    if result.reason is Reason.OTHER:
        word = plain(result.detail)
        return word if may_be_end(word) and word not in _OF_WORD else _UNKNOWN
    if _tells(result.detail, result.reason):
        return result.detail
    words = [word for word in _WORDS if word.reason is result.reason]
    gain = 0 if result.winner is None else 1 if result.winner is mover else -1
    return next((word.word for word in words if word.gain == gain), words[0].word)


def told_end(result: GameResult, mover: Side, moves: int, names: Mapping[Side, str], worded: bool = False) -> str:
    """The line that tells the end after so many moves; `names` are what the sides are called.

    With `worded` the reason stands above it in place of a move.
    """
    word = word_of_end(result, mover)
    usual = end_of_word(word, mover).winner
    if result.winner is None:
        told = word + (_NOBODY if usual is not None else "")
    elif word in _SUBJECTS and usual is result.winner:
        told = f"{names[mover]}の{word}"
    else:
        reason = "" if worded or result.reason is Reason.RESIGN else f"{word}により"
        told = f"{reason}{names[result.winner]}の勝ち"
    said = word == result.detail and (result.reason is Reason.OTHER or _tells(word, result.reason))
    detail = "" if said else plain(_FAULTS.get(result.detail, result.detail))
    return f"まで{moves}手で{told}" + (f"（{detail}）" if detail else "")


def _tells(detail: str, reason: Reason) -> bool:
    """Whether a detail is itself a word for an end of this reason."""
    known = _OF_WORD.get(detail)
    return known is not None and known.telling and known.reason is reason


def plain(text: str) -> str:
    """A detail as one word of a line."""
    return "".join("-" if sign in "（）()" else sign for sign in "_".join(text.split()))[:LONGEST_WORD]


def told_of_line(line: str) -> str | None:
    """What a line `まで...` tells behind the number of moves; None for any other line."""
    found = _TOLD.match(line)
    return found["rest"].strip(BLANKS + "。") if found else None


def end_of_told(told: str, mover: Side, known: GameResult | None) -> GameResult:
    """The end that a line tells; what the word above it has said, `known`, is completed by it."""
    parts = _DETAIL.fullmatch(told)
    rest, detail = (parts["rest"].strip(BLANKS), parts["detail"] or "") if parts else (told, "")
    detail = _FAULT_OF.get(detail, detail)[:LONGEST_WORD]
    won = _WON.match(rest)
    if won is None:
        word = rest.removesuffix(_NOBODY)
        end = known or end_of_word(word or _UNKNOWN, mover)
        return replace(end, winner=end.winner if word == rest else None, detail=end.detail or detail)
    side, word = SIDES[won["side"]], won["word"]
    if word in _OF_WORD:
        end = end_of_word(word, side)
        known = replace(end, detail=known.detail, spent_ms=known.spent_ms) if known else end
    else:
        winner = side.other if word.startswith("負") else side
        known = replace(known or end_of_word(won["reason"] or "投了", winner.other), winner=winner)
    return replace(known, detail=known.detail or detail)
