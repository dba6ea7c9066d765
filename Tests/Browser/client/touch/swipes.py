"""A list whose rows are swiped aside, and hosts that answer with actions, for the tests of swipes."""

from gestures import drag, wait_until
from scenes import FEED, ROOT, create, remove, scroll, text

ROW, OTHER_ROW, CONTENT, ACTIONS, DELETE, FLAG = 10, 20, 11, 30, 31, 32
CONTENT_NODE = "document.querySelector('[data-identifier=content]')"
ROW_NODE = "document.querySelector('[data-identifier=row]')"


def swipes(sides=("r",), revision=0, **more):
    return {"s": list(sides), "rev": revision, **more}


def screen(sides=("r",), **more):
    """Returns a window with a list of two rows of 390×60 points at y = 100 and 160."""
    return [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(FEED, ROOT, 0, "UITableView", [0, 100, 390, 744], cl=True, ax={"r": "list"}, sc=scroll(390, 4000)),
        create(ROW, FEED, 0, "Cell", [0, 0, 390, 60], id="row", ax={"r": "listItem"}, sw=swipes(sides, **more)),
        create(CONTENT, ROW, 0, "UIView", [0, 0, 390, 60], id="content", bg="#eeeeee",
               tx=text(("Row", 16, 20, 60))),
        create(OTHER_ROW, FEED, 1, "Cell", [0, 60, 390, 60], id="other", ax={"r": "listItem"}, sw=swipes(sides)),
    ]


def actions(side="r", full=True):
    """Returns an app's answer: two actions of 80 points at an edge of the row."""
    right = side == "r"
    return [
        create(ACTIONS, ROW, 1, "SwipeActionsView", [230 if right else 0, 0, 160, 60], id="actions",
               sa={"s": side, **({"f": True} if full else {})}, z=10_000),
        create(DELETE, ACTIONS, 0, "SwipeActionButton", [80 if right else 0, 0, 80, 60], id="delete", bg="#ff0000",
               z=2, ax={"r": "button", "l": "Delete"}),
        create(FLAG, ACTIONS, 1, "SwipeActionButton", [0 if right else 80, 0, 80, 60], id="flag", bg="#ff9500",
               z=1, ax={"r": "button", "l": "Flag"}),
    ]


def answering(host, **options):
    """Makes the host answer a swipe with actions at its side, and take them away when the row is closed."""
    def answer(event):
        if event["type"] != "swipe":
            return None
        if event["phase"] == "began":
            return {"type": "patch", "ops": actions(event["side"], **options)}
        if event["phase"] == "closed":
            return {"type": "patch", "ops": [remove(ACTIONS)]}
        return None
    host.on_event = answer


def phases(host):
    return [event["phase"] for event in host.of_type("swipe")]


def left(page, node=CONTENT_NODE):
    return page.evaluate(f"{node}.getBoundingClientRect().left")


def wait_for_left(page, value):
    wait_until(page, f"Math.abs({CONTENT_NODE}.getBoundingClientRect().left - arg) < 0.01", value)


def box(page, name):
    return page.evaluate("""(name) => {
        const { left, right, top, height } = document.querySelector(`[data-identifier=${name}]`).getBoundingClientRect();
        return [left, right, top, height];
    }""", name)


def open_row(page, host):
    drag(page, 300, 130, dx=-150)
    host.wait_for_event("swipe", phase="opened")
    wait_for_left(page, -160)
