"""Hostile .shogi files: refused or read, soon, with a NotationError and nothing else."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.limits import LONGEST_GAME, MOST_GAME_LINES
from shogi_desktop.notation.records import shogi_file
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import load_variant
from tests.work import at_most

HEAD = "Shogi Desktop game 1\nvariant: shogi\n"
SHUFFLE = ["2h3h", "8b7b", "3h2h", "7b8b"]
SECONDS = 20


def outcome(text: str) -> Game | NotationError:
    """The game, or the error; any other exception and a slow answer fail the test."""
    with at_most(SECONDS):
        try:
            return parse_game(text)
        except NotationError as error:
            assert len(str(error)) < 400
            return error


@pytest.mark.parametrize(
    "text",
    [
        "\x00" * 100_000,
        HEAD + "\x00\n",
        HEAD + "[moves]\n1 \x007g7f\n",
        HEAD + "x" * 5_000_000,
        HEAD + "[moves]\n" + "1" * 1_000_000 + " 7g7f\n",
        HEAD + "[moves]\n1 7g7f time=" + "9" * 1_000_000 + ".000\n",
        HEAD + "[moves]\n1 " + "7g" * 1_000_000 + "\n",
        HEAD + "[moves]\n1 7g7f" + " " * 1_000_000 + "x\n",
        HEAD + "[headers]\n" + "a: \\" * 500_000 + "\n",
        HEAD + "sfen: " + "1" * 1_000_000 + " b - 1\n",
        HEAD + "[" * 1_000_000 + "\n",
        HEAD + "option: " + "=" * 1_000_000 + "\n",
        HEAD + "option: move_limit = " + "A" * 8_000_000,
        HEAD + "[headers]\n" + "k" * 2_000 + ": v\n",
        HEAD + "[headers]\nk: " + "v" * 300_000,
        "Shogi Desktop game " + "1" * 1_000_000,
        "x" * (LONGEST_GAME + 1),
        "\n" * (LONGEST_GAME - 1),
        "Shogi Desktop game 1" + "\n" * (MOST_GAME_LINES + 2),
    ],
    ids=range(19),
)
def test_nonsense_is_refused(text: str) -> None:
    assert isinstance(outcome(text), NotationError)


def test_too_many_moves_in_a_row_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shogi_file, "MOST_MOVES", 50)
    lines = [f"{ply + 1} {SHUFFLE[ply % 4]}" for ply in range(51)]
    error = outcome(HEAD + "[moves]\n" + "\n".join(lines))
    assert isinstance(error, NotationError)
    assert error.line == 54


def test_a_long_game_is_read() -> None:
    lines = [f"{ply + 1} {SHUFFLE[ply % 4]}" for ply in range(3300)]
    game = outcome(HEAD + "[moves]\n" + "\n".join(lines))
    assert isinstance(game, Game)
    assert game.cursor.ply == 3300
    assert format_game(game).count("\n") > 3300


def test_many_comments_and_headers_are_read() -> None:
    text = HEAD + "[headers]\n" + "".join(f"k{n}: {n}\n" for n in range(50_000)) + "[moves]\n" + "* x\n" * 100_000
    game = outcome(text)
    assert isinstance(game, Game)
    assert len(game.headers) == 50_000
    assert game.root.comment.count("\n") == 99_999


@pytest.mark.parametrize(
    "sfen",
    [
        "9/9/9/9/9/9/9/9/9 b - 1",
        "4k4/4R4/9/9/9/9/9/9/4K4 b - 1",
        "k8/9/9/9/9/9/9/9/KKKKKKKKK b 127P 999999",
        "PPPPPPPPP/PPPPPPPPP/9/9/9/9/9/9/9 b - 1",
    ],
)
def test_games_from_odd_positions_can_be_played_and_walked(sfen: str) -> None:
    game = outcome(HEAD + f"sfen: {sfen}\n")
    assert isinstance(game, Game)
    chance = random.Random(1)
    for _ in range(40):
        moves = game.position.legal_moves()
        game.position.outcome()
        if not moves:
            break
        game.play(chance.choice(moves))
    game.go_start()
    game.go_end()


def test_damaged_files_never_do_anything_but_read_or_refuse() -> None:
    chance = random.Random(7)
    game = Game(load_variant("shogi"), handicap="lance")
    for _ in range(40):
        game.play(chance.choice(game.position.legal_moves()), 1000, (5, 6))
        game.cursor.comment = "note"
    game.headers["black"] = "A"
    text = format_game(game)
    refused = 0
    for _ in range(400):
        at, kind = chance.randrange(len(text)), chance.randrange(4)
        if kind == 0:
            damaged = text[:at]
        elif kind == 1:
            damaged = text[:at] + chr(chance.randrange(0x250)) + text[at + 1 :]
        elif kind == 2:
            damaged = text[:at] + text[at + chance.randrange(30) :]
        else:
            lines = text.split("\n")
            lines.insert(chance.randrange(len(lines)), chance.choice(lines))
            damaged = "\n".join(lines)
        refused += isinstance(outcome(damaged), NotationError)
    assert 100 < refused < 400
