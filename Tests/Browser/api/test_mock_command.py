"""Tests of the command `tessera mock`, with options that make its API slow and faulty."""

import json
import time
import urllib.error
import urllib.request

import pytest

from programs import API_FILES, BIN, Program

PHOTOS = "/api/mock/v1/special/photos"


@pytest.fixture
def mock(files):
    """Starts mock APIs with options, and returns their addresses."""
    programs = []

    def start(*options):
        programs.append(Program(
            BIN / "tessera", "mock", API_FILES / "data.json", "--routes", API_FILES / "routes.json",
            "--files", files, "--port", 0, *options))
        return programs[-1].wait_for_line(r"Mock API on (http://\S+)")[1].rstrip("/")

    yield start
    for program in programs:
        program.end()


def get(url):
    """Returns the status and the body of an answer, and the seconds that it took."""
    start = time.monotonic()
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return answer.status, answer.read(), time.monotonic() - start
    except urllib.error.HTTPError as error:
        return error.code, error.read(), time.monotonic() - start


def test_every_answer_takes_its_time_and_pictures_do_not(mock, files):
    url = mock("--delay", 0.5)
    status, _, seconds = get(f"{url}{PHOTOS}?page=1")
    assert status == 200 and seconds >= 0.5
    # A picture that took its time would not come within the patience of the request.
    picture = next((files / "images").iterdir()).name
    assert get(f"{mock('--delay', 3600)}/images/{picture}")[0] == 200


def test_all_answers_fail(mock):
    status, body, _ = get(f"{mock('--fail', 1)}{PHOTOS}?page=1")
    assert status == 500
    assert json.loads(body)["error"].startswith(f"{PHOTOS} failed by chance")


def test_a_route_fails_alone(mock, files):
    url = mock("--fail-routes", f"{PHOTOS}?page=2,/images/*")
    assert get(f"{url}{PHOTOS}?page=1")[0] == 200
    status, body, _ = get(f"{url}{PHOTOS}?page=2")
    assert status == 500
    assert f"{PHOTOS}?page=2 always fails" in json.loads(body)["error"]
    picture = next((files / "images").iterdir()).name
    assert get(f"{url}/images/{picture}")[0] == 500


@pytest.mark.parametrize("option, value, message", [
    ("--delay", "-1", "--delay must be a number of seconds from 0 to 3600, not -1.0."),
    ("--delay", "nan", "--delay must be a number of seconds from 0 to 3600, not nan."),
    ("--fail", "1.5", "--fail must be a number from 0 to 1, not 1.5."),
    ("--fail-routes", "news", '--fail-routes: the route "news" must start with'),
    ("--fail-routes", "/a,", '--fail-routes: the route "" must start with'),
])
def test_an_impossible_option_is_explained_in_one_clear_line(option, value, message):
    program = Program(BIN / "tessera", "mock", API_FILES / "data.json", f"{option}={value}")
    assert program.wait(60) != 0
    assert [line for line in program.lines if message in line]
