"""What can go wrong with the analysis of games."""

from __future__ import annotations

from shogi_desktop.messages import Message, MessageError


class AnalysisError(MessageError):
    """Games cannot be analysed at all, or results not be kept."""


class AnalysisMessage:
    """Of the engine that is asked, and of the folder of results."""

    ONLY_HERE = Message("your own engines work on this computer alone")
    NO_ENGINE = Message("there is no engine of the name {name}")
    NO_ANALYSIS = Message("{name} does not analyse positions")
    NO_SCORE = Message("the engine has told no score of any position")
    NOT_ANALYSED = Message(
        "{count} game could not be analysed: {reason}|{count} games in a row could not be analysed: {reason}"
    )
    FOLDER_HELD = Message("another process keeps its results in {folder}")
