"""What is said of newer versions, and the address that is asked for one."""

from __future__ import annotations

from typing import Final

from shogi_desktop import program_files
from shogi_desktop.clients.release import Release, Trouble
from shogi_desktop.settings import Settings

from .i18n import QT_TRANSLATE_NOOP, translate

_TROUBLES: Final = {
    Trouble.ADDRESS: QT_TRANSLATE_NOOP("Updates", "The address of the releases is no https address."),
    Trouble.SYSTEM: QT_TRANSLATE_NOOP(
        "Updates", "This system lacks what an encrypted connection needs (OpenSSL 3 or Qt's network library)."
    ),
    Trouble.NETWORK: QT_TRANSLATE_NOOP("Updates", "The page of the releases cannot be reached now."),
    Trouble.ANSWER: QT_TRANSLATE_NOOP("Updates", "The page of the releases gave an answer that tells of none."),
}


def feed_address(settings: Settings) -> str:
    """Where to ask; "" where neither the settings nor this build know a place."""
    return settings.update_address or program_files.release_feed()


def trouble_text(trouble: Trouble) -> str:
    return translate("Updates", _TROUBLES[trouble])


def available_text(release: Release) -> str:
    return translate("Updates", "Version {version} is available").format(version=release.version)
