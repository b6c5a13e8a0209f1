"""Questions about mate problems and their answers as lines of text: what window and engine say to each other.

Beside USI the engine takes lines `problem {...}`, one question each, and answers with lines `problem {...}`: while it
works `progress`, `found` for every single result, and at the end `done` (also after `stop`) or `failed`. The objects
are JSON. On both ends moves and positions are values; in the line a position is the SFEN that it began with and the
moves since (`sfen`, `moves`), since what led to it may say what is legal in it; a move is USI, a piece its code.
Answers carry the number of their question.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any, Final, TypeVar

from shogi_desktop.files.plain_values import record
from shogi_desktop.mating.problem import MadeProblem, first_position
from shogi_desktop.mating.report import FlawKind, ProblemFlaw, Report, Undecided
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import Named, NotationError, shortened
from ..limits import LONGEST_ANSWER, MOST_MOVES, check_length
from ..moves.usi import format_move, parse_move
from ..positions.sfen import format_sfen, parse_sfen

WORD: Final = "problem"
_MOST: Final = 1 << 62  # of whole numbers
_T = TypeVar("_T")
_Values = Mapping[str, Any]


class Ask(StrEnum):
    """What is asked. The attacker mates by checks alone.

    SOLVE   the mate from here, whoever is to move: one Verdict
    MOVES   every check (attacker to move) or every answer (defender to move) judged: a Verdict each as it is found
    CHECK   whether the position is a sound problem: one Report
    MAKE    new problems: a MadeProblem each as it is found
    """

    SOLVE = "solve"
    MOVES = "moves"
    CHECK = "check"
    MAKE = "make"


class Event(StrEnum):
    PROGRESS = "progress"
    FOUND = "found"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True)
class Question:
    """One question; `number` tells its answers from those to others.

    `position` is asked about, with the moves that led to it from where the problem begins; MAKE has none. `attacker`
    is 0 (Black) or 1 (White). `milliseconds` bounds the whole work, 0 = as long as it takes. `plies`, `count`, `seed`
    and `wanted`, the ids of kinds one of which is to move, belong to MAKE: the same seed on the same version gives the
    same problems. With SOLVE, `plies` says which
    mates matter: once it is proved that none is as short as that, no great effort is made to find out about longer
    ones (0 = all matter).
    """

    number: int
    ask: Ask
    variant: Variant
    position: Position | None = None
    attacker: int = 0
    milliseconds: int = 0
    plies: int = 0
    count: int = 0
    seed: int = 0
    wanted: tuple[int, ...] = ()


@dataclass(frozen=True)
class WorkProgress:
    """How the work stands: steps done of all (all = 0: not known), nodes or candidates looked at, milliseconds."""

    done: int = 0
    all: int = 0
    nodes: int = 0
    elapsed_ms: int = 0


Value = Verdict | Report | MadeProblem | WorkProgress | Message | None


@dataclass(frozen=True)
class Answer:
    """One line from the engine. `value` fits the question: SOLVE ends with its Verdict, CHECK with its Report, the
    others with None; FOUND carries a Verdict (to MOVES) or a MadeProblem (to MAKE), PROGRESS a WorkProgress,
    FAILED what is wrong."""

    number: int
    event: Event
    value: Value = None


_NAMES: Final[dict[type, str]] = {
    Verdict: "verdict",
    Report: "report",
    MadeProblem: "made",
    WorkProgress: "progress",
    Message: "why",
}
# What a question may be answered with.
_FOUND: Final[dict[Ask, type]] = {Ask.MOVES: Verdict, Ask.MAKE: MadeProblem}
_DONE: Final[dict[Ask, type]] = {Ask.SOLVE: Verdict, Ask.CHECK: Report}


def format_question(question: Question) -> str:
    """The line that asks."""
    values = {**vars(question), "variant": question.variant.name, "options": dict(question.variant.chosen)}
    values["wanted"] = [question.variant.kind(kind).code for kind in question.wanted]
    position = values.pop("position")
    if position is not None:
        values["sfen"] = format_sfen(first_position(position))
        values["moves"] = _texts(position.history(), question.variant)
    return _line(values)


def parse_question(line: str) -> Question:
    """The question of a line `problem {...}`. NotationError where it is none."""
    values = _object(line)
    ask = values.pop("ask", None)
    if ask not in list(Ask):
        raise NotationError(f"there is no question {shortened(ask)}", line)
    variant = _variant(values.pop("variant", None), values.pop("options", {}))
    sfen, moves = values.pop("sfen", None), values.pop("moves", [])
    position = _position(sfen, moves, variant) if sfen is not None else None
    reader = _Reader(line, variant)
    wanted = reader.pieces(values.pop("wanted", []))
    given = {**values, "ask": Ask(ask), "variant": variant, "position": position, "wanted": wanted}
    return reader.make(Question, given)


def question_number(line: str) -> int:
    """The number of a question that cannot be understood, 0 where it has none either."""
    try:
        number = _object(line).get("number")
    except NotationError:
        return 0
    return number if isinstance(number, int) and _is_count(number) else 0


def format_answer(answer: Answer, variant: Variant | None = None) -> str:
    """The line that answers; without a variant only reasons and progress can be told."""
    return _line({"number": answer.number, "event": answer.event, **_named(answer.value, variant)})


def parse_event(line: str) -> tuple[int, Event]:
    """Of an answer only the number of its question and how far that is. NotationError where it is no answer."""
    return _event_in(_object(line), line)


def parse_answer(line: str, question: Question) -> Answer:
    """The answer in a line to a question of this kind and game; the number is left to the reader to compare.

    NotationError where it is no answer, or does not fit the question. That its moves are legal is not known.
    """
    values = _object(line)
    number, event = _event_in(values, line)
    expected = _expected(event, question.ask)
    if expected is not None:
        reader = _Reader(line, question.variant)
        return Answer(number, event, reader.value(expected, values.get(_NAMES[expected])))
    return Answer(number, event, _why(values.get("why"), line) if event is Event.FAILED else None)


def _why(value: Any, line: str) -> Message:
    try:
        return record(Message, value, strict=True)
    except (ValueError, RecursionError) as error:
        raise NotationError(str(error), line) from error


def _event_in(values: _Values, line: str) -> tuple[int, Event]:
    number, event = values.get("number"), values.get("event")
    if type(number) is not int or event not in list(Event):
        raise NotationError("this is no answer", line)
    return number, Event(event)


def _expected(event: Event, ask: Ask) -> type | None:
    """What an answer has to carry, None for nothing but a reason."""
    if event is Event.PROGRESS:
        return WorkProgress
    if event is Event.FOUND:
        if ask not in _FOUND:
            raise NotationError(f"nothing is found bit by bit with {ask}")
        return _FOUND[ask]
    return _DONE.get(ask) if event is Event.DONE else None


# Values to JSON


def _line(values: _Values) -> str:
    return f"{WORD} {json.dumps(values, ensure_ascii=True, separators=(',', ':'))}"


def _named(value: Value, variant: Variant | None) -> dict[str, Any]:
    if value is None:
        return {}
    name = _NAMES[type(value)]
    if isinstance(value, WorkProgress | Message):
        return {name: asdict(value)}
    assert variant is not None
    return {name: _plain(value, variant)}


def _plain(value: Verdict | Report | MadeProblem | ProblemFlaw | Undecided, variant: Variant) -> Any:
    """A value as the line has it."""
    if isinstance(value, Undecided):
        return [value.ply, _text(value.move, variant), value.plies]
    plain = {**vars(value), "line": _texts(value.line, variant)}
    if isinstance(value, MadeProblem):
        plain["sfen"] = format_sfen(plain.pop("position"))
    elif isinstance(value, Report):
        for name in ("first", "flaws", "undecided"):
            plain[name] = [_plain(one, variant) for one in plain[name]]
    else:
        plain["move"] = _text(value.move, variant)
    if isinstance(value, ProblemFlaw):
        plain["pieces"] = [variant.kind(kind).code for kind in value.pieces]
    return plain


def _text(move: int, variant: Variant) -> str:
    return format_move(move, variant) if move != NO_MOVE else ""


def _texts(moves: Sequence[int], variant: Variant) -> list[str]:
    return [format_move(move, variant) for move in moves]


# JSON to values


def _object(line: str) -> dict[str, Any]:
    check_length(line, LONGEST_ANSWER, Named.LINE)
    word, _, rest = line.strip().partition(" ")
    try:
        values = json.loads(rest) if word == WORD else None
    except (ValueError, RecursionError) as error:
        raise NotationError(f"this is no JSON: {error}", shortened(line)) from error
    if not isinstance(values, dict):
        raise NotationError(f"a line '{WORD} {{...}}' is expected", shortened(line))
    return values


def _variant(name: Any, options: Any) -> Variant:
    if name not in variant_names():
        raise NotationError(f"there is no variant {shortened(name)}")
    if not _is_text_mapping(options):
        raise NotationError("rule options are texts")
    try:
        return load_variant(name, options)
    except VariantError as error:
        raise NotationError(str(error)) from error


def _position(sfen: Any, moves: Any, variant: Variant) -> Position:
    if not isinstance(sfen, str) or not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise NotationError("a position is an SFEN and a list of moves")
    position = parse_sfen(sfen, variant)
    for text in moves:
        position.play(parse_move(_checked_text(text), position))
    return position


class _Reader:
    """Takes the objects of one line apart, whose moves and pieces are those of a variant."""

    def __init__(self, line: str, variant: Variant) -> None:
        self._line = shortened(line)
        self._variant = variant

    def value(self, kind: type[_T], values: Any) -> _T:
        """A value of the class. What is missing gets its default."""
        if not isinstance(values, dict):
            raise self._error(f"{kind.__name__} must be an object")
        return self.make(kind, self._read(values))

    def make(self, kind: type[_T], given: dict[str, Any]) -> _T:
        """An object of whose values only the numbers and flags are still to be checked."""
        known = {field.name: str(field.type) for field in fields(kind)}  # type: ignore[arg-type]
        for name, value in given.items():
            if name not in known:
                raise self._error(f"{kind.__name__} has no {shortened(name)}")
            if not _fits(value, known[name]):
                raise self._error(f"{name!r} has a value that does not fit")
        try:
            return kind(**given)
        except TypeError as error:
            raise self._error(str(error)) from error

    def pieces(self, codes: Any) -> tuple[int, ...]:
        """The kinds of a list of codes."""
        if not isinstance(codes, list):
            raise self._error("pieces are a list")
        return tuple(map(self._piece, codes))

    def _error(self, message: str) -> NotationError:
        return NotationError(message, self._line)

    def _read(self, values: dict[str, Any]) -> dict[str, Any]:
        """The values of an object, texts and objects in it made into what they stand for."""
        read = dict(values)
        if "sfen" in read:
            read["position"] = parse_sfen(_checked_text(read.pop("sfen")), self._variant)
        if "move" in read:
            read["move"] = self._move(read["move"])
        if "kind" in read:
            read["kind"] = self._flaw_kind(read["kind"])
        parts = {
            "line": self._move,
            "pieces": self._piece,
            "first": lambda one: self.value(Verdict, one),
            "flaws": lambda one: self.value(ProblemFlaw, one),
            "undecided": self._undecided,
        }
        for name in parts.keys() & read.keys():
            if not isinstance(read[name], list):
                raise self._error(f"{name!r} must be a list")
            read[name] = tuple(map(parts[name], read[name]))
        return read

    def _move(self, text: Any) -> int:
        return parse_move(text, self._variant) if _checked_text(text) else NO_MOVE

    def _piece(self, code: Any) -> int:
        try:
            return self._variant.kind_by_code(_checked_text(code)).id
        except KeyError:
            raise self._error(f"there is no piece {shortened(code)}") from None

    def _flaw_kind(self, name: Any) -> FlawKind:
        if name not in list(FlawKind):
            raise self._error("there is no such flaw")
        return FlawKind(name)

    def _undecided(self, values: Any) -> Undecided:
        if isinstance(values, list) and len(values) == 3:
            ply, move, plies = values
            if _is_count(ply) and _is_count(plies):
                return Undecided(ply, self._move(move), plies)
        raise self._error("a ply, a move and plies are expected")


def _checked_text(value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError(f"a text is expected, not {shortened(value)}")
    return value


def _fits(value: Any, annotation: str) -> bool:
    """Whether a value is of the kind that the field of a class is declared to have."""
    if annotation == "int":
        return _is_count(value)
    if annotation == "bool":
        return isinstance(value, bool)
    if annotation == "bool | None":
        return value is None or isinstance(value, bool)
    if annotation == "Position | None":
        return value is None or isinstance(value, Position)
    return isinstance(value, tuple | StrEnum | Variant | Position)  # read from texts, lists and objects


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value < _MOST


def _is_text_mapping(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(part, str) for pair in value.items() for part in pair)
