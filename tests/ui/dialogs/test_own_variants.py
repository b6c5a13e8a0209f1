"""The person's own variants in the window: seen before they are added, offered at once, removed again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox, QPushButton, QWidget

from shogi_desktop import app, paths
from shogi_desktop.game.tree import Game
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.records.open_records import OpenRecord
from shogi_desktop.ui.dialogs.own_variants import SIZE, AddVariantDialog, OwnVariantsDialog
from shogi_desktop.ui.dialogs.variant_editor import VariantEditor, copy_of
from shogi_desktop.ui.dialogs.variant_preview import VariantPreview
from shogi_desktop.ui.games.cards import GameCard
from shogi_desktop.ui.games.picker import GamePicker
from shogi_desktop.ui.play.new_game import NewGameDialog
from tests.patience import answer_next
from tests.ui.desk import Desk

MINI = 'base = "shogi"\ntitle = "<b>Mini</b> shogi"\n'


def wrote(file: Path, text: str = MINI) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return str(file)


def dialog_of(desk: Desk, *played: str) -> OwnVariantsDialog:
    here = desk.window.desk
    make_preview = partial(VariantPreview, here.art, here.diagrams, here.look.style)
    own = desk.window.rooms.dialogs.variants
    dialog = OwnVariantsDialog(own, played, here.make_board, make_preview, desk.window)
    dialog.show()
    return dialog


def answer(accept: bool, seen: list[str]) -> None:
    """Answers the preview that will come up."""

    def click(box: AddVariantDialog) -> None:
        seen.extend(box.view.texts())
        (box.accept if accept else box.reject)()

    answer_next(AddVariantDialog, click)


def rows(dialog: OwnVariantsDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def titles(page: QWidget) -> list[str]:
    QApplication.processEvents()  # cards come up in their own time
    return [card.accessibleName() for card in page.findChildren(GameCard) if not card.isHidden()]


def test_a_variant_is_seen_added_and_offered_everywhere_at_once(desk: Desk, tmp_path: Path) -> None:
    desk.window.desk.open("start")
    page, seen = desk.window.rooms.start.page(), list[str]()
    desk.qtbot.waitUntil(lambda: bool(page.games.cards))
    dialog = dialog_of(desk)
    assert rows(dialog) == [] and not dialog.remove_button.isEnabled()
    answer(False, seen)
    dialog.add_file(wrote(tmp_path / "mini.toml"))
    assert rows(dialog) == [] and "9 × 9" in seen[1] and seen[0] == "<b>Mini</b> shogi"
    answer(True, [])
    dialog.add_file(str(tmp_path / "mini.toml"))
    assert rows(dialog) == ["<b>Mini</b> shogi"]
    games = GamePicker(desk.window.desk.offer, "mini", desk.window)
    assert titles(games)[-1] == "<b>Mini</b> shogi", "on a shelf of its own"
    games.deleteLater()
    page.choose_game("mini")
    assert titles(page)[0] == "<b>Mini</b> shogi" and page.game() == "mini"
    desk.window.rooms.play.commands.start_choice(GameChoice(variant="mini", computer=False))
    assert desk.session.record.game.variant.name == "mini"
    dialog.close()


def test_one_that_is_removed_is_offered_no_more(desk: Desk) -> None:
    wrote(paths.variants_folder() / "mini.toml")
    desk.window.rooms.dialogs.variants.look_again()
    desk.store.update(games_played="mini chu", favourite_games="mini")
    desk.window.desk.open("start")
    page = desk.window.rooms.start.page()
    desk.qtbot.waitUntil(lambda: bool(page.games.cards))
    page.choose_game("mini")
    desk.window.rooms.dialogs.variants.remove("mini.toml")
    assert page.game() == "chu" and "<b>Mini</b> shogi" not in titles(page)
    games = GamePicker(desk.window.desk.offer, "mini", desk.window)
    assert "<b>Mini</b> shogi" not in titles(games)
    games.deleteLater()
    wrote(paths.variants_folder() / "mini.toml")
    desk.window.rooms.dialogs.variants.look_again()
    assert desk.window.desk.offer.is_favourite("mini") and "<b>Mini</b> shogi" in titles(page)


def test_without_variants_it_is_a_few_lines_and_grows_with_the_first(desk: Desk, tmp_path: Path) -> None:
    dialog = dialog_of(desk)
    middle = dialog.geometry().center()
    assert dialog.height() < 240 and dialog.new_button.isDefault() and not dialog.remove_button.isVisible()
    answer(True, [])
    dialog.add_file(wrote(tmp_path / "mini.toml"))
    assert dialog.height() == SIZE.height() and dialog.remove_button.isVisible()
    assert (dialog.geometry().center() - middle).manhattanLength() <= 2
    dialog.resize(700, 500)  # by the person
    desk.answer_boxes("Delete")
    dialog.remove_button.click()
    assert dialog.height() < 240
    dialog.close()


def test_what_is_done_with_the_chosen_one_comes_before_closing(desk: Desk) -> None:
    title = "Mini shogi as it was played at home"
    wrote(paths.variants_folder() / "mini.toml", f'base = "shogi"\ntitle = "{title}"\n')
    wrote(paths.variants_folder() / "bad.toml", "[")
    desk.window.rooms.dialogs.variants.look_again()
    dialog = dialog_of(desk)
    main = {}
    for row in range(2):
        dialog.list.setCurrentRow(row)
        (main[rows(dialog)[row]],) = [each.text() for each in dialog.findChildren(QPushButton) if each.isDefault()]
    assert main == {title: "Play", "bad.toml: refused": "Edit…"}
    assert dialog.list.horizontalScrollBar().maximum() == 0, "names are read whole"
    chosen = [dialog.play_button, dialog.edit_button, dialog.remove_button]
    assert all(each.mapTo(dialog, QPoint()).x() >= dialog.view.x() for each in chosen), "under its picture"
    dialog.close()


def test_a_file_that_is_none_is_refused_with_its_place(desk: Desk, tmp_path: Path) -> None:
    for text in ("", "[", MINI + "unknown = 1\n", 'base = "nothing"'):
        dialog = dialog_of(desk)
        desk.messages.clear()
        desk.answer_boxes()
        dialog.add_file(wrote(tmp_path / "bad.toml", text))
        assert "cannot be added" in desk.messages[0] and "bad.toml" in desk.messages[0], text
        assert rows(dialog) == [], text
        dialog.close()


def test_a_variant_is_removed_when_nobody_plays_it(desk: Desk, tmp_path: Path) -> None:
    wrote(paths.variants_folder() / "bad.toml", "[")
    dialog = dialog_of(desk)
    answer(True, [])
    dialog.add_file(wrote(tmp_path / "mini.toml"))
    assert rows(dialog) == ["<b>Mini</b> shogi", "bad.toml: refused"]
    dialog.close()
    playing = dialog_of(desk, "mini")
    desk.answer_boxes("Delete")
    playing.remove_button.click()
    assert "is open" in desk.messages[-1] and len(rows(playing)) == 2
    playing.close()
    dialog = dialog_of(desk)
    for left in (["bad.toml: refused"], []):
        dialog.remove_button.click()
        assert rows(dialog) == left
    assert list(paths.variants_folder().iterdir()) == []
    dialog.close()


def test_what_is_set_up_of_a_variant_goes_with_it(desk: Desk) -> None:
    wrote(paths.variants_folder() / "mini.toml")
    desk.window.rooms.dialogs.variants.look_again()
    desk.start()
    editor = desk.window.rooms.editor.page()
    editor.edit("mini", "")
    desk.window.rooms.dialogs.variants.remove("mini.toml")
    assert editor.editing.variant.name == editor.tools.games.value() == "shogi"
    answer_next(NewGameDialog, NewGameDialog.accept)
    editor.panel.play.click()
    assert desk.session.record.game.variant.name == "shogi"


def test_the_last_of_several_is_removed_without_a_hitch(desk: Desk) -> None:
    for name in ("first", "second"):
        wrote(paths.variants_folder() / f"{name}.toml", f'base = "shogi"\ntitle = "{name}"\n')
    desk.window.rooms.dialogs.variants.look_again()
    dialog = dialog_of(desk)
    dialog.list.setCurrentRow(1)
    desk.answer_boxes("Delete")
    dialog.remove_button.click()
    assert rows(dialog) == ["first"] and dialog.view.texts()[0] == "first"
    dialog.close()


def test_bad_files_are_said_once_at_the_start(desk: Desk) -> None:
    wrote(paths.variants_folder() / "bad.toml", "[")
    wrote(paths.variants_folder() / "mini.toml")
    desk.window.rooms.dialogs.variants.look_again()
    place = app.begin(desk.window, desk.session, "")
    assert "bad.toml" in desk.status and "mini.toml" not in desk.status
    place.release()


def test_the_reason_is_shown_plainly(desk: Desk) -> None:
    wrote(paths.variants_folder() / "bad.toml", MINI + '"<img src=x>" = 1\n')
    desk.window.rooms.dialogs.variants.look_again()
    dialog = dialog_of(desk)
    assert any("<img src=x>" in text for text in dialog.view.texts())
    assert not any(label.textFormat().name == "RichText" for label in dialog.view.findChildren(QLabel))
    dialog.close()


def test_the_action_opens_it(desk: Desk) -> None:
    opened: list[QWidget] = []

    def look(box: OwnVariantsDialog) -> None:
        opened.append(box)
        box.reject()

    answer_next(OwnVariantsDialog, look)
    desk.trigger("VARIANTS")
    assert len(opened) == 1


def test_a_game_that_is_open_beside_the_board_keeps_its_variant(desk: Desk) -> None:
    wrote(paths.variants_folder() / "mini.toml")
    desk.window.rooms.dialogs.variants.look_again()
    desk.start(GameChoice(variant="mini", computer=False))
    desk.play("7g7f")
    desk.window.desk.records.open(OpenRecord(Game(load_variant("shogi"))))
    assert desk.session.record.game.variant.name == "shogi"
    desk.answer_boxes("Delete")

    def remove(box: OwnVariantsDialog) -> None:
        box.remove_button.click()
        box.reject()

    answer_next(OwnVariantsDialog, remove)
    desk.trigger("VARIANTS")
    assert "is open" in desk.messages[-1] and (paths.variants_folder() / "mini.toml").is_file()


def begin(dialog: OwnVariantsDialog, *path: str) -> None:
    """Chooses in the menu of the button *New*."""
    menu = dialog.new_button.menu()
    for text in path:
        action = next(each for each in menu.actions() if each.text() == text)
        within = action.menu()
        menu = within if isinstance(within, QMenu) else menu
    action.trigger()


def test_playing_one_leaves_the_level_as_it_was(desk: Desk) -> None:
    assert desk.window.desk.offer.choice().level == 1
    desk.window.rooms.dialogs._play("minishogi")  # noqa: SLF001
    assert desk.session.record.game.variant.name == "minishogi" and desk.window.desk.offer.choice().level == 1


@pytest.mark.parametrize("name", variant_names())
def test_a_copy_names_no_file_that_nobody_has(name: str) -> None:
    assert "movement.py" not in copy_of(name, "Mine")


def test_a_game_begins_as_the_template_and_is_played(desk: Desk) -> None:
    dialog = dialog_of(desk)
    told: list[str] = []
    dialog.play_wished.connect(desk.window.rooms.dialogs._play)  # noqa: SLF001

    def play(box: VariantEditor) -> None:
        told.extend([box.told.text(), box.help.toPlainText()])
        box.play.click()

    answer_next(VariantEditor, play)
    begin(dialog, "From a template")
    assert told[0].startswith("Lion mini shogi\n7 × 7") and "Movement strings" in told[1]
    assert "A game that comes along" not in told[1]
    assert desk.session.record.game.variant.name == "my_game" and not dialog.isVisible()


def test_a_copy_is_changed_and_tells_all_that_is_wrong(desk: Desk) -> None:
    dialog = dialog_of(desk)
    told: list[str] = []

    def spoil(box: VariantEditor) -> None:
        told.append(box.told.text())
        text = (
            box.text.toPlainText()
            .replace("[rules]\n", "[rules]\nwind = 3\n")
            .replace("files = 9", "files = 9\nrain = 1")
        )
        box.text.selectAll()
        box.text.insertPlainText(text)
        box.check()
        told.append("\n".join(box.remarks.item(row).text() for row in range(box.remarks.count())))
        assert not box.play.isEnabled() and box.save()
        box.reject()

    answer_next(VariantEditor, spoil)
    begin(dialog, "From a copy of", "Shogi")
    assert told[0].startswith("My Shogi\n9 × 9") and "wind" in told[1] and "rain" in told[1]
    assert rows(dialog) == ["my_shogi.toml: refused"] and not dialog.play_button.isEnabled()
    assert "wind" in dialog.view.texts()[1] and "rain" in dialog.view.texts()[1]
    answer_next(VariantEditor, VariantEditor.reject)
    dialog.edit_button.click()
    assert rows(dialog) == ["my_shogi.toml: refused"]
    dialog.close()


def test_a_line_of_the_widest_board_is_one_line(desk: Desk) -> None:
    dialog = dialog_of(desk)
    lines: list[int] = []

    def count(box: VariantEditor) -> None:
        box.resize(box.minimumSizeHint().expandedTo(QSize(640, 480)))
        desk.app.processEvents()
        block = box.text.document().begin()
        while block.isValid():
            lines.append(block.layout().lineCount())
            block = block.next()
        box.reject()

    answer_next(VariantEditor, count)
    begin(dialog, "From a copy of", "Taikyoku shogi")
    assert len(lines) > 100 and max(lines) == 1
    dialog.close()


@pytest.mark.parametrize(
    ("button", "closed", "kept"),
    [
        (QMessageBox.StandardButton.Save, True, "spoilt"),
        (QMessageBox.StandardButton.Discard, True, MINI),
        (QMessageBox.StandardButton.Cancel, False, MINI),
    ],
)
def test_what_is_changed_is_written_only_when_asked_for(
    desk: Desk, button: QMessageBox.StandardButton, closed: bool, kept: str
) -> None:
    file = paths.variants_folder() / "mini.toml"
    wrote(file)
    here = desk.window.desk
    preview = VariantPreview(here.art, here.diagrams, here.look.style)
    editor = VariantEditor(desk.window.rooms.dialogs.variants, "mini", MINI, preview, desk.window)
    editor.show()
    editor.text.selectAll()
    editor.text.insertPlainText("spoilt")
    asked: list[str] = []

    def choose(box: QMessageBox) -> None:
        asked.append(box.text())
        box.button(button).click()

    answer_next(QMessageBox, choose)
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert "mini.toml" in asked[0] and "no variant yet" in asked[0]
    assert editor.isHidden() is closed and file.read_text("utf-8") == kept
    editor.text.document().setModified(False)
    editor.close()


def test_a_copy_that_nobody_touched_is_closed_without_a_question(desk: Desk) -> None:
    dialog = dialog_of(desk)
    answer_next(VariantEditor, VariantEditor.reject)
    begin(dialog, "From a copy of", "Shogi")
    assert not desk.messages and rows(dialog) == []
    dialog.close()


def test_what_is_not_changed_is_closed_without_a_question(desk: Desk) -> None:
    wrote(paths.variants_folder() / "mini.toml")
    desk.window.rooms.dialogs.variants.look_again()
    dialog = dialog_of(desk)
    answer_next(VariantEditor, VariantEditor.reject)
    dialog.edit_button.click()
    assert not desk.messages and rows(dialog) == ["<b>Mini</b> shogi"]
    dialog.close()


def test_a_file_put_into_the_folder_is_there_when_one_comes_back(desk: Desk) -> None:
    """In the list that is open, too."""
    dialog = dialog_of(desk)
    assert rows(dialog) == []
    wrote(paths.variants_folder() / "MINI.TOML")
    QGuiApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)  # type: ignore[union-attr]
    assert rows(dialog) == ["<b>Mini</b> shogi"]
    wished: list[str] = []
    dialog.play_wished.connect(wished.append)
    dialog.play_button.click()
    assert wished == ["MINI"]


def test_the_end_of_a_name_may_be_in_capitals(desk: Desk, tmp_path: Path) -> None:
    wrote(paths.variants_folder() / "MINI.TOML")
    desk.window.rooms.dialogs.variants.look_again()
    dialog = dialog_of(desk)
    assert rows(dialog) == ["<b>Mini</b> shogi"]
    answer(True, [])
    dialog.add_file(wrote(tmp_path / "other.Toml"))
    assert len(rows(dialog)) == 2
    dialog.close()
