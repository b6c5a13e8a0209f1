from __future__ import annotations

import stat
import tracemalloc
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from shogi_desktop.files import ini
from shogi_desktop.files.plain_values import read_json
from shogi_desktop.settings import CHOICES, Settings, SettingsStore
from tests import needs
from tests.settings_file import load, save
from tests.systems import make_pipe

CHANGED = Settings(
    book_file="/home/me/book.db",
    theme="dark",
    language="ja",
    piece_set="western",
    tint=True,
    board="slate",
    coordinates="off",
    notation="western",
    record_format="shogi",
    arrow_keys="squares",
    auto_play="fast",
    animation_ms=0,
    show_targets=False,
    plan_moves=False,
    watch="ten",
    confirm_moves=True,
    typing_line=True,
    shortcuts='{"FLIP": "Shift+F"}',
    thick_grid=True,
    small_map=False,
    auto_flip=True,
    lens=False,
    show_control=True,
    show_loose=True,
    show_powers=True,
    show_reach=True,
    show_earlier=True,
    unhurried=False,
    ponder=False,
    opening_book=False,
    processors="one",
    guide=True,
    analysis_engine="Lame duck",
    analysis_beside=True,
    second_engine="Another",
    analysis_lines=5,
    score_view="mover",
    score_unit="hundredths",
    game_engine="Lame duck",
    analysis_by="depth",
    analysis_ms=700,
    analysis_nodes=7000,
    analysis_depth=7,
    game_by="nodes",
    game_ms=250,
    game_nodes=1000,
    mark_inaccuracy=6,
    mark_mistake=11,
    mark_blunder=21,
    graph=False,
    graph_view="score",
    graph_times=False,
    coach="brief",
    announce_check=False,
    announce_mate=False,
    announce_danger=False,
    announce_burns=False,
    offer_next=False,
    sound=False,
    volume=35,
    sound_moves=False,
    sound_check=False,
    sound_ends=False,
    sound_clock=False,
    speech="moves",
    player_name="花子, 二段",
    friend_name='Tarō "T"',
    last_game='{"level": 3, "options": {"a": "b"}}',
    games_played="tenjiku shogi",
    favourite_games="chu tori",
    guides_offered="tenjiku",
    problem_scheduler="tls://machine:8786",
    problem_author="Hanako",
    own_set="/home/hanako/mates.sfen",
    last_folder="/tmp/games, mine",
    file_name="{event} {black}",
    recent_files='["/tmp/a.kif"]',
    open_records='[{"path": "/tmp/a.kif"}]',
    picture_style="book",
    picture_folder="/tmp/絵",
    lessons='{"shogi": {"pawn": 2}}',
    problems='{"game": "tenjiku"}',
    problem_length=False,
    library='{"paths": ["/tmp/棋譜"]}',
    library_analysis='{"nodes": 7}',
    update_check=True,
    update_address="https://example.org/latest.json",
    update_checked="2026-11-21",
    update_passed_over="1.2.3",
    begin_with="game",
    lesson_pieces="own",
    problem_pieces="marks",
    problem_times="off",
    guided_game=True,
    text_size=130,
    side_panel=False,
    windows='{"main": "01d9"}',
    splitter="00ff",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_no_file_gives_the_defaults(file: Path) -> None:
    assert load(file) == Settings()


def test_every_field_survives_a_round_trip(file: Path) -> None:
    assert all(getattr(CHANGED, field.name) != field.default for field in fields(Settings))
    save(CHANGED, file)
    assert load(file) == CHANGED


def test_what_qt_wrote_is_read_and_what_is_written_qt_reads(file: Path) -> None:
    odd = replace(CHANGED, player_name=' @"x" \\ \t\n\x01\x1f0 ;=,', friend_name="@home", last_folder="\x02abc")
    for name, value in asdict(odd).items():
        QSettings(str(file), QSettings.Format.IniFormat).setValue(name, value)
    assert load(file) == odd
    file.unlink()
    save(odd, file)
    store = QSettings(str(file), QSettings.Format.IniFormat)
    assert {name: store.value(name, type=type(value)) for name, value in asdict(odd).items()} == asdict(odd)


@given(st.text(), st.text('@;,="\\\n\t \0\x01fF'))
def test_any_text_survives(text: str, signs: str) -> None:
    values = {"one": text, "other": signs}
    written = ini.merged("[General]\none=x\nthird=1\n\n[more]\none=2\n", values)
    assert ini.parse(written) == {**values, "third": "1"}
    assert written.endswith("\nthird=1\n\n[more]\none=2\n")


def test_half_a_letter_does_not_hinder_saving(file: Path) -> None:
    save(Settings(last_folder="a\ud800"), file)
    assert load(file).last_folder == "a?"


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


@pytest.mark.parametrize(("written", "read"), [("-5", -1), ("99999", 1000), ("250", 250)])
def test_the_animation_time_is_held_in_bounds(file: Path, written: str, read: int) -> None:
    file.write_text(f"[General]\nanimation_ms={written}\n", "utf-8")
    assert load(file).animation_ms == read


BROKEN = {
    "binary": b"\0\1\2garbage\xff\xfe[[[",
    "half a section": b"[General\ntheme",
    "no settings": b"Dear diary,\n",
    "no text": b"\xff" * 5000,
    "huge": b"[General]\ntheme=" + b"x" * 2_000_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_put_aside_and_told(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    store = SettingsStore(file)
    assert store.current == Settings() and store.unusable is not None
    assert store.unusable.kept == file.with_name("settings.ini.damaged")
    assert store.unusable.kept.read_bytes() == content
    store.replace(CHANGED)
    assert load(file) == CHANGED


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_file_that_was_broken_meanwhile_is_not_lost_either(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    save(CHANGED, file)
    assert load(file) == CHANGED
    assert file.with_name("settings.ini.damaged").read_bytes() == content


def test_a_pipe_in_place_of_the_file_holds_nobody(file: Path) -> None:
    make_pipe(file)
    store = SettingsStore(file)
    assert store.current == Settings() and store.unusable is not None
    assert stat.S_ISFIFO(store.unusable.kept.stat().st_mode)
    save(CHANGED, file)
    assert load(file) == CHANGED


def test_a_broken_file_that_cannot_be_put_aside_is_not_replaced(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"[General\ntheme")
    monkeypatch.setattr("shogi_desktop.files.put_aside", lambda path: path)
    with pytest.raises(OSError, match="in the way"):
        save(CHANGED, file)
    assert file.read_bytes() == b"[General\ntheme"


def test_settings_that_cannot_be_written_are_told_until_they_are(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    store = SettingsStore(tmp_path / "taken" / "settings.ini")
    heard: list[OSError | None] = []
    store.saved.connect(heard.append)
    store.update(theme="dark")
    (tmp_path / "taken").unlink()
    store.try_again()
    assert [type(error) for error in heard] == [FileExistsError, type(None)]
    assert load(store.file).theme == store.current.theme == "dark"


@needs.permission_bits
def test_the_file_is_for_its_owner_only(file: Path) -> None:
    file.write_text("[General]\ntheme=dark\n")
    file.chmod(0o644)
    SettingsStore(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    home = file.parent / "new"
    SettingsStore(home / file.name).update(theme="dark")
    assert stat.S_IMODE(home.stat().st_mode) == 0o700 and stat.S_IMODE((home / file.name).stat().st_mode) == 0o600
    assert list(home.iterdir()) == [home / file.name]


@pytest.mark.parametrize("text", ['{"a": ' * 3000, "[" * 100_000, '"' + '\\"' * 100_000, "1" * 5000, "", "nul"])
def test_json_of_any_kind_is_refused_not_suffered(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_json(text)


@pytest.mark.parametrize("values", ["[], ", "{}, ", "1,", "[1, 2], "])
def test_json_of_many_small_values_is_refused(values: str) -> None:
    with pytest.raises(ValueError, match="more than 16384 values"):
        read_json("[" + values * 20_000 + "0]")


@pytest.mark.parametrize("letters", ["_t", '\\"', "é"])
def test_a_long_text_in_json_costs_little(letters: str) -> None:
    text = '["' + letters * 500_000 + '"]'
    tracemalloc.start()
    read_json(text, len(text))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 10 * len(text)


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


def test_what_another_program_has_set_is_in_force_with_the_next_change(qtbot: QtBot, file: Path) -> None:
    one, other = SettingsStore(file), SettingsStore(file)
    heard: list[Settings] = []
    other.changed.connect(heard.append)
    one.update(theme="dark")
    one.alter(windows=lambda text: text + "a")
    other.update(board="slate")
    other.alter(windows=lambda text: text + "b")
    assert heard[-1] == other.current == load(file) == Settings(theme="dark", board="slate", windows="ab")


def test_a_value_of_a_newer_program_stays_until_another_is_chosen(qtbot: QtBot, file: Path) -> None:
    file.write_text("[General]\ntheme=neon\nanalysis_lines=9\n", "utf-8")
    store = SettingsStore(file)
    store.update(board="slate")
    assert file.read_text("utf-8") == "[General]\nboard=slate\ntheme=neon\nanalysis_lines=9\n"
    store.update(theme="dark")
    assert load(file).theme == "dark"
