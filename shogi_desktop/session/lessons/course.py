"""Courses of lessons: small tasks on the board, read from resources/lessons/VARIANT.toml.

A course has chapters, a chapter has lessons. A lesson states a position, what has to be reached and in how many
moves, and one way to do it. Its words are a matter of language and lie elsewhere, under the lesson's key.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from shogi_desktop.excerpt import shortened
from shogi_desktop.files.plain_values import Between, read_json, record
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules.errors import FieldMessage, PieceMessage
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.toml_table import TomlTable
from shogi_desktop.rules.record.variant import MAX_BOARD, Variant
from shogi_desktop.rules.record.variant_files import read_toml

from .practice import practice_variant

GOALS: Final = ("capture", "burn", "reach", "drop", "escape", "pass", "check", "mate", "win", "line")
MOST_MOVES: Final = 20
FULL_STARS: Final = 3
FIRST: Final = "shogi"
"""The game whose course lies open at first."""
ANY_STEP: Final = -1
_DIGITS: Final = tuple("0123456789")


@dataclass(frozen=True)
class Goal:
    """What has to be reached. `targets` are squares, `piece` is a kind id (0 = any), `home` a square (-1 = none).

    capture: no enemy stands on the targets. burn: one move burns what stands on all targets. reach: own pieces (of the
    kind) stand on all targets. drop: a legal drop of the kind, on a target if there are any. escape: a legal move.
    pass: a piece passes. check: the enemy's last royal piece could be taken next. mate: it cannot be saved. win: it
    is gone. line: every move of the solution has been made. With `home` an own piece has to stand on that square as
    well.
    """

    kind: str
    targets: tuple[int, ...] = ()
    piece: int = 0
    home: int = -1


@dataclass(frozen=True)
class Slip:
    """A wrong move that is to be expected, and has words of its own under `key`.

    It is one of `moves` (USI; none: any wrong move) made where the solution has its move `at` (from 0; -1: wherever).
    The opponent answers with the first of `replies`, and the moves after it show what comes of it; where the rules do
    not allow them after this move, the slip is none.
    """

    key: str
    at: int
    moves: tuple[str, ...]
    replies: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """One task. The learner is the side to move in `start` and has `most` moves.

    With `replies` (USI) the opponent answers the moves of `solution` so, and other moves fail; without, the opponent
    stands still. Each step of `right` has the move of the solution and those that are as good; the opponent answers
    all of them alike. Of the wrong moves `slips` explain some. In a `strict` lesson the hand may try illegal moves and
    is told the rule. In a `safe` one no move may leave an own piece where it can be taken. `shown` are the kinds that
    the lesson is about.
    """

    key: str
    start: str
    variant: Variant
    goal: Goal
    most: int
    right: tuple[tuple[str, ...], ...]
    replies: tuple[str, ...]
    slips: tuple[Slip, ...]
    strict: bool
    safe: bool
    shown: tuple[int, ...]

    @property
    def solution(self) -> tuple[str, ...]:
        """One way to the goal."""
        return tuple(moves[0] for moves in self.right)

    def position(self) -> Position:
        """The position it begins with."""
        return parse_sfen(self.start, self.variant)


@dataclass(frozen=True)
class Chapter:
    key: str
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True)
class Course:
    """The chapters of one game; lesson keys are unique in it."""

    variant: Variant
    chapters: tuple[Chapter, ...]

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return tuple(lesson for chapter in self.chapters for lesson in chapter.lessons)

    def about(self, kind: int) -> Lesson | None:
        """The first lesson that is about a kind of piece."""
        return next((lesson for lesson in self.lessons if kind in lesson.shown), None)

    def chapter_of(self, lesson: Lesson) -> Chapter:
        return next(chapter for chapter in self.chapters if lesson in chapter.lessons)


def course_names(folder: Path) -> tuple[str, ...]:
    """Names of the variants that have a course in `folder`: shogi, then those with the smallest boards first."""
    names = (path.stem for path in folder.glob("*.toml"))
    return tuple(sorted(names, key=lambda name: (name != FIRST, load_variant(name).files, name)))


def lesson_count(path: Path) -> int:
    """How many lessons the course in a file has, without a look at what they are."""
    top = TomlTable(path.name, "", read_toml(path))
    return sum(len(chapter.tables("lessons")) for chapter in top.tables("chapters"))


def read_course(path: Path) -> Course:
    """The course of the variant that the file is named after. VariantError for anything that does not fit."""
    return course_of(read_toml(path), path.name, load_variant(path.stem))


def course_of(values: Mapping[str, object], file: str, variant: Variant) -> Course:
    """The course that the contents of a file describe."""
    top = TomlTable(file, "", values)
    chapters = []
    seen: set[str] = set()
    for table in top.tables("chapters"):
        lessons = tuple(_read_lesson(entry, variant) for entry in table.tables("lessons"))
        for lesson in lessons:
            if lesson.key in seen:
                raise table.error("lessons", FieldMessage.USED_TWICE(text=shortened(lesson.key)))
            seen.add(lesson.key)
        chapters.append(Chapter(table.text("key"), lessons))
        table.finish()
    top.finish()
    return Course(variant, tuple(chapters))


def _read_lesson(table: TomlTable, game: Variant) -> Lesson:
    start = table.text("start")
    variant = _board(table, game, start)
    try:
        position = parse_sfen(start, variant)
    except NotationError as error:
        raise table.error("start", str(error)) from error
    lesson = Lesson(
        key=table.text("key"),
        start=start,
        variant=variant,
        goal=_read_goal(table, variant),
        most=table.number("moves", 1, MOST_MOVES),
        right=_right(table, variant),
        replies=_moves(table, "replies", variant),
        slips=tuple(_slip(entry, variant) for entry in table.tables("slips")),
        strict=table.flag("strict", False),
        safe=table.flag("safe", False),
        shown=tuple(_kind(table, "shown", code, variant) for code in table.texts("shown")) or _own_kinds(position)[:1],
    )
    if not 0 < len(lesson.right) <= lesson.most:
        raise table.error("solution", f"1 to {lesson.most} moves are expected")
    table.finish()
    return lesson


def _board(table: TomlTable, game: Variant, start: str) -> Variant:
    """The game's own board, or a practice board as large as the position written."""
    rows = start.split(" ")[0].split("/")
    files = sum(_width(item) for item in _items(rows[0]))
    drops, promotion = table.flag("drops", True), table.flag("promotion", True)
    if (files, len(rows), drops, promotion) == (game.files, game.ranks, True, True):
        return game
    try:
        return practice_variant(game, files, len(rows), drops, promotion)
    except ValueError as error:
        raise table.error("start", str(error)) from error


def _items(row: str) -> list[str]:
    """The empty runs and the pieces of a rank as SFEN writes it."""
    items: list[str] = []
    at = 0
    while at < len(row):
        end = at + 1
        if row[at] == "[":
            end = row.find("]", at) + 1 or len(row)
        elif row[at] in _DIGITS:
            while end < len(row) and row[end] in _DIGITS:
                end += 1
        items.append(row[at:end])
        at = end
    return [item for item in items if item != "+"]


def _width(item: str) -> int:
    """Files that an item takes; a run longer than any board takes more than any board has."""
    if item[:1] not in _DIGITS:
        return 1
    return int(item) if len(item) < 3 else MAX_BOARD + 1


def _read_goal(table: TomlTable, variant: Variant) -> Goal:
    try:
        targets = tuple(variant.parse_square(name) for name in table.texts("targets"))
        home = table.text("home", "")
        square = variant.parse_square(home) if home else -1
    except ValueError as error:
        raise table.error("targets", str(error)) from error
    code = table.text("piece", "")
    return Goal(table.choice("goal", GOALS), targets, _kind(table, "piece", code, variant) if code else 0, square)


def _kind(table: TomlTable, key: str, code: str, variant: Variant) -> int:
    try:
        return variant.kind_by_code(code).id
    except KeyError:
        raise table.error(key, PieceMessage.UNKNOWN(text=shortened(code))) from None


def _own_kinds(position: Position) -> tuple[int, ...]:
    """Kinds on the board of the side to move, in reading order."""
    pieces = [position.piece_at(square) for square in position.variant.squares]
    return tuple(dict.fromkeys(piece >> 1 for piece in pieces if piece and piece & 1 == position.turn))


def _right(table: TomlTable, variant: Variant) -> tuple[tuple[str, ...], ...]:
    """The steps of a solution: a move, or several that are as good, parted by "/"."""
    steps = tuple(tuple(step.split("/")) for step in table.text("solution", "").split())
    for step in steps:
        _check_moves(table, "solution", step, variant)
    return steps


def _slip(table: TomlTable, variant: Variant) -> Slip:
    key, at = table.text("key"), table.number("at", ANY_STEP, MOST_MOVES - 1, ANY_STEP)
    slip = Slip(key, at, _moves(table, "moves", variant), _moves(table, "replies", variant))
    table.finish()
    return slip


def _moves(table: TomlTable, key: str, variant: Variant) -> tuple[str, ...]:
    texts = tuple(table.text(key, "").split())
    _check_moves(table, key, texts, variant)
    return texts


def _check_moves(table: TomlTable, key: str, texts: tuple[str, ...], variant: Variant) -> None:
    for text in texts:
        try:
            parse_move(text, variant)
        except NotationError as error:
            raise table.error(key, str(error)) from error


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
        """Index of the lesson of a course that comes next: the first that is not done after the last that is, or else
        before it; the first of all where all are."""
        done = [self.stars(course.variant.name, lesson.key) > 0 for lesson in course.lessons]
        last = max((n for n, is_done in enumerate(done) if is_done), default=-1)
        order = (*range(last + 1, len(done)), *range(last + 1))
        return next((n for n in order if not done[n]), 0)
