"""What went wrong, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import Message, Part
from shogi_desktop.notation.records.reading import UnplayableError
from shogi_desktop.system_errors import message_of, system_message

from .i18n import form_rule, variant_text
from .texts import STANDARD, flaws_text, header_name, word


def message_text(message: Message) -> str:
    """A message in the language of the window."""
    return excerpt(message.filled(QCoreApplication.translate("Reasons", message.template), _part_text, form_rule()))


def reason_of(error: BaseException) -> str:
    """Why something could not be done; of a file, without its name."""
    if isinstance(error, UnplayableError) and error.variant is not None:
        return flaws_text(error.flaws, error.variant)
    return message_text(system_message(error) if isinstance(error, OSError) else message_of(error))


def _part_text(name: str, part: Part) -> str:
    if isinstance(part, Message):
        return message_text(part)
    return _SAID[name](part) if name in _SAID else part


def _piece(name: str) -> str:
    return QCoreApplication.translate("PieceName", name)


def _header(name: str) -> str:
    key = name.strip("'")
    return header_name(key) if key in STANDARD else name


def _format(name: str) -> str:
    return QCoreApplication.translate("ForeignText", name)


_SAID: Final[Mapping[str, Callable[[str], str]]] = {
    "title": variant_text,
    "piece": _piece,
    "side": word,
    "other": word,
    "header": _header,
    "what": _format,
}
"""How the parts in some places are said; others stay as they are."""
