"""Texts of the page: opponents, results, openings, times, in the language of the window."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QDate, QLocale

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Side, VariantError, load_variant
from shogi_desktop.rules.position import Position
from shogi_desktop.session.progress.played import ENGINE, LEVEL, SIDES, GameTally, PlayedGame
from shogi_desktop.session.progress.rating import Point

from ..widgets.plain import NAME
from ..words.game_words import named, shown_names
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.move_texts import line_texts
from ..words.progress_words import bounds_text, strength_text, word
from ..words.texts import SIDE_MARKS, level_name, result_reason, side_name

OPENING_PLIES: Final = 2
"""Moves that an opening without a name is called by."""
_OUTCOMES: Final = {
    1.0: QT_TRANSLATE_NOOP("Progress", "Won"),
    0.5: QT_TRANSLATE_NOOP("Progress", "Drawn"),
    0.0: QT_TRANSLATE_NOOP("Progress", "Lost"),
}
_MINUTE: Final = 60_000


def opponent_text(game: PlayedGame) -> str:
    """A level by its rank, an engine by its name."""
    if game.opponent == LEVEL:
        return level_name(game.level)
    return excerpt(game.engine, NAME) if game.opponent == ENGINE else word(QT_TRANSLATE_NOOP("Progress", "A friend"))


def side_text(game: PlayedGame) -> str:
    """The person's side with its mark, "" where people played both."""
    return marked_side(game.side) if game.side else ""


def marked_side(side: str) -> str:
    """A side with its mark."""
    at = SIDES.index(side)
    return f"{SIDE_MARKS[at]} {side_name(at)}"


def outcome_text(game: PlayedGame) -> str:
    """Won, drawn or lost; between people who has won."""
    if game.score is not None:
        return word(_OUTCOMES[game.score])
    if game.winner in SIDES:
        return marked_side(game.winner)
    return word(QT_TRANSLATE_NOOP("Progress", "No result"))


def reason_text(game: PlayedGame) -> str:
    """How it ended."""
    winner = Side(SIDES.index(game.winner)) if game.winner in SIDES else None
    reason = Reason(game.reason)
    if reason is Reason.ILLEGAL_MOVE and winner is None:
        reason = Reason.OTHER
    return result_reason(GameResult(winner, reason))


def score_text(tally: GameTally) -> str:
    """ "5 – 1 – 3   61 %"."""
    percent = QLocale().toString(round(100 * tally.share))
    text = QT_TRANSLATE_NOOP("Progress", "{won} – {drawn} – {lost}   {percent} %")
    return word(text).format(won=tally.won, drawn=tally.drawn, lost=tally.lost, percent=percent)


def spoken_score(tally: GameTally) -> str:
    """The same for who cannot see the bar."""
    text = QT_TRANSLATE_NOOP("Progress", "won {won}, drawn {drawn}, lost {lost}")
    return word(text).format(won=tally.won, drawn=tally.drawn, lost=tally.lost)


def opening_text(game: PlayedGame, notation: str) -> str:
    """The opening by its name, or else by its first moves, as moves are written; as they are kept where they are no
    moves of the game."""
    names = named(game.variant, [game.opening])
    if names:
        return shown_names(names)
    texts = game.moves.split()[:OPENING_PLIES]
    with suppress(VariantError, NotationError, ValueError):
        board = Position(load_variant(game.variant))
        moves = []
        for text in texts:
            moves.append(parse_move(text, board))
            board.play(moves[-1])
        start = Position(load_variant(game.variant))
        return " ".join(line_texts(start, moves, 0, notation))
    return excerpt(" ".join(texts), NAME)


def duration_text(milliseconds: int) -> str:
    """Hours and minutes: "3 h 20 min"."""
    hours, minutes = divmod(milliseconds // _MINUTE, 60)
    if hours:
        return word(QT_TRANSLATE_NOOP("Progress", "{h} h {min} min")).format(h=QLocale().toString(hours), min=minutes)
    return word(QT_TRANSLATE_NOOP("Progress", "{min} min")).format(min=minutes)


def day_text(game: PlayedGame) -> str:
    """The day of its end, as the language writes it."""
    when = game.when
    return QLocale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)


def point_text(point: Point) -> str:
    """All there is to say of a rated game."""
    game = point.game
    what = " · ".join((day_text(game), opponent_text(game), outcome_text(game)))
    return "\n".join((what, strength_text(point.after), bounds_text(point.after)))
