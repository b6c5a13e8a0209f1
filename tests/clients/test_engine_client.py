"""The client against engines with good and with bad manners."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import shogi_desktop
from shogi_desktop import paths
from shogi_desktop.clients.conversations.dialect import ConversationState
from shogi_desktop.clients.conversations.usi import MAX_LINE_OF_PLAY, MAX_NAME, MAX_OPTIONS, go_command
from shogi_desktop.clients.engine_client import MOST_LETTERS, MOST_LINES, EngineClient, TalkLog, engine_environment
from shogi_desktop.clients.own_program import engine_command, own_command
from shogi_desktop.clients.search import Decision, EngineLaunch, SearchAnswer, SearchRequest, Timeouts
from shogi_desktop.clients.transports.line_process import MAX_LAST_WORDS
from shogi_desktop.notation.moves.usi import Info, parse_position_command
from shogi_desktop.rules import Position, load_variant
from tests.engines import FakeEngines


def test_lines_are_numbered_and_the_oldest_forgotten() -> None:
    log = TalkLog()
    for number in range(MOST_LINES + 10):
        log.note(f"line {number}", number % 2 == 0)
    assert log.count == MOST_LINES + 10
    assert [said.text for said in log.since(0)][:2] == ["line 10", "line 11"] and len(log.since(0)) == MOST_LINES
    assert [(said.text, said.to_engine) for said in log.since(log.count - 2)] == [
        (f"line {MOST_LINES + 8}", True),
        (f"line {MOST_LINES + 9}", False),
    ]
    assert log.since(log.count) == []
    times = [said.at_ms for said in log.since(0)]
    assert times == sorted(times)


def test_a_line_is_of_bounded_length() -> None:
    log = TalkLog()
    log.note("x" * 1_000_000, False)
    assert len(log.since(0)[0].text) <= MOST_LETTERS + 1


def test_a_checkout_starts_its_own_package() -> None:
    assert engine_command() == [sys.executable, "-m", "shogi_desktop", "--engine"]


@pytest.mark.parametrize("suffix", ["", ".exe"])
def test_a_frozen_program_starts_those_beside_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for running in ("shogi-desktop", "shogi-desktop-tools"):
        monkeypatch.setattr(sys, "executable", str(tmp_path / "将棋 1" / (running + suffix)))
        assert engine_command() == [str(tmp_path / "将棋 1" / f"shogi-desktop-engine{suffix}")]
        assert own_command("match", "x") == [str(tmp_path / "将棋 1" / f"shogi-desktop-tools{suffix}"), "match", "x"]
    assert engine_environment() == {"SHOGI_DESKTOP_VARIANTS": str(paths.variants_folder())}


def test_the_child_finds_this_package_from_any_folder(tmp_path: Path) -> None:
    """Even where another package of that name, or a file that hides a module, lies in the working folder."""
    (tmp_path / "shogi_desktop").mkdir()
    (tmp_path / "shogi_desktop" / "__init__.py").write_text("raise SystemExit('the wrong package')")
    (tmp_path / "enum.py").write_text("raise SystemExit('the wrong module')")
    shown = subprocess.run(
        [sys.executable, "-c", "import enum, shogi_desktop; print(shogi_desktop.__file__)"],
        cwd=tmp_path,
        env=os.environ | engine_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert shown.stdout.strip() == shogi_desktop.__file__, shown.stderr


def test_an_inherited_search_path_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "inherited")
    root = str(Path(shogi_desktop.__file__).parent.parent)
    assert engine_environment()["PYTHONPATH"].split(os.pathsep) == [root, "inherited"]


SHOGI = load_variant("shogi")
START = Position(SHOGI)
ONE, TWO = "position startpos moves 7g7f", "position startpos moves 7g7f 9c9d 2g2f"


def request(command: str, movetime_ms: int = 100, deadline_ms: int = 0) -> SearchRequest:
    moves = tuple(parse_position_command(command, SHOGI).history())
    return SearchRequest(START, moves, movetime_ms=movetime_ms, deadline_ms=deadline_ms)


FIRST, SECOND = request(ONE), request(TWO)

MakeClient = Callable[..., EngineClient]
Answers = list[tuple[int, str, str]]


def answers_of(client: EngineClient) -> Answers:
    """A list that fills with everything the client gives out as a best move."""
    answers: Answers = []

    def take(number: int, choice: SearchAnswer) -> None:
        answers.append((number, choice.text, choice.ponder))

    client.best_move.connect(take)
    return answers


def started(qtbot: QtBot, client: EngineClient, launch: EngineLaunch) -> Answers:
    """Starts a game; the list of answers."""
    answers = answers_of(client)
    with qtbot.waitSignal(client.ready):
        client.start(launch)
        client.new_game("shogi", {"Skill": "4", "Unknown": "1", "Rule_declaration": "24"})
    return answers


def test_handshake_and_options(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    started(qtbot, client, engines.launch())
    assert client.state is ConversationState.IDLE
    assert client.name == "Fake Engine"
    assert client.options["Skill"].max == 10
    client.wait_closed()
    assert engines.told() == [
        "usi",
        "setoption name USI_Variant value shogi",
        "setoption name Skill value 4",
        "setoption name Rule_declaration value 24",
        "isready",
        "usinewgame",
        "quit",
    ]


def test_start_alone_becomes_ready(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    with qtbot.waitSignal(client.ready):
        client.start(engines.launch())
    client.wait_closed()
    assert engines.told() == ["usi", "isready", "quit"]


def test_a_search_is_answered_under_its_number(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    answers = started(qtbot, client, engines.launch("losing"))
    infos: list[tuple[int, object]] = []
    client.info.connect(lambda number, info: infos.append((number, info)))
    with qtbot.waitSignal(client.best_move):
        number = client.go(FIRST)
    assert answers == [(number, "9c9d", "")]
    assert [known for known, _ in infos] == [number]
    assert engines.told("position") == [ONE]
    assert engines.told("go") == ["go movetime 100"]


def test_a_request_before_the_engine_is_ready_waits(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines
) -> None:
    client = make_client()
    answers = answers_of(client)
    client.start(engines.launch())
    client.new_game("shogi", {})
    with qtbot.waitSignal(client.best_move):
        number = client.go(FIRST)
    assert answers == [(number, "9c9d", "")]


def test_a_new_request_replaces_the_running_one(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    answers = started(qtbot, client, engines.launch("think"))
    with qtbot.waitSignal(client.search_started):
        client.go(FIRST)
    number = client.go(SECOND)
    assert client.state is ConversationState.OWED
    qtbot.waitUntil(lambda: engines.told("position") == [ONE, TWO])
    client.move_now()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [(number, "8c8d", "")]


def test_the_owed_answer_is_waited_for_and_dropped(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    answers = started(qtbot, client, engines.launch("late_after_stop"))
    with qtbot.waitSignal(client.search_started):
        client.go(FIRST)
    client.stop()
    number = client.go(SECOND)
    qtbot.wait(100)
    assert engines.told("position") == [ONE]
    with qtbot.waitSignal(client.search_started):
        pass
    client.move_now()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [(number, "8c8d", "")]


def test_stop_without_a_new_request_drops_the_answer(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines
) -> None:
    client = make_client()
    answers = started(qtbot, client, engines.launch("think"))
    with qtbot.waitSignal(client.search_started):
        client.go(FIRST)
    client.stop()
    qtbot.waitUntil(lambda: client.state is ConversationState.IDLE)
    assert answers == []


def test_a_waiting_request_can_be_given_up(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    answers = answers_of(client)
    with qtbot.waitSignal(client.ready):
        client.start(engines.launch())
        client.go(FIRST)
        client.stop()
    qtbot.wait(50)
    assert client.state is ConversationState.IDLE
    assert answers == [] and engines.told("go") == []


def test_move_now_before_the_search_began(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    answers = answers_of(client)
    client.start(engines.launch("think"))
    number = client.go(FIRST)
    client.move_now()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [(number, "9c9d", "")]


@pytest.mark.parametrize("manners", ["double", "double_on_stop", "nonsense", "huge_line", "split_utf8", "slow"])
def test_odd_talkers_are_understood(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines, manners: str) -> None:
    client = make_client()
    answers = started(qtbot, client, engines.launch(manners))
    with qtbot.waitSignal(client.best_move):
        first = client.go(FIRST)
    client.move_now()
    with qtbot.waitSignal(client.best_move):
        second = client.go(SECOND)
    qtbot.wait(50)
    assert answers == [(first, "9c9d", ""), (second, "8c8d", "")]


def test_a_stray_answer_after_stop_meets_no_new_search(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines
) -> None:
    """The engine has answered when the stop reaches it, and answers that with a second bestmove."""
    client = make_client()
    answers = started(qtbot, client, engines.launch("slow", "double_on_stop"))
    with qtbot.waitSignal(client.search_started):
        client.go(FIRST)
    number = client.go(SECOND)
    qtbot.waitUntil(lambda: bool(answers))
    qtbot.wait(50)
    assert answers == [(number, "8c8d", "")]


@pytest.mark.parametrize(
    ("manners", "word"),
    [
        ("die_at_start", "code 3"),
        ("die_in_search", "code 5"),
        ("die_in_search_loudly", "out of ideas"),
        ("empty_bestmove", "unreadable"),
        ("hang", "does not answer"),
    ],
)
def test_failures_are_told_once(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines, manners: str, word: str
) -> None:
    client = make_client()
    answers = answers_of(client)
    failures: list[str] = []
    client.failed.connect(failures.append)
    with qtbot.waitSignal(client.failed):
        client.start(engines.launch(manners))
        client.go(request(ONE, movetime_ms=50, deadline_ms=400))
    qtbot.wait(50)
    assert len(failures) == 1 and word in failures[0]
    assert client.state is ConversationState.DEAD
    assert answers == [] and engines.alive() == []


def test_a_mute_engine_is_given_up(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client(Timeouts(start_ms=300, quit_ms=300))
    with qtbot.waitSignal(client.failed):
        client.start(engines.launch("mute"))
    assert not client.is_running()


def test_an_engine_has_the_time_to_start_that_its_launch_says(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines
) -> None:
    client = make_client()
    with qtbot.waitSignal(client.failed):
        client.start(replace(engines.launch("mute"), start_ms=300))
    assert not client.is_running()
    started(qtbot, client, engines.launch())


def test_a_program_that_is_not_there(qtbot: QtBot, make_client: MakeClient) -> None:
    client = make_client()
    with qtbot.waitSignal(client.failed):
        client.start(EngineLaunch(["/nowhere/engine"]))
    assert client.state is ConversationState.DEAD


def test_an_engine_that_ignores_stop_is_killed(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    started(qtbot, client, engines.launch("hang"))
    with qtbot.waitSignal(client.search_started):
        client.go(FIRST)
    with qtbot.waitSignal(client.failed):
        client.stop()
    qtbot.waitUntil(lambda: engines.alive() == [])


def test_a_failed_client_starts_again(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    answers = started(qtbot, client, engines.launch("die_in_search@1"))
    with qtbot.waitSignal(client.failed):
        client.go(FIRST)
    with qtbot.waitSignal(client.best_move):
        client.start(engines.launch("die_in_search@1"))
        number = client.go(FIRST)
    assert answers == [(number, "9c9d", "")]
    assert len(engines.processes()) == 2


def test_starting_a_running_client_leaves_one_process(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines
) -> None:
    client = make_client()
    started(qtbot, client, engines.launch())
    started(qtbot, client, engines.launch())
    qtbot.waitUntil(lambda: engines.alive() == engines.processes()[1:])


@pytest.mark.parametrize("manners", ["ignore_quit", "no_newline_at_end"])
def test_close_returns_at_once_and_always_ends(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines, manners: str
) -> None:
    client = make_client()
    started(qtbot, client, engines.launch(manners))
    client.close()
    assert client.state is ConversationState.CLOSING
    qtbot.waitUntil(lambda: client.state is ConversationState.DEAD)
    qtbot.waitUntil(lambda: engines.alive() == [])


@pytest.mark.parametrize("manners", ["hang", "think", "ignore_quit", "mute"])
def test_wait_closed_in_the_middle_of_a_search(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines, manners: str
) -> None:
    client = make_client()
    failures: list[str] = []
    client.failed.connect(failures.append)
    client.start(engines.launch(manners))
    client.go(FIRST)
    qtbot.waitUntil(lambda: bool(engines.told()))
    client.wait_closed()
    assert client.state is ConversationState.DEAD
    assert engines.alive() == [] and failures == []


def test_a_closed_client_can_play_again(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    started(qtbot, client, engines.launch("ignore_quit"))
    client.close()
    answers = started(qtbot, client, engines.launch())
    with qtbot.waitSignal(client.best_move):
        number = client.go(FIRST)
    assert answers == [(number, "9c9d", "")]


@pytest.mark.parametrize(
    ("request_", "line"),
    [
        (SearchRequest(START), "go infinite"),
        (SearchRequest(START, movetime_ms=300), "go movetime 300"),
        (SearchRequest(START, depth=3, nodes=5000), "go depth 3 nodes 5000"),
        (SearchRequest(START, byoyomi_ms=1000, ponder=True), "go ponder byoyomi 1000"),
        (SearchRequest(START, mate_ms=0), "go mate infinite"),
        (SearchRequest(START, mate_ms=2000), "go mate 2000"),
        (
            SearchRequest(START, black_ms=1000, white_ms=0, byoyomi_ms=3000),
            "go btime 1000 wtime 0 byoyomi 3000",
        ),
        (
            SearchRequest(START, black_ms=1, white_ms=2, black_increment_ms=3, white_increment_ms=4),
            "go btime 1 wtime 2 binc 3 winc 4",
        ),
    ],
)
def test_go_command(request_: SearchRequest, line: str) -> None:
    assert go_command(request_) == line


@pytest.mark.parametrize(
    ("manners", "decision"),
    [("resign", Decision.RESIGN), ("win", Decision.DECLARE), ("illegal", Decision.IMPOSSIBLE)],
)
def test_what_is_no_move_is_told_apart(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines, manners: str, decision: Decision
) -> None:
    client = make_client()
    started(qtbot, client, engines.launch(manners))
    choices: list[SearchAnswer] = []
    client.best_move.connect(lambda number, choice: choices.append(choice))
    with qtbot.waitSignal(client.best_move):
        client.go(FIRST)
    assert [choice.decision for choice in choices] == [decision]


@pytest.mark.parametrize("manners", ["endless_move", "empty_bestmove", "invisible_move"])
def test_what_cannot_be_a_move_is_a_failure(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines, manners: str
) -> None:
    client = make_client()
    answers = started(qtbot, client, engines.launch(manners))
    with qtbot.waitSignal(client.failed):
        client.go(FIRST)
    assert answers == [] and client.state is ConversationState.DEAD


def test_an_engine_tells_no_more_than_can_be_kept(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    started(qtbot, client, engines.launch("boastful"))
    infos: list[object] = []
    client.info.connect(lambda number, info: infos.append(info))
    with qtbot.waitSignal(client.best_move):
        client.go(FIRST)
    assert len(client.options) == MAX_OPTIONS and len(client.name) <= MAX_NAME + 1
    assert [len(info.pv) for info in infos if isinstance(info, Info)] == [MAX_LINE_OF_PLAY, 0]


def test_last_words_are_told_in_short(qtbot: QtBot, make_client: MakeClient, engines: FakeEngines) -> None:
    client = make_client()
    started(qtbot, client, engines.launch("die_in_search_wordily"))
    with qtbot.waitSignal(client.failed) as failure:
        client.go(FIRST)
    assert failure.args is not None and len(failure.args[0]) < 2 * MAX_LAST_WORDS


def test_options_in_shift_jis_are_read_and_sent_back_as_they_came(
    qtbot: QtBot, make_client: MakeClient, engines: FakeEngines
) -> None:
    client = make_client()
    started(qtbot, client, engines.launch("shift_jis"))
    assert client.name == "技能"
    assert client.options["定跡ファイル"].default == "標準定跡.db"
    assert client.options["戦法"].vars == ("居飛車", "表示しない")
    with qtbot.waitSignal(client.ready):
        client.new_game("shogi", {"定跡ファイル": "ソ連.db", "戦法": "表示しない"})
    told = engines.told("setoption name")
    assert "setoption name 定跡ファイル value ソ連.db" in told and "setoption name 戦法 value 表示しない" in told
