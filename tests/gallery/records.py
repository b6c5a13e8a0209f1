"""Scenes of records: those played earlier, those that are open, and what is written about one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from shutil import rmtree
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPixmap

from shogi_desktop import paths
from shogi_desktop.analysis.review import MarkLimits, review
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import Side
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup, write_setup
from shogi_desktop.ui.analysis.moments import MomentsWindow, moment_picture, moments_steps
from shogi_desktop.ui.files.choosing import ChooseGamesDialog
from tests.library.collection import random_game, write_games

from . import boards
from .scene import View
from .stage import Stage

GAMES: Final = 12
PLAYED: Final = ("shogi", "chu", "minishogi", "shogi")
COMPUTER: Final = "20{:02}-11-2{}T12:00:00+00:00"


def earlier(stage: Stage, view: View) -> QPixmap:
    """The page of earlier games: none yet, or many."""
    folder = paths.games_folder()
    rmtree(folder, ignore_errors=True)
    if view.option.page == "many":
        write_games(folder, [_played(number) for number in range(GAMES)])
    stage.start("shogi")
    stage.window.desk.open("earlier")
    page = stage.window.rooms.earlier.page()
    stage.wait(lambda: len(page.model.listed) < (GAMES if view.option.page == "many" else 0))
    picture = stage.main()
    stage.window.desk.open("board")
    rmtree(folder, ignore_errors=True)
    return picture


def _played(number: int) -> Game:
    """A game against the computer, or every third time between friends."""
    game = random_game(number, PLAYED[number % len(PLAYED)], 20 + 7 * number)
    computer = PlayerSetup(human=False, level=1 + number % 9)
    setup = GameSetup(game.variant.name, begun=COMPUTER.format(26, number % 9))
    write_setup(game, setup if number % 3 == 2 else replace(setup, white=computer), None)
    return game


def tabs(stage: Stage, view: View) -> QPixmap:
    """So many records are open that their tabs scroll."""
    folder = paths.data_folder() / "gallery tabs"
    files = write_games(folder, [random_game(number) for number in range(8)])
    records = stage.window.rooms.files.records
    stage.start("shogi")
    records.open_files([str(file) for file in files])
    picture = stage.main()
    while stage.window.desk.records.count > 1:
        records.close_record(stage.window.desk.records.count - 1)
    rmtree(folder)
    return picture


def about_game(stage: Stage, view: View) -> QPixmap:
    """The table of what is known of a game."""
    boards.analysed_game(stage, view.game)
    stage.session.review.set_headers(random_game(1).headers | {"date": "1993/04/12", "note": "<b>Habu</b>"})
    return stage.asked(stage.window.actions_["HEADERS"].trigger)


def result(stage: Stage, view: View) -> QPixmap:
    """Who has won, and how."""
    boards.analysed_game(stage, view.game)
    stage.session.review.set_result(stage.session.record.game.cursor, GameResult(Side.WHITE, Reason.OTHER, "Adjudged"))
    return stage.asked(stage.window.actions_["RESULT"].trigger)


def several(stage: Stage, view: View) -> QPixmap:
    """A file with several games."""
    dialog = ChooseGamesDialog([random_game(number) for number in range(GAMES)], "meijin.kif", stage.window)
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    return picture


def move_menu(stage: Stage, view: View) -> QPixmap:
    """What can be done with a move of a record."""
    boards.analysed_game(stage, view.game)
    stage.session.record.walk(-boards.MOVES // 2)
    panel = stage.window.rooms.record.panel
    node = stage.session.record.game.cursor
    where = stage.window.mapToGlobal(QPoint(stage.window.width() // 2, 100))
    return stage.opened(lambda: panel.record.menu_wished.emit(node, where), view)


def commented(stage: Stage, view: View) -> QPixmap:
    """A move with branches, a comment and a bookmark."""
    game = random_game(3, view.game, boards.MOVES)
    branching = next(node for node in game.main_line() if len(node.children) > 1)
    branching.comment = "The turning point of the game.\nBlack could have taken the pawn."
    branching.bookmark = "Middle game"
    game.go_to(branching)
    stage.start(view.game)
    folder = paths.data_folder() / "gallery comment"
    stage.window.rooms.files.records.open_files([str(file) for file in write_games(folder, [game])])
    stage.session.record.go_to(next(node for node in stage.session.record.game.main_line() if node.comment))
    picture = stage.main()
    stage.window.rooms.files.records.close_record(stage.window.desk.records.current)
    rmtree(folder)
    return picture


def moments(stage: Stage, view: View) -> QPixmap:
    """Why a game was lost."""
    boards.analysed_game(stage, view.game)
    game, desk = stage.session.record.game, stage.window.desk
    reviewed = review(game, game.line(), MarkLimits())
    found = finish(moments_steps(game, reviewed, None, stage.session.advice.opinion))
    ratio, style = stage.window.devicePixelRatioF(), desk.table.board.style_used
    draw = partial(moment_picture, desk.art, style, ratio=ratio)
    window = MomentsWindow(draw, desk.look.notation, stage.window)
    window.show_found(found, [], "")
    picture = stage.opened(window.show, view)
    window.close()
    window.deleteLater()
    return picture


def sought(stage: Stage, view: View) -> QPixmap:
    """Pieces of a name are sought on the board."""
    stage.play(view.game, boards.MOVES)
    stage.window.actions_["FIND_PIECE"].trigger()
    seeking = stage.window.desk.table.seeking
    kind = stage.session.record.game.variant.every_kind[3]
    seeking.line.field.setText(kind.abbreviation)
    picture = stage.main()
    seeking.close()
    return picture
