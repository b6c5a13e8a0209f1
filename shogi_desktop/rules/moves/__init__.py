"""Which moves there are: what pieces can do, what checks and pins leave of it."""
