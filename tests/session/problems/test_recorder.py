"""Results are written, and tried again where they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.mating.problem import Problem
from shogi_desktop.session.problems import recorder
from shogi_desktop.session.problems.judgement import Result
from shogi_desktop.session.problems.progress import ProblemProgress

GOLD = Problem("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi", plies=1)


def test_what_cannot_be_written_is_tried_again(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder, "RETRY_MS", 1)
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    progress = ProblemProgress(folder / "progress.json")
    told: list[OSError | None] = []
    made = recorder.ResultRecorder(progress)
    made.saved.connect(told.append)
    made.record(GOLD, Result(True, 1, 1, 0, False, 2500, 0))
    assert isinstance(told[0], OSError) and progress.done(GOLD.key).clean
    folder.unlink()
    qtbot.waitUntil(lambda: told[-1] is None)
    assert ProblemProgress(progress.path).done(GOLD.key).best_ms == 2500
