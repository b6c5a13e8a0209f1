"""Some random games of every variant; many more by the command."""

from __future__ import annotations

from collections import Counter

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.records import formats
from shogi_desktop.rules import load_variant
from tests.games import with_seeds
from tests.stress.random_games import faults_of_formats, play_one

# Interpreted rules, and the largest boards, take their time.
PLIES = 100 if core_is_compiled() else 20
LARGE = 400


@pytest.mark.parametrize(("name", "seed"), with_seeds(4, 1))
def test_random_games_are_taken_back_and_read_again(name: str, seed: int) -> None:
    plies = PLIES if len(load_variant(name).squares) < LARGE else PLIES // 3
    played = play_one(name, seed, plies)
    refused = Counter[str]()
    assert played.faults + faults_of_formats(played, refused) == []
    kept = {reason.partition(":")[0] for reason in refused}
    assert kept <= {"usi", "csa", "jkf", "usen"}, "KIF, Hodges and the program's own files have every game and rule"


def test_a_game_follows_from_its_number_and_what_is_read_wrongly_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    one, again, other = (play_one("chu", seed, 12) for seed in (1, 1, 2))
    assert one.digest() == again.digest() != other.digest()
    one.moves.pop()
    monkeypatch.setattr(formats.Format, "read", lambda self, text, name: formats.FORMATS[0].works().read(text, name))
    assert any("hodges" in fault for fault in faults_of_formats(one, Counter[str]()))
