"""Revisions of this program: found by any name of git's, and built once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks import revisions
from tests.engine.usi.usi_child import ROOT


@pytest.fixture(autouse=True)
def _checkout() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")


def test_a_revision_is_known_by_its_hash() -> None:
    whole = revisions.commit_of("HEAD")
    assert len(whole) == 40 and revisions.commit_of(whole[:12]) == whole
    with pytest.raises(ValueError, match="no revision nowhere"):
        revisions.commit_of("nowhere")
    with pytest.raises(ValueError):
        revisions.commit_of("--help")


def test_a_revision_is_built_once_and_is_what_plays() -> None:
    compiled: list[Path] = []
    commit = revisions.commit_of("HEAD")
    folder = revisions.built(commit, compiled.append)
    assert revisions.built(commit, compiled.append) == folder and len(compiled) == 1
    words = [sys.executable, "-c", "import shogi_desktop.engine; print(shogi_desktop.__file__)"]
    surroundings = {**os.environ, **revisions.surroundings_of(folder)}
    found = subprocess.run(words, env=surroundings, capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()).is_relative_to(folder)
