"""Jobs on machines that a scheduler of dask knows. Needs its package: `pip install "shogi-desktop[cluster]"`.

    dask scheduler --host 127.0.0.1                             (prints its address, tcp://127.0.0.1:8786)
    dask worker tcp://127.0.0.1:8786 --nworkers 4 --nthreads 1  (started where the program's packages can be imported,
                                                                 one process for each processor)

Dask does what whoever reaches the port of a scheduler or a worker sends. So a scheduler is only met on this machine, or
by TLS, which lets nobody in who has no certificate: `dask scheduler --host HOST --protocol tls --tls-ca-file CA.pem
--tls-cert CERT.pem --tls-key KEY.pem`, and so each `dask worker tls://HOST:8786`.
"""

from __future__ import annotations

import queue
import time
import traceback
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import shogi_desktop
from shogi_desktop.clients.own_program import is_frozen
from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import Message, joined, plain
from shogi_desktop.program_files import resources
from shogi_desktop.system_errors import ABOUT

from .errors import JobsError, JobsMessage
from .local import LocalWorkers
from .workers import TRIES, JobDone, JobFailed, Workers, what_was_raised

_SOURCES: Final = (".py", ".toml")
_NOT_OF_THE_WORK: Final = ("ui", "session", "_resources")


@lru_cache(maxsize=1)
def own_version() -> str:
    """The number of the version, and a fingerprint of what can matter to a job, its sources and networks: two checkouts
    of one number may differ. The frozen program has no sources; its number says all."""
    root = Path(shogi_desktop.__file__).resolve().parent
    digest = blake2b(digest_size=6)
    sources = {file.relative_to(root): file for file in root.rglob("*") if file.suffix in _SOURCES}
    networks = resources() / "evaluation"
    for place, file in sorted((place.as_posix(), file) for place, file in sources.items()):
        if place.partition("/")[0] not in _NOT_OF_THE_WORK:
            text = file.read_bytes().replace(b"\r\n", b"\n")  # as some checkouts have it
            digest.update(f"\0{place}\0".encode() + text)
    for file in sorted(networks.glob("*.net")):
        digest.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return f"{shogi_desktop.__version__} ({digest.hexdigest()})" if sources else shogi_desktop.__version__


class OtherVersionError(Exception):
    """This worker runs another version than the one that the work is for."""


@dataclass(frozen=True)
class OfVersion:
    """A function that is called only where this very version of the program runs; OtherVersionError elsewhere."""

    function: Callable[[Any], Any]
    version: str

    def __call__(self, argument: Any) -> Any:
        if own_version() != self.version:
            raise OtherVersionError(f"this worker runs version {own_version()}, not {self.version}")
        return self.function(argument)


A = TypeVar("A")
R = TypeVar("R")

LONGEST_ADDRESS: Final = 200
PATIENCE_S: Final = 30.0
"""How long the scheduler, and then its first worker, may take to be there."""
STEP_S: Final = 2.0
"""So often it is looked whether workers have come or gone, where no job ends."""
_AHEAD: Final = 2
"""Jobs that are sent for each thread of a worker, so that none waits for the next one to arrive."""
_LONGEST_WHY: Final = 300


@dataclass(frozen=True)
class Certificates:
    """Files for TLS: the authority's certificate, one's own, and its key; "" = as dask's own configuration says."""

    authority: str = ""
    own: str = ""
    key: str = ""


def checked_address(address: str) -> str:
    """The address of a scheduler. JobsError with the reason where jobs may not be sent there."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port = "", None
    if not host or port is None or parts.scheme not in ("tcp", "tls"):
        raise JobsError(JobsMessage.NO_ADDRESS(address=excerpt(address)))
    if parts.scheme == "tcp" and not _is_here(host):
        raise JobsError(JobsMessage.UNSAFE(address=excerpt(address)))
    return address


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Machines(Workers):
    """The workers of the scheduler at this address that run this very version of the program. One that dies is found
    out by the scheduler, which has its jobs done again as often as its own setting `allowed-failures` says (3 times).
    """

    def __init__(
        self,
        address: str,
        certificates: Certificates | None = None,
        left_out: Callable[[str, Message], None] | None = None,
    ) -> None:
        """`left_out` hears of each worker that gets no jobs: its address, and why. JobsError where dask is not
        installed, or jobs may not be sent to such an address."""
        self._address = checked_address(address)
        try:
            import distributed
        except ImportError as error:
            if is_frozen():
                raise JobsError(JobsMessage.NOT_IN_EDITION) from error
            raise JobsError(JobsMessage.NEEDS_DASK) from error
        self._dask: Any = distributed
        self._certificates = certificates or Certificates()
        self._left_out = left_out

    def results(
        self, function: Callable[[A], R], arguments: Iterable[A], leave: Callable[[], None] | None = None
    ) -> Generator[JobDone[A, R] | JobFailed[A], None, None]:
        client = self._client()
        bag = _Bag(client, OfVersion(function, own_version()), self._left_out)
        coming = iter(arguments)
        try:
            bag.look()
            if not bag.fit:
                raise JobsError(JobsMessage.NO_FIT_WORKER(address=self._address, reason=bag.refusals()))
            while True:
                while len(bag.under_way) < bag.room and (argument := next(coming, _NONE)) is not _NONE:
                    bag.send(argument)
                if bag.is_done:
                    break
                if (over := bag.over()) is not None:
                    yield self._outcome(*over)
        finally:
            client.cancel(list(bag.under_way))
            if leave is not None:
                with suppress(OSError):
                    client.run(leave, workers=list(bag.fit), on_error="ignore")
            client.close()

    def _client(self) -> Any:
        try:
            client = self._dask.Client(
                self._address, timeout=PATIENCE_S, set_as_default=False, security=self._security()
            )
        except (OSError, ValueError, TypeError) as error:
            raise JobsError(JobsMessage.NO_SCHEDULER(address=self._address, what=str(error))) from error
        try:
            client.wait_for_workers(1, timeout=PATIENCE_S)
        except TimeoutError as error:
            client.close()
            raise JobsError(JobsMessage.NO_WORKERS(address=self._address)) from error
        return client

    def _security(self) -> Any:
        """None: as dask's own configuration says."""
        files = {
            "tls_ca_file": self._certificates.authority,
            "tls_client_cert": self._certificates.own,
            "tls_client_key": self._certificates.key,
        }
        given = {name: file for name, file in files.items() if file}
        return self._dask.Security(**given, require_encryption=True) if given else None

    def _outcome(self, argument: A, future: Any) -> JobDone[A, Any] | JobFailed[A]:
        if future is None:
            return JobFailed(argument, JobsMessage.DIED(count=TRIES), died=True)
        if future.status == "finished":
            return JobDone(argument, future.result())
        if future.status != "error":
            raise JobsError(JobsMessage.SCHEDULER_GONE(address=self._address))
        error = future.exception()
        if isinstance(error, self._dask.KilledWorker):
            return JobFailed(argument, plain(str(error)), died=True)
        trace = "".join(traceback.format_exception(type(error), error, future.traceback()))
        return JobFailed(argument, what_was_raised(error), trace)


_NONE: Final[Any] = object()


@dataclass(frozen=True)
class _Sent:
    """A job that is under way: the workers that may do it (none: all), and how often it was sent."""

    argument: Any
    workers: frozenset[str] = frozenset()
    times: int = 1


class _Bag:
    """The jobs that are under way, and the workers that do them."""

    def __init__(self, client: Any, work: OfVersion, left_out: Callable[[str, Message], None] | None) -> None:
        self._client, self._work, self._left_out = client, work, left_out
        self.under_way: dict[Any, _Sent] = {}
        """By their futures."""
        self.fit: dict[str, int] = {}
        """Workers that run this version, and how many jobs each does at a time."""
        self._unfit: dict[str, Message] = {}
        self._known: dict[str, int] = {}
        self._look_s = 0.0
        self._given_up: list[Any] = []
        self._ended: queue.SimpleQueue[Any] = queue.SimpleQueue()

    @property
    def room(self) -> int:
        """How many jobs may be under way; workers come and go."""
        return _AHEAD * max(1, sum(self.fit.values()))

    @property
    def is_done(self) -> bool:
        return not self.under_way and not self._given_up

    def send(self, argument: Any, times: int = 1) -> None:
        """Where workers are left out only the others may do it: else there is no need to say who they are."""
        workers = list(self.fit) if self._unfit else None
        future = self._client.submit(self._work, argument, pure=False, workers=workers)
        self.under_way[future] = _Sent(argument, frozenset(workers or ()), times)
        future.add_done_callback(self._ended.put)

    def over(self) -> tuple[Any, Any] | None:
        """The argument and the future of a job that is over, without the latter where workers have died of it; None
        where none is over for a while."""
        if time.monotonic() > self._look_s:
            self.look()
        if self._given_up:
            return self._given_up.pop(), None
        try:
            future = self._ended.get(timeout=STEP_S)
        except queue.Empty:
            return None
        sent = self.under_way.pop(future, None)
        if sent is None:  # it was sent again
            return None
        if future.status == "error" and sent.times < TRIES:
            unfit = len(self._unfit)
            self.look()
            if isinstance(future.exception(), OtherVersionError) or len(self._unfit) > unfit:
                self.send(sent.argument, sent.times + 1)
                return None
        return sent.argument, future

    def refusals(self) -> Message:
        return joined(ABOUT(text=address, reason=why) for address, why in self._unfit.items())

    # Who is there

    def look(self) -> None:
        """Looks who is there; newcomers are asked which version they run."""
        self._look_s = time.monotonic() + STEP_S
        try:
            there = {address: int(count) for address, count in self._client.nthreads().items()}
            if there == self._known:
                return
            unknown = [address for address in there if address not in self._unfit and address not in self.fit]
            told = self._client.run(own_version, workers=unknown, on_error="return") if unknown else {}
        except OSError as error:
            raise JobsError(JobsMessage.GONE(what=str(error))) from error
        self._known = there
        for address, version in told.items():
            if version == self._work.version:
                self.fit[address] = there[address]
            elif isinstance(version, str):
                self._refuse(address, JobsMessage.OTHER_VERSION(there=excerpt(version), here=self._work.version))
            else:
                self._refuse(address, JobsMessage.NO_PROGRAM(what=excerpt(str(version), _LONGEST_WHY)))
        self.fit = {address: count for address, count in there.items() if address in self.fit}
        self._send_again()

    def _refuse(self, address: str, why: Message) -> None:
        self._unfit[address] = why
        if self._left_out is not None:
            self._left_out(address, why)

    def _send_again(self) -> None:
        """Jobs for workers all of whom are gone would wait for ever: what takes the place of one has another address.
        One that was sent too often is given up: they may have died of it."""
        stranded = [
            future for future, sent in self.under_way.items() if sent.workers and sent.workers.isdisjoint(self.fit)
        ]
        for future in stranded if self.fit else ():
            sent = self.under_way.pop(future)
            self._client.cancel([future])
            if sent.times < TRIES:
                self.send(sent.argument, sent.times + 1)
            else:
                self._given_up.append(sent.argument)


def workers_of(
    scheduler: str,
    processes: int,
    certificates: Certificates | None = None,
    left_out: Callable[[str, Message], None] | None = None,
) -> Workers:
    """The machines of the scheduler at this address, or with "" so many processes here. The rest, and JobsError, are
    those of `Machines`."""
    return Machines(scheduler, certificates, left_out) if scheduler else LocalWorkers(processes)
