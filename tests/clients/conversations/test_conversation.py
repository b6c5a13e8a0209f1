"""Which request is next."""

from __future__ import annotations

from shogi_desktop.clients.conversations.conversation import Queue, Urgency


def order(queue: Queue[str]) -> list[str]:
    found = []
    while (entry := queue.next()) is not None:
        found.append(entry.request)
        assert queue.remove(entry.number)
    return found


def test_the_more_urgent_goes_first_and_among_equals_the_newer() -> None:
    queue: Queue[str] = Queue()
    for request, urgency in (("a", Urgency.USUAL), ("b", Urgency.BACKGROUND), ("c", Urgency.USUAL)):
        queue.put(request, urgency)
    queue.put("d", Urgency.BACKGROUND)
    assert order(queue) == ["c", "a", "d", "b"]


def test_what_is_held_is_not_next_and_is_not_cleared() -> None:
    queue: Queue[str] = Queue()
    held = queue.put("held")
    held.held = True
    queue.put("free")
    queue.clear()
    assert queue.next() is None and queue.get(held.number) is held
    held.held = False
    assert order(queue) == ["held"]


def test_numbers_are_never_given_twice() -> None:
    queue: Queue[str] = Queue()
    first = queue.put("a")
    queue.remove(first.number)
    second = queue.put("b")
    assert (first.number, second.number) == (1, 2)
    queue.put_back(first)
    assert order(queue) == ["b", "a"] and not queue.remove(first.number)
