"""What an engine thinks of positions that nobody plays."""
