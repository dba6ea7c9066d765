"""Fixtures of the tests of `tessera run`: a copy of the example Extras as a package of its own, which the tests edit.

The first build of the copy builds TesseraUI, too, which takes minutes. The folder of the copy stays, so that later builds are
short.
"""

import fcntl

import pytest

from gestures import wait_until_ready
from programs import BIN, ROOT, Program

FOLDER = ROOT / ".build" / "run-test"
MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Extras",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "tessera", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Extras", dependencies: [.product(name: "TesseraUI", package: "tessera")],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TesseraUI"])])
    ],
    swiftLanguageModes: [.v6])
"""


class Copy:
    """A package that tests edit, and the command that runs it."""

    def __init__(self, folder):
        self.folder = folder
        self.sources = folder / "Sources" / "Extras"
        self.restore()

    def restore(self):
        """Makes the sources those of the example again. Files that differ in nothing are not written."""
        wanted = {
            self.sources / path.relative_to(ROOT / "Examples/Extras"): path.read_text()
            for path in (ROOT / "Examples/Extras").rglob("*.swift")}
        wanted[self.folder / "Package.swift"] = MANIFEST
        for path in self.sources.rglob("*.swift"):
            if path not in wanted:
                path.unlink()
        for path, text in wanted.items():
            if not path.exists() or path.read_text() != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)

    def edit(self, path, old, new):
        """Writes a file with a text in the place of another one."""
        file = self.folder / path
        text = file.read_text()
        assert old in text, f"{path} has no “{old}”."
        file.write_text(text.replace(old, new, 1))

    def run(self, *options):
        """Starts `tessera run` for the package. What it builds is the same with every environment of the tests."""
        return Program(
            "env", "-u", "CI", "-u", "ONLY", BIN / "tessera", "run", self.folder, "--port", 0, *options)


@pytest.fixture(scope="session")
def copy():
    """The copy of the example. Only one process of tests has it at a time."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open(FOLDER / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield Copy(FOLDER / "Extras")


class Run:
    """A running `tessera run`."""

    def __init__(self, program):
        self.program = program
        self.url = program.wait_for_line(r"Extras on (http://\S+)", timeout=1800)[1]

    def builds(self):
        """Returns the number of builds that have succeeded."""
        return sum(line.startswith("Built in ") for line in self.program.lines)

    def wait_for_build(self, number, timeout=1800):
        """Waits until this many builds have succeeded."""
        self.program.wait_for(lambda: self.builds() >= number, f"build {number}", timeout)

    def wait_for_error(self, pattern):
        self.program.wait_for_line(pattern, timeout=300)


@pytest.fixture(scope="module")
def running(copy):
    """The command, after its first build. All tests of a module share it."""
    program = copy.run()
    try:
        run = Run(program)
        run.wait_for_build(1)
        yield run
    finally:
        program.end()


@pytest.fixture
def mended(copy, running):
    """Makes the sources those of the example again after the test, and waits until they are built."""
    yield copy
    before = {path: path.read_bytes() for path in copy.folder.rglob("Sources/**/*.swift")}
    before[copy.folder / "Package.swift"] = (copy.folder / "Package.swift").read_bytes()
    count = running.builds()
    copy.restore()
    after = {path: path.read_bytes() for path in copy.folder.rglob("Sources/**/*.swift")}
    after[copy.folder / "Package.swift"] = (copy.folder / "Package.swift").read_bytes()
    if before != after:
        running.wait_for_build(count + 1, timeout=300)


@pytest.fixture
def open_run(running):
    """Opens the app in a page, and waits until it is ready."""
    def open_run(page):
        page.goto(running.url)
        wait_until_ready(page, 300_000)
        return page
    return open_run
