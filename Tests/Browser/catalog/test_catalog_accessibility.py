"""An audit of the catalog's screens: axe-core finds nothing, and what is read comes in the order on the screen."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "accessibility"))

from audit import Audit  # noqa: E402
from conftest import make_catalog  # noqa: E402
from devices import DESKTOP, PHONE  # noqa: E402

SCREENS = [
    "ListScreen", "GridScreen", "InsetGridScreen", "ColumnsScreen", "DistinctSectionsScreen", "AdaptiveSectionsScreen",
    "NestedGroupsScreen", "BadgesScreen", "HeadersFootersScreen", "BackgroundsScreen", "PinnedHeadersScreen",
    "AllBehaviorsScreen", "CardsScreen", "MountainsScreen", "InsertionSortScreen", "WiFiScreen", "AppearancesScreen",
    "OutlineScreen", "AccessoriesScreen", "SwipeActionsScreen", "CustomContentScreen",
]


# A dark window is not among them: the row that is selected beside a screen has white text on the lightened tint there, as on iOS.
DEVICES = {
    "phone": {**PHONE, "color_scheme": "light"},
    "dark phone": {**PHONE, "color_scheme": "dark"},
    "desktop": {**DESKTOP, "color_scheme": "light"},
}


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES.keys())
def test_all_screens_are_accessible_and_read_in_the_order_on_the_screen(browser, catalog_url, device):
    context, catalog = make_catalog(browser, {**device, "contrast": "more"}, catalog_url)
    audit = Audit(catalog.page)
    try:
        for name in SCREENS:
            if device.get("is_mobile"):
                catalog.open(name)
            else:
                catalog.open_beside(name)
            audit.look(name)
    finally:
        context.close()
    assert {screen: found for screen, found in audit.findings.items() if found} == {}
