"""`python -m tests.corpus FOLDER [--random-games N] [--only TEXT]`: every check over the collection, as a table."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from shogi_desktop.build_info import core_is_compiled
from tests.corpus.chu import (
    check_chu_cases,
    check_chu_games,
    check_chu_perft,
    check_chu_perft_depth_1,
    check_chu_problems,
)
from tests.corpus.games import check_usi_games
from tests.corpus.other_readers import check_read_by_others
from tests.corpus.perft_tables import check_perft, check_perft_depth_1
from tests.corpus.random_games import check_random_games
from tests.corpus.records import check_damaged_records, check_record_files, check_records_written_again
from tests.corpus.reports import check_reports
from tests.corpus.rows import Check
from tests.corpus.rule_cases import (
    check_declaration,
    check_game_end,
    check_legality,
    check_points_required,
    check_try_rule,
)
from tests.corpus.small import check_kyoto_cases, check_small_perft, check_small_perft_depth_1
from tests.corpus.small_games import check_small_games_perft
from tests.corpus.tables import check_table_cases, check_table_perft
from tests.corpus.tenjiku import check_tenjiku_book, check_tenjiku_games
from tests.corpus.texts import (
    check_checking_moves,
    check_positions,
    check_sfen_strings,
    check_solutions,
    check_usi_moves,
)

CHECKS: tuple[Callable[[Path], Check], ...] = (
    check_perft,
    check_perft_depth_1,
    check_legality,
    check_game_end,
    check_declaration,
    check_points_required,
    check_try_rule,
    check_positions,
    check_solutions,
    check_checking_moves,
    check_sfen_strings,
    check_usi_moves,
    check_usi_games,
    check_record_files,
    check_records_written_again,
    check_read_by_others,
    check_damaged_records,
    check_reports,
    check_tenjiku_games,
    check_tenjiku_book,
    check_chu_perft,
    check_chu_perft_depth_1,
    check_chu_cases,
    check_chu_games,
    check_chu_problems,
    check_small_games_perft,
    check_table_perft,
    check_table_cases,
    check_small_perft,
    check_small_perft_depth_1,
    check_kyoto_cases,
)
SHOWN_FAILURES = 10


def main(arguments: list[str] | None = None) -> int:
    """Exit status: 0 all right, 1 failures, 2 no data."""
    options = _options(arguments)
    data: Path = options.data
    if not (data / "perft" / "shogi.jsonl").is_file():
        print(
            f"There is no test data in {data}: it lies outside the repository, and nothing was checked.",
            file=sys.stderr,
        )
        return 2
    checks = [partial(check, data) for check in CHECKS if options.only in check.__name__]
    if options.only in check_random_games.__name__ and options.random_games:
        checks.append(partial(check_random_games, options.random_games))
    print(f"The core runs {'compiled' if core_is_compiled() else 'interpreted'}.\n")
    print(f"{'check':28} {'rows':>6} {'skipped':>8} {'failed':>7} {'seconds':>8}  note")
    failed = [check for check in map(_run, checks) if check.failures]
    for check in failed:
        print(f"\n{check.name}:")
        for failure in check.failures[:SHOWN_FAILURES]:
            print(f"  {failure}")
        if len(check.failures) > SHOWN_FAILURES:
            print(f"  and {len(check.failures) - SHOWN_FAILURES} more")
    return 1 if failed else 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("data", type=Path, help="the folder of the collection")
    parser.add_argument(
        "--random-games",
        type=int,
        default=5000 if core_is_compiled() else 200,
        help="how many random games to play beside cshogi (default: 5000 compiled, 200 interpreted)",
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="only the checks with this in their function's name")
    return parser.parse_args(arguments)


def _run(run: Callable[[], Check]) -> Check:
    started = time.perf_counter()
    check = run()
    seconds = time.perf_counter() - started
    line = f"{check.name:28} {check.rows:6} {check.skipped:8} {len(check.failures):7} {seconds:8.1f}  {check.note}"
    print(line.rstrip(), flush=True)
    return check


if __name__ == "__main__":
    sys.exit(main())
