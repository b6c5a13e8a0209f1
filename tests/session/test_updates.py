"""When to ask for a newer release, and what is news."""

from __future__ import annotations

import builtins
import json
from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.release import Release, Trouble
from shogi_desktop.session.updates import Updates, is_due, is_news

PAGE = "https://example.org/"


class FakeFeed(QObject):
    """Answers at once with what the address is made of."""

    received = Signal(object)
    failed = Signal(object)

    def ask(self, address: str) -> None:
        if address == "silence":
            return
        if address == "trouble":
            self.failed.emit(Trouble.NETWORK)
        else:
            self.received.emit(json.dumps({"version": address, "url": PAGE}).encode())

    def stop(self) -> None:
        pass


def outcomes(*addresses: str) -> list[object]:
    updates = Updates("1.2.0", None, FakeFeed)  # type: ignore[arg-type]
    heard: list[object] = []
    updates.found.connect(heard.append)
    updates.failed.connect(heard.append)
    updates.current.connect(lambda: heard.append("current"))
    for address in addresses:
        updates.check(address)
    updates.stop()
    return heard


def test_only_a_later_version_is_news(qapp: object) -> None:
    assert outcomes("1.2.0", "1.1.9", "1.2.0rc1") == ["current"] * 3
    assert outcomes("1.10.0", "1.2.0.post1") == [Release("1.10.0", PAGE), Release("1.2.0.post1", PAGE)]


def test_failures_are_told_as_such(qapp: object) -> None:
    assert outcomes("trouble", "no version", "silence") == [Trouble.NETWORK, Trouble.ANSWER]


def test_a_system_without_qts_network_library(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, *more: Any) -> Any:
        if name.endswith("release_feed"):
            raise ImportError("libgssapi_krb5.so.2: cannot open shared object file")
        return importing(name, *more)

    importing = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", refuse)
    updates = Updates("1.0")
    heard: list[object] = []
    updates.failed.connect(heard.append)
    updates.check(PAGE)
    assert heard == [Trouble.SYSTEM]


def test_once_a_day() -> None:
    today = date(2026, 11, 21)
    assert is_due("", today) and is_due("2026-11-20", today) and is_due("rubbish", today)
    assert not is_due("2026-11-21", today)


def test_not_again_for_this_version() -> None:
    assert is_news("1.3", "") and is_news("1.3", "1.2") and is_news("1.3", "rubbish")
    assert not is_news("1.3", "1.3") and not is_news("1.3", "1.4")
