"""The reasons why jobs are not done, as `jobs` and `analysis` write them."""

from __future__ import annotations

from typing import Final

from ..i18n import QT_TRANSLATE_NOOP

OF_JOBS: Final = (
    QT_TRANSLATE_NOOP("Reasons", "another process keeps its results in {folder}"),
    QT_TRANSLATE_NOOP("Reasons", "it does not have this program: {what}"),
    QT_TRANSLATE_NOOP("Reasons", "it runs version {there}, not {here}"),
    QT_TRANSLATE_NOOP("Reasons", "its worker died {count} times"),
    QT_TRANSLATE_NOOP("Reasons", "its worker died {count} times, {what}"),
    QT_TRANSLATE_NOOP("Reasons", 'jobs on other machines need dask: pip install "shogi-desktop[cluster]"'),
    QT_TRANSLATE_NOOP("Reasons", "no worker of {address} can do jobs of this program: {what}"),
    QT_TRANSLATE_NOOP("Reasons", "the job {job} failed: {what}"),
    QT_TRANSLATE_NOOP("Reasons", "the scheduler at {address} has no workers"),
    QT_TRANSLATE_NOOP("Reasons", "the scheduler at {address} is gone"),
    QT_TRANSLATE_NOOP("Reasons", "the scheduler is gone: {what}"),
    QT_TRANSLATE_NOOP("Reasons", "there is no scheduler at {address}: {what}"),
    QT_TRANSLATE_NOOP("Reasons", "this edition of the program cannot use other machines"),
    QT_TRANSLATE_NOOP("Reasons", "there is no engine of the name {name}"),
    QT_TRANSLATE_NOOP("Reasons", "your own engines work on this computer alone"),
    QT_TRANSLATE_NOOP("Reasons", "{name} does not analyse positions"),
    QT_TRANSLATE_NOOP("Reasons", "{count} games in a row could not be analysed: {what}"),
    QT_TRANSLATE_NOOP("Reasons", "{address} is no address of a scheduler, as tcp://127.0.0.1:8786 or tls://host:8786"),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "{address} is another machine, and without TLS everybody on the way could have workers do what he likes:"
        " use tls:// with certificates",
    ),
)
