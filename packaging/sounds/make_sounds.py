"""Makes the sounds of the program from their data, and measures them.

    python packaging/sounds/make_sounds.py                        writes resources/sounds
    python packaging/sounds/make_sounds.py --check                names the files that differ, status 1
    python packaging/sounds/make_sounds.py --spectrogram FILE     draws what is there as a picture (needs PySide6)

Prints for each sound its length, its peak (dB below the loudest there is), its loudness, and what is wrong with it.
"""

from __future__ import annotations

import argparse
import io
import sys
import wave
from array import array
from pathlib import Path

import measurement
import synthesis

DATA = Path(__file__).resolve().parent / "sounds.toml"
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"


def wave_file(samples: array[int], rate: int) -> bytes:
    """One channel of 16 bits as a .wav file."""
    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        little = array("h", samples)
        if sys.byteorder == "big":
            little.byteswap()
        file.writeframes(little.tobytes())
    return written.getvalue()


def files() -> dict[str, bytes]:
    """File name -> contents of every sound."""
    recipe = synthesis.read(DATA)
    return {f"{sound.name}.wav": wave_file(synthesis.synthesise(recipe, sound), recipe.rate) for sound in recipe.sounds}


def report(name: str, contents: bytes) -> bool:
    """Prints the measurements of a sound; whether nothing is wrong with it."""
    measured = measurement.measure(contents)
    faults = measured.faults()
    levels = f"peak {measured.peak_db:6.1f} dB  loudness {measured.loudness_db:6.1f} dB"
    begins = f"begins after {measured.begins_ms:4.1f} ms"
    print(f"{name:16} {measured.length_ms:5.0f} ms  {levels}  {begins}  {'; '.join(faults)}")
    return not faults


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--spectrogram", metavar="FILE")
    wished = parser.parse_args(arguments)
    if wished.spectrogram:
        import spectrogram

        spectrogram.draw({file.stem: file.read_bytes() for file in sorted(FOLDER.glob("*.wav"))}, wished.spectrogram)
        return 0
    made = files()
    there = {file.name: file.read_bytes() for file in FOLDER.glob("*.wav")}
    if wished.check:
        differing = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
        print("\n".join(differing) or "all sounds are as their data has them")
        return 1 if differing else 0
    FOLDER.mkdir(exist_ok=True)
    for name in there.keys() - made.keys():
        (FOLDER / name).unlink()
    for name, contents in made.items():
        (FOLDER / name).write_bytes(contents)
    right = [report(name, contents) for name, contents in made.items()]
    print(f"{len(made)} sounds, {sum(map(len, made.values()))} bytes")
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
