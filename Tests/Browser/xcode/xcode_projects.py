"""Starts commands of `tessera` for Xcode projects."""

import os

from programs import BIN, ROOT, Program

TOOLS = ROOT / "Tests/Browser/run/tools"
CACHE = ROOT / ".build/xcode-test"
SAMPLE = ROOT / "Examples/Bakery"


def tessera(*arguments):
    """Starts a command of `tessera`. It builds the same in every environment of the tests."""
    path = os.environ["PATH"] if os.environ.get("REAL_SWIFT") else f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
    return Program("env", "-u", "CI", "-u", "ONLY", f"PATH={path}", f"XDG_CACHE_HOME={CACHE}", BIN / "tessera", *arguments)
