"""Scenes of the engine matches."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path
from shutil import rmtree

from PySide6.QtGui import QPixmap

from shogi_desktop import paths
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.errors import EngineMessage
from shogi_desktop.matches.errors import FaultMessage
from shogi_desktop.matches.playing import GameRow, GameScore
from shogi_desktop.matches.settings import RandomOpenings
from shogi_desktop.matches.tournaments.folder import Pair, match_folder, write_settings
from shogi_desktop.matches.tournaments.settings import Entrant, SequentialTest, TournamentSettings
from shogi_desktop.messages import joined
from shogi_desktop.notation.wire.work_lines import Begun
from shogi_desktop.rules import load_variant
from shogi_desktop.session.matches.tournaments import Tournaments
from shogi_desktop.ui.matches.new_match import NewMatchDialog
from shogi_desktop.ui.matches.window import MatchesWindow
from tests.session.matches.idle_work import IdleWork

from .scene import View
from .stage import Stage

ENGINE = OutsideEngine("Lance <b>9</b>", "/usr/bin/lance", variants=("shogi", "tenjiku", "chu"))
XBOARD = OutsideEngine("HaChu", "/usr/bin/hachu", variants=("chu",), protocol="xboard")


def matches(stage: Stage, view: View) -> QPixmap:
    """No match yet, a paused one, one that is played, a test, a tournament of four."""
    folder = paths.data_folder() / "gallery matches"
    rmtree(folder, ignore_errors=True)
    page = view.option.page
    if page != "none":
        _write(folder / "earlier", settings(view.game, 2, games=20), 20)
        _write(folder / "shown", settings(view.game, 4 if page == "four" else 2, test=page == "test"), 34)
    tournaments = Tournaments(folder, make_work=IdleWork)
    desk = stage.window.desk
    made = MatchesWindow(tournaments, desk.engines, desk.art, desk.look.style, stage.window)
    tournaments.setParent(made)
    if page in ("playing", "four"):
        _play(tournaments, view.game)
    picture = stage.opened(made.open_window, view)
    made.close()
    made.deleteLater()
    return picture


def new_match(stage: Stage, view: View) -> QPixmap:
    """What is asked before a match."""
    last = settings(view.game, 3 if view.option.page == "three" else 2, test=view.option.page == "test")
    dialog = NewMatchDialog((ENGINE, XBOARD), last, stage.window)
    if view.option.page == "clock":
        dialog.by.set_value("clock")
        dialog.openings.kind.set_value("file")
        dialog.openings.kind.chosen.emit("file")
        dialog.by.chosen.emit("clock")
    picture = stage.asked(dialog.exec)
    dialog.deleteLater()
    return picture


def settings(game: str, players: int, test: bool = False, games: int = 100) -> TournamentSettings:
    every = (
        Entrant("Shogi Desktop", nodes=2000),
        Entrant(ENGINE.name, ENGINE, nodes=2000),
        Entrant("Shogi Desktop, level 7", level=7, nodes=2000),
        Entrant("Shogi Desktop, level 5", level=5, nodes=2000),
    )
    names = " – ".join(entrant.name for entrant in every[:2])
    decision = SequentialTest(0, 50) if test else None
    return TournamentSettings(names, game, every[:players], games=games, test=decision, adjudged_cp=2000, parallel=2)


def _write(folder: Path, wished: TournamentSettings, games: int) -> None:
    """The folder of a tournament of which so many games of each pair are over."""
    folder.mkdir(parents=True)
    write_settings(folder, wished)
    for pair in wished.pairs:
        place = match_folder(folder, pair)
        place.mkdir()
        rows = [_row(number, pair) for number in range(1, games + 1)]
        lines = (json.dumps(asdict(row) | {"score": row.score.value}) + "\n" for row in rows)
        (place / "games.jsonl").write_text("".join(lines))


def _row(number: int, pair: Pair) -> GameRow:
    chance = random.Random(number * 100 + pair[0] * 10 + pair[1])
    score = chance.choices([GameScore.WON, GameScore.LOST, GameScore.DRAWN], [4, 2, 1])[0]
    how, faults = chance.choice(["checkmate", "resign", "other"]), []
    if number % 9 == 0:
        score, how = GameScore.WON, "engine_failure"
        gone = joined([EngineMessage.GONE, EngineMessage.CODE(number=139)], ", ")
        faults = [FaultMessage.FAILED(reason=FaultMessage.AFTER(reason=gone, number=42))]
    elif score is GameScore.DRAWN:
        how = "repetition"
    first = "black" if number % 2 else "white"
    return GameRow(number, (number + 1) // 2, first, score, how, chance.randrange(60, 220), (9, 12), (), tuple(faults))


def _play(tournaments: Tournaments, game: str) -> None:
    """Two games are under way, and one could not be played."""
    tournament = next(each for each in tournaments.all() if each.folder.name == "shown")
    (work,) = tournament.findChildren(IdleWork)
    tournament.start()
    for number in (35, 36):
        opening = RandomOpenings(40).opening(load_variant(game), number)
        work.told.emit(Begun((0, 1), number, opening))
