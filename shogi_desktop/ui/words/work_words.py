"""Long work in words: how long it will take, and why other machines cannot do it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.clients.own_program import is_frozen
from shogi_desktop.excerpt import excerpt
from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.jobs.machines import checked_address
from shogi_desktop.notation.wire.work_lines import LeftOut
from shogi_desktop.session.library.analysing import can_use_machines

from .error_words import message_text
from .i18n import QT_TRANSLATE_NOOP, translate

_ADDRESS: Final = 80
_WHY: Final = 300


def lack_of_machines() -> str:
    """Why this program can use none at all, "" where it can."""
    if can_use_machines():
        return ""
    if is_frozen():
        return translate(
            "Machines", "This edition of the program cannot use other machines: the one for Python can, with dask."
        )
    needed = translate("Machines", "Other machines need dask: {command}")
    return needed.format(command='pip install "shogi-desktop[cluster]"')


def left_out_text(worker: LeftOut) -> str:
    """Which worker gets no work, and why."""
    text = translate("Machines", "{worker} was left out: {why}")
    return text.format(worker=excerpt(worker.address, _ADDRESS), why=excerpt(message_text(worker.why), _WHY))


def address_fault(address: str) -> str:
    """Why jobs may not be sent to a scheduler of this address, "" where they may."""
    try:
        checked_address(address)
    except JobsError as error:
        return message_text(error.message)
    return ""


_SECOND_MS: Final = 1000
_UNITS: Final = (
    (3600 * _SECOND_MS, QT_TRANSLATE_NOOP("Waiting", "about {n} h left")),
    (60 * _SECOND_MS, QT_TRANSLATE_NOOP("Waiting", "about {n} min left")),
)
_SECONDS: Final = QT_TRANSLATE_NOOP("Waiting", "about {n} s left")


def left_text(left_ms: int) -> str:
    """The time that is left, "" where nobody knows (0); in a unit of which there are two at least."""
    if not left_ms:
        return ""
    unit, text = next((unit for unit in _UNITS if left_ms >= 2 * unit[0]), (_SECOND_MS, _SECONDS))
    return translate("Waiting", text).format(n=QLocale().toString(max(1, round(left_ms / unit))))
