"""What may come next after a game (another level, problems, a lesson), and what the person
has learnt besides playing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum, auto
from pathlib import Path
from typing import Final

from shogi_desktop.game.notes import Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side

from ..lessons.course import FULL_STARS, LessonProgress, read_course
from ..play.setup import LEVEL_NUMBERS
from ..practice.deck import Deck, is_due
from ..problems.progress import ProblemProgress
from .played import LEVEL, SIDES, PlayedGame

ROW: Final = 3
"""Games won or lost one after the other at a level, after which another one is offered; then again after as many."""
LONGEST_MATE: Final = 7
"""Plies of the mates that are offered as problems."""
_DEAR: Final = 3
"""How many times the average piece a move must have cost that a lesson is offered for."""


class StepKind(Enum):
    LEVEL_UP = auto()
    LEVEL_DOWN = auto()
    MATES = auto()
    LESSON = auto()


@dataclass(frozen=True)
class NextStep:
    """What is offered: the `level` to play after a `row` of so many games, the length of the mates in `plies`, the
    `kind` of piece to learn about."""

    step: StepKind
    level: int = 0
    row: int = 0
    plies: int = 0
    kind: int = 0


@dataclass(frozen=True)
class Offers:
    """What there is for a game: the lengths of its problems in plies, and whether a lesson is about a kind of piece."""

    mates: Callable[[], Collection[int]]
    teaches: Callable[[int], bool]


def next_step(played: PlayedGame, earlier: Sequence[PlayedGame], game: Game, offers: Offers) -> NextStep | None:
    """The one step that fits best, None where none does. `earlier` are the games that were counted up to this one, the
    latest last; `game` is the one that has just ended."""
    level = _other_level(played, earlier)
    if level is not None or played.score != 0:
        return level
    loser = Side(SIDES.index(played.side))
    plies = mate_plies(game, loser) if played.reason == Reason.CHECKMATE.value else 0
    lengths = [length for length in offers.mates() if 0 < length <= min(plies, LONGEST_MATE)] if plies else []
    if lengths:
        return NextStep(StepKind.MATES, plies=max(lengths))
    kind = dearest_power(game, loser)
    if kind and offers.teaches(kind):
        return NextStep(StepKind.LESSON, kind=kind)
    return None


def _other_level(played: PlayedGame, earlier: Sequence[PlayedGame]) -> NextStep | None:
    if played.opponent != LEVEL or played.score not in (0, 1):
        return None
    row = 0
    for game in reversed(earlier):
        if game.variant != played.variant or game.opponent != LEVEL or game.score is None:
            continue
        if (game.level, game.score) != (played.level, played.score) or (game.score == 1 and game.unrated):
            break
        row += 1
    if not row or row % ROW:
        return None
    if played.score == 1 and played.level < LEVEL_NUMBERS[-1]:
        return NextStep(StepKind.LEVEL_UP, played.level + 1, row)
    if played.score == 0 and played.level > LEVEL_NUMBERS[0]:
        return NextStep(StepKind.LEVEL_DOWN, played.level - 1, row)
    return None


def mate_plies(game: Game, loser: Side) -> int:
    """How long the checks were that led to the mate of `loser` at the end of a game, in plies; 0 where it was none."""
    line = game.main_line()
    board = game.start
    for node in line:
        board.play(node.move)
    plies = 0
    for number in range(len(line), 0, -1):
        attacked = board.turn == loser
        if attacked and not board.in_check():
            break
        plies = len(line) - number + 1 if attacked else plies
        board.undo()
    return plies


def dearest_power(game: Game, loser: Side) -> int:
    """The kind of the enemy piece that took or burnt several pieces of `loser` in one move that cost most, 0 where no
    such move cost much."""
    variant = game.variant
    values = [variant.kind(kind).worth for kind, side in variant.array.values() if not variant.kind(kind).royal]
    most, found = _DEAR * sum(values) // max(1, len(values)), 0
    board = game.start
    for node in game.main_line():
        if board.turn != loser and not node.illegal:
            transition = board.transition(node.move)
            lost = [variant.kind(each.piece >> 1) for each in transition.removals if each.piece & 1 == loser]
            cost = sum(kind.worth for kind in lost if not kind.royal)
            if len(lost) > 1 and cost > most and transition.legs:
                most, found = cost, transition.legs[0].piece >> 1
        board.play(node.move)
    return found


@dataclass(frozen=True)
class Studies:
    """In one game: problems `solved`, `clean` of them without a mistake or help, `days` in a row with one (in all
    games); `lessons` done of `all_lessons`, `full` of them with all stars; `mistakes` to practise, `due` of them now.
    """

    solved: int = 0
    clean: int = 0
    days: int = 0
    lessons: int = 0
    all_lessons: int = 0
    full: int = 0
    mistakes: int = 0
    due: int = 0


def studies_of(
    variant: str, problems: ProblemProgress, lessons: LessonProgress, courses: Path, deck: Deck, now: datetime
) -> Studies:
    """What is known of the game of this name; `courses` is the folder of the lessons."""
    solved, clean = problems.solved(variant)
    stars = _stars(variant, lessons, courses)
    cards = deck.of(variant)
    return Studies(
        solved,
        clean,
        problems.day_streak(date.fromtimestamp(now.timestamp())).current,
        sum(each > 0 for each in stars),
        len(stars),
        sum(each == FULL_STARS for each in stars),
        len(cards),
        sum(is_due(card.memory, now) for card in cards),
    )


def _stars(variant: str, lessons: LessonProgress, courses: Path) -> list[int]:
    """Of each lesson of the game, 0 for one that is not done."""
    file = courses / f"{variant}.toml"
    if not file.is_file():
        return []
    return [lessons.stars(variant, lesson.key) for lesson in read_course(file).lessons]
