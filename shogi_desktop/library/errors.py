"""What can go wrong with the library of records and with opening books."""

from __future__ import annotations

from shogi_desktop.messages import Message, MessageError


class LibraryError(MessageError):
    """The index cannot be worked on, or a record not be read."""


class BookError(MessageError):
    """What a person chose is no book, or cannot be added to."""


class LibraryMessage:
    """Of the index and of files of records."""

    INDEX_HELD = Message("another program is at work on the index")
    RECORD_TOO_LARGE = Message("the record that begins in line {number} is larger than {most} bytes")


class BookMessage:
    """Of opening books."""

    CHANGED = Message("another program has changed it meanwhile")
    NOT_A_BOOK = Message("it does not begin with {text}")
    TOO_MANY_LINES = Message("a position of it has too many lines")
