"""All games on shelves: by mouse, by the keys, by typing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QToolButton, QWidget

from shogi_desktop.rules import add_variant_folder, load_variant, variant_names
from shogi_desktop.session.variants import all_games
from shogi_desktop.ui.games.cards import RackCard
from shogi_desktop.ui.games.picker import GamePicker, GameSearch, GameSearchField, ShelfKind, rows_of, shelf_of
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.gallery.unnamed import unnamed_parts
from tests.ui.desk import Desk
from tests.ui.seek import cut_labels, parts, texts, the

Opened = Callable[[str], GamePicker]


@pytest.fixture
def opened(desk: Desk) -> Iterator[Opened]:
    """Opens the dialog with a game chosen, beside the window's own loop of events."""
    made: list[GamePicker] = []

    def open_(chosen: str = "shogi") -> GamePicker:
        picker = GamePicker(desk.window.desk.offer, chosen, desk.window)
        made.append(picker)
        picker.show()
        picker.activateWindow()
        desk.qtbot.waitUntil(picker.isActiveWindow)
        return picker

    yield open_
    for picker in made:
        picker.close()
        picker.deleteLater()


def card(picker: GamePicker, title: str) -> RackCard:
    """The topmost one: what is played and liked stands on two shelves."""
    return parts(picker, RackCard, title)[0]


def shown(picker: GamePicker) -> list[str]:
    return [each.accessibleName() for each in picker.findChildren(RackCard) if each.isVisible()]


def press(picker: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(picker.focusWidget(), key)


def test_a_click_chooses(opened: Opened) -> None:
    picker = opened("shogi")
    chu = card(picker, "Chu shogi")
    QTest.mouseClick(chu, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert picker.value() == "chu" and picker.result() == QDialog.DialogCode.Accepted and not picker.isVisible()


def test_leaving_changes_nothing(opened: Opened) -> None:
    picker = opened("tori")
    press(picker, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert picker.value() == "tori" and not picker.isVisible()


def test_the_game_chosen_is_in_sight_and_has_the_focus(opened: Opened, desk: Desk) -> None:
    picker = opened("dai_dai")
    here = card(picker, "Dai dai shogi")
    assert here.hasFocus() and here.isChecked()
    assert here.visibleRegion().boundingRect() == here.rect()
    for size in (QSize(420, 360), QSize(1000, 500), QSize(500, 600)):
        picker.resize(size)
        desk.qtbot.waitUntil(lambda: here.visibleRegion().boundingRect() == here.rect(), timeout=5000)


def test_arrows_walk_and_enter_chooses(opened: Opened) -> None:
    picker = opened("shogi")
    press(picker, Qt.Key.Key_Right)
    assert card(picker, "Sho shogi").hasFocus() and not card(picker, "Shogi").isChecked()
    press(picker, Qt.Key.Key_Left, Qt.Key.Key_Down)
    wa = card(picker, "Wa shogi")
    assert wa.hasFocus(), "on the shelf below"
    press(picker, Qt.Key.Key_Down)
    below = picker.focusWidget()
    assert below.mapTo(picker, QPoint()).x() == wa.mapTo(picker, QPoint()).x() and below is not wa
    press(picker, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert picker.value() == "wa"


def test_up_from_the_first_row_leads_to_the_search_and_back(opened: Opened) -> None:
    picker = opened("shogi")
    for _ in variant_names():
        press(picker, Qt.Key.Key_Up)
    assert the(picker, GameSearchField).hasFocus()
    press(picker, Qt.Key.Key_Down)
    assert isinstance(picker.focusWidget(), RackCard)


def test_walking_ends_at_both_ends(opened: Opened) -> None:
    picker = opened("shogi")
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down):
        for _ in range(2 * len(variant_names())):
            press(picker, key)
    assert isinstance(picker.focusWidget(), RackCard)


def test_typing_searches_and_enter_takes_the_best(opened: Opened) -> None:
    picker = opened("shogi")
    QTest.keyClicks(picker.focusWidget(), "d")
    QTest.keyClicks(picker.focusWidget(), "ai dai")
    assert the(picker, GameSearchField).text() == "dai dai"
    assert "Dai dai shogi" in shown(picker) and "Dai shogi" not in shown(picker)
    press(picker, Qt.Key.Key_Return)
    assert picker.value() == "dai_dai"


def test_the_best_of_several_is_the_current_one(opened: Opened) -> None:
    picker = opened("shogi")
    the(picker, GameSearchField).setText("dai")
    assert {"Dai shogi", "Dai dai shogi", "Heian dai shogi"} <= set(shown(picker)) and "Shogi" not in shown(picker)
    assert card(picker, "Dai shogi").isChecked()
    the(picker, GameSearchField).setFocus()
    press(picker, Qt.Key.Key_Down)
    assert card(picker, "Dai shogi").hasFocus()


def test_what_is_not_found_is_said_and_not_chosen(opened: Opened) -> None:
    picker = opened("shogi")
    QTest.keyClicks(picker.focusWidget(), "draughts")
    assert shown(picker) == [] and "No game has this name." in texts(picker)
    press(picker, Qt.Key.Key_Return, Qt.Key.Key_Down)
    assert picker.isVisible() and picker.value() == "shogi"
    press(picker, Qt.Key.Key_Escape)
    assert picker.isVisible() and len(shown(picker)) == len(variant_names()), "the first Escape empties the search"
    press(picker, Qt.Key.Key_Escape)
    assert not picker.isVisible()


def test_tab_stops_at_search_card_star_and_cancel(opened: Opened, desk: Desk) -> None:
    picker = opened("shogi")
    stops = [desk.app.focusWidget()]
    for _ in range(4):
        press(picker, Qt.Key.Key_Tab)
        stops.append(desk.app.focusWidget())
    assert stops[0] is stops[4] is card(picker, "Shogi") and stops[1] is card(picker, "Shogi").star
    assert stops[3] is the(picker, GameSearchField)


def test_a_star_is_kept_and_chooses_nothing(opened: Opened, desk: Desk) -> None:
    picker = opened("shogi")
    press(picker, Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert desk.store.current.favourite_games == "shogi" and picker.isVisible()
    the(picker, QToolButton, "Favourite: Wa shogi").click()
    assert desk.store.current.favourite_games == "shogi wa"
    again = opened("wa")
    assert card(again, "Wa shogi").star.isChecked() and card(again, "Shogi").star.text() == "★"
    card(again, "Shogi").star.click()
    assert desk.store.current.favourite_games == "wa" and card(again, "Shogi").star.text() == "☆"


def test_what_is_played_and_liked_stands_first_and_on_its_own_shelf_too(opened: Opened, desk: Desk) -> None:
    desk.store.update(games_played="chu wa gone", favourite_games="tori chu")
    picker = opened("wa")
    assert shown(picker)[:3] == ["Chu shogi", "Wa shogi", "Tori shogi"]
    assert "Played last, and favourites" in texts(picker)
    assert len(shown(picker)) == len(variant_names()) + 3
    here = picker.focusWidget()
    assert isinstance(here, RackCard) and here is parts(picker, RackCard, "Wa shogi")[0]
    here.star.click()
    assert [each.star.text() for each in parts(picker, RackCard, "Wa shogi")] == ["★", "★"]
    the(picker, GameSearchField).setText("wa shogi")
    assert shown(picker) == ["Wa shogi"], "once"
    the(picker, GameSearchField).clear()
    assert len(shown(picker)) == len(variant_names()) + 3


def test_pictures_come_when_they_are_seen(opened: Opened, desk: Desk) -> None:
    picker = opened("minishogi")
    desk.qtbot.waitUntil(lambda: not card(picker, "Minishogi").picture.pixmap().isNull())
    desk.qtbot.waitUntil(lambda: not picker.drawing)
    assert card(picker, "Dai dai shogi").picture.pixmap().isNull(), "far below"
    the(picker, GameSearchField).setText("dai dai")
    desk.qtbot.waitUntil(lambda: not card(picker, "Dai dai shogi").picture.pixmap().isNull())


def test_screen_readers_are_told_everything(opened: Opened) -> None:
    picker = opened("tenjiku")
    the(picker, GameSearchField).setText("tenjiku")
    assert unnamed_parts(picker) == []
    said = card(picker, "Tenjiku shogi").accessibleDescription()
    assert said.startswith("16 × 16 squares, 78 pieces a side. Generals")


def test_own_games_stand_last_and_their_titles_are_plain(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('base = "shogi"\ntitle = "<b>Mine</b> & yours"\n', "utf-8")
    add_variant_folder(tmp_path)
    picker = opened("mine")
    assert shown(picker)[-1] == "<b>Mine</b> & yours" and "Your own games" in texts(picker)
    assert "What you capture fights for you." in card(picker, "<b>Mine</b> & yours").accessibleDescription()
    assert not any(label.textFormat() == Qt.TextFormat.RichText for label in picker.findChildren(QLabel))


def uncut(picker: GamePicker) -> bool:
    return not cut_labels(picker)


def test_nothing_is_cut(opened: Opened, desk: Desk) -> None:
    for language in LANGUAGES:
        for percent in (100, 150):
            desk.store.update(language=language, text_size=percent)
            picker = opened("shogi")
            for size in ((420, 360), (760, 560), (1120, 720), (1800, 1000)):
                picker.resize(*size)
                desk.qtbot.waitUntil(partial(uncut, picker))
            picker.close()


def test_every_game_stands_on_one_shelf() -> None:
    rows = rows_of(all_games())
    names = [game.name for row in rows for game in row.games]
    assert sorted(names) == sorted(game.name for game in all_games())
    assert [row.shelf for row in rows] == [shelf for shelf in ShelfKind if shelf in {row.shelf for row in rows}]
    assert all(len(row.games) <= 6 for row in rows), "a shelf is seen at a glance"


@pytest.mark.parametrize(
    ("name", "shelf"),
    [
        ("minishogi", ShelfKind.SMALL),
        ("yari", ShelfKind.SMALL),
        ("shogi", ShelfKind.USUAL),
        ("sho", ShelfKind.USUAL),
        ("wa", ShelfKind.MIDDLE),
        ("heian_dai", ShelfKind.MIDDLE),
        ("dai", ShelfKind.LARGE),
        ("dai_dai", ShelfKind.LARGE),
    ],
)
def test_size_decides(name: str, shelf: ShelfKind) -> None:
    assert shelf_of(load_variant(name)) is shelf


def test_games_with_drops_come_first_on_their_shelf() -> None:
    (usual,) = (row for row in rows_of(all_games()) if row.shelf is ShelfKind.USUAL)
    assert [game.name for game in usual.games] == ["shogi", "sho"] and usual.drops is None
    (small,) = (row for row in rows_of(all_games()) if row.shelf is ShelfKind.SMALL)
    assert small.drops is True


def test_vast_boards_and_own_games_have_shelves_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('base = "shogi"\ntitle = "Mine"\n', "utf-8")
    add_variant_folder(tmp_path)
    assert shelf_of(load_variant("mine")) is ShelfKind.OWN
    assert [row.shelf for row in rows_of([load_variant("mine")])] == [ShelfKind.OWN]


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("tenjiku", "tenjiku"),
        ("TENJIKU SHŌGI", "tenjiku"),
        ("天竺", "tenjiku"),
        ("てんじく", "tenjiku"),
        ("テンジク", "tenjiku"),
        ("minišógi", "minishogi"),
        ("kjótské", "kyotoshogi"),
        ("禽", "tori"),
        ("大将棋", "dai"),
        ("daidai", "dai_dai"),
        ("16x16", "tenjiku"),
        ("16 × 16", "tenjiku"),
        ("16", "tenjiku"),
        ("7*9", "yari"),
        ("shogi", "shogi"),
        ("chess", "shogi"),
        ("bird", "tori"),
        ("animal", "wa"),
        ("fire demon", "tenjiku"),
    ],
)
def test_games_are_found_in_any_language_and_by_their_boards(query: str, best: str) -> None:
    fits = GameSearch(all_games()).fits(query)
    assert min(fits, key=lambda name: fits[name]) == best


@pytest.mark.parametrize("query", ["", "  "])
def test_nothing_typed_finds_all(query: str) -> None:
    assert len(GameSearch(all_games()).fits(query)) == len(all_games())


@pytest.mark.parametrize("query", ["draughts", "x", "8x", "×", "[", "𝕏"])
def test_what_no_game_is_called_finds_none(query: str) -> None:
    assert GameSearch(all_games()).fits(query) == {}
