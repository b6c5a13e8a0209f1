"""Record files of all formats: read as the index says, and the same once more from what every format writes of them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.detect import read_record_file
from shogi_desktop.notation.records.formats import FORMATS, Format, GamePart
from shogi_desktop.notation.records.headers import OWN
from shogi_desktop.notation.records.reading import Reading, finish
from tests.corpus.rows import Check

SECONDS = 2
ENDS = {
    "TORYO": {Reason.RESIGN},
    "CHUDAN": {Reason.ABORTED, Reason.OTHER},  # 封じ手
    "TSUMI": {Reason.CHECKMATE},
    "TIME_UP": {Reason.TIME},
    "ILLEGAL_MOVE": {Reason.ILLEGAL_MOVE},
    "KACHI": {Reason.DECLARATION},
    "SENNICHITE": {Reason.REPETITION},
}
"""What json-kifu-format calls the ends, and what they are here."""
FIXED_ENDS = {"csa", "jkf", "usen"}
"""Formats that say how a game ended by one of a few words."""
KNOWN_SUFFIXES = {kind.suffix for known in FORMATS for kind in known.file_types}
READ_BY_NOBODY = "kif/shogiplayer__illegal_check.kif"
"""Both sides of its diagram lack a king; every program says something else."""


def record_entries(data: Path) -> list[dict[str, Any]]:
    """The index of record files."""
    entries: list[dict[str, Any]] = json.loads((data / "records" / "index.json").read_text(encoding="utf-8"))
    return entries


def read_file(file: Path) -> Reading:
    """A file as the program opens it."""
    reading, _ = finish(read_record_file(file.read_bytes(), "shogi", file.name))
    return reading


def readable(name: str) -> bool:
    """Whether the program has a format for files called so."""
    return Path(name).suffix.lower() in KNOWN_SUFFIXES


def check_record_files(data: Path) -> Check:
    """Start, moves, end, branches and comments as other programs read them."""
    check = Check("records: as the index says", note="formats that are not read")
    for entry in record_entries(data):
        if not readable(entry["file"]):
            check.skipped += 1
            continue
        check.rows += 1
        reading = read_file(data / "records" / entry["file"])
        expected = entry["expected"]
        if not reading.games:
            if expected:
                check.failures.append(f"{entry['file']}: no game, {reading.problems[:1]}")
            continue
        if expected:
            _compare(check, entry["file"], reading.games[0], expected)
    return check


def _compare(check: Check, file: str, game: Game, expected: dict[str, Any]) -> None:
    line = game.main_line()
    check.expect(file, "start", _place(format_sfen(game.start)), _place(expected["initial_sfen"]))
    check.expect(file, "moves", len(line), expected["moves"])
    if expected.get("usi"):
        check.expect(file, "the line", " ".join(format_move(node.move, game.variant) for node in line), expected["usi"])
    game.go_to(line[-1] if line else game.root)
    check.expect(file, "final position", _place(format_sfen(game.position)), _place(expected["final_sfen"]))
    nodes = list(game.root.walk())
    if expected.get("branches") is not None:
        check.expect(file, "branches", sum(max(0, len(node.children) - 1) for node in nodes), expected["branches"])
    if expected.get("comments") is not None:
        told = sum(bool(node.comment or node.evaluation) for node in nodes)
        check.expect(file, "comments", told, expected["comments"])
    end = expected.get("ending_jkf")
    if end in ENDS:
        check.expect(file, "end", game.result is not None and game.result.reason in ENDS[end], True)


def _place(sfen: str) -> str:
    """An SFEN without its number."""
    return " ".join(sfen.split(" ")[:3])


def check_records_written_again(data: Path) -> Check:
    """Every game through every format that has it, and again: nothing is lost but what the table says."""
    check = Check("records: through every format", note="games that a format does not have")
    for file, game in _games(data):
        for known in FORMATS:
            if known.write is None:
                continue
            check.rows += 1
            try:
                text = known.write([game])
            except NotationError:
                check.skipped += 1
                continue
            reading = finish(known.read(text, game.variant.name))
            if len(reading.games) != 1:
                check.failures.append(f"{file} as {known.key}: {len(reading.games)} games, {reading.problems[:1]}")
                continue
            for what, before, after in _kept(known, game, reading.games[0]):
                check.expect(f"{file} as {known.key}", what, after, before)
    return check


def _games(data: Path) -> Iterator[tuple[str, Game]]:
    for entry in record_entries(data):
        if readable(entry["file"]):
            for game in read_file(data / "records" / entry["file"]).games:
                yield entry["file"], game


def _kept(known: Format, before: Game, after: Game) -> Iterator[tuple[str, object, object]]:
    """What the format keeps, of the game before and after."""
    lost = known.lost(before)
    yield "start", format_sfen(before.start), format_sfen(after.start)
    if GamePart.MOVES in lost:
        return
    for what, value in (("moves", "move"), ("comments", "comment"), ("times", "spent_ms"), ("bookmarks", "bookmark")):
        part = GamePart(what.replace("spent_ms", "times"))
        if part not in lost or part is GamePart.MOVES:
            yield what, _told(before, value, lost), _told(after, value, lost)
    if GamePart.HEADERS not in lost:
        headers = [{name: text for name, text in game.headers.items() if name not in OWN} for game in (before, after)]
        yield "headers", headers[0], headers[1]
    if GamePart.RESULT not in lost:
        plain = known.key in FIXED_ENDS
        yield "result", _without_words(before.result) if plain else before.result, after.result


def _without_words(result: GameResult | None) -> GameResult | None:
    """An end without the word that says it more exactly, such as 封じ手 of an adjourned game."""
    return result and (result if result.reason is Reason.OTHER else replace(result, detail=""))


def _told(game: Game, what: str, lost: frozenset[GamePart]) -> list[object]:
    nodes = [game.root, *game.main_line()] if GamePart.VARIATIONS in lost else list(game.root.walk())
    values = [getattr(node, what) for node in nodes]
    if what == "spent_ms" and GamePart.FRACTIONS in lost:
        return [value if value is None else value // 1000 for value in values]
    return values


def check_damaged_records(data: Path) -> Check:
    """Damaged files: proper ones for a careful reader are read, all others end soon in a game or a problem."""
    check = Check("malformed: record files", note="formats that are not read")
    folder = data / "malformed"
    real = json.loads((folder / "real" / "manifest.json").read_text(encoding="utf-8"))
    mutants = json.loads((folder / "mutants" / "manifest.json").read_text(encoding="utf-8"))["files"]
    for where, entry in [("real", entry) for entry in real] + [("mutants", entry) for entry in mutants]:
        file = folder / where / Path(entry["file"]).name
        if not readable(file.name):
            check.skipped += 1
            continue
        check.rows += 1
        started = time.process_time()
        reading = read_file(file)
        if time.process_time() - started > SECONDS:
            check.failures.append(f"{file.name}: took more than {SECONDS} s")
        if not reading.games and not reading.problems:
            check.failures.append(f"{file.name}: neither a game nor a problem")
        if entry["class"] == "must_read":
            _compare_damaged(check, file.name, reading, entry["expected"])
        for game in reading.games:
            for node in game.root.walk():
                game.go_to(node)
            parse_sfen(format_sfen(game.position), game.variant)
    return check


def _compare_damaged(check: Check, file: str, reading: Reading, expected: dict[str, Any]) -> None:
    if not reading.games:
        check.failures.append(f"{file}: no game, {reading.problems[:1]}")
        return
    game = reading.games[0]
    line = game.main_line()
    game.go_to(line[-1] if line else game.root)
    check.expect(file, "moves", len(line), expected["moves"])
    check.expect(file, "final position", _place(format_sfen(game.position)), _place(expected["final_sfen"]))
