"""The games there are: those that come along and the person's own."""
