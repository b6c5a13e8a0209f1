"""The person's own variant files: checked before they are offered; what is bad keeps nothing else out."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shogi_desktop import paths
from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.rules import Position, VariantError, load_variant, variant_names
from shogi_desktop.rules.record.options import CHOICES
from shogi_desktop.session.variants import MOST, OwnVariants, all_games, begun, liked, preferred_first
from tests import needs
from tests.systems import make_pipe

VARIANTS = Path(__file__).parents[2] / "shogi_desktop" / "rules" / "variants"
MINI = 'base = "shogi"\ntitle = "Mini shogi"\n'
OPTION = """
[[options]]
key = "odd"
title = "Odd"
text = "Something odd."
choices = [["no", "No"], ["yes", "Yes"]]
[options.changes.yes.rules]
repetition = -1
"""


@pytest.fixture
def own(qapp: object, tmp_path: Path) -> OwnVariants:
    return OwnVariants(tmp_path / "variants")


def wrote(file: Path, text: str) -> Path:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def test_no_folder_is_no_variant(own: OwnVariants) -> None:
    assert own.variants() == [] and own.refused == () and not own.folder.exists()


def test_a_sound_file_is_shown_added_offered_and_removed(own: OwnVariants, tmp_path: Path) -> None:
    heard: list[int] = []
    own.changed.connect(lambda: heard.append(1))
    candidate = own.preview(wrote(tmp_path / "mini.toml", MINI))
    assert candidate.variant.title == "Mini shogi" and "mini" not in variant_names() and not heard
    own.add(candidate)
    assert [variant.name for variant in own.variants()] == ["mini"] and "mini" in variant_names()
    assert "Mini shogi" in [variant.title for variant in all_games()] and len(heard) == 1
    own.remove("mini.toml")
    assert own.variants() == [] and "mini" not in variant_names() and len(heard) == 2


def test_the_examples_of_how_to_write_one_are_accepted(own: OwnVariants, tmp_path: Path) -> None:
    page = (VARIANTS / "README.md").read_text("utf-8")
    game, options = (part.split("```")[0] for part in page.split("```toml\n")[1:])
    known = [option.key for option in own.preview(wrote(tmp_path / "lionmini.toml", game)).variant.options]
    both = own.preview(wrote(tmp_path / "lionmini.toml", game + options)).variant
    assert [option.key for option in both.options] == [*known, "no_moves", "tame"]


def test_every_field_of_the_rules_and_each_of_its_words_is_told() -> None:
    page = (VARIANTS / "README.md").read_text("utf-8")
    told = {word for code in re.findall(r"`([^`]*)`", page) for word in re.findall(r"\w+", code)}
    stated = {
        key for file in VARIANTS.glob("*.toml") for key in tomllib.loads(file.read_text("utf-8")).get("rules", {})
    }
    words = {word for choices in CHOICES.values() for word in choices}
    assert (stated | CHOICES.keys() | words) - told == set()


def test_another_file_of_a_name_that_was_removed_is_the_new_one(own: OwnVariants, tmp_path: Path) -> None:
    own.add(own.preview(wrote(tmp_path / "mini.toml", MINI)))
    before = load_variant("mini")
    own.remove("mini.toml")
    own.add(own.preview(wrote(tmp_path / "mini.toml", MINI.replace("Mini", "Other"))))
    assert (before.title, load_variant("mini").title) == ("Mini shogi", "Other shogi")
    assert load_variant("shogi") is load_variant("shogi")


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("shogi.toml", MINI, "comes along"),
        ("mi ni.toml", MINI, "named by its file"),
        ("mini.txt", MINI, "named by its file"),
        ("x" * 65 + ".toml", MINI, "named by its file"),
        ("mini.toml", "", "files"),
        ("mini.toml", "x = = 1\n", "line 1"),
        ("mini.toml", MINI + "unknown = 1\n", "unknown"),
        ("mini.toml", 'base = "nothing"\n', "no variant 'nothing'"),
        ("mini.toml", 'base = "../shogi"\n', "no variant"),
        ("mini.toml", 'base = "mini"\n', "cannot start from itself"),
        ("mini.toml", MINI + OPTION, "repetition"),
        ("mini.toml", MINI + "x = " + "[" * 900 + "]" * 900, "mini.toml"),
        ("mini.toml", MINI + "files = 99\n", "files"),
    ],
)
def test_a_file_that_is_no_variant_is_refused_by_name_place_and_reason(
    own: OwnVariants, tmp_path: Path, name: str, text: str, reason: str
) -> None:
    with pytest.raises(VariantError) as caught:
        own.preview(wrote(tmp_path / name, text))
    assert reason in str(caught.value) and name[:40] in str(caught.value)
    assert own.variants() == [] and not own.folder.exists()


def test_a_name_is_added_once(own: OwnVariants, tmp_path: Path) -> None:
    own.add(own.preview(wrote(tmp_path / "mini.toml", MINI)))
    with pytest.raises(VariantError, match="added before"):
        own.preview(tmp_path / "mini.toml")


@pytest.mark.parametrize("make", [make_pipe, Path.mkdir, str], ids=["pipe", "folder", "nothing"])
def test_what_is_no_file_is_not_read(own: OwnVariants, tmp_path: Path, make: Callable[[Path], object]) -> None:
    path = tmp_path / "name.toml"
    make(path)
    with pytest.raises(OSError):
        own.preview(path)


def test_a_file_too_large_or_no_text_is_not_read(own: OwnVariants, tmp_path: Path) -> None:
    (tmp_path / "large.toml").write_bytes(b"#" * 300_000)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    for name in ("large.toml", "bytes.toml"):
        with pytest.raises(OSError):
            own.preview(tmp_path / name)


def test_bad_files_in_the_folder_keep_no_others_out(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "variants"
    wrote(folder / "a_bad.toml", "[")
    wrote(folder / "b_on_bad.toml", 'base = "c_bad"\ntitle = "On a bad one"\n')
    wrote(folder / "c_bad.toml", MINI + "unknown = 1\n")
    wrote(folder / "mini.toml", MINI)
    wrote(folder / "shogi.toml", MINI)
    wrote(folder / "über mich.toml", MINI)
    (folder / "folder.toml").mkdir()
    (folder / "bytes.toml").write_bytes(b"\xff")
    own = OwnVariants(folder)
    assert [variant.name for variant in own.variants()] == ["mini"]
    bad = ["a_bad.toml", "b_on_bad.toml", "bytes.toml", "c_bad.toml", "folder.toml", "shogi.toml", "über mich.toml"]
    assert sorted(error.file for error in own.refused) == bad
    assert {"mini", "shogi", "tenjiku"} <= set(variant_names()) and "a_bad" not in variant_names()
    assert load_variant("shogi").title == "Shogi"
    for variant in all_games():
        assert Position(variant).legal_moves()


def test_a_bad_file_can_be_removed(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "variants"
    wrote(folder / "bad.toml", "[")
    own = OwnVariants(folder)
    own.remove("bad.toml")
    assert own.refused == () and list(folder.iterdir()) == []


def test_what_cannot_be_written_says_so(own: OwnVariants, tmp_path: Path) -> None:
    candidate = own.preview(wrote(tmp_path / "mini.toml", MINI))
    own.folder.write_text("in the way")
    with pytest.raises(OSError):
        own.add(candidate)
    assert own.variants() == []


def test_the_engine_is_told_of_the_folder() -> None:
    assert engine_environment()["SHOGI_DESKTOP_VARIANTS"] == str(paths.variants_folder())


def test_what_comes_into_the_folder_later_waits_for_its_check(own: OwnVariants) -> None:
    wrote(own.folder / "bad.toml", "[")
    wrote(own.folder / "mini.toml", MINI)
    assert own.variants() == [] and not {"bad", "mini"} & set(variant_names())
    own.look_again()
    assert [variant.name for variant in own.variants()] == ["mini"] and "bad" not in variant_names()


@pytest.mark.parametrize("file", ["mini.TOML", "mini.Toml", "mini.toml"])
def test_what_comes_later_is_found_when_one_looks_for_changes(own: OwnVariants, file: str) -> None:
    heard: list[int] = []
    own.changed.connect(lambda: heard.append(1))
    own.look_for_changes()
    assert not heard, "nothing came"
    wrote(own.folder / file, MINI)
    own.look_for_changes()
    assert [variant.name for variant in own.variants()] == ["mini"] and "mini" in variant_names()
    assert Position(load_variant("mini")).legal_moves()
    own.look_for_changes()
    assert len(heard) == 1, "nothing else came"
    own.write("mini", MINI.replace("Mini", "Other"))
    assert [path.name for path in own.folder.iterdir()] == [file], "it is the same file"
    assert [variant.title for variant in own.variants()] == ["Other shogi"] and len(heard) == 2
    (own.folder / file).unlink()
    own.look_for_changes()
    assert own.variants() == [] and len(heard) == 3


def test_a_folder_that_cannot_be_read_has_no_variants(own: OwnVariants, monkeypatch: pytest.MonkeyPatch) -> None:
    wrote(own.folder / "mini.toml", MINI)
    own.look_again()
    assert [variant.name for variant in own.variants()] == ["mini"]

    def denied(folder: Path) -> Iterator[Path]:
        raise PermissionError(13, "Permission denied", str(folder))

    monkeypatch.setattr(Path, "iterdir", denied)
    own.look_for_changes()
    assert own.variants() == [] and own.refused == ()


@needs.two_cases
def test_a_name_in_capitals_replaces_no_other_file(own: OwnVariants) -> None:
    """Both stay, and the second is told."""
    wrote(own.folder / "mini.toml", MINI)
    later = wrote(own.folder / "mini.TOML", MINI.replace("Mini", "Later"))
    own.look_again()
    assert [variant.title for variant in own.variants()] == ["Mini shogi"] and later.exists()
    assert [error.file for error in own.refused] == ["mini.TOML"] and own.mistakes("mini.TOML") == own.refused
    own.remove("mini.TOML")
    assert own.refused == () and not later.exists() and (own.folder / "mini.toml").exists()


def test_the_game_begun_last_is_the_first() -> None:
    assert begun("", "shogi") == "shogi"
    assert begun("shogi chu", "chu") == "chu shogi"
    assert begun("  chu\n shogi ", "wa") == "wa chu shogi"


def test_games_are_liked_in_turn() -> None:
    assert liked("chu", "shogi", True) == "chu shogi"
    assert liked("chu shogi", "chu", False) == "shogi"
    assert liked("shogi", "chu", False) == "shogi" and liked("chu", "chu", True) == "chu"


def test_names_do_not_pile_up() -> None:
    names = " ".join(f"game{number}" for number in range(2 * MOST))
    assert len(begun(names, "chu").split()) == len(liked(names, "chu", True).split()) == MOST
    assert "chu" in begun(names, "chu").split() and "chu" in liked(names, "chu", True).split()


def test_preferred_games_come_first_and_those_that_are_gone_are_passed_over() -> None:
    games = [load_variant(name) for name in ("chu", "shogi", "wa", "tori")]
    order = preferred_first(games, ("wa",), ("gone", "tori", "wa"), ())
    assert [game.name for game in order] == ["wa", "tori", "chu", "shogi"]
    assert preferred_first([], ("wa",)) == []
