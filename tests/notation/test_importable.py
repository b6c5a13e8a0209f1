"""Other programs import a format by its name alone, wherever its module lives."""

from __future__ import annotations

from importlib import import_module

import pytest

from shogi_desktop import notation


@pytest.mark.parametrize("name", notation.__all__)
def test_every_format_is_importable_by_its_name(name: str) -> None:
    module = import_module(f"shogi_desktop.notation.{name}")
    assert module is getattr(notation, name)
    assert module.__name__.startswith("shogi_desktop.notation.") and module.__name__.endswith(f".{name}")
