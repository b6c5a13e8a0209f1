"""Which records are open in tabs, in which order, and where one stands in each: kept from one start to the next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Annotated

from shogi_desktop.files.names import same_file
from shogi_desktop.files.plain_values import AtMost, Between, read_json, record

from .journal import Place, node_at, turns_to
from .open_records import MOST_OPEN, OpenRecord

MOST_LETTERS = 4096
ON_BOARD = "board"


@dataclass(frozen=True)
class LeftOpen:
    """A record as it was left: `ply` moves from its start, on the main line but where `turns` say; `front`: it was the
    one on the board. One that is in no file, or not as it is there, is `kept` in one of this name, or ON_BOARD."""

    path: Annotated[str, AtMost(MOST_LETTERS)]
    ply: Annotated[int, Between(0, 1 << 20)] = 0
    turns: Place = field(default_factory=list)
    front: bool = False
    kept: Annotated[str, AtMost(MOST_LETTERS)] = ""

    @staticmethod
    def of(known: OpenRecord, front: bool) -> LeftOpen:
        node = known.game.cursor
        return LeftOpen(known.path, node.ply, turns_to(node), front, _kept_as(known, front))

    def became(self, known: OpenRecord, front: bool) -> bool:
        """Whether this is the record, on the board (`front`) or beside it."""
        if self.kept and self.kept == _kept_as(known, front):
            return True
        return bool(self.path and known.path) and same_file(self.path, known.path)

    def go_there(self, known: OpenRecord) -> None:
        """To where one stood; where the file has changed so that it is not there any more, to its start."""
        game = known.game
        try:
            game.go_to(node_at(game, self.ply, self.turns))
        except ValueError:
            game.go_to(game.root)


def _kept_as(known: OpenRecord, front: bool) -> str:
    if known.kept is not None:
        return known.kept.path.name
    return ON_BOARD if front and (known.unsaved or known.playing) else ""


def places_in(left: Sequence[LeftOpen], records: Sequence[OpenRecord], current: int) -> list[int]:
    """Which place each record had among those that were left; -1 where it was none of them."""
    return [
        next((place for place, each in enumerate(left) if each.became(known, at == current)), -1)
        for at, known in enumerate(records)
    ]


def text_of_left(records: Sequence[OpenRecord], current: int) -> str:
    """The records that will be there at the next start as JSON."""
    left = [LeftOpen.of(known, at == current) for at, known in enumerate(records)]
    left = [each for each in left if each.path or each.kept]
    return json.dumps([asdict(each) for each in left], ensure_ascii=False) if left else ""


def left_of_text(text: str) -> list[LeftOpen]:
    """What was open, in its order; none where the text makes no sense."""
    try:
        found = read_json(text or "[]")
        return [record(LeftOpen, each, strict=True) for each in found][:MOST_OPEN] if isinstance(found, list) else []
    except ValueError:
        return []
