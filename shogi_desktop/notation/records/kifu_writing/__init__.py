"""Writing Japanese records, KIF and KI2."""
