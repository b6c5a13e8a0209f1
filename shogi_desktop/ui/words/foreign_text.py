"""Why a text could not be read, and what it looks like, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.formats import FORMATS
from shogi_desktop.notation.records.kinds import Kind
from shogi_desktop.notation.records.replay import UnplayableError

from .i18n import QT_TRANSLATE_NOOP
from .reasons.finding import told
from .texts import flaw_text

_NAMES: Final[Mapping[Kind, str]] = {
    Kind.GAME: QT_TRANSLATE_NOOP("ForeignText", "a game file of Shogi Desktop"),
    Kind.KIF: QT_TRANSLATE_NOOP("ForeignText", "a KIF record"),
    Kind.KI2: QT_TRANSLATE_NOOP("ForeignText", "a KI2 record"),
    Kind.HODGES: QT_TRANSLATE_NOOP("ForeignText", "a record in Hodges's notation"),
    Kind.CSA: QT_TRANSLATE_NOOP("ForeignText", "a CSA record"),
    Kind.JKF: QT_TRANSLATE_NOOP("ForeignText", "a JKF record"),
    Kind.JSON: QT_TRANSLATE_NOOP("ForeignText", "JSON"),
    Kind.USI: QT_TRANSLATE_NOOP("ForeignText", "a list of USI moves"),
    Kind.USEN: QT_TRANSLATE_NOOP("ForeignText", "a USEN record"),
    Kind.SFEN: QT_TRANSLATE_NOOP("ForeignText", "a shogi position (SFEN)"),
    Kind.BOD: QT_TRANSLATE_NOOP("ForeignText", "a diagram (BOD)"),
    Kind.FEN: QT_TRANSLATE_NOOP("ForeignText", "a chess position (FEN)"),
    Kind.PSN: QT_TRANSLATE_NOOP("ForeignText", "a PSN record"),
    Kind.PGN: QT_TRANSLATE_NOOP("ForeignText", "a chess game (PGN)"),
    Kind.HTML: QT_TRANSLATE_NOOP("ForeignText", "a web page (HTML)"),
    Kind.ADDRESS: QT_TRANSLATE_NOOP("ForeignText", "an internet address"),
    Kind.TOML: QT_TRANSLATE_NOOP("ForeignText", "a TOML file"),
}
_READ: Final = frozenset(kind for known in FORMATS for kind in (known.kind, *known.also))


def words_for(kind: Kind) -> str:
    """What a text that could not be read looks like, and whether the program reads such texts."""
    looks = QT_TRANSLATE_NOOP("ForeignText", "It looks like {what}, but something in it is wrong.")
    foreign = QT_TRANSLATE_NOOP("ForeignText", "It looks like {what}, which this program does not read.")
    text = QCoreApplication.translate("ForeignText", looks if kind in _READ else foreign)
    return text.format(what=QCoreApplication.translate("ForeignText", _NAMES[kind]))


def reason_of(error: NotationError) -> str:
    """Why a text cannot be read, or a position cannot be played from."""
    if isinstance(error, UnplayableError) and error.variant is not None:
        return "; ".join(flaw_text(flaw, error.variant) for flaw in error.flaws)
    return told(error.message)
