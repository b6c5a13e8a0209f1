"""Time in a running game: whose clock runs, what a flag does, what the engine is told."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.clock import ClockFace, TimeControl
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.players import level_time_ms
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.play.turn_clock import SHORTEST_MS, AnswerPause, Habits, unhurried, wait_ms
from tests.session.table import (
    AGAINST_WHITE,
    COMPUTER,
    PERSON,
    TEN_SECONDS,
    TWO_COMPUTERS,
    TWO_PEOPLE,
    Heard,
    Table,
    moves_of,
    play,
    state_of,
)

BYOYOMI = TimeControl(2_000, 3_000, 0)
TWO_CLOCKS = GameSetup(black=PERSON, white=PERSON, black_time=TEN_SECONDS, white_time=BYOYOMI)


def main_times(session: GameSession) -> list[int]:
    assert session.turn.clock.game_clock is not None
    return [session.turn.clock.game_clock.remaining(side).main_ms for side in Side]


def test_second_by_second(table: Table) -> None:
    session, _ = table.playing(TWO_CLOCKS)
    for second in range(1, 4):
        table.time.ms += 1_000
        assert main_times(session) == [10_000 - 1_000 * second, 2_000]
    play(session, "7g7f")
    clock = session.turn.clock.game_clock
    assert clock is not None
    faces = []
    for _ in range(4):
        table.time.ms += 1_000
        face = clock.remaining(Side.WHITE)
        faces.append((face.main_ms, face.byoyomi_ms, face.in_byoyomi))
    assert faces == [(1_000, 3_000, False), (0, 3_000, True), (0, 2_000, True), (0, 1_000, True)]
    play(session, "3c3d")
    assert main_times(session) == [7_000, 0] and clock.remaining(Side.WHITE).byoyomi_ms == 3_000
    node = session.record.game.cursor
    assert (node.spent_ms, node.clock_ms) == (4_000, (7_000, 0))


def test_ticks_come_while_a_clock_runs(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_CLOCKS)
    with qtbot.waitSignals([session.turn.clock.ticked] * 3, timeout=1_000):
        pass
    session.turn.resign()
    with qtbot.assertNotEmitted(session.turn.clock.ticked, wait=250):
        pass


def test_without_limits_there_is_no_clock_but_times_are_noted(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    assert session.turn.clock.game_clock is None
    with qtbot.assertNotEmitted(session.turn.clock.ticked, wait=150):
        table.time.ms += 700
    play(session, "7g7f")
    assert (session.record.game.cursor.spent_ms, session.record.game.cursor.clock_ms) == (700, None)


def test_the_flag_falls_by_itself(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(TWO_CLOCKS)
    table.time.ms += 10_000
    qtbot.waitUntil(lambda: bool(heard.results), timeout=1_000)
    assert heard.results == [GameResult(Side.WHITE, Reason.TIME)]
    assert main_times(session) == [0, 2_000]
    assert session.take_back() is False


def test_a_move_after_the_flag_comes_too_late(table: Table) -> None:
    session, heard = table.playing(TWO_CLOCKS)
    table.time.ms += 10_000
    refused = session.request_move(parse_move("7g7f", session.record.game.variant))
    assert refused is not None and refused.key == "game_over"
    assert heard.results == [GameResult(Side.WHITE, Reason.TIME)] and moves_of(session) == ""


def test_a_millisecond_earlier_it_counts(table: Table) -> None:
    session, heard = table.playing(TWO_CLOCKS)
    table.time.ms += 9_999
    play(session, "7g7f")
    assert heard.results == [] and main_times(session) == [1, 2_000]


def test_a_game_lost_on_time_can_be_taken_back(table: Table) -> None:
    session, heard = table.playing(TWO_CLOCKS)
    play(session, "7g7f")
    table.time.ms += 5_000
    session.request_move(0)
    assert heard.results == [GameResult(Side.BLACK, Reason.TIME)]
    assert session.take_back()
    assert session.record.state is SessionState.PLAYING and main_times(session) == [10_000, 2_000]
    play(session, "2g2f")


def test_only_one_side_has_a_clock(qtbot: QtBot, table: Table) -> None:
    setup = GameSetup(black=PERSON, white=COMPUTER, black_time=TEN_SECONDS)
    session, _ = table.playing(setup)
    table.time.ms += 4_000
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert table.engines.told("go") == ["go movetime 300"]
    assert main_times(session) == [6_000, 0]


def test_the_engine_hears_the_real_clocks(qtbot: QtBot, table: Table) -> None:
    setup = GameSetup(black=PERSON, white=COMPUTER, black_time=TEN_SECONDS, white_time=BYOYOMI)
    session, _ = table.playing(setup)
    table.time.ms += 4_000
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert table.engines.told("go") == ["go btime 6000 wtime 2000 byoyomi 3000"]


def test_the_engine_hears_increments(qtbot: QtBot, table: Table) -> None:
    fischer = TimeControl(60_000, 0, 5_000)
    setup = GameSetup(black=PERSON, white=COMPUTER, black_time=fischer, white_time=fischer)
    session, _ = table.playing(setup)
    table.time.ms += 4_000
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert table.engines.told("go") == ["go btime 61000 wtime 60000 binc 5000 winc 5000"]


def test_starting_the_engine_costs_it_no_time(qtbot: QtBot, table: Table) -> None:
    setup = GameSetup(black=COMPUTER, white=PERSON, black_time=TEN_SECONDS, white_time=TEN_SECONDS)
    session, _ = table.playing(setup, "think")
    table.time.ms += 9_000
    assert main_times(session) == [10_000, 10_000]
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    table.time.ms += 1_000
    assert main_times(session) == [9_000, 10_000]


def test_a_thinking_engine_loses_on_time(qtbot: QtBot, table: Table) -> None:
    setup = GameSetup(black=PERSON, white=COMPUTER, black_time=TEN_SECONDS, white_time=TEN_SECONDS)
    session, heard = table.playing(setup, "hang")
    play(session, "7g7f")
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 1)
    table.time.ms += 10_000
    qtbot.waitUntil(lambda: bool(heard.results), timeout=1_000)
    assert heard.results == [GameResult(Side.BLACK, Reason.TIME)]
    qtbot.waitUntil(lambda: table.engines.alive() == [])
    assert heard.messages == []


def test_the_clock_stands_while_the_engine_is_replaced(qtbot: QtBot, table: Table) -> None:
    setup = GameSetup(black=PERSON, white=COMPUTER, black_time=TEN_SECONDS, white_time=TEN_SECONDS)
    session, heard = table.playing(setup, "die_in_search@1", "think")
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(heard.messages))
    table.time.ms += 9_000
    qtbot.waitUntil(lambda: len(table.engines.told("go")) == 2)
    qtbot.waitUntil(lambda: session.record.game.cursor.ply == 1)
    assert main_times(session) == [10_000, 10_000]


@pytest.mark.parametrize(("level", "time_ms"), [(1, 300), (4, 1_200), (10, 3_000)])
def test_time_by_level(level: int, time_ms: int) -> None:
    assert level_time_ms(level) == time_ms


def test_levels_reach_the_engine(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    assert session.record.setup.white.level == 1
    qtbot.waitUntil(lambda: "setoption name Skill value 1" in table.engines.told())


def _faces(session: GameSession) -> list[ClockFace | None]:
    return [session.turn.clock.face(side) for side in Side]


def test_clocks_follow_the_cursor_through_a_record(table: Table) -> None:
    session, _ = table.playing(TWO_CLOCKS)
    for move, spent in (("7g7f", 3_000), ("3c3d", 500), ("2g2f", 1_000)):
        table.time.ms += spent
        play(session, move)
    table.time.ms += 200
    session.turn.resign()
    end = _faces(session)
    assert end[0] == ClockFace(6_000, 0, False)
    session.record.go_start()
    assert [face.main_ms for face in _faces(session) if face] == [10_000, 2_000]
    session.record.forward()
    assert [face.main_ms for face in _faces(session) if face] == [7_000, 2_000]
    session.record.go_end()
    assert _faces(session) == end
    reopened = table.session()
    reopened.load(parse_game(session.record.text()))
    assert _faces(reopened) == end
    reopened.record.go_to(reopened.record.game.main_line()[1])
    assert [face.main_ms for face in _faces(reopened) if face] == [7_000, 1_500]


def test_clocks_of_a_running_game_run_on_while_the_person_looks_back(table: Table) -> None:
    session, _ = table.playing(TWO_CLOCKS)
    play(session, "7g7f 3c3d")
    session.record.go_start()
    table.time.ms += 4_000
    assert session.turn.clock.face(Side.BLACK) == ClockFace(6_000, 0, False)


def test_a_foreign_record_shows_the_times_it_has(table: Table) -> None:
    session = table.session()
    session.load(parse_game("Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 7g7f clock=60.000,50.000\n2 3c3d\n"))
    assert _faces(session) == [ClockFace(60_000, 0, False), ClockFace(50_000, 0, False)]
    session.record.go_start()
    assert _faces(session) == [None, None]


FOR_EVER = 1_000_000


def held(qtbot: QtBot, table: Table, setup: GameSetup = AGAINST_WHITE) -> tuple[GameSession, Heard]:
    """A game in which the computer's answer to 7g7f waits."""
    session, heard = table.playing(setup)
    session.turn.set_habits(Habits(pace=lambda: FOR_EVER))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: session.turn._pause.holding)
    return session, heard


def test_the_own_move_is_seen_before_the_answer(qtbot: QtBot, table: Table) -> None:
    session, _ = held(qtbot, table)
    assert moves_of(session) == "7g7f" and session.turn.is_thinking() and not session.turn.human_may_move()
    session.turn.set_habits(Habits(pace=None))
    assert session.take_back()
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "2g2f 9c9d", "without a pace it comes when it is found"


def test_the_answer_comes_when_the_pause_is_over(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    session.turn.set_habits(Habits(pace=lambda: 30))
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


def test_time_spent_thinking_is_part_of_the_pause(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    session.turn.set_habits(Habits(pace=lambda: 1_000))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    table.time.ms += 1_000
    session.turn.player().move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


def test_move_now_ends_the_pause(qtbot: QtBot, table: Table) -> None:
    session, _ = held(qtbot, table)
    session.move_now()
    assert moves_of(session) == "7g7f 9c9d" and session.turn.human_may_move()


def test_move_now_while_it_thinks_leaves_no_pause(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    session.turn.set_habits(Habits(pace=lambda: FOR_EVER))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d"


@pytest.mark.parametrize("what", ["take back", "resign", "new game", "swap", "close"])
def test_what_makes_the_answer_needless_drops_it(qtbot: QtBot, table: Table, what: str) -> None:
    session, heard = held(qtbot, table)
    if what == "take back":
        assert session.take_back() and moves_of(session) == "" and session.turn.human_may_move()
    elif what == "resign":
        session.turn.resign()
        assert heard.results[0].reason is Reason.RESIGN and moves_of(session) == "7g7f"
    elif what == "new game":
        session.new_game(AGAINST_WHITE)
        assert moves_of(session) == "" and session.turn.human_may_move()
    elif what == "swap":
        session.swap_sides()
        assert session.turn.human_may_move() and moves_of(session) == "7g7f"
    else:
        session.close()
        assert moves_of(session) == "7g7f"
    assert not session.turn._pause.holding


def test_who_looks_back_is_left_there(qtbot: QtBot, table: Table) -> None:
    session, _ = held(qtbot, table)
    session.record.back()
    session.move_now()
    assert session.record.looking_back and session.record.game.cursor.ply == 0
    session.record.go_end()
    assert session.record.game.cursor.ply == 2


def test_its_clock_runs_meanwhile(qtbot: QtBot, table: Table) -> None:
    timed = GameSetup(black=PERSON, white=COMPUTER, white_time=TimeControl(FOR_EVER * 100))
    session, heard = held(qtbot, table, timed)
    table.time.ms += 500
    session.move_now()
    assert (
        session.record.game.cursor.spent_ms == 500 and state_of(session) is SessionState.PLAYING and not heard.results
    )


def test_two_computers_do_not_wait(qtbot: QtBot, table: Table) -> None:
    session = table.session()
    session.turn.set_habits(Habits(pace=lambda: FOR_EVER))
    session.new_game(TWO_COMPUTERS)
    qtbot.waitUntil(lambda: session.record.game.cursor.ply >= 2)


@pytest.mark.parametrize(
    ("main_ms", "control", "most"),
    [
        (0, TimeControl(), FOR_EVER),
        (600_000, TimeControl(600_000), 10_000),
        (6_000, TimeControl(600_000), 100),
        (0, TimeControl(600_000), 0),
        (0, TimeControl(60_000, 10_000), 2_000),
        (0, TimeControl(0, 1_000), 200),
        (3_000, TimeControl(60_000, 0, 2_000), 450),
    ],
)
def test_who_is_short_of_time_waits_less(main_ms: int, control: TimeControl, most: int) -> None:
    assert wait_ms(FOR_EVER, 0, main_ms, control) == most
    assert wait_ms(FOR_EVER, most + 1, main_ms, control) == 0, "the time it has thought is part of the pause"


def test_the_pace_is_that_of_a_person() -> None:
    assert all(500 <= SHORTEST_MS <= unhurried() <= 2_000 for _ in range(50))


@pytest.mark.usefixtures("qapp")
def test_a_cancelled_pause_is_forgotten() -> None:
    pause, over = AnswerPause(), []
    pause.over.connect(lambda player, move: over.append((player, move)))
    pause.hold("player", 7, FOR_EVER)
    assert pause.holding and not over
    pause.cancel()
    assert not pause.hurry() and not over
    pause.hold("player", 8, FOR_EVER)
    assert over == [("player", 8)], "hurried for this turn"


SECONDS = """持ち時間：10分+30秒
手合割：平手
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:10/00:00:10)
   2 ３四歩(33)   ( 0:20/00:00:20)
   3 ２六歩(27)   (11:00/00:11:10)
"""


def test_a_record_of_seconds_only_shows_what_was_left(table: Table) -> None:
    session = table.session()
    (game,) = parse_record(SECONDS, "shogi").games
    session.load(game)
    left = []
    for node in (game.root, *game.main_line()):
        session.record.go_to(node)
        faces = filter(None, map(session.turn.clock.face, Side))
        left.append([face.main_ms // 1000 for face in faces])
    assert left == [[600, 600], [590, 600], [590, 580], [0, 580]]


def test_in_a_variation_the_clocks_stay_as_they_were_where_it_began(table: Table) -> None:
    session = table.session()
    (game,) = parse_record(SECONDS, "shogi").games
    session.load(game)
    session.record.go_to(game.main_line()[1])
    session.request_move(parse_move("8h7g", game.position))
    faces = [session.turn.clock.face(side) for side in Side]
    assert [face.main_ms // 1000 for face in faces if face is not None] == [590, 580]
