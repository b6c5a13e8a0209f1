"""The files opened and saved last, as the settings keep them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from shogi_desktop.files.names import known_as
from shogi_desktop.files.plain_values import read_json

MOST: Final = 10


def recent_files(text: str) -> list[str]:
    """The paths of a JSON list, the newest first; none where it is no such list."""
    try:
        found = read_json(text or "[]")
    except ValueError:
        return []
    return [path for path in found if isinstance(path, str) and path][:MOST] if isinstance(found, list) else []


def with_newest(path: str, before: Sequence[str]) -> list[str]:
    """The paths with another one in front, which stands there once."""
    whole = known_as(path, before)
    return [whole, *(known for known in before if known != whole)][:MOST]


def text_with_newest(path: str, text: str) -> str:
    """The JSON list with another path in front."""
    return json.dumps(with_newest(path, recent_files(text)), ensure_ascii=False)
