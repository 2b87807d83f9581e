"""Work spread over processes: started by spawn, stopped together, never left behind."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4  # tasks per process that wait or run; so a stop has little to cancel
LOOK = 1.0  # seconds between looks at the parent
GRACE = 3.0  # seconds to end a game in

_stop: Event | None = None  # in a worker: set when nobody waits for it any more


def stopped() -> bool:
    """In a worker: shall it leave its work where it is?"""
    return _stop is not None and _stop.is_set()


def spread(
    work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int
) -> Generator[tuple[int, Done], None, None]:
    """Each task's number and what came of it, as they are done; with one job in this process.

    Close it to stop the work.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        for number, task in enumerate(tasks):
            yield number, work(task)
        return
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(stop,)) as pool:
        waiting = iter(enumerate(tasks))
        running: dict[Future[Done], int] = {}
        try:
            while True:
                with _deaf():
                    for number, task in islice(waiting, jobs * AHEAD - len(running)):
                        running[pool.submit(work, task)] = number
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        except BaseException:  # also when whoever asked does not want the rest
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes born in here never hear Ctrl-C: it is the parent's business, which stops them.

    The parent hears it afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(stop: Event) -> None:
    """A worker's first act."""
    global _stop
    _stop = stop
    threading.Thread(target=_leave, args=(stop,), daemon=True).start()


def _leave(stop: Event) -> None:
    """Stop a worker that does not end by itself.

    A killed parent cannot say goodbye, and its workers would wait for work for ever; and whoever
    pressed Ctrl-C does not want to wait for the end of a long game.
    """
    parent = parent_process()
    assert parent is not None
    while not stop.wait(LOOK):
        if not parent.is_alive():
            os._exit(1)
    time.sleep(GRACE)
    os._exit(1)
