"""Games as files and as text on the clipboard: names, keeping what would be lost, reading what was pasted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, islice
from pathlib import Path

from shogi_desktop.files import safe_name, write_numbered
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.limits import MOST_SET_LINES
from shogi_desktop.notation.lines import lines_of
from shogi_desktop.notation.moves.usi import parse_position_command
from shogi_desktop.notation.positions.bod import looks_like_bod, parse_bod
from shogi_desktop.notation.positions.position_text import COMMANDS
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.file_types import GAME, POSITION, file_type
from shogi_desktop.notation.records.problem_set import problem_set_steps
from shogi_desktop.notation.records.shogi_file import TITLE, format_game, game_steps
from shogi_desktop.notation.steps import Steps
from shogi_desktop.rules import Position, Variant, load_variant, variant_names
from shogi_desktop.rules.validation import Flaw, validate

from ..reading import text_steps
from .recognized import recognizing

SUFFIX = GAME.suffix
_FIELD_SIGNS = ";；"  # what is said of a problem stands behind one
_GAMES = ("startpos", "position startpos")  # rows that begin so are games


class UnplayableError(NotationError):
    """A position from which no game can be played: its `flaws` under the rules of `variant`."""

    flaws: list[Flaw]
    variant: Variant

    @classmethod
    def of(cls, flaws: list[Flaw], variant: Variant, text: str) -> UnplayableError:
        error = cls("; ".join(flaw.text for flaw in flaws), text)
        error.flaws, error.variant = flaws, variant
        return error

    def at(self, line: int, column: int, source: str = "") -> NotationError:
        error = super().at(line, column, source)
        assert isinstance(error, UnplayableError)
        error.flaws, error.variant = self.flaws, self.variant
        return error


def file_name(black: str, white: str, when: datetime) -> str:
    """A name for a new file: day, time and players."""
    return f"{when:%Y-%m-%d %H%M} {safe_name(f'{black} - {white}')}{SUFFIX}"


def keep(game: Game, wanted: Path) -> Path:
    """Writes a game as `wanted` or, where that is taken, under a numbered name. OSError if it fails."""
    return write_numbered(wanted.parent, wanted.stem, SUFFIX, format_game(game))


def file_steps(path: str, preferred: str) -> Steps[Game | ProblemSet]:
    """What a file holds. OSError where it cannot be read; other errors as `content_steps`."""
    text = yield from text_steps(path)
    read = _positions if file_type(path) is POSITION else _game
    return (yield from recognizing(text, read(text, Path(path).name, preferred)))


def _game(text: str, name: str, _preferred: str) -> Steps[Game]:
    return game_steps(text, name)


def _positions(text: str, name: str, preferred: str) -> Steps[Game | ProblemSet]:
    """What a file of positions holds; the errors name the lines of the file."""
    problems = yield from problem_steps(text, preferred, name)
    if problems is not None:
        return problems
    for row in rows_of(text):
        try:
            return (yield from pasted_steps(row.text, preferred))
        except NotationError as error:
            raise error.at(row.line, row.column, name) from None
    raise NotationError("the file is empty")


def content_steps(text: str, preferred: str) -> Steps[Game | ProblemSet]:
    """What a pasted text holds: a game, a position (a game without moves), or mate problems.

    `preferred` is the variant where several have boards of one size. NotationError where it is none of them, or
    RecognizedTextError where it can be said what it looks like.
    """
    return (yield from recognizing(text, _content(text, preferred)))


def _content(text: str, preferred: str) -> Steps[Game | ProblemSet]:
    return (yield from problem_steps(text, preferred)) or (yield from pasted_steps(text, preferred))


@dataclass(frozen=True)
class Row:
    """A line of a file of positions without the blanks around it, and where it begins."""

    text: str
    line: int
    column: int


def rows_of(text: str) -> Iterator[Row]:
    """The lines of a file of positions that hold one. NotationError where there are more lines than in any set."""
    for number, (line, _) in enumerate(lines_of(text, MOST_SET_LINES), 1):
        row = line.lstrip()
        if row and not row.startswith("#"):
            yield Row(row.rstrip(), number, len(line) - len(row) + 1)


def problem_steps(text: str, preferred: str, source: str = "") -> Steps[ProblemSet | None]:
    """The mate problems that a text holds: several positions, or one with a title, a length, or no attacker's king.

    None for a game or a position to play from. NotationError where what must be problems cannot be read.
    """
    rows = [row.text for row in islice(rows_of(text), 2)]
    single = len(rows) < 2
    if any(row.startswith((TITLE, *_GAMES)) for row in rows[:1]) or looks_like_bod(text):
        return None
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


def pasted_steps(text: str, preferred: str) -> Steps[Game]:
    """A pasted game of this program, or a position: SFEN or "startpos", USI words before it and moves after it allowed.

    A position is read by the usual rules of `preferred`, or of any variant that fits; one with pieces in hand that no
    usual rules know, by the option that does. NotationError where it cannot be read or no game could be played from it:
    that of the preferred game, or of the first one that could read it.
    """
    blank = len(text) - len(text.lstrip())
    if text.startswith(TITLE, blank):
        try:
            return (yield from game_steps(text[blank:]))
        except NotationError as error:
            raise error.at(*_place(text, blank)) from None
    try:
        return _game_from(text, load_variant(preferred))
    except NotationError as error:
        refused = error
        for variant in chain(map(load_variant, variant_names()), _with_drops(text)):
            yield 0.0
            try:
                return _game_from(text, variant)
            except UnplayableError as unplayable:
                refused = refused if isinstance(refused, UnplayableError) else unplayable
            except NotationError:
                continue
        raise refused from None


def _with_drops(text: str) -> Iterator[Variant]:
    """The games with as many ranks as the text in which pieces come into hand by an option only, with that option."""
    for usual in map(load_variant, variant_names()):
        if usual.ranks == text.count("/") + 1 and not usual.has_drops:
            chosen = ({option.key: choice} for option in usual.options for choice, _ in option.choices)
            yield from (variant for options in chosen if (variant := load_variant(usual.name, options)).has_drops)


def _position_of(text: str, variant: Variant) -> Position:
    """The position, with its history, of a diagram or a USI position command, of which the first words may be missing.

    Unlike that of a file a pasted command may go over several lines.
    """
    if looks_like_bod(text):
        return parse_bod(text, variant)
    before = "" if text.lstrip().startswith(COMMANDS) else "sfen "
    try:
        return parse_position_command(before + text, variant)
    except NotationError as error:
        place = _place(text, max(error.column - 1 - len(before), 0))
        raise NotationError(error.message, error.text, *place) from None


def _game_from(text: str, variant: Variant) -> Game:
    """The game that a position with its moves tells."""
    position = _position_of(text, variant)
    moves = list(position.history())
    while position.ply:
        position.undo()
    flaws = validate(position)
    if flaws:
        raise UnplayableError.of(flaws, variant, text.strip())
    game = Game(variant, position)
    for move in moves:
        game.play(move)
    return game


def _place(text: str, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of a letter of a text."""
    before = text[:offset]
    return before.count("\n") + 1, offset - before.rfind("\n")
