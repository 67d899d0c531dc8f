"""``python -m tests.pseudo [TITLE ...]``: English words, cut texts and overlaps in a made-up language.

Every screen of the program and every kind of question of all titles is drawn at 1280x720. A name of a person
may be cut.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests import questions
from tests.pseudo import language, looks
from tests.ui.ink import traced


def flaws(titles: list[str], folder: Path) -> Iterator[str]:
    """Yield a line for everything that is wrong."""
    if not titles:
        yield from (f"{scene}\t{flaw.kind}\t{flaw.words}" for scene, flaw in looks.screens(folder))
    for title in questions.titles():
        if not titles or title.id in titles:
            walk = looks.walked(title, questions.kept(title), folder)
            yield from walk.failures
            for (kind, words), where in walk.flaws.items():
                yield f"{title.id}\t{kind}\t{words}\t{where}"


def main(titles: list[str]) -> int:
    """Print what is wrong; 1 if anything is."""
    found = 0
    os.environ["LANGUAGE"] = language.PSEUDO
    with tempfile.TemporaryDirectory() as folder, language.installed(Path(folder)), traced():
        language.write(Path(folder))
        for line in flaws(titles, Path(folder)):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
            found += 1
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
