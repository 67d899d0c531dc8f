"""Parallel calls through joblib: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import signal
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from importlib import util
from multiprocessing import resource_tracker
from typing import TypeVar

import msgspec

from game.bots.series import cluster
from game.bots.series.cluster import PoolFailed

T = TypeVar("T")
R = TypeVar("R")
LOKY = "loky"
"""Joblib's name for processes of this machine."""
IDLE_TIMEOUT_S = 20
"""Seconds after which an idle process ends, in case its parent has died."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
"""Signals with which a user stops a program."""
HAS_MASKS = hasattr(signal, "pthread_sigmask")
"""True if processes inherit the mask of blocked signals."""
SUBMIT_AHEAD = {LOKY: "2*n_jobs", cluster.BACKEND: "4*n_jobs"}
"""Calls that are submitted ahead. Ray needs more: it assigns them in turn to busy processes too."""


class Pool(msgspec.Struct, frozen=True):
    """The processes that carry out calls.

    jobs      number of processes; 1 is the calling process itself, 0 is one a core
    cluster   True for the machines of the running Ray cluster
    apart     True runs even a single job in another process, which cannot end the program
    """

    jobs: int = 1
    cluster: bool = False
    apart: bool = False

    def refuse(self) -> None:
        """Raise PoolFailed if a required package is not installed."""
        if self.cluster and util.find_spec("ray") is None:
            raise PoolFailed("error-no-ray")


HERE = Pool()


def each(call: Callable[[T], R], items: Iterable[T], pool: Pool = HERE) -> Iterator[tuple[int, R]]:
    """Yield the result of the call for each item, with the item's index, in the order of completion.

    Closing the iterator cancels the pending calls. Raises PoolFailed.
    """
    if pool == HERE:
        yield from ((place, call(item)) for place, item in enumerate(items))
        return
    if not pool.cluster:
        local = _apart(call, items) if pool.jobs == 1 else _shared(LOKY, pool.jobs or -1, call, items)
        yield from local
        return
    pool.refuse()
    with cluster.connected():
        yield from _shared(cluster.BACKEND, pool.jobs or -1, call, items)


def _apart(call: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[int, R]]:
    """Yield results in order, computed in another process; joblib would run a single job in this one."""
    from joblib.externals.loky import ProcessPoolExecutor
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    executor = ProcessPoolExecutor(max_workers=1, timeout=IDLE_TIMEOUT_S)
    try:
        for place, item in enumerate(items):
            with _started_here():
                asked = executor.submit(call, item)
            yield place, asked.result()
    except TerminatedWorkerError as error:
        raise PoolFailed("error-process-died") from error
    finally:
        executor.shutdown(kill_workers=True)


def _shared(backend: str, jobs: int, call: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[int, R]]:
    import joblib
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    # a larger batch would lose its finished part on a stop
    parallel = joblib.Parallel(
        jobs, return_as="generator_unordered", batch_size=1, pre_dispatch=SUBMIT_AHEAD[backend],
        backend=backend, **({"idle_worker_timeout": IDLE_TIMEOUT_S} if backend == LOKY else {}),
    )  # fmt: skip
    calls = (joblib.delayed(_placed)(call, place, item) for place, item in enumerate(items))
    try:
        with _started_here() if backend == LOKY else nullcontext():
            found = parallel(calls)
        try:
            yield from (one for one in found)  # closing this one must not close the other yet
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # some processes were ended on purpose
                found.close()
    except TerminatedWorkerError as error:
        raise PoolFailed("error-processes-died") from error


@contextmanager
def _started_here() -> Iterator[None]:
    """Make processes that are started within the block ignore Ctrl-C."""
    if HAS_MASKS:
        resource_tracker.ensure_running()  # or it is started below, and lets Ctrl-C through again
    with undisturbed():
        yield


def _placed(call: Callable[[T], R], place: int, item: T) -> tuple[int, R]:
    return place, call(item)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delay signals until the block is done. Processes that are started within it ignore Ctrl-C."""
    asked: list[int] = []
    handlers = {number: signal.signal(number, lambda n, _: asked.append(n)) for number in STOP_SIGNALS}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS[:1]) if HAS_MASKS else set()
    try:
        yield
    finally:
        if HAS_MASKS:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        if asked:
            raise KeyboardInterrupt
