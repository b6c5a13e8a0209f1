"""The network as it is trained, in floating point, and how it becomes the integers of the program."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

from shogi_desktop.engine.evaluation.inputs import Inputs
from shogi_desktop.engine.evaluation.network import (
    LANE_BITS,
    LANE_LIMIT,
    LANES,
    LINEAR_SHIFT,
    OUTPUT_SHIFT,
    Network,
)
from shogi_desktop.engine.evaluation.worth import Worth, value_in_hand
from shogi_desktop.rules import Variant

Weights = dict[str, jax.Array]


@dataclass(frozen=True)
class Architecture:
    """Sums of a side, zones of the royal piece (files x ranks of them), sets of output weights, and the scale: a score
    of so many points multiplies the odds of winning by e. A sum of 1.0 is `clip` in the program."""

    sums: int
    zone_files: int
    zone_ranks: int
    phases: int
    scale: float
    clip: int = 255


def initial_weights(variant: Variant, inputs: Inputs, shape: Architecture, seed: int) -> Weights:
    """Small random sums; of the linear ones, what pieces are worth.

    shared  [input, sum] what holds wherever the royal piece is; the last column is the linear one
    kinds   [kind and owner, sum] what holds wherever the piece is; kind_ranks, kind_files: on a rank, a file
    zones   [zone, input, sum] what a zone adds to that
    """
    keys = jax.random.split(jax.random.PRNGKey(seed), 3)
    count, sums = int(inputs.count), shape.sums
    kinds = 2 * (len(variant.kinds) - 1)
    active = len(variant.array)
    shared = jax.random.normal(keys[0], (count, sums + 1)) * (0.5 / active**0.5)
    shared = shared.at[:, -1].set(jnp.asarray(_material(variant, inputs)) / shape.scale)
    return {
        "shared": shared,
        "kinds": jnp.zeros((kinds, sums + 1)),
        "kind_ranks": jnp.zeros((kinds, variant.ranks, sums + 1)),
        "kind_files": jnp.zeros((kinds, variant.files, sums + 1)),
        "zones": jnp.zeros((int(inputs.zones), count, sums + 1)),
        "bias": jnp.full(sums, 0.3),
        "output": jax.random.normal(keys[1], (shape.phases, 2, sums)) * (0.5 / sums**0.5),
        "base": jnp.zeros(shape.phases),
    }


def begun_with(network: Network, shape: Architecture, fresh: Weights) -> Weights:
    """The weights of a network of the program, to go on with; ValueError where it is of another architecture."""
    told = (int(network.sums), len(network.base), int(network.inputs.zones))
    if told != (shape.sums, shape.phases, fresh["zones"].shape[0]) or int(network.clip) != shape.clip:
        raise ValueError("the network to go on with has another architecture")
    rows = np.asarray(memoryview(network.rows)).reshape(told[2], int(network.inputs.count), -1)
    bias = np.asarray(memoryview(network.bias))
    linear = rows[..., -1:] / (shape.scale * (1 << LINEAR_SHIFT))
    table = np.concatenate([_out_of_lanes(rows[..., :-1]) / shape.clip, linear], axis=-1).astype(np.float32)
    unit = shape.scale * (1 << OUTPUT_SHIFT)
    output = np.asarray(memoryview(network.output)).reshape(shape.phases, 2, shape.sums) * shape.clip**2 / unit
    return {name: jnp.zeros_like(value) for name, value in fresh.items()} | {
        "shared": jnp.asarray(table.mean(axis=0)),
        "zones": jnp.asarray(table - table.mean(axis=0)),
        "bias": jnp.asarray(_out_of_lanes(bias[:-1]) / shape.clip, jnp.float32),
        "output": jnp.asarray(output, jnp.float32),
        "base": jnp.asarray(np.asarray(memoryview(network.base)) / unit, jnp.float32),
    }


def _material(variant: Variant, inputs: Inputs) -> np.ndarray:
    """[input] what the piece is worth, for the side that looks."""
    worth = Worth(variant)
    values = np.zeros(int(inputs.count), np.float32)
    squares = len(variant.squares)
    for kind in variant.every_kind:
        first = 2 * (kind.id - 1) * squares
        values[first : first + squares] = int(worth.value[kind.id << 1])
        values[first + squares : first + 2 * squares] = -int(worth.value[kind.id << 1])
    at = 2 * (len(variant.kinds) - 1) * squares
    for kind_id in variant.hand_kinds:
        most = sum(kind_id in (k, variant.kind(k).unpromoted) for k, _ in variant.array.values()) or 1
        held = value_in_hand(variant, variant.kind(kind_id))
        values[at : at + most] = held
        values[at + most : at + 2 * most] = -held
        at += 2 * most
    return values


def table(weights: Weights) -> jax.Array:
    """[zone * (inputs + 1) + input, sum] all weights of the inputs; those of the last input are 0."""
    kinds, ranks, files = weights["kinds"], weights["kind_ranks"], weights["kind_files"]
    each = kinds[:, None, None] + ranks[:, :, None] + files[:, None, :]
    count = weights["shared"].shape[0]
    on_board = each.reshape(-1, each.shape[-1])
    general = weights["shared"].at[: on_board.shape[0]].add(on_board)
    every = general[None] + weights["zones"]
    padded = jnp.concatenate([every, jnp.zeros_like(every[:, :1])], axis=1)
    return padded.reshape(every.shape[0] * (count + 1), -1)


def sums_of(rows: jax.Array, inputs: jax.Array) -> jax.Array:
    """[position, sum] the sums of the rows of each position, slot after slot: far quicker than a gather of them all."""

    def add(total: jax.Array, slot: jax.Array) -> tuple[jax.Array, None]:
        return total + rows[slot], None

    return jax.lax.scan(add, jnp.zeros((inputs.shape[0], rows.shape[1])), inputs.T)[0]


def logits(weights: Weights, own: jax.Array, enemy: jax.Array, phase: jax.Array) -> jax.Array:
    """[position] log-odds that the side to move wins; `own`, `enemy` [position, slot] are rows of the table."""
    rows = table(weights)
    one, other = sums_of(rows, own), sums_of(rows, enemy)
    bias = weights["bias"]
    squares = jnp.stack([jnp.clip(s[:, :-1] + bias, 0, 1) ** 2 for s in (one, other)], axis=1)
    learned = jnp.einsum("bps,bps->b", squares, weights["output"][phase])
    return learned + weights["base"][phase] + (one[:, -1] - other[:, -1]) / 2


def integers(weights: Weights, shape: Architecture) -> array[int]:
    """The numbers of a file of the program; ValueError where a lane could overflow."""
    count = weights["shared"].shape[0]
    zones = weights["zones"].shape[0]
    rows = np.asarray(table(weights), np.float64).reshape(zones, count + 1, -1)[:, :count]
    sums = np.rint(rows[..., :-1] * shape.clip).astype(np.int64)
    linear = np.rint(rows[..., -1:] * shape.scale * (1 << LINEAR_SHIFT)).astype(np.int64)
    bias = np.rint(np.asarray(weights["bias"]) * shape.clip).astype(np.int64)
    output = np.asarray(weights["output"], np.float64) * shape.scale * (1 << OUTPUT_SHIFT) / shape.clip**2
    base = np.asarray(weights["base"], np.float64) * shape.scale * (1 << OUTPUT_SHIFT)
    parts = [
        np.concatenate([_in_lanes(sums), linear], axis=-1),
        np.append(_in_lanes(bias), 0),
        np.rint(output).astype(np.int64),
        np.rint(base).astype(np.int64),
    ]
    return array("q", np.concatenate([part.ravel() for part in parts]).tobytes())


def _in_lanes(sums: np.ndarray) -> np.ndarray:
    """[..., sum] -> [..., word]"""
    lanes = sums.reshape(*sums.shape[:-1], -1, LANES)
    return np.asarray((lanes << LANE_BITS * np.arange(LANES)).sum(axis=-1))


def _out_of_lanes(words: np.ndarray) -> np.ndarray:
    """[..., word] -> [..., sum]"""
    lanes = []
    for _ in range(LANES):
        lane = ((words + LANE_LIMIT) & (2 * LANE_LIMIT - 1)) - LANE_LIMIT
        lanes.append(lane)
        words = (words - lane) >> LANE_BITS
    return np.stack(lanes, axis=-1).reshape(*words.shape[:-1], -1)


def most_in_a_lane(weights: Weights, shape: Architecture, squares: int, pieces: int) -> int:
    """No sum of any position of so many pieces is larger: each stands on another square, or in a hand."""
    count = weights["shared"].shape[0]
    zones = weights["zones"].shape[0]
    rows = np.abs(np.asarray(table(weights)).reshape(zones, count + 1, -1)[:, :count, :-1])
    kinds = weights["kinds"].shape[0]
    board = rows[:, : kinds * squares].reshape(zones, kinds, squares, -1).max(axis=1)
    most = np.sort(np.concatenate([board, rows[:, kinds * squares :]], axis=1), axis=1)[:, -pieces:].sum(axis=1)
    return int(np.ceil((most.max() + np.abs(np.asarray(weights["bias"])).max()) * shape.clip))


def fits(weights: Weights, shape: Architecture, squares: int, pieces: int) -> bool:
    """Whether no lane can overflow."""
    return most_in_a_lane(weights, shape, squares, pieces) < LANE_LIMIT
