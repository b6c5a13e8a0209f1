"""Records out of bug reports of other programs: each row has the bytes of a file and what should come out."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from typing import Any

from shogi_desktop.game.notes import Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.detect import read_record_file
from shogi_desktop.notation.records.headers import BLACK
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules.board.pieces import Side
from tests.corpus.records import ENDS
from tests.corpus.rows import Check, read_rows

ANY = "any"


def check_reports(data: Path) -> Check:
    """Every example as a file of its name: games, plies, end, names, date, evaluations, problems."""
    check = Check("reports: as they should be")
    file = data / "reports" / "records.jsonl"
    for row in read_rows(file) if file.is_file() else ():
        check.rows += 1
        found = differences(row)
        if found:
            check.failures.append(f"{row['kind']}: {row['file']}: {'; '.join(found)}")
    return check


def differences(row: dict[str, Any]) -> list[str]:
    """What is otherwise than a row says."""
    one = Check(row["file"])
    reading, _ = finish(read_record_file(b64decode(row["data"]), "shogi", row["file"]))
    lines = [game.main_line() for game in reading.games]
    if row["plies"] is None:
        one.expect("", "a game with moves", any(lines), True)
    else:
        one.expect("", "plies", [len(line) for line in lines], row["plies"])
    if row["problems"] is not None:
        told = f" ({reading.problems[0]})" if reading.problems else ""
        one.expect("", f"the number of problems{told}", len(reading.problems), row["problems"])
    if reading.games:
        _compare(one, reading.games[0], row)
    return [failure.removeprefix(": ") for failure in one.failures]


def _compare(one: Check, game: Game, row: dict[str, Any]) -> None:
    headers = (("black", BLACK), ("date", "started"))
    for key, header in headers:
        if row.get(key) is not None:
            one.expect("", key, game.headers.get(header), row[key])
    if row["plies"] is not None:
        reason = game.result.reason if game.result else None
        one.expect("", f"the end ({reason}) as {row['special']}", _is_end(reason, row["special"]), True)
    if "winner" in row:
        winner = game.result.winner if game.result else None
        one.expect("", "the winner", winner if winner is None else winner.name.lower(), row["winner"])
    if "start" in row:
        one.expect("", "the start", format_sfen(game.start), row["start"])
    line = [game.root, *game.main_line()]
    for ply, cp in row.get("evaluations", {}).items():
        one.expect("", f"the evaluation of move {ply}", _seen_by_black(game, line[int(ply) : int(ply) + 1]), cp)


def _is_end(reason: Reason | None, told: str | None) -> bool:
    """Whether a game ended as json-kifu-format calls it."""
    if reason is None or told is None:
        return reason is None and told is None
    return told == ANY or reason in ENDS[told]


def _seen_by_black(game: Game, at: list[Node]) -> int | None:
    """The score after a move as records write it."""
    if not at or at[0].evaluation is None:
        return None
    game.go_to(at[0])
    return at[0].evaluation.score.cp * (1 if game.position.turn == Side.BLACK else -1)
