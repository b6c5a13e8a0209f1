"""What a text may be, as far as the program tells texts apart."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """The formats that are told apart; the values name them in English, for messages."""

    GAME = "a game file of Shogi Desktop"
    KIF = "a KIF record"
    KI2 = "a KI2 record"
    HODGES = "a record in Hodges's notation"
    CSA = "a CSA record"
    JKF = "a JKF record"
    JSON = "JSON"
    USI = "a list of USI moves"
    USEN = "a USEN record"
    SFEN = "a shogi position (SFEN)"
    BOD = "a diagram (BOD)"
    FEN = "a chess position (FEN)"
    PSN = "a PSN record"
    PGN = "a chess game (PGN)"
    HTML = "a web page (HTML)"
    ADDRESS = "an internet address"
    TOML = "a TOML file"
