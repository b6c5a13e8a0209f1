"""Asking for the file to save something in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from .messages import confirm


def ask_save_path(window: QWidget, title: str, proposed: str, kinds: Mapping[str, str]) -> str:
    """The path that the person wishes, "" for none; `kinds` are endings of names by their words, the usual one first.
    The dialog begins with the kind of the `proposed` path.

    One of these endings that is typed tells the kind. Any other name gets the ending of the kind chosen beside it.
    """
    first = next((kind for kind, ending in kinds.items() if ending == _ending(proposed)), next(iter(kinds)))
    path, kind = QFileDialog.getSaveFileName(window, title, proposed, ";;".join(kinds), first)
    if not path:
        return ""
    chosen = kinds.get(kind, kinds[first])
    as_proposed = Path(path) == Path(proposed) and chosen == kinds[first]
    named = path if as_proposed else _named(path, chosen, kinds[first], kinds)
    if _ending(named) not in kinds.values():
        named = named.rstrip(". ") + chosen
    return named if named == path or not Path(named).exists() or may_replace(window, named) else ""


def _named(path: str, chosen: str, first: str, kinds: Mapping[str, str]) -> str:
    """The path that is meant by what a dialog gives back."""
    ending, inner = _ending(path), str(Path(path).with_suffix(""))
    if ending == chosen and _ending(inner) in kinds.values():
        return inner  # typed whole: Windows' dialog adds the ending of the kind to one that no program has registered
    if ending == first and chosen != first:
        return inner + chosen  # another kind was chosen, and the dialog left the ending of the first one
    return path


def _ending(path: str) -> str:
    return Path(path).suffix.lower()


def may_replace(window: QWidget, path: str) -> bool:
    """About a file that the file dialog has not asked about, since its name was completed later."""
    question = QCoreApplication.translate("SavePath", "{name} already exists. Replace it?")
    replace = QCoreApplication.translate("SavePath", "Replace")
    cancel = QCoreApplication.translate("SavePath", "Cancel")
    return confirm(window, question.format(name=Path(path).name), replace, cancel)
