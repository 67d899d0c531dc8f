"""`python -m tests.mutate`: see `--help`."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

from tests.mutate import changes, trial
from tests.mutate.copies import ROOT


def main(arguments: list[str] | None = None) -> int:
    """Make changes one after another; the exit status is 1 where fewer than `--goal` percent are noticed."""
    given = _arguments().parse_args(arguments)
    found = changes.of_kind(ROOT, given.kind, given.title, given.under)
    chosen = random.Random(given.seed).sample(found, min(given.count, len(found)))
    tests = given.tests or trial.tests_for(given.title)
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        outcome = trial.Trial(Path(folder), given.jobs, tests, given.reach).run(chosen, given.verbose)
    for change in outcome.missed:
        sys.stdout.write(f"{change}\n")
    sys.stdout.write(f"{given.kind}: {outcome.caught} of {len(chosen)} noticed ({outcome.share:.1%}), ")
    sys.stdout.write(f"of {len(found)} that there are; seed {given.seed}\n")
    return 0 if outcome.share * 100 >= given.goal else 1


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description="What tests notice.")
    parser.add_argument("--kind", choices=[*changes.KINDS], default="code", help="what is changed (code)")
    parser.add_argument("--count", type=int, default=100, help="how many changes (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=1, help="copies at work (1)")
    parser.add_argument("--title", default="", help="of one title, with the tests that are for it")
    parser.add_argument("--under", nargs="+", default=[], help="of these files and folders")
    parser.add_argument("--tests", nargs="+", default=[], help="with these tests only")
    words = "where to keep, or find, which tests reach which line; it is as old as the tree it was made from"
    parser.add_argument("--reach", type=Path, help=words)
    parser.add_argument("--goal", type=float, default=0, help="percent that must be noticed (0)")
    parser.add_argument("--verbose", action="store_true", help="tell every change as it is tried")
    return parser


if __name__ == "__main__":
    sys.exit(main())
