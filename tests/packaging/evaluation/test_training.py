"""What is learned from games, and that the program's whole numbers say what the model says."""

from __future__ import annotations

import random
from array import array
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.engine.evaluation.inputs import Inputs
from shogi_desktop.engine.evaluation.learned import Learned
from shogi_desktop.engine.evaluation.network import format_network, read_network
from shogi_desktop.engine.search.harvest import Found
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import is_promotion, to_square

jax = pytest.importorskip("jax")
np = pytest.importorskip("numpy")


def some_games(folder: Path, name: str, count: int) -> Path:
    """A file of games of a weak player."""
    selfplay, files = import_module("selfplay"), import_module("game_files")
    games = [selfplay.play(selfplay.Order(name, number, 10, "none")).game for number in range(count)]
    file = folder / "a.games"
    files.write_games(file, {"variant": name}, games)
    return file


def some_positions(name: str, count: int) -> list[Position]:
    chooser = random.Random(5)
    found: list[Position] = []
    position = Position(load_variant(name))
    while len(found) < count:
        position.play(chooser.choice(position.legal_moves()))
        if position.outcome() is None and position.royals[0] == position.royals[1] == 1:
            found.append(position.copy())
        else:
            position = Position(load_variant(name))
    return found


def write_trees(path: Path, name: str, positions: list[Position]) -> None:
    """A file of trees with these positions, the scores -9, -8, ..."""
    trees, inputs = import_module("tree_files"), Inputs(load_variant(name), 1, 1)
    numbers, kept = trees.key_numbers(inputs), trees.Trees()
    for score, position in enumerate(positions):
        kept.add([Found(inputs.keys(position), int(position.turn), score - 9, 3, 2)], numbers, score % 4)
    trees.write_trees(path, {"variant": name}, kept)


def random_model(name: str, files: int, ranks: int) -> tuple[Any, Any, Inputs]:
    """A model whose parts all have weights, and its weights."""
    model = import_module("model")
    inputs = Inputs(load_variant(name), files, ranks)
    made = model.Model(inputs, model.Architecture(8, files, ranks, 3, 1000.0))
    keys = iter(jax.random.split(jax.random.PRNGKey(2), 20))
    weights = made.initial(1)
    return made, {n: w + 0.03 * jax.random.normal(next(keys), w.shape) for n, w in weights.items()}, inputs


@pytest.mark.parametrize(("name", "files", "ranks"), [("shogi", 5, 9), ("shogi", 2, 3), ("tenjiku", 1, 1)])
def test_the_program_judges_as_the_model_does(name: str, files: int, ranks: int) -> None:
    model, weights, inputs = random_model(name, files, ranks)
    train = import_module("train")
    samples_module = import_module("samples")
    numbers = samples_module.Keys(inputs).number
    positions = some_positions(name, 20)
    rows = [(*samples_module.seen(position, inputs, numbers), 0, 0, 0.5, 0) for position in positions]
    samples = samples_module.gathered(rows)
    batches = train.Batches(samples, inputs, model.shape, 0.1)
    own, enemy, phase, _, _ = batches.at(np.arange(len(samples)))
    told = np.asarray(model.logits(weights, own, enemy, phase)) * model.shape.scale
    header = train.header_of(inputs.variant, model.shape, train.Training(), samples)
    network = read_network(format_network(header, model.integers(weights)), inputs.variant)
    judged = [int(Learned(position, network).evaluate()) for position in positions]
    assert np.abs(told - judged).max() < 20 and np.abs(told).max() > 100


def test_a_network_can_be_gone_on_with() -> None:
    model, weights, inputs = random_model("shogi", 5, 9)
    train = import_module("train")
    header = train.header_of(inputs.variant, model.shape, train.Training(), [])
    numbers = model.integers(weights)
    again = model.begun_with(read_network(format_network(header, numbers), inputs.variant))
    assert model.integers(again) == numbers


def test_too_large_weights_are_refused() -> None:
    model, weights, _ = random_model("shogi", 2, 3)
    with pytest.raises(ValueError, match="too large for the lanes"):
        model.integers(weights | {"shared": 100 * weights["shared"]})


def test_scores_that_come_later_are_mixed_in_up_to_the_next_random_move() -> None:
    files, samples = import_module("game_files"), import_module("samples")
    game = files.PlayedGame(array("q", [1] * 5), array("h", [100, files.UNKNOWN, 200, -300, 9000]), 1)
    most, fading = 5000, samples.FADING
    # White would be to move at the end, and has lost.
    last = (1 - fading) * most + fading * most
    before = (1 - fading) * -300 - fading * last
    first = (1 - fading) * 200 - fading * before
    assert samples.later_scores(game, most) == [100, 0, round(first), round(before), round(last)]


def test_only_quiet_positions_are_learned_from(tmp_path: Path) -> None:
    samples = import_module("samples")
    file = some_games(tmp_path, "shogi", 4)
    inputs = Inputs(load_variant("shogi"), 5, 9)
    found = samples.load_samples([tmp_path], inputs)
    files = import_module("game_files")
    quiet = 0
    for game in files.read_games(file):
        position = Position(load_variant("shogi"))
        for move, score in zip(game.moves, game.scores, strict=True):
            noisy = bool(position.transition(move).removals) or is_promotion(move) or position.in_check()
            quiet += score != files.UNKNOWN and not noisy
            position.play(move)
    assert len(found) == quiet > 20
    assert (found.keys > 0).sum(axis=1).max() == 40


def test_what_burns_or_takes_on_its_way_is_not_quiet() -> None:
    samples = import_module("samples")
    chooser = random.Random(4)
    position = Position(load_variant("tenjiku"))
    seen = 0
    while seen < 20:
        if position.outcome() is not None:
            position = Position(load_variant("tenjiku"))
        moves = position.legal_moves()
        for move in moves:
            if position.cells[to_square(move)] == 0 and position.transition(move).removals:
                assert not samples.is_quiet(position, move)
                seen += 1
        position.play(chooser.choice(moves))


@pytest.mark.parametrize(("name", "files", "ranks"), [("shogi", 5, 9), ("tenjiku", 1, 1), ("chu", 2, 2)])
def test_a_position_of_a_tree_is_seen_as_one_of_a_game(name: str, files: int, ranks: int, tmp_path: Path) -> None:
    samples, trees = import_module("samples"), import_module("tree_files")
    inputs = Inputs(load_variant(name), files, ranks)
    numbers = trees.key_numbers(inputs)
    positions = some_positions(name, 30)
    write_trees(tmp_path / "a.trees", name, positions)
    found = samples.tree_samples(tmp_path / "a.trees", inputs)
    rows = [
        (*samples.seen(position, inputs, numbers), score - 9, score - 9, samples.NO_RESULT, score % 4)
        for score, position in enumerate(positions)
    ]
    wanted = samples.gathered(rows)
    for field in samples.Samples.__dataclass_fields__:
        assert np.array_equal(getattr(found, field), getattr(wanted, field)), field


def test_training_lowers_what_it_is_to_lower(tmp_path: Path) -> None:
    some_games(tmp_path, "shogi", 12)
    write_trees(tmp_path / "0000001.trees", "shogi", some_positions("shogi", 300))
    train, model = import_module("train"), import_module("model")
    passes: list[Any] = []
    shape = model.Architecture(8, 1, 1, 2, 0)
    data = train.learn(
        load_variant("shogi"), [tmp_path], shape, train.Training(passes=6, batch=256), None, passes.append
    )
    assert passes[-1].learning < passes[0].learning and passes[-1].apart < 0.5
    assert passes[-1].trees < passes[0].trees
    header = read_network(data, load_variant("shogi")).header
    training = header["training"]
    assert isinstance(training, dict) and training["positions"] > 500
