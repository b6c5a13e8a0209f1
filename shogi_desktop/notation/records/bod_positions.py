"""BOD diagrams as records: a game from the position, without moves."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.game.tree import Game
from shogi_desktop.rules.record.loader import load_variant

from ..errors import NotationError, PositionMessage
from ..positions.bod import format_bod, has_bod, parse_bod
from .reading import Reading, Steps, game_from, report_flaws


def bod_steps(text: str, preferred: str) -> Steps[Reading]:
    """The position of the first diagram, by the rules of the preferred game or else of shogi."""
    reading = Reading()
    yield 0.0
    variant = load_variant(preferred)
    try:
        start = parse_bod(text, variant if has_bod(variant) else load_variant("shogi"))
    except NotationError as error:
        reading.report(error)
        return reading
    report_flaws(start, reading, 1)
    reading.add(game_from(start))
    return reading


def format_bod_of(games: Sequence[Game]) -> str:
    """The start of the first game. NotationError where it has no diagrams of this kind."""
    start = games[0].start
    if not has_bod(start.variant):
        raise NotationError(PositionMessage.NO_DIAGRAMS(title=start.variant.title))
    return format_bod(start)
