"""Engines that misbehave, and the certainty that none of them outlives its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Timeouts
from tests.engines import FakeEngines
from tests.systems import process_exists

HASTY = Timeouts(start_ms=60_000, stop_ms=1500, quit_ms=300, margin_ms=1000)


@pytest.fixture
def engines(tmp_path: Path) -> FakeEngines:
    return FakeEngines(tmp_path)


@pytest.fixture
def make_client(qapp: object) -> Iterator[Callable[..., EngineClient]]:
    made: list[EngineClient] = []

    def make(timeouts: Timeouts = HASTY) -> EngineClient:
        made.append(EngineClient(timeouts))
        return made[-1]

    yield make
    for client in made:
        number = client.process_id()
        client.wait_closed()
        assert not client.is_running()
        assert not number or not process_exists(number)
        client.deleteLater()
