"""Somebody who wants a job that takes ten minutes, to be killed: `python -m tests.jobs.killed FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from shogi_desktop.jobs.local import LocalWorkers
from tests.jobs import work

if __name__ == "__main__":
    jobs = [(Path(sys.argv[1]) / "slow", True)]
    list(LocalWorkers(1).results(work.slow_if_told, jobs, work.forget))
