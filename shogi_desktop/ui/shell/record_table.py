"""What a person can do with a record, as rows of the table of actions."""

from __future__ import annotations

from typing import Final

from ..words.i18n import QT_TRANSLATE_NOOP
from .ids import ActionId
from .menus import AUTO_PLAY_SPEED
from .spec import ActionSpec, choice

RECORD_SPECS: Final = (
    ActionSpec(
        ActionId.UNDO,
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        "Ctrl+Z",
        QT_TRANSLATE_NOOP("Actions", "Undo the last change of the record; in a game, Take back has this key"),
        "undo",
    ),
    ActionSpec(
        ActionId.REDO,
        QT_TRANSLATE_NOOP("Actions", "Re&do"),
        "Ctrl+Shift+Z; Ctrl+Y",
        QT_TRANSLATE_NOOP("Actions", "Do again what was undone"),
        "redo",
    ),
    ActionSpec(ActionId.FIRST, QT_TRANSLATE_NOOP("Actions", "&First position"), "Alt+Home", icon="first"),
    ActionSpec(ActionId.BACK, QT_TRANSLATE_NOOP("Actions", "&Back one move"), "Alt+Left", icon="previous"),
    ActionSpec(ActionId.FORWARD, QT_TRANSLATE_NOOP("Actions", "Forwar&d one move"), "Alt+Right", icon="next"),
    ActionSpec(ActionId.LAST, QT_TRANSLATE_NOOP("Actions", "&Last position"), "Alt+End", icon="last"),
    ActionSpec(ActionId.BACK_TEN, QT_TRANSLATE_NOOP("Actions", "Ten moves bac&k"), "Alt+PgUp"),
    ActionSpec(ActionId.FORWARD_TEN, QT_TRANSLATE_NOOP("Actions", "&Ten moves forward"), "Alt+PgDown"),
    ActionSpec(
        ActionId.BRANCHING_BACK,
        QT_TRANSLATE_NOOP("Actions", "&Previous branching"),
        "Alt+Shift+Left",
        QT_TRANSLATE_NOOP("Actions", "To the move before in whose place others were tried"),
    ),
    ActionSpec(
        ActionId.BRANCHING_ON,
        QT_TRANSLATE_NOOP("Actions", "&Next branching"),
        "Alt+Shift+Right",
        QT_TRANSLATE_NOOP("Actions", "To the next move in whose place others were tried"),
    ),
    ActionSpec(
        ActionId.NOTE_BACK,
        QT_TRANSLATE_NOOP("Actions", "Pre&vious comment or bookmark"),
        "Alt+Shift+PgUp",
    ),
    ActionSpec(
        ActionId.NOTE_ON,
        QT_TRANSLATE_NOOP("Actions", "Ne&xt comment or bookmark"),
        "Alt+Shift+PgDown",
    ),
    ActionSpec(
        ActionId.MARKED_BACK,
        QT_TRANSLATE_NOOP("Actions", "Previous &mistake"),
        "Ctrl+Alt+Left",
        QT_TRANSLATE_NOOP("Actions", "To the move before that an analysis has marked"),
    ),
    ActionSpec(
        ActionId.MARKED_ON,
        QT_TRANSLATE_NOOP("Actions", "N&ext mistake"),
        "Ctrl+Alt+Right",
        QT_TRANSLATE_NOOP("Actions", "To the next move that an analysis has marked"),
    ),
    ActionSpec(
        ActionId.AUTO_PLAY,
        QT_TRANSLATE_NOOP("Actions", "Pl&ay through"),
        "A",
        QT_TRANSLATE_NOOP("Actions", "Show move after move by itself, until you do something"),
        "auto_play",
        checkable=True,
    ),
    choice(
        ActionId.AUTO_PLAY_SLOW,
        QT_TRANSLATE_NOOP("Actions", "&Slow"),
        "Ctrl+Alt+1",
        AUTO_PLAY_SPEED,
        ("auto_play", "slow"),
    ),
    choice(
        ActionId.AUTO_PLAY_NORMAL,
        QT_TRANSLATE_NOOP("Actions", "&Normal"),
        "Ctrl+Alt+2",
        AUTO_PLAY_SPEED,
        ("auto_play", "normal"),
    ),
    choice(
        ActionId.AUTO_PLAY_FAST,
        QT_TRANSLATE_NOOP("Actions", "&Fast"),
        "Ctrl+Alt+3",
        AUTO_PLAY_SPEED,
        ("auto_play", "fast"),
    ),
    ActionSpec(
        ActionId.PLAY_HERE,
        QT_TRANSLATE_NOOP("Actions", "Play from &here…"),
        "Ctrl+Shift+G",
        QT_TRANSLATE_NOOP("Actions", "Begin a game against the computer or a friend from the position on the board"),
        "play",
    ),
    ActionSpec(
        ActionId.ANALYSE,
        QT_TRANSLATE_NOOP("Actions", "Analyse the &position"),
        "F7",
        QT_TRANSLATE_NOOP("Actions", "What the computer thinks of the position on the board, while you look at it"),
        "analyse",
        checkable=True,
    ),
    ActionSpec(
        ActionId.ANALYSE_GAME,
        QT_TRANSLATE_NOOP("Actions", "&Analyse the game…"),
        "Shift+F7",
        QT_TRANSLATE_NOOP("Actions", "The computer looks at every move, marks mistakes, draws the course of the game"),
        "analyse_game",
    ),
    ActionSpec(
        ActionId.SUMMARY,
        QT_TRANSLATE_NOOP("Actions", "Summar&y of the analysis…"),
        "Ctrl+F7",
        QT_TRANSLATE_NOOP("Actions", "How well each side played, and the moves that lost most"),
    ),
    ActionSpec(
        ActionId.PRACTISE_GAME,
        QT_TRANSLATE_NOOP("Actions", "Practise the mista&kes…"),
        "Ctrl+Shift+F5",
        QT_TRANSLATE_NOOP("Actions", "The positions in which you went wrong come up again until you know better moves"),
    ),
    ActionSpec(
        ActionId.COMMENT,
        QT_TRANSLATE_NOOP("Actions", "Write a &comment"),
        "Ctrl+M",
        QT_TRANSLATE_NOOP("Actions", "About the move on the board"),
        "comment",
    ),
    ActionSpec(
        ActionId.BOOKMARK,
        QT_TRANSLATE_NOOP("Actions", "B&ookmark…"),
        "Ctrl+B",
        QT_TRANSLATE_NOOP("Actions", "Name this place, to come back to it"),
        "bookmark",
    ),
    ActionSpec(
        ActionId.HEADERS,
        QT_TRANSLATE_NOOP("Actions", "About this &game…"),
        "Ctrl+I",
        QT_TRANSLATE_NOOP("Actions", "Players, event, date, place, opening and whatever else the record says"),
    ),
    ActionSpec(
        ActionId.RESULT,
        QT_TRANSLATE_NOOP("Actions", "R&esult…"),
        "Ctrl+Shift+I",
        QT_TRANSLATE_NOOP("Actions", "Who won here, and how"),
    ),
    ActionSpec(
        ActionId.MAIN_LINE,
        QT_TRANSLATE_NOOP("Actions", "Make this the &main line"),
        "Alt+Shift+Up",
        QT_TRANSLATE_NOOP("Actions", "The line on the board becomes the one the game is known by"),
    ),
    ActionSpec(
        ActionId.BRANCH_UP,
        QT_TRANSLATE_NOOP("Actions", "Move the branch &up"),
        "Alt+Up",
        QT_TRANSLATE_NOOP("Actions", "Before the other moves tried in this place"),
    ),
    ActionSpec(
        ActionId.BRANCH_DOWN,
        QT_TRANSLATE_NOOP("Actions", "Move the branch do&wn"),
        "Alt+Down",
        QT_TRANSLATE_NOOP("Actions", "Behind the other moves tried in this place"),
    ),
    ActionSpec(
        ActionId.CUT_OFF,
        QT_TRANSLATE_NOOP("Actions", "Cut off f&rom here"),
        "Ctrl+Shift+Del",
        QT_TRANSLATE_NOOP("Actions", "All moves after the one on the board; this can be undone"),
    ),
    ActionSpec(
        ActionId.DELETE,
        QT_TRANSLATE_NOOP("Actions", "Delete th&is move"),
        "Ctrl+Del",
        QT_TRANSLATE_NOOP("Actions", "The move on the board and all that follow it; this can be undone"),
    ),
)
"""In the order in which keys are listed."""
