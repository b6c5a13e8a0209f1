"""What a person has done of the courses: stars by game and lesson, kept as JSON text in the settings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from shogi_desktop.files.plain_values import Between, read_json, record

from .course import FULL_STARS, Course

_Stars: TypeAlias = Annotated[int, Between(1, FULL_STARS)]


@dataclass(frozen=True)
class LessonProgress:
    """The best result of every lesson done: 1 to 3 stars by name of the game and key of the lesson."""

    done: Mapping[str, Mapping[str, _Stars]] = field(default_factory=dict)

    @staticmethod
    def read(text: str) -> LessonProgress:
        """The progress that `text` records; whatever makes no sense counts as not done."""
        try:
            return record(LessonProgress, {"done": read_json(text)})
        except ValueError:
            return LessonProgress()

    def written(self) -> str:
        return json.dumps(self.done, ensure_ascii=False, sort_keys=True)

    def stars(self, variant: str, lesson: str) -> int:
        return self.done.get(variant, {}).get(lesson, 0)

    def with_result(self, variant: str, lesson: str, stars: int) -> LessonProgress:
        """The same with a result, where it is better than the one before."""
        best = max(stars, self.stars(variant, lesson))
        return LessonProgress({**self.done, variant: {**self.done.get(variant, {}), lesson: best}})

    @staticmethod
    def text_with(variant: str, lesson: str, stars: int, text: str) -> str:
        """The text of a progress with a result more."""
        return LessonProgress.read(text).with_result(variant, lesson, stars).written()

    def next_in(self, course: Course) -> int:
        """Index of the first lesson of a course that is not done; the first of all where all are."""
        keys = [lesson.key for lesson in course.lessons]
        return next((n for n, key in enumerate(keys) if not self.stars(course.variant.name, key)), 0)
