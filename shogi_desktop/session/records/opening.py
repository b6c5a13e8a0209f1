"""What a file or a pasted text holds: games in any format, or mate problems. One road for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from shogi_desktop import paths
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.limits import MOST_SET_LINES
from shogi_desktop.notation.lines import lines_of
from shogi_desktop.notation.positions.position_text import position_of_web
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.encodings import Encoding, decode
from shogi_desktop.notation.records.file_types import FormatKind
from shogi_desktop.notation.records.problem_set import problem_set_steps
from shogi_desktop.notation.records.reading import Read, Reading, Steps, UnplayableError
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.validation import validate

from .files import bytes_steps


class RecognizedTextError(ValueError):
    """A text that cannot be read, of which can be said what it looks like."""

    def __init__(self, kind: FormatKind, error: NotationError) -> None:
        super().__init__(str(error))
        self.kind = kind
        self.error = error


def recognizing(text: str, steps: Steps[Read]) -> Steps[Read]:
    """The same steps; where they cannot read the text, the error says what it looks like, if anything."""
    try:
        return (yield from steps)
    except NotationError as error:
        from shogi_desktop.notation.records.detect import looks_like

        kind = looks_like(text)
        if kind is None:
            raise
        raise RecognizedTextError(kind, error) from error


_FIELD_SIGNS = ";；"  # what is said of a problem stands behind one
_GAMES = ("startpos", "position startpos")  # rows that begin so are games
_LOOKED_AT = 100  # rows in which a game is looked for
_POSITIONS = (None, FormatKind.SFEN, FormatKind.USI, FormatKind.FEN)  # what a set of problems may look like


@dataclass(frozen=True)
class Opened:
    """Games, at least one, as far as they could be read; what was wrong in their text; how the file was written."""

    games: list[Game]
    problems: list[NotationError] = field(default_factory=list)
    encoding: Encoding = Encoding.UTF_8


def file_steps(path: str, preferred: str) -> Steps[Opened | ProblemSet]:
    """What a file holds, with what is kept of an analysis of its game. OSError where it cannot be read; other errors
    as `content_steps`."""
    decoded = decode((yield from bytes_steps(path)))
    found = yield from content_steps(decoded.text, preferred, Path(path).name)
    if isinstance(found, ProblemSet):
        return found
    if len(found.games) == 1 and paths.kept_analyses_folder().is_dir():
        from .kept_analyses import give_analysis

        yield from give_analysis(found.games[0], path)
    problems = [decoded.problem, *found.problems] if decoded.problem else found.problems
    return Opened(found.games, problems, decoded.encoding)


def content_steps(text: str, preferred: str, name: str = "") -> Steps[Opened | ProblemSet]:
    """What a text holds; `name` is that of its file, "" = it was pasted.

    `preferred` is the variant where several have boards of one size. NotationError where it is nothing of the kind, or
    RecognizedTextError where it can be said what it looks like.
    """
    text = position_of_web(text) or text
    return (yield from recognizing(text, _content(text, preferred, name)))


def _content(text: str, preferred: str, name: str) -> Steps[Opened | ProblemSet]:
    from shogi_desktop.notation.records.detect import read_record
    from shogi_desktop.notation.records.problem_records import is_problem, problems_of

    problems = yield from problem_steps(text, preferred, name)
    if problems is not None:
        return problems
    reading = yield from read_record(text, preferred, name)
    if not reading.games:
        raise reading.problems[0].at(1, 1, name)
    if all(map(is_problem, reading.games)) and not reading.problems:
        return ProblemSet("", problems_of(reading.games))
    if len(reading.games) == 1 and not reading.games[0].root.children:
        _check_position(reading, name)
    return Opened(reading.games, reading.problems)


def problems_of_text(text: str, preferred: str, name: str = "") -> Steps[ProblemSet]:
    """The mate problems in a text of any format: rows of positions, or records and diagrams that begin with one each.

    NotationError where it holds none; other arguments as with `content_steps`.
    """
    from shogi_desktop.notation.records.detect import looks_like, read_record
    from shogi_desktop.notation.records.problem_records import problems_of

    text = position_of_web(text) or text
    if looks_like(text) in _POSITIONS:
        return (yield from problem_set_steps(text, preferred, name))
    reading = yield from read_record(text, preferred, Path(name).name)
    if not reading.games:
        raise reading.problems[0].at(1, 1, name)
    try:
        return ProblemSet("", problems_of(reading.games))
    except NotationError as error:
        raise error.at(1, 1, name) from None


def problems_of_file(path: str, preferred: str) -> Steps[ProblemSet]:
    """The mate problems in a file. OSError where it cannot be read; NotationError as with `problems_of_text`."""
    decoded = decode((yield from bytes_steps(path)))
    if decoded.problem is not None:
        raise decoded.problem.at(1, 1, path)
    return (yield from problems_of_text(decoded.text, preferred, path))


def _check_position(reading: Reading, name: str) -> None:
    """A position alone, from which no game can be played, is of no use: UnplayableError."""
    (game,) = reading.games
    flaws = validate(game.start)
    if flaws:
        line = next((problem.line for problem in reading.problems if isinstance(problem, UnplayableError)), 1)
        raise UnplayableError.of(flaws, game.variant, line=line).at(1, 1, name)


@dataclass(frozen=True)
class PositionLine:
    """A line of a file of positions without the blanks around it, and where it begins."""

    text: str
    line: int
    column: int


def rows_of(text: str) -> Iterator[PositionLine]:
    """The lines of a file of positions that hold one. NotationError where there are more lines than in any set."""
    for number, (line, _) in enumerate(lines_of(text, MOST_SET_LINES), 1):
        row = line.lstrip()
        if row and not row.startswith("#"):
            yield PositionLine(row.rstrip(), number, len(line) - len(row) + 1)


def problem_steps(text: str, preferred: str, source: str = "") -> Steps[ProblemSet | None]:
    """The mate problems that a text holds: several positions, or one with a title, a length, or no attacker's king.

    None for a game or a position to play from. NotationError where what must be problems cannot be read.
    """
    from shogi_desktop.notation.records.detect import looks_like

    if looks_like(text) not in _POSITIONS:
        return None
    rows = [row.text for row in islice(rows_of(text), _LOOKED_AT)]
    single = len(rows) < 2
    if any(row.startswith(_GAMES) for row in rows):
        return None
    rows = rows[:2]
    try:
        problem_set = yield from problem_set_steps(text, preferred, source)
    except NotationError:
        if single and not any(sign in row for row in rows for sign in _FIELD_SIGNS):
            return None
        raise
    problems = problem_set.problems
    if not single or problem_set.name or any(problem.title or problem.plies for problem in problems):
        return problem_set
    playable = (not validate(parse_sfen(one.sfen, load_variant(one.variant))) for one in problems)
    return None if all(playable) else problem_set
