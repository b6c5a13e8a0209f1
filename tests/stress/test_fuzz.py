"""A few hundred damaged texts for all readers; many more by the command."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.stress import mutation
from tests.stress.fuzz import fuzz, report
from tests.stress.fuzz_readers import readers

INPUTS = 400


def test_good_texts_are_accepted(tmp_path: Path) -> None:
    for reader in readers(tmp_path):
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
