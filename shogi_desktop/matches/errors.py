"""What can go wrong with a match, and in its games."""

from __future__ import annotations

from shogi_desktop.messages import Message, MessageError


class MatchError(MessageError):
    """A match cannot begin or go on."""


class NotSeatedError(MessageError):
    """A player does not come to the board, so that the game was not played."""


class MatchMessage:
    """Of a match that cannot begin or go on."""

    HELD = Message("another process plays this match")
    FOLDER_HELD = Message("another process plays the match in {folder}")
    NO_TOURNAMENT = Message("there is no tournament in {folder}")
    OTHER_SETTINGS = Message("{path} holds a match with other settings: {what}")
    BAD_LINE = Message("{path} has a line that cannot be read: {text} ({what})")
    NOT_PLAYED = Message(
        "{count} game could not be played: {reason}|{count} games in a row could not be played: {reason}"
    )
    NOT_SEATED = Message("{name} does not begin a game of {game}: {reason}")
    FAILED = Message("{name} failed in game {number}: {reason}")


class FaultMessage:
    """Of what must not happen in a game."""

    LATE = Message("Late: {seconds} s, after move {number}")
    LOST_ON_TIME = Message("Lost on time: {seconds} s, after move {number}")
    ILLEGAL = Message("Illegal move: {reason}")
    NOT_DECLARED = Message("Wrong declaration: {reason}")
    CLAIMED = Message("Claim without agreement: {reason}")
    FAILED = Message("Engine failure: {reason}")
    AFTER = Message("{reason}, after move {number}")
