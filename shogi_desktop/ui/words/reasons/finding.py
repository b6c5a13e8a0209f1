"""Why a text could not be read, in the language of the window: the messages of readers, which are English."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.system_errors import REASONS

from ..i18n import variant_text
from ..texts import STANDARD, header_name, word
from .jobs import OF_JOBS
from .texts import OF_TEXTS
from .variants import OF_VARIANTS

TEMPLATES: Final = (*OF_TEXTS, *OF_VARIANTS, *OF_JOBS)
_BETWEEN: Final = "; "
"""Stands between the flaws of a position."""
NUMBERS: Final = ("column", "count", "file", "files", "high", "low", "most", "number", "rank", "ranks", "version")
_NUMBER: Final = "-?[0-9]++"
_QUOTED: Final = r"""(?>'(?:[^'\\]|\\.)*+'|"(?:[^"\\]|\\.)*+"|[^\s'"():,]++)"""
"""A text in quotes, or a word without them."""
_SHAPES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("text", "header"), _QUOTED),
    "square": r"[^\s'\"():,]++",
    **dict.fromkeys(NUMBERS, _NUMBER),
}
"""What may stand in the places of a template; in others anything that ends where the template goes on."""


def told(message: str) -> str:
    """A message of a reader in the language of the window; one that is not known stays as it is."""
    found = found_in(message)
    before, of_file, reason = message.rpartition(": ")
    if found is None and reason in REASONS:
        return told(before) + of_file + QCoreApplication.translate("System", reason)
    if found is None:
        return _BETWEEN.join(map(told, message.split(_BETWEEN))) if _BETWEEN in message else message
    template, values = found
    said = {name: _SAID.get(name, str)(value) for name, value in values.items()}
    return QCoreApplication.translate("Reasons", template).format(**said)


def found_in(message: str) -> tuple[str, dict[str, str]] | None:
    """The template that a message was made of, and what was filled in."""
    for template, pattern in _patterns().items():
        match = pattern.fullmatch(message)
        if match:
            return template, match.groupdict()
    return None


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """A pattern for each template, those that say most first: of two that fit the first one is meant."""
    patterns = {template: _pattern(template) for template in TEMPLATES}
    return dict(sorted(patterns.items(), key=lambda item: len(re.sub(r"\{\w+\}", "", item[0])), reverse=True))


def _pattern(template: str) -> re.Pattern[str]:
    parts = [(literal, name) for literal, name, _, _ in Formatter().parse(template)]
    written = ""
    for at, (literal, name) in enumerate(parts, 1):
        written += re.escape(literal)
        if name:
            after = re.escape(parts[at][0]) + ("" if parts[at][1] else r"\Z") if at < len(parts) else ""
            written += f"(?P<{name}>{_SHAPES.get(name) or _anything_before(after)})"
    return re.compile(written)


def _anything_before(after: str) -> str:
    """All up to the first place where the pattern of the words `after` fits; there are none at the end."""
    return f"(?>.+?(?={after}))" if after else ".++"


def _piece(name: str) -> str:
    return QCoreApplication.translate("PieceName", name)


def _header(name: str) -> str:
    key = name.strip("'")
    return header_name(key) if key in STANDARD else name


def _format(name: str) -> str:
    return QCoreApplication.translate("ForeignText", name)


_SAID: Final[Mapping[str, Callable[[str], str]]] = {
    "reason": told,
    "title": variant_text,
    "piece": _piece,
    "side": word,
    "other": word,
    "header": _header,
    "what": _format,
}
"""How the values of some places are said; others stay as they are."""
