"""Python's garbage collector, kept out of the way of bots."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """While it lasts (``with``, or around a function) nothing is collected. Positions that are tried out do
    not hold each other and go by themselves; the many that are kept make Python go through all that is in
    memory again and again, for up to half of the time. What is kept afterwards counts as old, so that it is
    not gone through at once, either, but where the program keeps itself out of its way for good."""
    ran = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if ran:
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()
