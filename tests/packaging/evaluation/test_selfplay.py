"""Games of the computer against itself: the same for the same number, kept in files, gone on with."""

from __future__ import annotations

import json
from array import array
from importlib import import_module
from pathlib import Path

import pytest

from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.rules import Position, load_variant


def test_files_give_back_what_was_written(tmp_path: Path) -> None:
    files = import_module("game_files")
    games = [
        files.PlayedGame(array("q", [1, 1 << 60, 3]), array("h", [files.UNKNOWN, -32_000, 7]), -1),
        files.PlayedGame(),
        files.PlayedGame(array("q", [5]), array("h", [0]), 1),
    ]
    file = tmp_path / "a.games"
    files.write_games(file, {"variant": "shogi"}, games)
    assert list(files.read_games(file)) == games
    assert files.read_header(file) == {"variant": "shogi", "games": 3}
    assert [path.name for path in tmp_path.iterdir()] == ["a.games"]


def test_another_file_is_refused(tmp_path: Path) -> None:
    files = import_module("game_files")
    file = tmp_path / "a.games"
    file.write_bytes(b"something else")
    with pytest.raises(ValueError, match=r"a\.games: not a file of games"):
        files.read_header(file)


@pytest.mark.parametrize("name", ["shogi", "tenjiku", "chu", "heian_dai", "dai", "wa", "minishogi", "kyotoshogi"])
def test_a_game_is_legal_and_the_same_for_the_same_number(name: str) -> None:
    selfplay = import_module("selfplay")
    order = selfplay.Order(name, 5, 20, "none")
    played = selfplay.play(order)
    assert played == selfplay.play(order)
    game = played.game
    assert game.result in (-1, 0, 1)
    position = Position(load_variant(name))
    for move in game.moves:
        assert position.is_legal(move)
        position.play(move)


def test_games_that_are_there_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    selfplay, files = import_module("selfplay"), import_module("game_files")
    monkeypatch.setattr(selfplay, "FILE_GAMES", 2)
    order = selfplay.Order("shogi", 0, 10, "none")
    for _ in range(2):
        selfplay.selfplay(LocalWorkers(1), order, tmp_path, 0, lambda games, positions: None)
    numbers = [files.read_header(path)["numbers"] for path in sorted(tmp_path.glob("*.games"))]
    assert numbers == [[1], [2]]
    kept = selfplay.GameFolder(tmp_path, "shogi", 10, "none")
    missing = kept.missing()
    assert [next(missing), next(missing)] == [3, 4]


def test_of_positions_inside_searches_those_searched_deep_enough_are_kept() -> None:
    selfplay = import_module("selfplay")
    all_depths = selfplay.play(selfplay.Order("minishogi", 5, 300, "none")).trees
    deep = selfplay.play(selfplay.Order("minishogi", 5, 300, "none", depth=3)).trees
    assert min(all_depths.depths) == 2 and min(deep.depths) == 3
    assert len(deep) == sum(depth >= 3 for depth in all_depths.depths)


def test_a_game_begins_inside_one_of_a_file(tmp_path: Path) -> None:
    selfplay, usi = import_module("selfplay"), import_module("shogi_desktop.notation.moves.usi")
    file = tmp_path / "a.jsonl"
    other = selfplay.play(selfplay.Order("minishogi", 3, 100, "none")).game
    texts = [usi.format_move(move, load_variant("minishogi")) for move in other.moves]
    file.write_text(json.dumps({"moves": texts}) + "\n", encoding="utf-8")
    begun = min(20, len(texts) * 3 // 4)
    for number in range(1, 4):
        game = selfplay.play(selfplay.Order("minishogi", number, 20, "none", games=str(file))).game
        assert game.moves[:begun] == other.moves[:begun] and set(game.scores[:begun]) == {-32768}
        position = Position(load_variant("minishogi"))
        for move in game.moves:
            assert position.is_legal(move)
            position.play(move)
