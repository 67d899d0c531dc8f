"""``python -m tests.pseudo [TITLE ...]``: English words, cut texts and overlaps in a made-up language.

Every screen of the program and every kind of question of all titles is drawn. A name of a person may be cut.
``--language de`` looks at a real language: what is cut, what lies over something else, and what is too small.
``--screens PART ...`` looks at the screens of ``tests.ui.screens`` instead whose names contain a part.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.cli.arguments import size
from tests import questions
from tests.pseudo import language, looks
from tests.ui.ink import traced
from tests.ui.readable import SIZES
from tests.ui.screens import stage


def flaws(titles: list[str], window: tuple[int, int], folder: Path) -> Iterator[str]:
    """Yield a line for everything that is wrong in a window of that size."""
    if not titles:
        yield from (f"{scene}\t{flaw.kind}\t{flaw.words}" for scene, flaw in looks.screens(folder, window))
    for title in questions.titles():
        if not titles or title.id in titles:
            walk = looks.walked(title, questions.kept(title), folder, window)
            yield from walk.failures
            for (kind, words), where in walk.flaws.items():
                yield f"{title.id}\t{kind}\t{words}\t{where}"


def screen_flaws(parts: list[str], window: tuple[int, int], home: Path) -> Iterator[str]:
    """Yield a line for everything that is wrong with the screens whose names contain one of the parts."""
    told = set[looks.Flaw]()
    for name, app in stage.shown(home, window, parts):
        found = set(looks.drawn(app, resting=not name.endswith(stage.FOR_A_MOMENT)))
        yield from sorted(f"{name}\t{flaw.kind}\t{flaw.words}" for flaw in found - told)
        told |= found


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--language", default=language.PSEUDO, help="a language (the made-up one)")
    parser.add_argument("--screens", nargs="+", metavar="PART", help="screens of tests.ui.screens")
    parser.add_argument("--size", type=size, default=SIZES[0], help="of the window (1280x720)")
    given, found = parser.parse_args(), 0
    os.environ["LANGUAGE"] = given.language
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        os.environ["HOTSEAT_HOME"] = folder
        if given.language == language.PSEUDO:
            language.write(Path(folder))
            stack.enter_context(language.installed(Path(folder)))
        stack.enter_context(traced())
        home = Path(folder)
        screens = screen_flaws(given.screens, given.size, home) if given.screens else None
        for line in screens or flaws(given.titles, given.size, home):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
            found += 1
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
