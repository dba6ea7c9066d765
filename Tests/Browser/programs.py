"""The programs under test as child processes: the mock API, the host, and apps that serve themselves."""

import os
import re
import signal
import socket
import subprocess
import threading
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PROTOCOL_VERSION = int(re.search(
    r"current = (\d+)", (ROOT / "Sources/TesseraDisplay/Messages/ProtocolVersion.swift").read_text())[1])
"""The version of the protocol that apps and pages speak."""

BIN = Path(os.environ.get("TESSERA_BIN", ROOT / ".build" / "debug")).resolve()
"""The folder of the built programs."""
API_FILES = ROOT / "Examples" / "MockAPI"
BUILD_TIME = 1800 if os.environ.get("REAL_SWIFT") else 300
"""The seconds within which `tessera run` builds a package. The real `swift` builds the libraries first."""


class Program:
    """A running program in a process group of its own, with the lines of its output."""

    def __init__(self, *command, environment=None):
        self.lines = []
        self._changed = threading.Condition()
        self._process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, env={**os.environ, **(environment or {})}, start_new_session=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            with self._changed:
                self.lines.append(line.rstrip("\n"))
                self._changed.notify_all()

    @property
    def id(self):
        return self._process.pid

    @property
    def output(self):
        return "\n".join(self.lines)

    def wait_for_line(self, pattern, timeout=60):
        """Waits until a line matches a regular expression, and returns the match."""
        def matches():
            return next(filter(None, (re.search(pattern, line) for line in self.lines)), None)
        deadline = time.monotonic() + timeout
        with self._changed:
            while not (match := matches()):
                remaining = deadline - time.monotonic()
                if remaining <= 0 or not self._changed.wait(min(remaining, 0.1)) and self._process.poll() is not None:
                    raise AssertionError(f"Waited in vain for “{pattern}”. The output:\n{self.output}")
            return match

    def wait_for(self, condition, what, timeout=60):
        """Waits until `condition()` is true, which is asked again after each line. Failures call it `what`."""
        deadline = time.monotonic() + timeout
        with self._changed:
            while not condition():
                remaining = deadline - time.monotonic()
                if remaining <= 0 or not self._changed.wait(min(remaining, 0.1)) and self._process.poll() is not None:
                    raise AssertionError(f"Waited in vain for {what}. The output:\n{self.output}")

    def children(self):
        """Returns the identifiers of all living processes that this one has started, directly or not."""
        return descendants(self.id)

    def send(self, number):
        """Sends a signal to the process alone."""
        self._process.send_signal(number)

    def interrupt(self):
        """Sends SIGINT to the whole process group, as Ctrl-C does."""
        os.killpg(self.id, signal.SIGINT)

    def wait(self, timeout=60):
        """Waits at most `timeout` seconds for the end and all output, and returns the exit status."""
        status = self._process.wait(timeout)
        self._reader.join(timeout)
        return status

    def end(self):
        """Ends the program and all processes that it has started."""
        family = self.children()
        if self._process.poll() is None:
            self._process.terminate()
        try:
            self.wait(3)
        except subprocess.TimeoutExpired:
            pass
        for kill, number in [(os.killpg, self.id), *((os.kill, child) for child in family if is_alive(child))]:
            try:
                kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self._process.wait(60)


@contextmanager
def served(app):
    """Serves an app. Its value is the address of the app, at which each page becomes a device of its own."""
    host = Program(BIN / "tessera", "serve", BIN / app, "--port", 0)
    try:
        yield host.wait_for_line(rf"{app} on (http://\S+)")[1]
    finally:
        host.end()


class MockAPI(Program):
    """The command `tessera mock` with the content of the examples, on a free port."""

    def __init__(self, files):
        super().__init__(
            BIN / "tessera", "mock", API_FILES / "data.json", "--routes", API_FILES / "routes.json",
            "--files", files, "--port", 0)
        self.url = self.wait_for_line(r"Mock API on (http://\S+)")[1].rstrip("/")


class Host(Program):
    """The command `tessera serve APP…` on a free port. The apps ask the API at `api`, and `url` is the page of the
    first app."""

    def __init__(self, apps, api, *options):
        super().__init__(
            BIN / "tessera", "serve", *(BIN / app for app in apps), "--port", 0, "--environment", "EXAMPLES_API", *options,
            environment={"EXAMPLES_API": api})
        self._wait_for_address(apps[0])

    def _wait_for_address(self, app):
        self.url = self.url_of(app)
        self.port = int(re.search(r":(\d+)/", self.url)[1])
        self.gallery = f"http://127.0.0.1:{self.port}/"

    def url_of(self, app):
        """Returns the address of the page of an app."""
        return self.wait_for_line(rf"^{app} on (http://\S+)")[1]

    def apps(self):
        """Returns the identifiers of the app processes, the oldest first."""
        return self.children()


class SelfServedApp(Host):
    """The example Photos, which serves itself: `Photos --port 0`."""

    def __init__(self, api):
        Program.__init__(self, BIN / "Photos", "--port", 0, environment={"EXAMPLES_API": api})
        self._wait_for_address("Photos")


def descendants(parent):
    """Returns the identifiers of all living descendants of a process, children before grandchildren."""
    table = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    children = {}
    for pid, ppid, state in (line.split()[:3] for line in table.splitlines()):
        if not state.startswith("Z"):
            children.setdefault(int(ppid), []).append(int(pid))
    found = sorted(children.get(parent, []))
    for child in list(found):
        found += descendants(child) if child in children else []
    return found


def is_alive(process):
    """Returns true if a process with an identifier runs."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True).stdout.strip()
    return state != "" and not state.startswith("Z")


def wait_for(condition, what, timeout=60):
    """Waits at most `timeout` seconds until `condition()` is true, and returns its result. Failures call it `what`."""
    deadline = time.monotonic() + timeout
    while not (result := condition()):
        assert time.monotonic() < deadline, f"Waited in vain: {what}"
        time.sleep(0.01)
    return result


def free_port():
    """Returns a TCP port that no process listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
