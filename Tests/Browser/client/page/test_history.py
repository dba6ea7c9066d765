"""The browser's Back and Forward, and fingers that come in from an edge."""

import pytest
from gestures import Finger, wait_until, wait_until_ready, wait_until_state
from scenes import FEED, ROOT, create, feed, scroll, text, update


class App:
    """An app with a stack of screens, with the messages of its host about the stack."""

    def __init__(self, host):
        self.host = host
        self.depth = 0
        self.farthest = None
        """The depth beyond which the app does not go when it is asked; None if it goes wherever it is asked to go."""
        self.lets_go = True
        """False if the app does not go where it is asked to go."""
        self.is_slow = False
        """True if the app does not answer at once."""
        self.question = 0
        """The number of the last question."""
        host.on_event = self.hear

    def hear(self, event):
        if event["type"] != "history":
            return None
        self.question = event["question"]
        if self.lets_go:
            self.depth = event["depth"] if self.farthest is None else min(event["depth"], self.farthest)
        return None if self.is_slow else self.message()

    def message(self):
        return {"type": "history", "depth": self.depth, "question": self.question}

    def go(self, depth):
        """Pushes or pops by itself."""
        self.depth = depth
        self.host.send(self.message())


@pytest.fixture
def app(host):
    return App(host)


def place(page):
    """Returns the number of the page's entries before the present one."""
    return page.evaluate("history.state.tessera")


def wait_for_place(page, wanted):
    wait_until(page, f"history.state?.tessera === {wanted}")


def wait_until_displayed(page, host, opacity):
    """Waits until the page has taken all messages of the host."""
    host.patch(update(FEED, o=opacity))
    wait_until(page, "document.querySelector('[data-view=UICollectionView]').style.opacity === arg", str(opacity))


def asked(host):
    return [event["depth"] for event in host.of_type("history")]


def go_back_twice_before_an_answer(page, show, host, app):
    """Lets the user go back two of three steps while the app does not answer. Returns the app's answer to the first question."""
    show(page, feed())
    app.go(3)
    wait_for_place(page, 3)
    app.is_slow = True
    page.go_back()
    host.wait_for(lambda: asked(host) == [2])
    answer = app.message()
    page.go_back()
    host.wait_for(lambda: asked(host) == [2, 1])
    return answer


def test_each_step_back_has_an_entry(phone, show, host, app):
    show(phone, feed())
    before = phone.evaluate("history.length")
    app.go(1)
    wait_for_place(phone, 1)
    app.go(3)
    wait_for_place(phone, 3)
    assert phone.evaluate("history.length") == before + 3
    assert asked(host) == []


def test_back_asks_the_app_and_forward_brings_back(phone, show, host, app):
    show(phone, feed())
    app.go(2)
    wait_for_place(phone, 2)
    phone.go_back()
    host.wait_for_event("history", depth=1)
    phone.go_back()
    host.wait_for_event("history", depth=0)
    phone.go_forward()
    host.wait_for(lambda: asked(host) == [1, 0, 1])
    wait_for_place(phone, 1)


def test_two_steps_back_before_the_answer_to_the_first_are_two_steps(phone, show, host, app):
    go_back_twice_before_an_answer(phone, show, host, app)
    # The app received both questions before it answered, and answers both of them with one message.
    app.is_slow = False
    app.go(1)
    wait_until_displayed(phone, host, 0.9)
    assert place(phone) == 1
    phone.go_back()
    host.wait_for(lambda: asked(host) == [2, 1, 0])


def test_an_answer_that_crosses_the_next_step_back_does_not_undo_it(phone, show, host, app):
    answer = go_back_twice_before_an_answer(phone, show, host, app)
    length = phone.evaluate("history.length")
    host.send(answer)
    wait_until_displayed(phone, host, 0.9)
    assert place(phone) == 1
    app.go(1)
    wait_until_displayed(phone, host, 0.8)
    phone.go_back()
    host.wait_for(lambda: asked(host) == [2, 1, 0])
    assert phone.evaluate("history.length") == length


def test_the_messages_of_an_app_that_knows_no_questions_are_answers(phone, show, host, app):
    show(phone, feed())
    host.send({"type": "history", "depth": 1})
    wait_for_place(phone, 1)
    app.is_slow = True
    phone.go_back()
    host.wait_for(lambda: asked(host) == [0])
    host.send({"type": "history", "depth": 1})
    wait_for_place(phone, 1)


def test_a_jump_over_several_entries_is_one_question(phone, show, host, app):
    show(phone, feed())
    app.go(3)
    wait_for_place(phone, 3)
    phone.evaluate("history.go(-3)")
    host.wait_for_event("history", depth=0)
    host.wait_for(lambda: asked(host) == [0])


def test_entries_of_controllers_that_the_app_pops_by_itself_are_removed(phone, show, host, app):
    show(phone, feed())
    app.go(3)
    wait_for_place(phone, 3)
    app.go(1)
    wait_for_place(phone, 1)
    app.go(2)
    wait_for_place(phone, 2)
    phone.go_back()
    host.wait_for_event("history", depth=1)
    host.wait_for(lambda: asked(host) == [1])


def test_quick_changes_of_the_app_end_at_the_last(phone, show, host, app):
    show(phone, feed())
    for depth in [3, 1, 4, 0, 2]:
        app.go(depth)
    wait_for_place(phone, 2)
    # The browser takes its steps in order: a step of the page that it has still to take comes before this one.
    phone.go_back()
    host.wait_for_event("history", depth=1)
    assert place(phone) == 1
    assert asked(host) == [1]


def test_an_app_that_does_not_go_back_keeps_its_entries(phone, show, host, app):
    show(phone, feed())
    app.go(1)
    wait_for_place(phone, 1)
    length = phone.evaluate("history.length")
    app.lets_go = False
    for turn in range(3):
        phone.go_back()
        host.wait_for(lambda: len(asked(host)) == turn + 1)
        wait_for_place(phone, 1)
    host.wait_for(lambda: asked(host) == [0, 0, 0])
    assert phone.evaluate("history.length") == length


def test_forward_to_a_controller_that_is_gone_leads_nowhere(phone, show, host, app):
    show(phone, feed())
    app.go(1)
    wait_for_place(phone, 1)
    app.go(0)
    wait_for_place(phone, 0)
    app.farthest = 0
    phone.go_forward()
    host.wait_for_event("history", depth=1)
    wait_for_place(phone, 0)
    assert phone.evaluate("document.documentElement.dataset.tessera") == "ready"


def test_a_push_after_back_takes_the_place_of_the_entries_ahead(phone, show, host, app):
    show(phone, feed())
    app.go(3)
    wait_for_place(phone, 3)
    length = phone.evaluate("history.length")
    phone.go_back()
    host.wait_for_event("history", depth=2)
    phone.go_back()
    host.wait_for_event("history", depth=1)
    app.go(2)
    wait_for_place(phone, 2)
    assert phone.evaluate("history.length") == length - 1


def test_a_page_that_is_loaded_again_starts_at_its_first_entry(phone, show, host, app):
    show(phone, feed())
    app.go(2)
    wait_for_place(phone, 2)
    app.depth = 0
    phone.reload()
    wait_until_ready(phone)
    wait_for_place(phone, 0)
    assert asked(host) == []


def test_a_connection_that_comes_back_keeps_the_entries(phone, show, host, app):
    show(phone, feed())
    app.go(2)
    wait_for_place(phone, 2)
    host.depth = 2
    host.drop()
    wait_until_state(phone, "lost")
    wait_until_ready(phone)
    assert place(phone) == 2
    assert asked(host) == []


def test_back_without_a_connection_is_asked_for_later(phone, show, host, app):
    show(phone, feed())
    app.go(2)
    wait_for_place(phone, 2)
    host.depth = 2
    host.is_reachable = False
    host.drop()
    wait_until_state(phone, "lost")
    phone.go_back()
    wait_for_place(phone, 1)
    host.is_reachable = True
    host.wait_for_event("history", depth=1)
    wait_until_ready(phone)
    assert place(phone) == 1


def test_a_device_that_ended_leaves_no_entries(phone, show, host, app):
    show(phone, feed())
    app.go(2)
    wait_for_place(phone, 2)
    host.end({"type": "ended", "reason": "It crashed.", "retry": 0.1}, 4001)
    wait_until_state(phone, "lost")
    wait_until_ready(phone)
    wait_for_place(phone, 0)
    assert asked(host) == []


def test_more_steps_than_browsers_remember_are_counted_on(phone, show, host, app):
    show(phone, feed())
    app.go(40)
    wait_for_place(phone, 30)
    phone.go_back()
    host.wait_for_event("history", depth=39)
    wait_for_place(phone, 30)


def test_an_invalid_depth_is_skipped(phone, show, host, app):
    show(phone, feed())
    for depth in [-1, 1.5, "2", None]:
        host.send({"type": "history", "depth": depth})
    app.go(1)
    wait_for_place(phone, 1)
    assert len([line for line in phone.console_lines if "a depth is a whole number" in line]) == 4


# Edges


def wide(**properties):
    """Returns a window with content that scrolls to the side, and perhaps a gesture at an edge."""
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], **properties),
            create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], cl=True,
                   sc=scroll(2000, 844, at=(600, 0), bh=True))]


def phases(host):
    return [touch["phase"] for touch in host.of_type("touch")]


def test_a_finger_that_comes_in_from_a_watched_edge_scrolls_nothing(phone, show, host):
    show(phone, wide(eg=2))
    with Finger(phone, 10, 400) as finger:
        finger.move(200, 405)
        host.wait_for(lambda: "moved" in phases(host))
    host.wait_for_event("touch", phase="ended")
    assert "cancelled" not in phases(host)
    assert phone.evaluate("document.querySelector('[data-view=UIScrollView]').scrollLeft") == 600


def test_a_finger_that_does_not_go_inwards_scrolls(phone, show, host):
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], eg=2),
                 create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], cl=True, sc=scroll(390, 3000))])
    with Finger(phone, 10, 600) as finger:
        finger.move(14, 300)
        host.wait_for_event("touch", phase="cancelled")
    host.wait_for_event("scroll", phase="idle")


@pytest.mark.parametrize("edges, start", [(0, 10), (2, 60), (8, 10)])
def test_elsewhere_the_browser_scrolls(phone, show, host, edges, start):
    show(phone, wide(eg=edges) if edges else wide())
    with Finger(phone, start, 400) as finger:
        finger.move(start + 200, 400)
        host.wait_for_event("touch", phase="cancelled")


def test_the_right_edge_is_watched_where_the_way_back_leads_there(phone, show, host):
    show(phone, wide(eg=8))
    with Finger(phone, 380, 400) as finger:
        finger.move(200, 400)
        host.wait_for(lambda: "moved" in phases(host))
    host.wait_for_event("touch", phase="ended")
    assert "cancelled" not in phases(host)


def test_an_edge_that_is_not_watched_any_more_scrolls(phone, show, host):
    show(phone, wide(eg=2))
    host.patch(update(ROOT, clear=["eg"]), create(9, ROOT, 0, "Mark", [0, 0, 1, 1]))
    phone.locator("[data-view=Mark]").wait_for(state="attached")
    with Finger(phone, 10, 400) as finger:
        finger.move(200, 400)
        host.wait_for_event("touch", phase="cancelled")


def test_a_touch_states_if_the_mouse_makes_it(desktop, show, host):
    show(desktop, wide(eg=2))
    desktop.mouse.click(10, 60)
    assert host.wait_for_event("touch", phase="began")["pointer"] == "mouse"
    assert "pointer" not in host.wait_for_event("touch", phase="ended")


def test_the_mouse_selects_text_at_an_edge(desktop, show, host):
    label = create(5, ROOT, 0, "UILabel", [0, 100, 300, 30], tx=text(("Left and right", 2, 20, 100)))
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800], eg=2), label])
    line = desktop.locator("[data-view=UILabel] span").first.bounding_box()
    middle = line["y"] + line["height"] / 2
    desktop.mouse.move(line["x"] + 1, middle)
    desktop.mouse.down()
    desktop.mouse.move(line["x"] + 60, middle, steps=8)
    desktop.mouse.up()
    assert desktop.evaluate("getSelection().toString()").startswith("Le")
