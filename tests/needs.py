"""Marks of tests that need what not every system has: one mark for each thing, with its one reason."""

from __future__ import annotations

import os
import sys
from importlib.metadata import packages_distributions

import pytest

from tests.systems import can_link, is_superuser

permission_bits = pytest.mark.skipif(os.name != "posix", reason="files have permission bits on POSIX systems only")
forbidden_reading = pytest.mark.skipif(
    os.name != "posix" or is_superuser(), reason="rights of files forbid no reading here"
)
no_superuser = pytest.mark.skipif(is_superuser(), reason="nothing is forbidden to the superuser")
interrupts = pytest.mark.skipif(os.name != "posix", reason="no process can be interrupted by another one there")
notice_of_end = pytest.mark.skipif(os.name != "posix", reason="a process that is ended there is told nothing before")
processor_alarm = pytest.mark.skipif(os.name != "posix", reason="nothing tells there that time of a processor is over")
told_children = pytest.mark.skipif(sys.platform == "darwin", reason="the system does not tell of children")
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="links, programs and permissions of Linux")
own_desktop = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no command tells what the desktop wants")
proc = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there is no /proc")
links = pytest.mark.skipif(not can_link(), reason="symbolic links cannot be made here")
two_cases = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="capitals make no other file there")
installed = pytest.mark.skipif("shogi_desktop" not in packages_distributions(), reason="the checkout is not installed")
print_dialog_of_qt = pytest.mark.skipif(sys.platform == "win32", reason="Windows' own dialog asks for a printer")
