"""What records say about a game, by one name each: the formats call one thing by different names.

A game's headers hold a name of this table where there is one, else the name that the record used. KIF and KI2 name
the sides 先手 and 後手, in a handicap game 下手 and 上手; JKF uses the names of KIF. The values stay as they were
written.

Time limits are written as CSA has them, hours and minutes of main time, seconds of byoyomi and, after them, seconds
added ("00:10+30"), and read as Lishogi writes them, too ("10分+30秒").
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.rules import variant_names

BLACK: Final = "black"
WHITE: Final = "white"
STARTED: Final = "started"
TIME_LIMIT: Final = "time limit"
_OURS: Final = re.compile(r"(\d{1,3}):(\d\d)(?::(\d\d))?(?:\+(\d{1,5}))?(?:\+(\d{1,5}))?")
_JAPANESE: Final = re.compile(r"各?(?:(\d{1,3})時間)?(?:(\d{1,4})分)?(?:(\d{1,5})秒)?(?:\+(\d{1,5})秒)?")


@dataclass(frozen=True)
class Header:
    """`name` stands in a game's headers; `kif` and `csa` are what these formats call it, the first one when writing."""

    name: str
    kif: tuple[str, ...]
    csa: str = ""


HEADERS: Final = (
    Header(BLACK, ("先手", "下手"), "N+"),
    Header(WHITE, ("後手", "上手"), "N-"),
    Header("event", ("棋戦",), "$EVENT"),
    Header("place", ("場所",), "$SITE"),
    Header(STARTED, ("開始日時",), "$START_TIME"),
    Header("ended", ("終了日時",), "$END_TIME"),
    Header(TIME_LIMIT, ("持ち時間", "持時間"), "$TIME_LIMIT"),
    Header("opening", ("戦型",), "$OPENING"),
)
SAVED: Final = "saved as"
WRITTEN: Final = "saved file"
WHOLE: Final = "saved moves"
LEFT_AT: Final = "left at"
OWN: Final = frozenset({"setup", SAVED, WRITTEN, WHOLE, LEFT_AT})
"""What this program keeps for itself in its own files: other formats leave it out."""
OF_KIF: Final[Mapping[str, str]] = {word: header.name for header in HEADERS for word in header.kif}
DAYS: Final = ("対局日", "対局日時", "対局年月日", "対局開始日時", "開始日", "日付")
"""What some programs of KIF and JKF call the date of a game, which may stand beside the time of its start."""
OF_CSA: Final[Mapping[str, str]] = {header.csa: header.name for header in HEADERS if header.csa}
BY_NAME: Final[Mapping[str, Header]] = {header.name: header for header in HEADERS}


def dated(headers: Mapping[str, str]) -> dict[str, str]:
    """The headers of a record, of which the day is the date where nothing else says when the game was begun."""
    day = next((name for name in DAYS if name in headers), None)
    if day is None or STARTED in headers:
        return dict(headers)
    return {STARTED if name == day else name: value for name, value in headers.items()}


SHOGI: Final = "shogi"


def in_order() -> tuple[str, ...]:
    """The names of all games: shogi, of which most such texts are, before rarer ones on a board of the same size."""
    return tuple(sorted(variant_names(), key=lambda name: name != SHOGI))


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
