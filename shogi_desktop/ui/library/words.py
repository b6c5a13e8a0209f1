"""Words of the library: its columns, how games ended, what is wrong with a record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.excerpt import excerpt
from shogi_desktop.library.catalogue import Column
from shogi_desktop.library.entry import Entry, Result
from shogi_desktop.notation.wire.work_lines import Analysing
from shogi_desktop.rules import VariantError, load_variant
from shogi_desktop.session.library.analysing import Analysed

from ..widgets.messages import reason_text, sentence
from ..widgets.plain import NAME
from ..words.error_words import message_text
from ..words.game_words import castles_text, opening_text, told_text
from ..words.i18n import QT_TRANSLATE_NOOP, counted, translate, variant_text
from ..words.texts import labelled, side_name
from ..words.work_words import left_out_text, left_text

WHY: Final = 300
"""Letters of a reason in a line."""

_TITLES: Final = {
    Column.BLACK: QT_TRANSLATE_NOOP("Library", "Black"),
    Column.WHITE: QT_TRANSLATE_NOOP("Library", "White"),
    Column.RESULT: QT_TRANSLATE_NOOP("Library", "Winner"),
    Column.PLIES: QT_TRANSLATE_NOOP("Library", "Moves"),
    Column.STARTED: QT_TRANSLATE_NOOP("Library", "Date"),
    Column.OPENING: QT_TRANSLATE_NOOP("Library", "Opening"),
    Column.CASTLES: QT_TRANSLATE_NOOP("Library", "Castles"),
    Column.EVENT: QT_TRANSLATE_NOOP("Library", "Event"),
    Column.PLACE: QT_TRANSLATE_NOOP("Library", "Place"),
    Column.VARIANT: QT_TRANSLATE_NOOP("Library", "Game"),
    Column.FILE: QT_TRANSLATE_NOOP("Library", "File"),
}
COLUMNS: Final = tuple(_TITLES)
_DRAW: Final = QT_TRANSLATE_NOOP("Library", "Draw")
_UNREADABLE: Final = QT_TRANSLATE_NOOP("Library", "Cannot be read")


def word(text: str) -> str:
    return translate("Library", text)


def column_title(column: Column) -> str:
    return word(_TITLES[column])


def cell_text(entry: Entry, column: Column) -> str:
    """What stands in a column of a record's row."""
    if column is Column.BLACK and not entry.readable:
        return word(_UNREADABLE)
    if column is Column.BLACK and is_nameless(entry):
        return file_text(entry)
    if column is Column.OPENING:
        return excerpt(entry.opening, NAME) or opening_text(entry.variant, entry.names)
    if column is Column.CASTLES:
        return castles_text(entry.variant, entry.names)
    if column is Column.STARTED:
        return excerpt(entry.started.partition(" ")[0], NAME)  # the time of day stands beside the board
    if column is Column.RESULT:
        return winner_text(entry.result)
    if column is Column.PLIES:
        return str(entry.plies) if entry.readable else ""
    if column is Column.VARIANT:
        return game_name(entry.variant)
    if column is Column.FILE:
        return file_text(entry)
    return excerpt(str(getattr(entry, column.value)), NAME)


def is_nameless(entry: Entry) -> bool:
    """Whether nobody can tell who played: then the file says which record it is."""
    return not (entry.black or entry.white)


def winner_text(result: Result) -> str:
    if result in (Result.BLACK, Result.WHITE):
        return side_name(result - Result.BLACK)
    return word(_DRAW) if result is Result.DRAW else ""


def game_name(variant: str) -> str:
    """What a variant is called; its own name where it is gone."""
    try:
        return variant_text(load_variant(variant).title) if variant else ""
    except VariantError:
        return excerpt(variant, NAME)


def file_text(entry: Entry) -> str:
    """The name of the file, and before it, where there are several, which of its records it is."""
    name = excerpt(Path(entry.path).name, NAME)
    return name if entry.alone else f"{entry.number}  {name}"


def problem_text(entry: Entry) -> str:
    """What is wrong with a record, with line and column."""
    return "\n".join(
        reason_text(problem.error()) if problem.line else sentence(message_text(problem.message))
        for problem in entry.problems
    )


def analysing_text(far: Analysing) -> str:
    number = QLocale().toString
    text = word(QT_TRANSLATE_NOOP("Library", "{done} of {all} game analysed|{done} of {all} games analysed"))
    analysed = counted(text, far.all, done=number(far.done - far.failed), all=number(far.all))
    parts = [analysed, failed_text(far.failed), left_text(far.left_ms)]
    return " · ".join(part for part in parts if part)


def failed_text(count: int) -> str:
    """How many could not be analysed, "" for none."""
    return counted(word(QT_TRANSLATE_NOOP("Library", "{n} failed")), count) if count else ""


def analysed_text(analysed: Analysed) -> str:
    """How an analysis has ended."""
    last, parts = analysed.last, []
    if analysed.why:
        ended = word(QT_TRANSLATE_NOOP("Library", "The analysis has ended: {why}"))
        parts.append(ended.format(why=excerpt(message_text(analysed.why), WHY)))
    elif last.done == last.known:
        parts.append(word(QT_TRANSLATE_NOOP("Library", "These games were analysed before.")))
    else:
        parts.append(analysing_text(replace(last, left_ms=0)))
    failed = analysed.failed
    if failed is not None and failed.why is not None:
        why = excerpt(message_text(failed.why), WHY)
        parts.append(labelled(excerpt(Path(failed.path).name, NAME), why))
    if analysed.left_out is not None:
        parts.append(left_out_text(analysed.left_out))
    return " · ".join(parts)


def tip_text(entry: Entry) -> str:
    """All that a row may have no room for."""
    players = " – ".join(name for name in (entry.black, entry.white) if name)
    found = told_text(entry.variant, entry.names)
    lines = [players, entry.event, entry.place, entry.started, entry.opening, found, entry.path, problem_text(entry)]
    if entry.copies > 1:
        records = QT_TRANSLATE_NOOP("Library", "{n} record of this game|{n} records of this game")
        lines.append(counted(word(records), entry.copies))
    return "\n".join(line for line in lines if line)
