"""Games as the program counts them, for tests and pictures."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from shogi_desktop.session.progress.played import SIDES, PlayedGame

FIRST = datetime(2026, 9, 1, 18, 30, tzinfo=UTC)
OPENINGS = (
    "7g7f 3c3d 2g2f 8c8d",
    "7g7f 8c8d 2g2f 4a3b",
    "2g2f 3c3d 7g7f 4c4d",
    "7g7f 3c3d 6g6f 8c8d",
)


def played(number: int = 0, **changes: object) -> PlayedGame:
    """A game won as Black against 11 kyu, `number` days after the first one, with these fields changed."""
    begun = FIRST + timedelta(days=number)
    game = PlayedGame(
        begun=begun.isoformat(timespec="microseconds"),
        ended=(begun + timedelta(minutes=25)).isoformat(timespec="seconds"),
        variant="shogi",
        side="black",
        opponent="level",
        winner="black",
        reason="resign",
        level=3,
        plies=96,
        spent_ms=600_000,
        moves=OPENINGS[0],
    )
    return replace(game, **changes)  # type: ignore[arg-type]


def season(count: int, variant: str = "shogi") -> list[PlayedGame]:
    """So many games of a person who learns, one or two a day, always the same ones."""
    chance, games = random.Random(7), list[PlayedGame]()
    for number in range(count):
        level = min(10, 2 + number * 5 // max(1, count) + chance.randrange(2))
        side = SIDES[number % 2]
        won = chance.random() < 0.55
        winner = side if won else "draw" if chance.random() < 0.1 else SIDES[(number + 1) % 2]
        unrated = chance.choice(("", "", "", "", "hint", "take_back", "handicap"))
        begun = FIRST + timedelta(hours=17 * number, microseconds=len(variant))
        games.append(
            replace(
                played(),
                begun=begun.isoformat(timespec="microseconds"),
                ended=(begun + timedelta(minutes=20 + number % 30)).isoformat(timespec="seconds"),
                variant=variant,
                side=side,
                winner=winner,
                reason="repetition" if winner == "draw" else chance.choice(("checkmate", "resign", "time")),
                level=level,
                unrated=unrated,
                plies=60 + chance.randrange(90),
                spent_ms=chance.randrange(1_500_000),
                moves=chance.choice(OPENINGS) if variant == "shogi" else "",
            )
        )
    return games
