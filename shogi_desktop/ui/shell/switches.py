"""Which actions are checked, as the settings have it."""

from __future__ import annotations

from typing import Final

from shogi_desktop.settings import Settings

from ..table.looks import coordinates, notation
from .actions import Actions
from .ids import ActionId
from .table import SPECS

SWITCHES: Final = {
    ActionId.AUTO_FLIP: "auto_flip",
    ActionId.LENS: "lens",
    ActionId.TYPE_MOVES: "typing_line",
    ActionId.SOUND: "sound",
    ActionId.GRAPH: "graph",
    ActionId.GUIDE: "guide",
}
"""Actions that are checked while a setting is on."""


def show_settings(actions: Actions, settings: Settings, language: str) -> None:
    """Checks what is chosen; `language` is that of the window."""
    chosen = {
        "piece_set": settings.piece_set,
        "coordinates": coordinates(settings),
        "notation": notation(settings, language),
        "auto_play": settings.auto_play,
        "watch": settings.watch,
    }
    for id_, spec in SPECS.items():
        if spec.group:
            actions[id_].setChecked(chosen[spec.setting[0]] == spec.setting[1])
    for id_, name in SWITCHES.items():
        actions[id_].setChecked(getattr(settings, name))
    actions[ActionId.COACH].setChecked(settings.coach != "off")
