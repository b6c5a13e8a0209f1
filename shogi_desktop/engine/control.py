"""When a search must end: the flags that another thread sets, the clock, the limits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from .limits import Budget

_BETWEEN_NS: Final = 2_000_000
_MOST_NODES_BETWEEN: Final = 8192
_ENDLESS: Final = 1 << 60


class Control:
    """Asked by the search every few nodes, told by others to stop.

    The number of nodes between two looks at the clock follows the speed of the machine, so that a look happens about
    every 2 ms, compiled or not. Each look lets other threads run: a compiled search holds the interpreter lock.
    """

    def __init__(self, budget: Budget, now_ns: Callable[[], int] = time.perf_counter_ns) -> None:
        self.now_ns = now_ns
        self._budget = budget
        self._started = now_ns()
        self._last_look = self._started
        self._nodes_then: i64 = 0
        self._step: i64 = 8
        self.stopped: bool = False
        self.beat: Callable[[], None] | None = None
        """Called at every look, also those of shares: whoever works is still at it."""
        self.pondering: bool = budget.ponder
        self._hit = 0
        self._most_nodes: i64 = budget.nodes
        # Nodes of the shares, where the work is divided.
        self.spent: i64 = 0
        self.look_at: i64 = self._next_look(0)

    def stop(self) -> None:
        """Ends the search; may be called by any thread."""
        self.stopped = True

    def ponderhit(self) -> None:
        """The expected move was played: from now on the clock counts. May be called by any thread."""
        self._hit = self.now_ns()
        self.pondering = False

    def timed(self) -> bool:
        """Whether time runs against the search now."""
        return self._budget.hard_ms > 0 and not self.pondering

    def elapsed_ms(self) -> int:
        """Time since the search began."""
        return (self.now_ns() - self._started) // 1_000_000

    def left_ms(self) -> int:
        """Time until the end, at least 1; 0 where none is set."""
        return max(1, self._budget.hard_ms - self._own_ms()) if self._budget.hard_ms else 0

    def look(self, nodes: i64) -> bool:
        """Whether to stop at once; the search asks when its nodes have reached `look_at`."""
        # As many nodes as this speed makes in that time; looks may come far earlier, where shares cause them.
        fitting = (nodes - self._nodes_then) * _BETWEEN_NS // max(1, self.now_ns() - self._last_look)
        self._step = max(1, min(fitting, 2 * self._step, _MOST_NODES_BETWEEN))
        self._nodes_then = nodes
        time.sleep(0)
        self._last_look = self.now_ns()
        self.look_at = self._next_look(nodes)
        if self._most_nodes and nodes >= self._most_nodes:
            self.stopped = True
        if self._budget.hard_ms and not self.pondering and self._own_ms() >= self._budget.hard_ms:
            self.stopped = True
        if self.beat is not None:
            self.beat()
        return self.stopped

    def enough(self, worth: int) -> bool:
        """Whether the search has lasted as long as this position deserves: `worth` percent of the usual time.

        What was thought while the opponent did counts as well.
        """
        if self.stopped:
            return True
        budget = self._budget
        if self.pondering or not budget.soft_ms:
            return False
        if self._own_ms() < budget.least_ms:
            return False
        return self.elapsed_ms() * 100 >= budget.soft_ms * worth

    def rest(self) -> i64:
        """Nodes left until the end; very many where no number of them is set."""
        if self._most_nodes == 0:
            return _ENDLESS
        return self._most_nodes - self.spent if self.spent < self._most_nodes else 0

    def _own_ms(self) -> int:
        """Time that counts against the budget."""
        return (self.now_ns() - (self._hit or self._started)) // 1_000_000

    def _next_look(self, nodes: i64) -> i64:
        at = nodes + self._step
        return self._most_nodes if nodes < self._most_nodes < at else at


class Share(Control):
    """A part of a larger work: ends after nodes or milliseconds of its own (0 = no limit), and with the whole.

    Where the nodes of the whole are up it ends at once, not at the next look at the clock: how fast the machine is must
    not change what is found within a number of nodes. Whoever works under it calls `look` at its end too: many small
    shares would otherwise never hear of the clock.
    """

    def __init__(self, whole: Control, nodes: int = 0, milliseconds: int = 0) -> None:
        super().__init__(Budget(hard_ms=milliseconds, nodes=nodes), whole.now_ns)
        self._whole = whole
        self._counted: i64 = 0
        self.stopped = whole.stopped
        self._heed_whole(0)

    def look(self, nodes: i64) -> bool:
        Control.look(self, nodes)
        self._whole.spent += nodes - self._counted
        self._counted = nodes
        if self._whole.look(self._whole.spent):
            self.stopped = True
        self._heed_whole(nodes)
        return self.stopped

    def rest(self) -> i64:
        own, others = Control.rest(self), self._whole.rest()
        return own if own < others else others

    def _heed_whole(self, nodes: i64) -> None:
        """The next look comes no later than the end of the whole."""
        rest = self._whole.rest()
        last = nodes + rest if rest > 0 else nodes + 1
        if self.look_at > last:
            self.look_at = last
