"""What is said to somebody who solves a problem."""

from __future__ import annotations

from datetime import date
from html import escape

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.problems.judgement import Hint, JudgedMove, Judgement, Result
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.problems.solutions import Defence

from ...board.marks.hint import words_of
from ...words.move_texts import move_text
from ...words.texts import SIDE_MARKS, piece_name, side_name, spent_text

Words = tuple[str, str]
"""What a card says: a strong line, and more below it ("" = nothing)."""


def judged_words(judged: JudgedMove, defender: int, reply: str) -> Words:
    """What a move is worth; `reply` is the text of the defender's answer, "" where there is none."""
    translate = QCoreApplication.translate
    if judged.judgement in (Judgement.REFUSED, Judgement.NO_CHECK):
        return judged.refusal, ""
    if judged.judgement is Judgement.WRONG:
        said = translate("Solving", "Not this one: {side} gets away.").format(side=side_name(defender))
        if judged.within:
            said = translate("Solving", "Not this one, as far as {n} moves.").format(n=judged.within)
        elif reply:
            text = translate("Solving", "Not this one: {side} answers {move}.")
            said = text.format(side=side_name(defender), move=reply)
        return said, translate("Solving", "Take it back and look for another check.")
    if judged.judgement is Judgement.UNDECIDED:
        more = translate("Solving", "The computer could not find out in time whether this mates. Take it back.")
        return translate("Solving", "Could not be decided"), more
    if judged.judgement is Judgement.GOES_ON:
        return translate("Solving", "Right! What next?"), ""
    return "", ""


def result_words(result: Result, progress: ProblemProgress, today: date) -> Words:
    """How it ended with a solution."""
    translate = QCoreApplication.translate
    said = translate("Solving", "Solved without a mistake!") if result.clean else translate("Solving", "Solved!")
    more = [translate("Solving", "Time: {time}").format(time=spent_text(result.time_ms))]
    if 0 < result.shortest < result.plies:
        text = translate("Solving", "There is a shorter way: mate in {n}. Yours took {m}.")
        more.append(text.format(n=result.shortest, m=result.plies))
    days = progress.day_streak(today).current
    if days > 1:
        more.append(translate("Solving", "Days in a row with a problem solved: {n}").format(n=days))
    return said, "\n".join(more)


def useless_words(defender: int) -> str:
    """What is added where it is mate although the rules still leave the defender moves."""
    text = QCoreApplication.translate("Solving", "Whatever {side} puts in between would only be taken.")
    return text.format(side=side_name(defender))


def complete_words() -> str:
    """What is added once nothing is left to solve."""
    return QCoreApplication.translate("Solving", "All problems of this set are solved. Congratulations!")


def solution_words(at: int, count: int) -> Words:
    """What is said where `at` of the `count` moves of a solution have been shown."""
    translate = QCoreApplication.translate
    if at == count:
        return translate("Solving", "The solution: mate."), ""
    more = translate("Solving", "The mouse wheel on the board walks through its moves, too.")
    return translate("Solving", "The solution: move {n} of {all}").format(n=at, all=count), "" if at else more


def defence_words(at: int, count: int, defence: Defence) -> Words:
    """What is said where `at` of the `count` moves of a line with another defence have been shown."""
    translate = QCoreApplication.translate
    if at < count:
        return translate("Solving", "This defence: move {n} of {all}").format(n=at, all=count), ""
    if not defence.mated:
        return translate("Solving", "What comes after this defence was not found out in the time."), ""
    return translate("Solving", "This defence: mate."), ""


def hint_words(hint: Hint, variant: Variant, coordinates: str) -> str:
    """What a step of help means; `coordinates` is the style in which the board writes its squares."""
    translate = QCoreApplication.translate
    if hint.step == 1 and hint.origin < 0:
        return translate("Solving", "From the hand: {piece}.").format(piece=piece_name(variant.kind(hint.kind)))
    if hint.step == 1:
        return translate("Solving", "The piece with the star gives check.")
    if hint.step == 2:
        return translate("Solving", "It goes to the square with the star.")
    return words_of(hint.move, variant, coordinates)


def line_texts(start: Position, moves: list[int], notation: str) -> list[str]:
    """The moves that lead on from a position, as the person reads them: "japanese" or "western"."""
    position, before, texts = start.copy(), NO_MOVE, []
    for move in moves:
        texts.append(_plain(move_text(position, move, before, notation)))
        position.play(move)
        before = move
    return texts


def _plain(text: str) -> str:
    """A move without the mark of its side: who plays it is told otherwise."""
    return text[1:].strip() if text[:1] in SIDE_MARKS else text


def line_html(texts: list[str], shown: int) -> str:
    """The moves of a line, numbered; the last of those `shown` is strong."""
    parts = []
    for number, text in enumerate(texts, 1):
        move = escape(text).replace(" ", "&nbsp;")
        parts.append(f"{number}.&nbsp;{f'<b>{move}</b>' if number == shown else move}")
    return "&nbsp; ".join(parts)  # a line ends, and does not begin, with the gap
