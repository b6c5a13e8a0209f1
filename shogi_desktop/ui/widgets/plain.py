"""Texts that the program did not write, as Qt may show them: plain, and of bounded length.

Qt takes a text that looks like markup for rich text wherever it is free to: in labels, tool tips and boxes of messages.
Rich text opens every file that it names, so that the name of a player could read a disk. Therefore every label is a
PlainLabel, every box comes from `messages` beside this module, and a tool tip that may hold more than words of the
program is made by `tip`; tests/ui/widgets/test_plain_sources.py sees to it. A player's name, a comment, a title, the
name of a file or of a variant, a message of an engine: all of them are such texts.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QWidget

from shogi_desktop.excerpt import excerpt

NAME: Final = 80  # characters of a name or title on a line with others
LABEL: Final = (4000, 100)  # characters and lines
TIP: Final = (1000, 25)
LONG: Final = 80  # letters of a line that Qt would show as one, across the screen
_WORD: Final = re.compile(rf"[^\s/-]{{{LONG}}}")  # the path of a file breaks at its strokes
_ESCAPED: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_BREAK: Final = "\u200b"  # a line may end here, nothing is seen
JOINT: Final = "\u2060"  # no line ends here
_JOINED_SPACE: Final = f"\u00a0{JOINT}{JOINT}"  # nor at this space
_SCRIPTS: Final = {
    "hiragana": re.compile("[ぁ-ゖ]"),
    "katakana": re.compile("[ァ-ヺー]"),
    "kanji": re.compile(r"[一-\u9fff々]|[0-9０-９]+(?=[一-\u9fff々])"),  # with a file's number before them, or pieces'
}
_LONG_WORD: Final = 8  # letters; longer ones may be broken, else a narrow panel could not hold them
_PHRASE: Final = re.compile("(?<=[はがをにでとも])(?![すしきちのもはがをにでとこげうずゃゅょっるりれん])")
"""Where a long run of hiragana is broken rather than anywhere else: after a particle, and not where its letter belongs
to a word, as in です, できる, とき or こと."""
_PARTICLE: Final = re.compile("(?<=を)|(?<=[はがもに])(?=あり)|(?<=[はがもになの])(?=あなた)")
"""Where any hiragana are broken, however short: ...は|ありません, ...に|あなたの."""
_OUTSIDE_TAGS: Final = re.compile(r"(?:^|(?<=>))[^<]+")
_SPACED: Final = re.compile(r" (?=[:;?!»%])|(?<=«) ")  # French, and Czech before %: a line ends before the word


class PlainLabel(QLabel):
    """A label that shows any text letter by letter, and no more of it than can be read."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "", folds: bool = False) -> None:
        """In the letters of a role (see `theme`); `folds`: in as many lines as it needs."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(folds)
        if role:
            self.setProperty("role", role)
        if text:
            self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(words_kept(folding(excerpt(text, *LABEL))))

    def text(self) -> str:
        """As it was set."""
        return unjoined(self.shown())

    def shown(self) -> str:
        """As its lines are folded."""
        return super().text()


def folding_label(role: str = "") -> PlainLabel:
    """An empty label whose lines fold."""
    return PlainLabel(role=role, folds=True)


class RichLabel(QLabel):
    """A label of markup that the program writes; whatever else stands in it was escaped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        super().setText(markup_kept(text))

    def text(self) -> str:
        """As it was set."""
        return unjoined(super().text())


def tip(text: str) -> str:
    """Any text as a tool tip that shows it letter by letter, and folds where a line is long."""
    shown = folding(excerpt(text, *TIP))
    if max(map(len, shown.split("\n"))) <= LONG and not Qt.mightBeRichText(shown):
        return shown
    return f"<p style='white-space:pre-wrap'>{words_kept(shown).translate(_ESCAPED)}</p>"


def folding(text: str) -> str:
    """The text with places to break its line in words too long for one."""
    return _WORD.sub(lambda word: word[0] + _BREAK, text)


def words_kept(text: str) -> str:
    """Text whose lines end between words alone.

    Qt would break Japanese between any two letters; a word is what is written in one script, with the hiragana that
    follow it. And it would begin a line with a sign that stands alone: French has a space before : and others.
    """
    if text.isascii():  # no Japanese
        return _SPACED.sub(_JOINED_SPACE, text)
    kept, length, before = [], 1, ""
    for at, letter in enumerate(text):
        script = _script(text, at)
        joined = bool(script) and before in (script, *(("kanji", "katakana") if script == "hiragana" else ()))
        if length >= (2 * _LONG_WORD if script == "hiragana" and not _PHRASE.match(text, at) else _LONG_WORD):
            joined = False
        if script == "hiragana" and _PARTICLE.match(text, at):
            joined = False
        length = length + 1 if joined else 1
        kept.append(f"{JOINT}{letter}" if joined else letter)
        before = script
    return _SPACED.sub(_JOINED_SPACE, "".join(kept))


def markup_kept(html: str) -> str:
    """The same with markup that the program writes."""
    return _OUTSIDE_TAGS.sub(lambda part: words_kept(part[0]), html)


def unjoined(text: str) -> str:
    """As it was before `words_kept`."""
    return text.replace(_JOINED_SPACE, " ").replace(JOINT, "")


def _script(text: str, at: int) -> str:
    return next((name for name, letters in _SCRIPTS.items() if letters.match(text, at)), "")


def literal(text: str) -> str:
    """A name on a button or in a menu, where Qt takes & for the mark of a key."""
    return excerpt(text, NAME).replace("&", "&&")


def window_title(text: str) -> str:
    """A name in a title, where Qt takes [*] for the place of the mark of an unsaved document."""
    return excerpt(text, 2 * NAME).replace("[*]", "[*][*]")
