from __future__ import annotations

import re
from string import Formatter

import pytest

from shogi_desktop.ui.words.reason_words import TEMPLATES
from shogi_desktop.ui.words.reasons import found_in, told

from .reason_shapes import found

SAMPLES = {"text": r"""'it\'s "so" in \\'""", "square": "12l", "title": "Chu Shogi", "piece": "gold general"}
SAMPLES |= {"side": "Black", "other": "White", "what": "a KIF record", "reason": "this cannot be a drop"}
NUMBERS = ("count", "file", "files", "most", "number", "rank", "ranks", "version")


def shape(template: str) -> str:
    return "".join(literal + ("{}" if name else "") for literal, name, _, _ in Formatter().parse(template))


def test_there_is_a_template_for_every_message_and_no_other() -> None:
    shapes = list(map(shape, TEMPLATES))
    assert sorted(shapes) == sorted(found())


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_message_is_found_with_what_was_filled_in(template: str) -> None:
    names = re.findall(r"\{([a-z]+)\}", template)
    values = {name: str(at + 7) if name in NUMBERS else SAMPLES.get(name, "abc") for at, name in enumerate(names)}
    message = template.format(**values)
    assert found_in(message) == (template, values)
    assert told(message) == message


@pytest.mark.parametrize("message", ["", "something new", "{text} is no move", "x" * 500, "'" * 500, "'a': " * 100])
def test_what_is_not_known_stays(message: str) -> None:
    assert told(message) == message
