"""Errors of the system in the language of the window, also those that a process told in English."""

from __future__ import annotations

import errno

import pytest

from shogi_desktop.library.entry import Problem
from shogi_desktop.system_errors import REASONS, error_text
from shogi_desktop.ui.words import file_words
from shogi_desktop.ui.words.file_words import system_reason
from shogi_desktop.ui.words.reasons.finding import told


def test_every_reason_has_words() -> None:
    assert sorted(REASONS) == sorted(file_words.WORDS)


@pytest.fixture
def japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    class Translated:
        """Shows what was translated."""

        @staticmethod
        def translate(context: str, text: str) -> str:
            return f"<{context} {text}>"

    monkeypatch.setattr("shogi_desktop.ui.words.file_words.translate", Translated.translate)
    monkeypatch.setattr("shogi_desktop.ui.words.reasons.finding.QCoreApplication", Translated)


@pytest.mark.usefixtures("japanese")
def test_no_words_of_the_system_are_shown() -> None:
    full = OSError(errno.ENOSPC, "No space left on device", "C:\\a.kif")
    assert system_reason(full) == "<System the disk is full>"
    assert told(error_text(full)) == "C:\\a.kif: <System the disk is full>"
    assert system_reason(Problem.of(full).error()) == "<System the disk is full>"
