"""Moves as a person types them, in any notation: `76fu`, `P-7f`, `７六歩`, `7g7f`, `7776`, `+WBx5e`, `8c9d8c`.

Every move that may be made has a few forms, and each is a row of slots: the words one of which stands there. A text is
followed along all of them at once, so that it is known at every letter which moves it may still become. Left out may be
the signs between squares, where a piece comes from, and the word for a drop where no piece on the board goes there. A
move that promotes says so, unless its piece must.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, TypeAlias

from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    PROMOTION,
    drop_kind,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    to_square,
    vias,
)
from shogi_desktop.rules.board.pieces import EMPTY, kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..errors import NotationError
from ..limits import LONGEST_MOVE
from ..moves import hodges
from .hodges import OLDER_LETTERS
from .japanese import kanji_number, relation

_SHORT: Final = {
    "歩": "fu", "香": "kyo kyou", "桂": "kei", "銀": "gin", "金": "kin", "角": "kaku", "飛": "hi",
    "玉": "gyoku ou o 王", "と": "to", "全": "narigin", "圭": "narikei", "杏": "narikyo narikyou",
    "馬": "uma", "龍": "ryu ryuu 竜",
}  # fmt: skip
"""What pieces are called for short, besides their first kanji."""
_LONG: Final = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}
_SIGNS: Final = str.maketrans("−–—‐ー～×", "------x", " 、")


def plain(text: str) -> str:
    """A typed text as words are compared: wide letters as narrow ones, small, without blanks and marks of sides."""
    narrow = unicodedata.normalize("NFKC", text.translate(_SIGNS)).casefold()
    return "".join(letter for letter in narrow if letter not in " 、☗☖▲△▼▽")


def square_words(variant: Variant, square: int) -> tuple[str, ...]:
    """7f, 76, 7六, 七六; on a board of more than nine files 11,2 too, which 112 would leave open."""
    file, rank = variant.file_of(square), variant.rank_of(square)
    words = [variant.square_name(square), f"{file}{rank}", f"{file}{kanji_number(rank)}"]
    words.append(kanji_number(file) + kanji_number(rank))
    if max(variant.files, variant.ranks) > 9:
        words.append(f"{file},{rank}")
    return tuple(words)


def _letter_words(variant: Variant, kind: Kind) -> tuple[str, ...]:
    """The letters of a piece, those of older texts too."""
    now = kind.abbreviation
    return _distinct(now, kind.code, *(old for old, new in OLDER_LETTERS.items() if new == now))


def name_words(variant: Variant, kind: Kind) -> tuple[str, ...]:
    """Its names in kanji, Latin letters and English, and its letters."""
    kanji = [kind.kanji, kind.kanji_white, kind.kanji_short]
    kanji += [name.replace("龍", "竜") for name in kanji]
    short = _SHORT.get(kind.kanji_short, "").split()
    return _distinct(*_letter_words(variant, kind), *kanji, *_spelled(kind.romaji), *short, kind.name)


def _spelled(romaji: str) -> tuple[str, str]:
    """A reading without macrons, its long vowels as one letter or as two: kyosha, kyousha."""
    romaji = romaji.replace("'", "")
    bare = unicodedata.normalize("NFKD", romaji)
    once = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return once, "".join(_LONG.get(letter, letter) for letter in romaji)


def _distinct(*words: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(plain(word) for word in words if word))


Slot: TypeAlias = tuple[str, ...]
"""The words one of which stands in a place of a form; "" among them: nothing need stand there."""

_SAME: Final = ("同", "dou", "do")
_DROP: Final = ("*", "'", "打", "uchi", "utsu")
_PROMOTES: Final = ("+", "成", "成る", "nari", "naru")
_STAYS: Final = ("", "=", "不成", "生", "funari", "narazu")
_ONWARD: Final = ("", "-", "x", "→", ">")
_IGUI: Final = ("(居食い)", "居食い", "igui")
_PASSES: Final = ("", "(じっと)", "じっと", "jitto", "pass")
_MOTIONS: Final = {1: ("上", "行", "入", "agaru", "ue"), 0: ("寄", "yoru"), -1: ("引", "hiku")}
_STRAIGHT: Final = ("直", "choku", "sugu")
_SIDES: Final = {1: ("右", "migi"), -1: ("左", "hidari")}
_BURNT: Final = re.compile(r"\(焼[^)]*\)?$")


class Fit(IntEnum):
    """How a text fits a form: not; as its beginning; from end to end."""

    NOT = 0
    BEGINS = 1
    WRITES = 2


@dataclass(frozen=True)
class Meant:
    """What a typed text means: the moves that it writes, those that it may still become, and how many of its letters
    (as `plain` leaves them) were understood by any form."""

    text: str
    written: tuple[int, ...] = ()
    further: tuple[int, ...] = ()
    understood: int = 0

    @property
    def move(self) -> int:
        """The one move that the text writes, or can become; NO_MOVE where there is none or are several."""
        found = self.written or self.further
        return found[0] if len(found) == 1 else NO_MOVE


class TypedMoves:
    """Reads what is typed in one position. `moves` are those that may be made, `previous_to` is the square that the
    move before led to (-1: none), which 同 stands for."""

    def __init__(self, position: Position, moves: Iterable[int], previous_to: int = -1) -> None:
        self._position = position.copy()
        self._variant = position.variant
        self._previous_to = previous_to
        self._moves = list(moves)
        self._squares: dict[int, Slot] = {}
        self._rivals: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        for move in self._moves:
            if not is_drop(move):
                origins = self._rivals.setdefault(self._way(move & ~PROMOTION), [])
                origins += [] if int(from_square(move)) in origins else [int(from_square(move))]
        self._decided = {move & ~PROMOTION for move in self._moves if is_promotion(move)}
        self._forms = [(move, list(self._forms_of(move)), list(self._implied_forms_of(move))) for move in self._moves]

    def read(self, text: str) -> Meant:
        """What a text means here; of one that no form fits, how far it was understood."""
        wanted = _BURNT.sub("", plain(text))
        meant = Meant(wanted)
        if not wanted or len(text) > LONGEST_MOVE:
            return meant
        written, implied, further = [], [], []
        for move, forms, implying in self._forms:
            fit, reached = max(_follow(wanted, form) for form in forms)
            hint, also = max((_follow(wanted, form) for form in implying), default=(Fit.NOT, 0))
            meant = replace(meant, understood=max(meant.understood, reached, also))
            if fit is Fit.WRITES:
                written.append(move)
            elif hint is Fit.WRITES:
                implied.append(move)
            elif Fit.BEGINS in (fit, hint):
                further.append(move)
        if not (written or implied or further):
            return replace(meant, written=self._as_printed(text))
        if written:
            return replace(meant, written=tuple(written), further=tuple(further + implied))
        return replace(meant, written=tuple(implied), further=tuple(further))

    def _as_printed(self, text: str) -> tuple[int, ...]:
        """By the whole of Hodges's notation, in which it can be told what burns."""
        try:
            move = hodges.parse_move(text, self._position)
        except NotationError:
            return ()
        return (move,) if move in self._moves else ()

    # The forms of a move

    def _forms_of(self, move: int) -> Iterator[list[Slot]]:
        steps = [*vias(move), int(to_square(move))]
        if is_drop(move):
            names = name_words(self._variant, self._variant.kind(drop_kind(move)))
            yield [names, _DROP, self._square(steps[0])]
            yield [self._target(steps[0]), names, _DROP]
            return
        origin = int(from_square(move))
        kind = self._variant.kind(kind_of(self._position.piece_at(origin)))
        promotion = self._promotion(move)
        walked = [slot for step in steps for slot in (_ONWARD, self._square(step))]
        home = self._square(origin)
        if is_pass(move):
            yield [home, ("",), (*_ONWARD, *_PASSES), ("", *home)]
        else:
            yield [home, *walked, promotion]
        signs = [slot for step in steps for slot in (self._sign(step), self._square(step))]
        names = name_words(self._variant, kind)
        yield [names, ("", *home), *signs, promotion]
        stays = len(steps) == 2 and steps[-1] == origin
        if stays:
            yield [names, ("", *home), ("x!",), self._square(steps[0]), promotion]
        which = ("", *self._which(move, origin, steps[0]))
        onward = [] if stays else walked[2:]
        notes = _IGUI if stays else _PASSES if is_pass(move) else ("",)
        yield [self._target(steps[0]), ("", "-"), names, which, *onward, promotion, notes]

    def _implied_forms_of(self, move: int) -> Iterator[list[Slot]]:
        """Those of a drop that is not called one."""
        if is_drop(move):
            names, target = name_words(self._variant, self._variant.kind(drop_kind(move))), int(to_square(move))
            yield [names, ("", "-"), self._square(target)]
            yield [self._target(target), names]

    def _square(self, square: int) -> Slot:
        if square not in self._squares:
            self._squares[square] = square_words(self._variant, square)
        return self._squares[square]

    def _target(self, square: int) -> Slot:
        return (*self._square(square), *_SAME) if square == self._previous_to else self._square(square)

    def _sign(self, square: int) -> Slot:
        return ("", "-") if self._position.piece_at(square) == EMPTY else ("", "-", "x", ":")

    def _promotion(self, move: int) -> Slot:
        if is_promotion(move):
            return _PROMOTES if move & ~PROMOTION in self._moves else ("", *_PROMOTES)
        return _STAYS if move in self._decided else ("",)

    def _way(self, move: int) -> tuple[int, tuple[int, ...]]:
        """What is moved, and over which squares."""
        return int(self._position.piece_at(from_square(move))), (*vias(move), int(to_square(move)))

    def _which(self, move: int, origin: int, target: int) -> Iterator[str]:
        """The words that may tell the piece from others of its name: whence it comes, and how."""
        yield from (f"({word})" for word in self._square(origin))
        rivals = [each for each in self._rivals.get(self._way(move & ~PROMOTION), ()) if each != origin]
        motion, side = relation(self._position, origin, target)
        yield from _MOTIONS[motion]
        if (motion, side) == (1, 0):
            yield from _STRAIGHT
        for way, words in _SIDES.items():
            others = [relation(self._position, rival, origin)[1] for rival in rivals]
            if all(other == -way for other in others):
                yield from words
            alike = [r for r in rivals if relation(self._position, r, target)[0] == motion]
            if all(relation(self._position, rival, origin)[1] == -way for rival in alike):
                yield from (word + moved for word in words for moved in _MOTIONS[motion])


def _follow(text: str, slots: list[Slot], slot: int = 0, at: int = 0) -> tuple[Fit, int]:
    """How the text fits the slots from this place on, and how many of its letters they have taken."""
    if slot == len(slots):
        return (Fit.WRITES if at == len(text) else Fit.NOT), at
    best = Fit.NOT, at
    for word in slots[slot]:
        if text.startswith(word, at):
            best = max(best, _follow(text, slots, slot + 1, at + len(word)))
        elif word.startswith(text[at:]):
            best = max(best, (Fit.BEGINS, len(text)))
    return best
