"""What is practised is kept, by two windows of the program too, and a file that is none of theirs is not lost."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from shogi_desktop.session.practice import deck as deck_module
from shogi_desktop.session.practice.deck import Deck, Recall, days_to, is_due, reviewed
from tests import needs
from tests.analysis.mistakes import exercises
from tests.horrors import FILES
from tests.systems import is_private

NOON = datetime(2026, 11, 25, 12, tzinfo=timezone(timedelta(hours=9)))


def practised(*outcomes: Recall) -> list[int]:
    """The days until a position comes up again, answered each time on its day."""
    memory, now, days = "", NOON, []
    for outcome in outcomes:
        memory = reviewed(memory, outcome, now)
        days.append(days_to(memory, now))
        now += timedelta(days=days[-1])
    return days


def test_what_is_known_comes_up_later_and_later() -> None:
    days = practised(Recall.RIGHT, Recall.RIGHT, Recall.RIGHT, Recall.RIGHT)
    assert days == sorted(days) and days[0] >= 1 and days[-1] > 60


def test_what_was_forgotten_is_tried_again_on_the_same_day() -> None:
    assert practised(Recall.WRONG) == [0]
    known, forgotten, again = practised(Recall.RIGHT, Recall.WRONG, Recall.RIGHT)
    assert known >= 1 and forgotten == 0 and again >= 1


def test_help_counts_for_less() -> None:
    right, helped = (practised(Recall.RIGHT, Recall.RIGHT, each)[-1] for each in (Recall.RIGHT, Recall.HELPED))
    assert 1 <= helped < right


def test_a_position_is_due_all_through_its_day() -> None:
    memory = reviewed("", Recall.RIGHT, NOON)
    days = days_to(memory, NOON)
    first_hour = NOON.replace(hour=0) + timedelta(days=days)
    assert not is_due(memory, NOON) and not is_due(memory, first_hour - timedelta(hours=1))
    assert is_due(memory, first_hour) and is_due(memory, first_hour + timedelta(days=100))


@pytest.mark.parametrize("text", ["", "{", "[]", '"x"', "{}", '{"card_id": 1}', '{"due": "soon"}', "1" * 900])
def test_what_was_never_tried_or_makes_no_sense_is_due(text: str) -> None:
    assert is_due(text, NOON) and days_to(text, NOON) == 0
    assert reviewed(text, Recall.RIGHT, NOON) == reviewed("", Recall.RIGHT, NOON)


def test_the_same_answers_give_the_same_days_in_every_time_zone() -> None:
    assert reviewed("", Recall.RIGHT, NOON) == reviewed("", Recall.RIGHT, NOON.astimezone(UTC))


NOW = datetime(2026, 11, 25, 12).astimezone()


@pytest.fixture
def file(qapp: object, tmp_path: Path) -> Path:
    return tmp_path / "home" / "practice.json"


def test_every_change_is_kept(file: Path) -> None:
    deck, changes = Deck(file), list[int]()
    deck.changed.connect(lambda: changes.append(1))
    first, second = exercises()
    assert deck.add([first, second]) == 2
    deck.note(first.key, Recall.RIGHT, NOW)
    kept = Deck(file).of("shogi")
    assert [card.exercise for card in kept] == [first, second]
    assert [is_due(card.memory, NOW) for card in kept] == [False, True]
    assert deck.due(NOW) == 1 and deck.due(NOW + timedelta(days=30)) == 2
    deck.remove(second.key)
    assert [card.key for card in Deck(file).of("shogi")] == [first.key] and len(changes) == 3
    assert deck.games() == ("shogi",) and deck.of("chu") == () and deck.card(second.key) is None
    assert is_private(file)


def test_a_position_that_is_known_already_keeps_what_is_known_of_it(file: Path) -> None:
    deck = Deck(file)
    deck.add(exercises()[:1])
    deck.note(exercises()[0].key, Recall.RIGHT, NOW)
    memory = deck.of("shogi")[0].memory
    assert deck.add(exercises()) == 1
    assert deck.of("shogi")[0].memory == memory


def test_two_windows_take_nothing_from_each_other(file: Path) -> None:
    one, other = Deck(file), Deck(file)
    first, second = exercises()
    one.add([first])
    other.add([second])
    one.note(first.key, Recall.WRONG, NOW)
    assert {card.key: bool(card.memory) for card in Deck(file).of("shogi")} == {first.key: True, second.key: False}


def test_there_is_an_end_to_how_many_there_are(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_module, "MOST", 1)
    deck = Deck(file)
    assert deck.add(exercises()) == 1 and deck.add(exercises()) == 0
    assert len(Deck(file).of("shogi")) == 1


@pytest.mark.parametrize("text", ["not ours", "[1]", "\0", "{}", '{"version": 2, "cards": []}'])
def test_a_file_that_makes_no_sense_is_put_aside(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    deck = Deck(file)
    assert deck.of("shogi") == () and deck.spoilt is not None and deck.spoilt.read_text() == text
    assert not file.exists()


def test_entries_that_make_no_sense_are_left_out(file: Path) -> None:
    Deck(file).add(exercises())
    values = json.loads(file.read_text())
    values["cards"][0]["exercise"]["before"] = 7000
    values["cards"].append("nothing")
    file.write_text(json.dumps(values))
    assert [card.exercise for card in Deck(file).of("shogi")] == exercises()[1:]


@pytest.mark.parametrize("horror", FILES)
def test_whatever_lies_in_the_place_of_the_file_stops_nothing(qapp: object, tmp_path: Path, horror: str) -> None:
    file = tmp_path / "practice.json"
    FILES[horror](file)
    assert Deck(file).add(exercises()) == 2
    assert len(Deck(file).of("shogi")) == 2


@needs.forbidden_reading
def test_what_cannot_be_read_now_is_not_written_over(file: Path) -> None:
    Deck(file).add(exercises())
    file.chmod(0)
    deck = Deck(file)
    assert deck.add(exercises()[:1]) == 1
    file.chmod(0o600)
    assert len(Deck(file).of("shogi")) == 2


def test_a_deck_that_cannot_be_written_says_so(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    deck, errors = Deck(tmp_path / "home" / "practice.json"), list[object]()
    deck.saved.connect(errors.append)
    deck.add(exercises())
    assert len(errors) == 1 and isinstance(errors[0], OSError) and len(deck.of("shogi")) == 2
    (tmp_path / "home").unlink()
    deck.note(exercises()[0].key, Recall.RIGHT, NOW)
    assert errors[1:] == [None] and len(Deck(tmp_path / "home" / "practice.json").of("shogi")) == 2


def test_mistakes_of_others_are_not_counted_until_they_are_own_ones(tmp_path: Path) -> None:
    deck, found = Deck(tmp_path / "deck.json"), exercises()
    deck.add(replace(each, own=False) for each in found)
    assert (deck.of("shogi"), deck.due(NOON), len(deck.of("shogi", own=False))) == ((), 0, len(found))
    deck.add(found[:1])
    assert [card.key for card in deck.of("shogi")] == [found[0].key] and deck.due(NOON) == 1
    assert len(Deck(tmp_path / "deck.json").of("shogi", own=False)) == len(found) - 1
