"""Everything the person can ask for, as one table: text, shortcut and icon of each action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...words.i18n import QT_TRANSLATE_NOOP
from .ids import ActionId
from .menus import COORDINATES, NOTATION, PIECES


@dataclass(frozen=True)
class ActionSpec:
    """One row of the table. `group` makes exclusive choices of one submenu; `setting` is what a choice sets."""

    id: ActionId
    text: str
    keys: str
    tip: str = ""
    icon: str = ""
    checkable: bool = False
    group: str = ""
    setting: tuple[str, str] = ("", "")


def _choice(id_: ActionId, text: str, keys: str, group: str, setting: tuple[str, str]) -> ActionSpec:
    return ActionSpec(id_, text, keys, checkable=True, group=group, setting=setting)


_SPECS: Final = (
    ActionSpec(
        ActionId.START_PAGE,
        QT_TRANSLATE_NOOP("Actions", "S&tart page"),
        "Ctrl+Home",
        QT_TRANSLATE_NOOP("Actions", "Play the computer, play a friend, or learn"),
    ),
    ActionSpec(
        ActionId.NEW,
        QT_TRANSLATE_NOOP("Actions", "&New game…"),
        "Ctrl+N",
        QT_TRANSLATE_NOOP("Actions", "Choose opponent, side, level, handicap and clock"),
        "new",
    ),
    ActionSpec(
        ActionId.REMATCH,
        QT_TRANSLATE_NOOP("Actions", "Re&match"),
        "Ctrl+R",
        QT_TRANSLATE_NOOP("Actions", "The same game once more, an even one with sides changed"),
        "rematch",
    ),
    ActionSpec(
        ActionId.CONTINUE,
        QT_TRANSLATE_NOOP("Actions", "Cont&inue game"),
        "Ctrl+G",
        QT_TRANSLATE_NOOP("Actions", "Go on playing the unfinished game on the board"),
        "play",
    ),
    ActionSpec(ActionId.OPEN, QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", icon="open"),
    ActionSpec(
        ActionId.EARLIER,
        QT_TRANSLATE_NOOP("Actions", "&Earlier games…"),
        "Ctrl+E",
        QT_TRANSLATE_NOOP("Actions", "Games that were put away without being saved are kept here"),
    ),
    ActionSpec(
        ActionId.LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Li&brary of records…"),
        "F6",
        QT_TRANSLATE_NOOP("Actions", "The records in your folders, to look for players, openings and positions"),
    ),
    ActionSpec(ActionId.SAVE, QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", icon="save"),
    ActionSpec(ActionId.SAVE_AS, QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S"),
    ActionSpec(
        ActionId.CLOSE_RECORD,
        QT_TRANSLATE_NOOP("Actions", "C&lose record"),
        "Ctrl+W",
        QT_TRANSLATE_NOOP("Actions", "Close the record on the board and show its neighbour"),
    ),
    ActionSpec(ActionId.NEXT_RECORD, QT_TRANSLATE_NOOP("Actions", "Ne&xt record"), "Ctrl+Tab"),
    ActionSpec(ActionId.PREVIOUS_RECORD, QT_TRANSLATE_NOOP("Actions", "&Previous record"), "Ctrl+Shift+Tab"),
    ActionSpec(
        ActionId.EXPORT_PICTURE,
        QT_TRANSLATE_NOOP("Actions", "E&xport picture…"),
        "Ctrl+Shift+P",
        QT_TRANSLATE_NOOP("Actions", "The position as a picture, as on the screen or as printed in books"),
        "picture",
    ),
    ActionSpec(
        ActionId.EXPORT_ANIMATION,
        QT_TRANSLATE_NOOP("Actions", "Export animation (&GIF)…"),
        "Ctrl+Alt+P",
        QT_TRANSLATE_NOOP("Actions", "The game, or a part of it, as a moving picture"),
        "film",
    ),
    ActionSpec(
        ActionId.PRINT,
        QT_TRANSLATE_NOOP("Actions", "&Print…"),
        "Ctrl+P",
        QT_TRANSLATE_NOOP("Actions", "The game or the position on paper or as a PDF file"),
        "print",
    ),
    ActionSpec(
        ActionId.SWAP_SIDES,
        QT_TRANSLATE_NOOP("Actions", "S&wap sides"),
        "Ctrl+Shift+W",
        QT_TRANSLATE_NOOP("Actions", "Go on with the other side's pieces"),
        "swap",
    ),
    ActionSpec(ActionId.OFFER_DRAW, QT_TRANSLATE_NOOP("Actions", "Offer a &draw"), "Ctrl+D", icon="draw"),
    ActionSpec(
        ActionId.DECLARE,
        QT_TRANSLATE_NOOP("Actions", "De&clare (entering king)"),
        "Ctrl+K",
        QT_TRANSLATE_NOOP("Actions", "End the game by the entering-king rule, where it is met"),
        "declare",
    ),
    ActionSpec(
        ActionId.RESIGN,
        QT_TRANSLATE_NOOP("Actions", "&Resign…"),
        "Ctrl+Shift+R",
        QT_TRANSLATE_NOOP("Actions", "Give up this game"),
        "resign",
    ),
    ActionSpec(
        ActionId.VARIANTS,
        QT_TRANSLATE_NOOP("Actions", "&Variants of your own…"),
        "Ctrl+Shift+A",
        QT_TRANSLATE_NOOP("Actions", "Add a variant file, or remove one"),
    ),
    ActionSpec(ActionId.QUIT, QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", icon="quit"),
    ActionSpec(
        ActionId.TAKE_BACK,
        QT_TRANSLATE_NOOP("Actions", "&Take back"),
        "Ctrl+Z",
        QT_TRANSLATE_NOOP("Actions", "Take back your last move"),
        "undo",
    ),
    ActionSpec(
        ActionId.HINT,
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        "H",
        QT_TRANSLATE_NOOP("Actions", "Show what the computer would play"),
        "hint",
    ),
    ActionSpec(
        ActionId.MOVE_NOW,
        QT_TRANSLATE_NOOP("Actions", "&Move now"),
        "M",
        QT_TRANSLATE_NOOP("Actions", "Let the computer play at once the best move it has found"),
        "move_now",
    ),
    ActionSpec(
        ActionId.COPY_POSITION,
        QT_TRANSLATE_NOOP("Actions", "C&opy position"),
        "Ctrl+Shift+C",
        QT_TRANSLATE_NOOP("Actions", "Copy the position on the board as SFEN text"),
    ),
    ActionSpec(
        ActionId.COPY_GAME,
        QT_TRANSLATE_NOOP("Actions", "&Copy game"),
        "Ctrl+C",
        QT_TRANSLATE_NOOP("Actions", "Copy the whole game as text"),
        "copy",
    ),
    ActionSpec(
        ActionId.COPY_PICTURE,
        QT_TRANSLATE_NOOP("Actions", "Cop&y picture"),
        "Ctrl+Alt+C",
        QT_TRANSLATE_NOOP("Actions", "Copy a picture of the position on the board"),
    ),
    ActionSpec(
        ActionId.PASTE,
        QT_TRANSLATE_NOOP("Actions", "&Paste game or position"),
        "Ctrl+V",
        QT_TRANSLATE_NOOP("Actions", "Go on from a game or a position (SFEN) on the clipboard"),
    ),
    ActionSpec(
        ActionId.SEEK_POSITION,
        QT_TRANSLATE_NOOP("Actions", "&Search the library for this position"),
        "Ctrl+Shift+F",
        QT_TRANSLATE_NOOP("Actions", "Your records with the position on the board, and what was played in it"),
    ),
    ActionSpec(
        ActionId.EDIT_POSITION,
        QT_TRANSLATE_NOOP("Actions", "&Edit position…"),
        "Ctrl+Shift+E",
        QT_TRANSLATE_NOOP("Actions", "Set up any position, to play it, copy it or make a picture of it"),
        "edit",
    ),
    ActionSpec(ActionId.PREFERENCES, QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"), "Ctrl+,", icon="settings"),
    ActionSpec(ActionId.FIRST, QT_TRANSLATE_NOOP("Actions", "&First position"), "Alt+Home", icon="first"),
    ActionSpec(ActionId.BACK, QT_TRANSLATE_NOOP("Actions", "&Back one move"), "Alt+Left", icon="previous"),
    ActionSpec(ActionId.FORWARD, QT_TRANSLATE_NOOP("Actions", "Forwar&d one move"), "Alt+Right", icon="next"),
    ActionSpec(ActionId.LAST, QT_TRANSLATE_NOOP("Actions", "&Last position"), "Alt+End", icon="last"),
    ActionSpec(
        ActionId.FLIP,
        QT_TRANSLATE_NOOP("Actions", "Fl&ip board"),
        "F",
        QT_TRANSLATE_NOOP("Actions", "Turn the board, hands and clocks around"),
        "flip",
    ),
    ActionSpec(
        ActionId.AUTO_FLIP,
        QT_TRANSLATE_NOOP("Actions", "&Turn the board to the player to move"),
        "Ctrl+T",
        QT_TRANSLATE_NOOP("Actions", "Between two people at one screen"),
        checkable=True,
    ),
    _choice(
        ActionId.PIECES_TWO_KANJI,
        QT_TRANSLATE_NOOP("Actions", "&Two kanji"),
        "Ctrl+1",
        PIECES,
        ("piece_set", "two_kanji"),
    ),
    _choice(
        ActionId.PIECES_ONE_KANJI,
        QT_TRANSLATE_NOOP("Actions", "&One kanji"),
        "Ctrl+2",
        PIECES,
        ("piece_set", "one_kanji"),
    ),
    _choice(
        ActionId.PIECES_WESTERN,
        QT_TRANSLATE_NOOP("Actions", "&Western"),
        "Ctrl+3",
        PIECES,
        ("piece_set", "western"),
    ),
    _choice(
        ActionId.PIECES_LETTERS,
        QT_TRANSLATE_NOOP("Actions", "&Letters"),
        "Ctrl+4",
        PIECES,
        ("piece_set", "letters"),
    ),
    _choice(
        ActionId.PIECES_MNEMONIC,
        QT_TRANSLATE_NOOP("Actions", "&Mnemonic"),
        "Ctrl+5",
        PIECES,
        ("piece_set", "mnemonic"),
    ),
    _choice(
        ActionId.COORDINATES_KANJI,
        QT_TRANSLATE_NOOP("Actions", "&Kanji (9 8 7, 一 二 三)"),
        "Ctrl+6",
        COORDINATES,
        ("coordinates", "kanji"),
    ),
    _choice(
        ActionId.COORDINATES_LETTERS,
        QT_TRANSLATE_NOOP("Actions", "&Letters (9 8 7, a b c)"),
        "Ctrl+7",
        COORDINATES,
        ("coordinates", "letters"),
    ),
    _choice(
        ActionId.COORDINATES_OFF,
        QT_TRANSLATE_NOOP("Actions", "&None"),
        "Ctrl+8",
        COORDINATES,
        ("coordinates", "off"),
    ),
    _choice(
        ActionId.NOTATION_JAPANESE,
        QT_TRANSLATE_NOOP("Actions", "&Japanese (☗７六歩)"),
        "Ctrl+Alt+J",
        NOTATION,
        ("notation", "japanese"),
    ),
    _choice(
        ActionId.NOTATION_WESTERN,
        QT_TRANSLATE_NOOP("Actions", "&Western (P-7f)"),
        "Ctrl+Alt+W",
        NOTATION,
        ("notation", "western"),
    ),
    ActionSpec(ActionId.ZOOM_IN, QT_TRANSLATE_NOOP("Actions", "&Zoom in"), "Ctrl++"),
    ActionSpec(ActionId.ZOOM_OUT, QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-"),
    ActionSpec(ActionId.ZOOM_RESET, QT_TRANSLATE_NOOP("Actions", "&Whole board"), "Ctrl+0"),
    ActionSpec(
        ActionId.LENS,
        QT_TRANSLATE_NOOP("Actions", "&Explain the piece under the pointer"),
        "Ctrl+L",
        QT_TRANSLATE_NOOP(
            "Actions", "By itself in games with special powers; in any game while L or the right button is held"
        ),
        checkable=True,
    ),
    ActionSpec(ActionId.FULL_SCREEN, QT_TRANSLATE_NOOP("Actions", "F&ull screen"), "F11", checkable=True),
    ActionSpec(
        ActionId.LESSONS,
        QT_TRANSLATE_NOOP("Actions", "&Lessons…"),
        "F4",
        QT_TRANSLATE_NOOP("Actions", "Learn the game by short tasks on the board"),
        "lessons",
    ),
    ActionSpec(
        ActionId.PROBLEMS,
        QT_TRANSLATE_NOOP("Actions", "Mate pr&oblems…"),
        "F5",
        QT_TRANSLATE_NOOP("Actions", "Find the mate: problems to solve, to check and to make"),
        "problems",
    ),
    ActionSpec(
        ActionId.EXAMINE,
        QT_TRANSLATE_NOOP("Actions", "Look for a &mate here…"),
        "Shift+F5",
        QT_TRANSLATE_NOOP("Actions", "Whether the side to move mates from the position on the board, and how"),
    ),
    ActionSpec(
        ActionId.GUIDE,
        QT_TRANSLATE_NOOP("Actions", "&Piece guide"),
        "F2",
        QT_TRANSLATE_NOOP("Actions", "Explains the piece clicked on the board, beside it"),
        "info",
        checkable=True,
    ),
    ActionSpec(
        ActionId.GUIDE_PAGE,
        QT_TRANSLATE_NOOP("Actions", "&All pieces…"),
        "Shift+F2",
        QT_TRANSLATE_NOOP("Actions", "Every piece with its moves, its worth and what to watch"),
    ),
    ActionSpec(
        ActionId.RULES,
        QT_TRANSLATE_NOOP("Actions", "&Rules…"),
        "F3",
        QT_TRANSLATE_NOOP("Actions", "The rules of the game, with pictures"),
        "rules",
    ),
    ActionSpec(ActionId.SHORTCUTS, QT_TRANSLATE_NOOP("Actions", "&Keyboard and mouse"), "F1"),
    ActionSpec(ActionId.ABOUT, QT_TRANSLATE_NOOP("Actions", "&About Shogi Desktop"), "Ctrl+F1"),
)
SPECS: Final = {spec.id: spec for spec in _SPECS}
