"""Elements that keep their colours while the device inverts all others, which only Safari tells pages."""

from gestures import wait_until
from scenes import ROOT, create, text, update

OUTER, INNER, BUTTON = 2, 3, 4


def invert(page):
    """Lets the style of inverted colours apply, as in Safari."""
    page.evaluate("""() => {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        for (const rule of rules.filter((rule) => /inverted-colors/.test(rule.conditionText ?? rule.media?.mediaText))) {
            rule.media.mediaText = 'all';
        }
    }""")


def filters(page):
    return page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('[data-identifier]')].map((node) =>
        [node.dataset.identifier, getComputedStyle(node).filter]))""")


def scene():
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], id="window"),
            create(OUTER, ROOT, 0, "UIView", [0, 0, 200, 200], id="outer", bg="#ff0000", kc=True),
            create(INNER, OUTER, 0, "UIView", [0, 0, 100, 100], id="inner", bg="#00ff00", kc=True),
            create(BUTTON, ROOT, 1, "UIButton", [0, 300, 200, 44], id="button", bg="#ffffff", kc=True,
                   sh={"c": "#000000", "r": 2, "x": 0, "y": 1, "k": True}, tx=text(("Buy", 10, 12, 40)),
                   ax={"r": "button"}, pr={"o": 0.5})]


def test_colours_are_as_usual_while_the_device_inverts_nothing(desktop, show):
    show(desktop, scene())
    assert filters(desktop) == {"window": "none", "outer": "none", "inner": "none",
                                "button": "drop-shadow(rgb(0, 0, 0) 0px 1px 2px)"}


def test_an_element_that_keeps_its_colours_is_inverted_back_once(desktop, show, host):
    show(desktop, scene())
    invert(desktop)
    # A button changes its look gradually.
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=button]')).filter.endsWith(' invert(1)')")
    shadow = "drop-shadow(rgb(0, 0, 0) 0px 1px 2px)"
    assert filters(desktop) == {"window": "none", "outer": "invert(1)", "inner": "none", "button": f"{shadow} invert(1)"}
    host.send({"type": "patch", "ops": [update(OUTER, clear=["kc"])]})
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=outer]')).filter === 'none'")
    assert filters(desktop)["inner"] == "invert(1)"


def test_a_pressed_element_keeps_its_colours(desktop, show):
    show(desktop, scene())
    invert(desktop)
    desktop.mouse.move(100, 320)
    desktop.mouse.down()
    assert filters(desktop)["button"] == "drop-shadow(rgb(0, 0, 0) 0px 1px 2px) invert(1) opacity(0.5)"
    desktop.mouse.up()


def test_an_image_that_the_browser_inverts_back_by_itself_is_not_inverted_twice(desktop, show):
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                   create(OUTER, ROOT, 0, "UIView", [0, 0, 200, 200], id="outer", kc=True)])
    invert(desktop)
    # Safari's own style inverts images. An element within the view takes its part.
    assert desktop.evaluate("""() => {
        const outer = document.querySelector('[data-identifier=outer]');
        const [within, beside] = [outer, outer.parentNode].map((node) => node.appendChild(document.createElement('img')));
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('@layer browser { img { filter: invert(1); } }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        return [within, beside].map((node) => getComputedStyle(node).filter);
    }""") == ["none", "invert(1)"]
