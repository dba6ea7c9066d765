"""Tests of the photographs, which the user adds from the device: the page sends them to the app."""

import pytest

from gestures import wait_until_still
from png import png
from system_drag import SystemDrag


def picture(name, color=(255, 0, 0, 255), side=40, level=-1):
    """Returns a picture of one colour as a file that the browser chooses."""
    data, kind = png(side * 3 // 2, side, lambda x, y: color, level)
    return {"name": f"{name}.png", "mimeType": kind, "buffer": data}


@pytest.fixture
def photographs(desktop, open_furniture):
    """Opens the screen, and returns a function that chooses an item of the menu, and files in the dialog that opens."""
    furniture = open_furniture(desktop)
    # Dialogs open for the tests from now on.
    desktop.on("filechooser", lambda _: None)
    furniture.click(furniture.tab("Workshop"))
    furniture.click(furniture.row("Photographs"))
    desktop.get_by_text("No Photographs").wait_for()

    def choose(item, *files):
        wait_until_still(desktop)
        furniture.click(desktop.get_by_role("button", name="Add"))
        entry = desktop.get_by_role("menuitem", name=item)
        entry.wait_for()
        wait_until_still(desktop)
        with desktop.expect_file_chooser() as opened:
            furniture.click(entry)
        opened.value.set_files(list(files))
        return opened.value

    choose.furniture = furniture
    return choose


def cell(page, name):
    return page.locator("[data-identifier=photographs]").get_by_label(name, exact=True)


def test_photos_of_the_device_appear_in_the_app(desktop, photographs):
    chooser = photographs("Choose Photos", picture("red"), picture("blue"))
    assert chooser.is_multiple()
    cell(desktop, "red").wait_for()
    cell(desktop, "blue").wait_for()
    desktop.get_by_text("No Photographs").wait_for(state="detached")


def test_dropped_photos_appear_in_the_app(desktop, photographs, tmp_path):
    for name in ("red", "blue"):
        (tmp_path / f"{name}.png").write_bytes(picture(name)["buffer"])
    (tmp_path / "menu.txt").write_text("sushi")
    wait_until_still(desktop)
    drag = SystemDrag(desktop, [str(tmp_path / name) for name in ("red.png", "menu.txt", "blue.png")])
    drag("dragEnter", 900, 400)
    drag("dragOver", 910, 400)
    drag("drop", 910, 400)
    cell(desktop, "red").wait_for()
    cell(desktop, "blue").wait_for()
    assert cell(desktop, "menu").count() == 0


def test_a_part_of_a_photo_is_selected(desktop, photographs):
    chooser = photographs("Choose and Crop", picture("red"))
    assert not chooser.is_multiple()
    button = desktop.get_by_role("button", name="Choose", exact=True)
    button.wait_for()
    wait_until_still(desktop)
    photographs.furniture.click(button)
    cell(desktop, "red").wait_for()


def test_a_large_file_arrives_in_parts(desktop, photographs):
    posts = set()
    desktop.on("request", lambda request: posts.add(request.url) if request.method == "POST" else None)
    # The picture has 600×400 pixels of four bytes, and one byte more in each row.
    large = picture("large", side=400, level=0)
    assert 960_000 < len(large["buffer"]) < 1_000_000
    photographs("Open File", large)
    cell(desktop, "large").wait_for()
    # One request begins the file, and the four parts have at most 262,144 bytes.
    assert len(posts) == 5


def test_a_file_of_another_kind_is_refused(desktop, photographs):
    photographs("Open File", {"name": "a.txt", "mimeType": "text/plain", "buffer": b"sushi"})
    desktop.get_by_text("“a.txt” cannot be used here.").wait_for()
    wait_until_still(desktop)
    with desktop.expect_file_chooser() as opened:
        photographs.furniture.click(desktop.get_by_role("button", name="Choose File…"))
    opened.value.set_files([picture("red")])
    cell(desktop, "red").wait_for()


def test_cancelling_leads_back(desktop, photographs):
    wait_until_still(desktop)
    photographs.furniture.click(desktop.get_by_role("button", name="Add"))
    entry = desktop.get_by_role("menuitem", name="Open File")
    entry.wait_for()
    wait_until_still(desktop)
    with desktop.expect_file_chooser():
        photographs.furniture.click(entry)
    button = desktop.get_by_role("button", name="Choose File…")
    button.wait_for()
    wait_until_still(desktop)
    photographs.furniture.click(desktop.get_by_role("button", name="Cancel"))
    button.wait_for(state="detached")


def test_a_photo_is_saved_on_the_device(desktop, photographs):
    photographs("Choose Photos", picture("red"))
    cell(desktop, "red").wait_for()
    wait_until_still(desktop)
    photographs.furniture.click(cell(desktop, "red"))
    entry = desktop.locator("[data-view=ActivityView]").get_by_role("button", name="Save Image")
    entry.wait_for()
    wait_until_still(desktop)
    with desktop.expect_download() as saved:
        photographs.furniture.click(entry)
    assert saved.value.suggested_filename == "Image.png"
    with open(saved.value.path(), "rb") as file:
        assert file.read(8) == b"\x89PNG\r\n\x1a\n"
    entry.wait_for(state="detached")
