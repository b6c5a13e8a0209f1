"""What the buttons beside a problem ask for."""

from __future__ import annotations

from enum import Enum, auto


class Wish(Enum):
    """The last three lead away from the problem; FORGET is for positions that are practised."""

    TAKE_BACK = auto()
    RESTART = auto()
    HINT = auto()
    GIVE_UP = auto()
    STEP_BACK = auto()
    STEP_ON = auto()
    FORGET = auto()
    PREVIOUS = auto()
    EDIT = auto()
    NEXT = auto()
