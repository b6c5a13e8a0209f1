"""Why moves are bad, said and proved."""
