"""Sessions with fake engines and a time source that stands still until a test moves it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engines import FakeEngines
from tests.session.table import Table


@pytest.fixture
def engines(tmp_path: Path) -> FakeEngines:
    return FakeEngines(tmp_path)


@pytest.fixture
def table(qapp: object, engines: FakeEngines) -> Iterator[Table]:
    table = Table(engines)
    yield table
    table.clear()
