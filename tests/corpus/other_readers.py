"""What this program writes, as cshogi and python-shogi read it: both are for tests only, and may be missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.formats import format_named
from tests.corpus.records import read_file, readable, record_entries
from tests.corpus.rows import Check

PYTHON_SHOGI = "python-shogi"
Found = tuple[str, list[str]]
"""A start without its number, and moves."""


def check_read_by_others(data: Path) -> Check:
    """The main line of every game, written in the formats that other programs read: they read the same moves."""
    check = Check("records: read by others", note="starts that python-shogi or cshogi does not understand")
    for name, key, read in _readers():
        known = format_named(key)
        if known is not None and known.write is not None:
            for file, game in _games(data):
                with suppress(NotationError):  # a game that the format does not have
                    _ask(check, f"{file} as {key}, {name}", known.write([_main_line(game)]), game, read)
    return check


def _ask(check: Check, row: str, text: str, game: Game, read: Callable[[str], Found]) -> None:
    check.rows += 1
    if row.endswith(PYTHON_SHOGI) and format_sfen(game.start).split(" ")[2] != "-":
        check.skipped += 1  # it loses some of the pieces in hand
        return
    if row.endswith("as kif, cshogi") and "|" in text:
        check.skipped += 1  # it knows no diagrams
        return
    try:
        found = read(text)
    except Exception as error:  # whatever another program raises, it could not read the text
        check.failures.append(f"{row}: {type(error).__name__}: {error}"[:200])
    else:
        check.expect(row, "the game", found, _expected(game))


def _games(data: Path) -> Iterator[tuple[str, Game]]:
    """Games that others can have: with both kings, and with moves."""
    for entry in record_entries(data):
        if readable(entry["file"]):
            for game in read_file(data / "records" / entry["file"]).games:
                board = format_sfen(game.start).split(" ")[0]
                if "k" in board and "K" in board and game.root.children:
                    yield entry["file"], game


def _main_line(game: Game) -> Game:
    """A game without its variations, which no other reader tells from the moves of the game."""
    alone = Game(game.variant, game.start, game.handicap)
    alone.headers.update(game.headers)
    for node in game.main_line():
        alone.play(node.move, node.spent_ms).comment = node.comment
    if game.result is not None:
        alone.finish(game.result)
    return alone


def _expected(game: Game) -> Found:
    moves = [format_move(node.move, game.variant) for node in game.main_line()]
    return _place(format_sfen(game.start)), moves


def _place(sfen: str) -> str:
    board, turn, hands = sfen.split(" ")[:3]
    return f"{board} {turn} {''.join(sorted(hands))}"


def _readers() -> Iterator[tuple[str, str, Callable[[str], Found]]]:
    """The readers that are installed: whose, of which format, and what one does."""
    try:
        import cshogi.CSA  # noqa: F401

        yield "cshogi", "csa", _cshogi_csa
        yield "cshogi", "kif", _cshogi_kif
    except ImportError:
        pass
    try:
        import shogi.CSA  # noqa: F401

        yield PYTHON_SHOGI, "csa", _python_shogi_csa
        yield PYTHON_SHOGI, "kif", _python_shogi_kif
    except ImportError:
        pass


def _cshogi_csa(text: str) -> Found:
    import cshogi

    (game,) = cshogi.Parser.parse_str(text)
    return _place(game.sfen), [cshogi.move_to_usi(move) for move in game.moves]


def _cshogi_kif(text: str) -> Found:
    import cshogi
    from cshogi import KIF

    game = KIF.Parser.parse_str(text)
    return _place(game.sfen), [cshogi.move_to_usi(move) for move in game.moves]


def _python_shogi_csa(text: str) -> Found:
    from shogi import CSA

    (game,) = CSA.Parser.parse_str(text)
    return _summary(game)


def _python_shogi_kif(text: str) -> Found:
    from shogi import KIF

    game = KIF.Parser.parse_str(text)
    return _summary(game[0] if isinstance(game, list) else game)


def _summary(game: dict[str, Any]) -> Found:
    return _place(game["sfen"]), list(game["moves"])
