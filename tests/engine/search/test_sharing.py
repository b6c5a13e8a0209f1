"""What processes that search the same position tell each other through shared memory."""

from __future__ import annotations

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget, Limits
from shogi_desktop.engine.root.deepening import depths_of
from shogi_desktop.engine.search.table import EXACT, LOWER, Sharing, TranspositionTable, packed, size_of
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.rules import Position, load_variant

ENTRY = packed(-120, 7, EXACT)
RING = 1 << 14


def memory(processes: int = 2) -> memoryview:
    return memoryview(bytearray(size_of(processes)))


def known(table: TranspositionTable, key: int) -> tuple[int, int, int, int, int] | None:
    at = table.find(key)
    return None if at < 0 else (table.move(at), table.score(at), table.depth(at), table.bound(at), table.evaluation(at))


def test_an_entry_that_one_process_notes_is_in_the_table_of_the_other() -> None:
    shared = memory()
    one, other = (Sharing(shared, place, 2) for place in range(2))
    tables = [TranspositionTable(1) for _ in range(2)]
    one.note(-(1 << 62) + 5, 77, ENTRY, -33)
    one.exchange(tables[0], 100)
    other.exchange(tables[1], 50)
    assert known(tables[1], -(1 << 62) + 5) == (77, -120, 7, EXACT, -33)
    assert (int(one.told), int(other.heard), int(one.heard)) == (1, 1, 0)
    assert (one.nodes_of_others(), other.nodes_of_others()) == (50, 100)
    one.begin()
    assert one.nodes_of_others() == 0


def test_an_entry_is_heard_once() -> None:
    shared = memory()
    one, other = (Sharing(shared, place, 2) for place in range(2))
    table = TranspositionTable(1)
    one.note(5, 77, ENTRY, 0)
    one.exchange(table, 0)
    for _ in range(3):
        other.exchange(table, 0)
    assert int(other.heard) == 1


def test_what_was_found_deeper_stays() -> None:
    table = TranspositionTable(1)
    table.store(5, 9, 44, 8, EXACT, 0)
    table.take(5, 77, packed(-120, 8, LOWER), 0)
    assert known(table, 5) == (9, 44, 8, EXACT, 0)
    table.take(5, 77, packed(-120, 9, LOWER), 0)
    assert known(table, 5) == (77, -120, 9, LOWER, 0)


def test_an_entry_that_is_being_written_is_left_out() -> None:
    shared = memory()
    one, other = (Sharing(shared, place, 2) for place in range(2))
    table = TranspositionTable(1)
    for key in range(1, 4):
        one.note(key, 77, ENTRY, 0)
    one.exchange(table, 0)
    words = shared.cast("q")
    torn = next(at for at in range(len(words)) if list(words[at : at + 2]) == [2, 77])
    words[torn + 2] += 1
    fresh = TranspositionTable(1)
    other.exchange(fresh, 0)
    assert [known(fresh, key) is not None for key in range(1, 4)] == [True, False, True]
    assert int(other.heard) == 2


def test_the_ring_goes_round_and_who_was_away_too_long_hears_the_newest() -> None:
    shared = memory(3)
    one, present, away = (Sharing(shared, place, 3) for place in range(3))
    tables = [TranspositionTable(4) for _ in range(3)]
    key = 0
    while key < 3 * RING:
        for _ in range(999):
            key += 1
            one.note(key, key, ENTRY, key)
        one.exchange(tables[0], key)
        present.exchange(tables[1], 0)
    away.exchange(tables[2], 0)
    assert int(present.heard) == key
    assert int(away.heard) == RING // 2
    assert known(tables[2], key) == (key, -120, 7, EXACT, key)
    assert known(tables[2], key - RING // 2 + 1) is not None
    assert known(tables[2], key - RING // 2) is None


def test_more_than_half_a_ring_at_once_is_told_in_part() -> None:
    shared = memory()
    one, other = (Sharing(shared, place, 2) for place in range(2))
    table = TranspositionTable(4)
    for key in range(1, RING):
        one.note(key, 1, ENTRY, 0)
    one.exchange(table, 0)
    other.exchange(table, 0)
    assert int(other.heard) == RING // 2


def test_a_search_tells_what_it_finds_and_finds_the_same_where_nobody_answers() -> None:
    nodes = 20_000 if core_is_compiled() else 4000
    variant, limits = load_variant("shogi"), Limits(nodes=nodes)
    found: list[list[tuple[int, int, int]]] = []
    sharing = Sharing(memory(), 0, 2)
    for part in (None, sharing):
        thinker = Thinker(variant, 4, 1)
        thinker.share(part)
        told: list[SearchProgress] = []
        thinker.think(Position(variant), limits, Control(Budget(nodes=nodes)), report=told.append)
        found.append([(progress.depth, progress.score, progress.nodes) for progress in told])
    assert found[0] == found[1]
    assert int(sharing.told) > 100


def test_the_first_process_searches_every_depth_and_no_two_others_the_same() -> None:
    assert list(depths_of(0, 9)) == list(range(1, 10))
    several = [tuple(depths_of(place, 40)) for place in range(1, 9)]
    assert len(set(several)) == len(several)
    assert all(19 <= len(depths) <= 23 for depths in several)
    assert set(several[0]) | set(several[1]) == set(range(1, 41))
