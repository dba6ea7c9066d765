"""An audit of what the examples present over their screens, and of states that a user brings about: axe-core finds nothing in light
and dark appearance, what is read comes in the order on the screen, and what is presented has the focus until it is gone."""

import pytest
from audit import Audit
from devices import DESKTOP, PHONE
from gestures import Finger, middle, wait_until, wait_until_ready
from screens import Screens

DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
PRESENTED = "[data-view=PresentationContainer], [role=alertdialog]"
# What describes the element with the focus: its index path or its name.
FOCUSED = "document.activeElement.dataset.indexPath ?? document.activeElement.ariaLabel"


def open_screens(open_page, examples, name, device):
    """Opens an example in English, and returns its screens and their audit."""
    page = open_page({**device, "locale": "en-GB"}, contrast="more", color_scheme="light")
    audit = Audit(page)
    page.goto(examples.url_of(name))
    wait_until_ready(page)
    return Screens(page, audit), audit


def open_workshop(screens, title):
    screens.click("[role=tab][aria-label=Workshop]")
    screens.press(screens.row(title))


@DEVICES
def test_sheets_popovers_and_action_sheets_are_accessible(open_page, examples, device):
    screens, audit = open_screens(open_page, examples, "Furniture", device)
    open_workshop(screens, "Sheets")
    for title in ("Page sheet", "Half sheet", "Small sheet", "Popover", "Action sheet"):
        screens.press(screens.row(title))
        screens.look_in_light_and_dark(title, PRESENTED)
        screens.dismiss(PRESENTED)
    screens.press(screens.row("Full screen"))
    screens.look_in_light_and_dark("Full screen", PRESENTED)
    assert audit.faults == {}
    assert len(audit.findings) == 12


@DEVICES
def test_alerts_and_action_sheets_without_a_title_are_accessible(open_page, examples, device):
    screens, audit = open_screens(open_page, examples, "Furniture", device)
    page = screens.page
    screens.click("[role=tab][aria-label=Settings]")
    screens.press(screens.row("Reset all settings"))
    screens.look_in_light_and_dark("alert", "[role=alertdialog]")
    screens.dismiss("[role=alertdialog]")
    open_workshop(screens, "New order")
    page.get_by_label("Name", exact=True).click()
    page.keyboard.type("Mara")
    screens.look_in_light_and_dark("form", "[role=dialog]")
    screens.press(page.get_by_role("button", name="Cancel"))
    screens.look_in_light_and_dark("question", "[role=alertdialog]:has-text('Discard order')")
    assert audit.faults == {}
    assert len(audit.findings) == 6


@DEVICES
def test_context_menus_drawers_and_lists_of_activities_are_accessible(open_page, examples, device):
    screens, audit = open_screens(open_page, examples, "Furniture", device)
    page = screens.page
    open_workshop(screens, "Showroom")
    lamp = page.locator("[data-identifier=store]").get_by_label("Lamp")
    if device is PHONE:
        with Finger(page, *middle(lamp)):
            page.get_by_role("menuitem", name="Duplicate").wait_for()
    else:
        page.mouse.click(*middle(lamp), button="right")
    screens.look_in_light_and_dark("context menu", "[role=menu]")
    screens.dismiss("[role=menu]")
    screens.press(lamp)
    screens.look_in_light_and_dark("drawer", "[data-identifier=drawer]")
    screens.press(page.locator("[data-identifier=drawer]").get_by_role("button", name="Share…"))
    screens.look_in_light_and_dark("activities", "[data-view=ActivityView] [role=button]")
    assert audit.faults == {}
    assert len(audit.findings) == 6


@DEVICES
def test_swipe_actions_and_searches_are_accessible(open_page, examples, device):
    screens, audit = open_screens(open_page, examples, "Furniture", device)
    page = screens.page
    screens.swipe_aside(screens.row("The oak table"), -160)
    screens.look_in_light_and_dark("actions of a message")
    open_workshop(screens, "Timber")
    # A picture of the field moves along with its screen until the screen has come.
    wait_until(page, "document.querySelectorAll('[placeholder=\"Search timber\"]').length === 1")
    page.get_by_placeholder("Search timber").click()
    page.keyboard.type("ja su")
    screens.row("Alder").wait_for(state="detached")
    screens.look_in_light_and_dark("search", "[data-index-path]:has-text('Sugi')")
    page.keyboard.type("x")
    screens.look_in_light_and_dark("search without results", "text=No timber begins with")
    assert audit.faults == {}
    assert len(audit.findings) == 6


@DEVICES
def test_states_of_the_catalogs_screens_are_accessible(open_page, examples, device):
    screens, audit = open_screens(open_page, examples, "Catalog", device)
    page = screens.page

    def open_screen(name):
        if not page.locator("[data-identifier=catalog]").is_visible():
            screens.go_back("[data-identifier=catalog]")
        line = page.locator(f"[data-identifier=row-{name}]")
        screens.scroll_to(line, "catalog")
        screens.press(line)
        page.locator(f"[data-identifier={name}] [data-index-path]").first.wait_for()

    open_screen("AccessoriesScreen")
    screens.press(screens.row("popUpMenu").get_by_role("button"))
    screens.look_in_light_and_dark("menu", "[role=menu]")
    screens.dismiss("[role=menu]")
    screens.press(page.get_by_role("button", name="Edit"))
    screens.look_in_light_and_dark("editing", "[role=button][aria-label=Done]")
    open_screen("SwipeActionsScreen")
    screens.swipe_aside(screens.row("卵"), -160)
    screens.look_in_light_and_dark("actions at the end")
    screens.swipe_aside(screens.row("豆腐"), 160)
    screens.look_in_light_and_dark("actions at the start")
    open_screen("GridScreen")
    screens.press(page.locator("[data-identifier=source]"))
    screens.look_in_light_and_dark("source", "[data-identifier=source-text]")
    if device is DESKTOP:
        screens.press(page.get_by_role("button", name="Sidebar"))
        page.locator("[data-identifier=catalog]").wait_for(state="hidden")
        screens.look_in_light_and_dark("without the outline")
    assert audit.faults == {}
    assert len(audit.findings) == (12 if device is DESKTOP else 10)


def keeps_focus(page, count):
    """Presses Tab a number of times. Returns True if each element that gets the focus lies in what is presented. While one of the
    browser's own controls has the focus, the document's body has it in the page, which counts too."""
    within = []
    for _ in range(count):
        page.keyboard.press("Tab")
        within.append(page.evaluate("""() => document.activeElement === document.body
            || document.activeElement.closest('[role=dialog], [role=alertdialog], [data-view=MenuOverlay]') !== null"""))
    return all(within)


@pytest.mark.parametrize("title, first", [("Page sheet", "Done"), ("Popover", "0-0"), ("Action sheet", "Oil it")])
def test_presented_content_takes_the_focus_keeps_it_and_gives_it_back(open_page, examples, title, first):
    screens, _ = open_screens(open_page, examples, "Furniture", DESKTOP)
    page = screens.page
    open_workshop(screens, "Sheets")
    row = screens.row(title)
    screens.press(row)
    place = row.get_attribute("data-index-path")
    page.locator(PRESENTED).first.wait_for()
    wait_until(page, f"({FOCUSED}) === arg", first)
    assert keeps_focus(page, 25)
    screens.dismiss(PRESENTED)
    assert page.evaluate(FOCUSED) == place


def test_content_on_the_full_screen_gives_the_focus_back_to_its_row(open_page, examples):
    screens, _ = open_screens(open_page, examples, "Furniture", DESKTOP)
    page = screens.page
    open_workshop(screens, "Sheets")
    screens.press(screens.row("Full screen"))
    wait_until(page, f"({FOCUSED}) === 'Done'")
    assert keeps_focus(page, 25)
    screens.press(page.get_by_role("button", name="Done"))
    page.locator(PRESENTED).first.wait_for(state="detached")
    assert page.evaluate(FOCUSED) == "0-5"


def test_an_alert_and_a_menu_keep_the_focus_and_give_it_back(open_page, examples):
    screens, _ = open_screens(open_page, examples, "Furniture", DESKTOP)
    page = screens.page
    screens.click("[role=tab][aria-label=Settings]")
    screens.press(screens.row("Reset all settings"))
    wait_until(page, f"({FOCUSED}) === 'Cancel'")
    assert keeps_focus(page, 6)
    screens.dismiss("[role=alertdialog]")
    assert page.evaluate(FOCUSED) == "3-0"
    open_workshop(screens, "Timber")
    screens.row("Ash").focus()
    page.keyboard.press("Shift+F10")
    wait_until(page, "document.activeElement.matches('[role=menuitem]')")
    assert keeps_focus(page, 6)
    screens.dismiss("[role=menu]")
    assert page.evaluate(FOCUSED) == screens.row("Ash").get_attribute("data-index-path")


@DEVICES
def test_color_pickers_are_accessible(open_page, examples, device):
    screens, audit = open_screens(open_page, examples, "Furniture", device)
    page = screens.page
    open_workshop(screens, "Controls")
    well = page.get_by_role("button", name="Paint", exact=True)
    well.scroll_into_view_if_needed()
    screens.press(well)
    screens.look_in_light_and_dark("grid", PRESENTED)
    page.get_by_role("radio", name="Sliders", exact=True).check(force=True)
    screens.look_in_light_and_dark("sliders", PRESENTED)
    assert audit.faults == {}
    assert len(audit.findings) == 4
