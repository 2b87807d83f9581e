"""For all tests."""

import signal

from hypothesis import settings

# How long an example takes depends on what else the machine does; endless ones meet the timeout.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

# A suite started in the background ignores Ctrl-C, and so would every program that it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
