from __future__ import annotations

from shogi_desktop.clients.engine_client import MOST_LETTERS, MOST_LINES, TalkLog


def test_lines_are_numbered_and_the_oldest_forgotten() -> None:
    log = TalkLog()
    for number in range(MOST_LINES + 10):
        log.note(f"line {number}", number % 2 == 0)
    assert log.count == MOST_LINES + 10
    assert [said.text for said in log.since(0)][:2] == ["line 10", "line 11"] and len(log.since(0)) == MOST_LINES
    assert [(said.text, said.to_engine) for said in log.since(log.count - 2)] == [
        (f"line {MOST_LINES + 8}", True),
        (f"line {MOST_LINES + 9}", False),
    ]
    assert log.since(log.count) == []
    times = [said.at_ms for said in log.since(0)]
    assert times == sorted(times)


def test_a_line_is_of_bounded_length() -> None:
    log = TalkLog()
    log.note("x" * 1_000_000, False)
    assert len(log.since(0)[0].text) <= MOST_LETTERS + 1
