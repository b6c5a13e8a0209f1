"""Sets of mate problems as text files: a position per line, what is said of it behind a semicolon.

    # title: First steps
    # variant: shogi
    4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1 moves G*5b; 1; The gold; author: Hanako; comment: From below

A line may begin with `sfen` or `position sfen`; ` moves ...` behind the position is its author's solution. Fields
after `;` come in any order: the first whole number is the length in plies (0: not said), what begins with `author:` or
`source:` says who made it and where it was printed; other text is the title. `comment:` begins the last one, which goes
on to the end of the line and writes a new line as `\\n`, a stroke as `\\\\`. Right behind a position the length may
follow a comma or a tab. Empty lines and remarks (`#`) are passed over, but for `# title: ...`, `# variant: NAME`,
`# option: KEY = VALUE`, `# wanted: CODES` and `# seed: ...` where they make sense. A variant line says the game of the
rows below it, option lines under it which of its rules differ from the usual ones, and a wanted line one of which kinds
of pieces was to work in them; without a variant line the size of the board tells the game.
The attacker, who is to move, needs no king. What led to a position is not written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple

from shogi_desktop.mating.fault import problem_fault
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.record.variant_files import variant_names

from ..errors import LimitMessage, Named, NotationError, PositionMessage, RecordMessage, shortened
from ..limits import (
    LONGEST_ROW,
    LONGEST_SET,
    MOST_PROBLEMS,
    MOST_RULES,
    MOST_SET_LINES,
    check_length,
)
from ..lines import lines_of
from ..moves.usi import format_position_command, parse_position_command
from ..positions.sfen import format_sfen, parse_sfen
from .headers import in_order
from .reading import Steps, finish

_HEADING: Final = re.compile(r"#\s*(title|variant|option|wanted|seed)\s*[:：]\s*(.*)", re.IGNORECASE)
_OPTION: Final = re.compile(r"([\w-]+)\s*=\s*([\w-]+)")
_NOTE: Final = re.compile(r"(author|source)\s*[:：]\s*(.*)", re.IGNORECASE)
_COMMENT: Final = re.compile(r"[;；]\s*+comment\s*+[:：](.*)", re.IGNORECASE)
_ESCAPED: Final = re.compile(r"\\(n|\\)")
_MOVE: Final = re.compile(r"[0-9A-Za-z+*\[\]]+")
_BEFORE: Final = re.compile(r"(?:position\s+)?sfen\s+")
_SEPARATOR: Final = re.compile("[;；]")
# A whole position, the length, and perhaps a title, as in tables.
# Blanks are possessive: they are never tried in two ways.
_LISTED: Final = re.compile(r"((?:\S++\s++){3}[0-9]++)[^\S\t]*+[\t,，]\s*+([0-9]{1,4})[^\S\t]*+(?:[\t,，]\s*+(.*))?$")


def parse_problem_set(text: str, variant_name: str = "shogi", source: str = "") -> ProblemSet:
    """The problems of a text. `variant_name` is preferred among games with boards of one size.

    Raises NotationError with line, column and reason for the first line that is none; `source` names the file in it.
    """
    return finish(problem_set_steps(text, variant_name, source))


def problem_set_steps(text: str, variant_name: str = "shogi", source: str = "") -> Steps[ProblemSet]:
    """`parse_problem_set` in steps."""
    reader = _Reader(variant_name)
    text = text.removeprefix("\ufeff")
    try:
        check_length(text, LONGEST_SET, Named.PROBLEM_SET)
        for number, (line, end) in enumerate(lines_of(text, MOST_SET_LINES), 1):
            try:
                reader.read(line)
            except NotationError as error:
                raise error.at(number, 1) from None
            yield end / len(text)
    except NotationError as error:
        raise error.at(1, 1, source) from None
    return ProblemSet(reader.name, tuple(reader.problems), reader.seed)


def problem_at(sfen: str, variant: Variant, title: str = "", plies: int = 0) -> Problem:
    """The problem of a position under the rules of `variant`. NotationError where there is none."""
    return problem_of(parse_sfen(sfen, variant), title, plies)


def problem_of(position: Position, title: str = "", plies: int = 0) -> Problem:
    """The problem of a position, with as much of what led to it as says what is legal there.

    NotationError where the side to move cannot be asked to mate.
    """
    fault = problem_fault(position, int(position.turn))
    if fault:
        raise NotationError(fault)
    return described(position, title, plies)


def described(position: Position, title: str = "", plies: int = 0) -> Problem:
    """A position as `problem_of` has it, whether there may be a mate in it or not."""
    variant = position.variant
    usual = load_variant(variant.name).chosen
    options = tuple(sorted((key, value) for key, value in variant.chosen.items() if value != usual[key]))
    return Problem(format_sfen(position), variant.name, title, plies, options, _led_by(position))


def position_of(problem: Problem) -> Position:
    """The position of a problem. NotationError or VariantError where there is none."""
    variant = load_variant(problem.variant, dict(problem.options))
    if problem.led_by:
        return parse_position_command(problem.led_by, variant)
    return parse_sfen(problem.sfen, variant)


def _led_by(position: Position) -> str:
    """The shortest end of the history that says all the position does; "" where that is the position alone."""
    if not position.ply:
        return ""
    before = position.copy()
    moves: list[int] = []
    while True:
        again = parse_sfen(format_sfen(before), position.variant)
        for move in moves:
            again.play(move)
        if again.key == position.key or not before.ply:
            return format_position_command(before, moves) if moves else ""
        moves.insert(0, int(before.undo()))


def format_problem_set(problem_set: ProblemSet) -> str:
    """The text of a set, which reads as the same set again, blanks, semicolons and notes in titles aside."""
    name = _on_one_line(problem_set.name)
    lines = [f"# title: {name}"] if name else []
    if problem_set.seed:
        lines.append(f"# seed: {problem_set.seed}")
    rules: tuple[str, tuple[tuple[str, str], ...]] = ("", ())
    wanted: tuple[str, ...] = ()
    for problem in problem_set.problems:
        if (problem.variant, problem.options) != rules:
            rules, wanted = (problem.variant, problem.options), ()
            lines.append(f"# variant: {problem.variant}")
            lines += [f"# option: {key} = {value}" for key, value in problem.options]
        if problem.wanted != wanted:
            wanted = problem.wanted
            lines.append(f"# wanted: {' '.join(wanted)}".rstrip())
        title = _on_one_line(problem.title)
        # A title that begins like a length needs one before it.
        plies = str(problem.plies) if problem.plies or title[:1].isdecimal() else ""
        place = f"{problem.sfen} moves {problem.solution}" if problem.solution else problem.sfen
        lines.append("; ".join(field for field in (place, plies, title, *_notes(problem)) if field))
    return "".join(line + "\n" for line in lines)


def _notes(problem: Problem) -> Iterable[str]:
    """What is said of a problem beside its length and title; the comment last, since it may hold semicolons."""
    for name, value in (("author", problem.author), ("source", problem.source)):
        told = " ".join(_SEPARATOR.sub(",", value).split())
        if told:
            yield f"{name}: {told}"
    lines = "\n".join(" ".join(line.split()) for line in problem.comment.splitlines()).strip()
    if lines:
        yield "comment: " + lines.replace("\\", "\\\\").replace("\n", "\\n")


class _Reader:
    """Takes a text line by line; what headings said holds for the lines below."""

    def __init__(self, preferred: str) -> None:
        self.name = ""
        self.seed = 0
        self.problems: list[Problem] = []
        self._preferred = preferred
        self._variant: Variant | None = None
        self._options: dict[str, str] = {}
        self._wanted: tuple[str, ...] = ()
        self._games: set[Variant] = set()
        self._by_ranks: dict[int, Variant] = {}

    def read(self, line: str) -> None:
        check_length(line, LONGEST_ROW, Named.LINE)
        row = line.strip()
        if row.startswith("#"):
            heading = _HEADING.fullmatch(row)
            if heading:
                self._head(heading[1].lower(), heading[2].strip())
        elif row:
            indent = len(line) - len(line.lstrip())
            if len(self.problems) == MOST_PROBLEMS:
                raise NotationError(LimitMessage.PROBLEMS(most=MOST_PROBLEMS), row)
            try:
                self.problems.append(self._problem(row))
            except NotationError as error:
                raise error.at(1, indent + 1) from None

    def _head(self, word: str, value: str) -> None:
        """A heading; one that makes no sense is a remark that happens to begin like one.

        But rows are not read as those of another game than a single word says.
        """
        if word == "title":
            self.name = self.name or value
        elif word == "seed":
            if re.fullmatch("[0-9]{1,18}", value):
                self.seed = int(value)
        elif word == "option":
            self._set_option(value)
        elif word == "wanted":
            self._set_wanted(value.split())
        elif value and " " not in value:
            self._set_variant(value)

    def _set_variant(self, name: str) -> None:
        """The game of the rows below, with its usual rules."""
        self._options, self._wanted = {}, ()
        try:
            self._variant = load_variant(name)
        except VariantError as error:
            reason = error.message if name in variant_names() else RecordMessage.UNKNOWN_GAME(text=shortened(name))
            raise NotationError(reason, name) from None

    def _set_option(self, value: str) -> None:
        """Another rule for the rows below; a remark that is not KEY = VALUE says nothing."""
        found = _OPTION.fullmatch(value)
        if found is None:
            return
        if self._variant is None:
            raise NotationError(RecordMessage.VARIANT_LINE_ABOVE, value)
        option = next((option for option in self._variant.options if option.key == found[1]), None)
        if option is None or found[2] not in dict(option.choices):
            raise NotationError(RecordMessage.UNKNOWN_RULE(title=self._variant.title, text=shortened(value)), value)
        self._options[found[1]] = found[2]

    def _set_wanted(self, codes: list[str]) -> None:
        """The kinds that were wanted in the rows below; a remark that names no kinds of the game says nothing."""
        known = {kind.code for kind in self._variant.every_kind} if self._variant is not None else set()
        if known.issuperset(codes):
            self._wanted = tuple(codes)

    def _game_of(self, sfen: str) -> Variant:
        """The game and rules of a row."""
        variant = self._variant or self._variant_of(sfen)
        if self._options:
            try:
                variant = load_variant(variant.name, self._options)
            except VariantError as error:
                raise NotationError(error.message, sfen) from None
        self._games.add(variant)
        if len(self._games) > MOST_RULES:
            raise NotationError(LimitMessage.RULES(most=MOST_RULES), sfen)
        return variant

    def _problem(self, row: str) -> Problem:
        comment = _COMMENT.search(row)
        place, *fields = _SEPARATOR.split(row[: comment.start()] if comment else row)
        before = _BEFORE.match(place)
        skipped = before.end() if before else 0
        end, listed = len(place), _LISTED.match(place, skipped)
        if listed:
            end, fields = listed.end(1), [listed[2], listed[3] or "", *fields]
        sfen, _, moves = place[skipped:end].partition(" moves")
        sfen, said = " ".join(sfen.split()), _said(fields)
        try:
            problem = problem_at(sfen, self._game_of(sfen), said.title, said.plies)
        except NotationError as error:
            raise error.at(1, skipped + 1) from None
        solution = " ".join(moves.split()) if all(map(_MOVE.fullmatch, moves.split())) else ""
        told = _unescaped(comment[1].strip()) if comment else ""
        if not (self._wanted or said.author or said.source or told or solution):
            return problem
        return replace(
            problem,
            wanted=self._wanted,
            author=said.author,
            source=said.source,
            comment=told,
            solution=solution,
        )

    def _variant_of(self, sfen: str) -> Variant:
        """The game whose board has as many ranks as the text, the preferred or else the first one of several."""
        if not self._by_ranks:
            for name in [self._preferred, *in_order()]:
                with suppress(VariantError):  # somebody's own file of rules may be broken
                    variant = load_variant(name)
                    self._by_ranks.setdefault(variant.ranks, variant)
        ranks = sfen.partition(" ")[0].count("/") + 1
        if ranks == 1:
            raise NotationError(PositionMessage.NOT_A_POSITION(text=shortened(sfen)), sfen)
        if ranks not in self._by_ranks:
            raise NotationError(PositionMessage.NO_SUCH_BOARD(count=ranks), sfen)
        return self._by_ranks[ranks]


class _Said(NamedTuple):
    """What the fields behind a position say."""

    title: str
    plies: int
    author: str
    source: str


def _said(fields: Sequence[str]) -> _Said:
    titles: list[str] = []
    notes: dict[str, str] = {}
    plies = -1
    for field in filter(None, map(_on_one_line, fields)):
        note = _NOTE.match(field)
        if note:
            notes.setdefault(note[1].lower(), note[2])
        elif plies < 0 and re.fullmatch("[0-9]{1,4}", field):
            plies = int(field)
        else:
            titles.append(field)
    return _Said("; ".join(titles), max(0, plies), notes.get("author", ""), notes.get("source", ""))


def _unescaped(text: str) -> str:
    return _ESCAPED.sub(lambda found: "\n" if found[1] == "n" else "\\", text)


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
