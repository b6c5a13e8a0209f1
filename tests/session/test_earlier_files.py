"""Files that earlier versions of the program wrote open unchanged: settings, the running game, drafts and progress.

`golden/DATE` holds what the version of that day wrote of one and the same person.
"""

from __future__ import annotations

import json
import shutil
from datetime import date
from pathlib import Path

import pytest

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.problem_set import format_problem_set, parse_problem_set
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules import Position, Side
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.lessons.course import LessonProgress
from shogi_desktop.session.play.choice import ClockTimes, GameChoice, from_json
from shogi_desktop.session.play.setup import PlayerSetup, read_setup
from shogi_desktop.session.practice.deck import Deck
from shogi_desktop.session.problems.progress import Attempts, ProblemProgress, Streak
from shogi_desktop.session.progress.history import History, KeptHistory
from shogi_desktop.session.records.autosave_files import pending
from shogi_desktop.settings import Settings
from tests.analysis.mistakes import exercises
from tests.session.progress.games import season
from tests.settings_file import load, save

GOLDEN = Path(__file__).parent / "golden"
DAYS = [folder.name for folder in sorted(GOLDEN.iterdir())]
DAY = date(2026, 11, 21)


@pytest.fixture(params=DAYS)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the files of one version."""
    return Path(shutil.copytree(GOLDEN / request.param, tmp_path / "home"))


def test_settings(home: Path) -> None:
    settings = load(home / "settings.ini")
    assert (settings.theme, settings.language, settings.piece_set, settings.board) == ("dark", "ja", "western", "slate")
    assert (settings.player_name, settings.friend_name) == ("花子, 二段", 'Tarō "T"')
    assert (settings.animation_ms, settings.guide) == (90, True)
    assert settings.last_folder == "/home/hanako/games"
    assert settings.tint is Settings().tint and settings.show_targets is Settings().show_targets
    assert json.loads(settings.problems)["files"] == ["/home/hanako/problems/mine.sfen"]
    save(settings, home / "settings.ini")
    assert load(home / "settings.ini") == settings


def test_the_game_chosen_last(home: Path) -> None:
    assert from_json(load(home / "settings.ini").last_game) == GameChoice(
        variant="tenjiku",
        side="white",
        level=4,
        clock="custom",
        first=ClockTimes(900, 0, 5),
        second=ClockTimes(300, 10, 0),
        unequal=True,
        options={"lion_hawk": "area2"},
        others={"shogi": {"declaration": "24"}},
    )


def test_lessons(home: Path) -> None:
    progress = LessonProgress.read(load(home / "settings.ini").lessons)
    assert (progress.stars("shogi", "pawn"), progress.stars("tenjiku", "lion")) == (2, 3)


def test_problems(home: Path) -> None:
    progress = ProblemProgress(home / "problems.json")
    assert progress.spoilt is None
    assert progress.done("k1") == Attempts(2, 2, 5000, True, True, False)
    assert progress.done("k2") == Attempts(1, 0, 0, False, False, True)
    assert (progress.clean_streak, progress.day_streak(DAY)) == (Streak(0, 1), Streak(2, 2))


def test_the_running_game(home: Path) -> None:
    game = finish(pending(home / "autosave.shogi"))
    assert game is not None
    moves = " ".join(format_move(node.move, game.variant) for node in game.main_line())
    later = " 3a2b B*4e" if (home / "autosave.shogi.journal").exists() else ""
    assert moves == "7g7f 3c3d 8h2b+" + later
    assert game.variant.chosen["declaration"] == "24"
    setup, clock = read_setup(game)
    assert (setup.black, setup.white) == (PlayerSetup(name="花子", level=3), PlayerSetup(name="Tarō"))
    assert setup.times() == (TimeControl(600_000, 30_000), TimeControl(300_000, 0, 5_000))
    assert clock is not None and clock.ply == (4 if later else 3)


@pytest.mark.parametrize("day", [day for day in DAYS if (GOLDEN / day / "drafts.json").exists()])
def test_drafts(day: str, tmp_path: Path, qapp: object) -> None:
    shutil.copy(GOLDEN / day / "drafts.json", tmp_path)
    drafts = Drafts(tmp_path / "drafts.json")
    assert drafts.broken_off and drafts.editing.sketch.number == 7
    assert drafts.editing.variant.chosen["general_capture"] == "any"
    drafts.change_game("shogi")
    assert drafts.editing.sketch.balanced
    assert drafts.editing.sfen() == "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 3"


@pytest.mark.parametrize("day", [day for day in DAYS if (GOLDEN / day / "engines.json").exists()])
def test_engines_practice_and_games_that_were_played(day: str, tmp_path: Path, qapp: object) -> None:
    home = shutil.copytree(GOLDEN / day, tmp_path / "home")
    engines, deck, history = (
        Engines(home / "engines.json"),
        Deck(home / "practice.json"),
        History(home / "progress.json"),
    )
    lance, xboard = engines.all()
    assert lance == OutsideEngine("槍", "/engines/lance", {"Threads": "4"}, ("shogi", "chu"), start_s=60)
    assert xboard == OutsideEngine("XB", "/engines/xb", variants=("chu",), protocol="xboard", hints=True)
    first, second = deck.of("shogi")
    assert [first.exercise, second.exercise] == exercises() and first.memory and not second.memory
    assert history.games() == tuple(season(3)) and history.kept.engines == {"槍": 7}
    engines.remove(xboard)
    deck.remove(second.key)
    history.take_for("槍", None)
    assert Engines(home / "engines.json").all() == (lance,)
    assert Deck(home / "practice.json").of("shogi") == (first,)
    assert History(home / "progress.json").kept == KeptHistory(tuple(season(3)))


def test_a_finished_game_with_variations_and_comments() -> None:
    game = parse_game((GOLDEN / "2026-11-21" / "finished.shogi").read_text("utf-8"))
    assert " ".join(format_move(node.move, game.variant) for node in game.main_line()) == "7g7f 3c3d 8h2b+ 3a2b B*4e"
    assert game.main_line()[-1].comment == "Two lines,\nthe second with \\ and ; and\ttab."
    assert [format_move(node.move, game.variant) for node in game.main_line()[2].children] == ["3a2b", "8b2b"]
    assert (game.headers["black"], game.headers["white"]) == ("名人", "Somebody; with = signs")
    assert game.main_line()[0].spent_ms == 3000
    assert game.result == GameResult(Side.BLACK, Reason.RESIGN)


def test_a_game_of_tenjiku_with_a_rule_and_pieces_left_out() -> None:
    game = parse_game((GOLDEN / "2026-11-21" / "tenjiku.shogi").read_text("utf-8"))
    assert game.variant.name == "tenjiku" and game.variant.chosen["general_capture"] == "any"
    assert game.handicap == "10c,7c"
    assert game.start.same_state(Position.handicap(game.variant, "10c,7c"))


def test_a_set_of_problems_of_two_games() -> None:
    text = (GOLDEN / "2026-11-21" / "own.sfen").read_text("utf-8")
    problems = parse_problem_set(text)
    assert (problems.name, problems.seed) == ("Own; set", 7)
    first, second = problems.problems
    assert (first.variant, first.title, first.plies) == ("shogi", "First; of two = 3", 1)
    assert (second.variant, second.title, second.plies) == ("tenjiku", "", 1)
    assert format_problem_set(problems) == text
