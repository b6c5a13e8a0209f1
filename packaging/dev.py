#!/usr/bin/env python3
"""Sets up everything, then does one thing.

    python3 packaging/dev.py run [FILE]      start the program
    python3 packaging/dev.py test            every check: lint, types, layers, tests, frozen program; on all processors
    python3 packaging/dev.py test ARGS       only pytest, with ARGS; in one process (for a debugger), -n 2 in two
    python3 packaging/dev.py setup [-v]      only set up (again); -v shows what pip and the compiler say
    python3 packaging/dev.py freeze          dist/shogi-desktop: the program in one folder, made by PyInstaller
    python3 packaging/dev.py smoke           start that program, play a move in it, ask its engine
    python3 packaging/dev.py installers      dist/installers: freezes, tries it, makes what people download here
    python3 packaging/dev.py wheels          dist/wheels: a compiled wheel and the archive of the sources
    python3 packaging/dev.py windows WHAT    tries it on a Windows made of Wine (Linux); without WHAT it tells

Environment: SHOGI_COMPILE=1 makes a failed compilation fatal (the default where CI is set), SHOGI_COMPILE=0 never
compiles. Standard library only, and in a syntax that an old Python can still read, to say what is needed.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import Callable, Sequence

from checks import Check, say, side_by_side
from unchanged import noted, state

NEED = (3, 11)
WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
BIN = os.path.join(VENV, "Scripts" if WINDOWS else "bin")
PYTHON = os.path.join(BIN, "python.exe" if WINDOWS else "python")
STAMP = os.path.join(VENV, "set-up.txt")
FROZEN = os.path.join(ROOT, "dist", "shogi-desktop")
INSTALLERS = os.path.join(ROOT, "dist", "installers")
WHEELS = os.path.join(ROOT, "dist", "wheels")
# What the frozen program is made of and tried with.
FROZEN_OF = ("build/core.sha256", "packaging", "pyproject.toml", "resources", "setup.py", "shogi_desktop")
# What differs when it is interpreted, and the tests of it.
INTERPRETED_OF = (
    *("pyproject.toml", "resources/evaluation", "setup.py", "shogi_desktop/engine", "shogi_desktop/rules"),
    *("tests/conftest.py", "tests/engine", "tests/rules"),
)
TOLD_EVERY = 30  # seconds, then it is said how far a command is that takes long
APT_WAITS = 600  # seconds for another program that installs packages
APT_RETRIES = 10  # seconds between two tries

# Shared libraries that the Qt wheels expect from the system, and the Debian package of each.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}


def call(command: "list[str]", silent: bool = False, **more: str) -> int:
    """The exit status of a command run in the checkout; `more` is added to its environment."""
    sink = subprocess.DEVNULL if silent else None
    return subprocess.call(command, cwd=ROOT, stdout=sink, stderr=sink, env=dict(os.environ, **more))


def ask(command: "list[str]") -> str:
    """What a command prints, stripped."""
    return subprocess.check_output(command, cwd=ROOT).decode("utf-8", "replace").strip()


def attempt(command: "list[str]", show: bool = False, **more: str) -> "tuple[int, str]":
    """The exit status of a command that may take long, and what it said where that is not to be shown at once."""
    began = time.time()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "said")
        with open(path, "wb") as said:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,  # nobody would see a question
                stdout=None if show else said,
                stderr=subprocess.STDOUT,
                env=dict(os.environ, **more),
            )
        try:
            while True:
                try:
                    return process.wait(None if show else TOLD_EVERY), read(path).strip()
                except subprocess.TimeoutExpired:
                    last = read(path).strip().rpartition("\n")[2]
                    say("  %.0f s %s" % (time.time() - began, last.strip()[:90]))
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait()


def must(command: "list[str]", show: bool, **more: str) -> None:
    """Runs a command that has to work; what it says appears where asked for, or where it fails."""
    status, said = attempt(command, show, **more)
    if status:
        sys.exit("%s\nfailed: %s" % (said, " ".join(command)))


def may_become_root() -> bool:
    """Whether sudo can be used: it asks for no password, or there is a terminal to type one."""
    if shutil.which("sudo") is None:
        return False
    return (sys.stdin is not None and sys.stdin.isatty()) or call(["sudo", "-n", "true"], silent=True) == 0


def apt_get(words: "list[str]", sudo: "list[str]") -> bool:
    """Whether apt-get did it; waits while it is used by another program, and tells its last lines where it fails."""
    deadline = time.time() + APT_WAITS
    while True:
        status, said = attempt([*sudo, "apt-get", *words], LC_ALL="C", DEBIAN_FRONTEND="noninteractive")
        # Its own option to wait, DPkg::Lock::Timeout, does not wait for the lists of packages.
        held = [line for line in said.split("\n") if "get lock" in line or "frontend lock" in line]
        if not status or not held or time.time() > deadline:
            break
        say("  apt-get has to wait: " + held[0])
        time.sleep(APT_RETRIES)
    if status:
        say("apt-get %s failed:\n%s" % (words[0], "\n".join(said.split("\n")[-12:])))
    return status == 0


def install_packages(packages: "list[str]", why: str, needed: bool) -> None:
    """Installs Debian packages where we may; where not, says the command, and stops if there is no going on."""
    if not packages:
        return
    line = ["apt-get", "install", "-y", "--no-install-recommends", *sorted(set(packages))]
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    advice = "    sudo %s\n(on other systems: the packages that hold the same)" % " ".join(line)
    if shutil.which("apt-get") and (root or may_become_root()):
        say(why + ": " + " ".join(line))
        sudo = [] if root else ["sudo"]
        apt_get(["update", "-q", "-o", "APT::Update::Error-Mode=any"], sudo)  # old lists may do
        if apt_get(line[1:], sudo):
            return
        wish = "This was tried and failed, for the reason above:\n" + advice
    else:
        wish = "Please run\n" + advice
    if needed:
        sys.exit("%s. %s\nThen try again." % (why, wish))
    say("%s. %s" % (why, wish))


def find_python() -> "list[str]":
    """A Python that is new enough, as the start of a command; empty if there is none."""
    if sys.version_info[:2] >= NEED:
        return [sys.executable]
    for minor in range(20, NEED[1] - 1, -1):
        found = shutil.which("python3.%d" % minor)
        if found:
            return [found]
    if WINDOWS and shutil.which("py"):
        probe = "import sys; sys.exit(sys.version_info < (%d, %d))" % NEED
        if call(["py", "-3", "-c", probe]) == 0:
            return ["py", "-3"]
    return []


def debian_name(python: "list[str]") -> str:
    """What the packages of this Python begin with: python3 for the system's own, else python3.N."""
    version = ask([*python, "-c", "import sys; print('python%d.%d' % sys.version_info[:2])"])
    own = os.path.realpath("/usr/bin/python3")
    return "python3" if os.path.basename(own) == version else version


def make_environment() -> None:
    if os.path.exists(PYTHON):
        return
    python = find_python()
    if python:
        if call([*python, "-c", "import ensurepip, venv"], silent=True):
            install_packages([debian_name(python) + "-venv"], "Python's venv module is missing", needed=True)
        say("making the environment .venv")
        must([*python, "-m", "venv", VENV], show=False)
    elif shutil.which("uv"):
        must(["uv", "venv", "--seed", "--python", ">=%d.%d" % NEED, VENV], show=True)
    else:
        sys.exit(
            "Python %d.%d or newer is needed; this is %d.%d. Get it from https://www.python.org/downloads/ "
            "or install uv (https://docs.astral.sh/uv/), then try again." % (NEED + sys.version_info[:2])
        )


def has_compiler() -> bool:
    """Whether there is a C compiler; elsewhere than on Linux nobody knows before it is tried."""
    return not LINUX or any(shutil.which(name) for name in (os.environ.get("CC") or "cc", "gcc", "clang"))


def offer_compiler() -> None:
    """Installs the C compiler and Python's headers on Debian; elsewhere the build itself finds what is missing."""
    if not LINUX or os.environ.get("SHOGI_COMPILE") == "0":
        return
    packages = [] if has_compiler() else ["gcc", "libc6-dev"]
    include = ask([PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('include'))"])
    if not os.path.exists(os.path.join(include, "Python.h")):
        packages.append(debian_name([PYTHON]) + "-dev")
    install_packages(packages, "without a C compiler the computer player is slow", needed=False)


def install(show: bool) -> None:
    """Everything Python needs. What is compiled is left to `to_compile`."""
    offer_compiler()
    say("installing the packages of Python (a minute or two)")
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", *(["-v"] if show else [])]
    must([*pip, "--upgrade", "pip>=25.1"], show)  # the first that knows --group
    must([*pip, "--editable", ".", "--group", "dev"], show, SHOGI_COMPILE="0")


def to_compile(again: bool = False) -> "list[str]":
    """The command that makes the compiled files fit the sources; empty where they do."""
    wish = os.environ.get("SHOGI_COMPILE")
    state = checkout_state()
    wrong = state == "stale" or (wish == "1" and state == "interpreted") or (wish == "0" and state == "compiled")
    command = [PYTHON, "setup.py", "-q", "build_ext", "--inplace"]
    return command if wrong or (again and state == "interpreted") else []


def compile_core(again: bool = False, show: bool = False) -> None:
    """Compiles what has to be, and says so where the program will run interpreted."""
    command = to_compile(again)
    if command:
        wish = os.environ.get("SHOGI_COMPILE") != "0"
        say("compiling rules and engine (three or four minutes)" if wish else "removing the compiled files")
        must(command, show)
    if checkout_state() != "compiled":
        say("NOTE: rules and computer player are not compiled; they work, slowly. packaging/dev.py setup -v says why.")


def checkout_state() -> str:
    return ask([PYTHON, os.path.join("shogi_desktop", "build_info.py")])


def qt_libraries() -> None:
    """Installs the system libraries that Qt's modules and platform plugins ask for and do not find."""
    if not LINUX or not shutil.which("ldd"):
        return
    folder = ask([PYTHON, "-c", "import os, PySide6; print(os.path.dirname(PySide6.__file__))"])
    platforms = os.path.join(folder, "Qt", "plugins", "platforms")
    plugins = [name for name in os.listdir(platforms) if name.startswith(("libqxcb", "libqoffscreen", "libqwayland"))]
    files = [os.path.join(platforms, name) for name in plugins]
    files += [os.path.join(folder, name) for name in ("QtNetwork.abi3.so", "QtSvg.abi3.so", "QtWidgets.abi3.so")]
    output = subprocess.run(["ldd", *files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
    missing = sorted({line.split()[0] for line in output.splitlines() if "not found" in line and "libQt6" not in line})
    unknown = [name for name in missing if name not in QT_LIBRARIES]
    if unknown:
        say("Qt may lack these libraries of the system: " + ", ".join(unknown))
    packages = [QT_LIBRARIES[name] for name in missing if name in QT_LIBRARIES]
    install_packages(packages, "Qt needs system libraries that are not here", needed=True)


def read(path: str) -> str:
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def digest(*names: str) -> str:
    total = hashlib.sha256()
    for name in names:
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def set_up(again: bool = False, show: bool = False) -> None:
    """The environment, its packages and the system's libraries, each only if something changed."""
    if os.environ.get("CI"):
        os.environ.setdefault("SHOGI_COMPILE", "1")
    make_environment()
    now = digest("pyproject.toml", "setup.py", os.path.join("packaging", "dev.py"))
    if again or read(STAMP) != now:
        install(show)
        qt_libraries()
        with open(STAMP, "w", encoding="utf-8", newline="\n") as file:
            file.write(now)


def run(arguments: "list[str]") -> int:
    shown = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if LINUX and not shown:
        sys.exit("Everything is set up, but there is no display here: start it in a desktop session.")
    # Commands run in the checkout, but a file is named from where the person is.
    arguments = [os.path.abspath(word) if os.path.exists(word) else word for word in arguments]
    return call([PYTHON, "-m", "shogi_desktop", *arguments])


def to_freeze() -> "list[str]":
    """The command that freezes, once what an earlier one made is gone: after a failure it would be taken for new."""
    shutil.rmtree(FROZEN, ignore_errors=True)
    where = ["--distpath", os.path.dirname(FROZEN), "--workpath", os.path.join("build", "freeze")]
    spec = os.path.join("packaging", "shogi_desktop.spec")
    return [PYTHON, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *where, spec]


def to_smoke() -> "list[str]":
    """The command that tries the frozen program, once there is what it needs."""
    if LINUX and not shutil.which("Xvfb"):
        install_packages(["xvfb"], "the frozen program is tried on a virtual display", needed=True)
    return [PYTHON, os.path.join("packaging", "smoke.py"), FROZEN]


def freeze() -> int:
    return call(to_freeze())


def smoke() -> int:
    return call(to_smoke())


def installers() -> int:
    """What people download, of a program that was tried; the bill of materials tells what is inside."""
    script = os.path.join("packaging", "installers.py")
    bill = os.path.join("packaging", "bill_of_materials.py")
    shutil.rmtree(INSTALLERS, ignore_errors=True)  # the checksums are of everything in there
    return freeze() or smoke() or call([PYTHON, script, FROZEN, INSTALLERS]) or call([PYTHON, bill, FROZEN, INSTALLERS])


def wheels() -> int:
    shutil.rmtree(WHEELS, ignore_errors=True)
    # Left by earlier builds: it may hold modules that are gone.
    shutil.rmtree(os.path.join(ROOT, "build", "lib"), ignore_errors=True)
    return call([PYTHON, "-m", "build", "--outdir", WHEELS], SHOGI_COMPILE="1")


def test(arguments: "list[str]") -> int:
    """Every check; what takes long on all processors, the rest beside it. The failed ones are named at the end."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    pytest = [PYTHON, "-m", "pytest"]
    if arguments:
        return call(pytest + arguments)
    began = time.time()
    # Each process begins with a part of its own, so that what a module sets up is seldom set up twice. A quarter of the
    # time tests wait for processes that they have started: one more than there are processors leaves none idle.
    pytest += ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each of some thousand processes compiles what it imports
    command = to_compile()
    compiling = [Check("compiling rules and engine", command)] if command else []
    long = [*compiling, Check("tests", [*pytest, "--leave-out-unchanged"], after=compiling)]
    short = [
        Check("lint", [PYTHON, "-m", "ruff", "check", "."]),
        Check("layers", [os.path.join(BIN, "lint-imports")]),
        *(Check("types, " + platform, to_check_types(platform)) for platform in ("linux", "win32", "darwin")),
    ]
    if os.environ.get("SHOGI_COMPILE") == "0" or (not has_compiler() and not_compiled()):
        say("not compiled, so the frozen program is left out")
    else:
        name = "tests of the compiled parts, interpreted"
        only = [*pytest, "-m", "not once", "tests/rules", "tests/engine"]
        # Beside the compiler: they need nothing of what it makes.
        early = where_changed(name, INTERPRETED_OF, only, unless=lambda: not_compiled() if ended(compiling) else "")
        early.environment["SHOGI_INTERPRETED"] = "1"
        frozen = where_changed("frozen program", FROZEN_OF, to_freeze(), to_smoke(), unless=not_compiled)
        frozen.after = compiling
        short += [early, frozen]
    failed = side_by_side(short, long)
    say("%s, %.0f s" % ("failed: " + ", ".join(failed) if failed else "all passed", time.time() - began))
    return 1 if failed else 0


def where_changed(name: str, of: "Sequence[str]", *commands: "list[str]", unless: "Callable[[], str]") -> Check:
    """A check that is left out where all it is made `of` is as when it last passed, but never in CI; and `unless`."""
    note = [PYTHON, os.path.join("packaging", "unchanged.py")]

    def left_out() -> str:
        known = "" if os.environ.get("CI") else noted(name)
        return unless() or ("as nothing of it has changed since it passed" if known and known == state(of) else "")

    return Check(name, [*note, "begin", name, *of], *commands, [*note, "passed", name], left_out=left_out)


def ended(checks: "list[Check]") -> bool:
    return all(check.ended for check in checks)


def to_check_types(platform: str) -> "list[str]":
    return [PYTHON, "-m", "mypy", "--platform", platform, "--cache-dir", os.path.join(".mypy_cache", platform)]


def not_compiled() -> str:
    """Why a check of what is compiled is left out; empty where it is not."""
    return "" if checkout_state() == "compiled" else "as nothing was compiled"


def main(arguments: "list[str]") -> int:
    what, rest = arguments[0] if arguments else "run", arguments[1:]
    commands: "dict[str, Callable[[], int]]" = {
        "run": lambda: run(rest),
        "test": lambda: test(rest),
        "setup": lambda: 0,
        "freeze": freeze,
        "smoke": smoke,
        "installers": installers,
        "wheels": wheels,
        "windows": lambda: call([PYTHON, os.path.join("packaging", "wine", "trial.py"), *rest]),
    }
    if what not in commands:
        print(__doc__)
        return 0 if what in ("-h", "--help") else 2
    again, show = what == "setup", what == "setup" and "-v" in rest
    set_up(again=again, show=show)
    if (what, rest) != ("test", []):  # all the checks have one that compiles, beside others
        compile_core(again, show)
    return commands[what]()


if __name__ == "__main__":
    for name in ("SIGTERM", "SIGHUP"):  # nothing that was started goes on without us
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("interrupted")
