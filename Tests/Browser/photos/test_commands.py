"""Tests of the script of `make run`, and of an app that serves itself."""

import socket
from contextlib import closing

import pytest
from programs import BIN, ROOT, Program, SelfServedApp, free_port, is_alive

SCRIPT = ROOT / "Scripts" / "run"


@pytest.fixture
def start():
    """Starts programs, and ends them after the test."""
    programs = []

    def start(program):
        programs.append(program)
        return program

    yield start
    for program in programs:
        program.end()


def run(port, api_port, builds=False, **faults):
    """Starts the script of `make run`, with programs that are built already, or with `builds` so that it builds them
    first."""
    programs = {"CONFIGURATION": BIN.name} if builds else {"TESSERA_BIN": str(BIN)}
    return Program(SCRIPT, environment={"PORT": str(port), "API_PORT": str(api_port), **programs, **faults})


def is_in_this_package():
    """Returns true if the programs under test are those that the script builds."""
    return (ROOT / ".build").resolve() in [BIN.parent, BIN.parent.parent]


class TestMakeRun:
    @pytest.mark.parametrize("builds", [True, False])
    def test_the_script_displays_the_feed_and_ctrl_c_ends_everything(self, feed, start, files, builds):
        if builds and not is_in_this_package():
            pytest.skip("the script builds this package, not the programs under test")
        port, api_port = free_port(), free_port()
        program = start(run(port, api_port, builds))
        program.wait_for_line(rf"http://127\.0\.0\.1:{port}/", timeout=300)
        program.wait_for_line(rf"http://127\.0\.0\.1:{api_port}")
        feed.open(f"http://127.0.0.1:{port}/photos/").wait_for_images()
        family = program.children()
        assert len(family) >= 3
        program.interrupt()
        # A process that the script forgets to end would still run.
        assert program.wait(60) == 0
        assert [process for process in family if is_alive(process)] == []

    @pytest.mark.parametrize("variable", ["PORT", "API_PORT"])
    def test_a_taken_port_is_one_clear_line(self, start, files, variable):
        with closing(socket.create_server(("127.0.0.1", 0))) as other:
            taken = other.getsockname()[1]
            ports = {"PORT": free_port(), "API_PORT": free_port(), variable: taken}
            program = start(run(ports["PORT"], ports["API_PORT"]))
            assert program.wait(120) != 0
        [line] = [line for line in program.lines if "taken" in line]
        assert str(taken) in line
        assert f"{variable}=" in line
        assert program.children() == []

    def test_the_script_makes_the_api_faulty(self, feed, start, files):
        port, api_port = free_port(), free_port()
        program = start(run(port, api_port, FAIL_ROUTES="/api/mock/v1/special/*"))
        program.wait_for_line(rf"http://127\.0\.0\.1:{port}/")
        program.wait_for_line(rf"http://127\.0\.0\.1:{api_port}")
        feed.page.goto(f"http://127.0.0.1:{port}/photos/")
        assert "500" in feed.page.get_by_role("alertdialog").inner_text()

    def test_an_impossible_fault_is_explained_in_one_clear_line(self, start, files):
        program = start(run(free_port(), free_port(), FAIL="2"))
        assert program.wait(120) != 0
        assert [line for line in program.lines if "--fail must be a number from 0 to 1" in line]


def test_an_app_started_by_hand_serves_itself(feed, api, start):
    app = start(SelfServedApp(api.url))
    feed.open(app.url).wait_for_images()
    app.interrupt()
    assert app.wait(60) == 0
