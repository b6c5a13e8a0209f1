"""Sets of one's own: what is put into them, and how they are arranged."""
