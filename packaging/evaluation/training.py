"""How a network is trained, and how it came on: what the commands tell each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Training:
    """How it is trained: AdamW, the rate falls as a cosine over all passes; `share` is that of the result in what is
    learned. Weights that only refine others decay by `decay`, the others by a tenth of it."""

    passes: int = 5
    batch: int = 16384
    rate: float = 3e-3
    decay: float = 0.1
    share: float = 0.05
    seed: int = 1


@dataclass(frozen=True)
class Pass:
    """How it stood after a pass through all samples. Of the games kept apart: by how much the cross-entropy with what
    is to be learned was above the least possible, and the cross-entropy with the results."""

    number: int
    learning: float
    apart: float
    trees: float
    results: float
    seconds: float
