"""Asking for the file to save something in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from .messages import confirm


def ask_save_path(window: QWidget, title: str, proposed: str, kinds: Mapping[str, str]) -> str:
    """The path that the person wishes, "" for none; `kinds` are endings of names by their words, the usual one first.

    A name without one of these endings gets that of the kind chosen beside it.
    """
    endings = tuple(kinds.values())
    path, kind = QFileDialog.getSaveFileName(window, title, proposed, ";;".join(kinds))
    if not path or path.lower().endswith(endings):
        return path
    path += kinds.get(kind, endings[0])
    return path if not Path(path).exists() or may_replace(window, path) else ""


def may_replace(window: QWidget, path: str) -> bool:
    """About a file that the file dialog has not asked about, since its name was completed later."""
    question = QCoreApplication.translate("SavePath", "{name} already exists. Replace it?")
    replace = QCoreApplication.translate("SavePath", "Replace")
    cancel = QCoreApplication.translate("SavePath", "Cancel")
    return confirm(window, question.format(name=Path(path).name), replace, cancel)
