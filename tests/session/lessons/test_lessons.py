"""The courses: every lesson can be done, is not done from the start, and says no to what does not do it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop import program_files
from shogi_desktop.notation.moves.usi import format_move, move_of
from shogi_desktop.rules import VariantError, load_variant
from shogi_desktop.rules.validation import FlawReason, validate
from shogi_desktop.session.lessons.course import Course, Lesson, LessonProgress, course_names, course_of, read_course
from shogi_desktop.session.lessons.play import Lack, LessonJudgement, LessonPlay
from shogi_desktop.settings import CHOICES

FOLDER = program_files.resources() / "lessons"
COURSES = {name: read_course(FOLDER / f"{name}.toml") for name in course_names(FOLDER)}
WITH_SLIPS = [name for name, course in COURSES.items() if any(lesson.slips for lesson in course.lessons)]
SEARCHED = 2  # moves; longer searches for a shorter way take too long

pytestmark = pytest.mark.decided_by(
    "resources/lessons",
    "resources/texts",
    "shogi_desktop/notation",
    "shogi_desktop/rules",
    "shogi_desktop/session/lessons",
)


def lesson(name: str, key: str) -> Lesson:
    return next(lesson for lesson in COURSES[name].lessons if lesson.key == key)


def play(name: str, key: str, *moves: str) -> LessonPlay:
    made = LessonPlay(lesson(name, key))
    for move in moves:
        made.play(move_of(move, made.position))
    return made


def one_lesson(**changes: object) -> Course:
    values: dict[str, object] = {
        "key": "x",
        "start": "5/2p2/5/2P2/5 b - 1",
        "goal": "capture",
        "targets": ["3b"],
        "moves": 2,
        "solution": "3d3c 3c3b",
    }
    chapter = {"key": "c", "lessons": [values | changes]}
    return course_of({"chapters": [chapter]}, "test.toml", load_variant("shogi"))


def test_the_games_have_courses_of_a_good_length() -> None:
    small = ["gorogoro", "kyotoshogi", "minishogi", "tori", "yari", "sho"]
    large = ["heian_dai", "dai", "tenjiku", "dai_dai", "maka_dai_dai", "tai", "taikyoku"]
    assert list(COURSES) == ["shogi", *small, "wa", "chu", *large]
    assert {name: (len(course.chapters), len(course.lessons)) for name, course in COURSES.items()} == {
        "gorogoro": (2, 4),
        "kyotoshogi": (3, 7),
        "minishogi": (2, 5),
        "tori": (3, 8),
        "yari": (3, 6),
        "sho": (2, 4),
        "shogi": (13, 44),
        "wa": (6, 20),
        "chu": (8, 35),
        "heian_dai": (5, 15),
        "dai": (3, 6),
        "dai_dai": (3, 5),
        "maka_dai_dai": (4, 8),
        "tai": (5, 10),
        "tenjiku": (13, 49),
        "taikyoku": (5, 8),
    }


@pytest.mark.parametrize("name", COURSES)
def test_the_solution_reaches_the_goal(name: str) -> None:
    for task in COURSES[name].lessons:
        made = LessonPlay(task)
        for number, text in enumerate(task.solution, 1):
            move = move_of(text, made.position)
            assert move in made.moves(), task.key
            judgement = made.play(move).judgement
            assert judgement is (
                LessonJudgement.REACHED if number == len(task.solution) else LessonJudgement.GOES_ON
            ), task.key
        assert made.used <= task.most and made.stars == 3 and made.moves() == [], task.key
        assert not (made.targets_left() if task.goal.kind in ("capture", "burn", "reach") else []), task.key


@pytest.mark.parametrize("name", COURSES)
def test_something_is_left_to_do_and_can_be_done_wrong(name: str) -> None:
    for task in COURSES[name].lessons:
        made = LessonPlay(task)
        assert made.judgement is LessonJudgement.GOES_ON and made.stars == 0, task.key
        assert made.targets_left() or task.goal.kind in ("escape", "pass", "line"), task.key
        verdicts = set()
        for move in made.moves():
            verdicts.add(made.play(move).judgement)
            made.restart()
        assert verdicts - {LessonJudgement.REACHED}, task.key


@pytest.mark.parametrize("name", WITH_SLIPS)
def test_every_slip_can_be_made_and_ends_the_try(name: str) -> None:
    for task in (each for each in COURSES[name].lessons if each.slips):
        made, seen = LessonPlay(task), set()
        for text in task.solution:
            for move in made.moves():
                judged = made.play(move)
                if judged.judgement is LessonJudgement.REFUTED:
                    slip = next(slip for slip in task.slips if slip.key == made.slip)
                    assert made.over and len(judged.shown) == 1 + len(slip.replies), task.key
                    seen.add(slip.key)
                made.take_back()
            made.play(move_of(text, made.position))
        assert seen == {slip.key for slip in task.slips}, task.key


@pytest.mark.parametrize("name", COURSES)
def test_moves_as_good_as_the_solution_lead_on_as_it_does(name: str) -> None:
    for task in COURSES[name].lessons:
        made = LessonPlay(task)
        for number, texts in enumerate(task.right):
            for text in texts:
                judgement = made.play(move_of(text, made.position)).judgement
                last = number + 1 == len(task.right)
                assert judgement is (LessonJudgement.REACHED if last else LessonJudgement.GOES_ON), task.key
                made.take_back()
            made.play(move_of(texts[0], made.position))


@pytest.mark.parametrize("name", COURSES)
def test_full_marks_go_to_the_shortest_way(name: str) -> None:
    for task in COURSES[name].lessons:
        depth = len(task.solution) - 1
        if depth > SEARCHED or task.replies:
            depth = 0
        assert not _reachable(LessonPlay(task), depth), task.key


def _reachable(made: LessonPlay, depth: int) -> bool:
    if depth == 0:
        return False
    for move in made.moves():
        judgement = made.play(move).judgement
        goes_on = judgement is LessonJudgement.GOES_ON
        found = judgement is LessonJudgement.REACHED or (goes_on and _reachable(made, depth - 1))
        if judgement is not LessonJudgement.REFUSED:
            made.take_back()
        if found:
            return True
    return False


@pytest.mark.parametrize("name", COURSES)
def test_positions_keep_the_rules(name: str) -> None:
    for task in COURSES[name].lessons:
        position = task.position()
        # A practice board begins empty, so that any piece is one too many.
        allowed = {FlawReason.NO_KING, FlawReason.TOO_MANY_KINGS, FlawReason.TOO_MANY}
        assert {flaw.reason for flaw in validate(position)} <= allowed, task.key
        for square in task.goal.targets:
            piece = position.piece_at(square)
            assert piece == 0 or piece & 1 != position.turn, task.key
            assert piece != 0 or task.goal.kind in ("reach", "drop"), task.key


@pytest.mark.parametrize("name", COURSES)
def test_the_panel_has_room_for_the_pieces_a_lesson_is_about(name: str) -> None:
    for task in COURSES[name].lessons:
        assert 1 <= len(task.shown) <= 2, task.key


@pytest.mark.parametrize("name", COURSES)
@pytest.mark.parametrize("language", CHOICES["language"][1:])
def test_words_are_complete_in_every_language(name: str, language: str) -> None:
    course = COURSES[name]
    file = program_files.resources() / "texts" / language / f"lessons_{name}.toml"
    words: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    assert list(words) == ["chapters", "lessons"]
    assert list(words["chapters"]) == [chapter.key for chapter in course.chapters]
    assert list(words["lessons"]) == [task.key for task in course.lessons]
    for task in course.lessons:
        entry = words["lessons"][task.key]
        steps, slips = entry.pop("steps", []), entry.pop("slips", {})
        assert list(entry) == ["title", "text", "done"]
        assert len(steps) in (0, len(task.right) - 1)
        assert list(slips) == list(dict.fromkeys(slip.key for slip in task.slips))
        assert all(text.strip() == text != "" for text in (*entry.values(), *steps, *slips.values()))


# Playing


def test_moves_can_be_taken_back_and_begun_again() -> None:
    made = play("shogi", "pawn", "4d4c")
    assert (made.used, len(made.targets_left())) == (1, 2)
    made.play(move_of("4c4b", made.position))
    assert len(made.targets_left()) == 1
    assert made.take_back() and made.take_back() and not made.take_back()
    made.play(move_of("2d2c", made.position))
    made.restart()
    assert made.used == 0 and len(made.targets_left()) == 2 and made.last_move == 0


def test_more_moves_than_needed_cost_a_star_and_hints_two() -> None:
    slow = play("shogi", "gold", "3d4d", "4d4c", "4c4d", "4d4e")
    assert slow.judgement is LessonJudgement.TOO_MANY and slow.stars == 0
    slow = play("shogi", "gold", "3d3e", "3e3d", "3d4d", "4d4c")
    assert slow.judgement is LessonJudgement.REACHED and slow.stars == 2
    back = play("shogi", "gold", "3d4d", "4d4c", "4c4d", "4d4e")
    while back.take_back():
        pass
    for _ in range(3):
        back.play(move_of(back.lesson.solution[back.used], back.position))
    assert back.judgement is LessonJudgement.REACHED and back.stars == 2, "a wrong one that was taken back"
    helped = play("shogi", "gold")
    for _ in range(3):
        helped.play(helped.hint())
    assert helped.judgement is LessonJudgement.REACHED and helped.stars == 1


def test_a_hint_goes_back_to_where_the_solution_was_left() -> None:
    made = play("shogi", "rook", "4g4c", "4c4a")
    move = made.hint()
    assert made.used == 1 and format_move(move, made.lesson.variant) == "4c1c"
    made = play("shogi", "loose", "4g4c")  # taken: the hint begins before the mistake
    assert made.judgement is LessonJudgement.TAKEN
    assert format_move(made.hint(), made.lesson.variant) == "4g7g" and not made.over


def test_the_opponent_shows_how_he_takes_an_unsafe_piece() -> None:
    made = LessonPlay(lesson("shogi", "loose"))
    judged = made.play(move_of("4g1g", made.position))
    assert judged.judgement is LessonJudgement.TAKEN and judged.judgement.failed
    assert [format_move(step.transition.move, made.lesson.variant) for step in judged.shown] == ["4g1g", "1b1g"]
    assert made.moves() == []


def test_replies_follow_and_other_moves_fail() -> None:
    made = LessonPlay(lesson("shogi", "three_moves"))
    judged = made.play(move_of("4c1c+", made.position))
    assert judged.judgement is LessonJudgement.GOES_ON and len(judged.shown) == 2 and made.position.turn == 0
    assert format_move(made.last_move, made.lesson.variant) == "1a2a"
    made.restart()
    assert made.play(move_of("4c4a+", made.position)).judgement is LessonJudgement.NOT_IT


@pytest.mark.parametrize(
    ("name", "key", "move", "rule"),
    [
        ("shogi", "nifu", "P*8e", "nifu"),
        ("shogi", "dead_piece", "N*5b", "never move again"),
        ("shogi", "uchifuzume", "P*1b", "uchifuzume"),
        ("shogi", "step_aside", "5i4i", "in check"),
        ("shogi", "take_checker", "5i5h", "in check"),
        ("wa", "interpose", "4h4g", "in check"),
        ("chu", "loose", "4e2c", "lion is protected"),
        ("chu", "hidden", "4e6c", "lion is protected"),
        ("chu", "bridge", "4e5d4c", "lion is protected"),
        ("chu", "bridge", "4e3d4c", "lion is protected"),
        ("chu", "bridge", "4e4c", "lion is protected"),
        ("chu", "no_lion", "4e4c", "lion is protected"),
        ("tori", "third_swallow", "S*6d", "This file is full"),
    ],
)
def test_illegal_moves_may_be_tried_and_are_explained(name: str, key: str, move: str, rule: str) -> None:
    made = LessonPlay(lesson(name, key))
    tried = move_of(move, made.position)
    assert tried in made.moves()
    judged = made.play(tried)
    assert judged.judgement is LessonJudgement.REFUSED and rule in judged.refusal and judged.shown == ()
    assert made.used == 0 and not made.over


def test_a_rook_may_not_strike_back_for_a_lion_but_a_lion_may() -> None:
    made = play("chu", "counter_strike", "2h2e")
    assert made.judgement is LessonJudgement.GOES_ON and format_move(made.last_move, made.lesson.variant) == "9c6f"
    judged = made.play(move_of("2e2c", made.position))
    assert judged.judgement is LessonJudgement.REFUSED and "A lion was just lost" in judged.refusal
    assert made.play(move_of("3e2c", made.position)).judgement is LessonJudgement.REACHED


def test_whoever_takes_the_first_lion_keeps_his_own() -> None:
    assert play("chu", "take_first", "2h1h").judgement is LessonJudgement.TAKEN
    assert play("chu", "take_first", "2h2c").judgement is LessonJudgement.REACHED


def test_a_piece_that_burns_ends_the_lesson() -> None:
    assert play("tenjiku", "too_hot", "2h2d", "2d4d").judgement is LessonJudgement.BURNT
    assert play("tenjiku", "duel", "3h6e").judgement is LessonJudgement.BURNT


def test_a_piece_without_moves_is_stuck() -> None:
    course = one_lesson(start="2P2/5/2p2/5/5 b - 1", targets=["3c"], promotion=False, solution="3a3b")
    assert LessonPlay(course.lessons[0]).moves() == []
    course = one_lesson(start="2p2/2P2/5/5/4p b - 1", targets=["1e"], promotion=False, drops=False, solution="3b3a")
    made = LessonPlay(course.lessons[0])
    assert made.play(made.moves()[0]).judgement is LessonJudgement.STUCK


def test_burning_counts_only_in_one_move_and_igui_only_at_home() -> None:
    assert play("tenjiku", "burn", "5h6g").judgement is LessonJudgement.NOT_IT
    assert play("tenjiku", "igui", "4e4d5e").judgement in (LessonJudgement.NOT_IT, LessonJudgement.TAKEN)
    assert play("tenjiku", "two_royals", "5f5b", "5b8b").judgement is LessonJudgement.GOES_ON  # the prince is left


# Files


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"goal": "dance"}, "goal"),
        ({"targets": ["9i"]}, "targets"),
        ({"start": "5/5 b"}, "start"),
        ({"start": "5/2x2/5/2P2/5 b - 1"}, "start"),
        ({"solution": "3d3c 3c3b 3b3a"}, "solution"),
        ({"solution": ""}, "solution"),
        ({"solution": "3d"}, "solution"),
        ({"replies": "hello"}, "replies"),
        ({"piece": "Z"}, "piece"),
        ({"shown": ["Z"]}, "shown"),
        ({"moves": 0}, "moves"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(changes: dict[str, object], where: str) -> None:
    with pytest.raises(VariantError) as refused:
        one_lesson(**changes)
    assert where in refused.value.where


def test_a_lesson_says_what_it_is_about() -> None:
    task = one_lesson().lessons[0]
    assert [task.variant.kind(kind).code for kind in task.shown] == ["P"]
    assert (task.variant.files, task.variant.ranks, task.variant.name) == (5, 5, "shogi")
    assert one_lesson().chapter_of(task).key == "c"


# Progress


def test_the_best_result_is_remembered() -> None:
    progress = LessonProgress().with_result("shogi", "pawn", 2).with_result("shogi", "pawn", 1)
    progress = progress.with_result("tenjiku", "pawn", 3)
    again = LessonProgress.read(progress.written())
    assert again == progress and again.stars("shogi", "pawn") == 2 and again.stars("shogi", "king") == 0


def test_the_first_lesson_not_done_comes_next() -> None:
    course = COURSES["shogi"]
    progress = LessonProgress().with_result("shogi", "pawn", 1).with_result("shogi", "gold", 1)
    assert course.lessons[progress.next_in(course)].key == "silver", "not those before, which may be newer"
    last = progress.with_result("shogi", course.lessons[-1].key, 1)
    assert last.next_in(course) == 0
    for task in course.lessons:
        progress = progress.with_result("shogi", task.key, 3)
    assert progress.next_in(course) == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        "null",
        '{"shogi": 3}',
        '{"shogi": {"pawn": "x", "king": 9, "gold": true, "rook": -1}}',
        "[" * 99999,
    ],
)
def test_junk_counts_as_nothing_done(text: str) -> None:
    progress = LessonProgress.read(text)
    assert all(progress.stars("shogi", key) == 0 for key in ("pawn", "king", "gold", "rook"))
    assert progress.with_result("shogi", "pawn", 3).stars("shogi", "pawn") == 3


BAD_VALUES: list[object] = [1, 1.5, float("nan"), True, "²", "٣", "x" * 900, "9" * 5000, [], [[]], {}, [{}], ["x", 1]]


@pytest.mark.parametrize("key", ["key", "start", "goal", "targets", "moves", "solution", "replies", "strict", "safe"])
def test_values_that_make_no_sense_are_refused_or_read(key: str) -> None:
    for value in [
        *BAD_VALUES,
        "²/5/5 b - 1",
        "99999999999/5 b - 1",
        "5/" * 40 + "5 b - 1",
        "[/5 b - 1",
        "9" * 4999 + "/1",
    ]:
        try:
            one_lesson(**{key: value})
        except VariantError as error:
            assert error.file == "test.toml" and len(str(error)) < 1200


@pytest.mark.parametrize(
    "text", ["chapters = " + "[\n" * 3_000, "chapters = " + "9" * 900, "x = 1", "chapters = [1]", "\0"]
)
def test_a_course_that_is_none_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "shogi.toml").write_text(text, encoding="utf-8")
    with pytest.raises(VariantError, match=r"shogi\.toml"):
        read_course(tmp_path / "shogi.toml")


@pytest.mark.parametrize(
    ("name", "key", "moves", "lack"),
    [
        ("shogi", "tokin", ("5e5d", "5d5c"), Lack.UNPROMOTED),
        ("shogi", "give_check", None, Lack.NO_CHECK),
        ("shogi", "head_gold", ("G*4b",), Lack.ESCAPES),
        ("shogi", "head_gold", ("G*9i",), Lack.NO_CHECK),
        ("tenjiku", "burn", ("5h6g",), Lack.NOT_BURNT),
        ("tenjiku", "area", ("3g2f",), Lack.NOT_REACHED),
    ],
)
def test_it_is_known_what_a_move_lacks(name: str, key: str, moves: tuple[str, ...] | None, lack: Lack) -> None:
    made = play(name, key, *(moves or ()))
    if moves is None:
        made.play(next(move for move in made.moves() if not _checks(made, move)))
    assert made.judgement is LessonJudgement.NOT_IT and made.lack is lack


def _checks(made: LessonPlay, move: int) -> bool:
    board = made.position.copy()
    board.play(move)
    return bool(board.in_check())


@pytest.mark.parametrize(
    ("changes", "moves", "lack"),
    [
        ({"goal": "reach", "targets": ["3c"], "piece": "+P", "solution": "3d3c", "moves": 1}, "3d3c", None),
        ({"goal": "reach", "targets": ["1c"], "moves": 1, "solution": "3d3c"}, "3d3c", Lack.NOT_REACHED),
        ({"goal": "capture", "moves": 1, "solution": "3d3c"}, "3d3c", Lack.STANDING),
        ({"goal": "pass", "targets": [], "moves": 1, "solution": "3d3c"}, "3d3c", Lack.NO_PASS),
    ],
)
def test_what_lacks_is_read_from_the_goal(changes: dict[str, object], moves: str, lack: Lack | None) -> None:
    made = LessonPlay(one_lesson(**changes).lessons[0])
    made.play(move_of(moves, made.position))
    assert made.judgement.failed and made.lack is (lack or Lack.UNPROMOTED)


def test_too_many_moves_is_what_more_moves_would_have_mended() -> None:
    made = LessonPlay(one_lesson(start="5/2p2/5/5/2P2 b - 1", solution="3e3d 3d3c").lessons[0])
    for text in ("3e3d", "3d3c"):
        made.play(move_of(text, made.position))
    assert made.judgement is LessonJudgement.TOO_MANY and made.lack is Lack.STANDING


@pytest.mark.parametrize("name", COURSES)
def test_every_failure_but_a_wrong_way_to_a_goal_has_its_reason(name: str) -> None:
    for task in COURSES[name].lessons:
        made = LessonPlay(task)
        for move in made.moves():
            made.play(move)
            failed = made.judgement in (LessonJudgement.NOT_IT, LessonJudgement.TOO_MANY)
            to_goal = task.most != 1 and task.goal.kind != "mate"
            assert made.lack is not None or failed <= to_goal, task.key
            made.restart()
