"""Runs `Scripts/test` with programs in the place of Swift and Python that write what they are called for."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from sources import ROOT

PROGRAM = """#!/usr/bin/env bash
call="{name} $*"
echo "$call" >> "$CALLS"
case "$call" in
    *--ignore=Tests/Browser/client*) eval "${{BROWSER:-}}" ;;
    *"pytest Tests/Browser/client "*) eval "${{CLIENT:-}}" ;;
    *"swift test --skip-build --skip "*) eval "${{SWIFT:-}}" ;;
esac
"""

SLEEP = 'echo $$ >> "$SLEEPERS"; exec sleep 600'
"""What a program does that goes on until it is ended."""

WAIT = f"bash -c '{SLEEP}' & wait"
"""What a program does that starts another one, which goes on until it is ended."""


class Checkout:
    """A folder with a copy of `Scripts/test`, and with the programs that the script calls."""

    def __init__(self, folder):
        self.folder, self.calls, self.sleepers = folder, folder / "calls", folder / "sleepers"
        for name in ["bin/swift", ".venv/bin/python", "Scripts/check-client", "Scripts/check-fuzzing"]:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(PROGRAM.format(name=Path(name).name))
            path.chmod(0o755)
        shutil.copy(ROOT / "Scripts/test", folder / "Scripts/test")

    def start(self, **tasks):
        """Starts the script. The tasks are commands of the shell for `BROWSER`, `CLIENT` and `SWIFT`."""
        environment = {
            **os.environ, **tasks, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
            "CALLS": str(self.calls), "SLEEPERS": str(self.sleepers)}
        return subprocess.Popen(
            [self.folder / "Scripts/test"], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True, preexec_fn=heed_interrupts)

    def run(self, **tasks):
        """Runs the script to its end. Returns its exit status and its output."""
        process = self.start(**tasks)
        output, _ = process.communicate(timeout=60)
        return process.returncode, output

    def reruns(self):
        """Returns the calls that run some tests alone."""
        return [call for call in self.calls.read_text().splitlines() if call.startswith("python -m pytest -q ")]

    def wait_for_sleepers(self, count):
        deadline = time.monotonic() + 60
        while not self.sleepers.exists() or len(self.sleepers.read_text().split()) < count:
            assert time.monotonic() < deadline, "the programs have not begun"
            time.sleep(0.02)

    def running_sleepers(self):
        """Waits until the processes that programs have started are gone. Returns the numbers of those that are not."""
        deadline, numbers = time.monotonic() + 20, self.sleepers.read_text().split()
        while left := [number for number in numbers if is_running(number)]:
            if time.monotonic() > deadline:
                break
            time.sleep(0.02)
        return left


def heed_interrupts():
    """A shell that runs the tests in the background has told them to ignore Ctrl-C, and the script would do so too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def is_running(number):
    try:
        # A process whose parent has not asked for its end is a zombie.
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def test_all_tests_run_once_and_their_output_is_seen(checkout):
    status, output = checkout.run(CLIENT="echo the scripts pass", BROWSER="echo the screens pass")
    assert status == 0, output
    assert "the scripts pass" in output and "the screens pass" in output
    calls = checkout.calls.read_text()
    assert calls.count("pytest Tests/Browser/client -q") == 1 and calls.count("--ignore=Tests/Browser/client") == 1
    assert not checkout.reruns()


def test_failures_of_both_runs_of_browser_tests_are_run_again(checkout):
    status, output = checkout.run(
        CLIENT="echo 'FAILED Tests/Browser/client/a.py::b - it is 2'; exit 1", BROWSER="echo 'FAILED Tests/Browser/c.py::d'; exit 1")
    assert status == 0, output
    assert checkout.reruns() == ["python -m pytest -q Tests/Browser/c.py::d Tests/Browser/client/a.py::b"]


@pytest.mark.parametrize("tasks", [
    {"CLIENT": "exit 1"}, {"CLIENT": "echo 'ERROR Tests/Browser/client/a.py::b'; exit 1"}, {"SWIFT": "exit 1"}, {"BROWSER": "exit 1"}])
def test_failure_of_one_step_is_one_of_the_script(checkout, tasks):
    status, output = checkout.run(**tasks)
    assert status != 0, output
    assert not checkout.reruns()


def test_run_that_was_ended_is_not_made_up_for_by_another(checkout):
    status, output = checkout.run(CLIENT="kill -KILL $$", BROWSER="echo 'FAILED Tests/Browser/c.py::d'; exit 1")
    assert status != 0 and "the tests of the page's scripts ended with the status 137" in output
    assert not checkout.reruns()


def test_tests_of_the_scripts_end_when_those_of_swift_fail(checkout):
    status, output = checkout.run(
        CLIENT=WAIT, SWIFT='until [ -s "$SLEEPERS" ]; do sleep 0.02; done; echo "error: one"; exit 1')
    assert status != 0 and "error: one" in output
    assert not checkout.running_sleepers()


@pytest.mark.parametrize("number, expected", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_all_that_runs(checkout, number, expected):
    process = checkout.start(CLIENT=WAIT, BROWSER=SLEEP)
    checkout.wait_for_sleepers(2)
    # A terminal sends it to all of the group, and thus to the program in front too.
    os.killpg(process.pid, number)
    process.communicate(timeout=60)
    assert process.returncode == expected
    assert not checkout.running_sleepers()
