"""The weights of a network and the files they come in.

A network sums for either side the weights of its inputs that are on: `sums` sums, cut off at 0 and at `clip` and
squared, and one more that counts as it is (`linear`). The score is a weighted sum of the squares, own and enemy ones,
with weights chosen by how many pieces are left (`phases`), and of the difference of the linear sums. All are integers.

Sums lie in lanes, four to a number; a lane holds -16384 to 16383. Whoever writes a file sees to it that the sums of
every position stay in there.

A file is a line of text, a line of JSON, and the numbers of `Network` as 64-bit integers, little-endian and compressed
(zlib): the first bytes of all of them, then their second bytes, and so on. So the file is half as large as the numbers.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.excerpt import excerpt, shortened
from shogi_desktop.files import read_bytes
from shogi_desktop.rules.record.variant import Variant

from .inputs import Inputs, fingerprint

MAGIC: Final = b"shogi-desktop network 2\n"
LANES: Final = 4
LANE_BITS: Final = 15
LANE_LIMIT: Final = 1 << LANE_BITS - 1
OUTPUT_SHIFT: Final = 20
LINEAR_SHIFT: Final = 5
_LONGEST_HEADER: Final = 100_000
_MOST_BYTES: Final = 200_000_000
# What a header says, and between which numbers it must lie.
_NUMBERS: Final = {
    "sums": (LANES, 1024),
    "clip": (1, 1024),
    "zone_files": (1, 36),
    "zone_ranks": (1, 36),
    "phases": (1, 64),
}


class NetworkError(ValueError):
    """A file that is no network, or not one of this variant."""


class Network:
    """Weights for one variant.

    rows     [(zone * inputs + input) * stride + word] four sums each, the last word is the linear one in 1/32 points
    bias     [word] what the sums begin with
    output   [phase * 2 * sums + sum] weights of own squares and then of the enemy's, in points << OUTPUT_SHIFT
    base     [phase] the same to begin with
    phase    [pieces on the board] the first of the output weights
    name     of its file, with the check sum by which the rounds of learning call it; "" where it is of no file
    """

    def __init__(self, variant: Variant, header: Mapping[str, object], numbers: array[int]) -> None:
        """`header` as `_checked` has it; NetworkError where there are other than its numbers."""
        sums, self.clip, files, ranks, phases = (_number(header, name) for name in _NUMBERS)
        self.header = header
        self.name: str = ""
        self.inputs = Inputs(variant, files, ranks)
        self.sums: i64 = sums
        self.words: i64 = sums // LANES
        self.stride: i64 = self.words + 1
        sizes = [int(self.inputs.zones * self.inputs.count * self.stride), int(self.stride), phases * 2 * sums, phases]
        if len(numbers) != sum(sizes):
            raise NetworkError(f"it has {len(numbers)} numbers instead of {sum(sizes)}")
        parts = []
        at = 0
        for size in sizes:
            parts.append(vec[i64](memoryview(numbers)[at : at + size]))
            at += size
        self.rows, self.bias, self.output, self.base = parts
        self.phase: vec[i64] = vec[i64](phases_of(variant, phases))


def phases_of(variant: Variant, phases: int) -> list[int]:
    """[pieces on the board] the phase: they share the pieces of the array evenly; those beyond it, in positions that
    are set up, belong to the last."""
    pieces = len(variant.array) + 1
    return [min(n * phases // pieces, phases - 1) for n in range(len(variant.squares) + 1)]


def read_network(data: bytes, variant: Variant) -> Network:
    """The network of a file; NetworkError tells why it is none for the variant."""
    if not data.startswith(MAGIC):
        raise NetworkError("this is not a network")
    end = data.find(b"\n", len(MAGIC), len(MAGIC) + _LONGEST_HEADER)
    if end < 0:
        raise NetworkError("its header does not end")
    header = _checked(data[len(MAGIC) : end])
    if header.get("fingerprint") != fingerprint(variant):
        raise NetworkError(f"it was trained for {shortened(str(header.get('variant')))}, or for other pieces of it")
    body = _unpacked(data[end + 1 :])
    if zlib.crc32(body) != header.get("crc32"):
        raise NetworkError("its numbers are damaged")
    numbers = array("q")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Network(variant, header, numbers)


def load_network(path: Path, variant: Variant) -> Network:
    """The network of a file; NetworkError names the file and the reason."""
    try:
        data = read_bytes(path, _MOST_BYTES)
        network = read_network(data, variant)
    except OSError as error:
        raise NetworkError(f"{excerpt(str(path))}: {error.strerror or error}") from error
    except ValueError as error:
        raise NetworkError(f"{excerpt(str(path))}: {error}") from error
    network.name = f"{path.name} ({zlib.crc32(data):08x})"
    return network


def format_network(header: Mapping[str, object], numbers: array[int]) -> bytes:
    """The bytes of a file."""
    told = array("q", numbers)
    if sys.byteorder == "big":
        told.byteswap()
    body = told.tobytes()
    packed = zlib.compress(b"".join(body[byte::8] for byte in range(8)), 9)
    return MAGIC + json.dumps(dict(header) | {"crc32": zlib.crc32(body)}).encode() + b"\n" + packed


def _unpacked(data: bytes) -> bytes:
    """The numbers byte for byte; not more of them than a network may have, whatever the data says."""
    reading = zlib.decompressobj()
    try:
        planes = reading.decompress(data, _MOST_BYTES)
    except zlib.error as error:
        raise NetworkError("its numbers are damaged") from error
    if not reading.eof or reading.unused_data or len(planes) % 8:
        raise NetworkError("its numbers are damaged")
    count = len(planes) // 8
    body = bytearray(len(planes))
    for byte in range(8):
        body[byte::8] = planes[byte * count : (byte + 1) * count]
    return bytes(body)


def _checked(text: bytes) -> dict[str, object]:
    """The header of a file, with all numbers in their places."""
    try:
        header = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NetworkError("its header cannot be read") from error
    if not isinstance(header, dict):
        raise NetworkError("its header cannot be read")
    for name, (least, most) in _NUMBERS.items():
        number = header.get(name)
        if not isinstance(number, int) or not least <= number <= most:
            raise NetworkError(f"{name} must be a number from {least} to {most}")
    if _number(header, "sums") % LANES:
        raise NetworkError(f"sums must be a multiple of {LANES}")
    return header


def _number(header: Mapping[str, object], name: str) -> int:
    number = header[name]
    assert isinstance(number, int)
    return number
