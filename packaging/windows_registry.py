"""The registry of Windows as text: values, exports of it, and what differs between two."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Value:
    """One entry of the registry; the name "" is the key's default."""

    key: str
    name: str
    text: str


Registry = Mapping[tuple[str, str], str]
"""The text of every value by its key and name; every key itself has one under the name `KEY`."""
KEY = "(key)"


def long_name(key: str) -> str:
    """A key as exports write it."""
    root, _, below = key.partition("\\")
    return {"HKCU": "HKEY_CURRENT_USER", "HKLM": "HKEY_LOCAL_MACHINE"}[root] + "\\" + below


def known(registry: Registry, key: str) -> bool:
    return (long_name(key).lower(), KEY) in registry


def read_export(text: str) -> dict[tuple[str, str], str]:
    """The values of a registry export, keys and names in lower case; the texts are as exports write them."""
    found: dict[tuple[str, str], str] = {}
    key = ""
    for line in text.replace("\\\r\n  ", "").replace("\\\n  ", "").splitlines():
        if line.startswith("["):
            key = line[1:-1].lower()
            found[key, KEY] = ""
        elif matched := re.match(r'(@|"(?:[^"\\]|\\.)*")=(.*)', line):
            found[key, "" if matched[1] == "@" else matched[1][1:-1].lower()] = matched[2]
    return found


def differences(before: Registry, after: Registry) -> list[str]:
    """A line for every value that came, went or became another."""
    keys = sorted(key for key in before.keys() | after.keys() if before.get(key) != after.get(key))
    return [f"{key} {name or '(default)'}: {before.get((key, name))} -> {after.get((key, name))}" for key, name in keys]
