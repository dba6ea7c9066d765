"""Lines of text that an app has measured."""

import pytest
from gestures import wait_until
from scenes import ROOT, create, text, update

TITLE = text(("海老と旬野菜のサフラン", 0, 0, 165), ("パエリア", 10, 20, 60), size=15, weight=600)
ENGLISH = text(("Fresh prawns and", 0, 0, 118.4), ("spring vegetables", 0, 20, 122.2))


def label(content, **more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
            create(2, ROOT, 0, "UILabel", [20, 100, 200, 40], tx=content, **more)]


def lines(page):
    """Returns the left, the top, the width and the height of each line."""
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


# Text in several looks.

PLAIN = {"s": 20, "w": 400, "c": "#1c1c1e"}


def runs(*parts, y=0, x=0, rest=()):
    """Returns a line of runs. Each part is `(text, style, width)`."""
    return [[list(part) for part in parts], x, y, sum(part[2] for part in parts), *rest]


def rich(*lines, styles, height=24):
    return {"l": list(lines), "h": height, "r": list(styles), **PLAIN}


def run_boxes(page):
    """Returns the text, the left, the width and the bottom of each run."""
    return page.eval_on_selector_all("[data-view=UILabel] .r", """spans => spans.map(span => {
        const { left, width, bottom } = span.getBoundingClientRect();
        return [span.textContent, ...[left, width, bottom].map(value => Math.round(value * 10) / 10)];
    })""")


def style_of(page, index, name):
    return page.eval_on_selector_all("[data-view=UILabel] .r", f"spans => getComputedStyle(spans[{index}])['{name}']")


def test_each_run_of_a_line_takes_its_own_width(phone, show):
    show(phone, label(rich(runs(("Big ", 0, 60), ("small", 1, 40)), styles=[PLAIN, {**PLAIN, "s": 12}])))
    (_, first, width, _), (_, second, other, _) = run_boxes(phone)
    assert [first, width, second, other] == pytest.approx([20, 60, 80, 40], abs=0.5)


def test_runs_of_a_line_stand_on_one_baseline_and_lines_keep_their_height(phone, show):
    styles = [PLAIN, {**PLAIN, "s": 60}]
    show(phone, label(rich(runs(("a", 0, 11), ("b", 1, 36)), runs(("c", 0, 11), y=24), styles=styles)))
    baseline = """spans => spans.map(span => {
        const probe = document.createElement('i');
        probe.style.cssText = 'display: inline-block; width: 0; height: 0';
        span.prepend(probe);
        const { bottom } = probe.getBoundingClientRect();
        probe.remove();
        return bottom;
    })"""
    a, b, c = phone.eval_on_selector_all("[data-view=UILabel] .r", baseline)
    assert abs(a - b) < 0.01
    assert abs(c - a - 24) < 0.01


def test_a_run_has_its_colours_lines_and_offset(phone, show):
    line = {"p": "double", "t": 2, "c": "#00ff00"}
    styles = [{**PLAIN, "c": "#ff0000", "bg": "#ffff00", "u": line, "b": 5},
              {**PLAIN, "k": {"p": "solid", "t": 1, "c": "#0000ff"}, "u": line, "sh": {"c": "#000000", "r": 2, "x": 1, "y": 3}}]
    show(phone, label(rich(runs(("one", 0, 32), ("two", 1, 32)), styles=styles)))
    assert style_of(phone, 0, "color") == "rgb(255, 0, 0)"
    assert style_of(phone, 0, "backgroundColor") == "rgb(255, 255, 0)"
    assert style_of(phone, 0, "textDecoration") == "underline 2px double rgb(0, 255, 0)"
    assert style_of(phone, 0, "top") == "-5px"
    assert style_of(phone, 1, "textDecorationLine") == "underline"
    assert style_of(phone, 1, "textShadow") == "rgb(0, 0, 0) 1px 3px 4px"
    inner = phone.eval_on_selector("[data-view=UILabel] .r > span", "span => getComputedStyle(span).textDecoration")
    assert inner == "line-through 1px rgb(0, 0, 255)" or inner == "line-through 1px solid rgb(0, 0, 255)"


def test_a_run_has_an_outline_with_letters_that_are_empty_or_filled(phone, show):
    styles = [{**PLAIN, "ol": {"t": 1.5, "c": "#00ff00"}}, {**PLAIN, "ol": {"t": 1, "c": "#0000ff", "f": True}}, PLAIN]
    show(phone, label(rich(runs(("one", 0, 32), ("two", 1, 32), ("six", 2, 32)), styles=styles)))
    assert [style_of(phone, index, "webkitTextStrokeWidth") for index in range(3)] == ["1.5px", "1px", "0px"]
    assert [style_of(phone, index, "webkitTextStrokeColor") for index in range(2)] == ["rgb(0, 255, 0)", "rgb(0, 0, 255)"]
    fills = [style_of(phone, index, "webkitTextFillColor") for index in range(3)]
    assert fills == ["rgba(0, 0, 0, 0)", style_of(phone, 1, "color"), style_of(phone, 2, "color")]


def test_a_whole_text_has_an_outline(phone, show):
    show(phone, label({**PLAIN, "ol": {"t": 2, "c": "#00ff00"}, "h": 24, "l": [["one", 0, 0, 32]]}))
    line = "line => getComputedStyle(line).webkitTextStrokeWidth"
    assert phone.eval_on_selector("[data-view=UILabel] .t > span", line) == "2px"


def test_a_tab_takes_its_room_and_is_read_as_one(desktop, show):
    tab = {**PLAIN, "at": {"h": 0, "d": 0}}
    show(desktop, label(rich(runs(("ab", 0, 30), ("\ufffc", 1, 70), ("cd", 0, 30)), styles=[PLAIN, tab])))
    assert desktop.locator("[data-view=UILabel]").text_content() == "ab\tcd"
    lefts = desktop.eval_on_selector_all("[data-view=UILabel] .r", "nodes => nodes.map((node) => node.getBoundingClientRect().left)")
    assert abs(lefts[2] - lefts[0] - 100) <= 0.5


def test_an_attachment_takes_its_room_and_stands_on_the_baseline(phone, show):
    symbol = {**PLAIN, "at": {"im": {"s": "A", "m": "fill", "w": 25, "h": 30, "c": "#ff0000"}, "h": 30, "d": 4}}
    show(phone, label(rich(runs(("ab", 0, 22), ("\ufffc", 1, 25), ("c", 0, 11)), styles=[PLAIN, symbol])))
    boxes = run_boxes(phone)
    assert boxes[2][1] == pytest.approx(20 + 22 + 25, abs=0.5)
    baseline = boxes[1][3]
    image = phone.eval_on_selector("[data-view=UILabel] .attached", """node => {
        const { left, width, top, bottom } = node.getBoundingClientRect();
        return [left, width, top, bottom];
    }""")
    assert image == pytest.approx([42, 25, baseline - 26, baseline + 4], abs=0.5)


def test_a_line_that_is_read_from_right_to_left_is_ordered_so(phone, show):
    show(phone, label(rich(runs(("\u05d0\u05d1 ", 0, 30), ("abc", 0, 34), x=10, rest=(1,)), styles=[PLAIN])))
    hebrew, latin = run_boxes(phone)
    assert latin[1] == pytest.approx(30, abs=0.5)
    assert hebrew[1] == pytest.approx(30 + 34, abs=0.5)


def test_letters_that_join_are_stretched_and_not_set_apart(phone, show):
    show(phone, label(text(("\u0645\u0631\u062d\u0628\u0627", 10, 0, 90, 1), size=20)))
    line = phone.eval_on_selector("[data-view=UILabel] .t > span", """span => {
        const { left, width } = span.getBoundingClientRect();
        return [left, width, span.style.letterSpacing];
    }""")
    assert line[:2] == pytest.approx([30, 90], abs=0.5)
    assert line[2] == ""


def test_a_justified_line_widens_its_spaces(phone, show):
    show(phone, label(text(("a b c", 0, 0, 100, 0, 25), size=20)))
    assert lines(phone)[0][2] == pytest.approx(100, abs=0.5)
    assert phone.eval_on_selector("[data-view=UILabel] .t > span", "span => getComputedStyle(span).wordSpacing") == "25px"


def test_a_text_of_unknown_style_is_left_out_and_the_others_are_drawn(phone, show):
    show(phone, label(rich(runs(("a", 7, 11)), styles=[PLAIN]), bg="#ff0000"))
    assert phone.eval_on_selector("[data-view=UILabel]", "node => getComputedStyle(node).backgroundColor") == "rgb(255, 0, 0)"
    assert phone.locator("[data-view=UILabel]").text_content() == ""


def test_text_with_features_is_measured_with_them(desktop, show):
    tabular = '"tnum" 1'
    show(desktop, label(text(("12:34", 0, 0, 10), size=17, height=22, fs=tabular)))
    # The width that the page itself gives the text needs no fitting.
    natural = desktop.evaluate("""() => {
        const ruler = document.querySelector('.text-ruler');
        ruler.textContent = '12:34';
        return ruler.getBoundingClientRect().width;
    }""")
    assert 35 < natural < 60
    show(desktop, label(text(("12:34", 0, 0, natural), size=17, height=22, fs=tabular)))
    wait_until(desktop, "document.querySelector('[data-view=UILabel] span').style.letterSpacing === ''")


SELECT = """([from, start, to, end]) => {
    const spans = [...document.querySelectorAll('[data-view=UITextView] .t > span')];
    const leaf = (span) => { let node = span; while (node.firstChild) node = node.firstChild; return node; };
    getSelection().setBaseAndExtent(leaf(spans[from]), start, leaf(spans[to]), end);
}"""


def selectable(content, **places):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
            create(2, ROOT, 0, "UITextView", [20, 100, 200, 60], tx={**content, "pl": places}),
            create(3, ROOT, 1, "UILabel", [20, 200, 200, 40], tx=ENGLISH)]


def selections(host):
    return [event["selection"] for event in host.of_type("select")]


def test_the_selection_in_a_text_that_is_not_edited_is_reported(desktop, show, host):
    # Between the lines there are a space and an empty line, which is not drawn.
    lines_of_text = text(("Fresh prawns", 0, 0, 90), ("", 0, 20, 0), ("vegetables", 0, 40, 80))
    show(desktop, selectable(lines_of_text, l=[0, 13, 14], rev=3))
    desktop.evaluate(SELECT, [0, 6, 1, 3])
    event = host.wait_for_event("select")
    assert (event["view"], event["selection"], event["edit"], event["revision"]) == (2, [6, 17], 0, 3)
    desktop.evaluate(SELECT, [1, 0, 1, 10])
    host.wait_for(lambda: selections(host)[-1] == [14, 24])
    # A selection elsewhere leaves nothing selected here, which is reported once.
    desktop.evaluate("getSelection().selectAllChildren(document.querySelector('[data-view=UILabel] .t'))")
    host.wait_for(lambda: selections(host)[-1] == [14, 14])
    assert selections(host) == [[6, 17], [14, 24], [14, 14]]
    assert {event["view"] for event in host.of_type("select")} == {2}


def test_a_selection_that_begins_and_ends_outside_of_a_text_covers_all_of_it(desktop, show, host):
    show(desktop, selectable(text(("Fresh", 0, 0, 40), ("prawns", 0, 20, 50)), l=[0, 6], rev=0))
    desktop.evaluate("getSelection().selectAllChildren(document.body)")
    assert host.wait_for_event("select")["selection"] == [0, 12]


def test_a_mouse_selects_text_that_is_not_edited(desktop, show, host):
    show(desktop, selectable(text(("Fresh prawns", 0, 0, 90)), l=[0], rev=0))
    box = desktop.locator("[data-view=UITextView] .t > span").bounding_box()
    desktop.mouse.dblclick(box["x"] + 5, box["y"] + 10)
    host.wait_for(lambda: selections(host) and selections(host)[-1] == [0, 5])


def test_the_runs_and_attachments_of_a_line_count_in_its_selection(desktop, show, host):
    symbol = {**PLAIN, "at": {"im": {"s": "A", "m": "fill", "w": 25, "h": 30, "c": "#ff0000"}, "h": 30, "d": 4}}
    content = rich(runs(("ab", 0, 22), ("\ufffc", 1, 25), ("cd", 0, 22)), styles=[PLAIN, symbol])
    show(desktop, selectable(content, l=[10], rev=0))
    desktop.evaluate("""() => {
        const runs = document.querySelectorAll('[data-view=UITextView] .r');
        getSelection().setBaseAndExtent(runs[0].firstChild, 1, runs[2].firstChild, 1);
    }""")
    assert host.wait_for_event("select")["selection"] == [11, 14]
