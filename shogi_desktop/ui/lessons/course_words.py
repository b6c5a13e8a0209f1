"""The words of a course in the language of the window."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from shogi_desktop.rules.record.variant import Variant

from ..words.documents import document
from ..words.texts import piece_name


@dataclass(frozen=True)
class LessonWords:
    """What a lesson is called, what it asks, and what it says once it is done.

    `steps` are said instead of `text` from the second move on, one for each move of the solution after the first, and
    `slips` by their keys where a wrong move was to be expected.
    """

    title: str
    text: str
    done: str
    steps: Sequence[str] = ()
    slips: Mapping[str, str] = field(default_factory=dict)

    def text_at(self, step: int) -> str:
        """What the lesson asks after so many moves."""
        return self.steps[step - 1] if 0 < step <= len(self.steps) else self.text


class CourseWords:
    """Reads resources/texts/LANGUAGE/lessons_VARIANT.toml once. KeyError for a chapter or lesson without words."""

    def __init__(self, variant: str) -> None:
        values = tomllib.loads(document(f"lessons_{variant}.toml"))
        self._chapters: dict[str, str] = values["chapters"]
        self._lessons = {key: LessonWords(**words) for key, words in values["lessons"].items()}

    def chapter(self, key: str) -> str:
        return self._chapters[key]

    def lesson(self, key: str) -> LessonWords:
        return self._lessons[key]


def burner_name(variant: Variant) -> str:
    """What the piece that burns its neighbours is called; "" in games without one."""
    return next((piece_name(kind) for kind in variant.every_kind if kind.burns), "")
