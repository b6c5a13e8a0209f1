"""What the project says of its newest release, and whether that is news for this program.

The text is one JSON object, `{"version": "1.2.3", "url": "https://...", "notes": "..."}`, written by
packaging/latest.py. `url` is a page for the browser and may only be https; `notes` is one plain line, or missing.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

MAX_NOTES: Final = 300
MAX_ADDRESS: Final = 2000
_VERSION: Final = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){0,4})(?:[._-]?(dev|a|b|rc|post)\.?(\d{1,6}))?")
_PAGE: Final = re.compile(r"https://[a-z0-9][a-z0-9.-]*(:[0-9]{1,5})?(/[!#-;=?-\[\]_a-z~]*)?", re.IGNORECASE | re.ASCII)
_STAGES: Final = {"dev": 0, "a": 1, "b": 2, "rc": 3, "": 4, "post": 5}


class Trouble(Enum):
    """Why it is not known whether there is a newer release."""

    ADDRESS = "address"
    """The address, or one it leads to, is not https."""
    SYSTEM = "system"
    """This system lacks Qt's network library or an encryption that Qt can use."""
    NETWORK = "network"
    """Nobody answers, or not in time, or not as a server that has what is asked for."""
    ANSWER = "answer"
    """The answer is too long, or tells of no release."""


class ReleaseError(ValueError):
    """The text tells of no release."""


@dataclass(frozen=True)
class Release:
    """A release: its version, the page in the web that offers it, and a line about it ("" = none)."""

    version: str
    url: str
    notes: str = ""


def parse_release(data: bytes) -> Release:
    """The release that a feed tells of; ReleaseError for anything that is not exactly that."""
    try:
        values = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise ReleaseError(f"no JSON: {error}") from error
    if not isinstance(values, dict):
        raise ReleaseError("not an object")
    version, url, notes = values.get("version"), values.get("url"), values.get("notes", "")
    if not isinstance(version, str) or not isinstance(url, str) or not isinstance(notes, str):
        raise ReleaseError("version, url and notes must be texts")
    _rank(version)
    if not is_web_page(url):
        raise ReleaseError("url must be a complete https address")
    return Release(version.removeprefix("v"), url, _one_line(notes))


def is_web_page(address: str) -> bool:
    """Whether an address may be given to the browser: https, to a host by its name, without a user or a password."""
    return len(address) <= MAX_ADDRESS and _PAGE.fullmatch(address) is not None


def is_newer(version: str, than: str) -> bool:
    """Whether one version is later than another; ReleaseError where one of them is none.

    As in Python's versions (PEP 440): 1.10 after 1.9, 1.0 is 1.0.0, dev, a, b and rc before the release, post after it.
    """
    return _rank(version) > _rank(than)


def _rank(version: str) -> tuple[tuple[int, ...], int, int]:
    found = _VERSION.fullmatch(version)
    if found is None or not version.isascii():
        raise ReleaseError(f"no version: {version[:40]!r}")
    numbers = [int(number) for number in found[1].split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers), _STAGES[found[2] or ""], int(found[3] or 0)


def _one_line(text: str) -> str:
    """Without line ends, control characters and what could turn the direction of the text around it."""
    shown = "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
    return shown if len(shown) <= MAX_NOTES else shown[:MAX_NOTES] + "…"
