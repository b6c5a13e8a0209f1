from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from shogi_desktop.settings import CHOICES, Settings, SettingsStore, load, save

CHANGED = Settings(
    theme="dark",
    language="ja",
    piece_set="western",
    tint=True,
    board="slate",
    coordinates="off",
    notation="western",
    animation_ms=0,
    show_targets=False,
    thick_grid=True,
    auto_flip=True,
    lens=False,
    unhurried=False,
    guide=True,
    announce_check=False,
    announce_mate=False,
    announce_danger=False,
    announce_burns=False,
    player_name="花子, 二段",
    friend_name='Tarō "T"',
    last_game='{"level": 3, "options": {"a": "b"}}',
    last_folder="/tmp/games, mine",
    lessons='{"shogi": {"pawn": 2}}',
    problems='{"game": "tenjiku"}',
    problem_length=False,
    update_check=True,
    update_address="https://example.org/latest.json",
    update_checked="2026-11-21",
    update_passed_over="1.2.3",
    started_before=True,
    geometry="01d9",
    splitter="00ff",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_no_file_gives_the_defaults(file: Path) -> None:
    assert load(file) == Settings()


def test_every_field_survives_a_round_trip(file: Path) -> None:
    assert all(getattr(CHANGED, field.name) != field.default for field in fields(Settings))
    assert save(CHANGED, file)
    assert load(file) == CHANGED


def test_defaults_are_among_the_choices() -> None:
    assert all(getattr(Settings(), name) in values for name, values in CHOICES.items())


def test_keys_of_other_versions_are_kept(file: Path) -> None:
    file.write_text("[General]\ntheme=dark\nfrom_the_future=yes\n[sounds]\nvolume=7\n", "utf-8")
    save(replace(load(file), language="ja"), file)
    store = QSettings(str(file), QSettings.Format.IniFormat)
    assert store.value("from_the_future") == "yes"
    assert store.value("sounds/volume") == "7"
    assert load(file).theme == "dark"


@pytest.mark.parametrize(
    "line",
    ["theme=pink", "animation_ms=fast", "show_targets=perhaps", "piece_set=", "coordinates=a, b", "theme=@Size(1 2)"],
)
def test_a_senseless_value_is_the_default(file: Path, line: str) -> None:
    file.write_text(f"[General]\n{line}\nlanguage=ja\n", "utf-8")
    assert load(file) == Settings(language="ja")


@pytest.mark.parametrize(("written", "read"), [("-5", 0), ("99999", 1000), ("250", 250)])
def test_the_animation_time_is_held_in_bounds(file: Path, written: str, read: int) -> None:
    file.write_text(f"[General]\nanimation_ms={written}\n", "utf-8")
    assert load(file).animation_ms == read


@pytest.mark.parametrize("content", [b"\0\1\2garbage\xff\xfe[[[", b"[General\ntheme", b"=\n=\n", b"\xff" * 5000])
def test_a_broken_file_never_stops_anything(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert load(file) == Settings()
    assert save(CHANGED, file)
    assert load(file) == CHANGED


def test_a_broken_file_that_cannot_be_put_aside_is_told(file: Path) -> None:
    file.write_bytes(b"[General\ntheme")
    taken = file.with_suffix(".broken")
    taken.mkdir()
    assert not save(CHANGED, file)
    assert file.read_bytes() == b"[General\ntheme"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    assert not save(CHANGED, tmp_path / "taken" / "settings.ini")


def test_the_store_writes_and_tells_changes_once(qtbot: QtBot, file: Path) -> None:
    store = SettingsStore(file)
    heard: list[Settings] = []
    store.changed.connect(heard.append)
    store.update(theme="dark")
    store.update(theme="dark")
    assert heard == [Settings(theme="dark")]
    assert load(file).theme == "dark"
    with pytest.raises(TypeError):
        store.update(no_such_setting=1)
