"""What the tables say of an action: text, shortcut and icon."""

from __future__ import annotations

from dataclasses import dataclass

from .ids import ActionId


@dataclass(frozen=True)
class ActionSpec:
    """One row of the table. `group` makes exclusive choices of one submenu; `setting` is what a choice sets."""

    id: ActionId
    text: str
    keys: str
    tip: str = ""
    icon: str = ""
    checkable: bool = False
    group: str = ""
    setting: tuple[str, str] = ("", "")


def choice(id_: ActionId, text: str, keys: str, group: str, setting: tuple[str, str]) -> ActionSpec:
    return ActionSpec(id_, text, keys, checkable=True, group=group, setting=setting)
