"""Where everything stands: squares, trays, frame, zoom."""
