"""The commands that train networks find each other in their own folder."""

from __future__ import annotations

from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "packaging" / "evaluation"


@pytest.fixture(autouse=True)
def commands(monkeypatch: pytest.MonkeyPatch, tracker: None) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
