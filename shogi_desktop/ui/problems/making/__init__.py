"""Having new problems made."""
