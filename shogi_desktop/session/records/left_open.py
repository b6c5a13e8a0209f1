"""Which files are open in tabs, and where one stands in each: kept from one start to the next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Annotated

from shogi_desktop.files.plain_values import AtMost, Between, read_json, record

from .journal import Place, node_at, turns_to
from .open_records import MOST_OPEN, OpenRecord

MOST_LETTERS = 4096


@dataclass(frozen=True)
class LeftOpen:
    """A file as it was left: `ply` moves from its start, on the main line but where `turns` say; `front`: it was the
    one on the board."""

    path: Annotated[str, AtMost(MOST_LETTERS)]
    ply: Annotated[int, Between(0, 1 << 20)] = 0
    turns: Place = field(default_factory=list)
    front: bool = False

    @staticmethod
    def of(known: OpenRecord, front: bool) -> LeftOpen:
        node = known.game.cursor
        return LeftOpen(known.path, node.ply, turns_to(node), front)

    def go_there(self, known: OpenRecord) -> None:
        """To where one stood; where the file has changed so that it is not there any more, to its start."""
        game = known.game
        try:
            game.go_to(node_at(game, self.ply, self.turns))
        except ValueError:
            game.go_to(game.root)


def text_of_left(records: Sequence[OpenRecord], current: int) -> str:
    """The records out of files as JSON."""
    left = [LeftOpen.of(known, at == current) for at, known in enumerate(records) if known.path]
    return json.dumps([asdict(each) for each in left], ensure_ascii=False) if left else ""


def left_of_text(text: str) -> list[LeftOpen]:
    """What was open, in its order; none where the text makes no sense."""
    try:
        found = read_json(text or "[]")
        return [record(LeftOpen, each, strict=True) for each in found][:MOST_OPEN] if isinstance(found, list) else []
    except ValueError:
        return []
