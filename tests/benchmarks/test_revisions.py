"""Revisions of this program: found by any name of git's, and built once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks import revisions
from tests.engine.usi.usi_child import ROOT

in_a_checkout = pytest.mark.skipif(
    not (ROOT / ".git").exists() or shutil.which("git") is None, reason="revisions are found with git, in a checkout"
)


def test_without_git_there_are_no_revisions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ValueError, match="no revision HEAD can be found: git is not installed"):
        revisions.commit_of("HEAD")


@in_a_checkout
def test_a_revision_is_known_by_its_hash() -> None:
    whole = revisions.commit_of("HEAD")
    assert len(whole) == 40 and revisions.commit_of(whole[:12]) == whole
    with pytest.raises(ValueError, match="no revision nowhere"):
        revisions.commit_of("nowhere")
    with pytest.raises(ValueError):
        revisions.commit_of("--help")


@in_a_checkout
def test_a_revision_is_built_once_and_is_what_plays() -> None:
    compiled: list[Path] = []
    commit = revisions.commit_of("HEAD")
    folder = revisions.built(commit, compiled.append)
    assert revisions.built(commit, compiled.append) == folder and len(compiled) == 1
    words = [sys.executable, "-c", "import shogi_desktop.engine; print(shogi_desktop.__file__)"]
    surroundings = {**os.environ, **revisions.surroundings_of(folder)}
    found = subprocess.run(words, env=surroundings, capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()).is_relative_to(folder)
