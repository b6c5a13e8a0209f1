"""Rules that stand behind a field of the variant, one module each."""
