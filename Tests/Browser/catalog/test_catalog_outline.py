"""Tests of the outline of the catalog, of its screens, and of the pages with their sources."""

import pytest
from gestures import go_back


def test_families_collapse_and_expand(on_phone):
    family = on_phone.line("Grids")
    on_phone.click(family)
    on_phone.identified("row-GridScreen").wait_for(state="detached")
    on_phone.click(family)
    on_phone.identified("row-GridScreen").wait_for()
    # A family within a family expands and collapses as well.
    before = on_phone.is_expanded("Behaviors")
    on_phone.click(on_phone.line("Behaviors"))
    row = on_phone.identified("row-OrthogonalScreen-paging")
    row.wait_for(state="detached" if before else "visible")
    on_phone.click(on_phone.line("Behaviors"))
    row.wait_for(state="visible" if before else "detached")


def test_the_source_is_one_click_away_and_back_leads_to_the_screen(on_phone):
    page = on_phone.page
    on_phone.open("GridScreen")
    on_phone.click(on_phone.identified("source"))
    text = on_phone.identified("source-text")
    text.get_by_text("final class GridScreen").first.wait_for()
    # The screen's cell has a source file of its own.
    on_phone.click(page.get_by_role("button", name="ファイル"))
    on_phone.click(page.get_by_role("menuitemcheckbox", name="TileCell.swift"))
    text.get_by_text("final class TileCell").first.wait_for()
    go_back(page, depth=2)
    on_phone.identified("GridScreen").wait_for()


def test_a_wide_window_has_the_outline_beside_the_screen(on_desktop):
    grid = on_desktop.open_beside("GridScreen")
    assert on_desktop.identified("catalog").is_visible()
    left = on_desktop.box(on_desktop.identified("catalog"))
    right = on_desktop.box(grid)
    assert (left[0], left[2]) == (0, 320)
    assert (right[0], right[2]) == (320, 960)
    # The five columns share the width beside the outline, so that each has 960 / 5 points.
    assert on_desktop.box(on_desktop.tile("い"))[2] == 192
    # The keyboard opens a screen too.
    line = on_desktop.identified("row-ListScreen")
    line.focus()
    on_desktop.page.keyboard.press("Enter")
    on_desktop.identified("ListScreen").wait_for()


SCREENS = [
    "ListScreen", "GridScreen", "InsetGridScreen", "ColumnsScreen", "DistinctSectionsScreen", "AdaptiveSectionsScreen",
    "NestedGroupsScreen", "BadgesScreen", "HeadersFootersScreen", "PinnedHeadersScreen", "BackgroundsScreen",
    "AllBehaviorsScreen", "CardsScreen", "AppearancesScreen", "OutlineScreen", "AccessoriesScreen", "SwipeActionsScreen",
    "CustomContentScreen", "MountainsScreen", "InsertionSortScreen", "WiFiScreen",
]


@pytest.mark.parametrize("names", [SCREENS[:11], SCREENS[11:]], ids=["layouts", "lists"])
def test_every_screen_opens_and_cuts_off_no_text_at_the_largest_text_size(on_small_phone_with_largest_text, names):
    catalog = on_small_phone_with_largest_text
    faults = {}
    for name in names:
        catalog.open(name)
        faults[name] = cut_off(catalog.page)
    assert faults == {name: [] for name in names}


def cut_off(page):
    """Returns the texts that extend beyond their cell or header, and those of which not all lines or letters fit."""
    return page.evaluate("""() => [...document.querySelectorAll('.screen .t')].flatMap((text) => {
        const cell = text.closest('[data-index-path]');
        if (!cell || getComputedStyle(text).visibility === 'hidden') return [];
        const letters = document.createRange();
        letters.selectNodeContents(text);
        const [place, box] = [letters.getBoundingClientRect(), cell.getBoundingClientRect()];
        // A line has room above and below its letters, which may reach beyond the cell.
        const room = Math.max(1, 0.15 * parseFloat(getComputedStyle(text).fontSize));
        const isWithin = place.left >= box.left - 1 && place.right <= box.right + 1 && place.top >= box.top - room
            && place.bottom <= box.bottom + room;
        return isWithin && !text.textContent.endsWith('…') ? [] : [text.textContent];
    })""")
