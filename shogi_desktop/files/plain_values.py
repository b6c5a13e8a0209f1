"""Plain values (JSON, settings) as somebody may have changed them: bounded before they are read, and records out of
them, whose types and bounds are checked.

    @dataclass
    class Choice:
        level: Annotated[int, Clamped(1, 10)] = 5
        side: Annotated[str, OneOf("black", "white")] = "black"
        rules: dict[str, str] = field(default_factory=dict)

A field is a bool, int, str, another record, a tuple, list or mapping with text keys of these, or one or
another of them, or None.
A whole number without bounds of its own has 0 to MOST.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable, Mapping
from contextlib import nullcontext, suppress
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache, partial
from typing import Annotated, Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from shogi_desktop.excerpt import shortened

MOST: Final = 999_999_999
"""Of times in milliseconds this is eleven days; of anything that is counted more makes no sense."""
MAX_LETTERS: Final = 256 * 1024
MAX_DEPTH: Final = 20
LETTERS_OF_VALUE: Final = 16
"""On the average a value takes so many letters at least: a text of nothing but small ones fills a hundredfold of its
length in memory."""
_SIGN: Final = re.compile(r'\\.|["\[{,\]}]', re.DOTALL)

Record = TypeVar("Record")


def read_json(text: str, most: int = MAX_LETTERS) -> object:
    """What the text says. ValueError for text that is no JSON, that is longer than `most` or nested deeper than
    MAX_DEPTH, or that holds more values than a text of `most` letters may."""
    if len(text) > most:
        raise ValueError(f"this text is longer than {most} letters")
    depth = values = 0
    quoted = False
    for sign in _SIGN.finditer(text):
        quoted ^= sign[0] == '"'
        if quoted:
            continue
        values += sign[0] in "[{,"
        depth += sign[0] in "[{"
        depth -= sign[0] in "]}"
        if depth > MAX_DEPTH:
            raise ValueError(f"this text is nested deeper than {MAX_DEPTH} levels")
        if values > most // LETTERS_OF_VALUE:
            raise ValueError(f"this text has more than {most // LETTERS_OF_VALUE} values")
    found: object = json.loads(text)
    return found


@dataclass(frozen=True)
class Between:
    """A number within these bounds; any other is refused."""

    low: int
    high: int

    def __call__(self, value: int) -> int:
        if not self.low <= value <= self.high:
            raise ValueError(f"a number from {self.low} to {self.high} is expected")
        return value


@dataclass(frozen=True)
class Clamped:
    """A number brought within these bounds."""

    low: int
    high: int

    def __call__(self, value: int) -> int:
        return min(max(value, self.low), self.high)


@dataclass(frozen=True)
class Cut:
    """No more of a text than so many letters."""

    most: int

    def __call__(self, value: str) -> str:
        return value[: self.most]


@dataclass(frozen=True)
class AtMost:
    """A text of at most so many letters; a longer one is refused."""

    most: int

    def __call__(self, value: str) -> str:
        if len(value) > self.most:
            raise ValueError(f"at most {self.most} letters are expected")
        return value


class OneOf:
    """One of these texts; any other is refused."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def __call__(self, value: str) -> str:
        if value not in self.known:
            raise ValueError(f"one of {', '.join(self.known)} is expected")
        return value


_COUNT: Final = Between(0, MOST)
_UNIONS: Final = (Union, types.UnionType)


def record(kind: type[Record], values: object, strict: bool = False) -> Record:
    """The record that the values describe; keys without a field are passed over.

    What does not fit, or is missing, has the default of its field; of lists and mappings the entries that do not fit
    are left out. ValueError where there is no default, and for values that are no mapping. A `strict` record refuses
    with ValueError whatever does not fit; only what may be None may be missing.
    """
    if not isinstance(values, Mapping):
        raise ValueError(f"a record is expected, not {shortened(values)}")
    read = {}
    for name, each in _fields(kind).items():  # type: ignore[arg-type]  # every class can be hashed
        if name not in values:
            if not each.has_default or (strict and not each.may_be_none):
                raise ValueError(f"{name} is missing")
            continue
        try:
            read[name] = each.read(values[name], strict)
        except ValueError as error:
            if strict or not each.has_default:
                raise ValueError(f"{name} cannot be {shortened(values[name])}: {error}") from error
    return kind(**read)


_Reader: TypeAlias = Callable[[object, bool], Any]
"""Takes a value, and whether it is strict; ValueError where it does not fit."""


@dataclass(frozen=True)
class _Field:
    read: _Reader
    has_default: bool
    may_be_none: bool


@cache
def _fields(kind: type[Any]) -> dict[str, _Field]:
    """How the fields of a record are read."""
    hints = get_type_hints(kind, include_extras=True)
    found = {}
    for each in fields(kind):
        hint = hints[each.name]
        has_default = each.default is not MISSING or each.default_factory is not MISSING
        found[each.name] = _Field(_reader(hint), has_default, _may_be_none(hint))
    return found


def _may_be_none(hint: Any) -> bool:
    return get_origin(hint) in _UNIONS and type(None) in get_args(hint)


def _reader(hint: Any) -> _Reader:
    """How a value of this type is read."""
    origin, inner = get_origin(hint), get_args(hint)
    if _may_be_none(hint):
        return partial(_optional, _reader(next(each for each in inner if each is not type(None))))
    if origin is Annotated:
        return partial(_plain, inner[0], inner[1])
    if isinstance(hint, type) and is_dataclass(hint):
        return partial(record, hint)
    if origin is tuple and inner[-1] is not Ellipsis:
        return partial(_tuple, [_reader(each) for each in inner])
    if origin in (tuple, list):
        return partial(_entries, origin, _reader(inner[0]))
    if origin in _UNIONS:
        return partial(_one_of, [_reader(each) for each in inner])
    if origin is not None:
        return partial(_mapping, _reader(inner[1]))
    return partial(_plain, hint, _COUNT if hint is int else None)


def _plain(kind: type[Any], check: Callable[[Any], Any] | None, value: object, strict: bool) -> Any:
    if type(value) is not kind:  # True is no number here
        raise ValueError(f"{kind.__name__} is expected")
    return check(value) if check is not None else value


def _optional(read: _Reader, value: object, strict: bool) -> Any:
    return None if value is None else read(value, strict)


def _one_of(readers: list[_Reader], value: object, strict: bool) -> Any:
    """The value as the first of the readers has it that does not refuse it."""
    for read in readers[:-1]:
        with suppress(ValueError):
            return read(value, strict)
    return readers[-1](value, strict)


def _tuple(readers: list[_Reader], value: object, strict: bool) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple) or len(value) != len(readers):
        raise ValueError(f"{len(readers)} values are expected")
    return tuple(read(entry, strict) for read, entry in zip(readers, value, strict=True))


def _entries(kind: Callable[[list[Any]], Any], read: _Reader, value: object, strict: bool) -> Any:
    if not isinstance(value, list | tuple):
        raise ValueError("a list is expected")
    found = []
    for entry in value:
        with nullcontext() if strict else suppress(ValueError):
            found.append(read(entry, strict))
    return kind(found)


def _mapping(read: _Reader, value: object, strict: bool) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError("a table is expected")
    found = {}
    for key, entry in value.items():
        with nullcontext() if strict else suppress(ValueError):
            found[_plain(str, None, key, strict)] = read(entry, strict)
    return found
