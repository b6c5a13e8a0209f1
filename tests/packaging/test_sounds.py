from __future__ import annotations

import sys
from array import array
from pathlib import Path

import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "packaging" / "sounds"
FILES = sorted((SOUNDS.parents[1] / "resources" / "sounds").glob("*.wav"))
MOST_BYTES = 500_000

pytestmark = pytest.mark.decided_by("packaging/sounds", "resources/sounds")


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SOUNDS))


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    sys.path.insert(0, str(SOUNDS))
    import make_sounds as make

    try:
        return make.files()
    finally:
        sys.path.remove(str(SOUNDS))


def samples(contents: bytes) -> array[int]:
    import measurement

    return measurement.samples_of(contents)[0]


def test_the_files_are_what_their_data_makes(made: dict[str, bytes]) -> None:
    """Sines and powers of another system's library may differ in their last digit, and so a sample by one."""
    assert made.keys() == {file.name for file in FILES}
    for file in FILES:
        one, other = samples(made[file.name]), samples(file.read_bytes())
        assert len(one) == len(other)
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 1, file.name


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_sound_begins_at_once_and_is_neither_clipped_nor_too_long(file: Path) -> None:
    import measurement

    measured = measurement.measure(file.read_bytes())
    assert measured.faults() == []
    assert measured.rate == 44_100


def test_what_would_be_wrong_is_told() -> None:
    import make_sounds as make
    import measurement

    loud = array("h", [32767] * 44_100 * 2)
    faults = measurement.measure(make.wave_file(loud, 44_100)).faults()
    assert faults == ["clipped", "too loud", "too long", "has an offset", "ends with a click"]
    late = array("h", [0] * 4410 + [9000, -9000, 0, 0])
    assert measurement.measure(make.wave_file(late, 44_100)).faults() == ["begins late"]


def test_a_capture_is_louder_than_a_move_and_takes_differ(made: dict[str, bytes]) -> None:
    import measurement

    quietest = min(measurement.measure(made[f"capture-{take}.wav"]).loudness_db for take in (1, 2, 3))
    loudest = max(measurement.measure(made[f"move-{take}.wav"]).loudness_db for take in (1, 2, 3, 4))
    assert quietest > loudest + 1
    assert len({made[f"move-{take}.wav"] for take in (1, 2, 3, 4)}) == 4


def test_they_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < MOST_BYTES
