"""Messages as values, and that what is listed in modules of errors is used as it is meant."""

from __future__ import annotations

import ast
import importlib
import json
import pickle
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop.files.plain_values import record
from shogi_desktop.messages import Message, MessageError, form_of, joined, plain
from shogi_desktop.notation.errors import NotationError, PositionMessage
from shogi_desktop.rules.errors import MovementError, MovementMessage, PieceMessage, VariantError

ROOT = Path(shogi_desktop.__file__).parent
NO_PIECE = Message("there is no piece {text}")
BECAUSE = Message("{text} is not a legal move here: {reason}")
TO_PROGRAMMERS = ("notation/wire/", "notation/moves/xboard.py")
"""What engines write there stands in the log as it is."""


def test_a_message_says_its_parts() -> None:
    whole = BECAUSE(text="'7g7f'", reason=NO_PIECE(text=7))
    assert str(whole) == "'7g7f' is not a legal move here: there is no piece 7"
    assert whole.filled("{reason}: {text}", lambda name, part: f"<{name} {part}>") == (
        "<reason there is no piece 7>: <text '7g7f'>"
    )
    assert whole == BECAUSE(text="'7g7f'", reason=NO_PIECE(text="7")) and BECAUSE.places == ["text", "reason"]


def test_a_message_with_a_count_has_a_form_for_one() -> None:
    burns = Message("{text}: {count} piece burns|{text}: {count} pieces burn")
    assert [str(burns(text="7g7f", count=count)) for count in (0, 1, 2)] == [
        "7g7f: 0 pieces burn", "7g7f: 1 piece burns", "7g7f: 2 pieces burn"
    ]  # fmt: skip
    assert str(burns(text="a|b", count=1)) == "a|b: 1 piece burns"
    assert form_of("one|few|many", 7, lambda count: 2) == "many" and form_of("any", 7) == "any"


@pytest.mark.parametrize("text", ["{text.__class__}", "{0}", "{", "}", "{text!r:>99999999}", "{other}", "{...}"])
def test_no_template_from_outside_makes_it_fail(text: str) -> None:
    assert str(Message(text, (("text", "x"),))) == text


def test_words_that_are_not_ours_stay_and_several_messages_are_one() -> None:
    assert str(plain("it {says} so")) == "it {says} so"
    assert str(joined([NO_PIECE(text="A"), plain("b"), plain("c")])) == "there is no piece A; b; c"
    assert str(joined([plain("b"), plain("c")], ", ")) == "b, c"
    assert joined([NO_PIECE]) == NO_PIECE


def test_a_message_goes_through_json() -> None:
    whole = joined([BECAUSE(text="x", reason=NO_PIECE(text="y")), plain("z")])
    assert record(Message, json.loads(json.dumps(asdict(whole))), strict=True) == whole
    for bad in ({}, {"template": 1, "parts": []}, {"template": "a", "parts": [["text", 5]]}, "text", None):
        with pytest.raises(ValueError):
            record(Message, bad, strict=True)


@pytest.mark.parametrize(
    "error",
    [
        MessageError(NO_PIECE(text="A")),
        VariantError("my.toml", "pieces", PieceMessage.UNKNOWN(text="A")),
        MovementError("WX", 2, MovementMessage.NO_ATOM),
        NotationError(PositionMessage.NO_TEXT, "text", 3, 4, "source"),
    ],
)
def test_errors_come_back_from_other_processes(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and str(again) == str(error) and vars(again) == vars(error)


def listed() -> Iterator[tuple[str, Message]]:
    """Every message that is listed in a module of errors, as `Class.NAME`."""
    for file in sorted(ROOT.rglob("*errors.py")):
        module = importlib.import_module(".".join(file.relative_to(ROOT.parent).with_suffix("").parts))
        for space in vars(module).values():
            if isinstance(space, type) and space.__module__ == module.__name__:
                for name, value in vars(space).items():
                    if isinstance(value, Message):
                        yield f"{space.__name__}.{name}", value


def test_no_two_messages_have_one_name() -> None:
    names = [name for name, _ in listed()]
    assert len(names) == len(set(names)) > 400


def test_every_message_is_used_with_the_parts_that_it_has_places_for() -> None:
    known, used = dict(listed()), set()
    filled: list[str] = []
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                used.add(ast.unparse(node))
            elif isinstance(node, ast.Call) and ast.unparse(node.func) in known:
                filled.append(ast.unparse(node.func))
                places = known[filled[-1]].places
                assert sorted(str(part.arg) for part in node.keywords) == sorted(places), (file, node.lineno)
    assert known.keys() - used == set() and len(filled) > 200


def test_what_a_reader_says_is_listed() -> None:
    """A text of its own would be English in every language."""
    raised = 0
    for file in sorted((ROOT / "notation").rglob("*.py")):
        if not file.relative_to(ROOT).as_posix().startswith(TO_PROGRAMMERS):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("NotationError", "IllegalMoveText")):
                    raised += 1
                    said = [*node.args[:1], *(part.value for part in node.keywords if part.arg == "message")]
                    assert not any(isinstance(one, ast.JoinedStr | ast.Constant) for one in said), (file, node.lineno)
    assert raised > 100
