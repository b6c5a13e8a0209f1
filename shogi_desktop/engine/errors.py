"""What the engine says of a question about mate problems that it cannot answer."""

from __future__ import annotations

from shogi_desktop.messages import Message


class QuestionMessage:
    """Of questions."""

    NO_POSITION = Message("there is no position")
    NO_ATTACKER = Message("the attacker is 0 (Black) or 1 (White)")
    ATTACKER_MOVES = Message("the attacker, {side}, must be to move")
    NO_SUCH_LENGTH = Message("a problem has an odd number of plies, not {number}")
    NO_SUCH_PIECES = Message("no problem has such pieces")
