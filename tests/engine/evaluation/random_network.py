"""Networks whose weights are random."""

from __future__ import annotations

import random
from array import array
from functools import cache

from shogi_desktop.engine.evaluation.inputs import Inputs, fingerprint
from shogi_desktop.engine.evaluation.network import LANE_BITS, LANES, Network, format_network, read_network
from shogi_desktop.rules import Variant

SUMS = 8
PHASES = 3


@cache
def random_file(variant: Variant, seed: int = 1, zones: tuple[int, int] = (2, 3)) -> bytes:
    """A network whose weights are random."""
    chooser = random.Random(seed)
    inputs = Inputs(variant, *zones)

    def lanes() -> int:
        return sum(chooser.randint(-60, 60) << LANE_BITS * lane for lane in range(LANES))

    numbers = array("q")
    for _ in range(int(inputs.zones * inputs.count)):
        numbers.extend([lanes() for _ in range(SUMS // LANES)])
        numbers.append(chooser.randint(-2000, 2000))
    numbers.extend([lanes() for _ in range(SUMS // LANES)])
    numbers.append(0)
    numbers.extend(chooser.randint(-20_000, 20_000) for _ in range(PHASES * 2 * SUMS))
    numbers.extend(chooser.randint(-(10**7), 10**7) for _ in range(PHASES))
    return format_network(header_of(variant, zones), numbers)


def header_of(variant: Variant, zones: tuple[int, int] = (2, 3)) -> dict[str, object]:
    told = {"variant": variant.name, "fingerprint": fingerprint(variant), "sums": SUMS, "clip": 200, "phases": PHASES}
    return told | {"zone_files": zones[0], "zone_ranks": zones[1]}


def random_network(variant: Variant) -> Network:
    return read_network(random_file(variant), variant)
