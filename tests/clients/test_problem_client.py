"""Questions about problems to engines with good and with bad manners."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.conversations.conversation import Urgency
from shogi_desktop.clients.problem_client import ProblemClient, ProblemEngine
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.mating.report import Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.wire.problem_lines import Ask, Question, parse_question
from shogi_desktop.rules import load_variant
from tests.engines import FakeEngines
from tests.problem_values import a_question
from tests.scripted_client import ScriptedClient
from tests.systems import process_exists

SHOGI = load_variant("shogi")
ONE = Question(0, Ask.SOLVE, SHOGI, parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", SHOGI))


@pytest.fixture
def client() -> ScriptedClient:
    return ScriptedClient()


@pytest.fixture
def engine(qapp: object, client: ScriptedClient) -> Iterator[ProblemEngine]:
    engine = ProblemEngine(client)
    yield engine
    engine.wait_closed()
    assert not client.is_running()
    engine.deleteLater()


def test_it_stays_while_somebody_looks(engine: ProblemEngine, client: ScriptedClient) -> None:
    engine.watch(True)
    client.ask(ONE)
    client.no_mate()
    assert client.is_running()


def test_it_goes_once_nobody_looks(engine: ProblemEngine, client: ScriptedClient) -> None:
    engine.watch(True)
    client.ask(ONE)
    client.no_mate()
    engine.watch(False)
    assert not client.is_running()
    engine.watch(True)
    client.ask(ONE)
    assert client.is_running()


def test_what_is_asked_when_nobody_looks_any_more_ends_first(engine: ProblemEngine, client: ScriptedClient) -> None:
    engine.watch(True)
    client.slow = True
    client.ask(ONE)
    engine.watch(False)
    assert client.is_running() and client.stops == 1
    client.yield_()
    assert not client.is_running()


SCRIPT = Path(__file__).with_name("fake_problem_engine.py")
HASTY = Timeouts(margin_ms=60_000, stop_ms=1000, quit_ms=300)
PATIENT = replace(HASTY, stop_ms=60_000)
SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1"
SOLVE = a_question(0, Ask.SOLVE, "shogi", sfen=SFEN)
MOVES = a_question(0, Ask.MOVES, "shogi", sfen=SFEN)

Heard = list[tuple[str, int, object]]
Make = Callable[..., "Talk"]


class Talk:
    """A client with a fake engine, and everything it tells."""

    def __init__(self, folder: Path, behaviours: tuple[str, ...], patience: Timeouts) -> None:
        self.engines = FakeEngines(folder)
        command = [sys.executable, "-S", "-E", str(SCRIPT)]
        places = ["--log", str(folder / "engine.log"), "--starts", str(folder / "engine.starts")]
        self.client = ProblemClient(EngineLaunch([*command, *places, *behaviours]), patience)
        self.heard: Heard = []
        self.rests = 0
        self.client.progressed.connect(self._on_progressed)
        self.client.found.connect(self._on_found)
        self.client.done.connect(self._on_done)
        self.client.failed.connect(self._on_failed)
        self.client.overdue.connect(self._on_overdue)
        self.client.rested.connect(self._on_rested)

    def _on_progressed(self, number: int, value: object) -> None:
        self.heard.append(("progressed", number, value))

    def _on_found(self, number: int, value: object) -> None:
        self.heard.append(("found", number, value))

    def _on_done(self, number: int, value: object) -> None:
        self.heard.append(("done", number, value))

    def _on_failed(self, number: int, why: str) -> None:
        self.heard.append(("failed", number, why))

    def _on_overdue(self, number: int) -> None:
        self.heard.append(("overdue", number, None))

    def _on_rested(self) -> None:
        self.rests += 1

    def ends(self) -> list[tuple[str, int]]:
        """How the questions have ended so far."""
        return [(what, number) for what, number, _ in self.heard if what in ("done", "failed", "overdue")]

    def asked(self) -> list[int]:
        """Numbers of the questions that engines have read."""
        return [parse_question(line).number for line in self.engines.told("problem")]


@pytest.fixture
def talk(qapp: object, tmp_path: Path) -> Iterator[Make]:
    made: list[Talk] = []

    def make(*behaviours: str, patience: Timeouts = HASTY) -> Talk:
        made.append(Talk(tmp_path, behaviours, patience))
        return made[-1]

    yield make
    for talk in made:
        number = talk.client.process_id()
        talk.client.wait_closed()
        assert not talk.client.is_running()
        assert not number or not process_exists(number)
        talk.client.deleteLater()


def wait_ends(qtbot: QtBot, talk: Talk, count: int) -> list[tuple[str, int]]:
    qtbot.waitUntil(lambda: len(talk.ends()) >= count)
    return talk.ends()


def test_no_process_before_the_first_question(talk: Make) -> None:
    one = talk()
    assert not one.client.is_running() and not one.client.is_busy()
    one.client.stop()
    one.client.close()
    one.client.wait_closed()
    assert one.engines.processes() == []


def test_every_kind_of_question_gets_its_answers(qtbot: QtBot, talk: Make) -> None:
    one = talk()
    for ask in Ask:
        one.client.ask(a_question(0, ask, "shogi", sfen=SFEN))
        assert one.client.is_busy()
        qtbot.waitUntil(lambda: not one.client.is_busy())
    values = [(what, number, type(value)) for what, number, value in one.heard if what != "progressed"]
    assert values == [
        ("done", 1, Verdict),
        ("found", 2, Verdict),
        ("found", 2, Verdict),
        ("done", 2, type(None)),
        ("done", 3, Report),
        ("found", 4, MadeProblem),
        ("done", 4, type(None)),
    ]
    assert len(one.engines.processes()) == 1


def test_what_runs_makes_room_for_a_newer_question_and_is_asked_again(qtbot: QtBot, talk: Make) -> None:
    one = talk("think@1")
    first = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first])
    second = one.client.ask(SOLVE)
    third = one.client.ask(MOVES)
    qtbot.waitUntil(lambda: one.asked() == [first, third])
    one.client.stop()
    assert wait_ends(qtbot, one, 3) == [("done", third), ("done", second), ("done", first)]
    assert one.asked() == [first, third, second, first]
    assert one.rests == 1


def test_what_nobody_waits_for_goes_last(qtbot: QtBot, talk: Make) -> None:
    one = talk("think")
    first = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first])
    second = one.client.ask(SOLVE, Urgency.BACKGROUND)
    third = one.client.ask(SOLVE, Urgency.BACKGROUND)
    one.client.finish(first)
    qtbot.waitUntil(lambda: one.asked() == [first, third])
    one.client.weigh(second, Urgency.USUAL)
    qtbot.waitUntil(lambda: one.asked() == [first, third, second])
    assert one.ends() == [("done", first)]


def test_what_is_held_waits(qtbot: QtBot, talk: Make) -> None:
    one = talk("think@1")
    first = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first])
    one.client.hold(first, True)  # goes on
    assert one.client.is_busy()
    second = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first, second])
    one.client.stop()
    assert wait_ends(qtbot, one, 1) == [("done", second)]
    assert not one.client.is_busy() and one.rests == 1
    one.client.close()
    one.client.hold(first, False)
    assert one.client.is_busy()
    assert wait_ends(qtbot, one, 2)[-1] == ("done", first)
    assert len(one.engines.processes()) == 2


@pytest.mark.parametrize("manners", ["think", "late", "chatter"])
def test_nothing_is_told_of_what_was_cancelled(qtbot: QtBot, talk: Make, manners: str) -> None:
    one = talk(f"{manners}@1", patience=Timeouts(margin_ms=60_000, stop_ms=1000, quit_ms=300))
    first = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first])
    second = one.client.ask(SOLVE)
    one.client.cancel(second)
    one.client.cancel(first)
    heard = len(one.heard)
    assert not one.client.is_busy() and one.rests == 1
    third = one.client.ask(SOLVE)
    one.client.finish(third)
    qtbot.waitUntil(lambda: ("done", third) in one.ends() or not one.client.is_busy())
    assert {number for _, number, _ in one.heard[heard:]} <= {third}


def test_a_question_may_have_a_limit(qtbot: QtBot, talk: Make) -> None:
    one = talk("think", patience=PATIENT)
    first = one.client.ask(SOLVE, limit_ms=100)
    assert wait_ends(qtbot, one, 1) == [("overdue", first)]
    assert one.engines.told("stop") in ([], ["stop"])
    second = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first, second])
    assert len(one.engines.processes()) == 1


def test_stop_gives_what_was_found_so_far(qtbot: QtBot, talk: Make) -> None:
    one = talk("think")
    number = one.client.ask(MOVES)
    qtbot.waitUntil(lambda: one.asked() == [number])
    one.client.stop()
    one.client.stop()
    wait_ends(qtbot, one, 1)
    assert [what for what, _, _ in one.heard] == ["progressed", "found", "found", "done"]
    assert one.engines.told("stop") == ["stop"]


def test_a_question_that_waits_ends_as_soon_as_it_has_begun(qtbot: QtBot, talk: Make) -> None:
    one = talk("late")
    first = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first])
    second = one.client.ask(SOLVE)
    one.client.stop()
    assert wait_ends(qtbot, one, 2) == [("done", second), ("done", first)]
    assert not one.client.is_busy()


def test_a_question_may_be_asked_by_the_answer_to_another(qtbot: QtBot, talk: Make) -> None:
    one = talk()
    one.client.done.connect(lambda number, _: number < 3 and one.client.ask(SOLVE))
    one.client.ask(SOLVE)
    assert wait_ends(qtbot, one, 3) == [("done", 1), ("done", 2), ("done", 3)]


@pytest.mark.parametrize("manners", ["foreign", "other_number", "double"])
def test_odd_talkers_are_understood(qtbot: QtBot, talk: Make, manners: str) -> None:
    one = talk(manners)
    for number in (1, 2):
        one.client.ask(SOLVE)
        wait_ends(qtbot, one, number)
    qtbot.wait(30)
    assert one.ends() == [("done", 1), ("done", 2)]
    assert len(one.engines.processes()) == 1


@pytest.mark.parametrize(
    ("manners", "word"),
    [
        ("die_at_start", "The engine stopped working: it ended with code 3"),
        ("die", "The engine stopped working: it ended with code 5"),
        ("die_loudly", "out of ideas"),
        ("broken", "The engine answered with an unreadable line."),
        ("other_kind", "The engine answered with an unreadable line."),
        ("mute", "The engine does not answer."),
    ],
)
def test_failures_are_told_once_and_the_next_question_starts_anew(
    qtbot: QtBot, talk: Make, manners: str, word: str
) -> None:
    silence_ms = 2000 if manners == "mute" else 60_000  # the next one has to start in this time on a busy machine too
    one = talk(f"{manners}@1", patience=Timeouts(margin_ms=silence_ms, stop_ms=300, quit_ms=300))
    one.client.ask(SOLVE)
    assert wait_ends(qtbot, one, 1) == [("failed", 1)]
    assert word in str(one.heard[-1][2])
    assert not one.client.is_busy()
    qtbot.waitUntil(lambda: one.engines.alive() == [])
    one.client.ask(SOLVE)
    assert wait_ends(qtbot, one, 2) == [("failed", 1), ("done", 2)]
    assert len(one.engines.processes()) == 2


@pytest.mark.parametrize(
    ("manners", "word"),
    [("unable", "The engine cannot answer: the position has no king"), ("unwilling", "unknown command")],
)
def test_an_engine_that_cannot_answer_lives_on(qtbot: QtBot, talk: Make, manners: str, word: str) -> None:
    one = talk(manners)
    for count in (1, 2):
        one.client.ask(SOLVE)
        wait_ends(qtbot, one, count)
    assert one.ends() == [("failed", 1), ("failed", 2)]
    assert word in str(one.heard[-1][2])
    assert len(one.engines.processes()) == 1


def test_a_line_without_end_is_passed_over(qtbot: QtBot, talk: Make) -> None:
    one = talk("huge")
    one.client.ask(SOLVE)
    assert wait_ends(qtbot, one, 1) == [("done", 1)]


def test_a_program_that_is_not_there(qtbot: QtBot) -> None:
    client = ProblemClient(EngineLaunch(["/nowhere/engine"]), HASTY)
    for _ in range(2):
        with qtbot.waitSignal(client.failed):
            client.ask(SOLVE)
    assert not client.is_running()


def test_a_talker_who_does_not_stop_is_killed(qtbot: QtBot, talk: Make) -> None:
    """Signs of life count no more once it was told to stop."""
    one = talk("chatter", patience=replace(HASTY, stop_ms=200))
    one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: len(one.heard) > 3)
    one.client.stop()
    assert wait_ends(qtbot, one, 1) == [("failed", 1)]
    qtbot.waitUntil(lambda: one.engines.alive() == [])


def test_a_newer_question_gets_a_new_engine_where_the_old_one_hangs(qtbot: QtBot, talk: Make) -> None:
    one = talk("mute@1", patience=Timeouts(margin_ms=5000, stop_ms=200, quit_ms=300))
    first = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first])
    second = one.client.ask(SOLVE)
    assert wait_ends(qtbot, one, 2) == [("done", second), ("done", first)]
    assert len(one.engines.processes()) == 2


def test_the_time_of_a_question_is_waited_for(qtbot: QtBot, talk: Make) -> None:
    one = talk("mute", patience=Timeouts(margin_ms=50, stop_ms=200, quit_ms=300))
    one.client.ask(a_question(0, Ask.SOLVE, "shogi", sfen=SFEN, milliseconds=400))
    qtbot.wait(200)
    assert one.ends() == []
    assert wait_ends(qtbot, one, 1) == [("failed", 1)]


def test_an_idle_engine_that_dies_is_no_failure(qtbot: QtBot, talk: Make) -> None:
    one = talk("die_later@1")
    one.client.ask(SOLVE)
    wait_ends(qtbot, one, 1)
    qtbot.waitUntil(lambda: not one.client.is_running())
    one.client.ask(SOLVE)
    assert wait_ends(qtbot, one, 2) == [("done", 1), ("done", 2)]


@pytest.mark.parametrize("manners", ["think", "mute", "ignore_quit", "chatter"])
def test_close_in_the_middle_of_a_question(qtbot: QtBot, talk: Make, manners: str) -> None:
    one = talk(manners)
    one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: bool(one.asked()))
    heard = len(one.ends())
    one.client.close()
    assert not one.client.is_busy()
    qtbot.waitUntil(lambda: not one.client.is_running())
    qtbot.waitUntil(lambda: one.engines.alive() == [])
    assert len(one.ends()) == heard


def test_a_question_right_after_close_starts_anew(qtbot: QtBot, talk: Make) -> None:
    one = talk("ignore_quit@1")
    one.client.ask(SOLVE)
    wait_ends(qtbot, one, 1)
    one.client.close()
    one.client.ask(SOLVE)
    assert wait_ends(qtbot, one, 2) == [("done", 1), ("done", 2)]
    assert len(one.engines.processes()) == 2


def test_numbers_go_on_after_close(qtbot: QtBot, talk: Make) -> None:
    one = talk("think")
    first = one.client.ask(SOLVE)
    qtbot.waitUntil(lambda: one.asked() == [first])
    one.client.wait_closed()
    assert one.client.ask(SOLVE) == first + 1


@pytest.mark.parametrize("manners", ["foreign", "think", "late"])
def test_every_question_ends_once(qtbot: QtBot, talk: Make, manners: str) -> None:
    """Asked, cancelled, stopped and left alone in any order."""
    one = talk(manners, patience=PATIENT)
    chance = random.Random(manners)
    asked, cancelled = [], set()
    for _ in range(12):
        what = chance.random()
        if what < 0.6:
            asked.append(one.client.ask(chance.choice([SOLVE, MOVES]), chance.choice(list(Urgency))))
        elif what < 0.8:
            one.client.stop()
        elif one.client.is_busy():
            number = chance.choice(asked)
            if number not in [ended for _, ended in one.ends()]:
                one.client.cancel(number)
                cancelled.add(number)
        qtbot.wait(chance.choice([0, 1, 10, 40]))
    one.client.stop()
    qtbot.waitUntil(lambda: not one.client.is_busy(), timeout=10_000)
    qtbot.wait(30)
    assert sorted(number for _, number in one.ends()) == [number for number in asked if number not in cancelled]
    assert not any(what == "failed" for what, _ in one.ends())
    qtbot.waitUntil(lambda: len(one.engines.processes()) == 1)  # it may still be about to say that it is there
