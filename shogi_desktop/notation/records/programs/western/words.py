"""A PSN or PGN text in words: tags, comments, brackets, times, moves, numbers, words, and where each stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from ...detect import PSN_MOVE
from ...kifu.lines import parse_times
from .moves import is_move

_TAG: Final = r'\[[ \t]*+([A-Za-z]\w{0,29})[ \t]++"([^"\n\r]*+)"[ \t]*+\]'
TAG: Final = re.compile(_TAG)
_SIDES: Final = "(?:sente|gote|black|white)"
_WORD: Final = re.compile(
    rf"{_TAG}"
    r"|\[[^\]]*+\]?|\{[^}]*+\}?|;[^\n\r]*+|(?<![^\s])#[^\n\r]*+|<[^>\n\r]*+>?|[()]|[\]}>]|[0-9]{1,5}\.+|\$[0-9]{1,3}(?!\S)"
    r"|1/2(?:-1/2)?(?![^\s)\]}])|½(?:-½)?"
    rf"|(?i:{_SIDES}[ \t]++(?:resigns?|resigned|wins|won|loses|lost)\b)|(?i:time[ _-]?up\b)"
    r"|[^\s\[\]{}()<;#]++#?+"
)
_ROUND: Final = re.compile(r"\([^()\[\]{}]*+\)")
_PAIRS: Final = {"[": "]", "{": "}", "(": ")"}
_NUMBER: Final = re.compile(r"[0-9]{0,5}\.+")
_BEGINS: Final = re.compile(
    rf"^[\ufeff \t]*+(?:\[|\{{[^}}\n]*+\}}|#|;|(?:1\.++[ \t]*+)?(?:{PSN_MOVE}|[1-9][a-i][1-9][a-i])|1\.++[ \t]*+\S)",
    re.MULTILINE,
)


class WordSort(Enum):
    """What a word is; a NUMBER is that of a move, OPEN and CLOSE are the brackets of a variation."""

    TAG = 1
    COMMENT = 2
    TIME = 3
    NUMBER = 4
    OPEN = 5
    CLOSE = 6
    STRANGE = 7
    WORD = 8
    NOTHING = 9


class Word(NamedTuple):
    """A word, and where it begins in the text."""

    sort: WordSort
    text: str
    at: int


def words_of(text: str) -> Iterator[Word]:
    """The words of a text; what stands above the game, as in a mail, is a comment."""
    at = _start(text)
    if at:
        yield Word(WordSort.COMMENT, "{" + text[:at].strip("\ufeff \t\r\n") + "}", 0)
    while match := _WORD.search(text, at):
        whole = _ROUND.match(text, match.start()) if match.group() == "(" else None
        sort = _sort(match.group(), whole.group() if whole else "")
        if sort in (WordSort.TIME, WordSort.COMMENT) and whole:
            match = whole
        yield Word(sort, match.group(), match.start())
        at = match.end()


def comment_of(word: str) -> str:
    """What a comment says, without its brackets."""
    closing = _PAIRS.get(word[0])
    return " ".join((word[1:].removesuffix(closing) if closing else word.lstrip("#;")).split())


def _start(text: str) -> int:
    found = _BEGINS.search(text)
    return found.start() if found and text[: found.start()].strip("\ufeff \t\r\n") else 0


def _sort(word: str, whole: str) -> WordSort:
    if whole and parse_times(whole):
        return WordSort.TIME
    if whole and not _is_line(whole[1:-1]):
        return WordSort.COMMENT
    if TAG.fullmatch(word):
        return WordSort.TAG
    if word[0] in "[{#;":
        return WordSort.COMMENT
    if word in "()":
        return WordSort.OPEN if word == "(" else WordSort.CLOSE
    if word[0] in "]}<>":
        return WordSort.STRANGE
    if word[0] == "$" or not word.strip("!?\ufeff"):
        return WordSort.NOTHING
    return WordSort.NUMBER if _NUMBER.fullmatch(word) else WordSort.WORD


def _is_line(inside: str) -> bool:
    """Whether what stands in round brackets is a line of play, not words."""
    words = [word for word in inside.split()[:2] if not _NUMBER.fullmatch(word)]
    return any(is_move(word.lstrip("0123456789.")) for word in words[:1])
