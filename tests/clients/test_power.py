"""How much of the machine the program's engine takes."""

from __future__ import annotations

import os

import pytest

from shogi_desktop.clients import power
from shogi_desktop.clients.catalogue import engine_setup
from shogi_desktop.clients.power import ANALYSIS_MB, Power, analysing, memory_mb, threads_for
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.rules import load_variant


@pytest.mark.parametrize(("there", "threads"), [(8, (7, 1, 8)), (2, (1, 1, 2)), (1, (1, 1, 1)), (None, (1, 1, 1))])
def test_the_setting_means_threads(
    there: int | None, threads: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: there)
    assert tuple(threads_for(setting) for setting in ("all_but_one", "one", "all")) == threads


@pytest.mark.parametrize(
    ("memory", "megabytes"), [(16_000, ANALYSIS_MB), (2048, ANALYSIS_MB), (1024, 0), (0, ANALYSIS_MB)]
)
def test_an_analysis_keeps_much_in_mind_where_there_is_memory(
    memory: int, megabytes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(power, "memory_mb", lambda: memory)
    assert analysing("one") == Power(1, megabytes)


def test_the_system_tells_its_memory() -> None:
    assert 256 < memory_mb() < 1 << 24


def test_the_programs_engine_is_told_of_it_and_no_other() -> None:
    own, variant = EngineLaunch(["own"]), load_variant("shogi")
    told = engine_setup(None, own, variant, 2, Power(3, 256)).options
    assert (told["Threads"], told["USI_Hash"], told["MultiPV"]) == ("3", "256", "2")
    assert "USI_Hash" not in engine_setup(None, own, variant, 2, Power(3)).options
    assert "Threads" not in engine_setup(None, own, variant).options
