"""What the new-game dialog asks: a plain record, remembered as JSON, turned into the session's set-up."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Final

from shogi_desktop.files.plain_values import MOST, Between, Clamped, OneOf, read_json, record
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.rules import VariantError, load_variant, variant_names
from shogi_desktop.rules.record.variant import Variant

from .setup import LEVEL_NUMBERS, GameSetup, PlayerSetup

SIDES: Final = ("black", "white", "random")


@dataclass(frozen=True)
class ClockPreset:
    """A clock with a name (`ui/words` has it by `key`); times in seconds."""

    key: str
    main: int = 0
    byoyomi: int = 0
    increment: int = 0


PRESETS: Final = (
    ClockPreset("none"),
    ClockPreset("quick", byoyomi=10),
    ClockPreset("calm", byoyomi=30),
    ClockPreset("fischer", 300, increment=10),
    ClockPreset("ten", 600, 30),
    ClockPreset("thirty", 1800, 60),
    ClockPreset("sudden", 900),
)
CUSTOM: Final = "custom"
_Seconds = Annotated[int, Between(0, MOST // 1000)]


@dataclass(frozen=True)
class ClockTimes:
    """Seconds of one side's clock."""

    main: _Seconds = 600
    byoyomi: _Seconds = 30
    increment: _Seconds = 0

    def control(self) -> TimeControl:
        return TimeControl(self.main * 1000, self.byoyomi * 1000, self.increment * 1000)


@dataclass(frozen=True)
class GameChoice:
    """The choices of one game. `side` is the person's against the computer, which is one of the person's own engines by
    the name `engine`, "" = the program's; `teaching`: the coach offers to take blunders back; `guided`: it explains
    what the computer plays. `clock` names a preset or is "custom". With `watching` two computers play: Black as
    `engine` and `level` say, White as `white_engine` and `white_level`.

    With `unequal` the second times are White's, otherwise the first hold for both. `options` are the rules of the
    variant; `others` remembers those last chosen for other variants, by the variant's name.
    """

    variant: str = "shogi"
    computer: bool = True
    engine: str = ""
    side: Annotated[str, OneOf(*SIDES)] = "black"
    level: Annotated[int, Clamped(LEVEL_NUMBERS[0], LEVEL_NUMBERS[-1])] = 2
    watching: bool = False
    white_engine: str = ""
    white_level: Annotated[int, Clamped(LEVEL_NUMBERS[0], LEVEL_NUMBERS[-1])] = 2
    teaching: bool = False
    guided: bool = False
    handicap: str = ""
    clock: str = "none"
    first: ClockTimes = ClockTimes()
    second: ClockTimes = ClockTimes()
    unequal: bool = False
    options: dict[str, str] = field(default_factory=dict)
    others: dict[str, dict[str, str]] = field(default_factory=dict)

    def times(self) -> tuple[TimeControl, TimeControl]:
        """The clocks of Black and White."""
        if self.clock != CUSTOM:
            preset = next((item for item in PRESETS if item.key == self.clock), PRESETS[0])
            both = ClockTimes(preset.main, preset.byoyomi, preset.increment).control()
            return both, both
        return self.first.control(), (self.second if self.unequal else self.first).control()

    def of_variant(self, name: str) -> GameChoice:
        """The same choice for another variant, with the rules last chosen for it."""
        rules = {**self.others, self.variant: self.options}
        mine = rules.pop(name, {})
        handicap = self.handicap if name == self.variant else ""
        return replace(self, variant=name, handicap=handicap, options=mine, others=rules)

    def timed(self) -> bool:
        return any(control.limited for control in self.times())


def to_json(choice: GameChoice) -> str:
    return json.dumps(asdict(choice), ensure_ascii=False)


def from_json(text: str) -> GameChoice:
    """The remembered choice; what is missing or makes no sense is the default."""
    try:
        return _checked(record(GameChoice, read_json(text)))
    except ValueError:
        return GameChoice()


def _checked(choice: GameChoice) -> GameChoice:
    """The choice as far as there are such games and rules; where its own is gone, the rest goes with the usual one."""
    others = {name: rules for name, rules in choice.others.items() if _loads(name, rules)}
    if not _loads(choice.variant, choice.options):
        usual = GameChoice.variant
        choice = replace(choice, variant=usual, options=others.get(usual, {}), handicap="")
    others.pop(choice.variant, None)
    variant = load_variant(choice.variant, choice.options)
    return replace(choice, others=others, handicap=choice.handicap if _can_give(variant, choice.handicap) else "")


def _loads(variant: str, options: dict[str, str]) -> bool:
    """Whether there is a variant of this name with these rules."""
    if variant not in variant_names():
        return False
    try:
        load_variant(variant, options)
    except VariantError:
        return False
    return True


def _can_give(variant: Variant, handicap: str) -> bool:
    try:
        variant.handicap(handicap)
    except ValueError:
        return False
    return True


def setup_of(choice: GameChoice, player: str, friend: str, coin: Callable[[], bool], sfen: str = "") -> GameSetup:
    """The set-up for the session; `coin` decides a random side."""
    me = PlayerSetup(True, player, choice.level)
    other = PlayerSetup(True, friend, choice.level)
    if choice.computer:
        other = PlayerSetup(False, choice.engine, choice.level, choice.engine or None)
    if choice.watching:
        me = PlayerSetup(False, choice.white_engine, choice.white_level, choice.white_engine or None)
        choice = replace(choice, side="white", teaching=False, guided=False)
    white = choice.side == "white" or (choice.side == "random" and coin())
    black_time, white_time = choice.times()
    return GameSetup(
        variant=choice.variant,
        options=dict(choice.options),
        handicap="" if sfen else choice.handicap,
        sfen=sfen,
        black=other if white else me,
        white=me if white else other,
        black_time=black_time,
        white_time=white_time,
        teaching=choice.computer and choice.teaching,
        guided=choice.computer and choice.guided,
    )
