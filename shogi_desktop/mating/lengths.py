"""How long the problems are that can be made of a game."""

from __future__ import annotations

from typing import NamedTuple

from shogi_desktop.rules.record.variant import Variant


class Lengths(NamedTuple):
    """In how many moves the problems can be mate, and the usual one of these."""

    offered: tuple[int, ...]
    usual: int


def lengths_of(variant: Variant) -> Lengths:
    """The lengths that are made in a short time.

    Drops make long lines out of few pieces. Without them fewer are found; where royal pieces are taken every answer to
    a check has to be played to be judged, and hardly any but short ones are.
    """
    if variant.has_drops:
        return Lengths((1, 3, 5, 7, 9), 3)
    return Lengths((1, 3), 1) if variant.check == "capture" else Lengths((1, 3, 5), 3)
