"""An audit of the examples' screens: axe-core finds nothing, and what is read and reached with Tab comes in the order on the
screen."""

import pytest
from audit import Audit
from devices import DESKTOP, PHONE
from gestures import wait_until_ready
from screens import Screens


def audit_photos(screens):
    screens.look("photos", "[data-identifier=photos] [data-index-path='0-0']")
    screens.click("[role=tab][aria-label=記事]")
    screens.look("articles", "[data-identifier=articles] [data-index-path='0-0']")


def audit_gourmet(screens):
    screens.look("gourmet", "[data-index-path='0-0']", "[data-index-path='1-0']")


def audit_home(screens):
    screens.look("home", "[data-index-path='0-0']", "[data-index-path='1-0']")
    screens.click("[data-index-path='1-0']")
    screens.look("article", "[data-identifier=detail]")


def audit_top(screens):
    screens.look("top", "[data-view=TopBannerCell]")


def audit_furniture(screens):
    screens.look("mail", "[data-index-path]:visible")
    screens.click("[data-index-path]", "The oak table")
    screens.look("message", "[data-view=UINavigationBar]:has-text('The oak table'):visible")
    screens.go_back("[data-index-path]:has-text('Re: Shelves'):visible")
    screens.click("[role=tab][aria-label=People]")
    screens.look("people", "[data-index-path]:has-text('Adaora Obi'):visible")
    screens.click("[role=tab][aria-label=Settings]")
    screens.look("settings", "[data-index-path]:has-text('Rounding'):visible")
    screens.click("[role=tab][aria-label=Workshop]")
    screens.look("workshop", "[data-index-path]:has-text('New order'):visible")
    for title in ("New order", "Timber", "Showroom", "Floor plan", "Controls"):
        screens.click("[data-index-path]:visible", title)
        screens.look(title, f"[data-view=UINavigationBar]:has-text('{title}'):visible")
        screens.go_back("[data-index-path]:has-text('New order'):visible")


def audit_extras(screens):
    screens.look("list", "[data-identifier=extras] [data-index-path='0-2']")
    for item, title in enumerate(["並べ替え", "タブの束", "大きな表"]):
        screens.click(f"[data-identifier=extras] [data-index-path='0-{item}']")
        screens.page.locator("[data-identifier=extras]").wait_for(state="detached")
        screens.look(title)
        screens.go_back("[data-identifier=extras] [data-index-path='0-2']")


def audit_catalog(screens):
    # The tests of the catalog audit its screens.
    screens.look("outline", "[data-identifier=catalog] [data-index-path]")


EXAMPLES = {
    "Photos": audit_photos, "Gourmet": audit_gourmet, "Home": audit_home, "Top": audit_top, "Furniture": audit_furniture,
    "Extras": audit_extras, "Catalog": audit_catalog,
}


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_accessible_and_read_in_the_order_on_the_screen(open_page, examples, name, device):
    page = open_page(device, contrast="more")
    audit = Audit(page)
    page.goto(examples.url_of(name))
    wait_until_ready(page)
    EXAMPLES[name](Screens(page, audit))
    assert audit.faults == {}


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_of_all_examples_is_accessible(open_page, examples, device):
    page = open_page(device)
    # The phones on the page contain examples, which are examined by themselves.
    page.route("**/*", lambda route: route.abort() if route.request.frame.parent_frame else route.continue_())
    page.goto(examples.gallery)
    audit = Audit(page)
    audit.look("gallery")
    assert audit.findings == {"gallery": []}


def test_the_tab_key_leads_from_the_bar_through_the_content_to_the_tabs(desktop, examples):
    desktop.goto(examples.url_of("Furniture"))
    wait_until_ready(desktop)
    desktop.locator("[data-index-path='0-0']").wait_for()
    parts, rows = [], []
    while parts[-1:] != ["UITabBar"] and len(rows) < 60:
        desktop.keyboard.press("Tab")
        part, row = desktop.evaluate("""() => {
            const { activeElement: node } = document;
            const part = node.closest('[data-view=UINavigationBar], [data-view=UITabBar]') ?? node.closest('.scroller');
            return [part.dataset.view, node.closest('[data-index-path]')?.dataset.indexPath ?? null];
        }""")
        if parts[-1:] != [part]:
            parts.append(part)
        if row and row not in rows:
            rows.append(row)
    assert parts == ["UINavigationBar", "UITableView", "UITabBar"]
    # The arrow keys lead to the other rows.
    assert rows == ["0-0"]
