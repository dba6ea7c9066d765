"""Tests of the fake API, which gives the same answers as `tessera mock`, and fails if a test wants it to."""

import json
import threading
import urllib.error
import urllib.request

import pytest

from programs import API_FILES, MockAPI

PHOTOS = "/api/mock/v1/special/photos"
ROUTES = json.loads((API_FILES / "routes.json").read_text())
NAMES = list(json.loads((API_FILES / "data.json").read_text()))


def target(pattern, replacement):
    """Returns a target that a rule rewrites to the name of an array or an object of the data file."""
    if "*" in pattern:
        start = replacement.split("$1")[0].lstrip("/")
        return pattern.replace("*", next(name[len(start):] for name in NAMES if name.startswith(start)))
    return pattern.replace(":page", "2")


# The list has a target for each rule of the routes file, and one for each array and object of the data file.
TARGETS = [
    *(target(*rule) for rule in ROUTES.items()), *(f"/{name}" for name in NAMES),
    "/get_photo_list?page=2&page=4", "/get_photo_list?page=4&has_next_page=false", "/get_photo_list?unknown=1",
]


def get(url):
    """Returns the status and the value of an answer."""
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


@pytest.fixture(scope="module")
def mock(files):
    api = MockAPI(files)
    yield api
    api.end()


@pytest.mark.parametrize("target", TARGETS)
def test_it_answers_as_the_mock_api_does(api, mock, target):
    status, expected = get(mock.url + target)
    assert (status, expected) == get(api.url + target)
    assert status == 200 and expected != []


def test_an_unknown_path_is_404(api):
    assert get(api.url + "/api/mock/v1/nothing")[0] == 404
    with pytest.raises(AssertionError, match="/api/mock/v1/nothing"):
        api["/api/mock/v1/nothing"]


def test_a_path_fails_alone(api):
    api[PHOTOS].status = 503
    assert get(api.url + PHOTOS + "?page=1")[0] == 503
    assert get(api.url + "/get_photo_list")[0] == 200
    api[PHOTOS].reset()
    assert get(api.url + PHOTOS + "?page=1")[0] == 200


def test_everything_fails(api):
    api.everything.status = 500
    assert get(api.url + PHOTOS + "?page=1")[0] == 500
    assert get(api.url + "/get_photo_list")[0] == 500


def test_answers_are_replaced_and_edited(api):
    api[PHOTOS].edit(lambda pages: pages[0]["photos"][0].pop("title"))
    photos = get(api.url + PHOTOS + "?page=1")[1][0]["photos"]
    assert "title" not in photos[0] and "title" in photos[1]
    assert "title" in get(api.url + "/get_photo_list")[1][0]["photos"][0]
    api[PHOTOS].body = {"page": "one"}
    assert get(api.url + PHOTOS + "?page=1") == (200, {"page": "one"})
    api[PHOTOS].body = b"<html>"
    with urllib.request.urlopen(api.url + PHOTOS + "?page=1") as answer:
        assert answer.read() == b"<html>"


def test_held_requests_wait_and_others_do_not(api):
    api[PHOTOS].hold(page=2)
    answers = []
    waiting = threading.Thread(target=lambda: answers.append(get(api.url + PHOTOS + "?page=2")))
    waiting.start()
    api[PHOTOS].wait_for_pages(2)
    assert get(api.url + PHOTOS + "?page=1")[1][0]["page"] == 1
    assert answers == []
    api[PHOTOS].release()
    waiting.join(20)
    assert answers[0][1][0]["page"] == 2
    assert api[PHOTOS].pages_asked_for() == [2, 1]
    assert api.requests == api.everything.requests == [PHOTOS + "?page=2", PHOTOS + "?page=1"]


def test_it_goes_away_and_comes_back(api):
    api.stop()
    with pytest.raises(urllib.error.URLError):
        get(api.url + PHOTOS + "?page=1")
    api.start()
    assert get(api.url + PHOTOS + "?page=1")[0] == 200
