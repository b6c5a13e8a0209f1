"""A few positions looked at beside a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.review import Mark, MarkLimits, review
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.analysis import coaching
from shogi_desktop.session.analysis.coaching import (
    Examiner,
    Judging,
    PositionByMoves,
    checked,
    hangs,
    is_sure,
    lesson_about,
    lesson_of,
    lesson_steps,
)
from tests.engines import FakeEngines
from tests.session.table import HASTY

START = PositionByMoves(Position(load_variant("shogi")))
FIRST = parse_move("7g7f", START.start)


class Looked:
    def __init__(self, engines: FakeEngines, *behaviours: str, moves: str = "") -> None:
        self.engines = engines
        self.examiner = Examiner(engines.launch(*behaviours, moves=moves.split()), HASTY)
        self.answers: list[tuple[Evaluation | None, ...]] = []
        self.failures: list[str] = []
        self.examiner.looked.connect(self.answers.append)
        self.examiner.failed.connect(self.failures.append)


@pytest.fixture
def judging(qapp: object, engines: FakeEngines) -> Iterator[Looked]:
    made = Looked(engines, "judging")
    yield made
    made.examiner.wait_closed()


def test_each_position_is_looked_for_mates_and_then_judged(judging: Looked, qtbot: QtBot) -> None:
    judging.examiner.ask([START, START.after(FIRST)])
    qtbot.waitUntil(lambda: len(judging.answers) == 1)
    (answer,) = judging.answers
    assert [each.line for each in answer if each] == [("9g9f",), ("9c9d",)]
    asked = [line.split()[1] for line in judging.engines.told("go")]
    assert asked == ["mate", "movetime", "mate", "movetime"]


def test_what_is_known_is_not_asked_again(judging: Looked, qtbot: QtBot) -> None:
    judging.examiner.ask([START])
    qtbot.waitUntil(lambda: len(judging.answers) == 1)
    judging.examiner.ask([START])
    assert len(judging.answers) == 2 and judging.answers[0] == judging.answers[1], "at once"
    assert len(judging.engines.told("go")) == 2


def test_another_game_is_another_matter(judging: Looked, qtbot: QtBot) -> None:
    judging.examiner.ask([START])
    qtbot.waitUntil(lambda: len(judging.answers) == 1)
    other = load_variant("shogi", {"move_limit": "256"})
    judging.examiner.ask([PositionByMoves(Position(other))])
    qtbot.waitUntil(lambda: len(judging.answers) == 2)
    assert len(judging.engines.told("go")) == 4


def test_a_game_that_is_over_needs_no_engine(judging: Looked) -> None:
    mated = parse_sfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", load_variant("shogi"))
    judging.examiner.ask([PositionByMoves(mated)])
    assert judging.answers == [(None,)] and judging.engines.processes() == []


def test_only_so_much_is_remembered(judging: Looked, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "_REMEMBERED", 1)
    places = [START, START.after(FIRST)]
    judging.examiner.ask(places)
    qtbot.waitUntil(lambda: len(judging.answers) == 1)
    assert len(judging.answers[0]) == 2, "of one question all is kept"
    judging.examiner.ask([START.after(parse_move("2g2f", START.start))])
    qtbot.waitUntil(lambda: len(judging.answers) == 2)
    judging.examiner.ask([START])
    assert len(judging.answers) == 2, "it was forgotten"


def test_a_question_that_is_given_up_is_not_answered(qapp: object, engines: FakeEngines, qtbot: QtBot) -> None:
    looked = Looked(engines, "late_after_stop")
    looked.examiner.ask([START])
    qtbot.waitUntil(lambda: engines.told("go movetime") != [])
    looked.examiner.cancel()
    looked.examiner.wait_closed()
    assert looked.answers == [] and looked.failures == []


def test_a_mate_that_is_found_is_the_answer(qapp: object, engines: FakeEngines, qtbot: QtBot) -> None:
    looked = Looked(engines, "mating", moves="7g7f 3c3d 8h2b+")
    looked.examiner.ask([START])
    qtbot.waitUntil(lambda: len(looked.answers) == 1)
    assert looked.answers == [(Evaluation(Score(mate=3), ("7g7f", "3c3d", "8h2b+")),)]
    looked.examiner.wait_closed()


def test_an_engine_that_fails(qapp: object, engines: FakeEngines, qtbot: QtBot) -> None:
    looked = Looked(engines, "die_at_start")
    looked.examiner.ask([START])
    qtbot.waitUntil(lambda: len(looked.failures) == 1)
    assert looked.failures[0].startswith("The coach has no answer: ") and looked.answers == []
    looked.examiner.wait_closed()


# Lessons about a move that is in no record


def test_a_lesson_needs_to_know_what_was_better() -> None:
    best, other = Evaluation(Score(300), ("9g9f",)), Evaluation(Score(300), ("9c9d",))
    position = START.position()
    lesson = lesson_about(position, 0, FIRST, best, other, Judging())
    assert lesson is not None and lesson.mark is Mark.BLUNDER and lesson.facts
    assert lesson_about(position, 0, FIRST, None, other, Judging()) is None
    assert lesson_about(position, 0, FIRST, best, None, Judging()) is None


def test_the_best_move_is_no_mistake_whatever_is_seen_after_it() -> None:
    best, after = Evaluation(Score(300), ("7g7f",)), Evaluation(Score(900), ("3c3d",))
    lesson = lesson_about(START.position(), 0, FIRST, best, after, Judging())
    assert lesson is not None and lesson.mark is None and lesson.facts == ()


def test_a_move_that_mates_needs_no_engine_after_it() -> None:
    position = parse_sfen("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", load_variant("shogi"))
    move = parse_move("G*5b", position)
    lesson = lesson_about(position, 0, move, Evaluation(Score(mate=1), ("G*4b",)), None, Judging())
    assert lesson is not None and lesson.after == 1.0 and lesson.mark is None


SCORES = [
    (Score(30), Score(20)),
    (Score(0), Score(121)),
    (Score(0), Score(250)),
    (Score(0), Score(600)),
    (Score(-3000), Score(mate=3)),
    (Score(mate=-12), Score(mate=1)),
    (Score(mate=-2), Score(mate=1)),
    (Score(mate=5), Score(-2000)),
]


@pytest.mark.parametrize(("before", "after"), SCORES)
def test_a_move_has_the_same_mark_in_the_game_and_in_its_review(before: Score, after: Score) -> None:
    game = Game(START.start.variant)
    game.play(FIRST)
    thoughts = Evaluation(before, ("2g2f",)), Evaluation(after, ("3c3d",))
    game.root.evaluation, game.cursor.evaluation = thoughts
    (judged,) = review(game, game.line(), MarkLimits()).judged.values()
    lesson = lesson_about(START.start, 0, FIRST, *thoughts, Judging())
    assert lesson is not None and lesson.mark is judged.mark


@pytest.mark.parametrize(("left", "sure"), [(-100, True), (-50, True), (0, False), (300, False)])
def test_only_what_a_second_look_does_not_find_worse_is_sure(left: int, sure: bool) -> None:
    thoughts = Evaluation(Score(100), ("7g7f",)), Evaluation(Score(left), ("3c3d",))
    assert is_sure(START.start, FIRST, thoughts, MarkLimits()) is sure


@pytest.mark.once
@pytest.mark.parametrize(("before", "after", "told"), [(3000, -2000, True), (3000, -2900, False), (-2000, 3000, True)])
def test_a_piece_left_to_be_taken_is_told_of_though_the_game_is_won_or_lost(
    before: int, after: int, told: bool
) -> None:
    position = parse_sfen("4k4/9/9/9/4b4/9/P8/7R1/4K4 b 4G2S 1", load_variant("shogi"))
    thoughts = Evaluation(Score(before), ("2h2a+",)), Evaluation(Score(after), ("5e2h+",))
    lesson = lesson_about(position, 0, parse_move("9g9f", position), *thoughts, Judging())
    assert lesson is not None and lesson.mark is None and hangs(lesson, MarkLimits()) is told


@pytest.mark.parametrize(
    ("better", "left"),
    [
        (None, Score(900)),
        (Score(-300), Score(300)),
        (Score(-1200), Score(900)),
        (Score(mate=3), Score(mate=-4)),
        (Score(mate=-2), Score(900)),
    ],
)
def test_a_position_is_worth_no_more_than_what_is_seen_after_the_better_move(better: Score | None, left: Score) -> None:
    seen = Evaluation(better, ()) if better is not None else None
    found = checked(Evaluation(Score(900), ("9g9f",)), seen, START.start.variant)
    assert (found.score, found.line) == (left, ("9g9f",))


def test_on_the_largest_board_a_lesson_is_found_a_little_at_a_time() -> None:
    game = Game(load_variant("taikyoku"))
    move, other = game.position.legal_moves()[:2]
    game.root.evaluation = Evaluation(Score(0), (format_move(other, game.variant),))
    game.play(move)
    reply = format_move(game.position.legal_moves()[0], game.variant)
    game.cursor.evaluation = Evaluation(Score(600), (reply,))
    (judged,) = review(game, game.line(), MarkLimits()).judged.values()
    steps, count = lesson_steps(game, judged, 0.5), 0
    while True:
        try:
            assert next(steps) == 0.5
        except StopIteration as end:
            found = end.value
            break
        count += 1
    assert count > 100 and found.facts == lesson_of(game, judged).facts  # type: ignore[union-attr]
