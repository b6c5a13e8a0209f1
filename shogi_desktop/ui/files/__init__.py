"""Games as files and on the clipboard, records in tabs."""
