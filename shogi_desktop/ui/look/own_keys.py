"""The keys that the person has changed, as the settings keep them: JSON of names and keys, "" for no key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QKeySequence

from shogi_desktop.files.plain_values import read_json

EXPLAIN: Final = "EXPLAIN"
"""The name of the one key of the board that has a letter; the others are those of actions."""
EXPLAIN_KEY: Final = "L"
LONGEST: Final = 60  # letters of the keys of one action


@lru_cache(maxsize=4)
def own_keys(text: str) -> Mapping[str, str]:
    """Keys by name, written as Qt writes them for files; what makes no sense is left out."""
    try:
        found = read_json(text) if text else {}
    except ValueError:
        return {}
    rows = found.items() if isinstance(found, dict) else ()
    return {name: keys for name, keys in rows if isinstance(keys, str) and len(keys) <= LONGEST and _are_keys(keys)}


def text_of(keys: Mapping[str, str]) -> str:
    """As `own_keys` reads it."""
    return json.dumps(dict(sorted(keys.items())), ensure_ascii=False) if keys else ""


def explain_key(text: str) -> str:
    """The key that explains a piece while it is held."""
    return own_keys(text).get(EXPLAIN, EXPLAIN_KEY)


def _are_keys(keys: str) -> bool:
    """Whether Qt knows every one of them."""
    parts = QKeySequence.listFromString(keys) if keys else []
    return all(part.count() == 1 and part.toString() for part in parts)
