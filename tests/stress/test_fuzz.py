"""A few hundred damaged texts for all readers; many more by the command."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import needs
from tests.stress import fuzz as stress
from tests.stress import mutation
from tests.stress.fuzz import fuzz, report
from tests.stress.fuzz_readers import Reader, readers
from tests.stress.record_readers import record_readers

INPUTS = 400


def test_good_texts_are_accepted(tmp_path: Path) -> None:
    for reader in [*readers(tmp_path), *record_readers()]:
        accepted = [reader.read(text) for text in list(reader.seeds())[:12]]
        assert any(accepted), reader.name


def test_damaged_texts_end_in_a_result_or_the_documented_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(mutation, "LONGEST", 2_000)
    monkeypatch.setattr(mutation, "HUGE_ONCE_IN", 1 << 40)
    run = fuzz(INPUTS, tmp_path, seed=7)
    assert run.failures == []
    assert f"{INPUTS} inputs, 0 failures, seed 7" in report(run)
    assert all(tally.inputs for tally in run.tallies.values())


def test_an_input_follows_from_seed_and_number() -> None:
    one, again, other = (mutation.damaged(["a text", "another"], random.Random(seed)) for seed in ("x", "x", "y"))
    assert one == again != other


def test_an_unknown_kind_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no kind 'cards'"):
        fuzz(1, tmp_path, only="cards")


def _hang(text: str) -> bool:
    while True:
        pass


def _crash(text: str) -> bool:
    return bool(1 // len(text[:0]))


@pytest.mark.parametrize(
    ("read", "error"),
    [pytest.param(_hang, "TooSlowError", marks=needs.processor_alarm), (_crash, "ZeroDivisionError")],
)
def test_what_hangs_or_crashes_is_told_with_its_text(
    read: Callable[[str], bool], error: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    reader = Reader("bad", lambda: ["a text"], read, 1)
    monkeypatch.setattr(stress, "readers", lambda folder: [reader])
    monkeypatch.setattr(stress, "record_readers", lambda: [])
    monkeypatch.setattr(stress, "SECONDS", 0.05)
    run = stress.fuzz(1, tmp_path, seed=3)
    (told,) = run.failures
    assert told.startswith("FAILED bad, number 0, ") and error in told
    assert [file.name for file in tmp_path.iterdir()] == ["failed-bad-3-0.txt"]
