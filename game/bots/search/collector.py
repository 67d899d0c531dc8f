"""Python's garbage collector, kept out of the way of bots."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause garbage collection in a ``with`` block or a decorated function.

    Positions that are tried out form no cycles and are freed at once. The many that are kept would make the
    collector scan all memory again and again, for up to half of the time. Objects that survive the block
    count as old, so they are not scanned at once either, unless the program has frozen its own objects for
    good.
    """
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
