"""What is heard of a game without asking; the text board writes it all down."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessibleAnnouncementEvent

from shogi_desktop.game.clock import ClockFace
from shogi_desktop.rules import Side
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.board.scene import notice
from tests.ui.desk import Desk
from tests.ui.text_board.conftest import Texts


class Loudspeaker:
    """Stands for Qt's accessibility: notes what is announced, and by which part."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self.heard.append((event.object().accessibleName(), event.message()))  # type: ignore[attr-defined]

    @property
    def words(self) -> list[str]:
        return [text for _, text in self.heard]


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Loudspeaker:
    made = Loudspeaker()
    monkeypatch.setattr(notice, "QAccessible", made)
    return made


def test_moves_and_checks_are_heard_on_the_board(desk: Desk, speaker: Loudspeaker) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    assert speaker.words[-2:] == ["Black: pawn 7g to 7f.", "White: pawn 3c to 3d."]
    assert {who for who, _ in speaker.heard[-2:]} == {"Board"}


def test_check_is_told_with_the_move(desk: Desk, speaker: Loudspeaker) -> None:
    desk.start(sfen="4k4/9/9/9/9/9/9/4R4/K8 b - 1")
    desk.play("5h5g")
    assert speaker.words[-1] == "Black: rook 5h to 5g. Check!"


def test_walking_through_a_record_tells_the_moves_with_their_numbers(desk: Desk, speaker: Loudspeaker) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    desk.session.record.back()
    assert speaker.words[-1] == "1: Black: pawn 7g to 7f."
    desk.session.record.go_start()
    assert speaker.words[-1] == "Start of the game."


def test_the_window_with_the_keyboard_has_the_word(desk: Desk, speaker: Loudspeaker) -> None:
    desk.start()
    texts = Texts(desk)
    speaker.heard.clear()
    texts.ask("7g7f")
    assert speaker.heard == [("What was said", "Black: pawn 7g to 7f.")]


def test_the_start_tells_the_game_and_the_end_what_to_do_next(desk: Desk, speaker: Loudspeaker) -> None:
    desk.start(GameChoice(side="white"))
    assert any(text == "Shogi: Computer (Black), You (White). You play White." for text in speaker.words)
    desk.qtbot.waitUntil(desk.session.turn.human_may_move)
    desk.answer_boxes("Resign")
    desk.trigger("RESIGN")
    assert speaker.words[-1].endswith("Rematch, Why did I lose?, Review, New game, Close")


def test_little_time_is_told_once_for_each_limit(
    desk: Desk, speaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start(GameChoice(computer=False, clock="ten"))
    for left in (31_000, 30_000, 29_900, 12_000, 4_000):
        monkeypatch.setattr(desk.session.turn.clock, "face", {side: ClockFace(left, 0, False) for side in Side}.get)
        desk.session.turn.clock.ticked.emit()
    told = [text for text in speaker.words if "left:" in text]
    assert told == ["Seconds left: 30", "Seconds left: 12", "Seconds left: 4"]


def test_what_the_status_line_says_is_heard_once(desk: Desk, speaker: Loudspeaker) -> None:
    desk.start()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.window.status.tell("The game is saved.")
    desk.qtbot.waitUntil(lambda: "The game is saved." in speaker.words)
    desk.click_square("8i")
    desk.app.processEvents()
    assert speaker.words.count("This piece has no legal move now.") == 1
