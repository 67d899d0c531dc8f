"""``python -m game`` is the same as ``hotseat``."""

import sys

from game.cli.main import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # child processes of the packaged program start here too
    sys.exit(main())
