"""The generals: those of the metals by helmet and shields, the jumping generals by the crest on one great helmet.

The signs on the shields tell how the metals step: silver to all corners, copper and iron ahead, copper back too,
stone to the corners ahead.
"""

from __future__ import annotations

from strokes import BAR, CREST, CUT, HALF, MITRE, PLINTH, SPOT, TOWER, WHOLE, Figure, both, circle, fan, pair

GREAT_HELMET: Figure = (
    (CREST, "M0 -75C17 -75 28 -66 29 -51C32 -41 38 -32 46 -27C41 -20 34 -18 25 -19L23 -19L0 -19"),
    (SPOT, "M-24 -43L24 -43C27 -34 27 -25 24 -16.5L-24 -16.5C-27 -25 -27 -34 -24 -43z"),
    (HALF, "M0 -19L16 -19C19 -23 21 -28 21 -37L0 -37"),
    *both(CUT, "M7 -28L13.5 -30.5"),
)

FIGURES: dict[str, Figure] = {
    "great_general": (
        PLINTH,
        (WHOLE, fan(-60, 49, 38, 29.5, 13)),
        (WHOLE, circle(0, -78, 5)),
        *GREAT_HELMET,
    ),
    "vice_general": (
        PLINTH,
        *GREAT_HELMET,
        (CREST, "M0 -62C20 -62 34 -73 34 -90C34 -98 31 -105 26 -110C26 -95 17 -84 0 -84"),
    ),
    "rook_general": (PLINTH, *GREAT_HELMET, *TOWER),
    "bishop_general": (PLINTH, *GREAT_HELMET, *MITRE),
    "gold": (
        PLINTH,
        (HALF, "M0 -19L15 -19C17 -24 19 -31 19 -41L0 -41"),
        *both(WHOLE, "M26 -51C29 -40 34 -32 41 -26C37 -21 31 -19 23 -19C25 -30 24 -41 22 -51z"),
        (HALF, "M0 -82C16 -82 26 -71 27 -53L30 -46C20 -50 10 -51 0 -51"),
        (CREST, "M0 -55C9 -55 13 -58 18 -65C26 -76 29 -89 27 -108C42 -92 43 -66 27 -54C19 -49 9 -47 0 -47"),
        (SPOT, circle(0, -51, 3.6)),
        (CUT, "M-14 -34L-6 -31M14 -34L6 -31"),
    ),
    "silver": (
        PLINTH,
        (HALF, "M0 -101C9 -96 20 -95 32 -98C34 -75 34 -36 0 -19"),
        (BAR, "M-15 -81L15 -47M15 -81L-15 -47"),
    ),
    "copper": (
        PLINTH,
        (WHOLE, circle(0, -58, 38)),
        (BAR, "M0 -36L0 -84M-18 -76L0 -58L18 -76"),
    ),
    "iron": (
        PLINTH,
        (HALF, "M0 -99L28 -99Q31 -99 31 -96L31 -22Q31 -19 28 -19L0 -19"),
        (BAR, "M0 -42L0 -84M-18 -74L0 -42L18 -74"),
        (SPOT, pair(24, -92, 2.8) + pair(24, -26, 2.8)),
    ),
    "stone": (
        PLINTH,
        (HALF, "M0 -104L15 -99L31 -86L37 -64L33 -40L21 -22L0 -19"),
        (BAR, "M0 -40L-19 -72M0 -40L19 -72"),
    ),
    "multi_general": (
        PLINTH,
        (HALF, "M0 -76C9 -73 20 -72 32 -74C33 -52 28 -32 0 -19"),
        (BAR, "M0 -68L0 -48M0 -48L-13 -34M0 -48L13 -34"),
        (HALF, "M0 -98C10 -98 16 -92 17 -83L20 -79L0 -79"),
        *both(WHOLE, "M12 -88C22 -88 28 -96 27 -110C38 -98 36 -82 22 -80z"),
    ),
}
