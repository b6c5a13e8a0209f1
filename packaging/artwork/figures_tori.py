"""The birds of tori shogi that no other game has: crane, quails, pheasant, swallow, and the phoenix that is king."""

from __future__ import annotations

from figures_birds import FIGURES as BIRDS
from figures_fowl import CRANE
from strokes import COLLAR_BODY, CORONET, CUT, LIMB, OVER, PLINTH, SPOT, WHOLE, Figure, circle, placed, turned

QUAIL: Figure = (
    (LIMB, "M-2 -40L-2 -20M12 -40L12 -20M-10 -19L18 -19"),
    (LIMB, "M-21 -88C-18 -98 -26 -106 -36 -104"),
    (
        WHOLE,
        "M-44 -72L-33 -80C-33 -90 -24 -96 -14 -93C-5 -90 -3 -82 0 -76C10 -70 24 -70 34 -62L48 -44L32 -44"
        "C28 -34 16 -28 2 -29C-14 -30 -24 -42 -25 -56C-26 -62 -28 -66 -33 -70z",
    ),
    (SPOT, circle(-20, -82, 3)),
    (CUT, "M0 -58C6 -46 20 -44 32 -50M-17 -62L-11 -59M-17 -51L-11 -49M-12 -41L-6 -40"),
)

FIGURES: dict[str, Figure] = {
    "royal_phoenix": (*placed(BIRDS["phoenix"], 0.92, 6, 0)[1:], PLINTH, *placed(CORONET, 0.5, -13, -47)),
    "crane": (PLINTH, *CRANE),
    "left_quail": (PLINTH, *placed(QUAIL, 0.94, -2, -1)),
    "right_quail": (PLINTH, *turned(placed(QUAIL, 0.94, -2, -1))),
    "pheasant": (
        PLINTH,
        (LIMB, "M-10 -42L-10 -20M2 -42L2 -20M-18 -19L8 -19"),
        (OVER, "M6 -48C18 -66 24 -90 24 -114C35 -92 34 -60 14 -40z"),
        (OVER, "M8 -44C22 -56 33 -72 39 -92C42 -68 33 -46 13 -36z"),
        (
            OVER,
            "M-46 -84L-34 -90C-32 -99 -22 -103 -14 -98C-6 -93 -8 -84 -9 -76C-4 -66 8 -62 20 -56L14 -38"
            "C6 -31 -10 -30 -20 -36C-31 -44 -32 -58 -27 -68C-25 -73 -27 -78 -32 -80z",
        ),
        (SPOT, circle(-21, -90, 3)),
        (CUT, "M-26 -72C-20 -68 -14 -68 -9 -72M-12 -54C-6 -44 4 -42 14 -46"),
    ),
    "swallow": (
        PLINTH,
        COLLAR_BODY,
        (
            WHOLE,
            "M-34 -86L-24 -90C-20 -99 -8 -100 -2 -93C8 -90 16 -84 22 -76L48 -70L32 -66L46 -52L22 -60"
            "C12 -54 0 -54 -9 -58C-18 -63 -22 -72 -24 -82z",
        ),
        (SPOT, circle(-13, -90, 2.8)),
        (CUT, "M-4 -78C4 -68 14 -66 24 -70"),
    ),
}
