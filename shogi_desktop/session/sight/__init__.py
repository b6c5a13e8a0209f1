"""What a position shows to somebody who asks: who controls which squares, what is loose, what special powers reach."""
