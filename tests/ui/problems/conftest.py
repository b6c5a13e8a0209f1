"""What tests of problems and of their sets share."""

from __future__ import annotations

import pytest

from shogi_desktop.ui.problems.sets.keeping_dialog import AddDialog


@pytest.fixture
def adding(monkeypatch: pytest.MonkeyPatch) -> list[AddDialog]:
    """The dialogs that asked; each is answered with Add."""
    asked: list[AddDialog] = []

    def answer(dialog: AddDialog) -> int:
        asked.append(dialog)
        dialog.add.click()
        return dialog.result()

    monkeypatch.setattr(AddDialog, "exec", answer)
    return asked
