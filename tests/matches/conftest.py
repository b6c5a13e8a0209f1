from __future__ import annotations

from multiprocessing import resource_tracker

import pytest


@pytest.fixture(scope="session", autouse=True)
def _tracker() -> None:
    """The process that multiprocessing starts beside its first worker stays to the end: no test has left it behind."""
    if hasattr(resource_tracker, "ensure_running"):
        resource_tracker.ensure_running()
