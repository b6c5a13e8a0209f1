"""Records as other programs and mails have them come to the board in every way: pasted, opened, dropped, converted."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from shogi_desktop.commands.__main__ import main
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.detect import parse_record
from tests.ui.desk import Desk
from tests.ui.files.test_arriving_files import drop

HEAD = "手合割：平手\n先手：A\n後手：B\n"
KIF = HEAD + "手数----指手---------消費時間--\n   1 ７六歩(77)\n*Plan: 1. Bishop exchange 2. Castle\n   2 ３四歩(33)\n"
TEXTS = {
    "chess in a comment": KIF,
    "an address above": "https://example.org/game/1\n" + KIF,
    "a mail": "Hello,\n\nlook at this:\n\n" + KIF + "\nThanks\nPaul\n",
    "quoted": "Paul wrote:\n" + "".join(f"> {line}\n" for line in KIF.splitlines()),
    "CSA": "V2.2\nN+A\nN-B\n$EVENT:Cup 1. Round of 16\nPI\n+\n+7776FU\n-3334FU\n",
    "KI2 with digits": "▲76歩 △３４歩\n",
    "KI2 without marks": "1. 76歩 2. 34歩\n",
    "PSN": '[Sente "A"]\n[Gote "B"]\n1.P7g-7f (00:02 / 00:00:02)\n2.P3c-3d (00:01 / 00:00:01)\n3.Resigns\n',
    "PGN": '[Event "x"]\n[White "A"]\n[Black "B"]\n[Variant "Shogi"]\n[Result "1-0"]\n\n1. c4 g6 1-0\n',
    "USI": "position startpos moves 7g7f 3c3d rep_draw\n",
    "USI in a mail": "Look:\n\nposition startpos moves 7g7f 3c3d resign\n\nPaul\n",
}


NAMES = dict(zip(TEXTS.values(), cycle(("a.txt", "a.kif", "棋譜.psn")), strict=False))


@pytest.fixture(params=TEXTS)
def text(request: pytest.FixtureRequest) -> str:
    return TEXTS[request.param]


def moves(game: Game) -> str:
    return " ".join(format_move(node.move, game.variant) for node in game.main_line())


def test_it_is_pasted_opened_whatever_it_is_called_and_dropped(desk: Desk, text: str, tmp_path: Path) -> None:
    QGuiApplication.clipboard().setText(text)
    desk.trigger("PASTE")
    assert moves(desk.session.record.game) == "7g7f 3c3d"
    desk.start()
    name = NAMES[text]
    (tmp_path / name).write_text(text, encoding="utf-8", newline="\r\n")
    assert moves(desk.session.record.game) == ""
    assert desk.window.rooms.files.records.open_file(str(tmp_path / name))
    assert moves(desk.session.record.game) == "7g7f 3c3d"
    desk.start()
    (tmp_path / "a.txt").write_text(text, encoding="utf-8")
    assert moves(desk.session.record.game) == ""
    desk.window.rooms.files.arriving.begin()
    drop(desk.window, str(tmp_path / "a.txt"))
    desk.qtbot.waitUntil(lambda: moves(desk.session.record.game) == "7g7f 3c3d")


def test_it_is_converted(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(text, encoding="utf-8")
    assert main(["convert", str(tmp_path / "a.txt"), "--to", "kif", "--out", str(tmp_path / "out")]) == 0
    (written,) = (tmp_path / "out").iterdir()
    reading = parse_record(written.read_bytes().decode("cp932"), "shogi", written.name)
    assert reading.problems == [] and [moves(game) for game in reading.games] == ["7g7f 3c3d"]


def test_a_folder_is_not_taken(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.window.rooms.files.arriving.begin()
    drop(desk.window, str(tmp_path))
    desk.qtbot.wait(1)
    assert desk.session.record.path == "" and moves(desk.session.record.game) == ""
