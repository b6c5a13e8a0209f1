"""USI lines as values, both ways: what an engine offers (`option`), thinks (`info`) and answers (`bestmove`).

Reading an `info` line passes over words it does not know, because engines add their own, and over values that cannot
be read: the others count. Moves stay text here: only a position can tell what they mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from shogi_desktop.game.notes import UNKNOWN_MATE

from ..errors import Named, NotationError, shortened
from ..limits import LONGEST_ENGINE_LINE, check_length

OPTION_TYPES = ("check", "spin", "combo", "button", "string", "filename")
MAX_NUMBER_DIGITS = 20  # of the largest whole number of 64 bits, which engines announce as a bound


@dataclass(frozen=True)
class Info:
    """One `info` line; None and "" stand for what it does not say.

    `score_cp` is in hundredths of a pawn, `score_mate` in plies (negative: the side to move is mated), both for
    the side to move; `bound` is "", "lowerbound" or "upperbound". `hashfull` is in thousandths.
    """

    depth: int | None = None
    seldepth: int | None = None
    time_ms: int | None = None
    nodes: int | None = None
    nps: int | None = None
    hashfull: int | None = None
    multipv: int | None = None
    score_cp: int | None = None
    score_mate: int | None = None
    bound: str = ""
    currmove: str = ""
    pv: tuple[str, ...] = ()
    string: str = ""


@dataclass(frozen=True)
class EngineOption:
    """One `option` line. `default` is text for every type ("" where empty); `min` and `max` belong to spins."""

    name: str
    type: str
    default: str = ""
    min: int | None = None
    max: int | None = None
    vars: tuple[str, ...] = ()


@dataclass(frozen=True)
class BestMove:
    """One `bestmove` line: a move, "resign", "win" or "none", and the move to ponder on ("" = none)."""

    move: str
    ponder: str = ""


class _Word(NamedTuple):
    text: str
    column: int


_NUMBERS = {
    "depth": "depth",
    "seldepth": "seldepth",
    "time": "time_ms",
    "nodes": "nodes",
    "nps": "nps",
    "hashfull": "hashfull",
    "multipv": "multipv",
}
_KEYWORDS = frozenset({*_NUMBERS, "score", "currmove", "pv", "string"})
NETWORK_NAMED = "NNUE evaluation using "
"""So an `info string` of Stockfish and its kin begins that names the network of a search; ours tells it so, too."""
_BLANKLESS = re.compile(r"\S+", re.ASCII)
"""An ideographic space is a part of a name."""
_UNITS = {"cp": "score_cp", "mate": "score_mate"}
_BOUNDS = ("lowerbound", "upperbound")
_UNKNOWN_MATES = {"+": UNKNOWN_MATE, "-": -UNKNOWN_MATE}
_NUMBER = re.compile(rf"([+-]?\d{{1,{MAX_NUMBER_DIGITS}}})(?:\.\d*)?", re.ASCII)


def parse_info(line: str) -> Info:
    """The values of an `info` line, as far as they can be read. Raises NotationError for another line."""
    words = _words(line, "info")
    values: dict[str, int | str | tuple[str, ...]] = {}
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if word.text == "string":
            values["string"] = line[word.column + len("string") :]
            break
        if word.text == "pv":
            end = next((n for n in range(at, len(words)) if words[n].text in _KEYWORDS), len(words))
            values["pv"] = tuple(move.text for move in words[at:end])
            at = end
        elif at == len(words):
            break
        elif word.text in _NUMBERS:
            values |= _count(word.text, words[at].text)
        elif word.text == "currmove" and words[at].text not in _KEYWORDS:
            values["currmove"] = words[at].text
        elif word.text == "score":
            values |= _score([each.text for each in words[at : at + 3]])
    return Info(**values)  # type: ignore[arg-type]  # each name above gets the type it has in Info


def _count(word: str, text: str) -> dict[str, int]:
    """The value of a word for a number that is never negative; nothing where there is none. Some engines write both
    depths in one, `12/20`, and some with a fraction."""
    first, slash, second = text.partition("/")
    values = {_NUMBERS[word]: _whole(first)} | ({"seldepth": _whole(second)} if word == "depth" and slash else {})
    return {name: value for name, value in values.items() if value is not None and value >= 0}


def _score(words: list[str]) -> dict[str, int | str]:
    """What stands after `score`: unit, value and perhaps a bound, in any order; nothing without a value."""
    bound = next((word for word in words if word in _BOUNDS), "")
    unit, *rest = [word for word in words if word not in _BOUNDS] or [""]
    text = rest[0] if rest else ""
    value = _UNKNOWN_MATES.get(text, _whole(text)) if unit == "mate" else _whole(text)
    if unit not in _UNITS or value is None:
        return {}
    return {_UNITS[unit]: value} | ({"bound": bound} if bound else {})


def _whole(text: str) -> int | None:
    """A number without its fraction; None for what is none, or has more digits than any number of 64 bits."""
    found = _NUMBER.fullmatch(text)
    return int(found[1]) if found else None


def format_info(info: Info) -> str:
    """The `info` line of the values, in the order engines use."""
    parts = ["info"]
    numbers = [(word, getattr(info, field)) for word, field in _NUMBERS.items()]
    parts += [f"{word} {value}" for word, value in numbers[:2] if value is not None]
    if info.multipv is not None:
        parts.append(f"multipv {info.multipv}")
    if info.score_mate is not None:
        unknown = {UNKNOWN_MATE: "+", -UNKNOWN_MATE: "-"}
        parts.append(f"score mate {unknown.get(info.score_mate, info.score_mate)}")
    elif info.score_cp is not None:
        parts.append(f"score cp {info.score_cp}")
    if info.bound and (info.score_mate is not None or info.score_cp is not None):
        parts.append(info.bound)
    parts += [f"{word} {value}" for word, value in numbers[2:-1] if value is not None]
    if info.currmove:
        parts.append(f"currmove {info.currmove}")
    if info.pv:
        parts += ["pv", *info.pv]
    if info.string:
        parts.append(f"string {info.string}")
    return " ".join(parts)


def parse_option(line: str) -> EngineOption:
    """The option that an `option` line announces. Raises NotationError for another line and for bad values."""
    words = _words(line, "option")
    if not words or words[0].text != "name":
        raise NotationError("'name' belongs after 'option'", line, column=len("option") + 2)
    fields = _option_fields(line, words)
    kind = fields.get("type", [""])[0]
    name = fields["name"][0]
    if not name or kind not in OPTION_TYPES:
        raise NotationError(f"an option has a name and one of the types {', '.join(OPTION_TYPES)}", line)
    default = fields.get("default", [""])[0]
    limits = {}
    for bound in ("min", "max"):
        text = fields.get(bound, [""])[0]
        limits[bound] = _number(_Word(text, line.find(f" {bound} ") + len(bound) + 3)) if text else None
    variations = tuple(fields.get("var", []))
    return EngineOption(name, kind, "" if default == "<empty>" else default, limits["min"], limits["max"], variations)


def format_option(option: EngineOption) -> str:
    """The `option` line that announces an option."""
    parts = ["option", "name", option.name, "type", option.type]
    if option.type != "button":
        parts += ["default", option.default or "<empty>"]
    if option.min is not None:
        parts += ["min", str(option.min)]
    if option.max is not None:
        parts += ["max", str(option.max)]
    for choice in option.vars:
        parts += ["var", choice]
    return " ".join(parts)


def parse_bestmove(line: str) -> BestMove:
    """The answer in a `bestmove` line. Raises NotationError for another line."""
    words = _words(line, "bestmove")
    if not words:
        raise NotationError("a move belongs after 'bestmove'", line, column=len(line) + 1)
    if len(words) > 2 and words[1].text == "ponder":
        return BestMove(words[0].text, words[2].text)
    return BestMove(words[0].text)


def format_bestmove(best: BestMove) -> str:
    """The `bestmove` line of an answer."""
    return f"bestmove {best.move} ponder {best.ponder}" if best.ponder else f"bestmove {best.move}"


def _words(line: str, first: str) -> list[_Word]:
    check_length(line, LONGEST_ENGINE_LINE, Named.LINE)
    words = [_Word(match.group(), match.start() + 1) for match in _BLANKLESS.finditer(line)]
    if not words or words[0].text != first:
        raise NotationError(f"this is no {first!r} line: {shortened(line)}", line)
    return words[1:]


def _number(word: _Word) -> int:
    digits = word.text[1:] if word.text[:1] in "+-" else word.text
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MAX_NUMBER_DIGITS):
        raise NotationError(f"a number belongs here, not {shortened(word.text)}", word.text, column=word.column)
    return int(word.text)


def _option_fields(line: str, words: list[_Word]) -> dict[str, list[str]]:
    """Texts by keyword, as they stand in the line; a name or value may have several words, a keyword (`var`) may come
    several times."""
    fields: dict[str, list[str]] = {}
    for keyword, texts in _grouped(words):
        text = line[texts[0].column - 1 : texts[-1].column - 1 + len(texts[-1].text)] if texts else ""
        fields.setdefault(keyword, []).append(text)
    return fields


def _grouped(words: list[_Word]) -> Iterator[tuple[str, list[_Word]]]:
    keyword, texts = "", list[_Word]()
    for word in words:
        starts = "type" if keyword == "name" else ("name", "type", "default", "min", "max", "var")
        if word.text in (starts if isinstance(starts, tuple) else (starts,)):
            if keyword:
                yield keyword, texts
            keyword, texts = word.text, []
        else:
            texts.append(word)
    yield keyword, texts
