"""Move diagrams, drawn from the record."""
