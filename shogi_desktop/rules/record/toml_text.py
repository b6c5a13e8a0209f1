"""A text in TOML as its writer sees it: its statements with their lines, and where it is not written as TOML.

Python's reader says so in English prose alone, and where a quote or bracket stays open far away from it. Here each
statement is read by itself: the first that cannot be is where the mistake is, and its own signs show the usual causes.

This module is not compiled: only texts with a mistake come here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import Message

from ..errors import TomlMessage

_SIGN: Final = re.compile(
    r"""(?P<comment>\#[^\n]*)
    |(?P<text>\"\"\"(?:\\.|(?!\"\"\")[^\\])*\"\"\"|'''(?:(?!''').)*''')
    |(?P<quotes>\"\"\"|''')
    |(?P<line>"(?:\\[^\n]|[^"\\\n])*"|'[^'\n]*')
    |(?P<quote>["'][^\n]*)
    |(?P<open>[\[{])
    |(?P<close>[\]}])
    |(?P<equals>=)
    |(?P<comma>,)
    |(?P<end>\n)
    |(?P<word>[^\s\#"'\[\]{}=,]+)
    |(?P<blank>[^\S\n]+|.)""",
    re.VERBOSE | re.DOTALL,
)
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")  # TOML has none, not even in comments
_UNSAID: Final = frozenset(("comment", "end", "blank"))
_VALUES: Final = frozenset(("text", "line", "word", "close"))  # what a value ends with
_BEGINNINGS: Final = frozenset(("text", "line", "word", "open"))
_PAIRS: Final = {"]": "[", "}": "{"}
SHOWN: Final = 40  # letters of the text in which a mistake is


@dataclass(frozen=True, slots=True)
class Sign:
    """A bracket, a word, a text in quotes ...; `at` is where it begins in the whole text."""

    sort: str
    text: str
    at: int


@dataclass
class Statement:
    """A header or a name with its value: one line, or more where a bracket or a text goes on. `signs` are those that
    say something, `opened` brackets that are not closed, `stray` the first one that closes nothing."""

    signs: list[Sign] = field(default_factory=list)
    opened: list[Sign] = field(default_factory=list)
    stray: Sign | None = None

    @property
    def start(self) -> int:
        return self.signs[0].at

    def written(self, text: str) -> str:
        """As it stands in the whole text."""
        last = self.signs[-1]
        return text[self.start : last.at + len(last.text)]

    def add(self, sign: Sign) -> None:
        self.signs.append(sign)
        if sign.sort == "open":
            self.opened.append(sign)
        elif sign.sort == "close" and self.opened and self.opened[-1].text == _PAIRS[sign.text]:
            self.opened.pop()
        elif sign.sort == "close":
            self.stray = self.stray or sign


def statements(text: str) -> Iterator[Statement]:
    """From top to bottom; one whose bracket is not closed has the rest of the text."""
    statement = Statement()
    for match in _SIGN.finditer(text):
        sort = str(match.lastgroup)
        if sort == "end" and statement.signs and not statement.opened:
            yield statement
            statement = Statement()
        elif sort not in _UNSAID:
            statement.add(Sign(sort, match.group(), match.start()))
    if statement.signs:
        yield statement


def place_in(text: str, at: int) -> tuple[int, int]:
    """Line and column of a place, from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def toml_mistake(text: str) -> Message:
    """What keeps a text of bounded length from being TOML, with the parts `line` and `column`."""
    text = text.replace("\r\n", "\n")
    at, reason = _first_mistake(text)
    line, column = place_in(text, at)
    shown = excerpt(text[at : at + SHOWN + 1].partition("\n")[0], SHOWN)
    return TomlMessage.AT(line=line, column=column, reason=reason, text=shown)


def _first_mistake(text: str) -> tuple[int, Message]:
    control = _CONTROL.search(text)
    if control is not None:
        return control.start(), TomlMessage.OTHER
    said = list(statements(text))
    for statement in said:
        if not _is_toml(statement.written(text)):
            sign, reason = _cause(statement)
            return sign.at, reason
    good, bad = 0, len(said)  # so many of them are TOML together, so many are not: something is said twice
    while bad - good > 1:
        middle = (good + bad) // 2
        last = said[middle - 1]
        if _is_toml(text[: last.start] + last.written(text)):
            good = middle
        else:
            bad = middle
    return (said[bad - 1].start, TomlMessage.TWICE) if said else (0, TomlMessage.OTHER)


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _cause(statement: Statement) -> tuple[Sign, Message]:
    """Why a statement is none, and the sign that shows it."""
    signs = statement.signs
    for sort, reason in (("quotes", TomlMessage.QUOTES), ("quote", TomlMessage.QUOTE)):
        torn = next((sign for sign in signs if sign.sort == sort), None)
        if torn is not None:
            return torn, reason
    if statement.stray is not None:
        return statement.stray, TomlMessage.CLOSED
    if statement.opened:
        return statement.opened[0], TomlMessage.BRACKET
    if signs[0].sort == "open":
        return signs[0], TomlMessage.HEADER
    equals = next((number for number, sign in enumerate(signs) if sign.sort == "equals"), -1)
    if equals == 0:
        return signs[0], TomlMessage.NO_NAME
    if equals < 0 or any(sign.sort not in ("word", "line") for sign in signs[:equals]):
        return signs[0], TomlMessage.EQUALS
    if equals == len(signs) - 1:
        return signs[equals], TomlMessage.NO_VALUE
    return _cause_in_value(signs[equals + 1 :])


def _cause_in_value(signs: list[Sign]) -> tuple[Sign, Message]:
    depth = 0
    for number, sign in enumerate(signs):
        before = signs[number - 1] if number else None
        names = number + 1 < len(signs) and signs[number + 1].sort == "equals"  # in a table within braces
        if before is not None and before.sort in _VALUES and sign.sort in _BEGINNINGS:
            return sign, TomlMessage.COMMA if depth else TomlMessage.TOO_MUCH
        if depth == 0 and number and sign.sort in ("equals", "comma"):
            return sign, TomlMessage.TOO_MUCH
        if sign.sort in ("word", "line", "text") and not names and not _is_toml(f"x = {sign.text}"):
            return sign, TomlMessage.BARE if sign.sort == "word" and sign.text[0].isalpha() else TomlMessage.OTHER
        depth += {"open": 1, "close": -1}.get(sign.sort, 0)
    return signs[0], TomlMessage.OTHER
