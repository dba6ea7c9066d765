"""High contrast, in which the browser takes the colours of all elements from a palette of the user's."""

import pytest

from controls import place, slider, toggle, window
from devices import DESKTOP
from scenes import ROOT, create, text


@pytest.fixture
def page(open_page):
    return open_page(DESKTOP, forced_colors="active")


def palette(page, *names):
    """Returns the user's colours by the names of style."""
    return page.evaluate("""(names) => {
        const probe = document.body.appendChild(document.createElement('p'));
        const colors = names.map((name) => { probe.style.color = name; return getComputedStyle(probe).color; });
        probe.remove();
        return colors;
    }""", list(names))


def style(page, selector, *names):
    return page.eval_on_selector(
        selector, "(node, names) => names.map((name) => getComputedStyle(node)[name])", list(names))


def test_texts_and_backgrounds_have_the_users_colours(page, show):
    show(page, window(create(2, ROOT, 0, "UILabel", [20, 20, 200, 20], bg="#ffff00", id="label",
                             tx=text(("Soup", 0, 0, 40), color="#ffff99"))))
    canvas, ink = palette(page, "Canvas", "CanvasText")
    assert canvas != ink
    assert style(page, "[data-identifier=label]", "backgroundColor") == [canvas]
    assert style(page, "[data-identifier=label] .t > span", "color") == [ink]


def test_vibrant_texts_have_the_users_colours(page, show):
    show(page, window(create(2, ROOT, 0, "UIView", [20, 20, 200, 20], id="vibrant", vb={"l": 1, "o": 0.5}),
                      create(3, 2, 0, "UILabel", [0, 0, 200, 20], tx=text(("Soup", 0, 0, 40)))))
    assert style(page, "[data-identifier=vibrant]", "filter") == ["none"]


def test_a_button_has_a_border_that_its_background_does_not_cover(page, show):
    show(page, window(create(2, ROOT, 0, "UIButton", [20, 20, 100, 44], id="go", ax={"r": "button", "l": "Go"}),
                      create(3, 2, 0, "Background", [0, 0, 100, 44], bg="#007aff")))
    canvas, ink = palette(page, "Canvas", "ButtonText")
    border = page.eval_on_selector(
        "[data-identifier=go]", "node => { const { borderTopStyle, borderTopColor } = getComputedStyle(node, '::after'); return [borderTopStyle, borderTopColor]; }")
    assert canvas != ink
    assert border == ["solid", ink]


def test_a_disabled_button_has_another_colour_than_others(page, show):
    show(page, window(create(2, ROOT, 0, "UIButton", [20, 20, 100, 44], id="go", ax={"r": "button", "l": "Go", "d": True}),
                      create(3, 2, 0, "UILabel", [0, 0, 100, 44], tx=text(("Go", 0, 12, 20)))))
    gray, ink = palette(page, "GrayText", "CanvasText")
    assert gray != ink
    assert style(page, "[data-identifier=go] .t > span", "color") == [gray]


def test_a_field_has_an_outline(page, show):
    line = {"t": "", "rev": 0, "ed": 0, "al": "left", "s": {"s": 17, "w": 400, "c": "#000000"}}
    show(page, window(create(3, ROOT, 0, "TextInputView", [20, 100, 300, 36], id="field", **{"in": line})))
    assert style(page, "[data-identifier=field]", "outlineStyle", "outlineColor") == ["solid", *palette(page, "ButtonText")]


def test_the_box_of_an_alert_has_an_outline(page, show):
    show(page, window(create(2, ROOT, 0, "AlertView", [0, 0, 390, 844], id="alert", ax={"r": "alert", "l": "Gone", "m": True}),
                      create(3, 2, 0, "UIView", [60, 300, 270, 120], cl=True, id="box")))
    assert style(page, "[data-identifier=box]", "outlineStyle", "outlineColor") == ["solid", *palette(page, "ButtonText")]
    assert page.eval_on_selector("[data-identifier=alert]", "node => getComputedStyle(node, '::after').content") == "none"


def test_a_field_in_a_view_that_clips_has_an_outline_within_its_edges(page, show):
    line = {"t": "", "rev": 0, "ed": 0, "al": "left", "s": {"s": 17, "w": 400, "c": "#000000"}}
    show(page, window(create(2, ROOT, 0, "UISearchTextField", [20, 100, 300, 36], cl=True),
                      create(3, 2, 0, "TextInputView", [0, 0, 300, 36], id="field", **{"in": line})))
    assert style(page, "[data-identifier=field]", "outlineStyle", "outlineOffset") == ["solid", "-1px"]


def test_the_lines_between_rows_and_pictures_in_one_colour_are_visible(page, show, host):
    host.resources = {5: (b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>', "image/svg+xml")}
    show(page, window(create(2, ROOT, 0, "SeparatorView", [20, 20, 300, 1], bg="#cccccc", id="line"),
                      create(3, ROOT, 1, "UIImageView", [20, 40, 9, 9], im={"r": 5, "m": "fill", "w": 9, "h": 9, "t": True, "c": "#ff0000"})))
    canvas, gray, ink = palette(page, "Canvas", "GrayText", "CanvasText")
    assert canvas not in (gray, ink)
    assert style(page, "[data-identifier=line]", "backgroundColor") == [gray]
    assert style(page, ".i.template", "backgroundColor") == [ink]


def test_a_switch_that_is_on_differs_from_one_that_is_off(page, show):
    show(page, window(place(toggle(True), (20, 100, 51, 31), 10, "on"), place(toggle(False), (20, 200, 51, 31), 11, "off")))
    canvas, highlight = palette(page, "Canvas", "Highlight")
    assert style(page, "[data-identifier=on] .switch-track", "backgroundColor") == [highlight]
    assert highlight not in (canvas, *style(page, "[data-identifier=off] .switch-track", "backgroundColor"))
    thumbs = [style(page, f"[data-identifier={name}] .switch-thumb", "backgroundColor")[0] for name in ("on", "off")]
    assert thumbs == palette(page, "HighlightText", "ButtonText")


def test_the_track_and_the_thumb_of_a_slider_are_visible(page, show):
    show(page, window(place(slider())))
    canvas, ink = palette(page, "Canvas", "ButtonText")
    assert canvas != ink
    for part in [".slider-track", ".slider-thumb"]:
        assert style(page, part, "backgroundColor") == [ink]


def test_the_filled_part_of_a_progress_view_differs_from_its_track(page, show):
    show(page, window(create(2, ROOT, 0, "UIProgressView", [20, 20, 100, 4], ax={"r": "progress", "l": "Progress", "v": "40%"}),
                      create(3, 2, 0, "UIImageView", [0, 0, 100, 4], bg="#78788033", id="track"),
                      create(4, 2, 1, "UIImageView", [0, 0, 40, 4], bg="#007aff", id="fill")))
    highlight, ink = palette(page, "Highlight", "ButtonText")
    assert style(page, "[data-identifier=fill]", "backgroundColor") == [highlight]
    track, line = style(page, "[data-identifier=track]", "backgroundColor", "outlineColor")
    assert line == ink and track != highlight


def test_the_dots_of_a_page_control_differ_as_the_app_has_coloured_them(page, show):
    show(page, window(create(2, ROOT, 0, "PageIndicator", [20, 20, 7, 7], bg="#0000004d", id="other"),
                      create(3, ROOT, 1, "PageIndicator", [40, 20, 7, 7], bg="#000000", id="present")))
    assert style(page, "[data-identifier=present]", "backgroundColor", "outlineStyle") == ["rgb(0, 0, 0)", "solid"]
    assert style(page, "[data-identifier=other]", "backgroundColor", "outlineStyle") == ["rgba(0, 0, 0, 0.3)", "solid"]
