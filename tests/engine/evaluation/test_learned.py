"""Sums of a network are exact however a position was reached, fair to both sides; files that do not fit are refused."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.engine.evaluation.inputs import Inputs, fingerprint
from shogi_desktop.engine.evaluation.learned import Learned
from shogi_desktop.engine.evaluation.network import MAGIC, NetworkError, load_network, read_network
from shogi_desktop.library.packed_game import mirrored_position
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

from .random_network import random_file, random_network
from .turned import turned

GOLDEN = (-469, -441, -27935)


@pytest.mark.once
@pytest.mark.parametrize("name", ["shogi", "tenjiku", "chu", "wa"])
def test_sums_brought_up_to_date_are_those_made_anew(name: str) -> None:
    variant = load_variant(name)
    network = random_network(variant)
    chooser = random.Random(3)
    for _ in range(2 if len(variant.squares) < 100 else 1):
        position = Position(variant)
        evaluation = Learned(position, network)
        scores: list[int | None] = []
        anew: list[int | None] = []
        while position.ply < 60 and position.outcome() is None:
            # A search asks at some positions only, and goes back from others at once.
            asked = chooser.random() < 0.4
            scores.append(int(evaluation.evaluate()) if asked else None)
            anew.append(int(Learned(position, network).evaluate()) if asked else None)
            evaluation.play(chooser.choice(position.legal_moves()))
            if chooser.random() < 0.3:
                evaluation.undo()
                evaluation.play(chooser.choice(position.legal_moves()))
        assert int(evaluation.evaluate()) == int(Learned(position, network).evaluate())
        assert scores == anew and any(anew)
        while scores:
            evaluation.undo()
            before = scores.pop()
            assert (None if before is None else int(evaluation.evaluate())) == before


def test_a_pass_changes_nothing_but_the_side_to_move() -> None:
    variant = load_variant("shogi")
    network = random_network(variant)
    position = Position(variant)
    evaluation = Learned(position, network)
    before = int(evaluation.evaluate())
    evaluation.play_null()
    assert int(evaluation.evaluate()) == int(Learned(position, network).evaluate())
    evaluation.undo()
    assert int(evaluation.evaluate()) == before


@pytest.mark.once
@pytest.mark.parametrize("name", ["shogi", "tenjiku", "chu", "wa"])
def test_the_board_is_seen_alike_from_both_sides(name: str) -> None:
    variant = load_variant(name)
    network = random_network(variant)
    chooser = random.Random(7)
    position = Position(variant)
    while position.ply < 30 and position.outcome() is None:
        other = turned(position)
        assert int(Learned(position, network).evaluate()) == int(Learned(other, network).evaluate())
        position.play(chooser.choice(position.legal_moves()))


def test_left_and_right_are_alike_where_the_king_stands_aside() -> None:
    """All movements of shogi are symmetric; a king on the middle file is seen as it stands."""
    variant = load_variant("shogi")
    network = random_network(variant)
    position = parse_sfen("1n1g3kl/1r3sg2/p1pppppp1/8p/PP7/2P5P/1SNPPPP2/2GB1S1R1/L1K2G1NL b BPnpl 1", variant)
    assert int(Learned(position, network).evaluate()) == int(Learned(mirrored_position(position), network).evaluate())


def test_a_second_royal_piece_has_a_zone_of_its_own() -> None:
    variant = load_variant("chu")
    inputs = Inputs(variant, 2, 3)
    position = Position(variant)
    assert int(inputs.zones) == 7
    assert int(inputs.zone(position, 0)) >> 1 < 6
    prince = next(kind for kind in variant.every_kind if kind.royal and kind.unpromoted)
    position.put(variant.square(1, 6), prince.id << 1)
    assert int(inputs.zone(position, 0)) == 6 << 1


def test_pieces_beyond_those_of_the_array_count_as_the_last_of_them() -> None:
    variant = load_variant("shogi")
    network = random_network(variant)
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b 20P3R 1", variant)
    evaluation = Learned(position, network)
    for _ in range(3):
        evaluation.play(position.legal_moves()[0])
        assert int(evaluation.evaluate()) == int(Learned(position, network).evaluate())


def test_interpreted_and_compiled_agree() -> None:
    """The numbers were printed by the interpreted program."""
    variant = load_variant("tenjiku")
    network = random_network(variant)
    chooser = random.Random(11)
    position = Position(variant)
    evaluation = Learned(position, network)
    scores = []
    for _ in range(40):
        evaluation.play(chooser.choice(position.legal_moves()))
        scores.append(int(evaluation.evaluate()))
    assert (scores[0], scores[-1], sum(scores)) == GOLDEN


def test_the_fingerprint_is_of_what_the_inputs_mean() -> None:
    shogi = load_variant("shogi")
    renamed = dataclasses.replace(shogi, name="mine", title="Mine", try_rule=True)
    assert fingerprint(renamed) == fingerprint(shogi)
    assert fingerprint(dataclasses.replace(shogi, hand_kinds=shogi.hand_kinds[1:])) != fingerprint(shogi)
    assert len({fingerprint(load_variant(name)) for name in ("shogi", "tenjiku", "chu", "heian_dai", "dai", "wa")}) == 6
    wa = load_variant("wa")
    option = next(option for option in wa.options if "drop" in option.key)
    others = [fingerprint(load_variant("wa", {option.key: value})) for value, _ in option.choices]
    assert len(set(others)) == len(others)


def test_options_that_change_how_pieces_move_keep_the_network() -> None:
    tenjiku = load_variant("tenjiku")
    for option in tenjiku.options:
        for value, _ in option.choices:
            assert fingerprint(load_variant("tenjiku", {option.key: value})) == fingerprint(tenjiku), option.key


def changed(data: bytes, **fields: object) -> bytes:
    """A file with another header."""
    header, _, body = data.removeprefix(MAGIC).partition(b"\n")
    return MAGIC + json.dumps(json.loads(header) | fields).encode() + b"\n" + body


SHOGI = load_variant("shogi")


def good() -> bytes:
    return random_file(SHOGI)


WRONG: tuple[tuple[Callable[[], bytes], str], ...] = (
    (lambda: b"", "this is not a network"),
    (lambda: b"shogi-desktop games 1\n{}", "this is not a network"),
    (lambda: b"shogi-desktop network 1\n{}\n", "this is not a network"),
    (lambda: MAGIC + b"{}", "its header does not end"),
    (lambda: MAGIC + b"[" * 1000 + b"\n", "its header cannot be read"),
    (lambda: MAGIC + b"[]\n", "its header cannot be read"),
    (lambda: changed(good(), sums=9), "sums must be a multiple of 4"),
    (lambda: changed(good(), sums=4096), "sums must be a number from 4 to 1024"),
    (lambda: changed(good(), clip="much"), "clip must be a number from 1 to 1024"),
    (lambda: changed(good(), sums=True), "sums must be a number from 4 to 1024"),
    (lambda: changed(good(), phases=4), "numbers instead of"),
    (lambda: changed(good(), zone_files=3), "numbers instead of"),
    (lambda: changed(good(), fingerprint="0"), "it was trained for .shogi., or for other pieces of it"),
    (lambda: random_file(load_variant("wa")), "it was trained for .wa., or for other pieces of it"),
    (lambda: good()[:-8] + bytes(8), "its numbers are damaged"),
    (lambda: good()[:-3], "its numbers are damaged"),
    (lambda: good() + b"more", "its numbers are damaged"),
    (lambda: changed(good(), crc32=0), "its numbers are damaged"),
)


@pytest.mark.parametrize(("made", "reason"), WRONG, ids=range(len(WRONG)))
def test_a_file_that_does_not_fit_is_refused_with_the_reason(made: Callable[[], bytes], reason: str) -> None:
    with pytest.raises(NetworkError, match=reason):
        read_network(made(), SHOGI)


def test_the_reason_names_the_file(tmp_path: Path) -> None:
    missing = tmp_path / "none.net"
    with pytest.raises(NetworkError, match=r"none\.net"):
        load_network(missing, SHOGI)
    file = tmp_path / "wrong.net"
    file.write_bytes(b"nothing")
    with pytest.raises(NetworkError, match=r"wrong\.net: this is not a network"):
        load_network(file, SHOGI)
    file.write_bytes(good())
    assert load_network(file, SHOGI).header["variant"] == "shogi"
