"""Words that stand on paper beside moves and diagrams."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.records.headers import BLACK, WHITE
from shogi_desktop.rules import Side
from shogi_desktop.session.play.setup import HEADER, read_setup

from ..widgets.plain import NAME
from ..words.header_words import header_name
from ..words.i18n import QT_TRANSLATE_NOOP, variant_text
from ..words.texts import SIDE_MARKS, changed_rules, handicap_name, player_name

VALUE = (500, 5)  # characters and lines of a header


def _word(text: str) -> str:
    return QCoreApplication.translate("Print", text)


def players(game: Game) -> str:
    """ "☗ Black – ☖ White"."""
    setup = read_setup(game)[0]
    return " – ".join(f"{SIDE_MARKS[side]} {player_name(setup, side)}" for side in Side)


def game_name(game: Game) -> str:
    """The game, the handicap, and every rule that is not as usual."""
    variant = game.variant
    parts = [variant_text(variant.title)]
    if game.handicap:
        parts.append(handicap_name(variant, game.handicap))
    return " · ".join([*parts, *changed_rules(variant)])


def headers(game: Game) -> Iterator[str]:
    """What else is known about the game, each as "Name: value"."""
    for name, value in game.headers.items():
        if name not in (BLACK, WHITE, HEADER) and value.strip():
            yield f"{excerpt(header_name(name), NAME)}: {excerpt(value.strip(), *VALUE)}"


def variation() -> str:
    """Before the moves of a variation."""
    return _word(QT_TRANSLATE_NOOP("Print", "Variation:"))


def problem_title(number: int, problem: Problem, japanese: bool) -> str:
    """Above a problem."""
    if japanese:
        title = f"第{number}問" + (f"　{problem.plies}手詰" if problem.plies else "")
    elif problem.plies:
        said = _word(QT_TRANSLATE_NOOP("Print", "Problem {number}: mate in {plies}"))
        title = said.format(number=number, plies=problem.plies)
    else:
        title = _word(QT_TRANSLATE_NOOP("Print", "Problem {number}")).format(number=number)
    return f"{title}  {excerpt(problem.title, NAME)}".rstrip()


def solutions_title() -> str:
    return _word(QT_TRANSLATE_NOOP("Print", "Solutions"))


def unsolved() -> str:
    return _word(QT_TRANSLATE_NOOP("Print", "no solution was found in the time"))
