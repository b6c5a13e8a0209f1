"""Games as files and as text on the clipboard: names, keeping what would be lost, reading what was pasted."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from shogi_desktop.files import safe_name, write_numbered
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.file_types import GAME
from shogi_desktop.notation.problem_set import ProblemSet, parse_problem_set
from shogi_desktop.notation.sfen import parse_sfen
from shogi_desktop.notation.shogi_file import TITLE, format_game, parse_game
from shogi_desktop.notation.usi import parse_position_command
from shogi_desktop.rules import Variant, load_variant
from shogi_desktop.rules.validation import validate

from .texts import flaw_text

SUFFIX = GAME.suffix
_FIELD_SIGNS = ";；"  # what is said of a problem stands behind one
_GAMES = ("startpos", "position startpos")  # rows that begin so are games


def file_name(black: str, white: str, when: datetime) -> str:
    """A name for a new file: day, time and players."""
    return f"{when:%Y-%m-%d %H%M} {safe_name(f'{black} - {white}')}{SUFFIX}"


def keep(game: Game, wanted: Path) -> Path:
    """Writes a game as `wanted` or, where that is taken, under a numbered name. OSError if it fails."""
    return write_numbered(wanted.parent, wanted.stem, SUFFIX, format_game(game))


def first_line(text: str) -> str:
    """The row to show of a file of positions. NotationError where it has none."""
    for line in rows_of(text):
        return line
    raise NotationError("the file is empty")


def rows_of(text: str) -> list[str]:
    """The lines of a file of positions that hold one."""
    return [line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def problems_of(text: str, variant_name: str, source: str = "") -> ProblemSet | None:
    """The mate problems that a text holds: several positions, or one with a title, a length, or no attacker's king.

    None for a game or a position to play from. NotationError where what must be problems cannot be read.
    """
    rows = rows_of(text)
    single = len(rows) < 2
    if any(row.startswith((TITLE, *_GAMES)) for row in rows[:1]):
        return None
    try:
        problem_set = parse_problem_set(text, variant_name, source)
    except NotationError:
        if single and not any(sign in row for row in rows for sign in _FIELD_SIGNS):
            return None
        raise
    problems = problem_set.problems
    if not single or problem_set.name or any(problem.title or problem.plies for problem in problems):
        return problem_set
    playable = (not validate(parse_sfen(one.sfen, load_variant(one.variant))) for one in problems)
    return None if all(playable) else problem_set


def read_pasted(text: str, variant: Variant) -> Game:
    """A pasted game of this program, or a position: SFEN or "startpos", USI words before it and moves after it allowed.

    NotationError where it cannot be read, or where no game could be played from it.
    """
    if text.lstrip().startswith(TITLE):
        return parse_game(text.lstrip())
    words = " ".join(text.split()).removeprefix("position ")
    command = words if words.startswith(("startpos", "sfen ")) else f"sfen {words}"
    position = parse_position_command(command, variant)
    moves = list(position.history())
    while position.ply:
        position.undo()
    flaws = validate(position)
    if flaws:
        raise NotationError("; ".join(flaw_text(flaw, variant) for flaw in flaws), words)
    game = Game(variant, position)
    for move in moves:
        game.play(move)
    return game
