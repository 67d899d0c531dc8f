"""``python -m game.rl TITLE``: list the meaning of every action id of a title.

With ``--seats N``: list the meaning of every number of an observation at a table with that many seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from game.errors import EXIT_USER_ERROR, UserError
from game.packages import registry
from game.rl.observation import fields
from game.rl.table import action_space_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the list. Return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m game.rl", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int)
    given = parser.parse_args(arguments)
    try:
        names = _names(given.title, given.seats)
    except UserError as error:
        sys.stderr.write(f"hotseat: {error}\n")
        return EXIT_USER_ERROR
    sys.stdout.writelines(f"{number} {name}\n" for number, name in enumerate(names))
    return 0


def _names(name: str, seats: int | None) -> Sequence[str]:
    title = registry.find(name).title
    if seats is None:
        return action_space_of(title).names
    title.refuse_seats(seats)
    return fields(title, 0, seats).names


if __name__ == "__main__":
    sys.exit(main())
