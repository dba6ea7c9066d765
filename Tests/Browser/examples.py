"""Fixtures that start the built examples, with `tessera mock` or with a fake API of the test.

    def test_it_opens(phone, open_example):
        page = open_example(phone, "Gourmet")

    def test_it_retries(phone, api, serve):
        api["/api/mock/v1/gourmet/keywords"].status = 500
        phone.goto(serve("Gourmet").url)
"""

import fcntl
import subprocess

import pytest

from fake_api import FakeAPI
from gestures import wait_until_ready
from programs import API_FILES, BIN, ROOT, Host, MockAPI

EXAMPLES = ["Photos", "Furniture", "Gourmet", "Home", "Top", "Extras", "Catalog"]
"""The names of the executables."""


def built_examples():
    """Returns the names of the built examples. A package for development may have only a few of them."""
    return [name for name in EXAMPLES if (BIN / name).exists()]


@pytest.fixture(scope="session")
def files():
    """The folder with the painted pictures. One process of tests paints them, and the others wait for it."""
    folder = ROOT / ".build" / "photos-files"
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([BIN / "DishPainter", API_FILES / "data.json", folder], check=True)
    return folder


@pytest.fixture(scope="session")
def examples(files):
    """A host of all examples, whose apps ask `tessera mock`, like that of `make run`. All tests of a process share
    it."""
    api = MockAPI(files)
    host = None
    try:
        host = Host(built_examples(), api.url)
        yield host
    finally:
        if host:
            host.end()
        api.end()


@pytest.fixture
def open_example(examples):
    """Opens an example in a page and waits until it is ready: `open_example(phone, "Gourmet")`."""
    def open_example(page, name):
        page.goto(examples.url_of(name))
        wait_until_ready(page)
        return page
    return open_example


@pytest.fixture
def api(files):
    """A fake API for one test."""
    api = FakeAPI(files)
    yield api
    api.close()


@pytest.fixture
def serve(api):
    """Starts hosts of an example whose apps ask the test's own API: `serve("Gourmet", "--max-devices", 1)`."""
    hosts = []

    def serve(name, *options):
        hosts.append(Host([name], api.url, *options))
        return hosts[-1]

    yield serve
    for host in hosts:
        host.end()
