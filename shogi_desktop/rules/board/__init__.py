"""The board: pieces and moves as ints, tables worked out from a variant, making and unmaking moves."""
