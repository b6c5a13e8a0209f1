"""Birds: the eagles' and the falcon's heads, the soaring eagle on raised wings, and the phoenix with its tail."""

from __future__ import annotations

from strokes import CORONET, CUT, HALF, LIMB, OVER, PLINTH, SPOT, WHOLE, Figure, both, circle, placed

# From the brow along the beak down to the foot: the front of a bird of prey.
BEAK = "C-10 -82 -17 -79 -21 -72C-32 -72 -40 -62 -38 -46C-34 -53 -28 -55 -20 -54L-16 -46C-12 -38 -20 -28 -24 -19z"
GLARE: Figure = (
    (CUT, "M-20 -71C-14 -66 -14 -60 -18 -54"),
    (SPOT, "M-11 -68L2 -72C3 -66 -2 -61 -8 -63z"),
)

FIGURES: dict[str, Figure] = {
    "free_eagle": (
        PLINTH,
        (
            WHOLE,
            "M28 -19L38 -25L30 -31L39 -40L29 -44L36 -55L25 -58C24 -72 14 -82 -2 -82" + BEAK,
        ),
        *GLARE,
        *placed(CORONET, 1, 2, 0),
    ),
    "horned_falcon": (
        PLINTH,
        (WHOLE, "M31 -19C37 -34 37 -52 31 -65C25 -77 13 -82 -2 -82" + BEAK),
        *GLARE,
        (SPOT, "M-6 -57C-1 -50 0 -42 -5 -36C-11 -42 -12 -51 -10 -57z"),
        (CUT, "M18 -66C24 -54 25 -40 21 -27"),
        (WHOLE, "M-17 -74C-16 -92 -18 -103 -25 -114C-10 -106 -3 -96 -2 -80z"),
        (CUT, "M-16 -82C-12 -86 -7 -86 -3 -85"),
    ),
    "soaring_eagle": (
        PLINTH,
        *both(
            WHOLE,
            "M6 -50C24 -60 28 -88 37 -112L42 -103L40 -98L47 -97L41 -87L47 -82L39 -74L44 -67L33 -61L36 -53L22 -47"
            "L8 -40z",
        ),
        (HALF, "M0 -66C8 -64 12 -56 10 -44L7 -36L24 -19L0 -19"),
        (
            WHOLE,
            "M11 -52C16 -70 15 -102 -1 -102C-7 -102 -11 -99 -13 -94C-20 -94 -24 -87 -21 -78C-18 -83 -14 -84 -9 -83"
            "C-8 -74 -10 -64 -11 -52z",
        ),
        (SPOT, circle(-2, -92, 3)),
        (CUT, "M-8 -25L-3 -36M0 -22L0 -36M8 -25L3 -36"),
    ),
    "phoenix": (
        PLINTH,
        (LIMB, "M-8 -20L-8 -34"),
        (OVER, "M0 -42C4 -66 0 -92 14 -115C28 -94 26 -64 8 -42z"),
        (OVER, "M4 -40C14 -62 24 -88 42 -101C47 -78 36 -52 12 -38z"),
        (OVER, "M6 -37C18 -52 32 -66 49 -68C48 -48 32 -34 10 -33z"),
        (
            OVER,
            "M-10 -31C-24 -33 -30 -45 -25 -57C-22 -65 -22 -69 -25 -74L-38 -71C-36 -82 -30 -90 -20 -90"
            "C-9 -90 -7 -80 -8 -72C-9 -62 0 -54 10 -50C16 -46 16 -38 6 -33C0 -31 -4 -31 -10 -31z",
        ),
        (LIMB, "M-20 -88C-20 -96 -26 -102 -33 -102M-16 -88C-11 -96 -13 -105 -18 -109"),
        (SPOT, circle(-21, -81, 2.8) + circle(14.5, -97, 3.6) + circle(35, -86, 3.6) + circle(38, -58, 3.2)),
        (CUT, "M-17 -52C-12 -44 -4 -42 4 -44"),
    ),
}
