"""The library: the person's collections of records, searched by words and by position."""
