"""`python -m tests.busy --runs 10`: the whole suite again and again, beside busy loops on every core."""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

LOOP = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"
"""Ends with the process that started it, however that ends."""


@contextlib.contextmanager
def loops(count: int) -> Iterator[None]:
    """So many processes that do nothing as fast as they can."""
    running = [subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(count)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def main() -> int:
    """Run the tests; the exit status is the number of runs that were not green."""
    parser = argparse.ArgumentParser(prog="python -m tests.busy", description="Is a test about speed?")
    parser.add_argument("--runs", type=int, default=10, help="how many (10)")
    parser.add_argument("--loops", type=int, default=os.cpu_count(), help="busy loops (one a core)")
    parser.add_argument("tests", nargs="*", help="arguments of pytest")
    given = parser.parse_args()
    with loops(given.loops):
        command = [sys.executable, "-m", "pytest", "-n", "auto", *given.tests]
        failed = sum(subprocess.run(command, check=False).returncode != 0 for _ in range(given.runs))
    sys.stdout.write(f"{given.runs - failed} of {given.runs} runs were green\n")
    return failed


if __name__ == "__main__":
    sys.exit(main())
