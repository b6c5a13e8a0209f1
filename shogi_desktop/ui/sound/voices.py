"""The commands with which systems speak, as data. None of them sees a shell, and no text becomes part of a command."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

LANGUAGE_VARIABLE: Final = "SHOGI_DESKTOP_VOICE"
TEXT: Final = "{text}"
LANGUAGE: Final = "{language}"
NAME: Final = "{name}"

_APPLE_NAMES: Final = {"en": "Samantha", "ja": "Kyoko", "fr": "Thomas", "cs": "Zuzana"}
# One process for all that is said: Windows takes a second to start it. It reads lines and ends with its input, or at
# once, with an error, where the system has no voice of the language.
_WINDOWS_SCRIPT: Final = """
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$speaker = New-Object System.Speech.Synthesis.SpeechSynthesizer
$voice = $speaker.GetInstalledVoices() | Where-Object {
    $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $env:SHOGI_DESKTOP_VOICE
} | Select-Object -First 1
if (-not $voice) { exit 3 }
$speaker.SelectVoice($voice.VoiceInfo.Name)
$lines = New-Object IO.StreamReader([Console]::OpenStandardInput(), (New-Object Text.UTF8Encoding($false)))
while (($line = $lines.ReadLine()) -ne $null) {
    $speaker.SpeakAsyncCancelAll()
    [void]$speaker.SpeakAsync($line)
}
"""


@dataclass(frozen=True)
class Voice:
    """A command that speaks. Its arguments may name the text, the language or the voice's name of that language; a text
    that is not among them is its input. One that `stays` speaks every line of its input."""

    program: str
    arguments: tuple[str, ...]
    stays: bool = False
    names: tuple[tuple[str, str], ...] = ()  # by language; none: it speaks all

    def speaks(self, language: str) -> bool:
        return not self.names or language in dict(self.names)

    def command(self, language: str, text: str) -> list[str]:
        """The arguments for a text, each as it is."""
        known = {TEXT: text, LANGUAGE: language, NAME: dict(self.names).get(language, "")}
        return [known.get(argument, argument) for argument in self.arguments]

    @property
    def reads(self) -> bool:
        """Whether the text is its input."""
        return TEXT not in self.arguments


_LINUX: Final = (
    Voice("spd-say", ("--wait", "--language", LANGUAGE, "--", TEXT)),
    Voice("espeak-ng", ("-v", LANGUAGE, "--stdin")),
    Voice("espeak", ("-v", LANGUAGE, "--stdin")),
)
_APPLE: Final = (Voice("/usr/bin/say", ("-v", NAME, "-f", "-"), names=tuple(_APPLE_NAMES.items())),)
_WINDOWS: Final = (
    # InputFormat: else it takes the lines for itself, as objects to be passed to the script.
    Voice(
        "powershell.exe",
        ("-NoProfile", "-NonInteractive", "-NoLogo", "-InputFormat", "None", "-Command", _WINDOWS_SCRIPT),
        stays=True,
    ),
)


def system_voices(platform: str = sys.platform) -> tuple[Voice, ...]:
    """The commands of a system, best first; which of them are there is another question."""
    return {"win32": _WINDOWS, "darwin": _APPLE}.get(platform, _LINUX)
