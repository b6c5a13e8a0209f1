"""Preferences, the person's own variants, and what the program is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication

from shogi_desktop import paths
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.variants import OwnVariants

from ..action import EDIT, HELP, TOOLS, Action
from ..desk import Desk, Room, show_dialog
from ..words.i18n import QT_TRANSLATE_NOOP


class DialogsRoom(Room):
    name = "dialogs"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.variants = OwnVariants(paths.variants_folder(), self)
        self.variants.changed.connect(desk.games_changed)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._meet_state)
        self.doors = (
            Action("VARIANTS", QT_TRANSLATE_NOOP("Actions", "&Variants of your own…"), "Ctrl+Shift+A", TOOLS.at(3, 0),
                self._show_variants, tip=QT_TRANSLATE_NOOP("Actions",
                    "Make a game of your own, play it, add or remove the file of one")),
            Action("PREFERENCES", QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"), "Ctrl+,", EDIT.at(3, 0),
                self._show_preferences, icon="settings", role=QAction.MenuRole.PreferencesRole),
            Action("ABOUT", QT_TRANSLATE_NOOP("Actions", "&About Shogi Desktop"), "Ctrl+F1", HELP.at(0, 2),
                self._show_about, role=QAction.MenuRole.AboutRole),
        )  # fmt: skip

    def _meet_state(self, state: Qt.ApplicationState) -> None:
        """Who comes back from a program for files may have put one into the folder."""
        if state == Qt.ApplicationState.ApplicationActive:
            self.variants.look_for_changes()

    def tell_refused_variants(self) -> None:
        """At the start: says so where files of the person's own variants are none."""
        files = ", ".join(error.file for error in self.variants.refused)
        if files:
            text = self.tr("No variants, see “{action}”: {files}")
            self.desk.tell(text.format(action=self.desk.action("VARIANTS").iconText(), files=files))

    def _show_preferences(self) -> None:
        from .preferences import PreferencesDialog

        desk = self.desk
        dialog = PreferencesDialog(desk, desk.session.record.game.variant.name)
        dialog.sound.tried.connect(partial(desk.open, "sound"))
        show_dialog(dialog)

    def _show_variants(self) -> None:
        from .own_variants import OwnVariantsDialog
        from .variant_preview import VariantPreview

        desk = self.desk
        self.variants.look_for_changes()
        played = [record.game.variant.name for record in desk.records.records]
        make_preview = partial(VariantPreview, desk.art, desk.diagrams, desk.look.style)
        dialog = OwnVariantsDialog(self.variants, played, desk.make_board, make_preview, desk.window)
        dialog.play_wished.connect(self._play)
        show_dialog(dialog)

    def _play(self, name: str) -> None:
        self.desk.open("play", GameChoice(variant=name, level=self.desk.offer.choice().level))

    def _show_about(self) -> None:
        from .about import AboutDialog

        show_dialog(AboutDialog(self.desk.window.windowIcon(), self.desk.resources, self.desk.window))
