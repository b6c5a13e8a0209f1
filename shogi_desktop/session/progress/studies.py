"""What the person has learnt besides playing: problems, lessons, own mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from ..lessons.course import FULL_STARS, read_course
from ..lessons.progress import LessonProgress
from ..practice.deck import Deck
from ..practice.schedule import is_due
from ..problems.progress import ProblemProgress


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
