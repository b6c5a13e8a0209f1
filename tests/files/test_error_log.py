from __future__ import annotations

from pathlib import Path

from shogi_desktop.files.error_log import LIMIT, append, older
from tests import needs


def test_texts_are_added(tmp_path: Path) -> None:
    path = tmp_path / "new" / "errors.log"
    append(path, "one\n")
    append(path, "two \ud800\n")
    assert path.read_text(encoding="utf-8") == "one\ntwo \\ud800\n"


def test_it_never_grows_beyond_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "errors.log"
    for number in range(30):
        append(path, f"{number}\n" + "x" * (LIMIT // 4))
    append(path, "y" * 10 * LIMIT)
    append(path, "last\n")
    assert path.read_text(encoding="utf-8") == "last\n"
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 2 * LIMIT
    assert {file for file in tmp_path.iterdir()} == {path, older(path)}


@needs.permission_bits
def test_it_is_the_persons_alone(tmp_path: Path) -> None:
    append(tmp_path / "errors.log", "one\n")
    assert (tmp_path / "errors.log").stat().st_mode & 0o777 == 0o600
