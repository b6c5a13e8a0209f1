"""Mate problems as records of games, as composers pass them on: a diagram, what is said of it, the solution as moves.

In KIF, where a problem is usually found, its author and the rest are headers; records of every other format carry the
same ones. A record's main line is the solution.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem
from shogi_desktop.rules.validation import validate

from ..errors import NotationError, RecordMessage
from ..moves.usi import format_move, parse_move
from .kifu.handicaps import handicap_of_position
from .problem_set import position_of, problem_of

TITLE: Final = ("作品名", "表題", "題名", "title")
AUTHOR: Final = ("作者", "作者名", "author")
SOURCE: Final = ("発表誌", "出典", "掲載", "source")
LENGTH: Final = ("手数", "詰手数", "length")
"""What a header is called in records that are found, the one that is written first."""
_NUMBER: Final = re.compile("[0-9０-９]{1,4}")


def is_problem(game: Game) -> bool:
    """Whether nobody could play from the start of a record, but mate from it."""
    if not validate(game.start):
        return False
    try:
        problem_of(game.start)
    except NotationError:
        return False
    return True


def problems_of(games: Iterable[Game]) -> tuple[Problem, ...]:
    """The problem that each record begins with. NotationError where one begins with none."""
    return tuple(map(problem_in, games))


def problem_in(game: Game) -> Problem:
    """The problem that a record begins with: its main line is the solution. NotationError where it is none."""
    if handicap_of_position(game.start) is not None:
        raise NotationError(RecordMessage.NOT_A_PROBLEM)
    line = [node for node in game.main_line() if not node.illegal]
    headers = game.headers
    said = _NUMBER.search(_first(headers, LENGTH))
    return replace(
        problem_of(game.start, _first(headers, TITLE), int(said[0]) if said else len(line)),
        author=_first(headers, AUTHOR),
        source=_first(headers, SOURCE),
        comment=game.root.comment,
        solution=" ".join(format_move(node.move, game.variant) for node in line),
    )


def record_of(problem: Problem) -> Game:
    """The record of a problem; a solution that cannot be played ends before its first wrong move."""
    start = position_of(problem)
    game = Game(start.variant, start)
    told = ((TITLE, problem.title), (AUTHOR, problem.author), (SOURCE, problem.source))
    game.headers.update({names[0]: " ".join(value.split()) for names, value in told if value.strip()})
    if problem.plies:
        game.headers[LENGTH[0]] = str(problem.plies)
    game.root.comment = problem.comment
    for move in solution_of(problem):
        game.play(move)
    outcome = game.position.outcome()
    if outcome is not None and game.root.children:
        game.finish(GameResult.of_outcome(outcome))
    return game


def solution_of(problem: Problem) -> tuple[int, ...]:
    """The moves of the author's solution, as far as they are legal; none where he gives none."""
    position = position_of(problem)
    moves: list[int] = []
    for text in problem.solution.split():
        try:
            move = parse_move(text, position)
        except NotationError:
            break
        if not position.is_legal(move):
            break
        moves.append(move)
        position.play(move)
    return tuple(moves)


def _first(headers: dict[str, str], names: tuple[str, ...]) -> str:
    found = next((headers[name] for name in names if headers.get(name, "").strip()), "")
    return " ".join(found.split())
