"""Foot soldiers under one hat, the movers as arrows; the free chariot under its flag, the reverse one a lance with two
heads on a wheel."""

from __future__ import annotations

from strokes import CREST, HALF, LIMB, OVER, PLINTH, SPOT, WHOLE, Figure, both, circle, pair

FIGURES: dict[str, Figure] = {
    "vertical_soldier": (
        PLINTH,
        (WHOLE, "M-34 -19C-34 -38 -26 -50 -9 -50C8 -50 16 -38 16 -19z"),
        (WHOLE, circle(-9, -61, 11)),
        (OVER, "M-9 -96C-3 -90 9 -79 19 -73Q22 -68 18 -68L-36 -68Q-40 -68 -37 -73C-27 -79 -15 -90 -9 -96z"),
        (LIMB, "M31 -22L31 -84"),
        (WHOLE, "M31 -112C42 -98 41 -88 35 -80L27 -80C21 -88 20 -98 31 -112z"),
    ),
    "side_soldier": (
        PLINTH,
        (HALF, "M0 -19L27 -19L26 -28L0 -28"),
        (HALF, "M0 -47L22 -47C18 -53 10 -55 0 -55"),
        (WHOLE, circle(0, -65, 11)),
        (CREST, "M0 -104C6 -96 20 -84 29 -77Q32 -72 28 -72L0 -72"),
        (HALF, "M0 -42L22 -42C29 -49 37 -48 48 -37.5C37 -27 29 -26 22 -33L0 -33"),
    ),
    "go_between": (
        PLINTH,
        *both(WHOLE, "M12 -19L45 -19C46 -34 42 -42 34 -42L26 -42C19 -39 14 -30 12 -19z"),
        (WHOLE, pair(31, -54, 10)),
        (CREST, "M0 -17L22 -17C21 -32 14 -42 12 -52L18 -52Q21 -52 21 -55Q21 -58 18 -58L0 -58"),
        (OVER, circle(0, -77, 17)),
    ),
    "chariot_soldier": (
        PLINTH,
        (WHOLE, circle(0, -45, 29)),
        (SPOT, circle(0, -45, 21)),
        (WHOLE, circle(0, -45, 7)),
        (LIMB, "M0 -68L0 -22M-20 -56L20 -34M20 -56L-20 -34"),
        (OVER, circle(0, -80, 11)),
        (CREST, "M0 -110C7 -102 19 -93 29 -87Q32 -82 28 -82L0 -82"),
    ),
    "vertical_mover": (
        PLINTH,
        (HALF, "M0 -19L27 -45L12 -45L12 -86L27 -86L0 -112"),
        (WHOLE, pair(28, -65.5, 7.5)),
    ),
    "side_mover": (
        PLINTH,
        (HALF, "M0 -19L25 -19C16 -24 12 -28 10 -36L0 -36"),
        (HALF, "M0 -49L20 -49L20 -35L46 -61L20 -87L20 -73L0 -73"),
        (WHOLE, circle(0, -91, 7.5)),
    ),
    "free_chariot": (
        PLINTH,
        (LIMB, "M27 -60L27 -108"),
        (WHOLE, "M27 -111L-12 -106C-5 -100 -5 -96 -12 -90L27 -85z"),
        (WHOLE, "M-43 -86C-37 -70 -37 -60 -31 -50L38 -50L38 -70L-16 -70C-24 -73 -29 -80 -29 -88z"),
        (OVER, circle(0, -45, 27)),
        (SPOT, circle(0, -45, 20)),
        (LIMB, "M0 -66L0 -24M-21 -45L21 -45M-15 -60L15 -30M15 -60L-15 -30"),
        (WHOLE, circle(0, -45, 7)),
    ),
    "reverse_chariot": (
        PLINTH,
        (HALF, "M0 -60L6 -60L6 -78L10 -80C22 -88 14 -102 0 -114L0 -114"),
        (HALF, "M0 -60L6 -60L6 -49L10 -47C22 -39 14 -28 0 -15L0 -15"),
        (OVER, circle(0, -64, 22)),
        (SPOT, circle(0, -64, 14.5)),
        (LIMB, "M-18 -64L18 -64M0 -82L0 -46"),
        (WHOLE, circle(0, -64, 6)),
    ),
}
