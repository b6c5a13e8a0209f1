"""What engines and the coach have found, in words."""
