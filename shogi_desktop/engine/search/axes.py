"""The rules of a variant as a search asks for them: each question on its own, none answered by another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.position import Position

# Armies so large never come to rest by captures alone.
_CROWD: Final = 64


class Axes:
    """Answers for one variant.

    royals_fall       royal pieces are taken like others: no check need be answered
    stalemate_draws   a side without a move that is not in check has drawn, else lost
    repetition        the occurrence at which a position ends the game, 0 where it never does
    first_loses       the side that made the first move of the game has lost then
    perpetual_loses   a side that repeats by checks alone has lost then
    starter_loses     else the side to move, which began to repeat, has lost then
    maker_loses       else the side that made the position, or gave the check that it answered; else the game is drawn
    shuns_repetition  a position may come back for ever, or once more: going round is worth no more than a draw
    bans_repetition, excused_in_check   a position may not come back, or only by a move that answers a check
    banned_times      how often it has stood before then
    move_limit        the number of moves after which a game is drawn; quiet_limit: so many in a row by which nothing
                      was taken or promoted; 0 = never. limited: whether there is either
    tries             a royal piece that stands where the enemy's began has won
    crowded           whether there are so many pieces that quiescence must be cut short
    """

    def __init__(self, position: Position) -> None:
        variant = position.variant
        self.royals_fall: bool = position.takes_royals
        self.stalemate_draws: bool = variant.no_moves == "draw"
        self.repetition: i64 = variant.repetition if variant.repetition_ends else 0
        self.first_loses: bool = variant.repetition_result == "first_loses"
        self.perpetual_loses: bool = variant.perpetual_check == "loss"
        self.starter_loses: bool = variant.repetition_result == "loss"
        self.maker_loses: bool = variant.repetition_result == "maker_loses"
        self.bans_repetition: bool = position.bans_repetition
        self.banned_times: i64 = variant.repetition - 1
        banned_at_once = self.bans_repetition and variant.repetition == 2
        self.shuns_repetition: bool = not (variant.repetition_ends or banned_at_once)
        self.excused_in_check: bool = variant.repetition_result == "forbidden_unless_in_check"
        self.move_limit: i64 = variant.move_limit
        self.quiet_limit: i64 = variant.quiet_limit
        self.limited: bool = variant.move_limit > 0 or variant.quiet_limit > 0
        self.tries: bool = variant.try_rule
        self.crowded: bool = len(variant.array) > _CROWD
