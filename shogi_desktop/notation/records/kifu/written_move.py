"""A move as Japanese records write it, taken apart into what it says, before any position is asked.

`７六歩(77)`, `同　銀成(31)`, `２三歩打`, `２三歩打(00)`, `▲５八金右`, `△同銀不成`, `12十歩兵 （←12十一）`,
`☗３八獅子→２九`, `9四獅子（居食い）`: digits of either width, kanji or digits for the rank, every usual name of a
piece. Which piece it is follows from the position.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.variant import Kind, Variant

BLANKS: Final = " \t\u3000"
HALF_WIDTH: Final = str.maketrans("０１２３４５６７８９：／（）．　", "0123456789:/(). ")
_KANJI: Final = {sign: value for value, sign in enumerate("〇一二三四五六七八九")}


def number(text: str) -> int:
    """A number in digits of either width or in kanji up to 99 (十六, 三十六, 一六); 0 for none."""
    if text.isdecimal():
        return int(text) if len(text) < 10 else 0
    if "十" not in text:
        value = 0
        for sign in text:
            value = value * 10 + _KANJI.get(sign, 0)
        return value
    tens, _, ones = text.partition("十")
    return _KANJI.get(tens, 1) * 10 + _KANJI.get(ones, 0)


def square(variant: Variant, file: str, rank: str) -> int:
    """The square of a file and rank as they are written, -1 off the board."""
    at_file, at_rank = number(file), number(rank)
    if 1 <= at_file <= variant.files and 1 <= at_rank <= variant.ranks:
        return variant.square(at_file, at_rank)
    return -1


_TURNED: Final = (chr(0x26C9), chr(0x26CA))  # by their numbers: they are only read, and the program's fonts lack them
MARKS: Final = {**dict.fromkeys("▲☗▼", Side.BLACK), **dict.fromkeys(("△", "☖", "▽", *_TURNED), Side.WHITE)}
"""The signs of the sides; a shogi piece upside down is White's, whatever its colour."""
NO_SQUARE: Final = -1
SAME: Final = -2
"""The target of the move before."""

_ALIKE: Final = ("龍竜", "玉王", "酔醉", "竪堅", "麟鱗", "横橫")
_FILE: Final = "[1-9１-９][0-9０-９]?"
_RANK: Final = "[一二三四五六七八九十]{1,3}"
_DIGIT: Final = "[1-9１-９]"
_GAP: Final = "[ \t\u3000]*+"
_UNKNOWN: Final = r"[^\s0-9０-９〇一二三四五六七八九十()（）→*+]{1,4}?"
_NO_WORD: Final = "(?!(?!まで)[一-龠々ぁ-んァ-ヴ])"
"""No word goes on here, but the one that tells the end of a game: `△８四歩まで4手で`."""
_ALSO: Final = {"と": ("杏", "仝", "个")}
"""Faces of a promoted pawn, where no other piece has them."""
_NOTED: Final = r"(?:居食い|じっと|焼[^（）()]{0,16}+)"


class WrittenMove(NamedTuple):
    """What a text says of a move. Squares are NO_SQUARE where they are not told.

    `squares` are gone to one after the other, the first perhaps SAME; `kinds` are those of the piece's name; `how` has
    the characters that tell it from others; `decision` is 成 or 不成, `notes` what stands in brackets.
    """

    text: str
    end: int
    mark: Side | None
    squares: tuple[int, ...]
    name: str
    kinds: tuple[int, ...]
    how: str
    decision: str
    drop: bool
    origin: int
    notes: tuple[str, ...]

    @property
    def stays(self) -> bool:
        """Whether the piece captures without moving."""
        return "居食い" in self.notes

    @property
    def passes(self) -> bool:
        return "じっと" in self.notes


def take_apart(text: str, at: int, variant: Variant) -> WrittenMove | None:
    """The move that is written from `at` on; None where there is none."""
    return _reader(variant).read(text, at)


def names_of(variant: Variant) -> dict[str, tuple[int, ...]]:
    """The kinds of pieces by every name that records call them."""
    return _reader(variant).kinds


@lru_cache(maxsize=32)
def _reader(variant: Variant) -> _Reader:
    return _Reader(variant)


class _Reader:
    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._squares: dict[str, int] = {}
        names: dict[str, list[int]] = {}
        for kind in variant.every_kind:
            for name in _names(kind, variant):
                if kind.id not in names.setdefault(name, []):
                    names[name].append(kind.id)
        for face, others in _ALSO.items():
            for other in others if face in names else ():
                names.setdefault(other, names[face])
        self.kinds = {name: tuple(kinds) for name, kinds in names.items()}
        known = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        # Of two digits the second is a rank only where no file has two.
        where = (_FILE, _RANK) if max(variant.files, variant.ranks) > 9 else (_DIGIT, f"(?:{_RANK}|{_DIGIT})")
        # `15十四天王` is 四天王 on 15十: a name ends where no other word goes on, and one that nobody knows comes last.
        self._patterns = (
            _pattern(known, *where, _NO_WORD), _pattern(_UNKNOWN, *where, _NO_WORD), _pattern(known, *where, "")
        )  # fmt: skip
        self._onward = re.compile(rf"→({where[0]})({where[1]})")

    def read(self, text: str, at: int) -> WrittenMove | None:
        found = next(filter(None, (pattern.match(text, at) for pattern in self._patterns)), None)
        if found is None:
            return None
        mark, same, file, rank, name, how, onward, decision, drop, hand, notes = found.group(*_PARTS)
        first_file, first_rank, last_file, last_rank = found.group(*_ORIGIN)
        kinds = self.kinds.get(name, ())
        # Where the origin is told, the piece may have any name.
        if not (kinds or first_file or last_file):
            return None
        squares = [SAME if same else self._square(file, rank)]
        if onward:
            squares += [self._square(*to) for to in self._onward.findall(onward)]
        return WrittenMove(
            found.group(),
            found.end(),
            MARKS[mark] if mark else None,
            tuple(squares),
            name,
            kinds,
            how,
            "不成" if decision == "生" else decision or "",
            bool(drop or hand),
            self._square(last_file or first_file, last_rank or first_rank),
            tuple(_NOTE.findall(notes)) if notes else (),
        )

    def _square(self, file: str | None, rank: str | None) -> int:
        if not file or not rank:
            return NO_SQUARE
        known = self._squares.get(file + rank)
        if known is None:
            known = self._squares[file + rank] = square(self.variant, file, rank)
        return known


_PARTS: Final = ("mark", "same", "file", "rank", "piece", "how", "on", "decision", "drop", "hand", "notes")
_ORIGIN: Final = ("afile", "arank", "bfile", "brank")
_NOTE: Final = re.compile(r"[（(]([^（）()]*)[）)]")


def burnt(notes: tuple[str, ...]) -> tuple[int, bool] | None:
    """How many pieces a note says that the move burns, and whether the mover burns; None where nothing is said."""
    for note in notes:
        if note.startswith("焼"):
            parts = note.split("、")
            counts = [number(part[1:]) for part in parts if part != "焼死"]
            return sum(counts), "焼死" in parts
    return None


def _pattern(names: str, file: str, rank: str, after: str) -> re.Pattern[str]:
    first, second = (
        rf"[（(]{_GAP}←?{_GAP}(?P<{name}file>{file})(?P<{name}rank>{rank}){_GAP}[）)]" for name in ("a", "b")
    )
    return re.compile(
        rf"(?:(?P<mark>[{''.join(MARKS)}]){_GAP})?"
        rf"(?:(?P<same>[同仝]){_GAP}|(?P<file>{file})(?P<rank>{rank})){_GAP}"
        rf"(?P<piece>{names})(?P<how>[右左上引寄直行入]{{0,3}})(?:{first})?(?P<on>(?:→{file}{rank})*)"
        rf"(?P<decision>成|不成|生)?(?P<drop>打)?(?P<hand>{_GAP}[（(](?:00|００)[）)])?(?P<notes>(?:{_GAP}[（(]{_NOTED}[）)])*)(?:{_GAP}{second})?{after}"
    )


def _names(kind: Kind, variant: Variant) -> Iterator[str]:
    first = kind.kanji[0]
    alone = first != "成" and not any(first in (other.kanji_short, other.kanji) for other in variant.every_kind)
    unpromoted = [variant.kind(kind.unpromoted)] if kind.unpromoted else []
    promoted = ["成" + name for plain in unpromoted for name in (plain.kanji, plain.kanji_short)]
    promoted += ["成" + kind.kanji_short] if unpromoted else []
    for name in (kind.kanji, kind.kanji_short, kind.kanji_white, *([first] if alone else ()), *promoted):
        yield name
        for signs in _ALIKE:
            for sign in signs:
                if sign in name:
                    yield from (name.replace(sign, other) for other in signs if other != sign)
