"""Why other machines cannot do jobs, in the language of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.clients.own_program import is_frozen
from shogi_desktop.excerpt import excerpt
from shogi_desktop.jobs.machines import checked_address
from shogi_desktop.jobs.workers import JobsError
from shogi_desktop.notation.wire.library_lines import LeftOut
from shogi_desktop.session.library.analysing import can_use_machines

from .reasons.finding import told

_ADDRESS: Final = 80
_WHY: Final = 300


def lack_of_machines() -> str:
    """Why this program can use none at all, "" where it can."""
    translate = QCoreApplication.translate
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
    text = QCoreApplication.translate("Machines", "{worker} was left out: {why}")
    return text.format(worker=excerpt(worker.address, _ADDRESS), why=excerpt(told(worker.why), _WHY))


def address_fault(address: str) -> str:
    """Why jobs may not be sent to a scheduler of this address, "" where they may."""
    try:
        checked_address(address)
    except JobsError as error:
        return told(str(error))
    return ""
