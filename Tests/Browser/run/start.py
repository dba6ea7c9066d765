"""Starts `tessera run`.

The program `tools/swift` builds packages against the libraries that are built already. With `REAL_SWIFT=1` in the environment,
the real `swift` builds them, and first the libraries once more, which takes minutes. The folder of a package stays, so that later
builds are short.
"""

import os
from pathlib import Path

from programs import BIN, Program

TOOLS = Path(__file__).parent / "tools"


def start_run(folder, *options):
    """Starts `tessera run` for a package. What it builds is the same with every environment of the tests."""
    path = os.environ["PATH"] if os.environ.get("REAL_SWIFT") else f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
    return Program("env", "-u", "CI", "-u", "ONLY", f"PATH={path}", BIN / "tessera", "run", folder, "--port", 0, *options)
