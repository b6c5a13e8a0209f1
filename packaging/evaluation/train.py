"""Trains a network on files of games: `python packaging/evaluation/train.py VARIANT OUTPUT FOLDER ... [--sums 128]`

Needs JAX; a GPU is used where JAX finds one. The network that is there (--begin) is gone on with, else one is begun.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from model import Architecture, Model, Weights
from samples import NO_RESULT, Keys, Samples, load_samples
from training import Pass, Training

from shogi_desktop.engine.evaluation.inputs import Inputs, fingerprint
from shogi_desktop.engine.evaluation.network import format_network, load_network, phases_of
from shogi_desktop.files import write_bytes_atomic
from shogi_desktop.rules import Variant, load_variant

KEPT_APART = 10
"""One game in so many is not learned from; it tells how well unknown positions are judged."""
TREE_WEIGHT = 0.5
"""What a position inside a search counts."""
_REFINING = ("zones", "relative", "kind_ranks", "kind_files")
_WARM_UP = 100


def fitted_scale(samples: Samples) -> float:
    """By how many points of score the odds of the result grow by e."""
    scales = np.exp(np.linspace(np.log(100), np.log(20_000), 80))
    score: np.ndarray = samples.score.astype(np.float32)
    losses = [_entropy(samples.result, score / scale).mean() for scale in scales]
    return float(scales[int(np.argmin(losses))])


def _entropy(target: Any, log_odds: Any) -> Any:
    """Cross-entropy of a chance to win, by its log-odds."""
    return jnp.logaddexp(0, log_odds) - target * log_odds


def _excess(target: Any, log_odds: Any) -> Any:
    """By how much the cross-entropy is more than that of the target with itself."""
    own = jnp.clip(target, 1e-6, 1 - 1e-6)
    return _entropy(target, log_odds) - _entropy(target, jnp.log(own / (1 - own)))


class Batches:
    """Samples as what the model takes."""

    def __init__(self, samples: Samples, inputs: Inputs, shape: Architecture, share: float) -> None:
        self._samples = samples
        self._row = Keys(inputs).row
        self._count = int(inputs.count)
        self._phase = np.array(phases_of(inputs.variant, shape.phases), np.int32)[samples.pieces]
        chance = 1 / (1 + np.exp(-samples.later.astype(np.float32) / shape.scale))
        self.played = samples.result != NO_RESULT
        self.results = samples.result
        self._target = np.where(self.played, (1 - share) * chance + share * samples.result, chance).astype(np.float32)
        self._weight = np.where(self.played, 1, TREE_WEIGHT).astype(np.float32)

    def at(self, which: np.ndarray) -> tuple[np.ndarray, ...]:
        """Own rows, enemy's rows, phase, target, weight."""
        samples = self._samples
        keys, zones, turn = samples.keys[which], samples.zones[which].astype(np.int32), samples.turn[which]
        sides = []
        for enemy in range(2):
            view = 2 * (turn ^ enemy).astype(np.int32) + (zones[:, enemy] & 1)
            sides.append(self._row[view[:, None], keys] + (zones[:, enemy] >> 1)[:, None] * (self._count + 1))
        return sides[0], sides[1], self._phase[which], self._target[which], self._weight[which]

    def shuffled(self, which: np.ndarray, size: int, chooser: np.random.Generator) -> Iterator[Any]:
        """Batches of one size; what is left over at the end is left out."""
        order = chooser.permutation(which)
        for first in range(0, len(order) - size + 1, size):
            yield self.at(np.sort(order[first : first + size]))


def train(
    model: Model,
    weights: Weights,
    batches: Batches,
    apart: np.ndarray,
    training: Training,
    told: Callable[[Pass], None],
) -> Weights:
    """Goes through all samples that are not `apart` so often; `told` hears of every pass."""
    learning, held = np.flatnonzero(~apart), np.flatnonzero(apart)
    size = min(training.batch, len(learning))
    judge = jax.jit(model.logits)
    step = _step(model, training, training.passes * (len(learning) // size))
    chooser = np.random.default_rng(training.seed)
    mean = square = jax.tree.map(jnp.zeros_like, weights)
    done, began = 0, time.monotonic()
    for number in range(1, training.passes + 1):
        losses = []
        for batch in batches.shuffled(learning, size, chooser):
            weights, mean, square, loss = step(weights, mean, square, float(done), batch)
            losses.append(loss)
            done += 1
        learned = float(jnp.stack(losses).mean())
        told(Pass(number, learned, *_judged(judge, weights, batches, held, size), time.monotonic() - began))
    return weights


def _step(model: Model, training: Training, steps: int) -> Any:
    """One step of the descent, compiled."""
    decay = {True: training.decay, False: training.decay / 10}

    def loss(w: Weights, own: Any, enemy: Any, phase: Any, target: Any, weight: Any) -> Any:
        return (weight * _excess(target, model.logits(w, own, enemy, phase))).sum() / weight.sum()

    @jax.jit
    def step(w: Weights, mean: Weights, square: Weights, done: Any, batch: Any) -> Any:
        value, slope = jax.value_and_grad(loss)(w, *batch)
        falling = 0.02 + 0.98 * 0.5 * (1 + jnp.cos(jnp.pi * done / steps))
        rate = training.rate * falling * jnp.minimum(1, (done + 1) / _WARM_UP)
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)
        one, two = 1 - 0.9 ** (done + 1), 1 - 0.999 ** (done + 1)
        w = {
            name: w[name] * (1 - rate * decay[name in _REFINING])
            - rate * (mean[name] / one) / (jnp.sqrt(square[name] / two) + 1e-8)
            for name in w
        }
        return w, mean, square, value

    return step


def _judged(judge: Any, weights: Weights, batches: Batches, held: np.ndarray, size: int) -> tuple[float, float, float]:
    """Of samples kept apart: excess for games and for trees, and cross-entropy with results."""
    excess, results = np.zeros(len(held)), np.zeros(len(held))
    for first in range(0, len(held), size):
        own, enemy, phase, target, _ = batches.at(held[first : first + size])
        odds = judge(weights, own, enemy, phase)
        excess[first : first + size] = _excess(target, odds)
        results[first : first + size] = _entropy(batches.results[held[first : first + size]], odds)
    played = batches.played[held]
    trees = float(excess[~played].mean()) if not played.all() else 0.0
    return float(excess[played].mean()), trees, float(results[played].mean())


def header_of(variant: Variant, shape: Architecture, training: Training, samples: Samples) -> dict[str, object]:
    """What a file says of itself."""
    return {
        "variant": variant.name,
        "fingerprint": fingerprint(variant),
        "sums": shape.sums,
        "clip": shape.clip,
        "zone_files": shape.zone_files,
        "zone_ranks": shape.zone_ranks,
        "phases": shape.phases,
        "scale": round(shape.scale, 1),
        "training": asdict(training) | {"positions": len(samples), "date": date.today().isoformat()},
    }


def learn(
    variant: Variant,
    folders: list[Path],
    shape: Architecture,
    training: Training,
    begin: Path | None,
    told: Callable[[Pass], None],
    jobs: int = 1,
) -> bytes:
    """The file of a network that has learned from all games of some folders; a scale of 0 is fitted to them."""
    inputs = Inputs(variant, shape.zone_files, shape.zone_ranks)
    samples = load_samples(folders, inputs, jobs)
    if not shape.scale:
        scale = fitted_scale(samples.chosen(samples.result != NO_RESULT))
        shape = Architecture(**(asdict(shape) | {"scale": scale}))
    apart = samples.game % KEPT_APART == 0
    played = samples.result != NO_RESULT
    known = _entropy(samples.result, samples.score / shape.scale)[apart & played].mean()
    print(f"{len(samples):,} positions, {np.count_nonzero(played):,} of games, scale {shape.scale:.0f}", flush=True)
    print(f"cross-entropy of the results with the scores of the search: {float(known):.4f}", flush=True)
    model = Model(inputs, shape)
    weights = model.begun_with(load_network(begin, variant)) if begin else model.initial(training.seed)
    weights = train(model, weights, Batches(samples, inputs, shape, training.share), apart, training, told)
    return format_network(header_of(variant, shape, training, samples), model.integers(weights))


def tell(done: Pass) -> None:
    """Prints a pass."""
    print(
        f"pass {done.number}: learning {done.learning:.5f}, apart {done.apart:.5f}, trees {done.trees:.5f}, "
        f"results {done.results:.4f}, {done.seconds:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("output", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--begin", type=Path, help="the network to go on with")
    parser.add_argument("--sums", type=int, default=64)
    parser.add_argument("--clip", type=int, default=255)
    parser.add_argument("--zone-files", type=int, default=5)
    parser.add_argument("--zone-ranks", type=int, default=9)
    parser.add_argument("--phases", type=int, default=4)
    parser.add_argument("--scale", type=float, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    known = Training()
    for name, value in asdict(known).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    options = parser.parse_args()
    shape = Architecture(
        options.sums, options.zone_files, options.zone_ranks, options.phases, options.scale, options.clip
    )
    training = Training(**{name: getattr(options, name) for name in asdict(known)})
    variant = load_variant(options.variant)
    data = learn(variant, options.folders, shape, training, options.begin, tell, options.jobs)
    write_bytes_atomic(options.output, data)


if __name__ == "__main__":
    main()
