"""Files of rules that are nonsense, or meant to do harm, end in a VariantError and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.rules import VariantError, add_variant_folder, load_variant, variant_names
from shogi_desktop.rules.record.variant_files import BUILT_IN, LARGEST_FILE, parse_toml, read_toml
from tests.work import at_most

SHOGI = (BUILT_IN / "shogi.toml").read_text(encoding="utf-8")

NAMES = [
    "",
    ".",
    "..",
    "../shogi",
    "./shogi",
    "shogi/",
    "variants/shogi",
    "/etc/passwd",
    str(BUILT_IN / "shogi"),
    "C:shogi",
    "C:\\shogi",
    "\\\\server\\share\\shogi",
    "//server/share/shogi",
    "shogi\0",
    "shogi.toml",
    "shogi.",
    "shogi ",
    " shogi",
    "SHOGI",
    "Shogi",
    "shogi\n",
    "ｓｈｏｇｉ",
    "*",
    "sh?gi",
    "a" * 300,
    "a" * 1_000_000,
    "\ud800",
    "CON",
    "nul",
    "file:///shogi",
    "shogi:stream",
]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_no_path_is_made_from_a_name(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "secret.toml").write_text(SHOGI, encoding="utf-8")
    add_variant_folder(tmp_path / "inside")
    monkeypatch.chdir(tmp_path)
    for wanted in (name, "../secret", str(tmp_path / "secret")):
        with pytest.raises(VariantError, match="there is no variant of this name") as caught:
            load_variant(wanted)
        assert len(str(caught.value)) < 200
    (tmp_path / "inside" / "mine.toml").write_text(f"base = {toml_text(name)}\n", encoding="utf-8", errors="replace")
    with pytest.raises(VariantError) as caught:
        load_variant("mine")
    assert len(str(caught.value)) < 700


def toml_text(text: str) -> str:
    escaped = "".join(char if char.isalnum() and char.isascii() else f"\\U{ord(char):08x}" for char in text)
    return f'"{escaped}"'


@pytest.mark.parametrize("stem", ["a b", "a.b", "ä é", "a" * 65, "a=b", ".x"])
def test_files_whose_names_are_no_words_are_no_variants(stem: str, tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    before = variant_names()
    (tmp_path / f"{stem}.toml").write_text('base = "shogi"\n', encoding="utf-8")
    assert variant_names() == before
    with pytest.raises(VariantError):
        load_variant(stem)
    (tmp_path / "wa_5-x.toml").write_text('base = "shogi"\n', encoding="utf-8")
    assert load_variant("wa_5-x").title == "Shogi"


TEXTS = {
    "deep lists": "a = " + "\n".join("[" * 3_000),
    "deep tables": "a = " + "{a=" * 300,
    "deep keys": "\n".join(".".join(["a"] * 90) + f"{n} = 1" for n in range(900)),
    "a key of many parts": ".".join(["a"] * 400) + " = 1",
    "a long line": 'title = "' + "x" * 2_000 + '"',
    "a number of thousands of digits": "files = " + "9" * 900,
    "a hexadecimal number": "files = 0x" + "f" * 900,
    "no number": "files = nan",
    "infinity": "files = inf",
    "a large float": "files = 1e999",
    "a date": "files = 1979-05-27",
    "a date that is none": "files = 1979-02-31",
    "a year that is none": "files = 0000-01-01T00:00:00Z",
    "other digits": "files = ٣",
    "superscripts": "files = ²",
    "no text": "\x00",
    "a byte order mark inside": "a = 1\n\ufeff",
    "too much": "#\n" * LARGEST_FILE,
    "many tables": "[[pieces]]\n" * 20_000,
    "many bases": 'base = ["shogi"]',
    "an unfinished text": 'a = """' + "x\n" * 100_000,
}


@pytest.mark.parametrize("name", TEXTS)
def test_text_that_is_no_variant_is_refused_soon(name: str, tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    (tmp_path / "mine.toml").write_text(TEXTS[name], encoding="utf-8")
    (tmp_path / "over.toml").write_text('base = "shogi"\n' + TEXTS[name], encoding="utf-8")
    with at_most(20):
        for wanted in ("mine", "over"):
            with pytest.raises(VariantError) as caught:
                load_variant(wanted)
            assert caught.value.file and len(str(caught.value)) < 1500


@pytest.mark.parametrize("data", [b"\xff\xfe", b"title = '\xed\xa0\x80'", b"\x80"])
def test_bytes_that_are_no_text_are_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(data)
    with pytest.raises(VariantError, match=r"mine\.toml"):
        read_toml(tmp_path / "mine.toml")


def test_a_folder_or_nothing_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").mkdir()
    for path in (tmp_path / "mine.toml", tmp_path / "none.toml"):
        with pytest.raises(VariantError):
            read_toml(path)


def test_variants_that_start_from_one_another_are_refused(tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    for name, base in (("one", "two"), ("two", "three"), ("three", "one"), ("self", "self")):
        (tmp_path / f"{name}.toml").write_text(f'base = "{base}"\n', encoding="utf-8")
    for n in range(40):
        (tmp_path / f"chain{n}.toml").write_text(f'base = "chain{n + 1}"\n', encoding="utf-8")
    for name in ("one", "two", "three", "self", "chain0"):
        with pytest.raises(VariantError, match="base"):
            load_variant(name)
    (tmp_path / "chain40.toml").write_text('base = "shogi"\n', encoding="utf-8")
    assert load_variant("chain30").title == "Shogi"


WRONG = ["1", "1.5", "true", '"x"', "[]", "[[]]", "{}", "[{}]", '["x", 1]', '{ a = "b" }', "1979-05-27", "nan"]
LINES = [line for line in SHOGI.splitlines() if " = " in line and not line.startswith("#") and '"""' not in line]


@pytest.mark.parametrize("line", sorted({line.split(" = ")[0] for line in LINES}))
def test_values_of_any_other_type_are_refused_or_read(line: str, tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    known = next(entry for entry in LINES if entry.startswith(line + " = "))
    for n, value in enumerate(WRONG):
        (tmp_path / f"mine{n}.toml").write_text(SHOGI.replace(known, f"{line} = {value}", 1), encoding="utf-8")
        try:
            load_variant(f"mine{n}")
        except VariantError as error:
            assert error.file == f"mine{n}.toml"


def test_a_parsed_text_is_that_of_tomllib() -> None:
    assert parse_toml("a = 1\r\n[b]\nc = [1,\n 2]\n", "x") == {"a": 1, "b": {"c": [1, 2]}}
