"""Time controls as records say them: hours and minutes of main time, seconds of byoyomi and seconds added, as CSA has
the first two ("00:10+30"); kept so in a game's own headers, and read as Lishogi writes them, too ("10分+30秒")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from shogi_desktop.game.clock import TimeControl


def limits_text(times: Sequence[TimeControl]) -> str:
    """Those of both sides, once where they are the same; "" without a clock."""
    if not any(control.limited for control in times):
        return ""
    return " / ".join(dict.fromkeys(_text(control) for control in times))


def _text(control: TimeControl) -> str:
    minutes, seconds = divmod(control.main_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    text = f"{hours:02}:{minutes:02}" + (f":{seconds:02}" if seconds else "")
    text += f"+{control.byoyomi_ms // 1000:02}"
    return text + (f"+{control.increment_ms // 1000}" if control.increment_ms else "")


_OURS: Final = re.compile(r"(\d{1,3}):(\d\d)(?::(\d\d))?(?:\+(\d{1,5}))?(?:\+(\d{1,5}))?")
_JAPANESE: Final = re.compile(r"各?(?:(\d{1,3})時間)?(?:(\d{1,4})分)?(?:(\d{1,5})秒)?(?:\+(\d{1,5})秒)?")


def times_of(text: str) -> tuple[TimeControl, TimeControl]:
    """What a record says of the times of both sides; no limit where it says nothing that is understood."""
    found = [_control(part.strip()) for part in text.split(" / ")]
    return (found[0], found[-1]) if len(found) <= 2 and all(each.limited for each in found) else (TimeControl(),) * 2


def _control(text: str) -> TimeControl:
    said = _OURS.fullmatch(text) or _JAPANESE.fullmatch(text)
    if said is None:
        return TimeControl()
    hours, minutes, seconds, byoyomi, *added = (int(each or 0) for each in said.groups())
    return TimeControl(((hours * 60 + minutes) * 60 + seconds) * 1000, byoyomi * 1000, sum(added) * 1000)
