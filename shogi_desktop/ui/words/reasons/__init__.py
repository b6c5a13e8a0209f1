"""Why a text, a file or a job failed: the English messages of readers, and what the window says."""
