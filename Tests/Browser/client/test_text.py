"""How the client draws the lines that an app has measured."""

import pytest
from gestures import wait_until
from scenes import ROOT, create, text, update

TITLE = text(("海老と旬野菜のサフラン", 0, 0, 165), ("パエリア", 10, 20, 60), size=15, weight=600)
ENGLISH = text(("Fresh prawns and", 0, 0, 118.4), ("spring vegetables", 0, 20, 122.2))


def label(content, **more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
            create(2, ROOT, 0, "UILabel", [20, 100, 200, 40], tx=content, **more)]


def lines(page):
    """Left, top, width and height of each line."""
    return page.eval_on_selector_all("[data-view=UILabel] span", """spans => spans.map(span => {
        const { left, top, width, height } = span.getBoundingClientRect();
        return [left, top, width, height].map(value => Math.round(value * 10) / 10);
    })""")


def test_each_line_lies_where_the_app_has_put_it(phone, show):
    show(phone, label(text(("海老", 0, 0, 30), ("パエリア", 12.5, 20, 60), ("魚介", 7, 45, 30))))
    places = [line[:2] for line in lines(phone)]
    # The boxes of glyphs are as high as the font, and lie in the middle of the lines.
    assert [x for x, _ in places] == [20, 32.5, 27]
    first = places[0][1]
    assert [round(y - first, 1) for _, y in places] == [0, 20, 45]


@pytest.mark.parametrize("width", [150, 165, 180])
def test_a_line_takes_exactly_the_measured_width(phone, show, width):
    show(phone, label(text(("海老と旬野菜のサフラン", 0, 0, width), size=15)))
    assert abs(lines(phone)[0][2] - width) <= 0.5


def test_a_line_of_one_character_is_stretched(phone, show):
    show(phone, label(text(("海", 0, 0, 20), size=15)))
    assert abs(lines(phone)[0][2] - 20) <= 0.1


def test_a_line_in_the_system_font_needs_no_fitting(desktop, show):
    # The sum of the advances in Inter's Regular font file, in 17 points, is 40.7 points.
    show(desktop, label(text(("Hello", 0, 0, 40.7), size=17, height=22)))
    assert desktop.eval_on_selector("[data-view=UILabel] span", "span => span.style.letterSpacing") == ""


def test_the_lines_of_a_label_read_as_one_text(desktop, show):
    show(desktop, label(ENGLISH))
    assert desktop.locator("[data-view=UILabel]").text_content() == "Fresh prawns and spring vegetables"
    assert "Fresh prawns and spring vegetables" in desktop.locator("[data-view=UILabel]").inner_text()


def test_japanese_lines_are_joined_without_spaces_and_drawn_as_japanese(desktop, show):
    show(desktop, label(TITLE))
    assert desktop.locator("[data-view=UILabel]").text_content() == "海老と旬野菜のサフランパエリア"
    assert desktop.locator("[data-view=UILabel] [lang=ja]").count() == 1


def test_text_can_be_selected_and_copied_as_one_line(desktop, show):
    show(desktop, label(ENGLISH))
    first, second = lines(desktop)
    middle = lambda line: line[1] + line[3] / 2
    desktop.mouse.move(first[0] + 1, middle(first))
    desktop.mouse.down()
    desktop.mouse.move(second[0] + second[2] - 1, middle(second), steps=5)
    desktop.mouse.up()
    assert desktop.evaluate("getSelection().toString()") == "Fresh prawns and spring vegetables"


def test_text_cannot_be_selected_by_touch(phone, show):
    show(phone, label(ENGLISH))
    assert phone.eval_on_selector("[data-view=UILabel] .t", "node => getComputedStyle(node).userSelect") == "none"


def test_new_text_takes_the_place_of_the_old(phone, show, host):
    show(phone, label(TITLE))
    host.patch(update(2, tx=text(("Short", 0, 0, 38))))
    wait_until(phone, "document.querySelector('[data-view=UILabel]').textContent === 'Short'")
    host.patch(update(2, clear=["tx"]))
    wait_until(phone, "document.querySelector('[data-view=UILabel]').textContent === ''")


def test_lines_are_fitted_again_when_a_font_has_come(desktop, show):
    show(desktop, label(text(("Hello", 0, 0, 60), size=17, height=22, ff="Late")))
    spacing = "document.querySelector('[data-view=UILabel] span').style.letterSpacing"
    before = desktop.evaluate(spacing)
    desktop.evaluate("""async () => {
        const font = new FontFace('Late', 'local("Noto Sans CJK JP Bold"), local("NotoSansCJKjp-Bold")');
        document.fonts.add(font);
        await font.load();
    }""")
    wait_until(desktop, f"{spacing} !== arg", before)
    assert abs(lines(desktop)[0][2] - 60) <= 0.5
