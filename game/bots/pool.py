"""Many calls at once, through joblib: in processes of this machine, or on the machines of a Ray cluster."""

from __future__ import annotations

import logging
import signal
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
R = TypeVar("R")
RAY = "hotseat-ray"
"""Under this name joblib knows Ray, as it is used here."""
WAITING = {"loky": "2*n_jobs", RAY: "4*n_jobs"}
"""How many calls are handed out: more to Ray, which gives the next one to each in turn, busy or not."""


class PoolFailed(Exception):
    """Those who carry calls out cannot be had, or one of them died; the message says what to do."""


class Pool(msgspec.Struct, frozen=True):
    """Who carries calls out.

    jobs      how many processes; 1 here: the calling process itself; 0: as many as there are cores
    cluster   not on this machine alone, but on those of the Ray cluster that runs
    """

    jobs: int = 1
    cluster: bool = False

    def refuse(self) -> None:
        """Raise PoolFailed where something is not installed."""
        if self.cluster and find_spec("ray") is None:
            raise PoolFailed("--cluster needs Ray; install it with: pip install 'hotseat[cluster]'")


HERE = Pool()


def each(call: Callable[[T], R], items: Iterable[T], pool: Pool = HERE) -> Iterator[tuple[int, R]]:
    """What a call gives for each item, with the item's place, as it is finished: in any order. To close the
    iterator ends the calls that are under way. Raises PoolFailed."""
    if pool == HERE:
        yield from ((place, call(item)) for place, item in enumerate(items))
        return
    with _backend(pool) as backend:
        yield from _shared(backend, pool.jobs or -1, call, items)


def _shared(backend: str, jobs: int, call: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[int, R]]:
    import joblib
    from joblib.externals.loky.process_executor import BrokenProcessPool

    # a batch of more than one would lose what is finished of it when somebody stops
    parallel = joblib.Parallel(
        jobs, backend=backend, return_as="generator_unordered", batch_size=1, pre_dispatch=WAITING[backend]
    )
    calls = (joblib.delayed(_placed)(call, place, item) for place, item in enumerate(items))
    try:
        with undisturbed():  # processes that are started now leave Ctrl-C to this one
            found = parallel(calls)
        try:
            yield from found
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # that some are ended: somebody wanted it
                found.close()
    except BrokenProcessPool as error:
        raise PoolFailed("a process ended by itself, perhaps for want of memory; try fewer --jobs") from error


def _placed(call: Callable[[T], R], place: int, item: T) -> tuple[int, R]:
    return place, call(item)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done, where the system can make it wait."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _backend(pool: Pool) -> Iterator[str]:
    """The name of joblib's backend. Raises PoolFailed."""
    if not pool.cluster:
        yield "loky"
        return
    pool.refuse()
    with _connected() as ray:
        _register()
        try:
            yield RAY
        except ray.exceptions.RayError as error:
            raise PoolFailed(
                f"the cluster failed ({type(error).__name__}); ask it with: ray status"
            ) from error


@contextmanager
def _connected() -> Iterator[Any]:
    """Ray, connected with the cluster that runs here or at RAY_ADDRESS. Raises PoolFailed."""
    import ray

    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init("auto", log_to_driver=False, logging_level=logging.ERROR)
    except ConnectionError as error:
        raise PoolFailed("no Ray cluster runs here; start one with: ray start --head") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _register() -> None:
    """Tell joblib of Ray."""
    import joblib
    from ray.util.joblib.ray_backend import RayBackend

    class Backend(RayBackend):
        # Ray inherits "no" from a pool whose threads could wait for each other; Ray's own pool has none
        supports_return_generator = True

    joblib.register_parallel_backend(RAY, Backend)
