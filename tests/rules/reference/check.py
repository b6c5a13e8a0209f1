"""The reference against data that others computed: `python -m tests.rules.reference.check FOLDER [DEPTH]`.

FOLDER holds `variants/`, `rules/` and `perft/`; counts of more than DEPTH plies (2) or 60,000 moves are left out.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .endings import Game, declared, left_out
from .play import State, start
from .record import BLACK, WHITE, Rules, read_rows, rules_of
from .texts import find_case, find_usi, placed, read_sfen

_OTHERS = ("FL", "DE", "RC", "BT", "KR", "PH", "SM", "VM", "DH", "DK", "LN", "GB")
LISHOGI = dict(zip("FEATOXMVHDNI", _OTHERS, strict=True))
"""Its letters where the research tables have others."""
MOST_NODES = 60_000
VARIANTS = Path(__file__).parents[3] / "shogi_desktop" / "rules" / "variants"
SMALL = ("minishogi", "minishogi-depth1", "gorogoro", "kyotoshogi")
"""Tables of games that have files."""
OTHERS = {
    "shogi": ("", 3),
    "shogi-depth1": ("", 3),
    "judkins": ("rbnsgk .....p ...... ...... P..... KGSNBR", 2),
}
KNOWN = ("chu", "wa", "dai", "heian_dai", "dai_dai", "maka_dai_dai", "tai", "taikyoku")
OTHER_CHANGES = ("rules", "promotion_force", "contagion")
"""What an option changes but moves of pieces."""
Row = dict[str, Any]
Found = tuple[str, object, object]  # what, expected, computed


def rows(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def table_rules(folder: Path, name: str, options: Row) -> Rules:
    """The rules of a table of the research data, in the words of variant files."""
    table = json.loads((folder / "variants" / f"{name}.json").read_text(encoding="utf-8"))
    stated = dict(table["rules"])
    trading = stated.pop("lion_trading", None) or {}
    spread = stated.pop("contagion", None) or {}
    moves: dict[str, str] = {}
    for option in table["options"]:
        change = option.get("changes", {})
        change = change.get(options.get(option["key"]), {}) if isinstance(change, dict) else {}
        moves |= {code: text for code, text in change.items() if code not in OTHER_CHANGES}
        stated |= change.get("rules", {})
        stated |= {key: change[key] for key in ("promotion_force",) if key in change}
        spread = change.get("contagion", spread)
    pieces = [
        {
            "code": piece["code"],
            "moves": moves.get(piece["code"], piece["moves"]),
            "promotes_to": piece["promotes_to"] or "",
            "royal": piece["code"] in stated["royals"],
            "lion": piece["code"] in trading.get("lions", ()),
            "jump_rank": piece.get("jump_rank", 0),
            "infects": spread.get(piece["code"], ""),
            "drop_file_limit": stated.get("drop_file_limit", {}).get(piece["code"], 0),
            "drop_mate_banned": piece["code"] in stated.get("drop_mate_banned", ()),
        }
        for piece in table["pieces"]
    ]
    stated["lion_trading"] = {"none": "off"}.get(rule := options.get("lion_rules", "jcsa"), rule) if trading else "off"
    stated["contagion"] = "all" if spread else "off"
    if stated.get("promotion_on") == ["any_capture"]:
        stated["promotion_on"] = ["capture_outside"]
        force = stated.pop("promotion_force", "")
        stated["promotion_choice"] = {"always": "forced", "never": "free", "": "free"}.get(force, force)
    stated |= {key: options[key] for key in ("range_capture_own", "emperor_protection") if key in options}
    stated["lion_no_bridge"] = stated["bare_king_minor"] = trading.get("low", [])
    if options.get("drops") == "on":
        hand = [piece["code"] for piece in pieces if not piece["royal"] and "+" not in piece["code"]]
        stated |= {"hand": "revert", "hand_order": hand}
    array = "\n".join(table["array"])
    board = {"files": table["files"], "ranks": table["ranks"], "array": array}
    return rules_of(board | {"rules": stated, "pieces": pieces})


def perft(game: Game, depth: int) -> int:
    """Moves at the end of lines of that many; a game that is over has none."""
    if depth > 1:
        return sum(perft(next_game, depth - 1) for next_game in map(game.played, game.moves) if not next_game.end())
    return len(game.moves)


def positions(game: Game, depth: int) -> int:
    """As perft, but moves that bring the same position count once."""
    after = {next_game.state.key(): next_game for next_game in map(game.played, game.moves)}
    return sum(positions(each, depth - 1) for each in after.values() if not each.end()) if depth > 1 else len(after)


def options_of(note: str) -> Row:
    """The choices under which something was counted, as its note has them: `option a = b, c = d`."""
    said = re.match(r"option (.*)", note)
    return dict(re.findall(r"(\w+) = (\w+)", said[1])) if said else {}


def check_perft(folder: Path, deepest: int) -> Iterator[Found]:
    """Counts of the tables of the large games."""
    for row in rows(folder / "variants" / "perft.jsonl"):
        position, known = row["position"], row["nodes"]
        trusted = {"own", "program generator"} & set(row["oracle"])
        if row["variant"] not in KNOWN or not trusted or row["depth"] > deepest or not 0 < (known or 0) <= MOST_NODES:
            continue
        options = options_of(row.get("note", ""))
        rules = table_rules(folder, row["variant"], options)
        state = start(rules)
        if position != "start":
            state = State(read_rows(position["rows"]), {}, BLACK if position["side"] == "b" else WHITE)
        chosen = "".join(f" {key}={value}" for key, value in options.items())
        what = f"perft {row['variant']} depth {row['depth']} of {known}{chosen}"
        yield what, known, perft(Game(rules, (state,)), row["depth"])


def check_cases(folder: Path) -> Iterator[Found]:
    """Single moves of the large games, legal or not."""
    for row in rows(folder / "variants" / "cases.jsonl"):
        if row["variant"] not in KNOWN:
            continue
        rules = table_rules(folder, row["variant"], row.get("options", {}))
        side = BLACK if row["side"] == "b" else WHITE
        hands = {(code, side): 1 for code in row.get("hand", "").split()}
        game = Game(rules, (State(placed(row["position"]), hands, side),))
        for text in row["moves"][:-1]:
            move = find_case(game, text)
            assert move, row
            game = game.played(move)
        yield row["id"], row["legal"], find_case(game, row["moves"][-1]) is not None


def check_chu(folder: Path) -> Iterator[Found]:
    """Single cases of chu shogi, bare kings too."""
    rules = table_rules(folder, "chu", {})
    for row in rows(folder / "rules" / "chushogi.jsonl"):
        game = read_sfen(rules, row["sfen"], LISHOGI)
        for text in row.get("moves", ()):
            move = find_usi(game, text)
            assert move, row
            game = game.played(move)
        end = game.end()
        if "move" in row:  # Lishogi writes a pass with the square between
            move = find_usi(game, row["move"])
            short = move is not None and move.origin == move.final and len(row["move"]) < 6
            yield row["id"], row["legal"], move is not None and not short
        elif "winner" in row:
            yield row["id"], row["winner"], end and end.winner is not None and "bw"[end.winner]
        elif "status" in row:
            by = "BareKing" if end and end.winner is not None else "Draw" if end else ""
            yield row["id"], row["holds"], row["status"] == by
        else:
            yield row["id"], row["ended"], end is not None


def check_chu_counts(folder: Path, deepest: int) -> Iterator[Found]:
    """Distinct positions after a number of plies of chu shogi."""
    rules = table_rules(folder, "chu", {})
    for row in rows(folder / "perft" / "chushogi.jsonl"):
        for depth, nodes in row["distinct"].items():
            if int(depth) <= deepest and nodes <= MOST_NODES:
                yield f"{row['id']} depth {depth}", nodes, positions(read_sfen(rules, row["sfen"], LISHOGI), int(depth))


def shogi(array: str = "", zone: int = 3, **changes: str) -> Rules:
    """Shogi, or a smaller game with its pieces: rows of the array, depth of the zone, chosen options."""
    values = tomllib.loads((VARIANTS / "shogi.toml").read_text(encoding="utf-8"))
    if array:
        rows_of = [" ".join(row) for row in array.split()]
        values |= {"files": len(array.split()[0]), "ranks": len(rows_of), "array": "\n".join(rows_of)}
        values["rules"]["promotion_zone"] = zone
    return rules_of(values, changes)


def check_small(folder: Path, deepest: int) -> Iterator[Found]:
    """Counts of shogi and of smaller games with its pieces."""
    games = {name: shogi(array, zone) for name, (array, zone) in OTHERS.items()}
    for name in SMALL:
        file = VARIANTS / f"{name.partition('-')[0]}.toml"
        games[name] = rules_of(tomllib.loads(file.read_text(encoding="utf-8")))
    for name, rules in games.items():
        for row in rows(folder / "perft" / f"{name}.jsonl"):
            for depth, nodes in row["counts"].items():
                if int(depth) <= deepest and nodes <= MOST_NODES:
                    yield f"{row['id']} depth {depth}", nodes, perft(read_sfen(rules, row["sfen"]), int(depth))


def played(rules: Rules, row: Row) -> Game:
    game = read_sfen(rules, row["sfen"])
    for text in row.get("moves", ()):
        move = find_usi(game, text)
        assert move, row
        game = game.played(move)
    return game


def check_legality(folder: Path) -> Iterator[Found]:
    """Single moves of shogi: drops, promotions, pins."""
    for row in rows(folder / "rules" / "legality.jsonl"):
        game = played(shogi(), row)
        yield row["id"], row["legal"], find_usi(game, row["move"]) is not None


def check_ends(folder: Path) -> Iterator[Found]:
    """How games of shogi end, and on which ply."""
    names = {"no_moves": "no_legal_moves", "checkmate": "no_legal_moves", "repetition": "repetition_draw"}
    for row in rows(folder / "rules" / "game_end.jsonl"):
        expected = row["expected"]
        game = played(shogi(), row | {"moves": row["moves"][: expected.get("ply")]})
        end = game.end()
        status = names.get(end.by, end.by) if end else "ongoing"
        loser = "" if end is None or end.winner is None else "bw"[1 - end.winner]
        yield row["id"], (expected["status"], expected.get("loser") or ""), (status, loser)


def check_declarations(folder: Path) -> Iterator[Found]:
    """Points and pieces of entering kings."""
    for row in rows(folder / "rules" / "declaration.jsonl"):
        expected = row["expected"]
        state = read_sfen(shogi(), row["sfen"]).state
        state = State(state.board, state.hands, "bw".index(expected["side"]))
        results = {rule: declared(Game(shogi(declaration=rule), (state,))) for rule in ("27", "24")}
        by_24 = results["24"]
        result = "not_allowed" if not by_24.allowed else "draw" if by_24.winner is None else "win"
        points = by_24.points - (left_out(shogi(), state) if state.side == WHITE else 0)
        computed = by_24.pieces, points, results["27"].winner is not None, result
        wanted = tuple(expected[key] for key in ("pieces_in_camp", "points", "win_27", "result_24"))
        yield row["id"], wanted, computed


def main(argv: list[str]) -> int:
    if len(argv) < 2 or not Path(argv[1]).is_dir():
        print(__doc__)
        return 2
    folder, deepest = Path(argv[1]), int(argv[2]) if len(argv) > 2 else 1
    parts = {
        "cases of large games": check_cases(folder),
        "cases of chu": check_chu(folder),
        "cases of shogi": check_legality(folder),
        "ends of games of shogi": check_ends(folder),
        "declarations": check_declarations(folder),
        "counts of shogi and smaller games": check_small(folder, deepest),
        "counts of large games": check_perft(folder, deepest),
        "counts of chu": check_chu_counts(folder, deepest),
    }
    failures = 0
    for title, found in parts.items():
        results = list(found)
        wrong = [result for result in results if result[1] != result[2]]
        failures += len(wrong)
        print(f"{title}: {len(results)}, {len(wrong)} differ", flush=True)
        for what, expected, computed in wrong:
            print(f"  {what}: {expected} expected, {computed} computed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
