"""What can go wrong with an engine that is asked."""

from __future__ import annotations

from shogi_desktop.messages import Message, MessageError


class EngineError(MessageError):
    """The engine is gone, silent or not to be understood, or cannot answer. `refuses`: it does not take a move that was
    made."""

    def __init__(self, message: Message | str, refuses: bool = False) -> None:
        super().__init__(message)
        self.refuses = refuses


class EngineMessage:
    """Of an engine's end, and of questions about problems that it does not answer."""

    GONE = Message("it has ended")
    SILENT = Message("it did not answer")
    UNREADABLE = Message("it said what makes no sense")
    OVERFED = Message("it does not read what it is told")
    CODE = Message("code {number}")
    CANNOT_ANSWER = Message("The engine cannot answer: {reason}")
    NO_ANSWER = Message("The engine does not answer.")
    NONSENSE = Message("The engine answered with an unreadable line.")
    STOPPED = Message("The engine stopped working: {what}")
    IMPOSSIBLE_MOVE = Message("The engine answered with a move that cannot be made: {reason}")
