"""What can go wrong with jobs: nobody is there to do them, or a worker cannot."""

from __future__ import annotations

from shogi_desktop.messages import Message, MessageError


class JobsError(MessageError):
    """There is nobody to do jobs, or nobody any more."""


class JobsMessage:
    """Of jobs, of workers and of the scheduler of other machines."""

    JOB_FAILED = Message("the job {job} failed: {reason}")
    DIED = Message("its worker died {count} time|its worker died {count} times")
    DIED_SO = Message("its worker died {count} time, {what}|its worker died {count} times, {what}")
    NO_PROGRAM = Message("it does not have this program: {what}")
    OTHER_VERSION = Message("it runs version {there}, not {here}")
    NEEDS_DASK = Message('jobs on other machines need dask: pip install "shogi-desktop[cluster]"')
    NOT_IN_EDITION = Message("this edition of the program cannot use other machines")
    NO_FIT_WORKER = Message("no worker of {address} can do jobs of this program: {reason}")
    NO_WORKERS = Message("the scheduler at {address} has no workers")
    SCHEDULER_GONE = Message("the scheduler at {address} is gone")
    GONE = Message("the scheduler is gone: {what}")
    NO_SCHEDULER = Message("there is no scheduler at {address}: {what}")
    NO_ADDRESS = Message("{address} is no address of a scheduler, as tcp://127.0.0.1:8786 or tls://host:8786")
    UNSAFE = Message(
        "{address} is another machine, and without TLS everybody on the way could have workers do what he likes:"
        " use tls:// with certificates"
    )
