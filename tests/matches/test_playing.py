"""Games between fake engines: what ends them, what counts, and what their records say."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.search import Timeouts
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.matches import players, playing
from shogi_desktop.matches.errors import NotSeatedError
from shogi_desktop.matches.players import MatchPlayer, PlayerLimits
from shogi_desktop.matches.playing import (
    INTERVAL_S,
    FinishedGame,
    GameBegun,
    GameScore,
    MatchGameOrder,
    MovesMade,
    News,
    play_game,
)
from shogi_desktop.matches.settings import MatchSettings, RandomOpenings
from shogi_desktop.matches.tournaments.settings import own_engine
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules import Side, load_variant
from tests.engines import FakeEngines
from tests.matches.players import match_of, player

SHOGI = load_variant("shogi")


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_first_move_is_told_at_once_and_the_next_ones_together() -> None:
    told: list[object] = []
    clock = Clock()
    news = News(SHOGI, "startpos", told.append, clock)
    moves = [parse_move(text, SHOGI) for text in ("7g7f", "3c3d", "8h2b+", "B*5e")]
    news.hear(moves[0])
    assert told == [GameBegun("startpos"), MovesMade(("7g7f",))]
    for move in moves[1:]:
        clock.now += INTERVAL_S / 4
        news.hear(move)
    assert len(told) == 2
    clock.now += INTERVAL_S / 4
    news.hear(0)
    news.hear(0)
    assert told[2:] == [MovesMade(("3c3d", "8h2b+", "B*5e"))]


def test_nothing_new_is_not_told() -> None:
    told: list[object] = []
    clock = Clock()
    news = News(SHOGI, "startpos", told.append, clock)
    clock.now += 60
    news.hear(0)
    assert told == [GameBegun("startpos")]


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Engines are given up soon, and go when a test ends."""
    monkeypatch.setattr(players, "PATIENCE", Timeouts(start_ms=20_000, stop_ms=500, quit_ms=300))
    monkeypatch.setattr(players, "MARGIN_MS", 1000)
    yield
    playing.leave()


def played(settings: MatchSettings, side: Side = Side.BLACK, opening: str = "startpos") -> FinishedGame:
    return play_game(MatchGameOrder(settings, 1, 1, opening, side))


def test_a_game_that_is_too_long_is_a_draw(tmp_path: Path) -> None:
    row = played(match_of(tmp_path)).row
    assert (row.score, row.how, row.plies, row.faults) == (GameScore.DRAWN, "move_limit", 12, ())


@pytest.mark.parametrize("side", Side)
def test_who_resigns_has_lost(tmp_path: Path, side: Side) -> None:
    row = played(match_of(tmp_path, "", "resign"), side).row
    assert (row.score, row.how, row.first) == (GameScore.WON, "resign", side.name.lower())


def test_a_game_that_the_rules_end(tmp_path: Path) -> None:
    settings = match_of(tmp_path)
    mated = "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2"
    row = played(settings, opening=mated).row
    assert (row.score, row.how, row.slowest_ms) == (GameScore.WON, "checkmate", (0, 0))


@pytest.mark.parametrize("manners", ["illegal", "die_in_search", "hang", "win"])
def test_what_an_engine_does_wrongly_makes_the_game_void(tmp_path: Path, manners: str) -> None:
    theirs = played(match_of(tmp_path, "", manners)).row
    assert theirs.score is GameScore.VOID and len(theirs.opponent_faults) == 1 and theirs.faults == ()
    ours = played(match_of(tmp_path, manners, "")).row
    assert ours.score is GameScore.VOID and len(ours.faults) == 1 and ours.opponent_faults == ()


@pytest.mark.parametrize(
    ("manners", "how"),
    [("illegal", "illegal_move"), ("die_in_search", "engine_failure"), ("hang", "engine_failure"), ("win", "forfeit")],
)
def test_what_an_engine_does_wrongly_may_lose(tmp_path: Path, manners: str, how: str) -> None:
    theirs = played(match_of(tmp_path, "", manners, faults_lose=True))
    assert (theirs.row.score, theirs.row.how) == (GameScore.WON, how) and len(theirs.row.opponent_faults) == 1
    result = parse_game(theirs.record).result
    assert result is not None and result.winner is Side.BLACK
    assert played(match_of(tmp_path, manners, "", faults_lose=True)).row.score is GameScore.LOST


def test_who_gives_a_handicap_declares_with_what_was_left_out(tmp_path: Path) -> None:
    """White has 17 points, and 10 that the start lacks; with a bishop more in Black's hand only 5."""
    entered = "sfen 4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 w R{}4G4S4N4LP7p 1"
    declared = played(match_of(tmp_path, "", "win"), opening=entered.format("B")).row
    assert (declared.score, declared.how, declared.plies) == (GameScore.LOST, "declaration", 0)
    assert played(match_of(tmp_path, "", "win"), opening=entered.format("2B")).row.score is GameScore.VOID


def test_an_engine_is_told_every_rule_of_the_game(tmp_path: Path) -> None:
    """Those that are as usual, too: it may have another one as its own."""
    played(match_of(tmp_path, rules={"move_limit": "256"}, longest=1))
    told = FakeEngines(tmp_path / "first").told("setoption name Rule_")
    assert "setoption name Rule_declaration value 27" in told and "setoption name Rule_move_limit value 256" in told


def test_who_refuses_a_move_does_not_lose_by_that(tmp_path: Path) -> None:
    """It knows other rules: nobody can say who is right."""
    script = Path(__file__).parents[1] / "fake_xboard.py"
    command = (sys.executable, "-S", "-E", str(script), "--log", str(tmp_path / "log"), "--refuses")
    refusing = MatchPlayer("refusing", command, PlayerLimits(clock=TimeControl(byoyomi_ms=10_000)), xboard="chu")
    own = MatchPlayer("own", own_engine(), PlayerLimits(nodes=1), environment=engine_environment())
    settings = MatchSettings("chu", own, refusing, RandomOpenings(0), faults_lose=True)
    row = played(settings).row
    assert row.score is GameScore.VOID and "Illegal move (repeats" in str(row.opponent_faults[0])


def test_a_game_to_which_a_player_does_not_come_is_not_played(tmp_path: Path) -> None:
    with pytest.raises(NotSeatedError, match=r"second does not begin a game of shogi: .*code 3"):
        played(match_of(tmp_path, "", "die_at_start"))
    with pytest.raises(NotSeatedError, match="the file or folder does not exist"):
        gone = MatchPlayer("gone", (str(tmp_path / "gone"),), PlayerLimits(nodes=1))
        played(MatchSettings("shogi", gone, player(tmp_path / "second"), RandomOpenings(0)))


def test_an_illegal_move_may_lose(tmp_path: Path) -> None:
    game = played(match_of(tmp_path, "", "illegal", illegal_loses=True))
    assert (game.row.score, game.row.how) == (GameScore.WON, "illegal_move") and "1e9a" in str(
        game.row.opponent_faults[0]
    )


def test_a_late_answer_is_told_but_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.matches.referee.LATENESS_MS", 100)
    row = played(match_of(tmp_path, "slow", longest=2)).row
    assert row.score is GameScore.DRAWN and row.slowest_ms[0] >= 300 and "Late: 0." in str(row.faults[0])


def test_a_clock_that_has_run_out_loses(tmp_path: Path) -> None:
    control = PlayerLimits(clock=TimeControl(main_ms=2000, increment_ms=10))
    first, second = player(tmp_path / "first", "slow", limits=control), player(tmp_path / "second", limits=control)
    game = played(MatchSettings("shogi", first, second, RandomOpenings(0), longest=18))
    assert (game.row.score, game.row.how) == (GameScore.LOST, "time") and "Lost on time" in str(game.row.faults[0])
    told = FakeEngines(tmp_path / "first").told("go")
    assert told[0] == "go btime 2000 wtime 2000 binc 10 winc 10"
    clock_ms = parse_game(game.record).main_line()[0].clock_ms
    assert clock_ms is not None and clock_ms[0] <= 1710 and clock_ms[1] == 2000  # 0.3 s are gone, 0.01 s is there
    assert told[1].split()[2] == str(clock_ms[0])


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        (PlayerLimits(nodes=100), "go nodes 100"),
        (PlayerLimits(depth=3, nodes=5), "go depth 3 nodes 5"),
        (PlayerLimits(movetime_ms=20), "go movetime 20"),
        (PlayerLimits(clock=TimeControl(byoyomi_ms=20)), "go btime 0 wtime 0 byoyomi 20"),
        (PlayerLimits(clock=TimeControl(60_000, 50)), "go btime 60000 wtime 0 byoyomi 50"),
    ],
)
def test_limits_are_told(tmp_path: Path, limits: PlayerLimits, told: str) -> None:
    settings = MatchSettings("shogi", player(tmp_path / "first", limits=limits), player(tmp_path / "second"), longest=1)
    played(settings)
    assert FakeEngines(tmp_path / "first").told("go") == [told]


def test_no_limit_at_all_is_refused() -> None:
    with pytest.raises(ValueError):
        PlayerLimits()


def test_engines_stay_for_the_next_game_and_leave_when_told(tmp_path: Path) -> None:
    settings = match_of(tmp_path, longest=2)
    played(settings)
    played(settings, Side.WHITE)
    engines = FakeEngines(tmp_path / "first")
    assert len(engines.processes()) == 1 and len(engines.told("usinewgame")) == 2
    playing.leave()
    assert engines.alive() == []


def test_engines_may_be_started_for_every_game(tmp_path: Path) -> None:
    settings = match_of(tmp_path, longest=2, restart=True)
    for games in (1, 2):
        played(settings)
        engines = FakeEngines(tmp_path / "first")
        assert len(engines.processes()) == games and engines.alive() == []
    assert settings.described()["restart"] is True and "restart" not in match_of(tmp_path).described()


def test_an_engine_that_died_is_started_again(tmp_path: Path) -> None:
    settings = match_of(tmp_path, "die_in_search@1", longest=2)
    assert [played(settings).row.score, played(settings).row.score] == [GameScore.VOID, GameScore.DRAWN]


def test_the_record_tells_who_played_and_what_they_thought(tmp_path: Path) -> None:
    game = parse_game(played(match_of(tmp_path, "winning", "", longest=3), opening="startpos moves 7g7f").record)
    assert (game.headers["black"], game.headers["white"], game.headers["time limit"]) == (
        "first",
        "second",
        "10 ms a move",
    )
    assert re.fullmatch(r"\d{4}/\d\d/\d\d \d\d:\d\d:\d\d", game.headers["started"])
    opening, reply, last = game.main_line()
    assert opening.comment == "" and opening.spent_ms is None and reply.spent_ms is not None
    assert last.comment == "score 300, depth 3"
    assert game.result is not None and game.result.winner is None


@pytest.mark.parametrize(("side", "score"), [(Side.BLACK, GameScore.WON), (Side.WHITE, GameScore.WON)])
def test_a_game_that_both_call_decided_ends(tmp_path: Path, side: Side, score: GameScore) -> None:
    row = played(match_of(tmp_path, "winning", "losing", adjudged_cp=300), side).row
    assert (row.score, row.how, row.plies) == (score, "other", 8)


@pytest.mark.parametrize(
    ("first", "second", "adjudged_cp"), [("winning", "winning", 300), ("winning", "losing", 301), ("winning", "", 300)]
)
def test_a_game_that_one_calls_open_goes_on(tmp_path: Path, first: str, second: str, adjudged_cp: int) -> None:
    assert played(match_of(tmp_path, first, second, adjudged_cp=adjudged_cp)).row.how == "move_limit"
