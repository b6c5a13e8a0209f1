"""Kills the program at random moments while records in tabs are edited and saved, and looks what the next start finds.

    python -m tests.stress.edit_kills [N] [SEED] [bare]

A record with something that was in no file must be open again or among the earlier games, as it was last shown or with
the one change that was about to be shown. A file that was said to be saved has those bytes; one that was being written
has the old or the new ones.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from shogi_desktop.files import read_text
from shogi_desktop.notation.records.shogi_file import parse_game
from tests.stress.editor import digest_of, told
from tests.stress.kills import lines_until_kill


@dataclass
class Life:
    """What one life of the program has said: its open records at the start, and how they were when it was killed.

    `open` has what each record may be found as, `bytes` what each file may hold.
    """

    found: set[str] = field(default_factory=set)
    open: dict[str, set[str]] = field(default_factory=dict)
    bytes: dict[str, set[str]] = field(default_factory=dict)
    changes: int = 0

    def hear(self, line: str) -> None:
        word, *rest = line.split()
        if word == "found":
            self.found = set(rest)
        if word in ("found", "shown"):
            self.open = {name_of(one): {one} for one in rest}
            self.changes += 1
        elif word == "going" and name_of(rest[0]) in self.open:
            self.open[name_of(rest[0])].add(rest[0])
        elif word == "letting":
            self.open.pop(rest[0], None)
        elif word == "saving":
            self.bytes.setdefault(rest[0], set()).add(rest[1])
        elif word == "saved":
            self.bytes[rest[0]] = {rest[1]}
            self.open.pop(rest[2], None)

    def losses(self, found: set[str], files: dict[str, str]) -> Iterator[str]:
        """What is wrong with what the next start has `found`, when `files` had bytes of these digests."""
        for path, may_be in self.bytes.items():
            if files.get(path) not in may_be and (len(may_be) > 1 or path in files):
                yield f"{path} is {files.get(path)}, not {may_be}"
        for name, ways in self.open.items():
            there = {one for one in found if name_of(one) == name}
            if not there & ways:
                yield f"{name} was {ways}, found is {there or 'nothing'}"


def name_of(one: str) -> str:
    return one.partition("=")[0]


def run(home: Path, chance: random.Random, number: int, *manners: str) -> Life:
    life = Life(bytes={name: {digest} for name, digest in digests(home).items()})
    for line in lines_until_kill(home, chance, "tests.stress.editor", str(number), *manners):
        life.hear(line)
    return life


def digests(home: Path) -> dict[str, str]:
    """The files of the records, and what is in them."""
    return {file.name: digest_of(file.read_bytes()) for file in home.glob("records/L*")}


def earlier_games(home: Path) -> set[str]:
    return {told(parse_game(read_text(file), file.name)) for file in home.glob("games/*.shogi")}


def main() -> int:
    numbers = [int(each) for each in sys.argv[1:] if each.isdecimal()]
    count = numbers[0] if numbers else 60
    chance = random.Random(numbers[1] if len(numbers) > 1 else time.time_ns())
    manners = ["bare"] if "bare" in sys.argv else []
    lost = changes = records = 0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        before = run(home, chance, 0, *manners)
        for number in range(1, count + 1):
            files = digests(home)
            life = run(home, chance, number, *manners)
            losses = list(before.losses(life.found | earlier_games(home), files))
            lost += bool(losses)
            changes, records = changes + before.changes, records + len(before.open)
            for loss in losses:
                print(f"kill {number}: {loss}", flush=True)
            before = life
        left = [file.name for file in home.rglob("*.tmp")]
    print(f"{count} kills, {changes} states shown, {records} records with changes, {lost} kills that lost something")
    print(f"left over: {left}")
    return bool(lost)


if __name__ == "__main__":
    sys.exit(main())
