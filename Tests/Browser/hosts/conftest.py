"""Fixtures of the tests of several hosts behind one address: a network, two hosts and a proxy in it, and a browser."""

import os
import shutil
import stat
import sys
from pathlib import Path

import pytest

from network import HOST_A, HOST_B, PROXY, PUBLIC, Network, NotPermitted, demand_permission
from programs import BIN, Program
from proxies import NAME, PROXIES, wait_until_listening
from visits import Visit


def need(program):
    """Skips a test that needs a program which is not installed. In continuous integration `Scripts/setup` has installed it, so that
    the test fails there."""
    if not shutil.which(program):
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{program} is not installed: Scripts/setup installs it.")


@pytest.fixture(scope="session")
def network():
    """The network of all tests of a process."""
    try:
        demand_permission()
        for program in ("unshare", "nsenter", "ip", "ss", "openssl"):
            need(program)
        network = Network()
    except NotPermitted as error:
        pytest.skip(f"This system permits no network namespaces: {error}")
    yield network
    network.end()


@pytest.fixture(scope="session")
def visitor_browser(playwright, chromium_path, browser_flags, network, tmp_path_factory):
    """A browser in the visitor's place, which finds the proxy by its name."""
    script = tmp_path_factory.mktemp("browser") / "chromium"
    script.write_text(f'#!/bin/sh\nexec {" ".join(network.visitor.enter)} {chromium_path} "$@"\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    browser = playwright.chromium.launch(
        executable_path=str(script), args=[*browser_flags, f"--host-resolver-rules=MAP {NAME} {PUBLIC}"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def login(network):
    """The login service on the machine of the proxy."""
    program = Program(*network.proxy.enter, sys.executable, Path(__file__).with_name("login.py"))
    try:
        wait_until_listening(network.proxy, 9000)
        yield program
    finally:
        program.end()


@pytest.fixture(params=list(PROXIES))
def proxy(request):
    """The name of a proxy."""
    return request.param


@pytest.fixture
def serve_hosts(network, tmp_path):
    """Starts two hosts behind a proxy: `serve_hosts("nginx", "--drain-seconds", 60)`."""
    programs = []

    def start(program):
        programs.append(program)
        return program

    def serve_hosts(proxy, *options):
        need(proxy)
        hosts = {}
        for name, machine, address in [("a", network.a, HOST_A), ("b", network.b, HOST_B)]:
            hosts[name] = start(Program(
                *machine.enter, BIN / "tessera", "serve", BIN / "LongListApp", BIN / "TextApp", "--host", address,
                "--host-id", name, "--name", NAME, "--trusted-proxy", PROXY, *options))
        for host in hosts.values():
            host.wait_for_line(r"In a phone:")
        start(PROXIES[proxy](network.proxy, tmp_path))
        return hosts

    yield serve_hosts
    for program in reversed(programs):
        program.end()


@pytest.fixture
def visit(visitor_browser, login):
    """Makes visitors, who have logged in unless `logs_in` is false: `visit()`."""
    visits = []

    def visit(logs_in=True):
        visits.append(Visit(visitor_browser))
        if logs_in:
            visits[-1].log_in()
        return visits[-1]

    yield visit
    for each in visits:
        each.context.close()
