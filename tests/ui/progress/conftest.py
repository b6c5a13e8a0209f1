"""A language that a test may change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.ui.words.i18n import Language


@pytest.fixture
def make_language(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    language = Language(qapp, program_files.resources())
    yield language.apply
    language.apply("en")
