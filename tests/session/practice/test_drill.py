"""A position is asked about: what is as good as the best move is right, and the first answer counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.exercise import Exercise
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.session.analysis.coaching import Examiner
from shogi_desktop.session.practice.deck import Recall
from shogi_desktop.session.practice.drill import LAST_STEP, Drill, DrillState, MoveVerdict
from tests.analysis.mistakes import exercises
from tests.engines import FakeEngines

MADE, BEST, OTHER = "2g2f", "6g6f", "1g1f"
ENGINES_BEST = "9g9f"


class Pupil:
    """A drill, somebody who answers, and what he hears."""

    def __init__(
        self, engines: FakeEngines, *behaviours: str, exercise: Exercise | None = None, moves: tuple[str, ...] = ()
    ) -> None:
        self.engines = engines
        self.drill = Drill(engines.launch(*behaviours, moves=moves), lambda: 0.05)
        self.verdicts: list[MoveVerdict] = []
        self.outcomes: list[Recall] = []
        self.failures: list[str] = []
        self.drill.judged.connect(self.verdicts.append)
        self.drill.answered.connect(self.outcomes.append)
        self.drill.failed.connect(self.failures.append)
        self.drill.start(exercise or exercises()[0])

    def play(self, text: str) -> str:
        return self.drill.move(parse_move(text, self.drill.start_position))


def lost(verdict: MoveVerdict) -> float:
    return verdict.before - verdict.after


def state(person: Pupil) -> DrillState:
    return person.drill.state


@pytest.fixture
def pupil(qapp: object, engines: FakeEngines) -> Iterator[Callable[..., Pupil]]:
    made: list[Pupil] = []

    def make(*behaviours: str, exercise: Exercise | None = None, moves: tuple[str, ...] = ()) -> Pupil:
        made.append(Pupil(engines, *behaviours, exercise=exercise, moves=moves))
        return made[-1]

    yield make
    for each in made:
        each.drill.wait_closed()


def test_the_best_move_is_right_at_once(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.play(BEST)
    assert person.drill.state is DrillState.RIGHT and person.outcomes == [Recall.RIGHT]
    assert person.verdicts[0].best and lost(person.verdicts[0]) == 0 and not person.drill.moves()


def test_what_the_engine_would_play_now_is_right_too(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("judging")
    qtbot.waitUntil(lambda: bool(person.drill.best_line) and best(person) == ENGINES_BEST)
    person.play(ENGINES_BEST)
    assert person.drill.state is DrillState.RIGHT


def best(person: Pupil) -> str:
    return format_move(person.drill.best_line[0], person.drill.start_position.variant)


def test_a_move_within_the_margin_is_right(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("level")
    person.play(OTHER)
    assert person.drill.state is DrillState.WEIGHED and not person.drill.moves()
    qtbot.waitUntil(lambda: person.drill.state is DrillState.RIGHT)
    (verdict,) = person.verdicts
    assert not verdict.best and lost(verdict) == 0 and person.outcomes == [Recall.RIGHT]


def test_a_move_that_loses_more_is_wrong(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("judging")
    person.play(OTHER)
    qtbot.waitUntil(lambda: person.drill.state is DrillState.WRONG)
    (verdict,) = person.verdicts
    assert lost(verdict) == pytest.approx(0.245, abs=0.001) and verdict.reply and not verdict.again
    assert person.outcomes == [Recall.WRONG]


def test_what_a_position_is_worth_does_not_change_with_the_move_that_is_tried(
    pupil: Callable[..., Pupil], qtbot: QtBot
) -> None:
    hopeless = replace(exercises()[0], before=30, after=0)
    person = pupil("judging", exercise=hopeless)
    person.play(OTHER)
    qtbot.waitUntil(lambda: person.drill.state is DrillState.WRONG)
    assert (person.verdicts[0].before, person.verdicts[0].after) == (0.03, 0.0), "wrong, though so much is not left"
    person.drill.try_again()
    person.play(BEST)
    assert person.verdicts[1].before == 0.03


def test_what_was_made_in_the_game_is_wrong_whatever_a_short_look_says(
    pupil: Callable[..., Pupil], qtbot: QtBot
) -> None:
    person = pupil("level")
    person.play(MADE)
    qtbot.waitUntil(lambda: person.drill.state is DrillState.WRONG)
    assert person.verdicts[0].again and lost(person.verdicts[0]) > 0.2


def test_the_first_answer_counts(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("judging")
    person.play(OTHER)
    qtbot.waitUntil(lambda: person.drill.state is DrillState.WRONG)
    person.drill.try_again()
    assert state(person) is DrillState.OPEN and person.drill.verdict is None and person.drill.moves()
    person.play(BEST)
    assert state(person) is DrillState.RIGHT and person.outcomes == [Recall.WRONG]


def test_help_leads_to_the_move_and_is_remembered(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    assert [person.drill.help() for _ in range(LAST_STEP + 1)] == [1, 2, 2]
    person.play(BEST)
    assert person.outcomes == [Recall.HELPED]


def test_who_wants_to_see_the_move_has_not_known_it(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.drill.show()
    assert person.drill.state is DrillState.SHOWN and person.outcomes == [Recall.WRONG] and not person.drill.moves()
    person.drill.show()
    assert person.outcomes == [Recall.WRONG]


def test_a_move_may_be_taken_back_while_it_is_weighed(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    person.play(OTHER)
    person.drill.try_again()
    assert person.drill.state is DrillState.OPEN and not person.outcomes
    assert person.drill.position is person.drill.start_position


def test_an_engine_that_dies_is_told_once_something_was_to_be_weighed(
    pupil: Callable[..., Pupil], qtbot: QtBot
) -> None:
    person = pupil("die_in_search")
    person.play(OTHER)
    qtbot.waitUntil(lambda: person.drill.state is DrillState.UNKNOWN)
    assert len(person.failures) == 1 and not person.outcomes
    person.drill.try_again()
    person.play(BEST)
    assert person.drill.state is DrillState.RIGHT, "it is known without an engine"


def test_an_engine_that_died_while_nobody_waited_is_asked_again(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("die_in_search@1", "level")
    (examiner,) = person.drill.findChildren(Examiner)
    with qtbot.waitSignal(examiner.failed):  # it is not only dead, but known to be
        pass
    assert not person.failures
    person.play(OTHER)
    qtbot.waitUntil(lambda: person.drill.state is DrillState.RIGHT)


def test_nobody_looks_and_the_engine_goes(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    person = pupil("hang")
    person.play(OTHER)
    qtbot.waitUntil(lambda: bool(person.engines.told("go")))
    person.drill.rest()
    qtbot.waitUntil(lambda: not person.engines.alive())
    assert person.drill.state is DrillState.OPEN
    person.drill.resume()
    qtbot.waitUntil(lambda: len(person.engines.alive()) == 1)


def test_a_move_that_mates_needs_no_engine(pupil: Callable[..., Pupil], qtbot: QtBot) -> None:
    mate = Exercise("shogi", "4k4/9/4G4/9/9/9/9/9/4K4 b G 1", "5i5h", ("5i4h",), 1000, 500)
    person = pupil("mating", exercise=mate, moves=("5i6h",))
    person.play("G*5b")
    qtbot.waitUntil(lambda: bool(person.verdicts))
    assert person.verdicts[0].after == 1.0 and person.drill.state is DrillState.RIGHT
    assert len(person.engines.told("go")) == 1, "only about what was best"


def test_a_move_against_the_rules_changes_nothing(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang", exercise=Exercise("shogi", "4k4/9/9/4r4/9/9/9/4G4/4K4 b - 1", "5i4i", ("5i6i",), 500, 0))
    pinned = parse_move("5h4h", person.drill.start_position.variant)
    assert "check" in person.drill.move(pinned) and person.drill.state is DrillState.OPEN and not person.verdicts


def test_a_position_that_is_none_leaves_the_old_one(pupil: Callable[..., Pupil]) -> None:
    person = pupil("hang")
    with pytest.raises(NotationError):
        person.drill.start(replace(exercises()[1], sfen="what"))
    assert person.drill.exercise == exercises()[0] and person.drill.moves()
