"""Scenes of the palette, of what engines say, of variants of one's own, and of the first games of a newcomer."""

from __future__ import annotations

from dataclasses import replace
from shutil import rmtree
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from shogi_desktop import paths
from shogi_desktop.clients.engine_client import TalkLog
from shogi_desktop.session.play.choice import GameChoice, to_json
from shogi_desktop.session.play.setup import PlayerSetup
from shogi_desktop.ui.dialogs.own_variants import AddVariantDialog, OwnVariantsDialog
from shogi_desktop.ui.dialogs.variant_editor import VariantEditor, copy_of, template
from shogi_desktop.ui.dialogs.variant_preview import VariantPreview
from shogi_desktop.ui.library.folders_dialog import FoldersDialog
from shogi_desktop.ui.library.window import LibraryWindow
from shogi_desktop.ui.matches.window import MoreGamesDialog
from shogi_desktop.ui.problems.sets.keeping_dialog import DetailsDialog
from shogi_desktop.ui.shell.palette import Palette
from shogi_desktop.ui.subjects import Talk

from .scene import OWN, View
from .stage import Stage

TALK: Final = (
    ("usi", True), ("id name Lance 9.1", False), ("id author the Lance team", False),
    ("option name USI_Hash type spin default 256 min 1 max 33554432", False), ("usiok", False),
    ("isready", True), ("readyok", False), ("usinewgame", True), ("position startpos moves 7g7f 3c3d 2g2f", True),
    ("go btime 600000 wtime 600000 byoyomi 30000", True),
    *((f"info depth {depth} seldepth {depth + 6} score cp {31 + depth} nodes {depth * 98765} nps 871204 time "
       f"{depth * 77} hashfull 12 pv 8c8d 2f2e 4a3b 6i7h 8d8e 2e2d 2c2d 2h2d", False) for depth in range(1, 24)),
    ("bestmove 8c8d ponder 2f2e", False),
)  # fmt: skip


def palette(stage: Stage, view: View) -> QPixmap:
    """Whatever in the program is called so; the option's page is what is typed, "+" nothing."""
    stage.start(view.game)
    if view.size != OWN:
        stage.window.resize(*view.size)

    def open_() -> None:
        stage.window.actions_["PALETTE"].trigger()
        *_, opened = stage.window.findChildren(Palette)
        opened.field.setText(view.option.page.strip("+"))

    return stage.opened(open_, view)


def conversations(stage: Stage, view: View) -> QPixmap:
    """What is said to an engine and by it."""
    logs = {"White: Lance 9.1": TalkLog(), "Hints": TalkLog()}
    for line, to_engine in TALK:
        logs["White: Lance 9.1"].note(line, to_engine)
    return stage.opened(lambda: stage.window.desk.open("engines", Talk(logs)), view)


def own_variants(stage: Stage, view: View) -> QPixmap:
    """Variants of one's own: none, a sound one, a file that is none."""
    stage.start("shogi")
    own = stage.window.rooms.dialogs.variants
    if view.option.page != "none":
        own.write("my_shogi", copy_of("shogi", "My shogi"))
        own.write("broken", copy_of("shogi", "Broken").replace("symmetric", "symetric").replace('"K"', '"k"'))

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, OwnVariantsDialog)
        dialog.list.setCurrentRow(dialog.list.count() - 1 if view.option.page == "broken" else 0)

    picture = stage.asked(stage.window.actions_["VARIANTS"].trigger, choose)
    rmtree(own.folder, ignore_errors=True)
    own.look_for_changes()
    return picture


def variant_editor(stage: Stage, view: View) -> QPixmap:
    """A file that is written: the template, and one with mistakes."""
    own = stage.window.rooms.dialogs.variants
    text = template() if view.option.page == "template" else template().replace('"', "", 3)
    desk = stage.window.desk
    preview = VariantPreview(desk.art, desk.diagrams, desk.look.style)
    dialog = VariantEditor(own, "my_game", text, preview, stage.window)
    if view.size != OWN:
        dialog.resize(*view.size)
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    return picture


def added_variant(stage: Stage, view: View) -> QPixmap:
    """What a file would add."""
    file = paths.data_folder() / "my_shogi.toml"
    file.write_text(copy_of("shogi", "My shogi"), "utf-8")
    candidate = stage.window.rooms.dialogs.variants.preview(file)
    dialog = AddVariantDialog(candidate, stage.window.desk.make_board(), stage.window)
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    file.unlink()
    return picture


def folders(stage: Stage, view: View) -> QPixmap:
    """The folders of the library."""
    stage.window.desk.open("library")
    (window,) = stage.window.findChildren(LibraryWindow)
    library = window.library
    before = library.folders.paths
    made = [paths.data_folder() / name for name in ("Records", "Meijin 1935–2025")]
    for folder in made:
        folder.mkdir(exist_ok=True)
    library.add_folders([str(folder) for folder in made])
    dialog = FoldersDialog(library, window)
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    for folder in made:
        library.remove_folder(str(folder))
    assert library.folders.paths == before
    return picture


def more_games(stage: Stage, view: View) -> QPixmap:
    """A match goes on."""
    dialog = MoreGamesDialog(100, stage.window)
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    return picture


def details(stage: Stage, view: View) -> QPixmap:
    """What is said of a problem of a set."""
    from shogi_desktop.session.problems.own_sets import Library

    problem = Library().read(view.game).problems[4]
    named = replace(problem, title="The gold", author="Hanako Yamada", source="Shogi World 1982-04")
    dialog = DetailsDialog(named, stage.window.desk.board_look, stage.window)
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    return picture


def record_formats(stage: Stage, view: View) -> QPixmap:
    """Help on the formats of records."""
    stage.start("shogi")

    def open_() -> None:
        stage.window.actions_["RECORD_FORMATS"].trigger()
        rules = stage.window.rooms.rules.window
        assert rules is not None
        stage.wait(lambda: rules.page.settling)

    return stage.opened(open_, view)


def guided(stage: Stage, view: View) -> QPixmap:
    """A first game with its guide: greeting, and with the kanji that the person knows."""
    stage.start("shogi")
    stage.store.update(piece_set="two_kanji", lesson_pieces="own" if view.option.page == "own" else "marks")
    record = stage.session.record
    record.set_setup(replace(record.setup, white=PlayerSetup(human=False, level=1), teaching=True, guided=True))
    return stage.main()


def first_start(stage: Stage, view: View) -> QPixmap:
    """The start page before any game, of who has done nothing yet and of who knows shogi."""
    if view.option.page == "known":
        choice = to_json(GameChoice(level=4))
        stage.store.update(games_played="shogi chu", guides_offered="shogi", last_game=choice)
    stage.window.desk.open("start")
    return stage.main()


def panel_menu(stage: Stage, view: View) -> QPixmap:
    """The menu of a button of the panel with more in it."""
    stage.play("shogi", 4)
    panel = stage.window.rooms.record.panel
    action = stage.window.actions_["THREAT" if view.option.page == "questions" else "WATCH_ONE"]
    menu = next(menu for menu in panel.findChildren(QMenu) if action in menu.actions())
    return stage.opened(lambda: menu.popup(stage.window.mapToGlobal(QPoint(100, 100))), view)
