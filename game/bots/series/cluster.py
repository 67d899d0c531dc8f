"""A Ray cluster as a backend of joblib."""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from game.errors import UserError

BACKEND = "hotseat-ray"
"""The name under which joblib knows this backend."""
CONNECT_TIMEOUT_S = 5.0
"""Seconds that the cluster has to answer."""


class PoolFailed(UserError):
    """The processes or machines that play games are missing, or one of them died."""


@contextmanager
def connected() -> Iterator[None]:
    """Connect to the local cluster, or that at RAY_ADDRESS, and register `BACKEND`. Raises PoolFailed."""
    import ray

    begun = ray.is_initialized()
    if not begun:
        _connect()
    _register()
    with _waiting_threads_are_silent():
        try:
            yield
        except ray.exceptions.RayError as error:
            raise PoolFailed("error-cluster-failed", reason=type(error).__name__) from error
        finally:
            if not begun:
                ray.shutdown()


@contextmanager
def _waiting_threads_are_silent() -> Iterator[None]:
    """Silence the errors of Ray's threads when the user stops the program."""
    from ray.util.multiprocessing.pool import ResultThread

    hook = threading.excepthook

    def but_those(what: threading.ExceptHookArgs) -> None:
        if not isinstance(what.thread, ResultThread):
            hook(what)

    threading.excepthook = but_those
    try:
        yield
    finally:
        threading.excepthook = hook


def _connect() -> None:
    import ray

    _refuse_silent(os.environ.get("RAY_ADDRESS", ""))
    try:
        ray.init("auto", log_to_driver=False, logging_level=logging.CRITICAL)
    except ConnectionError as error:
        raise PoolFailed("error-no-cluster") from error
    except (RuntimeError, ValueError) as error:
        raise PoolFailed("error-cluster-unusable", reason=str(error).splitlines()[0]) from error


def _refuse_silent(address: str) -> None:
    """Raise PoolFailed if nobody answers; Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not (host and port.isdecimal()):
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()
    except (OSError, OverflowError) as error:
        raise PoolFailed("error-cluster-silent", address=address) from error


def _register() -> None:
    """Register the backend with joblib."""
    import joblib
    from ray.util.joblib.ray_backend import RayBackend

    class Backend(RayBackend):
        # joblib's default for Ray is False because of threads waiting for each other; Ray's own pool has none
        supports_return_generator = True

    joblib.register_parallel_backend(BACKEND, Backend)
