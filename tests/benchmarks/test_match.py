"""The command that plays matches, with fake engines."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.matches.players import PlayerLimits
from tests.benchmarks.match import main, parsed, settings_of
from tests.engines import FakeEngines

pytestmark = pytest.mark.usefixtures("tracker")


def command(folder: Path, *behaviours: str) -> str:
    folder.mkdir(exist_ok=True)
    return shlex.join(FakeEngines(folder).launch(*behaviours).command)


def test_it_tells_how_the_match_goes_and_goes_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    players = ["--engine", command(tmp_path / "first"), "--opponent", command(tmp_path / "second", "resign")]
    words = [*players, "--nodes", "1", "--plies", "0", "--results", str(tmp_path / "results")]
    assert main([*words, "--games", "2"]) == 0
    assert main([*words, "--games", "3", "--parallel", "2"]) == 0
    told = capfd.readouterr().out
    assert "so far: +2 -0 =0 void 0" in told and "3: opening 2 as black: won, resign; +3 -0 =0 void 0" in told
    assert main([*words, "--games", "3", "--depth", "2"]) == 2
    assert "first limits depth: 0 there, 2 here" in capfd.readouterr().err


def test_faults_of_our_engine_are_its_exit_status(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    players = ["--engine", command(tmp_path / "first", "illegal"), "--opponent", command(tmp_path / "second")]
    assert main([*players, "--plies", "0", "--games", "1", "--results", str(tmp_path / "results")]) == 1
    assert "game 1: Illegal move: '1e9a' is not" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("words", "limits"),
    [
        ("", PlayerLimits(clock=TimeControl(byoyomi_ms=100))),
        ("--byoyomi 30", PlayerLimits(clock=TimeControl(byoyomi_ms=30))),
        ("--nodes 10 --movetime 100", PlayerLimits(nodes=10)),
        ("--movetime 100", PlayerLimits(movetime_ms=100)),
        ("--clock 10+0.05", PlayerLimits(clock=TimeControl(10_000, 0, 50))),
        ("--clock 10 --byoyomi 500", PlayerLimits(clock=TimeControl(10_000, 500))),
    ],
)
def test_limits(words: str, limits: PlayerLimits) -> None:
    settings = settings_of(parsed(words.split()))
    assert settings.first.limits == settings.second.limits == limits


def test_the_opponent_may_have_others() -> None:
    words = "--nodes 100 --opponent-nodes 10 --hash 8 --opponent-option USI_Hash=4"
    settings = settings_of(parsed(words.split()))
    assert (settings.first.limits, settings.second.limits) == (PlayerLimits(nodes=100), PlayerLimits(nodes=10))
    assert (settings.first.options, settings.second.options) == ({"USI_Hash": "8"}, {"USI_Hash": "4"})


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--parallel 999", "need a processor each"),
        ("--revision nowhere", "no revision nowhere"),
        ("--engine x --revision HEAD", "not both"),
        ("--variant nothing", "nothing"),
        ("--sprt 5 0", "above the first"),
        ("--openings nowhere.txt", "nowhere.txt"),
    ],
)
def test_what_makes_no_sense_is_told(words: str, why: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--results", str(tmp_path / "results")]) == 2
    assert why in capfd.readouterr().err


def test_nobody_to_play_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("shogi_desktop.jobs.machines.PATIENCE_S", 0.5)
    words = ["--scheduler", "tcp://127.0.0.1:1", "--nodes", "1", "--results", str(tmp_path / "results")]
    assert main(words) == 2
    assert "no scheduler at tcp://127.0.0.1:1" in capfd.readouterr().err
