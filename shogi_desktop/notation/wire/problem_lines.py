"""Questions about mate problems and their answers as lines of text: what window and engine say to each other.

Beside USI the engine takes lines `problem {...}`, one question each, and answers with lines `problem {...}`: while it
works `progress`, `found` for every single result, and at the end `done` (also after `stop`) or `failed`. The objects
are JSON; moves and positions in them stay text (USI, SFEN). Answers carry the number of their question.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from enum import StrEnum
from typing import Any, Final

from ..errors import NotationError, shortened
from ..limits import LONGEST_ANSWER, check_length

WORD: Final = "problem"


class Ask(StrEnum):
    """What is asked. The attacker mates by checks alone.

    SOLVE   the mate from here, whoever is to move: one Verdict
    MOVES   every check (attacker to move) or every answer (defender to move) judged: a Verdict each as it is found
    CHECK   whether the position is a sound problem: one Report
    MAKE    new problems: a Made each as it is found
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

    `sfen` is the position the problem begins with, `moves` lead from it to the one asked about. `attacker` is 0 (Black)
    or 1 (White). `milliseconds` bounds the whole work, 0 = as long as it takes. `plies`, `count` and `seed` belong to
    MAKE: the same seed on the same version gives the same problems. With SOLVE, `plies` says which mates matter: once
    it is proved that none is as short as that, no great effort is made to find out about longer ones (0 = all matter).
    """

    number: int
    ask: Ask
    variant: str
    options: Mapping[str, str] = field(default_factory=dict)
    sfen: str = ""
    moves: tuple[str, ...] = ()
    attacker: int = 0
    milliseconds: int = 0
    plies: int = 0
    count: int = 0
    seed: int = 0


@dataclass(frozen=True)
class Verdict:
    """What a position, or the one after `move` ("" = the position asked about), is worth.

    mate      True: the attacker mates from there, False: he does not, None: not found out in the time
    plies     with a mate: moves from there to the mate with the best play of both; 0 = it is mate
    exact     whether it is proved that no mate is shorter
    line      with a mate: the moves from there to it; with none, the defender to move: a move that refutes it, if any
    check     whether the side to move there is in check; an attacking move that leaves it False is no check
    within    with `mate` None: plies from there within which it is proved that there is no mate, 0 = nothing known
    useless   with a mate: the last so many moves of `line` are useless interpositions and what takes them; SOLVE
              alone looks for them
    """

    move: str = ""
    mate: bool | None = None
    plies: int = 0
    exact: bool = False
    line: tuple[str, ...] = ()
    check: bool = True
    within: int = 0
    useless: int = 0

    @property
    def stated(self) -> int:
        """With a mate: its length as it is printed, without what is useless."""
        return max(0, len(self.line) - self.useless) if self.line else self.plies

    @property
    def printed(self) -> tuple[str, ...]:
        """The line as it is printed."""
        return self.line[: self.stated]


class FlawKind(StrEnum):
    """What can be wrong with a problem, the gravest first.

    NO_MATE     there is none
    SHORTER     a mate shorter than the length that the problem states (the reader of a set compares; not sent)
    COOK        another move mates too before the last (yozume), or as the only move of a mate in 1
    DUAL        another move mates too at the last move; where that is the first one, in more moves
    PROMOTION   another move mates too that differs in promoting alone
    LEFT        pieces are left in the attacker's hand after the longest defences
    """

    NO_MATE = "no_mate"
    SHORTER = "shorter"
    COOK = "cook"
    DUAL = "dual"
    PROMOTION = "promotion"
    LEFT = "left"


@dataclass(frozen=True)
class ProblemFlaw:
    """One thing that is wrong. `ply` counts from 0 along the main line; `move` mates there too in `plies` (itself
    included) by `line`, which begins with `move`; `pieces` (codes, one for each piece) are those left in hand."""

    kind: FlawKind
    ply: int = 0
    move: str = ""
    plies: int = 0
    line: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    """The check of a problem.

    mate       as in Verdict
    plies      of the shortest mate against every defence, useless interpositions included
    stated     the length as it is printed: without useless interpositions
    exact      whether `plies` is proved
    line       the main line: shortest attack, longest defence, where there is a choice one that leaves no pieces
    first      every check in the position, judged
    flaws      what is wrong
    undecided  (ply, move, plies) of the attacker's moves beside the main line (without one, in the position) that were
               not decided in the time; within so many plies, the move included, it does not mate (0 = nothing known)
    stopped    whether it ended before its time
    """

    mate: bool | None
    plies: int = 0
    stated: int = 0
    exact: bool = False
    line: tuple[str, ...] = ()
    first: tuple[Verdict, ...] = ()
    flaws: tuple[ProblemFlaw, ...] = ()
    undecided: tuple[tuple[int, str, int], ...] = ()
    stopped: bool = False

    @property
    def sound(self) -> bool | None:
        """True: exactly one way to mate but for the last move and for promoting; None: not everything was decided."""
        if self.mate is False or any(flaw.kind in (FlawKind.COOK, FlawKind.SHORTER) for flaw in self.flaws):
            return False
        if self.mate is None or self.doubts or not self.exact:
            return None
        return True

    @property
    def doubts(self) -> tuple[tuple[int, str, int], ...]:
        """The undecided moves that could be cooks; one at the last move can not, unless it mates in 1 as well."""
        last = self.stated - 1 if self.mate else -1
        return tuple((ply, move, plies) for ply, move, plies in self.undecided if ply != last or not (ply or plies))

    @property
    def within(self) -> int:
        """Plies from the beginning within which none of the `doubts` mates; 0 = none is left, or nothing is known."""
        if not all(plies for _, _, plies in self.doubts):
            return 0
        return min((ply + plies for ply, _, plies in self.doubts), default=0)


@dataclass(frozen=True)
class Made:
    """A problem made: position, plies and the main line."""

    sfen: str
    plies: int
    line: tuple[str, ...]


@dataclass(frozen=True)
class WorkProgress:
    """How the work stands: steps done of all (all = 0: not known), nodes or candidates looked at, milliseconds."""

    done: int = 0
    all: int = 0
    nodes: int = 0
    elapsed_ms: int = 0


@dataclass(frozen=True)
class Answer:
    """One line from the engine. `value` fits the question: SOLVE ends with its Verdict, CHECK with its Report, the
    others with None; FOUND carries a Verdict or a Made, PROGRESS a WorkProgress, FAILED the reason in English."""

    number: int
    event: Event
    value: Verdict | Report | Made | WorkProgress | str | None = None


_VALUES: Final[dict[str, type]] = {
    "verdict": Verdict,
    "report": Report,
    "made": Made,
    "progress": WorkProgress,
}


def format_question(question: Question) -> str:
    """The line that asks."""
    return _line(asdict(question))


def parse_question(line: str) -> Question:
    """The question of a line `problem {...}`. NotationError where it is none."""
    values = _object(line)
    ask = values.get("ask")
    if ask not in list(Ask):
        raise NotationError(f"there is no question {shortened(ask)}", line)
    question: Question = _made(Question, {**values, "ask": Ask(ask)}, line)
    return question


def format_answer(answer: Answer) -> str:
    """The line that answers."""
    name = next((name for name, kind in _VALUES.items() if isinstance(answer.value, kind)), "why")
    value = answer.value if isinstance(answer.value, str) or answer.value is None else asdict(answer.value)
    return _line({"number": answer.number, "event": answer.event, name: value})


def parse_answer(line: str) -> Answer:
    """The answer in a line. NotationError where it is none."""
    values = _object(line)
    number, event = values.get("number"), values.get("event")
    if type(number) is not int or event not in list(Event):
        raise NotationError("this is no answer", line)
    for name, kind in _VALUES.items():
        if name in values:
            return Answer(number, Event(event), _made(kind, _members(name, values[name], line), line))
    why = values.get("why")
    return Answer(number, Event(event), why if isinstance(why, str) else None)


def _line(values: Mapping[str, Any]) -> str:
    return f"{WORD} {json.dumps(values, ensure_ascii=True, separators=(',', ':'))}"


def _object(line: str) -> dict[str, Any]:
    check_length(line, LONGEST_ANSWER, "a line")
    word, _, rest = line.strip().partition(" ")
    try:
        values = json.loads(rest) if word == WORD else None
    except (ValueError, RecursionError) as error:
        raise NotationError(f"this is no JSON: {error}", shortened(line)) from error
    if not isinstance(values, dict):
        raise NotationError(f"a line '{WORD} {{...}}' is expected", shortened(line))
    return values


def _members(name: str, values: Any, line: str) -> dict[str, Any]:
    """The values of an object in an answer, with the objects inside it made."""
    if not isinstance(values, dict):
        raise NotationError(f"{name!r} must be an object", shortened(line))
    if name != "report":
        return values
    first, flaws = values.get("first", []), values.get("flaws", [])
    undecided = values.get("undecided", [])
    if not all(isinstance(group, list) for group in (first, flaws, undecided)):
        raise NotationError("lists are expected in a report", shortened(line))
    return {
        **values,
        "first": [_made(Verdict, _members("first", one, line), line) for one in first],
        "flaws": [_flaw(_members("flaws", one, line), line) for one in flaws],
        "undecided": [_open(one, line) for one in undecided],
    }


def _flaw(values: dict[str, Any], line: str) -> ProblemFlaw:
    if values.get("kind") not in list(FlawKind):
        raise NotationError("there is no such flaw", shortened(line))
    flaw: ProblemFlaw = _made(ProblemFlaw, {**values, "kind": FlawKind(values["kind"])}, line)
    return flaw


def _open(value: Any, line: str) -> tuple[int, str, int]:
    if isinstance(value, list) and len(value) == 3:
        ply, move, plies = value
        if type(ply) is int and isinstance(move, str) and type(plies) is int:
            return ply, move, plies
    raise NotationError("a ply, a move and plies are expected", shortened(line))


def _made(kind: type, values: dict[str, Any], line: str) -> Any:
    """A value of the class, lists made tuples. What is missing gets its default."""
    known = {f.name: f for f in fields(kind)}
    given: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            raise NotationError(f"{kind.__name__} has no {shortened(name)}", shortened(line))
        given[name] = _checked(str(known[name].type), name, value, line)
    try:
        return kind(**given)
    except TypeError as error:
        raise NotationError(str(error), shortened(line)) from error


def _checked(annotation: str, name: str, value: Any, line: str) -> Any:
    """The value, if it is of the kind that the field of a class above is declared to have."""
    if annotation.startswith("tuple") and isinstance(value, list):
        if annotation != "tuple[str, ...]" or all(isinstance(part, str) for part in value):
            return tuple(value)
    elif (
        (annotation == "int" and type(value) is int and 0 <= value < 1 << 63)
        or (annotation == "str" and isinstance(value, str))
        or (annotation == "bool" and isinstance(value, bool))
        or (annotation == "bool | None" and (value is None or isinstance(value, bool)))
        or (annotation in ("Ask", "FlawKind") and isinstance(value, StrEnum))
        or (annotation.startswith("Mapping") and _is_text_mapping(value))
    ):
        return value
    raise NotationError(f"{name!r} has a value that does not fit", shortened(line))


def _is_text_mapping(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(part, str) for pair in value.items() for part in pair)
