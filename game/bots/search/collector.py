"""Python's garbage collector, kept out of the way of bots."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


class _Frozen:
    """Knows whether the program has frozen its objects: `gc` would count all of them to answer that."""

    is_for_good = False


def freeze_for_good() -> None:
    """Exempt all objects there are now from garbage collection, for as long as the program runs."""
    gc.freeze()
    _Frozen.is_for_good = True


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause garbage collection in a ``with`` block or a decorated function.

    Positions that are tried out form no cycles and are freed at once. The many that are kept would make the
    collector scan all memory again and again, for up to half of the time. Objects that survive the block
    count as old, so they are not scanned at once either, unless `freeze_for_good` has been called: they could
    not be told from the objects it froze.
    """
    ran = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if ran:
            if not _Frozen.is_for_good:
                gc.freeze()
                gc.unfreeze()
            gc.enable()
