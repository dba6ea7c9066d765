"""Wheels of picker views: the browser scrolls them and brings them to rest at a row."""

from controls import window
from gestures import flick, wait_until
from scenes import FEED, ROOT, create, scroll, text

PICKER, WHEEL = 20, 21


def wheel(count=100, at=0, top=100, parent=ROOT):
    return [
        create(PICKER, parent, 0, "UIPickerView", [20, top, 320, 216]),
        create(WHEEL, PICKER, 0, "PickerColumn", [9, 0, 302, 216], cl=True, ax={"r": "adjustable", "l": "Month", "v": "0"},
               sc=scroll(302, 32 * count, (92, 0, 92, 0), at=(0, 32 * at - 92), hv=True, hh=True,
                         rs={"f": -92, "p": 32, "n": count})),
        *[create(100 + row, WHEEL, row, "PickerTitle", [0, 32 * row, 302, 32], nt=True,
                 tx=text((f"Row {row}", 120, 3, 60), size=21, height=26)) for row in range(count)]]


def rest(host):
    return [event["y"] for event in host.of_type("scroll") if event["phase"] == "idle"]


def test_the_arrow_keys_turn_a_wheel_by_a_row_without_the_app(desktop, show, host):
    show(desktop, window(*wheel(at=5)))
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("ArrowDown")
    host.wait_for(lambda: rest(host))
    assert rest(host)[-1] == 6 * 32 - 92
    host.forget()
    desktop.keyboard.press("ArrowUp")
    host.wait_for(lambda: rest(host))
    assert rest(host)[-1] == 5 * 32 - 92
    assert host.of_type("adjust") == []
    assert desktop.get_by_role("spinbutton", name="Month").count() == 1


def test_a_wheel_that_is_thrown_comes_to_rest_at_a_row(phone, show, host):
    show(phone, window(*wheel()))
    flick(phone, dy=-120, speed=1500, x=150, y=260)
    host.wait_for(lambda: rest(host))
    row = (rest(host)[-1] + 92) / 32
    assert row > 2 and row == int(row)


def test_the_rows_of_a_wheel_out_of_sight_are_not_turned_and_keep_their_place(desktop, show, host):
    # Each frame of the page would compute the turn of each row.
    show(desktop, window(
        create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 800], cl=True, sc=scroll(390, 9000)),
        *wheel(at=50, top=8000, parent=FEED)))
    is_drawn = "document.querySelector('[data-view=PickerTitle]').checkVisibility({ contentVisibilityAuto: true })"
    place = """(() => {
        const { scrollTop, scrollHeight } = document.querySelector('[data-view=PickerColumn]');
        return [scrollTop, scrollHeight];
    })()"""
    wait_until(desktop, f"!{is_drawn}")
    assert desktop.evaluate("document.getAnimations().length") == 0
    assert desktop.evaluate(place) == [50 * 32, 100 * 32 + 2 * 92]
    desktop.evaluate("document.querySelector('[data-view=UIScrollView]').scrollTop = 7800")
    wait_until(desktop, is_drawn)
    middle = """[...document.querySelectorAll('[data-view=PickerTitle]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < 308 && bottom > 308;
    }).map((row) => row.textContent)"""
    wait_until(desktop, f"({middle}).join() === 'Row 50'")
    assert desktop.evaluate(place) == [50 * 32, 100 * 32 + 2 * 92]
