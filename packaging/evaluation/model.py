"""The network as it is trained, in floating point, and how it becomes the integers of the program."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

from shogi_desktop.engine.evaluation.inputs import HELD, Inputs
from shogi_desktop.engine.evaluation.network import (
    LANE_BITS,
    LANE_LIMIT,
    LANES,
    LINEAR_SHIFT,
    OUTPUT_SHIFT,
    Network,
)
from shogi_desktop.engine.evaluation.worth import Worth, value_in_hand
from shogi_desktop.rules.board.tables import MAX_HAND

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


class Model:
    """The network of one variant and architecture. Its weights:

    shared      [input, sum] what holds wherever the royal piece is; the last column is the linear sum
    kinds       [kind and owner, sum] what holds wherever the piece is; kind_ranks, kind_files: on a rank, a file
    relative    [kind and owner, ranks, files, sum] what holds at a distance from the royal piece
    zones       [zone, input, sum] what a zone adds to all that
    bias        [sum], output [phase, own or enemy's, sum], base [phase]

    In the program all that belongs to an input and a zone is one row: the parts are there because few games are enough
    to learn them.
    """

    def __init__(self, inputs: Inputs, shape: Architecture) -> None:
        self.inputs = inputs
        self.shape = shape
        self._variant = inputs.variant
        self._kinds = 2 * (len(inputs.variant.kinds) - 1)
        self._distances = self._distance_of()

    def _distance_of(self) -> np.ndarray | None:
        """[zone, input on the board] the row of `relative`; None where zones are wider than a square."""
        variant, shape = self._variant, self.shape
        files, ranks = variant.files, variant.ranks
        if not self.inputs.mirrors or (shape.zone_files, shape.zone_ranks) != ((files + 1) // 2, ranks):
            return None
        kind, rank, file = np.indices((self._kinds, ranks, files))
        found = np.zeros((int(self.inputs.zones), kind.size), np.int32)
        for zone in range(shape.zone_files * ranks):
            across, along = file - zone // ranks + files - 1, rank - zone % ranks + ranks - 1
            found[zone] = ((kind * (2 * ranks - 1) + along) * (2 * files - 1) + across).ravel()
        return found

    def initial(self, seed: int) -> Weights:
        """Small random sums; of the linear ones, what pieces are worth."""
        variant, shape = self._variant, self.shape
        keys = jax.random.split(jax.random.PRNGKey(seed), 2)
        count, width = int(self.inputs.count), shape.sums + 1
        files, ranks, kinds = variant.files, variant.ranks, self._kinds
        shared = jax.random.normal(keys[0], (count, width)) * (0.5 / len(variant.array) ** 0.5)
        weights = {
            "shared": shared.at[:, -1].set(jnp.asarray(self._material()) / shape.scale),
            "kinds": jnp.zeros((kinds, width)),
            "kind_ranks": jnp.zeros((kinds, ranks, width)),
            "kind_files": jnp.zeros((kinds, files, width)),
            "zones": jnp.zeros((int(self.inputs.zones), count, width)),
            "bias": jnp.full(shape.sums, 0.3),
            "output": jax.random.normal(keys[1], (shape.phases, 2, shape.sums)) * (0.5 / shape.sums**0.5),
            "base": jnp.zeros(shape.phases),
        }
        if self._distances is not None:
            weights["relative"] = jnp.zeros((kinds * (2 * ranks - 1) * (2 * files - 1), width))
        return weights

    def begun_with(self, network: Network) -> Weights:
        """The weights of a network of the program, to go on with; ValueError where it is of another architecture."""
        shape, fresh = self.shape, self.initial(0)
        told = (int(network.sums), len(network.base), int(network.inputs.zones), int(network.clip))
        if told != (shape.sums, shape.phases, int(self.inputs.zones), shape.clip):
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

    def _material(self) -> np.ndarray:
        """[input] what the piece is worth, for the side that looks."""
        variant = self._variant
        inputs, worth = self.inputs, Worth(variant)
        values: np.ndarray = np.zeros(int(inputs.count), np.float32)
        for key in inputs.all_keys():
            if key & HELD:
                side, kind_id = divmod((key ^ HELD) // MAX_HAND, int(inputs.kinds))
                value = value_in_hand(variant.kind(kind_id))
            else:
                side, value = key // int(inputs.size) & 1, int(worth.value[key // int(inputs.size)])
            values[inputs.row(0, key)] = -value if side else value
        return values

    def table(self, weights: Weights) -> jax.Array:
        """[zone * (inputs + 1) + input, sum] all weights of the inputs; those of the last input are 0."""
        kinds, ranks, files = weights["kinds"], weights["kind_ranks"], weights["kind_files"]
        each = kinds[:, None, None] + ranks[:, :, None] + files[:, None, :]
        on_board = each.reshape(-1, each.shape[-1])
        every = weights["shared"].at[: on_board.shape[0]].add(on_board)[None] + weights["zones"]
        if self._distances is not None:
            every = every.at[:, : on_board.shape[0]].add(weights["relative"][self._distances])
        padded = jnp.concatenate([every, jnp.zeros_like(every[:, :1])], axis=1)
        return padded.reshape(every.shape[0] * every.shape[1] + every.shape[0], -1)

    def logits(self, weights: Weights, own: jax.Array, enemy: jax.Array, phase: jax.Array) -> jax.Array:
        """[position] log-odds that the side to move wins; `own`, `enemy` [position, slot] are rows of the table."""
        rows = self.table(weights)
        one, other = _sums_of(rows, own), _sums_of(rows, enemy)
        squares = jnp.stack([jnp.clip(s[:, :-1] + weights["bias"], 0, 1) ** 2 for s in (one, other)], axis=1)
        learned = jnp.einsum("bps,bps->b", squares, weights["output"][phase])
        return learned + weights["base"][phase] + (one[:, -1] - other[:, -1]) / 2

    def integers(self, weights: Weights) -> array[int]:
        """The numbers of a file of the program; ValueError where a lane could overflow."""
        shape = self.shape
        if self._most_in_a_lane(weights) >= LANE_LIMIT:
            raise ValueError("the weights have grown too large for the lanes of the program: lower `clip`")
        rows = self._rows(weights)
        output = np.asarray(weights["output"], np.float64) * shape.scale * (1 << OUTPUT_SHIFT) / shape.clip**2
        base = np.asarray(weights["base"], np.float64) * shape.scale * (1 << OUTPUT_SHIFT)
        parts = [
            np.concatenate(
                [_in_lanes(rows[..., :-1] * shape.clip), _whole(rows[..., -1:] * shape.scale * (1 << LINEAR_SHIFT))],
                axis=-1,
            ),
            np.append(_in_lanes(np.asarray(weights["bias"], np.float64) * shape.clip), 0),
            _whole(output),
            _whole(base),
        ]
        return array("q", np.concatenate([part.ravel() for part in parts]).tobytes())

    def _rows(self, weights: Weights) -> np.ndarray:
        """[zone, input, sum]"""
        count, zones = int(self.inputs.count), int(self.inputs.zones)
        return np.asarray(self.table(weights), np.float64).reshape(zones, count + 1, -1)[:, :count]

    def _most_in_a_lane(self, weights: Weights) -> int:
        """No sum is larger of any position with as many pieces as the array: each on another square, or in hand."""
        rows = np.abs(self._rows(weights)[..., :-1])
        squares = len(self._variant.squares)
        pieces = len(self._variant.array)
        on_board = rows[:, : self._kinds * squares].reshape(rows.shape[0], self._kinds, squares, -1).max(axis=1)
        every = np.concatenate([on_board, rows[:, self._kinds * squares :]], axis=1)
        most = np.sort(every, axis=1)[:, -pieces:].sum(axis=1)
        return int(np.ceil((most.max() + np.abs(np.asarray(weights["bias"])).max()) * self.shape.clip))


def _sums_of(rows: jax.Array, inputs: jax.Array) -> jax.Array:
    """[position, sum] the sums of the rows of each position, slot after slot: far quicker than a gather of them all."""

    def add(total: jax.Array, slot: jax.Array) -> tuple[jax.Array, None]:
        return total + rows[slot], None

    return jax.lax.scan(add, jnp.zeros((inputs.shape[0], rows.shape[1])), inputs.T)[0]


def _whole(numbers: np.ndarray) -> np.ndarray:
    return np.rint(numbers).astype(np.int64)


def _in_lanes(sums: np.ndarray) -> np.ndarray:
    """[..., sum] -> [..., word]"""
    lanes = _whole(sums).reshape(*sums.shape[:-1], -1, LANES)
    return np.asarray((lanes << LANE_BITS * np.arange(LANES)).sum(axis=-1))


def _out_of_lanes(words: np.ndarray) -> np.ndarray:
    """[..., word] -> [..., sum]"""
    lanes = []
    for _ in range(LANES):
        lane = ((words + LANE_LIMIT) & (2 * LANE_LIMIT - 1)) - LANE_LIMIT
        lanes.append(lane)
        words = (words - lane) >> LANE_BITS
    return np.stack(lanes, axis=-1).reshape(*words.shape[:-1], -1)
