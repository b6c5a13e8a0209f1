"""What the program says is wrong, as a value: a template in plain English and what stands in its places.

    NO_PIECE = Message("there is no piece {text}")
    raise NotationError(NO_PIECE(text="'X'"))

A text with a count has its forms one after the other, with a bar between: "{count} piece burns|{count} pieces burn". A
language has as many of them as it needs, in the order of its rule (`form_of`).

`str()` is the English text. The window looks the template up in its language and fills that: see `ui/words`. What can
go wrong in a package is listed in its `errors.py`, where the translations find it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import TypeAlias, Union

from .excerpt import excerpt

Part: TypeAlias = Union[str, "Message"]
"""What stands in a place, whose name tells what it is: `piece`, `side`, `title` (of a game), `header` and `what` (a
format) are names that have words of their own in each language."""
_PLACE = re.compile(r"\{([a-z]+)\}")


def english_form(count: int) -> int:
    """Which form of a text belongs to so many."""
    return 0 if count == 1 else 1


def form_of(text: str, count: int, rule: Callable[[int], int] = english_form) -> str:
    """The form of a text that belongs to so many, by the `rule` of its language; the last one where it has fewer."""
    forms = text.split("|")
    return forms[min(rule(count), len(forms) - 1)]


@dataclass(frozen=True)
class Message:
    """A template, and the parts by the names of their places."""

    template: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __call__(self, **parts: Part | int) -> Message:
        """The same with its places filled."""
        return Message(self.template, tuple((name, str(p) if isinstance(p, int) else p) for name, p in parts.items()))

    def __str__(self) -> str:
        return self.filled(self.template, lambda _, part: str(part))

    def filled(self, text: str, said: Callable[[str, Part], str], rule: Callable[[int], int] = english_form) -> str:
        """`text`, which is the template or a translation of it, with the parts as `said` says them, in the form that
        the `rule` of its language has for its {count}.

        A place without a part stays, so that no text from outside can make it fail.
        """
        parts = dict(self.parts)
        count = parts.get("count")
        if isinstance(count, str) and count.isdecimal():
            text = form_of(text, int(count), rule)
        return _PLACE.sub(lambda place: said(place[1], parts[place[1]]) if place[1] in parts else place[0], text)

    @property
    def places(self) -> list[str]:
        """The names of the places of the template."""
        return _PLACE.findall(self.template.rpartition("|")[2])


_PLAIN = Message("{text}")


class MessageError(Exception):
    """An error whose message is a value; a text is said as it is."""

    def __init__(self, message: Message | str) -> None:
        self.message = plain(message) if isinstance(message, str) else message
        super().__init__(excerpt(str(self.message)))


def plain(text: str) -> Message:
    """Words that are not ours, of an engine or a library; they are said as they are."""
    return _PLAIN(text=excerpt(text))


def joined(messages: Iterable[Message], between: str = "; ") -> Message:
    """Several messages, at least one, as one."""
    both = Message("{reason}" + between + "{other}")
    return reduce(lambda one, next_one: both(reason=one, other=next_one), messages)
