"""The lines of the journal: what each of them says, and which game they lead to.

A line is `NUMBER CHECKSUM KIND WHAT`, complete in itself: a number one higher than that of the line above, a checksum
of everything else in it, a kind, and JSON. A line that is torn or out of order ends the journal.

    file    the digest of the autosave beside it that this journal may follow
    game    the whole game from here on, as text of a `.shogi` file; "" = nothing that anybody would miss
    move    one more move in that game
"""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Annotated, Final, TypeAlias

from shogi_desktop.files.plain_values import Between, read_json, record
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import canonical_move, format_move, parse_move
from shogi_desktop.notation.records.shogi_file import game_steps
from shogi_desktop.notation.steps import Steps
from shogi_desktop.rules.errors import IllegalMoveError

MAX_BYTES: Final = 64 * 1024 * 1024
MOST_MS: Final = 1 << 53
"""Times added up may be longer than any that can be chosen."""
Place: TypeAlias = list[tuple[int, int]]
_Time: TypeAlias = Annotated[int, Between(-MOST_MS, MOST_MS)]


@dataclass(frozen=True)
class JournalMove:
    """A move that was made: after `ply` moves, on the main line but where `turns` (ply, number of the child) say.

    `spent_ms` and `clock_ms` are those of the node; None = not known.
    """

    ply: int
    turns: Place
    move: str
    spent_ms: _Time | None
    clock_ms: tuple[_Time, _Time] | None

    @staticmethod
    def of(node: Node, game: Game) -> JournalMove:
        path = node.path()[:-1]
        turns = [(step.ply, at) for step in path if step.parent and (at := step.parent.children.index(step))]
        return JournalMove(len(path), turns, format_move(node.move, game.variant), node.spent_ms, node.clock_ms)

    def play(self, game: Game) -> None:
        """Makes the move in a game, and goes there. ValueError where it does not fit."""
        node, turns = game.root, dict(self.turns)
        while node.ply < self.ply:
            at = turns.get(node.ply + 1, 0)
            if not 0 <= at < len(node.children):
                raise ValueError("the move follows one that is not there")
            node = node.children[at]
        game.go_to(node)
        try:
            move = canonical_move(parse_move(self.move, game.variant), game.position)
            game.play(move, self.spent_ms, self.clock_ms)
        except (NotationError, IllegalMoveError) as error:
            raise ValueError(str(error)) from error


@dataclass(frozen=True)
class Replay:
    """What a journal leads to: the text of a game, and moves made in it since."""

    text: str
    moves: list[JournalMove]

    def game(self, source: str) -> Steps[Game | None]:
        """Reads the game, None for none; ended where a rule ends it. NotationError where the text cannot be read."""
        if not self.text:
            return None
        game = yield from game_steps(self.text, source)
        for made in self.moves:
            yield 1.0
            try:
                made.play(game)
            except ValueError:  # it is a rest of something older; what came before it is sound
                break
        ending = game.ending() if self.moves and game.result is None else None
        if ending is not None:
            game.finish(ending)
        return game


def digest_of(text: bytes) -> str:
    return blake2b(text, digest_size=16).hexdigest()


def line_of(number: int, kind: str, what: object) -> bytes:
    """A line with its end. `what` is a text or a move."""
    rest = f"{kind} {json.dumps(asdict(what) if isinstance(what, JournalMove) else what)}"
    return f"{number} {_checksum(number, rest)} {rest}\n".encode("ascii")


def replay(snapshot: bytes, journal: bytes) -> Replay | None:
    """Where a journal leads from an autosave (b"": there is none); None where the two do not belong together."""
    before = digest_of(snapshot)
    known, text, moves = False, "", list[JournalMove]()
    for kind, what in _lines(journal):
        if kind == "file":
            known = known or what == before
        elif kind == "game":
            text, moves = str(what), []
            known = known or digest_of(text.encode("utf-8", "surrogatepass")) == before
        else:
            moves.append(record(JournalMove, what, strict=True))
    return Replay(text, moves) if known else None


def _lines(journal: bytes) -> list[tuple[str, object]]:
    """The sound lines of a journal, up to the first one that is not."""
    found: list[tuple[str, object]] = []
    for row in journal.split(b"\n")[:-1]:
        number, _, tail = row.decode("ascii", "replace").partition(" ")
        checksum, _, rest = tail.partition(" ")
        if number != str(len(found)) or checksum != _checksum(len(found), rest):
            break
        kind, _, what = rest.partition(" ")
        try:
            # A game is one text, as long as that may be; anything else says little.
            found.append((kind, json.loads(what) if what.startswith('"') else read_json(what)))
        except ValueError:
            break
    return found


def _checksum(number: int, rest: str) -> str:
    return f"{zlib.crc32(f'{number} {rest}'.encode('ascii', 'replace')):08x}"
