"""Words of engine matches: how they go on, what is played, how games ended."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.excerpt import excerpt
from shogi_desktop.matches.playing import GameRow, GameScore
from shogi_desktop.matches.settings import RandomOpenings
from shogi_desktop.matches.standing import Elo, Sprt
from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.matches.tournaments.settings import STRONGEST, Entrant, TournamentSettings
from shogi_desktop.notation.positions.opening_book import book_of
from shogi_desktop.rules import Side, Variant
from shogi_desktop.session.matches.tournament import OpenTournament, TournamentState

from ..widgets.plain import NAME
from ..words.error_words import message_text
from ..words.i18n import QT_TRANSLATE_NOOP, counted, translate, variant_text
from ..words.texts import changed_rules, labelled, level_name

_MINUS: Final = "−"
_STATES: Final = {
    TournamentState.PAUSED: QT_TRANSLATE_NOOP("Matches", "Paused"),
    TournamentState.PLAYING: QT_TRANSLATE_NOOP("Matches", "Being played"),
    TournamentState.STOPPING: QT_TRANSLATE_NOOP("Matches", "Stopping …"),
    TournamentState.OVER: QT_TRANSLATE_NOOP("Matches", "Finished"),
    TournamentState.BROKEN: QT_TRANSLATE_NOOP("Matches", "Cannot be read"),
}
_NEW: Final = QT_TRANSLATE_NOOP("Matches", "Not begun")
_HOW: Final = {
    "checkmate": QT_TRANSLATE_NOOP("Matches", "Checkmate"),
    "no_moves": QT_TRANSLATE_NOOP("Matches", "No legal move"),
    "repetition": QT_TRANSLATE_NOOP("Matches", "Repetition"),
    "started_repetition": QT_TRANSLATE_NOOP("Matches", "Repetition not broken off"),
    "perpetual_check": QT_TRANSLATE_NOOP("Matches", "Perpetual check"),
    "move_limit": QT_TRANSLATE_NOOP("Matches", "Move limit"),
    "quiet_limit": QT_TRANSLATE_NOOP("Matches", "Nothing taken for long"),
    "try": QT_TRANSLATE_NOOP("Matches", "Try rule"),
    "royals_lost": QT_TRANSLATE_NOOP("Matches", "Last royal lost"),
    "bare_king": QT_TRANSLATE_NOOP("Matches", "Bare king"),
    "resign": QT_TRANSLATE_NOOP("Matches", "Resignation"),
    "time": QT_TRANSLATE_NOOP("Matches", "Out of time"),
    "declaration": QT_TRANSLATE_NOOP("Matches", "Declaration"),
    "impasse": QT_TRANSLATE_NOOP("Matches", "Impasse"),
    "forfeit": QT_TRANSLATE_NOOP("Matches", "Wrong declaration"),
    "illegal_move": QT_TRANSLATE_NOOP("Matches", "Illegal move"),
    "engine_failure": QT_TRANSLATE_NOOP("Matches", "Engine failure"),
    "other": QT_TRANSLATE_NOOP("Matches", "Both agree"),
}


def word(text: str) -> str:
    return translate("Matches", text)


def number(value: int) -> str:
    return QLocale().toString(value)


# How it goes on


def state_text(tournament: OpenTournament) -> str:
    """The state, and how many games are over."""
    if tournament.state is TournamentState.BROKEN:
        return word(_STATES[TournamentState.BROKEN])
    fresh = tournament.state is TournamentState.PAUSED and not tournament.played
    state = word(_NEW if fresh else _STATES[tournament.state])
    if tournament.wanted:
        games = word(QT_TRANSLATE_NOOP("Matches", "{done} of {all} game|{done} of {all} games"))
        wanted = tournament.wanted
        games = counted(games, wanted, done=number(tournament.played), all=number(wanted))
    else:
        games = counted(word(QT_TRANSLATE_NOOP("Matches", "{n} game|{n} games")), tournament.played)
    return f"{state} · {games}"


def trouble_text(tournament: OpenTournament) -> str:
    """Why it does not go on, "" where nothing is wrong."""
    return message_text(tournament.trouble) if tournament.trouble is not None else ""


def signed(value: float) -> str:
    """A whole number with its sign."""
    whole = round(value)
    return f"{_MINUS if whole < 0 else '+'}{abs(whole)}" if whole else "0"


def elo_text(elo: Elo) -> str:
    """The estimate and its 95 % bounds; a dash where nothing is known."""
    if math.isinf(elo.low) and math.isinf(elo.high):
        return "–"
    if math.isinf(elo.value):
        return f"> {signed(elo.low)}" if elo.value > 0 else f"< {signed(elo.high)}"
    return f"{signed(elo.value)}  [{_bound(elo.low)} … {_bound(elo.high)}]"


def _bound(value: float) -> str:
    return signed(value) if math.isfinite(value) else "∞" if value > 0 else f"{_MINUS}∞"


def points_text(points: float) -> str:
    """Whole and half points as chess players write them."""
    whole = math.floor(points)
    half = "½" if points > whole else ""
    return f"{whole or '' if half else whole}{half}"


def decision_text(sprt: Sprt, ratio: float, accepted: bool | None) -> str:
    """What the test says so far."""
    low, high = sprt.bounds
    digits = QLocale()
    numbers = [digits.toString(value, "f", 2).replace("-", _MINUS) for value in (ratio, low, high)]
    said = word(QT_TRANSLATE_NOOP("Matches", "LLR {ratio} ({low} … {high})"))
    verdicts = {
        True: QT_TRANSLATE_NOOP("Matches", "decided: rather {elo} Elo or more"),
        False: QT_TRANSLATE_NOOP("Matches", "decided: rather {elo} Elo or less"),
        None: QT_TRANSLATE_NOOP("Matches", "not decided yet"),
    }
    elo = signed(sprt.elo1 if accepted else sprt.elo0)
    verdict = word(verdicts[accepted]).format(elo=elo)
    return f"{said.format(ratio=numbers[0], low=numbers[1], high=numbers[2])} · {verdict}"


# What is played


def entrant_text(settings: TournamentSettings, place: int) -> str:
    """The name of a player, its level where that is not part of the name, and what it may use where not all have the
    same."""
    entrant = settings.entrants[place]
    parts, limits = [excerpt(entrant.name, NAME)], {limits_text(each) for each in settings.entrants}
    if entrant.engine is None and entrant.level == STRONGEST:
        parts.append(level_name(STRONGEST))
    return "  ·  ".join([*parts, limits_text(entrant)] if len(limits) > 1 else parts)


def limits_text(entrant: Entrant) -> str:
    """What a player may use for its moves."""
    if entrant.nodes:
        return counted(word(QT_TRANSLATE_NOOP("Matches", "{n} position a move|{n} positions a move")), entrant.nodes)
    parts = []
    if entrant.main_ms:
        parts.append(seconds(entrant.main_ms))
    if entrant.increment_ms:
        added = word(QT_TRANSLATE_NOOP("Matches", "{time} added a move"))
        parts.append(added.format(time=seconds(entrant.increment_ms)))
    told = " + ".join(parts)
    if entrant.byoyomi_ms:
        byoyomi = word(QT_TRANSLATE_NOOP("Matches", "{time} a move")).format(time=seconds(entrant.byoyomi_ms))
        then = word(QT_TRANSLATE_NOOP("Matches", "{time}, then {byoyomi}"))
        told = then.format(time=told, byoyomi=byoyomi) if told else byoyomi
    return told


def seconds(milliseconds: int) -> str:
    text = QLocale().toString(milliseconds / 1000, "f", 2).rstrip("0").rstrip(".,")
    return word(QT_TRANSLATE_NOOP("Matches", "{n} s")).format(n=text)


def conditions(settings: TournamentSettings, variant: Variant) -> Iterator[str]:
    """What is played, by whom, from what, and when it ends."""
    yield ", ".join([variant_text(variant.title), *changed_rules(variant)])
    limits = list(dict.fromkeys(limits_text(entrant) for entrant in settings.entrants))
    if len(limits) == 1:
        yield limits[0]
    if settings.openings:
        yield word(QT_TRANSLATE_NOOP("Matches", "openings of a file"))
    elif settings.book and book_of(variant)[0] is not None:
        moves = QT_TRANSLATE_NOOP("Matches", "up to {n} move of the opening book|up to {n} moves of the opening book")
        yield counted(word(moves), settings.plies)
    elif settings.plies:
        moves = QT_TRANSLATE_NOOP("Matches", "{n} random move to begin with|{n} random moves to begin with")
        yield counted(word(moves), RandomOpenings().plies if settings.book else settings.plies)
    if settings.adjudged_cp:
        yield word(QT_TRANSLATE_NOOP("Matches", "decided at {n}")).format(n=signed(settings.adjudged_cp / 100))
    drawn = QT_TRANSLATE_NOOP("Matches", "a draw after {n} move|a draw after {n} moves")
    yield counted(word(drawn), settings.longest)


# Games


def sides(settings: TournamentSettings, pair: Pair, first: Side) -> tuple[str, str]:
    """The names of Black and White; `first` is the side of the first of the pair."""
    names = [excerpt(settings.entrants[place].name, NAME) for place in pair]
    return (names[0], names[1]) if first is Side.BLACK else (names[1], names[0])


def first_side(row: GameRow) -> Side:
    return Side.BLACK if row.first == "black" else Side.WHITE


def winner(row: GameRow) -> Side | None:
    """The side that has won."""
    if row.score not in (GameScore.WON, GameScore.LOST):
        return None
    first = first_side(row)
    return first if row.score is GameScore.WON else first.other


def result_text(row: GameRow) -> str:
    """As Black and White see it."""
    if row.score is GameScore.VOID:
        return word(QT_TRANSLATE_NOOP("Matches", "void"))
    if row.score is GameScore.DRAWN:
        return "½ – ½"
    return "1 – 0" if winner(row) is Side.BLACK else "0 – 1"


def how_text(row: GameRow) -> str:
    known = _HOW.get(row.how)
    return word(known) if known else excerpt(row.how, NAME)


def fault_texts(settings: TournamentSettings, pair: Pair, row: GameRow) -> Iterator[str]:
    """What must not happen and did: who, what, and the engine's own words."""
    for place, faults in zip(pair, (row.faults, row.opponent_faults), strict=True):
        for fault in faults:
            yield labelled(excerpt(settings.entrants[place].name, NAME), message_text(fault))
