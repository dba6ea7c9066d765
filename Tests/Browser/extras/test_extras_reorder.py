"""Tests of the grid of flowers, which a user reorders with finger, mouse and keyboard."""

import pytest

from gestures import Finger, middle, wait_until_still

SCREEN = "並べ替え"
NAMES = ["桜", "チューリップ", "ひまわり", "ばら", "ハイビスカス", "デイジー", "クローバー", "もみじ", "稲穂", "竹", "サボテン",
         "松", "栗", "きのこ", "ぶどう", "りんご"]


def moved(name, place):
    """Returns the text above the grid after a flower was moved to a place. The first place is 1."""
    others = [one for one in NAMES if one != name]
    return "いまの順番：" + "、".join(others[:place - 1] + [name] + others[place - 1:])


def test_a_finger_moves_a_flower_and_the_order_stays(phone, open_extras):
    extras = open_extras(phone, SCREEN)
    extras.wait_for_text("order", "いまの順番：" + "、".join(NAMES))
    x, y = middle(extras.identified("桜"))
    to_x, to_y = middle(extras.identified("デイジー"))
    with Finger(phone, x, y) as finger:
        phone.locator(".carried").first.wait_for(state="attached")
        wait_until_still(phone)
        finger.move(to_x, to_y, 20)
        wait_until_still(phone)
    extras.wait_for_text("order", moved("桜", 6))
    wait_until_still(phone)
    # The flower lies in the place of the other, and its label names the new place.
    assert middle(extras.identified("桜")) == (to_x, to_y)
    assert extras.identified("桜").locator("[data-identifier=place]").text_content() == "6"
    extras.back()
    extras.open(SCREEN)
    extras.wait_for_text("order", moved("桜", 6))


def test_the_mouse_moves_a_flower_and_a_button_brings_the_first_order_back(desktop, open_extras):
    extras = open_extras(desktop, SCREEN)
    x, y = middle(extras.identified("ひまわり"))
    to_x, to_y = middle(extras.identified("桜"))
    desktop.mouse.move(x, y)
    desktop.mouse.down()
    desktop.mouse.move(x - 20, y, steps=4)
    desktop.mouse.move(to_x, to_y, steps=10)
    wait_until_still(desktop)
    desktop.mouse.up()
    extras.wait_for_text("order", moved("ひまわり", 1))
    desktop.mouse.click(*middle(desktop.get_by_role("button", name="元の順番")))
    extras.wait_for_text("order", "いまの順番：" + "、".join(NAMES))
    desktop.get_by_role("button", name="元の順番", disabled=True).wait_for()


def test_the_keyboard_moves_a_flower(desktop, open_extras):
    extras = open_extras(desktop, SCREEN)
    wait_until_still(desktop)
    desktop.get_by_role("button", name="桜", exact=True).focus()
    desktop.keyboard.press("Shift+Space")
    desktop.locator(".carried").first.wait_for(state="attached")
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("Enter")
    extras.wait_for_text("order", moved("桜", 3))


def test_escape_brings_a_flower_back(desktop, open_extras):
    extras = open_extras(desktop, SCREEN)
    wait_until_still(desktop)
    desktop.get_by_role("button", name="桜", exact=True).focus()
    desktop.keyboard.press("Shift+Space")
    desktop.locator(".carried").first.wait_for(state="attached")
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("Escape")
    desktop.locator(".carried").first.wait_for(state="detached")
    extras.wait_for_text("order", "いまの順番：" + "、".join(NAMES))


def test_the_tab_key_reaches_one_flower_and_the_arrow_keys_lead_to_the_others(desktop, open_extras):
    open_extras(desktop, SCREEN)
    wait_until_still(desktop)

    def press(key):
        desktop.keyboard.press(key)
        return desktop.evaluate("document.activeElement.dataset.identifier ?? ''")
    reached = [press("Tab") for _ in range(12)]
    assert {name for name in reached if name in NAMES} == {NAMES[0]}
    desktop.locator(f"[data-identifier='{NAMES[0]}']").focus()
    assert press("ArrowRight") == NAMES[1] and press("ArrowLeft") == NAMES[0]
    below = press("ArrowDown")
    assert below in NAMES[2:] and press("ArrowUp") == NAMES[0]


@pytest.mark.parametrize("width", [320, 375, 430, 768, 1024])
@pytest.mark.parametrize("font_size", [16, 50])
def test_tiles_and_their_texts_lie_within_the_screen(open_page, open_extras, width, font_size):
    page = open_page({"viewport": {"width": width, "height": 900}, "locale": "ja-JP"})
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": font_size, "fixed": 13}})
    open_extras(page, SCREEN)
    outside = page.evaluate("""() => {
        const outside = [];
        for (const tile of document.querySelectorAll('[data-view=FlowerCell]')) {
            const box = tile.getBoundingClientRect();
            if (box.left < 0 || box.right > innerWidth) outside.push([tile.dataset.identifier, box.left, box.right]);
            for (const text of tile.querySelectorAll('[data-view=UILabel] span')) {
                const { left, right, top, bottom } = text.getBoundingClientRect();
                if (left < box.left || right > box.right || top < box.top || bottom > box.bottom) {
                    outside.push([text.textContent, left - box.left, right - box.right, top - box.top, bottom - box.bottom]);
                }
            }
        }
        return outside;
    }""")
    assert outside == []
    assert page.locator("[data-view=FlowerCell]").count() >= 1
