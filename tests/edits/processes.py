"""Long proofs in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

C = TypeVar("C")
R = TypeVar("R")


def results(work: Callable[[C], Sequence[R]], chunks: Iterable[C], jobs: int) -> Iterator[R]:
    """What the work returns for each chunk, in order. Every chunk has a fresh process: memory cannot grow."""
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=1) as pool:
        for found in pool.imap(work, chunks):
            yield from found
