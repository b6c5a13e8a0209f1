"""Python reads this at its start: what Wine's Windows does otherwise than Windows itself, mended."""

from __future__ import annotations

import errno
import sys

if sys.platform == "win32":
    import msvcrt

    _lock = msvcrt.locking

    def _locking(number: int, mode: int, length: int) -> None:
        """Where another process holds the lock Wine's library says no reason; that of Windows says EACCES."""
        try:
            _lock(number, mode, length)
        except OSError as error:
            if error.errno == 0:
                raise PermissionError(errno.EACCES, "Permission denied") from None
            raise

    msvcrt.locking = _locking
