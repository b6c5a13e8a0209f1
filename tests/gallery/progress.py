"""Scenes of the person's progress, and of what is said and offered at the end of a game."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

from PySide6.QtGui import QPixmap

from shogi_desktop import paths
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.progress import played as played_module
from shogi_desktop.session.progress.history import History
from shogi_desktop.ui.progress.window import ProgressWindow
from tests.session.progress.games import played, season

from .scene import OWN, View
from .stage import Stage


def progress(stage: Stage, view: View) -> QPixmap:
    """Before the first game, after one, after many, and with engines of other makers."""
    games = {"none": [], "one": [played()], "many": season(70, view.game), "engines": season(12, view.game)}
    games["engines"] += [played(40, opponent="engine", engine="Lance <b>9</b>"), played(41, side="", opponent="person")]
    history = History(paths.data_folder() / "gallery progress.json", stage.window)
    history.erase()
    for game in games[view.option.page]:
        history.add(replace(game, variant=view.game))
    window = stage.window
    done, desk = paths.problem_progress_file(), window.desk
    made = ProgressWindow(history, desk.board_look, desk.deck, done, window)
    if view.size != OWN:
        made.resize(*view.size)
    picture = stage.opened(lambda: made.open_window(view.game), view)
    made.close()
    made.deleteLater()
    return picture


def game_end(stage: Stage, view: View) -> QPixmap:
    """The card at the end of a game against the computer that was lost: the first one, with an offer, after a hint."""
    history = stage.window.desk.history()
    history.erase()
    for number in range(2 if view.option.page == "down" else 0):
        history.add(played(number, winner="white"))
    stage.start("shogi")
    stage.window.rooms.play.commands.start(GameChoice(level=3))
    if view.option.page == "hint":
        stage.session.turn.note_aid("hint")
    with mock.patch.object(played_module, "FEWEST", 0):
        stage.session.turn.resign()
    picture = stage.main()
    history.erase()
    return picture


def start_rating(stage: Stage, view: View) -> QPixmap:
    """The start page of who has a rating."""
    history = stage.window.desk.history()
    history.erase()
    for game in season(12, view.game):
        history.add(game)
    stage.start(view.game)
    stage.window.desk.open("start")
    picture = stage.main()
    history.erase()
    return picture
