"""Scenes and the patches that change them."""

from gestures import wait_until
from scenes import FEED, ROOT, create, feed, cell_id, move, remove, update


def window(**properties):
    return create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], **properties)


def box(page, identifier):
    return page.locator(f"[data-identifier={identifier}]").bounding_box()


def style(page, identifier, name):
    return page.eval_on_selector(f"[data-identifier={identifier}]", "(node, name) => getComputedStyle(node)[name]", name)


def test_elements_have_the_attributes_that_tests_rely_on(phone, show):
    show(phone, feed(count=2) + [
        create(50, FEED, 3, "TitleView", [0, 0, 10, 10], ek="header", se=4, id="title")])
    assert phone.locator("[data-view=PhotoCell]").count() == 2
    assert phone.locator("[data-index-path='0-1']").inner_text() == "Cell 1"
    assert phone.locator("[data-view=TitleView][data-kind=header][data-section='4'][data-identifier=title]").count() == 1


def test_an_element_lies_where_its_frame_and_its_parents_say(phone, show):
    show(phone, [
        window(),
        create(2, ROOT, 0, "UIView", [10, 20, 200, 100], bd={"w": 4, "c": "#ff0000"}),
        create(3, 2, 0, "UIView", [5, 6, 30, 40], id="inner"),
    ])
    # The border lies inside the bounds and does not move the view's children.
    assert box(phone, "inner") == {"x": 15, "y": 26, "width": 30, "height": 40}


def test_a_line_thinner_than_a_pixel_is_visible_at_the_end_of_a_row_above_another(browser, show):
    page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    show(page, [
        window(),
        create(2, ROOT, 0, "UIView", [0, 0, 390, 100], bg="#ffffff"),
        create(3, 2, 0, "UIView", [36, 99.5, 354, 0.5], bg="#ff0000", id="line"),
        create(4, ROOT, 1, "UIView", [0, 100, 390, 100], bg="#ffffff"),
    ])
    # The line is the lower half of the second of two pixels.
    assert box(page, "line") == {"x": 36, "y": 98, "width": 354, "height": 2}
    assert style(page, "line", "clipPath") == "inset(1.5px 0px 0px)"
    # What lies in the line begins where its frame does, as far as the browser has such borders.
    assert style(page, "line", "borderTopWidth") in ("1px", "1.5px")
    page.close()


def test_a_thin_line_is_visible_where_its_row_begins_within_a_pixel(browser, show):
    page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    show(page, [
        window(),
        create(2, ROOT, 0, "UIView", [0, 0.5, 390, 75.5], bg="#ffffff"),
        create(3, 2, 0, "UIView", [36, 75, 354, 0.5], bg="#ff0000", id="line"),
        create(4, ROOT, 1, "UIView", [0, 76, 390, 100], bg="#ffffff"),
    ])
    # The box begins a pixel before the line, so that rounding does not move it below its clipping.
    assert box(page, "line") == {"x": 36, "y": 74.5, "width": 354, "height": 2}
    assert style(page, "line", "clipPath") == "inset(1px 0px 0.5px)"
    page.close()


def test_a_transform_is_applied_about_the_centre(phone, show):
    show(phone, [window(), create(2, ROOT, 0, "UIView", [100, 100, 40, 40], id="box", tf=[2, 0, 0, 2, 10, 0])])
    assert box(phone, "box") == {"x": 90, "y": 80, "width": 80, "height": 80}


def test_looks_become_style(phone, show):
    show(phone, [window(), create(
        2, ROOT, 0, "UIView", [0, 0, 40, 40], id="box", bg="#11223380", cr=6, o=0.5, bl=8,
        sh={"c": "#00000040", "r": 4, "x": 0, "y": 2})])
    assert style(phone, "box", "backgroundColor") == "rgba(17, 34, 51, 0.5)"
    assert style(phone, "box", "borderRadius") == "6px"
    assert style(phone, "box", "opacity") == "0.5"
    assert style(phone, "box", "backdropFilter") == "blur(8px)"
    # Core Animation's radius is half of the blur that CSS counts.
    assert style(phone, "box", "boxShadow").endswith("0px 2px 8px 0px")


def test_cleared_properties_return_to_their_usual_values(phone, show, host):
    show(phone, [window(), create(2, ROOT, 0, "UIView", [0, 0, 40, 40], id="box", bg="#112233", h=True, o=0.5)])
    assert not phone.locator("[data-identifier=box]").is_visible()
    host.patch(update(2, clear=["bg", "h", "o"], f=[0, 0, 50, 50]))
    phone.locator("[data-identifier=box]").wait_for(state="visible")
    assert style(phone, "box", "backgroundColor") == "rgba(0, 0, 0, 0)"
    assert style(phone, "box", "opacity") == "1"
    assert box(phone, "box")["width"] == 50


def test_moves_and_removals_keep_the_order_of_siblings(phone, show, host):
    show(phone, [window()] + [create(10 + i, ROOT, i, "UIView", [i, 0, 1, 1], id=f"v{i}") for i in range(4)])
    host.patch(move(13, ROOT, 0), remove(11), create(20, ROOT, 1, "UIView", [0, 0, 1, 1], id="new"))
    phone.wait_for_selector("[data-identifier=new]", state="attached")
    order = phone.eval_on_selector_all("[data-view=UIWindow] > .e", "nodes => nodes.map(n => n.dataset.identifier)")
    assert order == ["v3", "new", "v0", "v2"]


def test_a_position_puts_elements_in_front_whatever_their_order(phone, show, host):
    names = [create(number, ROOT, number - 10, f"View{number}", [0, 0, 100, 100], bg="#00ff00")
             for number in (10, 11, 12)]
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"), *names])
    front = "document.elementFromPoint(50, 50).dataset.view"
    assert phone.evaluate(front) == "View12"
    host.patch(update(10, z=0.5))
    wait_until(phone, f"{front} === 'View10'")
    host.patch(update(11, z=1), update(12, z=-1))
    wait_until(phone, f"{front} === 'View11'")
    host.patch(update(10, clear=["z"]), update(11, clear=["z"]), update(12, clear=["z"]))
    wait_until(phone, f"{front} === 'View12'")
    order = phone.eval_on_selector_all("[data-view^=View]", "nodes => nodes.map((node) => node.dataset.view)")
    assert order == ["View10", "View11", "View12"]


def test_an_impossible_operation_is_skipped_with_a_warning(phone, show, host):
    show(phone, [window(), create(2, ROOT, 0, "UIView", [0, 0, 40, 40], id="box", bg="#112233")])
    host.patch(
        update(99, bg="#000000"), remove(98), {"op": "?"}, None,
        update(2, bg="url(https://example.com)", f=[0, 0, "wide", 1], o=0.25),
        create(3, ROOT, 1, "UILabel", [0, 0, 90, 20], id="label",
               tx={"l": [["<img src=x onerror=alert(1)>", 0, 0, 90]], "h": 20, "s": 15, "w": 400, "c": "#000000"}))
    label = phone.locator("[data-identifier=label]")
    label.wait_for()
    assert label.text_content() == "<img src=x onerror=alert(1)>"
    assert label.locator("img").count() == 0
    assert style(phone, "box", "backgroundColor") == "rgb(17, 34, 51)"
    assert style(phone, "box", "opacity") == "0.25"
    warnings = [line for line in phone.console_lines if line.startswith("Tessera:")]
    assert len(warnings) == 6, warnings
    assert not any(line.startswith("uncaught") for line in phone.console_lines)


def test_a_whole_scene_keeps_the_elements_that_it_lists_and_drops_the_others(phone, show, host):
    show(phone, feed(count=3))
    phone.evaluate(f"window.kept = document.querySelector('[data-index-path=\"0-1\"]')")
    host.send({"type": "scene", "ops": [
        operation for operation in feed(count=3) if operation["id"] != cell_id(0)]})
    wait_until(phone, "!document.querySelector('[data-index-path=\"0-0\"]')")
    assert phone.evaluate("kept.isConnected")
    assert phone.locator("[data-view=PhotoCell]").count() == 2


def test_an_element_takes_touches_although_its_parent_lets_them_through(phone, show):
    show(phone, [
        window(),
        create(2, ROOT, 0, "UIView", [0, 0, 390, 844], id="behind"),
        create(3, ROOT, 1, "UIView", [0, 0, 390, 844], id="front", nt=True),
        create(4, 3, 0, "UIView", [100, 100, 50, 50], id="message", nt=False),
        create(5, 3, 1, "UIView", [100, 200, 50, 50], id="ornament"),
    ])
    touched = """([x, y]) => document.elementFromPoint(x, y).closest("[data-identifier]").dataset.identifier"""
    assert phone.evaluate(touched, [120, 120]) == "message"
    assert phone.evaluate(touched, [120, 220]) == "behind"
    assert phone.evaluate(touched, [20, 20]) == "behind"
