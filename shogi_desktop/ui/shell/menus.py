"""The menus: which actions stand in each, and where their keys work."""

from __future__ import annotations

from typing import Final, TypeAlias

from ..words.i18n import QT_TRANSLATE_NOOP
from .ids import ActionId

_GAME: Final = QT_TRANSLATE_NOOP("Actions", "&Game")
_FILE: Final = QT_TRANSLATE_NOOP("Actions", "&File")
_EDIT: Final = QT_TRANSLATE_NOOP("Actions", "&Edit")
_RECORD: Final = QT_TRANSLATE_NOOP("Actions", "&Record")
_GO: Final = QT_TRANSLATE_NOOP("Actions", "G&o")
_VIEW: Final = QT_TRANSLATE_NOOP("Actions", "&View")
_LEARN: Final = QT_TRANSLATE_NOOP("Actions", "&Learn")
_HELP: Final = QT_TRANSLATE_NOOP("Actions", "&Help")
PIECES: Final = QT_TRANSLATE_NOOP("Actions", "&Pieces")
COORDINATES: Final = QT_TRANSLATE_NOOP("Actions", "&Coordinates")
NOTATION: Final = QT_TRANSLATE_NOOP("Actions", "&Move notation")
WATCH_SPEED: Final = QT_TRANSLATE_NOOP("Actions", "Speed of two comput&ers")
AUTO_PLAY_SPEED: Final = QT_TRANSLATE_NOOP("Actions", "&Speed of playing through")

# Their keys work in the windows for learning too; no dialog that waits for an answer lets them through.
EVERYWHERE: Final = frozenset(
    {
        ActionId.START_PAGE,
        ActionId.LESSONS,
        ActionId.PROBLEMS,
        ActionId.PRACTISE,
        ActionId.PROGRESS,
        ActionId.LIBRARY,
        ActionId.MATCHES,
        ActionId.GUIDE,
        ActionId.GUIDE_PAGE,
        ActionId.RULES,
        ActionId.NAMES,
        ActionId.SHORTCUTS,
        ActionId.TEXT_BOARD,
        ActionId.SOUND,
    }
)

_A = ActionId
COPY_AS: Final = (
    QT_TRANSLATE_NOOP("Actions", "Copy record &as"),
    (_A.COPY_FROM_HERE, None, _A.COPY_KI2, _A.COPY_CSA, _A.COPY_JKF, _A.COPY_USI, _A.COPY_USEN, _A.COPY_HODGES,
     _A.COPY_OWN, None, _A.COPY_BOD),
)
ON_BOARD: Final = (
    QT_TRANSLATE_NOOP("Actions", "&Show on the board"),
    (_A.SHOW_CONTROL, _A.SHOW_LOOSE, _A.SHOW_POWERS, _A.SHOW_REACH, _A.SHOW_EARLIER, None, _A.PEN, _A.RUB_OUT),
)
RECENT: Final = (QT_TRANSLATE_NOOP("Actions", "Open &recent"), ())  # filled when it is opened
TEXT_SIZE: Final = (
    QT_TRANSLATE_NOOP("Actions", "Size of te&xt"),
    (_A.TEXT_LARGER, _A.TEXT_SMALLER, _A.TEXT_USUAL),
)
_Submenu: TypeAlias = tuple[str, tuple[ActionId | None, ...]]
MENUS: Final[tuple[tuple[str, tuple[ActionId | str | _Submenu | None, ...]], ...]] = (
    (
        _GAME,
        (_A.START_PAGE, _A.NEW, _A.REMATCH, _A.CONTINUE, None,
         _A.TEACHING, _A.SWAP_SIDES, _A.OFFER_DRAW, _A.DECLARE, _A.RESIGN, None,
         _A.PAUSE, _A.STEP, _A.TAKE_OVER, WATCH_SPEED, None, _A.VARIANTS, _A.ENGINES,
         _A.CONVERSATIONS, _A.MATCHES),
    ),
    (
        _FILE,
        (_A.OPEN, RECENT, _A.EARLIER, _A.LIBRARY, None, _A.SAVE, _A.SAVE_AS, None,
         _A.EXPORT_PICTURE, _A.EXPORT_ANIMATION, _A.PRINT, None,
         _A.CLOSE_RECORD, _A.NEXT_RECORD, _A.PREVIOUS_RECORD, None, _A.QUIT),
    ),
    (
        _EDIT,
        (_A.TAKE_BACK, _A.UNDO, _A.REDO, None, _A.HINT, _A.THREAT, _A.SAFE, _A.WHY, _A.MOVE_NOW, _A.TYPE_MOVES, None,
         _A.COPY_GAME, COPY_AS, _A.COPY_POSITION, _A.COPY_PICTURE, _A.PASTE, None,
         _A.SEEK_POSITION, _A.EDIT_POSITION, None, _A.PREFERENCES),
    ),
    (
        _RECORD,
        (_A.PLAY_HERE, None, _A.ANALYSE, _A.ANALYSE_GAME, _A.SUMMARY, _A.PRACTISE_GAME, None,
         _A.COMMENT, _A.BOOKMARK, _A.HEADERS, _A.RESULT, None,
         _A.MAIN_LINE, _A.BRANCH_UP, _A.BRANCH_DOWN, _A.CUT_OFF, _A.DELETE),
    ),
    (
        _GO,
        (_A.FIRST, _A.BACK, _A.FORWARD, _A.LAST, _A.BACK_TEN, _A.FORWARD_TEN, None,
         _A.BRANCHING_BACK, _A.BRANCHING_ON, _A.NOTE_BACK, _A.NOTE_ON, _A.MARKED_BACK, _A.MARKED_ON, None,
         _A.AUTO_PLAY, AUTO_PLAY_SPEED),
    ),
    (
        _VIEW,
        (_A.FLIP, _A.AUTO_FLIP, None,
         PIECES, COORDINATES, NOTATION, ON_BOARD, _A.LENS, _A.FIND_PIECE, _A.GRAPH, _A.COACH,
         _A.TEXT_BOARD, _A.SOUND, None,
         _A.ZOOM_IN, _A.ZOOM_OUT, _A.ZOOM_RESET, None,
         TEXT_SIZE, _A.PANEL, _A.FULL_SCREEN),
    ),
    (
        _LEARN,
        (_A.LESSONS, _A.PROBLEMS, _A.PRACTISE, _A.EXAMINE, _A.KEEP_PROBLEM, _A.PROGRESS, None,
         _A.GUIDE, _A.GUIDE_PAGE, _A.RULES, _A.NAMES),
    ),
    (_HELP, (_A.SHORTCUTS, _A.RECORD_FORMATS, _A.ABOUT)),
)
"""Titles and contents of the menus; a text is a submenu of the choices with that group, a title with
actions another submenu, None a line."""

MOVE_MENU: Final = (
    _A.PLAY_HERE, None, _A.COMMENT, _A.BOOKMARK, _A.RESULT, None,
    _A.MAIN_LINE, _A.BRANCH_UP, _A.BRANCH_DOWN, _A.CUT_OFF, _A.DELETE, None, _A.UNDO, _A.REDO,
)
"""At a move of the record."""

ON_THE_BOARD: Final = frozenset(
    (_A.REMATCH, _A.CONTINUE, _A.PAUSE, _A.STEP, _A.TAKE_OVER,
     _A.SWAP_SIDES, _A.OFFER_DRAW, _A.DECLARE, _A.RESIGN, _A.TAKE_BACK, _A.UNDO, _A.REDO,
     _A.TEACHING, _A.HINT, _A.THREAT, _A.SAFE, _A.WHY, _A.MOVE_NOW, _A.TYPE_MOVES,
     _A.EXAMINE, _A.KEEP_PROBLEM, _A.SEEK_POSITION, _A.FIRST, _A.BACK, _A.FORWARD, _A.LAST, _A.BACK_TEN,
     _A.FORWARD_TEN, _A.BRANCHING_BACK, _A.BRANCHING_ON, _A.NOTE_BACK, _A.NOTE_ON, _A.MARKED_BACK, _A.MARKED_ON,
     _A.AUTO_PLAY, _A.PLAY_HERE, _A.ANALYSE, _A.ANALYSE_GAME, _A.SUMMARY, _A.PRACTISE_GAME, _A.COMMENT, _A.BOOKMARK,
     _A.HEADERS, _A.RESULT, _A.MAIN_LINE, _A.BRANCH_UP, _A.BRANCH_DOWN, _A.CUT_OFF, _A.DELETE,
     _A.SHOW_CONTROL, _A.SHOW_LOOSE, _A.SHOW_POWERS, _A.SHOW_REACH, _A.SHOW_EARLIER, _A.PEN, _A.RUB_OUT, _A.FIND_PIECE,
     _A.FLIP, _A.PANEL, _A.ZOOM_IN, _A.ZOOM_OUT, _A.ZOOM_RESET, _A.COPY_PICTURE, _A.EXPORT_PICTURE,
     _A.EXPORT_ANIMATION, _A.PRINT)
)
"""What can be done only while the board is seen: the start page and the editor hide the game."""

IN_THE_PANEL: Final = frozenset((_A.ANALYSE, _A.ANALYSE_GAME, _A.COACH, _A.COMMENT, _A.BOOKMARK))
"""What shows something in the panel, which opens for it."""
