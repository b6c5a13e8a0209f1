"""Adding engines and setting them up."""
