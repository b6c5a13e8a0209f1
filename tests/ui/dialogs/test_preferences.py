from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QDialogButtonBox, QLabel

from shogi_desktop import program_files
from shogi_desktop.rules import Position, load_variant, variant_names
from shogi_desktop.settings import CHOICES as POSSIBLE
from shogi_desktop.settings import Settings
from shogi_desktop.ui.board.ground.style import BOARDS
from shogi_desktop.ui.dialogs.board_preview import typical_kinds, typical_move
from shogi_desktop.ui.dialogs.preference_table import CHOICES, PreferencePage
from shogi_desktop.ui.dialogs.preferences import PreferencesDialog
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.shell.shortcuts import ShortcutsDialog
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.games import FEW
from tests.patience import answer_next
from tests.ui.desk import Desk

REMEMBERED = {"player_name", "friend_name", "last_game", "last_folder", "lessons", "guide"}
REMEMBERED |= {"lesson_pieces", "problem_pieces", "problem_times", "guided_game"}
REMEMBERED |= {"update_address", "update_checked", "update_passed_over", "problems", "problem_length"}
REMEMBERED |= {"guides_offered", "picture_style", "picture_folder", "problem_scheduler"}
REMEMBERED |= {"problem_author", "own_set", "games_played", "favourite_games"}
REMEMBERED |= {"typing_line", "shortcuts", "watch", "side_panel"}
ASKED_IN_WORDS = {"file_name", "volume"}
CHOSEN_ELSEWHERE = {"analysis_engine", "analysis_lines", "score_view", "graph", "graph_view", "graph_times", "coach"}
CHOSEN_ELSEWHERE |= {"score_unit", "game_engine", "game_by", "game_ms", "game_nodes"}  # beside what they are about
CHOSEN_ELSEWHERE |= {"analysis_beside", "second_engine", "analysis_by", "analysis_ms", "analysis_nodes"}
CHOSEN_ELSEWHERE |= {"analysis_depth", "library_analysis", "book_file"}
CHOSEN_ELSEWHERE |= {"mark_inaccuracy", "mark_mistake", "mark_blunder"}
CHOSEN_ELSEWHERE |= {"show_control", "show_loose", "show_powers", "show_reach", "show_earlier"}
NOT_ASKED = (
    REMEMBERED | ASKED_IN_WORDS | CHOSEN_ELSEWHERE | {"windows", "splitter", "recent_files", "open_records", "library"}
)
SCREEN = QSize(1280, 800)
DECORATION = QSize(16, 60)  # frame and title bar of a window, and a task bar of the system


@pytest.fixture
def make(desk: Desk) -> Iterator[Callable[..., PreferencesDialog]]:
    made: list[PreferencesDialog] = []

    def open_dialog(game: str = "shogi") -> PreferencesDialog:
        made.append(PreferencesDialog(desk.window.desk, game))
        made[-1].show()
        return made[-1]

    yield open_dialog
    for dialog in made:
        dialog.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_keeps_its_place_whatever_page_is_seen(
    make: Callable[..., PreferencesDialog], desk: Desk, language: str
) -> None:
    desk.store.update(language=language)
    dialog = make()
    places = set()
    for at in [*range(dialog.pages.count()), 0]:
        dialog.pages.setCurrentIndex(at)
        desk.app.processEvents()
        desk.app.processEvents()
        places.add(dialog.preview.geometry().getRect())
    assert len(places) == 1


def choose(dialog: PreferencesDialog, setting: str, value: object) -> None:
    box = dialog.findChild(QComboBox, setting)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_keys_are_changed_from_here_too(make: Callable[..., PreferencesDialog]) -> None:
    seen: list[str] = []

    def look(dialog: ShortcutsDialog) -> None:
        seen.append(dialog.windowTitle())
        dialog.close()

    answer_next(ShortcutsDialog, look)
    make().keys.click()
    assert seen == ["Keyboard and mouse"]


def test_changes_are_in_force_at_once(desk: Desk, make: Callable[..., PreferencesDialog]) -> None:
    desk.start()
    dialog = make()
    choose(dialog, "piece_set", "western")
    choose(dialog, "board", "walnut")
    choose(dialog, "theme", "dark")
    choose(dialog, "animation_ms", 400)
    choose(dialog, "language", "ja")
    desk.app.processEvents()
    for setting in ("thick_grid", "tint"):
        check = dialog.findChild(QCheckBox, setting)
        assert isinstance(check, QCheckBox)
        check.click()
    changed = Settings(
        lesson_pieces="own",  # who chooses pieces sees them everywhere
        problem_pieces="own",
        piece_set="western",
        board="walnut",
        theme="dark",
        language="ja",
        animation_ms=400,
        unhurried=False,  # as the desk has it
        thick_grid=True,
        tint=True,
        games_played="shogi",
        guides_offered="shogi",  # as the desk has it
    )
    assert desk.store.current == changed
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    assert dialog.windowTitle() == "設定" and "駒" in labels
    assert dialog.preview.position.ply == 1
    defaults(dialog).click()
    assert desk.store.current == Settings(
        games_played="shogi", guides_offered="shogi", lesson_pieces="own", problem_pieces="own"
    )


def test_the_pattern_of_names_is_shown_on_an_example(desk: Desk, make: Callable[..., PreferencesDialog]) -> None:
    box = make().file_names
    assert box.example.text() == "2026-05-14 1930 Hanako - Taro.kif"
    box.line.textEdited.emit(" {event}, {black} ")
    assert desk.store.current.file_name == "{event}, {black}"
    assert box.example.text() == "Spring tournament, Hanako.kif"
    desk.store.update(record_format="shogi")
    assert box.example.text() == "Spring tournament, Hanako.shogi"


def test_everything_that_can_be_set_is_asked() -> None:
    asked = [choice.setting for choice in CHOICES]
    assert sorted(asked) == sorted({field.name for field in fields(Settings)} - NOT_ASKED)
    offered = {choice.setting: {value for value, _ in choice.values} for choice in CHOICES}
    some = offered.keys() & POSSIBLE.keys()
    assert some and {name: offered[name] for name in some} == {name: set(POSSIBLE[name]) for name in some}


def test_every_piece_set_is_there() -> None:
    sets = next(choice for choice in CHOICES if choice.setting == "piece_set")
    assert {value for value, _ in sets.values} == set(art_of(program_files.resources()).sets())


def test_it_fits_a_small_screen_and_cuts_no_text(desk: Desk, make: Callable[..., PreferencesDialog]) -> None:
    for language in LANGUAGES:
        desk.store.update(language=language)
        dialog = make()
        hint = dialog.sizeHint()
        assert hint.boundedTo(SCREEN - DECORATION) == hint, language
        dialog.resize(hint)
        for page in range(len(PreferencePage)):
            dialog.pages.setCurrentIndex(page)
            desk.app.processEvents()
            controls = [*dialog.findChildren(QLabel), *dialog.findChildren(QCheckBox), *dialog.findChildren(QComboBox)]
            seen = [control for control in controls if control.isVisible()]
            assert len(seen) > 5, language
            for control in seen:
                assert control.width() >= control.minimumSizeHint().width(), control.objectName()


def defaults(dialog: PreferencesDialog) -> QAbstractButton:
    """The button that restores them, in any language."""
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    reset = QDialogButtonBox.ButtonRole.ResetRole
    return next(button for button in buttons.buttons() if buttons.buttonRole(button) == reset)


def box_of(dialog: PreferencesDialog, setting: str) -> QComboBox:
    box = dialog.findChild(QComboBox, setting)
    assert isinstance(box, QComboBox)
    return box


def _picture(box: QComboBox, at: int) -> QImage:
    return box.itemIcon(at).pixmap(box.iconSize()).toImage()


def test_pictures_show_what_is_chosen(desk: Desk, make: Callable[..., PreferencesDialog]) -> None:
    dialog = make()
    pieces, boards = box_of(dialog, "piece_set"), box_of(dialog, "board")
    assert boards.count() == len(BOARDS)
    for box in (pieces, boards):
        drawn = [_picture(box, at) for at in range(box.count())]
        assert all(one != other for at, one in enumerate(drawn) for other in drawn[:at])
    before, board_before = _picture(pieces, 0), _picture(boards, 0)
    dialog.preview.games.setCurrentIndex(dialog.preview.games.findData("tenjiku"))
    assert dialog.preview.board.scene().board_layout.variant.name == "tenjiku"  # type: ignore[attr-defined]
    assert _picture(pieces, 0) != before
    before = _picture(pieces, 0)
    desk.store.update(tint=True, theme="dark")
    assert _picture(pieces, 0) != before and _picture(boards, 0) != board_before


def test_the_preview_plays_every_game(make: Callable[..., PreferencesDialog]) -> None:
    for name in FEW:
        preview = make(name).preview
        assert preview.variant.name == name, name
        preview.show_a_move()
        assert preview.position.ply == 1, name
        preview.show_a_move()
        assert preview.position.ply == 0, name


@pytest.mark.parametrize("name", variant_names())
def test_pictures_are_of_kinds_that_differ(name: str) -> None:
    variant = load_variant(name)
    kinds = typical_kinds(variant)
    assert len({kind.id for kind in kinds}) == 4 and kinds[0].royal and kinds[2].unpromoted
    assert typical_move(Position(variant)) in Position(variant).legal_moves()


def test_the_button_of_the_defaults_keeps_its_words_in_every_language(
    desk: Desk, make: Callable[..., PreferencesDialog]
) -> None:
    dialog = make()
    for language in LANGUAGES:
        desk.store.update(language=language)
        desk.app.processEvents()
        assert defaults(dialog).text() == dialog.tr("Restore defaults")


@pytest.mark.parametrize(("size", "nearest"), [(120, 115), (125, 130), (149, 150)])
def test_a_size_that_is_none_of_the_choices_is_shown_as_the_nearest(
    desk: Desk, make: Callable[..., PreferencesDialog], size: int, nearest: int
) -> None:
    """As a file of settings may have it that somebody wrote by hand."""
    desk.store.update(text_size=size)
    box = make().findChild(QComboBox, "text_size")
    assert isinstance(box, QComboBox) and box.currentData() == nearest and desk.store.current.text_size == size
