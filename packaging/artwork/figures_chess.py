"""The chessmen: king, prince and queen, rook, bishop, knight, lance and pawn, turned on a lathe."""

from __future__ import annotations

from strokes import BAR, COLLAR_BODY, CREST, CUT, HALF, HORSE, PLINTH, SPOT, WHOLE, Figure, circle

KING: Figure = (
    PLINTH,
    COLLAR_BODY,
    (HALF, "M0 -58L13 -58L26 -80C27 -83 25 -84 23 -85C15 -88 7 -89 4 -90L4 -94L11 -94L11 -101L4 -101L4 -108L0 -108"),
)

FIGURES: dict[str, Figure] = {
    "king": (*KING, (CUT, "M-18 -78C-8 -83 8 -83 18 -78")),
    "king_jewel": (*KING, (SPOT, "M0 -83L8 -73L0 -63L-8 -73z")),
    "prince": (
        PLINTH,
        COLLAR_BODY,
        (WHOLE, circle(0, -73, 18)),
        (CREST, "M0 -83L17 -83L21 -104L9 -95L0 -110"),
    ),
    "queen": (
        PLINTH,
        COLLAR_BODY,
        (HALF, "M0 -58L13 -58L30 -84L18.5 -75L16 -94L6.5 -77L0 -97"),
        *((WHOLE, circle(x, y, 4.4)) for x, y in ((-31, -87), (-16.5, -96), (0, -101), (16.5, -96), (31, -87))),
        (CUT, "M-14 -66C-6 -69 6 -69 14 -66"),
    ),
    "rook": (
        PLINTH,
        (HALF, "M0 -19L25 -19C20 -27 18 -40 17 -60L0 -60"),
        (HALF, "M0 -63L20 -63L27 -72L27 -99L16 -99L16 -89L6.5 -89L6.5 -99L0 -99"),
        (CUT, "M-25.5 -78L25.5 -78"),
    ),
    "bishop": (
        PLINTH,
        (HALF, "M0 -19L25 -19C22 -28 13 -32 11.5 -42L18.5 -42Q21.5 -42 21.5 -45Q21.5 -48 18.5 -48L0 -48"),
        (HALF, "M0 -51L13 -51C27 -62 23 -78 10 -89C5 -93 3 -94 0 -95"),
        (WHOLE, circle(0, -99, 6)),
        (BAR, "M4 -67L15 -82"),
    ),
    "knight": (
        PLINTH,
        HORSE,
        (CUT, "M7 -82C18 -69 20 -46 17 -25"),
        (SPOT, circle(-9, -76, 3) + circle(-28, -49, 2)),
    ),
    "lance": (
        PLINTH,
        (HALF, "M0 -16L9 -16C5 -22 4 -26 4 -32L4 -68L0 -68"),
        (WHOLE, "M3 -63L34 -55L25 -46.5L34 -38L3 -32z"),
        (HALF, "M0 -64L9 -64Q11 -64 11 -67Q11 -70 9 -70L0 -70"),
        (HALF, "M0 -72L6 -72C17 -81 14 -94 0 -110"),
        (CUT, "M0 -77L0 -95"),
    ),
    "pawn": (PLINTH, COLLAR_BODY, (WHOLE, circle(0, -75, 20))),
}
