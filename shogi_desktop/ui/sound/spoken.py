"""What is read aloud: moves as Japanese readers have them, and the seconds of a clock. Other languages say moves as
`words.move_words` has them."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.notation.moves import japanese
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.pieces.kana import kana_of
from .countdown import COUNTED_FROM, WARNED_AT, Second

_DIGITS: Final = ("", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう")
_SHORT: Final = {
    "歩": "ふ",
    "香": "きょう",
    "桂": "けい",
    "銀": "ぎん",
    "金": "きん",
    "角": "かく",
    "飛": "ひしゃ",
    "玉": "ぎょく",
    "王": "おう",
    "と": "と",
    "成香": "なりきょう",
    "成桂": "なりけい",
    "成銀": "なりぎん",
    "馬": "うま",
    "龍": "りゅう",
}
_SIDES: Final = ("せんて", "ごて")
_AFTER: Final = {
    "不成": "ならず",
    "成": "なり",
    "右": "みぎ",
    "左": "ひだり",
    "上": "あがる",
    "寄": "よる",
    "引": "ひく",
    "直": "すぐ",
    "打": "うつ",
    "→": "から",
    "（居食い）": "いぐい",
    "（じっと）": "じっと",
}
_SQUARE: Final = r"[０-９]+[一二三四五六七八九十]+"
_PART: Final = re.compile("|".join([*map(re.escape, _AFTER), r"（[^）]*）", _SQUARE]))


def japanese_move(position: Position, move: int, before: int) -> str:
    """A move as Japanese readers have it, in kana: せんて、ななろく ふ.

    `before` is the move made before, NO_MOVE = none.
    """
    variant = position.variant
    written = japanese.format_move(position, move, to_square(before) if before else None)[1:]
    kind = _mover(position, move)
    where, _, after = written.partition(japanese.piece_text(variant, kind))
    place = "どう" if where == japanese.SAME_SQUARE else _japanese_square(where)
    told = " ".join([f"{place} {_japanese_piece(variant, kind)}", *filter(None, map(_after, _PART.findall(after)))])
    return f"{_SIDES[position.turn]}、{told}"


def _after(part: str) -> str:
    """What stands behind the name of the piece; notes that say what burns are not read."""
    return _japanese_square(part) if "０" <= part[0] <= "９" else _AFTER.get(part, "")


def _japanese_square(text: str) -> str:
    """７六 and １６十四: the file in digits, the rank in kanji."""
    file = "".join(letter for letter in text if "０" <= letter <= "９")
    rank = text[len(file) :]
    tens, _, ones = rank.rpartition("十")
    number = ((_kanji_digit(tens) or 1) if "十" in rank else 0) * 10 + _kanji_digit(ones)
    return _japanese_number(int(file)) + _japanese_number(number)


def _kanji_digit(text: str) -> int:
    return "〇一二三四五六七八九".index(text) if text else 0


def _japanese_number(number: int) -> str:
    tens, ones = divmod(number, 10)
    return ((_DIGITS[tens] if tens > 1 else "") + "じゅう" if tens else "") + _DIGITS[ones]


def _japanese_piece(variant: Variant, kind: Kind) -> str:
    return _SHORT.get(japanese.piece_text(variant, kind)) or kana_of(kind.romaji)


_SECONDS: Final = QT_TRANSLATE_NOOP("Spoken", "{n} seconds")
_BYOYOMI: Final = QT_TRANSLATE_NOOP("Spoken", "From now on {n} seconds for each move")


def _mover(position: Position, move: int) -> Kind:
    kind = drop_kind(move) if is_drop(move) else kind_of(position.piece_at(from_square(move)))
    return position.variant.kind(kind)


def _word(text: str) -> str:
    return QCoreApplication.translate("Spoken", text)


def second_words(second: Second, in_japanese: bool) -> str:
    """What is said of a second of the clock, "" = nothing.

    Japanese readers count in byoyomi what has been used: the tens, and then one by one; others what is left.
    """
    if second.entered:
        whole = second.whole
        return f"これより、いってにつき、{whole}秒でお願いします" if in_japanese else _word(_BYOYOMI).format(n=whole)
    if second.in_byoyomi and in_japanese:
        used = second.whole - second.left
        if 0 < second.left < WARNED_AT:
            return str(WARNED_AT - second.left)
        return f"{used}秒" if used > 0 and second.left > 0 and used % 10 == 0 else ""
    if second.left == WARNED_AT and second.whole != WARNED_AT:
        return f"残り{WARNED_AT}秒" if in_japanese else _word(_SECONDS).format(n=WARNED_AT)
    counted = second.in_byoyomi or second.whole == 0
    return str(second.left) if counted and 0 < second.left <= COUNTED_FROM else ""
