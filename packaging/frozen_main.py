"""The frozen program's first lines."""

import multiprocessing
import sys

from ginrummy_qt.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a child of `arena --jobs` is this program once more
    sys.exit(main())
