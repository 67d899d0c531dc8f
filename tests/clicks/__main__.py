"""``python -m tests.clicks [TITLE ...]``: how many presses and drags the commonest actions take.

``--games DIR`` first counts which those are, in the records that ``hotseat simulate --records`` left in
DIR/TITLE; ``--keep`` writes the figures down, and docs/clicks.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.clicks import page, routines, table

arguments = argparse.ArgumentParser(prog="python -m tests.clicks", description=__doc__)
arguments.add_argument("titles", nargs="*", default=list(routines.BEGINS))
arguments.add_argument("--games", type=Path)
arguments.add_argument("--keep", action="store_true")
given = arguments.parse_args()
kept = routines.load()
for title in given.titles:
    if given.games:
        games = [routines.read(record) for record in sorted((given.games / title).iterdir())]
        kept.games[title] = len(games)
        kept.actions[title] = routines.count(title, games, kept.actions.get(title, ()))
    kept.actions[title] = table.counted(kept.actions[title], title)
    for line in table.lines(title, kept.actions[title]):
        sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
if given.keep:
    routines.save(kept)
    page.FILE.write_text(page.text(kept.actions, kept.games), encoding="utf-8")
