"""What macOS users download: the .app, signed, in a .dmg. Only macOS has the tools for it.

The environment may name an identity of Apple's for the signature, SHOGI_SIGNING_IDENTITY ("Developer ID Application:
..."), and a keychain profile for notarization, SHOGI_NOTARY_PROFILE. Without them the signature is an ad-hoc one, which
lets the program run but vouches for nobody.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from application import ROOT, TITLE, package_name

AD_HOC = "-"
ENTITLEMENTS = ROOT / "packaging" / "macos" / "entitlements.plist"


def signing_options(identity: str) -> list[str]:
    """For codesign; an identity of Apple's brings the hardened runtime, without which nothing is notarized."""
    options = ["--force", "--deep", "--sign", identity]
    if identity == AD_HOC:
        return options
    return [*options, "--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]


def sign(application: Path, identity: str) -> None:
    """Signs everything inside, then the application, and has the system check it."""
    subprocess.run(["codesign", *signing_options(identity), str(application)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(application)], check=True)


def build_image(application: Path, out: Path) -> Path:
    """OUT/ShogiDesktop-VERSION-macos-MACHINE.dmg: the application beside a link to the folder it belongs into."""
    made = out / package_name("dmg")
    with tempfile.TemporaryDirectory() as name:
        shutil.copytree(application, Path(name, application.name), symlinks=True)
        Path(name, "Applications").symlink_to("/Applications")
        command = ["hdiutil", "create", "-volname", TITLE, "-srcfolder", name, "-format", "UDZO", "-ov", str(made)]
        subprocess.run(command, check=True)
    return made


def notarize(image: Path, profile: str) -> None:
    """Sends the image to Apple, waits for the answer and attaches it."""
    subprocess.run(["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)


def build(frozen: Path, out: Path) -> list[Path]:
    """The image of the .app that lies beside the frozen folder."""
    application = frozen.parent / f"{TITLE}.app"
    sign(application, os.environ.get("SHOGI_SIGNING_IDENTITY") or AD_HOC)
    image = build_image(application, out)
    profile = os.environ.get("SHOGI_NOTARY_PROFILE")
    if profile:
        notarize(image, profile)
    return [image]
