"""Compiles rules/ and engine/ with mypyc; all the rest of the build stands in pyproject.toml.

SHOGI_COMPILE unset: compile where a C compiler is there, else build a program that runs interpreted, slowly.
SHOGI_COMPILE=1: a build that cannot compile fails (releases). SHOGI_COMPILE=0: never compile; an in-place build
removes what was compiled before. SHOGI_DEBUG=1 keeps line numbers for profilers.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
MODE = os.environ.get("SHOGI_COMPILE", "")
BUILDING = {"bdist_wheel", "editable_wheel", "build_ext", "build", "develop", "install"} & set(sys.argv)

# Loaded by path: an isolated build does not have the checkout on sys.path.
_spec = importlib.util.spec_from_file_location("build_info", ROOT / "shogi_desktop" / "build_info.py")
assert _spec is not None and _spec.loader is not None
build_info = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(build_info)


def notice(why: object) -> None:
    line = "!" * 100
    text = f"Rules and computer player were NOT compiled: {why}\nThe program works; the computer player is slow."
    print(f"{line}\n{text}\n{line}", file=sys.stderr, flush=True)


def extensions() -> list[Any]:
    """What to compile, generating its C code; nothing where nothing is built or compiling is off."""
    if not BUILDING or MODE == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        if MODE == "1":
            raise
        notice(error)
        return []
    sources = [str(file.relative_to(ROOT)) for file in build_info.compiled_sources()]
    # A type error ends the build here: that is a mistake to mend, not a missing compiler.
    found = mypycify(
        sources,
        opt_level="3",
        debug_level=os.environ.get("SHOGI_DEBUG", "0"),
        # One file of 65 MB is too much for Microsoft's compiler; mypy builds itself in the same way there.
        multi_file=sys.platform == "win32",
        group_name=build_info.HELPER.removesuffix("__mypyc"),
    )
    if sys.platform != "win32":
        for extension in found:
            # mypyc asks for -Werror: a new compiler's new warning must not cost a user the speed.
            extension.extra_compile_args.append("-Wno-error")
    if sys.platform == "linux":
        for extension in found:
            # Without it gcc inlines no compiled function into another (2 ns for each call).
            extension.extra_compile_args.append("-fno-semantic-interposition")
            # Else each of the hundred small files that stand for a module has four pages: 8 kB instead of 16 on a disk.
            extension.extra_link_args.append("-Wl,-z,noseparate-code")
    return found


class OptionalBuildExt(build_ext):
    """Builds the extensions or none at all, and leaves the fingerprint of an in-place build."""

    def run(self) -> None:
        in_place = self.inplace  # the base class clears it while it builds
        before = set(build_info.compiled_files())
        try:
            super().run()
        except Exception as error:
            if MODE == "1":
                raise
            for output in self.get_outputs():  # half a build must not be left behind
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            notice(error)
        self.inplace = in_place
        if in_place:
            self._settle_checkout(before)

    def _settle_checkout(self, before: set[Path]) -> None:
        # A compiled file whose source is gone would still be imported.
        made = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for path in before - made:
            path.unlink(missing_ok=True)
        build_info.stamp().parent.mkdir(exist_ok=True)
        build_info.stamp().write_text(build_info.fingerprint())


class BuildPyWithResources(build_py):
    """resources/ stands at the top of the checkout; in a wheel it is shogi_desktop/_resources."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree(ROOT / "resources", Path(self.build_lib, "shogi_desktop", "_resources"), dirs_exist_ok=True)


setup(
    # A checkout is compiled after it was installed: where the module of what is compiled will lie is told beforehand.
    py_modules=[build_info.HELPER] if "editable_wheel" in sys.argv else [],
    ext_modules=extensions(),
    cmdclass={"build_py": BuildPyWithResources, "build_ext": OptionalBuildExt},
)
