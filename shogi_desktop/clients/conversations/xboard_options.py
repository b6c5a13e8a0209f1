"""Options as engines of XBoard's protocol announce them: `Contempt -spin 0 -200 200`."""

from __future__ import annotations

from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.moves.usi import EngineOption

_TYPES: Final = {
    "button": "button",
    "save": "button",
    "reset": "button",
    "check": "check",
    "spin": "spin",
    "slider": "spin",
    "combo": "combo",
    "string": "string",
    "path": "string",
    "file": "filename",
}
_BETWEEN: Final = " /// "
_MOST_CHOICES: Final = 200
MAX_NAME: Final = 100
MAX_VALUE: Final = 1000


def parse_option(text: str) -> EngineOption | None:
    """An option, with the values of a check as "true" and "false"; None for what is none."""
    name, dash, rest = text.partition(" -")
    word, _, value = rest.partition(" ")
    type_, name, value = _TYPES.get(word), name.strip(), excerpt(value.strip(), MAX_VALUE)
    if not dash or type_ is None or not name or excerpt(name, MAX_NAME) != name:
        return None
    if type_ == "check":
        return EngineOption(name, type_, "true" if value == "1" else "false")
    if type_ == "spin":
        return _spin(name, value)
    if type_ == "combo":
        choices = value.split(_BETWEEN)[:_MOST_CHOICES]
        chosen = next((choice for choice in choices if choice.startswith("*")), choices[0])
        return EngineOption(name, type_, chosen.lstrip("*"), vars=tuple(choice.lstrip("*") for choice in choices))
    return EngineOption(name, type_, "" if type_ == "button" else value)


def _spin(name: str, value: str) -> EngineOption | None:
    numbers = value.split()
    if len(numbers) != 3 or not all(number.lstrip("-").isdecimal() and len(number) < 20 for number in numbers):
        return None
    return EngineOption(name, "spin", numbers[0], int(numbers[1]), int(numbers[2]))
