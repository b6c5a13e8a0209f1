"""Speaking through a command of the system, without ever waiting for it, and what is said of moves and clocks."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt

from shogi_desktop.child_processes import end_with_us
from shogi_desktop.notation.moves import japanese
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..words.i18n import QT_TRANSLATE_NOOP, counted, translate
from ..words.piece_search import kana_of
from .cues import COUNTED_FROM, WARNED_AT, Second

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


LONGEST: Final = 200  # letters
MOST_UNREAD: Final = 1 << 14
"""Bytes that a voice may leave unread before another process takes its place."""
FAREWELL_MS: Final = 500


class Speech(QObject):
    """While something is said, what follows waits, and only the newest of it.

    A command that is missing or fails in a language is not tried again in it; without any nothing is said.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        voices: Iterable[Voice] = (),
        find: Callable[[str], str | None] = shutil.which,
    ) -> None:
        """`voices` are those of this system by itself; `find` looks where a program is."""
        super().__init__(parent)
        self._voices = tuple(voices) or system_voices()
        self._find = find
        self._dumb: set[tuple[Voice, str]] = set()  # that do not work in a language
        self._said: tuple[str, str] | None = None  # language and text
        self._waiting: tuple[str, str] | None = None
        self._voice: Voice | None = None
        self._language = ""
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.started.connect(self._on_started)
        # Queued: a QProcess is not ready to be started again while it reports.
        queued = Qt.ConnectionType.QueuedConnection
        self._process.finished.connect(self._on_finished, queued)
        self._process.errorOccurred.connect(self._on_error, queued)

    def speaks(self, language: str) -> bool:
        """Whether there is a voice for a language, as far as is known."""
        return self._voice_for(language) is not None

    def say(self, text: str, language: str) -> None:
        """Says it next; a text that waits is forgotten."""
        self._waiting = (language, " ".join(text.split())[:LONGEST])
        stays = self._voice is not None and self._voice.stays and self._language == language
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._next()
        elif stays and self._process.bytesToWrite() > MOST_UNREAD:
            self._process.kill()
        elif stays:
            self._write_line()
        elif self._voice is not None and self._voice.stays:
            self._process.closeWriteChannel()  # it ends, and a voice of the other language follows

    def hush(self) -> None:
        """Says nothing more."""
        self._waiting = None
        self._process.kill()

    def close(self) -> None:
        self.hush()
        self._process.waitForFinished(FAREWELL_MS)

    def _voice_for(self, language: str) -> Voice | None:
        for voice in self._voices:
            if voice.speaks(language) and (voice, language) not in self._dumb and self._find(voice.program):
                return voice
        return None

    def _next(self) -> None:
        if self._waiting is None:
            return
        language, text = self._waiting
        voice = self._voice_for(language)
        if voice is None:
            self._waiting = None
            return
        self._voice, self._language = voice, language
        variables = QProcessEnvironment.systemEnvironment()
        variables.insert(LANGUAGE_VARIABLE, language)
        self._process.setProcessEnvironment(variables)
        self._process.start(self._find(voice.program) or voice.program, voice.command(language, text))
        if voice.stays:
            self._write_line()
            return
        self._said, self._waiting = self._waiting, None
        if voice.reads:
            self._process.write(text.encode())
            self._process.closeWriteChannel()

    def _write_line(self) -> None:
        assert self._waiting is not None
        self._said, self._waiting = self._waiting, None
        self._process.write(self._said[1].encode() + b"\n")

    def _on_started(self) -> None:
        end_with_us(int(self._process.processId()))

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if code and status == QProcess.ExitStatus.NormalExit:
            self._give_up()
        self._next()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._give_up()
            self._next()

    def _give_up(self) -> None:
        """The voice does not work in this language; another one says what it should have said."""
        if self._voice is not None:
            self._dumb.add((self._voice, self._language))
            self._waiting = self._waiting or self._said


_DIGITS: Final = ("", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう")
_SHORT: Final = {
    "歩": "ふ",
    "香": "きょう",
    "桂": "けい",
    "銀": "ぎん",
    "金": "きん",
    "角": "かく",
    "飛": "ひしゃ",
    "玉": "ぎょく",
    "王": "おう",
    "と": "と",
    "成香": "なりきょう",
    "成桂": "なりけい",
    "成銀": "なりぎん",
    "馬": "うま",
    "龍": "りゅう",
}
_SIDES: Final = ("せんて", "ごて")
_AFTER: Final = {
    "不成": "ならず",
    "成": "なり",
    "右": "みぎ",
    "左": "ひだり",
    "上": "あがる",
    "寄": "よる",
    "引": "ひく",
    "直": "すぐ",
    "打": "うつ",
    "→": "から",
    "（居食い）": "いぐい",
    "（じっと）": "じっと",
}
_SQUARE: Final = r"[０-９]+[一二三四五六七八九十]+"
_PART: Final = re.compile("|".join([*map(re.escape, _AFTER), r"（[^）]*）", _SQUARE]))


def japanese_move(position: Position, move: int, before: int) -> str:
    """A move as Japanese readers have it, in kana: せんて、ななろく ふ.

    `before` is the move made before, NO_MOVE = none.
    """
    variant = position.variant
    written = japanese.format_move(position, move, to_square(before) if before else None)[1:]
    kind = _mover(position, move)
    where, _, after = written.partition(japanese.piece_text(variant, kind))
    place = "どう" if where == japanese.SAME_SQUARE else _japanese_square(where)
    told = " ".join([f"{place} {_japanese_piece(variant, kind)}", *filter(None, map(_after, _PART.findall(after)))])
    return f"{_SIDES[position.turn]}、{told}"


def _after(part: str) -> str:
    """What stands behind the name of the piece; notes that say what burns are not read."""
    return _japanese_square(part) if "０" <= part[0] <= "９" else _AFTER.get(part, "")


def _japanese_square(text: str) -> str:
    """７六 and １６十四: the file in digits, the rank in kanji."""
    file = "".join(letter for letter in text if "０" <= letter <= "９")
    rank = text[len(file) :]
    tens, _, ones = rank.rpartition("十")
    number = ((_kanji_digit(tens) or 1) if "十" in rank else 0) * 10 + _kanji_digit(ones)
    return _japanese_number(int(file)) + _japanese_number(number)


def _kanji_digit(text: str) -> int:
    return "〇一二三四五六七八九".index(text) if text else 0


def _japanese_number(number: int) -> str:
    tens, ones = divmod(number, 10)
    return ((_DIGITS[tens] if tens > 1 else "") + "じゅう" if tens else "") + _DIGITS[ones]


def _japanese_piece(variant: Variant, kind: Kind) -> str:
    return _SHORT.get(japanese.piece_text(variant, kind)) or kana_of(kind.romaji)


_SECONDS: Final = QT_TRANSLATE_NOOP("Spoken", "{n} second|{n} seconds")
_BYOYOMI: Final = QT_TRANSLATE_NOOP(
    "Spoken", "From now on {n} second for each move|From now on {n} seconds for each move"
)


def _mover(position: Position, move: int) -> Kind:
    kind = drop_kind(move) if is_drop(move) else kind_of(position.piece_at(from_square(move)))
    return position.variant.kind(kind)


def _word(text: str) -> str:
    return translate("Spoken", text)


def second_words(second: Second, in_japanese: bool) -> str:
    """What is said of a second of the clock, "" = nothing.

    Japanese readers count in byoyomi what has been used: the tens, and then one by one; others what is left.
    """
    if second.entered:
        whole = second.whole
        return f"これより、いってにつき、{whole}秒でお願いします" if in_japanese else counted(_word(_BYOYOMI), whole)
    if second.in_byoyomi and in_japanese:
        used = second.whole - second.left
        if 0 < second.left < WARNED_AT:
            return str(WARNED_AT - second.left)
        return f"{used}秒" if used > 0 and second.left > 0 and used % 10 == 0 else ""
    if second.left == WARNED_AT and second.whole != WARNED_AT:
        return f"残り{WARNED_AT}秒" if in_japanese else counted(_word(_SECONDS), WARNED_AT)
    said = second.in_byoyomi or second.whole == 0
    return str(second.left) if said and 0 < second.left <= COUNTED_FROM else ""
