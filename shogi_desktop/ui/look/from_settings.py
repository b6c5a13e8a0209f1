"""What the settings mean: for boards and move lists, and which keys the person has changed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QKeySequence

from shogi_desktop.files.plain_values import read_json
from shogi_desktop.settings import ANIMATED, AS_THE_SYSTEM, Settings, SettingsStore

from ..board import BoardStyle
from ..faces.art import Art
from ..words.i18n import current_language
from .accessibility import motion

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


def board_style(settings: Settings, dark: bool) -> BoardStyle:
    return BoardStyle(
        piece_set=settings.piece_set,
        tint=settings.tint,
        board=settings.board,
        coordinates=coordinates(settings),
        animation_ms=_animation(settings.animation_ms),
        show_targets=settings.show_targets,
        dark=dark,
        thick_grid=settings.thick_grid,
        lens=settings.lens,
        small_map=settings.small_map,
        explain_key=explain_key(settings.shortcuts),
    )


MARKS: Final = "mnemonic"


def lessons_have_marks(settings: Settings) -> bool:
    """Whether the pieces of the lessons show how they move, instead of those that the person plays with."""
    if settings.lesson_pieces == "language":
        return current_language() != "ja"
    return settings.lesson_pieces == "marks"


def problems_have_marks(settings: Settings) -> bool:
    """The same for the pieces of the mate problems: as in the lessons, for who has learnt the pieces there or with a
    guide."""
    if settings.problem_pieces == "lessons":
        return (bool(settings.lessons) or settings.guided_game) and lessons_have_marks(settings)
    return settings.problem_pieces == "marks"


def _animation(chosen: int) -> int:
    if chosen != AS_THE_SYSTEM:
        return chosen
    return 0 if motion().reduced else ANIMATED


def coordinates(settings: Settings) -> str:
    """ "kanji", "letters" or "off", where "notation" in the settings follows the way the moves are written."""
    if settings.coordinates != "notation":
        return settings.coordinates
    return "kanji" if notation(settings, current_language()) == "japanese" else "letters"


def notation(settings: Settings, language: str) -> str:
    """ "japanese" or "western", where "language" in the settings follows the language of the window."""
    if settings.notation != "language":
        return settings.notation
    return "japanese" if language == "ja" else "western"


def hundredths(settings: Settings, language: str) -> bool:
    """Whether scores are told in hundredths of a pawn, as every Japanese program does."""
    return settings.score_unit == "hundredths" or (settings.score_unit == "language" and language == "ja")


class BoardLook:
    """What boards and records are shown with: the pieces, and what the settings say of them. Who owns it gives it
    another `style` when that changes."""

    def __init__(self, art: Art, store: SettingsStore, style: BoardStyle | None = None) -> None:
        """Without a style that of a light window."""
        self.art, self.store = art, store
        self.style = style or board_style(store.current, False)

    def notation(self) -> str:
        """How the person reads moves: "japanese" or "western"."""
        return notation(self.store.current, current_language())
