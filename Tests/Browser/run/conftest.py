"""Fixtures of the tests of `tessera run`: a copy of the example Extras as a package of its own, which the tests edit."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from gestures import wait_until_ready  # noqa: E402
from manifest import manifest  # noqa: E402
from programs import BUILD_TIME, ROOT  # noqa: E402
from start import start_run  # noqa: E402

FOLDER = ROOT / ".build" / "run-test"
APP = """\
import UIKit

@main
final class App: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = App.self
        return configuration
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let label = UILabel()
        label.text = "NAME"
        let controller = UIViewController()
        controller.view = label
        window = UIWindow(windowScene: scene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }
}
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
        wanted[self.folder / "Package.swift"] = manifest("Extras", "Extras")
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

    def run(self):
        return start_run(self.folder)


@pytest.fixture(scope="session")
def copy(worker_id):
    """The copy of the example. Each process of tests has its own."""
    return Copy(FOLDER / worker_id / "Extras")


@pytest.fixture
def pair(worker_id):
    """The folder of a package with the apps First and Second, each of which displays its name."""
    folder = FOLDER / worker_id / "Pair"
    for name in ["First", "Second"]:
        sources = folder / "Sources" / name
        sources.mkdir(parents=True, exist_ok=True)
        (sources / "App.swift").write_text(APP.replace("NAME", name))
    (folder / "Package.swift").write_text(manifest("Pair", "First", "Second"))
    return folder


class Run:
    """A running `tessera run`."""

    def __init__(self, program):
        self.program = program
        self.url = program.wait_for_line(r"Extras on (http://\S+)", timeout=BUILD_TIME)[1]

    def builds(self):
        """Returns the number of builds that have succeeded."""
        return sum(line.startswith("Built in ") for line in self.program.lines)

    def wait_for_build(self, number, timeout=BUILD_TIME):
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
