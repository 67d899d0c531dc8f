"""The rules engine. It imports no title and no window."""

import logging

logging.getLogger("game").addHandler(logging.NullHandler())  # without a log nothing goes to standard error
