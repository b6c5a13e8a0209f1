"""Moving pictures: every move a frame, seen as long as wished; what is given up or fails leaves no file."""

from __future__ import annotations

import itertools
import random
import tracemalloc
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.app import add_fonts
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.ui.animation.frames import Film, FrameLook
from shogi_desktop.ui.animation.writing import animation_steps, as_pillow
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.faces.art import art_of

SMALL = 300


@pytest.fixture
def look(qtbot: QtBot, qapp: QApplication) -> FrameLook:
    add_fonts(qapp, program_files.resources() / "fonts")
    return FrameLook(art_of(program_files.resources()), BoardStyle(), ("花子", "Taro " * 40), width=SMALL)


def game_of(name: str, plies: int) -> Game:
    game, chance = Game(load_variant(name)), random.Random(3)
    for _ in range(plies):
        game.play(chance.choice(list(game.position.legal_moves())))
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    return game


def film_of(game: Game, look: FrameLook, first: int = 0, last: int = -1) -> Film:
    line = game.main_line()
    return Film(game, line, first, len(line) if last < 0 else last, look)


def frames_of(path: Path) -> list[Image.Image]:
    with Image.open(path) as file:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(file)]


def times_of(path: Path) -> list[int]:
    times = []
    with Image.open(path) as file:
        for frame in ImageSequence.Iterator(file):
            frame.load()
            times.append(int(frame.info["duration"]))
    return times


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of the colours, of 255."""
    histogram = ImageChops.difference(one, other).convert("L").histogram()
    return sum(value * count for value, count in enumerate(histogram)) / (one.width * one.height)


@pytest.mark.parametrize("suffix", ["gif", "webp"])
@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_every_position_is_a_frame(look: FrameLook, tmp_path: Path, name: str, suffix: str) -> None:
    game, path = game_of(name, 6), tmp_path / f"a.{suffix}"
    finish(animation_steps(film_of(game, look), str(path), 700, 3000))
    frames, film = frames_of(path), film_of(game, look)
    assert len(frames) == 7 and times_of(path) == [700] * 6 + [3000]
    for number, frame in enumerate(frames):
        expected = as_pillow(film.frame(number))
        assert frame.size == expected.size
        assert difference(frame, expected) < (4 if suffix == "gif" else 0.01)
    with Image.open(path) as file:
        assert file.info["loop"] == 0  # for ever


def test_a_part_of_a_game(look: FrameLook, tmp_path: Path) -> None:
    game = game_of("shogi", 10)
    part, whole = film_of(game, look, 4, 7), film_of(game, look)
    assert len(part) == 4
    assert [part.frame(number) for number in range(4)] == [whole.frame(number) for number in (4, 5, 6, 7)]
    assert part.frame(0) == whole.frame(4)  # also backwards


def test_frames_differ_and_are_as_wide_as_wished(look: FrameLook) -> None:
    film = film_of(game_of("chu", 3), look)
    frames = [film.frame(number) for number in range(len(film))]
    assert SMALL - 15 < frames[0].width() <= SMALL
    assert len({frame.size().toTuple() for frame in frames}) == 1
    assert all(one != other for one, other in itertools.pairwise(frames))


@pytest.mark.parametrize("suffix", ["gif", "webp"])
def test_given_up_half_way_it_leaves_no_file(look: FrameLook, tmp_path: Path, suffix: str) -> None:
    steps = animation_steps(film_of(game_of("shogi", 8), look), str(tmp_path / f"a.{suffix}"), 500, 500)
    while next(steps) < 0.5:
        pass
    assert len(list(tmp_path.iterdir())) == 1  # what has been written so far
    steps.close()
    assert list(tmp_path.iterdir()) == []


def test_an_older_file_stays_where_it_is_given_up(look: FrameLook, tmp_path: Path) -> None:
    path = tmp_path / "a.gif"
    path.write_bytes(b"older")
    steps = animation_steps(film_of(game_of("shogi", 3), look), str(path), 500, 500)
    next(steps)
    steps.close()
    assert path.read_bytes() == b"older"


def test_a_folder_that_takes_no_file_is_named(look: FrameLook, tmp_path: Path) -> None:
    path = tmp_path / "none" / "a.gif"
    with pytest.raises(OSError, match="cannot write the file") as caught:
        finish(animation_steps(film_of(game_of("shogi", 3), look), str(path), 500, 500))
    assert caught.value.filename == str(path)


def test_memory_does_not_grow_with_the_game(look: FrameLook, tmp_path: Path) -> None:
    def peak(plies: int) -> int:
        film = film_of(game_of("shogi", plies), look)
        tracemalloc.start()
        finish(animation_steps(film, str(tmp_path / f"{plies}.gif"), 500, 500))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    short, long = peak(5), peak(60)
    assert long < short + 1_000_000  # a frame alone has 200 kB
