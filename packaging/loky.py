"""PyInstaller runs this first: joblib starts its processes as Python is started, with -m or -c, which the
packaged program is not."""

import runpy
import sys

LOKY = "joblib.externals.loky"
FORK = "--multiprocessing-fork"


def _code() -> str:
    """What comes behind -c, "" nothing."""
    place = sys.argv.index("-c") + 1 if "-c" in sys.argv else len(sys.argv)
    return "".join(sys.argv[place : place + 1])


if sys.argv[1:2] == ["-m"] and "".join(sys.argv[2:3]).startswith(LOKY):
    del sys.argv[:2]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    sys.exit()
if _code().startswith(f"from {LOKY}"):
    exec(_code())  # noqa: S102 # joblib wrote it
    sys.exit()
if sys.argv[1:2] == [FORK] and "=" not in sys.argv[2]:  # on Windows; others than joblib write name=value
    from joblib.externals.loky.backend.popen_loky_win32 import main

    main(int(sys.argv[2]))
    sys.exit()
