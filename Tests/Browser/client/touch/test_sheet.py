"""Sheets that are dragged by finger and mouse, with a host that answers at once, late or never."""

import pytest
from gestures import Finger, drag, flick, wait_until, wait_until_at_rest
from scenes import create, remove, scroll, text, update

ROOT, PRESENTER, CONTAINER, SHEET, DIM, HEAD, LIST, SPINNER = 1, 2, 3, 4, 5, 6, 7, 8
MEDIUM, LARGE = 400, 800


def sheet(heights=(MEDIUM, LARGE), at=0, revision=0, dismissable=True, **more):
    """Returns the description of a sheet at the bottom of a phone."""
    return {
        "h": list(heights), "at": at, "g": 0, "rev": revision, **({"d": True} if dismissable else {}),
        "with": [
            {"id": DIM, "o": [[0, 0], [heights[0], 1], [heights[-1], 1]]},
            {"id": PRESENTER, "p": [[0, 1, 0, 0], [MEDIUM, 1, 0, 0], [LARGE, 0.9, -20, 10]]},
        ],
        **more,
    }


def frame(height):
    return [0, 844 - height, 390, height]


def screen(height=MEDIUM, content=None, refresh=False, **more):
    """Returns a window of 390×844 points with a sheet of `height` points; `content` is the height of a list below its head of 60 points."""
    operations = [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(PRESENTER, ROOT, 0, "UIView", [0, 0, 390, 844], id="presenter", bg="#ddddff"),
        create(CONTAINER, ROOT, 1, "PresentationContainer", [0, 0, 390, 844], ax={"r": "dialog", "m": True, "l": "Sheet"}),
        create(SHEET, CONTAINER, 0, "SheetView", frame(height), id="sheet", bg="#ffffff",
               dt=sheet(**more)),
        create(HEAD, SHEET, 0, "UIView", [0, 0, 390, 60], id="head", bg="#eeeeee"),
        create(DIM, CONTAINER, 1, "PresentationDimmingView", [0, 0, 390, 844], id="dim", bg="#00000033", z=-1,
               ax={"r": "button", "l": "Close"}),
    ]
    if content:
        operations.append(create(LIST, SHEET, 1, "UITableView", [0, 60, 390, height - 60], cl=True, id="list",
                                 ax={"r": "list"}, sc=scroll(390, content)))
        operations += [
            create(100 + item, LIST, item, "Cell", [0, item * 100, 390, 99], bg="#ccffcc",
                   tx=text((f"Row {item}", 16, 30, 60))) for item in range(content // 100)]
        if refresh:
            operations.append(create(SPINNER, LIST, 0, "UIRefreshControl", [0, -60, 390, 60],
                                     rf={"on": False, "c": "#8e8e93", "t": 100}))
    return operations


def answering(host, **options):
    """Makes the host lay the sheet out as an app does."""
    heights = options.get("heights", (MEDIUM, LARGE))

    def answer(event):
        if event["type"] != "sheet":
            return None
        if event["phase"] == "moved":
            return {"type": "patch", "ops": [update(SHEET, f=frame(event["height"]))]}
        if "detent" in event:
            at = event["detent"]
            return {"type": "patch", "ops": [update(SHEET, f=frame(heights[at]), dt=sheet(at=at, **options))]}
        return None
    host.on_event = answer


def top(page, name="sheet"):
    return page.evaluate("(name) => document.querySelector(`[data-identifier=${name}]`).getBoundingClientRect().top", name)


def style(page, name, prop):
    return page.evaluate(
        "([name, prop]) => getComputedStyle(document.querySelector(`[data-identifier=${name}]`))[prop]", [name, prop])


def wait_for_top(page, value):
    wait_until(page, "Math.abs(document.querySelector('[data-identifier=sheet]').getBoundingClientRect().top - arg) < 0.6",
               value)


def offset(page):
    return page.evaluate("document.querySelector('[data-identifier=list]').scrollTop")


def phases(host):
    return [event["phase"] for event in host.of_type("sheet")]


def settled(host):
    return next((event for event in host.of_type("sheet") if event["phase"] != "moved"), None)


def test_a_sheet_moves_with_the_finger_before_the_app_has_answered(phone, show, host):
    show(phone, screen())
    with Finger(phone, 200, 470) as finger:
        finger.move(200, 370)
        before = top(phone)
        assert 340 < before < 370
        finger.move(200, 360, steps=1)
        assert abs(top(phone) - (before - 10)) < 0.6
        moved = host.wait_for_event("sheet", phase="moved")
        assert moved["view"] == SHEET and moved["revision"] == 0 and MEDIUM < moved["height"] < LARGE
        host.wait_for_event("touch", phase="cancelled")


def test_a_layout_of_the_app_meanwhile_does_not_move_the_sheet(phone, show, host):
    show(phone, screen())
    with Finger(phone, 200, 470) as finger:
        finger.move(200, 300)
        before = top(phone)
        host.patch(update(SHEET, f=frame(500)))
        wait_until(phone, "document.querySelector('[data-identifier=sheet]').offsetHeight === 500")
        assert abs(top(phone) - before) < 0.6


@pytest.mark.parametrize("by, detent, end", [(-300, 1, 844 - LARGE), (-40, 0, 844 - MEDIUM)])
def test_a_sheet_goes_to_the_nearest_height(phone, show, host, by, detent, end):
    answering(host)
    show(phone, screen())
    drag(phone, 200, 470, dy=by, steps=40)
    host.wait_for_event("sheet", phase="settled", detent=detent)
    wait_for_top(phone, end)


def test_a_throw_carries_a_sheet_further(phone, show, host):
    answering(host)
    show(phone, screen())
    flick(phone, dy=-100, speed=1500, x=200, y=470)
    host.wait_for_event("sheet", phase="settled", detent=1)
    wait_for_top(phone, 844 - LARGE)


def test_a_sheet_stays_where_it_went_until_a_late_app_has_learned_of_it(phone, show, host):
    show(phone, screen())
    drag(phone, 200, 470, dy=-300, steps=40)
    host.wait_for_event("sheet", phase="settled", detent=1)
    wait_for_top(phone, 844 - LARGE)
    receded = "getComputedStyle(document.querySelector('[data-identifier=presenter]')).transform"
    wait_until(phone, f"{receded} === 'matrix(0.9, 0, 0, 0.9, 0, -20)'")
    host.patch(update(SHEET, f=frame(LARGE), dt=sheet(at=1)), update(PRESENTER, tf=[0.9, 0, 0, 0.9, 0, -20]))
    wait_until(phone, "document.querySelector('[data-identifier=sheet]').offsetHeight === 800")
    assert abs(top(phone) - (844 - LARGE)) < 0.6
    assert not phone.evaluate("document.querySelector('[data-identifier=presenter]').classList.contains('receding')")


def test_a_sheet_is_dragged_out_of_sight(phone, show, host):
    show(phone, screen())
    drag(phone, 200, 470, dy=320, steps=30)
    host.wait_for_event("sheet", phase="dismissed")
    wait_for_top(phone, 844)
    wait_until(phone, "getComputedStyle(document.querySelector('[data-identifier=dim]')).opacity === '0'")
    host.patch(remove(CONTAINER))
    wait_until(phone, "!document.querySelector('.fading, .receding')")
    assert "moved" not in phases(host)


def test_an_app_that_refuses_the_dismissal_gets_the_sheet_back(phone, show, host):
    show(phone, screen())
    drag(phone, 200, 470, dy=320, steps=30)
    host.wait_for_event("sheet", phase="dismissed")
    host.patch(update(SHEET, dt=sheet(revision=1)))
    wait_for_top(phone, 844 - MEDIUM)
    wait_until(phone, "!document.querySelector('.fading, .receding')")


def test_a_sheet_that_resists_reports_the_attempt(phone, show, host):
    answering(host, dismissable=False)
    show(phone, screen(dismissable=False))
    with Finger(phone, 200, 470) as finger:
        finger.move(200, 770)
        # The rubber band lets it go 90 points at most.
        assert 844 - MEDIUM < top(phone) < 844 - MEDIUM + 90
    host.wait_for_event("sheet", phase="attempted", detent=0)
    wait_for_top(phone, 844 - MEDIUM)
    assert "dismissed" not in phases(host)


def test_the_views_beside_the_sheet_change_evenly(phone, show, host):
    show(phone, screen())
    with Finger(phone, 200, 470) as finger:
        finger.move(200, 670)
        share = (844 - top(phone)) / MEDIUM
        assert abs(float(style(phone, "dim", "opacity")) - share) < 0.02
        finger.move(200, 270)
        scale = 1 - 0.1 * (844 - top(phone) - MEDIUM) / (LARGE - MEDIUM)
        matrix = style(phone, "presenter", "transform")
        assert abs(float(matrix.removeprefix("matrix(").split(",")[0]) - scale) < 0.01


# Content that scrolls

def test_content_at_its_start_lets_the_sheet_grow_and_then_scrolls_with_the_same_finger(phone, show, host):
    answering(host)
    show(phone, screen(content=3000))
    with Finger(phone, 200, 700) as finger:
        finger.move(200, 400, steps=20)
        assert offset(phone) == 0 and top(phone) < 844 - MEDIUM - 200
        finger.move(200, 150, steps=20)
        assert abs(top(phone) - (844 - LARGE)) < 0.6
        assert offset(phone) > 100
    host.wait_for_event("sheet", phase="settled", detent=1)


def test_content_that_has_been_scrolled_scrolls_back_first(phone, show, host):
    answering(host, heights=(MEDIUM, LARGE))
    scene = screen(height=LARGE, content=3000, at=1)
    show(phone, scene)
    drag(phone, 200, 600, dy=-200)
    wait_until(phone, "document.querySelector('[data-identifier=list]').scrollTop > 100")
    wait_until_at_rest(phone, "list")
    start = offset(phone)
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 360, steps=10)
        assert offset(phone) < start
        assert abs(top(phone) - (844 - LARGE)) < 0.6


def test_a_finger_that_pulls_content_at_its_start_takes_the_sheet(phone, show, host):
    answering(host)
    show(phone, screen(height=LARGE, content=3000, at=1))
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 450, steps=10)
        assert top(phone) > 844 - LARGE + 100
        assert offset(phone) == 0


def test_a_sheet_that_scrolls_first_does_not_grow(phone, show, host):
    show(phone, screen(content=3000, sf=True))
    drag(phone, 200, 700, dy=-200)
    wait_until(phone, "document.querySelector('[data-identifier=list]').scrollTop > 100")
    assert abs(top(phone) - (844 - MEDIUM)) < 0.6 and phases(host) == []


def test_content_that_can_be_refreshed_is_pulled_instead_of_the_sheet(phone, show, host):
    show(phone, screen(height=LARGE, content=3000, refresh=True, at=1))
    drag(phone, 200, 300, dy=300)
    host.wait_for_event("refresh")
    assert abs(top(phone) - (844 - LARGE)) < 0.6 and phases(host) == []


def test_a_finger_that_goes_sideways_moves_nothing(phone, show, host):
    show(phone, screen())
    drag(phone, 100, 470, dx=200, dy=40)
    assert abs(top(phone) - (844 - MEDIUM)) < 0.6 and phases(host) == []


# Others

def test_a_lost_connection_brings_the_sheet_back(phone, show, host):
    show(phone, screen())
    with Finger(phone, 200, 470) as finger:
        finger.move(200, 300)
        host.is_reachable = False
        host.drop()
        wait_for_top(phone, 844 - MEDIUM)


def test_a_mouse_drags_a_sheet_by_its_head_and_not_by_what_scrolls(desktop, show, host):
    desktop.set_viewport_size({"width": 390, "height": 844})
    answering(host)
    show(desktop, screen(content=3000))
    mouse = desktop.mouse
    mouse.move(200, 700)
    mouse.down()
    mouse.move(200, 500, steps=5)
    mouse.up()
    assert abs(top(desktop) - (844 - MEDIUM)) < 0.6 and phases(host) == []
    mouse.move(200, 470)
    mouse.down()
    mouse.move(200, 300, steps=5)
    assert top(desktop) < 844 - MEDIUM - 130
    mouse.move(200, 100, steps=5)
    mouse.up()
    host.wait_for_event("sheet", phase="settled", detent=1)


def test_a_dialog_keeps_the_focus_and_gives_it_back(desktop, show, host):
    button = create(20, PRESENTER, 0, "UIButton", [10, 10, 100, 40], id="opener", ax={"r": "button", "l": "Open"})
    inner = create(21, HEAD, 0, "UIButton", [10, 10, 100, 40], id="done", ax={"r": "button", "l": "Done"})
    behind = screen()[:2] + [button]
    show(desktop, behind)
    desktop.locator("[data-identifier=opener]").focus()
    host.patch(*screen()[2:], inner)
    wait_until(desktop, "document.activeElement.dataset.identifier === 'done'")
    assert desktop.evaluate("document.querySelector('[data-identifier=presenter]').inert")
    dialog = desktop.locator("[role=dialog]")
    assert dialog.get_attribute("aria-modal") == "true" and dialog.get_attribute("aria-label") == "Sheet"
    alert = create(30, ROOT, 2, "AlertView", [0, 0, 390, 844], ax={"r": "alert", "m": True})
    ok = create(31, 30, 0, "AlertButton", [100, 400, 100, 44], id="ok", ax={"r": "button", "l": "OK"})
    host.patch(alert, ok)
    wait_until(desktop, "document.activeElement.dataset.identifier === 'ok'")
    host.patch(remove(30))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'done'")
    host.patch(remove(CONTAINER))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'opener'")
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")


@pytest.mark.parametrize("role, found, name", [("alert", "alertdialog", "Options"), ("dialog", "dialog", "Dialog")])
def test_a_dialog_without_a_title_has_a_name(desktop, show, role, found, name):
    show(desktop, [*screen()[:2], create(30, ROOT, 1, "AlertView", [0, 0, 390, 844], ax={"r": role, "l": "", "m": True})])
    assert desktop.get_by_role(found, name=name, exact=True).get_attribute("aria-modal") == "true"


def test_return_activates_an_alert_of_which_no_button_has_the_focus(desktop, show, host):
    # Before the user has done anything, the alert itself takes the focus.
    show(desktop, [*screen()[:2], create(30, ROOT, 1, "AlertView", [0, 0, 390, 844], ax={"r": "alert", "l": "Sure?", "m": True}),
                   create(31, 30, 0, "AlertButton", [10, 10, 100, 44], id="ok", ax={"r": "button", "l": "OK"})])
    wait_until(desktop, "document.activeElement.getAttribute('role') === 'alertdialog'")
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=30)
    desktop.keyboard.press("Tab")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'ok'")
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=31)


def test_the_focus_passes_over_a_hidden_button_of_a_dialog(desktop, show, host):
    hidden = create(20, HEAD, 0, "UIButton", [10, 10, 100, 40], id="back", h=True, ax={"r": "button", "l": "Back"})
    shown = create(21, HEAD, 1, "UIButton", [200, 10, 100, 40], id="done", ax={"r": "button", "l": "Done"})
    show(desktop, screen()[:2])
    desktop.keyboard.press("Shift")
    host.patch(*screen()[2:], hidden, shown)
    wait_until(desktop, "document.activeElement.dataset.identifier === 'done'")


def test_after_a_click_the_dialog_itself_takes_the_focus_without_a_ring_and_after_a_key_its_first_button(desktop, show, host):
    def button(number, name):
        return create(number, HEAD, 0, "UIButton", [10, 10, 100, 40], id=name, ax={"r": "button", "l": name})

    show(desktop, screen()[:2])
    host.patch(*screen()[2:], button(20, "edit"))
    wait_until(desktop, "document.activeElement.matches('[role=dialog]')")
    desktop.locator("[data-identifier=edit]").click()
    host.patch(remove(20), button(21, "done"))
    wait_until(desktop, "document.activeElement.matches('[role=dialog]')")
    assert desktop.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
    desktop.keyboard.press("Tab")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'done'")
    host.patch(remove(21), button(22, "send"))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'send'")


def test_no_ring_surrounds_a_button_of_a_dialog_before_the_user_has_done_anything(desktop, show, host):
    done = create(20, HEAD, 0, "UIButton", [10, 10, 100, 40], id="done", ax={"r": "button", "l": "Done"})
    show(desktop, screen()[:2])
    host.patch(*screen()[2:], done)
    wait_until(desktop, "document.activeElement.matches('[role=dialog]')")
    desktop.keyboard.press("Tab")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'done'")


def test_a_dialog_gives_the_focus_back_to_an_opener_that_has_been_made_again(desktop, show, host):
    def opener(number):
        return create(number, ROOT, 0, "UIButton", [10, 10, 100, 40], id="opener", ax={"r": "button", "l": "Open"})

    show(desktop, [screen()[0], opener(20)])
    desktop.locator("[data-identifier=opener]").focus()
    done = create(21, HEAD, 0, "UIButton", [10, 10, 100, 40], id="done", ax={"r": "button", "l": "Done"})
    host.patch(*screen()[2:], done)
    wait_until(desktop, "document.activeElement.dataset.identifier === 'done'")
    host.patch(remove(20))
    host.patch(opener(22), remove(CONTAINER))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'opener'")


def test_elements_behind_an_undimmed_sheet_take_touches_and_the_sheet_too(phone, show, host):
    scene = screen(content=3000)
    scene[2] = create(CONTAINER, ROOT, 1, "PresentationContainer", [0, 0, 390, 844], nt=True)
    scene[5] = create(DIM, CONTAINER, 1, "PresentationDimmingView", [0, 0, 390, 844], id="dim", o=0, z=-1)
    show(phone, scene)
    at = "document.elementFromPoint(...arg).closest('[data-identifier]').dataset.identifier"
    assert phone.evaluate(f"(arg) => {at}", [100, 100]) == "presenter"
    assert phone.evaluate(f"(arg) => {at}", [200, 470]) == "head"
    drag(phone, 200, 470, dy=-300, steps=40)
    host.wait_for_event("sheet", phase="settled", detent=1)


def test_a_second_finger_releases_the_sheet(phone, show, host):
    show(phone, screen())
    with Finger(phone, 200, 470) as finger:
        finger.move(200, 400)
        finger._dispatch("touchStart", [{"x": 200, "y": 400, "id": 0}, {"x": 100, "y": 700, "id": 1}])
        host.wait_for_event("sheet", phase="settled", detent=0)


@pytest.mark.parametrize("value", [
    {"h": [], "at": 0, "g": 0, "rev": 0}, {"h": [400], "at": 1, "g": 0, "rev": 0}, {"h": ["x"], "at": 0, "g": 0, "rev": 0},
    {"h": [400], "at": 0, "g": 0, "rev": 0, "with": [{"id": 1}]},
])
def test_an_invalid_sheet_is_none(phone, show, host, value):
    scene = screen()
    scene[3]["set"]["dt"] = value
    show(phone, scene)
    drag(phone, 200, 470, dy=-200)
    assert phases(host) == []
