"""Files and texts that the user drags from another program over the page."""

import pytest

from app_requests import Uploads, final_answer, request
from gestures import wait_until
from inputs import field, window
from system_drag import SystemDrag


@pytest.fixture
def page(desktop, show):
    return show(desktop, window(field(y=500)))


@pytest.fixture
def files(tmp_path):
    """Two files of the user's device."""
    (tmp_path / "sushi.txt").write_text("sushi")
    (tmp_path / "red.png").write_bytes(b"\x89PNG")
    return [str(tmp_path / "sushi.txt"), str(tmp_path / "red.png")]


def text(kind, value):
    return {"mimeType": kind, "data": value}


def phases(host):
    return [event["phase"] for event in host.of_type("dragIn")]


def test_files_over_the_page_are_described_until_the_app_accepts_them(page, host, files):
    drag = SystemDrag(page, files)
    drag("dragEnter", 100, 200)
    first = host.wait_for_event("dragIn")
    assert (first["n"], first["phase"], first["x"], first["y"]) == (1, "moved", 100, 200)
    assert [item["kind"] for item in first["items"]] == ["file", "file"]
    assert [item["types"] for item in first["items"]] == [["text/plain"], ["image/png"]]
    assert all("name" not in item for item in first["items"])
    request(host, 9, "drop", drop={"drag": 1, "accepts": False})
    host.wait_for_event("answer", n=9)
    drag("dragOver", 110, 200)
    assert "items" in host.wait_for_event("dragIn", x=110)
    request(host, 1, "drop", drop={"drag": 1, "accepts": True})
    host.wait_for_event("answer", n=1)
    drag("dragOver", 120, 200)
    assert "items" not in host.wait_for_event("dragIn", x=120)
    # The browser reports the place again and again while the pointer rests.
    drag("dragOver", 120, 200)
    drag.leave(120, 200)
    host.wait_for_event("dragIn", phase="left")
    assert phases(host) == ["moved", "moved", "moved", "left"]
    drag("dragOver", 100, 200)
    assert "items" in host.wait_for_event("dragIn", n=2)


def test_dropped_files_are_sent_when_the_app_asks_for_them(page, host, files):
    uploads = Uploads(page)
    drag = SystemDrag(page, files)
    drag("dragEnter", 100, 200)
    drag("drop", 100, 200)
    dropped = host.wait_for_event("dragIn", phase="dropped")
    assert dropped["items"] == [{"kind": "file", "types": ["text/plain"], "name": "sushi.txt"},
                                {"kind": "file", "types": ["image/png"], "name": "red.png"}]
    assert uploads.files == []
    request(host, 1, "files", files={"limit": 2, "contents": 1})
    answer = final_answer(page, host, 1)
    assert answer["outcome"] == "done"
    assert answer["files"] == [{"u": 1, "name": "sushi.txt", "type": "text/plain"},
                               {"u": 2, "name": "red.png", "type": "image/png"}]
    assert uploads.files == [b"sushi", b"\x89PNG"]


def test_a_link_is_sent_as_an_address_and_as_texts(page, host):
    uploads = Uploads(page)
    drag = SystemDrag(page, items=[text("text/plain", "すし"), text("text/uri-list", "# lunch\r\nhttps://example.com/1\r\nhttps://example.com/2"),
                             text("text/html", "<b>すし</b>")])
    drag("dragEnter", 100, 200)
    drag("drop", 100, 200)
    item = {"kind": "text", "types": ["text/uri-list", "text/html", "text/plain"]}
    assert host.wait_for_event("dragIn", phase="moved")["items"] == [item]
    assert host.wait_for_event("dragIn", phase="dropped")["items"] == [item]
    request(host, 1, "files", files={"limit": 3, "contents": 1})
    assert final_answer(page, host, 1)["outcome"] == "done"
    address, html, plain = [content.decode() for content in uploads.files]
    # The browser completes addresses and hypertext.
    assert address == "https://example.com/1"
    assert "<b>すし</b>" in html and plain == "すし"


def test_the_page_stays_where_the_app_takes_nothing(page, host, files):
    drag = SystemDrag(page, files)
    drag("dragEnter", 100, 200)
    host.wait_for_event("dragIn")
    request(host, 1, "drop", drop={"drag": 1, "accepts": False})
    host.wait_for_event("answer", n=1)
    address = page.url
    drag("dragOver", 101, 200)
    drag("drop", 101, 200)
    host.wait_for_event("dragIn", phase="left")
    assert page.url == address
    assert "dropped" not in phases(host)


def test_an_answer_about_an_earlier_drag_is_ignored(page, host, files):
    drag = SystemDrag(page, files)
    drag("dragEnter", 100, 200)
    drag.leave(100, 200)
    host.wait_for_event("dragIn", phase="left")
    drag("dragOver", 100, 200)
    host.wait_for_event("dragIn", n=2)
    request(host, 1, "drop", drop={"drag": 1, "accepts": False})
    host.wait_for_event("answer", n=1)
    drag("dragOver", 101, 200)
    drag("drop", 101, 200)
    assert host.wait_for_event("dragIn", phase="dropped")["n"] == 2


def test_a_text_is_dropped_into_a_field_by_the_browser(page, host):
    drag = SystemDrag(page, items=[text("text/plain", "すし")])
    drag("dragEnter", 100, 200)
    host.wait_for_event("dragIn", phase="moved")
    drag("dragOver", 100, 520)
    host.wait_for_event("dragIn", phase="left")
    drag("drop", 100, 520)
    wait_until(page, "document.querySelector('.input').value === 'すし'")
    assert phases(host) == ["moved", "left"]


def test_a_program_that_only_moves_texts_gives_none_away(page, host):
    drag = SystemDrag(page, items=[text("text/plain", "sushi")], mask=16)
    drag("dragEnter", 100, 200)
    drag("dragOver", 101, 200)
    drag("drop", 101, 200)
    host.wait_for_event("dragIn", phase="left")
    assert "dropped" not in phases(host)


def test_the_last_eight_drops_can_be_sent(page, host, files):
    Uploads(page)
    drag = SystemDrag(page, files)
    for _ in range(9):
        drag("dragEnter", 100, 200)
        drag("drop", 100, 200)
    host.wait_for_event("dragIn", n=9, phase="dropped")
    request(host, 1, "files", files={"limit": 2, "contents": 1})
    answer = host.wait_for_event("answer", n=1)
    assert (answer["outcome"], answer["reason"]) == ("unavailable", "failed")
    request(host, 2, "files", files={"limit": 2, "contents": 2})
    assert final_answer(page, host, 2)["outcome"] == "done"


def test_a_pointer_that_leaves_one_element_for_another_stays_on_the_page(page, host, files):
    drag = SystemDrag(page, files)
    drag("dragEnter", 100, 200)
    host.wait_for_event("dragIn")
    # Older versions of Safari do not name the other element.
    drag.leave(101, 200)
    drag("dragOver", 102, 200)
    assert host.wait_for_event("dragIn", x=102)["n"] == 1
    page.evaluate("new Promise((resolve) => { setTimeout(resolve, 400); })")
    assert phases(host) == ["moved", "moved"]


def test_a_lost_connection_ends_the_drag(page, host, files):
    drag = SystemDrag(page, files)
    drag("dragEnter", 100, 200)
    host.wait_for_event("dragIn")
    host.drop()
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    page.wait_for_selector("html[data-tessera=ready]")
    drag("dragOver", 101, 200)
    again = host.wait_for_event("dragIn", n=2)
    assert again["phase"] == "moved" and len(again["items"]) == 2
