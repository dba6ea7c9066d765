"""An audit of the catalog's screens in light and dark appearance: axe-core finds nothing, and what is read comes in the order on
the screen."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "accessibility"))

from audit import Audit  # noqa: E402
from devices import DESKTOP, PHONE  # noqa: E402

SCREENS = [
    "ListScreen", "GridScreen", "InsetGridScreen", "ColumnsScreen", "DistinctSectionsScreen", "AdaptiveSectionsScreen",
    "NestedGroupsScreen", "BadgesScreen", "HeadersFootersScreen", "BackgroundsScreen", "PinnedHeadersScreen",
    "AllBehaviorsScreen", "CardsScreen", "MountainsScreen", "InsertionSortScreen", "WiFiScreen", "AppearancesScreen",
    "OutlineScreen", "AccessoriesScreen", "SwipeActionsScreen", "CustomContentScreen",
]


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_all_screens_are_accessible_and_read_in_the_order_on_the_screen(open_catalog, device):
    catalog = open_catalog({**device, "contrast": "more", "color_scheme": "light"})
    audit = Audit(catalog.page)
    for name in SCREENS:
        if device is PHONE:
            catalog.open(name)
        else:
            catalog.open_beside(name)
        audit.look_in_light_and_dark(name)
    catalog.open_behavior("paging")
    audit.look_in_light_and_dark("OrthogonalScreen-paging")
    assert audit.faults == {}
    assert len(audit.findings) == 44
