"""What can go wrong in what a person writes."""

from __future__ import annotations

from shogi_desktop.messages import Message


class TomlMessage:
    """Of a text that is not written as TOML, as far as it shows why."""

    AT = Message("line {line}, column {column} is not written as TOML: {reason}: {text}")
    QUOTE = Message("the quote that begins here is not closed on its line")
    QUOTES = Message("the three quotes that begin here are never closed")
    BRACKET = Message("the bracket that opens here is never closed")
    CLOSED = Message("nothing is open that this bracket could close")
    EQUALS = Message('an equals sign (=) is missing after the name, as in name = "lion"')
    NO_NAME = Message("a name is missing before the equals sign")
    NO_VALUE = Message("nothing stands after the equals sign")
    BARE = Message("a text stands in quotes; without them only numbers, true and false do")
    COMMA = Message("a comma is missing before this")
    TOO_MUCH = Message("the line should have ended before this")
    HEADER = Message("the name of a table stands in brackets, as in [rules] or [[pieces]]")
    TWICE = Message("this has been said further up")
    OTHER = Message("this is not understood")
