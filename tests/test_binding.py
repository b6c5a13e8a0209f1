"""PySide6 6.12.0 loses a reference to None in every call that returns nothing, on Python 3.10 and 3.11: the process
dies after some thousands of calls. pyproject.toml keeps that version out."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject


def test_calls_that_return_nothing_keep_none_alive() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 100
