"""Small variants that between them have every two choices of the axes together."""

from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

Row = dict[str, str]
Pair = tuple[tuple[str, str], tuple[str, str]]

# The first choice of each axis is the mild one, which works with everything.
AXES: dict[str, tuple[str, ...]] = {
    "size": ("5x5", "6x5", "5x7", "7x6"),
    "check": ("capture", "mate"),
    "royals": ("one", "two", "promoted", "promoting", "ranging", "odd", "lion", "emperor"),
    "royal_loss": ("last", "any"),
    "bare_king": ("off", "jcsa", "loss_unless_bares_back"),
    "powers": (
        *("plain", "limited", "modes", "lions", "area", "over", "beyond", "hooks", "roaming", "ranked", "sweeping"),
        "mixed",
    ),
    "range_capture_own": ("no", "yes"),
    "emperor_protection": ("always", "strict"),
    "burns": ("no", "mover_only", "mover_and_others"),
    "contagion": ("off", "promoted", "all"),
    "hand": ("off", "revert"),
    "start_hand": ("no", "yes"),
    "flip": ("off", "every_move"),
    "drop_faces": ("front", "either"),
    "stuck_drops": ("forbidden", "allowed"),
    "drop_limits": ("none", "one_no_mate", "two"),
    "zone": ("2", "1", "0"),
    "promotion_on": ("none", "shogi", "tenjiku", "leave", "inside_captures", "outside_captures"),
    "promotion_choice": ("free", "forced", "victim_promoted"),
    "promotion_declined": ("free", "deferred"),
    "entry_only": ("no", "yes"),
    "forced": ("no", "yes"),
    "far_rank": ("no", "yes"),
    "repetition": (
        *("allowed", "draw_2", "draw_4", "first_loses_3", "loss_3", "maker_loses_3"),
        *("forbidden_2", "forbidden_3", "forbidden_unless_in_check_2"),
    ),
    "perpetual_check": ("loss", "draw"),
    "no_moves": ("loss", "draw"),
    "jump_capture": ("non_royal", "lower", "any"),
    "jump_quiet": ("no", "yes"),
    "lion_trading": ("off", "jcsa", "okazaki"),
    "lion_protection": ("after", "before"),
    "try_rule": ("no", "yes"),
    "declaration": ("none", "27", "24"),
    "move_limit": ("0", "30"),
    "quiet_limit": ("0", "6"),
}
BANS = ("forbidden_2", "forbidden_3", "forbidden_unless_in_check_2")
# What no variant has: of one axis these choices with those of another.
REFUSED = (
    ("check", ("capture",), "drop_limits", ("one_no_mate",)),
    ("hand", ("off",), "drop_limits", ("one_no_mate", "two")),
    ("hand", ("off",), "start_hand", ("yes",)),
    ("hand", ("off",), "drop_faces", ("either",)),
    ("royals", ("promoted",), "drop_faces", ("either",)),
    ("hand", ("off",), "stuck_drops", ("allowed",)),
    ("contagion", ("promoted", "all"), "hand", ("revert",)),
    ("contagion", ("promoted", "all"), "start_hand", ("yes",)),
    ("contagion", ("promoted", "all"), "flip", ("every_move",)),
    ("contagion", ("promoted", "all"), "drop_faces", ("either",)),
    ("contagion", ("promoted", "all"), "stuck_drops", ("allowed",)),
    ("contagion", ("promoted", "all"), "drop_limits", ("one_no_mate", "two")),
    ("powers", ("hooks", "roaming", "sweeping"), "lion_trading", ("jcsa", "okazaki")),
    ("powers", ("hooks", "roaming", "sweeping"), "lion_protection", ("before",)),
    ("powers", ("sweeping",), "hand", ("revert",)),
    ("powers", ("sweeping",), "start_hand", ("yes",)),
    ("powers", ("sweeping",), "drop_faces", ("either",)),
    ("powers", ("sweeping",), "stuck_drops", ("allowed",)),
    ("powers", ("sweeping",), "drop_limits", ("one_no_mate", "two")),
    ("flip", ("every_move",), "promotion_on", ("shogi", "tenjiku", "leave", "inside_captures", "outside_captures")),
    ("flip", ("every_move",), "forced", ("yes",)),
    ("flip", ("every_move",), "far_rank", ("yes",)),
    ("flip", ("every_move",), "entry_only", ("yes",)),
    ("flip", ("every_move",), "promotion_declined", ("deferred",)),
    ("lion_trading", ("off",), "lion_protection", ("before",)),
    ("repetition", ("allowed", *BANS), "perpetual_check", ("draw",)),
    ("promotion_choice", ("forced", "victim_promoted"), "promotion_declined", ("deferred",)),
    ("promotion_choice", ("forced", "victim_promoted"), "entry_only", ("yes",)),
    ("promotion_on", ("none",), "promotion_choice", ("victim_promoted",)),
    ("flip", ("every_move",), "promotion_choice", ("victim_promoted",)),
    ("hand", ("revert",), "quiet_limit", ("6",)),
    ("start_hand", ("yes",), "quiet_limit", ("6",)),
    ("drop_faces", ("either",), "quiet_limit", ("6",)),
    ("stuck_drops", ("allowed",), "quiet_limit", ("6",)),
    ("drop_limits", ("one_no_mate", "two"), "quiet_limit", ("6",)),
    ("flip", ("every_move",), "quiet_limit", ("6",)),
    ("zone", ("0",), "promotion_on", ("shogi", "tenjiku", "leave", "inside_captures")),
    ("zone", ("0",), "declaration", ("27", "24")),
    ("zone", ("0",), "promotion_declined", ("deferred",)),
    ("promotion_on", ("none", "leave", "inside_captures", "outside_captures"), "promotion_declined", ("deferred",)),
)
TRIGGERS = {
    "none": [],
    "shogi": ["enter", "inside", "leave"],
    "tenjiku": ["enter", "capture_inside", "capture_leave"],
    "leave": ["leave"],
    "inside_captures": ["inside", "capture_leave"],
    "outside_captures": ["capture_outside"],
}
# Moves, and those of the promoted face ("" does not promote).
POWERS: dict[str, list[tuple[str, str]]] = {
    "plain": [("FfW", "WfF"), ("ffN", "sRF"), ("fR", "vRfB"), ("WfF", ""), ("R", "RF"), ("B", "BW")],
    "limited": [("W3", "W2F2"), ("fF3bW", "N0"), ("ff(1,3)vW", "D0F"), ("HsW", "AD"), ("vW2", "G(0,4)K"), ("rW2", "")],
    "modes": [("mWcF", "cRmB"), ("mQcN", ""), ("fmW2fcF", "mKcD"), ("fmRbcR", "cKmA"), ("sRvmW", "mDcW2F")],
    "lions": [
        ("KNAD(cK-aK)(mK-bK)", ""),
        ("BW", "BbsRfWfD(fcW-vW)(fmW-bW)"),
        ("RF", "RbBfFfA(fcF-vF)(fmF-bF)"),
        ("FD", "KNAD(cK-aK)(mK-bK)"),
        ("QDA(cF-aF)(mF-bF)", ""),
        ("W@K", "bF(fcW-aF)"),
    ],
    "area": [("K~2", "BK~3"), ("sRK~2", ""), ("fFbW", "K~2")],
    "over": [("jBvjRsjW3@K", ""), ("Bq*R", "q*B"), ("WjB", "fjR"), ("jW3", "sq*RvW")],
    "beyond": [
        ("(D-R)FD", "q2R"),
        ("WA(A-B)", "K(fA-F2)(sH-R)"),
        ("fq1BbR", "vq3RsW"),
        ("FmU", "cU[unprotected]W"),
        ("mUcU[unprotected]", ""),
        ("W(fD-W2)", "Q(D-R)"),
    ],
    "hooks": [
        ("R(R-sR)", "L3K"),
        ("(B-sB)W", "QL3K"),
        ("fBbF2(fB-sB)", "L3K"),
        ("L3K", ""),
        ("KL3KNAD(cK-aK)(mK-bK)", ""),
    ],
    "roaming": [
        ("(mcK-amcK-amcK)", "R(mcK-amcK-amcK)"),
        ("Q(mcK-amcK-amcK)", ""),
        ("FNAD(mcK-amcK-amcK)", "B"),
        ("fFbW", "(mcK-amcK-amcK)"),
    ],
    "ranked": [("Qc^pQ", ""), ("Bc^pBK~2", ""), ("Rc^pR", "Qc^pQ"), ("Bc^pB", "Bc^pBK~2"), ("WfF", "Rc^pR")],
    "sweeping": [("x^Q", ""), ("Dx^B", "x^Q"), ("W2x^B", "R"), ("fF3bF2x^R", ""), ("WfF", "sRx^B")],
}
# Axes that are fields of their own, stated where they are not mild.
WORDS = (
    "royal_loss",
    "bare_king",
    "promotion_choice",
    "promotion_declined",
    "contagion",
    "perpetual_check",
    "flip",
    "drop_faces",
    "stuck_drops",
    "lion_trading",
    "lion_protection",
    "declaration",
)
RANKS = {
    **{"Qc^pQ": 3, "Bc^pBK~2": 2, "Rc^pR": 1, "Bc^pB": 1},
    **{"x^Q": 3, "Dx^B": 2, "W2x^B": 1, "fF3bF2x^R": 1, "sRx^B": 1},
}
LION = "KNAD(cK-aK)(mK-bK)"
LETTERS = "ABCDEFGHIJ"


def refused_pairs() -> set[Pair]:
    return {((one, a), (other, b)) for (one, several, other, more) in REFUSED for a in several for b in more}


def grounds() -> list[Row]:
    """Rows that load, of several sorts: what a pair of choices is tried on."""
    mild = {axis: choices[0] for axis, choices in AXES.items()}
    rich = mild | {"hand": "revert", "promotion_on": "shogi", "lion_trading": "jcsa"}
    return [mild, rich, rich | {"check": "mate"}, mild | {"check": "mate", "hand": "revert"}]


@cache
def covering() -> list[Row]:
    """Rows that hold every pair of choices at least once, but for those that are refused."""
    refused = refused_pairs()
    wanted, rows = all_pairs() - refused, []
    choice = random.Random(13)
    while wanted:
        row = best_row(wanted, refused, choice, min(wanted))
        wanted -= set(pairs_of(row))
        rows.append(row)
    return rows


def all_pairs() -> set[Pair]:
    return {
        ((one, a), (other, b))
        for one, other in itertools.combinations(AXES, 2)
        for a, b in itertools.product(AXES[one], AXES[other])
    }


def pairs_of(row: Row) -> Iterator[Pair]:
    return itertools.combinations(row.items(), 2)


def best_row(wanted: set[Pair], refused: Collection[Pair], choice: random.Random, first: Pair) -> Row:
    """Grows a row from a wanted pair, each axis with the choice that brings most wanted pairs and no refused one."""
    row = dict(first)
    for axis in choice.sample(sorted(set(AXES) - set(row)), len(AXES) - len(row)):
        scores = {}
        for value in AXES[axis]:
            pairs = [ordered((axis, value), fixed) for fixed in row.items()]
            if not any(pair in refused for pair in pairs):
                scores[value] = sum(pair in wanted for pair in pairs), choice.random()
        row[axis] = max(scores, key=lambda value: scores[value]) if scores else AXES[axis][0]
    return {axis: row[axis] for axis in AXES}


def ordered(one: tuple[str, str], other: tuple[str, str]) -> Pair:
    names = list(AXES)
    return (one, other) if names.index(one[0]) < names.index(other[0]) else (other, one)


def variant_values(row: Row, seed: int) -> dict[str, Any]:
    """The contents of the file of a variant with these choices."""
    choice = random.Random(seed)
    files, ranks = map(int, row["size"].split("x"))
    pieces = make_pieces(row, choice)
    base = [piece["code"] for piece in pieces if "+" not in piece["code"]]
    promoting = [piece["code"] for piece in pieces if "promotes_to" in piece]
    royals = [piece["code"] for piece in pieces if piece.get("royal") and "+" not in piece["code"]]
    values: dict[str, Any] = {"title": "Matrix", "files": files, "ranks": ranks, "pieces": pieces}
    held = [code for code in base if code not in royals]
    values["array"] = "\n".join(make_array(files, ranks, royals, held, choice))
    ranked = any("^p" in piece["moves"] for piece in pieces)
    values["rules"] = make_rules(row, promoting, held) | (make_jumps(row) if ranked else {})
    for sign, axis in (("x^", "range_capture_own"), ("cU", "emperor_protection")):
        if any(sign in piece["moves"] for piece in pieces):
            values["rules"][axis] = row[axis]
    if row["declaration"] != "none":
        values["declaration"] = {"points": {held[0]: 12}, "pieces_in_zone": 1}
    return values


def make_rules(row: Row, promoting: list[str], held: list[str]) -> dict[str, Any]:
    result, _, times = row["repetition"].rpartition("_")
    rules: dict[str, Any] = {
        "check": row["check"],
        "promotion_zone": int(row["zone"]),
        "promotion_on": TRIGGERS[row["promotion_on"]],
        "promotion_forced": promoting if row["forced"] == "yes" else [],
        "promotion_far_rank": promoting if row["far_rank"] == "yes" else [],
        "hand": row["hand"],
        "repetition": int(times) if result else 2,
        "repetition_result": result or times,
        "no_moves": row["no_moves"],
    }
    if row["hand"] != "off":
        rules["hand_order"] = held
    if row["start_hand"] != "no":
        rules["start_hand"] = {held[0]: 2}
    if row["burns"] != "no":
        rules["burn_clash"] = row["burns"]
    if row["lion_trading"] != "off":
        rules["lion_no_bridge"] = ["P"]
    if row["bare_king"] == "jcsa":
        rules["bare_king_minor"] = ["P"]
    if row["entry_only"] == "yes":
        rules["promotion_entry_only"] = ["P"]
    if row["try_rule"] == "yes":
        rules["try_rule"] = True
    if row["move_limit"] != "0":
        rules["move_limit"] = int(row["move_limit"])
    if row["quiet_limit"] != "0":
        rules["quiet_limit"] = int(row["quiet_limit"])
    return rules | {key: row[key] for key in WORDS if row[key] != AXES[key][0]}


def make_jumps(row: Row) -> dict[str, Any]:
    return {"jump_capture": row["jump_capture"], "jump_quiet": row["jump_quiet"] == "yes"}


def make_pieces(row: Row, choice: random.Random) -> list[dict[str, Any]]:
    """A king, a pawn, and pieces of the row's powers, of its lions and burners."""
    royal = {"ranging": "QAD", "odd": "mWcFD", "lion": LION, "emperor": "mUcU[unprotected]"}.get(row["royals"], "K")
    barred = ({"sweeping"} if row["hand"] != "off" else set[str]()) | (
        {"hooks", "roaming", "sweeping"} if row["lion_trading"] != "off" else set[str]()
    )
    mixed = [pair for powers, pairs in POWERS.items() for pair in pairs if powers not in barred]
    pool = POWERS.get(row["powers"], mixed)
    drawn = choice.sample(pool, min(3, len(pool))) + choice.sample(POWERS["plain"], 2)
    pieces = [piece("K", royal, royal=True, jump_rank=4)]
    if row["royals"] == "promoting":
        pieces = [piece("K", royal, royal=True, promotes_to="+K"), piece("+K", "QN", royal=True)]
    if row["royals"] == "two":
        pieces.append(piece("Z", "WA", royal=True, jump_rank=4))
    if row["royals"] == "promoted":
        pieces += [piece("Y", "FsfW", promotes_to="+Y"), piece("+Y", "K", royal=True, jump_rank=4)]
    limited = {"one_no_mate": {"drop_file_limit": 1, "drop_mate_banned": True}, "two": {"drop_file_limit": 2}}
    limits = limited.get(row["drop_limits"], {})
    pieces += [piece("P", "fW", promotes_to="+P", **limits), piece("+P", choice.choice(["WfF", "B"]))]
    if row["lion_trading"] != "off":
        lion = {"lion": True}
        pieces += [piece("LN", LION, **lion), piece("KR", "FD", promotes_to="+KR"), piece("+KR", LION, **lion)]
    if row["burns"] != "no":
        pieces += [piece("FD", choice.choice(["BsR", "K~2", "WF2"]), burns=True)]
        pieces += [piece("WB", "WD", promotes_to="+WB"), piece("+WB", "BsW", burns=True)]
    if row["contagion"] != "off":
        pieces += [piece("DV", "WfF", promotes_to="+DV", infects="+DV"), piece("+DV", "Q", infects="+DV")]
        pieces += [piece("SP", "FsW", promotes_to="+SP", infects="+SP"), piece("+SP", "RAD", infects="+SP")]
    for letter, (moves, better) in zip(LETTERS, drawn, strict=False):
        pieces.append(piece(letter, moves, **({"promotes_to": "+" + letter} if better else {})))
        if better:
            pieces.append(piece("+" + letter, better))
    return [{key: value for key, value in each.items() if value is not False} for each in pieces]


def piece(code: str, moves: str, **more: Any) -> dict[str, Any]:
    words = dict.fromkeys(("name", "romaji", "kanji", "kanji_short"), code)
    return {"code": code, **words, "moves": moves, "value": 100, "jump_rank": RANKS.get(moves, 0), **more}


def make_array(files: int, ranks: int, royals: list[str], others: list[str], choice: random.Random) -> list[str]:
    """Two ranks of pieces for Black, White's turned by half a circle."""
    strong = [code for code in others if code != "P"]
    back = royals + choice.choices(strong, k=files - len(royals))
    choice.shuffle(back)
    second = [choice.choice(["P", "P", ".", choice.choice(strong)]) for _ in range(files)]
    empty = [["."] * files for _ in range(ranks - 4)]
    turned = [[code.lower() for code in reversed(line)] for line in (back, second)]
    return [" ".join(line) for line in (*turned, *empty, second, back)]


def toml(values: dict[str, Any]) -> str:
    """The text of a variant file."""
    lines = [f"{key} = {written(values[key])}" for key in ("title", "files", "ranks", "array")]
    for name in ("rules", "declaration"):
        if name in values:
            lines += [f"[{name}]", *(f"{key} = {written(value)}" for key, value in values[name].items())]
    for entry in values["pieces"]:
        lines += ["[[pieces]]", *(f"{key} = {written(value)}" for key, value in entry.items())]
    return "\n".join(lines) + "\n"


def written(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"""\n' + value + '"""' if "\n" in value else f'"{value}"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return str(value)
