"""Networks whose weights are random."""

from __future__ import annotations

import random
from array import array
from functools import cache
from itertools import chain

from shogi_desktop.engine.evaluation.inputs import Inputs, fingerprint
from shogi_desktop.engine.evaluation.network import LANE_BITS, LANES, Network, format_network
from shogi_desktop.rules import Variant

SUMS = 8
PHASES = 3


def random_numbers(variant: Variant, seed: int, zones: tuple[int, int]) -> array[int]:
    chooser = random.Random(seed)
    inputs = Inputs(variant, *zones)

    def lanes() -> int:
        return sum(chooser.randint(-60, 60) << LANE_BITS * lane for lane in range(LANES))

    # Those of a large board are a million: chosen among some thousand, which takes a tenth of the time.
    rows = int(inputs.zones * inputs.count)
    several, single = [lanes() for _ in range(4001)], [chooser.randint(-2000, 2000) for _ in range(1009)]
    columns = [chooser.choices(several, k=rows) for _ in range(SUMS // LANES)]
    numbers = array("q", chain.from_iterable(zip(*columns, chooser.choices(single, k=rows), strict=True)))
    numbers.extend([lanes() for _ in range(SUMS // LANES)])
    numbers.append(0)
    numbers.extend(chooser.randint(-20_000, 20_000) for _ in range(PHASES * 2 * SUMS))
    numbers.extend(chooser.randint(-(10**7), 10**7) for _ in range(PHASES))
    return numbers


@cache
def random_file(variant: Variant, seed: int = 1, zones: tuple[int, int] = (2, 3)) -> bytes:
    """The file of a network whose weights are random."""
    return format_network(header_of(variant, zones), random_numbers(variant, seed, zones))


def header_of(variant: Variant, zones: tuple[int, int] = (2, 3)) -> dict[str, object]:
    told = {"variant": variant.name, "fingerprint": fingerprint(variant), "sums": SUMS, "clip": 200, "phases": PHASES}
    return told | {"zone_files": zones[0], "zone_ranks": zones[1]}


@cache
def random_network(variant: Variant) -> Network:
    """One without a file, which takes seconds to pack for a large board."""
    zones = (2, 3)
    return Network(variant, header_of(variant, zones), random_numbers(variant, 1, zones))
