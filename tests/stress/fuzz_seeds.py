"""Good texts of every kind, to be damaged: our own resources, and what random games give."""

from __future__ import annotations

import json
import random
from functools import cache

from shogi_desktop import program_files
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.mating.report import FlawKind
from shogi_desktop.messages import plain
from shogi_desktop.notation.moves import hodges, usi
from shogi_desktop.notation.positions.bod import format_bod, has_bod
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.wire.problem_lines import (
    Answer,
    Ask,
    Event,
    WorkProgress,
    format_answer,
    format_question,
)
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.record.variant_files import BUILT_IN
from shogi_desktop.session.play.setup import ClockState, GameSetup, PlayerSetup, write_setup
from tests.problem_values import SHOGI, a_flaw, a_question, a_report, a_verdict, moves_of, position_after

GAMES = ("shogi", "tenjiku")
OTHERS = (
    "hello world",
    "   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)\n",
    "▲７六歩 △３四歩 ▲２二角成 △同　銀",
    "V2.2\nN+A\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n",
    '{"header": {"先手": "A"}, "moves": [{}, {"move": {"to": {"x": 7, "y": 6}}}]}',
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "<html><body>https://example.org</body></html>",
    "",
)


@cache
def random_games() -> tuple[Game, ...]:
    """Some games with variations, comments, times and headers, the same ones at every start."""
    chance = random.Random(1)
    games = []
    for name in GAMES:
        for handicap in ("", load_variant(name).handicaps[1].key):
            game = Game(load_variant(name), handicap=handicap)
            for _ in range(30):
                moves = game.position.legal_moves()
                if not moves or game.position.outcome():
                    break
                game.play(chance.choice(moves), chance.randrange(9_000), (chance.randrange(9_000), 600_000))
                if chance.randrange(6) == 0:
                    game.cursor.comment = "a remark\nof two lines \\ 7g7f"
                if chance.randrange(7) == 0:
                    game.back()
            game.headers.update(black="Hanako", white="太郎", event="A: B [c]")
            setup = GameSetup(name, {}, handicap, "", PlayerSetup(True, "Hanako", 1), PlayerSetup(False, "", 3))
            control = TimeControl(600_000, 30_000, 0)
            write_setup(game, setup.__class__(**{**vars(setup), "black_time": control}), ClockState(2, 500))
            games.append(game)
    return tuple(games)


@cache
def positions(name: str) -> tuple[Position, ...]:
    """Positions out of the games, and with pieces in hand."""
    found = []
    for game in random_games():
        if game.variant.name == name:
            for node in game.root.walk():
                game.go_to(node)
                if node.ply % 6 == 0:
                    found.append(game.position.copy())
    return tuple(found)


def sfens() -> list[str]:
    rows = [row for name in GAMES for row in problem_sets(name)[0].splitlines() if row and not row.startswith("#")]
    return [format_sfen(position) for name in GAMES for position in positions(name)] + rows[::40]


def commands() -> list[str]:
    found = ["startpos", "sfen " + sfens()[0], "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e"]
    for game in random_games():
        game.go_end()
        found.append(usi.format_position_command(game.start, game.position.history()))
    return found


def moves(written: str) -> list[str]:
    """Moves as USI or Hodges writes them."""
    found = (
        ["P-7f", "FDx15kx!16k,15j,14j", "Lnx!9d+", "8c8d8c", "FDx15kx!3"] if written == "hodges" else ["8c9d8c", "8c8c"]
    )
    for name in GAMES:
        for position in positions(name)[:6]:
            for move in position.legal_moves()[::7]:
                text = (
                    hodges.format_move(position, move)
                    if written == "hodges"
                    else usi.format_move(move, position.variant)
                )
                found.append(text)
    return sorted(set(found))


def diagrams() -> list[str]:
    return [format_bod(position) for name in GAMES for position in positions(name) if has_bod(position.variant)]


def game_files() -> list[str]:
    return [format_game(game) for game in random_games()]


@cache
def problem_sets(name: str) -> tuple[str, ...]:
    text = (program_files.resources() / "problems" / f"{name}.sfen").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    rules = "# variant: tenjiku\n# option: general_capture = any\n" if name == "tenjiku" else ""
    return (text[:4_000], "".join(lines[:3] + lines[20:28]), rules + "".join(lines[6:9]))


def variant_files() -> list[str]:
    found = [(BUILT_IN / f"{name}.toml").read_text(encoding="utf-8") for name in GAMES]
    return [
        *found,
        'base = "shogi"\ntitle = "Mine"\n[rules]\npromotion_zone = 4\n[[pieces]]\ncode = "P"\nmoves = "fWbW"\n',
    ]


def lesson_files() -> list[str]:
    return [(program_files.resources() / "lessons" / f"{name}.toml").read_text(encoding="utf-8") for name in GAMES]


def engine_lines() -> list[str]:
    verdict = a_verdict("G*5b", True, 3, True, ("G*5b", "5a4a"), True)
    report = a_report(
        True, 3, 3, True, ("G*5b",), (verdict,), (a_flaw(FlawKind.COOK, 0, "7g7f", 3),), ((0, "7g7f", 2),)
    )
    answers: list[Answer] = [
        Answer(1, Event.DONE, report),
        Answer(2, Event.FOUND, verdict),
        Answer(3, Event.FOUND, MadeProblem(position_after("4k4/9/9/9/9/9/9/9/9 b G 1"), 3, moves_of("G*5b"))),
        Answer(3, Event.PROGRESS, WorkProgress(1, 2, 3, 4)),
        Answer(3, Event.FAILED, plain("there is no mate")),
    ]
    return [
        "info depth 9 seldepth 12 score cp -34 lowerbound nodes 12345 nps 999 time 120 hashfull 7 pv 7g7f 3c3d 8h2b+",
        "info multipv 2 score mate + pv 7g7f string a remark",
        "info score mate -7 currmove 7g7f",
        "option name USI_Variant type combo default shogi var shogi var tenjiku",
        "option name USI_Hash type spin default 64 min 1 max 4096",
        "option name Book File type filename default <empty>",
        "bestmove 7g7f ponder 3c3d",
        "bestmove resign",
        "id name An Engine 1.0",
        "usiok",
        "readyok",
        *(format_answer(answer, SHOGI) for answer in answers),
    ]


def commands_to_engine() -> list[str]:
    sfen = "4k4/9/4P4/9/9/9/9/9/9 b G 1"
    question = a_question(3, Ask.SOLVE, "shogi", {"declaration": "24"}, sfen, ("G*5b",), 0, 100)
    return [
        *("position " + command.removeprefix("position ") for command in commands()),
        "setoption name USI_Variant value tenjiku",
        "setoption name USI_Variant value shogi",
        "setoption name Rule_declaration value 24",
        "setoption name MultiPV value 3",
        "go btime 1000 wtime 1000 byoyomi 10 binc 1 winc 2",
        "go mate infinite",
        "go nodes 100 depth 3",
        "usi",
        "usinewgame",
        "gameover win",
        format_question(question),
    ]


def settings_files() -> list[str]:
    choice = '{\\"variant\\": \\"tenjiku\\", \\"level\\": 3}'
    return [
        f'[General]\ntheme=dark\nanimation_ms=180\ntint=true\nlast_game="{choice}"\ngeometry=@ByteArray(\\0\\x1)\n',
        "[General]\nplayer_name=\\x592a\\x90ce\nlens=false\nlessons={}\nlast_folder=/tmp\n",
    ]


def json_texts() -> list[str]:
    times = {"main": 600, "byoyomi": 30, "increment": 0}
    choice = {
        "variant": "tenjiku",
        "computer": True,
        "side": "black",
        "level": 3,
        "handicap": "great-general",
        "clock": "custom",
        "first": times,
        "second": times,
        "unequal": True,
        "options": {"move_limit": "500"},
        "others": {"shogi": {"declaration": "24"}},
    }
    done = {"tries": 2, "solved": 1, "best_ms": 900, "clean": True, "hinted": False, "given_up": False}
    progress = {
        "version": 1,
        "problems": {"shogi 4k4/9/9/9/9/9/9/9/9 b G": done},
        "clean": {"current": 1, "best": 3},
        "days": {"current": 1, "best": 3},
        "last_day": "2026-03-01",
    }
    bookmarks = {"sets": {"shogi": "shogi"}, "problems": {"shogi": "a key"}, "files": ["/tmp/a.sfen"]}
    lessons = {"shogi": {"pawn": 3, "rook": 1}}
    return [json.dumps(value, ensure_ascii=False) for value in (choice, progress, bookmarks, lessons)]
