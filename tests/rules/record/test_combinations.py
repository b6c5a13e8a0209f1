"""Combinations of rules that do not work are refused by name and place; what is like them and works is not."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.rules import Position, Variant, VariantError, load_variant, variant_names
from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.legality import Illegality, illegality, possible_moves
from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.record.variant_files import BUILT_IN

FILES = {
    name: tomllib.loads((BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")) for name in ("shogi", "tenjiku", "chu")
}
Values = dict[str, Any]
Change = Callable[[Values], None]


def read(game: str, change: Change) -> Variant:
    values = copy.deepcopy(FILES[game])
    change(values)
    return read_variant(values, Path("mine.toml"), {})


def piece(values: Values, code: str) -> Values:
    return next(entry for entry in values["pieces"] if entry["code"] == code)


def rules(**changes: object) -> Change:
    return lambda values: values["rules"].update(changes)


def pieces(code: str, /, **changes: object) -> Change:
    return lambda values: piece(values, code).update(changes)


def both(*changes: Change) -> Change:
    def change(values: Values) -> None:
        for one in changes:
            one(values)

    return change


def without(*keys: str) -> Change:
    def change(values: Values) -> None:
        for key in keys:
            del values[key]

    return change


def options(*entries: Values) -> Change:
    return lambda values: values.update(options=list(entries))


def handicap(**changes: object) -> Change:
    entry = {"key": "mine", "name": "Mine", "kanji": "駒落ち", "remove": []}
    return lambda values: values.update(handicaps=[{**entry, **changes}])


def replacing(square: str, code: object) -> Change:
    return handicap(replace={square: code})


def array(first: str, last: str) -> Change:
    """Other back ranks."""

    def change(values: Values) -> None:
        rows = values["array"].strip().splitlines()
        values["array"] = "\n".join([first, *rows[1:-1], last])

    return change


def option(key: str, *values: str, **changes: object) -> Values:
    return {"key": key, "title": "x", "text": "x", "choices": [[value, "x"] for value in values], "changes": changes}


def promoting_king(values: Values) -> None:
    piece(values, "K")["promotes_to"] = "+K"
    values["pieces"].append({**piece(values, "G"), "code": "+K"})


TOGETHER: dict[str, Change] = {
    "lions where checks are answered": pieces("G", moves="K(cK-aK)"),
    "passes where checks are answered": pieces("G", moves="K(mK-bK)"),
    "area moves where checks are answered": pieces("G", moves="K~2"),
    "jumps where checks are answered": pieces("G", moves="jB"),
    "riders where checks are answered": pieces("G", moves="D0"),
    "lines that meet": pieces("G", moves="W2D"),
    "burning where checks are answered": pieces("G", burns=True),
    "bans of repetition where checks are answered": rules(repetition=2, repetition_result="forbidden"),
    "bans of the third occurrence": rules(repetition=3, repetition_result="forbidden"),
    "repetition that is lost": rules(repetition=3, repetition_result="loss"),
    "repetition that is lost for who made it": rules(repetition=3, repetition_result="maker_loses"),
    "promotion that is no choice": rules(promotion_choice="forced"),
    "promotion by captures": rules(promotion_on=["enter", "inside", "capture_leave", "capture_outside"]),
    "promotion on the far rank": rules(promotion_far_rank=["P"], promotion_on=["enter"]),
    "two kings where checks are answered": array("l n s k k g s n l", "L N S G K K S N L"),
    "a king that captures otherwise": pieces("K", moves="mWcF"),
    "a king that promotes": promoting_king,
    "forced promotion where nothing else promotes": rules(promotion_on=["leave", "inside"]),
    "forced promotion outside the zone": rules(promotion_zone=1),
    "kings that are taken, with hands and declarations": both(
        rules(check="capture"), pieces("P", drop_mate_banned=False)
    ),
}


@pytest.mark.parametrize("name", TOGETHER)
def test_rules_that_work_together(name: str) -> None:
    position = Position(read("shogi", TOGETHER[name]))
    chooser = random.Random(name)
    for _ in range(30):
        moves = position.legal_moves()
        if not moves:
            break
        before = position.copy()
        for move in moves:
            position.play(move)
            position.undo()
            assert position.same_state(before)
        position.play(chooser.choice(moves))


NO_HAND = both(
    rules(hand="off", hand_order=[]), pieces("P", drop_file_limit=0, drop_mate_banned=False), without("handicaps")
)
BOARD_36 = "\n".join([" ".join("k" + "." * 35), *[" ".join("." * 36)] * 34, " ".join("." * 35 + "K")])
LARGE = both(without("handicaps"), lambda values: values.update(files=36, ranks=36, array=BOARD_36))
CROWD = "\n".join(
    [" ".join("k" + "p" * 35), *[" ".join("p" * 36)] * 3, *[" ".join("." * 36)] * 31, " ".join("." * 35 + "K")]
)
CROWDED = both(without("handicaps"), lambda values: values.update(files=36, ranks=36, array=CROWD))

ROWS_36 = CROWD.splitlines()
NEARLY = "\n".join([*ROWS_36[:3], " ".join("s" * 36), *ROWS_36[4:]])  # 107 pawns
NEARLY_CROWDED = both(CROWDED, lambda values: values.update(array=NEARLY))

INFECTIOUS = both(pieces("DE", infects="+DH"), rules(contagion="all"))
DROPS = rules(hand="revert", hand_order=["P"])

CASES: dict[str, tuple[str, Change, str, Change]] = {
    # game, what does not work, the place, what does
    "forced promotion of what does not promote": (
        "shogi",
        rules(promotion_forced=["G"]),
        "rules.promotion_forced",
        rules(promotion_forced=["S"]),
    ),
    "promotion without a zone": (
        "tenjiku",
        rules(promotion_zone=0),
        "rules.promotion_on",
        rules(promotion_zone=0, promotion_on=[]),
    ),
    "a drop that mates where kings are taken": (
        "tenjiku",
        both(rules(hand="revert", hand_order=["P"]), pieces("P", drop_mate_banned=True)),
        "pieces",
        rules(hand="revert", hand_order=["P"]),
    ),
    "lion trading without lions": (
        "tenjiku",
        rules(lion_trading="jcsa"),
        "rules.lion_trading",
        both(rules(lion_trading="jcsa"), pieces("LN", lion=True)),
    ),
    "lion trading with lions of three steps": (
        "chu",
        pieces("GB", moves="L3K"),
        "pieces GB.moves",
        both(rules(lion_trading="off", lion_no_bridge=[]), pieces("GB", moves="L3K")),
    ),
    "lion trading with lions of three steps that turn": (
        "chu",
        pieces("GB", moves="(mcK-amcK-amcK)"),
        "pieces GB.moves",
        both(rules(lion_trading="off", lion_no_bridge=[]), pieces("GB", moves="(mcK-amcK-amcK)")),
    ),
    "contagion that no piece brings": (
        "tenjiku",
        rules(contagion="promoted"),
        "rules.contagion",
        both(rules(contagion="promoted"), pieces("+DH", infects="+DH")),
    ),
    "contagion with hands": ("tenjiku", both(INFECTIOUS, DROPS), "rules.contagion", INFECTIOUS),
    "contagion where pieces turn over": (
        "tenjiku",
        both(INFECTIOUS, rules(flip="every_move", promotion_on=[])),
        "rules.contagion",
        rules(flip="every_move", promotion_on=[]),
    ),
    "contagion that makes kings": (
        "tenjiku",
        both(INFECTIOUS, pieces("DE", infects="K")),
        "pieces DE.infects",
        both(INFECTIOUS, pieces("DE", infects="GG")),
    ),
    "contagion that makes what promotes": (
        "tenjiku",
        both(INFECTIOUS, pieces("DE", infects="DH")),
        "pieces DE.infects",
        INFECTIOUS,
    ),
    "contagion that makes what there is not": (
        "tenjiku",
        both(INFECTIOUS, pieces("DE", infects="X")),
        "pieces DE.infects",
        INFECTIOUS,
    ),
    "flights that take into a hand": (
        "tenjiku",
        both(DROPS, pieces("G", moves="x^Q")),
        "pieces G.moves",
        pieces("G", moves="x^Q"),
    ),
    "deferred promotion where nobody enters": (
        "tenjiku",
        rules(promotion_declined="deferred", promotion_on=["inside"]),
        "rules.promotion_declined",
        rules(promotion_declined="deferred", promotion_on=["enter"]),
    ),
    "promotion that is forced and put off": (
        "tenjiku",
        rules(promotion_choice="forced", promotion_declined="deferred", promotion_on=["enter"]),
        "rules.promotion_choice",
        rules(promotion_choice="forced", promotion_on=["enter"]),
    ),
    "promotion that is forced and only on entering": (
        "chu",
        rules(promotion_choice="forced", promotion_entry_only=["P"]),
        "rules.promotion_choice",
        rules(promotion_choice="forced"),
    ),
    "promotion that a capture forces and that is put off": (
        "tenjiku",
        rules(promotion_choice="victim_promoted", promotion_declined="deferred", promotion_on=["enter"]),
        "rules.promotion_choice",
        rules(promotion_choice="victim_promoted", promotion_on=["enter"]),
    ),
    "promotion that a capture forces and nothing allows": (
        "tenjiku",
        rules(promotion_choice="victim_promoted", promotion_on=[]),
        "rules.promotion_choice",
        rules(promotion_choice="victim_promoted", promotion_zone=0, promotion_on=["capture_outside"]),
    ),
    "quiet moves that are counted where pieces come back": (
        "shogi",
        rules(quiet_limit=50),
        "rules.quiet_limit",
        rules(quiet_limit=0),
    ),
    "quiet moves that are counted where each turns its piece over": (
        "chu",
        rules(flip="every_move", promotion_on=[], promotion_far_rank=[], quiet_limit=50),
        "rules.quiet_limit",
        rules(flip="every_move", promotion_on=[], promotion_far_rank=[]),
    ),
    "a field that its option contradicts": (
        "shogi",
        rules(declaration="24"),
        "rules.declaration",
        rules(declaration="27"),
    ),
    "a limit that its option contradicts": (
        "shogi",
        rules(move_limit=100),
        "rules.move_limit",
        rules(move_limit=0),
    ),
    "a king in hand": ("shogi", rules(hand_order=["P", "K"]), "rules.hand_order", rules(hand_order=["P", "G"])),
    "a promoted piece in hand": (
        "shogi",
        rules(hand_order=["P", "+R"]),
        "rules.hand_order",
        rules(hand_order=["P", "R"]),
    ),
    "a hand that names a piece twice": (
        "shogi",
        rules(hand_order=["P", "P"]),
        "rules.hand_order",
        rules(hand_order=["P"]),
    ),
    "more pieces than a hand holds": (
        "shogi",
        CROWDED,
        "rules.hand_order",
        both(CROWDED, rules(hand="off", hand_order=[]), pieces("P", drop_file_limit=0, drop_mate_banned=False)),
    ),
    "drops of what is not dropped": (
        "shogi",
        both(rules(hand_order=["R"]), without("handicaps")),
        "pieces P.drop_file_limit",
        rules(hand_order=["P"]),
    ),
    "a handicap's hand that is none": (
        "tenjiku",
        handicap(hand={"P": 3}),
        "handicaps mine.hand",
        handicap(hand={}),
    ),
    "declarations without a zone": (
        "shogi",
        rules(promotion_zone=0, promotion_on=[], promotion_forced=[]),
        "options",
        both(rules(promotion_zone=0, promotion_on=[], promotion_forced=[]), without("options", "declaration")),
    ),
    "points that nobody declares": ("shogi", without("options"), "declaration", without("options", "declaration")),
    "no king": (
        "tenjiku",
        array(" ".join("l" * 16), " ".join("L" * 16)),
        "array",
        array(" ".join("k" * 16), " ".join("K" * 16)),
    ),
    "leaps beyond the code of squares": (
        "tenjiku",
        both(LARGE, pieces("N", moves="(0,35)")),
        "pieces",
        both(LARGE, pieces("N", moves="(0,5)")),
    ),
    "a common promoted face": (
        "shogi",
        pieces("S", promotes_to="+N"),
        "pieces S.promotes_to",
        pieces("S", promotes_to="+S"),
    ),
    "letters of two pieces": ("tenjiku", pieces("N", abbreviation="L"), "pieces", pieces("N", abbreviation="Nk")),
    "letters that no position has": ("shogi", pieces("+R", code="+É"), "pieces", pieces("+R", code="+R")),
    "leaving out Black's piece": ("shogi", handicap(remove=["7g"]), "handicaps mine.remove", handicap(remove=["7c"])),
    "leaving out the king": ("shogi", handicap(remove=["5a"]), "handicaps mine.remove", handicap(remove=["4a"])),
    "replacing nothing": ("chu", replacing("6f", "G"), "handicaps mine.replace.6f", replacing("6l", "G")),
    "replacing what is left out": (
        "chu",
        handicap(remove=["7c"], replace={"7c": "R"}),
        "handicaps mine.replace.7c",
        handicap(remove=["8c"], replace={"7c": "R"}),
    ),
    "replacing beside the board": ("chu", replacing("13a", "G"), "handicaps mine.replace.13a", replacing("12a", "G")),
    "replacing by what is none": ("chu", replacing("7k", "+LN"), "handicaps mine.replace.7k", replacing("7k", "+KR")),
    "replacing by a number": ("chu", replacing("7k", 2), "handicaps mine.replace.7k", replacing("7k", "LN")),
    "replacing by the same": ("chu", replacing("7k", "KR"), "handicaps mine.replace.7k", replacing("7k", "PH")),
    "replacing that is a list": ("chu", handicap(replace=["7k"]), "handicaps mine.replace", handicap(replace={})),
    "replacing a king": ("chu", replacing("7l", "LN"), "handicaps mine.replace.7l", replacing("6l", "LN")),
    "replacing by a king": ("shogi", replacing("4i", "K"), "handicaps mine.replace.4i", replacing("4i", "+B")),
    "replacing by another's royal face": (
        "chu",
        replacing("7k", "+DE"),
        "handicaps mine.replace.7k",
        replacing("6l", "+DE"),
    ),
    "replacing by more than a hand holds": (
        "shogi",
        both(NEARLY_CROWDED, handicap(replace={f"{file}d": "P" for file in range(1, 22)})),
        "rules.hand_order",
        both(NEARLY_CROWDED, handicap(replace={f"{file}d": "P" for file in range(1, 21)})),
    ),
    "a handicap whose key is no word": ("shogi", handicap(key="a\nb"), "handicaps 1.key", handicap(key="a-b")),
    "an option whose key is no word": (
        "shogi",
        options(option("move limit", "0"), option("declaration", "27")),
        "options 1.key",  # by number: the key is no name for it
        options(option("move_limit", "0"), option("declaration", "27")),
    ),
    "a limit of other digits": (
        "shogi",
        options(option("move_limit", "0", "²"), option("declaration", "27")),
        "options move_limit.choices",
        options(option("move_limit", "0", "2"), option("declaration", "27")),
    ),
    "the same choice twice": (
        "shogi",
        options(option("move_limit", "0", "0"), option("declaration", "27")),
        "options move_limit.choices",
        options(option("move_limit", "0", "9"), option("declaration", "27")),
    ),
    "the usual rule that changes something": (
        "shogi",
        options(option("x", "a", "b", a={"ranks": 9}, b={"ranks": 9}), option("declaration", "27")),
        "options x.changes",
        options(option("x", "a", "b", b={"ranks": 9}), option("declaration", "27")),
    ),
    "changes that nobody can choose": (
        "shogi",
        options(option("x", "a", "b", b={"ranks": 9}, c={"ranks": 9}), option("declaration", "27")),
        "options x.changes",
        options(option("x", "a", "b", b={"ranks": 9}), option("declaration", "27")),
    ),
    "options that change options": (
        "shogi",
        options(option("x", "a", "b", b={"options": []}), option("declaration", "27")),
        "options x.changes",
        options(option("x", "a", "b", b={"title": "y"}), option("declaration", "27")),
    ),
    "two options of one key": (
        "shogi",
        options(option("declaration", "27"), option("declaration", "24")),
        "options declaration.key",
        options(option("declaration", "27")),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_does_not_work_together_is_refused_and_the_like_that_works_is_not(name: str) -> None:
    game, bad, where, good = CASES[name]
    with pytest.raises(VariantError) as caught:
        read(game, bad)
    assert caught.value.file == "mine.toml" and caught.value.where.startswith(where), str(caught.value)
    variant = read(game, good)
    assert Position(variant).legal_moves() is not None


@pytest.mark.once
@pytest.mark.parametrize("game", variant_names())
def test_every_game_works_under_each_of_its_options(game: str) -> None:
    for choice in load_variant(game).options:
        for value, _ in choice.choices:
            assert load_variant(game, {choice.key: value}).choice(choice.key) == value


@pytest.mark.parametrize("name", ["promotion by captures", "promotion on the far rank"])
def test_the_moves_of_a_wider_promotion_are_those_that_break_no_rule(name: str) -> None:
    """The quick way to list them beside the plain way to judge each."""
    position = Position(read("shogi", TOGETHER[name]))
    assert position.in_lines
    chooser = random.Random(name)
    for _ in range(60):
        moves = position.legal_moves()
        if not moves:
            break
        judged = {move: illegality(position, move) for move in possible_moves(position)}
        assert set(moves) == {move for move, reason in judged.items() if reason is None}
        assert Illegality.REPETITION not in judged.values()
        takes = [move for move in moves if position.piece_at(to_square(move))]
        position.play(chooser.choice(takes or moves))
