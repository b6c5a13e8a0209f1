"""What the preferences offer, as data: pages, settings and the texts of their values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ..words.i18n import LANGUAGE_NAMES, QT_TRANSLATE_NOOP


class PreferencePage(Enum):
    """A page of the dialog; the value is its title."""

    BOARD = QT_TRANSLATE_NOOP("PreferencesDialog", "Board and pieces")
    PLAYING = QT_TRANSLATE_NOOP("PreferencesDialog", "Playing")
    SOUND = QT_TRANSLATE_NOOP("PreferencesDialog", "Sound")
    WINDOW = QT_TRANSLATE_NOOP("PreferencesDialog", "Language and look")


class PreferencePicture(Enum):
    """What is drawn beside the values of a setting."""

    PIECES = "pieces"
    BOARD = "board"


@dataclass(frozen=True)
class Preference:
    """One setting with its values and their texts; no texts: a check box. `heading` stands above it."""

    page: PreferencePage
    setting: str
    label: str
    values: tuple[tuple[object, str], ...] = ()
    picture: PreferencePicture | None = None
    heading: str = ""


CHOICES: Final = (
    Preference(
        PreferencePage.BOARD,
        "piece_set",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Pieces"),
        (
            ("two_kanji", QT_TRANSLATE_NOOP("PreferencesDialog", "Two kanji")),
            ("one_kanji", QT_TRANSLATE_NOOP("PreferencesDialog", "One kanji")),
            ("western", QT_TRANSLATE_NOOP("PreferencesDialog", "Western")),
            ("letters", QT_TRANSLATE_NOOP("PreferencesDialog", "Letters")),
            ("mnemonic", QT_TRANSLATE_NOOP("PreferencesDialog", "Signs that show the moves")),
        ),
        PreferencePicture.PIECES,
    ),
    Preference(
        PreferencePage.BOARD,
        "board",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Board"),
        (
            ("kaya", QT_TRANSLATE_NOOP("PreferencesDialog", "Kaya wood")),
            ("maple", QT_TRANSLATE_NOOP("PreferencesDialog", "Maple wood")),
            ("walnut", QT_TRANSLATE_NOOP("PreferencesDialog", "Walnut wood")),
            ("slate", QT_TRANSLATE_NOOP("PreferencesDialog", "Slate")),
            ("plain", QT_TRANSLATE_NOOP("PreferencesDialog", "Plain")),
        ),
        PreferencePicture.BOARD,
    ),
    Preference(
        PreferencePage.BOARD,
        "coordinates",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Coordinates"),
        (
            ("notation", QT_TRANSLATE_NOOP("PreferencesDialog", "As the moves are written")),
            ("kanji", QT_TRANSLATE_NOOP("PreferencesDialog", "Kanji (9 8 7, 一 二 三)")),
            ("letters", QT_TRANSLATE_NOOP("PreferencesDialog", "Letters (9 8 7, a b c)")),
            ("off", QT_TRANSLATE_NOOP("PreferencesDialog", "None")),
        ),
    ),
    Preference(
        PreferencePage.BOARD, "tint", QT_TRANSLATE_NOOP("PreferencesDialog", "Colour the pieces by how they move")
    ),
    Preference(PreferencePage.BOARD, "thick_grid", QT_TRANSLATE_NOOP("PreferencesDialog", "Thicker board lines")),
    Preference(
        PreferencePage.BOARD,
        "small_map",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Small map of the board when zoomed in"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "animation_ms",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Moving pieces"),
        (
            (-1, QT_TRANSLATE_NOOP("PreferencesDialog", "As the system")),
            (0, QT_TRANSLATE_NOOP("PreferencesDialog", "Without animation")),
            (100, QT_TRANSLATE_NOOP("PreferencesDialog", "Fast")),
            (180, QT_TRANSLATE_NOOP("PreferencesDialog", "Normal")),
            (400, QT_TRANSLATE_NOOP("PreferencesDialog", "Slow")),
        ),
    ),
    Preference(
        PreferencePage.PLAYING,
        "unhurried",
        QT_TRANSLATE_NOOP("PreferencesDialog", "The computer takes a moment for each answer"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "opening_book",
        QT_TRANSLATE_NOOP("PreferencesDialog", "The computer uses an opening book"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "ponder",
        QT_TRANSLATE_NOOP("PreferencesDialog", "With clocks, the strongest computer thinks in your time too"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "processors",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Processors for analysis and the strongest computer"),
        (
            ("all_but_one", QT_TRANSLATE_NOOP("PreferencesDialog", "All but one")),
            ("one", QT_TRANSLATE_NOOP("PreferencesDialog", "One")),
            ("all", QT_TRANSLATE_NOOP("PreferencesDialog", "All")),
        ),
    ),
    Preference(
        PreferencePage.PLAYING,
        "show_targets",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Show where a piece can go"),
        heading=QT_TRANSLATE_NOOP("PreferencesDialog", "On the board"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "plan_moves",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Moves can be entered ahead while the computer thinks"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "confirm_moves",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Every move of a game waits until you confirm it"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "lens",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Explain the piece under the pointer in games with special powers"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "auto_flip",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Turn the board to the player to move"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "announce_check",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Announce check"),
        heading=QT_TRANSLATE_NOOP("PreferencesDialog", "Announcements"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "announce_mate",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Announce mate where checks need not be answered"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "announce_danger",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Tell when the last royal piece can be taken"),
    ),
    Preference(PreferencePage.PLAYING, "announce_burns", QT_TRANSLATE_NOOP("PreferencesDialog", "Tell what has burnt")),
    Preference(PreferencePage.SOUND, "sound", QT_TRANSLATE_NOOP("PreferencesDialog", "Sound is on")),
    Preference(
        PreferencePage.SOUND,
        "sound_moves",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Pieces that are set down"),
        heading=QT_TRANSLATE_NOOP("PreferencesDialog", "What is heard"),
    ),
    Preference(PreferencePage.SOUND, "sound_check", QT_TRANSLATE_NOOP("PreferencesDialog", "Check")),
    Preference(
        PreferencePage.SOUND, "sound_ends", QT_TRANSLATE_NOOP("PreferencesDialog", "Beginning and end of a game")
    ),
    Preference(
        PreferencePage.SOUND,
        "sound_clock",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Your clock: last seconds and byoyomi"),
    ),
    Preference(
        PreferencePage.SOUND,
        "speech",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Read aloud"),
        (
            ("off", QT_TRANSLATE_NOOP("PreferencesDialog", "Nothing")),
            ("byoyomi", QT_TRANSLATE_NOOP("PreferencesDialog", "Byoyomi")),
            ("moves", QT_TRANSLATE_NOOP("PreferencesDialog", "Moves and byoyomi")),
        ),
        heading=QT_TRANSLATE_NOOP("PreferencesDialog", "Voice"),
    ),
    Preference(
        PreferencePage.PLAYING,
        "offer_next",
        QT_TRANSLATE_NOOP("PreferencesDialog", "After a game, offer what may come next"),
    ),
    Preference(
        PreferencePage.WINDOW,
        "language",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Language"),
        (("system", QT_TRANSLATE_NOOP("PreferencesDialog", "As the system")), *LANGUAGE_NAMES.items()),
    ),
    Preference(
        PreferencePage.WINDOW,
        "theme",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Look"),
        (
            ("system", QT_TRANSLATE_NOOP("PreferencesDialog", "As the system")),
            ("light", QT_TRANSLATE_NOOP("PreferencesDialog", "Light")),
            ("dark", QT_TRANSLATE_NOOP("PreferencesDialog", "Dark")),
        ),
    ),
    Preference(
        PreferencePage.WINDOW,
        "text_size",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Size of text"),
        (
            (90, QT_TRANSLATE_NOOP("PreferencesDialog", "Small")),
            (100, QT_TRANSLATE_NOOP("PreferencesDialog", "Usual")),
            (115, QT_TRANSLATE_NOOP("PreferencesDialog", "Large")),
            (130, QT_TRANSLATE_NOOP("PreferencesDialog", "Larger")),
            (150, QT_TRANSLATE_NOOP("PreferencesDialog", "Largest")),
        ),
    ),
    Preference(
        PreferencePage.WINDOW,
        "notation",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Move notation"),
        (
            ("language", QT_TRANSLATE_NOOP("PreferencesDialog", "As the language has it")),
            ("japanese", QT_TRANSLATE_NOOP("PreferencesDialog", "Japanese (７六歩)")),
            ("western", QT_TRANSLATE_NOOP("PreferencesDialog", "Western (P-7f)")),
        ),
    ),
    Preference(
        PreferencePage.WINDOW,
        "record_format",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Save records as"),
        (
            ("kif", QT_TRANSLATE_NOOP("PreferencesDialog", "KIF, which most programs read")),
            ("shogi", QT_TRANSLATE_NOOP("PreferencesDialog", "Shogi Desktop, which keeps everything")),
        ),
    ),
    Preference(
        PreferencePage.WINDOW,
        "arrow_keys",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Arrow keys at the board"),
        (
            ("walk", QT_TRANSLATE_NOOP("PreferencesDialog", "Walk through the moves")),
            ("squares", QT_TRANSLATE_NOOP("PreferencesDialog", "Choose squares of the board")),
        ),
    ),
    Preference(
        PreferencePage.WINDOW,
        "begin_with",
        QT_TRANSLATE_NOOP("PreferencesDialog", "When the program starts"),
        (
            ("start", QT_TRANSLATE_NOOP("PreferencesDialog", "Start page")),
            ("game", QT_TRANSLATE_NOOP("PreferencesDialog", "A new game")),
        ),
    ),
    Preference(
        PreferencePage.WINDOW,
        "auto_play",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Playing through records"),
        (
            ("slow", QT_TRANSLATE_NOOP("PreferencesDialog", "Slow")),
            ("normal", QT_TRANSLATE_NOOP("PreferencesDialog", "Normal")),
            ("fast", QT_TRANSLATE_NOOP("PreferencesDialog", "Fast")),
        ),
    ),
    Preference(
        PreferencePage.WINDOW,
        "update_check",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Ask once a day whether there is a newer version"),
        heading=QT_TRANSLATE_NOOP("PreferencesDialog", "Updates"),
    ),
)
